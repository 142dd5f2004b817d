"""Game Set Up, Casting Note, and the set-up of the tool shed."""

from itertools import pairwise
from typing import Any

import pytest

from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.players import at_random
from games.monster_slaughter.content import box
from games.monster_slaughter.events import GuestInvited
from games.monster_slaughter.state import Slaughter
from tests.games.monster_slaughter.cabin import GAME, NAMES, STUDENTS, Cabin

TABLE = {
    2: (8, 6, 4, 2, 0),
    3: (9, 7, 5, 3, 1),
    4: (10, 8, 6, 4, 2),
    5: (11, 9, 7, 5, 3),
}
ROOMS = ("living-room", "bedroom", "kitchen", "bathroom", "wc")


def dealt(seats: int = 3, seed: str = "set-up", families: tuple[str, ...] = (), **options: str) -> Slaughter:
    """A game whose cards are dealt, before the predictions."""
    state = GAME.setup(NAMES[:seats], GAME.settled(NAMES[:seats], options), Dice(seed))
    run, chance = Run(GAME, state), Dice(seed)
    wanted = list(families)
    while run.prompt:
        (seat, ask), *_ = run.position().open_asks().items()
        chosen = (wanted.pop(0),) if wanted else at_random(ask, chance)
        run.answer(seat, chosen)
    return state


def in_rooms(state: Slaughter) -> list[str]:
    return [card for room in ROOMS for card in state.piles[room].cards]


def test_the_cabin_has_five_rooms_nine_doors_and_four_zones_around_it() -> None:
    assert tuple(box().rooms) == ROOMS
    assert [room.number for room in box().rooms.values()] == [1, 2, 3, 4, 5]
    assert len(box().doors) == 9
    assert len(box().outdoors) == 4


def test_all_doors_are_closed_at_first() -> None:
    assert set(dealt().doors.values()) == {"closed"}


def test_five_students_are_invited_with_their_health() -> None:
    state = dealt()
    assert tuple(state.guests) == STUDENTS
    assert [event.victim for event in state.told if isinstance(event, GuestInvited)] == list(STUDENTS)
    assert {guest: victim.health for guest, victim in state.victims.items()} == {
        "tom": 4,
        "bob": 6,
        "britney": 5,
        "kam": 5,
        "laika": 5,
    }


def test_nobody_has_tokens_at_first() -> None:
    state = dealt()
    assert all(GAME.view(state, None).families[number].points == 0 for number in range(3))


@pytest.mark.parametrize("seats", TABLE)
def test_the_rooms_hold_as_many_cards_as_the_table_says(seats: int) -> None:
    """And one guest on top of each pile."""
    state = dealt(seats)
    assert tuple(len(state.piles[room].cards) - 1 for room in ROOMS) == TABLE[seats]
    assert all(state.piles[room].cards[0] in STUDENTS for room in ROOMS)


@pytest.mark.parametrize("seats", TABLE)
def test_with_neutral_objects_each_room_has_one_card_more(seats: int) -> None:
    state = dealt(seats, neutral_objects="with")
    assert tuple(len(state.piles[room].cards) - 2 for room in ROOMS) == TABLE[seats]
    neutral = [card for card in in_rooms(state) if card in box().objects and not box().objects[card].family]
    assert len(neutral) == 5


def test_the_deck_has_the_objects_against_the_families_in_play_three_traps_and_seven_bonus_actions() -> None:
    state = dealt(2, families=("golems", "ghosts"))
    kinds = [box().cards[card].kind for card in in_rooms(state)]
    assert kinds.count("object") == 10
    assert kinds.count("trap") == 3
    assert kinds.count("bonus") == 7
    objects = {box().objects[card].family for card in in_rooms(state) if card in box().objects}
    assert objects == {"golems", "ghosts"}


def test_which_traps_and_bonus_actions_are_in_is_left_to_chance() -> None:
    decks = [frozenset(in_rooms(dealt(2, f"seed {number}", ("golems", "ghosts")))) for number in range(5)]
    assert len(set(decks)) == 5


def test_every_trap_may_be_in_and_every_card_in_any_room() -> None:
    """The deck is shuffled as a whole."""
    games = [dealt(2, f"seed {number}", ("golems", "ghosts")) for number in range(30)]
    assert {card for state in games for card in in_rooms(state) if card in box().traps} == set(box().traps)
    rooms = {room for state in games for room in ROOMS if "torch" in state.piles[room].cards}
    assert rooms == set(ROOMS) - {"wc"}, "with two players the WC holds a guest only"


