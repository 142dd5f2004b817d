"""Rulebook: Event, and the Events of all Monster cards; Frenzied Monsters; Defeated by a Hero."""

import pytest

from games.horrified.content import FRENZY
from games.horrified.events import AttackRolled, FrenzyMoved, MonsterMoved
from games.horrified.frenzy import defeat_monster, next_frenzy
from games.horrified_greek.box import box
from games.horrified_greek.cards import ItemDealt
from tests.games.horrified_greek.isle import Isle

# Events


def test_despair_moves_toward_the_nearest_legend(isle: type[Isle]) -> None:
    """Three spaces; without a Legend nobody moves; without an Orange Monster nothing happens."""
    game = isle("minotaur", "siren").citizen("atalanta").event("despair-1")
    assert game.at("minotaur") == "battlefield"
    assert isle("minotaur", "siren").event("despair-2").at("minotaur") == "acropolis"
    assert isle("basilisk", "siren").citizen("atalanta").event("despair-1").told(MonsterMoved) == []


def test_active_player_decides_where_an_event_fits_several(isle: type[Isle]) -> None:
    """Two Legends as near: whom the Minotaur goes for."""
    game = isle("minotaur", "siren").citizen("daedalus", "port").citizen("icarus", "vineyards")
    game.event("despair-1")
    assert sorted(game.options("ann")) == ["to:port", "to:vineyards"]


def test_serenade_draws_heroes_and_legends(isle: type[Isle]) -> None:
    """RULINGS 42: each one space toward the nearer Purple Monster; who is with one stays."""
    game = isle("medusa", "siren").hero("ann", at="stables").hero("bob", at="lighthouse")
    game.citizen("daedalus").event("serenade-1")
    assert game.place("ann") == "crossroads-south"
    assert game.place("bob") == "lighthouse"
    assert game.state.citizens == {"daedalus": "agora"}


def test_serenade_draws_heroes_before_legends(isle: type[Isle]) -> None:
    """RULINGS 42: a Legend that was taken along goes on by itself."""
    game = isle("medusa", "siren").hero("ann", at="stables").hero("bob", at="lighthouse")
    game.citizen("perseus", "agora").citizen("daedalus", "stables").event("serenade-1")
    assert game.topic() == "bring"
    game.answer("ann", "daedalus")
    assert game.state.citizens == {"daedalus": "bay-of-ghosts"}
    assert game.state.rescued == ["perseus"]


def test_serenade_does_nothing_without_a_purple_monster(isle: type[Isle]) -> None:
    """It is ignored."""
    assert isle().hero("ann", at="stables").event("serenade-1").place("ann") == "stables"


def test_out_of_the_house_of_hades_moves_to_the_closest_hero(isle: type[Isle]) -> None:
    """All the way, each Brown Monster in Frenzy Order."""
    game = isle().hero("ann", at="port").hero("bob", at="mount-iliad").event("out-of-the-house-of-hades-1")
    assert (game.at("basilisk"), game.at("cerberus")) == ("port", "mount-iliad")


def test_stampede_hits_everybody_at_the_monsters_location(isle: type[Isle]) -> None:
    """RULINGS 7: each Hero may discard an Item, Legends are defeated."""
    game = isle().hero("ann", at="gaseous-swamp", items=["mask-acropolis"]).hero("bob", at="gaseous-swamp")
    game.citizen("odysseus").event("stampede-1").answer("ann", "mask-acropolis")
    assert game.place("ann") == "gaseous-swamp"
    assert game.place("bob") is None
    assert game.state.lost == ["odysseus"]
    assert game.state.terror == 2


def test_stampede_is_of_every_blue_monster(isle: type[Isle]) -> None:
    """Basilisk and Chimera each hit who is with them."""
    game = isle("basilisk", "chimera").hero("ann", at="gaseous-swamp").hero("bob", at="ruins")
    game.event("stampede-1")
    assert game.place("ann") is None
    assert game.place("bob") is None


