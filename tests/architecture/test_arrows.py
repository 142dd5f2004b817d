"""Who may import whom: the arrows of the house, and what each part of it must not know."""

import ast
import re
import sys
from collections.abc import Mapping

import pytest

from tests.architecture.source import PACKAGES, ROOT, imports_of, modules, name_of, parsed

# What a module of the project may import of the project, by the beginning of its name; the longest counts.
# `{game}` is the package of the game that the module belongs to.
ARROWS: Mapping[str, tuple[str, ...]] = {
    "games": (r"games(\..*)?",),
    "games.kernel": (r"games\.kernel(\..*)?",),
    "games.": (r"games\.kernel(\..*)?", r"{game}(\..*)?"),
    "games.horrified_": (r"games\.kernel(\..*)?", r"{game}(\..*)?", r"games\.horrified(\..*)?"),
    # Pictures are made from views; a painter cannot leak what it cannot reach.
    "pictures": (
        r"pictures(\..*)?",
        r"games\.kernel\.(prompts|state)",
        r"games\.\w+\.(view|board|content)",
    ),
    "gamemaster": (r"gamemaster(\..*)?", r"games", r"games\.(kernel|registry)(\..*)?"),
    "storage": (r"storage(\..*)?", r"gamemaster(\..*)?", r"games\.kernel(\..*)?"),
    "bot": (r"(bot|cogs|gamemaster|storage|pictures|games)(\..*)?",),
    "cogs": (r"(bot|cogs|gamemaster|pictures|games)(\..*)?",),
    # It starts the bot, and says like the bot why a database is refused.
    "playground": (r"(playground|bot)(\..*)?", r"storage\.refusals"),
}

# Libraries that a part of the house must do without.
FOREIGN: Mapping[str, tuple[str, ...]] = {
    "pictures": ("discord", "simcord", "sqlite3", "aiosqlite", "asyncio", "random", "time", "datetime"),
    "gamemaster": ("discord", "simcord", "sqlite3", "aiosqlite", "PIL"),
    "storage": ("discord", "simcord", "PIL"),
    "bot": ("simcord", "sqlite3", "aiosqlite"),
    "cogs": ("simcord", "sqlite3", "aiosqlite"),
    # It keeps a file of its own by aiosqlite; the bot's it never opens.
    "playground": ("sqlite3",),
}

# A rule knows no clock, no chance but the dice, no machine, and nothing that waits.
NOT_IN_GAMES = {
    *("asyncio", "concurrent", "datetime", "logging", "multiprocessing", "os", "platform", "queue"),
    *("random", "secrets", "select", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading"),
    *("time", "uuid", "zoneinfo"),
}
THIRD_PARTY_IN_GAMES = {"pydantic"}


def rule_for(module: str) -> tuple[str, ...]:
    """The patterns of what this module may import of the project."""
    parts = module.split(".")
    if parts[0] == "games" and len(parts) > 1 and parts[1] not in {"kernel", "registry", "__main__"}:
        shares = parts[1].startswith("horrified_")
        patterns = ARROWS["games.horrified_" if shares else "games."]
        return tuple(pattern.replace("{game}", rf"games\.{parts[1]}") for pattern in patterns)
    return ARROWS["games.kernel" if module.startswith("games.kernel") else parts[0]]


def complaints(module: str, tree: ast.Module, is_package: bool) -> list[str]:
    """The imports by which this module breaks the arrows."""
    found = []
    for line, imported in imports_of(tree, module, is_package):
        top = imported.split(".")[0]
        if top in PACKAGES or top in {"tests", "benchmarks"}:
            allowed = any(re.fullmatch(pattern, imported) for pattern in rule_for(module))
        else:
            allowed = knows(module, top)
        if not allowed:
            found.append(f"{module}, line {line}: imports {imported}")
    return found


def knows(module: str, library: str) -> bool:
    """Whether this module may know the library."""
    package = module.split(".", maxsplit=1)[0]
    if package != "games":
        return library not in FOREIGN[package]
    if library in sys.stdlib_module_names:
        return library not in NOT_IN_GAMES
    return library in THIRD_PARTY_IN_GAMES


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_follow_the_arrows(package: str) -> None:
    found = []
    for path in modules(package):
        found += complaints(name_of(path), parsed(path), path.name == "__init__.py")
    assert found == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.kernel.dice", "import random"),
        ("games.kernel.dice", "from os.path import join"),
        ("games.kernel.dice", "def roll():\n    import time"),
        ("games.kernel.dice", "import discord"),
        ("games.kernel.dice", "import games.registry"),
        ("games.kernel.dice", "from games.attic_monster import state"),
        ("games.attic_monster.search", "from games.registry import GAMES"),
        ("games.attic_monster.search", "from games.horrified.state import Horrified"),
        ("games.attic_monster.search", "from gamemaster import master"),
        ("games.horrified.turn", "from games.horrified_american import game"),
        ("games.horrified_american.game", "from games.attic_monster import board"),
        ("pictures.canvas", "from games.attic_monster.state import Attic"),
        ("pictures.canvas", "from games.attic_monster import state"),
        ("pictures.canvas", "from games.kernel.table import Table"),
        ("gamemaster.master", "from discord import Embed"),
        ("gamemaster.master", "import storage.store"),
        ("gamemaster.master", "from games.attic_monster.state import Attic"),
        ("storage.store", "from bot.settings import Settings"),
        ("bot.client", "import simcord"),
        ("bot.client", "from playground import world"),
        ("bot.client", "from tests.support import toys"),
        ("cogs.tables", "import aiosqlite"),
        ("playground.world", "from gamemaster.master import GameMaster"),
    ],
)
def test_an_arrow_the_wrong_way_is_found(module: str, source: str) -> None:
    assert complaints(module, ast.parse(source), is_package=False)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.kernel.dice", "import hashlib\nfrom pydantic import BaseModel"),
        (
            "games.attic_monster.search",
            "from games.kernel.prompts import Seat\nfrom games.attic_monster import tiles",
        ),
        ("games.horrified_american.game", "from games.horrified.game import Horrified"),
        ("pictures.canvas", "from games.attic_monster.view import AtticView\nfrom PIL import Image"),
        ("storage.store", "import aiosqlite\nfrom gamemaster.ports import Store"),
        ("bot.client", "import discord\nfrom gamemaster.master import GameMaster"),
    ],
)
def test_an_arrow_the_right_way_is_not(module: str, source: str) -> None:
    assert complaints(module, ast.parse(source), is_package=False) == []


def test_a_relative_import_is_an_import_too() -> None:
    tree = ast.parse("from ..registry import GAMES")
    assert complaints("games.kernel.dice", tree, is_package=False)
    assert complaints("games.kernel", ast.parse("from .. import registry"), is_package=True)
    assert complaints("games.kernel", ast.parse("from . import dice"), is_package=True) == []


LEFT_OVER = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
TEXTS = (".py", ".md", ".sql", ".json")


@pytest.mark.parametrize("folder", [*PACKAGES, "tests", "benchmarks", "docs"])
def test_nothing_was_left_for_later(folder: str) -> None:
    paths = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in TEXTS]
    assert [str(path) for path in paths if LEFT_OVER.search(path.read_text(encoding="utf-8"))] == []
