"""Judgment cards of one's own turn (rulebook: Judgment Power Ups, Rugs)."""

from collections.abc import Callable, Mapping

from games.gregory.card_events import CardStolen, RugChanged
from games.gregory.content import JudgmentEffect, JudgmentKind
from games.gregory.dice import chart, roll_die
from games.gregory.hands import discard, draw, hand_has_grown, play, see
from games.gregory.mat import RUGS, SPACES
from games.gregory.meters import change_life, change_strength
from games.gregory.monster_routes import Prowler
from games.gregory.moving import move_monster
from games.gregory.routes import Route
from games.gregory.state import GREGORY, CardId, House, LooseRug, kind_of
from games.kernel.prompts import Ask, Prompt, Script, ask, pick

NONE = "none"


def use_hand(game: House) -> Script[None]:
    """Look at the own hand, in secret: play a card, discard one on a Rug, or neither."""
    seat = game.whose_turn()
    cards = [card for card in game.me().hand if is_playable(game, card)]
    options = [f"card:{card}" for card in cards]
    if may_discard(game):
        options += [f"discard:{card}" for card in game.me().hand]
    answers = yield Prompt("hand", {seat: Ask((*options, NONE), secret=True)})
    (chosen,) = answers[seat]
    if chosen == NONE:
        game.turn.looked.append("hand")
        return
    verb, card = chosen.split(":")
    if verb == "discard":
        discard(game, seat, card)
        game.me().discarded = game.me().no_draw = True
    else:
        yield from play_in_turn(game, card)


def play_in_turn(game: House, card: CardId) -> Script[None]:
    """Play the card; one that stays in front of the player is not discarded."""
    kind = kind_of(card)
    play(game, game.whose_turn(), card)
    yield from TURN_EFFECTS[kind.effect](game, kind)
    if kind.effect == "key-ring":
        game.judgment_discard.remove(card)
        game.me().front.append(card)


def may_discard(game: House) -> bool:
    """Whether the gamepiece is on a Rug and has not yet discarded on this visit to it."""
    player = game.me()
    return player.place is not None and SPACES[player.place].rug is not None and not player.discarded


def is_playable(game: House, card: CardId) -> bool:
    """Whether this is a moment for the card."""
    kind, turn, seat = kind_of(card), game.turn, game.whose_turn()
    fresh_roll = turn.kind == "normal" and not turn.moved
    match kind.window:
        case "roll":
            return fresh_roll
        case "die":
            return fresh_roll and not turn.rerolled
        case "movement":
            return turn.kind == "normal" and turn.moves > 0 and not (turn.stopped or turn.hairpin)
        case "turn" if kind.effect == "ring":
            return turn.kind in ("normal", "hell") and bool(ring_routes(game, kind.amount))
        case "turn" if kind.effect == "steal":
            return any(game.players[foe].hand for foe in game.foes(seat))
        case "turn":
            return True
        case _:
            return False


def grant_spaces(game: House) -> None:
    """The spaces of movement: what the die gave, and what cards and Lingering Effects make of it."""
    turn = game.turn
    turn.moves = max(1, turn.base + turn.more + game.lingers("fewer-spaces"))


def gain_spaces(game: House, kind: JudgmentKind) -> Script[None]:
    """More spaces this turn."""
    game.turn.more += kind.amount
    grant_spaces(game)
    yield from ()


def roll_again(game: House, _kind: JudgmentKind) -> Script[None]:
    """Roll for movement once more; the second roll stands."""
    turn = game.turn
    turn.rerolled = True
    turn.rolled = roll_die(game, game.whose_turn(), "movement")
    turn.base = chart(turn.rolled)
    grant_spaces(game)
    yield from ()


def pick_lock(game: House, _kind: JudgmentKind) -> Script[None]:
    """The next locked door needs no Key this turn."""
    game.turn.hairpin = True
    yield from ()


def gain_life(game: House, kind: JudgmentKind) -> Script[None]:
    """Gain Life."""
    change_life(game, game.whose_turn(), kind.amount, "card")
    yield from ()


def gain_strength(game: House, kind: JudgmentKind) -> Script[None]:
    """Gain Strength."""
    change_strength(game, game.whose_turn(), kind.amount, "card")
    yield from ()


def draw_cards(game: House, kind: JudgmentKind) -> Script[None]:
    """Draw cards."""
    draw(game, game.whose_turn(), kind.amount, "card")
    yield from ()


def keep_in_front(_game: House, _kind: JudgmentKind) -> Script[None]:
    """The card stays in front of its player, and its amount is the new limit of Keys."""
    yield from ()


def steal(game: House, _kind: JudgmentKind) -> Script[None]:
    """Take a random card from a foe's hand."""
    seat = game.whose_turn()
    foes = tuple(f"foe:{foe}" for foe in game.foes(seat) if game.players[foe].hand)
    victim = (yield from pick(seat, "steal", foes)).removeprefix("foe:")
    hand = game.players[victim].hand
    card = hand.pop(game.dice.roll(len(hand)) - 1)
    game.me().hand.append(card)
    game.tell(CardStolen(seat=seat, victim=victim))
    see(game, seat, seat, (card,))
    see(game, victim, seat, (card,))
    hand_has_grown(game, seat)


def loosen_rug(game: House, _kind: JudgmentKind) -> Script[None]:
    """Make a Rug hard to walk on for foes, until the player's next turn."""
    seat = game.whose_turn()
    rug = yield from ask(seat, "loose-rug", tuple(RUGS))
    game.loose_rug = LooseRug(rug, seat)
    game.tell(RugChanged(seat=seat, rug=rug))


def beat_carpet(game: House, _kind: JudgmentKind) -> Script[None]:
    """Every foe whose gamepiece is on a Rug discards a random card."""
    for foe in game.foes(game.whose_turn()):
        player = game.players[foe]
        if player.hand and player.place and SPACES[player.place].rug:
            discard(game, foe, game.dice.choose(player.hand))
    yield from ()


def ring_routes(game: House, spaces: int) -> dict[str, Route]:
    """Where Gregory can be called with the card's spaces, which are no part of the roll."""
    if game.gregory is None or GREGORY in game.turn.done:
        return {}
    routes = Prowler(game, GREGORY, spaces, (game.gregory,)).routes()
    return {f"move:{GREGORY}:{route.goal}:{route.spaces}": route for route in routes}


def ring_for_gregory(game: House, kind: JudgmentKind) -> Script[None]:
    """Move Gregory at once, besides the roll; he may attack."""
    routes = ring_routes(game, kind.amount)
    option = yield from ask(game.whose_turn(), "ring", tuple(routes))
    yield from move_monster(game, routes[option])


TURN_EFFECTS: Mapping[JudgmentEffect, Callable[[House, JudgmentKind], Script[None]]] = {
    "more-spaces": gain_spaces,
    "roll-again": roll_again,
    "hairpin": pick_lock,
    "life": gain_life,
    "strength": gain_strength,
    "draw": draw_cards,
    "key-ring": keep_in_front,
    "steal": steal,
    "loose-rug": loosen_rug,
    "beaten-carpet": beat_carpet,
    "ring": ring_for_gregory,
}