def test_thunderhead_moves_toward_the_richest_hero(isle: type[Isle]) -> None:
    """Three spaces, past anybody nearer; ties are the active player's."""
    game = (
        isle("chimera", "siren")
        .hero("ann", at="crossroads")
        .hero("bob", at="odeon", items=["mask-acropolis"])
    )
    assert game.event("thunderhead-1").at("chimera") == "odeon"
    far = isle("chimera", "siren").hero("ann", at="crossroads").hero("bob", at="port", items=["lyre-port"])
    assert far.event("thunderhead-1").at("chimera") == "odeon"
    tie = (
        isle("chimera", "siren").hero("ann", at="mount-iliad").hero("bob", at="odeon").event("thunderhead-1")
    )
    assert sorted(tie.options("ann")) == ["to:mount-iliad", "to:odeon"]


def test_wild_revel_discards_the_items_of_the_closest_location(isle: type[Isle]) -> None:
    """All of them; ties are the active player's."""
    game = isle("chimera", "minotaur").lying("drachma-port", "lyre-port", "spear-lighthouse")
    game.event("wild-revel-1")
    assert game.state.items == {"spear-lighthouse": "lighthouse"}
    assert sorted(game.state.spent) == ["drachma-port", "lyre-port"]
    tie = isle("chimera", "minotaur").lying("drachma-port", "net-vineyards").event("wild-revel-1")
    assert sorted(tie.options("ann")) == ["port", "vineyards"]
    assert tie.answer("ann", "vineyards").state.items == {"drachma-port": "port"}


def test_swift_winds_move_to_the_closest_lair(isle: type[Isle]) -> None:
    """Revealed or not; the Basilisk at the swamp is at one already."""
    game = isle("basilisk", "siren").event("swift-winds-1")
    assert (game.at("basilisk"), game.at("siren")) == ("gaseous-swamp", "gaseous-swamp")


@pytest.mark.parametrize(("place", "hit"), [("crossroads", True), ("battlefield", True), ("odeon", False)])
def test_forge_fire_hits_the_closest_within_two(isle: type[Isle], place: str, hit: bool) -> None:
    """RULINGS 43: two spaces away is near enough, three is not."""
    game = isle("chimera", "siren").hero("ann", at=place).away("bob").event("forge-fire-1")
    assert (game.place("ann") is None) == hit


def test_forge_fire_asks_nothing_where_all_are_too_far(isle: type[Isle]) -> None:
    """RULINGS 43: of two Heroes who are equally far nobody need be chosen, since nobody is hit."""
    game = isle("chimera", "siren").hero("ann", at="odeon").hero("bob", at="temple-of-nyx")
    assert game.event("forge-fire-1").topic() is None
    game = isle("chimera", "siren").hero("ann", at="battlefield").hero("bob", at="mount-iliad")
    assert game.event("forge-fire-1").options("ann") == ("hoplite", "traveler")


def test_forge_fire_prefers_a_hero(isle: type[Isle]) -> None:
    """RULINGS 43: to a Legend as close; a closer Legend comes first."""
    game = isle("chimera", "siren").hero("ann", at="crossroads").citizen("icarus", "crossroads").away("bob")
    game.event("forge-fire-1")
    assert game.place("ann") is None
    assert game.state.lost == []
    game = isle("chimera", "siren").hero("ann", at="crossroads").citizen("cassandra").away("bob")
    assert game.event("forge-fire-1").state.lost == ["cassandra"]


def test_pandoras_whisper_moves_the_frenzy_marker(isle: type[Isle]) -> None:
    """It concerns everybody, whichever Monsters play."""
    assert isle("chimera", "siren").event("pandoras-whisper").state.frenzied == "siren"


def test_madness_of_pan_moves_every_monster_and_the_marker(isle: type[Isle]) -> None:
    """One space toward the closest Hero, then the Marker."""
    game = isle().hero("ann", at="stables").hero("bob", at="battlefield").event("madness-of-pan")
    assert (game.at("basilisk"), game.at("cerberus")) == ("crossroads-south", "statue-of-talos")
    assert game.state.frenzied == "cerberus"


def test_a_moment_of_peace_helps_everybody(isle: type[Isle]) -> None:
    """RULINGS 44: Legends a space homeward; each player an Item, who waits off the board too."""
    game = isle().away("bob").citizen("penelope").next_items("drachma-port", "mask-acropolis")
    game.event("a-moment-of-peace")
    assert game.state.citizens == {"penelope": "bay-of-ghosts"}
    assert (game.items("ann"), game.items("bob")) == (["drachma-port"], ["mask-acropolis"])
    assert [event.seat for event in game.told(ItemDealt)] == ["ann", "bob"]


