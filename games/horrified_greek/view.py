"""What a viewer may know of the Greek game: the view of the island, with its own Monsters' mats."""

from dataclasses import dataclass
from typing import TypeAlias

from games.horrified_greek.island import IslandView, LairView
from games.horrified_greek.monsters.basilisk import BasiliskMat
from games.horrified_greek.monsters.cerberus import CerberusMat
from games.horrified_greek.monsters.chimera import ChimeraMat
from games.horrified_greek.monsters.medusa import MedusaMat
from games.horrified_greek.monsters.minotaur import MinotaurMat
from games.horrified_greek.monsters.siren import SirenMat

__all__ = [
    "AnyMat",
    "BasiliskMat",
    "CerberusMat",
    "ChimeraMat",
    "GreekView",
    "LairView",
    "MedusaMat",
    "MinotaurMat",
    "SirenMat",
]

AnyMat: TypeAlias = BasiliskMat | CerberusMat | ChimeraMat | MedusaMat | MinotaurMat | SirenMat


@dataclass(frozen=True, slots=True, kw_only=True)
class GreekView(IslandView):
    """The table with Greek Monsters."""

    monsters: tuple[AnyMat, ...]
