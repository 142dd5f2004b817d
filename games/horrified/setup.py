"""Setup: Monsters, Items, Perks and heroes, and the opening that tells of them."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from games.horrified.box import Box
from games.horrified.content import MonsterId
from games.horrified.events import HeroChosen, MonstersAwake
from games.horrified.play import Play
from games.horrified.state import Hero, HorrifiedState
from games.horrified.supplies import draw_items, tell_perk
from games.kernel.dice import Dice
from games.kernel.prompts import Script, Seat, ask

S = TypeVar("S", bound=HorrifiedState)


FIRST_GAME = "first"
DIFFICULTIES = {"novice": 2, "standard": 3, "challenging": 4}
"""How many Monsters, drawn by lot. For a first game the rulebooks recommend two by name."""


def chosen_monsters(
    box: Box, options: Mapping[str, str], recommended: Sequence[MonsterId], dice: Dice
) -> list[MonsterId]:
    """The Monsters that the option names, or drawn by lot for a difficulty; in Frenzy Order."""
    value = options["monsters"]
    names: Sequence[MonsterId] = value.split("+")
    if value == FIRST_GAME:
        names = recommended
    elif value in DIFFICULTIES:
        drawn = list(box.monsters)
        dice.shuffle(drawn)
        names = drawn[: DIFFICULTIES[value]]
    return [monster for monster in box.monsters if monster in names]


def set_up(
    box: Box,
    state_type: type[S],
    *,
    seats: tuple[Seat, ...],
    options: dict[str, str],
    monsters: list[MonsterId],
    dice: Dice,
) -> S:
    """Prepare Monsters, then players, in the order of the rulebook."""
    numbers, solo = box.content.numbers, len(seats) == 1
    state = state_type(
        seats=seats,
        dice=dice,
        options=options,
        heroes={seat: Hero("") for seat in seats},
        active=seats[0] if options["first_player"] == "first-seat" else dice.choose(seats),
        monsters={},
        frenzied=monsters[0],
        terror=numbers.solo_terror if solo else 0,
        bag=[item.id for item in box.content.items],
        deck=[card.id for card in box.content.cards],
        perk_deck=[card for card, kind in box.perks.items() if kind.solo or not solo],
    )
    for pile in (state.bag, state.deck, state.perk_deck):
        dice.shuffle(pile)
    places = {item.id: item.location for item in box.content.items}
    state.monsters = {monster: box.monsters[monster].set_up(state, places) for monster in monsters}
    if options[box.vocabulary.option] == "drawn":
        deal_heroes(box, state)
    for seat in seats:
        state.heroes[seat].perks.append(state.perk_deck.pop())
    return state


def deal_heroes(box: Box, state: HorrifiedState) -> None:
    """Give every seat a hero by lot."""
    kinds = playable_heroes(box, state)
    state.dice.shuffle(kinds)
    for seat, kind in zip(state.seats, kinds, strict=False):
        state.heroes[seat].kind = kind


def playable_heroes(box: Box, state: HorrifiedState) -> list[str]:
    """The heroes that nobody has yet and that may be played by so many."""
    taken = [hero.kind for hero in state.heroes.values()]
    solo = len(state.seats) == 1
    return [hero.id for hero in box.content.heroes if hero.id not in taken and (hero.solo or not solo)]


def opening(play: Play) -> Script[None]:
    """Choose heroes where the table wants to, place them, and lay the first Items out."""
    play.tell(MonstersAwake(monsters=play.in_frenzy_order()))
    for seat in play.order_from(play.active):
        hero = play.hero(seat)
        if not hero.kind:
            hero.kind = yield from ask(seat, "choose-hero", tuple(playable_heroes(play.box, play.state)))
        hero.place = play.box.heroes[hero.kind].start
        play.tell(HeroChosen(seat=seat, hero=hero.kind, place=hero.place))
    for seat in play.order_from(play.active):
        for perk in play.hero(seat).perks:
            tell_perk(play, seat, perk)
    draw_items(play, play.box.content.numbers.first_items)
    play.state.stage = "heroes"
