"""Bigfoot: collect footprints, put the photo together, and show the proof."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from games.horrified.attack import Attack, roll
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterCard, MonsterKind, Place
from games.horrified.events import AttackRolled
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_number
from games.horrified.play import Play
from games.horrified.pursuit import choose, go
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.terror import raise_terror
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_american.content import SQUARES, PhotoKind
from games.horrified_american.monsters.photo import (
    Photo,
    best_move,
    in_order,
    laid,
    lying_on,
    open_square,
    slides,
    swaps,
)
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Script, Seat, ask, pick

STOP = "bigfoot:stop"


@dataclass(slots=True, kw_only=True)
class BigfootState(MonsterState):
    """The photo, and where his footprints are, the earliest first."""

    kind: Literal["bigfoot"] = "bigfoot"
    photos: list[Photo]
    footprints: list[Place] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PhotoView:
    """A part of the photo; `part` is None while it lies face down."""

    square: str
    part: str | None
    in_place: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BigfootMat(MatView):
    """His mat, and his footprints on the board."""

    kind: Literal["bigfoot"] = "bigfoot"
    photos: tuple[PhotoView, ...]
    footprints: tuple[Place, ...]
    aligned: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FootprintLeft(Event):
    """A footprint is on the board; `moved_from` is where it was taken from, if all were out."""

    place: Place
    moved_from: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FootprintTaken(Event):
    """A seat collected a footprint."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotoRevealed(Event):
    """A part of the photo lies face up."""

    reveals: ClassVar[bool] = True
    square: str
    part: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotoHidden(Event):
    """A part of the photo lies face down again."""

    square: str
    part: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotosMoved(Event):
    """Two parts changed squares, or one slid into the open square `to`."""

    seat: Seat
    square: str
    to: str
    slid: bool


