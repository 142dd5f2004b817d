"""The special actions of all Investigators, and all Perk cards (facts file, sections 3 and 7)."""

import pytest

from games.horrified.hero_phase import END_TURN
from games.horrified_american.box import box
from tests.games.horrified_american.town import Town


def test_scout_moves_any_citizen(town: type[Town]) -> None:
    """The rulebook's example: from the Motel to the Intersection, with the Scout elsewhere."""
    game = town().hero("ann", "scout", "high-school").citizen("salesman").begin()
    game.does("special:salesman:intersection")
    assert game.state.citizens == {"salesman": "intersection"}


def test_psychic_moves_another_who_agrees(town: type[Town]) -> None:
    """Up to 2 locations, led by its owner."""
    game = town().hero("ann", "psychic", "tavern").hero("bob", "jock", "motel").citizen("salesman").begin()
    game.does("special:jock").answer("bob", "agree").answer("bob", "to:intersection").answer(
        "bob", "salesman"
    )
    game.answer("bob", "to:high-school").answer("bob")
    assert game.place("bob") == "high-school"
    assert game.state.citizens == {"salesman": "intersection"}
    assert game.topic() == "act"
    assert game.state.actions_left == 3


def test_psychic_moves_others_on_the_board_only(town: type[Town]) -> None:
    """Neither herself nor who waits to return."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "psychic").hero("bob", "jock").away("cid").begin()
    assert [option for option in game.options() if option.startswith("special")] == ["special:jock"]


def test_psychic_leads_who_gave_standing_permission(town: type[Town]) -> None:
    """RULINGS 42: the owner is asked nothing at all."""
    game = town().hero("ann", "psychic", "tavern").hero("bob", "jock", "motel").citizen("salesman").begin()
    game.answer("bob", "allow").does("special:jock", "to:intersection", "salesman", "stay")
    assert game.place("bob") == "intersection"
    assert game.state.citizens == {"salesman": "intersection"}


def test_declined_special_action_costs_nothing(town: type[Town]) -> None:
    """RULINGS 41."""
    game = town().hero("ann", "psychic", "tavern").hero("bob", "jock", "motel").begin()
    game.does("special:jock").answer("bob", "decline")
    assert game.place("bob") == "motel"
    assert game.state.actions_left == 4


def test_agent_is_placed_with_a_citizen(town: type[Town]) -> None:
    """Anywhere on the board."""
    game = town().hero("ann", "agent", "tavern").citizen("salesman").begin().does("special:motel")
    assert game.place("ann") == "motel"


def test_journalist_picks_up_next_door(town: type[Town]) -> None:
    """Any number of Items of one adjacent location."""
    game = (
        town()
        .hero("ann", "journalist", "tavern")
        .lying("tire-iron-city-hall", "first-aid-kit-city-hall")
        .begin()
    )
    game.does("special:city-hall").answer("ann", "tire-iron-city-hall")
    assert game.items("ann") == ["tire-iron-city-hall"]
    assert game.place("ann") == "tavern"


def test_journalist_collects_no_footprints_next_door(town: type[Town]) -> None:
    """Footprints are for the Pick Up action; the special action is for Items."""
    game = town("banshee", "bigfoot").hero("ann", "journalist", "intersection").lying("canteen-cabin")
    game.mat("bigfoot").footprints = ["cabin", "motel"]
    game.begin()
    assert [option for option in game.options() if option.startswith("special")] == ["special:cabin"]
    game.does("special:cabin")
    assert game.items("ann") == ["canteen-cabin"]
    assert game.mat("bigfoot").footprints == ["cabin", "motel"]
    assert game.topic() == "act"


def test_jock_moves_two(town: type[Town]) -> None:
    """Up to 2 locations for one action, Citizens coming along."""
    game = town().hero("ann", "jock", "motel").citizen("salesman").begin()
    game.does("special", "to:intersection", "salesman", "to:high-school", "salesman")
    assert game.place("ann") == "high-school"
    assert game.state.citizens == {"salesman": "high-school"}
    assert game.state.actions_left == 3
    assert game.topic() == "act"


def test_cryptozoologist_is_placed_with_a_monster(town: type[Town]) -> None:
    """Any Monster's location."""
    game = town().hero("ann", "cryptozoologist", "tavern").begin().does("special:farm")
    assert game.place("ann") == "farm"


