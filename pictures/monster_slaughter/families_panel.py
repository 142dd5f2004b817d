"""The families: whose they are, which monsters are ready, and the harvest."""

from collections.abc import Callable

from PIL import Image

from games.kernel.prompts import Seat
from games.monster_slaughter.content import Token, box
from games.monster_slaughter.view import FamilyView, MarkerView, SlaughterView
from pictures.canvas import put
from pictures.lettering import write
from pictures.monster_slaughter import layout, panels, pieces
from pictures.monster_slaughter.words import card_name, listed, member_sign, victim_name
from pictures.palette import CREAM, INK, MIST, WINE

_LEFT, _WIDTH, _HEIGHT = layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN, layout.FAMILY_HEIGHT
_NAME, _MEMBERS, _TOKENS, _POINTS = _LEFT + 122, _LEFT + 394, _LEFT + 620, _LEFT + 1112
_UPPER, _LOWER = 37, 90
_TOKEN_STEP, _RECKONED_STEP = 84, 134
_MARKER = 52


def draw_families(picture: Image.Image, view: SlaughterView, names: Callable[[Seat], str]) -> None:
    """A panel for each family."""
    top = layout.families_top(len(view.victims))
    for number, family in enumerate(view.families):
        _draw_family(picture, view, family, names(family.seat), top + number * (_HEIGHT + layout.GAP))


def _draw_family(picture: Image.Image, view: SlaughterView, family: FamilyView, name: str, top: int) -> None:
    won = view.outcome is not None and family.seat in view.outcome.winners
    lit = won or (view.turn is not None and view.turn.seat == family.seat)
    ink = INK if lit else CREAM
    put(picture, panels.plate(_WIDTH, _HEIGHT, lit=lit), _LEFT + _WIDTH / 2, top + _HEIGHT / 2)
    put(picture, pieces.family_head(family.family, 100), _LEFT + 64, top + _HEIGHT / 2 - 2)
    if family.seat == view.first:
        put(picture, panels.first_mark(), _LEFT + 24, top + 16)
    write(picture, name, ink, (_NAME, top + 2, 268, 52), (44, 24), anchor="l", most=1)
    kind = box().families[family.family].name if family.family else "No family yet"
    write(picture, kind, ink, (_NAME, top + 47, 268, 38), (30, 24), anchor="l", most=1)
    status = WINE if lit else MIST
    write(picture, _status(view, family), status, (_NAME, top + 80, 268, 36), (28, 18), anchor="l", most=1)
    if view.outcome is None:
        _draw_members(picture, view, family, top)
        _draw_hand(picture, view, family, ink, top)
    _draw_tokens(picture, view, family, ink, top)
    _draw_predictions(picture, view, family, ink, top)
    put(picture, panels.points_shield(won=won), _POINTS, top + _HEIGHT / 2 - 4)
    write(picture, str(family.points), INK, (_POINTS - 44, top + 30, 88, 62), (60, 40), most=1)


def _status(view: SlaughterView, family: FamilyView) -> str:
    seat = family.seat
    if view.outcome:
        return "has won!" if seat in view.outcome.winners else "has lost"
    if view.turn and view.turn.seat == seat:
        return "plays now"
    if seat in view.conferring:
        return "confers"
    passing = [f"no help for {victim_name(each)}" for each in family.passing if each != "turn"]
    if "turn" in family.passing:
        return "helps nobody this turn"
    if passing:
        return ", ".join(passing)
    if view.round == 0:
        return "ready" if family.family else "to choose"
    return "still to play" if seat in view.to_play else "has played"


def _draw_members(picture: Image.Image, view: SlaughterView, family: FamilyView, top: int) -> None:
    members = [each for each in view.monsters if each.seat == family.seat]
    size, step = (64, 68) if len(members) < 4 else (44, 45)
    playing = view.turn.monster if view.turn else None
    for number, each in enumerate(members):
        sign = member_sign(each.id, each.role)
        lit = each.id == playing
        sprite = pieces.member_card(each.family, sign, size, up=each.up, lit=lit)
        put(picture, sprite, _MEMBERS + size / 2 - 2 + number * step, top + _UPPER)


def _draw_hand(picture: Image.Image, view: SlaughterView, family: FamilyView, ink: str, top: int) -> None:
    put(picture, pieces.card(50), _MEMBERS + 26, top + _LOWER)
    box_of = (_MEMBERS + 54, top + _LOWER - 25, 166, 50)
    if family.hand and family.seat != view.viewer:
        # Somebody's power made the family show its hand to everybody.
        write(
            picture,
            listed([card_name(card) for card in family.hand]),
            ink,
            box_of,
            (24, 13),
            anchor="l",
            most=3,
        )
        return
    write(picture, panels.times(family.cards), ink, box_of, (40, 30), anchor="l", most=1)


def _draw_tokens(picture: Image.Image, view: SlaughterView, family: FamilyView, ink: str, top: int) -> None:
    """Count the harvest; at the end, reckon what each source was worth."""
    counts: dict[Token, int] = {
        "flesh": family.flesh,
        "bones": family.bones,
        "brains": family.brains,
        "targets": family.targets,
        "doors": family.doors,
    }
    left, step = (_TOKENS, _TOKEN_STEP) if view.outcome is None else (_MEMBERS, _RECKONED_STEP)
    for number, (name, count) in enumerate(counts.items()):
        x = left + number * step
        put(picture, pieces.token(name, 46), x + 20, top + _UPPER)
        worth = f" = {count * box().points[name]}" if view.outcome else ""
        box_of = (x + 46, top + _UPPER - 25, step - 58, 50)
        write(picture, f"{count}{worth}", ink, box_of, (38, 20), anchor="l", most=1)


def _draw_predictions(
    picture: Image.Image, view: SlaughterView, family: FamilyView, ink: str, top: int
) -> None:
    for number, marker in enumerate(family.markers):
        sprite = pieces.marker(marker.guest, marker.place, _came_true(view, marker), _MARKER)
        put(picture, sprite, _TOKENS + 26 + number * (_MARKER + 4), top + _LOWER)
    if family.markers:
        x = _TOKENS + 5 * (_MARKER + 4) + 34
        put(picture, pieces.token("targets", 48), x, top + _LOWER)
        if family.favourite:
            put(picture, pieces.portrait(family.favourite, 54), x + 56, top + _LOWER)
        else:
            write(picture, "?", ink, (x + 34, top + _LOWER - 26, 40, 50), (46, 40))


def _came_true(view: SlaughterView, marker: MarkerView) -> bool | None:
    """Whether a guest has died in the place that was foretold; None while that is open."""
    if marker.guest is None or not marker.revealed:
        return None
    return view.dead[marker.place - 1 : marker.place] == (marker.guest,)
