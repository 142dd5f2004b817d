"""The small signs of the island: Items, gods, dice, tones and Lairs, each around (0, 0) in 100 units."""

from collections.abc import Callable, Mapping

from pictures.canvas import Sketch, arc, oval, panel, star, symmetric
from pictures.palette import BLOOD, CREAM, GOLD, INK, LEAF, SKY, STEEL, VIOLET, WOOD, darker, lighter

YELLOW, BLUE, TEAL = "#f7c93f", "#6fb4f2", "#5fd0bd"
MARBLE = "#f7ecd2"


def yellow_chip(sketch: Sketch) -> None:
    """Weapons: a shield."""
    sketch.fill("M-40 -40 L40 -40 L40 2 C40 26 20 40 0 48 C-20 40 -40 26 -40 2 Z", YELLOW, INK, 7)


def blue_chip(sketch: Sketch) -> None:
    """Relics: a lozenge."""
    sketch.fill([(0, -50), (48, 4), (0, 52), (-48, 4)], BLUE, INK, 7)
    sketch.fill(panel(-26, -18, 52, 48, 6), BLUE)


def teal_chip(sketch: Sketch) -> None:
    """Works of art: a vase with two handles."""
    for side in (-1, 1):
        sketch.line(f"M{side * 30} -30 C{side * 62} -30 {side * 56} 8 {side * 34} 8", INK, 14)
        sketch.line(f"M{side * 30} -30 C{side * 58} -28 {side * 52} 4 {side * 34} 6", TEAL, 5)
    sketch.fill(symmetric("M0 -44 L-28 -44 L-30 -28 C-46 -14 -40 28 -20 46 L0 46"), TEAL, INK, 7)


# The gods' symbols by which Monster cards name Monsters


def vase(sketch: Sketch) -> None:
    """Aphrodite's vase."""
    for side in (-1, 1):
        sketch.line(f"M{side * 10} -22 C{side * 32} -24 {side * 28} 0 {side * 18} 2", INK, 7)
    sketch.fill(symmetric("M0 -34 L-14 -34 L-9 -24 C-26 -14 -22 12 -8 22 L-14 34 L0 34"), VIOLET, INK, 5)
    sketch.line([(-17, -2), (17, -2)], CREAM, 5)


def sword(sketch: Sketch) -> None:
    """Ares' sword."""
    blade = sketch.at(0, 0, 1, 35)
    blade.fill([(-7, 14), (-7, -28), (0, -42), (7, -28), (7, 14)], "#f08a2c", INK, 5)
    blade.fill(panel(-19, 12, 38, 9, 3), "#f08a2c", INK, 5)
    blade.fill(panel(-5, 20, 10, 18, 3), WOOD, INK, 5)


def helmet(sketch: Sketch) -> None:
    """Artemis' helmet."""
    sketch.fill("M-22 32 C-34 -18 -16 -28 2 -28 C24 -28 30 -6 28 32 L14 32 L12 6 L3 2 L2 28 Z", SKY, INK, 5)
    sketch.fill("M-18 -22 C-20 -46 28 -48 40 -16 L28 -10 C24 -28 6 -36 -18 -22 Z", darker(SKY, 0.35), INK, 5)


def bolt(sketch: Sketch) -> None:
    """Athena's bolt."""
    sketch.fill("M10 -42 L-26 8 L-4 8 L-12 42 L26 -12 L3 -12 Z", GOLD, INK, 5)


def branch(sketch: Sketch) -> None:
    """Dionysus' branch."""
    sketch.line("M-18 36 C-6 14 4 -10 14 -38", INK, 8)
    for x, y, turn in (
        (-14, 10, -60),
        (-4, -12, -50),
        (6, -34, -30),
        (4, 18, 60),
        (14, -4, 60),
        (20, -28, 40),
    ):
        leaf = sketch.at(x, y, 1, turn)
        leaf.fill("M0 8 C-10 0 -8 -14 0 -20 C8 -14 10 0 0 8 Z", LEAF, INK, 4)


def pillar(sketch: Sketch) -> None:
    """Hades' column."""
    sketch.fill(panel(-15, -24, 30, 48), "#a9744a", INK, 5)
    for x in (-6, 5):
        sketch.line([(x, -20), (x, 20)], INK, 3)
    for y in (-36, 24):
        sketch.fill(panel(-26, y, 52, 13, 3), "#a9744a", INK, 5)


