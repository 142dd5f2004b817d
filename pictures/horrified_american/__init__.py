"""The table of Horrified: American Monsters as a picture."""

from collections.abc import Callable, Iterator

from PIL import Image

from games.horrified_american.view import AmericanView
from games.kernel.prompts import Seat
from pictures.horrified import painter
from pictures.horrified.setting import MonsterArt, Mood, Plate, Road, Setting, Terms
from pictures.horrified_american import buildings, emblems, mats, monsters, outskirts, puzzles, tokens
from pictures.horrified_american.ground import ground, sky
from pictures.horrified_american.places import BENDS, SPOTS
from pictures.palette import CREAM, DUSK, HAZE, NIGHT, WOOD, WOOD_DARK

__all__ = ["CROSS_CREEK", "draw", "paint"]


def _samples() -> Iterator[Image.Image]:
    for clue in (None, *emblems.CLUES):
        yield tokens.clue(clue, 62)
    for part in (None, "head", "torso", "arm", "leg"):
        yield tokens.photo(part, right=True)
    for armed in (False, True):
        yield mats.trap_token(60, armed=armed)
        yield tokens.goat(66, saved=armed)
    yield tokens.violin("A", 60)


CROSS_CREEK = Setting(
    terms=Terms(hero="Investigator", heroes="Investigators", citizens="citizens", home="the town"),
    mood=Mood(
        table=NIGHT,
        sky=sky,
        road=Road(edge="#2a2a44", way="#6c6a86", dash="#c9c3d8"),
        plate=Plate(ground=WOOD_DARK, edge=WOOD, letters=CREAM),
        counter=(DUSK, HAZE),
        board=tokens.plank,
    ),
    spots=SPOTS,
    bends=BENDS,
    ground=ground,
    buildings={
        "": outskirts.house,
        "abandoned-mine": outskirts.abandoned_mine,
        "boathouse": buildings.boathouse,
        "cabin": outskirts.cabin,
        "campground": outskirts.campground,
        "cemetery": outskirts.cemetery,
        "city-hall": buildings.city_hall,
        "diner": buildings.diner,
        "drive-in": buildings.drive_in,
        "farm": buildings.farm,
        "gas-station": buildings.gas_station,
        "high-school": buildings.high_school,
        "hospital": buildings.hospital,
        "intersection": buildings.intersection,
        "junkyard": buildings.junkyard,
        "library": buildings.library,
        "motel": buildings.motel,
        "radio-tower": outskirts.radio_tower,
        "resort": buildings.resort,
        "sheriffs-station": buildings.sheriffs_station,
        "tavern": buildings.tavern,
        "town-center": buildings.town_center,
        "trailhead": outskirts.trailhead,
    },
    monsters={
        "banshee": MonsterArt(monsters.banshee, monsters.BANSHEE, mats.banshee),
        "mothman": MonsterArt(monsters.mothman, monsters.MOTHMAN, mats.mothman, tokens=mats.mothman_tokens),
        "bigfoot": MonsterArt(
            monsters.bigfoot,
            monsters.BIGFOOT,
            puzzles.bigfoot,
            overlay=emblems.camera,
            tokens=puzzles.bigfoot_tokens,
        ),
        "chupacabra": MonsterArt(
            monsters.chupacabra, monsters.CHUPACABRA, mats.chupacabra, overlay=emblems.pen
        ),
        "jersey-devil": MonsterArt(
            monsters.jersey_devil, monsters.JERSEY_DEVIL, puzzles.jersey_devil, overlay=emblems.glass
        ),
        "ozark-howler": MonsterArt(
            monsters.ozark_howler, monsters.OZARK_HOWLER, puzzles.ozark_howler, overlay=emblems.paw
        ),
    },
    chips=mats.CHIPS,
    tags=mats.TAGS,
    samples=_samples,
)


def paint(view: AmericanView, names: Callable[[Seat], str]) -> bytes:
    """The table as a PNG, 1200 pixels wide; the same view and names give the same bytes."""
    return painter.paint(CROSS_CREEK, view, names)


def draw(view: AmericanView, names: Callable[[Seat], str]) -> Image.Image:
    """The table in all colours."""
    return painter.draw(CROSS_CREEK, view, names)
