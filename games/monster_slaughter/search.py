"""Search (rulebook: Search; Traps): cards are drawn one by one, and some come to light at once."""

from games.kernel.prompts import Script, ask
from games.monster_slaughter.arrivals import found
from games.monster_slaughter.card_events import BombWentOff, CardFound, CardTaken, NothingFound
from games.monster_slaughter.content import CardId, VictimId, Zone, box
from games.monster_slaughter.looking import may_hold_cards
from games.monster_slaughter.movement import eject, hide_the_lonely
from games.monster_slaughter.rolls import action_successes, bomb_goes_off
from games.monster_slaughter.state import HAND_LIMIT, Slaughter, is_room
from games.monster_slaughter.wounds import injure


def can_search(game: Slaughter) -> bool:
    """In a room with cards, and with room in the hand (RULINGS.md, 20)."""
    return (
        is_room(game.place())
        and len(game.hands[game.turn_of().seat]) < HAND_LIMIT
        and may_hold_cards(game, game.place())
    )


def search_dice(game: Slaughter) -> int:
    """What family and event add to a search, or take from it."""
    return game.hunter().kind.search_dice - game.in_force("dark-search")


def search(game: Slaughter) -> Script[None]:
    """Draw a card for each success, one by one, until the hand is full or something goes off."""
    room = game.place()
    successes = yield from action_successes(game, "search", search_dice(game), least=1)
    draw_all = False
    for left in range(successes, 0, -1):
        if not can_search(game):
            return
        if not draw_all:
            options = ("draw", "draw-all", "stop") if left > 1 else ("draw", "stop")
            chosen = yield from ask(game.turn_of().seat, "draw", options, zone=room, cards=str(left))
            if chosen == "stop":
                return
            draw_all = chosen == "draw-all"
        if not (yield from draw(game, room)):
            return


def draw(game: Slaughter, room: Zone) -> Script[bool]:
    """Draw one card; True where the search may go on."""
    seat = game.turn_of().seat
    if not game.piles[room].cards:
        game.tell(NothingFound(seat=seat, zone=room))
        return False
    card = game.piles[room].draw()
    if card in game.victims:
        reveal(game, card, room)
        return True
    if card in box().traps and box().traps[card].effect in BOMBS:
        yield from explode(game, card, room)
        return False
    game.hands[seat].append(card)
    game.tell(CardTaken(seat=seat, zone=room))
    game.tell(CardFound(known_to=(seat,), card=card))
    return True


def reveal(game: Slaughter, victim: VictimId, room: Zone) -> None:
    """A victim is found; some monsters hurt whom they find (RULINGS.md, 10)."""
    appeared = found(game, game.turn_of().seat, victim, room)
    if appeared and game.hunter().kind.finding_hurts:
        injure(game, appeared, game.hunter().kind.finding_hurts)
    hide_the_lonely(game)


BOMBS = {"blast-all": True, "blast-one": False}
"""The traps that go off when found, and whether they throw out all monsters of the room."""


def explode(game: Slaughter, trap: CardId, room: Zone) -> Script[None]:
    """The search is over; on a success the monsters of the room, or just the searching one, fly out."""
    game.discards.append(trap)
    works = bomb_goes_off(game)
    game.tell(BombWentOff(seat=game.turn_of().seat, trap=trap, zone=room, works=works))
    if not works:
        return
    hit = game.monsters_in(room) if BOMBS[box().traps[trap].effect] else [game.turn_of().monster]
    for monster in hit:
        yield from eject(game, monster)
