"""From turn to turn, and the law of undo."""

from collections.abc import Callable
from typing import ClassVar

import pytest

from games.kernel.dice import Dice
from games.kernel.errors import BrokenRecord, CannotUndo, StaleAnswer
from games.kernel.events import Event
from games.kernel.prompts import Ask, Prompt, Script, ask
from games.kernel.state import Outcome
from games.kernel.table import Table
from games.kernel.turns import first_turns, open_turn, play
from tests.support.toys import CoinGame, Coins, Flipped


class Turned(Flipped):
    """A fact that was hidden before."""

    reveals: ClassVar[bool] = True


class Stretch(CoinGame):
    """Turns in which ann and then bob pick a way; what follows from theirs is up to the test."""

    event_types: ClassVar[tuple[type[Event], ...]] = (Flipped, Turned)

    def __init__(self, follows: Callable[[Coins], None]) -> None:
        self.follows = follows

    def turn(self, state: Coins) -> Script[None]:
        way = yield from ask("ann", "way", ("on", "roll", "tell", "reveal", "follow", "end"))
        match way:
            case "roll":
                state.dice.roll(6)
            case "tell":
                state.tell(Flipped(seat="ann", heads=True))
            case "reveal":
                state.tell(Turned(seat="ann", heads=True))
            case "follow":
                self.follows(state)
            case "end":
                state.outcome = Outcome(("ann",), "ended")
                return
        yield Prompt("vote", {seat: Ask(("yes", "no")) for seat in ("ann", "bob")})
        state.turn += 1


def table(follows: Callable[[Coins], None] = lambda _: None) -> Table[Coins]:
    return Table.new(Stretch(follows), ("ann", "bob"), "any text", {})


def answer(at: Table[Coins], seat: str, chosen: str) -> str:
    """Answer, and return the dump from before."""
    before = at.dump()
    at.answer(seat, at.turns[-1].address, [chosen])
    return before


@pytest.mark.parametrize("way", ["on", "tell"])
def test_an_answer_can_be_taken_back(way: str) -> None:
    game = table()
    before = answer(game, "ann", way)
    game.undo("ann")
    assert game.dump() == before


@pytest.mark.parametrize(
    ("way", "reason"), [("roll", "Dice were rolled"), ("reveal", "hidden came to light"), ("end", "is over")]
)
def test_what_came_of_chance_or_came_to_light_stands(way: str, reason: str) -> None:
    game = table()
    answer(game, "ann", way)
    after = game.dump()
    with pytest.raises(CannotUndo, match=reason):
        game.undo("ann")
    assert game.dump() == after


def test_only_the_last_answer_can_be_taken_back_and_only_by_its_giver() -> None:
    game = table()
    before = answer(game, "ann", "on")
    between = answer(game, "ann", "yes")
    last = answer(game, "bob", "no")
    with pytest.raises(CannotUndo, match="somebody else's"):
        game.undo("ann")
    game.undo("bob")
    assert game.dump() == last
    with pytest.raises(CannotUndo, match="somebody else's"):
        game.undo("bob")
    game.undo("ann")
    assert game.dump() == between
    game.undo("ann")
    assert game.dump() == before
    with pytest.raises(CannotUndo, match="nothing to take back"):
        game.undo("ann")


def test_an_answer_is_taken_back_across_the_end_of_its_turn() -> None:
    game = table()
    answer(game, "ann", "on")
    answer(game, "ann", "yes")
    before = answer(game, "bob", "yes")
    assert [turn.number for turn in game.turns] == [0, 1]
    game.undo("bob")
    assert [turn.number for turn in game.turns] == [0]
    assert game.dump() == before


