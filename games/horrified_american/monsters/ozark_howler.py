"""Ozark Howler: follow the trail from the Abandoned Mine, then vanquish the beast."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterCard, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import has_all, pay_each
from games.horrified.play import Play
from games.horrified.pursuit import ALL_THE_WAY, choose, move_toward, nearest_of, places_of
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_american.content import TrackerKind
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Script, Seat

REVEAL = "reveal"
PAY = "pay"
ONE_OF_EACH = {"yellow": 1, "green": 1, "brown": 1}


@dataclass(slots=True)
class Tracker:
    """A token of the trail."""

    id: str
    up: bool = False
    resolved: bool = False


@dataclass(slots=True, kw_only=True)
class HowlerState(MonsterState):
    """The trail, the tokens left over, and the Death Marks that Investigators have."""

    kind: Literal["ozark-howler"] = "ozark-howler"
    trail: list[Tracker]
    spare: list[str]
    marks: dict[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TrackerView:
    """A token of the trail; `name` and `cost` are None while it lies face down."""

    name: str | None
    cost: dict[str, int] | None
    resolved: bool


@dataclass(frozen=True, slots=True)
class MarksView:
    """How many Death Marks a seat has."""

    seat: Seat
    marks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HowlerMat(MatView):
    """Its mat and the tokens that it has given out."""

    kind: Literal["ozark-howler"] = "ozark-howler"
    trail: tuple[TrackerView, ...]
    marks: tuple[MarksView, ...]
    supply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackerRevealed(Event):
    """The next token of the trail lies face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tracker: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackerResolved(Event):
    """A token of the trail is paid for."""

    seat: Seat
    tracker: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkGained(Event):
    """A seat has a Death Mark more."""

    seat: Seat
    marks: int