def wing(sketch: Sketch) -> None:
    """Hermes' wing."""
    feathers = (
        "M-36 24 C-30 -20 0 -36 38 -34 C34 -24 30 -18 22 -14 C30 -12 24 0 14 2"
        " C20 6 10 16 0 14 C-4 26 -20 30 -36 24 Z"
    )
    sketch.fill(feathers, "#2fb5a5", INK, 5)
    sketch.line("M-22 14 C-10 2 6 -12 22 -20", INK, 4)


def torch(sketch: Sketch) -> None:
    """Hephaestus' torch."""
    sketch.fill([(-12, -4), (12, -4), (5, 40), (-5, 40)], WOOD, INK, 5)
    sketch.fill("M0 -46 C18 -28 24 -16 14 -2 L-14 -2 C-24 -14 -14 -20 0 -46 Z", BLOOD, INK, 5)
    sketch.fill("M0 -24 C8 -16 9 -10 6 -4 L-6 -4 C-9 -10 -5 -14 0 -24 Z", GOLD)


GODS: Mapping[str, Callable[[Sketch], None]] = {
    "purple": vase,
    "orange": sword,
    "blue": helmet,
    "yellow": bolt,
    "green": branch,
    "brown": pillar,
    "teal": wing,
    "red": torch,
}


# The signs in the gables of temples and at the ends of Labyrinth tokens


def owl(sketch: Sketch) -> None:
    """An owl."""
    sketch.fill(symmetric("M0 -32 L-28 -42 C-34 -10 -32 34 0 42"), "#b98a5a", INK, 6)
    for side in (-1, 1):
        sketch.fill(oval(side * 13, -12, 12, 12), CREAM, INK, 5)
        sketch.disc(side * 13, -12, 5, INK)
    sketch.fill("M-6 0 L6 0 L0 12 Z", GOLD, INK, 3)


def sun(sketch: Sketch) -> None:
    """The sun."""
    sketch.fill(star(0, 0, 44, 8, 0.6), GOLD, INK, 6)
    sketch.disc(0, 0, 14, "#f08a2c")


def axe(sketch: Sketch) -> None:
    """A double axe."""
    sketch.line([(0, -40), (0, 44)], INK, 14)
    sketch.line([(0, -38), (0, 42)], WOOD, 6)
    blade = "M0 -26 C-14 -30 -26 -38 -36 -40 C-46 -20 -46 4 -36 20 C-26 16 -14 8 0 2"
    sketch.fill(symmetric(blade), STEEL, INK, 6)


def key(sketch: Sketch) -> None:
    """A key."""
    sketch.line([(0, -6), (0, 42)], INK, 16)
    for y in (20, 36):
        sketch.line([(0, y), (18, y)], INK, 15)
    sketch.line([(0, -6), (0, 40)], BLOOD, 7)
    for y in (20, 36):
        sketch.line([(0, y), (17, y)], BLOOD, 6)
    sketch.fill(oval(0, -22, 22, 20), BLOOD, INK, 6)
    sketch.fill(oval(0, -22, 9, 8), MARBLE, INK, 5)


def gate(sketch: Sketch) -> None:
    """The gate of the Labyrinth."""
    sketch.fill([*arc(0, -8, 36, 34, (180, 360)), (36, 42), (-36, 42)], "#c9a06a", INK, 6)
    sketch.fill([*arc(0, -4, 18, 20, (180, 360)), (18, 42), (-18, 42)], INK)


def centre(sketch: Sketch) -> None:
    """The centre of the Labyrinth: a winding way."""
    sketch.fill(panel(-42, -42, 84, 84, 8), "#c9a06a", INK, 6)
    for line in (
        [(-42, 24), (-24, 24), (-24, -24), (24, -24), (24, 24), (-4, 24)],
        [(-4, 24), (-4, -4), (4, -4)],
    ):
        sketch.line(line, INK, 8)


def moon(sketch: Sketch) -> None:
    """The moon."""
    sketch.fill("M14 -40 C-34 -36 -34 36 14 40 C-8 20 -8 -20 14 -40 Z", GOLD, INK, 5)


def unknown(sketch: Sketch) -> None:
    """A sign that this picture does not know."""
    sketch.write(0, 2, "?", 84, INK)


