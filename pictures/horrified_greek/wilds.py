"""The wild and ruined places of the island. Each stands on (0, 0), 120 wide and 100 high at most."""

from pictures.canvas import Sketch, arc, oval, panel
from pictures.horrified_greek.ground import cypress, olive
from pictures.horrified_greek.masonry import BRONZE, LIME, MARBLE, ROCK, SHADOW, TERRACOTTA, column, rock
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, STEEL, WOOD, WOOD_LIGHT, darker, lighter

_HELMET = "M-34 34 C-46 -40 -20 -52 2 -52 C32 -52 42 -20 38 34 L20 34 L18 2 L6 -2 L4 30 Z"
_WRECK = "M-48 -26 C-46 -8 -34 2 -24 4 L30 4 L40 -20 L26 -16 L20 -24 L8 -16 L-36 -16 Z"


def mount_iliad(sketch: Sketch) -> None:
    """A mountain with snow, and clouds about its head."""
    sketch.fill([(-60, 0), (-34, -46), (-16, -30), (4, -96), (30, -52), (40, -60), (60, 0)], ROCK, INK, 4)
    sketch.fill([(4, -96), (-6, -62), (4, -70), (10, -58), (18, -66), (22, -64)], LIME, INK, 2.5)
    sketch.fill([(4, -70), (24, -30), (14, 0), (58, 0), (39, -58), (30, -50)], darker(ROCK, 0.2))
    for x, y, radius in ((-34, -66, 10), (-20, -72, 12), (-8, -66, 9), (30, -84, 9), (42, -88, 11)):
        sketch.disc(x, y, radius, LIME)


def necropolis(sketch: Sketch) -> None:
    """Tombs with stones of the dead before a vault in the rock."""
    sketch.fill("M-58 0 C-60 -50 -34 -80 0 -80 C34 -80 60 -50 58 0 Z", "#a69ab0", INK, 4)
    sketch.fill(panel(-22, -48, 44, 48), MARBLE, INK, 3.5)
    sketch.fill([(-28, -46), (0, -66), (28, -46)], MARBLE, INK, 3.5)
    sketch.fill(panel(-11, -34, 22, 34), SHADOW, INK, 3)
    sketch.fill(oval(0, -52, 4, 4), INK)
    for x, height in ((-44, 34), (42, 38), (-28, 22), (29, 20)):
        stone = [*arc(x, -height + 8, 9, 8, (180, 360)), (x + 9, 0), (x - 9, 0)]
        sketch.fill(stone, lighter("#a69ab0", 0.35), INK, 3)
        sketch.line([(x - 4, -height + 12), (x + 4, -height + 12)], INK, 2.2)


def ruins(sketch: Sketch) -> None:
    """Broken columns, and a piece of a roof that still stands."""
    for x in (-44, -20):
        column(sketch, x, -62, 0)
    sketch.fill(panel(-56, -70, 50, 10, 1), MARBLE, INK, 3)
    sketch.fill([(-58, -70), (-34, -90), (-14, -78), (-8, -70)], darker(MARBLE, 0.1), INK, 3)
    sketch.fill([(8, 0), (8, -40), (12, -46), (17, -38), (21, -44), (21, 0)], MARBLE, INK, 3)
    drum = sketch.at(42, -7, turn=12)
    drum.fill(panel(-14, -8, 30, 16, 3), MARBLE, INK, 3)
    drum.fill(oval(15, 0, 5, 8), darker(MARBLE, 0.2), INK, 2.5)
    sketch.line("M-44 -58 C-36 -50 -50 -40 -42 -30", LEAF, 4)
    for x in (-40, -46, -42):
        sketch.disc(x, -30 - x % 7 * 4, 4, LEAF)


def battlefield(sketch: Sketch) -> None:
    """A helmet on a spear, shields and arrows in the ground."""
    sketch.fill(oval(0, -2, 58, 9), "#c7ad74")
    for x, turn in ((-44, -14), (-30, 8), (46, 16)):
        arrow = sketch.at(x, 0, turn=turn)
        arrow.line([(0, 0), (0, -40)], INK, 4)
        arrow.fill([(-6, -32), (0, -38), (6, -32), (6, -44), (0, -50), (-6, -44)], BLOOD, INK, 2)
    sketch.line([(2, 0), (2, -58)], INK, 7)
    sketch.line([(2, 0), (2, -58)], WOOD_LIGHT, 3)
    helmet = sketch.at(2, -64, 0.5)
    helmet.fill(_HELMET, BRONZE, INK, 7)
    helmet.fill("M-26 -42 C-30 -76 40 -78 56 -30 L40 -22 C34 -46 10 -58 -26 -42 Z", BLOOD, INK, 6)
    sketch.fill(oval(28, -22, 21, 22), TERRACOTTA, INK, 4)
    sketch.fill(oval(28, -22, 14, 15), LIME, INK, 2.5)
    sketch.fill([(18, -12), (28, -34), (38, -12), (32, -12), (28, -22), (24, -12)], INK)
    sketch.fill([*arc(-22, 0, 19, 17, (180, 360))], "#2f78b5", INK, 3.5)
    sketch.disc(-22, -6, 5, GOLD)


