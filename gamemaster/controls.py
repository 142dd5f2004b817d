"""The one presenter of questions: any ask of any game as buttons and menus.

Few options become buttons, more of them menus of up to 25, under the headings that the game's words give.
Where several options are picked in order, or from more than one menu, they are gathered one by one: the picks
so far stand in the ids of the controls, so that nothing is kept between two clicks.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from gamemaster.addresses import LONGEST, Address
from gamemaster.records import TableId
from gamemaster.screens import Block, Button, Choice, Menu, Row, Style, Text
from games.kernel.prompts import Ask

BUTTONS_IN_A_ROW = 5
LONGEST_BUTTON = 38
CHOICES_IN_A_MENU = 25
# Discord allows 40 components in a message; heading, story, picture and the row below take the others.
MOST_COMPONENTS = 26


@dataclass(frozen=True, slots=True)
class Question:
    """An ask as it is put on screen: its address, and the label and heading of each option."""

    table: TableId
    prompt: str
    ask: Ask
    labels: tuple[str, ...]
    headings: tuple[str, ...]

    @property
    def is_gathered(self) -> bool:
        """Whether several picks are made one by one."""
        return self.ask.most > 1 and (self.ask.ordered or len(self.ask.options) > CHOICES_IN_A_MENU)

    def at(self, verb: str, picks: Sequence[int] = (), part: int = 0) -> str:
        """The id of a control of this question."""
        return str(Address(self.table, verb, self.prompt, tuple(picks), part))


def controls(question: Question, picks: Sequence[int] = ()) -> tuple[Block, ...]:
    """The controls that answer the question; `picks` are those gathered so far."""
    if question.is_gathered:
        return tuple(_gathering(question, picks))
    if question.ask.most > 1:
        return tuple(_one_menu(question))
    blocks = _one_of(question, "answer", ())
    if question.ask.least == 0:
        blocks.append(Row((Button("Nothing", question.at("answer")),)))
    return tuple(blocks)


def _one_menu(question: Question) -> Iterator[Block]:
    ask = question.ask
    number = f"{ask.least}" if ask.least == ask.most else f"{ask.least} to {ask.most}"
    choices = tuple(Choice(label, str(index)) for index, label in enumerate(question.labels))
    yield Menu(f"Choose {number}", question.at("menu"), choices, max(1, ask.least), ask.most)
    if ask.least == 0:
        yield Row((Button("Nothing", question.at("answer")),))


def _gathering(question: Question, picks: Sequence[int]) -> Iterator[Block]:
    ask = question.ask
    if picks:
        lines = [f"{place}. {question.labels[pick]}" for place, pick in enumerate(picks, start=1)]
        yield Text("**Your picks so far**\n" + "\n".join(lines))
    if len(picks) < ask.most:
        yield from _one_of(question, "more", picks)
    buttons = []
    if ask.least <= len(picks) <= ask.most:
        buttons.append(Button("Done", question.at("answer", picks), "success"))
    if picks:
        buttons.append(Button("Start over", question.at("more")))
    if buttons:
        yield Row(tuple(buttons))


def _one_of(question: Question, verb: str, picks: Sequence[int]) -> list[Block]:
    """All options not yet picked, each of which is one click away."""
    left = [index for index in range(len(question.labels)) if index not in picks]
    if len(left) <= BUTTONS_IN_A_ROW and all(_is_short(question.labels[index]) for index in left):
        return [_row(question, verb, picks, left)]
    groups: dict[str, list[int]] = {}
    for index in left:
        groups.setdefault(question.headings[index], []).append(index)
    blocks = _grouped(question, verb, picks, groups, _fits_a_row(question))
    if _size(blocks) > MOST_COMPONENTS:
        return _grouped(question, verb, picks, groups, lambda group: len(group) == 1)
    return blocks


def _grouped(
    question: Question,
    verb: str,
    picks: Sequence[int],
    groups: dict[str, list[int]],
    as_buttons: Callable[[Sequence[int]], bool],
) -> list[Block]:
    blocks: list[Block] = []
    for heading, group in groups.items():
        if as_buttons(group):
            blocks += [Text(f"-# {heading}")] if heading else []
            blocks.append(_row(question, verb, picks, group))
            continue
        for batch in _batches(group, CHOICES_IN_A_MENU):
            choices = tuple(Choice(question.labels[index][:LONGEST], str(index)) for index in batch)
            name = (heading or "Choose") + (", more" if batch[0] != group[0] else "")
            menu_verb = "menu" if verb == "answer" else verb
            blocks.append(Menu(name, question.at(menu_verb, picks, len(blocks) + 1), choices))
    return blocks


def _row(question: Question, verb: str, picks: Sequence[int], group: Sequence[int]) -> Row:
    style: Style = "primary" if question.ask.required else "secondary"
    return Row(
        tuple(Button(question.labels[index], question.at(verb, (*picks, index)), style) for index in group)
    )


def _fits_a_row(question: Question) -> Callable[[Sequence[int]], bool]:
    return lambda group: (
        len(group) <= BUTTONS_IN_A_ROW and all(_is_short(question.labels[index]) for index in group)
    )


def _is_short(label: str) -> bool:
    return len(label) <= LONGEST_BUTTON


def _size(blocks: Sequence[Block]) -> int:
    return sum(1 + len(block.buttons) if isinstance(block, Row) else 2 for block in blocks)


def _batches(items: Sequence[int], size: int) -> Iterator[list[int]]:
    waiting = iter(items)
    while batch := list(islice(waiting, size)):
        yield batch
