"""The tiles, rooms and dice of the box, from the files in `content/`."""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from games.kernel.content import ContentFiles, ContentModel

Area: TypeAlias = Literal["forest", "graveyard", "stone", "start"]
Effect: TypeAlias = Literal["key", "power", "flip", "move", "catapult", "trap", "portal", "start"]
Symbol: TypeAlias = Literal["none", "flip", "flip-or-move", "flip-any", "move"]
Floor: TypeAlias = Literal["lower", "upper"]


class Row(ContentModel):
    """One row of tiles before the Mansion; neighbours in a row are two columns apart, like bricks."""

    letter: str
    area: Area
    columns: tuple[int, ...]


class FaceKind(ContentModel):
    """Tiles of one stack that are alike. `token` is the design of a key or the colour of a Power Crystal."""

    area: Area
    effect: Effect
    token: str | None = None
    count: int


class RoomKind(ContentModel):
    """A side room; the key of the same design unlocks it."""

    id: str
    floor: Floor
    side: Literal["left", "right"]


class PlayerCount(ContentModel):
    """What the number of players changes: tiles turned up at set-up, and the balanced strength."""

    players: int
    tiles_face_up: int
    balance: int


class Side(ContentModel):
    """One side of a die."""

    side: int
    symbol: Symbol


class Content(ContentModel):
    """All that is in the box."""

    rows: tuple[Row, ...]
    faces: tuple[FaceKind, ...]
    rooms: tuple[RoomKind, ...]
    setups: tuple[PlayerCount, ...]
    die: tuple[Side, ...]


def read_content(folder: Path) -> Content:
    """The box in this folder; raises BadContent with all problems of all its files."""
    files = ContentFiles(folder)
    content = Content(
        rows=files.read("rows.json", Row),
        faces=files.read("faces.json", FaceKind),
        rooms=files.read("rooms.json", RoomKind),
        setups=files.read("setups.json", PlayerCount),
        die=files.read("die.json", Side),
    )
    for area in ("forest", "graveyard", "stone"):
        places = sum(len(row.columns) for row in content.rows if row.area == area)
        tiles = sum(kind.count for kind in content.faces if kind.area == area)
        files.require(places == tiles, "faces.json", f"{tiles} {area} tiles for {places} places in rows.json")
    keys = sorted(kind.token or "" for kind in content.faces if kind.effect == "key")
    rooms = sorted(room.id for room in content.rooms)
    files.require(keys == rooms, "rooms.json", f"rooms {rooms} do not match keys {keys}")
    sides = [side.side for side in content.die]
    files.require(
        sides == list(range(1, len(sides) + 1)), "die.json", f"sides {sides} are not 1, 2, 3 and so on"
    )
    files.check()
    return content


@cache
def box() -> Content:
    """The box that comes with the program."""
    return read_content(Path(__file__).parent / "content")


def setup_for(players: int) -> PlayerCount:
    """What is different with this number of players."""
    return next(setup for setup in box().setups if setup.players == players)
