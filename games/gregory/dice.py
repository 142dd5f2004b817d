"""The 20-sided die and the movement chart (rulebook: Movement)."""

from games.gregory.content import box
from games.gregory.events import DieRolled, RollFor
from games.gregory.state import House
from games.kernel.prompts import Seat

SIDES = 20


def chart(roll: int) -> int:
    """How many spaces the movement chart gives for a roll."""
    return next(band.spaces for band in box().chart if band.low <= roll <= band.high)


def line_of(roll: int) -> int:
    """The line of the movement chart, from 0: Monster cards have a bonus for each."""
    return next(line for line, band in enumerate(box().chart) if band.low <= roll <= band.high)


def roll_die(game: House, seat: Seat, purpose: RollFor) -> int:
    """Roll for a player."""
    roll = game.dice.roll(SIDES)
    game.tell(DieRolled(seat=seat, roll=roll, spaces=chart(roll), purpose=purpose))
    return roll


def battle_strength(roll: int) -> int:
    """The Spooky Strength that a roll gives a Monster: the chart's number with "00" behind it."""
    return chart(roll) * 100


def highest_roller(game: House, seats: tuple[Seat, ...], purpose: RollFor) -> Seat:
    """Who rolls highest; those who tie roll again."""
    while len(seats) > 1:
        rolls = {seat: roll_die(game, seat, purpose) for seat in seats}
        best = max(rolls.values())
        seats = tuple(seat for seat in seats if rolls[seat] == best)
    return seats[0]
