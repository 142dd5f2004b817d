"""The English of The Attic Monster, made from views and events."""

from collections.abc import Mapping, Sequence

from games.attic_monster.board import LOWER_HALL, START, UPPER_HALL, Place
from games.attic_monster.content import Effect, Symbol
from games.attic_monster.events import (
    ArrowSet,
    BattleBegan,
    DiceRolled,
    FirstPlayer,
    GhostMoved,
    GhostTrapped,
    MonsterStruck,
    NoActionPossible,
    NoTileGiven,
    RoomSearched,
    TileGiven,
    TileRevealed,
    TileTurnedDown,
    TokenTaken,
)
from games.attic_monster.view import AtticView, GhostView, RoomView, TileView
from games.kernel.events import Event
from games.kernel.game import Names, Words
from games.kernel.prompts import Ask
from games.kernel.state import Outcome

SYMBOLS: Mapping[Symbol, str] = {
    "none": "X",
    "flip": "Flip",
    "flip-or-move": "Flip or Move",
    "flip-any": "Flip any tile",
    "move": "Move",
}
EFFECTS: Mapping[Effect, str] = {
    "key": "Key",
    "power": "Power",
    "flip": "Flip",
    "move": "Move",
    "catapult": "Catapult",
    "trap": "Trap",
    "portal": "Portal",
    "start": "Start",
}
DIRECTIONS: Mapping[str, str] = {
    "NW": "↖ north-west",
    "NE": "↗ north-east",
    "W": "← west",
    "E": "→ east",
    "SW": "↙ south-west",
    "SE": "↘ south-east",
}
ENDINGS: Mapping[str, str] = {
    "monster-driven-out": "The Monster is driven out of the attic. The Mansion is yours again!",
    "monster-stays": "The last blow is struck and there are tiles left in the attic: the Monster stays.",
    "keys-lost": "The Monster has the keys of all rooms that are still locked: the attic key stays hidden.",
    "mansion-out-of-reach": "No way leads to the Mansion any more: the Monster keeps it.",
    "monster-too-strong": "The Monster has grown stronger than all crystals and dice could be: it stays.",
}


