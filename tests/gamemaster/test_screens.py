"""Every screen of every game at any moment fits Discord, with the longest names, and keeps secrets."""

from collections import OrderedDict
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from bot.artist import Artist
from bot.render import render
from gamemaster.names import LONGEST, distinct, in_markdown, plain_name
from gamemaster.present import lobby_screen, panel_screen, table_screen, words_screen
from gamemaster.records import Status
from gamemaster.screens import Picture, Screen, Text
from games.kernel.state import Outcome
from tests.gamemaster.seen import LONG_NAMES, seen
from tests.support.limits import of_components
from tests.support.playing import CASES, Case, played

NO_ARTIST = Artist({})


def _paint(view: Any, names: Any) -> bytes:
    return b"picture"


async def problems(screen: Screen) -> list[str]:
    found = []
    for block in screen.blocks:
        if isinstance(block, Picture):
            assert 0 < len(block.alt) <= 1024
    for artist in (NO_ARTIST, Artist(dict.fromkeys(_slugs(screen), _paint))):
        drawing = await render(screen, artist)
        found += list(of_components(drawing.layout.to_components()))
    return found


def _slugs(screen: Screen) -> list[str]:
    return list(OrderedDict.fromkeys(block.slug for block in screen.blocks if isinstance(block, Picture)))


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_every_screen_fits(case: Case) -> None:
    playthrough = played(case)
    names = LONG_NAMES[: case.seats]
    for moment in playthrough.moments(6):
        at = seen(case.game, moment.table.turns, names)
        screens = [table_screen(at, "n" * 20), words_screen(at, None)]
        screens += [panel_screen(at, seat, nonce="n" * 20, note="N" * 200) for seat in moment.table.seats]
        screens += [words_screen(at, seat) for seat in moment.table.seats]
        for changes in ({"status": Status.FROZEN}, {"status": Status.ABANDONED}):
            screens.append(table_screen(seen(case.game, moment.table.turns, names, **changes), "n"))
        for screen in screens:
            assert await problems(screen) == []
            assert await problems(screen.without_controls()) == []
    over = seen(case.game, playthrough.table.turns, names)
    assert await problems(table_screen(over, "n" * 20)) == []
    lobby = seen(case.game, playthrough.table.turns, names, status=Status.LOBBY)
    assert await problems(lobby_screen(lobby, "n" * 20)) == []


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("  ann \n bob\t", "ann bob"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("a\u200b\u200f\u2066b", "ab"),
        ("", "Somebody"),
        (" \u200b ", "Somebody"),
        ("\u3164\u2800 \uffa0", "Somebody"),
        ("x" * 50, "x" * LONGEST),
    ],
)
def test_names_are_one_visible_line(name: str, plain: str) -> None:
    assert plain_name(name) == plain


@pytest.mark.parametrize(
    "name", ["**b**", "@everyone", "<@1>", "`x`", "[a](b)", "# h", "> q", "||s||", "- l"]
)
def test_names_mean_nothing_in_markdown(name: str) -> None:
    spoken = in_markdown(name)
    assert spoken.replace("\\", "") == name
    marks = set("*@<>`[]()#|-")
    assert all(spoken[at - 1] == "\\" for at, mark in enumerate(spoken) if mark in marks)


def test_equal_names_are_told_apart() -> None:
    taken: list[str] = []
    for _ in range(8):
        taken.append(distinct("W" * 32, taken))
    assert len(set(taken)) == 8
    assert all(len(name) <= LONGEST for name in taken)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_still_true_is_not_told_as_news_too(case: Case) -> None:
    for moment in played(case).moments(6):
        at = seen(case.game, moment.table.turns, list(moment.table.seats))
        for seat in moment.table.seats:
            secrets = case.game.words.secrets(case.game.view(at.turn.position.state, seat), at.spoken)
            panel = [block.markdown for block in panel_screen(at, seat).blocks if isinstance(block, Text)]
            for line in filter(None, secrets.splitlines()):
                told = [text for text in panel if line in text.splitlines()]
                assert told in ([], [secrets]), line
            for event in (event for event in at.story if case.game.words.recalls(event)):
                told = [text for text in panel if case.game.words.tell(event, at.spoken) in text.splitlines()]
                assert told == [], event


def test_what_happens_several_times_in_a_row_is_one_line() -> None:
    case = next(case for case in CASES if case.game.slug == "coins")
    at = seen(case.game, played(case).table.turns, list("AB"))
    one, other = [event for event in at.story if event.reaches(None)][-2:]
    lines = [case.game.words.tell(event, at.spoken) for event in (one, other)]
    assert lines[0] != lines[1]
    screen = table_screen(replace(at, story=(one, one, one, other, one)), "")
    assert Text(f"{lines[0]} (3 times)\n{lines[1]}\n{lines[0]}") in screen.blocks


def test_the_end_names_winners_once_and_ranks_the_others() -> None:
    case = next(case for case in CASES if case.game.slug == "auction" and case.seats == 3)
    at = seen(case.game, played(case).table.turns, ["ann", "bob", "cleo"])
    assert at.turn is not None
    state = copy(at.turn.position.state)
    # By a tie-break, the first of two with as many points may be the second.
    scores = dict(zip(state.seats, (3, 8, 8), strict=True))
    state.outcome = Outcome((state.seats[2],), state.outcome.reason, scores)
    over = replace(at, turn=replace(at.turn, position=replace(at.turn.position, state=state)))
    told = [block.markdown for block in table_screen(over, "").blocks if isinstance(block, Text)][-1]
    assert "**Winner:** cleo\n**Points:** cleo 8, bob 8, ann 3\n" in told


def test_a_lobby_is_told_apart_from_a_table_that_is_closed() -> None:
    case = CASES[0]
    over = seen(case.game, played(case).table.turns, list(LONG_NAMES))
    for status, sentence in ((Status.LOBBY, "has not begun yet"), (Status.ABANDONED, "No game is going on")):
        idle = replace(over, record=replace(over.record, status=status), turn=None)
        assert sentence in repr(words_screen(idle, None))
        assert sentence in repr(panel_screen(idle, over.record.seats[0].seat))


def test_nothing_of_a_hand_is_on_the_table() -> None:
    case = next(case for case in CASES if case.game.slug == "auction" and case.seats == 3)
    for moment in played(case).moments(8):
        at = seen(case.game, moment.table.turns, ["ann", "bob", "cleo"])
        state: Any = moment.table.turns[-1].position.state
        public = repr(table_screen(at, "")) + repr(words_screen(at, None))
        for seat, hand in state.hands.items():
            assert not [bid for bid in hand if f"'{bid}'" in public], seat
