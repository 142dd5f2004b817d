"""What a viewer may know of Gregory Horror Show: the open table, and the own hand."""

from dataclasses import dataclass
from functools import cache

from games.gregory.mat import ENDS, SPACES, Place, RoomId, Space
from games.gregory.state import (
    Battle,
    CardId,
    FeralStatus,
    House,
    LooseRug,
    MiniatureId,
    MonsterId,
    MysteryId,
    Scope,
    Side,
    Stage,
    TurnKind,
    WindowName,
)
from games.kernel.prompts import Seat
from games.kernel.state import Outcome


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the mat as it looks now: `kind` of the content file, "wall" while it is secret.

    Stairs are spaces of both floors: `upper` tells that a floor-2 space is the upper end of such a one.
    """

    id: Place
    kind: str
    floor: int
    row: int
    column: int
    amount: int
    room: RoomId | None
    rug: str | None
    upper: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as all see them. `front` are Judgment cards that stay in front of the player."""

    seat: Seat
    alive: bool
    place: Place | None
    life: int
    strength: int
    keys: int
    key_limit: int
    cards: int
    front: tuple[CardId, ...]
    monsters_left: int
    monster_discard: tuple[MonsterId, ...]
    rooms: tuple[RoomId, ...]
    collection: tuple[MiniatureId, ...]
    burned: tuple[MiniatureId, ...]
    last_power_up: Place | None
    no_draw: bool
    must_leave: bool
    hell_fails: int
    stays_on_trigger: bool
    standing: dict[WindowName, Scope]


@dataclass(frozen=True, slots=True)
class FeralView:
    """A Feral Monster on the mat; `has_card` tells whether its special abilities work."""

    id: MiniatureId
    owner: Seat
    status: FeralStatus
    place: Place
    has_card: bool


@dataclass(frozen=True, slots=True)
class TurnView:
    """The running turn: `moves` spaces are left; `entered` is the room whose Monster waits."""

    kind: TurnKind
    rolled: int | None
    moves: int
    stopped: bool
    entered: RoomId | None
    hairpin: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """A side of a battle: a gamepiece ("player"), Gregory, or a Monster."""

    piece: str
    seat: Seat | None
    strength: int
    cards: int
    total: int


@dataclass(frozen=True, slots=True)
class BattleView:
    """The battle that is being fought."""

    place: Place
    room: RoomId | None
    attacker: SideView
    defender: SideView


@dataclass(frozen=True, slots=True)
class GregoryView:
    """The table. `hand` is the viewer's own, None for an onlooker; `window` is open for cards now.

    `destinations` are the spaces on offer in the open question, by piece: "own", "gregory" or a miniature.
    """

    viewer: Seat | None
    seats: tuple[Seat, ...]
    order: tuple[Seat, ...]
    options: dict[str, str]
    stage: Stage
    round: int
    active: Seat | None
    turn: TurnView
    spaces: tuple[SpaceView, ...]
    players: tuple[PlayerView, ...]
    gregory: Place | None
    ferals: tuple[FeralView, ...]
    hand: tuple[CardId, ...] | None
    judgment_left: int
    judgment_discard: tuple[CardId, ...]
    mystery_left: int
    mystery_discard: tuple[MysteryId, ...]
    lingering: MysteryId | None
    revealed: bool
    loose_rug: LooseRug | None
    flipped: MonsterId | None
    battle: BattleView | None
    window: WindowName | None
    destinations: dict[str, tuple[Place, ...]]
    outcome: Outcome | None

    def player(self, seat: Seat | None) -> PlayerView:
        """The player in this seat."""
        return next(player for player in self.players if player.seat == seat)


def view_of(game: House, viewer: Seat | None) -> GregoryView:
    """The table, and the viewer's own hand."""
    return GregoryView(
        viewer=viewer,
        seats=game.seats,
        order=game.order,
        options=dict(game.options),
        stage=game.stage,
        round=game.round,
        active=game.active,
        turn=_turn_view(game),
        spaces=spaces_seen(revealed=game.revealed),
        players=tuple(_player_view(game, seat) for seat in game.seats),
        gregory=game.gregory,
        ferals=tuple(
            FeralView(name, feral.owner, feral.status, feral.place, feral.has_card)
            for name, feral in game.ferals.items()
        ),
        hand=tuple(game.players[viewer].hand) if viewer else None,
        judgment_left=len(game.judgment),
        judgment_discard=tuple(game.judgment_discard),
        mystery_left=len(game.mystery),
        mystery_discard=tuple(game.mystery_discard),
        lingering=game.lingering,
        revealed=game.revealed,
        loose_rug=LooseRug(game.loose_rug.rug, game.loose_rug.seat) if game.loose_rug else None,
        flipped=game.flipped,
        battle=_battle_view(game.battle) if game.battle else None,
        window=game.window,
        destinations=dict(game.destinations),
        outcome=game.outcome,
    )


@cache
def spaces_seen(*, revealed: bool) -> tuple[SpaceView, ...]:
    """The mat in reading order, floor by floor; the secret area looks like wall until it is revealed."""
    places = sorted((spot, place) for place, ends in ENDS.items() for spot in ends)
    return tuple(_space_view(SPACES[place], spot, revealed=revealed) for spot, place in places)


def _space_view(space: Space, spot: tuple[int, int, int], *, revealed: bool) -> SpaceView:
    hidden = space.secret and not revealed
    floor, row, column = spot
    return SpaceView(
        id=space.id,
        kind="wall" if hidden else space.kind,
        floor=floor,
        row=row,
        column=column,
        amount=0 if hidden else space.amount,
        room=space.room,
        rug=space.rug,
        upper=floor != space.floor,
    )


def _turn_view(game: House) -> TurnView:
    turn = game.turn
    return TurnView(turn.kind, turn.rolled, turn.moves, turn.stopped, turn.entered, turn.hairpin)


def _player_view(game: House, seat: Seat) -> PlayerView:
    player = game.players[seat]
    return PlayerView(
        seat=seat,
        alive=player.alive,
        place=player.place,
        life=player.life,
        strength=player.strength,
        keys=player.keys,
        key_limit=game.key_limit(seat),
        cards=len(player.hand),
        front=tuple(player.front),
        monsters_left=len(player.deck),
        monster_discard=tuple(player.discard),
        rooms=game.rooms_of(seat),
        collection=tuple(player.collection),
        burned=tuple(player.burned),
        last_power_up=player.last_power_up,
        no_draw=player.no_draw,
        must_leave=player.must_leave,
        hell_fails=player.hell_fails,
        stays_on_trigger=player.freeing != "no",
        standing=dict(player.standing),
    )


def _battle_view(battle: Battle) -> BattleView:
    return BattleView(battle.place, battle.room, _side_view(battle.attacker), _side_view(battle.defender))


def _side_view(side: Side) -> SideView:
    return SideView(side.piece, side.seat, side.strength, side.cards, side.total())
