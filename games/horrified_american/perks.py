"""The American Perk cards."""

from collections.abc import Mapping

from games.horrified.actions import exchange
from games.horrified.box import PerkEffect
from games.horrified.content import PerkKind
from games.horrified.perks import (
    CALL_HEROES,
    MORE_ACTIONS,
    MOVE_EVERY_HERO,
    MOVE_EVERY_MONSTER,
    MOVE_ONE_HERO,
    PLACE_ONE_HERO,
    PLACE_OR_MOVE_MONSTER,
    SKIP_MONSTER_PHASE,
    always,
)
from games.horrified.play import Play
from games.horrified.supplies import draw_items
from games.kernel.prompts import Ask, Prompt, Script, Seat


def _two_with_items(play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    standing = play.standing()
    return len(standing) > 1 and any(play.held(one) for one in standing)


def _swap(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Two Investigators exchange Items, wherever they are."""
    kinds = play.kinds(play.standing())
    pair = kinds
    if len(kinds) > 2:
        pair = (yield Prompt("perk-pair", {seat: Ask(kinds, 2, 2, about={"what": perk.id})}))[seat]
    seats = tuple(one for one in play.standing() if play.hero(one).kind in pair)
    if not any(play.held(one) for one in seats):
        return False
    return (yield from exchange(play, seat, seats))


def _supply_drop(play: Play, _seat: Seat, _perk: PerkKind) -> Script[bool]:
    """As many Items as there are players come out of the bag."""
    yield from ()
    draw_items(play, len(play.state.seats))
    return True


PERKS: Mapping[str, PerkEffect] = {
    "move-every-hero": MOVE_EVERY_HERO,
    "exchange-items": PerkEffect(_swap, _two_with_items),
    "call-heroes": CALL_HEROES,
    "draw-items": PerkEffect(_supply_drop, always),
    "move-every-monster": MOVE_EVERY_MONSTER,
    "more-actions": MORE_ACTIONS,
    "move-one-hero": MOVE_ONE_HERO,
    "skip-monster-phase": SKIP_MONSTER_PHASE,
    "place-one-hero": PLACE_ONE_HERO,
    "place-or-move-monster": PLACE_OR_MOVE_MONSTER,
}
