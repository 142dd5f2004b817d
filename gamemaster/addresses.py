"""What the controls on screen are called: where they belong, never what they may do.

A control's id comes back from outside, so it is read as if anybody had written it.
"""

import re
import string
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from gamemaster.records import TableId
from gamemaster.refusals import NothingAsked, OtherChoices, QuestionClosed
from games.kernel.prompts import Ask, Choice, Seat
from games.kernel.state import State
from games.kernel.turns import Turn

LONGEST = 100
PREFIX = "gm1"
DIGITS = string.digits + string.ascii_lowercase + string.ascii_uppercase

# A pick is one digit; each dash before it stands for as many as there are digits.
_PICK = re.compile("(-*)([0-9a-zA-Z])")
_SHAPE = re.compile(
    r"gm1:(?P<table>[0-9]{1,12}):(?P<verb>[a-z]{1,12})"
    r"(?::(?P<prompt>[0-9a-z.]{0,32}))?(?::(?P<picks>(?:-{0,9}[0-9a-zA-Z])*))?(?::(?P<part>[0-9]{1,2}))?\Z"
)


@dataclass(frozen=True, slots=True)
class Address:
    """A control of a table. `prompt` is the address of a question, `picks` are indices of its options.

    `part` tells several menus of one question apart.
    """

    table: TableId
    verb: str
    prompt: str = ""
    picks: tuple[int, ...] = ()
    part: int = 0

    def __str__(self) -> str:
        """The control's id, as short as it can be."""
        picks = "".join(_written(pick) for pick in self.picks)
        segments = (PREFIX, str(self.table), self.verb, self.prompt, picks, str(self.part or ""))
        return ":".join(segments).rstrip(":")


def read_address(text: str) -> Address | None:
    """The address in a control's id; None where it is none of ours."""
    found = _SHAPE.match(text) if len(text) <= LONGEST else None
    if found is None:
        return None
    picks = tuple(
        len(dashes) * len(DIGITS) + DIGITS.index(digit)
        for dashes, digit in _PICK.findall(found["picks"] or "")
    )
    return Address(int(found["table"]), found["verb"], found["prompt"] or "", picks, int(found["part"] or 0))


def question_address(turn: str, ask: Ask) -> str:
    """The address of a question to one seat: that of the turn's prompt, and a mark of what is on offer.

    Others may be offered something else by the same prompt, and so may the same seat after an undo.
    """
    offer = "\n".join((f"{ask.least} {ask.most} {ask.ordered}", *ask.options))
    return f"{turn}.{zlib.crc32(offer.encode()):x}"


def picked(turn: Turn[State], seat: Seat, prompt: str, picks: Sequence[int]) -> Choice:
    """The options at these places of the question at this address.

    Raises QuestionClosed where that is not what the seat is asked now.
    """
    ask = turn.position.open_asks().get(seat)
    if prompt.rpartition(".")[0] != turn.address:
        raise QuestionClosed
    if ask is None:
        raise NothingAsked
    if prompt != question_address(turn.address, ask) or any(pick >= len(ask.options) for pick in picks):
        raise OtherChoices
    return tuple(ask.options[pick] for pick in picks)


def _written(pick: int) -> str:
    dashes, digit = divmod(pick, len(DIGITS))
    return "-" * dashes + DIGITS[digit]
