"""One whole game of each, as a text: a change of the rules shows as a difference that people can read."""

from typing import Any

import pytest

from games.kernel.game import Game
from tests.support.playing import ALL_GAMES
from tests.support.transcript import FOLDER, path_of, transcript


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_the_game_goes_as_it_went(game: Game[Any, Any]) -> None:
    expected = path_of(game).read_text(encoding="utf-8") if path_of(game).exists() else ""
    assert transcript(game) == expected, (
        "The game goes otherwise than it went. Where that is meant, `python -m tests.support.transcript` "
        "writes the transcripts anew; read what has changed in them."
    )


def test_there_is_no_transcript_without_a_game() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(path_of(game) for game in ALL_GAMES)
