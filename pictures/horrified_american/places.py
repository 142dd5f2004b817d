"""Where Cross Creek's locations lie on the picture: the middle of the plate with the name."""

from collections.abc import Mapping

from games.horrified.content import Place
from pictures.canvas import Point

SPOTS: Mapping[Place, Point] = {
    "trailhead": (124, 290),
    "abandoned-mine": (366, 300),
    "campground": (606, 290),
    "boathouse": (842, 298),
    "radio-tower": (1072, 304),
    "drive-in": (124, 500),
    "cabin": (362, 510),
    "resort": (838, 508),
    "tavern": (1072, 560),
    "motel": (124, 728),
    "intersection": (360, 738),
    "high-school": (600, 726),
    "city-hall": (838, 736),
    "junkyard": (124, 958),
    "gas-station": (360, 966),
    "library": (600, 954),
    "sheriffs-station": (838, 964),
    "cemetery": (1072, 836),
    "farm": (124, 1190),
    "diner": (360, 1196),
    "town-center": (600, 1186),
    "hospital": (838, 1192),
}

BENDS: Mapping[tuple[Place, Place], Point] = {
    ("city-hall", "town-center"): (734, 950),
    ("cemetery", "hospital"): (954, 980),
    ("high-school", "resort"): (700, 590),
    ("city-hall", "tavern"): (980, 690),
    ("cabin", "campground"): (490, 420),
}
