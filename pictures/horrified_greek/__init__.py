"""The table of Horrified: Greek Monsters as a picture."""

from collections.abc import Callable, Iterator

from PIL import Image

from games.horrified.content import Place
from games.horrified.view import CardView
from games.horrified_greek.view import GreekView
from games.kernel.prompts import Seat
from pictures.canvas import png
from pictures.horrified import painter
from pictures.horrified.setting import MonsterArt, Mood, Plate, Road, Setting, Terms
from pictures.horrified_greek import buildings, emblems, mats, monsters, puzzles, tokens, wilds
from pictures.horrified_greek.ground import ground, sky
from pictures.horrified_greek.places import BENDS, SPOTS
from pictures.horrified_greek.private import draw_private
from pictures.palette import INK, STEEL

__all__ = ["ISLAND", "draw", "paint", "paint_private"]


def _lairs(view: GreekView) -> Iterator[tuple[Place, Image.Image]]:
    for lair in view.lairs:
        art = ISLAND.monsters.get(lair.monster or "")
        yield lair.place, tokens.lair(lair.token, art.colour if art else STEEL, 60)


def _next_card(view: GreekView) -> CardView | None:
    return view.foreseen


ISLAND = Setting(
    terms=Terms(hero="Hero", heroes="Heroes", citizens="Legends", home="the island"),
    mood=Mood(
        table="#113a57",
        sky=sky,
        road=Road(edge="#a98a58", way="#fff7e0", dash="#d9c08c"),
        plate=Plate(ground="#fff6e0", edge="#c9653d", letters=INK),
        counter=("#1a5878", "#4fb4c4"),
        board=tokens.pottery,
    ),
    spots=SPOTS,
    bends=BENDS,
    ground=ground,
    buildings={
        "": buildings.house,
        "acropolis": buildings.acropolis,
        "agora": buildings.agora,
        "battlefield": wilds.battlefield,
        "bay-of-ghosts": wilds.bay_of_ghosts,
        "crossroads": wilds.crossroads,
        "crossroads-south": wilds.crossroads_south,
        "forest-of-the-dryads": wilds.forest_of_the_dryads,
        "gaseous-swamp": wilds.gaseous_swamp,
        "gymnasium": buildings.gymnasium,
        "lighthouse": buildings.lighthouse,
        "mount-iliad": wilds.mount_iliad,
        "necropolis": wilds.necropolis,
        "odeon": buildings.odeon,
        "port": buildings.port,
        "ruins": wilds.ruins,
        "stables": buildings.stables,
        "stadium": buildings.stadium,
        "statue-of-talos": buildings.statue_of_talos,
        "temple-of-athena": buildings.temple_of_athena,
        "temple-of-hades": buildings.temple_of_hades,
        "temple-of-nyx": buildings.temple_of_nyx,
        "temple-of-zeus": buildings.temple_of_zeus,
        "trading-post": buildings.trading_post,
        "vineyards": buildings.vineyards,
    },
    monsters={
        "basilisk": MonsterArt(monsters.basilisk, monsters.BASILISK, mats.basilisk),
        "cerberus": MonsterArt(monsters.cerberus, monsters.CERBERUS, mats.cerberus),
        "chimera": MonsterArt(monsters.chimera, monsters.CHIMERA, mats.chimera),
        "medusa": MonsterArt(monsters.medusa, monsters.MEDUSA, puzzles.medusa, tokens=puzzles.medusa_tokens),
        "minotaur": MonsterArt(monsters.minotaur, monsters.MINOTAUR, puzzles.minotaur),
        "siren": MonsterArt(monsters.siren, monsters.SIREN, puzzles.siren),
    },
    chips={"yellow": emblems.yellow_chip, "blue": emblems.blue_chip, "teal": emblems.teal_chip},
    tags={},
    samples=tokens.samples,
    icons=emblems.GODS,
    tokens=_lairs,
    foretold=_next_card,
)


def paint(view: GreekView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG, 1200 pixels wide; the same view and names give the same bytes."""
    return painter.paint(ISLAND, view, names)


def draw(view: GreekView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours."""
    return painter.draw(ISLAND, view, names)


def paint_private(view: GreekView, _names: Callable[[Seat], str]) -> bytes | None:
    """What only the viewer knows as a PNG; None where there is nothing to draw."""
    picture = draw_private(ISLAND, view)
    return png(picture, painter.colours(ISLAND, view.locations)) if picture else None
