"""Drawing tables: views not seen before, and views drawn before, beside the encoding of a picture alone."""

import asyncio
import statistics
import time
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from benchmarks import Measurement
from bot.artist import Artist
from gamemaster.screens import Picture
from games.kernel.dice import Dice
from games.kernel.players import at_random
from games.kernel.table import Table
from games.registry import GAMES, game_of
from pictures import PAINTERS

VIEWS = 30


def measure() -> Iterator[Measurement]:
    """Milliseconds a picture, for each game that has a painter."""
    for game in GAMES:
        if game.slug in PAINTERS:
            pictures = views_of(game.slug)
            fresh, again, encoding = asyncio.run(drawn(pictures))
            for metric, value in (("not seen before", fresh), ("drawn before", again)):
                yield Measurement(
                    metric=f"{game.slug}: {metric}",
                    value=value,
                    unit="ms",
                    baseline=encoding,
                    against="encoding the picture alone",
                )


def views_of(slug: str) -> list[Picture]:
    """Pictures of one game at random, as it goes on."""
    game = game_of(slug)
    seats = tuple("ABCDEFGH"[: game.seats[-1]])
    table, dice = Table.new(game, seats, "pictures", {}), Dice("players")
    pictures: list[Picture] = []
    while len(pictures) < VIEWS and table.outcome is None:
        position = table.turns[-1].position
        pictures.append(
            Picture(slug, game.view(position.state, None), dict(zip(seats, seats, strict=True)), "")
        )
        seat, ask = next(iter(position.open_asks().items()))
        table.answer(seat, table.turns[-1].address, at_random(ask, dice))
    return pictures


async def drawn(pictures: list[Picture]) -> tuple[float, float, float]:
    """Median milliseconds: drawn for the first time, taken from what was drawn, and encoded."""
    artist = Artist(PAINTERS)
    # The scenery is drawn once a process, and is no part of any picture.
    await Artist(PAINTERS).draw(pictures[0])
    fresh = [await timed(artist, picture) for picture in pictures]
    again = [await timed(artist, picture) for picture in pictures]
    shown = await artist.draw(pictures[-1])
    assert shown is not None
    image = Image.open(BytesIO(shown))
    image.load()
    encoding = []
    for _ in pictures:
        start = time.perf_counter()
        image.save(BytesIO(), "PNG")
        encoding.append((time.perf_counter() - start) * 1000)
    return statistics.median(fresh), statistics.median(again), statistics.median(encoding)


async def timed(artist: Artist, picture: Picture) -> float:
    """Milliseconds until the picture is there."""
    start = time.perf_counter()
    await artist.draw(picture)
    return (time.perf_counter() - start) * 1000
