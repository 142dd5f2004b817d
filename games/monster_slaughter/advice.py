"""A greedy player: it weighs each option by the points that it may bring, with its own view and no memory."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.kernel.dice import Dice
from games.kernel.players import at_random
from games.kernel.prompts import Ask, Choice
from games.monster_slaughter.board import DOORS_OF, ROOMS
from games.monster_slaughter.content import VictimId, Zone, box
from games.monster_slaughter.powers import power_of
from games.monster_slaughter.view import FamilyView, SlaughterView, VictimView

Weigh: TypeAlias = Callable[[SlaughterView, str], float]

HIT = 2 / 3
LOOK_FOR_CARDS = 4


def advise(view: SlaughterView, topic: str, ask: Ask, dice: Dice) -> Choice:
    """The weightiest options where there is a way to weigh them, else any; chance breaks ties."""
    for option in PREFERRED.get(topic, ()):
        if option in ask.options:
            return (option,)
    weigh = WEIGHTS.get(topic)
    if weigh is None:
        return at_random(ask, dice)
    if topic == "act" and "play-card" in ask.options and dice.roll(LOOK_FOR_CARDS) == 1:
        return ("play-card",)
    options = list(ask.options)
    dice.shuffle(options)
    options.sort(key=lambda option: -weigh(view, option))
    return tuple(options[: ask.most if topic == "agree" else max(1, ask.least)])


def action(view: SlaughterView, option: str) -> float:
    """What a monster had better do."""
    verb, _, target = option.partition(":")
    match verb:
        case "attack":
            return 3 + attack(view, _victim(view, target))
        case "search":
            return search(view, _place(view))
        case "smash":
            return 1.5 if target in box().doors else 0.2
        case "move" | "teleport":
            free = 0.5 if view.turn and view.turn.free_moves else 0
            return prospects(view, target) - prospects(view, _place(view)) + free
        case "peek" | "free-peek":
            return 0.1 if target in (memory.zone for memory in view.memories) else 0.6
        case "spawn" | "look-ahead":
            return 2
        case _:
            return 0


def prospects(view: SlaughterView, zone: Zone) -> float:
    """How good a zone is to stand in."""
    victims = [attack(view, victim) + 3 for victim in view.victims if victim.zone == zone]
    doors = sum(door.state == "closed" and zone in door.between for door in view.doors)
    inside = search(view, zone) if zone in ROOMS else 0
    behind = sum(door.state == "open" and zone in door.between for door in view.doors)
    return max([inside, *victims]) + 0.3 * min(1, doors) + 0.1 * behind


def search(view: SlaughterView, zone: Zone) -> float:
    """What a search of this room is worth."""
    top = next((memory.cards[0] for memory in view.memories if memory.zone == zone), "")
    if top in box().victims:
        return 5
    return min(2.5, next((room.cards for room in view.rooms if room.id == zone), 0))


def attack(view: SlaughterView, victim: VictimView) -> float:
    """The points that an attack may bring: flesh, and what the death brings if it is near."""
    dice = view.turn.dice if view.turn else 3
    power = power_of(victim.id)
    wounds = max(0.3, HIT * (dice - power.own_dice) - power.cancels - power.sure_successes)
    deadly = min(1.0, wounds / victim.health)
    return 2 * min(wounds, victim.health) + deadly * death(view, victim.id)


def death(view: SlaughterView, victim: VictimId) -> float:
    """What the death of a victim is worth to whoever kills it, and costs whoever foretold it otherwise."""
    own = view.mine
    if own is None or victim not in view.guests:
        return 0
    meal = 5 if own.favourite == victim else 0
    return 2 + meal + (3 if foretold_next(view, own, victim) else -1)


def foretold_next(view: SlaughterView, own: FamilyView, victim: VictimId) -> bool:
    """Whether this guest is foretold to die next."""
    return any(marker.guest == victim and marker.place == len(view.dead) + 1 for marker in own.markers)


def offer(view: SlaughterView, option: str) -> float:
    """Defend a victim whose death brings nothing, with as few dice as may do."""
    own, victim = view.mine, _victim(view, view.fight or "")
    welcome = own is not None and foretold_next(view, own, victim.id)
    if option == "pass":
        return 2.5 if welcome or victim.health > LOOK_FOR_CARDS else 0.5
    if not option.startswith("card:"):
        return 0
    return 1 + _strength(view, option)


def agree(view: SlaughterView, option: str) -> float:
    """Agree on the strongest object; all greedy players name the same."""
    names = sorted(box().objects)
    return _strength(view, option) + names.index(option.removeprefix("card:")) / len(names)


def member(view: SlaughterView, option: str) -> float:
    """Play the monster with the best prospects."""
    monster = next(each for each in view.monsters if each.id == option)
    where = prospects(view, monster.zone) if monster.zone else 1
    return where + box().roles[monster.role].dice / 4


def entrance(view: SlaughterView, option: str) -> float:
    """Come to where a way leads in."""
    return max(
        (prospects(view, behind) if _is_open(view, door) else 0.3 for door, behind in DOORS_OF[option]),
        default=0,
    )


WEIGHTS: Mapping[str, Weigh] = {
    "act": action,
    "agree": agree,
    "choose-monster": member,
    "dash": prospects,
    "enter": entrance,
    "offer": offer,
    "throw-out": prospects,
}
PREFERRED: Mapping[str, Choice] = {
    "barricade": ("pass",),
    "draw": ("draw-all", "draw"),
    "second-try": ("roll-again",),
}


def _place(view: SlaughterView) -> Zone:
    turn = view.turn
    place = next((each.zone for each in view.monsters if turn and each.id == turn.monster), None)
    return place or "north"


def _victim(view: SlaughterView, victim: VictimId) -> VictimView:
    return next(each for each in view.victims if each.id == victim)


def _is_open(view: SlaughterView, door_id: str) -> bool:
    return any(door.id == door_id and door.state == "open" for door in view.doors)


def _strength(view: SlaughterView, option: str) -> float:
    kind = box().objects[option.removeprefix("card:")]
    turn = view.turn
    attacker = next((each.family for each in view.monsters if turn and each.id == turn.monster), None)
    return kind.dice + (kind.family == attacker)
