"""The Greek Perk cards: gifts of the gods."""

from collections.abc import Mapping

from games.horrified.actions import take_items
from games.horrified.box import PerkEffect
from games.horrified.content import PerkKind, Place
from games.horrified.moving import agrees, place_hero
from games.horrified.perks import (
    CALL_HEROES,
    MORE_ACTIONS,
    MOVE_EVERY_HERO,
    MOVE_EVERY_MONSTER,
    PLACE_ONE_HERO,
    always,
    choose_hero,
)
from games.horrified.play import Play
from games.horrified.pursuit import lead_monster, place_monster
from games.horrified_greek.island import island
from games.horrified_greek.lairs import REVEAL, turn_up
from games.horrified_greek.specials import give_any, recover
from games.kernel.prompts import Script, Seat, pick

HEROES = "every-hero"
MONSTERS = "every-monster"


def _givers(play: Play) -> tuple[Seat, ...]:
    standing = play.standing()
    return tuple(seat for seat in standing if play.held(seat)) if len(standing) > 1 else ()


def _anybody_can_give(play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    return bool(_givers(play))


def _give_items(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """A Hero's player gives Items to one other Hero; another than the Perk's player is asked first."""
    giver = yield from choose_hero(play, seat, perk.id, _givers(play))
    if not (yield from agrees(play, seat, giver, "perk", perk.id)):
        return False
    others = tuple(other for other in play.standing() if other != giver)
    taker = yield from choose_hero(play, giver, perk.id, others)
    yield from give_any(play, giver, taker)
    return True


def _skip_monster_phase(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """The next Monster Phase does not take place; a discarded Item goes to one Hero."""
    play.state.skips += 1
    if play.state.spent:
        item = yield from pick(seat, "from-discards", tuple(play.state.spent))
        recover(play, (yield from choose_hero(play, seat, perk.id)), item)
    return True


def _move_one_monster(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Move any Monster up to 4 spaces."""
    monster = yield from pick(seat, "perk-monster", play.in_frenzy_order(), what=perk.id)
    yield from lead_monster(play, seat, monster, 4)
    return True


def _anybody_apart(play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    places = {play.here(seat) for seat in play.standing()}
    places |= {play.monster_at(monster) for monster in play.in_frenzy_order()}
    return len(places) > 1


def _swap_hero_and_monster(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """A Hero, who agrees, and a Monster change places."""
    pairs = {one: _monsters_elsewhere(play, play.here(one)) for one in play.standing()}
    seats = tuple(one for one, monsters in pairs.items() if monsters)
    hero = yield from choose_hero(play, seat, perk.id, seats)
    monster = yield from pick(seat, "perk-monster", pairs[hero], what=perk.id)
    here, there = play.here(hero), play.monster_at(monster)
    if not (yield from agrees(play, seat, hero, "place", there)):
        return False
    place_hero(play, hero, there)
    place_monster(play, monster, here)
    return True


def _monsters_elsewhere(play: Play, place: Place) -> tuple[str, ...]:
    return tuple(monster for monster in play.in_frenzy_order() if play.monster_at(monster) != place)


def _reveal_or_move(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Reveal a face-down Lair, or move any Monster up to 3 spaces."""
    lairs = tuple(f"{REVEAL}:{lair.place}" for lair in island(play.state).lairs if not lair.up)
    monsters = tuple(f"move:{monster}" for monster in play.in_frenzy_order())
    how, _, what = (yield from pick(seat, "perk-monster", (*lairs, *monsters), what=perk.id)).partition(":")
    if how == REVEAL:
        turn_up(play, seat, what)
    else:
        yield from lead_monster(play, seat, what, 3)
    return True


def _move_heroes_or_monsters(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Every Hero or every Monster up to 2 spaces."""
    whom = yield from pick(seat, "perk-monster", (HEROES, MONSTERS), what=perk.id)
    effect = {HEROES: MOVE_EVERY_HERO, MONSTERS: MOVE_EVERY_MONSTER}[whom]
    return (yield from effect.do(play, seat, perk))


def _any_item_lies(play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    return bool(play.state.items)


def _gather_items(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """All Items of one space go to one Hero."""
    places = tuple(dict.fromkeys(play.state.items.values()))
    place = yield from pick(seat, "perk-place", places, what=perk.id)
    taker = yield from choose_hero(play, seat, perk.id)
    take_items(play, taker, play.items_at(place))
    return True


PERKS: Mapping[str, PerkEffect] = {
    "give-items": PerkEffect(_give_items, _anybody_can_give),
    "skip-monster-phase": PerkEffect(_skip_monster_phase, always),
    "move-one-monster": PerkEffect(_move_one_monster, always),
    "more-actions": MORE_ACTIONS,
    "swap-hero-and-monster": PerkEffect(_swap_hero_and_monster, _anybody_apart),
    "reveal-lair-or-move-monster": PerkEffect(_reveal_or_move, always),
    "move-heroes-or-monsters": PerkEffect(_move_heroes_or_monsters, always),
    "gather-items": PerkEffect(_gather_items, _any_item_lies),
    "place-one-hero": PLACE_ONE_HERO,
    "call-heroes": CALL_HEROES,
}
