"""Setup (rulebook: Setup)."""

from games.attic_monster.board import AREA, START
from games.attic_monster.content import box
from games.attic_monster.state import Attic, Ghost, Room, Tile
from games.kernel.dice import Dice
from games.kernel.prompts import Seat


def set_up(seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Attic:
    """Lay the three shuffled stacks, hide the attic key, and put all Ghosts on Start."""
    tiles = {**_dealt("stone", dice), **_dealt("graveyard", dice), **_dealt("forest", dice)}
    tiles[START] = Tile(effect="start", up=True, turned=True)
    attic_key_room = dice.choose(box().rooms).id
    return Attic(
        seats=seats,
        dice=dice,
        options=options,
        tiles=tiles,
        ghosts={seat: Ghost() for seat in seats},
        rooms={room.id: Room(has_attic_key=room.id == attic_key_room) for room in box().rooms},
        first=dice.choose(seats),
    )


def _dealt(area: str, dice: Dice) -> dict[str, Tile]:
    stack = [
        Tile(kind.effect, kind.token) for kind in box().faces if kind.area == area for _ in range(kind.count)
    ]
    dice.shuffle(stack)
    places = [tile for tile, tile_area in AREA.items() if tile_area == area]
    return dict(zip(places, stack, strict=True))


def redeal(game: Attic, now: Attic, dice: Dice) -> None:
    """Exchange the faces nobody has seen up to `now` within each stack, and the Mansion Tokens not turned."""
    for area in ("stone", "graveyard", "forest"):
        unseen = [tile for tile, state in now.tiles.items() if AREA[tile] == area and not state.turned]
        faces = [(game.tiles[tile].effect, game.tiles[tile].token) for tile in unseen]
        dice.shuffle(faces)
        for tile, (effect, token) in zip(unseen, faces, strict=True):
            game.tiles[tile] = Tile(effect, token)
    closed = [room for room, state in now.rooms.items() if not state.searched]
    tokens = [game.rooms[room].has_attic_key for room in closed]
    dice.shuffle(tokens)
    for room, has_attic_key in zip(closed, tokens, strict=True):
        game.rooms[room] = Room(has_attic_key)
