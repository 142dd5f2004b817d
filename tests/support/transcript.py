"""A whole game as a text to read: who is asked what, what they answered, and who was told what.

`python -m tests.support.transcript` writes all of them anew. Read the difference before you commit it: it is
what your change does to a game.
"""

import textwrap
from pathlib import Path
from typing import Any

from games.kernel.dice import commitment
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.prompts import Ask, Seat
from tests.support.playing import ALL_GAMES, Case, Moment, Playthrough, half_hearted, played

FOLDER = Path(__file__).parents[1] / "conformance" / "playthroughs"
WIDTH = 110
MOST_STEPS = 350


def path_of(game: Game[Any, Any]) -> Path:
    """Where the transcript of this game is kept."""
    return FOLDER / f"{game.slug}.txt"


def transcript(game: Game[Any, Any]) -> str:
    """A game of three that play half by chance: its beginning, as long as a person will read, and its end."""
    playthrough = played(Case(game, 3 if 3 in game.seats else game.seats[0], 0), half_hearted)
    lines = [*_title(playthrough), *_told(game, playthrough.moment(0).table.turns[-1].position.state.told)]
    for number in range(min(MOST_STEPS, playthrough.length)):
        lines += _step(playthrough.moment(number))
    if playthrough.length > MOST_STEPS:
        lines += ["", f"... and so on for {playthrough.length - MOST_STEPS} more answers."]
    outcome = playthrough.table.outcome
    assert outcome
    lines += ["", f"The end: {outcome.reason}. Won by {', '.join(outcome.winners) or 'nobody'}."]
    lines += [f"  {seat} has {points}" for seat, points in outcome.scores.items()]
    lines += game.words.ending(outcome, str).splitlines()
    return "\n".join(lines) + "\n"


def _title(playthrough: Playthrough) -> list[str]:
    table = playthrough.table
    options = table.turns[0].position.state.options
    return [
        f"{table.game.title}, played by {', '.join(table.seats)}",
        *(f"{name}: {value}" for name, value in options.items()),
        f"The seed is {table.seed!r}, its commitment {commitment(table.seed)}.",
        "",
    ]


def _step(moment: Moment) -> list[str]:
    turn, answer = moment.table.turns[-1], moment.answer
    after, told = moment.after()
    lines = ["", f"{turn.number}.{answer.prompt} {answer.topic}"]
    for seat, ask in turn.position.open_asks().items():
        lines += _wrapped(f"  {seat} {_asked(ask)}: ", " ".join(ask.options) or "nothing")
    lines.append(f"  {answer.seat} picks {' '.join(answer.chosen) or 'nothing'}")
    return lines + _told(after.game, told)


def _asked(ask: Ask) -> str:
    number = str(ask.least) if ask.least == ask.most else f"{ask.least} to {ask.most}"
    marks = [" in order"] * ask.ordered + [" in secret"] * ask.secret
    return f"{'must' if ask.required else 'may'} pick {number}{''.join(marks)}"


def _told(game: Game[Any, Any], events: tuple[Event, ...] | list[Event]) -> list[str]:
    return [
        line
        for event in events
        for line in _wrapped(f"    {_audience(event.known_to)}: ", game.words.tell(event, str))
    ]


def _audience(known_to: tuple[Seat, ...] | None) -> str:
    return "all" if known_to is None else ", ".join(known_to)


def _wrapped(start: str, text: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * 8,
        break_on_hyphens=False,
        break_long_words=False,
    )


def main() -> None:
    """Write the transcripts of all games anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in ALL_GAMES:
        path_of(game).write_text(transcript(game), encoding="utf-8")


if __name__ == "__main__":
    main()
