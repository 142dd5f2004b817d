"""The picture for one player alone: tones heard in secret, and the next Monster card."""

from dataclasses import replace
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops

from games.horrified_greek.view import GreekView
from games.kernel.dice import Dice
from games.kernel.selfplay import Bots, greedy_player, play_game
from pictures import PRIVATE_PAINTERS
from pictures.horrified_greek import ISLAND, paint_private
from pictures.horrified_greek.private import WIDTH, draw_private
from tests.pictures.horrified import GREEK, SEATS, busy, with_card, with_first, with_mat


def anns(**options: str) -> GreekView:
    """What Ann sees, who knows a tone and the next card."""
    view = replace(busy(GREEK), viewer="ann")
    seen: Any = with_first(view, "siren", "tones", sound="gamma")
    return replace(seen, foreseen=view.card, options={**view.options, **options})


def test_it_is_registered() -> None:
    assert PRIVATE_PAINTERS["horrified-greek"] is paint_private


def test_there_is_none_where_nothing_is_known_in_secret() -> None:
    """Neither for who knows nothing, nor where all may know it, nor for onlookers."""
    assert paint_private(replace(busy(GREEK), viewer="ann"), str) is None
    assert paint_private(anns(tones="open", shepherd="open"), str) is None
    assert paint_private(replace(anns(tones="private"), viewer=None, foreseen=None), str) is None


def test_a_tone_that_is_gone_lies_open() -> None:
    gone = with_first(anns(tones="private", shepherd="open"), "siren", "tones", gone=True)
    assert paint_private(gone, str) is None


def test_all_that_is_known_in_secret_is_drawn() -> None:
    start = anns(tones="private")
    card = start.foreseen
    assert card is not None
    before = draw_private(ISLAND, start)
    assert before is not None
    others = (
        with_first(start, "siren", "tones", sound="delta"),
        replace(start, foreseen=replace(card, name="Foul Weather")),
        replace(start, foreseen=replace(card, text="It rains.")),
        replace(start, foreseen=replace(card, strike=("frenzy",))),
        replace(start, foreseen=None),
        with_mat(start, "siren", tones=()),
    )
    for other in others:
        after = draw_private(ISLAND, other)
        assert after is not None
        assert after.size != before.size or ImageChops.difference(before, after).getbbox()


def test_the_card_that_lies_open_is_not_taken_for_the_next() -> None:
    start = anns()
    turned_up = with_card(start, name="Foul Weather")
    assert paint_private(start, str) == paint_private(turned_up, str)


def test_real_games_render_for_every_seat() -> None:
    game, names = GREEK.game, SEATS[:3]
    options = game.settled(names, {"monsters": "basilisk+siren", "tones": "private"})
    table = play_game(game, names, "whispers", options, Bots(greedy_player, Dice("players"))).table
    drawn = 0
    for turn in table.turns[::4]:
        for seat in turn.position.state.seats:
            data = paint_private(game.view(turn.position.state, seat), str)
            if data is not None:
                assert Image.open(BytesIO(data)).width == WIDTH
                drawn += 1
    assert drawn
