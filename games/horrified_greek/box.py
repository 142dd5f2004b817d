"""The Greek box: its content and the behaviours that it names."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from games.horrified.actions import STANDARD_ACTIONS
from games.horrified.box import Box, Vocabulary
from games.horrified.content import Shelf
from games.horrified.monster import Monster
from games.horrified_greek.cards import EFFECTS
from games.horrified_greek.content import COLOURS, GreekContent, read_content
from games.horrified_greek.lairs import REVEAL_A_LAIR
from games.horrified_greek.monsters.basilisk import Basilisk
from games.horrified_greek.monsters.cerberus import Cerberus
from games.horrified_greek.monsters.chimera import Chimera
from games.horrified_greek.monsters.medusa import Medusa
from games.horrified_greek.monsters.minotaur import Minotaur
from games.horrified_greek.monsters.siren import Siren
from games.horrified_greek.perks import PERKS
from games.horrified_greek.specials import SPECIALS, TRAITS
from games.kernel.content import ContentFiles

MONSTERS: tuple[type[Monster[Any, Any]], ...] = (Basilisk, Cerberus, Chimera, Medusa, Minotaur, Siren)
"""In Frenzy Order."""

FOLDER = Path(__file__).parent / "content"
VOCABULARY = Vocabulary(hero="Hero", heroes="Heroes", option="heroes")
SHELF = Shelf(
    heroes="heroes.json",
    citizens="legends.json",
    colours=COLOURS,
    specials=(*SPECIALS, *TRAITS),
    perk_effects=tuple(PERKS),
    card_effects=tuple(EFFECTS),
    monsters={monster.id: monster.numbers for monster in MONSTERS},
)


@cache
def content(corrected: Path | None = None) -> GreekContent:
    """The content files, those that a person has corrected in place of ours; raises BadContent."""
    return read_content(ContentFiles(FOLDER, corrected), SHELF)


@cache
def box(corrected: Path | None = None) -> Box:
    """The box: the program's own, or with the content files that a person has corrected."""
    found = content(corrected)
    return Box(
        mark=found.mark,
        content=found.shared,
        monsters=_monsters(found),
        actions=(*STANDARD_ACTIONS, REVEAL_A_LAIR),
        specials=SPECIALS,
        perk_effects=PERKS,
        card_effects=EFFECTS,
        vocabulary=VOCABULARY,
        traits=TRAITS,
    )


def _monsters(found: GreekContent) -> Mapping[str, Monster[Any, Any]]:
    """The six Monsters, each with its own parts of the box."""
    kinds = {kind.id: kind for kind in found.shared.monsters}
    temples, mirrors = found.places("temple"), found.places("mirror")
    return {
        Basilisk.id: Basilisk(kinds[Basilisk.id], temples),
        Cerberus.id: Cerberus(kinds[Cerberus.id], found.lair(Cerberus.id), found.doors),
        Chimera.id: Chimera(kinds[Chimera.id], found.lair(Chimera.id), found.heads),
        Medusa.id: Medusa(kinds[Medusa.id], found.lair(Medusa.id), temples, mirrors),
        Minotaur.id: Minotaur(kinds[Minotaur.id], found.lair(Minotaur.id), found.tiles),
        Siren.id: Siren(kinds[Siren.id], found.tones),
    }