def test_threads_of_fate_place_monsters_with_items(isle: type[Isle]) -> None:
    """RULINGS 45: Monster by Monster, in Frenzy Order."""
    game = isle().next_items("drachma-port", "mask-acropolis").event("threads-of-fate")
    assert (game.at("basilisk"), game.at("cerberus")) == ("port", "acropolis")
    assert game.state.items == {"drachma-port": "port", "mask-acropolis": "acropolis"}


def test_ten_cards_bring_the_ten_legends() -> None:
    """Each with three Items; Atalanta's to the Temple of Athena."""
    legends = [card for card in box().content.cards if card.subject in box().citizens]
    assert {card.subject for card in legends} == set(box().citizens)
    assert all(card.items == 3 for card in legends)
    assert box().citizens["atalanta"].start == "temple-of-athena"


def test_no_card_names_one_monster_twice_by_colour() -> None:
    """Every colour stands for a Monster, and Frenzy is on most cards."""
    symbols = {symbol for kind in box().content.monsters for symbol in kind.symbols}
    for card in box().content.cards:
        assert set(card.strike) <= symbols | {FRENZY}
        for kind in box().content.monsters:
            assert sum(symbol in kind.symbols for symbol in card.strike) <= 1


# Frenzy


def test_marker_goes_to_the_next_higher_order_and_from_the_last_to_the_first(isle: type[Isle]) -> None:
    """Basilisk, Medusa, Siren, Basilisk."""
    game = isle("basilisk", "medusa", "siren")
    found = []
    for _ in range(3):
        next_frenzy(game.rules)
        found.append(game.state.frenzied)
    assert found == ["medusa", "siren", "basilisk"]


def test_marker_stays_with_the_only_monster(isle: type[Isle]) -> None:
    """There is no other."""
    game = isle()
    game.state.monsters = {"basilisk": game.mat("basilisk")}
    next_frenzy(game.rules)
    assert game.state.frenzied == "basilisk"
    assert game.told(FrenzyMoved) == []


def test_marker_leaves_a_defeated_monster(isle: type[Isle]) -> None:
    """One Monster is always frenzied."""
    game = isle("basilisk", "medusa", "siren")
    defeat_monster(game.rules, "ann", "basilisk")
    assert game.state.frenzied == "medusa"
    assert game.told(FrenzyMoved)[0].monster == "medusa"


def test_marker_stays_where_another_monster_is_defeated(isle: type[Isle]) -> None:
    """It only leaves the one that is gone."""
    game = isle("basilisk", "medusa", "siren")
    defeat_monster(game.rules, "ann", "medusa")
    assert game.state.frenzied == "basilisk"
    assert game.told(FrenzyMoved) == []


def test_frenzy_icon_means_who_has_the_marker_when_it_is_resolved(isle: type[Isle]) -> None:
    """Madness of Pan moves the Marker first, then the new Monster acts."""
    game = isle("chimera", "siren").hero("ann", at="ruins").hero("bob", at="lighthouse")
    game.dice("miss", "miss").top("madness-of-pan").begin("monsters")
    assert [event.monster for event in game.told(AttackRolled)] == ["siren"]


# Defeated by a Hero


def test_events_and_symbols_of_a_defeated_monster_are_ignored(isle: type[Isle]) -> None:
    """As if it had not been in the game."""
    game = isle("basilisk", "siren").hero("ann", at="gaseous-swamp")
    defeat_monster(game.rules, "ann", "basilisk")
    game.top("stampede-1").begin("monsters")
    assert game.place("ann") == "gaseous-swamp"
    assert game.told(AttackRolled) == []


def test_items_on_the_mat_of_a_defeated_monster_are_discarded(isle: type[Isle]) -> None:
    """The Basilisk's Blessed Items; its figure and mat are gone."""
    game = isle("basilisk", "siren")
    game.state.bag.remove("sword-odeon")
    game.mat("basilisk").blessed["temple-of-nyx"] = "sword-odeon"
    defeat_monster(game.rules, "ann", "basilisk")
    assert game.state.spent == ["sword-odeon"]
    assert [mat.id for mat in game.game.view(game.state, None).monsters] == ["siren"]
    game.check()
