"""The map: distances, and all shortest ways."""

from itertools import pairwise

from games.horrified_american.box import box

BOARD = box().board


def test_roads_lead_both_ways() -> None:
    for place, neighbours in BOARD.neighbours.items():
        assert all(place in BOARD.neighbours[other] for other in neighbours)


def test_nearest_keeps_all_ties_once() -> None:
    assert BOARD.nearest("city-hall", ["tavern", "farm", "high-school", "tavern"]) == (
        "tavern",
        "high-school",
    )
    assert BOARD.nearest("city-hall", []) == ()


def test_closer_lists_every_first_step_of_a_shortest_way() -> None:
    assert set(BOARD.closer("town-center", "high-school")) == {"city-hall", "library"}
    assert BOARD.closer("farm", "farm") == ()


def test_routes_are_all_shortest_ways() -> None:
    routes = BOARD.routes("resort", "diner")
    assert len(set(routes)) == len(routes) == 3
    assert {len(route) for route in routes} == {5}
    assert all(b in BOARD.neighbours[a] for route in routes for a, b in pairwise(route))
    assert BOARD.routes("farm", "farm") == (("farm",),)
