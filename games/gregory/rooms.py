"""Monsters in hotel rooms (rulebook: Monsters in Hotel Rooms, Gaining Control, Negating Foe's Control)."""

from games.gregory.battle import begin_battle, decide, end_battle, pay, play_cards, player_side
from games.gregory.bonus import victory_bonus
from games.gregory.card_events import DeckReshuffled
from games.gregory.content import MonsterCard
from games.gregory.events import BattleDeclared, ControlGained, MonsterFlipped
from games.gregory.hands import play
from games.gregory.introducing import room_victory
from games.gregory.mat import RoomId
from games.gregory.meters import bury_the_dead, change_life
from games.gregory.state import House, MonsterId, Side, monster_cards
from games.gregory.windows import cards_for
from games.kernel.prompts import Ask, Prompt, Script, Seat

SET_ASIDE = 2


def room_battle(game: House, room: RoomId) -> Script[None]:
    """Turn a Monster over, fight it or concede, and gain control or lose Life."""
    seat = game.whose_turn()
    flip(game, seat, room)
    fights = yield from declare(game, seat, room)
    if game.flipped is None:
        # The deck is used up for good: nobody guards the room.
        gain_control(game, seat, room)
        return
    monster = monster_cards()[game.flipped]
    if fights and (yield from win(game, seat, room, monster)):
        gain_control(game, seat, room)
        yield from victory_bonus(game, seat, monster)
        discard_monster(game, seat)
    else:
        yield from lose(game, seat, monster)
    bury_the_dead(game)


def flip(game: House, seat: Seat, room: RoomId) -> None:
    """Turn over the top card of the player's own Monster Deck, if any Monster is left in it."""
    refill(game, seat)
    deck = game.players[seat].deck
    if deck:
        card = monster_cards()[deck.pop()]
        game.flipped = card.id
        game.tell(MonsterFlipped(seat=seat, room=room, monster=card.id, strength=card.strength))


def refill(game: House, seat: Seat) -> None:
    """A used-up Monster Deck is reshuffled, and its top two cards are out of the game, unseen."""
    player = game.players[seat]
    if player.deck or not player.discard:
        return
    deck: list[MonsterId] = player.discard
    player.discard = []
    game.dice.shuffle(deck)
    aside, player.deck = deck[-SET_ASIDE:], deck[:-SET_ASIDE]
    player.aside += aside
    game.tell(DeckReshuffled(seat=seat, aside=len(aside)))


def discard_monster(game: House, seat: Seat) -> None:
    """The Monster card that lies open goes to the player's own discard pile."""
    assert game.flipped is not None
    game.players[seat].discard.append(game.flipped)
    game.flipped = None


def declare(game: House, seat: Seat, room: RoomId) -> Script[bool]:
    """Fight or concede, at once and for good. Before that, a card may exchange the Monster once."""
    may_exchange = True
    while game.flipped:
        cards = cards_for(game, seat, "flip-again") if may_exchange else ()
        options = ("fight", "concede", *(f"card:{card}" for card in cards))
        about = {"room": room, "monster": game.flipped}
        answers = yield Prompt("room-battle", {seat: Ask(options, secret=True, about=about)})
        (chosen,) = answers[seat]
        if chosen in ("fight", "concede"):
            game.tell(BattleDeclared(seat=seat, fights=chosen == "fight"))
            return chosen == "fight"
        may_exchange = False
        play(game, seat, chosen.removeprefix("card:"))
        discard_monster(game, seat)
        flip(game, seat, room)
    return False


def win(game: House, seat: Seat, room: RoomId, monster: MonsterCard) -> Script[bool]:
    """Play the battle: True where the player's Strength at least reaches the Monster's."""
    player, foe = player_side(game, seat), Side(monster.id, None, monster.strength)
    place = game.players[seat].place
    assert place is not None
    battle = begin_battle(game, place, player, foe, room)
    yield from play_cards(game, battle)
    wins = player.total() >= foe.total()
    if wins:
        decide(game, player, foe)
        pay(game, player, foe)
        change_life(game, seat, monster.strength, "eaten")
    else:
        decide(game, foe, player)
    end_battle(game)
    return wins


def gain_control(game: House, seat: Seat, room: RoomId) -> None:
    """Put a Room Control icon in the room, in the place of a foe's."""
    before = game.control.get(room)
    game.control[room] = seat
    game.tell(ControlGained(seat=seat, room=room, before=before))


def lose(game: House, seat: Seat, monster: MonsterCard) -> Script[None]:
    """Lose the printed Strength as Life and leave the room as soon as possible; foes may profit."""
    game.players[seat].must_leave = True
    discard_monster(game, seat)
    change_life(game, seat, -monster.strength, "battle")
    bury_the_dead(game)
    yield from room_victory(game, seat, monster)
