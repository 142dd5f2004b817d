"""The Frenzy Marker, and a Monster's leaving the game."""

from games.horrified.content import MonsterCard, MonsterId
from games.horrified.events import FrenzyMoved, MonsterDefeated
from games.horrified.play import Play
from games.kernel.prompts import Script, Seat
from games.kernel.state import Finished, Outcome


def next_frenzy(play: Play) -> None:
    """Put the Frenzy Marker on the next Monster in Frenzy Order; after the last comes the first."""
    order = tuple(play.box.monsters)
    at = order.index(play.state.frenzied) if play.state.frenzied else 0
    later = (*order[at + 1 :], *order[: at + 1])
    following = next(monster for monster in later if monster in play.state.monsters)
    if following != play.state.frenzied:
        play.state.frenzied = following
        play.tell(FrenzyMoved(monster=following))


def pass_the_marker(play: Play, _card: MonsterCard) -> Script[None]:
    """An Event: the Frenzy Marker goes to the next Monster."""
    yield from ()
    next_frenzy(play)


def defeat_monster(play: Play, seat: Seat, monster: MonsterId) -> None:
    """Take the Monster and all that is its out of the game; the last one's defeat wins it."""
    rules = play.box.monsters[monster]
    play.state.spent += rules.held_items(play.state)
    rules.defeated(play)
    play.state.monsters = {other: mat for other, mat in play.state.monsters.items() if other != monster}
    play.state.defeated.append(monster)
    play.tell(MonsterDefeated(monster=monster, seat=seat))
    if not play.state.monsters:
        raise Finished(Outcome(play.state.seats, "monsters-defeated"))
    if play.state.frenzied == monster:
        next_frenzy(play)
