"""What a viewer may know of the American game: the view of all sets, with its own Monsters' mats."""

from dataclasses import dataclass
from typing import TypeAlias

from games.horrified.view import HorrifiedView
from games.horrified_american.monsters.banshee import BansheeMat
from games.horrified_american.monsters.bigfoot import BigfootMat
from games.horrified_american.monsters.chupacabra import ChupacabraMat
from games.horrified_american.monsters.jersey_devil import DevilMat
from games.horrified_american.monsters.mothman import MothmanMat
from games.horrified_american.monsters.ozark_howler import HowlerMat

__all__ = [
    "AmericanView",
    "AnyMat",
    "BansheeMat",
    "BigfootMat",
    "ChupacabraMat",
    "DevilMat",
    "HowlerMat",
    "MothmanMat",
]

AnyMat: TypeAlias = BansheeMat | MothmanMat | BigfootMat | ChupacabraMat | DevilMat | HowlerMat


@dataclass(frozen=True, slots=True, kw_only=True)
class AmericanView(HorrifiedView):
    """The table with American Monsters."""

    monsters: tuple[AnyMat, ...]
