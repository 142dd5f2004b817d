"""What lies about in a cabin: drawings for cards, each around (0, 0) in a square of 100 units."""

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.monster_slaughter import emblems
from pictures.palette import (
    AMBER,
    BLOOD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    SKY,
    STEEL,
    WOOD,
    lighter,
)

_METAL = lighter(STEEL, 0.35)


def bottle(sketch: Sketch) -> None:
    """A bottle."""
    sketch.fill(symmetric("M0 -46 L-12 -46 L-12 -24 C-34 -14 -34 0 -34 12 L-34 44 L0 44"), LEAF, INK, 6)
    sketch.fill(panel(-25, 0, 50, 28, 4), CREAM)
    sketch.fill(star(0, 14, 12), BLOOD)
    sketch.fill(panel(-15, -50, 30, 11, 4), AMBER, INK, 5)


def screen(sketch: Sketch) -> None:
    """A television set."""
    sketch.line([(-16, -46), (0, -26), (18, -46)], INK, 5)
    sketch.fill(panel(-46, -28, 92, 66, 10), WOOD, INK, 6)
    sketch.fill(panel(-37, -19, 58, 48, 8), lighter(SKY, 0.45), INK, 4)
    for y in (-8, 8):
        sketch.disc(34, y, 6, GOLD)
    sketch.line([(-28, 14), (-14, -4), (0, 12), (12, -8)], INK, 4)


def disc(sketch: Sketch) -> None:
    """A record."""
    sketch.disc(0, 0, 46, INK)
    for radius in (36, 27):
        sketch.line(oval(0, 0, radius, radius), "#4a4468", 3)
    sketch.disc(0, 0, 17, BLOOD)
    sketch.disc(0, 0, 5, CREAM)


def flower(sketch: Sketch) -> None:
    """A flower."""
    sketch.line("M0 6 Q6 28 -4 48", INK, 12)
    sketch.line("M0 6 Q6 28 -4 48", LEAF, 6)
    for turn in range(0, 360, 60):
        sketch.at(0, -10, turn=turn).fill(oval(0, -22, 13, 16), "#ff7fb0", INK, 4)
    sketch.disc(0, -10, 14, INK)
    sketch.disc(0, -10, 10, GOLD)


def cake(sketch: Sketch) -> None:
    """A cake with a candle."""
    sketch.fill(panel(-40, 0, 80, 40, 6), "#ff9fb8", INK, 6)
    sketch.fill(panel(-40, -10, 80, 22, 10), CREAM, INK, 5)
    sketch.fill(panel(-5, -36, 10, 26, 2), SKY, INK, 4)
    sketch.fill(star(0, -40, 13), GOLD, INK, 3)


def camera(sketch: Sketch) -> None:
    """A camera."""
    sketch.fill(panel(-44, -28, 88, 62, 10), CREAM, INK, 6)
    sketch.fill(panel(-24, -42, 30, 16, 4), BLOOD, INK, 5)
    sketch.fill(oval(0, 4, 24, 24), INK)
    sketch.fill(oval(0, 4, 15, 15), lighter(SKY, 0.3))
    sketch.disc(32, -16, 5, BLOOD)


def machine(sketch: Sketch) -> None:
    """A machine from the kitchen."""
    sketch.fill(panel(-28, -46, 56, 54, 8), lighter(SKY, 0.6), INK, 6)
    sketch.fill("M-34 8 L34 8 L40 44 L-40 44 Z", _METAL, INK, 6)
    sketch.line([(-16, -4), (0, -16), (16, -4)], INK, 5)
    sketch.disc(0, 27, 9, BLOOD)


def ring(sketch: Sketch) -> None:
    """A ring with a star and feathers."""
    for x, y in ((-18, 22), (0, 28), (18, 22)):
        sketch.line([(x, y - 8), (x, y + 18)], INK, 6)
        sketch.fill(oval(x, y + 16, 5, 10), CREAM, INK, 3)
    sketch.line(oval(0, -12, 32, 32), INK, 14)
    sketch.line(oval(0, -12, 32, 32), AMBER, 7)
    sketch.line(star(0, -12, 29), INK, 4)


def board(sketch: Sketch) -> None:
    """A board with letters."""
    sketch.fill(panel(-46, -32, 92, 64, 10), "#e2c48c", INK, 6)
    sketch.write(0, -14, "YES NO", 22, INK)
    sketch.write(0, 16, "A B C", 26, INK)


