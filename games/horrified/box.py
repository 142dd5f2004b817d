"""A box: content, its board, and the behaviours that the content names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from games.horrified.board import Board
from games.horrified.content import (
    CardId,
    Character,
    CitizenId,
    CitizenKind,
    Content,
    HeroId,
    HeroKind,
    ItemId,
    ItemKind,
    MonsterCard,
    MonsterId,
    PerkId,
    PerkKind,
    Place,
)
from games.kernel.prompts import Script, Seat

if TYPE_CHECKING:
    from games.horrified.monster import Monster
    from games.horrified.play import Play

CardEffect: TypeAlias = Callable[["Play", MonsterCard], Script[None]]
Trait: TypeAlias = Callable[["Play", Seat], None]
"""A special of a tile that takes no action: what happens for its seat whenever Terror rises."""


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of action: what a seat could do now (after "VERB:"), and doing it; True where it was done."""

    verb: str
    options: Callable[["Play", Seat], tuple[str, ...]]
    do: Callable[["Play", Seat, tuple[str, ...]], Script[bool]]


@dataclass(frozen=True, slots=True)
class PerkEffect:
    """What a Perk does; True where it was done. `playable` says whether it could do anything now."""

    do: Callable[["Play", Seat, PerkKind], Script[bool]]
    playable: Callable[["Play", Seat, PerkKind], bool]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a set calls its heroes; `option` is the table's option that says how they come to the seats."""

    hero: str
    heroes: str
    option: str


@dataclass(frozen=True)
class Box:
    """Everything that does not change during a game. `monsters` are in Frenzy Order.

    `mark` tells the content from that which comes with the program; it is empty where it is that.
    """

    mark: str
    content: Content
    monsters: "Mapping[MonsterId, Monster[Any, Any]]"
    actions: tuple[Action, ...]
    specials: Mapping[str, Action]
    perk_effects: Mapping[str, PerkEffect]
    card_effects: Mapping[str, CardEffect]
    vocabulary: Vocabulary
    traits: Mapping[str, Trait] = field(default_factory=dict)

    @cached_property
    def board(self) -> Board:
        """The map."""
        return Board(self.content)

    @cached_property
    def items(self) -> Mapping[ItemId, ItemKind]:
        """All Items."""
        return {item.id: item for item in self.content.items}

    @cached_property
    def heroes(self) -> Mapping[HeroId, HeroKind]:
        """All identification tiles."""
        return {hero.id: hero for hero in self.content.heroes}

    @cached_property
    def citizens(self) -> Mapping[CitizenId, CitizenKind]:
        """All citizens."""
        return {citizen.id: citizen for citizen in self.content.citizens}

    @cached_property
    def cards(self) -> Mapping[CardId, MonsterCard]:
        """All Monster cards."""
        return {card.id: card for card in self.content.cards}

    @cached_property
    def perks(self) -> Mapping[PerkId, PerkKind]:
        """All Perk cards: the copies of one kind are numbered."""
        return {
            perk.id if perk.copies == 1 else f"{perk.id}-{copy}": perk
            for perk in self.content.perks
            for copy in range(1, perk.copies + 1)
        }

    @cached_property
    def perk_kinds(self) -> Mapping[PerkId, PerkKind]:
        """The kinds of Perk cards. Events tell the kind, because copies are alike to everybody."""
        return {perk.id: perk for perk in self.content.perks}

    @cached_property
    def verbs(self) -> Mapping[str, Action]:
        """The kinds of actions by their verbs."""
        return {action.verb: action for action in self.actions}

    def name(self, one: Character | Place | MonsterId | ItemId) -> str:
        """What anything on the board is called."""
        for names in (self._characters, self._places, self._monsters):
            if one in names:
                return names[one]
        return self.items[one].name

    def item_name(self, item: ItemId) -> str:
        """An Item in full; no two are called alike."""
        kind = self.items[item]
        return f"{kind.name} ({kind.colour} {kind.strength}, {self.name(kind.location)})"

    @cached_property
    def _characters(self) -> Mapping[str, str]:
        return {
            **{hero.id: hero.name for hero in self.content.heroes},
            **{citizen.id: citizen.title for citizen in self.content.citizens},
        }

    @cached_property
    def _places(self) -> Mapping[str, str]:
        return {location.id: location.name for location in self.content.locations}

    @cached_property
    def _monsters(self) -> Mapping[str, str]:
        return {monster.id: monster.name for monster in self.content.monsters}
