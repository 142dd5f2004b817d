"""Gregory Horror Show as a game on the shelf."""

from collections.abc import Mapping
from typing import ClassVar

from games.gregory.advice import advise
from games.gregory.destinations import show_destinations
from games.gregory.events import EVENTS
from games.gregory.problems import problems
from games.gregory.rules import RULES
from games.gregory.secrecy import redeal
from games.gregory.setup import gather, place_first, set_up
from games.gregory.state import House
from games.gregory.turn import act, begin, close
from games.gregory.view import GregoryView, view_of
from games.gregory.words import GregoryWords
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Script, Seat


class Gregory(Game[House, GregoryView]):
    """A race for 2 to 4 players."""

    slug = "gregory"
    title = "Gregory Horror Show"
    summary = "Race through the Gregory House, win three hotel rooms and escape, or be the last one alive."
    rules = RULES
    seats = range(2, 5)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "ferals": ("off", "2", "4", "6", "all"),
        "miniatures": ("chosen", "random"),
        "rounds": ("80", "40", "120"),
    }
    has_secrets = True
    state_type = House
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    words = GregoryWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> House:
        """Shuffle the cards."""
        return set_up(seats, options, dice)

    def turn(self, state: House) -> Script[None]:
        """Play a step of the set-up, or a player's turn up to its end or the end of a battle in it."""
        yield from show_destinations(state, _steps(state))

    def view(self, state: House, viewer: Seat | None) -> GregoryView:
        """The open table and the viewer's own hand."""
        return view_of(state, viewer)

    def problems(self, state: House) -> list[str]:
        """Limits hold, nothing is lost or doubled, and no two pieces share a space."""
        return problems(state)

    def redeal(self, state: House, now: House, viewer: Seat | None, dice: Dice) -> None:
        """Exchange what the viewer does not know: foes' hands, the decks, the Mystery Room."""
        redeal(state, now, viewer, dice)

    def advise(self, view: GregoryView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """What a greedy player would do."""
        return advise(view, seat, topic, ask, dice)


def _steps(state: House) -> Script[None]:
    if state.stage == "set-up":
        yield from gather(state)
    elif state.stage == "gregory":
        yield from place_first(state)
    else:
        if state.stage == "begin":
            yield from begin(state)
        if state.stage == "act":
            yield from act(state)
        if state.stage == "close":
            yield from close(state)
