"""Monster Slaughter as a game on the shelf."""

from collections.abc import Mapping
from typing import ClassVar

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Script, Seat
from games.monster_slaughter.advice import advise
from games.monster_slaughter.night import activation, next_round
from games.monster_slaughter.problems import problems
from games.monster_slaughter.redeal import redeal
from games.monster_slaughter.setup import choose_families, invite_guests, predict, prepare, set_up
from games.monster_slaughter.state import Slaughter
from games.monster_slaughter.summary import RULES
from games.monster_slaughter.tales import EVENTS
from games.monster_slaughter.view import SlaughterView
from games.monster_slaughter.viewing import view_of
from games.monster_slaughter.words import SlaughterWords


class MonsterSlaughter(Game[Slaughter, SlaughterView]):
    """A game of secret predictions and hunting for 2 to 5 players."""

    slug = "monster-slaughter"
    title = "Monster Slaughter"
    summary = (
        "Lead a family of monsters: break into the cabin, eat the guests in the order that you foretold, "
        "and keep the others from eating theirs."
    )
    rules = RULES
    seats = range(2, 6)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "neutral_objects": ("without", "with"),
        "visitors": ("without", "recommended", "all"),
        "tool_shed": ("without", "set-one", "set-two", "mixed"),
        "guests": ("students", "random", "chosen"),
        "last_event": ("without", "with"),
    }
    has_secrets = True
    state_type = Slaughter
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    words = SlaughterWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Slaughter:
        """Build the cabin."""
        return set_up(seats, options, dice)

    def turn(self, state: Slaughter) -> Script[None]:
        """Set up, predict, begin a round, or play one monster."""
        if state.phase == "families":
            yield from choose_families(state)
            yield from invite_guests(state)
            prepare(state)
            state.phase = "predictions"
        elif state.phase == "predictions":
            yield from predict(state)
            state.phase = "night"
        elif state.to_play:
            yield from activation(state)
        else:
            yield from next_round(state)

    def view(self, state: Slaughter, viewer: Seat | None) -> SlaughterView:
        """What lies open, and what only this viewer knows."""
        return view_of(state, viewer)

    def problems(self, state: Slaughter) -> list[str]:
        """Cards, doors, barricades and victims are never lost or doubled."""
        return problems(state)

    def redeal(self, state: Slaughter, now: Slaughter, viewer: Seat | None, dice: Dice) -> None:
        """Exchange what the viewer cannot know: cards, coming events, death orders and meals."""
        redeal(state, now, viewer, dice)

    def advise(self, view: SlaughterView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Play greedily for points."""
        return advise(view, topic, ask, dice)
