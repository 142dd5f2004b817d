"""Builds positions of the Greek game."""

from typing import Self

from games.horrified_greek.game import HorrifiedGreek
from tests.games.horrified.builder import Builder


class Isle(Builder):
    """A position on the island; all Lairs lie face down until a test reveals one."""

    game = HorrifiedGreek()
    plain = ("hoplite", "traveler", "actor", "shepherd", "mariner")
    usual = "basilisk+cerberus"

    def lair(self, token: str, at: str, *, up: bool = True) -> Self:
        """This Lair lies there; the one that did is where it was."""
        lairs = {lair.place: lair for lair in self.state.lairs}
        before = next(lair for lair in self.state.lairs if lair.token == token)
        before.token, lairs[at].token = lairs[at].token, token
        lairs[at].up = up
        return self

    def lairs_up(self) -> list[str]:
        return [lair.token for lair in self.state.lairs if lair.up]

    def perks(self, seat: str) -> list[str]:
        return self.state.heroes[seat].perks
