"""The English of The Attic Monster, made from views and events."""

from collections.abc import Mapping, Sequence

from games.attic_monster.board import AREA, LINES, LOWER_HALL, START, UPPER_HALL, Place, TileId
from games.attic_monster.content import Effect, Floor, Symbol
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
    TileVoted,
    TokenTaken,
)
from games.attic_monster.view import AtticView, RoomView, TileView
from games.kernel.english import counted, listed
from games.kernel.events import Event
from games.kernel.game import Names, Words
from games.kernel.prompts import Ask
from games.kernel.state import Outcome

SYMBOLS: Mapping[Symbol, str] = {
    "none": "X",
    "flip": "Flip",
    "flip-or-move": "Flip or Move",
    "flip-any": "Flip any",
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
    "monster-stays": "The last blow is struck, and the Monster still sits in the attic. It stays!",
    "keys-lost": "No room that is still closed can ever be unlocked: the attic key stays hidden.",
    "mansion-out-of-reach": "No way leads to the Mansion any more: the Monster keeps it.",
    "monster-too-strong": "The Monster is too strong for all the crystals and dice there are: it stays.",
}
RULES = """\
**Goal.** Find the attic key in one of the Mansion's four rooms, then drive the Monster out of the attic.

**Your turn.** Roll two dice; use both, one or none. *Flip*: turn your own tile or a neighbouring one. \
*Flip or Move*: turn a neighbouring tile or take a step. *Flip any*: turn any tile. *Move*: take a step. \
*X*: nothing. Face-down tiles are safe. A tile acts on you when you end a move on it face up, or when it is \
turned up under you.

**Tiles.** *Key*, *Power*: take the key or the crystal, once a game. *Flip*: turn any tile. *Move*: go 1 or \
2 tiles. *Catapult*: fly to the last tile in the arrow's direction. *Portal*: \
go to another face-up Portal, unless you began a turn on this one and have not moved since. \
*Trap*: you are stuck until somebody turns it face down.

**End of a round.** Vote for a face-up tile without Ghosts (Start counts too): the Monster gets it, and \
1 Strength. No such tile, no Strength.

**Mansion.** A step leads from a stone tile into the lower hall, another upstairs; you leave the same way. \
Rooms on your floor are free to search if the team has their keys. The attic key ends the search at once.

**Battle.** Each crystal takes 1 off the Monster's Strength. Then everybody rolls once: each die without an \
X takes 1 off. At 0 you win; if any is left, you lose.

**Options.** *Hard*: a Trap in the attic counts 2. *Balanced*: the Monster is 2 weaker with 2 players, 2 \
stronger with 3 and 5 stronger with 4."""

FLOORS: tuple[tuple[Floor, Place], ...] = (("upper", UPPER_HALL), ("lower", LOWER_HALL))
DICE_FOR: Mapping[str, tuple[Symbol, ...]] = {
    "turn": ("flip", "flip-or-move", "flip-any"),
    "move": ("flip-or-move", "move"),
}
MOST_OF_A_NAME = 18


