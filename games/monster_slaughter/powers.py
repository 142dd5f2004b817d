"""What each guest and visitor can do (rulebook: Guest List), by the name of its power in the content."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.monster_slaughter.content import VictimId
from games.monster_slaughter.state import Slaughter, kind_of


@dataclass(frozen=True, slots=True)
class Defence:
    """A victim that fights back with some objects, as the `owner` of a power sees it."""

    game: Slaughter
    owner: VictimId
    victim: VictimId
    objects: int

    @property
    def is_near(self) -> bool:
        """Whether both are visible in one zone, or are one and the same."""
        zone = self.game.victims[self.owner].zone
        return zone is not None and zone == self.game.victims[self.victim].zone


Lends: TypeAlias = Callable[[Defence], int]


@dataclass(frozen=True, slots=True)
class Power:
    """How a victim differs from a plain one; the chapters of the rules look it up where it matters.

    In a fight of its own: reaction dice, successes that need no roll, monster successes cancelled, failures
    rolled again, dice that its attacker lacks. For others: dice that it lends (`lends`), and what holds in
    its zone or, as long as it is in play, everywhere.
    """

    own_dice: int = 0
    sure_successes: int = 0
    cancels: int = 0
    rolls_again: int = 0
    attacker_lacks: int = 0
    takes_objects: bool = True
    keeps_first_object: bool = False
    opens_doors: bool = True
    never_hides: bool = False
    waits: bool = False
    follows: bool = False
    steps_aside: bool = False
    safe_from_adults: bool = False
    safe_from_holder: bool = False
    shows_hand: bool = False
    throws_out_attacker: bool = False
    throws_out_all: bool = False
    hides_when_hurt: bool = False
    takes_flesh_back: bool = False
    swaps_markers: bool = False
    scatters_others: bool = False
    bars_attacks_in_zone: bool = False
    bars_scares_in_zone: bool = False
    dice_lost_in_zone: int = 0
    object_dice_in_zone: int | None = None
    object_limit: int = 1
    family_bonus: int = 1
    dice_for_all: int = 0
    lends: Lends | None = None


def cross_the_streams(defence: Defence) -> int:
    """+2 for each of at least two others in his zone (RULINGS.md, 12)."""
    game, owner = defence.game, defence.owner
    in_company = len(game.victims_in(game.victims[owner].zone)) >= 3
    return 2 if owner != defence.victim and in_company and defence.is_near else 0


def weapon_master(defence: Defence) -> int:
    """+1 for each object."""
    return defence.objects


def animal_tamer(defence: Defence) -> int:
    """+2 in his zone for whoever uses no object."""
    return 2 if not defence.objects and defence.is_near else 0


def unity(defence: Defence) -> int:
    """+1 beside one of the duo, +3 beside both: the first of them there counts for both."""
    game, owner = defence.game, defence.owner
    near = game.victims_in(game.victims[defence.victim].zone)
    partners = [each for each in near if kind_of(each).power == kind_of(owner).power]
    if not partners or partners[0] != owner:
        return 0
    return 3 if len(partners) == 2 else 1


def resistance(defence: Defence) -> int:
    """+2 for the living victims with the least health."""
    victims = defence.game.victims
    least = min(victims[each].health for each in defence.game.living())
    return 2 if victims[defence.victim].health == least else 0


POWERS: Mapping[str, Power] = {
    "sure-success": Power(sure_successes=1),
    "strong-arm": Power(throws_out_attacker=True),
    "tenacious": Power(cancels=1),
    "unpredictable": Power(own_dice=1),
    "quick-learner": Power(rolls_again=1),
    "neurolyzer": Power(swaps_markers=True),
    "elite-equipment": Power(object_dice_in_zone=3),
    "one-step-ahead": Power(steps_aside=True),
    "mine-now": Power(keeps_first_object=True),
    "cross-the-streams": Power(lends=cross_the_streams),
    "tenacious-tyke": Power(own_dice=1, safe_from_adults=True, takes_objects=False, opens_doors=False),
    "weapon-master": Power(lends=weapon_master),
    "armed-to-the-teeth": Power(object_limit=2),
    "skepticism": Power(bars_scares_in_zone=True),
    "protect": Power(bars_attacks_in_zone=True),
    "serve": Power(attacker_lacks=1),
    "crucifix-and-silver": Power(never_hides=True, safe_from_holder=True),
    "change-the-future": Power(waits=True),
    "animal-tamer": Power(lends=animal_tamer),
    "diversion": Power(scatters_others=True),
    "flamethrower": Power(throws_out_all=True),
    "survivor": Power(hides_when_hurt=True),
    "show-your-cards": Power(shows_hand=True),
    "unity": Power(never_hides=True, lends=unity),
    "monster-hunter": Power(takes_flesh_back=True),
    "arcane-knowledge": Power(family_bonus=3),
    "buff": Power(dice_for_all=1),
    "resistance": Power(lends=resistance),
    "clingy": Power(follows=True, dice_lost_in_zone=1),
}


def power_of(victim: VictimId) -> Power:
    """What this victim can do."""
    return POWERS[kind_of(victim).power]


def in_play(game: Slaughter) -> Iterator[tuple[VictimId, Power]]:
    """The living victims that have come, visible or hidden, with their powers."""
    return ((victim, power_of(victim)) for victim in game.living() if not game.victims[victim].waits)


def powers_in(game: Slaughter, zone: str | None) -> list[Power]:
    """The powers of the victims visible in a zone."""
    return [power_of(victim) for victim in game.victims_in(zone)]


def lent_dice(game: Slaughter, victim: VictimId, objects: int) -> int:
    """The dice that the powers of all who are in play give to a victim."""
    return sum(
        power.dice_for_all + (power.lends(Defence(game, owner, victim, objects)) if power.lends else 0)
        for owner, power in in_play(game)
    )
