"""What a sensible player would do. The program plays the seats that nobody sits in by this.

Every option is scored by what it is likely to bring, and the best is taken: crystals and keys, a way into
the Mansion, friends freed, and rounds in which the Monster gets nothing.
"""

from games.attic_monster.board import LOWER_HALL, Place, TileId
from games.attic_monster.outlook import ATTIC_KEY, PER_STEP, UNTURNED, Outlook
from games.attic_monster.view import AtticView
from games.kernel.dice import Dice
from games.kernel.graph import distances
from games.kernel.prompts import Ask, Choice, Seat

FREED = 0.8
# A token that is turned face down must be turned up again.
HIDDEN = -1.0
# What turning a tile up under a Ghost risks: there are Traps.
RISK = 0.1
# How likely a later die turns a given tile down, and a later player leaves none lying open.
CLOSES = 0.35
STAYS = 0.8
# With nothing to walk to, look under any tile rather than wait.
CURIOSITY = 1.5


def advice(view: AtticView, seat: Seat, ask: Ask, dice: Dice) -> Choice:
    """The option with the highest score; `dice` decide between equals."""
    if len(ask.options) == 1:
        return ask.options
    outlook = Outlook(view, seat)
    scores = {option: score(outlook, option) for option in ask.options}
    best = max(scores.values())
    return (dice.choose([option for option in ask.options if scores[option] == best]),)


def score(outlook: Outlook, option: str) -> float:
    """What the option is likely to bring; to end the turn brings nothing."""
    match option.split(":"):
        case ["free", "search", _]:
            return ATTIC_KEY
        case [*die, "turn", tile]:
            return turning(outlook, tile) + spared(outlook, open_after_turning(outlook, tile), len(die))
        case [*die, "move", place]:
            gain = outlook.arriving[place] - outlook.standing(outlook.here)
            return gain + spared(outlook, open_after_moving(outlook, place), len(die))
        case ["point", tile, direction]:
            return outlook.landing(tile, direction)
        case ["give", tile]:
            return -loss(outlook, tile)
        case _:
            return 0.0


def turning(outlook: Outlook, tile_id: TileId) -> float:
    """What comes of turning a tile: friends are freed, tokens found or hidden."""
    tile, ghosts = outlook.tiles[tile_id], outlook.ghosts_on(tile_id)
    if tile.effect == "trap":
        return FREED * ghosts
    if tile.effect:
        return HIDDEN if tile.holds else 0.0
    curiosity = CURIOSITY if outlook.standing(outlook.here) <= 0 else 0.0
    if ghosts:
        return outlook.find(tile) - RISK + curiosity
    return outlook.find(tile) * (1 - UNTURNED) * PER_STEP ** outlook.nearest(tile_id) + curiosity


def open_after_turning(outlook: Outlook, tile_id: TileId) -> list[TileId]:
    """The tiles that the Monster could get after this one is turned: face up and without Ghosts."""
    open_tiles = [tile for tile in outlook.open if tile != tile_id]
    covered = outlook.ghosts_on(tile_id) > 0
    return open_tiles if outlook.tiles[tile_id].effect or covered else [*open_tiles, tile_id]


def open_after_moving(outlook: Outlook, place: Place) -> list[TileId]:
    """The same, where the player's Ghost leaves one tile and covers another."""
    open_tiles = [tile for tile in outlook.open if tile != place]
    left = outlook.tiles.get(outlook.here)
    opens = left is not None and left.effect is not None and outlook.ghosts_on(outlook.here) == 1
    return [*open_tiles, outlook.here] if opens else open_tiles


def spared(outlook: Outlook, open_tiles: list[TileId], dice_used: int) -> float:
    """How much less the Monster is likely to get this round, if these tiles are open then."""
    return monster_gets(outlook, outlook.open, 0) - monster_gets(outlook, open_tiles, dice_used)


def monster_gets(outlook: Outlook, open_tiles: list[TileId], dice_used: int) -> float:
    """What the Monster is likely to get of these tiles, with the dice still to come in this round."""
    later = len(outlook.view.to_play) - 1
    dice = sum(symbol != "none" for symbol in outlook.view.rolled) - dice_used + 2 * later
    closed = CLOSES ** len(open_tiles) if len(open_tiles) <= dice else 0.0
    least = min((outlook.find(outlook.tiles[tile]) for tile in open_tiles), default=0.0)
    return (1.0 - closed * STAYS**later) * (1.0 + least)


def loss(outlook: Outlook, tile_id: TileId) -> float:
    """What the team loses when the Monster gets this tile."""
    tile = outlook.tiles[tile_id]
    hard = outlook.view.options["difficulty"] == "hard"
    trap = (1.0 if hard else -0.3) if tile.effect == "trap" else 0.0
    stone = 0.3 if tile.area == "stone" else 0.0
    ahead = sum(
        place in outlook.tiles and outlook.tiles[place].row > tile.row for place in outlook.places.values()
    )
    joined = distances(LOWER_HALL, lambda place: [step for step in outlook.steps(place) if step != tile_id])
    cut = sum(place not in joined for place in outlook.tiles) - 1
    stranded = sum(place not in joined for place in outlook.places.values())
    return 1.5 * outlook.find(tile) + trap + stone + 0.1 * ahead - 0.03 * tile.row + 0.2 * cut + 2 * stranded
