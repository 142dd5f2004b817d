"""Rulebook: Mothman."""

from games.horrified.events import HitIgnored
from games.horrified.frenzy import defeat_monster
from games.horrified_american.monsters.mothman import Trap
from tests.games.horrified_american.town import Town

TRAPS = {"tavern": "axe-tavern", "library": "flashlight-library", "farm": "hound-farm", "motel": "axe-motel"}


def mothtown(town: type[Town], armed: tuple[str, ...] = (), seats: tuple[str, ...] = ("ann", "bob")) -> Town:
    """Traps at the Tavern, Library, Farm and Motel."""
    game = town("banshee", "mothman", seats=seats)
    game.state.bag += [trap.item for trap in game.mat("mothman").traps]
    for place, item in TRAPS.items():
        if place not in armed:
            game.state.bag.remove(item)
    game.mat("mothman").traps = [
        Trap(place, None if place in armed else item) for place, item in TRAPS.items()
    ]
    return game


def test_four_items_with_different_locations_tell_where_the_traps_are(town: type[Town]) -> None:
    """All closed; Items drawn too many are back in the bag."""
    for seats in (("ann",), ("ann", "bob", "cid")):
        game = town("banshee", "mothman", seats=seats)
        traps = game.mat("mothman").traps
        assert len({trap.place for trap in traps}) == 4
        assert all(game.game.box.items[trap.item].location == trap.place for trap in traps)
        assert len(game.state.bag) == 56
        assert game.at("mothman") == "motel"
        assert game.mat("mothman").eye is None


def test_arming_a_trap_returns_its_item_to_the_bag(town: type[Town]) -> None:
    """An action at the trap, nothing else to pay (RULINGS 27)."""
    game = mothtown(town).hero("ann", "scout", "city-hall").begin()
    game.does("move:tavern", "advance:mothman:arm")
    assert "axe-tavern" in game.state.bag
    assert [trap.place for trap in game.mat("mothman").traps if not trap.item] == ["tavern"]
    assert game.state.actions_left == 2
    assert "advance:mothman:arm" not in game.options()


def test_items_on_the_mat_cannot_be_picked_up(town: type[Town]) -> None:
    """RULINGS 38: they are not on the board."""
    assert "pick-up" not in mothtown(town).hero("ann", "scout", "tavern").begin().options()


def test_any_trap_ends_his_movement(town: type[Town]) -> None:
    """Closed or armed, on entering; next time he moves as usual."""
    for armed in ((), ("library",)):
        game = mothtown(town, armed).hero("ann", at="cemetery").hero("bob", at="cemetery")
        game.monster("mothman", "high-school").monster("banshee", "trailhead").strike("mothman", steps=3)
        if game.topic() == "monster-way":
            game.does(next(option for option in game.options() if option in {"to:library", "to:tavern"}))
        stopped = game.at("mothman")
        assert stopped in {"library", "tavern"}
        game.dice("miss").strike("mothman", steps=3)
        assert game.at("mothman") != stopped


def test_the_item_of_an_armed_trap_is_mixed_into_the_bag(town: type[Town]) -> None:
    """It does not lie on top, to be drawn next."""
    game = mothtown(town).hero("ann", at="tavern")
    before = list(game.state.bag)
    game.begin().does("advance:mothman:arm")
    assert sorted(game.state.bag) == sorted([*before, "axe-tavern"])
    assert game.state.bag[:-1] != before
    assert [item for item in game.state.bag if item != "axe-tavern"] != before


def test_traps_do_not_matter_where_he_is_placed(town: type[Town]) -> None:
    """RULINGS 26: a placing is no entering on foot."""
    game = mothtown(town).hero("ann", perks=["porch-light"]).begin()
    game.does("perk", "perk:porch-light", "place:mothman", "cemetery")
    assert game.at("mothman") == "cemetery"


