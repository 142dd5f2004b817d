"""The laws, for every game of the shelf and every number of seats."""

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import games
from games.kernel.dice import Dice
from games.kernel.game import Game
from games.kernel.selfplay import PLAYERS, Bots, play_game
from games.kernel.table import Table
from games.registry import GAMES
from tests.conformance import laws
from tests.support.playing import ALL_GAMES, CASES, NAMES, Case, Playthrough, address, played

PER_ANSWER_BOUND = 5_000


@pytest.fixture(params=CASES, ids=str)
def playthrough(request: pytest.FixtureRequest) -> Playthrough:
    return played(request.param)


@pytest.fixture(params=ALL_GAMES, ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    chosen: Game[Any, Any] = request.param
    return chosen


def load(playthrough: Playthrough, text: str) -> Table[Any]:
    """Load a table the public way where the game is on the shelf."""
    on_the_shelf = playthrough.case.game in GAMES
    return games.load(text) if on_the_shelf else laws.reload(playthrough.case.game, text)


@pytest.mark.parametrize("player", PLAYERS)
def test_every_game_ends(game: Game[Any, Any], player: str) -> None:
    for seats in game.seats:
        for number in range(4):
            bots = Bots(PLAYERS[player], Dice(f"{player} {number}"), patience=PER_ANSWER_BOUND)
            played = play_game(game, NAMES[:seats], f"{number}", {}, bots)
            laws.questions_are_sound(played.table)


def test_self_play_makes_the_table_that_single_answers_make(playthrough: Playthrough) -> None:
    case, at_once = playthrough.case, playthrough.table
    table = Table.new(case.game, case.names, at_once.seed, case.options)
    for turn in at_once.turns:
        for answer in turn.journal:
            table.answer(answer.seat, address(table), answer.chosen)
    assert table.dump() == at_once.dump()
    assert table.outcome == at_once.outcome
    for reader in laws.readers(table):
        assert table.events(reader) == at_once.events(reader)


def test_questions_are_sound(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=100):
        laws.questions_are_sound(moment.table)
    laws.questions_are_sound(playthrough.table)


def test_seats_and_options_stay_as_they_were(playthrough: Playthrough) -> None:
    case, state = playthrough.case, playthrough.table.turns[-1].position.state
    assert state.seats == case.names
    assert state.options == case.game.settled(case.names, case.options)


def test_a_table_survives_saving(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=8):
        laws.survives_saving(moment.table, lambda text: load(playthrough, text))
    laws.survives_saving(playthrough.table, lambda text: load(playthrough, text))


def test_each_turn_plays_afresh(playthrough: Playthrough) -> None:
    for turn in playthrough.table.turns:
        laws.plays_afresh(playthrough.case.game, turn)


def test_whatever_is_not_on_offer_is_refused(playthrough: Playthrough) -> None:
    seen = [chosen for turn in playthrough.table.turns for answer in turn.journal for chosen in answer.chosen]
    others = list(dict.fromkeys(seen))
    for number, moment in enumerate(playthrough.moments(most=8)):
        laws.refuses_all_else(moment, tuple(others[number::8][:6]))
    laws.refuses_after_the_end(playthrough.table)


def test_events_only_grow(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=20):
        laws.events_only_grow(moment)


def test_secrets_are_kept(playthrough: Playthrough) -> None:
    dice = Dice("secrets")
    for moment in playthrough.moments(most=20):
        laws.keeps_secrets(moment.table, dice)
        laws.tells_nothing_of_the_seed(moment.table)
    laws.keeps_secrets(playthrough.table, dice)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_there_are_secrets_to_be_kept(game: Game[Any, Any]) -> None:
    playthrough, dice = played(Case(game, game.seats[0], 0)), Dice("secrets")
    changed = [laws.keeps_secrets(moment.table, dice) for moment in playthrough.moments(most=10)]
    assert any(changed), "redeal changes nothing, so that the law of secrecy shows nothing"


def test_undo_restores_the_earlier_table_or_refuses(playthrough: Playthrough) -> None:
    dice = Dice("undo")
    for moment in playthrough.moments(most=30):
        laws.can_be_taken_back(moment, dice)
    for moment in playthrough.moments(most=8):
        laws.undoes_one_by_one(moment.table)


def test_words_fit_their_controls(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=60):
        laws.words_fit(moment.table)
    laws.words_fit(playthrough.table)


@pytest.mark.parametrize("case", [Case(game, game.seats[-1], 0) for game in ALL_GAMES], ids=str)
def test_dice_can_be_checked(case: Case) -> None:
    playthrough = played(case)
    laws.can_be_verified(playthrough.table)
    laws.can_be_verified(playthrough.moment(playthrough.length // 2).table)


def test_advice_is_legal(playthrough: Playthrough) -> None:
    dice = Dice("advice")
    for moment in playthrough.moments(most=40):
        laws.advice_is_legal(moment.table, dice)


def test_views_are_plain_data(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=20):
        laws.views_are_json(moment.table)
    laws.views_are_json(playthrough.table)


@pytest.mark.parametrize("hash_seed", ["1", "31337"])
def test_nothing_depends_on_the_hash_seed(hash_seed: str) -> None:
    cases = [case for case in CASES if case.variant == case.seats % 2]
    texts = [played(case).table.dump() for case in cases]
    here = {
        str(case): hashlib.sha256(text.encode()).hexdigest() for case, text in zip(cases, texts, strict=True)
    }
    halves = {str(case): played(case).moment(played(case).length // 2).table.dump() for case in cases}
    elsewhere = subprocess.run(
        [sys.executable, "-m", "tests.support.elsewhere"],
        input=json.dumps(halves),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(elsewhere.stdout) == {"played": here, "loaded": halves}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
@settings(max_examples=10, derandomize=True, deadline=None, database=None)
@given(seed=st.text(max_size=8), picks=st.lists(st.integers(0, 999), max_size=60), seats=st.integers(0, 99))
def test_laws_hold_wherever_people_lead_a_game(
    game: Game[Any, Any], seed: str, picks: list[int], seats: int
) -> None:
    table = Table.new(game, NAMES[: game.seats[seats % len(game.seats)]], seed, {})
    for pick in picks:
        asks = table.asks()
        if not asks:
            break
        ask = asks[pick % len(asks)]
        number = ask.least + pick % (ask.most - ask.least + 1)
        options = [option for option, _ in ask.options]
        start = pick % max(1, len(options))
        table.answer(ask.seat, ask.address, (options[start:] + options[:start])[:number])
    laws.questions_are_sound(table)
    laws.plays_afresh(game, table.turns[-1])
    laws.keeps_secrets(table, Dice(seed))
    laws.words_fit(table)
    laws.advice_is_legal(table, Dice(seed))