def crossroads(sketch: Sketch) -> None:
    """A pillar with the head of Hermes, and a tree."""
    olive(sketch.at(36, 0, 1.3))
    sketch.fill(panel(-30, -8, 36, 8, 1), ROCK, INK, 3)
    sketch.fill([(-22, -8), (-20, -58), (-4, -58), (-2, -8)], MARBLE, INK, 3.5)
    for side in (-1, 1):
        sketch.fill([(-12 + side * 9, -82), (-12 + side * 27, -96), (-12 + side * 22, -76)], LIME, INK, 3)
    sketch.fill(oval(-12, -72, 12, 14), MARBLE, INK, 3.5)
    sketch.fill([*arc(-12, -76, 13, 12, (180, 360)), (3, -74), (-27, -74)], GOLD, INK, 3)
    sketch.line("M-17 -65 L-7 -65", INK, 2.5)
    for x in (-16, -8):
        sketch.disc(x, -71, 1.8, INK)


def crossroads_south(sketch: Sketch) -> None:
    """A post with two boards, and cypresses."""
    cypress(sketch.at(-40, 0, 1.05))
    cypress(sketch.at(44, 0, 0.85))
    rock(sketch, -14, 26, 12)
    sketch.line([(0, 0), (0, -90)], INK, 10)
    sketch.line([(0, 0), (0, -88)], WOOD, 5)
    sketch.fill([(-6, -84), (30, -84), (42, -74), (30, -64), (-6, -64)], WOOD_LIGHT, INK, 3.5)
    sketch.fill([(6, -56), (-26, -56), (-38, -46), (-26, -36), (6, -36)], MARBLE, INK, 3.5)
    sketch.line([(2, -74), (26, -74)], INK, 3)
    sketch.line([(-2, -46), (-22, -46)], INK, 3)


def forest_of_the_dryads(sketch: Sketch) -> None:
    """Great trees, one of which looks back."""
    for x, y, size, colour in ((-38, -50, 24, "#6f9a4c"), (40, -48, 23, "#5f8a48")):
        sketch.fill([(x - 6, 0), (x - 4, y), (x + 4, y), (x + 6, 0)], WOOD, INK, 3)
        sketch.fill(oval(x, y - 2, size, size), colour, INK, 3.5)
    sketch.fill("M-14 0 C-10 -14 -12 -28 -10 -44 L10 -44 C12 -28 10 -14 16 0 Z", WOOD_LIGHT, INK, 3.5)
    for x, y, radius in ((-20, -62, 20), (20, -62, 20), (0, -76, 24)):
        sketch.disc(x, y, radius + 2, INK)
    for x, y, radius in ((-20, -62, 20), (20, -62, 20), (0, -76, 24), (0, -58, 20)):
        sketch.disc(x, y, radius, "#7fb056")
    for side in (-1, 1):
        sketch.fill(oval(side * 5, -27, 2.6, 4), INK)
        sketch.disc(side * 14, -76, 4, "#f3c1d0")
    sketch.line("M-5 -14 Q0 -9 5 -14", INK, 3)
    sketch.disc(0, -90, 4, "#f3c1d0")


def gaseous_swamp(sketch: Sketch) -> None:
    """A green pool with bubbles, reeds, and a bare tree."""
    sketch.line("M-34 -4 C-30 -30 -40 -44 -30 -76", INK, 11)
    sketch.line("M-34 -4 C-30 -30 -40 -44 -30 -76", WOOD, 6)
    for limb in ("M-36 -40 L-56 -58", "M-34 -56 L-16 -72", "M-31 -68 L-42 -88"):
        sketch.line(limb, INK, 7)
        sketch.line(limb, WOOD, 3)
    sketch.fill([*arc(4, -10, 56, 16, (0, 360))], "#7fa83c", INK, 4)
    sketch.fill([*arc(4, -11, 44, 10, (0, 360))], "#a9cf4a")
    for x, y, radius in ((2, -16, 9), (24, -12, 7), (16, -42, 9), (30, -64, 12), (4, -70, 7), (40, -38, 6)):
        sketch.fill(oval(x, y, radius, radius), "#c8e86a", INK, 3)
        sketch.disc(x - radius * 0.3, y - radius * 0.3, radius * 0.28, CREAM)
    for x in (46, 53, 39):
        sketch.line([(x, -2), (x + 3, -30)], darker(LEAF, 0.3), 4)
        sketch.line([(x + 3, -26), (x + 3.5, -36)], WOOD, 6)


def bay_of_ghosts(sketch: Sketch) -> None:
    """A wreck with torn sails, and somebody who has not left it."""
    sketch.fill([*arc(0, -4, 60, 13, (0, 360))], "#5fa9bf", INK, 3)
    wreck = sketch.at(-6, -2, 1, -9)
    wreck.line([(-6, -10), (-6, -84)], INK, 6)
    wreck.fill("M-34 -78 L22 -78 L26 -52 L14 -40 L6 -48 L-6 -34 L-16 -46 L-30 -38 Z", "#cfd8d2", INK, 3.5)
    wreck.fill(_WRECK, "#6d4a3a", INK, 4)
    wreck.fill(oval(2, -6, 6, 5), INK)
    ghost = sketch.at(38, -36, 0.62)
    ghost.fill(
        "M0 -44 C-26 -44 -26 -10 -26 34 L-14 24 L-4 38 L8 24 L20 36 C26 0 26 -44 0 -44 Z", "#f2fbff", INK, 5
    )
    for x in (-9, 7):
        ghost.fill(oval(x, -16, 5, 7), INK)
    ghost.fill(oval(0, 2, 5, 7), INK)
    sketch.line("M-54 0 Q-44 -6 -34 0 Q-24 6 -14 0", LIME, 3)
    sketch.line([(46, 2), (56, 0)], STEEL, 3)
