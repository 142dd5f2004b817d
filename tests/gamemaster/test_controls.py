"""Any question as buttons and menus: every legal answer can be given, and nothing breaks Discord's limits."""

import dataclasses
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.artist import Artist
from bot.render import render
from gamemaster.addresses import Address, read_address
from gamemaster.controls import Question, controls
from gamemaster.screens import Block, Button, Menu, Row, Screen, Text
from games.kernel.prompts import Ask
from tests.support.limits import of_components

COUNTS = (0, 1, 2, 5, 6, 25, 26, 60)


def question(ask: Ask, labels: list[str] | None = None, headings: list[str] | None = None) -> Question:
    number = len(ask.options)
    return Question(
        10**9,
        "9999.99.ffffffff",
        ask,
        tuple(labels or (f"option {index}" for index in range(number))),
        tuple(headings or [""] * number),
    )


def options(number: int) -> tuple[str, ...]:
    return tuple(f"option-{index}" for index in range(number))


def pressed(blocks: tuple[Block, ...]) -> Iterator[Address]:
    """What each button, and each line of a menu of one, leads to."""
    for block in blocks:
        for button in block.buttons if isinstance(block, Row) else ():
            yield address(button)
        for choice in block.choices if isinstance(block, Menu) and block.most == 1 else ():
            opened = address(block)
            yield dataclasses.replace(opened, picks=(*opened.picks, int(choice.value)), part=0)


def address(control: Button | Menu) -> Address:
    found = read_address(control.address)
    assert found is not None
    return found


async def problems(blocks: tuple[Block, ...]) -> list[str]:
    drawing = await render(Screen((Text("heading"), *blocks)), Artist({}))
    return list(of_components(drawing.layout.to_components()))


@pytest.mark.parametrize("number", COUNTS[1:])
async def test_one_of_any_number_is_one_click_away(number: int) -> None:
    blocks = controls(question(Ask(options(number))))
    assert [found.picks for found in pressed(blocks)] == [(index,) for index in range(number)]
    assert {found.verb for found in pressed(blocks)} <= {"answer", "menu"}
    assert await problems(blocks) == []


@pytest.mark.parametrize("number", COUNTS)
async def test_none_can_be_picked_where_none_is_enough(number: int) -> None:
    for most in (1, 3):
        blocks = controls(question(Ask(options(number), least=0, most=most)))
        assert () in [found.picks for found in pressed(blocks) if found.verb == "answer"]
        assert await problems(blocks) == []


@pytest.mark.parametrize("number", [2, 5, 25])
async def test_several_without_order_are_one_menu(number: int) -> None:
    blocks = controls(question(Ask(options(number), least=1, most=99)))
    (menu,) = [block for block in blocks if isinstance(block, Menu)]
    assert (menu.least, menu.most, len(menu.choices)) == (1, number, number)
    assert await problems(blocks) == []


@pytest.mark.parametrize("number", COUNTS[2:])
async def test_several_in_order_are_gathered_one_by_one(number: int) -> None:
    ask = Ask(options(number), least=1, most=number, ordered=True)
    picks: tuple[int, ...] = ()
    while len(picks) < number:
        blocks = controls(question(ask), picks)
        assert await problems(blocks) == []
        following = [found.picks for found in pressed(blocks) if found.verb == "more" and found.picks]
        assert len(following) == number - len(picks)
        done = [found.picks for found in pressed(blocks) if found.verb == "answer"]
        assert done == ([picks] if picks else [])
        picks = following[-1]
    blocks = controls(question(ask), picks)
    assert [found.verb for found in pressed(blocks)] == ["answer", "more"]
    assert await problems(blocks) == []


@settings(max_examples=60, deadline=None)
@given(st.data())
async def test_whatever_is_asked_fits(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, 60))
    labels = [data.draw(st.sampled_from(["yes", "W" * 38, "W" * 80])) for _ in range(number)]
    headings = [
        data.draw(st.sampled_from(["", "Move", "W" * 80, *map(str, range(30))])) for _ in range(number)
    ]
    least = data.draw(st.integers(0, number))
    most = data.draw(st.integers(max(1, least), number + 2))
    ask = Ask(options(number), least, most, data.draw(st.booleans()), required=data.draw(st.booleans()))
    asked = question(ask, labels, headings)
    picks = tuple(data.draw(st.permutations(range(number)))[: data.draw(st.integers(0, asked.most))])
    assert await problems(controls(asked, picks if asked.is_gathered else ())) == []


