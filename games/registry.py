"""The games there are. A new game adds its line here."""

from typing import Any

from games.attic_monster.game import AtticMonster
from games.gregory.game import Gregory
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_greek.game import HorrifiedGreek
from games.kernel.errors import UnknownGame
from games.kernel.game import Game
from games.monster_slaughter.game import MonsterSlaughter

GAMES: tuple[Game[Any, Any], ...] = (
    AtticMonster(),
    MonsterSlaughter(),
    HorrifiedAmerican(),
    HorrifiedGreek(),
    Gregory(),
)


def game_of(slug: str) -> Game[Any, Any]:
    """The game with this slug; raises UnknownGame."""
    for game in GAMES:
        if game.slug == slug:
            return game
    raise UnknownGame(f"There is no game {slug!r}; there are {', '.join(game.slug for game in GAMES)}.")
