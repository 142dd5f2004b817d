"""What the island adds to a position and to a view: Lairs, and Monster cards that were looked at."""

from dataclasses import dataclass, field

from games.horrified.content import MonsterId, Place
from games.horrified.play import Play
from games.horrified.state import HorrifiedState
from games.horrified.view import CardView, HorrifiedView, card_view
from games.kernel.prompts import Seat


@dataclass(slots=True)
class Lair:
    """A Lair token on the board, face down until it is revealed."""

    place: Place
    token: str
    up: bool = False


@dataclass(slots=True, kw_only=True)
class IslandState(HorrifiedState):
    """A position on the island.

    `foreseen` says how many Monster cards were left when a seat looked at the top one: as long as there are
    as many, that seat knows the next card.
    """

    lairs: list[Lair] = field(default_factory=list)
    foreseen: dict[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LairView:
    """A Lair; `token`, `name` and `monster` are None while it lies face down."""

    place: Place
    token: str | None
    name: str | None
    monster: MonsterId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class IslandView(HorrifiedView):
    """The table on the island; `foreseen` is the next Monster card, where the viewer knows it."""

    lairs: tuple[LairView, ...]
    foreseen: CardView | None


def island(state: HorrifiedState) -> IslandState:
    """A position of a game on the island."""
    assert isinstance(state, IslandState)
    return state


def shore(view: HorrifiedView) -> IslandView:
    """A view of a game on the island."""
    assert isinstance(view, IslandView)
    return view


def open_lair(state: HorrifiedState, token: str) -> Place | None:
    """Where this Lair lies, once it is revealed."""
    return next((lair.place for lair in island(state).lairs if lair.token == token and lair.up), None)


def lair_in(view: HorrifiedView, token: str) -> Place | None:
    """Where this Lair lies, if the viewer knows."""
    return next((lair.place for lair in shore(view).lairs if lair.token == token), None)


def knows_next_card(state: HorrifiedState, viewer: Seat | None) -> bool:
    """Whether this viewer has looked at the card that lies on top of the Monster deck now."""
    found = island(state).foreseen
    lookers = found if state.options["shepherd"] == "open" else (viewer,)
    return any(found.get(seat) == len(state.deck) for seat in lookers if seat is not None)


def next_card(play: Play, viewer: Seat | None) -> CardView | None:
    """The next Monster card, where the viewer knows it."""
    return card_view(play, play.state.deck[-1]) if knows_next_card(play.state, viewer) else None
