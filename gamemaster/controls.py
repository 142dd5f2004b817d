"""The one presenter of questions: any ask of any game as buttons and menus.

Few options become buttons, more of them menus of up to 25, under the headings that the game's words give.
Where a message has no room for all buttons, the largest groups become menus first: what stands alone, such as
the end of a turn, stays a button.
Where several options are picked in order, or from more than one menu, they are gathered one by one: the picks
so far stand in the ids of the controls, so that nothing is kept between two clicks.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from gamemaster.addresses import Address
from gamemaster.records import TableId
from gamemaster.screens import Block, Button, Choice, Menu, Row, Style, Text
from games.kernel.prompts import Ask

BUTTONS_IN_A_ROW = 5
LONGEST_BUTTON = 38
CHOICES_IN_A_MENU = 25
# Discord allows 40 components in a message; heading, story, picture and the row below take the others.
MOST_COMPONENTS = 26
OTHERWISE = "Or"


@dataclass(frozen=True, slots=True)
class Question:
    """An ask as it is put on screen: its address, and the label and heading of each option."""

    table: TableId
    prompt: str
    ask: Ask
    labels: tuple[str, ...]
    headings: tuple[str, ...]

    @property
    def most(self) -> int:
        """How many can be picked: a game may allow more than there are."""
        return min(self.ask.most, len(self.ask.options))

    @property
    def is_gathered(self) -> bool:
        """Whether several picks are made one by one."""
        return self.most > 1 and (self.ask.ordered or len(self.ask.options) > CHOICES_IN_A_MENU)

    def at(self, verb: str, picks: Sequence[int] = (), part: int = 0) -> str:
        """The id of a control of this question."""
        return str(Address(self.table, verb, self.prompt, tuple(picks), part))


def controls(question: Question, picks: Sequence[int] = ()) -> tuple[Block, ...]:
    """The controls that answer the question; `picks` are those gathered so far."""
    if question.is_gathered:
        return tuple(_gathering(question, picks))
    blocks = [_one_menu(question)] if question.most > 1 else _one_of(question, "answer", ())
    if question.ask.least == 0:
        blocks.append(Row((Button("Nothing", question.at("answer")),)))
    return tuple(blocks)


def _one_menu(question: Question) -> Block:
    least, most = max(1, question.ask.least), question.most
    choices = _choices(question.labels, range(len(question.labels)))
    heading = f"Choose {least}" if least == most else f"Choose {least} to {most}"
    return Menu(heading, question.at("menu"), choices, least, most)


def _gathering(question: Question, picks: Sequence[int]) -> Iterator[Block]:
    ask = question.ask
    if picks:
        lines = [f"{place}. {question.labels[pick]}" for place, pick in enumerate(picks, start=1)]
        yield Text("**Your picks so far**\n" + "\n".join(lines))
    if len(picks) < question.most:
        yield from _one_of(question, "more", picks)
    buttons = []
    if ask.least <= len(picks) <= question.most:
        buttons.append(Button("Done", question.at("answer", picks), "success"))
    if picks:
        buttons.append(Button("Start over", question.at("more")))
    if buttons:
        yield Row(tuple(buttons))


def _one_of(question: Question, verb: str, picks: Sequence[int]) -> list[Block]:
    """All options not yet picked, each of which is one click away."""
    left = [index for index in range(len(question.labels)) if index not in picks]
    if not left:
        return []
    if _fits_a_row(question, left):
        return [_row(question, verb, picks, left)]
    groups: dict[str, list[int]] = {}
    for index in sorted(left, key=lambda index: not question.headings[index]):
        # What has no heading comes last: it would seem to belong to the group before it.
        groups.setdefault(question.headings[index], []).append(index)
    largest_first = sorted(filter(None, groups), key=lambda heading: -len(groups[heading]))
    for folded in range(len(largest_first) + 1):
        blocks = _grouped(question, verb, picks, groups, largest_first[:folded])
        if _size(blocks) <= MOST_COMPONENTS:
            return blocks
    return _in_menus(question, verb, picks, left)


def _grouped(
    question: Question,
    verb: str,
    picks: Sequence[int],
    groups: Mapping[str, Sequence[int]],
    folded: Sequence[str],
) -> list[Block]:
    """Each group under its heading: as buttons if they fit a row, unless the group is to be folded.

    Buttons that follow a heading have one, too: else they would seem to belong to the group before them.
    Beside other groups, what has no heading is no list: its short labels are buttons even if others are not.
    """
    blocks: list[Block] = []
    headed = False
    for heading, group in groups.items():
        buttons = list(group) if _fits_a_row(question, group) and heading not in folded else []
        if not heading and len(groups) > 1:
            short = [index for index in group if len(question.labels[index]) <= LONGEST_BUTTON]
            buttons = short if _fits_a_row(question, short) else []
        rest = [index for index in group if index not in buttons]
        menus = _menus(question, verb, picks, heading, rest, len(blocks))
        blocks += menus
        if buttons:
            headed = (headed and not menus) or _needs_heading(question, heading, buttons)
            blocks += [Text(f"-# {heading or OTHERWISE}")] if headed else []
            blocks.append(_row(question, verb, picks, buttons))
        elif menus:
            headed = False
    return blocks


def _menus(
    question: Question, verb: str, picks: Sequence[int], heading: str, group: Sequence[int], place: int
) -> list[Block]:
    """As few menus as can be; `place` is how many blocks stand before them, which tells them apart."""
    name = heading or "Choose"
    return [
        Menu(
            name if number == 0 else f"{name}, more",
            _menu_address(question, verb, picks, place + number),
            _choices(question.labels, batch),
        )
        for number, batch in enumerate(_batches(group, CHOICES_IN_A_MENU))
    ]


def _needs_heading(question: Question, heading: str, group: Sequence[int]) -> bool:
    """Whether the labels do not say themselves what they are."""
    return not all(question.labels[index].startswith(heading) for index in group)


def _in_menus(question: Question, verb: str, picks: Sequence[int], left: Sequence[int]) -> list[Block]:
    """All options in as few menus as can be, each with its heading before its label."""
    labels = tuple(
        label if label.startswith(heading) else f"{heading}: {label}"
        for heading, label in zip(question.headings, question.labels, strict=True)
    )
    return _menus(replace(question, labels=labels), verb, picks, "", left, 0)


def _menu_address(question: Question, verb: str, picks: Sequence[int], place: int) -> str:
    return question.at("menu" if verb == "answer" else verb, picks, place + 1)


def _choices(labels: Sequence[str], indices: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(Choice(labels[index], str(index)) for index in indices)


def _row(question: Question, verb: str, picks: Sequence[int], group: Sequence[int]) -> Row:
    style: Style = "primary" if question.ask.required else "secondary"
    return Row(
        tuple(Button(question.labels[index], question.at(verb, (*picks, index)), style) for index in group)
    )


def _fits_a_row(question: Question, group: Sequence[int]) -> bool:
    return len(group) <= BUTTONS_IN_A_ROW and all(
        len(question.labels[index]) <= LONGEST_BUTTON for index in group
    )


def _size(blocks: Sequence[Block]) -> int:
    return sum(1 + len(block.buttons) if isinstance(block, Row) else 2 for block in blocks)


def _batches(items: Sequence[int], size: int) -> Iterator[list[int]]:
    waiting = iter(items)
    while batch := list(islice(waiting, size)):
        yield batch
