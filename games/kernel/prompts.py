"""Questions and answers: the one shape of everything that a game asks of people."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypeVar

from games.kernel.errors import IllegalAnswer

Seat: TypeAlias = str
Choice: TypeAlias = tuple[str, ...]
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Ask:
    """What one seat is asked: pick between `least` and `most` of `options`.

    `options` are stable, readable ids, never two alike. `ordered` says that the order of the picks counts,
    `secret` that nobody else may see the options or the choice, `required` that the table cannot go on
    without this seat. `about` names what the question is about ("card", "silver-trophy") for its wording.
    """

    options: Choice
    least: int = 1
    most: int = 1
    ordered: bool = False
    secret: bool = False
    required: bool = True
    about: Mapping[str, str] = field(default_factory=dict)

    def check(self, chosen: Choice) -> None:
        """Raise IllegalAnswer unless `chosen` is on offer, in a number that is asked for."""
        unknown = [option for option in chosen if option not in self.options]
        if unknown:
            raise IllegalAnswer(f"{unknown[0]!r} is not one of the choices now.")
        if len(set(chosen)) < len(chosen):
            raise IllegalAnswer("Each choice can be picked once.")
        if not self.least <= len(chosen) <= self.most:
            number = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAnswer(f"Pick {number}, not {len(chosen)}.")

    def in_order(self, chosen: Choice) -> Choice:
        """The choice as rules get it: the order of the clicks shows only where it is asked for."""
        return chosen if self.ordered else tuple(option for option in self.options if option in chosen)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A pause in the rules: asks by seat, ended by the first answer or by one answer from each seat."""

    topic: str
    asks: Mapping[Seat, Ask]
    until: Literal["first", "all"] = "all"


Answers: TypeAlias = dict[Seat, Choice]
Script: TypeAlias = Generator[Prompt, Answers, Result]


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as the journal keeps it; `prompt` is the number of its prompt within the turn, from 0."""

    prompt: int
    seat: Seat
    topic: str
    chosen: Choice


def ask(seat: Seat, topic: str, options: Choice, **about: str) -> Script[str]:
    """Ask one seat to pick one option."""
    answers = yield Prompt(topic, {seat: Ask(options, about=about)})
    return answers[seat][0]


def pick(seat: Seat, topic: str, options: Choice, **about: str) -> Script[str]:
    """Ask one seat to pick one option; where there is just one, there is nothing to ask."""
    if len(options) == 1:
        return options[0]
    return (yield from ask(seat, topic, options, **about))
