"""What every Horrified game tells. A Monster's own events are in its file."""

from dataclasses import dataclass
from typing import ClassVar

from games.horrified.content import (
    CardId,
    Character,
    CitizenId,
    HeroId,
    ItemId,
    MonsterId,
    PerkId,
    Place,
    Symbol,
)
from games.kernel.events import Event
from games.kernel.prompts import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroChosen(Event):
    """Whom a seat plays, and where that hero begins."""

    seat: Seat
    hero: HeroId
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class MonstersAwake(Event):
    """The Monsters of this game, in Frenzy Order."""

    monsters: tuple[MonsterId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A seat's turn; `back_at` is where a defeated hero returned."""

    seat: Seat
    actions: int
    back_at: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemsDrawn(Event):
    """Items came out of the bag, each to the location it names."""

    reveals: ClassVar[bool] = True
    items: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BagRefilled(Event):
    """The bag was empty, so the discarded Items went back into it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroMoved(Event):
    """A hero walked one road; `citizens` came along."""

    seat: Seat
    place: Place
    citizens: tuple[CitizenId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroPlaced(Event):
    """A hero was placed somewhere, without walking."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class CitizenMoved(Event):
    """A citizen walked one road."""

    citizen: CitizenId
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class CitizenAppeared(Event):
    """A citizen was placed in town."""

    citizen: CitizenId
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class CitizenSaved(Event):
    """A citizen reached the safe location; this seat has the reward."""

    citizen: CitizenId
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CitizenLost(Event):
    """A citizen was defeated."""

    citizen: CitizenId


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemsTaken(Event):
    """A seat picked Items up."""

    seat: Seat
    items: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemGiven(Event):
    """An Item went from one hero to another."""

    giver: Seat
    taker: Seat
    item: ItemId


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemsSpent(Event):
    """A seat used Items up."""

    seat: Seat
    items: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PerkGained(Event):
    """A seat has a Perk card more."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PerkDrawn(Event):
    """Which kind of Perk card it is, for those who may know."""

    reveals: ClassVar[bool] = True
    seat: Seat
    perk: PerkId


@dataclass(frozen=True, slots=True, kw_only=True)
class PerkPlayed(Event):
    """A seat showed a Perk card and did what it says."""

    reveals: ClassVar[bool] = True
    seat: Seat
    perk: PerkId


@dataclass(frozen=True, slots=True, kw_only=True)
class PerkKept(Event):
    """A Perk that was shown came to nothing and went back to the hand."""

    seat: Seat
    perk: PerkId


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsGained(Event):
    """The active player has more actions this turn."""

    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Suggested(Event):
    """A seat proposes the active seat's next action."""

    seat: Seat
    option: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PermissionSet(Event):
    """A seat lets others act for it without being asked, or no longer."""

    seat: Seat
    given: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(Event):
    """A seat does not want what another planned for it."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(Event):
    """A Monster card, about to be resolved; `seat` played it instead of drawing it where `chosen`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseSkipped(Event):
    """There is no Monster Phase this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenzyMoved(Event):
    """The Frenzy Marker lies on this Monster's mat."""

    monster: MonsterId


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterMoved(Event):
    """A Monster went along these places, the last of which it is at now."""

    monster: MonsterId
    way: tuple[Place, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterPlaced(Event):
    """A Monster was placed somewhere, without going there."""

    monster: MonsterId
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackRolled(Event):
    """A Monster's attack dice; `target` is None where nobody is attacked."""

    monster: MonsterId
    target: Character | None
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HitIgnored(Event):
    """A hero stands the hits by discarding Items."""

    seat: Seat
    items: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroDefeated(Event):
    """A hero is off the board until the seat's next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrorRose(Event):
    """The Terror Marker moved up."""

    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemsLost(Event):
    """Items went from the board to the discard pile."""

    items: tuple[ItemId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterDefeated(Event):
    """A Monster is out of the game."""

    monster: MonsterId
    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    HeroChosen,
    MonstersAwake,
    TurnBegan,
    ItemsDrawn,
    BagRefilled,
    HeroMoved,
    HeroPlaced,
    CitizenMoved,
    CitizenAppeared,
    CitizenSaved,
    CitizenLost,
    ItemsTaken,
    ItemGiven,
    ItemsSpent,
    PerkGained,
    PerkDrawn,
    PerkPlayed,
    PerkKept,
    ActionsGained,
    Suggested,
    PermissionSet,
    Declined,
    CardDrawn,
    PhaseSkipped,
    FrenzyMoved,
    MonsterMoved,
    MonsterPlaced,
    AttackRolled,
    HitIgnored,
    HeroDefeated,
    TerrorRose,
    ItemsLost,
    MonsterDefeated,
)