class Bigfoot(Monster[BigfootState, BigfootMat]):
    """Frenzy Order 3, before the Chupacabra."""

    id = "bigfoot"
    attacks = False
    numbers = ("footprints", "defeat_items")
    events = (FootprintLeft, FootprintTaken, PhotoRevealed, PhotoHidden, PhotosMoved)
    state_type = BigfootState
    mat_type = BigfootMat

    def __init__(self, kind: MonsterKind, photos: tuple[PhotoKind, ...]) -> None:
        super().__init__(kind)
        self.solution = {photo.part: photo.square for photo in photos}
        self.names = {photo.part: photo.name for photo in photos}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> BigfootState:
        """Lay the parts of the photo face down on the mat."""
        parts = list(self.solution)
        state.dice.shuffle(parts)
        return BigfootState(place=self.kind.start, photos=laid(parts))

    # His Monster Strike: the roll comes first, then he runs

    def strike(self, play: Play, steps: int, dice: int) -> Script[None]:
        """Roll unless an Investigator is with him, counting Powers only; then move without stopping."""
        if not play.standing_at(self.mat(play).place):
            symbols = roll(play, dice)
            play.tell(AttackRolled(monster=self.id, target=None, symbols=symbols))
            if "power" in symbols:
                yield from self.its_a_bear(play)
        yield from self.run(play, steps)

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """It's a Bear, once, however many were rolled."""
        yield from self.its_a_bear(play)

    def its_a_bear(self, play: Play) -> Script[None]:
        """Terror rises, and one revealed part of the photo is turned face down."""
        raise_terror(play)
        yield from self._hide_photo(play)

    def run(self, play: Play, steps: int) -> Script[None]:
        """Move; each Investigator that he comes upon gives one more step (RULINGS.md, 20)."""
        met = [self.mat(play).place]
        while steps and (ways := self._ways(play, met)):
            options = tuple(f"to:{place}" for place in ways)
            chosen = yield from pick(play.active, "monster-way", options, monster=self.id)
            yield from self._step(play, chosen.removeprefix("to:"))
            met.append(self.mat(play).place)
            if not play.standing_at(met[-1]):
                steps -= 1

    def _ways(self, play: Play, met: list[Place]) -> tuple[Place, ...]:
        """Where the next step may lead: from an Investigator away, else toward the nearest not met yet."""
        here, board = self.mat(play).place, play.box.board
        goals = self._not_met(play, met)
        if play.standing_at(here) and (len(met) > 1 or not goals):
            goals = board.nearest(here, [place for place in board.locations if not play.standing_at(place)])
        nearer = {place for goal in goals for place in board.closer(here, goal)}
        return tuple(place for place in board.neighbours[here] if place in nearer)

    def _not_met(self, play: Play, met: list[Place]) -> tuple[Place, ...]:
        """The nearest characters that he has not met, an Investigator rather than a Citizen."""
        here = self.mat(play).place
        heroes = [play.here(seat) for seat in play.standing() if play.here(seat) not in met]
        citizens = [place for place in play.state.citizens.values() if place not in met]
        near = play.box.board.nearest(here, (*heroes, *citizens))
        return tuple(place for place in near if place in heroes) or near

    def _step(self, play: Play, place: Place) -> Script[None]:
        yield from self._leave_footprint(play)
        go(play, self.id, (place,))

    def _leave_footprint(self, play: Play) -> Script[None]:
        """A footprint where he is; with none left, the one furthest away is taken."""
        mat, moved_from = self.mat(play), None
        if len(mat.footprints) == self.kind.numbers["footprints"]:
            far = {place: play.steps(mat.place, place) for place in mat.footprints}
            furthest = tuple(place for place in far if far[place] == max(far.values()))
            moved_from = yield from choose(play, self.id, "footprint", furthest)
            assert moved_from is not None
            mat.footprints.remove(moved_from)
        mat.footprints.append(mat.place)
        play.tell(FootprintLeft(place=mat.place, moved_from=moved_from))

    # Footprints and the photo

    def lying_at(self, play: Play, place: Place) -> tuple[str, ...]:
        """His footprints there."""
        number = self.mat(play).footprints.count(place)
        return tuple(f"{self.id}:footprint-{nth}" for nth in range(1, number + 1))

    def take(self, play: Play, seat: Seat, place: Place, tokens: tuple[str, ...]) -> Script[None]:
        """Each footprint turns a part of the photo up, and goes back to the stack."""
        for _ in tokens:
            self.mat(play).footprints.remove(place)
            play.tell(FootprintTaken(seat=seat, place=place))
            hidden = self._own(photo.square for photo in in_order(self.mat(play).photos) if not photo.up)
            if hidden:
                chosen = yield from pick(seat, f"{self.id}:reveal", hidden)
                photo = lying_on(self.mat(play).photos, chosen.partition(":")[2])
                photo.up = True
                self._note(play, photo)
                play.tell(PhotoRevealed(square=photo.square, part=photo.part))

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At the High School, any one Item."""
        return play.held(seat) if play.here(seat) == self.kind.overlay and not self._aligned(play) else ()

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Swap two parts, or slide parts as often as the Item is strong."""
        strength = play.item(what).strength
        spend(play, seat, (what,))
        photos = self.mat(play).photos
        options = self._own((*swaps(photos), *slides(photos)))
        chosen = yield from ask(seat, f"{self.id}:move", options, left=str(strength))
        self._exchange(play, seat, chosen.removeprefix(f"{self.id}:"))
        if chosen.startswith(f"{self.id}:swap"):
            return
        for left in range(strength - 1, 0, -1):
            options = (*self._own(slides(photos)), STOP)
            chosen = yield from ask(seat, f"{self.id}:slide", options, left=str(left))
            if chosen == STOP:
                return
            self._exchange(play, seat, chosen.removeprefix(f"{self.id}:"))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At his location, with the photo aligned."""
        enough = len(play.held(seat, "green")) >= self.kind.numbers["defeat_items"]
        return play.here(seat) == self.mat(play).place and self._aligned(play) and enough

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Three Green Items of any strength."""
        yield from pay_number(play, seat, self.kind.numbers["defeat_items"], "green")

    def caught_on_film(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: a footprint, then 2 locations away from the nearest Investigator."""
        yield from self._leave_footprint(play)
        for _ in range(2):
            heroes = [play.here(seat) for seat in play.standing()]
            if not heroes:
                return
            here = self.mat(play).place
            neighbours = play.box.board.neighbours[here]
            distance = {
                place: min(play.steps(place, hero) for hero in heroes) for place in (here, *neighbours)
            }
            away = [place for place in neighbours if distance[place] > distance[here]]
            place = yield from choose(play, self.id, "away", away)
            if place is None:
                return
            yield from self._step(play, place)

    def thrown_stones(self, play: Play, card: MonsterCard) -> Script[None]:
        """An Event: one revealed part of the photo is turned face down."""
        yield from self._hide_photo(play)

    effects: ClassVar[Mapping[str, Any]] = {
        "caught-on-film": caught_on_film,
        "thrown-stones": thrown_stones,
    }

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the parts that lay face down all the time."""
        photos = self.mat_of(state).photos
        hidden = [
            at
            for at, later in enumerate(self.mat_of(now).photos)
            if not later.up and not photos[at].up and f"photo-{later.part}" not in now.seen
        ]
        parts = [photos[at].part for at in hidden]
        dice.shuffle(parts)
        for at, part in zip(hidden, parts, strict=True):
            photos[at].part = part

    def _hide_photo(self, play: Play) -> Script[None]:
        squares = self._own(photo.square for photo in in_order(self.mat(play).photos) if photo.up)
        if squares:
            chosen = yield from pick(play.active, f"{self.id}:hide", squares)
            photo = lying_on(self.mat(play).photos, chosen.partition(":")[2])
            photo.up = False
            self._note(play, photo)
            play.tell(PhotoHidden(square=photo.square, part=photo.part))

    def _note(self, play: Play, photo: Photo) -> None:
        play.state.seen.append(f"photo-{photo.part}")

    def _exchange(self, play: Play, seat: Seat, move: str) -> None:
        """Do "swap:SQUARE:SQUARE" or "slide:SQUARE"."""
        photos = self.mat(play).photos
        verb, square, *others = move.split(":")
        to = others[0] if others else open_square(photos)
        moved = lying_on(photos, square)
        for other in photos:
            if other.square == to:
                other.square = square
        moved.square = to
        play.tell(PhotosMoved(seat=seat, square=square, to=to, slid=verb == "slide"))

    def _own(self, options: Iterable[str]) -> tuple[str, ...]:
        return tuple(f"{self.id}:{option}" for option in options)

    def _aligned(self, play: Play) -> bool:
        return all(photo.up and photo.square == self.solution[photo.part] for photo in self.mat(play).photos)

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> BigfootMat:
        """The photo as far as it is revealed."""
        photos = tuple(
            PhotoView(
                photo.square,
                photo.part if photo.up else None,
                photo.up and self.solution[photo.part] == photo.square,
            )
            for photo in in_order(self.mat(play).photos)
        )
        footprints = tuple(self.mat(play).footprints)
        return BigfootMat(
            **mat_fields(play, self.id), photos=photos, footprints=footprints, aligned=self._aligned(play)
        )

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Parts of the photo."""
        match topic.partition(":")[2]:
            case "reveal":
                return "A footprint! Which part of the photo do you turn up?"
            case "hide":
                return "Which part of the photo is turned face down?"
            case "move":
                return f"Swap two parts of the photo, or slide up to {ask.about['left']} times."
            case _:
                return f"Slide another part into the open square? Up to {ask.about['left']} more."

    def label(self, box: Box, option: str) -> str:
        """An Item to spend, a footprint, or a move of the photo."""
        match option.split(":"):
            case ["swap", one, other]:
                return f"Swap {_square(one)} with {_square(other)}"
            case ["slide", square]:
                return f"Slide {_square(square)} into the open square"
            case ["stop"]:
                return "No more slides"
            case [one] if one in box.items:
                return f"Work on the photo: {box.item_name(one)}"
            case [one] if one in SQUARES:
                return _square(one).capitalize()
            case _:
                return f"Footprint {option.rpartition('-')[2]}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Footprints and the photo."""
        match event:
            case FootprintLeft():
                taken = f" (the one at {box.name(event.moved_from)})" if event.moved_from else ""
                return f"Bigfoot leaves a footprint at {box.name(event.place)}{taken}."
            case FootprintTaken():
                return f"{names(event.seat)} collects a footprint at {box.name(event.place)}."
            case PhotoRevealed():
                return f"The {_square(event.square)} of the photo shows the {self.names[event.part]}."
            case PhotoHidden():
                return f"The {self.names[event.part]} at the {_square(event.square)} is face down again."
            case PhotosMoved(slid=True):
                return f"{names(event.seat)} slides {_square(event.square)} to {_square(event.to)}."
            case PhotosMoved():
                return f"{names(event.seat)} swaps {_square(event.square)} with {_square(event.to)}."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The photo and the footprints."""
        mat = self.seen(view)
        photo = ", ".join(
            f"{_square(part.square)} {self.names[part.part] if part.part else '?'}"
            + (" (right)" if part.in_place else "")
            for part in mat.photos
        )
        footprints = ", ".join(box.name(place) for place in mat.footprints) or "none"
        return f"Photo: {photo}. Footprints: {footprints}."

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """Footprints, then work at the photo lab, then him with the proof."""
        mat = self.seen(view)
        hidden = sum(photo.part is None for photo in mat.photos)
        wrong = sum(not photo.in_place for photo in mat.photos)
        proof = Cost(("green",), self.kind.numbers["defeat_items"])
        catch = Need(self.id, "defeat", (mat.place,) if mat.aligned else (), (proof,))
        if mat.aligned or self.kind.overlay is None:
            return (catch,)
        lab = () if hidden else (self.kind.overlay,)
        work = Need(self.id, "advance", lab, (Cost(),), max(1, wrong // 2))
        return (Need(self.id, "pick-up", mat.footprints), work, catch) if hidden else (work, catch)

    def appeal(self, box: Box, view: HorrifiedView, what: str) -> float:
        """The photo is worked on once all of it is known."""
        return float(all(photo.part for photo in self.seen(view).photos))

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Bring the photo nearer to its end."""
        mat = self.seen(view)
        match topic.partition(":")[2]:
            case "move" | "slide":
                parts = {photo.square: photo.part or "" for photo in mat.photos}
                known = all(parts.values())
                return (best_move(parts, self.solution, ask.options) if known else ask.options[-1],)
            case "hide":
                wrong = [f"{self.id}:{photo.square}" for photo in mat.photos if not photo.in_place]
                return (next((option for option in ask.options if option in wrong), ask.options[0]),)
            case _:
                return (ask.options[0],)


def _square(square: str) -> str:
    return square.replace("-", " ")