def test_an_answer_is_not_taken_back_across_dice_at_the_start_of_the_next_turn() -> None:
    class RollsFirst(Stretch):
        def turn(self, state: Coins) -> Script[None]:
            if state.turn:
                state.dice.roll(6)
            yield from super().turn(state)

    game = Table.new(RollsFirst(lambda _: None), ("ann", "bob"), "any text", {})
    answer(game, "ann", "on")
    answer(game, "ann", "yes")
    answer(game, "bob", "yes")
    with pytest.raises(CannotUndo, match="Dice were rolled"):
        game.undo("bob")


def test_the_address_is_that_of_the_prompt_not_of_the_answer() -> None:
    game = table()
    addresses = [game.turns[-1].address]
    for seat, chosen in (("ann", "on"), ("ann", "yes"), ("bob", "yes")):
        answer(game, seat, chosen)
        addresses.append(game.turns[-1].address)
    assert [address.rpartition(".")[0] for address in addresses] == ["0.0", "0.1", "0.1", "1.0"]
    assert len(dict.fromkeys(addresses)) == 3


def test_a_button_from_before_an_undo_is_stale_on_another_way() -> None:
    game = table()
    answer(game, "ann", "on")
    on_one_way = game.turns[-1].address
    game.undo("ann")
    answer(game, "ann", "tell")
    assert game.turns[-1].position.number == 1
    with pytest.raises(StaleAnswer):
        game.answer("ann", on_one_way, ["yes"])
    game.undo("ann")
    answer(game, "ann", "on")
    game.answer("ann", on_one_way, ["yes"])


def test_a_button_from_before_an_undo_is_stale_in_another_turn_of_its_number() -> None:
    addresses = []
    for way in ("on", "follow"):
        game = table(lambda state: state.options.update(followed="yes"))
        for seat, chosen in (("ann", way), ("ann", "yes"), ("bob", "yes")):
            answer(game, seat, chosen)
        addresses.append(game.turns[-1].address)
    assert addresses[0] != addresses[1]


def test_an_address_does_not_give_secret_answers_away() -> None:
    """It can only be computed from the seed, which nobody knows before the end."""
    marks = []
    for seed in ("one", "two"):
        game = Table.new(Stretch(lambda _: None), ("ann", "bob"), seed, {})
        answer(game, "ann", "on")
        marks.append(game.turns[-1].address)
    assert marks[0] != marks[1]


class Sleepy(CoinGame):
    """Asks in every third turn only."""

    def turn(self, state: Coins) -> Script[None]:
        state.turn += 1
        if state.turn % 3 == 0:
            yield from ask("ann", "flip", ("flip",))


def test_turns_that_ask_nothing_are_followed_by_the_next() -> None:
    game = Sleepy()
    turns = first_turns(game, game.setup(("ann", "bob"), {}, Dice("any text")))
    assert [turn.number for turn in turns] == [0, 1, 2]
    assert [turn.position.prompt is None for turn in turns] == [True, True, False]
    after = play(game, turns[-1], "ann", ("flip",))
    assert [turn.number for turn in after] == [2, 3, 4, 5]


class Asleep(CoinGame):
    """Never asks."""

    def turn(self, state: Coins) -> Script[None]:
        state.turn += 1
        yield from ()


def test_a_game_that_asks_nothing_any_more_is_an_error_of_its_rules() -> None:
    game = Asleep()
    with pytest.raises(RuntimeError, match="asked nothing"):
        first_turns(game, game.setup(("ann", "bob"), {}, Dice("any text")))


def test_a_turn_that_would_be_told_otherwise_is_refused() -> None:
    game = table()
    answer(game, "ann", "tell")
    turn = game.turns[-1]
    told = [game.game.codec.dump_event(event) for event in turn.position.state.told]
    assert open_turn(game.game, 0, turn.checkpoint, turn.journal, told).position == turn.position
    assert open_turn(game.game, 0, turn.checkpoint, turn.journal, told[:0]).position == turn.position
    for other in ([told[0].replace("true", "false")], [*told, *told]):
        with pytest.raises(BrokenRecord, match="told"):
            open_turn(game.game, 0, turn.checkpoint, turn.journal, other)
