"""The Attic Monster as a game on the shelf."""

from collections.abc import Mapping
from typing import ClassVar

from games.attic_monster.advice import advice
from games.attic_monster.battle import battle_turn, begin_battle
from games.attic_monster.events import EVENTS
from games.attic_monster.lost_search import end_if_lost
from games.attic_monster.round_end import end_round
from games.attic_monster.search import opening, player_turn
from games.attic_monster.setup import redeal, set_up
from games.attic_monster.state import Attic, problems
from games.attic_monster.view import AtticView, view_of
from games.attic_monster.words import RULES, AtticWords
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Script, Seat


class AtticMonster(Game[Attic, AtticView]):
    """A cooperative game for 2 to 4 players."""

    slug = "attic-monster"
    title = "The Attic Monster"
    summary = (
        "Together, find the keys and crystals, search the Mansion, and drive the Monster out of the attic."
    )
    rules = RULES
    seats = range(2, 5)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "difficulty": ("rulebook", "hard"),
        "balance": ("rulebook", "balanced"),
    }
    state_type = Attic
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    words = AtticWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Attic:
        """Lay the tiles and hide the attic key."""
        return set_up(seats, options, dice)

    def turn(self, state: Attic) -> Script[None]:
        """Play the opening, one player's turn, the end of a round, or one player's part of the battle."""
        if state.phase == "opening":
            yield from opening(state)
        elif state.phase == "battle":
            yield from battle_turn(state)
        elif not state.to_play:
            yield from end_round(state)
        else:
            found_attic_key = yield from player_turn(state)
            if found_attic_key:
                begin_battle(state)
            else:
                end_if_lost(state)

    def view(self, state: Attic, viewer: Seat | None) -> AtticView:
        """The table as anybody sees it."""
        return view_of(state, viewer)

    def problems(self, state: Attic) -> list[str]:
        """Tiles, tokens and Ghosts are never lost or doubled."""
        return problems(state)

    def redeal(self, state: Attic, now: Attic, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the faces that nobody has seen within each stack, and the Mansion Tokens not turned."""
        redeal(state, now, dice)

    def advise(self, view: AtticView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """What a sensible player would answer."""
        return advice(view, seat, ask, dice)
