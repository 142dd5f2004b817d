"""Paying with Items: so many of a colour, or of a total strength."""

from collections.abc import Mapping

from games.horrified.content import ItemId
from games.horrified.play import Play
from games.horrified.supplies import spend
from games.kernel.prompts import Ask, Prompt, Script, Seat, pick

DONE = "done"


def pay_number(play: Play, seat: Seat, number: int, *colours: str) -> Script[None]:
    """Spend so many Items of these colours (any, where none is given), whatever their strengths."""
    items = play.held(seat, *colours)
    if len(items) > number:
        about = {"colours": " or ".join(colours)}
        items = (yield Prompt("pay", {seat: Ask(items, number, number, about=about)}))[seat]
    spend(play, seat, items)


def pay_strength(play: Play, seat: Seat, strength: int, *colours: str) -> Script[tuple[ItemId, ...]]:
    """Spend Items of these colours until their strengths reach the sum, and more if wanted; return them."""
    paid: list[ItemId] = []
    while left := tuple(item for item in play.held(seat, *colours) if item not in paid):
        missing = strength - play.strength(paid)
        enough = (DONE,) if missing <= 0 else ()
        about = {"missing": str(max(missing, 0)), "colours": " or ".join(colours)}
        chosen = yield from pick(seat, "pay-strength", (*enough, *left), **about)
        if chosen == DONE:
            break
        paid.append(chosen)
    spend(play, seat, paid)
    return tuple(paid)


def has_all(play: Play, seat: Seat, cost: Mapping[str, int]) -> bool:
    """Whether a seat holds so many Items of each colour."""
    return all(len(play.held(seat, colour)) >= number for colour, number in cost.items())


def pay_each(play: Play, seat: Seat, cost: Mapping[str, int]) -> Script[None]:
    """Spend so many Items of each colour."""
    for colour, number in cost.items():
        yield from pay_number(play, seat, number, colour)
