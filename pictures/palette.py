"""The colours of a night in which nothing bad happens, as "#rrggbb", shared by all games."""

from PIL import ImageColor

INK = "#1a1330"
NIGHT = "#211a45"
DUSK = "#332a63"
HAZE = "#4a3f86"
MIST = "#8c83bd"
CREAM = "#fff3d6"
PAPER = "#f3e2b8"
PAPER_EDGE = "#c9a86a"
GOLD = "#ffc53d"
AMBER = "#e08a1e"
BLOOD = "#d8434a"
WINE = "#a33b48"
ROSE = "#ff8d86"
TEAL = "#1f9e9a"
LEAF = "#4fb05a"
PINE = "#1d4a3f"
SKY = "#3f8ff0"
VIOLET = "#8a4fd3"
STEEL = "#7f8aa3"
WOOD = "#8a5a34"
WOOD_LIGHT = "#b07a45"
WOOD_DARK = "#54331f"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` is how much of the other is in it, from 0 to 1."""
    pairs = zip(ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighter(colour: str, share: float = 0.3) -> str:
    """The colour in more light."""
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float = 0.3) -> str:
    """The colour in the shade."""
    return mix(colour, INK, share)
