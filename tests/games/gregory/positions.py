"""Positions to test the rules with, and a way to play a script through some answers."""

from typing import Any

from games.gregory.mat import HELL, Place
from games.gregory.problems import problems
from games.gregory.setup import set_up
from games.gregory.state import Feral, House, Turn
from games.gregory.turn import act, routes
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.events import Event
from games.kernel.prompts import Script, Seat

NAMES = ("ann", "bob", "cid", "dot")
GREGORYS_STARTS = ("1N6", "1F7")
# In these rooms and corridors most tests take place.
IN_FRONT_OF_103 = "1N9"
DOOR_103 = "1O9"


class LoadedDice(Dice):
    """Dice whose 20-sided rolls come in the order given; everything else stays chance."""

    def __init__(self) -> None:
        super().__init__("loaded")
        self.coming: list[int] = []

    def roll(self, sides: int) -> int:
        if sides == 20 and self.coming:
            self.drawn += 1
            return self.coming.pop(0)
        return super().roll(sides)


def at(floor: int, row: int, column: int) -> Place:
    """The space at these numbers, all but the floor from 0, as the facts name them."""
    return f"{floor}{chr(ord('A') + column)}{row + 1}"


def house(*rolls: int, seats: int = 2, moves: int = 0, ferals: str = "off") -> House:
    """In the middle of Ann's turn; the gamepieces wait outside, hands are empty, Gregory is far off."""
    options = {"ferals": ferals, "miniatures": "chosen", "rounds": "80"}
    dice = LoadedDice()
    game = set_up(NAMES[:seats], options, dice)
    dice.coming = list(rolls)
    game.order, game.active, game.stage = game.seats, "ann", "act"
    game.turn = Turn(moves=moves)
    for seat, place in zip(game.seats, ("1H12", "1I12", "1J12", "1K12"), strict=False):
        game.players[seat].place = place
    return game


def give(game: House, seat: Seat, *cards: str) -> None:
    """Put these cards from the Judgment Deck into a hand."""
    for card in cards:
        game.judgment.remove(card)
        game.players[seat].hand.append(card)


def put(
    game: House, name: str, owner: Seat, place: Place, status: Any = "play", *, has_card: bool = False
) -> None:
    """Put a Feral Monster on the mat."""
    game.ferals[name] = Feral(owner, status, place, has_card)
    if has_card:
        game.players[owner].deck.remove(name)


def on_top(game: House, seat: Seat, *monsters: str) -> None:
    """Let these Monster cards come next, the first one first."""
    deck = game.players[seat].deck
    for monster in reversed(monsters):
        deck.remove(monster)
        deck.append(monster)


def next_mystery(game: House, *cards: str) -> None:
    """Let these Mystery Room cards come next, the first one first, with any others after them."""
    everything = [*game.mystery, *game.mystery_unused]
    others = [card for card in everything if card not in cards]
    game.mystery = [*others[: 5 - len(cards)], *reversed(cards)]
    game.mystery_unused = others[5 - len(cards) :]


def control(game: House, seat: Seat, *rooms: str) -> None:
    """Let a player control these rooms."""
    for room in rooms:
        game.control[room] = seat


def in_hell(game: House, seat: Seat, fails: int = 0) -> None:
    """Put a gamepiece into Hell."""
    game.players[seat].place = HELL[0]
    game.players[seat].hell_fails = fails


class OneScript:
    """A game of which there is one script only."""

    def __init__(self, script: Script[Any]) -> None:
        self.script = script

    def turn(self, state: House) -> Script[Any]:
        return self.script


def play(game: House, script: Script[Any], *answers: str | tuple[Seat, str]) -> Run[House]:
    """Play a script through these answers: an option where one seat is asked, or a seat and an option."""
    run: Run[House] = Run(OneScript(script), game)  # type: ignore[arg-type]
    for answer in answers:
        assert run.prompt is not None, f"nothing is asked that {answer} answers"
        assert problems(game) == []
        (seat,) = run.prompt.asks if isinstance(answer, str) else (answer[0],)
        run.answer(seat, (answer if isinstance(answer, str) else answer[1],))
    assert problems(game) == []
    return run


def go(game: House, *answers: str | tuple[Seat, str]) -> Run[House]:
    """Go on with Ann's turn; the first answer is a deed."""
    return play(game, act(game), *answers)


def options(run: Run[House], seat: Seat | None = None) -> tuple[str, ...]:
    """What is on offer now."""
    assert run.prompt is not None
    (asked,) = [seat] if seat else run.prompt.asks
    return run.prompt.asks[asked].options


def reach(game: House, piece: str = "own") -> dict[Place, set[str]]:
    """Where a piece can go now: for each space what follows it in the options."""
    found: dict[Place, set[str]] = {}
    for option in routes(game):
        _, name, place, rest = option.split(":", 3)
        if name == piece:
            found.setdefault(place, set()).add(rest)
    return found


def told(game: House, kind: type[Event]) -> list[Any]:
    """The events of this kind."""
    return [event for event in game.told if isinstance(event, kind)]
