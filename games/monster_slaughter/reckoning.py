"""The Reckoning (rulebook: End of the Game)."""

from typing import TypeAlias

from games.kernel.prompts import Seat
from games.kernel.state import Outcome
from games.monster_slaughter.content import Token, box
from games.monster_slaughter.fight_events import BrainTaken, HarvestReckoned, OrderShown
from games.monster_slaughter.state import Slaughter

Rank: TypeAlias = tuple[int, int, int, int, int]


def reckon(game: Slaughter, reason: str) -> Outcome:
    """Count every family's harvest. Ties go by brains, then favourite meal, bones and flesh."""
    game.active = None
    game.fight = None
    reward_padre(game)
    for seat in game.seats:
        order, favourite = tuple(game.orders[seat]), game.favourites[seat]
        game.tell(OrderShown(seat=seat, order=order, favourite=favourite))
        game.tell(HarvestReckoned(seat=seat, harvest=sources(game, seat), points=score(game, seat)))
    best = max(rank(game, seat) for seat in game.seats)
    winners = tuple(seat for seat in game.seats if rank(game, seat) == best)
    return Outcome(winners, reason, {seat: score(game, seat) for seat in game.seats})


def reward_padre(game: Slaughter) -> None:
    """Whoever holds the Padre's card takes a brain if he has outlived all others."""
    living = game.living()
    holder = game.victims[living[0]].holder if len(living) == 1 else None
    if holder is not None:
        game.harvest[holder].brains += 1
        game.tell(BrainTaken(seat=holder))


def sources(game: Slaughter, seat: Seat) -> dict[Token, int]:
    """How many tokens of each kind a family has."""
    harvest = game.harvest[seat]
    return {
        "flesh": harvest.flesh,
        "bones": harvest.bones,
        "brains": harvest.brains,
        "targets": harvest.targets,
        "doors": harvest.doors,
    }


def score(game: Slaughter, seat: Seat) -> int:
    """A family's points."""
    return sum(box().points[token] * number for token, number in sources(game, seat).items())


def rank(game: Slaughter, seat: Seat) -> Rank:
    """What decides who wins, the weightiest first."""
    harvest = game.harvest[seat]
    return (score(game, seat), harvest.brains, harvest.targets, harvest.bones, harvest.flesh)
