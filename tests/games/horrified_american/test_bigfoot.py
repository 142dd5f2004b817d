"""Rulebook: Bigfoot."""

import pytest

from games.horrified.events import AttackRolled, MonsterMoved
from games.horrified_american.monsters.photo import BESIDE, Photo
from tests.games.horrified_american.town import Town

EXAMPLE = {
    "top-left": "other-leg",
    "top-right": "arm",
    "middle-left": "torso",
    "middle-right": "leg",
    "bottom-right": "head",
}
SOLVED = {
    "top-right": "head",
    "middle-left": "arm",
    "middle-right": "torso",
    "bottom-left": "other-leg",
    "bottom-right": "leg",
}


def foot(
    town: type[Town],
    photo: dict[str, str] = EXAMPLE,
    *,
    up: bool = True,
    seats: tuple[str, ...] = ("ann", "bob"),
) -> Town:
    game = town("banshee", "bigfoot", seats=seats)
    game.mat("bigfoot").photos = [Photo(part, square, up) for square, part in photo.items()]
    return game


def parts(game: Town) -> dict[str, str]:
    return {photo.square: photo.part for photo in game.mat("bigfoot").photos}


def test_five_photos_lie_face_down(town: type[Town]) -> None:
    """On all squares but the open one, shuffled; Bigfoot at the Cabin, no footprint on the board."""
    game = town("banshee", "bigfoot")
    mat = game.game.view(game.state, None).monsters[1]
    assert (mat.place, mat.overlay, mat.footprints) == ("cabin", "high-school", ())
    assert [photo.part for photo in mat.photos] == [None] * 5
    assert "bottom-left" not in [photo.square for photo in mat.photos]


def test_he_rolls_before_he_moves(town: type[Town]) -> None:
    """The dice fall where he starts, and hit nobody."""
    game = (
        foot(town)
        .hero("ann", at="campground")
        .hero("bob", at="trailhead")
        .dice("hit", "hit")
        .strike("bigfoot", 2, 2)
    )
    kinds = [type(event).__name__ for event in game.state.told]
    assert kinds.index("AttackRolled") < kinds.index("MonsterMoved")
    assert game.told(AttackRolled)[0].target is None
    assert game.place("ann") == "campground"


def test_he_does_not_roll_with_an_investigator_there(town: type[Town]) -> None:
    """Too busy hiding."""
    game = foot(town).hero("ann", at="cabin").hero("bob", at="trailhead").strike("bigfoot", 1, 3)
    assert game.told(AttackRolled) == []


def test_he_rolls_with_only_citizens_there(town: type[Town]) -> None:
    """Only Investigators keep him from it; Citizens come to no harm."""
    game = foot(town).hero("ann", at="trailhead").hero("bob", at="trailhead").citizen("mayor", "cabin")
    game.dice("hit").strike("bigfoot")
    assert game.told(AttackRolled)
    assert "mayor" in game.state.citizens


def test_only_one_power_counts(town: type[Town]) -> None:
    """Terror rises by one, however many Powers; the active player turns one Photo down."""
    game = foot(town).hero("ann", at="trailhead").hero("bob", at="trailhead").dice("power", "power")
    game.strike("bigfoot", 1, 2)
    assert game.state.terror == 1
    assert game.topic() == "bigfoot:hide"
    game.does("bigfoot:top-right")
    assert [photo.square for photo in game.mat("bigfoot").photos if not photo.up] == ["top-right"]
    assert game.topic() is None
    assert game.state.terror == 1


def test_bigfoot_movement_example(town: type[Town]) -> None:
    """Move 1 from the Mine to the Agent at the Cabin, and one more step, to the Intersection."""
    game = foot(town, seats=("ann", "bob", "cid")).hero("ann", "jock", "abandoned-mine")
    game.hero("bob", "agent", "cabin").hero("cid", "scout", "campground").monster("bigfoot", "abandoned-mine")
    game.strike("bigfoot", steps=1)
    assert game.at("bigfoot") == "intersection"
    assert game.mat("bigfoot").footprints == ["abandoned-mine", "cabin"]


def test_he_goes_for_an_investigator_rather_than_a_citizen(town: type[Town]) -> None:
    """Equally near: no tie, and no question."""
    game = foot(town).hero("ann", at="trailhead").hero("bob", at="tavern").citizen("farmer", "boathouse")
    game.dice("miss").strike("bigfoot", steps=1)
    assert game.at("bigfoot") == "abandoned-mine"


