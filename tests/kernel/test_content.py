"""Content files: one report of all problems, each with file, entry and field."""

import os
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from games.kernel.content import LARGEST_FILE, BadContent, ContentFiles, ContentModel, by_id


class Card(ContentModel):
    id: str
    strength: int


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.json").write_text('[{"id": "owl", "strength": 2}, {"id": "bat", "strength": 1}]')
    return tmp_path


def test_good_files_are_read(folder: Path) -> None:
    files = ContentFiles(folder)
    cards = files.read("good.json", Card)
    files.check()
    assert cards == (Card(id="owl", strength=2), Card(id="bat", strength=1))
    assert by_id(cards)["bat"].strength == 1


def test_what_was_read_cannot_be_changed(folder: Path) -> None:
    card = ContentFiles(folder).read("good.json", Card)[0]
    with pytest.raises(ValueError, match="frozen"):
        setattr(card, "strength", 9)  # noqa: B010


def test_all_problems_of_all_files_are_told_at_once(folder: Path) -> None:
    (folder / "wrong.json").write_text(
        '[{"id": "owl", "strength": 2}, {"id": 7, "strength": "x"}, {"id": "bat", "strength": 1, "wings": 2}]'
    )
    (folder / "broken.json").write_text("[{]")
    (folder / "latin.json").write_bytes('[{"id": "Geist\xe4", "strength": 1}]'.encode("latin-1"))
    (folder / "map.json").write_text("{}")
    (folder / "empty.json").write_text("[]")
    files = ContentFiles(folder)
    for name in (
        "good.json",
        "wrong.json",
        "broken.json",
        "latin.json",
        "map.json",
        "empty.json",
        "missing.json",
    ):
        files.read(name, Card)
    files.require(False, "good.json", "the owl is too strong")
    files.require(True, "good.json", "this holds")
    with pytest.raises(BadContent) as report:
        files.check()
    problems = report.value.problems
    assert [problem.split(":")[0] for problem in problems] == [
        *["wrong.json"] * 3,
        "broken.json",
        "latin.json",
        "map.json",
        "empty.json",
        "missing.json",
        "good.json",
    ]
    for beginning in (
        "wrong.json: entry 2, id: ",
        "wrong.json: entry 2, strength: ",
        "wrong.json: entry 3, wings: ",
        "broken.json: file: ",
        "latin.json: file: ",
        "map.json: file: ",
        "empty.json: has no entries",
        "missing.json: cannot be read",
        "good.json: the owl is too strong",
    ):
        assert any(problem.startswith(beginning) for problem in problems), (beginning, problems)
    assert all(problem in str(report.value) for problem in problems)


# A person's own files in place of the game's


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    there = tmp_path / "corrected"
    there.mkdir()
    return there


def cards_of(files: ContentFiles) -> tuple[Card, ...]:
    cards = files.read("good.json", Card)
    files.check()
    return cards


def problems_of(folder: Path, corrected: Path) -> list[str]:
    with pytest.raises(BadContent) as report:
        cards_of(ContentFiles(folder, corrected))
    return report.value.problems


def test_a_corrected_file_stands_for_the_game_s_own(folder: Path, corrected: Path) -> None:
    (corrected / "good.json").write_text('[{"id": "owl", "strength": 9}]')
    files = ContentFiles(folder, corrected)
    assert cards_of(files) == (Card(id="owl", strength=9),)
    assert len(files.mark()) == 16


def test_a_file_that_is_not_there_is_the_game_s_own(folder: Path, corrected: Path) -> None:
    files = ContentFiles(folder, corrected)
    assert cards_of(files) == cards_of(ContentFiles(folder))
    assert files.mark() == ContentFiles(folder).mark() == ""


def test_the_mark_follows_what_a_file_says_not_how_it_is_written(folder: Path, corrected: Path) -> None:
    marks = []
    for text in (
        '[{"id": "owl", "strength": 2}, {"id": "bat", "strength": 1}]',
        '[{"id": "owl", "strength": 3}]',
        '[\n  {"strength": 3, "id": "owl"}\n]',
        '[{"id": "owl", "strength": 4}]',
    ):
        (corrected / "good.json").write_text(text)
        files = ContentFiles(folder, corrected)
        cards_of(files)
        marks.append(files.mark())
    assert marks[0] == "", "it says what the game's own file says"
    assert marks[1] == marks[2] != ""
    assert marks[3] not in marks[:3]


def test_a_byte_order_mark_is_no_mistake(folder: Path, corrected: Path) -> None:
    (corrected / "good.json").write_bytes(BOM_UTF8 + b'[{"id": "owl", "strength": 9}]')
    assert cards_of(ContentFiles(folder, corrected))[0].strength == 9


def test_what_the_game_does_not_have_is_named(folder: Path, corrected: Path) -> None:
    (corrected / "god.json").write_text("[]")
    (corrected / "notes").mkdir()
    (corrected / ".DS_Store").write_bytes(b"\x00")
    first, second = problems_of(folder, corrected)
    assert first == "god.json: the game has no such file; it has good.json"
    assert second.startswith("notes: the game has no such file")


def test_a_problem_of_the_game_s_own_file_says_whose_it_is(folder: Path, corrected: Path) -> None:
    """A corrected map may leave the game's own cards without their places."""
    files = ContentFiles(folder, corrected)
    files.read("good.json", Card)
    files.require(False, "good.json", "entry 1, place: it is not on the map")
    with pytest.raises(BadContent, match=r"good.json \(as it comes with the game\): entry 1, place"):
        files.check()


def test_a_folder_that_is_not_there(folder: Path, corrected: Path) -> None:
    assert problems_of(folder, corrected / "nowhere") == ["cannot be read (No such file or directory)"]
    assert problems_of(folder, folder / "good.json") == ["cannot be read (Not a directory)"]


def test_files_that_are_none(folder: Path, corrected: Path) -> None:
    good = corrected / "good.json"
    good.mkdir()
    assert problems_of(folder, corrected) == ["good.json: cannot be read (it is not a file)"]
    good.rmdir()
    os.mkfifo(good)
    assert problems_of(folder, corrected) == ["good.json: cannot be read (it is not a file)"]
    good.unlink()
    good.symlink_to(corrected / "nowhere")
    assert problems_of(folder, corrected) == ["good.json: cannot be read (No such file or directory)"]


def test_a_huge_file_is_not_read_whole(folder: Path, corrected: Path) -> None:
    with (corrected / "good.json").open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert problems_of(folder, corrected) == ["good.json: cannot be read (it has more than 1000000 bytes)"]


@pytest.mark.parametrize("text", ["[" * 100_000, '[{"id": "owl", "strength": 1e999}]', "[NaN]", "\x00", ""])
def test_hostile_text(folder: Path, corrected: Path, text: str) -> None:
    (corrected / "good.json").write_text(text)
    (problem,) = problems_of(folder, corrected)
    assert problem.startswith("good.json: ")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(folder: Path, corrected: Path) -> None:
    (corrected / "good.json").write_text("[]")
    (corrected / "good.json").chmod(0)
    assert problems_of(folder, corrected) == ["good.json: cannot be read (Permission denied)"]
