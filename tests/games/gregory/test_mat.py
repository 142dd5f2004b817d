"""The game mat (rulebook: The Game Mat)."""

from games.gregory.mat import (
    DOORS,
    ENTRANCES,
    FRONTS,
    HELL,
    HELL_EXITS,
    LOBBY,
    MYSTERY_ROOM,
    NEIGHBOURS,
    PORTALS,
    ROAMING_STARTS,
    ROOMS,
    RUGS,
    SECRET,
    SPACES,
    TRAP_ROLLS,
    TRAPS,
    ground,
    of_kind,
    steps_from,
    ways,
)
from games.gregory.placing import upstairs
from games.gregory.view import spaces_seen
from games.kernel.graph import distances
from tests.games.gregory.positions import at


def test_there_are_two_roaming_monster_start_spaces() -> None:
    assert (at(1, 5, 13), at(1, 6, 5)) == ROAMING_STARTS


def test_the_mat_has_the_counted_spaces() -> None:
    """Six rooms, four Entrances, Keys and Triggers, two Portals, Gates, stairs and Thorns, four Rugs."""
    assert (len(ROOMS), len(ENTRANCES), len(PORTALS), len(HELL), len(RUGS)) == (6, 4, 2, 4, 4)
    for kind, number in (("key", 4), ("trigger", 4), ("hells-gate", 2), ("stairs", 2), ("thorn", 2)):
        assert len(of_kind(kind)) == number
    assert sorted(len(places) for places in RUGS.values()) == [4, 8, 8, 8]
    power_ups = [SPACES[place] for place in of_kind("judgment", "strength")]
    assert len([space for space in power_ups if space.room]) == 10
    assert len([space for space in power_ups if space.secret]) == 6
    assert len([space for space in power_ups if not space.room and not space.secret]) == 14
    assert len(upstairs(ferals=True)) == 125


def test_there_is_a_monster_trap_on_each_floor() -> None:
    """The lower one frees on 5 or less, the upper one on 10 or less."""
    assert {floor: len(places) for floor, places in TRAPS.items()} == {1: 4, 2: 4}
    assert TRAP_ROLLS == {1: 5, 2: 10}


def test_hell_is_on_the_second_floor() -> None:
    assert {SPACES[place].floor for place in HELL} == {2}
    assert tuple(at(2, 1, column) for column in range(4)) == HELL_EXITS


def test_thorns_guard_the_strongest_power_ups() -> None:
    """The Power Ups of 200 are reached through a Thorn only."""
    strong = [place for place, space in SPACES.items() if space.amount == 200]
    assert len(strong) == 2
    walked = ground("player", ferals=True, revealed=False)
    for place in strong:
        assert [SPACES[other].kind for other in NEIGHBOURS[place] if other in walked] == ["thorn"]


def test_each_room_has_one_control_space_and_one_door() -> None:
    for room, places in ROOMS.items():
        assert [SPACES[place].kind for place in places].count("control") == 1
        outside = {other for place in places for other in NEIGHBOURS[place] if other not in places}
        assert outside == {FRONTS[room]}
        assert FRONTS[room] in NEIGHBOURS[DOORS[room]]


def test_stairs_are_one_space_of_both_floors() -> None:
    """One step onto the stairs and one off them on the other floor."""
    stairs = of_kind("stairs")[0]
    assert {place[0] for place in NEIGHBOURS[stairs]} == {"1", "2"}
    roads = ways("player", ferals=True, revealed=False)
    assert distances(at(1, 5, 8), lambda place: roads[place])[at(2, 5, 8)] == 2


def test_the_house_is_entered_from_any_entrance_on_any_space_beside_one() -> None:
    for entrance in ENTRANCES:
        assert NEIGHBOURS[entrance] == LOBBY
    assert tuple(at(1, 10, column) for column in range(7, 11)) == LOBBY


def test_the_mystery_room_has_one_way_in_and_out() -> None:
    """Before the secret area opens, its only neighbour is the marked entrance."""
    roads = ways("player", ferals=False, revealed=False)
    assert roads[MYSTERY_ROOM] == (at(1, 8, 4),)
    assert [place for place in SPACES if MYSTERY_ROOM in roads[place] and place not in SECRET] == [
        at(1, 8, 4)
    ]


def test_the_secret_area_is_wall_until_it_is_revealed() -> None:
    """Then all pieces enter it, with no Key."""
    for walker in ("player", "gregory", "feral"):
        assert not [place for place in SECRET if place in ground(walker, ferals=True, revealed=False)]
        assert all(place in ground(walker, ferals=True, revealed=True) for place in SECRET)
        assert MYSTERY_ROOM in ground(walker, ferals=True, revealed=True)
    hidden = [space for space in spaces_seen(revealed=False) if space.id in SECRET]
    assert {(space.kind, space.amount) for space in hidden} == {("wall", 0)}
    assert SPACES[SECRET[0]].room is None


def test_traps_are_open_spaces_without_feral_monsters() -> None:
    """With them nobody walks into a Trap."""
    for walker in ("player", "gregory", "feral"):
        for trap in of_kind("trap"):
            assert trap in ground(walker, ferals=False, revealed=False)
            assert trap not in ground(walker, ferals=True, revealed=False)


def test_nobody_is_cut_off() -> None:
    """All spaces of the house hang together on foot, and each floor for Gregory."""
    for ferals in (True, False):
        for revealed in (True, False):
            roads = ways("player", ferals=ferals, revealed=revealed)
            entered = [
                place
                for place, space in ground("player", ferals=ferals, revealed=revealed).items()
                if space.kind != "entrance"
            ]
            reached = distances(at(1, 5, 8), lambda place, roads=roads: roads[place])
            assert all(place in reached for place in entered)
    roads = ways("gregory", ferals=True, revealed=False)
    reached = distances(ROAMING_STARTS[0], lambda place: roads[place])
    walked = ground("gregory", ferals=True, revealed=False)
    assert set(reached) == {place for place, space in walked.items() if space.floor == 1}


def test_a_portal_is_no_way_to_its_other_side() -> None:
    """Who wants past a Portal on foot goes around it."""
    assert steps_from(at(2, 4, 16), ferals=True, revealed=False)[at(2, 6, 16)] == 4


def test_distances_are_those_of_the_facts() -> None:
    """From the Entrance: nearest Key 5, door of 103 7, stairs 5, nearest Trigger 3."""
    roads = ways("player", ferals=True, revealed=False)
    steps = distances(ENTRANCES[0], lambda place: [other for other in roads[place] if other not in PORTALS])
    assert min(steps[place] for place in of_kind("key")) == 5
    assert {room: steps[door] for room, door in DOORS.items()} == {
        "101": 15,
        "102": 15,
        "103": 7,
        "201": 15,
        "202": 13,
        "203": 13,
    }
    assert min(steps[place] for place in of_kind("stairs")) == 5
    assert sorted(steps[place] for place in of_kind("trigger")) == [3, 11, 12, 13]
    assert sorted(steps[place] for place in ROAMING_STARTS) == [7, 9]
