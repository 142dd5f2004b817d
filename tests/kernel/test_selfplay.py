"""Whole games without people."""

from typing import Any

import pytest

from games.kernel.dice import Dice
from games.kernel.drive import Position, drive
from games.kernel.errors import BadSetup
from games.kernel.game import Game
from games.kernel.prompts import Ask, Choice, Seat
from games.kernel.selfplay import PLAYERS, Bots, EndlessGame, greedy_player, play_game, random_player
from games.kernel.table import Table
from tests.support.toys import AuctionGame, AuctionView, CoinGame

SEATS = ("ann", "bob", "cleo")


@pytest.mark.parametrize("player", PLAYERS)
def test_a_game_comes_out_as_if_it_were_answered_one_by_one(player: str) -> None:
    game = AuctionGame()
    at_once = play_game(game, SEATS, "any text", {}, Bots(PLAYERS[player], Dice("players")))
    bots, one_by_one = Bots(PLAYERS[player], Dice("players")), Table.new(game, SEATS, "any text", {})
    answers = 0
    while one_by_one.outcome is None:
        turn = one_by_one.turns[-1]
        seat, chosen = bots.answer(game, turn.position)
        one_by_one.answer(seat, turn.address, chosen)
        answers += 1
    assert one_by_one.dump() == at_once.table.dump()
    assert (one_by_one.outcome, answers, len(one_by_one.turns)) == (
        at_once.outcome,
        at_once.answers,
        at_once.turns,
    )
    for reader in (*SEATS, None):
        assert one_by_one.events(reader) == at_once.table.events(reader)
        assert one_by_one.view(reader) == at_once.table.view(reader)


def test_the_same_seeds_play_the_same_game() -> None:
    first, second = (
        play_game(AuctionGame(), SEATS, "any text", {}, Bots(random_player, Dice("players"))).table.dump()
        for _ in range(2)
    )
    assert first == second


def test_the_chance_of_the_players_is_not_that_of_the_game() -> None:
    dumps = [
        play_game(CoinGame(), SEATS, "any text", {}, Bots(random_player, Dice(players))).table.dump()
        for players in ("one", "two")
    ]
    assert dumps[0] == dumps[1]


def test_the_greedy_player_sees_only_its_view() -> None:
    class Watching(AuctionGame):
        def advise(self, view: AuctionView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
            assert isinstance(view, AuctionView)
            assert topic != "bid" or view.hand == ask.options
            return super().advise(view, seat, topic, ask, dice)

    play_game(Watching(), SEATS, "any text", {}, Bots(greedy_player, Dice("players")))


def test_whoever_need_not_answer_sometimes_does() -> None:
    game = AuctionGame()
    table = Table.new(game, SEATS, "any text", {})
    position = table.turns[-1].position
    bots = Bots(random_player, Dice("players"))
    fastest = [bots.fastest(position) for _ in range(400)]
    assert set(fastest) == set(SEATS)
    assert fastest.count("ann") > 200


def test_patience_has_an_end() -> None:
    with pytest.raises(EndlessGame, match="Auction takes more answers"):
        play_game(AuctionGame(), SEATS, "any text", {}, Bots(random_player, Dice("players"), patience=5))


def test_what_does_not_suit_the_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        play_game(AuctionGame(), ("ann",), "any text", {}, Bots(random_player, Dice("players")))


def test_an_illegal_player_is_an_error_not_a_game() -> None:
    def cheat(_: Game[Any, Any], position: Position[Any], seat: Seat, dice: Dice) -> Choice:
        return ("win",)

    with pytest.raises(Exception, match="'win' is not one of the choices"):
        play_game(CoinGame(), SEATS, "any text", {}, Bots(cheat, Dice("players")))


def test_advice_is_asked_only_where_something_is_asked() -> None:
    game = CoinGame()
    played = play_game(game, SEATS, "any text", {}, Bots(random_player, Dice("players")))
    turn = played.table.turns[-1]
    with pytest.raises(ValueError, match="Nothing is asked"):
        greedy_player(game, drive(game, turn.checkpoint, turn.journal), "ann", Dice("players"))
