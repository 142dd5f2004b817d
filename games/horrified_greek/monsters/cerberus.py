"""Cerberus: unlock the door to the Underworld, then lead him through it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from games.horrified.attack import Attack, roll
from games.horrified.box import Box
from games.horrified.content import CardId, ItemId, MonsterKind, Place, Symbol
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import DONE
from games.horrified.play import Play
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_greek.content import DoorKind, LairKind
from games.horrified_greek.island import lair_in, open_lair
from games.horrified_greek.lairs import searches
from games.horrified_greek.luring import push
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat, ask, pick

PAYS: Mapping[str, tuple[str, ...]] = {
    "either": ("yellow", "blue"),
    "yellow": ("yellow",),
    "blue": ("blue",),
}
"""What unlocking costs, by the table's option: the rulebook contradicts itself (RULINGS.md)."""


@dataclass(slots=True, kw_only=True)
class CerberusState(MonsterState):
    """The Door tokens that are left on the mat."""

    kind: Literal["cerberus"] = "cerberus"
    doors: list[str]


@dataclass(frozen=True, slots=True)
class DoorView:
    """A Door token and its glyphs."""

    id: str
    glyphs: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CerberusMat(MatView):
    """His mat: the doors that are left, and where to unlock them, once that is known."""

    kind: Literal["cerberus"] = "cerberus"
    doors: tuple[DoorView, ...]
    lair: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorDiceRolled(Event):
    """How the dice at the Underworld Door lie now; `again` after a re-roll."""

    seat: Seat
    symbols: tuple[Symbol, ...]
    again: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorUnlocked(Event):
    """A Door token is off the mat."""

    seat: Seat
    glyphs: tuple[Symbol, ...]
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FerrymanPaid(Event):
    """The top Monster card went to the discard pile."""

    reveals: ClassVar[bool] = True
    card: CardId


ROLLS = 2
"""How many rolls a door is likely to take."""


