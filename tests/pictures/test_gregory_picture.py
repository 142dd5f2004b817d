"""The picture of Gregory Horror Show: it shows all that can be seen, is always the same, and never fails."""

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

import games
from games.gregory.content import box
from games.gregory.mat import COLUMNS, ENDS, ROWS, SPACES, TRAPS
from games.gregory.state import FULL_LIFE, FULL_STRENGTH, LooseRug
from games.gregory.view import (
    BattleView,
    FeralView,
    GregoryView,
    PlayerView,
    SideView,
    SpaceView,
    TurnView,
    spaces_seen,
)
from games.kernel.state import Outcome
from pictures import PAINTERS
from pictures.gregory import draw, layout, paint
from pictures.gregory.guests import guest
from pictures.gregory.marks import WIDE, mark
from pictures.gregory.monsters import FIGURES, monster
from tests.pictures.checks import ODD_NAMES, hashes_elsewhere, onlooker, played

SEATS = ("ann", "bob", "cleo", "dan")
BIGGEST = 150_000
PRIVATE = {"viewer", "hand"}


@pytest.fixture(scope="module")
def start() -> GregoryView:
    view = onlooker(games.new("gregory", seats=SEATS, seed="check in", ferals="all"))
    assert isinstance(view, GregoryView)
    return view


@pytest.fixture(scope="module")
def view(start: GregoryView) -> GregoryView:
    """Ann moves; her friends stand about."""
    places = ("1E9", "1H4", "2F2", "2M9")
    players = tuple(replace(player, place=place) for player, place in zip(start.players, places, strict=True))
    turn = TurnView("normal", rolled=12, moves=3, stopped=False, entered=None, hairpin=False)
    return replace(
        start,
        players=players,
        stage="act",
        active="ann",
        turn=turn,
        gregory="1F7",
        order=SEATS,
        destinations={},
    )


def with_player(view: GregoryView, **changes: Any) -> GregoryView:
    return replace(view, players=(replace(view.players[0], **changes), *view.players[1:]))


def with_turn(view: GregoryView, **changes: Any) -> GregoryView:
    return replace(view, turn=replace(view.turn, **changes))


def with_feral(view: GregoryView, **changes: Any) -> GregoryView:
    return replace(view, ferals=(replace(FeralView("death", "bob", "play", "2G2", False), **changes),))


def with_battle(view: GregoryView, **changes: Any) -> GregoryView:
    foe, own = SideView("gregory", None, 300, 0, 300), SideView("player", "ann", 250, 50, 300)
    return replace(view, battle=replace(BattleView("1E9", None, foe, own), **changes))


def with_side(view: GregoryView, **changes: Any) -> GregoryView:
    return with_battle(view, attacker=replace(SideView("death", "bob", 300, 0, 300), **changes))


def with_space(view: GregoryView, place: str, **changes: Any) -> GregoryView:
    spaces = tuple(replace(each, **changes) if each.id == place else each for each in view.spaces)
    return replace(view, spaces=spaces)


def test_it_is_registered() -> None:
    assert PAINTERS["gregory"] is paint


def test_the_layout_has_the_mat_of_the_game() -> None:
    assert (layout.ROWS, layout.COLUMNS) == (ROWS, COLUMNS)
    for place, ends in ENDS.items():
        assert layout.spot(place) == ends[0]


