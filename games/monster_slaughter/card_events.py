"""What Monster Slaughter tells of dice, cards, traps and of victims that come, run and hide."""

from dataclasses import dataclass
from typing import ClassVar

from games.kernel.events import Event
from games.kernel.prompts import Seat
from games.monster_slaughter.content import CardId, NightId, Purpose, VictimId, Zone
from games.monster_slaughter.state import MonsterId


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterRolled(Event):
    """A monster's action dice, and what they are for."""

    seat: Seat
    monster: MonsterId
    purpose: Purpose
    dice: int
    successes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RolledAgain(Event):
    """Some dice are rolled again; `reason` is a card, a victim or a family."""

    reason: str
    dice: int
    successes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimRolled(Event):
    """A victim's reaction dice."""

    victim: VictimId
    dice: int
    successes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(Event):
    """Somebody has looked at a pile: its top card or all of it."""

    seat: Seat
    zone: Zone
    whole_pile: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event):
    """The cards that a look has shown, from the top."""

    reveals: ClassVar[bool] = True
    zone: Zone
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LookedAhead(Event):
    """Somebody has looked at the next nocturnal event."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NextEventSeen(Event):
    """The next nocturnal event."""

    reveals: ClassVar[bool] = True
    night: NightId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """Somebody has taken a card from a pile."""

    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFound(Event):
    """Which card that was."""

    reveals: ClassVar[bool] = True
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFound(Event):
    """There was no card left to find."""

    reveals: ClassVar[bool] = True
    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class BombWentOff(Event):
    """A trap has gone off; `works` tells whether anybody flies."""

    reveals: ClassVar[bool] = True
    seat: Seat
    trap: CardId
    zone: Zone
    works: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SnareLaid(Event):
    """A trap lies in a room."""

    seat: Seat
    zone: Zone
    trap: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class SnareSprung(Event):
    """A victim has stepped into a trap; `free` tells whether it got away."""

    victim: VictimId
    zone: Zone
    trap: CardId
    free: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SnareRemoved(Event):
    """A monster has smashed a trap."""

    seat: Seat
    zone: Zone
    trap: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """The active player has played a card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class SomethingStolen(Event):
    """A card has gone from one hand to another."""

    seat: Seat
    robbed: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStolen(Event):
    """Which card that was."""

    reveals: ClassVar[bool] = True
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitorArrived(Event):
    """A surprise visitor has come."""

    reveals: ClassVar[bool] = True
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyCame(Event):
    """There was no visitor left to come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimRevealed(Event):
    """A victim stands on the board."""

    reveals: ClassVar[bool] = True
    victim: VictimId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimWaits(Event):
    """A victim waits to take the place of the next one found."""

    reveals: ClassVar[bool] = True
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimReturned(Event):
    """Somebody else stands in for a victim that was found: it went back into the pile unseen."""

    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimGlimpsed(Event):
    """Who that was."""

    reveals: ClassVar[bool] = True
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimMoved(Event):
    """A victim has run."""

    victim: VictimId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimsHid(Event):
    """Victims hide in a room's pile, which is shuffled, or on top of it.

    It stands even where the pile was empty: else an undo would tell whether somebody else hides there.
    """

    reveals: ClassVar[bool] = True
    victims: tuple[VictimId, ...]
    zone: Zone
    on_top: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimFled(Event):
    """A victim hides where only one player knows."""

    victim: VictimId
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ScareFailed(Event):
    """A victim stays where it is."""

    victim: VictimId
