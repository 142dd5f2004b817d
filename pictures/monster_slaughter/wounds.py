"""The wound track: every victim with its health, and where it is."""

from collections.abc import Callable

from PIL import Image

from games.kernel.prompts import Seat
from games.monster_slaughter.view import SlaughterView, VictimView
from pictures.canvas import put
from pictures.lettering import write
from pictures.monster_slaughter import layout, panels, pieces
from pictures.monster_slaughter.words import card_name, listed, victim_name, zone_name
from pictures.palette import CREAM, GOLD, INK, MIST

_ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def draw_victims(picture: Image.Image, view: SlaughterView, names: Callable[[Seat], str]) -> None:
    """A panel for each victim, five in a row."""
    for number, victim in enumerate(view.victims):
        _draw_victim(picture, view, victim, names, layout.victim_box(number, len(view.victims)))


def _draw_victim(
    picture: Image.Image,
    view: SlaughterView,
    victim: VictimView,
    names: Callable[[Seat], str],
    place: layout.Box,
) -> None:
    left, top, width, height = place
    lit = view.fight == victim.id
    plate = panels.plate(width, height, lit=lit, dim=not victim.alive)
    put(picture, plate, left + width / 2, top + height / 2)
    put(picture, pieces.portrait(victim.id, 82, dead=not victim.alive), left + 47, top + 46)
    ink = INK if lit else CREAM if victim.alive else MIST
    write(picture, victim_name(victim.id), ink, (left + 90, top + 4, width - 96, 44), (36, 19), anchor="l")
    if victim.alive:
        put(picture, pieces.health_heart(), left + 106, top + 64)
        write(
            picture,
            f"{victim.health}/{victim.start}",
            ink,
            (left + 128, top + 44, 70, 42),
            (36, 28),
            anchor="l",
        )
    else:
        put(picture, pieces.death_skull(), left + 108, top + 66)
    status = GOLD if victim.zone and not lit else ink
    write(picture, _status(view, victim, names), status, (left + 10, top + 82, width - 20, 36), (28, 15))


def _status(view: SlaughterView, victim: VictimView, names: Callable[[Seat], str]) -> str:
    if not victim.alive:
        place = f", {_ORDINALS[view.dead.index(victim.id)]}" if victim.id in view.dead else ""
        return f"dead{place}"
    return " · ".join(
        part
        for part in (
            _whereabouts(victim),
            f"card: {names(victim.holder)}" if victim.holder else "",
            f"has {listed([card_name(card) for card in victim.attached])}" if victim.attached else "",
        )
        if part
    )


def _whereabouts(victim: VictimView) -> str:
    if victim.zone:
        return zone_name(victim.zone)
    if victim.waits:
        return "waits to step in"
    return f"hides: {zone_name(victim.hid_in)}" if victim.hid_in else "hiding"