def test_each_guest_is_on_top_of_a_pile_at_random() -> None:
    tops = {dealt(seed=f"seed {number}").piles["wc"].cards[0] for number in range(30)}
    assert tops == set(STUDENTS)


def test_a_family_is_for_one_player() -> None:
    """Taken ones are gone; the seats choose in their order (RULINGS.md, 4)."""
    state = GAME.setup(NAMES[:3], GAME.settled(NAMES[:3], {}), Dice("x"))
    run = Run(GAME, state)
    assert run.position().open_asks()["ann"].options == tuple(box().families)
    run.answer("ann", ("golems",))
    assert "golems" not in run.position().open_asks()["bob"].options
    assert len(run.position().open_asks()["bob"].options) == 10


def test_a_family_has_a_father_a_mother_and_a_child() -> None:
    for family in box().families.values():
        if family.id != "crittlins":
            assert family.members == ("father", "mother", "child")


def predictions() -> Run[Slaughter]:
    state = dealt()
    return Run(GAME, state)


def test_everybody_sets_a_death_order_of_all_five_guests_in_secret() -> None:
    run = predictions()
    assert set(run.position().open_asks()) == set(NAMES[:3])
    for ask in run.position().open_asks().values():
        assert (set(ask.options), ask.least, ask.most) == (set(STUDENTS), 5, 5)
        assert ask.ordered
        assert ask.secret
    run.answer("ann", ("kam", "tom", "bob", "laika", "britney"))
    for seat in ("bob", "cleo"):
        run.answer(seat, STUDENTS)
    assert run.state.orders["ann"] == ["kam", "tom", "bob", "laika", "britney"]


def test_everybody_picks_a_favourite_meal_in_secret() -> None:
    run = predictions()
    for seat in NAMES[:3]:
        run.answer(seat, STUDENTS)
    assert all(
        ask.secret and set(ask.options) == set(STUDENTS) for ask in run.position().open_asks().values()
    )
    for seat in NAMES[:3]:
        run.answer(seat, ("kam",))
    assert set(run.state.favourites.values()) == {"kam"}


def test_markers_lie_face_down_for_everybody_else() -> None:
    cabin = Cabin("golems", "ghosts")
    own, others = cabin.family("ann", "ann"), cabin.family("ann", "bob")
    assert [marker.guest for marker in own.markers] == list(STUDENTS)
    assert [marker.guest for marker in others.markers] == [None] * 5
    assert (own.favourite, others.favourite) == ("tom", None)


def test_the_first_player_is_drawn_by_chance() -> None:
    firsts = {first_player(f"seed {number}") for number in range(20)}
    assert firsts == set(NAMES[:3])


def first_player(seed: str, *families: str) -> str | None:
    state = dealt(3, seed, families)
    run = Run(GAME, state)
    while run.prompt:
        (seat, ask), *_ = run.position().open_asks().items()
        run.answer(seat, ask.options[: ask.most])
    return run.state.first


def test_the_ghosts_are_never_first() -> None:
    """They always play last (RULINGS.md, 7)."""
    firsts = {first_player(f"seed {number}", "golems", "ghosts", "aliens") for number in range(20)}
    assert firsts == {"ann", "cleo"}


# Nocturnal events ---------------------------------------------------------------------------------------


def test_seven_events_and_knock_knock_make_the_pile() -> None:
    state = dealt(visitors="all")
    assert len(state.nights) == 8
    assert "outta-here" not in state.nights


def test_which_events_come_in_which_order_is_left_to_chance() -> None:
    games = [dealt(seed=f"seed {number}", visitors="without").nights for number in range(120)]
    every = {night.id for night in box().nights.values() if not night.top}
    assert {nights[0] for nights in games} == {nights[7] for nights in games} == every


def test_knock_knock_is_among_the_top_three() -> None:
    places = {dealt(seed=f"seed {n}", visitors="all").nights.index("knock-knock") for n in range(30)}
    assert places == {0, 1, 2}


def test_without_visitors_another_event_replaces_knock_knock() -> None:
    state = dealt(visitors="without")
    assert len(state.nights) == 8
    assert "knock-knock" not in state.nights


def test_with_the_shed_outta_here_is_among_the_top_three_too() -> None:
    for number in range(20):
        nights = dealt(seed=f"seed {number}", visitors="all", tool_shed="set-one").nights
        assert len(nights) == 9
        assert {"knock-knock", "outta-here"} <= set(nights[:3])


