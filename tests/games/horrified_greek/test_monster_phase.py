"""Rulebook: Monster Phase, How Monsters Attack, Reading the Dice, Ending the Game, the example."""

import pytest

from games.horrified.events import (
    AttackRolled,
    BagRefilled,
    CardDrawn,
    HitIgnored,
    ItemsDrawn,
    MonsterMoved,
    PhaseSkipped,
)
from games.horrified.hero_phase import END_TURN
from games.horrified.supplies import draw_items
from games.horrified_greek.state import GreekState
from games.kernel.dice import Dice
from games.kernel.turns import Turn, open_turn, play
from tests.games.horrified_greek.isle import Isle

QUIET = "out-of-the-house-of-hades-1"
"""A card that does nothing but bring one Item where no Monster is Brown."""


# The card


def test_one_card_is_drawn_and_then_lies_face_up(isle: type[Isle]) -> None:
    """From the top of the deck to the discard pile."""
    game = isle("chimera", "siren").top(QUIET).begin("monsters")
    assert game.told(CardDrawn)[0].card == QUIET
    assert game.state.played == [QUIET]


def test_items_come_out_of_the_bag_to_their_locations(isle: type[Isle]) -> None:
    """As many as the card says; nobody who stands there takes one for that (RULINGS 16)."""
    game = isle("basilisk", "siren").hero("ann", at="port")
    game.top("perseus").next_items("trident-port", "mask-acropolis", "net-vineyards").begin("monsters")
    assert game.told(ItemsDrawn)[0].items == ("trident-port", "mask-acropolis", "net-vineyards")
    assert game.state.items["trident-port"] == "port"
    assert game.items("ann") == []


def test_empty_bag_is_refilled_from_the_discards_in_the_middle_of_drawing(isle: type[Isle]) -> None:
    """With one Item in the bag and 59 discarded, three can be drawn."""
    game = isle()
    game.state.spent, game.state.bag = game.state.bag[1:], game.state.bag[:1]
    in_order = game.state.spent[:-2]
    draw_items(game.rules, 3)
    assert len(game.state.items) == 3
    assert game.state.bag != in_order
    assert len(game.state.bag) == 57
    assert game.told(BagRefilled)


def test_bag_is_refilled_when_an_item_must_be_drawn_and_not_before(isle: type[Isle]) -> None:
    """RULINGS 12: the last Item leaves the bag empty and the discards where they are."""
    game = isle()
    game.state.spent, game.state.bag = game.state.bag[2:], game.state.bag[:2]
    draw_items(game.rules, 2)
    assert game.state.bag == game.told(BagRefilled) == []
    assert len(game.state.spent) == 58


def test_nothing_is_drawn_where_bag_and_discards_are_empty(isle: type[Isle]) -> None:
    """RULINGS 12."""
    game = isle()
    game.state.heroes["ann"].items, game.state.bag = game.state.bag, []
    draw_items(game.rules, 3)
    assert game.state.items == {}


def test_items_come_before_the_event(isle: type[Isle]) -> None:
    """Wild Revel: what the card has just brought to the Port is the closest, and is discarded."""
    game = isle("basilisk", "minotaur").hero("ann", at="lighthouse").away("bob").lying("lyre-port")
    game.top("wild-revel-1").next_items("oracle-bone-acropolis", "spear-stables").begin("monsters")
    assert game.state.spent == ["oracle-bone-acropolis"]


def test_event_of_a_legend_places_it(isle: type[Isle]) -> None:
    """Atalanta begins at the Temple of Athena, whichever Monsters play."""
    assert isle().event("atalanta").state.citizens == {"atalanta": "temple-of-athena"}


def test_event_of_monsters_not_in_the_game_is_ignored(isle: type[Isle]) -> None:
    """Stampede with no Blue Monster hits nobody."""
    game = isle("cerberus", "siren").hero("ann", at="lighthouse").event("stampede-1")
    assert game.place("ann") == "lighthouse"
    assert game.topic() is None


def test_symbols_of_no_monster_in_the_game_are_ignored(isle: type[Isle]) -> None:
    """A card whose only symbol is Brown, with Chimera and Siren: no Monster acts at all."""
    game = isle("chimera", "siren").hero("ann", at="ruins").top(QUIET).begin("monsters")
    assert game.told(MonsterMoved) == game.told(AttackRolled) == []