def test_he_does_not_stop_for_a_citizen(town: type[Town]) -> None:
    """Two steps, a Citizen one step away, an Investigator beyond: he runs past and through."""
    game = foot(town).hero("ann", at="tavern").hero("bob", at="tavern").citizen("farmer", "cabin")
    game.monster("bigfoot", "abandoned-mine").dice("miss").strike("bigfoot", steps=2)
    assert game.at("bigfoot") == "intersection"


def test_he_never_ends_with_an_investigator(town: type[Town]) -> None:
    """One step to an Investigator, one more away from it: the active player chooses where."""
    game = foot(town).hero("ann", at="campground").hero("bob", at="tavern").monster("bigfoot", "cabin")
    game.dice("miss").strike("bigfoot", steps=1)
    if game.topic() == "monster-way":
        game.does("to:boathouse")
    assert game.at("bigfoot") == "boathouse"


@pytest.mark.parametrize(
    ("start", "people", "way"),
    [
        ("motel", ("drive-in", "motel"), ("drive-in", "motel", "intersection")),
        ("tavern", ("radio-tower", "tavern"), ("radio-tower", "tavern", "cemetery")),
        ("drive-in", ("motel", "drive-in", "intersection"), ("motel", "intersection", "cabin")),
        ("cabin", ("trailhead", "abandoned-mine"), ("abandoned-mine", "cabin")),
    ],
)
def test_he_runs_on_while_there_are_investigators(
    town: type[Town], start: str, people: tuple[str, ...], way: tuple[str, ...]
) -> None:
    """One step, and one more for every Investigator he comes upon, out of a blind alley too."""
    game = foot(town, seats=("ann", "bob", "cid")[: len(people)]).monster("bigfoot", start)
    for seat, place in zip(("ann", "bob", "cid"), people, strict=False):
        game.hero(seat, at=place)
    game.dice("miss").strike("bigfoot", steps=1)
    while game.topic():
        step = way[len(game.told(MonsterMoved))]
        game.does(f"to:{step}")
    assert tuple(event.way[0] for event in game.told(MonsterMoved)) == way


def test_he_goes_through_an_investigator_he_has_met(town: type[Town]) -> None:
    """Two steps, and two for coming upon the one at the Cabin twice on the way to the other."""
    game = foot(town).hero("ann", at="cabin").hero("bob", at="motel").monster("bigfoot", "abandoned-mine")
    game.dice("miss").strike("bigfoot", steps=2).does("to:campground", "to:intersection")
    ways = [event.way[0] for event in game.told(MonsterMoved)]
    assert ways == ["cabin", "campground", "cabin", "intersection"]


def test_he_may_end_with_a_citizen(town: type[Town]) -> None:
    """RULINGS 20: only Investigators drive him on."""
    game = foot(town).hero("ann", at="tavern").hero("bob", at="tavern").citizen("farmer", "intersection")
    game.monster("bigfoot", "cabin").dice("miss").strike("bigfoot", steps=1)
    assert game.at("bigfoot") == "intersection"
    assert "farmer" in game.state.citizens


def test_he_goes_on_toward_the_next_and_stops_having_met_everybody(town: type[Town]) -> None:
    """RULINGS 20: three steps, one Citizen next door and one beyond; then there is nobody left to meet."""
    game = (
        foot(town).away("ann").away("bob").citizen("farmer", "abandoned-mine").citizen("mayor", "trailhead")
    )
    game.dice("miss").strike("bigfoot", steps=3)
    assert game.at("bigfoot") == "trailhead"
    assert game.mat("bigfoot").footprints == ["cabin", "abandoned-mine"]


def test_he_runs_from_an_investigator_with_nobody_else_on_the_board(town: type[Town]) -> None:
    """RULINGS 20: he does not end his movement where the only Investigator is."""
    game = foot(town, seats=("ann",)).hero("ann", "jock", "trailhead").monster("bigfoot", "trailhead")
    game.strike("bigfoot", steps=1)
    assert game.at("bigfoot") == "abandoned-mine"


def test_he_stays_with_nobody_to_go_for(town: type[Town]) -> None:
    """RULINGS 5: no character on the board."""
    game = foot(town).away("ann").away("bob").dice("miss").strike("bigfoot", steps=2)
    assert game.at("bigfoot") == "cabin"


