"""Lairs: dealt face down, and revealed by Items of any colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.horrified.box import Action
from games.horrified.content import MonsterId, Place
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.state import HorrifiedState
from games.horrified.view import HorrifiedView
from games.horrified_greek.content import LairKind
from games.horrified_greek.island import IslandState, Lair, LairView, island, shore
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.prompts import Script, Seat

REVEAL = "reveal"
REVEAL_STRENGTH = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class LairRevealed(Event):
    """A Lair token lies face up for the rest of the game."""

    reveals: ClassVar[bool] = True
    seat: Seat
    place: Place
    lair: str


def lay_lairs(tokens: tuple[LairKind, ...], places: tuple[Place, ...], dice: Dice) -> list[Lair]:
    """Shuffle all Lair tokens face down onto their places, whichever Monsters play."""
    ids = [token.id for token in tokens]
    dice.shuffle(ids)
    return [Lair(place, token) for place, token in zip(places, ids, strict=True)]


def lair_places(state: HorrifiedState) -> tuple[Place, ...]:
    """Where Lair tokens lie, revealed or not."""
    return tuple(lair.place for lair in island(state).lairs)


def hidden_lair(state: HorrifiedState, place: Place) -> Lair | None:
    """The face-down Lair token at a place."""
    return next((lair for lair in island(state).lairs if lair.place == place and not lair.up), None)


def turn_up(play: Play, seat: Seat, place: Place) -> None:
    """Turn the Lair token at a place face up."""
    lair = hidden_lair(play.state, place)
    assert lair is not None
    lair.up = True
    play.tell(LairRevealed(seat=seat, place=place, lair=lair.token))


def _can_reveal(play: Play, seat: Seat) -> tuple[str, ...]:
    enough = play.strength(play.held(seat)) >= REVEAL_STRENGTH
    return ("",) if enough and hidden_lair(play.state, play.here(seat)) else ()


def _reveal(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    """Spend Items of any colours at a face-down Lair."""
    yield from pay_strength(play, seat, REVEAL_STRENGTH)
    turn_up(play, seat, play.here(seat))
    return True


REVEAL_A_LAIR = Action(REVEAL, _can_reveal, _reveal)


def redeal_lairs(state: IslandState, now: IslandState, dice: Dice) -> None:
    """Exchange the Lair tokens that still lie face down."""
    hidden = [lair for lair, later in zip(state.lairs, now.lairs, strict=True) if not later.up]
    tokens = [lair.token for lair in hidden]
    dice.shuffle(tokens)
    for lair, token in zip(hidden, tokens, strict=True):
        lair.token = token


def view_of_lairs(state: IslandState, kinds: Mapping[str, LairKind]) -> tuple[LairView, ...]:
    """The Lairs as everybody sees them."""
    return tuple(
        LairView(lair.place, lair.token, kinds[lair.token].name, kinds[lair.token].monster)
        if lair.up
        else LairView(lair.place, None, None, None)
        for lair in state.lairs
    )


def searches(view: HorrifiedView, monster: MonsterId, lair: Place | None) -> tuple[Need, ...]:
    """The step of finding a Monster's Lair, while it is not known."""
    hidden = tuple(lair.place for lair in shore(view).lairs if lair.token is None)
    return () if lair else (Need(monster, "reveal", hidden, (Cost(strength=REVEAL_STRENGTH),)),)
