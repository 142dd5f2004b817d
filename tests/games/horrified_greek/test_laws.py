"""The laws of all games, for this one, with all Monsters, private and open Perks."""

from typing import Any

import pytest

from games.horrified_greek.game import HorrifiedGreek
from games.kernel.dice import Dice
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.conformance import laws
from tests.support.playing import NAMES, Case, Playthrough

GAME = HorrifiedGreek()
SETS = GAME.options["monsters"][3:]
LARGE = "basilisk+cerberus+chimera+medusa+minotaur+siren"


def played(seats: int, **options: str) -> Playthrough:
    bots = Bots(PLAYERS["random"], Dice(f"{seats} {options}"))
    table = play_game(GAME, NAMES[:seats], f"seed {seats}", options, bots).table
    return Playthrough(Case(GAME, seats, 0), table)


@pytest.fixture(
    scope="module",
    params=[
        (1, {"monsters": LARGE}),
        (2, {"monsters": "challenging"}),
        (3, {"monsters": LARGE, "perks": "open"}),
        (3, {"monsters": "medusa+minotaur+siren", "heroes": "drawn", "tones": "private", "shepherd": "open"}),
        (4, {"monsters": "minotaur+siren", "tones": "private"}),
        (5, {"monsters": LARGE}),
    ],
    ids=str,
)
def playthrough(request: pytest.FixtureRequest) -> Playthrough:
    seats, options = request.param
    return played(seats, **options)


def test_secrets_are_kept(playthrough: Playthrough) -> None:
    dice = Dice("secrets")
    changed = 0
    for moment in playthrough.moments(most=25):
        changed += laws.keeps_secrets(moment.table, dice)
        laws.tells_nothing_of_the_seed(moment.table)
    assert changed


def test_questions_are_sound_and_words_fit(playthrough: Playthrough) -> None:
    for moment in playthrough.moments(most=60):
        laws.questions_are_sound(moment.table)
        laws.words_fit(moment.table)
    laws.words_fit(playthrough.table)


def test_turns_play_afresh_and_survive_saving(playthrough: Playthrough) -> None:
    for turn in playthrough.table.turns:
        laws.plays_afresh(GAME, turn)
    for moment in playthrough.moments(most=5):
        laws.survives_saving(moment.table, lambda text: laws.reload(GAME, text))
        laws.views_are_json(moment.table)


def test_dice_can_be_checked() -> None:
    laws.can_be_verified(played(2, monsters="minotaur+siren").table)


def test_answers_are_refused_taken_back_and_told(playthrough: Playthrough) -> None:
    dice = Dice("undo")
    for moment in playthrough.moments(most=15):
        laws.refuses_all_else(
            moment, ("move:agora", "take:hoplite", "perk:gift-of-ares", "to:port", "reveal")
        )
        laws.events_only_grow(moment)
        laws.can_be_taken_back(moment, dice)


def test_advice_is_legal(playthrough: Playthrough) -> None:
    dice = Dice("advice")
    for moment in playthrough.moments(most=40):
        laws.advice_is_legal(moment.table, dice)


@pytest.mark.parametrize("player", sorted(PLAYERS))
def test_sampled_sets_end_for_all_numbers_of_seats(player: str) -> None:
    """Some of the 57 sets; all of them: python -m tests.games.horrified_greek.all_sets."""
    for number, monsters in enumerate(SETS[:: 5 if player == "random" else 9]):
        seats = number % 5 + 1
        bots: Bots = Bots(PLAYERS[player], Dice(f"{number}"), patience=5000)
        options: dict[str, Any] = {"monsters": monsters, "perks": GAME.options["perks"][number % 2]}
        done = play_game(GAME, NAMES[:seats], f"{number}", options, bots)
        assert done.outcome.reason in {"terror", "out-of-time", "monsters-defeated"}
        assert GAME.problems(done.table.turns[-1].position.state) == []