class AtticWords(Words[AtticView]):
    """Questions, labels, stories and the board in words."""

    def question(self, view: AtticView, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        tile = ask.about.get("tile", "")
        match topic:
            case "roll":
                return "Roll both dice."
            case "act":
                dice = " and ".join(SYMBOLS[symbol] for symbol in view.rolled)
                return f"Use {dice}, or end your turn." if dice else "Search a room, or end your turn."
            case "point-catapult":
                return f"Where shall the Catapult on {tile} point?"
            case "flip-effect":
                return f"Your Ghost is on the Flip tile {tile}: turn any tile."
            case "move-effect":
                return f"Your Ghost is on the Move tile {tile}: move 1 or 2 tiles."
            case "portal":
                return f"Your Ghost is on the Portal {tile}: to which other Portal does it go?"
            case "give-tile":
                return "The round ends. Vote: which tile does the Monster get?"
            case "break-tie":
                return "The vote is tied. You are the first player: which tile does the Monster get?"
            case "strike":
                return (
                    f"Roll both dice against the Monster: each die without an X removes 1 of {view.strength}."
                )
            case _:
                raise ValueError(topic)

    def label(self, view: AtticView, option: str, names: Names) -> str:
        """An option, with what lies there."""
        if option in DIRECTIONS:
            return DIRECTIONS[option].capitalize()
        match option.split(":"):
            case ["roll"]:
                return "Roll the dice"
            case ["end-turn"]:
                return "End the turn"
            case [_, "search", room]:
                return f"Search the {room.capitalize()} room (free)"
            case [_, "turn", tile]:
                return f"Turn {_tile_in_short(view, tile, names)}"
            case [_, "move", place]:
                return _move_label(view, place, names)
            case [tile]:
                return _tile_in_short(view, tile, names)
            case _:
                raise ValueError(option)

    def group(self, view: AtticView, option: str) -> str:
        """The die that is used, or the part of the board."""
        match option.split(":"):
            case ["flip", _, _]:
                return "Flip: turn your own or a neighbouring tile"
            case ["flip-any", _, tile]:
                return f"Flip any tile: {_area(view, tile)}"
            case ["flip-or-move", "turn", _]:
                return "Flip or Move: turn a neighbouring tile"
            case ["flip-or-move", "move", _]:
                return "Flip or Move: move"
            case ["move", _, _]:
                return "Move"
            case [tile] if any(tile == other.id for other in view.tiles):
                return _area(view, tile).capitalize()
            case _:
                return ""

    def tell(self, event: Event, names: Names) -> str:
        """An event as one sentence."""
        match event:
            case FirstPlayer():
                return f"{names(event.seat)} is the first player."
            case DiceRolled():
                return f"{names(event.seat)} rolls {_dice(event.symbols)}."
            case NoActionPossible():
                return f"{names(event.seat)} can do nothing with that."
            case GhostMoved():
                return _movement(event, names)
            case TileRevealed(seat=None):
                return f"{event.tile} is turned up at the start: {_face(event.effect, event.token)}."
            case TileRevealed(seat=str(seat)):
                return f"{names(seat)} turns {event.tile} up: {_face(event.effect, event.token)}."
            case TileTurnedDown():
                freed = f" {_people(event.freed, names)} can move again." if event.freed else ""
                return f"{names(event.seat)} turns {event.tile} face down.{freed}"
            case TokenTaken(effect="key"):
                return f"{names(event.seat)} takes the {event.token} key."
            case TokenTaken():
                return f"{names(event.seat)} takes a {event.token} Power Crystal."
            case ArrowSet():
                arrow = DIRECTIONS[event.direction]
                return f"{names(event.seat)} points the Catapult on {event.tile} {arrow}."
            case GhostTrapped():
                return f"{names(event.seat)}'s Ghost is stuck in the Trap on {event.tile}."
            case RoomSearched(attic_key=True):
                return f"{names(event.seat)} searches the {event.room} room and finds the attic key!"
            case RoomSearched():
                return f"{names(event.seat)} searches the {event.room} room: only parquet."
            case TileGiven():
                lost = (
                    f" What lay on it is lost: the {_token(event.effect, event.lost)}." if event.lost else ""
                )
                face = EFFECTS[event.effect]
                return f"The Monster gets {event.tile} ({face}). Its Strength is {event.strength}.{lost}"
            case NoTileGiven():
                return "There is no face-up tile without a Ghost: the Monster gets none. Well done!"
            case BattleBegan():
                spent = f"{event.crystals} crystals leave {event.left}"
                return f"The battle begins. The Monster's Strength is {event.strength}; {spent}."
            case MonsterStruck():
                return f"{names(event.seat)} rolls {_dice(event.symbols)}: {event.left} left in the attic."
            case _:
                raise ValueError(event)

    def headline(self, view: AtticView, names: Names) -> str:
        """How the game stands, in one line."""
        crystals = f"{len(view.crystals)} of {len(view.crystals) + view.crystals_on_board} crystals"
        if view.phase == "battle":
            return f"Battle · {view.strength} left in the attic"
        keys = ", ".join(view.keys) or "none"
        return f"Round {view.round} · Strength {view.strength} · {crystals} · keys: {keys}"

    def board(self, view: AtticView, names: Names) -> str:
        """The whole table in words, from the Mansion down to Start."""
        attic = ", ".join(f"{given.tile} {EFFECTS[given.effect]}" for given in view.attic) or "empty"
        lines = [
            self.headline(view, names),
            f"Attic: {attic}.",
            *(
                _floor(view, floor, hall, names)
                for floor, hall in (("upper", UPPER_HALL), ("lower", LOWER_HALL))
            ),
        ]
        for row in sorted({tile.row for tile in view.tiles}):
            tiles = [tile for tile in view.tiles if tile.row == row]
            told = "; ".join(_tile_in_short(view, tile.id, names) for tile in tiles if tile.lies)
            lines.append(f"{tiles[0].area.capitalize()} row: {told or 'no tile left'}.")
        if view.rolled:
            lines.append(f"Dice to use: {_dice(view.rolled)}.")
        return "\n".join(lines)

    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended."""
        return ENDINGS[outcome.reason]


def _dice(symbols: Sequence[Symbol]) -> str:
    return " and ".join(SYMBOLS[symbol] for symbol in symbols)


def _people(seats: Sequence[str], names: Names) -> str:
    return " and ".join(names(seat) for seat in seats)


def _token(effect: Effect, token: str) -> str:
    return f"{token} key" if effect == "key" else f"{token} Power Crystal"


def _face(effect: Effect, token: str | None) -> str:
    return f"the {_token(effect, token)}" if token else f"a {EFFECTS[effect]} tile"


def _movement(event: GhostMoved, names: Names) -> str:
    how = {"catapult": "flies", "portal": "goes through the Portal"}.get(event.by, "moves")
    return f"{names(event.seat)} {how} to {_place(event.place)}."


def _place(place: Place) -> str:
    return {LOWER_HALL: "the lower hall", UPPER_HALL: "the upper hall", START: "Start"}.get(place, place)


def _move_label(view: AtticView, place: Place, names: Names) -> str:
    outside = any(place == tile.id for tile in view.tiles)
    mover = next((ghost for ghost in view.ghosts if ghost.seat == view.viewer), None)
    inside = mover is not None and all(mover.place != tile.id for tile in view.tiles)
    if outside:
        return f"{'Leave' if inside else 'Move'} to {_tile_in_short(view, place, names)}"
    if not inside:
        return "Enter the Mansion"
    return "Go up to the upper hall" if place == UPPER_HALL else "Go down to the lower hall"


def _area(view: AtticView, tile_id: str) -> str:
    return next(tile.area for tile in view.tiles if tile.id == tile_id)


def _tile_in_short(view: AtticView, tile_id: str, names: Names) -> str:
    tile = next(tile for tile in view.tiles if tile.id == tile_id)
    ghosts = [ghost for ghost in view.ghosts if ghost.place == tile_id]
    here = f", {_people([ghost.seat for ghost in ghosts], names)} here" if ghosts else ""
    return f"{_tile_face(tile)}{here}"


def _tile_face(tile: TileView) -> str:
    if tile.effect == "start":
        return "Start"
    holds = f", {tile.holds.replace(':', ' ')} on it" if tile.holds else ""
    if tile.effect is None:
        return f"{tile.id} (face down{holds})"
    arrow = f" {DIRECTIONS[tile.arrow]}" if tile.arrow else ""
    token = f" {tile.token}" if tile.token else ""
    return f"{tile.id} ({EFFECTS[tile.effect]}{token}{arrow}{holds})"


def _floor(view: AtticView, floor: str, hall: Place, names: Names) -> str:
    left, right = (room for room in view.rooms if room.floor == floor)
    middle = _inside([ghost for ghost in view.ghosts if ghost.place == hall], names)
    told = f"{_room(view, left, names)}; hall{middle}; {_room(view, right, names)}"
    return f"{floor.capitalize()} floor: {told}."


def _room(view: AtticView, room: RoomView, names: Names) -> str:
    state = {None: "unlocked" if room.unlocked else "locked", False: "searched", True: "attic key found"}
    here = _inside([ghost for ghost in view.ghosts if ghost.place == room.id], names)
    return f"{room.id} room ({state[room.attic_key]}){here}"


def _inside(ghosts: Sequence[GhostView], names: Names) -> str:
    return f" with {_people([ghost.seat for ghost in ghosts], names)}" if ghosts else ""
