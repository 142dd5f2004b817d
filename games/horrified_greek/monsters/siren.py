"""Siren: compose the counter song from pairs of tones, then silence her."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar, Literal

from games.horrified.attack import Attack, hit
from games.horrified.box import Box
from games.horrified.content import ItemId, MonsterKind, Place
from games.horrified.monster import Monster
from games.horrified.need import Cost, Need
from games.horrified.payment import pay_strength
from games.horrified.play import Play
from games.horrified.pursuit import place_monster
from games.horrified.state import HorrifiedState, MonsterState
from games.horrified.supplies import spend
from games.horrified.view import HorrifiedView, MatView, mat_fields
from games.horrified_greek.content import ToneKind
from games.horrified_greek.luring import draw_toward
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat

TRIES = 40


@dataclass(slots=True)
class Tone:
    """A Tone token on its spot; `seen_by` are the seats that have looked at it."""

    sound: str
    gone: bool = False
    seen_by: list[Seat] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class SirenState(MonsterState):
    """The Tone tokens, and the pairs of spots that were looked at together and did not match."""

    kind: Literal["siren"] = "siren"
    tones: list[Tone]
    differ: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ToneView:
    """A spot on the mat: its tone where the viewer knows it, and whether the token is still there."""

    spot: int
    sound: str | None
    gone: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SirenMat(MatView):
    """Her mat."""

    kind: Literal["siren"] = "siren"
    tones: tuple[ToneView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotsTurned(Event):
    """A seat looked at two Tone tokens; which, is told to those who may know."""

    seat: Seat
    spots: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TonesHeard(Event):
    """Which tones they are."""

    reveals: ClassVar[bool] = True
    spots: tuple[int, int]
    sounds: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class TonesMatched(Event):
    """Two equal tones are off the mat."""

    reveals: ClassVar[bool] = True
    seat: Seat
    sound: str
    left: int


class Siren(Monster[SirenState, SirenMat]):
    """Frenzy Order 6."""

    id = "siren"
    numbers = ("look_at", "defeat_strength")
    events: ClassVar[tuple[type[Event], ...]] = (SpotsTurned, TonesHeard, TonesMatched)
    state_type = SirenState
    mat_type = SirenMat

    def __init__(self, kind: MonsterKind, tones: tuple[ToneKind, ...]) -> None:
        super().__init__(kind)
        self.tones = {tone.id: tone for tone in tones}

    def set_up(self, state: HorrifiedState, items: Mapping[ItemId, Place]) -> SirenState:
        """Shuffle two tokens of each tone face down."""
        sounds = [tone for tone in self.tones for _ in range(2)]
        state.dice.shuffle(sounds)
        return SirenState(place=self.kind.start, tones=[Tone(sound) for sound in sounds])

    def advances(self, play: Play, seat: Seat) -> tuple[str, ...]:
        """At her location: a Blue Item."""
        mat = self.mat(play)
        if play.here(seat) != mat.place or not _lying(mat):
            return ()
        return play.held(seat, "blue")

    def advance(self, play: Play, seat: Seat, what: str) -> Script[None]:
        """Look at two tones, take them off if they match, and place her where the Item says."""
        spend(play, seat, (what,))
        spots = tuple(f"{self.id}:{spot + 1}" for spot in _lying(self.mat(play)))
        number = self.kind.numbers["look_at"]
        if len(spots) > number:
            spots = (yield Prompt(f"{self.id}:tones", {seat: Ask(spots, number, number)}))[seat]
        one, other = (int(spot.removeprefix(f"{self.id}:")) - 1 for spot in spots)
        self._look(play, seat, one, other)
        place_monster(play, self.id, play.item(what).location)

    def _look(self, play: Play, seat: Seat, one: int, other: int) -> None:
        mat, spots = self.mat(play), (one + 1, other + 1)
        shown = (mat.tones[one], mat.tones[other])
        known_to = None if play.state.options["tones"] == "open" else (seat,)
        play.tell(SpotsTurned(seat=seat, spots=spots))
        play.tell(TonesHeard(spots=spots, sounds=(shown[0].sound, shown[1].sound), known_to=known_to))
        if shown[0].sound != shown[1].sound:
            mat.differ.append((one, other))
            for tone in shown:
                tone.seen_by = sorted({*tone.seen_by, seat})
            return
        for tone in shown:
            tone.gone = True
        play.tell(TonesMatched(seat=seat, sound=shown[0].sound, left=len(_lying(mat))))

    def can_defeat(self, play: Play, seat: Seat) -> bool:
        """At her location, with all tones off the mat."""
        mat = self.mat(play)
        ready = play.here(seat) == mat.place and not _lying(mat)
        return ready and play.strength(play.held(seat, "teal")) >= self.kind.numbers["defeat_strength"]

    def pay_defeat(self, play: Play, seat: Seat) -> Script[None]:
        """Teal Items of the strength that it takes."""
        yield from pay_strength(play, seat, self.kind.numbers["defeat_strength"], "teal")

    def power(self, play: Play, attack: Attack) -> Script[None]:
        """Luring Song: who is with her takes a hit, all others come one location nearer."""
        for _ in range(attack.powers):
            here = self.mat(play).place
            with_her = play.standing_at(here)
            others = [seat for seat in play.standing() if seat not in with_her]
            for seat in with_her:
                yield from hit(play, play.hero(seat).kind, 1)
            for seat in others:
                yield from draw_toward(play, play.hero(seat).kind, (here,))

    def redeal(self, state: HorrifiedState, now: HorrifiedState, viewer: Seat | None, dice: Dice) -> None:
        """Exchange the tones that the viewer has not seen, so that those known to differ still do."""
        mat, later = self.mat_of(state), self.mat_of(now)
        unseen = [
            at
            for at, tone in enumerate(later.tones)
            if not tone.gone and not self._knows(now.options, tone, viewer)
        ]
        sounds = [tone.sound for tone in mat.tones]
        for _ in range(TRIES):
            others = [sounds[at] for at in unseen]
            dice.shuffle(others)
            dealt = [*sounds]
            for at, sound in zip(unseen, others, strict=True):
                dealt[at] = sound
            if all(dealt[one] != dealt[other] for one, other in later.differ):
                for tone, sound in zip(mat.tones, dealt, strict=True):
                    tone.sound = sound
                return

    def _knows(self, options: Mapping[str, str], tone: Tone, viewer: Seat | None) -> bool:
        """Whether a viewer knows a token: gone tokens lie face up, and what was shown is remembered."""
        return tone.gone or (bool(tone.seen_by) if options["tones"] == "open" else viewer in tone.seen_by)

    # View, words, advice

    def look(self, play: Play, viewer: Seat | None) -> SirenMat:
        """The tones that the viewer knows."""
        tones = tuple(
            ToneView(spot, tone.sound if self._knows(play.state.options, tone, viewer) else None, tone.gone)
            for spot, tone in enumerate(self.mat(play).tones, start=1)
        )
        return SirenMat(**mat_fields(play, self.id), tones=tones)

    def question(self, box: Box, topic: str, ask: Ask) -> str:
        """Which tones to look at."""
        return "Which two Tone tokens do you look at?"

    def label(self, box: Box, option: str) -> str:
        """An Item to sing with, or a spot."""
        if option.isdigit():
            return f"Tone token {option}"
        return f"Listen with {box.item_name(option)}"

    def tell(self, box: Box, event: Event, names: Names) -> str | None:
        """Tones."""
        match event:
            case SpotsTurned():
                one, other = event.spots
                return f"{names(event.seat)} listens to Tone tokens {one} and {other}."
            case TonesHeard():
                heard = zip(event.spots, event.sounds, strict=True)
                return (
                    ", ".join(f"Tone token {spot} is {self.tones[sound].name}" for spot, sound in heard) + "."
                )
            case TonesMatched():
                sound = self.tones[event.sound].name
                return f"{names(event.seat)} takes both {sound} tones off the mat; {event.left} are left."
            case _:
                return None

    def progress(self, box: Box, view: HorrifiedView, names: Names) -> str:
        """The tones that are left, and those that the reader knows."""
        lying = [tone for tone in self.seen(view).tones if not tone.gone]
        known = ", ".join(f"{tone.spot} is {self.tones[tone.sound].name}" for tone in lying if tone.sound)
        told = f" Known: {known}." if known else ""
        return f"{len(lying)} Tone tokens are left.{told}"

    def needs(self, box: Box, view: HorrifiedView) -> tuple[Need, ...]:
        """To her with Blue Items, then with the Teal ones that silence her."""
        mat = self.seen(view)
        left = sum(not tone.gone for tone in mat.tones)
        strength = (Cost(("teal",), strength=self.kind.numbers["defeat_strength"]),)
        silence = Need(self.id, "defeat", () if left else (mat.place,), strength)
        listen = Need(self.id, "advance", (mat.place,), (Cost(("blue",)),))
        # Each time she goes elsewhere.
        again = Need(self.id, "wait", (), (Cost(("blue",)),), left * 3 // 4 - 1)
        return (listen, again, silence) if left else (silence,)

    def advise(self, box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        """Two that are known to match, else two that are not known."""
        sounds = {f"{self.id}:{tone.spot}": tone.sound for tone in self.seen(view).tones}
        for one, other in combinations(ask.options, 2):
            if sounds[one] and sounds[one] == sounds[other]:
                return (one, other)
        unknown = sorted(ask.options, key=lambda option: sounds[option] is not None)
        return tuple(option for option in ask.options if option in unknown[:2])


def _lying(mat: SirenState) -> tuple[int, ...]:
    """The spots where Tone tokens still lie."""
    return tuple(at for at, tone in enumerate(mat.tones) if not tone.gone)
