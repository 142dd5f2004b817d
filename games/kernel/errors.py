"""Refusals. Each has a sentence that a player can read and act on, and leaves the table as it was."""


class GameError(Exception):
    """Any refusal by the rules or by a table."""


class IllegalAnswer(GameError):
    """The answer is not one of those on offer."""


class NotAsked(GameError):
    """Nothing is asked of this seat now."""


class StaleAnswer(GameError):
    """The answer belongs to a question that has been answered since."""


class GameOver(GameError):
    """The game has ended."""


class CannotUndo(GameError):
    """The last answer may not be taken back."""


class UnknownGame(GameError):
    """There is no game of this name."""


class BadSetup(GameError):
    """The seats or the options do not suit the game."""


class BrokenRecord(GameError):
    """A stored table does not fit the rules as they are now: nothing is guessed."""
