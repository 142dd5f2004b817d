"""Jersey Devil: bring Citizens home, learn who is the 13th Child, and stop the madness where it lives."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import CardId, CitizenId, CitizenKind, ItemId, MonsterCard, MonsterKind, Place
from games.horrified.events import CardDrawn
from games.horrified.monster import Monster
from games.horrified.monster_phase import resolve
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import move_toward
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.view import (
    HorrifiedView,
    MatView,
    mat_fields,
)
from games.horrified_american.content import ClueKind, suspects
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Script, Seat, pick


@dataclass(slots=True)
class Clue:
    """A Clue token on one of the spots of the mat."""

    id: str
    up: bool = False


@dataclass(slots=True, kw_only=True)
class DevilState(MonsterState):
    """The Clues and the Citizen cards beside the mat.

    `shown` are the Clues face up on the spots, in the order in which they came to light; `further` those that
    were needed besides; `pool` lies face down, the next one last; `used` are out of use, face up.
    """

    kind: Literal["jersey-devil"] = "jersey-devil"
    clues: list[Clue]
    pool: list[str]
    unplayed: list[CardId]
    shown: list[str] = field(default_factory=list)
    further: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class DevilMat(MatView):
    """Its mat. `clues` are None while face down; `suspects` fit all that is known; `child` once it is one.

    `unplayed` are the Citizens whose cards may be played, `pool` counts the unused face-down Clues.
    """

    kind: Literal["jersey-devil"] = "jersey-devil"
    clues: tuple[str | None, ...]
    further: tuple[str, ...]
    used: tuple[str, ...]
    pool: int
    unplayed: tuple[CitizenId, ...]
    card_played: bool
    suspects: tuple[CitizenId, ...]
    child: CitizenId | None
    child_at: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueRevealed(Event):
    """A Clue lies face up; `further` where the others could not decide."""

    reveals: ClassVar[bool] = True
    clue: str
    further: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildKnown(Event):
    """Only one Citizen fits the Clues."""

    citizen: CitizenId


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueSwapped(Event):
    """A Clue that was face up is replaced by one face down."""

    clue: str


FEW = 2
"""How many Citizens in town are soon too many to look after."""


class JerseyDevil(Monster[DevilState, DevilMat]):
    """Frenzy Order 4."""

    id = "jersey-devil"
    numbers = ("clues", "defeat_strength")
    events = (ClueRevealed, ChildKnown, ClueSwapped)
    state_type = DevilState
    mat_type = DevilMat

    def __init__(
        self, kind: MonsterKind, clues: tuple[ClueKind, ...], citizens: tuple[CitizenKind, ...]
    ) -> None:
        super().__init__(kind)
        self.clue_names = {clue.id: clue.name for clue in clues}
        self.citizens = citizens

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> DevilState:
        """Take the Citizen cards out of the deck, and lay the Clues face down."""
        citizens = [citizen.id for citizen in self.citizens]
        # A Citizen's card has the Citizen's id.
        unplayed = [citizen for citizen in citizens if citizen in state.deck]
        state.deck = [card for card in state.deck if card not in unplayed]
        tokens = list(self.clue_names)
        state.dice.shuffle(tokens)
        spots = self.kind.numbers["clues"]
        clues = [Clue(token) for token in tokens[:spots]]
        return DevilState(place=self.kind.start, clues=clues, pool=tokens[spots:], unplayed=unplayed)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At City Hall, once in a phase: the Citizens not played yet."""
        if play.here(seat) != self.kind.overlay or play.state.card_played:
            return ()
        return tuple(self.mat(play).unplayed)

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Play a Citizen's card: all three parts of it, instead of a card from the deck at the end."""
        self.mat(play).unplayed.remove(what)
        play.state.played.append(what)
        play.state.card_played = True
        play.tell(CardDrawn(seat=seat, card=what, chosen=True))
        yield from resolve(play, play.box.cards[what])

    def citizen_saved(self, play: Play, citizen: CitizenId) -> None:
        """A Clue is turned up."""
        mat = self.mat(play)
        hidden = next((clue for clue in mat.clues if not clue.up), None)
        if hidden is None:
            return
        hidden.up = True
        self._show(play, mat.shown, hidden.id, further=False)
        if len(mat.shown) < len(mat.clues):
            return
        while len(self._suspects(mat)) != 1 and (mat.pool or mat.used):
            if not mat.pool:
                mat.pool, mat.used = mat.used, []
                play.state.dice.shuffle(mat.pool)
            self._show(play, mat.further, mat.pool.pop(), further=True)
        child = self.child(mat)
        assert child is not None
        play.tell(ChildKnown(citizen=child.id))

    def child(self, mat: DevilState) -> CitizenKind | None:
        """The 13th Child, once all Clues are face up."""
        found = self._suspects(mat)
        return found[0] if len(mat.shown) == len(mat.clues) and len(found) == 1 else None

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """With the Devil at the place where the 13th Child starts."""
        mat = self.mat(play)
        child = self.child(mat)
        if child is None or not play.here(seat) == mat.place == child.start:
            return False
        return play.strength(play.held(seat)) >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Items of any colours of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"])

    def defeated(self, play: Play) -> None:
        """The 13th Child leaves with it, and the Citizens' cards not played go into the deck."""
        state, mat = play.state, self.mat(play)
        child = self.child(mat)
        assert child is not None
        if child.id not in (*state.rescued, *state.lost):
            state.citizens.pop(child.id, None)
            state.removed.append(child.id)
        state.deck += mat.unplayed
        mat.unplayed = []
        state.dice.shuffle(state.deck)

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Constant Confusion: a Clue that was found is replaced by an unknown one."""
        mat = self.mat(play)
        for _ in range(attack.powers):
            if mat.shown and mat.pool:
                options = tuple(f"{self.id}:{clue}" for clue in mat.shown)
                chosen = yield from pick(play.active, f"{self.id}:swap", options)
                self._swap(play, chosen.partition(":")[2])

    def the_leeds_house(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: 3 locations toward City Hall."""
        assert self.kind.overlay is not None
        yield from move_toward(play, self.id, (self.kind.overlay,), 3)

    effects: ClassVar[Mapping[str, Any]] = {"the-leeds-house": the_leeds_house}

    def held_cards(self, state: HorrifiedState) -> tuple[CardId, ...]:
        """The Citizens' cards not played yet."""
        return tuple(self.mat_of(state).unplayed)

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the Clues that lay face down all the time."""
        mat, later = self.mat_of(state), self.mat_of(now)
        hidden = {clue.id for clue in later.clues if not clue.up} | set(later.pool)
        hidden -= {seen.removeprefix("clue-") for seen in now.seen}
        spots = [clue for clue in mat.clues if not clue.up and clue.id in hidden]
        rest = [at for at, token in enumerate(mat.pool) if token in hidden]
        tokens = [clue.id for clue in spots] + [mat.pool[at] for at in rest]
        dice.shuffle(tokens)
        for clue in spots:
            clue.id = tokens.pop()
        for at in rest:
            mat.pool[at] = tokens.pop()

    def _suspects(self, mat: DevilState) -> tuple[CitizenKind, ...]:
        return suspects(self.citizens, tuple(mat.shown), tuple(mat.further))

    def _show(self, play: Play, where: list[str], clue: str, *, further: bool) -> None:
        where.append(clue)
        play.state.seen.append(f"clue-{clue}")
        play.tell(ClueRevealed(clue=clue, further=further))

    def _swap(self, play: Play, clue: str) -> None:
        """The Clue, and those that were needed besides, are out of use."""
        mat = self.mat(play)
        mat.shown.remove(clue)
        mat.used += [clue, *mat.further]
        mat.further = []
        spot = next(spot for spot in mat.clues if spot.id == clue)
        spot.id, spot.up = mat.pool.pop(), False
        play.state.seen.append(f"clue-{clue}")
        play.tell(ClueSwapped(clue=clue))

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> DevilMat:
        """The Clues as far as they are revealed."""
        mat = self.mat(play)
        child = self.child(mat)
        return DevilMat(
            **mat_fields(play, self.id),
            clues=tuple(clue.id if clue.up else None for clue in mat.clues),
            further=tuple(mat.further),
            used=tuple(mat.used),
            pool=len(mat.pool),
            unplayed=tuple(mat.unplayed),
            card_played=play.state.card_played,
            suspects=tuple(citizen.id for citizen in self._suspects(mat)),
            child=child.id if child else None,
            child_at=child.start if child else None,
        )

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Which Clue is lost."""
        return "Constant Confusion: which Clue is replaced by an unknown one?"

    def label(self, box: Box, option: str) -> str:
        """A Citizen to play, or a Clue."""
        if option in box.citizens:
            citizen = box.citizens[option]
            return f"Play {citizen.title}: from {box.name(citizen.start)} to {box.name(citizen.safe)}"
        return self.clue_names[option]

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Clues."""
        match event:
            case ClueRevealed(further=True):
                return f"That does not decide it; a further Clue: the {self.clue_names[event.clue]}."
            case ClueRevealed():
                return f"A Clue: the {self.clue_names[event.clue]}."
            case ChildKnown():
                citizen = box.citizens[event.citizen]
                return f"{citizen.title} is the 13th Child, and starts at {box.name(citizen.start)}."
            case ClueSwapped():
                return f"Constant Confusion: the {self.clue_names[event.clue]} is worth nothing any more."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The Clues, and who may be the Child."""
        mat = self.seen(view)
        found = ", ".join(self.clue_names[clue] for clue in (*mat.clues, *mat.further) if clue) or "none"
        who = ", ".join(box.name(citizen) for citizen in mat.suspects)
        if mat.child and mat.child_at:
            return f"Clues: {found}. The 13th Child is {who}, of {box.name(mat.child_at)}."
        return f"Clues: {found}. It may be {who}."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To City Hall, whose cards bring Clues and time; then to the Child's start, with it."""
        mat = self.seen(view)
        strength = (Cost(strength=self.kind.numbers["defeat_strength"]),)
        may_play = mat.unplayed and not mat.card_played and len(view.citizens) < FEW
        hall = (self.kind.overlay,) if may_play and self.kind.overlay else ()
        play = Need(self.id, "advance", hall, times=sum(clue is None for clue in mat.clues) or 1)
        if mat.child_at is None:
            return play, Need(self.id, "defeat", (), strength)
        if mat.child_at == mat.place:
            return play, Need(self.id, "defeat", (mat.place,), strength)
        # It follows who is nearest: lead it there step by step.
        step = box.board.closer(mat.place, mat.child_at)[:1]
        return play, Need(self.id, "wait", step, strength), Need(self.id, "defeat", (), strength)

    def appeal(self, box: Box, view: HorrifiedView, what: str) -> float:
        """Whoever is brought home soonest."""
        citizen = next(citizen for citizen in self.citizens if citizen.id == what)
        steps = box.board.steps[citizen.start]
        people = [hero.place for hero in view.heroes if hero.place]
        return 1 / (1 + steps[citizen.safe] + min(steps[place] for place in people))

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Lose the Clue found last."""
        return (ask.options[-1],)
