"""What Gregory Horror Show tells, but for its cards: of pieces, meters and battles. All can know it."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from games.gregory.card_events import CARD_EVENTS
from games.gregory.mat import Place, RoomId
from games.gregory.state import CardId, MiniatureId, MonsterId, TurnKind
from games.kernel.events import Event
from games.kernel.prompts import Seat

RollFor: TypeAlias = Literal["order", "movement", "hell", "bonus", "freeing", "battle", "gregory"]
LifeCause: TypeAlias = Literal["thorn", "battle", "deal", "acid", "bonus", "card", "mystery", "rug", "eaten"]
StrengthCause: TypeAlias = Literal["power-up", "battle", "bonus", "card", "mystery", "rug"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CollectionChosen(Event):
    """Which miniatures a player brings to the game."""

    reveals: ClassVar[bool] = True
    seat: Seat
    miniatures: tuple[MiniatureId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceOnEntrance(Event):
    """A gamepiece stands before the house."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSettled(Event):
    """The order of play, Player 1 first."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRolled(Event):
    """A roll of the 20-sided die and what the movement chart says to it."""

    seat: Seat
    roll: int
    spaces: int
    purpose: RollFor


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A player's turn and of what kind it is."""

    seat: Seat
    kind: TurnKind
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpacesGranted(Event):
    """How many spaces of movement the turn has, with all that changes them."""

    seat: Seat
    spaces: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceMoved(Event):
    """A gamepiece walked; `path` are the spaces it entered."""

    seat: Seat
    start: Place
    path: tuple[Place, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterMoved(Event):
    """A player moved Gregory or a Feral Monster. `attacks` where it moves against whoever stands there."""

    seat: Seat
    piece: str
    start: Place
    path: tuple[Place, ...]
    attacks: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSent(Event):
    """A gamepiece was put somewhere: a beaten one on the second floor, or one in Hell."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterPlaced(Event):
    """Gregory or a Feral Monster was put somewhere other than by moving."""

    seat: Seat
    piece: str
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeChanged(Event):
    """A player's Life Points changed; `life` is what they are now."""

    seat: Seat
    by: int
    life: int
    cause: LifeCause


@dataclass(frozen=True, slots=True, kw_only=True)
class StrengthChanged(Event):
    """A player's Spooky Strength changed; `strength` is what it is now."""

    seat: Seat
    by: int
    strength: int
    cause: StrengthCause


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyTaken(Event):
    """A player took a Skeleton Key."""

    seat: Seat
    keys: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorPassed(Event):
    """A gamepiece entered a hotel room; `key` tells whether a Skeleton Key was spent."""

    seat: Seat
    room: RoomId
    key: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HellRolled(Event):
    """A roll to escape Hell, and whether it did."""

    seat: Seat
    escaped: bool
    fails: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterFlipped(Event):
    """A Monster card was turned over in a hotel room."""

    reveals: ClassVar[bool] = True
    seat: Seat
    room: RoomId
    monster: MonsterId
    strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleDeclared(Event):
    """Whether the player takes up the battle for a hotel room."""

    seat: Seat
    fights: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleBegan(Event):
    """Two sides meet. Monsters are told by their ids, gamepieces by their seats."""

    attacker: str
    attacker_seat: Seat | None
    attacker_strength: int
    defender: str
    defender_seat: Seat | None
    defender_strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleDecided(Event):
    """How a battle ended."""

    winner: str
    winner_seat: Seat | None
    winner_strength: int
    loser: str
    loser_seat: Seat | None
    loser_strength: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlGained(Event):
    """A player controls a hotel room; `before` is who did until now."""

    seat: Seat
    room: RoomId
    before: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FeralIntroduced(Event):
    """A Feral Monster came into the game: by a Room Victory or a Shady Deal, with its card or without."""

    seat: Seat
    miniature: MiniatureId
    place: Place
    by: Literal["room-victory", "shady-deal"]
    status: Literal["trap", "on-deck", "play"]
    has_card: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FeralFreed(Event):
    """An attempt to free a Feral Monster from a Monster Trap."""

    seat: Seat
    miniature: MiniatureId
    freed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FeralGone(Event):
    """A Feral Monster left the game."""

    miniature: MiniatureId
    owner: Seat
    cause: Literal["killed", "sacrificed", "acid", "owner-out"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StaysOnTrigger(Event):
    """A player stays on a Trigger space to free a Feral Monster."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class ControllerChosen(Event):
    """Who plays Gregory in a battle that a Feral Monster began."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerOut(Event):
    """A player's Life Points are 0; the hand goes to the discard pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    hand: tuple[CardId, ...]


EVENTS: tuple[type[Event], ...] = (
    CollectionChosen,
    PieceOnEntrance,
    OrderSettled,
    DieRolled,
    TurnBegan,
    SpacesGranted,
    PieceMoved,
    MonsterMoved,
    PieceSent,
    MonsterPlaced,
    LifeChanged,
    StrengthChanged,
    KeyTaken,
    DoorPassed,
    HellRolled,
    MonsterFlipped,
    BattleDeclared,
    BattleBegan,
    BattleDecided,
    ControlGained,
    FeralIntroduced,
    FeralFreed,
    FeralGone,
    StaysOnTrigger,
    ControllerChosen,
    PlayerOut,
    *CARD_EVENTS,
)
