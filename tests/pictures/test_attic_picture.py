"""The picture of The Attic Monster: it shows all that can be seen, is always the same, and never fails."""

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from itertools import combinations
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

import games
from games.attic_monster.board import STEPS, WHERE
from games.attic_monster.content import Area, Effect, Symbol, box
from games.attic_monster.view import AtticView, GhostView, GivenTileView, RoomView, TileView
from games.kernel.state import Outcome
from pictures import PAINTERS
from pictures.attic_monster import draw, layout, paint
from pictures.attic_monster.monster import monster
from pictures.attic_monster.pieces import crystal, ghost
from tests.pictures.checks import ODD_NAMES, hashes_elsewhere, onlooker, played

SEATS = ("ann", "bob", "cleo", "dan")
PLACES = (*WHERE, *layout.ROOM_CORNERS)
BIGGEST = 200_000


@pytest.fixture(scope="module")
def start() -> AtticView:
    view = onlooker(games.new("attic-monster", seats=SEATS, seed="a dark and stormy night"))
    assert isinstance(view, AtticView)
    return view


def with_tile(view: AtticView, tile_id: str, **changes: Any) -> AtticView:
    tiles = tuple(replace(tile, **changes) if tile.id == tile_id else tile for tile in view.tiles)
    return replace(view, tiles=tiles)


def with_face(view: AtticView, effect: Effect, token: str | None = None) -> AtticView:
    return with_tile(view, "F2", effect=effect, token=token)


def with_ghosts(view: AtticView, *places: str) -> AtticView:
    ghosts = tuple(replace(each, place=place) for each, place in zip(view.ghosts, places, strict=True))
    return replace(view, ghosts=ghosts)


def with_room(view: AtticView, **changes: Any) -> AtticView:
    return replace(view, rooms=(replace(view.rooms[0], **changes), *view.rooms[1:]))


def test_it_is_registered() -> None:
    assert PAINTERS["attic-monster"] is paint


