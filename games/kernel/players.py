"""The plainest of players: the one that picks at random."""

from games.kernel.dice import Dice
from games.kernel.prompts import Ask, Choice


def at_random(ask: Ask, dice: Dice) -> Choice:
    """Any legal answer."""
    number = ask.least + dice.roll(ask.most - ask.least + 1) - 1
    if number == 1:
        return (dice.choose(ask.options),)
    options = list(ask.options)
    dice.shuffle(options)
    return tuple(options[:number])
