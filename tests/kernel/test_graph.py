"""Ways through a board, with every tie."""

from collections.abc import Iterable

from games.kernel.graph import distances, first_steps, nearest

# a - b - d      x - y
# |       |
# c - e - f - g
ROADS = {
    "a": "bc",
    "b": "ad",
    "c": "ae",
    "d": "bf",
    "e": "cf",
    "f": "deg",
    "g": "f",
    "x": "y",
    "y": "x",
}


def neighbours(place: str) -> Iterable[str]:
    return ROADS[place]


def test_distances_count_steps() -> None:
    assert distances("a", neighbours) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 2, "f": 3, "g": 4}


def test_distances_come_nearest_first() -> None:
    assert list(distances("f", neighbours)) == ["f", "d", "e", "g", "b", "c", "a"]


def test_nearest_gives_all_ties_in_the_order_asked() -> None:
    assert nearest("a", ["g", "e", "d"], neighbours) == ("e", "d")


def test_nearest_may_be_where_one_stands() -> None:
    assert nearest("a", ["b", "a"], neighbours) == ("a",)


def test_nearest_of_what_cannot_be_reached_is_nothing() -> None:
    assert nearest("a", ["x", "y"], neighbours) == ()
    assert nearest("a", [], neighbours) == ()
    assert nearest("a", ["x", "g"], neighbours) == ("g",)


def test_first_steps_are_all_that_begin_a_shortest_path() -> None:
    assert first_steps("a", "f", neighbours) == ("b", "c")
    assert first_steps("f", "a", neighbours) == ("d", "e")
    assert first_steps("a", "d", neighbours) == ("b",)
    assert first_steps("g", "a", neighbours) == ("f",)


def test_there_is_no_step_to_where_one_stands() -> None:
    assert first_steps("a", "a", neighbours) == ()


def test_there_is_no_step_where_there_is_no_way() -> None:
    assert first_steps("a", "x", neighbours) == ()
    assert first_steps("x", "g", neighbours) == ()
