"""Builds positions of a Horrified game, plays them with loaded dice, and looks at what came of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, TypeVar

from games.horrified.game import HorrifiedGame
from games.horrified.monster_phase import event
from games.horrified.play import Play
from games.horrified.state import HorrifiedState
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.events import Event
from games.kernel.prompts import Ask, Script

E = TypeVar("E", bound=Event)
SIDES = {"hit": 1, "power": 4, "miss": 5}


@dataclass(slots=True)
class LoadedDice(Dice):
    """Dice that fall as they are told, and at random when nobody told them."""

    falls: list[str] = field(default_factory=list)

    def roll(self, sides: int) -> int:
        return SIDES[self.falls.pop(0)] if self.falls and sides == 6 else Dice.roll(self, sides)


class Builder:
    """A position under construction, then in play. Items come out of the bag, cards out of the deck.

    A set names its game, the heroes that its seats have, and the Monsters where a test names none.
    """

    game: ClassVar[HorrifiedGame[Any, Any]]
    plain: ClassVar[tuple[str, ...]]
    usual: ClassVar[str]

    def __init__(self, *monsters: str, seats: tuple[str, ...] = ("ann", "bob"), **options: str) -> None:
        named = "+".join(sorted(monsters)) if len(monsters) > 1 else self.usual
        chosen = {"monsters": named, "first_player": "first-seat", **options}
        game = self.game
        self.state: Any = game.setup(seats, game.settled(seats, chosen), LoadedDice("test"))
        self.state.perk_deck += [perk for hero in self.state.heroes.values() for perk in hero.perks]
        for seat, kind in zip(seats, self.plain, strict=False):
            hero = self.state.heroes[seat]
            hero.kind, hero.perks, hero.place = kind, [], self.game.box.heroes[kind].start
        self.state.stage = "heroes"
        self.run: Run[Any] | None = None

    def hero(
        self,
        seat: str,
        kind: str | None = None,
        at: str | None = None,
        items: Iterable[str] = (),
        perks: Iterable[str] = (),
    ) -> Self:
        hero = self.state.heroes[seat]
        for other in self.state.heroes.values():
            if other.kind == kind:
                other.kind = hero.kind
        hero.kind = kind or hero.kind
        hero.place = at or hero.place
        for item in items:
            self.state.bag.remove(item)
            hero.items.append(item)
        for perk in perks:
            self.state.perk_deck.remove(perk)
            hero.perks.append(perk)
        return self

    def away(self, seat: str) -> Self:
        """The hero is defeated and waits for the next turn."""
        self.state.heroes[seat].place = None
        return self

    def citizen(self, citizen: str, at: str | None = None) -> Self:
        self.state.citizens[citizen] = at or self.game.box.citizens[citizen].start
        return self

    def monster(self, monster: str, at: str, **mat: Any) -> Self:
        self.state.monsters[monster].place = at
        for name, value in mat.items():
            setattr(self.state.monsters[monster], name, value)
        return self

    def lying(self, *items: str) -> Self:
        for item in items:
            self.state.bag.remove(item)
            self.state.items[item] = self.game.box.items[item].location
        return self

    def top(self, *cards: str) -> Self:
        """The Monster cards on top of the deck, the first one uppermost."""
        for card in reversed(cards):
            self.state.deck.remove(card)
            self.state.deck.append(card)
        return self

    def next_items(self, *items: str) -> Self:
        for item in reversed(items):
            self.state.bag.remove(item)
            self.state.bag.append(item)
        return self

    def next_perk(self, perk: str) -> Self:
        self.state.perk_deck.remove(perk)
        self.state.perk_deck.append(perk)
        return self

    def active(self, seat: str) -> Self:
        self.state.active = seat
        return self

    def dice(self, *symbols: str) -> Self:
        assert isinstance(self.state.dice, LoadedDice)
        self.state.dice.falls += symbols
        return self

    # Playing

    @property
    def rules(self) -> Play:
        return Play(self.state, self.game.box)

    def begin(self, stage: str | None = None) -> Self:
        """Play from here: the hero's phase, or another stage."""
        self.state.stage = stage or self.state.stage  # type: ignore[assignment]
        self.run = Run(self.game, self.state)
        self.check()
        return self

    def script(self, script: Callable[[Play], Script[Any]]) -> Self:
        """Play one script alone."""

        class Alone(type(self.game)):  # type: ignore[misc]
            def turn(self, state: HorrifiedState) -> Script[None]:
                yield from script(Play(state, self.box))

        self.run = Run(Alone(), self.state)
        self.check()
        return self

    def strike(self, monster: str, steps: int = 1, dice: int = 1) -> Self:
        return self.script(lambda play: play.box.monsters[monster].strike(play, steps, dice))

    def event(self, card: str) -> Self:
        return self.script(lambda play: event(play, play.box.cards[card]))

    def answer(self, seat: str, *chosen: str) -> Self:
        assert self.run is not None
        self.run.answer(seat, chosen)
        self.check()
        return self

    def does(self, *chosen: str) -> Self:
        """The active seat answers one question after the other, with one option each."""
        for option in chosen:
            self.answer(self.state.active, option)
        return self

    def check(self) -> None:
        assert self.game.problems(self.state) == []

    # Looking

    def topic(self) -> str | None:
        return self.run.prompt.topic if self.run and self.run.prompt else None

    def ask(self, seat: str | None = None) -> Ask:
        assert self.run is not None
        assert self.run.prompt is not None
        return self.run.prompt.asks[seat or self.state.active]

    def options(self, seat: str | None = None) -> tuple[str, ...]:
        return self.ask(seat).options

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.state.told if isinstance(event, kind)]

    def place(self, seat: str) -> str | None:
        return self.state.heroes[seat].place

    def at(self, monster: str) -> str:
        return self.state.monsters[monster].place

    def items(self, seat: str) -> list[str]:
        return self.state.heroes[seat].items

    def mat(self, monster: str) -> Any:
        return self.state.monsters[monster]

    def over(self) -> str | None:
        return self.state.outcome.reason if self.state.outcome else None
