"""The picture for one player alone: hand, death order, and what was seen in secret."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from games.monster_slaughter.content import box
from games.monster_slaughter.state import HAND_LIMIT
from games.monster_slaughter.view import MarkerView, MemoryView, OfferView, SlaughterView
from pictures import PRIVATE_PAINTERS
from pictures.monster_slaughter import cards, paint_private
from pictures.monster_slaughter.icons import ICONS, kind_of
from tests.pictures.slaughter import at_night, changed, played

HAND = ("garlic", "whipsaw", "medkit", "x-ray-eyes", "bear-trap", "running-1")
ORDER = ("kam", "tom", "bob", "laika", "britney")
BIGGEST = 130_000


def bobs() -> SlaughterView:
    markers = tuple(MarkerView(place, guest, guest == "kam") for place, guest in enumerate(ORDER, 1))
    view = replace(at_night(), viewer="bob")
    return changed(view, "families", 1, hand=HAND, cards=len(HAND), markers=markers, favourite="tom")


def test_it_is_registered() -> None:
    assert PRIVATE_PAINTERS["monster-slaughter"] is paint_private


def test_there_is_none_for_onlookers_nor_before_there_are_secrets() -> None:
    assert paint_private(at_night(), str) is None
    first = next(iter(played("too early", 2)))
    assert paint_private(first.own["ann"], str) is None


def test_real_games_render_for_every_seat() -> None:
    positions = list(played("secrets", 3, visitors="all", tool_shed="mixed", neutral_objects="with"))
    for position in positions[:: len(positions) // 15]:
        for view in position.own.values():
            data = paint_private(view, str.capitalize)
            if data is not None:
                assert Image.open(BytesIO(data)).width == 1200
                assert len(data) < BIGGEST


def changes_of(view: SlaughterView) -> Iterator[tuple[str, SlaughterView]]:
    yield "hand", changed(view, "families", 1, hand=HAND[:-1])
    yield "hand", changed(view, "families", 1, hand=("torch", *HAND[1:]))
    yield "favourite", changed(view, "families", 1, favourite="laika")
    markers = view.families[1].markers
    swapped = (markers[0], replace(markers[1], guest="bob"), replace(markers[2], guest="tom"), *markers[3:])
    yield "markers", changed(view, "families", 1, markers=swapped)
    yield "memories", replace(view, memories=(MemoryView("kitchen", ("", "garlic")),))
    yield "next_night", replace(view, next_night="hush")
    yield "offers", replace(view, offers=(OfferView("cleo", ("torch", "mirror")),))
    yield "hid_in", changed(view, "victims", 2, hid_in="wc")
    yield "dead", replace(view, dead=("tom", "kam"))


def test_all_secrets_are_drawn() -> None:
    view = bobs()
    for name, other in changes_of(view):
        assert paint_private(view, str) != paint_private(other, str), name


def test_it_is_the_same_each_time_and_names_do_no_harm() -> None:
    view = replace(bobs(), offers=(OfferView("cleo", ("torch",)),))
    assert paint_private(view, str) == paint_private(view, str)
    for name in ("", "W" * 32, "😈👻", "\ud800", "\x00"):
        assert paint_private(view, lambda _, name=name: name)  # type: ignore[misc]


@pytest.mark.parametrize("number", [1, 3, 4, HAND_LIMIT, 2 * HAND_LIMIT])
def test_a_hand_of_any_size_has_room(number: int) -> None:
    hand = tuple(card for card, entry in box().cards.items() if entry.kind == "object")[:number]
    data = paint_private(changed(bobs(), "families", 1, hand=hand), str)
    rows = -(-number // 3)
    assert data is not None
    assert Image.open(BytesIO(data)).height > rows * cards.CARD[1]


def test_every_card_has_a_drawing() -> None:
    kinds = {kind_of(card) for card, entry in box().cards.items() if entry.kind != "victim"}
    assert set(ICONS) == kinds
    assert all(cards.large(card).size == cards.CARD for card in box().cards)
    assert (
        len({cards.small(card).tobytes() for card in box().cards if card == kind_of(card)}) >= len(kinds) - 5
    )
