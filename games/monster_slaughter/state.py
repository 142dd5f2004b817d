"""A position of Monster Slaughter."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.kernel.dice import Dice
from games.kernel.prompts import Seat
from games.kernel.state import State
from games.monster_slaughter.board import ROOMS, SHED
from games.monster_slaughter.content import (
    CardId,
    DoorId,
    FamilyId,
    FamilyKind,
    NightId,
    Role,
    RoleKind,
    VictimId,
    VictimKind,
    Zone,
    box,
)

MonsterId: TypeAlias = str
Phase: TypeAlias = Literal["families", "predictions", "night"]
DoorState: TypeAlias = Literal["closed", "open", "barricaded"]

HAND_LIMIT = 7
MOST_DICE = 5
MOST_VICTIMS = 8
SHED_ROOM = 2


@dataclass(slots=True)
class Monster:
    """A monster. `zone` is None until it comes to the cabin; `up` while it may still be activated."""

    seat: Seat
    family: FamilyId
    role: Role
    zone: Zone | None = None
    up: bool = True

    @property
    def kind(self) -> FamilyKind:
        """Its family."""
        return box().families[self.family]

    @property
    def part(self) -> RoleKind:
        """Its part in the family."""
        return box().roles[self.role]


@dataclass(slots=True)
class Victim:
    """A guest or a visitor. `zone` is where the figure stands, None while hidden, waiting or dead.

    `waits` is Prof. Browne's turn to take somebody's place; `holder` the seat that has the Padre's card;
    `attached` the object that the Demon Hunter keeps; `hid_in` the pile that everybody saw it disappear in;
    `whereabouts` the seats that know the pile, where it was chosen in secret.
    """

    health: int
    guest: bool
    zone: Zone | None = None
    alive: bool = True
    waits: bool = False
    holder: Seat | None = None
    attached: list[CardId] = field(default_factory=list)
    hid_in: Zone | None = None
    whereabouts: list[Seat] | None = None


@dataclass(slots=True)
class Pile:
    """A pile, its top card first. `seen` is what seats remember of it from the top, "" for cards not seen."""

    cards: list[CardId] = field(default_factory=list)
    seen: dict[Seat, list[CardId]] = field(default_factory=dict)

    def draw(self) -> CardId:
        """Take the top card."""
        for memory in self.seen.values():
            del memory[:1]
        return self.cards.pop(0)

    def put_on_top(self, card: CardId, knowers: tuple[Seat, ...]) -> None:
        """Lay a card on top; these seats know which."""
        for seat in knowers:
            self.seen.setdefault(seat, [])
        for seat, memory in self.seen.items():
            memory.insert(0, card if seat in knowers else "")
        self.cards.insert(0, card)

    def shuffle(self, dice: Dice) -> None:
        """Shuffle: what anybody knew of the order is void."""
        self.seen.clear()
        dice.shuffle(self.cards)

    def show(self, seat: Seat, number: int) -> tuple[CardId, ...]:
        """Let a seat see the top cards, and remember them."""
        shown = self.cards[:number]
        self.seen[seat] = shown + self.seen.get(seat, [])[number:]
        return tuple(shown)


@dataclass(slots=True)
class Harvest:
    """A family's tokens and doors."""

    flesh: int = 0
    bones: int = 0
    brains: int = 0
    targets: int = 0
    doors: int = 0


@dataclass(slots=True)
class Activation:
    """A monster's turn: what it has left. `extra_dice` go to its next roll; `second_try` waits for one."""

    seat: Seat
    monster: MonsterId
    actions: int
    free_moves: int
    free_action: bool
    extra_dice: int = 0
    second_try: bool = False


@dataclass(slots=True)
class Fight:
    """An attack under way. `objects` are what the victim uses, `offers` what those that confer have shown.

    `helper` is the seat that plays for a victim in the shed, or that has blinded the attacker.
    """

    victim: VictimId
    helper: Seat | None = None
    objects: list[CardId] = field(default_factory=list)
    offers: dict[Seat, list[CardId]] = field(default_factory=dict)
    conferring: list[Seat] = field(default_factory=list)
    shown_hand: bool = False


