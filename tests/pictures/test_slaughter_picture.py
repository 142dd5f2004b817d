"""The picture of Monster Slaughter: it shows all that lies open, nothing secret, and never fails."""

from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from itertools import combinations
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops

from games.kernel.state import Outcome
from games.monster_slaughter.board import SHED, ZONES
from games.monster_slaughter.content import Role, box
from games.monster_slaughter.state import DoorState
from games.monster_slaughter.view import (
    DoorView,
    FamilyView,
    MarkerView,
    MemoryView,
    MonsterView,
    OfferView,
    RoomView,
    SlaughterView,
    TurnView,
    VictimView,
)
from pictures import PAINTERS
from pictures.monster_slaughter import draw, layout, paint, pieces
from pictures.monster_slaughter.words import short_name
from tests.pictures.checks import ODD_NAMES, hashes_elsewhere
from tests.pictures.slaughter import SEATS, at_night, changed, played

BIGGEST = 200_000


def test_it_is_registered() -> None:
    assert PAINTERS["monster-slaughter"] is paint


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_real_games_render_in_every_position(players: int) -> None:
    with_all = {"visitors": "all", "tool_shed": "mixed", "guests": "random"} if players > 3 else {}
    views = [position.onlooker for position in played(f"night for {players}", players, **with_all)]
    for view in [*views[:: len(views) // 12], views[-1]]:
        data = paint(view, str.capitalize)
        picture = Image.open(BytesIO(data))
        assert picture.format == "PNG"
        assert picture.size == (layout.WIDTH, layout.height_for(len(view.victims), players))
        assert len(data) < BIGGEST


def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    program = (
        "from pictures.monster_slaughter import paint;"
        "from tests.pictures.slaughter import at_night; view = at_night()"
    )
    assert len(hashes_elsewhere(program)) == 1
    assert paint(at_night(), str) == paint(at_night(), str)


def private_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView]]:
    """What only one seat may know, added to the view of everybody."""
    yield "memories", replace(view, memories=(MemoryView("kitchen", ("", "garlic")),))
    yield "next_night", replace(view, next_night="hush")
    yield "offers", replace(view, offers=(OfferView("bob", ("garlic",)),))
    yield "viewer", replace(view, viewer="cleo")


def test_nothing_private_is_drawn() -> None:
    view = at_night()
    for name, with_secret in private_changes(view):
        assert paint(view, str) == paint(with_secret, str), name


