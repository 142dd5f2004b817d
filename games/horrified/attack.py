"""A Monster's attack: its target, the dice, Powers before Hits, and the target's answer."""

from dataclasses import dataclass

from games.horrified.content import Character, ItemId, MonsterId, Symbol
from games.horrified.events import AttackRolled, HitIgnored
from games.horrified.play import Play
from games.horrified.supplies import take_from
from games.horrified.terror import defeat_citizen, defeat_hero
from games.kernel.prompts import Ask, Prompt, Script, Seat, ask, pick

BE_DEFEATED = "be-defeated"
DISCARD = "discard"


@dataclass(slots=True)
class Attack:
    """One roll against one target. A Power may take `hits` away."""

    monster: MonsterId
    target: Character
    hits: int
    powers: int


def attack(play: Play, monster: MonsterId, dice: int) -> Script[None]:
    """Attack one character at the Monster's place; with nobody there no die is rolled."""
    targets = targets_of(play, monster)
    if not targets:
        return
    target = yield from pick(play.active, "target", targets, monster=monster)
    marks = marks_against(play, target)
    symbols = roll(play, dice)
    play.tell(AttackRolled(monster=monster, target=target, symbols=symbols))
    # Hits by tokens come before all that the dice do.
    yield from hit(play, target, marks)
    rolled = Attack(monster, target, symbols.count("hit"), symbols.count("power"))
    if rolled.powers:
        yield from play.box.monsters[monster].power(play, rolled)
    if play.place_of(target) == play.monster_at(monster):
        yield from hit(play, target, rolled.hits)


def targets_of(play: Play, monster: MonsterId) -> tuple[Character, ...]:
    """Whom a Monster may attack: the heroes at its place, and citizens only where there is no hero."""
    place = play.monster_at(monster)
    return play.kinds(play.standing_at(place)) or play.citizens_at(place)


def marks_against(play: Play, target: Character) -> int:
    """The hits that tokens add to any roll against this target."""
    seat = play.seat_of(target)
    if seat is None:
        return 0
    return sum(play.box.monsters[monster].extra_hits(play, seat) for monster in play.in_frenzy_order())


def roll(play: Play, dice: int) -> tuple[Symbol, ...]:
    """Roll Monster dice."""
    sides = play.box.content.numbers.die
    return tuple(sides[play.state.dice.roll(len(sides)) - 1] for _ in range(dice))


def hit(play: Play, target: Character, hits: int, *colours: str) -> Script[None]:
    """Hit a character: a citizen is defeated, a hero's owner may discard one Item for each hit.

    Where colours are given, only Items of these help.
    """
    if not hits:
        return
    seat = play.seat_of(target)
    if seat is None:
        defeat_citizen(play, target)
        return
    items = yield from defence(play, seat, hits, *colours)
    if not items:
        defeat_hero(play, seat)
        return
    take_from(play, seat, items)
    play.state.spent += items
    play.tell(HitIgnored(seat=seat, items=items))


def defence(play: Play, seat: Seat, hits: int, *colours: str) -> Script[tuple[ItemId, ...]]:
    """The Items that the owner of a hero discards against these hits: all that are needed, or none."""
    items = play.held(seat, *colours)
    about = {"hits": str(hits), "colours": " or ".join(colours)}
    if len(items) < hits:
        return ()
    if hits == 1:
        chosen = yield from ask(seat, "defend", (*items, BE_DEFEATED), **about)
        return () if chosen == BE_DEFEATED else (chosen,)
    stand = yield from ask(seat, "defend", (DISCARD, BE_DEFEATED), **about)
    if stand == BE_DEFEATED or len(items) == hits:
        return () if stand == BE_DEFEATED else items
    answers = yield Prompt("defend-with", {seat: Ask(items, hits, hits, about=about)})
    return answers[seat]
