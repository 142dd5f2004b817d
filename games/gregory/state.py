"""A position of Gregory Horror Show."""

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from games.gregory.content import JudgmentKind, MonsterCard, MysteryCard, box
from games.gregory.mat import TRAPS, Place, RoomId, RugId
from games.kernel.prompts import Seat
from games.kernel.state import State

CardId: TypeAlias = str
MonsterId: TypeAlias = str
MiniatureId: TypeAlias = str
MysteryId: TypeAlias = str
Stage: TypeAlias = Literal["set-up", "gregory", "begin", "act", "close"]
TurnKind: TypeAlias = Literal["normal", "hell", "freeing", "sacrifice"]
FeralStatus: TypeAlias = Literal["trap", "on-deck", "play"]
SideName: TypeAlias = Literal["attacker", "defender"]
WindowName: TypeAlias = Literal["roll", "battle"]
Scope: TypeAlias = Literal["battle", "turn", "own-turn", "new-card"]
Freeing: TypeAlias = Literal["no", "due", "tried"]
# A piece on the mat: what it is, and whose gamepiece or which miniature.
Occupant: TypeAlias = tuple[Literal["player", "gregory", "feral"], str]

GREGORY = "gregory"
FULL_LIFE = 800
FULL_STRENGTH = 600
START_STRENGTH = 250
FULL_HAND = 5
ROOMS_TO_ESCAPE = 3
MOST_FERALS = 4
FAILS_TO_LEAVE_HELL = 3


@dataclass(slots=True)
class Player:
    """A player, their meters, cards and gamepiece. `place` is None before the set-up and out of the game.

    `aside` are the Monster cards that a reshuffle took out of the game, `front` the Judgment cards that stay
    in front of the player. `standing` are standing orders to pass in a window. `discarded` tells of a discard
    on the Rug where the gamepiece is, `no_draw` holds from it to the next Judgment Power Up. `must_leave` is
    set by a lost room battle, `freeing` while the gamepiece stays on a Trigger to free a Feral Monster.
    """

    place: Place | None = None
    life: int = FULL_LIFE
    strength: int = START_STRENGTH
    keys: int = 0
    hand: list[CardId] = field(default_factory=list)
    front: list[CardId] = field(default_factory=list)
    deck: list[MonsterId] = field(default_factory=list)
    discard: list[MonsterId] = field(default_factory=list)
    aside: list[MonsterId] = field(default_factory=list)
    collection: list[MiniatureId] = field(default_factory=list)
    burned: list[MiniatureId] = field(default_factory=list)
    last_power_up: Place | None = None
    discarded: bool = False
    no_draw: bool = False
    must_leave: bool = False
    hell_fails: int = 0
    freeing: Freeing = "no"
    standing: dict[WindowName, Scope] = field(default_factory=dict)

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""
        return self.life > 0


@dataclass(slots=True)
class Feral:
    """A Feral Monster on the mat. Its special abilities work only where its Monster card lies open."""

    owner: Seat
    status: FeralStatus
    place: Place
    has_card: bool = False


@dataclass(slots=True)
class Turn:
    """What a turn must remember. `moves` are the spaces left, `base` what the die gave.

    `stopped` says that the gamepiece moves no more, `moved` that the roll has been used, `looked` that the
    player has looked at the hand, or at the deals, since the last deed. `arrived` is the space that the
    gamepiece walked onto last, `entered` the hotel room whose Monster waits for the end of all movement;
    `power_up` the Power Up in it that comes after the battle.
    `plays_gregory` is who plays Gregory against Feral Monsters this turn. `done` are the Monsters that move
    no more, `speed` the spaces of a Speed Boost that are left.
    """

    kind: TurnKind = "normal"
    rolled: int | None = None
    base: int = 0
    more: int = 0
    moves: int = 0
    rerolled: bool = False
    moved: bool = False
    stopped: bool = False
    arrived: Place | None = None
    entered: RoomId | None = None
    power_up: Place | None = None
    hairpin: bool = False
    warmed: bool = False
    looked: list[str] = field(default_factory=list)
    battles: int = 0
    plays_gregory: Seat | None = None
    done: list[str] = field(default_factory=list)
    jumped: list[MiniatureId] = field(default_factory=list)
    speed: dict[MiniatureId, int] = field(default_factory=dict)


@dataclass(slots=True)
class Side:
    """One side of a battle. `piece` is "player", "gregory" or a Monster's id, `seat` who plays it.

    `strength` is the Power Meter, the printed Strength, or what was rolled and boosted; `cards` is what
    Judgment cards add to it.
    """

    piece: str
    seat: Seat | None
    strength: int
    cards: int = 0
    boost: int = 0
    rolled: int | None = None

    def is_monster(self) -> bool:
        """Whether this side is not a gamepiece."""
        return self.piece != "player"

    def total(self) -> int:
        """The Strength that counts: a Monster's is never below 0."""
        return max(0, self.strength + self.cards)


@dataclass(slots=True)
class Battle:
    """A battle that is being fought on `place`. `round` counts how often all were asked for cards."""

    place: Place
    attacker: Side
    defender: Side
    room: RoomId | None = None
    round: int = 0

    def sides(self) -> tuple[tuple[SideName, Side], ...]:
        """Both sides by name."""
        return (("attacker", self.attacker), ("defender", self.defender))