def test_citizens_on_the_way_through_are_saved(town: type[Town]) -> None:
    """RULINGS 11: passing through the safe location is reaching it."""
    game = town().hero("ann", "jock", "city-hall").citizen("salesman", "city-hall").begin()
    game.does("special", "to:tavern", "salesman", "to:cemetery")
    assert game.state.rescued == ["salesman"]


def test_convoy(town: type[Town]) -> None:
    """Each Investigator may move up to 2; each owner decides, and those off the board do not move."""
    game = (
        town(seats=("ann", "bob", "cid"))
        .hero("ann", "scout", "motel", perks=["convoy"])
        .hero("bob", at="resort")
    )
    game.away("cid").begin().does("perk", "perk:convoy", "to:drive-in", "stay")
    game.answer("bob", "to:boathouse").answer("bob", "to:campground")
    assert (game.place("ann"), game.place("bob"), game.place("cid")) == ("drive-in", "campground", None)
    assert game.topic() == "act"


def test_swap(town: type[Town]) -> None:
    """Two Investigators exchange Items over any distance, if the giver agrees."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", "motel", ["axe-motel"], perks=["swap"])
    game.hero("bob", "jock", "farm", ["hound-farm"]).hero("cid", "agent", "tavern", ["axe-tavern"]).begin()
    game.does("perk", "perk:swap").answer("ann", "scout", "jock").answer("ann", "axe-motel", "hound-farm")
    game.answer("bob", "agree")
    assert game.items("ann") == ["hound-farm"]
    assert game.items("bob") == ["axe-motel"]


def test_swap_of_the_only_two_asks_for_no_pair(town: type[Town]) -> None:
    """With two Investigators there is nothing to choose, even if only one of them holds an Item."""
    game = town().hero("ann", "scout", "motel", perks=["swap"]).hero("bob", "jock", "farm", ["hound-farm"])
    game.begin().does("perk", "perk:swap")
    assert game.topic() == "share"
    game.answer("ann", "hound-farm").answer("bob", "agree")
    assert game.items("ann") == ["hound-farm"]
    assert game.state.perk_pile == ["swap"]


def test_swap_needs_an_item(town: type[Town]) -> None:
    """Nobody holds one: it cannot be played. Two are chosen who hold none: it goes back to the hand."""
    assert town().hero("ann", perks=["swap"]).begin().does("perk").options() == ("back",)
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", perks=["swap"])
    game.hero("cid", "jock", items=["hound-farm"]).begin().does("perk", "perk:swap")
    assert (game.ask().least, game.ask().most) == (2, 2)
    game.answer("ann", "scout", "mountain-man")
    assert game.state.heroes["ann"].perks == ["swap"]
    assert game.state.perk_pile == []


def test_swap_does_not_reach_who_is_off_the_board(town: type[Town]) -> None:
    """RULINGS 10: with only one other waiting to return it cannot be played."""
    game = town().hero("ann", items=["axe-motel"], perks=["swap"]).away("bob").begin().does("perk")
    assert game.options() == ("back",)


def test_signal_flare(town: type[Town]) -> None:
    """Others are placed where one Investigator is, each asked."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", "motel", perks=["signal-flare"])
    game.hero("bob", "jock", "farm").hero("cid", "agent", "tavern").begin()
    game.does("perk", "perk:signal-flare", "motel").answer("ann", "jock", "agent")
    game.answer("bob", "agree").answer("cid", "decline")
    assert game.place("bob") == "motel"
    assert game.place("cid") == "tavern"
    assert game.state.perk_pile == ["signal-flare"]


def test_signal_flare_calls_those_elsewhere_only(town: type[Town]) -> None:
    """Who is at the place already cannot be called there; two places are enough to play it."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", "motel", perks=["signal-flare"])
    game.hero("bob", "jock", "motel").hero("cid", "agent", "tavern").begin()
    game.does("perk", "perk:signal-flare", "motel")
    assert game.options() == ("agent",)
    game.answer("ann", "agent").answer("cid", "agree")
    assert game.place("cid") == "motel"
    together = town().hero("ann", at="motel", perks=["signal-flare"]).hero("bob", at="motel").begin()
    assert together.does("perk").options() == ("back",)


def test_supply_drop(town: type[Town]) -> None:
    """One Item for each player, to its location."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", perks=["supply-drop-1"]).begin()
    game.does("perk", "perk:supply-drop")
    assert len(game.state.items) == 3


