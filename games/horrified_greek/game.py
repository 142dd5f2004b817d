"""Horrified: Greek Monsters as a game on the shelf."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from games.horrified.game import HorrifiedGame, event_types, options_with
from games.horrified.play import Play
from games.horrified.secrecy import redeal
from games.horrified_greek.advice import IslandAdviser
from games.horrified_greek.box import MONSTERS, box, content
from games.horrified_greek.cards import ItemDealt
from games.horrified_greek.island import island, knows_next_card, next_card
from games.horrified_greek.lairs import LairRevealed, lay_lairs, redeal_lairs, view_of_lairs
from games.horrified_greek.rules import RULES
from games.horrified_greek.specials import CardForeseen, DeckForeseen, ItemRecovered
from games.horrified_greek.state import GreekState
from games.horrified_greek.view import GreekView
from games.horrified_greek.words import GreekWords
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.prompts import Seat


class HorrifiedGreek(HorrifiedGame[GreekState, GreekView]):
    """A cooperative game for 1 to 5 players; `corrected` may hold a person's own content files."""

    slug = "horrified-greek"
    title = "Horrified: Greek Monsters"
    summary = "Together, save the Legends of the island and defeat two or more monsters of myth."
    rules = RULES
    first_monsters = ("basilisk", "cerberus")
    adviser = IslandAdviser
    options: ClassVar[Mapping[str, tuple[str, ...]]] = options_with(
        tuple(monster.id for monster in MONSTERS),
        heroes=("chosen", "drawn"),
        tones=("open", "private"),
        shepherd=("private", "open"),
        cerberus=("either", "yellow", "blue"),
        basilisk=("yellow", "any-colour"),
        minotaur=("anywhere", "in-the-labyrinth"),
    )
    state_type = GreekState
    view_type = GreekView
    event_types: ClassVar[tuple[type[Event], ...]] = (
        *event_types(MONSTERS),
        LairRevealed,
        ItemDealt,
        ItemRecovered,
        DeckForeseen,
        CardForeseen,
    )

    def __init__(self, corrected: Path | None = None) -> None:
        self.content = content(corrected)
        self.box = box(corrected)
        self.words = GreekWords(self.box, self.content)

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> GreekState:
        """Prepare the board with its Lairs, the Monsters and the players."""
        state = super().setup(seats, options, dice)
        state.lairs = lay_lairs(self.content.lairs, self.content.places("lair"), dice)
        return state

    def own_fields(self, play: Play, viewer: Seat | None) -> dict[str, Any]:
        """The Lairs, and the next Monster card where the viewer knows it."""
        kinds = {lair.id: lair for lair in self.content.lairs}
        return {
            "lairs": view_of_lairs(island(play.state), kinds),
            "foreseen": next_card(play, viewer),
        }

    def problems(self, state: GreekState) -> list[str]:
        """As in all sets, and the Lairs are all there."""
        there = sorted(lair.token for lair in state.lairs)
        wrong = [] if there == sorted(lair.id for lair in self.content.lairs) else [f"Lairs: {there}"]
        return super().problems(state) + wrong

    def redeal(self, state: GreekState, now: GreekState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange what lies face down, Lairs too, but not a card that the viewer has looked at."""
        known = tuple(now.deck[-1:]) if knows_next_card(now, viewer) else ()
        redeal(self.box, state, now, viewer, dice, known=known)
        redeal_lairs(state, now, dice)
