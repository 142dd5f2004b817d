"""What holds for every game: each law takes a table or a moment of a game and fails by an assertion."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from games.kernel.dice import Dice
from games.kernel.drive import Position, Run, drive, replay
from games.kernel.errors import (
    BrokenRecord,
    CannotUndo,
    GameError,
    GameOver,
    IllegalAnswer,
    NotAsked,
    StaleAnswer,
)
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.players import at_random
from games.kernel.prompts import Answer, Ask, Seat
from games.kernel.table import Table, TableRecord, TurnRecord, read_record
from games.kernel.turns import Turn, play, undo
from games.kernel.verify import differences
from tests.support.playing import Moment, address, copied

LONGEST_NAME = 32
LONGEST_LABEL = 80


def readers(table: Table[Any]) -> tuple[Seat | None, ...]:
    return (*table.seats, None)


def reload(game: Game[Any, Any], text: str) -> Table[Any]:
    return Table.from_record(game, read_record(text))


# (a) Questions ------------------------------------------------------------------------------------------


def questions_are_sound(table: Table[Any]) -> None:
    """The position is sound, and whoever must answer can."""
    position = table.turns[-1].position
    assert table.problems() == []
    if table.outcome is not None:
        ending_is_sound(table)
        return
    prompt = position.prompt
    assert prompt is not None, "the game goes on and asks nothing"
    assert prompt.topic, "a question has no topic"
    assert set(prompt.asks) <= set(table.seats), "somebody who does not play is asked"
    assert position.waits_for(), "the game goes on and waits for nobody"
    for ask in prompt.asks.values():
        assert len(set(ask.options)) == len(ask.options), f"an option is doubled: {ask.options}"
        assert 0 <= ask.least <= ask.most <= len(ask.options), f"nobody can pick so many: {ask}"
        if prompt.until == "all":
            assert ask.required, "all must answer, and one of them need not"


def ending_is_sound(table: Table[Any]) -> None:
    """A game that is over asks nothing more, and says who won and why."""
    outcome = table.outcome
    assert outcome is not None
    assert table.turns[-1].position.prompt is None, "the game is over and asks"
    assert table.asks() == ()
    assert outcome.reason, "the game ended for no reason"
    assert set(outcome.winners) <= set(table.seats), "somebody won who did not play"
    assert set(outcome.scores) <= set(table.seats), "somebody scored who did not play"


# (b), (c) Saving ----------------------------------------------------------------------------------------


def survives_saving(table: Table[Any], load: Callable[[str], Table[Any]]) -> None:
    """A table that was saved and loaded is the same table."""
    text = table.dump()
    again = load(text)
    assert again.dump() == text, "loading changes the table"
    assert again.asks() == table.asks(), "loading changes what is asked"
    assert (again.outcome, again.problems()) == (table.outcome, table.problems())
    for reader in readers(table):
        assert again.view(reader) == table.view(reader), f"loading changes what {reader} sees"
        assert again.events(reader) == table.events(reader), f"loading changes what {reader} was told"
    assert table.dump() == text, "looking at the table changes it"


def plays_afresh(game: Game[Any, Any], turn: Turn[Any]) -> None:
    """A turn kept alive is at each answer where its journal leads when it is driven afresh."""
    run = Run(game, game.codec.load_state(turn.checkpoint))
    for number, answer in enumerate(turn.journal):
        live = run.position()
        assert (live.number, live.prompt and live.prompt.topic) == (answer.prompt, answer.topic)
        _same_position(game, live, drive(game, turn.checkpoint, turn.journal[:number]))
        run.answer(answer.seat, answer.chosen)
    _same_position(game, run.position(), drive(game, turn.checkpoint, turn.journal))
    written = game.codec.load_state(game.codec.dump_state(run.state))
    written.told = run.state.told
    assert written == run.state, "a checkpoint does not hold the whole position"


def _same_position(game: Game[Any, Any], live: Position[Any], afresh: Position[Any]) -> None:
    assert live.prompt == afresh.prompt, "the turn asks otherwise when played afresh"
    assert (live.given, live.number) == (afresh.given, afresh.number)
    assert live.state.told == afresh.state.told, "the turn tells otherwise when played afresh"
    assert live.state == afresh.state, "the position is another when played afresh"


# (d) Refusals -------------------------------------------------------------------------------------------


def refuses_all_else(moment: Moment, others: tuple[str, ...]) -> None:
    """Whatever is not on offer is refused with its reason, and changes nothing. `others` are more options."""
    table = copied(moment.table)
    before = table.dump()
    for seat, at, chosen, error in _attempts(table, others):
        with pytest.raises(GameError) as refusal:
            table.answer(seat, at, chosen)
        assert refusal.type is error, f"{seat} {at} {chosen}: {refusal.value!r}"
        assert str(refusal.value).endswith("."), "a refusal is a sentence"
        assert table.dump() == before, f"a refused answer changed the table: {seat} {at} {chosen}"


def refuses_after_the_end(table: Table[Any]) -> None:
    """A game that is over takes no answer and takes none back."""
    before = table.dump()
    for seat in (*table.seats, "stranger"):
        with pytest.raises(GameOver):
            table.answer(seat, address(table), ["anything"])
        with pytest.raises(CannotUndo):
            table.undo(seat)
    assert table.dump() == before


def _attempts(
    table: Table[Any], others: tuple[str, ...]
) -> list[tuple[Seat, str, list[str], type[GameError]]]:
    here, position = address(table), table.turns[-1].position
    asks = position.open_asks()
    some = [ask.options[0] for ask in asks.values() if ask.options] or ["anything"]
    found: list[tuple[Seat, str, list[str], type[GameError]]] = [("stranger", here, some[:1], NotAsked)]
    found += [(seat, here, some[:1], NotAsked) for seat in table.seats if seat not in asks]
    turn, prompt, mark = here.split(".")
    stale = ["", ".", "..", "None", here + " ", here + ".0", f"0{here}", f"{turn}.{prompt}", here[:-1]]
    stale += [f"{turn}.{int(prompt) + step}.{mark}" for step in (-1, 1)]
    stale += [f"{int(turn) + step}.{prompt}.{mark}" for step in (-1, 1)]
    for seat, ask in asks.items():
        found += [(seat, at, list(ask.options[: ask.most]), StaleAnswer) for at in stale]
        found += [(seat, here, chosen, IllegalAnswer) for chosen in _illegal(ask, others)]
    return found


def _illegal(ask: Ask, others: tuple[str, ...]) -> list[list[str]]:
    legal = list(ask.options[: ask.least])
    unlisted = [other for other in ("", "no-such-option", "🦇", *others) if other not in ask.options]
    found = [[*legal[: max(0, ask.least - 1)], other] for other in unlisted]
    found += [[*legal, other] for other in unlisted[:3]]
    if ask.options:
        found.append([ask.options[0]] * max(2, ask.least))
    if ask.least > 0:
        found.append(legal[:-1])
    if ask.most < len(ask.options):
        found.append(list(ask.options[: ask.most + 1]))
    return found


# (e) Events ---------------------------------------------------------------------------------------------


def events_only_grow(moment: Moment) -> None:
    """An answer adds to what each reader was told, and what it adds is what it returns."""
    after, told = moment.after()
    for reader in readers(after):
        before, now = moment.table.events(reader), after.events(reader)
        assert now[: len(before)] == before, f"what {reader} was told has changed"
        new = tuple(after.game.words.tell(event, str) for event in told if event.reaches(reader))
        assert now[len(before) :] == new, f"what {reader} is told is not what the answer returned"


# (f) Secrecy --------------------------------------------------------------------------------------------


def keeps_secrets(table: Table[Any], dice: Dice) -> int:
    """What a viewer cannot know changes nothing that they see. Returns for how many that was tried."""
    game, turn = table.game, table.turns[-1]
    changed = 0
    for viewer in readers(table):
        other = _redealt(game, turn, viewer, dice)
        seen, seen_otherwise = _seen(game, turn.position, viewer), _seen(game, other.position, viewer)
        for what, before in seen.items():
            assert seen_otherwise[what] == before, f"{viewer} can tell from {what} what they cannot know"
        assert game.problems(other.position.state) == [], "the cards dealt anew make no sound position"
        changed += other.checkpoint != turn.checkpoint
    return changed


def tells_nothing_of_the_seed(table: Table[Any]) -> None:
    """The chance to come shows nowhere."""
    game, turn = table.game, table.turns[-1]
    for viewer in readers(table):
        position = drive(game, turn.checkpoint, turn.journal)
        seen = _seen(game, position, viewer)
        position.state.dice = Dice("another seed", position.state.dice.drawn + 7)
        assert _seen(game, position, viewer) == seen, f"{viewer} can see something of the seed"


def _redealt(game: Game[Any, Any], turn: Turn[Any], viewer: Seat | None, dice: Dice) -> Turn[Any]:
    """The turn in a world that the viewer cannot tell from this one, as the game says."""
    # What others have answered in secret to the open question is a secret too, so they may answer otherwise.
    open_asks = turn.position.prompt.asks if turn.position.prompt else {}
    hidden = [
        answer
        for answer in turn.journal
        if answer.prompt == turn.position.number and answer.seat != viewer and open_asks[answer.seat].secret
    ]
    journal = [answer for answer in turn.journal if answer not in hidden]
    state = game.codec.load_state(turn.checkpoint)
    game.redeal(state, drive(game, turn.checkpoint, turn.journal).state, viewer, dice)
    checkpoint = game.codec.dump_state(state)
    try:
        run = replay(game, checkpoint, journal)
    except BrokenRecord as error:
        raise AssertionError(f"{viewer} can tell from the answers what they cannot know: {error}") from error
    for answer in hidden:
        assert run.prompt, f"{viewer} can tell from the question what they cannot know"
        assert answer.seat in run.prompt.asks, f"{viewer} can tell from who is asked what they cannot know"
        journal.append(run.answer(answer.seat, at_random(run.prompt.asks[answer.seat], dice)))
    return Turn(turn.number, checkpoint, tuple(journal), run.position())


def _seen(game: Game[Any, Any], position: Position[Any], viewer: Seat | None) -> dict[str, Any]:
    """All that reaches this viewer at the position, be it theirs or everybody's."""
    prompt = position.prompt
    asks = prompt.asks if prompt else {}
    open_asks = position.open_asks()
    return {
        "the view": game.codec.plain_view(game.view(position.state, viewer)),
        "the events": [event for event in position.state.told if event.reaches(viewer)],
        "the outcome": position.state.outcome,
        "the question": prompt and (prompt.topic, prompt.until),
        "who is asked": [(seat, ask.required, ask.secret, seat in open_asks) for seat, ask in asks.items()],
        "the choices": {
            seat: (ask, _worded(game, position, seat, ask))
            for seat, ask in asks.items()
            if seat == viewer or not ask.secret
        },
    }


