"""Rulebook: Chupacabra."""

from tests.games.horrified_american.town import Town

GOATS = [
    "kid-goat-radio-tower",
    "kid-goat-sheriffs-station",
    "nanny-goat-drive-in",
    "nanny-goat-town-center",
    "pygmy-goat-abandoned-mine",
    "pygmy-goat-library",
]


def with_goats(game: Town, number: int = 6) -> Town:
    for goat in GOATS[:number]:
        game.state.bag.remove(goat)
        game.mat("chupacabra").goats.append(goat)
    return game


def test_it_begins_at_the_farm_with_its_overlay(town: type[Town]) -> None:
    """Figure and overlay at the Farm."""
    game = town()
    assert game.at("chupacabra") == "farm"
    mats = game.game.view(game.state, None).monsters
    assert [mat.overlay for mat in mats if mat.id == "chupacabra"] == ["farm"]


def test_it_prefers_an_investigator_with_a_brown_item(town: type[Town]) -> None:
    """From City Hall to the Agent at the High School, who has a Brown Item, not to the Journalist."""
    game = town().hero("ann", "agent", "high-school", ["hound-farm"]).hero("bob", "journalist", "tavern")
    game.monster("chupacabra", "city-hall").dice("miss").strike("chupacabra")
    assert game.at("chupacabra") == "high-school"


def test_brown_items_matter_only_among_equally_near(town: type[Town]) -> None:
    """RULINGS 18: a nearer Investigator without one comes first."""
    game = town().hero("ann", "agent", "library", ["hound-farm"]).hero("bob", "journalist", "tavern")
    game.monster("chupacabra", "city-hall").dice("miss").strike("chupacabra")
    assert game.at("chupacabra") == "tavern"


def test_it_moves_toward_citizens_like_any_monster(town: type[Town]) -> None:
    """The nearest character is a Citizen."""
    game = town().citizen("diner-owner").dice("miss").strike("chupacabra")
    assert game.at("chupacabra") == "diner"


def test_one_goat_is_saved_per_action_at_the_farm(town: type[Town]) -> None:
    """Each goes to the mat, and costs an action."""
    game = town().hero("ann", at="farm", items=GOATS[:2]).begin()
    game.does(f"advance:chupacabra:{GOATS[0]}")
    assert game.mat("chupacabra").goats == GOATS[:1]
    assert game.items("ann") == GOATS[1:2]
    assert game.state.actions_left == 3


def test_other_animals_are_no_goats(town: type[Town]) -> None:
    """RULINGS 19: a Hound is Brown, but not a goat."""
    game = town().hero("ann", at="farm", items=["hound-farm"]).begin()
    assert not [option for option in game.options() if option.startswith("advance")]


def test_six_spots_hold_six_goats(town: type[Town]) -> None:
    """A seventh finds no empty spot."""
    game = with_goats(town().hero("ann", at="farm", items=["billy-goat-high-school"])).begin()
    assert not [option for option in game.options() if option.startswith("advance")]


def test_defeat_takes_yellow_strength_six_at_its_location(town: type[Town]) -> None:
    """After the sixth goat."""
    game = with_goats(town().hero("ann", at="diner", items=["chainsaw-town-center"]))
    assert "defeat:chupacabra" not in game.begin().options()
    game.monster("chupacabra", "diner").begin().does("defeat:chupacabra")
    assert game.state.defeated == ["chupacabra"]


def test_five_goats_are_not_enough(town: type[Town]) -> None:
    """The challenge comes first."""
    game = with_goats(town().hero("ann", at="farm", items=["chainsaw-town-center"]), 5).begin()
    assert "defeat:chupacabra" not in game.options()


def test_power_removes_a_brown_item_from_the_board(town: type[Town]) -> None:
    """The active player chooses; mats and hands are safe."""
    game = with_goats(town().hero("bob", at="farm", items=["billy-goat-high-school"]), 1)
    game.lying("hound-farm", "rooster-diner", "axe-motel").dice("power").strike("chupacabra")
    assert sorted(game.options("ann")) == ["hound-farm", "rooster-diner"]
    game.does("rooster-diner")
    assert game.state.spent == ["rooster-diner"]


def test_each_power_removes_one(town: type[Town]) -> None:
    """Two Powers, two Items; with none on the board nothing happens."""
    game = (
        town().hero("bob", at="farm").lying("hound-farm").dice("power", "power").strike("chupacabra", dice=2)
    )
    assert game.state.spent == ["hound-farm"]


def test_two_powers_remove_two(town: type[Town]) -> None:
    """The active player chooses the first; the other is then the last one."""
    game = town().hero("bob", at="farm").lying("hound-farm", "rooster-diner").dice("power", "power")
    game.strike("chupacabra", dice=2).does("rooster-diner")
    assert game.state.spent == ["rooster-diner", "hound-farm"]
    assert game.topic() is None


def test_the_hunger_leads_to_the_nearest_holder(town: type[Town]) -> None:
    """Of two who hold a Brown Item; somebody nearer holds none."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", at="tavern", items=["hound-farm"])
    game.hero("bob", at="gas-station", items=["rooster-diner"]).hero("cid", at="diner").event("the-hunger-1")
    assert game.at("chupacabra") == "gas-station"


def test_the_hunger_without_a_brown_item(town: type[Town]) -> None:
    """Nobody holds one: it stays."""
    assert town().hero("ann", at="diner").event("the-hunger-1").at("chupacabra") == "farm"


def test_fresh_blood_takes_a_brown_item_where_it_is(town: type[Town]) -> None:
    """It is discarded, and the Chupacabra stays."""
    game = town().lying("hound-farm", "rooster-diner").event("fresh-blood")
    assert game.state.spent == ["hound-farm"]
    assert game.at("chupacabra") == "farm"


def test_fresh_blood_leads_to_the_nearest_brown_item(town: type[Town]) -> None:
    """Two locations toward it."""
    game = town().lying("rooster-diner").event("fresh-blood")
    assert game.at("chupacabra") == "diner"
    assert game.state.spent == []


def test_fresh_blood_leads_two_locations_on(town: type[Town]) -> None:
    """The nearest one lies at the Library, three away from the Farm."""
    game = town().lying("pygmy-goat-library").event("fresh-blood")
    assert game.rules.steps("farm", "library") == 3
    assert game.at("chupacabra") == "town-center"
