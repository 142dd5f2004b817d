"""What is to be shown, as plain data: a screen is made without Discord and can be tested without it.

Texts are Markdown as Discord reads it; labels of controls are plain.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from gamemaster.records import UserId

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Mood: TypeAlias = Literal["waiting", "lobby", "over", "private", "trouble", "lost"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, or several."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of this view: of the table, or of what its viewer alone knows; `alt` says it in words."""

    slug: str
    view: Any
    names: Mapping[str, str]
    alt: str
    private: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """A control that is pressed; `address` is its id."""

    label: str
    address: str
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A control from which `least` to `most` of up to 25 choices are picked."""

    heading: str
    address: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


Block: TypeAlias = Text | Picture | Row | Menu


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: its blocks from top to bottom, and whom it may ping."""

    blocks: tuple[Block, ...]
    mood: Mood = "waiting"
    pings: tuple[UserId, ...] = ()

    def without_controls(self) -> "Screen":
        """The same to look at, with nothing to press, nor the small print that goes with it."""
        kept = (block for block in self.blocks if isinstance(block, Text | Picture))
        return Screen(
            tuple(b for b in kept if not (isinstance(b, Text) and b.markdown.startswith("-# "))), self.mood
        )
