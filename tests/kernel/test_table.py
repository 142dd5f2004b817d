"""The public face of a game."""

import doctest
from typing import Any

import pytest

import games
from games.kernel.game import Game
from games.kernel.table import Table, read_record
from tests.support.toys import Auction, AuctionGame, CoinGame


def auction(seats: tuple[str, ...] = ("ann", "bob", "cleo")) -> Table[Auction]:
    return Table.new(AuctionGame(), seats, "any text", {})


def here(table: Table[Any]) -> str:
    return table.turns[-1].address


def test_the_example_of_the_package_runs() -> None:
    results = doctest.testmod(games)
    assert (results.attempted > 0, results.failed) == (True, 0)


def test_the_catalog_lists_what_can_be_played() -> None:
    for info in games.catalog():
        seats = [f"seat-{number}" for number in range(info.seats[0])]
        defaults = {name: values[0] for name, values in info.options.items()}
        table = games.new(info.slug, seats=seats, seed="any text")
        assert table.dump() == games.new(info.slug, seats=seats, seed="any text", **defaults).dump()
        assert table.seats == tuple(seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(games.UnknownGame, match="no game 'chess'; there are attic-monster"):
        games.new("chess", seats=["ann", "bob"], seed="any text")
    record = read_record(auction().dump())
    with pytest.raises(games.UnknownGame, match="no game 'auction'"):
        games.load(record.model_dump_json())


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((), "for 2 to 4 players, not 0"),
        (("ann",), "for 2 to 4 players, not 1"),
        (("a", "b", "c", "d", "e"), "for 2 to 4 players, not 5"),
        (("ann", "ann"), "same name"),
        (("ann", ""), "needs a name"),
        (("ann", "\ud800"), "cannot be written"),
        (("ann", 7), "needs a name"),
    ],
)
def test_seats_that_do_not_suit_are_refused(seats: tuple[str, ...], words: str) -> None:
    with pytest.raises(games.BadSetup, match=words):
        auction(seats)


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    for seed in ("\udcff", 7, None):
        with pytest.raises(games.BadSetup, match="cannot be written"):
            Table.new(CoinGame(), ("ann", "bob"), seed, {})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        (AuctionGame(), {"hands": "two"}, "has no option 'hands'; it has bids"),
        (AuctionGame(), {"bids": "four"}, "bids may be three or two, not 'four'"),
        (AuctionGame(), {"bids": None}, "bids may be three or two, not None"),
        (CoinGame(), {"bids": "two"}, "has no option 'bids'; it has none"),
    ],
)
def test_options_that_do_not_suit_are_refused(
    game: Game[Any, Any], options: dict[str, str], words: str
) -> None:
    with pytest.raises(games.BadSetup, match=words):
        Table.new(game, ("ann", "bob"), "any text", options)


def test_an_ask_says_all_that_a_control_needs() -> None:
    table = auction()
    leader, *others = table.asks()
    assert (leader.seat, leader.topic, leader.address) == ("ann", "open-or-peek", here(table))
    assert leader.options == (("open", "open"),)
    assert (leader.least, leader.most, leader.ordered, leader.secret) == (1, 1, False, False)
    assert leader.required
    assert [ask.required for ask in others] == [False, False]
    table.answer("ann", leader.address, ["open"])
    assert {ask.secret for ask in table.asks()} == {True}
    assert {len(ask.options) for ask in table.asks()} == {3}


def test_an_answer_returns_what_it_told() -> None:
    table = auction()
    before = len(table.events("bob"))
    told = table.answer("bob", here(table), ["peek"])
    assert [type(event).__name__ for event in told] == ["Peeked", "Seen"]
    assert len(table.events("bob")) == before + 2
    assert len(table.events("cleo")) == len(table.events(None)) == before + 1


def test_refusals_come_in_the_order_in_which_people_can_act_on_them() -> None:
    table = auction()
    before = table.dump()
    for seat, address, chosen, error in (
        ("zoe", here(table), ["open"], games.NotAsked),
        ("ann", "0.0", ["open"], games.StaleAnswer),
        ("ann", here(table), ["peek"], games.IllegalAnswer),
        ("ann", here(table), "open", games.IllegalAnswer),
        ("ann", here(table), [], games.IllegalAnswer),
    ):
        with pytest.raises(error):
            table.answer(seat, address, chosen)
    assert table.dump() == before


def test_strangers_see_nothing() -> None:
    table = auction()
    for look in (table.view, table.events):
        with pytest.raises(games.NotAsked, match="no seat 'zoe'"):
            look("zoe")
    with pytest.raises(games.CannotUndo):
        table.undo("zoe")


@pytest.mark.parametrize("part", ["checkpoint", "journal", "told"])
def test_a_table_that_does_not_fit_the_rules_is_refused(part: str) -> None:
    table = auction()
    table.answer("bob", here(table), ["peek"])
    record = read_record(table.dump())
    (turn,) = record.turns
    forged = {
        "checkpoint": turn.checkpoint.replace('"pile"', '"heap"'),
        "journal": turn.journal * 2,
        "told": turn.told[::-1],
    }
    wrong = record.model_copy(update={"turns": (turn.model_copy(update={part: forged[part]}),)})
    with pytest.raises(games.BrokenRecord):
        Table.from_record(table.game, wrong)


def test_a_table_without_turns_is_refused() -> None:
    record = read_record(auction().dump()).model_copy(update={"turns": ()})
    with pytest.raises(games.BrokenRecord, match="no turns"):
        Table.from_record(AuctionGame(), record)
