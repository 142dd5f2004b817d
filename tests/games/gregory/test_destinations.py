"""Where pieces may go: all see exactly the spaces that the open question offers."""

import pytest

from games.gregory.destinations import destinations
from games.gregory.game import Gregory
from games.gregory.mat import SPACES
from games.kernel.drive import Run
from games.kernel.prompts import Ask, Prompt
from games.kernel.selfplay import Player
from tests.support.playing import Case, half_hearted, played

GAME = Gregory()
CASES = [Case(GAME, seats, variant) for seats in GAME.seats for variant in range(2)]
PLACING = {"entrance", "place-gregory", "call-gregory", "go-upstairs", "choose-hell", "enter-from-deck"}


def spaces_named(ask: Ask) -> set[str]:
    """The words of the options that are spaces."""
    return {word for option in ask.options for word in option.split(":") if word in SPACES}


@pytest.mark.parametrize("players", [(), (half_hearted,)], ids=["random", "half-hearted"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_view_has_the_spaces_of_the_options(case: Case, players: tuple[Player, ...]) -> None:
    """At every question, for everybody who looks; there are none where no space can be chosen."""
    topics: set[str] = set()
    for turn in played(case, *players).table.turns:
        run = Run(GAME, GAME.codec.load_state(turn.checkpoint))
        for answer in turn.journal:
            assert run.prompt
            offered = set().union(*(spaces_named(ask) for ask in run.prompt.asks.values() if not ask.secret))
            for viewer in (None, *case.names):
                seen = GAME.view(run.state, viewer).destinations
                assert {place for places in seen.values() for place in places} == offered
            own = {
                option.split(":")[2]
                for ask in run.prompt.asks.values()
                for option in ask.options
                if option.startswith("move:own:")
            }
            if run.prompt.topic not in PLACING:
                assert set(seen.get("own", ())) == own
            topics |= {run.prompt.topic} if offered else set()
            run.answer(answer.seat, answer.chosen)
        assert run.prompt or not run.state.destinations
    assert {"entrance", "act"} <= topics


def test_each_piece_has_its_own_spaces() -> None:
    options = ("move:own:1F9:2", "move:own:1F9:3:key", "move:gregory:1F7:1", "move:death:1F9:2", "end-turn")
    act = Prompt("act", {"ann": Ask(options)})
    assert destinations(act) == {"own": ("1F9",), "gregory": ("1F7",), "death": ("1F9",)}
    assert destinations(Prompt("go-upstairs", {"ann": Ask(("2F9", "2F8"))})) == {"own": ("2F9", "2F8")}
    assert destinations(Prompt("place-gregory", {"ann": Ask(("1F7",))})) == {"gregory": ("1F7",)}
    asked = Ask(("enter:1F7", "pass"), about={"miniature": "death"})
    assert destinations(Prompt("enter-from-deck", {"ann": asked})) == {"death": ("1F7",)}
    assert destinations(Prompt("deals", {"ann": Ask(("deal:death:2J2", "none"))})) == {"death": ("2J2",)}


def test_what_is_asked_in_secret_is_not_shown() -> None:
    assert destinations(Prompt("ring", {"ann": Ask(("move:gregory:1F7:1",), secret=True)})) == {}


def test_the_stored_position_does_not_hold_them() -> None:
    """Games that began before they were shown can still be verified: checkpoints are as they were."""
    turn = played(CASES[0]).table.turns[-1]
    state = GAME.codec.load_state(turn.checkpoint)
    state.destinations = {"own": ("1F9",)}
    assert GAME.codec.dump_state(state) == turn.checkpoint


def test_the_position_is_whole_without_them() -> None:
    """At every question what was stored and read is the same position, though spaces are on offer."""
    for moment in played(CASES[0]).moments(most=12):
        state = moment.table.turns[-1].position.state
        read = GAME.codec.load_state(GAME.codec.dump_state(state))
        read.told = state.told
        assert read == state