@pytest.mark.parametrize(("players", "ferals"), [(2, "off"), (3, "4"), (4, "all")])
def test_real_games_render_in_every_position(players: int, ferals: str) -> None:
    views = list(
        played("gregory", SEATS[:players], f"game for {players}", ferals=ferals, miniatures="random")
    )
    assert all(isinstance(view, GregoryView) for view in views)
    for view in [*views[:: max(1, len(views) // 12)], views[-1]]:
        data = paint(view, str.capitalize)
        picture = Image.open(BytesIO(data))
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.height(ferals=ferals != "off"))
        assert len(data) < BIGGEST


def test_the_same_view_gives_the_same_bytes_in_every_process(start: GregoryView) -> None:
    program = (
        "import games; from pictures.gregory import paint;"
        f"table = games.new('gregory', seats={SEATS!r}, seed='check in', ferals='all');"
        "view = table.game.view(table._turns[-1].position.state, None)"
    )
    assert len(hashes_elsewhere(program)) == 1
    assert paint(start, str) == paint(start, str)


def test_it_does_not_depend_on_who_looks(view: GregoryView) -> None:
    assert paint(view, str) == paint(replace(view, viewer="bob", hand=("freak-out-1",)), str)


def changes_of(view: GregoryView) -> Iterator[tuple[str, GregoryView, GregoryView]]:
    """For each field that can be seen: its name and two views that differ in nothing else."""
    yield from _changes_of_table(view)
    yield from _changes_of_players(view)
    yield from _changes_of_pieces(view)
    yield from _changes_of_spaces(view)


def _changes_of_table(view: GregoryView) -> Iterator[tuple[str, GregoryView, GregoryView]]:
    won = replace(view, outcome=Outcome(("bob",), "escaped"))
    yield "seats", view, replace(view, seats=SEATS[::-1])
    yield "order", view, replace(view, order=SEATS[::-1])
    yield "options", view, replace(view, options={**view.options, "ferals": "off"})
    yield "options", view, replace(view, options={**view.options, "miniatures": "random"})
    yield "options", view, replace(view, options={**view.options, "rounds": "120"})
    yield "stage", view, replace(view, stage="close")
    yield "round", view, replace(view, round=view.round + 1)
    yield "active", view, replace(view, active="bob")
    yield "active", view, replace(view, active=None)
    yield "turn", view, with_turn(view, moves=0)
    yield "spaces", view, replace(view, spaces=spaces_seen(revealed=True))
    yield "players", view, with_player(view, life=50)
    yield "gregory", view, replace(view, gregory=None)
    yield "ferals", view, with_feral(view)
    yield "judgment_left", view, replace(view, judgment_left=3)
    yield "judgment_discard", view, replace(view, judgment_discard=("freak-out-1",))
    yield "mystery_left", view, replace(view, mystery_left=1)
    yield "mystery_discard", view, replace(view, mystery_discard=("cold-shiver",))
    yield "lingering", replace(view, lingering="blackout"), replace(view, lingering="open-house")
    yield "loose_rug", view, replace(view, loose_rug=LooseRug("rug-2", "ann"))
    yield (
        "loose_rug",
        replace(view, loose_rug=LooseRug("rug-2", "bob")),
        replace(view, loose_rug=LooseRug("rug-2", "ann")),
    )
    yield "flipped", view, replace(view, flipped="catherine")
    yield "battle", view, with_battle(view)
    yield "window", view, replace(view, window="roll")
    yield from (("destinations", *pair) for pair in combinations(_ways(view), 2))
    yield "outcome", view, won
    yield "outcome", won, replace(view, outcome=Outcome((), "nobody-left"))
    yield "turn.kind", view, with_turn(view, kind="freeing")
    yield "turn.rolled", view, with_turn(view, rolled=11)
    yield "turn.moves", view, with_turn(view, moves=4)
    yield "turn.stopped", view, with_turn(view, stopped=True)
    yield "turn.entered", view, with_turn(view, entered="101")
    yield "turn.hairpin", view, with_turn(view, hairpin=True)


def _ways(view: GregoryView) -> Iterator[GregoryView]:
    """Nowhere to go; one space for the gamepiece, for a Monster, for both; and another space."""
    everywhere: tuple[dict[str, tuple[str, ...]], ...] = (
        {},
        {"own": ("1F9",)},
        {"gregory": ("1F9",)},
        {"own": ("1F9",), "gregory": ("1F9",)},
        {"own": ("1F8",)},
    )
    for destinations in everywhere:
        yield replace(view, destinations=destinations)


def _changes_of_players(view: GregoryView) -> Iterator[tuple[str, GregoryView, GregoryView]]:
    two_keys = with_player(view, key_limit=2)
    yield "player.seat", view, replace(view, players=_swapped(view.players))
    yield "player.alive", view, with_player(view, alive=False)
    yield "player.place", view, with_player(view, place=None)
    yield "player.life", view, with_player(view, life=FULL_LIFE - 50)
    yield "player.strength", view, with_player(view, strength=FULL_STRENGTH)
    yield "player.keys", view, with_player(view, keys=1)
    yield "player.keys", with_player(two_keys, keys=1), with_player(two_keys, keys=2)
    yield "player.key_limit", view, two_keys
    yield "player.cards", view, with_player(view, cards=5)
    yield "player.rooms", view, with_player(view, rooms=("101",))
    yield "player.rooms", with_player(view, rooms=("101", "203")), with_player(view, rooms=("101",))
    yield "player.last_power_up", view, with_player(view, last_power_up="1N10")
    yield "player.no_draw", view, with_player(view, no_draw=True)
    yield "player.must_leave", view, with_player(view, must_leave=True)
    yield "player.hell_fails", view, with_player(view, place="2A1", hell_fails=1)
    yield (
        "player.hell_fails",
        with_player(view, place="2A1", hell_fails=1),
        with_player(view, place="2A1", hell_fails=2),
    )
    yield "player.stays_on_trigger", view, with_player(view, stays_on_trigger=True)
    yield "player.standing", view, with_player(view, standing={"roll": "turn"})
    yield (
        "player.standing",
        with_player(view, standing={"battle": "turn"}),
        with_player(view, standing={"battle": "own-turn"}),
    )


def _swapped(players: tuple[PlayerView, ...]) -> tuple[PlayerView, ...]:
    ann, bob, *others = players
    return (replace(ann, seat="bob"), replace(bob, seat="ann"), *others)


def _changes_of_pieces(view: GregoryView) -> Iterator[tuple[str, GregoryView, GregoryView]]:
    feral, battle, side = with_feral(view), with_battle(view), with_side(view)
    yield "feral.id", feral, with_feral(view, id="catherine")
    yield "feral.owner", feral, with_feral(view, owner="dan")
    yield "feral.status", feral, with_feral(view, status="trap")
    yield "feral.status", feral, with_feral(view, status="on-deck")
    yield "feral.place", feral, with_feral(view, place="2H2")
    yield (
        "feral.has_card",
        with_feral(view, id="catherine"),
        with_feral(view, id="catherine", has_card=True),
    )
    yield "battle.place", battle, with_battle(view, place="1F9")
    yield "battle.room", battle, with_battle(view, room="101")
    yield "battle.attacker", battle, side
    yield "battle.defender", battle, with_battle(view, defender=SideView("catherine", None, 1, 0, 1))
    yield "side.piece", side, with_side(view, piece="catherine")
    yield "side.seat", side, with_side(view, seat="dan")
    yield "side.strength", with_side(view, cards=50), with_side(view, cards=50, strength=250)
    yield "side.cards", side, with_side(view, cards=50)
    yield "side.total", side, with_side(view, total=350)


def _changes_of_spaces(view: GregoryView) -> Iterator[tuple[str, GregoryView, GregoryView]]:
    yield "space.id", view, with_space(view, "1I7", id="1Z9")
    yield "space.kind", view, with_space(view, "1F9", kind="open")
    yield "space.floor", view, with_space(view, "1F9", floor=2)
    yield "space.row", view, with_space(view, "1F9", row=4)
    yield "space.column", view, with_space(view, "1F9", column=7)
    yield "space.amount", view, with_space(view, "1G10", amount=100)
    yield "space.room", view, with_space(view, "1A1", room=None)
    yield "space.rug", view, with_space(view, "1I4", rug="rug-9")
    yield "space.upper", view, with_space(view, "1I7", upper=False)


def test_every_change_that_can_be_seen_is_seen(view: GregoryView) -> None:
    for name, before, after in changes_of(view):
        assert before != after, name
        assert paint(before, str) != paint(after, str), name


def test_no_field_is_forgotten(view: GregoryView) -> None:
    """A new field of the view must be drawn, or named here with the reason why not."""
    not_drawn = PRIVATE | {
        "revealed",  # the spaces of the secret area show it
        "player.front",  # a Key Ring: its place for a second Key shows it
        "player.monsters_left",  # the board in words tells it
        "player.monster_discard",
        "player.collection",
        "player.burned",
    }
    parts = {
        "": GregoryView,
        "turn.": TurnView,
        "player.": PlayerView,
        "feral.": FeralView,
        "battle.": BattleView,
        "side.": SideView,
        "space.": SpaceView,
    }
    names = {f"{prefix}{field.name}" for prefix, part in parts.items() for field in fields(part)}
    assert {name for name, _, _ in changes_of(view)} == names - not_drawn


def test_a_guest_can_stand_anywhere_and_is_seen(view: GregoryView) -> None:
    ordinary = [place for place, space in SPACES.items() if not space.secret]
    pictures = {draw(with_player(view, place=place), str).tobytes() for place in ordinary[::6]}
    assert len(pictures) == len(ordinary[::6])


def test_stairs_show_their_guest_on_both_floors(view: GregoryView) -> None:
    bare = draw(with_player(view, place=None), str)
    seen = draw(with_player(view, place="1I7"), str)
    for floor in (1, 2):
        left, top = layout.corner(floor, 6, 8)
        space = (left, top, left + layout.CELL_WIDTH, top + layout.CELL_HEIGHT)
        assert ImageChops.difference(bare.crop(space), seen.crop(space)).getbbox()


@pytest.mark.parametrize("piece", ["own", "gregory"])
def test_a_mark_is_on_its_space_and_leaves_all_others_alone(view: GregoryView, piece: str) -> None:
    bare = draw(view, str)
    for place in ("1I7", *list(ENDS)[::7]):
        changed = ImageChops.difference(bare, draw(replace(view, destinations={piece: (place,)}), str))
        spaces = [_around(*layout.corner(*end)) for end in ENDS[place]]
        assert all(changed.crop(space).getbbox() for space in spaces), place
        for space in spaces:
            changed.paste((0, 0, 0), space)
        assert not changed.getbbox(), place


def _around(left: int, top: int) -> tuple[int, int, int, int]:
    """A space, and a little above it for horns."""
    return (left, top - 4, left + layout.CELL_WIDTH, top + layout.CELL_HEIGHT)


def test_a_mark_hides_neither_a_number_nor_a_face(view: GregoryView) -> None:
    """It moves up where a number is, and stays at the feet of a piece that can be attacked."""
    for place, upper in (("1G10", False), ("1H4", True)):
        bare, marked = draw(view, str), draw(replace(view, destinations={"own": (place,)}), str)
        left, top = layout.corner(*layout.spot(place))
        half = top + layout.CELL_HEIGHT // 2
        kept = (top - 20, half) if upper else (half + 4, top + layout.CELL_HEIGHT)
        area = (left, kept[0], left + layout.CELL_WIDTH, kept[1])
        assert not ImageChops.difference(bare, marked).crop(area).getbbox(), place


def test_marks_are_told_apart_by_shape_alone() -> None:
    """Round for the gamepiece, square and horned for a Monster, round and horned for both."""
    kinds = ((True, False), (False, True), (True, True))
    shapes = [mark("1Q4", own=own, monster=monster).getchannel("A") for own, monster in kinds]
    for one, other in combinations(shapes, 2):
        assert ImageChops.difference(one, other).getbbox()


def test_every_name_fits_on_its_mark() -> None:
    """A mark grows with its words; no name of a space makes it wider than a space."""
    assert {mark(place, own=True, monster=True).width for place in SPACES} == {WIDE}
    assert WIDE < layout.CELL_WIDTH < mark("Monster", own=False, monster=True).width


def test_every_miniature_has_a_figure_of_its_own() -> None:
    assert set(FIGURES) == {figure.id for figure in box().miniatures}
    assert len({monster(name, 60).tobytes() for name in FIGURES}) == len(FIGURES)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 8, 12, 16])
