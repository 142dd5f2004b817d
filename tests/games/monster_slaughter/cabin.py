"""A cabin to try rules in: positions built by hand, loaded dice, and one turn played step by step."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.events import Event
from games.kernel.prompts import Ask, Seat
from games.monster_slaughter.arrivals import figures_of
from games.monster_slaughter.board import ROOMS
from games.monster_slaughter.content import box
from games.monster_slaughter.game import MonsterSlaughter
from games.monster_slaughter.movement import hide_the_lonely
from games.monster_slaughter.state import Slaughter, Victim
from games.monster_slaughter.view import FamilyView, SlaughterView

GAME = MonsterSlaughter()
NAMES = ("ann", "bob", "cleo", "dan", "eve")
STUDENTS = ("tom", "bob", "britney", "kam", "laika")

Kind = TypeVar("Kind", bound=Event)


@dataclass(slots=True)
class Loaded(Dice):
    """Dice that fall as told: "+" is a success, "-" a failure. Shuffles and draws stay random."""

    faces: list[bool] = field(default_factory=list)

    def roll(self, sides: int) -> int:
        if sides == 6 and self.faces:
            self.drawn += 1
            return 1 if self.faces.pop(0) else 6
        return Dice.roll(self, sides)


class Cabin:
    """A night of these families, led by ann, bob, cleo, dan and eve, with only a guest in each room.

    Tom hides in the living room, Bob in the bedroom, Britney in the kitchen, Kam in the bathroom, Laika in
    the WC; everybody foretells that order and likes Tom best.
    """

    def __init__(self, *families: str, shed: str = "without", visitors: str = "all") -> None:
        seats = NAMES[: len(families)]
        options = GAME.settled(seats, {"tool_shed": shed, "visitors": visitors})
        self.state: Slaughter = GAME.setup(seats, options, Loaded("cabin"))
        self.run: Run[Slaughter] = Run(GAME, self.state)
        for seat, family in zip(seats, families, strict=True):
            self.answer(seat, family)
        for seat in seats:
            self.predict(seat)
        for room, guest in zip(ROOMS, STUDENTS, strict=True):
            pile = self.state.piles[room].cards
            self.state.spare += [card for card in pile if card not in STUDENTS]
            pile[:] = [guest]
        self.state.phase = "night"
        self.state.first = seats[0]
        self.state.round = 1
        self.state.told.clear()

    def predict(self, seat: Seat, *order: str, meal: str = "tom") -> None:
        self.state.orders[seat] = list(order or STUDENTS)
        self.state.favourites[seat] = meal

    # Building a position -------------------------------------------------------------------------------

    def put(self, monster: str, zone: str) -> None:
        self.state.monsters[monster].zone = zone

    def show(self, victim: str, zone: str, health: int | None = None) -> None:
        """A victim stands there; visitors come for that."""
        if victim not in self.state.victims:
            self.state.victims[victim] = Victim(health=box().victims[victim].health, guest=False)
        for pile in self.state.piles.values():
            pile.cards[:] = [card for card in pile.cards if card != victim]
        self.state.victims[victim].zone = zone
        if health is not None:
            self.state.victims[victim].health = health

    def give(self, seat: Seat, *cards: str) -> None:
        for card in cards:
            self._take(card)
            self.state.hands[seat].append(card)

    def fill(self, zone: str, *cards: str) -> None:
        """Lay cards on a pile, the first on top."""
        for card in cards:
            self._take(card)
        self.state.piles[zone].cards[:0] = cards

    def _take(self, card: str) -> None:
        for place in (self.state.spare, *(pile.cards for pile in self.state.piles.values())):
            if card in place:
                place.remove(card)
                return

    def lay(self, zone: str, trap: str) -> None:
        self._take(trap)
        self.state.snares.setdefault(zone, []).append(trap)

    def open(self, *doors: str) -> None:
        for door in doors:
            self.state.doors[door] = "open"
            self.state.doors_set_aside += 1

    def barricade(self, *doors: str) -> None:
        self.open(*doors)
        for door in doors:
            self.state.doors[door] = "barricaded"
            self.state.barricades -= 1

    def event(self, night: str) -> None:
        """A nocturnal event is in force."""
        self.state.nights = [each for each in self.state.nights if each != night]
        self.state.night = night

    def kill(self, *guests: str) -> None:
        """Guests died earlier, by ann's hand."""
        for guest in guests:
            self.show(guest, "north")
            victim = self.state.victims[guest]
            victim.zone, victim.alive, victim.health = None, False, 0
            self.state.dead.append(guest)
            self.state.harvest["ann"].bones += 1

    def visitor(self, card: str, zone: str) -> None:
        for kind in figures_of(card):
            self.show(kind.id, zone)

    # Playing -------------------------------------------------------------------------------------------

    def roll(self, *throws: str) -> None:
        """The next dice, in the order in which they are thrown."""
        dice = self.state.dice
        assert isinstance(dice, Loaded)
        dice.faces += [face == "+" for throw in throws for face in throw]

    def begin_round(self, number: int) -> None:
        """Play the start of this round."""
        self.state.round = number - 1
        self.state.to_play = []
        self.run = Run(GAME, self.state)

    def play(self, monster: str, *, only: bool = False) -> None:
        """Begin the turn of a monster; it is its player's turn. All others play after it, unless `only`."""
        seat = self.state.monsters[monster].seat
        self.state.to_play = [seat] if only else list(self.state.order_from(seat))
        hide_the_lonely(self.state)
        self.state.told.clear()
        self.run = Run(GAME, self.state)
        if self.topic == "choose-monster":
            self.answer(seat, monster)

    def hunt(self, monster: str, zone: str) -> None:
        """Begin the turn of a monster that stands in this zone."""
        self.put(monster, zone)
        self.play(monster)

    def do(self, *options: str) -> None:
        """Answers of the one seat that is asked, one after another."""
        for option in options:
            (seat,) = self.asks
            self.answer(seat, option)

    def answer(self, seat: Seat, *chosen: str) -> None:
        self.run.answer(seat, chosen)
        assert self.state.phase != "night" or self.problems() == []

    def all_pass(self) -> None:
        """Nobody helps."""
        for seat in tuple(self.asks):
            self.answer(seat, "pass")

    def attack(self, victim: str, *throws: str) -> None:
        """Attack, without help by anybody, and with these dice: the monster's, then the victim's."""
        self.roll(*throws)
        self.do(f"attack:{victim}")
        if self.topic == "offer":
            self.all_pass()

    # Looking -------------------------------------------------------------------------------------------

    @property
    def asks(self) -> dict[Seat, Ask]:
        return self.run.position().open_asks()

    @property
    def topic(self) -> str:
        return self.run.prompt.topic if self.run.prompt else ""

    def options(self, seat: Seat | None = None) -> tuple[str, ...]:
        asks = self.asks
        return asks[seat].options if seat else next(iter(asks.values())).options

    def can(self, option: str) -> bool:
        return option in self.options()

    def targets(self, verb: str) -> set[str]:
        """All that the active player can do this to."""
        return {option.partition(":")[2] for option in self.options() if option.partition(":")[0] == verb}

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.state.told if isinstance(event, kind)]

    def last(self, kind: type[Kind]) -> Kind:
        return self.told(kind)[-1]

    def where(self, name: str) -> str | None:
        """The zone of a monster or of a victim, None where it is not on the board."""
        monsters, victims = self.state.monsters, self.state.victims
        return monsters[name].zone if name in monsters else victims[name].zone

    def health(self, victim: str) -> int:
        return self.state.victims[victim].health

    def pile(self, zone: str) -> list[str]:
        return self.state.piles[zone].cards

    def hand(self, seat: Seat) -> list[str]:
        return self.state.hands[seat]

    def harvest(self, seat: Seat) -> Any:
        return self.state.harvest[seat]

    def view(self, seat: Seat | None) -> SlaughterView:
        return GAME.view(self.state, seat)

    def family(self, seat: Seat, viewer: Seat | None) -> FamilyView:
        return next(each for each in self.view(viewer).families if each.seat == seat)

    def problems(self) -> list[str]:
        return [] if self.state.outcome else GAME.problems(self.state)
