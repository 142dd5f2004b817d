"""Builds positions of the American game."""

from games.horrified_american.game import HorrifiedAmerican
from tests.games.horrified.builder import Builder


class Town(Builder):
    """A position in Cross Creek."""

    game = HorrifiedAmerican()
    plain = ("scout", "mountain-man", "journalist", "jock", "agent")
    usual = "banshee+chupacabra"
