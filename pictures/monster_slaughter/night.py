"""The sky: the moon's way through the night, and the event in force."""

from functools import cache
from math import pi, sin

from PIL import Image

from games.monster_slaughter.content import box
from games.monster_slaughter.view import SlaughterView
from pictures.canvas import Point, Sketch, oval, panel, put
from pictures.lettering import write
from pictures.monster_slaughter import emblems, layout
from pictures.monster_slaughter.words import counted
from pictures.palette import BLOOD, CREAM, DUSK, GOLD, HAZE, INK, MIST, PAPER, WINE, WOOD_DARK

_ENDINGS = {
    "nobody-left": "Only monsters are left alive.",
    "sunrise": "The sun comes up over the cabin.",
}
_PREPARING = {
    "families": "Everybody chooses a family of monsters.",
    "predictions": "In secret, everybody foretells in which order the guests will die.",
    "night": "Everything is ready.",
}


def draw_night(picture: Image.Image, view: SlaughterView) -> None:
    """Set the clock, and pin the event to the sky."""
    _draw_clock(picture, view)
    left, top, width, height = layout.EVENT
    put(picture, _paper(), left + width / 2, top + height / 2)
    title, text, footer = _story(view)
    ink = BLOOD if view.outcome else WINE
    write(picture, title, ink, (left + 24, top + 8, width - 48, 54), (48, 32), most=1)
    write(picture, text, INK, (left + 20, top + 60, width - 40, 68), (32, 25))
    write(picture, footer, WOOD_DARK, (left + 22, top + 126, width - 44, 42), (26, 19))


def _story(view: SlaughterView) -> tuple[str, str, str]:
    """The title, the text and the small print of the paper."""
    if view.outcome:
        alive = sum(victim.alive for victim in view.victims)
        told = f"{counted(alive, 'victim lives', 'victims live')} to tell the tale"
        return "The Reckoning", _ENDINGS.get(view.outcome.reason, "The night is over."), told
    if view.round == 0:
        return "Before the night", _PREPARING[view.phase], _house_rules(view)
    past = ", ".join(box().nights[night].name for night in view.past_nights)
    footer = f"{view.events_left} more to come" + (f" · past: {past}" if past else "")
    if view.night is None:
        return (
            "No event",
            "The monsters come out of the woods." if view.round == 1 else "Dawn is near.",
            footer,
        )
    night = box().nights[view.night]
    return night.name, night.text, footer


def _house_rules(view: SlaughterView) -> str:
    rules = [
        f"{name.replace('_', ' ')}: {value}" for name, value in view.options.items() if value != "without"
    ]
    return " · ".join(rules)


def _draw_clock(picture: Image.Image, view: SlaughterView) -> None:
    for hour in box().hours.values():
        x, y = _place(hour.round)
        put(picture, _hour(_face_of(hour.name), _when(hour.round, view.round)), x, y)
        if hour.reactivates:
            put(picture, _ready_mark(), x, max(18, y - (56 if hour.round == view.round else 44)))
    middle = (layout.CLOCK_LEFT + layout.CLOCK_RIGHT) // 2
    name = view.hour or "nightfall"
    write(picture, name, CREAM, (middle - 150, 94, 300, 68), (52, 40), most=1)
    rounds = f"round {view.round} of {len(box().hours)}"
    write(picture, rounds, MIST, (middle - 150, 150, 300, 38), (30, 26), most=1)


def _place(number: int) -> Point:
    share = (number - 1) / (len(box().hours) - 1)
    x = layout.CLOCK_LEFT + share * (layout.CLOCK_RIGHT - layout.CLOCK_LEFT)
    return x, layout.CLOCK_BOTTOM - sin(share * pi) * (layout.CLOCK_BOTTOM - layout.CLOCK_TOP)


def _face_of(name: str) -> str:
    return "12" if name == "midnight" else name.split(maxsplit=1)[0]


def _when(hour: int, now: int) -> str:
    return "now" if hour == now else "past" if hour < now else "to come"


@cache
def _hour(text: str, when: str) -> Image.Image:
    """An hour: gone by, lit by the moon, or still to come."""
    sketch = Sketch.centred(104, 104, 104)
    if when == "now":
        sketch.disc(0, 0, 50, HAZE)
        emblems.moon(sketch.at(0, 0, 0.86))
        sketch.write(0, -1, text, 54, INK)
        return sketch.picture()
    sketch.disc(0, 0, 27, MIST if when == "to come" else DUSK)
    sketch.disc(0, 0, 23, "#2a2158")
    sketch.write(0, -0.5, text, 32, CREAM if when == "to come" else "#6f65a5")
    if when == "past":
        sketch.line([(-17, 15), (17, -15)], "#6f65a5", 4)
    return sketch.picture()


@cache
def _ready_mark() -> Image.Image:
    """A footprint over the hours at which all monsters are ready again."""
    sketch = Sketch.centred(34, 34, 100)
    emblems.footprint(sketch, GOLD)
    return sketch.picture()


@cache
def _paper() -> Image.Image:
    _, _, width, height = layout.EVENT
    sketch = Sketch.blank(width, height)
    sketch.fill(panel(0, 5, width, height - 5, 20), INK)
    sketch.fill(panel(0, 0, width, height - 5, 20), GOLD)
    sketch.fill(panel(7, 7, width - 14, height - 19, 14), PAPER)
    for x in (26, width - 26):
        sketch.fill(oval(x, 8, 9, 9), BLOOD, INK, 3)
    return sketch.picture()