def _worded(game: Game[Any, Any], position: Position[Any], seat: Seat, ask: Ask) -> tuple[str, ...]:
    """A question and its options in words, as the seat that is asked reads them."""
    view = game.view(position.state, seat)
    topic = position.prompt.topic if position.prompt else ""
    return (
        game.words.question(view, topic, ask, str),
        *(game.words.label(view, option, str) for option in ask.options),
        *(game.words.group(view, option) for option in ask.options),
    )


# (g) Undo -----------------------------------------------------------------------------------------------


def can_be_taken_back(moment: Moment, dice: Dice) -> bool:
    """Undo restores the earlier table where the law of undo allows it, else it changes nothing.

    Whether it is allowed is the same in every world that the giver of the answer cannot tell from this one.
    """
    after, told = moment.after()
    text, seat = after.dump(), moment.answer.seat
    for other in (*(other for other in after.seats if other != seat), "stranger"):
        with pytest.raises(CannotUndo):
            after.undo(other)
    otherwise = _otherwise(moment, dice)
    rolled = after.turns[-1].position.state.dice.drawn != moment.table.turns[-1].position.state.dice.drawn
    if rolled or after.outcome or any(event.reveals for event in told):
        with pytest.raises(CannotUndo):
            after.undo(seat)
        assert after.dump() == text, "a refused undo changed the table"
        assert not _may_be_taken_back(moment, otherwise), f"{seat} can tell from the undo what is hidden"
        return False
    after.undo(seat)
    assert after.dump() == moment.table.dump(), "undo does not restore the earlier table"
    assert _may_be_taken_back(moment, otherwise), f"{seat} can tell from the undo what is hidden"
    _taught_nobody_anything(moment, otherwise)
    return True


