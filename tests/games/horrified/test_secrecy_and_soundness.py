"""Exchanging what lies face down, and finding what is lost or doubled."""

from games.horrified.secrecy import exchange
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.state import AmericanState
from games.kernel.dice import Dice

GAME = HorrifiedAmerican()


def position() -> AmericanState:
    seats = ("ann", "bob")
    return GAME.setup(seats, GAME.settled(seats, {"monsters": "banshee+ozark-howler"}), Dice("seed"))


def test_only_what_is_hidden_then_and_now_is_exchanged() -> None:
    pile = list("abcdefgh")
    exchange([pile], [list("abcdef")], ["a"], Dice("seed"))
    assert sorted(pile) == list("abcdefgh")
    assert (pile[0], pile[6], pile[7]) == ("a", "g", "h")
    assert pile != list("abcdefgh")


def test_own_perks_are_not_exchanged() -> None:
    state, now = position(), position()
    mine = list(state.heroes["ann"].perks)
    theirs = set()
    for number in range(20):
        GAME.redeal(state, now, "ann", Dice(str(number)))
        theirs.update(state.heroes["bob"].perks)
        assert state.heroes["ann"].perks == mine
    assert len(theirs) > 5


def test_redealt_positions_are_sound() -> None:
    state = position()
    GAME.redeal(state, position(), None, Dice("other"))
    assert GAME.problems(state) == []


def test_lost_and_doubled_things_are_found() -> None:
    state = position()
    state.bag.append(state.bag[0])
    state.deck.pop()
    state.citizens["salesman"] = "tavern"
    state.rescued = ["salesman"]
    state.frenzied = "mothman"
    state.heroes["ann"].kind = state.heroes["bob"].kind
    state.actions_left = -1
    told = "\n".join(GAME.problems(state))
    for part in (
        "Items: missing",
        "Monster cards: missing",
        "in 2 places",
        "safe location",
        "frenzied",
        "one hero",
    ):
        assert part in told
    assert "actions are left" in told
