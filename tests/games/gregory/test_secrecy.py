"""What is exchanged for the law of secrecy: everything that somebody may not know, at any moment."""

import pytest

from games.gregory.game import Gregory
from games.gregory.state import House, monster_cards
from games.kernel.dice import Dice
from games.kernel.errors import CannotUndo
from games.kernel.prompts import Seat
from games.kernel.table import Table
from games.kernel.turns import open_turn
from tests.conformance import laws
from tests.games.gregory.positions import NAMES, at, give, house, on_top
from tests.support.playing import address

GAME = Gregory()
CORRIDOR = at(1, 5, 8)
ATTACK = f"move:gregory:{CORRIDOR}:2"
FREAK_OUTS = [f"freak-out-{copy}" for copy in range(1, 5)]
WORLDS = 30


def table_of(game: House, *answers: tuple[Seat, str]) -> Table[House]:
    """A table that stands in this position, after these answers."""
    table = Table(GAME, "loaded", [open_turn(GAME, 0, GAME.codec.dump_state(game))])
    for seat, chosen in answers:
        table.answer(seat, address(table), [chosen])
    return table


def other_worlds(table: Table[House], viewer: Seat | None) -> list[House]:
    """Beginnings of the running turn that the viewer cannot tell from the true one."""
    turn = table.turns[-1]
    worlds = []
    for number in range(WORLDS):
        world = GAME.codec.load_state(turn.checkpoint)
        GAME.redeal(world, turn.position.state, viewer, Dice(f"{number}"))
        worlds.append(world)
    return worlds


def battle() -> House:
    """Ann sets Gregory on Bob, and everybody holds cards for battles."""
    game = house(moves=4, seats=4)
    game.players["bob"].place, game.gregory = CORRIDOR, at(1, 5, 10)
    for seat, card in zip(NAMES, FREAK_OUTS, strict=True):
        give(game, seat, card)
    give(game, "bob", "stale-cheese-1")
    give(game, "cid", "house-special-1")
    return game


@pytest.mark.parametrize(
    "answers",
    [
        [],
        [("bob", "card:stale-cheese-1:attacker")],
        [("bob", "pass"), ("cid", "card:house-special-1:attacker")],
        [("dot", "pass:turn"), ("ann", "card:freak-out-1:attacker"), ("bob", "card:freak-out-2:defender")],
    ],
)
def test_answers_given_in_a_window_tell_nothing_of_any_card(answers: list[tuple[Seat, str]]) -> None:
    """Before all have chosen, the cards of those who did may be any, those for battles among them (R51)."""
    table = table_of(battle(), ("ann", ATTACK), *answers)
    for number in range(WORLDS):
        laws.keeps_secrets(table, Dice(f"{number}"))
    for viewer in (*NAMES, None):
        worlds = other_worlds(table, viewer)
        for seat, card in zip(NAMES, FREAK_OUTS, strict=True):
            is_fixed = all(card in world.players[seat].hand for world in worlds)
            assert is_fixed == (seat == viewer)


def test_foes_after_a_roll_may_hold_anything() -> None:
    """Also the cards that are played there (R51)."""
    game = house(seats=3)
    game.stage = "begin"
    give(game, "bob", "heavy-luggage-1")
    give(game, "cid", "heavy-luggage-2")
    table = table_of(game, ("bob", "card:heavy-luggage-1"))
    for number in range(WORLDS):
        laws.keeps_secrets(table, Dice(f"{number}"))
    assert {world.players["bob"].hand[0] for world in other_worlds(table, "ann")} > {"heavy-luggage-1"}


def test_a_card_that_was_played_and_shuffled_again_has_been_seen() -> None:
    """It is hidden now, but when it was played it was in that hand."""
    game = house(moves=1)
    game.gregory = "1N6"
    give(game, "ann", "turn-down-service-1", "key-ring-1", "loose-rug-1")
    give(game, "bob", "freak-out-1")
    game.judgment_discard, game.judgment = game.judgment, []
    table = table_of(game, ("ann", "hand"), ("ann", "card:turn-down-service-1"))
    for number in range(WORLDS):
        laws.keeps_secrets(table, Dice(f"{number}"))


def test_nobody_knows_which_monsters_were_set_aside() -> None:
    """They may be any that are not in sight; a search of the deck tells of one (R59)."""
    game = house(ferals="4")
    ann = game.players["ann"]
    ann.collection = ["catherine"]
    on_top(game, "ann", "black-duck-2", "fat-chicken")
    ann.aside, ann.deck = ann.deck[-2:], ann.deck[:-2]
    found = {tuple(sorted(world.players["ann"].aside)) for world in other_worlds(table_of(game), "ann")}
    assert len(found) > 10
    table = table_of(game, ("ann", "deals"), ("ann", f"deal:catherine:{at(1, 0, 8)}"))
    for number in range(WORLDS):
        laws.keeps_secrets(table, Dice(f"{number}"))


def test_a_search_of_the_deck_is_not_taken_back() -> None:
    """Where one Monster is left in it, nothing is shuffled, and still the search tells what was set aside."""
    game = house(ferals="4")
    ann = game.players["ann"]
    ann.collection = ["catherine"]
    on_top(game, "ann", "catherine")
    ann.aside, ann.deck = ann.deck[:2], ann.deck[-1:]
    ann.discard = [card for card in monster_cards() if card not in (*ann.aside, *ann.deck)]
    table = table_of(game, ("ann", "deals"), ("ann", f"deal:catherine:{at(1, 0, 8)}"))
    with pytest.raises(CannotUndo):
        table.undo("ann")