def undoes_one_by_one(table: Table[Any]) -> None:
    """Undo after undo takes back one answer each, the last first, and never another seat's."""
    table = copied(table)
    while True:
        answers = _answers(table)
        text = table.dump()
        try:
            table.undo(answers[-1].seat if answers else table.seats[0])
        except CannotUndo:
            assert table.dump() == text
            return
        assert _answers(table) == answers[:-1], "undo took back something else than the last answer"


def _answers(table: Table[Any]) -> list[Answer]:
    return [answer for turn in table.turns for answer in turn.journal]


def _otherwise(moment: Moment, dice: Dice) -> tuple[Turn[Any], ...]:
    """The turns after the answer in another world that its giver cannot tell from this one."""
    game, turn, answer = moment.table.game, moment.table.turns[-1], moment.answer
    return play(game, _redealt(game, turn, answer.seat, dice), answer.seat, answer.chosen)


def _may_be_taken_back(moment: Moment, turns: tuple[Turn[Any], ...]) -> bool:
    try:
        undo(moment.table.game, turns, moment.answer.seat)
    except CannotUndo:
        return False
    return True


def _taught_nobody_anything(moment: Moment, otherwise: tuple[Turn[Any], ...]) -> None:
    """An answer that can be taken back must be the same in every world that its giver cannot tell apart."""
    game, turn, answer = moment.table.game, moment.table.turns[-1], moment.answer
    seat = answer.seat
    after = play(game, turn, seat, answer.chosen)
    assert _told(otherwise, seat) == _told(after, seat), f"{seat} learned something and may take it back"
    seen, seen_otherwise = (_seen(game, turns[-1].position, seat) for turns in (after, otherwise))
    assert seen == seen_otherwise, f"{seat} learned something and may take it back"


