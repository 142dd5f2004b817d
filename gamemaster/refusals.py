"""Refusals by the table. Each is a sentence that says what to do; nothing has changed."""

NOT_YOUR_TURN = "It is not your turn"


class Refusal(Exception):
    """Something that cannot be done, told to the one who tried."""


class NoSuchTable(Refusal):
    """There is no table of this number."""

    def __init__(self, table: int) -> None:
        super().__init__(f"There is no table #{table}. `/mytables` lists yours.")


class NotSeated(Refusal):
    """The user holds no seat at the table."""

    def __init__(self) -> None:
        super().__init__("You have no seat at this table. Ask its host to `/replace` somebody with you.")


class QuestionClosed(Refusal):
    """A control of an earlier question."""

    def __init__(self, sentence: str = "That question has been answered. Here is what is asked now.") -> None:
        super().__init__(sentence)


class OtherChoices(QuestionClosed):
    """A control that offers what somebody else is asked, or what was asked before an undo."""

    def __init__(self) -> None:
        super().__init__("Those are not your choices now. Here are yours.")


class HasAnswered(QuestionClosed):
    """A control of a question that others still answer: a second click of somebody who has answered it."""

    def __init__(self) -> None:
        super().__init__("You have answered already.")


class NothingAsked(QuestionClosed):
    """A control of a question that the seat is not asked."""

    def __init__(self, waits: str = "") -> None:
        super().__init__(
            f"{NOT_YOUR_TURN}: the table waits for {waits}."
            if waits
            else "Nothing is asked of you right now."
        )


class TableFrozen(Refusal):
    """The rules, or the content, have changed under a running turn."""

    def __init__(self) -> None:
        super().__init__(
            "This turn was begun under other rules, or with other content files, and is stopped. "
            "The host may rewind it to its start; all turns before it stand."
        )


class NoRoom(Refusal):
    """The disk is full: nothing was written."""

    def __init__(self) -> None:
        super().__init__(
            "The bot's disk is full, so nothing was changed. Tell whoever runs it; then try again."
        )


class RuleFault(Refusal):
    """A mistake in the program: nothing was committed. The case is kept under `reference`."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        super().__init__(
            f"That ran into a mistake of the program, and changed nothing. Please try something else, "
            f"and tell whoever runs this bot the reference {reference}."
        )