def test_icons_act_from_left_to_right(isle: type[Isle]) -> None:
    """A Moment of Peace: Purple first, then Blue; each moves and attacks before the next."""
    game = isle("basilisk", "siren").hero("ann", at="bay-of-ghosts").hero("bob", at="crossroads-south")
    game.dice("miss", "miss").top("a-moment-of-peace").begin("monsters")
    acts = [event for event in game.state.told if isinstance(event, MonsterMoved | AttackRolled)]
    assert [(type(event).__name__, event.monster) for event in acts] == [
        ("MonsterMoved", "siren"),
        ("AttackRolled", "siren"),
        ("MonsterMoved", "basilisk"),
        ("AttackRolled", "basilisk"),
    ]


def test_several_monsters_share_a_symbol_and_act_in_frenzy_order(isle: type[Isle]) -> None:
    """RULINGS 1: Brown is Basilisk and Cerberus; the first has moved and attacked before the second moves."""
    game = isle().hero("ann", at="crossroads-south").hero("bob", at="statue-of-talos")
    game.dice("miss", "miss", "miss", "miss", "miss", "miss").top("out-of-the-house-of-hades-1")
    game.begin("monsters")
    acts = [event for event in game.state.told if isinstance(event, MonsterMoved | AttackRolled)]
    assert [(type(event).__name__, event.monster) for event in acts] == [
        ("MonsterMoved", "basilisk"),
        ("MonsterMoved", "cerberus"),
        ("AttackRolled", "basilisk"),
        ("AttackRolled", "cerberus"),
    ]


def test_frenzied_monster_acts_and_may_act_twice(isle: type[Isle]) -> None:
    """RULINGS 2: Frenzy and Teal both mean the Basilisk."""
    game = isle().hero("ann", at="gaseous-swamp").dice("miss", "miss").top("penelope").begin("monsters")
    assert [event.monster for event in game.told(AttackRolled)] == ["basilisk", "basilisk"]


# Movement


def test_monster_moves_toward_the_closest_character_as_far_as_the_card_says(isle: type[Isle]) -> None:
    """Two steps toward a Hero who is three away."""
    game = isle().hero("ann", at="lighthouse").hero("bob", at="stadium").strike("basilisk", steps=2)
    assert game.at("basilisk") == "bay-of-ghosts"


def test_path_is_a_shortest_one_and_ties_are_the_active_players(isle: type[Isle]) -> None:
    """From the swamp to the Odeon two ways round the loop are as short."""
    game = isle().hero("ann", at="odeon").hero("bob", at="stadium").active("bob").strike("basilisk", steps=2)
    assert sorted(game.options("bob")) == ["to:forest-of-the-dryads", "to:stables"]
    assert game.answer("bob", "to:stables").at("basilisk") == "stables"


def test_ways_that_end_at_the_same_place_are_not_asked(isle: type[Isle]) -> None:
    """RULINGS 52: all the way to the Odeon, whichever way round."""
    game = isle().hero("ann", at="odeon").hero("bob", at="stadium").dice("miss").strike("basilisk", steps=4)
    assert game.at("basilisk") == "odeon"


def test_monster_stops_where_a_character_is(isle: type[Isle]) -> None:
    """Three steps, but there is somebody one step away."""
    game = isle().hero("ann", at="crossroads-south").dice("miss").strike("basilisk", steps=3)
    assert game.at("basilisk") == "crossroads-south"


def test_monster_that_starts_with_a_character_stays(isle: type[Isle]) -> None:
    """RULINGS 8: even if that is only a Legend, and a Hero is next door; a moving Event does move it."""
    game = isle().hero("ann", at="crossroads-south").citizen("odysseus").dice("miss").strike("basilisk")
    assert game.at("basilisk") == "gaseous-swamp"
    game = isle().hero("ann", at="crossroads-south").citizen("odysseus").event("out-of-the-house-of-hades-1")
    assert game.at("basilisk") == "crossroads-south"