def _told(turns: tuple[Turn[Any], ...], reader: Seat) -> list[Event]:
    return [event for turn in turns for event in turn.position.state.told if event.reaches(reader)]


# (h) Words ----------------------------------------------------------------------------------------------


def long_name(seat: Seat) -> str:
    """The longest name that Discord allows."""
    return (f"{seat} " + "W" * LONGEST_NAME)[:LONGEST_NAME]


def words_fit(table: Table[Any]) -> None:
    """Everything has words, and the words fit their controls even with the longest names."""
    game, position = table.game, table.turns[-1].position
    for reader in readers(table):
        view = game.view(position.state, reader)
        headline = game.words.headline(view, long_name)
        assert headline.strip(), "there is no headline"
        assert "\n" not in headline, "the headline has two lines"
        assert game.words.board(view, long_name).strip(), "the board has no words"
        game.words.secrets(view, long_name)
    for event in position.state.told:
        assert game.words.tell(event, long_name).strip(), f"{event} has no words"
    if table.outcome:
        assert game.words.ending(table.outcome, long_name).strip(), "the ending has no words"
    for seat, ask in position.open_asks().items():
        assert position.prompt
        view = game.view(position.state, seat)
        assert game.words.question(view, position.prompt.topic, ask, long_name).strip(), (
            "a question has no words"
        )
        _labels_fit(game, view, ask)


