"""A position of the Greek game: that of the island, with its own Monsters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from games.horrified_greek.island import IslandState
from games.horrified_greek.monsters.basilisk import BasiliskState
from games.horrified_greek.monsters.cerberus import CerberusState
from games.horrified_greek.monsters.chimera import ChimeraState
from games.horrified_greek.monsters.medusa import MedusaState
from games.horrified_greek.monsters.minotaur import MinotaurState
from games.horrified_greek.monsters.siren import SirenState

AnyMonster: TypeAlias = (
    BasiliskState | CerberusState | ChimeraState | MedusaState | MinotaurState | SirenState
)


@dataclass(slots=True, kw_only=True)
class GreekState(IslandState):
    """A position with Greek Monsters."""

    monsters: Mapping[str, AnyMonster] = field(default_factory=dict)
