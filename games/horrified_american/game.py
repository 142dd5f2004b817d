"""Horrified: American Monsters as a game on the shelf."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from games.horrified.game import HorrifiedGame, event_types, options_with
from games.horrified.words import HorrifiedWords
from games.horrified_american.box import MONSTERS, box
from games.horrified_american.rules import RULES
from games.horrified_american.state import AmericanState
from games.horrified_american.view import AmericanView
from games.kernel.events import Event


class HorrifiedAmerican(HorrifiedGame[AmericanState, AmericanView]):
    """A cooperative game for 1 to 5 players; `corrected` may hold a person's own content files."""

    slug = "horrified-american"
    title = "Horrified: American Monsters"
    summary = "Together, save the people of Cross Creek and defeat two or more American legends."
    rules = RULES
    first_monsters = ("banshee", "chupacabra")
    options: ClassVar[Mapping[str, tuple[str, ...]]] = options_with(
        tuple(monster.id for monster in MONSTERS), investigators=("drawn", "chosen")
    )
    state_type = AmericanState
    view_type = AmericanView
    event_types: ClassVar[tuple[type[Event], ...]] = event_types(MONSTERS)

    def __init__(self, corrected: Path | None = None) -> None:
        self.box = box(corrected)
        self.words = HorrifiedWords[AmericanView](self.box)
