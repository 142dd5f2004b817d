"""A position together with its box: what every rule works on."""

from collections.abc import Iterable
from dataclasses import dataclass

from games.horrified.box import Box
from games.horrified.content import Character, ItemId, ItemKind, MonsterId, Place
from games.horrified.state import Hero, HorrifiedState
from games.kernel.events import Event
from games.kernel.prompts import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A running turn. Rules change `state`; `box` never changes."""

    state: HorrifiedState
    box: Box

    def tell(self, event: Event) -> None:
        """Let the audience of the event know it."""
        self.state.tell(event)

    @property
    def active(self) -> Seat:
        """Whose turn it is: the current player, who breaks ties."""
        return self.state.active

    def hero(self, seat: Seat) -> Hero:
        """This seat's hero."""
        return self.state.heroes[seat]

    def here(self, seat: Seat) -> Place:
        """Where this seat's hero stands; only for a hero that is on the board."""
        place = self.hero(seat).place
        assert place is not None
        return place

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in playing order, beginning with this one."""
        at = self.state.seats.index(seat)
        return self.state.seats[at:] + self.state.seats[:at]

    def standing(self) -> tuple[Seat, ...]:
        """The seats whose heroes are on the board, from the active player on."""
        return tuple(seat for seat in self.order_from(self.active) if self.hero(seat).place is not None)

    def standing_at(self, place: Place) -> tuple[Seat, ...]:
        """The seats whose heroes are at this place, from the active player on."""
        return tuple(seat for seat in self.order_from(self.active) if self.hero(seat).place == place)

    def citizens_at(self, place: Place) -> tuple[Character, ...]:
        """The citizens at this place."""
        return tuple(citizen for citizen, at in self.state.citizens.items() if at == place)

    def items_at(self, place: Place) -> tuple[ItemId, ...]:
        """The Items that lie at this place."""
        return tuple(item for item, at in self.state.items.items() if at == place)

    def seat_of(self, character: Character) -> Seat | None:
        """Whose hero this is; None where it is a citizen."""
        return next((seat for seat, hero in self.state.heroes.items() if hero.kind == character), None)

    def place_of(self, character: Character) -> Place | None:
        """Where a hero or a citizen is; None off the board."""
        seat = self.seat_of(character)
        return self.state.citizens.get(character) if seat is None else self.hero(seat).place

    def kinds(self, seats: Iterable[Seat]) -> tuple[Character, ...]:
        """The heroes of these seats."""
        return tuple(self.hero(seat).kind for seat in seats)

    def held(self, seat: Seat, *colours: str) -> tuple[ItemId, ...]:
        """The Items that this seat holds, of these colours where any are given."""
        return tuple(
            item for item in self.hero(seat).items if not colours or self.item(item).colour in colours
        )

    def item(self, item: ItemId) -> ItemKind:
        """An Item token."""
        return self.box.items[item]

    def strength(self, items: Iterable[ItemId]) -> int:
        """The strengths of these Items together."""
        return sum(self.item(item).strength for item in items)

    def monster_at(self, monster: MonsterId) -> Place:
        """Where this Monster is."""
        return self.state.monsters[monster].place

    def steps(self, start: Place, end: Place) -> int:
        """How far one place is from another."""
        return self.box.board.steps[start][end]

    def in_frenzy_order(self) -> tuple[MonsterId, ...]:
        """The Monsters still in the game, lowest Frenzy Order first."""
        return tuple(monster for monster in self.box.monsters if monster in self.state.monsters)