@pytest.mark.parametrize("players", [2, 3, 4])
def test_real_games_render_in_every_position(players: int) -> None:
    views = list(played("attic-monster", SEATS[:players], f"game for {players}"))
    assert all(isinstance(view, AtticView) for view in views)
    for view in [*views[:: max(1, len(views) // 12)], views[-1]]:
        data = paint(view, str.capitalize)
        picture = Image.open(BytesIO(data))
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.HEIGHT)
        assert len(data) < BIGGEST


def test_the_same_view_gives_the_same_bytes_in_every_process(start: AtticView) -> None:
    program = (
        "import games; from pictures.attic_monster import paint;"
        f"table = games.new('attic-monster', seats={SEATS!r}, seed='a dark and stormy night');"
        "view = table.game.view(table._turns[-1].position.state, None)"
    )
    assert len(hashes_elsewhere(program)) == 1
    assert paint(start, str) == paint(start, str)


def test_it_does_not_depend_on_who_looks(start: AtticView) -> None:
    assert paint(start, str) == paint(replace(start, viewer="bob"), str)


def changes_of(view: AtticView) -> Iterator[tuple[str, AtticView, AtticView]]:
    """For each field that can be seen: its name and two views that differ in nothing else."""
    up = with_face(view, "catapult")
    given = replace(view, attic=(GivenTileView("F2", "key", None),))
    won, lost = Outcome(view.seats, "monster-driven-out"), Outcome((), "monster-stays")
    searching = replace(view, phase="search", to_play=SEATS, active="ann")
    yield "seats", view, replace(view, seats=SEATS[:3], ghosts=view.ghosts[:3])
    yield "options", view, replace(view, options={**view.options, "difficulty": "hard"})
    yield "options", view, replace(view, options={**view.options, "balance": "balanced"})
    yield "phase", searching, replace(searching, phase="battle")
    yield "round", view, replace(view, round=view.round + 10)
    yield "first", replace(view, first="ann"), replace(view, first="bob")
    yield "active", searching, replace(searching, active="bob")
    yield "active", searching, replace(searching, active=None)
    yield "to_play", searching, replace(searching, to_play=SEATS[:3])
    yield "rolled", view, replace(view, rolled=("none",))
    yield "rolled", replace(view, rolled=("move", "flip")), replace(view, rolled=("move",))
    yield "keys", view, replace(view, keys=("cat",))
    yield "crystals", replace(view, crystals=("red",)), replace(view, crystals=("blue",))
    yield "crystals_on_board", view, replace(view, crystals_on_board=8)
    yield "attic", view, given
    yield "strength", view, replace(view, strength=view.strength + 1)
    yield "outcome", view, replace(view, outcome=won)
    yield "outcome", replace(view, outcome=won), replace(view, outcome=lost)
    yield "outcome", replace(view, outcome=lost), replace(view, outcome=Outcome((), "keys-lost"))
    yield "ghosts", view, with_ghosts(view, "A1", "start", "start", "start")
    yield "tiles", view, with_tile(view, "F2", lies=False)
    yield "rooms", view, with_room(view, unlocked=True)
    yield "tile.id", view, replace(view, tiles=(replace(view.tiles[0], id="A9"), *view.tiles[1:]))
    yield "tile.area", view, with_tile(view, "F2", area="stone")
    yield "tile.row", view, with_tile(view, "F2", row=2, column=4)
    yield "tile.column", view, with_tile(view, "F2", column=5)
    yield "tile.lies", up, with_tile(up, "F2", lies=False)
    yield "tile.effect", view, up
    yield "tile.token", with_face(view, "key", "bat"), with_face(view, "key", "cat")
    yield "tile.holds", view, with_tile(view, "F2", holds="power:red")
    yield "tile.holds", with_face(view, "key", "bat"), with_tile(view, "F2", effect="key", holds="key:bat")
    yield "tile.arrow", up, with_tile(up, "F2", arrow="NE")
    yield "room.unlocked", view, with_room(view, unlocked=True)
    yield "room.attic_key", view, with_room(view, attic_key=False)
    yield "room.attic_key", with_room(view, attic_key=True), with_room(view, attic_key=False)
    yield "ghost.place", with_ghosts(view, *["A1"] * 4), with_ghosts(view, "A1", "A1", "A1", "bat")
    yield (
        "ghost.trapped",
        view,
        replace(view, ghosts=(replace(view.ghosts[0], trapped=True), *view.ghosts[1:])),
    )
    yield "ghost.seat", with_ghosts(view, *PLACES[:4]), with_ghosts(view, PLACES[1], PLACES[0], *PLACES[2:4])
    yield "given.effect", given, replace(view, attic=(GivenTileView("F2", "flip", None),))
    yield "given.lost", given, replace(view, attic=(GivenTileView("F2", "key", "key:bat"),))


def test_every_change_that_can_be_seen_is_seen(start: AtticView) -> None:
    for name, before, after in changes_of(start):
        assert before != after, name
        assert paint(before, str) != paint(after, str), name


def test_no_field_is_forgotten(start: AtticView) -> None:
    """A new field of the view must be drawn, or named here with the reason why not."""
    not_drawn = {
        "viewer",  # all see the same
        "room.id",  # the four rooms are always the same, each in its place
        "room.floor",
        "room.side",
        "given.tile",  # the hole on the board shows which tile it was
        "tile.turned",  # for the players to remember
    }
    parts = {
        "": AtticView,
        "tile.": TileView,
        "room.": RoomView,
        "ghost.": GhostView,
        "given.": GivenTileView,
    }
    names = {f"{prefix}{field.name}" for prefix, part in parts.items() for field in fields(part)}
    assert {name for name, _, _ in changes_of(start)} == names - not_drawn


def test_every_face_is_told_apart(start: AtticView) -> None:
    faces = {(kind.effect, kind.token) for kind in box().faces} | {("start", None)}
    pictures = {face: paint(with_face(start, *face), str) for face in faces}
    assert len(set(pictures.values())) == len(faces)


def test_every_arrow_is_told_apart(start: AtticView) -> None:
    arrows = (None, *STEPS)
    pictures = {paint(with_tile(start, "F2", effect="catapult", arrow=arrow), str) for arrow in arrows}
    assert len(pictures) == len(arrows)


def test_every_area_is_told_apart_face_down_and_up(start: AtticView) -> None:
    areas = [area for area in get_args(Area) if area != "start"]
    for effect in (None, "flip"):
        pictures = {paint(with_tile(start, "F2", area=area, effect=effect), str) for area in areas}
        assert len(pictures) == len(areas)


def test_every_die_is_told_apart(start: AtticView) -> None:
    symbols = get_args(Symbol)
    pictures = {paint(replace(start, rolled=(symbol, "move")), str) for symbol in symbols}
    assert len(pictures) == len(symbols)


def test_a_ghost_can_stand_anywhere(start: AtticView) -> None:
    pictures = {draw(with_ghosts(start, place, *["start"] * 3), str).tobytes() for place in PLACES}
    assert len(pictures) == len(PLACES)


@pytest.mark.parametrize("place", ["start", "A1", "I4", "lower-hall", "upper-hall", "bat", "spider"])
def test_ghosts_crowd_in_one_place_and_each_is_seen(start: AtticView, place: str) -> None:
    elsewhere = "E2"
    everybody = draw(with_ghosts(start, *[place] * 4), str)
    for missing in range(4):
        places = [elsewhere if number == missing else place for number in range(4)]
        assert ImageChops.difference(everybody, draw(with_ghosts(start, *places), str)).getbbox()


@pytest.mark.parametrize("count", [0, 1, 14, 15, 27, 28, 33])
def test_all_tiles_given_stay_inside_the_attic(start: AtticView, count: int) -> None:
    attic = tuple(
        GivenTileView("A1", effect, None)
        for effect, _ in zip(get_args(Effect) * 5, range(count), strict=False)
    )
    difference = ImageChops.difference(draw(start, str), draw(replace(start, attic=attic), str)).getbbox()
    if count == 0:
        assert difference is None
    else:
        left, top, width, height = layout.ATTIC_TILES
        assert difference is not None
        assert difference[0] >= left
        assert difference[1] >= top
        assert difference[2] <= left + width
        assert difference[3] <= top + height


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_stays_on_its_sign(start: AtticView, name: str) -> None:
    plain = draw(start, lambda _: "A")
    odd = draw(start, lambda seat: name if seat == "bob" else "A")
    changed = ImageChops.difference(plain, odd).getbbox()
    if changed:
        assert changed[0] >= layout.SIGNS_LEFT
        assert changed[2] <= layout.SIGNS_LEFT + layout.SIGNS_WIDTH
        assert changed[3] - changed[1] < 60
    assert paint(start, lambda _: name)


def test_ghosts_and_crystals_are_told_apart_by_shape_alone() -> None:
    shapes = [ghost(number, 60).getchannel("A") for number in range(4)]
    cuts = [crystal(token, 60).getchannel("A") for token in ("red", "green", "blue")]
    for one, other in [*combinations(shapes, 2), *combinations(cuts, 2)]:
        assert ImageChops.difference(one, other).getbbox()


def test_the_monster_has_four_moods() -> None:
    moods = {monster(mood, 140).tobytes() for mood in ("lurking", "raging", "gloating", "leaving")}
    assert len(moods) == 4
