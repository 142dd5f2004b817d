"""What every game's picture is tried with."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import games

ODD_NAMES = (
    "",
    " ",
    "W" * 32,
    "Rumpelstilzchen-Donaudampfschiff",
    "山田太郎",
    "😈👻🎃",
    "Анна",
    "Анна Каренина",
    "שלום עולם",
    "مرحبا بالعالم",
    "e" + "\u0301\u0323" * 15,
    "\u202eleft\u202c",
    "\u202eright to left\u202c",
    "\x00\x07\n\t",
    "\ud800",
    "\U0001d56f\U0001d597. \U0001d522",
    "\U000f0000\ufffe",
)
"""What people may be called: none of it may spoil a picture."""


def hashes_elsewhere(setting_up: str) -> set[str]:
    """The hashes of a picture in processes with other hash seeds; the program sets up `paint` and `view`."""
    program = f"{setting_up}; import hashlib; print(hashlib.sha256(paint(view, str)).hexdigest())"
    return {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }


def onlooker(table: games.Table[Any]) -> Any:
    """The view of the table for everybody."""
    return table.game.view(table._turns[-1].position.state, None)


def played(slug: str, seats: tuple[str, ...], seed: str, **options: str) -> Iterator[Any]:
    """The views of a game in which everybody does anything."""
    random = Random(seed)
    table = games.new(slug, seats=seats, seed=seed, **options)
    while table.outcome is None:
        yield onlooker(table)
        ask = random.choice(table.asks())
        options_now = [option for option, _ in ask.options]
        table.answer(ask.seat, ask.address, random.sample(options_now, ask.least or 1))
    yield onlooker(table)
