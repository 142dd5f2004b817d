"""What lies face down is exchanged for the law of secrecy, and what a viewer knows of it stays."""

import pytest

from games.horrified_greek.game import HorrifiedGreek
from games.horrified_greek.state import GreekState
from games.kernel.dice import Dice
from games.kernel.errors import CannotUndo
from games.kernel.turns import open_turn, play, undo
from tests.games.horrified_greek.isle import Isle

GAME = HorrifiedGreek()
TRIES = 30


def position(**options: str) -> GreekState:
    chosen = {"monsters": "minotaur+siren", "heroes": "drawn", **options}
    return GAME.setup(("ann", "bob"), GAME.settled(("ann", "bob"), chosen), Dice("seed"))


def redealt(now: GreekState, viewer: str | None) -> list[GreekState]:
    """Positions that the viewer cannot tell from this one."""
    found = []
    for number in range(TRIES):
        state = GAME.codec.load_state(GAME.codec.dump_state(now))
        GAME.redeal(state, now, viewer, Dice(str(number)))
        found.append(state)
    return found


def test_face_down_lairs_are_exchanged_and_revealed_ones_stay() -> None:
    now = position()
    now.lairs[2].up = True
    lying = {tuple(lair.token for lair in state.lairs) for state in redealt(now, "ann")}
    assert {tokens[2] for tokens in lying} == {now.lairs[2].token}
    assert len(lying) == 6


def test_labyrinth_tokens_are_exchanged_and_laid_ones_stay() -> None:
    now = position()
    mat = now.monsters["minotaur"]
    mat.laid = [mat.stack.pop(), mat.stack.pop()]
    others = [state.monsters["minotaur"] for state in redealt(now, None)]
    assert {tuple(other.laid) for other in others} == {tuple(mat.laid)}
    assert len({tuple(other.stack) for other in others}) == 6


def tones_of(state: GreekState) -> list[str]:
    return [tone.sound for tone in state.monsters["siren"].tones]


def test_tones_that_nobody_has_seen_are_exchanged() -> None:
    """What was seen stays, and two that did not match do not match in any of these positions."""
    now = position()
    mat = now.monsters["siren"]
    one, other = next((a, b) for a in range(8) for b in range(8) if mat.tones[a].sound != mat.tones[b].sound)
    mat.differ = [(one, other)]
    for at in (one, other):
        mat.tones[at].seen_by = ["ann"]
    for viewer in ("ann", "bob", None):
        found = [tones_of(state) for state in redealt(now, viewer)]
        assert {(tones[one], tones[other]) for tones in found} == {(tones_of(now)[one], tones_of(now)[other])}
        assert len({tuple(tones) for tones in found}) > TRIES / 2


def test_tones_that_another_has_seen_alone_are_exchanged_too() -> None:
    """Where the table plays so: Bob knows only that the two differ."""
    now = position(tones="private")
    mat = now.monsters["siren"]
    one, other = next((a, b) for a in range(8) for b in range(8) if mat.tones[a].sound != mat.tones[b].sound)
    mat.differ = [(one, other)]
    for at in (one, other):
        mat.tones[at].seen_by = ["ann"]
    for viewer in ("bob", None):
        found = [tones_of(state) for state in redealt(now, viewer)]
        assert all(tones[one] != tones[other] for tones in found)
        assert len({tones[one] for tones in found}) == 4
    assert {tones_of(state)[one] for state in redealt(now, "ann")} == {tones_of(now)[one]}


def test_next_monster_card_stays_for_who_has_looked_at_it() -> None:
    now = position()
    now.foreseen = {"ann": len(now.deck)}
    assert {state.deck[-1] for state in redealt(now, "ann")} == {now.deck[-1]}
    for viewer in ("bob", None):
        assert len({state.deck[-1] for state in redealt(now, viewer)}) > TRIES / 3
    # It has been drawn since: the one below it is not known.
    now.played.append(now.deck.pop())
    assert len({state.deck[-1] for state in redealt(now, "ann")}) > TRIES / 3


@pytest.mark.parametrize(
    ("place", "item", "answers"),
    [
        ("agora", "mask-acropolis", [("special",)]),
        ("necropolis", "drachma-port", [("advance:minotaur:place",)]),
        ("lighthouse", "drachma-port", [("advance:siren:drachma-port",), ("siren:1", "siren:2")]),
        ("mount-iliad", "sword-odeon", [("reveal",)]),
    ],
    ids=["card", "labyrinth", "tones", "lair"],
)
def test_what_has_come_to_light_is_not_taken_back(
    isle: type[Isle], place: str, item: str, answers: list[tuple[str, ...]]
) -> None:
    """The Shepherd's card, a Labyrinth token, two tones, a Lair."""
    game = isle("minotaur", "siren").lair("labyrinth", "necropolis").hero("ann", "shepherd", place, [item])
    turn = open_turn(game.game, 0, game.game.codec.dump_state(game.state))
    for chosen in answers:
        turn = play(game.game, turn, "ann", chosen)[0]
    with pytest.raises(CannotUndo):
        undo(game.game, [turn], "ann")