class OzarkHowler(Monster[HowlerState, HowlerMat]):
    """Frenzy Order 5."""

    id = "ozark-howler"
    numbers = ("trail", "marks")
    events = (TrackerRevealed, TrackerResolved, MarkGained)
    state_type = HowlerState
    mat_type = HowlerMat

    def __init__(self, kind: MonsterKind, trackers: tuple[TrackerKind, ...]) -> None:
        super().__init__(kind)
        self.trackers = {tracker.id: tracker for tracker in trackers}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> HowlerState:
        """Lay the trail face down."""
        tokens = list(self.trackers)
        state.dice.shuffle(tokens)
        length = self.kind.numbers["trail"]
        trail = [Tracker(token) for token in tokens[:length]]
        return HowlerState(place=self.kind.start, trail=trail, spare=tokens[length:])

    def extra_hits(self, play: Play, seat: Seat) -> int:
        """An automatic hit for every Death Mark, whichever Monster rolls."""
        return self.mat(play).marks.get(seat, 0)

    def hero_defeated(self, play: Play, seat: Seat) -> None:
        """Death Marks go back to the supply."""
        self.mat(play).marks.pop(seat, None)

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the Abandoned Mine: reveal the next token, or pay for the one that lies face up."""
        tracker = self._next(play)
        if tracker is None or play.here(seat) != self.kind.overlay:
            return ()
        if not tracker.up:
            return (REVEAL,)
        return (PAY,) if has_all(play, seat, self.trackers[tracker.id].cost) else ()

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Reveal the next token, or pay its cost."""
        tracker = self._next(play)
        assert tracker is not None
        if what == REVEAL:
            tracker.up = True
            play.tell(TrackerRevealed(seat=seat, tracker=tracker.id))
            return
        yield from pay_each(play, seat, self.trackers[tracker.id].cost)
        tracker.resolved = True
        play.tell(TrackerResolved(seat=seat, tracker=tracker.id))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At its location, with the whole trail followed."""
        here = play.here(seat) == self.mat(play).place
        return here and self._next(play) is None and has_all(play, seat, ONE_OF_EACH)

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """One Item of each colour."""
        yield from pay_each(play, seat, ONE_OF_EACH)

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Death Omen: the target gains Death Marks, or for a citizen the nearest Investigator."""
        target: str | None = attack.target
        if play.seat_of(attack.target) is None:
            target = yield from self._nearest(play)
        seat = play.seat_of(target) if target else None
        if seat is not None and play.hero(seat).place is not None:
            for _ in range(attack.powers):
                self._mark(play, seat)

    def howl_in_the_hollow(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: the nearest Investigator gains a Death Mark."""
        target = yield from self._nearest(play)
        seat = play.seat_of(target) if target else None
        if seat is not None:
            self._mark(play, seat)

    def run_of_bad_luck(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: to the nearest Investigator with a Death Mark, else 2 toward the nearest one."""
        marked = [seat for seat in play.standing() if self.mat(play).marks.get(seat)]
        near = nearest_of(play, self.mat(play).place, play.kinds(marked or play.standing()))
        yield from move_toward(play, self.id, places_of(play, near), ALL_THE_WAY if marked else 2)

    effects: ClassVar[Mapping[str, Any]] = {
        "howl-in-the-hollow": howl_in_the_hollow,
        "run-of-bad-luck": run_of_bad_luck,
    }

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the tokens that still lie face down with those left over."""
        mat = self.mat_of(state)
        hidden = [at for at, tracker in enumerate(self.mat_of(now).trail) if not tracker.up]
        tokens = [mat.trail[at].id for at in hidden] + mat.spare
        dice.shuffle(tokens)
        for at in hidden:
            mat.trail[at].id = tokens.pop()
        mat.spare = tokens

    def _next(self, play: Play) -> Tracker | None:
        return next((tracker for tracker in self.mat(play).trail if not tracker.resolved), None)

    def _nearest(self, play: Play) -> Script[str | None]:
        near = nearest_of(play, self.mat(play).place, play.kinds(play.standing()))
        return (yield from choose(play, self.id, "mark", near))

    def _mark(self, play: Play, seat: Seat) -> None:
        marks = self.mat(play).marks
        if sum(marks.values()) < self.kind.numbers["marks"]:
            marks[seat] = marks.get(seat, 0) + 1
            play.tell(MarkGained(seat=seat, marks=marks[seat]))

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> HowlerMat:
        """The trail as far as it is revealed."""
        mat = self.mat(play)
        trail = tuple(
            TrackerView(
                self.trackers[tracker.id].name if tracker.up else None,
                dict(self.trackers[tracker.id].cost) if tracker.up else None,
                tracker.resolved,
            )
            for tracker in mat.trail
        )
        marks = tuple(MarksView(seat, number) for seat, number in mat.marks.items())
        supply = self.kind.numbers["marks"] - sum(mat.marks.values())
        return HowlerMat(**mat_fields(play, self.id), trail=trail, marks=marks, supply=supply)

    def label(self, box: Box, option: str) -> str:
        """The next step on the trail."""
        return "Reveal the next token of the trail" if option == REVEAL else "Pay for the token of the trail"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """The trail and Death Marks."""
        match event:
            case TrackerRevealed():
                tracker = self.trackers[event.tracker]
                return f"{names(event.seat)} finds {tracker.name} on the trail: {_cost(tracker.cost)}."
            case TrackerResolved():
                return f"{names(event.seat)} follows the trail past {self.trackers[event.tracker].name}."
            case MarkGained():
                return f"{names(event.seat)} gains a Death Mark and has {event.marks}."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The trail and who is marked."""
        mat = self.seen(view)
        done = sum(tracker.resolved for tracker in mat.trail)
        shown = [
            f" Next: {tracker.name}, {_cost(tracker.cost)}."
            for tracker in mat.trail
            if tracker.cost and not tracker.resolved
        ]
        marks = ", ".join(f"{names(one.seat)} {one.marks}" for one in mat.marks)
        told = f" Death Marks: {marks}." if marks else ""
        return f"{done} of {len(mat.trail)} steps of the trail.{''.join(shown)}{told}"

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To the Mine while there is a trail, then to it."""
        mat = self.seen(view)
        left = [tracker for tracker in mat.trail if not tracker.resolved]
        end = Need(self.id, "defeat", () if left else (mat.place,), _costs(ONE_OF_EACH))
        if not left or self.kind.overlay is None:
            return (end,)
        return Need(self.id, "advance", (self.kind.overlay,), _costs(left[0].cost or {})), end


def _costs(cost: Mapping[str, int]) -> tuple[Cost, ...]:
    return tuple(Cost((colour,), number) for colour, number in cost.items())


def _cost(cost: Mapping[str, int] | None) -> str:
    return "it costs " + " and ".join(f"{number} {colour}" for colour, number in (cost or {}).items())
