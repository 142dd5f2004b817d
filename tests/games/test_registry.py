"""The shelf of games, with a person's own content files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import games
from games.__main__ import main
from games.kernel.content import BadContent
from games.kernel.dice import Dice
from games.kernel.errors import BrokenRecord, UnknownGame
from games.kernel.selfplay import PLAYERS, Bots, play_game
from games.kernel.table import Table, read_record
from games.registry import GAMES, game_of, games_with

AMERICAN, GREEK = "horrified-american", "horrified-greek"
SEATS = ("ann", "bob")


def put(folder: Path, slug: str, name: str, change: Callable[[Any], object]) -> None:
    """Put a changed copy of a game's own file into the folder."""
    own = Path(games.__file__).parent / slug.replace("-", "_") / "content" / name
    entries = json.loads(own.read_text(encoding="utf-8"))
    change(entries)
    (folder / slug).mkdir(exist_ok=True)
    (folder / slug / name).write_text(json.dumps(entries), encoding="utf-8")


def problems_of(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as report:
        games_with(folder)
    return report.value.problems


def test_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    assert games_with(tmp_path) == GAMES


@pytest.mark.parametrize(("slug", "heroes"), [(AMERICAN, "investigators.json"), (GREEK, "heroes.json")])
def test_one_file_of_one_game_is_replaced(tmp_path: Path, slug: str, heroes: str) -> None:
    put(tmp_path, slug, heroes, lambda entries: entries[0].update(actions=9))
    found = games_with(tmp_path)
    assert [game.slug for game in found] == [game.slug for game in GAMES]
    assert [game.slug for game, own in zip(found, GAMES, strict=True) if game is not own] == [slug]
    corrected = game_of(slug, found)
    assert corrected.content_mark
    table = Table.new(corrected, SEATS, "seed", {})
    assert table.problems() == []
    box, own = corrected.box, game_of(slug).box  # type: ignore[attr-defined]
    assert box.content.heroes[0].actions == 9
    assert box.content.cards == own.content.cards


def test_all_problems_of_all_games_are_told_at_once(tmp_path: Path) -> None:
    put(tmp_path, AMERICAN, "items.json", lambda entries: entries[4].update(location="moon"))
    put(tmp_path, GREEK, "perks.json", lambda entries: entries[0].update(effect="dance"))
    (tmp_path / GREEK / "heros.json").write_text("[]")
    (tmp_path / "gregory").mkdir()
    (tmp_path / "horrified").mkdir()
    (tmp_path / ".git").mkdir()
    beginnings = [
        f"{AMERICAN}: items.json: entry 5, location: there is no location 'moon'",
        f"{GREEK}: perks.json: entry 1, effect: 'dance' is unknown",
        f"{GREEK}: heros.json: the game has no such file",
        "gregory: the content of Gregory Horror Show cannot be replaced",
        "horrified: no game is called so",
    ]
    problems = problems_of(tmp_path)
    assert len(problems) == len(beginnings)
    for problem, beginning in zip(problems, beginnings, strict=True):
        assert problem.startswith(beginning)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert problems_of(tmp_path / "nowhere") == [
        f"{tmp_path}/nowhere: cannot be read (No such file or directory)"
    ]


@pytest.mark.parametrize(
    ("slug", "name", "change", "told"),
    [
        (AMERICAN, "investigators.json", lambda e: e.__delitem__(slice(4, None)), "it has 4, and 5 may play"),
        (GREEK, "perks.json", lambda e: e.__delitem__(slice(2, None)), "it has 4, and 5 may play"),
        (
            GREEK,
            "heroes.json",
            lambda e: [one.update(solo=False) for one in e],
            "none is for one player alone",
        ),
        (GREEK, "roads.json", lambda e: e.append(e[0]), "this road is there twice"),
        (GREEK, "roads.json", lambda e: e[0].update(ends=["agora", "agora"]), "they are one location"),
        (
            GREEK,
            "spots.json",
            lambda e: [e.remove(s) for s in e[:] if s["kind"] == "mirror"],
            "none is a mirror",
        ),
        (GREEK, "lairs.json", lambda e: e[0].update(monster="siren"), "has no Lair"),
        (AMERICAN, "items.json", lambda e: e.__delitem__(slice(1, None)), "1 of them for 4 Traps"),
    ],
)
def test_what_would_stop_a_game_later_is_told_now(
    tmp_path: Path, slug: str, name: str, change: Callable[[Any], object], told: str
) -> None:
    put(tmp_path, slug, name, change)
    assert any(told in problem for problem in problems_of(tmp_path))


def test_a_table_is_not_played_on_with_other_content(tmp_path: Path) -> None:
    put(tmp_path, AMERICAN, "numbers.json", lambda entries: entries[0].update(skull=3))
    dumped = Table.new(game_of(AMERICAN, games_with(tmp_path)), SEATS, "seed", {}).dump()
    with pytest.raises(BrokenRecord, match="other content files"):
        games.load(dumped)
    again = Table.from_record(game_of(AMERICAN, games_with(tmp_path)), read_record(dumped))
    assert again.dump() == dumped


def test_a_table_from_before_content_had_marks_goes_on() -> None:
    record = json.loads(games.new(AMERICAN, SEATS, "seed").dump())
    del record["content"]
    assert games.load(json.dumps(record)).problems() == []


def test_the_command_line_plays_and_verifies_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = tmp_path / "content", tmp_path / "table.json"
    folder.mkdir()
    put(folder, GREEK, "heroes.json", lambda entries: [each.update(actions=1) for each in entries])
    with_own = ["--content", str(folder)]
    assert main(["selfplay", GREEK, "--json", *with_own]) == 0
    mine = json.loads(capsys.readouterr().out)
    assert main(["selfplay", GREEK, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["mean_answers"] > mine["mean_answers"]
    bots = Bots(PLAYERS["greedy"], Dice("bots"))
    played = play_game(game_of(GREEK, games_with(folder)), SEATS, "seed", {}, bots)
    file.write_text(played.table.dump())
    assert main(["verify", str(file), *with_own]) == 0
    assert "--content" not in capsys.readouterr().out
    assert main(["verify", str(file)]) == 1
    assert "--content names the folder" in capsys.readouterr().out


def test_the_command_line_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "gregori").mkdir()
    assert main(["selfplay", GREEK, "--content", str(tmp_path)]) == 2
    assert "gregori: no game is called so" in capsys.readouterr().err


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match="attic-monster"):
        game_of("chess")