SIGNS: Mapping[str, Callable[[Sketch], None]] = {
    "gate": gate,
    "sun": sun,
    "owl": owl,
    "axe": axe,
    "key": key,
    "centre": centre,
}


# What is on Cerberus' dice


def hit(sketch: Sketch) -> None:
    """A Hit: three claws."""
    for x in (-22, 0, 22):
        claw = sketch.at(x, 0)
        claw.fill("M10 -40 C-14 -14 -12 14 -4 42 C6 12 4 -12 10 -40 Z", BLOOD, INK, 4)


def power(sketch: Sketch) -> None:
    """A Power: a star."""
    sketch.fill(star(0, 2, 46), VIOLET, INK, 6)


def miss(sketch: Sketch) -> None:
    """A Miss: a bare face of the die."""
    sketch.line([(-22, 0), (22, 0)], STEEL, 13)


GLYPHS: Mapping[str, Callable[[Sketch], None]] = {"hit": hit, "power": power, "miss": miss}


# The Siren's tones: letters, each on a shape of its own


def alpha(sketch: Sketch) -> None:
    """Alpha, on a drop."""
    sketch.fill("M0 -50 C16 -26 42 -6 40 16 C38 50 -38 50 -40 16 C-42 -6 -16 -26 0 -50 Z", "#f7c93f", INK, 6)
    sketch.write(0, 12, "A", 54, INK)


def beta(sketch: Sketch) -> None:
    """Beta, on a square."""
    sketch.fill(panel(-40, -40, 80, 80, 8), "#6fb4f2", INK, 6)
    sketch.write(0, 2, "B", 64, INK)


def gamma(sketch: Sketch) -> None:
    """Gamma, on a disc."""
    sketch.fill(oval(0, 0, 44, 44), "#f2a0b0", INK, 6)
    sketch.line([(-10, 22), (-10, -20), (16, -20)], INK, 10)


def delta(sketch: Sketch) -> None:
    """Delta, on a star."""
    sketch.fill(star(0, 0, 52, 6, 0.7), "#8fd88a", INK, 6)
    sketch.line([(0, -20), (18, 14), (-18, 14), (0, -20)], INK, 8)


TONES: Mapping[str, Callable[[Sketch], None]] = {
    "alpha": alpha,
    "beta": beta,
    "gamma": gamma,
    "delta": delta,
}


# Lairs and what else lies on the island


def hidden_lair(sketch: Sketch) -> None:
    """A Lair that nobody has entered: a cave with eyes."""
    sketch.fill([*arc(0, 6, 38, 40, (180, 360)), (38, 34), (-38, 34)], INK)
    sketch.fill([*arc(0, 10, 30, 32, (180, 360)), (30, 34), (-30, 34)], "#3b2f45")
    sketch.write(0, 10, "?", 58, GOLD)


def underworld_door(sketch: Sketch) -> None:
    """Double doors, and light between them."""
    sketch.fill(panel(-32, -38, 64, 74, 3), "#8f8296", INK, 5)
    sketch.fill(panel(-24, -30, 48, 66), "#5b3a4e", INK, 4)
    sketch.line([(0, -28), (0, 34)], "#58c7d8", 6)
    for x in (-9, 9):
        sketch.disc(x, 4, 4, GOLD)


def chimeras_cave(sketch: Sketch) -> None:
    """A cave, and fire in it."""
    sketch.fill("M-42 36 L-34 -8 L-18 -34 L12 -38 L32 -14 L42 36 Z", "#b79c78", INK, 5)
    sketch.fill([*arc(0, 12, 22, 26, (180, 360)), (22, 36), (-22, 36)], INK)
    sketch.fill("M0 -6 C10 8 16 18 10 34 L-10 34 C-16 20 -8 12 0 -6 Z", "#f08a2c")
    sketch.fill("M0 12 C5 18 7 26 4 34 L-4 34 C-7 26 -4 20 0 12 Z", GOLD)


def statue_garden(sketch: Sketch) -> None:
    """Somebody of stone, with a raised arm."""
    sketch.line("M6 -8 L24 -36", INK, 16)
    sketch.line("M6 -8 L24 -36", MARBLE, 8)
    sketch.fill("M-16 -10 C-12 -18 12 -18 16 -8 L14 26 L-14 26 Z", MARBLE, INK, 5)
    sketch.fill(oval(-2, -26, 13, 14), MARBLE, INK, 5)
    sketch.fill(panel(-28, 24, 56, 14, 3), MARBLE, INK, 5)
    sketch.line("M-8 -4 L-2 8 L-8 18", INK, 3)


