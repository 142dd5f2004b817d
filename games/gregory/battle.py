"""What all battles share: two sides, the cards played into them, and the reckoning (rulebook: Fighting)."""

from games.gregory.dice import battle_strength, roll_die
from games.gregory.events import BattleBegan, BattleDecided
from games.gregory.hands import play
from games.gregory.mat import Place, RoomId
from games.gregory.meters import change_strength
from games.gregory.state import GREGORY, Battle, House, Side, SideName, kind_of
from games.gregory.windows import cards_for, end_orders, open_window
from games.kernel.prompts import Script, Seat

PLAYER = "player"


def player_side(game: House, seat: Seat) -> Side:
    """A gamepiece, with all the Spooky Strength on its Power Meter."""
    return Side(PLAYER, seat, game.players[seat].strength)


def monster_side(game: House, name: str, seat: Seat) -> Side:
    """Gregory or a Feral Monster, whose Strength `seat` rolls."""
    card = None if name == GREGORY else game.card_of(name)
    side = Side(name, seat, 0, boost=card.icons.boost if card else 0)
    roll_strength(game, side)
    return side


def roll_strength(game: House, side: Side) -> None:
    """Roll the Strength of Gregory or a Feral Monster; a Spooky Boost comes on top."""
    assert side.seat is not None
    side.rolled = roll_die(game, side.seat, "battle")
    side.strength = battle_strength(side.rolled) + side.boost


def begin_battle(
    game: House, place: Place, attacker: Side, defender: Side, room: RoomId | None = None
) -> Battle:
    """The sides meet and their Strengths are known."""
    game.battle = Battle(place, attacker, defender, room)
    game.tell(
        BattleBegan(
            attacker=attacker.piece,
            attacker_seat=attacker.seat,
            attacker_strength=attacker.strength,
            defender=defender.piece,
            defender_seat=defender.seat,
            defender_strength=defender.strength,
        )
    )
    return game.battle


def play_cards(game: House, battle: Battle) -> Script[None]:
    """Let everybody play Judgment cards until all pass."""
    while True:
        battle.round += 1
        played = yield from open_window(game, "battle", game.living(), lambda seat: playable(game, seat))
        for seat, option in played.items():
            play_into_battle(game, battle, seat, option)
        if not played:
            return


def playable(game: House, seat: Seat) -> tuple[str, ...]:
    """What a hand may do in the battle: "card:CARD:SIDE", and "card:CARD" for a die to be rolled again."""
    battle = game.battle
    assert battle is not None
    found = []
    for name, other in (("attacker", battle.defender), ("defender", battle.attacker)):
        side = battle.attacker if name == "attacker" else battle.defender
        effects = []
        if side.seat == seat:
            effects.append("own-side")
        if side.is_monster() and other.seat == seat:
            effects.append("other-side")
        if side.is_monster() and seat not in {side.seat, other.seat}:
            effects.append("monster-side")
        found += [f"card:{card}:{name}" for card in cards_for(game, seat, *effects)]
    # "Just after" a die means before anything has been played on it.
    if battle.round == 1 and any(has_rolled_for(side, seat) for _, side in battle.sides()):
        found += [f"card:{card}" for card in cards_for(game, seat, "roll-again")]
    return tuple(found)


def has_rolled_for(side: Side, seat: Seat) -> bool:
    """Whether the side's Strength is this seat's roll."""
    return side.rolled is not None and side.seat == seat


def play_into_battle(game: House, battle: Battle, seat: Seat, option: str) -> None:
    """Apply one card: it changes a side's Strength, or makes a die be rolled again."""
    _, card, *sides = option.split(":")
    if not sides:
        play(game, seat, card)
        side = next(side for _, side in battle.sides() if has_rolled_for(side, seat))
        roll_strength(game, side)
        return
    name: SideName = "attacker" if sides == ["attacker"] else "defender"
    play(game, seat, card, name)
    side = battle.attacker if name == "attacker" else battle.defender
    side.cards += kind_of(card).amount


def pay(game: House, side: Side, monster: Side) -> None:
    """Spend the Monster's Strength, as altered, from the Power Meter; what cards added is spent first."""
    assert side.seat is not None
    meter = game.players[side.seat].strength
    left = min(meter, max(0, meter + side.cards - monster.total()))
    change_strength(game, side.seat, left - meter, "battle")


def decide(game: House, winner: Side, loser: Side) -> None:
    """Tell how a battle ended."""
    game.tell(
        BattleDecided(
            winner=winner.piece,
            winner_seat=winner.seat,
            winner_strength=winner.total(),
            loser=loser.piece,
            loser_seat=loser.seat,
            loser_strength=loser.total(),
        )
    )


def end_battle(game: House) -> None:
    """The battle is over, and with it the orders given for it."""
    game.battle = None
    game.turn.battles += 1
    end_orders(game, "battle", *game.seats)
