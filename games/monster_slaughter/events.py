"""What Monster Slaughter tells of the night, of monsters and of doors."""

from dataclasses import dataclass
from typing import ClassVar

from games.kernel.events import Event
from games.kernel.prompts import Seat
from games.monster_slaughter.content import CardId, DoorId, FamilyId, NightId, VictimId, Zone
from games.monster_slaughter.state import MonsterId


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyChosen(Event):
    """A player has chosen a family."""

    seat: Seat
    family: FamilyId


@dataclass(frozen=True, slots=True, kw_only=True)
class GuestInvited(Event):
    """Somebody is a guest at the party."""

    victim: VictimId


@dataclass(frozen=True, slots=True, kw_only=True)
class ShedStocked(Event):
    """The tool shed stands, with cards of this stock."""

    stock: str
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrdersMade(Event):
    """Everybody has set a death order and a favourite meal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayer(Event):
    """Who plays first in each round."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """The moon has moved on."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonstersReady(Event):
    """All monsters' cards are face up again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NightRevealed(Event):
    """A nocturnal event is in force."""

    reveals: ClassVar[bool] = True
    night: NightId


@dataclass(frozen=True, slots=True, kw_only=True)
class NightEnded(Event):
    """A nocturnal event is over."""

    night: NightId


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsPassed(Event):
    """Every hand has gone to the left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandReceived(Event):
    """What somebody's hand is now; who had it before knows it too."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterActivated(Event):
    """A monster's turn begins."""

    seat: Seat
    monster: MonsterId


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterEntered(Event):
    """A monster comes out of the woods."""

    seat: Seat
    monster: MonsterId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterMoved(Event):
    """A monster has moved."""

    seat: Seat
    monster: MonsterId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterJoined(Event):
    """A new Crittlin stands beside the active one."""

    seat: Seat
    monster: MonsterId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterEjected(Event):
    """A monster is thrown out of its zone."""

    seat: Seat
    monster: MonsterId
    zone: Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorSmashed(Event):
    """A door or a barricade is smashed."""

    seat: Seat
    door: DoorId
    barricaded: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorBurst(Event):
    """A monster has flown through a door or a barricade."""

    door: DoorId
    barricaded: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SmashFailed(Event):
    """A door, a barricade or a trap has held."""

    seat: Seat
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BarricadePlaced(Event):
    """A doorway is barricaded."""

    seat: Seat
    door: DoorId


@dataclass(frozen=True, slots=True, kw_only=True)
class PileShuffled(Event):
    """A room's pile is shuffled.

    It stands even where there was nothing to shuffle: else an undo would tell whether somebody hides there.
    """

    reveals: ClassVar[bool] = True
    zone: Zone