def test_hero_is_preferred_to_a_legend_equally_close(isle: type[Isle]) -> None:
    """Both two steps away."""
    game = isle().hero("ann", at="stables").citizen("ariadne").hero("bob", at="port")
    assert game.strike("basilisk", steps=2).at("basilisk") == "stables"


def test_closer_legend_comes_before_a_hero(isle: type[Isle]) -> None:
    """One step to the Legend, two to the Hero."""
    game = isle().hero("ann", at="stables").citizen("ariadne", "crossroads-south").dice("miss")
    assert game.strike("basilisk", steps=2).at("basilisk") == "crossroads-south"


def test_active_player_chooses_among_heroes_equally_close(isle: type[Isle]) -> None:
    """Not those who are hunted, unless it is their turn."""
    game = isle().hero("ann", at="stables").hero("bob", at="forest-of-the-dryads").active("bob")
    game.strike("basilisk", steps=2)
    assert sorted(game.options("bob")) == ["to:forest-of-the-dryads", "to:stables"]


def test_no_monster_moves_or_attacks_with_no_character_on_the_board(isle: type[Isle]) -> None:
    """RULINGS 9."""
    game = isle().away("ann").away("bob").strike("basilisk", steps=3)
    assert game.at("basilisk") == "gaseous-swamp"
    assert game.told(AttackRolled) == []


def test_moved_toward_something_it_stops_there(isle: type[Isle]) -> None:
    """Despair: a Legend two spaces away ends a move of three."""
    game = isle("minotaur", "siren").citizen("daedalus").event("despair-1")
    assert game.at("minotaur") == "port"


# Attack


def test_no_attack_without_a_character(isle: type[Isle]) -> None:
    """Nobody at its location: no dice."""
    game = isle().hero("ann", at="odeon").hero("bob", at="stadium").strike("cerberus")
    assert game.told(AttackRolled) == []


def test_hero_is_attacked_rather_than_a_legend(isle: type[Isle]) -> None:
    """Both at its location."""
    game = isle().hero("ann", at="gaseous-swamp").citizen("odysseus").dice("miss").strike("basilisk")
    assert game.told(AttackRolled)[0].target == "hoplite"


def test_active_player_chooses_whom_it_attacks(isle: type[Isle]) -> None:
    """Of two Heroes, before the dice roll; of two Legends too."""
    game = isle().hero("ann", at="gaseous-swamp").hero("bob", at="gaseous-swamp").dice("miss")
    game.strike("basilisk")
    assert game.topic() == "target"
    assert game.does("traveler").told(AttackRolled)[0].target == "traveler"
    game = isle().citizen("odysseus").citizen("icarus", "gaseous-swamp").dice("hit").strike("basilisk")
    assert game.does("icarus").state.lost == ["icarus"]


def test_card_says_how_many_dice(isle: type[Isle]) -> None:
    """Three of them."""
    game = isle().hero("ann", at="gaseous-swamp").dice("miss", "miss", "miss").strike("basilisk", dice=3)
    assert game.told(AttackRolled)[0].symbols == ("miss", "miss", "miss")


def test_one_item_is_discarded_for_each_hit(isle: type[Isle]) -> None:
    """The target's owner decides, though it is another's turn."""
    items = ["sword-odeon", "drachma-port", "mask-acropolis"]
    game = isle().hero("bob", at="gaseous-swamp", items=items).dice("hit", "hit").strike("basilisk", dice=2)
    game.answer("bob", "discard").answer("bob", "drachma-port", "mask-acropolis")
    assert game.items("bob") == ["sword-odeon"]
    assert game.place("bob") == "gaseous-swamp"


def test_too_few_items_mean_defeat_and_none_is_discarded(isle: type[Isle]) -> None:
    """RULINGS 5."""
    game = isle().hero("bob", at="gaseous-swamp", items=["sword-odeon"]).dice("hit", "hit")
    game.strike("basilisk", dice=2)
    assert game.place("bob") is None
    assert game.items("bob") == ["sword-odeon"]


def test_hero_may_rather_be_defeated(isle: type[Isle]) -> None:
    """Off the board, Terror one up, Items and Perks kept."""
    game = isle().hero("bob", at="gaseous-swamp", items=["sword-odeon"], perks=["gift-of-ares-1"]).dice("hit")
    game.strike("basilisk").answer("bob", "be-defeated")
    assert game.place("bob") is None
    assert game.state.terror == 1
    assert game.items("bob") == ["sword-odeon"]
    assert game.perks("bob") == ["gift-of-ares-1"]


