"""The games at the command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import games
from games.__main__ import main
from games.kernel.dice import commitment
from games.kernel.table import read_record

PLAY = ["selfplay", "attic-monster", "--seed", "any text"]


@pytest.fixture
def table_file(tmp_path: Path) -> Path:
    table = games.new("attic-monster", seats=["ann", "bob"], seed="any text")
    for _ in range(12):
        ask = table.asks()[0]
        table.answer(ask.seat, ask.address, [ask.options[0][0]])
    path = tmp_path / "table.json"
    path.write_text(table.dump(), encoding="utf-8")
    return path


def refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which a command is refused."""
    try:
        code: object = main(argv)
    except SystemExit as stop:
        code = stop.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.endswith("\n")
    assert err.count("\n") == 1, err
    return err


def test_list_names_every_game_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    out = capsys.readouterr().out
    for info in games.catalog():
        assert f"{info.slug}: {info.title}, {info.seats[0]} to {info.seats[-1]} seats" in out
        for name, values in info.options.items():
            assert f"-o {name}={'|'.join(values[:16])}" in out
            assert (f"({len(values)} in all)" in out) or len(values) <= 16


def test_selfplay_sums_up_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--seats", "3", "--games", "4", "-o", "difficulty=hard"]) == 0
    out = capsys.readouterr().out
    assert "4 games with 3 random players (difficulty=hard" in out
    for word in ("won", "answers", "turns", "ending"):
        assert f"\n{word} " in out


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_selfplay_prints_one_json_object(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [*PLAY, "--seats", "2", "--games", "3", "--player", player, "--json", "-o", "difficulty=hard"]
    assert main(argv) == 0
    first = capsys.readouterr().out
    summary = json.loads(first)
    assert (summary["game"], summary["player"], summary["seats"]) == ("attic-monster", player, 2)
    assert (summary["games"], summary["seed"]) == (3, "any text")
    assert summary["options"]["difficulty"] == "hard"
    assert sum(summary["endings"].values()) == 3
    assert 0 <= summary["win_rate"] <= 1
    assert summary["mean_answers"] > summary["mean_turns"] > 0
    assert list(summary["wins"]) == ["player-1", "player-2"]
    assert main(argv) == 0
    assert capsys.readouterr().out == first


def test_selfplay_takes_as_few_seats_as_the_game_allows_by_default(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*PLAY, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 2


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "COMMAND"),
        (["chess"], "chess"),
        (["selfplay"], "SLUG"),
        (["selfplay", "chess"], "There is no game 'chess'; there are attic-monster"),
        ([*PLAY, "--seats", "1"], "for 2 to 4 players, not 1"),
        ([*PLAY, "--seats", "9"], "for 2 to 4 players, not 9"),
        ([*PLAY, "--seats", "0"], "'0' is not a number from 1"),
        ([*PLAY, "--seats", "-1"], "--seats"),
        ([*PLAY, "--seats", "two"], "'two' is not a number from 1"),
        ([*PLAY, "--seats", "9" * 5000], "is not a number from 1"),
        ([*PLAY, "--games", "0"], "'0' is not a number from 1"),
        ([*PLAY, "--games", "²"], "'²' is not a number from 1"),
        ([*PLAY, "--player", "perfect"], "perfect"),
        ([*PLAY, "-o", "difficulty"], "'difficulty' is not OPTION=VALUE"),
        ([*PLAY, "-o", "speed=high"], "has no option 'speed'"),
        ([*PLAY, "-o", "difficulty=easy"], "difficulty may be rulebook or hard, not 'easy'"),
        ([*PLAY, "--seed", "\udcff"], "cannot be written down"),
        (["verify"], "FILE"),
    ],
)
def test_bad_input_gets_one_sentence(argv: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in refused(argv, capsys)


def test_verify_finds_a_true_table_true(table_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(table_file)]) == 0
    out = capsys.readouterr().out
    assert "12 answers follows from the seed" in out
    assert commitment("any text") in out


def test_verify_says_what_differs(table_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(table_file.read_text(encoding="utf-8"))
    table_file.write_text(record.model_copy(update={"seed": "another"}).model_dump_json(), encoding="utf-8")
    assert main(["verify", str(table_file)]) == 1
    out, err = capsys.readouterr()
    assert "seed" in out
    assert "version" not in out
    assert err == ""


def test_verify_says_where_the_rules_are_others(table_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(table_file.read_text(encoding="utf-8"))
    forged = record.model_copy(update={"seed": "another", "version": 99})
    table_file.write_text(forged.model_dump_json(), encoding="utf-8")
    assert main(["verify", str(table_file)]) == 1
    assert "version 99 of the rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a dumped table"),
        (b"not JSON", "not a dumped table"),
        (b"{}", "not a dumped table: slug: Field required"),
        (b"[1, 2]", "not a dumped table"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"[" * 100_000, "not a dumped table"),
    ],
)
def test_verify_refuses_what_is_no_table(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    assert words in refused(["verify", str(path)], capsys)


def test_verify_refuses_a_game_that_there_is_not(
    table_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record(table_file.read_text(encoding="utf-8"))
    table_file.write_text(record.model_copy(update={"slug": "chess"}).model_dump_json(), encoding="utf-8")
    assert "no game 'chess'" in refused(["verify", str(table_file)], capsys)


def test_verify_refuses_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in refused(["verify", str(tmp_path / "missing.json")], capsys)
    assert "directory" in refused(["verify", str(tmp_path)], capsys)


def test_the_package_runs_as_a_program() -> None:
    listing = subprocess.run(
        [sys.executable, "-m", "games", "list"], capture_output=True, text=True, check=True
    )
    assert "attic-monster" in listing.stdout
    refusal = subprocess.run(
        [sys.executable, "-m", "games", "verify", "/nowhere"], capture_output=True, text=True, check=False
    )
    assert (refusal.returncode, refusal.stdout) == (2, "")
