"""The American box: its content and the behaviours that it names."""

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from games.horrified.actions import STANDARD_ACTIONS
from games.horrified.box import Box, CardEffect, Vocabulary
from games.horrified.citizens import place_citizen
from games.horrified.content import Shelf
from games.horrified.frenzy import pass_the_marker
from games.horrified.monster import Monster
from games.horrified_american.content import COLOURS, AmericanContent, read_content
from games.horrified_american.monsters.banshee import Banshee
from games.horrified_american.monsters.bigfoot import Bigfoot
from games.horrified_american.monsters.chupacabra import Chupacabra
from games.horrified_american.monsters.jersey_devil import JerseyDevil
from games.horrified_american.monsters.mothman import Mothman
from games.horrified_american.monsters.ozark_howler import OzarkHowler
from games.horrified_american.perks import PERKS
from games.horrified_american.specials import SPECIALS
from games.kernel.content import ContentFiles

MONSTERS: tuple[type[Monster[Any, Any]], ...] = (
    Banshee,
    Mothman,
    Bigfoot,
    Chupacabra,
    JerseyDevil,
    OzarkHowler,
)
"""In Frenzy Order; of the two with order 3, Bigfoot comes first (RULINGS.md, 9)."""

FOLDER = Path(__file__).parent / "content"
VOCABULARY = Vocabulary(hero="Investigator", heroes="Investigators", option="investigators")


EFFECTS: Mapping[str, CardEffect] = {"place-citizen": place_citizen, "next-frenzy": pass_the_marker}


@cache
def content(corrected: Path | None = None) -> AmericanContent:
    """The content files, those that a person has corrected in place of ours; raises BadContent."""
    return read_content(ContentFiles(FOLDER, corrected), SHELF)


SHELF = Shelf(
    heroes="investigators.json",
    citizens="citizens.json",
    colours=COLOURS,
    specials=tuple(SPECIALS),
    perk_effects=tuple(PERKS),
    card_effects=(*EFFECTS, *(effect for monster in MONSTERS for effect in monster.effects)),
    monsters={monster.id: monster.numbers for monster in MONSTERS},
)


@cache
def box(corrected: Path | None = None) -> Box:
    """The box: the program's own, or with the content files that a person has corrected."""
    found = content(corrected)
    kinds = {kind.id: kind for kind in found.shared.monsters}
    further: dict[type[Monster[Any, Any]], tuple[Any, ...]] = {
        Bigfoot: (found.photos,),
        OzarkHowler: (found.trackers,),
        JerseyDevil: (found.clues, found.shared.citizens),
    }
    monsters = {kind.id: kind(kinds[kind.id], *further.get(kind, ())) for kind in MONSTERS}
    own = {
        name: partial(effect, monster)
        for monster in monsters.values()
        for name, effect in monster.effects.items()
    }
    return Box(
        mark=found.mark,
        content=found.shared,
        monsters=monsters,
        actions=STANDARD_ACTIONS,
        specials=SPECIALS,
        perk_effects=PERKS,
        card_effects={**EFFECTS, **own},
        vocabulary=VOCABULARY,
    )
