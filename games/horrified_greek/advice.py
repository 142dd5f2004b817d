"""What a sensible player would answer where the Greek game asks more than all sets do.

The island is long and its Monsters are many to a symbol: who ends a turn unarmed beside one is lost.
"""

from games.horrified.advice import advise
from games.horrified.box import Box
from games.horrified.content import MonsterId, Place
from games.horrified.view import HeroView, steps_from
from games.horrified_greek.island import IslandView
from games.horrified_greek.lairs import REVEAL
from games.kernel.dice import Dice
from games.kernel.prompts import Ask, Choice, Seat

NEARNESS = (1.0, 0.9, 0.4)
"""How likely a Monster is to attack somebody who is so many steps away."""
RISKY = 0.4
ARMED = 2
LAST_ACTIONS = 2
GATHER = "gather-items"


def advise_greek(
    box: Box, view: IslandView, seat: Seat, topic: str, ask: Ask, *, owners: tuple[MonsterId, ...], dice: Dice
) -> Choice:
    """As in all sets, but take care first; `owners` are the Monsters that have a Lair."""
    if topic == "perk-place" and box.perk_kinds[ask.about["what"]].effect == GATHER:
        return (max(ask.options, key=lambda place: _items_at(view, place)),)
    if topic == "perk-monster":
        return (max(ask.options, key=lambda option: _threat(view, option.rpartition(":")[2])),)
    chosen = advise(box, view, seat, topic, ask, dice=dice)
    hero = next((hero for hero in view.heroes if hero.seat == seat), None)
    if topic != "act" or not ask.required or hero is None or chosen[0].startswith("defeat:"):
        return chosen
    if REVEAL in ask.options and _is_searched(view, owners):
        return (REVEAL,)
    left = len(hero.items) - chosen[0].startswith("advance:")
    return (_careful(view, hero, ask, left) or chosen[0],)


def _is_searched(view: IslandView, owners: tuple[MonsterId, ...]) -> bool:
    found = [lair.monster for lair in view.lairs]
    return any(mat.id in owners and mat.id not in found for mat in view.monsters)


def _items_at(view: IslandView, place: Place) -> int:
    return sum(item.strength for item in view.items if item.place == place)


def _threat(view: IslandView, one: str) -> float:
    """How near a Monster is to the heroes; 0 for whatever is no Monster."""
    mat = next((mat for mat in view.monsters if mat.id == one), None)
    if mat is None:
        return 0.0
    steps = steps_from(view, mat.place)
    return sum(1 / (1 + steps[hero.place]) for hero in view.heroes if hero.place)


def _careful(view: IslandView, hero: HeroView, ask: Ask, left: int) -> str | None:
    """What a hero near a Monster with too few Items left does with the last actions: take more, or leave."""
    late = 0 < view.actions_left <= LAST_ACTIONS
    if not late or left >= ARMED or hero.place is None or risk(view, hero.place) < RISKY:
        return None
    if "pick-up" in ask.options:
        return "pick-up"
    ways = [option for option in ask.options if option.startswith("move:")]
    safest = min(ways, key=lambda way: risk(view, way.removeprefix("move:")))
    return safest if risk(view, safest.removeprefix("move:")) < risk(view, hero.place) else None


def risk(view: IslandView, place: Place) -> float:
    """How likely somebody at this place is to be attacked."""
    steps = steps_from(view, place)
    near = (steps[mat.place] for mat in view.monsters)
    return sum(NEARNESS[far] for far in near if far < len(NEARNESS))
