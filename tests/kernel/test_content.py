"""Content files: one report of all problems, each with file, entry and field."""

from pathlib import Path

import pytest

from games.kernel.content import BadContent, ContentFiles, ContentModel, by_id


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
    files = ContentFiles(folder)
    for name in ("good.json", "wrong.json", "broken.json", "latin.json", "map.json", "missing.json"):
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
        "missing.json: cannot be read",
        "good.json: the owl is too strong",
    ):
        assert any(problem.startswith(beginning) for problem in problems), (beginning, problems)
    assert all(problem in str(report.value) for problem in problems)