def test_scare_off(town: type[Town]) -> None:
    """Each Monster goes up to 2 locations, as the player likes."""
    game = town().hero("ann", at="resort", perks=["scare-off"]).begin()
    game.does("perk", "perk:scare-off", "to:tavern", "to:radio-tower", "to:diner", "stay")
    assert game.at("banshee") == "radio-tower"
    assert game.at("chupacabra") == "diner"


def test_all_nighter(town: type[Town]) -> None:
    """Two more actions for the active player."""
    game = town().hero("ann", "scout", perks=["all-nighter-1"]).begin().does("perk", "perk:all-nighter")
    assert game.state.actions_left == 6


def test_pedal_to_the_metal(town: type[Town]) -> None:
    """One Investigator goes up to 4 locations."""
    game = town().hero("ann", "scout", "motel", perks=["pedal-to-the-metal-1"]).begin()
    game.does(
        "perk",
        "perk:pedal-to-the-metal",
        "scout",
        "to:intersection",
        "to:cabin",
        "to:campground",
        "to:boathouse",
    )
    assert game.place("ann") == "boathouse"
    assert game.topic() == "act"


def test_daybreak(town: type[Town]) -> None:
    """Two Items come, and the next Monster Phase does not."""
    game = town().hero("ann", perks=["daybreak-1"]).begin().does("perk", "perk:daybreak", END_TURN)
    deck = list(game.state.deck)
    game.begin()
    assert len(game.state.items) == 2
    assert game.state.deck == deck
    assert game.state.active == "bob"


def test_each_daybreak_skips_one_phase(town: type[Town]) -> None:
    """Two of them skip two."""
    game = town().hero("ann", perks=["daybreak-1", "daybreak-2"]).begin()
    game.does("perk", "perk:daybreak", "perk", "perk:daybreak", END_TURN)
    deck = list(game.state.deck)
    game.begin().begin().does(END_TURN).begin()
    assert game.state.deck == deck
    assert game.state.skips == 0


@pytest.mark.parametrize("perk", [card for card in box().perks if not card.endswith("-2")])
def test_played_perk_is_discarded_and_costs_no_action(town: type[Town], perk: str) -> None:
    """Whichever it is: played to its end it lies face up in the discard pile."""
    game = town(seats=("ann", "bob")).hero("ann", "scout", "motel", ["axe-motel"], perks=[perk]).begin()
    kind = game.game.box.perks[perk].id
    game.answer("bob", "allow").does("perk", f"perk:{kind}")
    while game.topic() != "act":
        (seat,) = game.run.prompt.asks
        game.answer(seat, game.options(seat)[-1])
    assert game.state.perk_pile == [perk]
    assert game.state.heroes["ann"].perks == []
    assert game.state.actions_left == (6 if kind == "all-nighter" else 4)


def test_hitch_a_ride(town: type[Town]) -> None:
    """One Investigator is placed anywhere."""
    game = town().hero("ann", "scout", "motel", perks=["hitch-a-ride-1"]).begin()
    game.does("perk", "perk:hitch-a-ride", "scout")
    assert set(game.options()) == {*game.game.box.board.locations} - {"motel"}
    game.does("farm")
    assert game.place("ann") == "farm"


@pytest.mark.parametrize(
    ("perk", "monster"),
    [
        ("earplugs", "banshee"),
        ("salt-lick", "chupacabra"),
        ("porch-light", "mothman"),
        ("trail-camera", "bigfoot"),
        ("dog-whistle", "ozark-howler"),
        ("holy-water", "jersey-devil"),
    ],
)
def test_perk_of_a_monster_places_it(town: type[Town], perk: str, monster: str) -> None:
    """Anywhere, if it is in the game."""
    other = "banshee" if monster != "banshee" else "chupacabra"
    game = town(other, monster).hero("ann", perks=[perk]).begin()
    game.does("perk", f"perk:{perk}", f"place:{monster}", "boathouse")
    assert game.at(monster) == "boathouse"


def test_perk_of_a_monster_moves_any_other_up_to_three(town: type[Town]) -> None:
    """Also where its own Monster is not in the game."""
    game = town("banshee", "chupacabra").hero("ann", perks=["holy-water"]).begin()
    game.does("perk", "perk:holy-water", "move:banshee", "to:tavern", "to:city-hall", "to:high-school")
    assert game.at("banshee") == "high-school"
