"""The pictures of the Horrified games: they show all that can be seen, and never fail."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from games.horrified.view import CitizenView, LocationView
from games.kernel.dice import Dice
from games.kernel.selfplay import Bots, greedy_player, play_game
from pictures import PAINTERS
from pictures.horrified import layout, pieces
from tests.pictures.checks import ODD_NAMES, hashes_elsewhere
from tests.pictures.horrified import GREEK, SEATS, SHELVES, Shelf, busy, new, with_hero, with_item

BIGGEST = 250_000

each_set = pytest.mark.parametrize("shelf", SHELVES, ids=str)


@each_set
def test_it_is_registered(shelf: Shelf) -> None:
    assert PAINTERS[shelf.game.slug] is shelf.paint


@each_set
@pytest.mark.parametrize(("seats", "level"), [(1, "novice"), (3, "standard"), (5, "challenging")])
def test_real_games_render_in_every_position(shelf: Shelf, seats: int, level: str) -> None:
    bots = Bots(greedy_player, Dice("players"))
    options = {"monsters": level}
    game, names = shelf.game, SEATS[:seats]
    turns = play_game(game, names, f"game for {seats}", game.settled(names, options), bots).table.turns
    for turn in [*turns[:: max(1, len(turns) // 6)], turns[-1]]:
        view = game.view(turn.position.state, None)
        data = shelf.paint(view, str.capitalize)
        picture = Image.open(BytesIO(data))
        mats = len(view.monsters) + len(view.defeated)
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.height(seats, mats))
        assert len(data) < BIGGEST


@each_set
def test_the_same_view_gives_the_same_bytes_in_every_process(shelf: Shelf) -> None:
    program = (
        f"import games; from pictures.{shelf.module} import paint;"
        f"table = games.new({shelf.game.slug!r}, seats={SEATS!r}, seed='night', **{dict(shelf.options)!r});"
        "view = table.game.view(table.turns[-1].position.state, None)"
    )
    assert len(hashes_elsewhere(program)) == 1
    assert shelf.paint(new(shelf), str) == shelf.paint(new(shelf), str)


@each_set
def test_it_does_not_depend_on_who_looks(shelf: Shelf) -> None:
    start = busy(shelf)
    assert shelf.paint(start, str) == shelf.paint(replace(start, viewer="bob"), str)


@pytest.mark.parametrize(
    ("shelf", "place"), [(shelf, place) for shelf in SHELVES for place in shelf.crowded], ids=str
)
def test_a_crowd_at_one_place_is_seen_one_by_one(shelf: Shelf, place: str) -> None:
    """Whoever is missing makes a difference, however many there are."""
    start = busy(shelf)
    heroes = tuple(replace(hero, place=place) for hero in start.heroes)
    mats = tuple(replace(mat, place=place) for mat in start.monsters)
    citizens = tuple(
        CitizenView(f"citizen-{number}", f"The Number {number}", "", place, shelf.elsewhere)
        for number in range(4)
    )
    items = tuple(replace(item, place=place) for item in start.items[:7])
    crowd = replace(start, heroes=heroes, monsters=mats, citizens=citizens, items=items)
    everybody = shelf.draw(crowd, str)

    def is_seen(**fewer: Any) -> bool:
        changed = shelf.draw(replace(crowd, **fewer), str)
        return ImageChops.difference(everybody, changed).getbbox() is not None

    for number, hero in enumerate(heroes):
        gone = replace(hero, place=shelf.elsewhere)
        assert is_seen(heroes=(*heroes[:number], gone, *heroes[number + 1 :]))
    for number in range(len(citizens)):
        assert is_seen(citizens=(*citizens[:number], *citizens[number + 1 :]))
    for number in range(len(items)):
        assert is_seen(items=(*items[:number], *items[number + 1 :]))


def changed_on_a_panel(shelf: Shelf, seat: int, one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ, and all that differs lies on the panel of a seat."""
    changed = ImageChops.difference(one, other).getbbox()
    if changed is None:
        return False
    left, top, width = layout.hero_panel(seat, len(new(shelf).seats))
    assert left <= changed[0]
    assert top <= changed[1]
    assert changed[2] <= left + width
    assert changed[3] <= top + layout.HERO_HEIGHT
    return True


@each_set
@pytest.mark.parametrize("count", [0, 1, 12, 13, 30, 60])
def test_a_hand_stays_on_its_panel(shelf: Shelf, count: int) -> None:
    start = busy(shelf)
    hand = tuple(replace(start.items[number % len(start.items)], id=f"i{number}") for number in range(count))
    empty, full = shelf.draw(with_hero(start, items=()), str), shelf.draw(with_hero(start, items=hand), str)
    assert changed_on_a_panel(shelf, 0, empty, full) is (count > 0)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_stays_on_its_panel(name: str) -> None:
    start = busy(GREEK)
    plain = GREEK.draw(start, lambda _: "A")
    odd = GREEK.draw(start, lambda seat: name if seat == "bob" else "A")
    assert changed_on_a_panel(GREEK, 1, plain, odd)
    assert GREEK.paint(start, lambda _: name)


@each_set
def test_everything_is_told_apart_by_shape_alone(shelf: Shelf) -> None:
    setting = shelf.setting
    monsters = [pieces.monster(art, 60).getchannel("A") for art in setting.monsters.values()]
    chips = [pieces.blank_chip(setting, colour, 44).getchannel("A") for colour in setting.chips]
    # The medals have one shape: their signs must differ without their colours.
    icons = [pieces.icon(setting, symbol, 40).convert("L").point(_in_black) for symbol in setting.icons]
    for alike in (monsters, chips, icons):
        for one, other in combinations(alike, 2):
            assert ImageChops.difference(one, other).getbbox()


def _in_black(brightness: int) -> int:
    return 255 if brightness > 60 else 0


@each_set
def test_every_place_of_the_game_has_a_spot_and_a_building(shelf: Shelf) -> None:
    places = {place.id for place in new(shelf).locations}
    assert set(shelf.setting.spots) == places
    assert set(shelf.setting.buildings) == places | {""}


@each_set
def test_every_colour_and_symbol_of_the_game_has_a_drawing(shelf: Shelf) -> None:
    content, setting = shelf.game.box.content, shelf.setting
    assert {item.colour for item in content.items} == set(setting.chips)
    assert {tag for item in content.items for tag in item.tags} == set(setting.tags)
    assert {hero.colour for hero in content.heroes} <= set(pieces.HEROES)
    assert set(shelf.game.box.monsters) == set(setting.monsters)
    symbols = {symbol for monster in content.monsters for symbol in monster.symbols}
    assert symbols in (set(setting.icons), set(setting.monsters))


@each_set
def test_roads_that_bend_are_roads(shelf: Shelf) -> None:
    roads = {
        (place.id, other) for place in new(shelf).locations for other in place.neighbours if place.id < other
    }
    assert set(shelf.setting.bends) <= roads


@each_set
def test_a_corrected_board_is_drawn(shelf: Shelf) -> None:
    """Whoever owns the game may correct places, citizens and colours without touching the painter."""
    start = busy(shelf)
    mill = LocationView("mill", "Old Mill", 400, 400, (shelf.elsewhere, "nowhere"))
    corrected = with_item(replace(start, locations=(*start.locations, mill)), colour="pink", place="mill")
    assert ImageChops.difference(shelf.draw(start, str), shelf.draw(corrected, str)).getbbox()
