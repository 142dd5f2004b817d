"""A position of a Horrified game. A set adds the type of its Monsters' own parts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.horrified.content import CardId, CitizenId, HeroId, ItemId, MonsterId, PerkId, Place
from games.kernel.prompts import Seat
from games.kernel.state import State

Stage: TypeAlias = Literal["opening", "heroes", "monsters"]


@dataclass(slots=True)
class Hero:
    """A seat's Investigator or Hero. `place` is None while it is defeated (or not chosen yet)."""

    kind: HeroId
    place: Place | None = None
    items: list[ItemId] = field(default_factory=list)
    perks: list[PerkId] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class MonsterState:
    """A Monster on the board; each Monster's file adds what lies on its mat."""

    place: Place


@dataclass(slots=True, kw_only=True)
class HorrifiedState(State):
    """A position.

    Lists that lie face down (`bag`, `deck`, `perk_deck`) are drawn from the end. `items` are the Items on the
    board, `spent` the Item discard pile. `played` are Monster cards face up, `perk_pile` Perk cards.
    `allows` are the seats that let others act for them without being asked, `suggestions` what seats propose
    to the active one. `seen` are the hidden things that came to light in the running turn.
    """

    stage: Stage = "opening"
    round: int = 1
    heroes: dict[Seat, Hero]
    active: Seat
    actions_left: int = 0
    monsters: Mapping[MonsterId, MonsterState]
    defeated: list[MonsterId] = field(default_factory=list)
    frenzied: MonsterId | None = None
    terror: int = 0
    items: dict[ItemId, Place] = field(default_factory=dict)
    bag: list[ItemId] = field(default_factory=list)
    spent: list[ItemId] = field(default_factory=list)
    citizens: dict[CitizenId, Place] = field(default_factory=dict)
    rescued: list[CitizenId] = field(default_factory=list)
    lost: list[CitizenId] = field(default_factory=list)
    removed: list[CitizenId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)
    played: list[CardId] = field(default_factory=list)
    perk_deck: list[PerkId] = field(default_factory=list)
    perk_pile: list[PerkId] = field(default_factory=list)
    skips: int = 0
    card_played: bool = False
    allows: list[Seat] = field(default_factory=list)
    suggestions: dict[Seat, str] = field(default_factory=dict)
    seen: list[str] = field(default_factory=list)