def _labels_fit(game: Game[Any, Any], view: object, ask: Ask) -> None:
    labels: dict[tuple[str, str], str] = {}
    for option in ask.options:
        assert option.isascii(), f"{option!r} cannot be read in a log"
        assert option.isprintable(), f"{option!r} cannot be read in a log"
        assert 0 < len(option) <= LONGEST_LABEL, f"{option!r} is too long or empty"
        label = game.words.label(view, option, long_name)
        assert label.strip(), f"{option} has no label"
        assert len(label) <= LONGEST_LABEL, f"{label!r} does not fit on a button: {len(label)}"
        place = (game.words.group(view, option), label)
        assert place not in labels, f"{option} and {labels.get(place)} are both called {label!r}"
        labels[place] = option


# (i) Checking the dice ----------------------------------------------------------------------------------


def can_be_verified(table: Table[Any]) -> None:
    """A true record is found true, and a record that was tampered with is not."""
    record = read_record(table.dump())
    assert differences(table.game, record) == [], "a true record is called false"
    for what, tampered in _tampered(record):
        assert differences(table.game, tampered), f"nobody notices {what}"


def _tampered(record: TableRecord) -> list[tuple[str, TableRecord]]:
    return [*_tampered_as_a_whole(record), *_tampered_in_turns(record)]


def _tampered_as_a_whole(record: TableRecord) -> list[tuple[str, TableRecord]]:
    return [
        ("another seed", record.model_copy(update={"seed": record.seed + "!"})),
        ("a turn that is missing", record.model_copy(update={"turns": record.turns[:-1]})),
        ("a seat more", record.model_copy(update={"seats": (*record.seats, "zoe")})),
        ("seats in another order", record.model_copy(update={"seats": record.seats[::-1]})),
    ]


def _tampered_in_turns(record: TableRecord) -> list[tuple[str, TableRecord]]:
    found = []
    last = len(record.turns) - 1
    for number in dict.fromkeys((0, last // 2, last)):
        for field, value in _forged(record.turns[number]).items():
            turns = [*record.turns]
            turns[number] = turns[number].model_copy(update={field: value})
            tampered = record.model_copy(update={"turns": tuple(turns)})
            found.append((f"another {field} of turn {number}", tampered))
    return found


def _forged(turn: TurnRecord) -> dict[str, Any]:
    forged: dict[str, Any] = {"checkpoint": turn.checkpoint.replace('"drawn":', '"drawn":1')}
    if turn.told:
        kind, fields = json.loads(turn.told[-1])
        event = json.dumps([kind, {**fields, "known_to": ["nobody"]}], separators=(",", ":"))
        forged["told"] = (*turn.told[:-1], event)
    if turn.journal:
        last = turn.journal[-1]
        forged["journal"] = (*turn.journal[:-1], replace(last, chosen=("no-such-option",)))
    return forged


# (j), (k) Advice and views ------------------------------------------------------------------------------


def advice_is_legal(table: Table[Any], dice: Dice) -> None:
    """What the game advises is on offer, and asking for it changes nothing."""
    game, position = table.game, table.turns[-1].position
    text = table.dump()
    for seat, ask in position.open_asks().items():
        assert position.prompt
        view = game.view(position.state, seat)
        try:
            ask.check(game.advise(view, seat, position.prompt.topic, ask, dice))
        except IllegalAnswer as error:
            raise AssertionError(f"the advice is illegal: {error}") from error
    assert table.dump() == text, "taking advice changes the table"


def views_are_json(table: Table[Any]) -> None:
    """A view is plain data: it comes through JSON as it went in."""
    for reader in readers(table):
        view = table.view(reader)
        assert json.loads(json.dumps(view)) == view, "a view is more than JSON can say"
