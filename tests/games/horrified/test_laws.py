"""The laws of all games, for every set: with all Monsters, open Perks, and the options of its own."""

from typing import Any

import pytest

from games.horrified.game import HorrifiedGame
from games.kernel.dice import Dice
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.conformance import laws
from tests.games.horrified.sets import AMERICAN, GREEK, SETS, sets_of_monsters, slug
from tests.support.playing import NAMES, Case, Playthrough

OTHER_OPTIONS = (
    *("move:agora", "take:hoplite", "perk:gift-of-ares", "to:port", "reveal"),
    *("move:tavern", "take:scout", "perk:convoy", "to:farm"),
)
PLAYED: tuple[tuple[HorrifiedGame[Any, Any], int, dict[str, str]], ...] = (
    *((game, 1, {"monsters": sets_of_monsters(game)[-1]}) for game in SETS),
    *((game, 3, {"monsters": sets_of_monsters(game)[-1], "perks": "open"}) for game in SETS),
    *((game, 5, {"monsters": sets_of_monsters(game)[-1]}) for game in SETS),
    (AMERICAN, 2, {"monsters": "challenging"}),
    (AMERICAN, 3, {"monsters": "bigfoot+jersey-devil+ozark-howler", "investigators": "chosen"}),
    (GREEK, 2, {"monsters": "challenging"}),
    (
        GREEK,
        3,
        {"monsters": "medusa+minotaur+siren", "heroes": "drawn", "tones": "private", "shepherd": "open"},
    ),
    (GREEK, 4, {"monsters": "minotaur+siren", "tones": "private"}),
)


def played(game: HorrifiedGame[Any, Any], seats: int, **options: str) -> Playthrough:
    bots = Bots(PLAYERS["random"], Dice(f"{seats} {options}"))
    table = play_game(game, NAMES[:seats], f"seed {seats}", options, bots).table
    return Playthrough(Case(game, seats, 0), table)


@pytest.fixture(
    scope="module", params=PLAYED, ids=[f"{game.slug} {seats} {options}" for game, seats, options in PLAYED]
)
def playthrough(request: pytest.FixtureRequest) -> Playthrough:
    game, seats, options = request.param
    return played(game, seats, **options)


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
    game = playthrough.case.game
    for turn in playthrough.table.turns:
        laws.plays_afresh(game, turn)
    for moment in playthrough.moments(most=5):
        laws.survives_saving(moment.table, lambda text: laws.reload(game, text))
        laws.views_are_json(moment.table)


@pytest.mark.parametrize(
    ("game", "monsters"),
    [(AMERICAN, "jersey-devil+mothman"), (GREEK, "minotaur+siren")],
    ids=[AMERICAN.slug, GREEK.slug],
)
def test_dice_can_be_checked(game: HorrifiedGame[Any, Any], monsters: str) -> None:
    laws.can_be_verified(played(game, 2, monsters=monsters).table)


def test_answers_are_refused_taken_back_and_told(playthrough: Playthrough) -> None:
    dice = Dice("undo")
    for moment in playthrough.moments(most=15):
        laws.refuses_all_else(moment, OTHER_OPTIONS)
        laws.events_only_grow(moment)
        laws.can_be_taken_back(moment, dice)


def test_advice_is_legal(playthrough: Playthrough) -> None:
    dice = Dice("advice")
    for moment in playthrough.moments(most=40):
        laws.advice_is_legal(moment.table, dice)


@pytest.mark.parametrize("player", sorted(PLAYERS))
@pytest.mark.parametrize("game", SETS, ids=slug)
def test_sampled_sets_end_for_all_numbers_of_seats(game: HorrifiedGame[Any, Any], player: str) -> None:
    """Some of the 57 sets of Monsters; all of them: python -m tests.games.<set>.all_sets."""
    for number, monsters in enumerate(sets_of_monsters(game)[:: 5 if player == "random" else 9]):
        seats = number % 5 + 1
        bots: Bots = Bots(PLAYERS[player], Dice(f"{number}"), patience=5000)
        options = {"monsters": monsters, "perks": game.options["perks"][number % 2]}
        done = play_game(game, NAMES[:seats], f"{number}", options, bots)
        assert done.outcome.reason in {"terror", "out-of-time", "monsters-defeated"}
        assert game.problems(done.table.turns[-1].position.state) == []
