"""What a sensible player would answer where the Greek game asks more than all sets do."""

from games.horrified.advice import advise
from games.horrified.box import Box
from games.horrified.content import Place
from games.horrified_greek.island import IslandView
from games.kernel.dice import Dice
from games.kernel.prompts import Ask, Choice, Seat

GATHER = "gather-items"


def advise_greek(box: Box, view: IslandView, seat: Seat, topic: str, ask: Ask, *, dice: Dice) -> Choice:
    """As in all sets, but for the Perks that only this one has."""
    if topic == "perk-place" and box.perk_kinds[ask.about["what"]].effect == GATHER:
        return (max(ask.options, key=lambda place: _items_at(view, place)),)
    if topic == "perk-monster":
        return (max(ask.options, key=lambda option: _threat(box, view, option.rpartition(":")[2])),)
    return advise(box, view, seat, topic, ask, dice=dice)


def _items_at(view: IslandView, place: Place) -> int:
    return sum(item.strength for item in view.items if item.place == place)


def _threat(box: Box, view: IslandView, one: str) -> float:
    """How near a Monster is to the heroes; 0 for whatever is no Monster."""
    mat = next((mat for mat in view.monsters if mat.id == one), None)
    if mat is None:
        return 0.0
    steps = box.board.steps[mat.place]
    return sum(1 / (1 + steps[hero.place]) for hero in view.heroes if hero.place)
