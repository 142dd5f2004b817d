"""What Gregory Horror Show tells of its cards. Only the faces of Judgment cards in a hand are private."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from games.gregory.mat import RugId
from games.gregory.state import CardId, MonsterId, MysteryId, Scope, SideName, WindowName
from games.kernel.events import Event
from games.kernel.prompts import Seat

DrawSource: TypeAlias = Literal["deal", "power-up", "bonus", "card", "mystery", "battle"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """A player drew Judgment cards; which, only they know."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    source: DrawSource


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event):
    """A reader came to know these Judgment cards. `holder` has them in hand."""

    reveals: ClassVar[bool] = True
    holder: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingDrawn(Event):
    """A player who discarded on a Rug may not draw yet."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """A Judgment card went from a hand to the discard pile without effect."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A Judgment card was played; `side` is the side of a battle that it changes."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    side: SideName | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStolen(Event):
    """A card went from one hand to another; only these two know which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsSwapped(Event):
    """Two players exchanged their whole hands."""

    reveals: ClassVar[bool] = True
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown(Event):
    """A player looked at a foe's hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    holder: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled(Event):
    """A deck was used up and its discard pile became the new one. `seat` is None for the Judgment Deck."""

    seat: Seat | None
    aside: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckSearched(Event):
    """A player's Monster Deck was searched for a Feral Monster's card; a missing one was set aside."""

    reveals: ClassVar[bool] = True
    seat: Seat
    monster: MonsterId
    found: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AllHaveChosen(Event):
    """Several players chose in secret whether to play a card; these passed, and gave no standing order."""

    reveals: ClassVar[bool] = True
    passed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder(Event):
    """A player will not be asked in this kind of window for a while."""

    seat: Seat
    window: WindowName
    scope: Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class RugChanged(Event):
    """A Rug is hard to walk on for a player's foes."""

    seat: Seat
    rug: RugId


@dataclass(frozen=True, slots=True, kw_only=True)
class MysteryFlipped(Event):
    """A Mystery Room card was turned over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: MysteryId


@dataclass(frozen=True, slots=True, kw_only=True)
class LingeringOver(Event):
    """The face-up Mystery Room card was discarded."""

    card: MysteryId


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretAreaRevealed(Event):
    """The last Mystery Room card is turned over and the secret area is open."""

    reveals: ClassVar[bool] = True


CARD_EVENTS: tuple[type[Event], ...] = (
    CardsDrawn,
    CardsSeen,
    NothingDrawn,
    CardDiscarded,
    CardPlayed,
    CardStolen,
    HandsSwapped,
    HandShown,
    DeckReshuffled,
    DeckSearched,
    AllHaveChosen,
    StandingOrder,
    RugChanged,
    MysteryFlipped,
    LingeringOver,
    SecretAreaRevealed,
)