def changes_of(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    """For each field that lies open: its name and two views that differ in nothing else."""
    yield from night_changes(view)
    yield from cabin_changes(view)
    yield from victim_changes(view)
    yield from family_changes(view)
    yield from turn_changes(view)


def night_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    before = replace(view, round=0, hour="", night=None, turn=None, fight=None, conferring=(), past_nights=())
    over = replace(view, turn=None, fight=None, conferring=())
    yield "seats", view, replace(view, seats=SEATS[:4], families=view.families[:4])
    yield "options", before, replace(before, options={**before.options, "visitors": "recommended"})
    yield "phase", before, replace(before, phase="predictions")
    yield "round", view, replace(view, round=view.round + 1)
    yield "hour", view, replace(view, hour="5 a.m.")
    yield "first", replace(view, first="ann"), replace(view, first="bob")
    yield "night", view, replace(view, night="hush")
    yield "night", view, replace(view, night=None)
    yield "past_nights", view, replace(view, past_nights=())
    yield "events_left", view, replace(view, events_left=view.events_left + 1)
    yield "outcome", over, replace(over, outcome=Outcome(("ann",), "sunrise", {"ann": 9}))
    ended = replace(over, outcome=Outcome(("ann",), "sunrise", {"ann": 9}))
    yield "outcome", ended, replace(over, outcome=Outcome(("ann",), "nobody-left", {"ann": 9}))
    yield "outcome", ended, replace(over, outcome=Outcome(("ann", "bob"), "sunrise", {"ann": 9, "bob": 9}))


def cabin_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    yield "rooms", view, replace(view, rooms=tuple(room for room in view.rooms if room.id != SHED))
    yield "room.cards", view, changed(view, "rooms", 0, cards=33)
    yield "room.traps", view, changed(view, "rooms", 1, traps=("bear-trap",))
    yield "doors", view, changed(view, "doors", 0, state="barricaded")
    yield "door.state", view, changed(view, "doors", 3, state="barricaded")
    yield "barricades", view, replace(view, barricades=view.barricades - 1)
    yield "discards", view, replace(view, discards=(*view.discards, "garlic"))
    yield "monsters", view, replace(view, monsters=view.monsters[:-1])
    yield "monster.id", view, changed(view, "monsters", 6, id="crittlins-9")
    yield "monster.seat", view, changed(view, "monsters", 0, seat="bob")
    yield "monster.family", view, changed(view, "monsters", 0, family="zombies")
    yield "monster.role", view, changed(view, "monsters", 0, role="child")
    yield "monster.zone", view, changed(view, "monsters", 0, zone="east")
    yield "monster.up", view, changed(view, "monsters", 0, up=not view.monsters[0].up)


def victim_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    hidden = changed(view, "victims", 0, zone=None)
    dead = changed(hidden, "victims", 0, alive=False)
    yield "victims", view, replace(view, victims=view.victims[:-1])
    yield "victim.id", view, changed(view, "victims", 0, id="zigmo")
    yield "victim.health", view, changed(view, "victims", 0, health=1)
    yield "victim.start", view, changed(view, "victims", 0, start=7)
    yield "victim.alive", hidden, dead
    yield "victim.zone", hidden, changed(hidden, "victims", 0, zone="wc")
    yield "victim.hid_in", hidden, changed(hidden, "victims", 0, hid_in="wc")
    yield "victim.waits", hidden, changed(hidden, "victims", 0, waits=True)
    yield "victim.holder", hidden, changed(hidden, "victims", 0, holder="bob")
    yield "victim.attached", hidden, changed(hidden, "victims", 0, attached=("garlic",))
    yield "dead", replace(dead, dead=()), replace(dead, dead=(view.victims[0].id,))


def family_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    ours = view.families[1].markers
    shown = (MarkerView(1, "kam", True), *ours[1:])
    yield "families", view, replace(view, families=view.families[:-1])
    yield "to_play", replace(view, to_play=()), replace(view, to_play=("eve",))
    yield "family.seat", view, changed(view, "families", 1, seat="zed")
    yield "family.family", view, changed(view, "families", 1, family="mummies")
    yield "family.family", view, changed(view, "families", 1, family=None)
    for name in ("flesh", "bones", "brains", "targets", "doors", "points", "cards"):
        count = getattr(view.families[1], name)
        yield f"family.{name}", view, changed(view, "families", 1, **{name: count + 1})
    # Whoever attacks Agent Sculder shows their hand to everybody.
    yield "family.hand", view, changed(view, "families", 1, hand=("garlic", "mirror"))
    yield "family.markers", view, changed(view, "families", 1, markers=ours[:-1])
    yield "family.favourite", view, changed(view, "families", 1, favourite="tom")
    calm = replace(view, fight=None, conferring=())
    yield "family.passing", calm, changed(calm, "families", 1, passing=("turn",))
    yield "family.passing", calm, changed(calm, "families", 1, passing=("tom",))
    turned = changed(view, "families", 1, markers=shown)
    yield (
        "marker.guest",
        turned,
        changed(view, "families", 1, markers=(replace(shown[0], guest="bob"), *ours[1:])),
    )
    yield (
        "marker.place",
        turned,
        changed(view, "families", 1, markers=(replace(shown[0], place=5), *ours[1:])),
    )
    hushed = (replace(shown[0], revealed=False), *ours[1:])
    yield "marker.revealed", turned, changed(view, "families", 1, markers=hushed)


def turn_changes(view: SlaughterView) -> Iterator[tuple[str, SlaughterView, SlaughterView]]:
    assert view.turn is not None
    other = next(each for each in view.monsters if each.id != view.turn.monster)
    yield "turn", view, replace(view, turn=None)
    yield "turn.seat", view, replace(view, turn=replace(view.turn, seat="bob"))
    yield "turn.monster", view, replace(view, turn=replace(view.turn, monster=other.id))
    for name in ("actions", "free_moves", "dice", "extra_dice"):
        more = getattr(view.turn, name) + 1
        changes: dict[str, Any] = {name: more}
        yield f"turn.{name}", view, replace(view, turn=replace(view.turn, **changes))
    free = replace(view.turn, free_action=not view.turn.free_action)
    yield "turn.free_action", view, replace(view, turn=free)
    yield "turn.second_try", view, replace(view, turn=replace(view.turn, second_try=True))
    attacked = replace(view, fight=view.victims[0].id, conferring=())
    yield "fight", replace(view, fight=None, conferring=()), attacked
    yield "conferring", attacked, replace(attacked, conferring=("ann", "bob"))
    yield (
        "conferring",
        replace(attacked, conferring=("ann", "eve")),
        replace(attacked, conferring=("ann", "bob")),
    )


def test_every_change_that_lies_open_is_seen() -> None:
    for name, before, after in changes_of(at_night()):
        assert before != after, name
        assert paint(before, str) != paint(after, str), name


def test_no_field_is_forgotten() -> None:
    """A new field of the view must be drawn, or named here with the reason why not."""
    private = {"memories", "next_night", "offers", "viewer"}
    not_drawn = {
        "room.id",  # rooms are always the same, each in its place
        "room.plan",
        "door.id",
        "door.between",
        "victim.guest",  # the death orders show who the guests are
        "guests",
    }
    parts = {
        "": SlaughterView,
        "room.": RoomView,
        "door.": DoorView,
        "monster.": MonsterView,
        "victim.": VictimView,
        "family.": FamilyView,
        "marker.": MarkerView,
        "turn.": TurnView,
    }
    names = {f"{prefix}{field.name}" for prefix, part in parts.items() for field in fields(part)}
    view = at_night()
    assert {name for name, _ in private_changes(view)} == private
    assert {name for name, _, _ in changes_of(view)} == names - not_drawn - private


def test_every_zone_has_a_place_for_monsters_and_victims() -> None:
    view = at_night()
    for index, (name, zones) in enumerate((("monsters", ZONES), ("victims", (*ZONES, SHED)))):
        pictures = {draw(changed(view, name, index, zone=zone), str).tobytes() for zone in zones}
        assert len(pictures) == len(zones)


@pytest.mark.parametrize("zone", [*ZONES, SHED])
def test_a_crowd_in_one_zone_and_each_is_seen(zone: str) -> None:
    view = at_night()
    crowd = replace(
        view,
        monsters=tuple(replace(each, zone="north" if zone == SHED else zone) for each in view.monsters[:9]),
        victims=tuple(replace(each, zone=zone, alive=True) for each in view.victims[:2]),
    )
    everybody = draw(crowd, str)
    for number in range(len(crowd.monsters)):
        other = changed(crowd, "monsters", number, family="mummies", seat="nobody")
        assert ImageChops.difference(everybody, draw(other, str)).getbbox()
    for number in range(len(crowd.victims)):
        assert ImageChops.difference(
            everybody, draw(changed(crowd, "victims", number, health=8), str)
        ).getbbox()


@pytest.mark.parametrize("count", range(1, 11))
def test_every_victim_has_a_panel(count: int) -> None:
    view = at_night()
    victims = tuple(replace(view.victims[0], id=name) for name in list(box().victims)[:count])
    picture = draw(replace(view, victims=victims, fight=None), str)
    assert picture.height == layout.height_for(count, len(SEATS))
    boxes = [layout.victim_box(number, count) for number in range(count)]
    assert all(left + width <= layout.WIDTH for left, _, width, _ in boxes)
    assert all(top + height < layout.families_top(count) for _, top, _, height in boxes)


def test_families_members_and_doors_are_told_apart_by_shape_alone() -> None:
    heads = [pieces.family_head(family, 90).getchannel("A") for family in box().families]
    members = [pieces.monster("golems", role, role[0], 90).convert("L") for role in get_args(Role)]
    states = [
        draw(changed(at_night(), "doors", 0, state=state), str).convert("L") for state in get_args(DoorState)
    ]
    for alike in (heads, members, states):
        for one, other in combinations(alike, 2):
            assert ImageChops.difference(one, other).getbbox()


def test_everybody_in_the_box_has_a_face_of_their_own() -> None:
    figures = {kind.figure: kind.id for kind in box().victims.values()}
    faces = {pieces.portrait(victim, 80).convert("L").tobytes() for victim in figures.values()}
    assert len(faces) == len(figures)
    assert len({short_name(victim) for victim in box().victims}) >= len(figures)


@pytest.mark.parametrize("night", box().nights)
def test_every_event_is_told_whole(night: str) -> None:
    view = at_night()
    plain, told = draw(replace(view, night=None), str), draw(replace(view, night=night), str)
    assert ImageChops.difference(plain, told).getbbox()


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_stays_on_its_panels(name: str) -> None:
    view = replace(at_night(), outcome=None)
    plain = draw(view, lambda _: "A")
    odd = draw(view, lambda seat: name if seat == "eve" else "A")
    changed_box = ImageChops.difference(plain, odd).getbbox()
    if changed_box:
        assert changed_box[1] >= layout.TURN_TOP
        assert changed_box[2] <= layout.WIDTH - layout.MARGIN
    assert paint(view, lambda _: name)
