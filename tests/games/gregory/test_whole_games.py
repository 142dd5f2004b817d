"""Whole games: they end, nothing is lost, and nobody learns what they may not know."""

from collections import Counter
from typing import Any

import pytest

from games.gregory.game import Gregory
from games.gregory.placing import upstairs
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.players import at_random
from tests.conformance import laws
from tests.games.gregory.positions import NAMES
from tests.support.playing import Case, played

GAME = Gregory()
WITH_FERALS = {"ferals": "4", "miniatures": "random"}
ALL_FERALS = {"ferals": "all"}
# Between two rolls, spaces, cards, Life for deals and looks at hand and deals are used up one by one.
MOST_ANSWERS_A_TURN = 150
CASES = [Case(GAME, seats, variant) for seats in GAME.seats for variant in range(2)]


def play_out(seed: str, seats: int, options: dict[str, str], greedy: int = 0) -> Any:
    """A whole game in which `greedy` of 10 answers are advised; every position in it must be sound."""
    names, dice = NAMES[:seats], Dice(f"players of {seed}")
    state = GAME.setup(names, GAME.settled(names, options), Dice(seed))
    while state.outcome is None:
        run, answers = Run(GAME, state), 0
        while run.prompt:
            assert GAME.problems(state) == [], f"{seed}: {run.prompt.topic}"
            waiting = run.position().open_asks()
            seat = dice.choose(list(waiting))
            view = GAME.view(state, seat)
            topic, ask = run.prompt.topic, waiting[seat]
            advice = (
                GAME.advise(view, seat, topic, ask, dice) if dice.roll(10) <= greedy else at_random(ask, dice)
            )
            run.answer(seat, advice)
            answers += 1
            assert answers < MOST_ANSWERS_A_TURN, f"{seed}: a turn without end"
        state.told.clear()
    assert GAME.problems(state) == []
    return state


@pytest.mark.parametrize("options", [{}, WITH_FERALS, ALL_FERALS], ids=["plain", "four", "all"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_lose_nothing(seats: int, options: dict[str, str]) -> None:
    """Limits hold, cards and miniatures are conserved, and no two pieces share a space, at every prompt."""
    for number in range(4):
        state = play_out(f"{seats} {options} {number}", seats, options)
        assert state.round <= 80
        assert state.outcome.reason in ("escaped", "last-alive", "nobody-left", "last-round")


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_games_end_and_lose_nothing(seats: int) -> None:
    for number in range(2):
        play_out(f"greedy {seats} {number}", seats, WITH_FERALS, greedy=10)


@pytest.mark.parametrize("options", [{}, ALL_FERALS], ids=["plain", "all"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_moods_end_and_lose_nothing(seats: int, options: dict[str, str]) -> None:
    """Players that are greedy mostly and reckless sometimes get deeper into the rules than either."""
    for number in range(3):
        play_out(f"moods {seats} {number}", seats, options, greedy=7)


def test_a_game_has_no_more_turns_than_rounds_times_players() -> None:
    """The bound: the option for the last round, times the players (R54)."""
    for rounds in GAME.options["rounds"]:
        assert int(rounds) <= 120
    state = play_out("bound", 4, {"rounds": "40"})
    assert state.round <= 40


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_learns_what_they_may_not_know(case: Case) -> None:
    """Change what a seat cannot know: its view, its questions and its events stay the same."""
    dice = Dice("secrets")
    changed = []
    for moment in played(case).moments(most=30):
        changed.append(laws.keeps_secrets(moment.table, dice))
        laws.tells_nothing_of_the_seed(moment.table)
    assert any(changed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_learned_is_taken_back(case: Case) -> None:
    """Undo never crosses a roll or something that came to light."""
    for moment in played(case).moments(most=30):
        laws.can_be_taken_back(moment, Dice("undo"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_has_words_that_fit(case: Case) -> None:
    for moment in played(case).moments(most=30):
        laws.words_fit(moment.table)
    laws.words_fit(played(case).table)


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_tables_survive_saving_and_play_afresh(case: Case) -> None:
    for moment in played(case).moments(most=4):
        laws.survives_saving(moment.table, lambda text: laws.reload(GAME, text))
        laws.refuses_all_else(moment, ())
    for turn in played(case).table.turns[::9]:
        laws.plays_afresh(GAME, turn)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_come_in_groups_that_fit_a_menu(case: Case) -> None:
    """By piece, floor and distance, or by the part of the house: 25 each, and 25 groups, at most."""
    for moment in played(case).moments(most=60):
        position = moment.table.turns[-1].position
        for seat, ask in position.open_asks().items():
            view = GAME.view(position.state, seat)
            groups = Counter(GAME.words.group(view, option) for option in ask.options)
            assert len(groups) <= 25
            assert max(groups.values()) <= 25


def test_the_second_floor_comes_in_groups_that_fit_a_menu() -> None:
    """Where a beaten gamepiece may go: 125 spaces, or 129 where the Monster Trap is open."""
    view = GAME.view(GAME.setup(NAMES[:2], GAME.settled(NAMES[:2], {}), Dice("any")), None)
    for ferals in (True, False):
        groups = Counter(GAME.words.group(view, place) for place in upstairs(ferals))
        assert max(groups.values()) <= 25


@pytest.mark.parametrize("case", CASES, ids=str)
def test_onlookers_read_the_public_questions_too(case: Case) -> None:
    """What is asked in public has words for everybody, whoever looks."""
    for moment in played(case).moments(most=60):
        position = moment.table.turns[-1].position
        onlooker = GAME.view(position.state, None)
        assert onlooker.hand is None
        assert position.prompt
        for ask in position.open_asks().values():
            if not ask.secret:
                assert GAME.words.question(onlooker, position.prompt.topic, ask, str)
                assert all(GAME.words.label(onlooker, option, str) for option in ask.options)


def test_a_battle_outlives_a_restart_between_its_answers() -> None:
    """Saved and loaded after each of several players' answers, it is the same battle."""
    playthrough = played(Case(GAME, 4, 0))
    answers = [answer for turn in playthrough.table.turns for answer in turn.journal]
    numbers = [number for number, answer in enumerate(answers) if answer.topic == "battle-window"]
    assert len({answers[number].seat for number in numbers}) >= 3
    for number in numbers[:12]:
        laws.survives_saving(playthrough.moment(number).table, lambda text: laws.reload(GAME, text))
