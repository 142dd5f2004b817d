"""What a viewer may know of Monster Slaughter: all that lies open, and their own secrets."""

from dataclasses import dataclass

from games.kernel.prompts import Seat
from games.kernel.state import Outcome
from games.monster_slaughter.content import CardId, DoorId, FamilyId, NightId, Role, VictimId, Zone
from games.monster_slaughter.state import DoorState, MonsterId, Phase


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room or the shed ("shed"): how many cards its pile has, as far as the viewer knows, and its traps.

    `plan` is its rectangle x0, y0, x1, y1 on a grid of 24 by 24, north up; None for the shed.
    """

    id: Zone
    cards: int
    traps: tuple[CardId, ...]
    plan: tuple[int, int, int, int] | None


@dataclass(frozen=True, slots=True)
class DoorView:
    """A door between two zones."""

    id: DoorId
    between: tuple[Zone, Zone]
    state: DoorState


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A monster; `zone` is None until it comes, `up` while it may still be activated."""

    id: MonsterId
    seat: Seat
    family: FamilyId
    role: Role
    zone: Zone | None
    up: bool


@dataclass(frozen=True, slots=True)
class VictimView:
    """A victim. `zone` is None while it is not visible; `hid_in` is where the viewer knows it to hide.

    `start` is its health at the beginning, `holder` who has its card, `attached` what it keeps.
    """

    id: VictimId
    guest: bool
    health: int
    start: int
    alive: bool
    zone: Zone | None
    hid_in: Zone | None
    waits: bool
    holder: Seat | None
    attached: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class MarkerView:
    """A marker of a death order, from place 1; `guest` is None where the viewer may not see it."""

    place: int
    guest: VictimId | None
    revealed: bool


@dataclass(frozen=True, slots=True)
class FamilyView:
    """A player's family: tokens, points so far, how many cards in hand, and the death order's markers.

    `hand` is None where the viewer may not see the cards, `favourite` where they may not know the meal.
    `passing` are the standing orders in this turn: "turn", or a victim.
    """

    seat: Seat
    family: FamilyId | None
    flesh: int
    bones: int
    brains: int
    targets: int
    doors: int
    points: int
    cards: int
    hand: tuple[CardId, ...] | None
    markers: tuple[MarkerView, ...]
    favourite: VictimId | None
    passing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn that is played: what the monster has left, and how many dice it rolls."""

    seat: Seat
    monster: MonsterId
    actions: int
    free_moves: int
    free_action: bool
    dice: int
    extra_dice: int
    second_try: bool


@dataclass(frozen=True, slots=True)
class OfferView:
    """What somebody offers to a victim; only those who offered see it."""

    seat: Seat
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class MemoryView:
    """Cards of a pile that the viewer has seen and that still lie so: "" for those in between not seen."""

    zone: Zone
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class SlaughterView:
    """The table. `fight` is the victim that is attacked now, `conferring` who must agree on an object.

    `round` is 0 before the first; `hour` its name. `events_left` counts the pile of nocturnal events, of
    which `next_night` is the top one where the viewer has seen it. `memories` and `offers` are the viewer's.
    """

    viewer: Seat | None
    seats: tuple[Seat, ...]
    options: dict[str, str]
    phase: Phase
    round: int
    hour: str
    first: Seat | None
    to_play: tuple[Seat, ...]
    turn: TurnView | None
    fight: VictimId | None
    conferring: tuple[Seat, ...]
    night: NightId | None
    past_nights: tuple[NightId, ...]
    events_left: int
    rooms: tuple[RoomView, ...]
    doors: tuple[DoorView, ...]
    barricades: int
    monsters: tuple[MonsterView, ...]
    victims: tuple[VictimView, ...]
    guests: tuple[VictimId, ...]
    dead: tuple[VictimId, ...]
    families: tuple[FamilyView, ...]
    discards: tuple[CardId, ...]
    memories: tuple[MemoryView, ...]
    next_night: NightId | None
    offers: tuple[OfferView, ...]
    outcome: Outcome | None

    @property
    def mine(self) -> FamilyView | None:
        """The viewer's own family."""
        return next((family for family in self.families if family.seat == self.viewer), None)