def test_an_option_gives_the_last_round_an_event_too() -> None:
    """The pile of the rulebook is one short (RULINGS.md, 2)."""
    for visitors, shed in (("all", "without"), ("without", "without"), ("all", "set-one")):
        assert len(dealt(visitors=visitors, tool_shed=shed, last_event="with").nights) == 9


# Casting ------------------------------------------------------------------------------------------------


def test_any_visitor_may_be_cast_as_a_guest() -> None:
    cast = {guest for number in range(60) for guest in dealt(seed=f"cast {number}", guests="random").guests}
    every = {victim.id for victim in box().victims.values() if not victim.id.startswith("duo")}
    assert cast == every


def test_the_guests_may_be_chosen_one_after_another() -> None:
    """In the order of the seats (RULINGS.md, 6)."""
    state = GAME.setup(NAMES[:2], GAME.settled(NAMES[:2], {"guests": "chosen"}), Dice("x"))
    run = Run(GAME, state)
    run.answer("ann", ("golems",))
    run.answer("bob", ("ghosts",))
    for seat, guest in zip("ab" * 3, ("replay", "selena", "tom", "padre", "kam"), strict=False):
        run.answer("ann" if seat == "a" else "bob", (guest,))
    assert run.state.guests == ["replay", "selena", "tom", "padre", "kam"]
    assert all(victim.guest for victim in run.state.victims.values())


def test_a_visitor_and_its_double_cannot_both_be_cast() -> None:
    """One figure plays one part, and a pair on one card is no guest (RULINGS.md, 6)."""
    for number in range(60):
        guests = dealt(seed=f"cast {number}", guests="random").guests
        assert len({box().victims[guest].figure for guest in guests}) == 5


# Tool shed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stock", ["set-one", "set-two"])
def test_one_set_of_five_neutral_objects_is_the_pile_of_the_shed(stock: str) -> None:
    state = dealt(tool_shed=stock)
    assert sorted(state.piles["shed"].cards) == sorted(
        card.id for card in box().objects.values() if card.box == stock
    )
    orders = {tuple(dealt(seed=f"{number}", tool_shed=stock).piles["shed"].cards) for number in range(9)}
    assert len(orders) > 1


def test_the_shed_may_hold_five_cards_of_all_neutral_objects() -> None:
    state = dealt(tool_shed="mixed", visitors="all")
    assert len(state.piles["shed"].cards) == 5
    assert all(box().objects[card].box != "family" for card in state.piles["shed"].cards)


def test_without_the_shed_there_is_none() -> None:
    assert "shed" not in dealt().piles


def test_neutral_objects_in_the_shed_are_not_in_the_rooms() -> None:
    """And without the shed only those of the rulebook's list are dealt (RULINGS.md, 5)."""
    state = dealt(tool_shed="set-two", neutral_objects="with")
    assert not set(state.piles["shed"].cards) & set(in_rooms(state))
    plain = [card for n in range(20) for card in in_rooms(dealt(seed=f"{n}", neutral_objects="with"))]
    assert not [card for card in plain if card in box().objects and box().objects[card].box == "set-one"]
    pools = [
        in_rooms(dealt(seed=f"{n}", tool_shed="set-two", visitors="all", neutral_objects="with"))
        for n in range(30)
    ]
    neutral = {
        card for deck in pools for card in deck if card in box().objects and not box().objects[card].family
    }
    assert {box().objects[card].box for card in neutral} == {"main", "set-one"}
    assert len(neutral) == 8


def test_without_visitors_the_flare_gun_stays_in_the_box() -> None:
    """As Knock Knock does (RULINGS.md, 5)."""
    decks = [in_rooms(dealt(seed=f"{number}", neutral_objects="with")) for number in range(30)]
    assert not any("flare-gun" in deck for deck in decks)
    with_visitors = [in_rooms(dealt(seed=f"{n}", neutral_objects="with", visitors="all")) for n in range(30)]
    assert any("flare-gun" in deck for deck in with_visitors)


def test_a_game_is_for_two_to_five() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


def test_piles_are_in_the_order_of_the_rooms_sizes() -> None:
    state: Any = dealt(5)
    sizes = [len(state.piles[room].cards) for room in ROOMS]
    assert all(larger > smaller for larger, smaller in pairwise(sizes))