def test_a_fifth_footprint_is_taken_from_furthest_away(town: type[Town]) -> None:
    """Four are out: the furthest is moved; of equally far ones the active player takes one."""
    game = foot(town).hero("ann", at="high-school").hero("bob", at="high-school").monster("bigfoot", "cabin")
    game.mat("bigfoot").footprints = ["farm", "cabin", "campground", "intersection"]
    game.dice("miss").strike("bigfoot", steps=1)
    assert game.mat("bigfoot").footprints == ["cabin", "campground", "intersection", "cabin"]
    game = foot(town).hero("ann", at="high-school").hero("bob", at="high-school").monster("bigfoot", "cabin")
    game.mat("bigfoot").footprints = ["motel", "resort", "gas-station", "cabin"]
    game.state.monsters["bigfoot"].footprints = ["motel", "gas-station", "cabin", "cabin"]
    game.dice("miss").strike("bigfoot", steps=1)
    assert sorted(game.options()) == ["gas-station", "motel"]


def test_several_footprints_may_lie_at_one_location(town: type[Town]) -> None:
    """Both are picked up by one action, and each turns up a Photo."""
    game = foot(town, up=False).hero("ann", at="cabin")
    game.mat("bigfoot").footprints = ["cabin", "cabin"]
    game.begin().does("pick-up").answer("ann", "bigfoot:footprint-1", "bigfoot:footprint-2")
    game.does("bigfoot:top-left", "bigfoot:bottom-right")
    assert game.mat("bigfoot").footprints == []
    assert [photo.part for photo in game.mat("bigfoot").photos if photo.up] == ["other-leg", "head"]
    assert game.state.actions_left == 3


def test_footprints_are_picked_up_with_items(town: type[Town]) -> None:
    """RULINGS 21: one Pick Up takes any number of both."""
    game = foot(town, up=False).hero("ann", at="cabin").lying("canteen-cabin")
    game.mat("bigfoot").footprints = ["cabin"]
    game.begin().does("pick-up").answer("ann", "canteen-cabin", "bigfoot:footprint-1").does(
        "bigfoot:top-left"
    )
    assert game.items("ann") == ["canteen-cabin"]


def test_photo_is_worked_on_at_the_high_school_with_any_one_item(town: type[Town]) -> None:
    """The Item is discarded; elsewhere there is no lab."""
    items = ["axe-motel", "hound-farm", "compass-farm"]
    game = foot(town).hero("ann", at="high-school", items=items).begin()
    assert sum(option.startswith("advance:bigfoot") for option in game.options()) == 3
    game.does("advance:bigfoot:hound-farm", "bigfoot:swap:top-right:bottom-right")
    assert game.state.spent == ["hound-farm"]
    away = foot(town).hero("ann", at="library", items=items).begin()
    assert not [option for option in away.options() if option.startswith("advance")]


def test_bigfoot_sliding_example(town: type[Town]) -> None:
    """A 3-strength Item: head to the open square, leg down, torso right: torso and leg are right then."""
    game = foot(town).hero("ann", at="high-school", items=["compass-farm"]).begin()
    game.does("advance:bigfoot:compass-farm")
    game.does("bigfoot:slide:bottom-right", "bigfoot:slide:middle-right", "bigfoot:slide:middle-left")
    assert parts(game) == {
        "top-left": "other-leg",
        "top-right": "arm",
        "middle-right": "torso",
        "bottom-left": "head",
        "bottom-right": "leg",
    }
    assert game.topic() == "act"
    mat = game.game.view(game.state, "ann").monsters[1]
    assert [photo.square for photo in mat.photos if photo.in_place] == ["middle-right", "bottom-right"]


def test_bigfoot_swapping_example(town: type[Town]) -> None:
    """Or the head at the bottom right and the arm at the top right change places: the head is right."""
    game = foot(town).hero("ann", at="high-school", items=["compass-farm"]).begin()
    game.does("advance:bigfoot:compass-farm", "bigfoot:swap:top-right:bottom-right")
    assert parts(game)["top-right"] == "head"
    assert parts(game)["bottom-right"] == "arm"
    assert game.topic() == "act"


def test_as_many_slides_as_the_item_is_strong(town: type[Town]) -> None:
    """A 1-strength Item allows one, a 6-strength one up to six, and fewer if wanted."""
    game = foot(town).hero("ann", at="high-school", items=["barn-cat-cabin", "chainsaw-town-center"]).begin()
    game.does("advance:bigfoot:barn-cat-cabin", "bigfoot:slide:bottom-right")
    assert game.topic() == "act"
    game.does("advance:bigfoot:chainsaw-town-center", "bigfoot:slide:bottom-left")
    assert game.ask().about["left"] == "5"
    game.does("bigfoot:stop")
    assert game.topic() == "act"