def test_headings_gather_what_belongs_together() -> None:
    blocks = controls(question(Ask(options(7)), headings=["Move", "Move", "Fight", "Fight", "Fight", "", ""]))
    assert [block.markdown for block in blocks if isinstance(block, Text)] == ["-# Move", "-# Fight", "-# Or"]
    assert [len(block.buttons) for block in blocks if isinstance(block, Row)] == [2, 3, 2]


def test_buttons_below_another_groups_heading_have_one_of_their_own() -> None:
    """Without one, what the labels say themselves and what has none would seem to belong to it."""
    labels = ["Arm the trap", "Move to Cabin", "Move to Farm", "End the phase"]
    headings = ["Advance", "Move", "Move", ""]
    ask = Ask(options(4))
    many = question(Ask(options(6)), [*labels, "x" * 60, "End"], [*headings[:3], "", "Guide", ""])
    blocks = controls(question(ask, labels, headings), ())
    assert [type(block) for block in blocks] == [Row]
    shown = [
        block.markdown if isinstance(block, Text) else block.heading if isinstance(block, Menu) else "buttons"
        for block in controls(many)
    ]
    assert shown == ["-# Advance", "buttons", "-# Move", "buttons", "Guide", "buttons"]


def test_a_heading_that_the_labels_say_themselves_is_not_said_twice() -> None:
    labels = ["Move north", "Move south", "the door", "End"]
    blocks = controls(question(Ask(options(4)), labels, ["Move", "Move", "Smash", ""]))
    # Four short labels fit one row, where no heading is needed; one long label makes groups of them.
    assert [type(block) for block in blocks] == [Row]
    labels[2] = "the door " + "W" * 60
    blocks = controls(question(Ask(options(4)), labels, ["Move", "Move", "Smash", ""]))
    assert [block for block in blocks if isinstance(block, Text)] == []
    assert [block.heading for block in blocks if isinstance(block, Menu)] == ["Smash"]


def test_what_has_no_heading_comes_last_and_stays_a_button() -> None:
    """The end of a turn is not looked for in a menu, however much else can be done."""
    kinds = ["Move", "Smash", "Peek", "Scare", "Attack"]
    labels = ["Search", "End the turn", "L" * 60, *(f"{kind} {n}" for kind in kinds for n in range(5))]
    headings = ["", "", "", *(kind for kind in kinds for _ in range(5))]
    blocks = controls(question(Ask(options(28)), labels, headings))
    rows = [[button.label for button in block.buttons] for block in blocks if isinstance(block, Row)]
    menus = {block.heading: len(block.choices) for block in blocks if isinstance(block, Menu)}
    assert rows[-1] == ["Search", "End the turn"]
    # The first of the equally large groups make room, and no more of them than must.
    assert menus == {"Move": 5, "Smash": 5, "Peek": 5, "Choose": 1}
    assert rows[:-1] == [[f"{kind} {n}" for n in range(5)] for kind in kinds[3:]]
    assert sorted(found.picks for found in pressed(blocks)) == [(index,) for index in range(28)]


def test_a_list_without_headings_stays_one_list() -> None:
    labels = ["short", "L" * 60, "short too"]
    (menu,) = controls(question(Ask(options(3)), labels))
    assert isinstance(menu, Menu)
    assert [choice.label for choice in menu.choices] == labels


def test_where_even_menus_are_too_many_each_line_says_its_heading_once() -> None:
    labels = [f"{place} apples" if place % 2 else f"h{place} pears" for place in range(60)]
    blocks = controls(question(Ask(options(60)), labels, [f"h{place}" for place in range(60)]))
    lines = [choice.label for block in blocks if isinstance(block, Menu) for choice in block.choices]
    assert lines == [f"h{place}: {place} apples" if place % 2 else f"h{place} pears" for place in range(60)]