def labyrinth(sketch: Sketch) -> None:
    """A labyrinth."""
    for radius in (38, 26, 14):
        sketch.line(arc(0, 0, radius, radius, (110, 430) if radius != 26 else (-70, 250)), INK, 8)
    sketch.disc(0, 0, 6, BLOOD)


LAIRS: Mapping[str, Callable[[Sketch], None]] = {
    "underworld-door": underworld_door,
    "chimeras-cave": chimeras_cave,
    "statue-garden": statue_garden,
    "labyrinth": labyrinth,
}


def mirror(sketch: Sketch) -> None:
    """A bronze mirror for Medusa."""
    sketch.line([(0, 16), (0, 46)], INK, 15)
    sketch.line([(0, 16), (0, 44)], "#c08a44", 8)
    sketch.fill(oval(0, -12, 31, 32), "#c08a44", INK, 5)
    sketch.fill(oval(0, -12, 22, 23), lighter(SKY, 0.7), INK, 3)
    for x in (-10, 0):
        sketch.line([(x - 6, 0), (x + 8, -22)], CREAM, 5)


def altar(sketch: Sketch) -> None:
    """An altar where an Item can be blessed."""
    sketch.fill(panel(-32, -14, 64, 14, 3), MARBLE, INK, 5)
    sketch.fill(panel(-22, 0, 44, 32), MARBLE, INK, 5)
    sketch.fill(panel(-32, 30, 64, 12, 3), MARBLE, INK, 5)
    sketch.fill("M0 -48 C14 -34 18 -26 10 -14 L-10 -14 C-18 -26 -10 -32 0 -48 Z", "#f08a2c", INK, 5)


# Chimera's heads


def snake_head(sketch: Sketch) -> None:
    """The Snake."""
    sketch.line("M0 14 C-24 20 -20 40 4 44", INK, 18)
    sketch.line("M0 14 C-24 20 -20 40 4 44", "#6fae4a", 10)
    sketch.fill(symmetric("M0 -44 C-24 -44 -34 -16 -24 4 C-18 18 -8 22 0 22"), "#6fae4a", INK, 6)
    _awake_eyes(sketch, 13, -14)
    sketch.line("M0 20 L0 32 L-6 40", BLOOD, 4)
    sketch.line("M0 32 L6 40", BLOOD, 4)


def lion_head(sketch: Sketch) -> None:
    """The Lion."""
    sketch.fill(star(0, 0, 50, 12, 0.78), "#a85f2a", INK, 5)
    sketch.fill(oval(0, 2, 28, 29), "#f0b45a", INK, 5)
    _awake_eyes(sketch, 11, -6)
    sketch.fill("M-8 8 L8 8 L0 16 Z", INK)
    sketch.line([(0, 16), (0, 20)], INK, 4)
    sketch.line("M-10 22 Q-4 26 0 20 Q4 26 10 22", INK, 4)


def goat_head(sketch: Sketch) -> None:
    """The Goat."""
    for mirrored in (False, True):
        sketch.at(0, 0, mirror=mirrored).fill(
            "M-8 -24 C-12 -48 -34 -50 -46 -34 C-34 -36 -26 -30 -22 -14 Z", "#8d7f78", INK, 5
        )
    for side in (-1, 1):
        sketch.fill(oval(side * 30, -6, 14, 7), "#f4ead8", INK, 5)
    sketch.fill(symmetric("M0 -28 C-22 -28 -24 -8 -18 14 C-14 28 -10 34 0 34"), "#f4ead8", INK, 6)
    _awake_eyes(sketch, 10, -8)
    sketch.fill("M-8 34 L8 34 L0 48 Z", "#f4ead8", INK, 4)


def _awake_eyes(sketch: Sketch, apart: float, y: float) -> None:
    for side in (-1, 1):
        sketch.fill(oval(side * apart, y, 6, 7), GOLD, INK, 3)
        sketch.fill(oval(side * apart, y, 2.4, 5), INK)


HEADS: Mapping[str, Callable[[Sketch], None]] = {"snake": snake_head, "lion": lion_head, "goat": goat_head}