def test_defeated_hero_is_back_at_the_temple_of_nyx_with_all_actions(isle: type[Isle]) -> None:
    """At the start of the own next turn."""
    game = isle().away("ann").begin()
    assert game.place("ann") == "temple-of-nyx"
    assert game.state.actions_left == 4


def test_game_goes_on_with_no_hero_on_the_board(isle: type[Isle]) -> None:
    """RULINGS 55: the last one defeated comes back like any other."""
    game = isle("chimera", "siren", seats=("ann",)).hero("ann", at="ruins").dice("hit").strike("chimera")
    assert game.place("ann") is None
    assert game.begin("heroes").place("ann") == "temple-of-nyx"


def test_defeated_hero_is_out_of_reach_until_the_next_turn(isle: type[Isle]) -> None:
    """RULINGS 6: no Perk moves or places that Hero, but the owner may play Perks."""
    game = isle().hero("ann", perks=["gift-of-hermes-1"]).away("bob").hero("bob", perks=["gift-of-athena-1"])
    game.begin().answer("bob", "perk:gift-of-athena").does("perk", "perk:gift-of-hermes", "agora")
    assert game.place("bob") is None
    assert game.place("ann") == "agora"


def test_a_miss_has_no_effect(isle: type[Isle]) -> None:
    """Nothing to discard."""
    game = isle().hero("bob", at="gaseous-swamp").dice("miss").strike("basilisk")
    assert game.topic() is None
    assert game.place("bob") == "gaseous-swamp"


def test_powers_are_resolved_before_hits_each_once(isle: type[Isle]) -> None:
    """RULINGS 4: two Powers discard two Monster cards, then the hit is asked for."""
    game = isle().hero("bob", at="temple-of-hades", items=["sword-odeon"]).dice("hit", "power", "power")
    game.strike("cerberus", dice=3)
    assert len(game.state.played) == 2
    assert game.topic() == "defend"
    assert game.ask("bob").about["hits"] == "1"


def test_hits_are_void_when_the_power_has_taken_the_target_away(isle: type[Isle]) -> None:
    """RULINGS 3: Medusa's look places the target at a Temple; no damage."""
    game = isle("medusa", "siren").hero("bob", at="bay-of-ghosts").dice("hit", "power")
    game.strike("medusa", dice=2)
    assert game.place("bob") == "temple-of-athena"
    assert game.state.terror == 0


def test_hits_are_void_when_the_power_has_taken_the_monster_away(isle: type[Isle]) -> None:
    """RULINGS 3: the Chimera goes where the Items are."""
    game = isle("chimera", "siren").hero("bob", at="ruins").lying("sword-odeon").dice("hit", "power")
    game.strike("chimera", dice=2)
    assert game.at("chimera") == "odeon"
    assert game.place("bob") == "ruins"


def test_legend_is_defeated_by_a_hit_and_no_item_saves_it(isle: type[Isle]) -> None:
    """Off the board for good, Terror one up, nobody is asked."""
    game = isle().hero("ann", at="crossroads-south", items=["sword-odeon"]).citizen("odysseus").dice("hit")
    game.strike("basilisk")
    assert game.topic() is None
    assert game.state.lost == ["odysseus"]
    assert game.state.terror == 1
    assert game.event("odysseus").state.citizens == {}


