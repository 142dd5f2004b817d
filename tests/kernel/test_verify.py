"""Checking a record against its seed."""

import json

import pytest

from games.kernel.dice import Dice
from games.kernel.selfplay import Bots, play_game, random_player
from games.kernel.table import TableRecord, TurnRecord, read_record
from games.kernel.verify import differences
from tests.support.toys import AuctionGame

GAME = AuctionGame()


@pytest.fixture(scope="module")
def record() -> TableRecord:
    bots = Bots(random_player, Dice("players"))
    return read_record(play_game(GAME, ("ann", "bob", "cleo"), "any text", {}, bots).table.dump())


def with_turn(record: TableRecord, number: int, turn: TurnRecord) -> TableRecord:
    return record.model_copy(update={"turns": (*record.turns[:number], turn, *record.turns[number + 1 :])})


def test_a_true_record_has_no_differences(record: TableRecord) -> None:
    assert differences(GAME, record) == []


def test_a_record_of_another_seed_is_found(record: TableRecord) -> None:
    assert differences(GAME, record.model_copy(update={"seed": "another text"}))


def test_an_event_that_was_forged_is_found_with_its_turn(record: TableRecord) -> None:
    turn = record.turns[1]
    at = next(at for at, text in enumerate(turn.told) if json.loads(text)[0] == "PrizeWon")
    kind, fields = json.loads(turn.told[at])
    winner = next(seat for seat in record.seats if seat != fields["seat"])
    forged = json.dumps([kind, {**fields, "seat": winner}], separators=(",", ":"))
    told = (*turn.told[:at], forged, *turn.told[at + 1 :])
    found = differences(GAME, with_turn(record, 1, turn.model_copy(update={"told": told})))
    assert found == ["Turn 1 was told otherwise than the seed says."]


def test_an_event_that_was_left_out_is_found(record: TableRecord) -> None:
    turn = record.turns[0]
    assert differences(GAME, with_turn(record, 0, turn.model_copy(update={"told": turn.told[:-1]})))


def test_a_position_that_was_forged_is_found_with_its_turn(record: TableRecord) -> None:
    turn = record.turns[2]
    forged = turn.model_copy(update={"checkpoint": turn.checkpoint.replace('"ann":', '"ann":1', 1)})
    assert differences(GAME, with_turn(record, 2, forged)) == [
        "Turn 2 began from another position than the seed says."
    ]


def test_another_legal_answer_is_found_by_what_followed_from_it(record: TableRecord) -> None:
    turn = record.turns[0]
    at = next(at for at, answer in enumerate(turn.journal) if answer.topic == "bid")
    hand = json.loads(turn.checkpoint)["hands"][turn.journal[at].seat]
    other = next(bid for bid in hand if bid not in turn.journal[at].chosen)
    journal = [*turn.journal]
    journal[at] = type(journal[at])(journal[at].prompt, journal[at].seat, "bid", (other,))
    assert differences(GAME, with_turn(record, 0, turn.model_copy(update={"journal": tuple(journal)})))


def test_an_answer_filed_under_another_question_is_found(record: TableRecord) -> None:
    turn = record.turns[0]
    first, *others = turn.journal
    refiled = type(first)(first.prompt, first.seat, "another-topic", first.chosen)
    found = differences(GAME, with_turn(record, 0, turn.model_copy(update={"journal": (refiled, *others)})))
    assert found == ["Turn 0 asked other questions than its answers are filed under."]


@pytest.mark.parametrize(
    "change", [{"options": {"bids": "four"}}, {"seats": ()}, {"seats": ("ann", "bob")}, {"turns": ()}]
)
def test_a_game_that_cannot_be_dealt_is_found(record: TableRecord, change: dict[str, object]) -> None:
    assert differences(GAME, record.model_copy(update=change))


def test_a_game_that_still_goes_on_can_be_checked(record: TableRecord) -> None:
    half = record.turns[1].model_copy(update={"journal": (), "told": record.turns[1].told[:1]})
    assert differences(GAME, record.model_copy(update={"turns": (record.turns[0], half)})) == []