@dataclass(slots=True)
class LooseRug:
    """A Rug that is hard to walk on for the foes of `seat`, until that player's next turn."""

    rug: RugId
    seat: Seat


@dataclass(slots=True, kw_only=True)
class House(State):
    """A position. `order` are the seats in the order of play, Player 1 first, those out of the game too.

    `flipped` is the Monster card that lies open in a room battle. `window` is the window in which Judgment
    cards are being asked for at this moment. `destinations` are the spaces on offer in the open question, by
    piece; they follow from it, so that no checkpoint holds them, and no position is another for them.
    """

    players: dict[Seat, Player]
    judgment: list[CardId]
    judgment_discard: list[CardId] = field(default_factory=list)
    mystery: list[MysteryId] = field(default_factory=list)
    mystery_unused: list[MysteryId] = field(default_factory=list)
    mystery_discard: list[MysteryId] = field(default_factory=list)
    lingering: MysteryId | None = None
    revealed: bool = False
    control: dict[RoomId, Seat] = field(default_factory=dict)
    gregory: Place | None = None
    ferals: dict[MiniatureId, Feral] = field(default_factory=dict)
    loose_rug: LooseRug | None = None
    stage: Stage = "set-up"
    order: tuple[Seat, ...] = ()
    round: int = 1
    active: Seat | None = None
    turn: Turn = field(default_factory=Turn)
    battle: Battle | None = None
    flipped: MonsterId | None = None
    window: WindowName | None = None
    destinations: Annotated[dict[str, tuple[Place, ...]], Field(exclude=True)] = field(
        default_factory=dict, compare=False
    )

    @property
    def with_ferals(self) -> bool:
        """Whether this game is played with Feral Monsters."""
        return self.options["ferals"] != "off"

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.whose_turn()]

    def whose_turn(self) -> Seat:
        """The seat whose turn it is."""
        assert self.active is not None
        return self.active

    def living(self) -> tuple[Seat, ...]:
        """The seats still in the game, clockwise from the active player (before the game: from the first)."""
        order = self.order or self.seats
        at = order.index(self.active) if self.active in order else 0
        return tuple(seat for seat in (*order[at:], *order[:at]) if self.players[seat].alive)

    def foes(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats still in the game, clockwise from this one's left."""
        order = self.order or self.seats
        at = order.index(seat)
        return tuple(other for other in (*order[at + 1 :], *order[:at]) if self.players[other].alive)

    def rooms_of(self, seat: Seat) -> tuple[RoomId, ...]:
        """The hotel rooms that this player controls."""
        return tuple(room for room, owner in self.control.items() if owner == seat)

    def may_escape(self, seat: Seat) -> bool:
        """Whether leaving the house wins: three rooms at this moment."""
        return len(self.rooms_of(seat)) >= ROOMS_TO_ESCAPE

    def key_limit(self, seat: Seat) -> int:
        """How many Skeleton Keys the player may have."""
        rings = [kind_of(card).amount for card in self.players[seat].front]
        return max(rings, default=1)

    def lingers(self, effect: str) -> int:
        """The amount of the face-up Mystery Room card with this Lingering Effect; 0 where there is none."""
        card = mystery_cards()[self.lingering] if self.lingering else None
        return card.amount or 1 if card and card.effect == effect else 0

    def in_play(self) -> tuple[MiniatureId, ...]:
        """The Feral Monsters that walk about the house."""
        return tuple(name for name, feral in self.ferals.items() if feral.status == "play")

    def occupants(self) -> dict[Place, Occupant]:
        """Every piece on the mat by its space."""
        found: dict[Place, Occupant] = {
            player.place: ("player", seat) for seat, player in self.players.items() if player.place
        }
        for name, feral in self.ferals.items():
            found[feral.place] = ("feral", name)
        if self.gregory:
            found[self.gregory] = ("gregory", GREGORY)
        return found

    def card_of(self, name: MiniatureId) -> MonsterCard | None:
        """The card whose special abilities this Feral Monster has, None where it has none."""
        return monster_cards()[name] if self.ferals[name].has_card else None


@cache
def judgment_kinds() -> dict[str, JudgmentKind]:
    """Judgment cards by the name that all copies share."""
    return {kind.id: kind for kind in box().judgment}


@cache
def kind_of(card: CardId) -> JudgmentKind:
    """What this copy of a Judgment card is."""
    return judgment_kinds()[card.rpartition("-")[0]]


@cache
def mystery_cards() -> dict[MysteryId, MysteryCard]:
    """Mystery Room cards by id."""
    return {card.id: card for card in box().mystery}


@cache
def monster_cards() -> dict[MonsterId, MonsterCard]:
    """Monster cards by id."""
    return {card.id: card for card in box().monsters}


def judgment_deck() -> list[CardId]:
    """All Judgment cards, copy by copy."""
    return [f"{kind.id}-{copy}" for kind in box().judgment for copy in range(1, kind.copies + 1)]


def free_trap_spaces(game: House) -> tuple[Place, ...]:
    """The Monster Trap spaces on which no Feral Monster sits, one for each Trap that has any."""
    taken = game.occupants()
    free = [[place for place in places if place not in taken] for places in TRAPS.values()]
    return tuple(places[0] for places in free if places)
