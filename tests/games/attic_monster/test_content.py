"""The content files: mistakes in them are reported all at once."""

import json
import shutil
from pathlib import Path

import pytest

from games.attic_monster import content
from games.attic_monster.board import NEIGHBOURS
from games.kernel.content import BadContent

FOLDER = Path(content.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files, to be spoilt."""
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


def change(path: Path, entry: int, **fields: object) -> None:
    entries = json.loads(path.read_text())
    entries[entry].update(fields)
    path.write_text(json.dumps(entries))


def test_the_files_of_the_box_are_sound() -> None:
    """The box that comes with the program can be read."""
    assert content.read_content(FOLDER) == content.box()


def test_all_problems_are_reported_at_once(folder: Path) -> None:
    """Too many tiles for a row, a key without a room and a die with a gap: each is named."""
    change(folder / "faces.json", 0, count=2)
    change(folder / "rooms.json", 0, id="owl")
    change(folder / "die.json", 5, side=7)
    with pytest.raises(BadContent) as caught:
        content.read_content(folder)
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "faces.json",
        "rooms.json",
        "die.json",
    ]


def test_an_unknown_effect_is_reported_with_its_place(folder: Path) -> None:
    """A mistake within an entry is reported with file, entry and field."""
    change(folder / "faces.json", 2, effect="explode")
    with pytest.raises(BadContent, match=r"faces\.json: entry 3, effect"):
        content.read_content(folder)


def test_every_number_of_players_has_its_setup() -> None:
    """The set-up is known for two, three and four players."""
    assert [content.setup_for(players).tiles_face_up for players in (2, 3, 4)] == [6, 4, 0]


def test_neighbours_are_mutual() -> None:
    """A tile that touches another is touched by it."""
    assert all(tile in NEIGHBOURS[other] for tile, others in NEIGHBOURS.items() for other in others)


def test_the_die_has_one_x_and_two_flip_or_move() -> None:
    """The die of the house: X, Flip, Flip or Move twice, Flip any, Move (RULINGS.md, 34)."""
    symbols = [side.symbol for side in content.box().die]
    assert symbols == ["none", "flip", "flip-or-move", "flip-or-move", "flip-any", "move"]


def test_each_stack_holds_the_tiles_of_the_house() -> None:
    """What lies in forest, graveyard and stone is the house's list (RULINGS.md, 35)."""
    counts: dict[str, dict[str, int]] = {"forest": {}, "graveyard": {}, "stone": {}}
    for kind in content.box().faces:
        counts[kind.area][kind.effect] = counts[kind.area].get(kind.effect, 0) + kind.count
    assert counts == {
        "forest": {"key": 2, "power": 4, "flip": 2, "move": 1, "catapult": 2, "trap": 1, "portal": 2},
        "graveyard": {"key": 2, "power": 5, "flip": 2, "move": 1, "catapult": 1, "trap": 2, "portal": 1},
        "stone": {"flip": 1, "move": 2, "trap": 1},
    }


def test_the_rooms_of_the_house() -> None:
    """Where each room lies is the house's choice (RULINGS.md, 37)."""
    rooms = {(room.floor, room.side): room.id for room in content.box().rooms}
    assert rooms == {
        ("lower", "left"): "bat",
        ("lower", "right"): "cat",
        ("upper", "left"): "candle",
        ("upper", "right"): "spider",
    }
