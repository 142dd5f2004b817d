"""Move and Peek."""

from games.monster_slaughter.board import DOORS_OF, ROOMS, TOUCHING
from games.monster_slaughter.card_events import CardsSeen, Peeked
from tests.games.monster_slaughter.cabin import Cabin


def test_there_are_nine_zones() -> None:
    assert len(TOUCHING) - 1 == 9


def test_monsters_walk_around_the_cabin() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "north")
    assert cabin.targets("move") == {"west", "east"}


def test_a_closed_door_stops_monsters() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "south")
    assert "living-room" not in cabin.targets("move")


def test_a_smashed_door_lets_them_in_or_around() -> None:
    """The worked example: beside a smashed door one can go in, or around the cabin."""
    cabin = Cabin("golems", "aliens")
    cabin.open("living-room-south")
    cabin.play("golems-child")
    cabin.do("south")
    assert cabin.targets("move") == {"living-room", "east", "west"}


def test_a_barricade_stops_them_again() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.barricade("living-room-south")
    cabin.hunt("golems-child", "south")
    assert "living-room" not in cabin.targets("move")


def test_a_move_leads_to_an_adjacent_zone_without_dice() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.open("kitchen-living-room")
    cabin.hunt("golems-child", "kitchen")
    drawn = cabin.state.dice.drawn
    cabin.do("move:living-room")
    assert cabin.where("golems-child") == "living-room"
    assert cabin.state.dice.drawn == drawn


def test_one_peeks_into_the_own_room_and_behind_its_doors() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "bathroom")
    assert cabin.targets("peek") == {"bathroom", *(zone for _, zone in DOORS_OF["bathroom"] if zone in ROOMS)}
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "west")
    assert cabin.targets("peek") == {"bedroom"}


def test_a_wall_cannot_be_looked_through() -> None:
    """The kitchen touches the south side, without a door."""
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "south")
    assert cabin.targets("peek") == {"living-room"}


def test_one_peeks_through_barricades() -> None:
    """RULINGS.md, 23."""
    cabin = Cabin("golems", "aliens")
    cabin.barricade("living-room-south")
    cabin.hunt("golems-child", "south")
    assert cabin.targets("peek") == {"living-room"}


def test_a_peek_shows_the_top_card_to_the_player_alone() -> None:
    """The worked example: Laika hides in the living room, and nobody else learns it."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "laika")
    cabin.hunt("golems-child", "south")
    drawn = cabin.state.dice.drawn
    cabin.do("peek:living-room")
    assert cabin.last(CardsSeen).cards == ("laika",)
    assert cabin.last(CardsSeen).known_to == ("ann",)
    assert cabin.last(Peeked).known_to is None
    assert cabin.pile("living-room")[0] == "laika"
    assert cabin.state.dice.drawn == drawn
    assert cabin.view("ann").memories[0].cards == ("laika",)
    assert cabin.view("bob").memories == ()


def test_what_was_seen_is_forgotten_when_the_pile_is_shuffled() -> None:
    """RULINGS.md, 21."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "torch", "oil-lamp")
    cabin.hunt("golems-child", "south")
    cabin.do("peek:living-room")
    cabin.roll("++")
    cabin.do("smash:living-room-south")
    assert cabin.view("ann").memories == ()


def test_a_second_look_at_the_top_does_not_make_one_forget_what_lies_below() -> None:
    """RULINGS.md, 21."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "torch", "oil-lamp", "aerosol")
    cabin.state.piles["living-room"].show("ann", 3)
    cabin.hunt("golems-child", "south")
    cabin.do("peek:living-room")
    assert cabin.view("ann").memories[0].cards == ("torch", "oil-lamp", "aerosol")


def test_what_was_seen_stays_known_as_cards_above_it_go() -> None:
    """RULINGS.md, 21."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("living-room", "torch", "oil-lamp", "aerosol")
    cabin.state.piles["living-room"].show("bob", 2)
    cabin.hunt("golems-child", "living-room")
    cabin.roll("+-")
    cabin.do("search", "draw")
    assert cabin.view("bob").memories[0].cards == ("oil-lamp",)
