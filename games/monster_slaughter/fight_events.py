"""What Monster Slaughter tells of attacks, deaths and the reckoning."""

from dataclasses import dataclass
from typing import ClassVar

from games.kernel.events import Event
from games.kernel.prompts import Seat
from games.monster_slaughter.content import CardId, Token, VictimId
from games.monster_slaughter.state import MonsterId


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDeclared(Event):
    """A monster attacks."""

    seat: Seat
    monster: MonsterId
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown(Event):
    """A hand is shown to everybody."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectOffered(Event):
    """What a player has offered."""

    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder(Event):
    """A player passes for the rest of this turn; on one victim, if one is named."""

    seat: Seat
    victim: VictimId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DefendersConfer(Event):
    """Several players have offered objects."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersShown(Event):
    """The objects that were offered."""

    reveals: ClassVar[bool] = True
    victim: VictimId
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesShown(Event):
    """What a player wants to use."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyHelps(Event):
    """The victim fights without an object."""

    reveals: ClassVar[bool] = True
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class ShedCardDrawn(Event):
    """The card on top of the tool shed's pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectUsed(Event):
    """An object helps a victim; `kept` where it stays with it for good."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    card: CardId
    victim: VictimId
    kept: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimHealed(Event):
    """A victim has more health."""

    victim: VictimId
    health: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackCancelled(Event):
    """The attack is over without dice."""

    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackDecided(Event):
    """The successes of both sides, after everything that changes them."""

    victim: VictimId
    successes: int
    blocks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimHurt(Event):
    """A victim loses health, and a family eats as much flesh."""

    seat: Seat
    victim: VictimId
    wounds: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PadreTaken(Event):
    """A player holds the card of the victim they hurt, and cannot attack it."""

    seat: Seat
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class FleshReturned(Event):
    """A family has given a flesh token back."""

    seat: Seat
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkersSwapped(Event):
    """Two face-down markers of a death order have changed places."""

    seat: Seat
    by: Seat
    places: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class VictimDied(Event):
    """A victim is dead."""

    seat: Seat
    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class BoneTaken(Event):
    """A family takes a bone token."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerRevealed(Event):
    """A player's marker of a dead guest: its place, and whether it was the favourite meal."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: VictimId
    place: int
    favourite: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BrainTaken(Event):
    """A family takes a brain token."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetTaken(Event):
    """A family has eaten its favourite meal."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderShown(Event):
    """A player's death order and favourite meal, at the end."""

    reveals: ClassVar[bool] = True
    seat: Seat
    order: tuple[VictimId, ...]
    favourite: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class HarvestReckoned(Event):
    """A family's tokens and points, at the end."""

    seat: Seat
    harvest: dict[Token, int]
    points: int
