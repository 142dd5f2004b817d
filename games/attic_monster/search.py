"""The Search Phase (rulebook: A Player Turn, Dice Symbols, Entering the Mansion and Moving Around)."""

from typing import get_args

from games.attic_monster.board import AREA, HALL_OF, LOWER_HALL, START, STONE_TILES, UPPER_HALL, TileId
from games.attic_monster.content import Symbol, box, setup_for
from games.attic_monster.events import DiceRolled, FirstPlayer, NoActionPossible, RoomSearched
from games.attic_monster.state import Attic
from games.attic_monster.tiles import Stopped, arrive, move_ghost, neighbours, reveal, set_arrow, turn_tile
from games.kernel.prompts import Script, Seat, ask

END_TURN = "end-turn"
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


def opening(game: Attic) -> Script[None]:
    """Say who is first; for 2 and 3 players turn some random forest or graveyard tiles up (Setup, 6)."""
    game.tell(FirstPlayer(seat=game.first))
    tiles = [tile for tile, area in AREA.items() if area in {"forest", "graveyard"}]
    game.dice.shuffle(tiles)
    turned = tiles[: setup_for(len(game.seats)).tiles_face_up]
    for tile in turned:
        reveal(game, None, tile)
    for tile in turned:
        yield from set_arrow(game, game.first, tile)
    begin_round(game)
    game.phase = "search"


def begin_round(game: Attic) -> None:
    """Everybody plays, beginning with the same player in each round."""
    game.to_play = list(game.order_from(game.first))


def player_turn(game: Attic) -> Script[bool]:
    """Roll both dice, then use none, one or both of them, in any order; True where the attic key is found."""
    seat = game.active = game.to_play[0]
    ghost = game.ghosts[seat]
    tile = game.tiles.get(ghost.place)
    if tile and tile.up and tile.effect == "portal":
        # It stays barred until the Ghost moves, also in later turns that begin while it is face down.
        ghost.began_on = ghost.place
    yield from ask(seat, "roll", ("roll",))
    game.rolled = roll_dice(game)
    game.tell(DiceRolled(seat=seat, symbols=tuple(game.rolled)))
    found_attic_key = yield from use_dice(game, seat)
    game.to_play.remove(seat)
    game.rolled = []
    game.active = None
    return found_attic_key


def use_dice(game: Attic, seat: Seat) -> Script[bool]:
    """Do what the dice allow until nothing is left or wanted; True where the attic key is found."""
    possible = choices(game, seat)
    if not possible:
        game.tell(NoActionPossible(seat=seat))
    while possible:
        chosen = yield from ask(seat, "act", (*possible, END_TURN))
        if chosen == END_TURN:
            return False
        if (yield from act(game, seat, chosen)):
            return True
        possible = choices(game, seat)
    return False


def roll_dice(game: Attic) -> list[Symbol]:
    """Roll both dice."""
    symbols = {side.side: side.symbol for side in box().die}
    return [symbols[game.dice.roll(len(symbols))], symbols[game.dice.roll(len(symbols))]]


def choices(game: Attic, seat: Seat) -> tuple[str, ...]:
    """All that the player may do now: "SYMBOL:VERB:PLACE" with a die, "free:search:ROOM" without."""
    found = []
    for symbol in SYMBOLS:
        if symbol in game.rolled:
            found += [f"{symbol}:move:{place}" for place in moves(game, seat, symbol)]
            found += [f"{symbol}:turn:{tile}" for tile in turnable(game, seat, symbol)]
    return (*found, *(f"free:search:{room}" for room in open_rooms(game, seat)))


def turnable(game: Attic, seat: Seat, symbol: Symbol) -> tuple[TileId, ...]:
    """The tiles that this symbol may turn: any, or the adjacent ones, with Flip also the own one."""
    place = game.ghosts[seat].place
    if symbol == "flip-any":
        return tuple(tile for tile in game.tiles if tile != START)
    if symbol not in {"flip", "flip-or-move"} or place not in game.tiles:
        return ()
    own = (place,) if symbol == "flip" else ()
    return tuple(tile for tile in (*own, *neighbours(game, place)) if tile != START)


def moves(game: Attic, seat: Seat, symbol: Symbol) -> tuple[str, ...]:
    """Where a Move leads: an adjacent tile, into the Mansion, out of it, or up and down in it."""
    if symbol not in {"move", "flip-or-move"} or game.is_trapped(seat):
        return ()
    place = game.ghosts[seat].place
    if place in game.tiles:
        return (*neighbours(game, place), *((LOWER_HALL,) if place in STONE_TILES else ()))
    if HALL_OF[place] == UPPER_HALL:
        return (LOWER_HALL,)
    return (UPPER_HALL, *(tile for tile in STONE_TILES if tile in game.tiles))


def open_rooms(game: Attic, seat: Seat) -> tuple[str, ...]:
    """The rooms on the Ghost's floor that the team can unlock and has not searched: entering is free."""
    floor = HALL_OF.get(game.ghosts[seat].place)
    return tuple(
        room
        for room, state in game.rooms.items()
        if HALL_OF[room] == floor and room in game.keys and not state.searched
    )


def act(game: Attic, seat: Seat, chosen: str) -> Script[bool]:
    """Do what was chosen, and all that follows from it; True where the attic key is found."""
    symbol, verb, place = chosen.split(":")
    if verb == "search":
        return search_room(game, seat, place)
    yield from use_die(game, seat, next(rolled for rolled in game.rolled if rolled == symbol), verb, place)
    return False


def use_die(game: Attic, seat: Seat, symbol: Symbol, verb: str, place: str) -> Script[None]:
    """Turn a tile or move with one die; its effects are over before the next die is used."""
    game.rolled.remove(symbol)
    stopped: Stopped = []
    if verb == "turn":
        yield from turn_tile(game, seat, place, stopped)
    elif place in game.tiles:
        yield from arrive(game, seat, place, symbol, stopped)
    else:
        move_ghost(game, seat, place, symbol)


def search_room(game: Attic, seat: Seat, room: str) -> bool:
    """Enter a room and turn its Mansion Token; True where it shows the attic key."""
    game.ghosts[seat].place = room
    game.rooms[room].searched = True
    found = game.rooms[room].has_attic_key
    game.tell(RoomSearched(seat=seat, room=room, attic_key=found))
    return found
