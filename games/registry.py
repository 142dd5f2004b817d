"""The games there are. A new game adds its line here."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.attic_monster.game import AtticMonster
from games.gregory.game import Gregory
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_greek.game import HorrifiedGreek
from games.kernel.content import BadContent, names_in
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


def game_of(slug: str, games: Sequence[Game[Any, Any]] = GAMES) -> Game[Any, Any]:
    """The game with this slug; raises UnknownGame."""
    for game in games:
        if game.slug == slug:
            return game
    raise UnknownGame(f"There is no game {slug!r}; there are {_slugs()}.")


def games_with(folder: Path) -> tuple[Game[Any, Any], ...]:
    """All games, with a person's own content files: in `folder`, each sub-folder is named by a game's slug.

    A file that is not there is the game's own. Raises BadContent with all problems of all games.
    """
    try:
        there = names_in(folder)
    except OSError as error:
        raise BadContent([f"{folder}: cannot be read ({error.strerror})"]) from error
    found, problems = [], []
    for game in GAMES:
        try:
            found.append(game.with_content(folder / game.slug) if game.slug in there else game)
        except BadContent as bad:
            problems += [f"{game.slug}: {problem}" for problem in bad.problems]
    slugs = [game.slug for game in GAMES]
    problems += [f"{name}: no game is called so; there are {_slugs()}" for name in there if name not in slugs]
    if problems:
        raise BadContent(problems)
    return tuple(found)


def _slugs() -> str:
    return ", ".join(game.slug for game in GAMES)
