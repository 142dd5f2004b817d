"""Positions and events as text: whole when they come back, and refused when they are broken."""

import pytest

from games.kernel.codec import Codec
from games.kernel.dice import Dice
from games.kernel.errors import BrokenRecord
from games.kernel.table import read_record
from tests.support.toys import Auction, AuctionGame, Flipped, Peeked, PrizeWon, Seen

GAME = AuctionGame()


def position() -> Auction:
    return GAME.setup(("ann", "bob"), GAME.settled(("ann", "bob"), {}), Dice("any text"))


def test_a_position_comes_back_whole() -> None:
    state = position()
    again = GAME.codec.load_state(GAME.codec.dump_state(state))
    assert again == state
    assert isinstance(again, Auction)


def test_what_was_told_is_no_part_of_a_checkpoint() -> None:
    state = position()
    state.tell(Peeked(seat="ann"))
    assert GAME.codec.load_state(GAME.codec.dump_state(state)).told == []
    assert state.told == [Peeked(seat="ann")]


@pytest.mark.parametrize(
    "event",
    [
        Peeked(seat="ann"),
        Seen(prize="prize-1", known_to=("ann",)),
        PrizeWon(seat="bob", prize="prize-2", bids={"ann": "bid-1", "bob": "bid-2"}),
    ],
)
def test_an_event_comes_back_with_its_kind_and_audience(event: Peeked | Seen | PrizeWon) -> None:
    again = GAME.codec.load_event(GAME.codec.dump_event(event))
    assert again == event
    assert type(again) is type(event)


def test_an_event_that_the_game_does_not_list_is_a_mistake_of_the_game() -> None:
    with pytest.raises(KeyError):
        GAME.codec.dump_event(Flipped(seat="ann", heads=True))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '{"seats": 3}', '{"seats": ["ann"]}', "\x00"])
def test_a_broken_position_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match=r"^The stored position cannot be read: "):
        GAME.codec.load_state(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "7",
        '["Peeked"]',
        '["Peeked", {}]',
        '["Peeked", 1]',
        '["Unheard", {}]',
        "[[], {}]",
        '["Peeked", {"seat": 1}]',
    ],
)
def test_a_broken_event_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match=r"^A stored event cannot be read: "):
        GAME.codec.load_event(text)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '{"slug": "auction"}', '{"turns": 1}'])
def test_a_broken_table_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match=r"^This is not a dumped table: "):
        read_record(text)


def test_a_refusal_does_not_repeat_what_may_be_secret() -> None:
    secret = GAME.codec.dump_state(position()).replace('"drawn":', '"drawn":"hidden-treasure","was":')
    with pytest.raises(BrokenRecord) as refusal:
        GAME.codec.load_state(secret)
    assert "hidden-treasure" not in str(refusal.value)
    assert "dice.drawn" in str(refusal.value)


def test_a_view_is_plain_data() -> None:
    plain = Codec(Auction, ()).plain_view(GAME.view(position(), "ann"))
    assert plain["seats"] == ["ann", "bob"]
    assert plain["hand_sizes"] == {"ann": 3, "bob": 3}
