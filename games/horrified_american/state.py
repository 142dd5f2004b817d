"""A position of the American game: that of all sets, with its own Monsters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from games.horrified.state import HorrifiedState
from games.horrified_american.monsters.banshee import BansheeState
from games.horrified_american.monsters.bigfoot import BigfootState
from games.horrified_american.monsters.chupacabra import ChupacabraState
from games.horrified_american.monsters.jersey_devil import DevilState
from games.horrified_american.monsters.mothman import MothmanState
from games.horrified_american.monsters.ozark_howler import HowlerState

AnyMonster: TypeAlias = (
    BansheeState | MothmanState | BigfootState | ChupacabraState | DevilState | HowlerState
)


@dataclass(slots=True, kw_only=True)
class AmericanState(HorrifiedState):
    """A position with American Monsters."""

    monsters: Mapping[str, AnyMonster] = field(default_factory=dict)