class AtticWords(Words[AtticView]):
    """Questions, labels, stories and the board in words."""

    def question(self, view: AtticView, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        tile = ask.about.get("tile", "")
        match topic:
            case "roll":
                return "It is your turn: roll both dice."
            case "act":
                return _what_to_do(view)
            case "point-catapult":
                return f"Where shall the Catapult on {tile} point?"
            case "flip-effect":
                return f"Your Ghost is on the Flip tile {tile}: turn any one tile."
            case "move-effect":
                return f"Your Ghost is on the Move tile {tile}: move 1 or 2 tiles."
            case "portal":
                return f"Your Ghost goes into the Portal {tile}: where does it come out?"
            case "give-tile":
                return "The Monster gets a tile. Vote for one; the first player breaks ties."
            case "strike":
                return f"Strike! Each die without an X takes 1 off the Monster's Strength of {view.strength}."
            case _:
                raise ValueError(topic)

    def label(self, view: AtticView, option: str, names: Names) -> str:
        """An option, with what lies there."""
        match option.split(":"):
            case ["roll"]:
                return "Roll the dice"
            case ["end-turn"]:
                return "End the turn"
            case ["free", "search", room]:
                return f"Search the {room.capitalize()} room"
            case ["point", tile, direction]:
                return _point_label(view, tile, direction)
            case ["give", tile]:
                return _give_label(view, tile)
            case [*die, "turn", tile]:
                return _with_die(view, die, "turn", _turn_label(view, tile, names))
            case [*die, "move", place]:
                return _with_die(view, die, "move", _move_label(view, place, names))
            case _:
                raise ValueError(option)

    def group(self, view: AtticView, option: str) -> str:
        """The die that is used, or the part of the board."""
        match option.split(":"):
            case ["free", _, _]:
                return "Free: search a room"
            case ["flip", _, _]:
                return "Flip: turn your own tile or a neighbouring one"
            case ["flip-any", _, tile]:
                return f"Flip any: turn a {AREA[tile]} tile"
            case ["flip-or-move", "turn", _]:
                return "Flip or Move: turn a neighbouring tile"
            case ["flip-or-move", _, _]:
                return "Flip or Move: take a step"
            case ["move", _, _]:
                return "Move: take a step"
            case ["turn" | "move" | "give", place]:
                return "Start" if place == START else f"{AREA[place].capitalize()} tiles"
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
                return f"{names(event.seat)} {_movement(event)}."
            case TileRevealed(seat=None):
                return f"{event.tile} lies face up from the start: {_face(event.effect, event.token)}."
            case TileRevealed(seat=str(seat)):
                return f"{names(seat)} turns {event.tile} up: {_face(event.effect, event.token)}."
            case TileTurnedDown():
                freed = f" {_people(event.freed, names)} can move again!" if event.freed else ""
                return f"{names(event.seat)} turns {event.tile} face down.{freed}"
            case TokenTaken():
                return f"{names(event.seat)} takes the {_token(event.effect, event.token)}."
            case ArrowSet():
                arrow = DIRECTIONS[event.direction]
                return f"{names(event.seat)} points the Catapult on {event.tile} {arrow}."
            case GhostTrapped():
                return f"{names(event.seat)} is stuck in the Trap on {event.tile}!"
            case RoomSearched():
                found = "the attic key!" if event.attic_key else "nothing but a bare floor."
                return f"{names(event.seat)} searches the {event.room.capitalize()} room and finds {found}"
            case TileVoted(tie=True):
                decides = f"{names(event.first)}, the first player, decides"
                return f"The vote is a tie: {decides} for {_place(event.tile)}."
            case TileVoted():
                return f"The vote is for {_place(event.tile)}, by {event.votes} of {event.voters}."
            case TileGiven():
                lost = f" The {_token(event.effect, event.lost)} on it is lost." if event.lost else ""
                given = "Start" if event.tile == START else f"{event.tile} ({EFFECTS[event.effect]})"
                return f"The Monster gets {given}: its Strength is {event.strength} now.{lost}"
            case NoTileGiven():
                return "No face-up tile is without a Ghost: the Monster goes hungry. Well done!"
            case BattleBegan():
                return f"The battle begins. The Monster has Strength {event.strength}. {_spent(event)}"
            case MonsterStruck():
                hits = counted(sum(symbol != "none" for symbol in event.symbols), "hit")
                return (
                    f"{names(event.seat)} rolls {_dice(event.symbols)}: {hits}. Strength left: {event.left}."
                )
            case _:
                raise ValueError(event)

    def headline(self, view: AtticView, names: Names) -> str:
        """How the game stands, in one line."""
        if view.phase == "battle":
            return f"Battle · Strength left: {view.strength}"
        crystals = f"{len(view.crystals)} of {len(view.crystals) + view.crystals_on_board}"
        keys = ", ".join(key.capitalize() for key in view.keys) or "none"
        return (
            f"Round {view.round} · Monster's Strength: {view.strength} · Crystals: {crystals} · Keys: {keys}"
        )

    def board(self, view: AtticView, names: Names) -> str:
        """The whole table in words, from the attic down to Start."""
        attic = ", ".join(EFFECTS[given.effect] for given in view.attic) or "none yet"
        lines = [self.headline(view, names), f"Tiles in the attic: {attic}."]
        lines += [_floor(view, floor, hall, names) for floor, hall in FLOORS]
        for row in range(view.tiles[-1].row + 1):
            tiles = [tile for tile in view.tiles if tile.row == row]
            told = "; ".join(_told(view, tile, names) for tile in tiles if tile.lies)
            lines.append(f"{tiles[0].area.capitalize()}: {told or 'no tile left'}.")
        if view.rolled:
            lines.append(f"Dice not used yet: {_dice(view.rolled)}.")
        return "\n".join(lines)

    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended."""
        return ENDINGS[outcome.reason]


def _what_to_do(view: AtticView) -> str:
    dice = [symbol for symbol in view.rolled if symbol != "none"]
    if not dice:
        return "No die is left to use, but searching a room is free."
    stuck = any(ghost.trapped for ghost in view.ghosts if ghost.seat == view.viewer)
    but = " You are stuck: you can turn tiles, but not move." if stuck else ""
    return f"What do you do with {_dice(dice)}?{but}"


def _with_die(view: AtticView, die: Sequence[str], verb: str, label: str) -> str:
    """The label, after the name of the die where both dice could do the same: no two labels are alike."""
    able = [symbol for symbol in DICE_FOR[verb] if symbol in view.rolled]
    if not die or len(able) < 2:
        return label
    return f"{next(SYMBOLS[symbol] for symbol in able if symbol == die[0])}: {label[0].lower()}{label[1:]}"


def _turn_label(view: AtticView, tile_id: TileId, names: Names) -> str:
    tile, who = _tile(view, tile_id), _standing(view, tile_id, names)
    if tile.effect is None:
        return _joined(f"Turn up {tile_id}", _lying_on(tile), who)
    return _joined(
        f"Turn down {tile_id}", _shown(tile), f"frees {who}" if tile.effect == "trap" and who else who
    )


def _move_label(view: AtticView, place: Place, names: Names) -> str:
    if place in AREA:
        return _joined(f"Move to {_place(place)}", _shown(_tile(view, place)), _standing(view, place, names))
    if place == UPPER_HALL:
        return "Go up to the upper hall"
    outside = any(ghost.seat == view.viewer and ghost.place in AREA for ghost in view.ghosts)
    return "Enter the Mansion" if outside else "Go down to the lower hall"


def _give_label(view: AtticView, tile_id: TileId) -> str:
    tile = _tile(view, tile_id)
    doubled = tile.effect == "trap" and view.options["difficulty"] == "hard"
    warning = "counts 2" if doubled else "would be lost" if tile.holds else ""
    return _joined(_place(tile_id).capitalize(), _shown(tile), warning)


def _point_label(view: AtticView, tile_id: TileId, direction: str) -> str:
    arrow, line = next((DIRECTIONS[way], line) for way, line in LINES[tile_id].items() if way == direction)
    lying = [_tile(view, tile) for tile in line if _tile(view, tile).lies]
    goal = _joined(f"to {_place(lying[-1].id)}", _shown(lying[-1])) if lying else "no tile that way"
    return _joined(arrow.capitalize(), goal)


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _tile(view: AtticView, tile_id: TileId) -> TileView:
    return next(tile for tile in view.tiles if tile.id == tile_id)


def _shown(tile: TileView) -> str:
    """What lies open of a tile, in a few words."""
    match tile.effect:
        case None:
            return ", ".join(part for part in ("face down", _lying_on(tile)) if part)
        case "start":
            return ""
        case "key" | "power":
            return (
                _token(tile.effect, tile.token)
                if tile.holds and tile.token
                else f"used {EFFECTS[tile.effect]}"
            )
        case "catapult":
            return f"Catapult {DIRECTIONS[tile.arrow][0]}" if tile.arrow else "Catapult"
        case effect:
            return EFFECTS[effect]


def _lying_on(tile: TileView) -> str:
    if not tile.holds:
        return ""
    kind, _, token = tile.holds.partition(":")
    return f"{_token(kind, token)} on it"


def _token(kind: str, token: str) -> str:
    return f"{token.capitalize()} key" if kind == "key" else f"{token} crystal"


def _standing(view: AtticView, place: Place, names: Names) -> str:
    """Who stands there, short enough for a label: names may be 32 characters long."""
    ghosts = [ghost.seat for ghost in view.ghosts if ghost.place == place]
    if len(ghosts) > 1:
        you = "you and " if view.viewer in ghosts else ""
        return f"{you}{counted(len(ghosts) - bool(you), 'Ghost')}"
    return "".join("you" if seat == view.viewer else _cut(names(seat)) for seat in ghosts)


def _cut(name: str) -> str:
    return name if len(name) <= MOST_OF_A_NAME else f"{name[: MOST_OF_A_NAME - 1]}…"


def _people(seats: Sequence[str], names: Names) -> str:
    return listed([names(seat) for seat in seats])


def _dice(symbols: Sequence[Symbol]) -> str:
    return " and ".join(f"“{SYMBOLS[symbol]}”" for symbol in symbols)


def _face(effect: Effect, token: str | None) -> str:
    if token:
        return f"the {_token(effect, token)}"
    return f"a used {EFFECTS[effect]} tile" if effect in {"key", "power"} else f"a {EFFECTS[effect]} tile"


def _movement(event: GhostMoved) -> str:
    how = {"catapult": "flies", "portal": "goes through the Portal"}.get(event.by, "moves")
    return f"{how} to {_place(event.place)}"


def _spent(event: BattleBegan) -> str:
    if event.crystals == 0:
        return "There are no crystals to weaken it."
    verb = "takes" if event.crystals == 1 else "take"
    return f"{counted(event.crystals, 'crystal')} {verb} it down to {event.left}."


def _place(place: Place) -> str:
    return {LOWER_HALL: "the lower hall", UPPER_HALL: "the upper hall", START: "Start"}.get(place, place)


def _told(view: AtticView, tile: TileView, names: Names) -> str:
    if tile.id == START:
        return _people([ghost.seat for ghost in view.ghosts if ghost.place == START], names) or "nobody"
    return f"{tile.id} {_shown(tile)}{_with_ghosts(view, tile.id, names)}"


def _floor(view: AtticView, floor: Floor, hall: Place, names: Names) -> str:
    left, right = (_room(view, room, names) for room in view.rooms if room.floor == floor)
    return f"{floor.capitalize()} floor: {left}; hall{_with_ghosts(view, hall, names)}; {right}."


def _room(view: AtticView, room: RoomView, names: Names) -> str:
    state = {None: "unlocked" if room.unlocked else "locked", False: "searched", True: "attic key found"}
    lost = any(given.lost == f"key:{room.id}" for given in view.attic)
    shown = "its key is lost" if lost else state[room.attic_key]
    return f"{room.id.capitalize()} room ({shown}){_with_ghosts(view, room.id, names)}"


def _with_ghosts(view: AtticView, place: Place, names: Names) -> str:
    ghosts = _people([ghost.seat for ghost in view.ghosts if ghost.place == place], names)
    return f" with {ghosts}" if ghosts else ""
