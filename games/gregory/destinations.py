"""Where pieces may go: the spaces on offer in the open question, for all to see."""

from collections.abc import Iterator

from games.gregory.mat import SPACES, Place
from games.gregory.state import GREGORY, House
from games.kernel.prompts import Answers, Ask, Prompt, Script

# Questions for a space where Gregory is put.
_OF_GREGORY = ("place-gregory", "call-gregory")


def show_destinations(game: House, script: Script[None]) -> Script[None]:
    """Play the script; while it asks something, the position holds the spaces on offer."""
    answers: Answers | None = None
    while True:
        try:
            prompt = next(script) if answers is None else script.send(answers)
        except StopIteration:
            return
        game.destinations = destinations(prompt)
        answers = yield prompt
        game.destinations = {}


def destinations(prompt: Prompt) -> dict[str, tuple[Place, ...]]:
    """The spaces that the options name, by piece: "own", "gregory" or a miniature.

    They are read off the options themselves, so that no space can be shown that is not on offer. What
    somebody is asked in secret stays there.
    """
    found: dict[str, list[Place]] = {}
    for asked in prompt.asks.values():
        if not asked.secret:
            for piece, place in _named(prompt.topic, asked):
                found.setdefault(piece, []).append(place)
    return {piece: tuple(dict.fromkeys(places)) for piece, places in found.items()}


def _named(topic: str, asked: Ask) -> Iterator[tuple[str, Place]]:
    for option in asked.options:
        match option.split(":"):
            case ["move" | "bring" | "deal", piece, place, *_]:
                yield piece, place
            case ["enter", place]:
                yield asked.about["miniature"], place
            case [place] if place in SPACES:
                yield GREGORY if topic in _OF_GREGORY else "own", place