def lamp(sketch: Sketch) -> None:
    """A lamp that is lit."""
    for radius in (48, 38):
        sketch.line(oval(0, 0, radius, radius), GOLD, 3)
    sketch.line(arc(0, -20, 18, 20, (180, 360)), INK, 6)
    sketch.fill(panel(-20, -20, 40, 46, 10), "#fff2a8", INK, 6)
    sketch.fill(panel(-26, 24, 52, 14, 4), WOOD, INK, 5)
    sketch.fill("M0 -12 C12 2 10 16 0 16 C-10 16 -12 2 0 -12 Z", AMBER)


def mower(sketch: Sketch) -> None:
    """A lawn mower."""
    sketch.line([(-46, -44), (-14, 8)], INK, 8)
    sketch.fill(panel(-28, -6, 70, 32, 8), BLOOD, INK, 6)
    sketch.fill(panel(0, -24, 30, 20, 5), _METAL, INK, 5)
    for x in (-16, 32):
        sketch.disc(x, 30, 15, INK)
        sketch.disc(x, 30, 7, _METAL)


def scarab(sketch: Sketch) -> None:
    """A scarab."""
    for mirrored in (False, True):
        half = sketch.at(0, 0, mirror=mirrored)
        for y in (-10, 8, 26):
            half.line([(-24, y), (-44, y - 8)], INK, 6)
    sketch.fill(oval(0, 10, 30, 34), "#1f9e9a", INK, 6)
    sketch.fill(oval(0, -26, 18, 15), GOLD, INK, 5)
    sketch.line([(0, -12), (0, 42)], INK, 5)


def garlic(sketch: Sketch) -> None:
    """A bulb of garlic."""
    sketch.fill(symmetric("M0 -48 C-4 -30 -12 -24 -24 -14 C-48 6 -38 42 0 42"), CREAM, INK, 6)
    for side in (-1, 1):
        sketch.line(f"M0 -22 Q{side * 20} 8 {side * 8} 40", "#c9a8c0", 5)


def mirror(sketch: Sketch) -> None:
    """A hand mirror."""
    sketch.fill(panel(-7, 14, 14, 36, 5), GOLD, INK, 5)
    sketch.fill(oval(0, -16, 32, 34), GOLD, INK, 6)
    sketch.fill(oval(0, -16, 23, 25), lighter(SKY, 0.6))
    sketch.line([(-10, -10), (8, -28)], "#ffffff", 6)


def cup(sketch: Sketch) -> None:
    """A silver cup."""
    for side in (-1, 1):
        sketch.line(oval(side * 28, -22, 14, 14), INK, 9)
        sketch.line(oval(side * 28, -22, 14, 14), _METAL, 3)
    sketch.fill(symmetric("M0 -42 L-28 -42 C-28 -8 -20 2 -7 8 L-7 24 L-24 32 L-24 44 L0 44"), _METAL, INK, 6)
    sketch.fill(star(0, -20, 13), "#ffffff")


def cutlery(sketch: Sketch) -> None:
    """A fork and a knife."""
    for colour, width in ((INK, 14), (_METAL, 6)):
        sketch.line([(-18, -4), (-18, 44)], colour, width)
        sketch.line("M-30 -44 L-30 -18 C-30 -6 -6 -6 -6 -18 L-6 -44", colour, width - 2)
        sketch.line([(-18, -44), (-18, -8)], colour, width - 2)
    sketch.fill("M12 -46 C34 -40 32 -4 26 4 L26 46 L14 46 Z", _METAL, INK, 5)


def medkit(sketch: Sketch) -> None:
    """A first-aid kit."""
    sketch.fill(panel(-18, -42, 36, 20, 7), CREAM, INK, 6)
    sketch.fill(panel(-46, -28, 92, 66, 10), CREAM, INK, 6)
    sketch.fill(panel(-8, -18, 16, 46, 3), BLOOD)
    sketch.fill(panel(-23, -3, 46, 16, 3), BLOOD)


def two_prints(sketch: Sketch) -> None:
    """Two footprints."""
    emblems.footprint(sketch.at(-22, 16, 0.62, -14), INK)
    emblems.footprint(sketch.at(22, -14, 0.62, 14), INK)


def two_dice(sketch: Sketch) -> None:
    """Two dice."""
    emblems.die(sketch.at(-16, -14, 0.68, -12))
    emblems.die(sketch.at(18, 18, 0.68, 10))


def runner(sketch: Sketch) -> None:
    """Somebody who runs."""
    for colour, width in ((INK, 18), (AMBER, 9)):
        for limb in (
            [(0, -14), (-6, 14), (16, 26), (10, 46)],
            [(-6, 14), (-20, 34), (-42, 34)],
            [(-2, -10), (18, 4), (34, -6)],
            [(-2, -10), (-24, -6), (-32, 12)],
        ):
            sketch.line(limb, colour, width)
    sketch.disc(4, -34, 15, INK)
    sketch.disc(4, -34, 11, "#ffd9b5")