def test_all_feral_monsters_fit_in_their_strip(view: GregoryView, count: int) -> None:
    places = [place for spaces in TRAPS.values() for place in spaces]
    ferals = tuple(
        FeralView(name, SEATS[number % 4], "trap", places[number % len(places)], has_card=number < 12)
        for number, name in enumerate(list(FIGURES)[:count])
    )
    on_mat = draw(replace(view, ferals=ferals), str)
    mat_and_guests = (0, 0, layout.WIDTH, layout.FERALS_TOP)
    below = (0, layout.cards_top(ferals=True), layout.WIDTH, layout.height(ferals=True))
    assert not ImageChops.difference(on_mat.crop(below), draw(view, str).crop(below)).getbbox()
    changed = ImageChops.difference(on_mat.crop(mat_and_guests), draw(view, str).crop(mat_and_guests))
    box_changed = changed.getbbox()
    assert box_changed is None if count == 0 else box_changed is not None
    assert box_changed is None or box_changed[3] < layout.GUESTS_TOP


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_stays_on_its_sign(view: GregoryView, name: str) -> None:
    plain = draw(view, lambda _: "A")
    odd = draw(view, lambda seat: name if seat == "bob" else "A")
    changed = ImageChops.difference(plain, odd).getbbox()
    if changed:
        assert changed[1] >= layout.GUESTS_TOP
        assert changed[3] - changed[1] < 70
        assert changed[2] - changed[0] < (layout.WIDTH - 2 * layout.EDGE) / 4
    assert paint(with_battle(view), lambda _: name)
    assert paint(replace(view, outcome=Outcome(SEATS, "last-round")), lambda _: name)


def test_guests_are_told_apart_by_shape_alone() -> None:
    shapes = [guest(number, 60).getchannel("A") for number in range(4)]
    for one, other in combinations(shapes, 2):
        assert ImageChops.difference(one, other).getbbox()
