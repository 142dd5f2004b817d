"""The victory bonus of a room battle (rulebook: Defeating Monsters in Hotel Rooms)."""

from collections.abc import Callable, Mapping

from games.gregory.card_events import HandShown
from games.gregory.content import BonusEffect, MonsterCard
from games.gregory.dice import line_of, roll_die
from games.gregory.hands import draw, play, see
from games.gregory.meters import change_life, change_strength, take_key
from games.gregory.state import House, kind_of
from games.gregory.windows import cards_for
from games.kernel.prompts import Ask, Prompt, Script, Seat, pick


def victory_bonus(game: House, seat: Seat, monster: MonsterCard) -> Script[None]:
    """Roll the die and do what the Monster card says to it."""
    roll = yield from settled_roll(game, seat, monster)
    for bonus in monster.bonus[line_of(roll)]:
        yield from BONUS[bonus.effect](game, seat, bonus.amount)


def settled_roll(game: House, seat: Seat, monster: MonsterCard) -> Script[int]:
    """The bonus roll, after the cards that the winner may play now."""
    roll = roll_die(game, seat, "bonus")
    rerolled = False
    while game.players[seat].hand:
        effects = ("eat-again",) if rerolled else ("eat-again", "roll-again")
        options = ("keep", *(f"card:{card}" for card in cards_for(game, seat, *effects)))
        about = {"monster": monster.id, "roll": str(roll)}
        answers = yield Prompt("bonus", {seat: Ask(options, secret=True, about=about)})
        (chosen,) = answers[seat]
        if chosen == "keep":
            break
        card = chosen.removeprefix("card:")
        play(game, seat, card)
        if kind_of(card).effect == "eat-again":
            change_life(game, seat, monster.strength, "eaten")
        else:
            rerolled = True
            roll = roll_die(game, seat, "bonus")
    return roll


def gain_strength(game: House, seat: Seat, amount: int) -> Script[None]:
    """Gain or lose Strength."""
    change_strength(game, seat, amount, "bonus")
    yield from ()


def gain_life(game: House, seat: Seat, amount: int) -> Script[None]:
    """Gain or lose Life."""
    change_life(game, seat, amount, "bonus")
    yield from ()


def draw_cards(game: House, seat: Seat, amount: int) -> Script[None]:
    """Draw Judgment cards."""
    draw(game, seat, amount, "bonus")
    yield from ()


def gain_key(game: House, seat: Seat, _amount: int) -> Script[None]:
    """Take a Key."""
    take_key(game, seat)
    yield from ()


def hurt_foes(game: House, seat: Seat, amount: int) -> Script[None]:
    """Each foe loses Life."""
    for foe in game.foes(seat):
        change_life(game, foe, amount, "bonus")
    yield from ()


def look_at_hand(game: House, seat: Seat, _amount: int) -> Script[None]:
    """Look at one foe's hand."""
    foes = tuple(f"foe:{foe}" for foe in game.foes(seat) if game.players[foe].hand)
    if foes:
        chosen = yield from pick(seat, "look-at-hand", foes)
        holder = chosen.removeprefix("foe:")
        game.tell(HandShown(seat=seat, holder=holder))
        see(game, seat, holder, tuple(game.players[holder].hand))


BONUS: Mapping[BonusEffect, Callable[[House, Seat, int], Script[None]]] = {
    "strength": gain_strength,
    "life": gain_life,
    "draw": draw_cards,
    "key": gain_key,
    "foes-life": hurt_foes,
    "look-at-hand": look_at_hand,
}
