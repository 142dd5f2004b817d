"""A player's turn (rulebook: Movement), and whose is next."""

from games.gregory.dice import chart, roll_die
from games.gregory.events import SpacesGranted, TurnBegan
from games.gregory.freeing import attempt, can_free, is_on_trigger, stay_on_trigger
from games.gregory.hands import play
from games.gregory.hell import must_roll_to_escape, roll_to_escape
from games.gregory.introducing import enter_from_deck, make_deal, shady_deals
from games.gregory.judgment import NONE, grant_spaces, use_hand
from games.gregory.mat import HELL
from games.gregory.monster_routes import monster_routes
from games.gregory.moving import move_monster, spend_spaces, walk, ways_out
from games.gregory.rooms import room_battle
from games.gregory.routes import Route, own_routes
from games.gregory.sacrifice import may_sacrifice, sacrifice
from games.gregory.spaces import collect
from games.gregory.state import GREGORY, House, Turn, TurnKind, kind_of
from games.gregory.windows import cards_for, end_orders, open_window
from games.kernel.prompts import Script, Seat, ask, pick
from games.kernel.state import Finished, Outcome

END_TURN = "end-turn"


def begin(game: House) -> Script[None]:
    """Say what kind of turn it is, and roll for it."""
    seat = game.whose_turn()
    game.turn = Turn()
    end_orders(game, "own-turn", seat)
    if game.loose_rug and game.loose_rug.seat == seat:
        game.loose_rug = None
    if not (is_on_trigger(game) and can_free(game)):
        game.me().freeing = "no"
    chosen = yield from pick(seat, "begin", ways_to_begin(game))
    verb, _, name = chosen.partition(":")
    game.turn.kind = kind_of_turn(game, verb)
    game.tell(TurnBegan(seat=seat, kind=game.turn.kind, round=game.round))
    game.stage = "act"
    match game.turn.kind:
        case "sacrifice":
            game.turn.stopped = True
            if game.me().place in HELL:
                game.me().hell_fails += 1
            sacrifice(game, name)
        case "freeing":
            game.turn.stopped = True
            yield from attempt(game)
        case "hell":
            yield from roll_to_escape(game)
        case "normal":
            yield from roll_to_move(game)


def ways_to_begin(game: House) -> tuple[str, ...]:
    """Roll; or free or sacrifice a Feral Monster instead. The first attempt to free one is a duty."""
    player = game.me()
    if player.freeing == "due":
        return ("free",)
    return (
        "roll",
        *(("free",) if player.freeing == "tried" else ()),
        *(f"sacrifice:{name}" for name in may_sacrifice(game)),
    )


def kind_of_turn(game: House, verb: str) -> TurnKind:
    """Each turn is of exactly one kind."""
    if verb == "sacrifice":
        return "sacrifice"
    if verb == "free":
        return "freeing"
    return "hell" if must_roll_to_escape(game) else "normal"


def roll_to_move(game: House) -> Script[None]:
    """Roll for the spaces of movement; foes may answer the roll."""
    seat, turn = game.whose_turn(), game.turn
    turn.rolled = roll_die(game, seat, "movement")
    turn.base = chart(turn.rolled)
    grant_spaces(game)
    played = yield from open_window(game, "roll", game.foes(seat), lambda foe: against_roll(game, foe))
    for foe, option in played.items():
        card = option.removeprefix("card:")
        play(game, foe, card)
        turn.more += kind_of(card).amount
    grant_spaces(game)
    if turn.moves != turn.base:
        game.tell(SpacesGranted(seat=seat, spaces=turn.moves))


def against_roll(game: House, foe: Seat) -> tuple[str, ...]:
    """The cards that a foe may play on somebody else's movement roll."""
    return tuple(f"card:{card}" for card in cards_for(game, foe, "fewer-spaces"))


def act(game: House) -> Script[None]:
    """One deed after the other, until the player ends the turn. A battle ends the stretch, not the turn."""
    seat, fought = game.whose_turn(), game.turn.battles
    while game.turn.battles == fought:
        # Who was beaten in a hotel room leaves it before any other use of the roll.
        out = ways_out(game)
        moves = out or routes(game)
        deeds = (*moves, *other_deeds(game)) if game.me().alive else ()
        options = deeds if out else (*deeds, END_TURN)
        chosen = yield from pick(seat, "act", options)
        if chosen == END_TURN:
            game.stage = "close"
            return
        yield from do(game, chosen, moves)


def routes(game: House) -> dict[str, Route]:
    """All that the spaces left can be used for: the own gamepiece and any Monsters, in any order.

    Who has to leave a hotel room, and is blocked, may fight a Feral Monster in front of the door.
    """
    found = own_routes(game)
    if game.me().must_leave:
        taken = game.occupants()
        found = {option: route for option, route in found.items() if route.goal in taken}
    for name in (GREGORY, *game.in_play()):
        found |= monster_routes(game, name)
    return found


def other_deeds(game: House) -> tuple[str, ...]:
    """What costs no spaces."""
    turn, player = game.turn, game.me()
    on_trigger = turn.arrived == player.place and is_on_trigger(game) and player.freeing == "no"
    trapped = any(f.owner == game.active and f.status == "trap" for f in game.ferals.values())
    return (
        *(("stay-on-trigger",) if on_trigger and trapped else ()),
        *(("hand",) if player.hand and "hand" not in turn.looked else ()),
        *(("deals",) if "deals" not in turn.looked and shady_deals(game) else ()),
    )


def do(game: House, chosen: str, moves: dict[str, Route]) -> Script[None]:
    """Do what was chosen."""
    looked, game.turn.looked = game.turn.looked, []
    match chosen:
        case "hand":
            game.turn.looked = looked
            yield from use_hand(game)
        case "deals":
            game.turn.looked = looked
            yield from choose_deal(game)
        case "stay-on-trigger":
            stay_on_trigger(game)
        case _ if moves[chosen].piece == "own":
            yield from walk(game, moves[chosen])
        case _:
            spend_spaces(game, moves[chosen])
            yield from move_monster(game, moves[chosen])


def choose_deal(game: House) -> Script[None]:
    """Make one Shady Deal, or none."""
    chosen = yield from ask(game.whose_turn(), "deals", (*shady_deals(game), NONE))
    if chosen == NONE:
        game.turn.looked.append("deals")
    else:
        make_deal(game, chosen)


def close(game: House) -> Script[None]:
    """After all movement: the battle for a hotel room, the Power Up in it, and the On Deck area."""
    turn = game.turn
    if turn.entered and game.me().alive:
        yield from room_battle(game, turn.entered)
    if turn.power_up and game.me().alive:
        collect(game, turn.power_up)
    yield from enter_from_deck(game)
    end_orders(game, "turn", *game.seats)
    pass_on(game)


def pass_on(game: House) -> None:
    """The next player clockwise has the turn; after the last one a new round begins."""
    seat = game.whose_turn()
    following = game.foes(seat)[0]
    if game.order.index(following) < game.order.index(seat):
        if game.round >= int(game.options["rounds"]):
            raise Finished(best_standing(game))
        game.round += 1
    game.active = following
    game.stage = "begin"


def best_standing(game: House) -> Outcome:
    """When the last round is over: most rooms, then most Life, then most Strength; equals share."""
    standing = {
        seat: (len(game.rooms_of(seat)), game.players[seat].life, game.players[seat].strength)
        for seat in game.living()
    }
    best = max(standing.values())
    winners = tuple(seat for seat, value in standing.items() if value == best)
    return Outcome(winners, "last-round", {seat: len(game.rooms_of(seat)) for seat in game.seats})