def test_a_trap_halts_him_when_a_perk_moves_him(town: type[Town]) -> None:
    """RULINGS 26: moving is moving, whoever leads him."""
    game = mothtown(town).hero("ann", perks=["porch-light"]).monster("mothman", "city-hall").begin()
    game.does("perk", "perk:porch-light", "move:mothman", "to:tavern")
    assert game.topic() == "act"
    assert game.at("mothman") == "tavern"


def test_defeat_takes_yellow_strength_ten_at_an_armed_trap(town: type[Town]) -> None:
    """All four armed, both at one of them."""
    yellow = ["axe-motel", "chainsaw-town-center"]
    armed = tuple(TRAPS)
    game = mothtown(town, armed).hero("ann", at="tavern", items=yellow).monster("mothman", "tavern")
    game.begin().does("defeat:mothman", "axe-motel")
    assert game.state.defeated == ["mothman"]
    elsewhere = mothtown(town, armed).hero("ann", at="resort", items=yellow).monster("mothman", "resort")
    assert "defeat:mothman" not in elsewhere.begin().options()
    weak = mothtown(town, armed).hero("ann", at="tavern", items=yellow[:1]).monster("mothman", "tavern")
    assert "defeat:mothman" not in weak.begin().options()


def test_three_armed_traps_are_not_enough(town: type[Town]) -> None:
    """All four must be armed."""
    game = mothtown(town, ("tavern", "library", "farm")).hero(
        "ann", at="tavern", items=["chainsaw-town-center"]
    )
    game.hero("ann", items=["axe-tavern"]).monster("mothman", "tavern")
    assert "defeat:mothman" not in game.begin().options()


def test_power_does_nothing_without_the_eye(town: type[Town]) -> None:
    """The Eye is not on the board: Hits count as usual."""
    game = mothtown(town).hero("bob", at="motel").dice("power", "hit").strike("mothman", dice=2)
    assert game.at("mothman") == "motel"
    assert game.place("bob") is None


def test_mothman_example(town: type[Town]) -> None:
    """From the Resort to the Eye at the Diner over the High School and the Gas Station: four are hit once."""
    game = mothtown(town, seats=("steve", "sue", "mary", "al"))
    game.hero("steve", "psychic", "resort", ["compass-farm"]).hero(
        "sue", "scout", "high-school", ["rope-drive-in"]
    )
    game.hero("mary", "journalist", "gas-station", ["canteen-cabin"]).hero(
        "al", "agent", "diner", ["hound-motel"]
    )
    game.monster("mothman", "resort", eye="diner").dice("hit", "power").strike("mothman", dice=2)
    game.answer("steve", "compass-farm").answer("sue", "rope-drive-in")
    game.answer("mary", "canteen-cabin").answer("al", "hound-motel")
    assert game.at("mothman") == "diner"
    assert [len(event.items) for event in game.told(HitIgnored)] == [1, 1, 1, 1]
    assert game.state.terror == 0


def test_route_is_the_one_with_the_most_characters(town: type[Town]) -> None:
    """Library and Town Center have one Citizen each, the other ways none."""
    game = mothtown(town).hero("ann", at="resort").hero("bob", at="trailhead")
    game.citizen("librarian").citizen("farmer", "town-center")
    game.monster("mothman", "resort", eye="diner").dice("power").strike("mothman")
    assert game.state.lost == ["librarian", "farmer"]
    assert game.place("ann") is None
    assert game.state.terror == 3


def test_tied_routes_over_different_characters_are_the_active_players(town: type[Town]) -> None:
    """A Citizen on either way: a real tie."""
    game = mothtown(town).hero("ann", at="resort", items=["compass-farm"]).hero("bob", at="trailhead")
    game.citizen("librarian").citizen("grease-monkey")
    game.monster("mothman", "resort", eye="diner").dice("power").strike("mothman")
    assert sorted(game.options()) == ["to:intersection", "to:library"]
    game.does("to:intersection", "compass-farm")
    assert game.state.lost == ["grease-monkey"]


