"""The picture of Horrified: American Monsters: it shows all that can be seen, and never fails."""

import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.horrified.view import CitizenView, LocationView
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.view import (
    AmericanView,
    AnyMat,
)
from games.kernel.dice import Dice
from games.kernel.selfplay import Bots, greedy_player, play_game
from pictures import PAINTERS
from pictures.horrified import layout, pieces
from pictures.horrified_american import CROSS_CREEK, draw, paint
from tests.pictures.horrified import (
    ALL,
    SEATS,
    busy,
    new,
    with_hero,
    with_item,
)

BIGGEST = 250_000


@pytest.fixture
def start() -> AmericanView:
    return busy()


def test_it_is_registered() -> None:
    assert PAINTERS["horrified-american"] is paint


@pytest.mark.parametrize(("seats", "monsters"), [(1, "novice"), (3, "standard"), (5, "hard")])
def test_real_games_render_in_every_position(seats: int, monsters: str) -> None:
    bots = Bots(greedy_player, Dice("players"))
    options = {"monsters": monsters}
    game = HorrifiedAmerican()
    played = play_game(game, SEATS[:seats], f"game for {seats}", game.settled(SEATS[:seats], options), bots)
    turns = played.table.turns
    for turn in [*turns[:: max(1, len(turns) // 6)], turns[-1]]:
        view = game.view(turn.position.state, None)
        data = paint(view, str.capitalize)
        picture = Image.open(BytesIO(data))
        mats = len(view.monsters) + len(view.defeated)
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.height(seats, mats))
        assert len(data) < BIGGEST


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    program = (
        "import hashlib, games; from pictures.horrified_american import paint;"
        f"table = games.new('horrified-american', seats={SEATS!r}, seed='night', monsters={ALL!r});"
        "view = table.game.view(table.turns[-1].position.state, None);"
        "print(hashlib.sha256(paint(view, str)).hexdigest())"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(hashes) == 1
    assert paint(new(), str) == paint(new(), str)


def test_it_does_not_depend_on_who_looks(start: AmericanView) -> None:
    assert paint(start, str) == paint(replace(start, viewer="bob"), str)


@pytest.mark.parametrize("place", ["trailhead", "high-school", "cemetery"])
def test_a_crowd_at_one_place_is_seen_one_by_one(start: AmericanView, place: str) -> None:
    """Whoever is missing makes a difference, however many there are."""
    heroes = tuple(replace(hero, place=place) for hero in start.heroes)
    mats: tuple[AnyMat, ...] = tuple(replace(mat, place=place) for mat in start.monsters)
    citizens = tuple(
        CitizenView(f"citizen-{number}", f"The Number {number}", "", place, "cabin") for number in range(4)
    )
    items = tuple(replace(item, place=place) for item in start.items[:7])
    crowd = replace(start, heroes=heroes, monsters=mats, citizens=citizens, items=items)
    everybody = draw(crowd, str)
    for number in range(len(heroes)):
        gone = (*heroes[:number], replace(heroes[number], place="library"), *heroes[number + 1 :])
        assert ImageChops.difference(everybody, draw(replace(crowd, heroes=gone), str)).getbbox()
    for number in range(len(citizens)):
        left = (*citizens[:number], *citizens[number + 1 :])
        assert ImageChops.difference(everybody, draw(replace(crowd, citizens=left), str)).getbbox()
    for number in range(len(items)):
        fewer = (*items[:number], *items[number + 1 :])
        assert ImageChops.difference(everybody, draw(replace(crowd, items=fewer), str)).getbbox()


@pytest.mark.parametrize("count", [0, 1, 12, 13, 30, 60])
def test_a_hand_stays_on_its_panel(start: AmericanView, count: int) -> None:
    hand = tuple(replace(start.items[number % len(start.items)], id=f"i{number}") for number in range(count))
    empty, full = draw(with_hero(start, items=()), str), draw(with_hero(start, items=hand), str)
    changed = ImageChops.difference(empty, full).getbbox()
    if count == 0:
        assert changed is None
        return
    left, top, width = layout.hero_panel(0, len(start.seats))
    assert changed is not None
    assert left <= changed[0]
    assert top <= changed[1]
    assert changed[2] <= left + width
    assert changed[3] <= top + layout.HERO_HEIGHT


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "W" * 32,
        "Rumpelstilzchen-Donaudampfschiff",
        "山田太郎",
        "😈👻🎃",
        "Анна Каренина",
        "שלום עולם",
        "e" + "\u0301\u0323" * 15,
        "\u202eright to left\u202c",
        "\x00\x07\n\t",
        "\ud800",
        "\U000f0000\ufffe",
    ],
)
def test_a_name_stays_on_its_panel(start: AmericanView, name: str) -> None:
    plain = draw(start, lambda _: "A")
    odd = draw(start, lambda seat: name if seat == "bob" else "A")
    changed = ImageChops.difference(plain, odd).getbbox()
    if changed:
        left, top, width = layout.hero_panel(1, len(start.seats))
        assert changed[0] >= left
        assert changed[1] >= top
        assert changed[2] <= left + width
        assert changed[3] <= top + layout.HERO_HEIGHT
    assert paint(start, lambda _: name)


def test_everything_is_told_apart_by_shape_alone() -> None:
    monsters = [pieces.monster(art, 60).getchannel("A") for art in CROSS_CREEK.monsters.values()]
    chips = [pieces.chip(CROSS_CREEK, colour, 3, (), 44).getchannel("A") for colour in CROSS_CREEK.chips]
    for one, other in [*combinations(monsters, 2), *combinations(chips, 2)]:
        assert ImageChops.difference(one, other).getbbox()


def test_every_place_of_the_game_has_a_spot_and_a_building() -> None:
    places = {place.id for place in new().locations}
    assert set(CROSS_CREEK.spots) == places
    assert set(CROSS_CREEK.buildings) == places | {""}
    assert all({one, other} <= places and one < other for one, other in CROSS_CREEK.bends)


def test_roads_that_bend_are_roads() -> None:
    roads = {(place.id, other) for place in new().locations for other in place.neighbours}
    assert set(CROSS_CREEK.bends) <= roads


def test_a_corrected_board_is_drawn(start: AmericanView) -> None:
    """Whoever owns the game may correct places, citizens and colours without touching the painter."""
    mill = LocationView("mill", "Old Mill", 400, 400, ("cabin", "nowhere"))
    corrected = with_item(replace(start, locations=(*start.locations, mill)), colour="pink", place="mill")
    assert ImageChops.difference(draw(start, str), draw(corrected, str)).getbbox()
