"""The Item Bag, the Perk deck and their discard piles."""

from collections.abc import Iterable

from games.horrified.content import ItemId
from games.horrified.events import BagRefilled, ItemsDrawn, ItemsLost, ItemsSpent, PerkDrawn, PerkGained
from games.horrified.play import Play
from games.horrified.state import HorrifiedState
from games.kernel.prompts import Seat


def draw_items(play: Play, number: int) -> tuple[ItemId, ...]:
    """Draw Items from the bag, place each at the location that it names, and return them."""
    drawn = tuple(item for _ in range(number) if (item := draw_item(play)))
    for item in drawn:
        play.state.items[item] = play.item(item).location
    if drawn:
        play.tell(ItemsDrawn(items=drawn))
    return drawn


def draw_item(play: Play) -> ItemId | None:
    """Take one Item out of the bag; None where bag and discard pile are empty."""
    if not play.state.bag:
        refill_bag(play)
    if not play.state.bag:
        return None
    item = play.state.bag.pop()
    play.state.seen.append(item)
    return item


def refill_bag(play: Play) -> None:
    """Put all discarded Items back into the empty bag and mix them."""
    if play.state.spent:
        play.state.bag, play.state.spent = play.state.spent, []
        play.state.dice.shuffle(play.state.bag)
        play.tell(BagRefilled())


def return_to_bag(state: HorrifiedState, items: Iterable[ItemId]) -> None:
    """Put Items back into the bag and mix it."""
    state.bag += items
    state.dice.shuffle(state.bag)


def spend(play: Play, seat: Seat, items: Iterable[ItemId]) -> None:
    """Use Items that the seat holds: they go to the discard pile."""
    used = tuple(items)
    take_from(play, seat, used)
    play.state.spent += used
    play.tell(ItemsSpent(seat=seat, items=used))


def take_from(play: Play, seat: Seat, items: Iterable[ItemId]) -> None:
    """Take Items out of a seat's hands."""
    for item in items:
        play.hero(seat).items.remove(item)


def lose_from_board(play: Play, items: Iterable[ItemId]) -> None:
    """Discard Items that lie on the board."""
    gone = tuple(items)
    for item in gone:
        del play.state.items[item]
    play.state.spent += gone
    play.tell(ItemsLost(items=gone))


def draw_perk(play: Play, seat: Seat) -> None:
    """Give the seat the top Perk card; an empty deck is made anew from the discard pile."""
    state = play.state
    if not state.perk_deck:
        state.perk_deck, state.perk_pile = state.perk_pile, []
        state.dice.shuffle(state.perk_deck)
    if not state.perk_deck:
        return
    perk = state.perk_deck.pop()
    state.heroes[seat].perks.append(perk)
    play.tell(PerkGained(seat=seat))
    tell_perk(play, seat, perk)


def tell_perk(play: Play, seat: Seat, perk: str) -> None:
    """Tell which Perk a seat has, to those who may know."""
    if perks_are_open(play.state):
        play.state.seen.append(perk)
    known_to = None if perks_are_open(play.state) else (seat,)
    play.tell(PerkDrawn(seat=seat, perk=play.box.perks[perk].id, known_to=known_to))


def perks_are_open(state: HorrifiedState) -> bool:
    """Whether Perk hands lie face up, as in the rulebook."""
    return state.options["perks"] == "open"
