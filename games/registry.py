"""The games there are. A new game adds its line here."""

from typing import Any

from games.attic_monster.game import AtticMonster
from games.kernel.errors import UnknownGame
from games.kernel.game import Game

GAMES: tuple[Game[Any, Any], ...] = (AtticMonster(),)


def game_of(slug: str) -> Game[Any, Any]:
    """The game with this slug; raises UnknownGame."""
    for game in GAMES:
        if game.slug == slug:
            return game
    raise UnknownGame(f"There is no game {slug!r}; there are {', '.join(game.slug for game in GAMES)}.")