def test_items_drawn_for_traps_in_vain_go_back_into_the_bag(town: type[Town]) -> None:
    """The three Items of the Farm come out first: one trap lies there, and two Items go back."""
    game = town("banshee", "chupacabra")
    places = {item: kind.location for item, kind in game.game.box.items.items()}
    game.state.bag.sort(key=lambda item: places[item] == "farm")
    mat = game.game.box.monsters["mothman"].set_up(game.state, places)
    assert len({trap.place for trap in mat.traps}) == 4
    assert [trap.place for trap in mat.traps].count("farm") == 1
    assert sorted([*game.state.bag, *(trap.item for trap in mat.traps)]) == sorted(places)
    assert game.state.spent == []


def test_routes_over_the_same_characters_are_no_tie(town: type[Town]) -> None:
    """Three routes, and nobody on any but the one who is attacked: nothing to ask but the hit."""
    game = mothtown(town).hero("ann", at="resort", items=["compass-farm"]).hero("bob", at="trailhead")
    game.monster("mothman", "resort", eye="diner").dice("power").strike("mothman")
    assert game.topic() == "defend"
    assert game.at("mothman") == "diner"


def test_each_power_is_a_hit_on_the_route(town: type[Town]) -> None:
    """Two Powers, two Items."""
    game = mothtown(town).hero("bob", at="motel", items=["compass-farm", "rope-drive-in"])
    game.monster("mothman", "motel", eye="drive-in").dice("power", "power").strike("mothman", dice=2)
    game.answer("bob", "discard")
    assert game.items("bob") == []
    assert game.at("mothman") == "drive-in"


def test_eye_at_his_own_place(town: type[Town]) -> None:
    """RULINGS 28: a flight of no length still strikes those there, and Hits are ignored."""
    game = mothtown(town).hero("bob", at="motel", items=["compass-farm"])
    game.monster("mothman", "motel", eye="motel").dice("power", "hit").strike("mothman", dice=2)
    game.answer("bob", "compass-farm")
    assert game.place("bob") == "motel"
    assert game.topic() is None


def test_flight_ignores_traps_and_death_marks(town: type[Town]) -> None:
    """RULINGS 3 and 29: hits of the flight are no attack."""
    game = town("mothman", "ozark-howler").hero("bob", at="tavern", items=["compass-farm"])
    game.mat("ozark-howler").marks = {"bob": 1}
    game.state.bag += [trap.item for trap in game.mat("mothman").traps]
    game.mat("mothman").traps = [Trap("city-hall", None)]
    game.hero("ann", at="high-school", items=["rope-drive-in"])
    game.monster("mothman", "high-school", eye="tavern").dice("power").strike("mothman")
    game.answer("ann", "rope-drive-in").answer("bob", "compass-farm")
    assert game.at("mothman") == "tavern"
    assert game.topic() is None


def test_glowing_eyes(town: type[Town]) -> None:
    """The Eye goes to who holds the most Items."""
    game = mothtown(town).hero("ann", at="resort").hero("bob", at="cemetery", items=["compass-farm"])
    assert game.event("glowing-eyes-1").mat("mothman").eye == "cemetery"


def test_omen_at_the_bridge(town: type[Town]) -> None:
    """To the nearest Citizen, else to the active player."""
    game = mothtown(town).hero("ann", at="resort").event("omen-at-the-bridge")
    assert game.mat("mothman").eye == "resort"
    game = mothtown(town).citizen("farmer").citizen("salesman").event("omen-at-the-bridge")
    assert game.mat("mothman").eye == "motel"


def test_items_of_traps_go_to_the_discards_with_him(town: type[Town]) -> None:
    """RULINGS 38: on his defeat what is left on the mat is discarded."""
    game = mothtown(town, ("tavern",))
    defeat_monster(game.rules, "ann", "mothman")
    assert sorted(game.state.spent) == ["axe-motel", "flashlight-library", "hound-farm"]
