"""The Events of the Greek Monster cards. One that names a colour concerns each Monster with that symbol."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.horrified.attack import hit
from games.horrified.box import CardEffect
from games.horrified.citizens import place_citizen, walk_citizen
from games.horrified.content import Character, ItemId, MonsterCard, Place
from games.horrified.frenzy import pass_the_marker
from games.horrified.monster_phase import acting
from games.horrified.play import Play
from games.horrified.pursuit import (
    ALL_THE_WAY,
    choose,
    move_toward,
    nearest_heroes_first,
    place_monster,
    places_of,
)
from games.horrified.supplies import draw_item, draw_items, lose_from_board
from games.horrified_greek.lairs import lair_places
from games.horrified_greek.luring import draw_toward
from games.kernel.events import Event
from games.kernel.prompts import Script, Seat, pick


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemDealt(Event):
    """An Item came out of the bag into a player's hands."""

    reveals: ClassVar[bool] = True
    seat: Seat
    item: ItemId


def _heroes(play: Play) -> tuple[Place, ...]:
    return places_of(play, play.kinds(play.standing()))


def _characters(play: Play) -> tuple[Character, ...]:
    return (*play.kinds(play.standing()), *play.state.citizens)


def _toward_legend(play: Play, card: MonsterCard) -> Script[None]:
    """Despair: 3 spaces toward the nearest Legend."""
    for monster in acting(play, card.subject):
        yield from _toward_nearest(play, monster, play.state.citizens.values(), 3)


def _to_hero(play: Play, card: MonsterCard) -> Script[None]:
    """Out of the House of Hades: all the way to the closest Hero."""
    for monster in acting(play, card.subject):
        yield from _toward_nearest(play, monster, _heroes(play), ALL_THE_WAY)


def _to_lair(play: Play, card: MonsterCard) -> Script[None]:
    """Swift Winds: to the closest Lair, revealed or not."""
    for monster in acting(play, card.subject):
        yield from _toward_nearest(play, monster, lair_places(play.state), ALL_THE_WAY)


def _toward_richest(play: Play, card: MonsterCard) -> Script[None]:
    """Thunderhead: 3 spaces toward the Hero who holds the most Items."""
    for monster in acting(play, card.subject):
        most = max((len(play.held(seat)) for seat in play.standing()), default=0)
        richest = [seat for seat in play.standing() if len(play.held(seat)) == most]
        yield from move_toward(play, monster, places_of(play, play.kinds(richest)), 3)


def _every_monster_toward_hero(play: Play, _card: MonsterCard) -> Script[None]:
    """Madness of Pan: everybody 1 space toward the closest Hero."""
    for monster in play.in_frenzy_order():
        yield from _toward_nearest(play, monster, _heroes(play), 1)


def _toward_nearest(play: Play, monster: str, goals: Iterable[Place], steps: int) -> Script[None]:
    near = play.box.board.nearest(play.monster_at(monster), goals)
    yield from move_toward(play, monster, near, steps)


def _everybody_toward_monster(play: Play, card: MonsterCard) -> Script[None]:
    """Serenade: each Hero and each Legend 1 space toward the closest such Monster."""
    places = [play.monster_at(monster) for monster in acting(play, card.subject)]
    for character in _characters(play):
        yield from draw_toward(play, character, places)


def _hit_all_here(play: Play, card: MonsterCard) -> Script[None]:
    """Stampede: 1 hit to every Hero and every Legend at the Monster's location."""
    for monster in acting(play, card.subject):
        here = play.monster_at(monster)
        for character in [one for one in _characters(play) if play.place_of(one) == here]:
            yield from hit(play, character, 1)


def _hit_within_two(play: Play, card: MonsterCard) -> Script[None]:
    """Forge Fire: 1 hit to the closest character within 2 spaces, a Hero rather than a Legend."""
    for monster in acting(play, card.subject):
        here = play.monster_at(monster)
        reached = [place for place in play.box.board.locations if play.steps(here, place) <= 2]
        within = [one for one in _characters(play) if play.place_of(one) in reached]
        near = nearest_heroes_first(play, here, within)
        target = yield from choose(play, monster, "hit", near)
        if target:
            yield from hit(play, target, 1)


def _spoil_nearest_items(play: Play, card: MonsterCard) -> Script[None]:
    """Wild Revel: all Items of the closest location that has any are discarded."""
    for monster in acting(play, card.subject):
        near = play.box.board.nearest(play.monster_at(monster), play.state.items.values())
        place = yield from choose(play, monster, "lost-items", near)
        if place:
            lose_from_board(play, play.items_at(place))


def _legends_homeward(play: Play, _card: MonsterCard) -> Script[None]:
    """A Moment of Peace: every Legend 1 space toward its safe location."""
    for legend in list(play.state.citizens):
        start, safe = play.state.citizens[legend], play.box.citizens[legend].safe
        ways = tuple(f"to:{place}" for place in play.box.board.closer(start, safe))
        chosen = yield from pick(play.active, "monster-way", ways, monster=legend)
        walk_citizen(play, legend, chosen.removeprefix("to:"))


def _items_for_players(play: Play, _card: MonsterCard) -> Script[None]:
    """A Moment of Peace: each player draws an Item and keeps it."""
    yield from ()
    for seat in play.order_from(play.active):
        item = draw_item(play)
        if item:
            play.hero(seat).items.append(item)
            play.tell(ItemDealt(seat=seat, item=item))


def _item_for_monsters(play: Play, _card: MonsterCard) -> Script[None]:
    """Threads of Fate: each Monster is placed where an Item that is drawn for it lies."""
    yield from ()
    for monster in play.in_frenzy_order():
        for item in draw_items(play, 1):
            place_monster(play, monster, play.state.items[item])


EFFECTS: Mapping[str, CardEffect] = {
    "place-citizen": place_citizen,
    "toward-citizen": _toward_legend,
    "to-hero": _to_hero,
    "to-lair": _to_lair,
    "toward-richest": _toward_richest,
    "one-toward-hero": _every_monster_toward_hero,
    "next-frenzy": pass_the_marker,
    "everybody-toward-monster": _everybody_toward_monster,
    "hit-all-here": _hit_all_here,
    "hit-within-two": _hit_within_two,
    "spoil-nearest-items": _spoil_nearest_items,
    "citizens-homeward": _legends_homeward,
    "items-for-players": _items_for_players,
    "item-for-monsters": _item_for_monsters,
}