def test_only_neighbours_of_the_open_square_slide(town: type[Town]) -> None:
    """Two or three Photos."""
    game = (
        foot(town)
        .hero("ann", at="high-school", items=["compass-farm"])
        .begin()
        .does("advance:bigfoot:compass-farm")
    )
    slides = [option for option in game.options() if "slide" in option]
    assert slides == ["bigfoot:slide:bottom-right", "bigfoot:slide:middle-left"]
    assert all(square in BESIDE[other] for square, others in BESIDE.items() for other in others)


def test_face_down_photos_may_be_moved(town: type[Town]) -> None:
    """Slid or swapped unseen."""
    game = foot(town, up=False).hero("ann", at="high-school", items=["barn-cat-cabin"]).begin()
    game.does("advance:bigfoot:barn-cat-cabin", "bigfoot:slide:bottom-right")
    assert parts(game)["bottom-left"] == "head"
    assert not any(photo.up for photo in game.mat("bigfoot").photos)


def test_defeat_takes_three_green_items_at_his_location(town: type[Town]) -> None:
    """Any strengths, with the photo aligned."""
    green = ["canteen-cabin", "compass-farm", "matches-junkyard"]
    game = foot(town, SOLVED).hero("ann", at="cabin", items=green).begin().does("defeat:bigfoot")
    assert game.state.defeated == ["bigfoot"]
    assert game.items("ann") == []
    assert (
        "defeat:bigfoot" not in foot(town, SOLVED).hero("ann", at="cabin", items=green[:2]).begin().options()
    )
    assert "defeat:bigfoot" not in foot(town, SOLVED).hero("ann", at="motel", items=green).begin().options()


@pytest.mark.parametrize("hidden", sorted(SOLVED))
def test_photo_counts_only_face_up(town: type[Town], hidden: str) -> None:
    """RULINGS 22: in place, but one of them face down."""
    game = foot(town, SOLVED).hero(
        "ann", at="cabin", items=["canteen-cabin", "compass-farm", "matches-junkyard"]
    )
    next(photo for photo in game.mat("bigfoot").photos if photo.square == hidden).up = False
    assert "defeat:bigfoot" not in game.begin().options()


def test_an_aligned_photo_is_not_worked_on(town: type[Town]) -> None:
    """RULINGS 48: there is nothing to gain."""
    game = foot(town, SOLVED).hero("ann", at="high-school", items=["canteen-cabin"]).begin()
    assert not [option for option in game.options() if option.startswith("advance")]


def test_photo_out_of_order_is_no_proof(town: type[Town]) -> None:
    """All face up, but not aligned."""
    game = (
        foot(town)
        .hero("ann", at="cabin", items=["canteen-cabin", "compass-farm", "matches-junkyard"])
        .begin()
    )
    assert "defeat:bigfoot" not in game.options()


def test_caught_on_film(town: type[Town]) -> None:
    """A footprint where he is, then 2 locations away from the nearest Investigator, leaving more."""
    game = (
        foot(town)
        .hero("ann", at="trailhead")
        .hero("bob", at="trailhead")
        .monster("bigfoot", "abandoned-mine")
    )
    game.event("caught-on-film-1")
    game.does("to:intersection") if game.topic() == "monster-way" else None
    while game.topic():
        game.does(game.options()[0])
    assert game.mat("bigfoot").footprints == ["abandoned-mine", "abandoned-mine", "cabin"]
    assert game.rules.steps("trailhead", game.at("bigfoot")) == 3


def test_caught_on_film_with_no_way_further_off(town: type[Town]) -> None:
    """From the Cemetery the Hospital is as near to City Hall, and the Tavern nearer: he stays."""
    game = foot(town).hero("ann", at="city-hall").hero("bob", at="city-hall").monster("bigfoot", "cemetery")
    game.event("caught-on-film-1")
    assert game.at("bigfoot") == "cemetery"
    assert game.mat("bigfoot").footprints == ["cemetery"]


def test_thrown_stones(town: type[Town]) -> None:
    """One revealed Photo is turned face down; with none nothing happens."""
    game = foot(town).event("thrown-stones")
    game.does("bigfoot:top-left")
    assert sum(photo.up for photo in game.mat("bigfoot").photos) == 4
    assert foot(town, up=False).event("thrown-stones").topic() is None


def test_perks_leave_no_footprints(town: type[Town]) -> None:
    """RULINGS 44: only his own Monster Strike does."""
    game = foot(town).hero("ann", perks=["trail-camera"]).begin()
    game.does("perk", "perk:trail-camera", "move:bigfoot", "to:campground", "stay")
    assert game.mat("bigfoot").footprints == []