@dataclass(slots=True, kw_only=True)
class Slaughter(State):
    """A position. `to_play` are the seats still to play in this round, the next one first.

    `dead` are the party guests that died, in order. `passing` are the standing orders of each seat: "turn",
    or a victim. `spare` are the cards that nobody plays with tonight. `know_next` saw the next event.
    """

    phase: Phase = "families"
    families: dict[Seat, FamilyId] = field(default_factory=dict)
    monsters: dict[MonsterId, Monster] = field(default_factory=dict)
    guests: list[VictimId] = field(default_factory=list)
    victims: dict[VictimId, Victim] = field(default_factory=dict)
    orders: dict[Seat, list[VictimId]] = field(default_factory=dict)
    favourites: dict[Seat, VictimId] = field(default_factory=dict)
    piles: dict[Zone, Pile] = field(default_factory=dict)
    hands: dict[Seat, list[CardId]] = field(default_factory=dict)
    discards: list[CardId] = field(default_factory=list)
    spare: list[CardId] = field(default_factory=list)
    doors: dict[DoorId, DoorState] = field(default_factory=dict)
    doors_set_aside: int = 0
    barricades: int = 5
    snares: dict[Zone, list[CardId]] = field(default_factory=dict)
    nights: list[NightId] = field(default_factory=list)
    night: NightId | None = None
    past_nights: list[NightId] = field(default_factory=list)
    know_next: list[Seat] = field(default_factory=list)
    harvest: dict[Seat, Harvest] = field(default_factory=dict)
    dead: list[VictimId] = field(default_factory=list)
    first: Seat | None = None
    round: int = 0
    to_play: list[Seat] = field(default_factory=list)
    copied: Role | None = None
    active: Activation | None = None
    fight: Fight | None = None
    passing: dict[Seat, list[str]] = field(default_factory=dict)

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with this one."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, from the left of this one."""
        return self.order_from(seat)[1:]

    def right_of(self, seat: Seat) -> Seat:
        """The seat to the right: the one that plays before it."""
        return self.order_from(seat)[-1]

    def turn_of(self) -> Activation:
        """The turn that is played now."""
        assert self.active is not None
        return self.active

    def hunter(self) -> Monster:
        """The monster whose turn it is."""
        return self.monsters[self.turn_of().monster]

    def place(self) -> Zone:
        """Where the monster stands whose turn it is."""
        zone = self.hunter().zone
        assert zone is not None
        return zone

    def monsters_in(self, zone: Zone) -> list[MonsterId]:
        """The monsters that stand there."""
        return [monster for monster, state in self.monsters.items() if state.zone == zone]

    def victims_in(self, zone: Zone | None) -> list[VictimId]:
        """The victims that are visible there."""
        return [victim for victim, state in self.victims.items() if zone is not None and state.zone == zone]

    def living(self) -> list[VictimId]:
        """The victims that are alive, visible or not."""
        return [victim for victim, state in self.victims.items() if state.alive]

    def in_force(self, effect: str) -> bool:
        """Whether the nocturnal event of this round has this effect."""
        return self.night is not None and box().nights[self.night].effect == effect

    def shed_has_room(self) -> bool:
        """Whether there is a tool shed with room for a victim."""
        return SHED in self.piles and len(self.victims_in(SHED)) < SHED_ROOM

    def open_doorways(self) -> tuple[DoorId, ...]:
        """Doorways that stand open."""
        return tuple(door for door, state in self.doors.items() if state == "open")

    def is_secret(self, card: CardId, seat: Seat | None) -> bool:
        """Whether this is a victim that hid where this seat does not know."""
        victim = self.victims.get(card)
        return victim is not None and victim.whereabouts is not None and seat not in victim.whereabouts

    def card_counts(self, seat: Seat | None) -> dict[Zone, int]:
        """How many cards this seat knows each pile to hold: a victim that hid secretly does not count."""
        return {
            zone: sum(not self.is_secret(card, seat) for card in pile.cards)
            for zone, pile in self.piles.items()
        }


def kind_of(victim: VictimId) -> VictimKind:
    """What the box says about a victim."""
    return box().victims[victim]


def is_room(zone: Zone) -> bool:
    """Whether this is one of the five rooms of the cabin."""
    return zone in ROOMS