class Cerberus(Monster[CerberusState, CerberusMat]):
    """Frenzy Order 2."""

    id = "cerberus"
    numbers = ("dice",)
    events: ClassVar[tuple[type[Event], ...]] = (DoorDiceRolled, DoorUnlocked, FerrymanPaid)
    state_type = CerberusState
    mat_type = CerberusMat

    def __init__(self, kind: MonsterKind, lair: LairKind, doors: tuple[DoorKind, ...]) -> None:
        super().__init__(kind)
        self.lair = lair.id
        self.doors = {door.id: door for door in doors}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> CerberusState:
        """All Door tokens lie on the mat."""
        return CerberusState(place=self.kind.start, doors=list(self.doors))

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the revealed Underworld Door: an Item for three dice."""
        if not self.mat(play).doors or play.here(seat) != open_lair(play.state, self.lair):
            return ()
        return play.held(seat, *PAYS[play.state.options["cerberus"]])

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Roll, roll again with Teal Items, and take off one door that the dice unlock."""
        spend(play, seat, (what,))
        symbols = roll(play, self.kind.numbers["dice"])
        play.tell(DoorDiceRolled(seat=seat, symbols=symbols, again=False))
        while teal := self._teal_to_reroll(play, seat, symbols):
            options = (*teal, DONE)
            item = yield from ask(seat, f"{self.id}:reroll", options, symbols=",".join(symbols))
            if item == DONE:
                break
            spend(play, seat, (item,))
            symbols = yield from self._reroll(play, seat, symbols, play.item(item).strength)
        doors = tuple(f"{self.id}:door-{door}" for door in self._unlocked_by(play, symbols))
        if doors:
            chosen = yield from pick(seat, f"{self.id}:door", doors)
            self._unlock(play, seat, chosen.removeprefix(f"{self.id}:door-"))

    def _teal_to_reroll(self, play: Play, seat: Seat, symbols: Sequence[Symbol]) -> tuple[ItemId, ...]:
        """The Teal Items that could change anything: none where the dice unlock every door left."""
        done = len(self._unlocked_by(play, symbols)) == len(self.mat(play).doors)
        return () if done else play.held(seat, "teal")

    def _reroll(
        self, play: Play, seat: Seat, symbols: tuple[Symbol, ...], most: int
    ) -> Script[tuple[Symbol, ...]]:
        dice = tuple(f"{self.id}:die-{at}-{symbol}" for at, symbol in enumerate(symbols, start=1))
        about = {"symbols": ",".join(symbols)}
        asked = Ask(dice, 1, min(most, len(dice)), about=about)
        chosen = (yield Prompt(f"{self.id}:dice", {seat: asked}))[seat]
        again = iter(roll(play, len(chosen)))
        lying = tuple(next(again) if die in chosen else symbols[at] for at, die in enumerate(dice))
        play.tell(DoorDiceRolled(seat=seat, symbols=lying, again=True))
        return lying

    def _unlocked_by(self, play: Play, symbols: Sequence[Symbol]) -> tuple[str, ...]:
        doors = self.mat(play).doors
        return tuple(door for door in doors if not missing(self.doors[door].glyphs, symbols))

    def _unlock(self, play: Play, seat: Seat, door: str) -> None:
        doors = self.mat(play).doors
        doors.remove(door)
        play.tell(DoorUnlocked(seat=seat, glyphs=self.doors[door].glyphs, left=len(doors)))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """In his location, with every door off, a Teal Item leads him on."""
        mat = self.mat(play)
        return play.here(seat) == mat.place and not mat.doors and bool(play.held(seat, "teal"))

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Discard a Teal Item: he goes as far as it is strong, and stops on the Underworld Door."""
        item = yield from pick(seat, f"{self.id}:lure", play.held(seat, "teal"))
        spend(play, seat, (item,))
        if not self.falls(play):
            goal = open_lair(play.state, self.lair)
            yield from push(play, seat, self.id, play.item(item).strength, goal)

    def falls(self, play: Play) -> bool:
        """On the Underworld Door he is back with Hades."""
        return self.mat(play).place == open_lair(play.state, self.lair)

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Pay the Ferryman: the top Monster card goes to the discard pile, if there is one."""
        yield from ()
        for _ in range(min(attack.powers, len(play.state.deck))):
            card = play.state.deck.pop()
            # Below the card that is being resolved, which is discarded after it.
            play.state.played.insert(-1, card)
            play.state.seen.append(card)
            play.tell(FerrymanPaid(card=card))

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> CerberusMat:
        """All of it lies open."""
        doors = tuple(DoorView(door, self.doors[door].glyphs) for door in self.mat(play).doors)
        lair = open_lair(play.state, self.lair)
        return CerberusMat(**mat_fields(play, self.id), doors=doors, lair=lair)

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Dice, doors, and where he goes."""
        dice = in_words(ask.about.get("symbols", "").split(","))
        return {
            f"{self.id}:reroll": f"The dice show {dice}. Discard a Teal Item to roll some of them again?",
            f"{self.id}:dice": f"The dice show {dice}. Which do you roll again, up to {ask.most}?",
            f"{self.id}:door": "Which door do you take off?",
            f"{self.id}:lure": "Which Teal Item leads Cerberus on?",
            f"{self.id}:push": f"Where does Cerberus go? {ask.about.get('left')} more.",
        }[topic]

    def label(self, box: Box, option: str) -> str:
        """An Item to pay, a die, or a door."""
        what, _, rest = option.partition("-")
        if what == "die":
            number, _, symbol = rest.partition("-")
            return f"Die {number}: {symbol.capitalize()}"
        if what == "door":
            return f"The door with {in_words(self.doors[rest].glyphs)}"
        return f"Roll for doors: {box.item_name(option)}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Dice, doors and the Ferryman."""
        match event:
            case DoorDiceRolled():
                how = "rolls again, and the dice show" if event.again else "rolls at the Underworld Door:"
                return f"{names(event.seat)} {how} {in_words(event.symbols)}."
            case DoorUnlocked():
                door = f"the door with {in_words(event.glyphs)}"
                return f"{names(event.seat)} takes off {door}; {event.left} left."
            case FerrymanPaid():
                return f"The Ferryman is paid: {box.cards[event.card].name} goes to the discard pile."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The doors that are left."""
        mat = self.seen(view)
        doors = "; ".join(in_words(door.glyphs) for door in mat.doors)
        return f"Doors left: {doors}." if doors else "All doors are off: lead him to the Underworld Door."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """Find the Underworld Door, roll there, then go to him with Teal Items."""
        mat = self.seen(view)
        lure = Need(self.id, "defeat", () if mat.doors else (mat.place,), (Cost(("teal",)),))
        if not mat.doors:
            return (lure,)
        door = (mat.lair,) if mat.lair else ()
        rolls = ROLLS * len(mat.doors)
        pay = Need(self.id, "advance", door, (Cost(PAYS[view.options["cerberus"]]),), rolls)
        again = Need(self.id, "wait", (), (Cost(("teal",), rolls),))
        return (*searches(view, self.id, mat.lair), pay, again)

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Roll again where one die is missing, keep what fits, and take the hardest door."""
        mat = self.seen(view)
        match topic.partition(":")[2]:
            case "reroll":
                best = self._nearest_door(mat, ask)
                return (ask.options[0] if len(best) == 1 else DONE,)
            case "dice":
                return self._dice_to_roll(mat, ask)
            case "door":
                glyphs = {f"{self.id}:door-{door.id}": len(door.glyphs) for door in mat.doors}
                return (max(ask.options, key=lambda option: glyphs[option]),)
            case "push":
                goal = lair_in(view, self.lair)
                ways = box.board.closer(mat.place, goal) if goal else ()
                return (f"to:{ways[0]}" if ways else ask.options[0],)
            case _:
                strength = {item.id: item.strength for hero in view.heroes for item in hero.items}
                return (max(ask.options, key=lambda option: strength[option]),)

    def _nearest_door(self, mat: CerberusMat, ask: Ask) -> tuple[str, ...]:
        """What the dice lack for the door that they come nearest to."""
        symbols = ask.about["symbols"].split(",")
        return min((missing(door.glyphs, symbols) for door in mat.doors), key=len)

    def _dice_to_roll(self, mat: CerberusMat, ask: Ask) -> Choice:
        symbols = ask.about["symbols"].split(",")
        door = min(mat.doors, key=lambda door: len(missing(door.glyphs, symbols)))
        kept, spare = Counter[str](door.glyphs), []
        for die, symbol in zip(ask.options, symbols, strict=True):
            if kept[symbol]:
                kept[symbol] -= 1
            else:
                spare.append(die)
        return tuple(spare[: ask.most]) or ask.options[:1]


def missing(glyphs: Iterable[str], symbols: Iterable[str]) -> tuple[str, ...]:
    """The glyphs that the dice do not show."""
    return tuple((Counter(glyphs) - Counter(symbols)).elements())


def in_words(symbols: Iterable[str]) -> str:
    """Symbols of dice in words."""
    return ", ".join(symbol.capitalize() for symbol in symbols)
