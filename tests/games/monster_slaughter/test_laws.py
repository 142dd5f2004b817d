"""The laws of the kernel for whole games of Monster Slaughter, with players that do something.

A random player hardly ever gets into the cabin; one that takes good advice two times of three meets every
rule. The conformance tests play with the options of the shelf; these play with all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.prompts import Seat
from games.kernel.selfplay import Bots, play_game
from games.kernel.table import Table
from games.monster_slaughter.game import MonsterSlaughter
from games.monster_slaughter.state import Slaughter
from games.monster_slaughter.tales import EVENTS
from games.monster_slaughter.view import SlaughterView
from tests.conformance import laws
from tests.games.monster_slaughter.cabin import GAME, NAMES
from tests.support.playing import Case, Moment, Playthrough, half_hearted

OPTIONS: tuple[dict[str, str], ...] = (
    {"visitors": "all", "neutral_objects": "with"},
    {"visitors": "recommended", "tool_shed": "set-one", "guests": "random"},
    {"tool_shed": "set-two", "neutral_objects": "with", "last_event": "with", "guests": "chosen"},
    {"visitors": "all", "tool_shed": "mixed", "neutral_objects": "with", "guests": "random"},
)
MOST_ANSWERS = 3_000


@cache
def night(seats: int, variant: int, number: int = 0) -> Playthrough:
    bots = Bots(half_hearted, Dice(f"players {seats} {variant} {number}"))
    played = play_game(GAME, NAMES[:seats], f"seed {seats} {variant} {number}", OPTIONS[variant], bots)
    return Playthrough(Case(GAME, seats, variant), played.table)


NIGHTS = [(seats, (seats + more) % len(OPTIONS)) for seats in GAME.seats for more in (0, 1)]


@pytest.fixture(params=NIGHTS, ids=str)
def playthrough(request: pytest.FixtureRequest) -> Playthrough:
    return night(*request.param)


def moments(playthrough: Playthrough, most: int = 25) -> Iterator[Moment]:
    return playthrough.moments(most)


def test_a_game_ends_within_a_bound_without_an_error(playthrough: Playthrough) -> None:
    assert playthrough.table.outcome
    assert playthrough.length < MOST_ANSWERS


def test_cards_tokens_and_victims_are_conserved(playthrough: Playthrough) -> None:
    for turn in playthrough.table.turns:
        assert GAME.problems(turn.position.state) == []
    for moment in moments(playthrough, 60):
        laws.questions_are_sound(moment.table)


def test_nobody_sees_what_they_cannot_know(playthrough: Playthrough) -> None:
    """Views, questions and stories are the same when other seats' secrets and unseen cards are exchanged."""
    changed = 0
    for number, moment in enumerate(moments(playthrough)):
        changed += laws.keeps_secrets(moment.table, Dice(f"redeal {number}"))
        laws.tells_nothing_of_the_seed(moment.table)
    assert changed > 20, "hardly anything was exchanged"


@dataclass(frozen=True, slots=True)
class Gossip(SlaughterView):
    """A view that gives something away."""

    whispered: str = ""


class Talkative(MonsterSlaughter):
    """A game whose view tells everybody one secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def view(self, state: Slaughter, viewer: Seat | None) -> SlaughterView:
        view = MonsterSlaughter.view(self, state, viewer)
        told = {
            "hands": [state.hands[seat] for seat in state.seats],
            "orders": [state.orders.get(seat) for seat in state.seats],
            "meals": [state.favourites.get(seat) for seat in state.seats],
            "piles": [pile.cards for pile in state.piles.values()],
            "shed": state.piles["shed"].cards if "shed" in state.piles else [],
            "night": state.nights[1:],
        }[self.secret]
        fields = {name: getattr(view, name) for name in SlaughterView.__dataclass_fields__}
        return Gossip(**fields, whispered=str(told))


@pytest.mark.parametrize("secret", ["hands", "orders", "meals", "piles", "shed", "night"])
def test_the_law_of_secrecy_notices_a_leak(secret: str) -> None:
    """Each kind of secret is exchanged: a view that tells it is found out."""
    playthrough, found = night(4, 3), 0
    for number, moment in enumerate(moments(playthrough, 16)):
        table = Table(Talkative(secret), moment.table.seed, moment.table.turns)
        try:
            laws.keeps_secrets(table, Dice(f"redeal {number}"))
        except AssertionError:
            found += 1
    assert found > 2


def test_every_answer_can_be_taken_back_or_taught_somebody_something(playthrough: Playthrough) -> None:
    for moment in moments(playthrough):
        laws.can_be_taken_back(moment, Dice("undo"))


def test_a_turn_played_afresh_is_the_same(playthrough: Playthrough) -> None:
    for turn in playthrough.table.turns[:: max(1, len(playthrough.table.turns) // 6)]:
        laws.plays_afresh(GAME, turn)


def test_a_saved_game_is_the_same_game(playthrough: Playthrough) -> None:
    for moment in moments(playthrough, 3):
        laws.survives_saving(moment.table, lambda text: laws.reload(GAME, text))
    laws.survives_saving(playthrough.table, lambda text: laws.reload(GAME, text))


def test_wrong_answers_are_refused(playthrough: Playthrough) -> None:
    for moment in moments(playthrough, 6):
        laws.refuses_all_else(moment, ("move:kitchen", "attack:tom", "card:torch", "pass"))


def test_words_fit_their_controls(playthrough: Playthrough) -> None:
    for moment in moments(playthrough, 60):
        laws.words_fit(moment.table)
    laws.words_fit(playthrough.table)


def test_advice_is_legal_and_views_are_plain(playthrough: Playthrough) -> None:
    for moment in moments(playthrough):
        laws.advice_is_legal(moment.table, Dice("advice"))
        laws.views_are_json(moment.table)


def test_the_dice_can_be_checked(playthrough: Playthrough) -> None:
    if playthrough.case.seats == 3:
        laws.can_be_verified(playthrough.table)


def test_events_only_grow(playthrough: Playthrough) -> None:
    for moment in moments(playthrough, 10):
        laws.events_only_grow(moment)


def test_every_kind_of_event_happens_and_has_words() -> None:
    """In enough games everything that can be told is told."""
    told: set[type[Event]] = set()
    for variant in range(len(OPTIONS)):
        for seats in (3, 5):
            for number in range(3):
                for turn in night(seats, variant, number).table.turns:
                    for event in turn.position.state.told:
                        told.add(type(event))
                        assert GAME.words.tell(event, str).strip()
    rare = {
        "NobodyCame",
        "FleshReturned",
        "MarkersSwapped",
        "VictimReturned",
        "VictimGlimpsed",
        "VictimWaits",
    }
    assert {kind.__name__ for kind in set(EVENTS) - told} <= {
        *rare,
        "PadreTaken",
        "HandShown",
        "NothingFound",
    }