def test_monster_phase_example(isle: type[Isle]) -> None:
    """Sally's Despair: a Vase at the Lighthouse, the Minotaur to the Crossroads, the Chimera at Jack."""
    game = isle("chimera", "minotaur", seats=("sally", "jack")).hero("sally", "musician", "mount-iliad")
    game.hero("jack", "mariner", "statue-of-talos", ["sword-odeon", "mask-acropolis"])
    game.citizen("atalanta").monster("minotaur", "agora").monster("chimera", "battlefield")
    game.top("despair-1").next_items("vase-lighthouse").dice("hit").begin("monsters")
    assert game.state.items == {"vase-lighthouse": "lighthouse"}
    # Only the Minotaur is Orange: three spaces toward Atalanta at the Temple of Athena.
    assert game.told(MonsterMoved)[0].monster == "minotaur"
    assert game.told(MonsterMoved)[0].way == ("odeon", "battlefield", "crossroads")
    assert "ruins" in game.game.box.board.neighbours["crossroads"]
    # Yellow is the Chimera: Sally and Jack are both exactly two away, and she chooses Jack.
    assert sorted(game.options("sally")) == ["to:mount-iliad", "to:statue-of-talos"]
    game.answer("sally", "to:statue-of-talos")
    assert game.at("chimera") == "statue-of-talos"
    assert game.told(AttackRolled)[0].symbols == ("hit",)
    game.answer("jack", "mask-acropolis")
    assert game.told(HitIgnored)[0].seat == "jack"
    assert game.items("jack") == ["sword-odeon"]
    assert game.state.active == "jack"
    assert game.state.terror == 0


# The end


def test_terror_at_its_maximum_loses_at_once(isle: type[Isle]) -> None:
    """The seventh step; what would follow does not."""
    game = isle().hero("bob", at="gaseous-swamp").dice("hit")
    game.state.terror = 6
    assert game.strike("basilisk").over() == "terror"
    assert game.state.outcome.winners == ()
    game = isle().hero("bob", at="gaseous-swamp").dice("hit")
    game.state.terror = 5
    assert game.strike("basilisk").over() is None


def test_a_lower_maximum_makes_it_harder(isle: type[Isle]) -> None:
    """The table's option."""
    game = isle(skull="5").hero("bob", at="gaseous-swamp").dice("hit")
    game.state.terror = 4
    assert game.strike("basilisk").over() == "terror"


def test_deck_empty_when_a_card_is_required_loses(isle: type[Isle]) -> None:
    """RULINGS 13: not before; the Hero Phase after the last card is played."""
    game = isle("chimera", "siren").top(QUIET)
    game.state.played, game.state.deck = game.state.deck[:-1], game.state.deck[-1:]
    game.begin("monsters")
    assert game.over() is None
    assert game.begin().answer("bob", END_TURN).begin("monsters").over() == "out-of-time"


def test_gift_of_zeus_skips_the_draw_that_cannot_be_made(isle: type[Isle]) -> None:
    """RULINGS 13."""
    game = isle().hero("ann", perks=["gift-of-zeus-1"])
    game.state.played, game.state.deck = game.state.deck, []
    game.begin().does("perk", "perk:gift-of-zeus", END_TURN).begin("monsters")
    assert game.told(PhaseSkipped)
    assert game.over() is None


@pytest.mark.parametrize("terror", [0, 6])
def test_all_monsters_defeated_wins_at_once(isle: type[Isle], terror: int) -> None:
    """All win together; Terror short of its maximum does not matter (RULINGS 14)."""
    game = isle().lair("underworld-door", "necropolis").monster("cerberus", "necropolis", doors=[])
    game.state.monsters = {"cerberus": game.mat("cerberus")}
    game.state.frenzied, game.state.terror = "cerberus", terror
    game.hero("ann", at="necropolis", items=["mask-acropolis"]).begin().does("defeat:cerberus")
    assert game.over() == "monsters-defeated"
    assert game.state.outcome.winners == ("ann", "bob")


def test_an_interrupted_attack_goes_on_after_a_restart(isle: type[Isle]) -> None:
    """From the checkpoint and the journal, with the same dice."""
    game = isle().hero("ann", at="gaseous-swamp", items=["sword-odeon", "mask-acropolis"]).top("icarus")
    game.state.stage = "monsters"
    before = next(turn for seed in range(60) if (turn := started(game, str(seed))).position.prompt)
    asked = before.position.prompt.asks["ann"].options
    after = play(game.game, before, "ann", asked[:1])[0]
    again = open_turn(game.game, after.number, after.checkpoint, after.journal)
    assert again.position == after.position


def started(game: Isle, seed: str) -> Turn[GreekState]:
    """The Monster Phase with other dice, up to its first question."""
    game.state.dice = Dice(seed)
    return open_turn(game.game, 0, game.game.codec.dump_state(game.state))
