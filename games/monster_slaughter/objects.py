"""Objects (rulebook: Objects): their dice, and the special effects of some neutral ones."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.monster_slaughter.arrivals import visitor_arrives
from games.monster_slaughter.content import CardId, VictimId, box
from games.monster_slaughter.fight_events import ObjectUsed, VictimHealed
from games.monster_slaughter.powers import in_play, lent_dice, power_of, powers_in
from games.monster_slaughter.rolls import lost_in
from games.monster_slaughter.state import MOST_DICE, Fight, Slaughter, kind_of

Before: TypeAlias = Callable[[Slaughter, VictimId], None]


def strengthen(game: Slaughter, victim: VictimId) -> None:
    """1 health more, even above what the victim began with (RULINGS.md, 24)."""
    game.victims[victim].health += 1
    game.tell(VictimHealed(victim=victim, health=game.victims[victim].health))


def heal(game: Slaughter, victim: VictimId) -> None:
    """2 health more, up to what the victim began with."""
    state = game.victims[victim]
    state.health = max(state.health, min(state.health + 2, kind_of(victim).health))
    game.tell(VictimHealed(victim=victim, health=state.health))


def call_help(game: Slaughter, _: VictimId) -> None:
    """Another visitor comes."""
    visitor_arrives(game)


BEFORE: Mapping[str, Before] = {"strengthen": strengthen, "heal": heal, "call-help": call_help}
"""What objects do before the dice are rolled."""

# What the attack itself must look out for.
CANCEL = "cancel"
BLAST = "blast"
BLIND = "blind"


def has_effect(fight: Fight, effect: str) -> bool:
    """Whether an object used in this fight does that."""
    return any(box().objects[card].effect == effect for card in fight.objects)


def use_objects(game: Slaughter, fight: Fight) -> None:
    """Play the objects: they are used up, unless the victim keeps its first one for good."""
    for card in fight.objects:
        seat = next((each for each, hand in game.hands.items() if card in hand), None)
        if seat is not None:
            game.hands[seat].remove(card)
        state = game.victims[fight.victim]
        kept = power_of(fight.victim).keeps_first_object and not state.attached
        (state.attached if kept else game.discards).append(card)
        game.tell(ObjectUsed(seat=seat or fight.helper, card=card, victim=fight.victim, kept=kept))
        effect = box().objects[card].effect
        if effect == BLIND and seat is not None:
            fight.helper = seat
        if effect in BEFORE:
            BEFORE[effect](game, fight.victim)


def objects_of(game: Slaughter, fight: Fight) -> list[CardId]:
    """What the victim fights with: the objects used now and the one attached to it."""
    attached = game.victims[fight.victim].attached
    return [*attached, *(card for card in fight.objects if card not in attached)]


def object_dice(game: Slaughter, victim: VictimId, card: CardId) -> int:
    """The dice of one object against the attacking family."""
    kind, zone = box().objects[card], game.victims[victim].zone
    in_company = len(game.victims_in(zone)) >= 2
    dice = kind.dice_in_company if kind.dice_in_company is not None and in_company else kind.dice
    dice = next(
        (power.object_dice_in_zone for power in powers_in(game, zone) if power.object_dice_in_zone), dice
    )
    if kind.family == game.hunter().family:
        dice += max(power.family_bonus for _, power in in_play(game))
    return dice


def reaction_dice(game: Slaughter, fight: Fight) -> int:
    """All dice of a victim that fights back, five at most."""
    victim, objects = fight.victim, objects_of(game, fight)
    dice = sum(object_dice(game, victim, card) for card in objects) + power_of(victim).own_dice
    dice += lent_dice(game, victim, len(objects))
    dice += game.in_force("brave-victims") - lost_in(game, game.victims[victim].zone)
    return min(MOST_DICE, max(0, dice))
