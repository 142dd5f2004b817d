"""What is in the box: the mat, the chart, the cards and the miniatures, from the files in `content/`."""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from games.kernel.content import ContentFiles, ContentModel

Floor: TypeAlias = Literal[1, 2]
Kind: TypeAlias = Literal[
    "wall",
    "open",
    "entrance",
    "key",
    "judgment",
    "strength",
    "thorn",
    "portal",
    "hells-gate",
    "hell",
    "trap",
    "trigger",
    "stairs",
    "roaming-start",
    "rug",
    "door",
    "room",
    "control",
    "mystery",
]
Window: TypeAlias = Literal["turn", "movement", "roll", "foe-roll", "battle", "die", "bonus", "flip"]
BonusEffect: TypeAlias = Literal["strength", "life", "draw", "key", "foes-life", "look-at-hand"]
JudgmentEffect: TypeAlias = Literal[
    "own-side",
    "other-side",
    "monster-side",
    "eat-again",
    "key-ring",
    "hairpin",
    "more-spaces",
    "fewer-spaces",
    "roll-again",
    "life",
    "strength",
    "draw",
    "steal",
    "flip-again",
    "loose-rug",
    "beaten-carpet",
    "ring",
]
MysteryEffect: TypeAlias = Literal[
    "life",
    "strength",
    "hell",
    "key",
    "draw",
    "swap-hands",
    "call-gregory",
    "rugs-hurt",
    "rugs-warm",
    "fewer-spaces",
    "open-doors",
]

LARGEST_COLUMN = 26


class FloorPlan(ContentModel):
    """One floor as a grid of symbols, and the highest roll that frees a Monster from its Monster Trap."""

    floor: Floor
    trap_roll: int
    rows: tuple[str, ...]


class Symbol(ContentModel):
    """What a symbol of the grid stands for. `secret` spaces are walls until the secret area is revealed."""

    symbol: str
    kind: Kind
    amount: int = 0
    secret: bool = False


class RoomPlan(ContentModel):
    """A hotel room: its door, which is its first space, and the corridor space in front of it."""

    id: str
    door: str
    front: str


class Band(ContentModel):
    """A line of the movement chart."""

    low: int
    high: int
    spaces: int


class Bonus(ContentModel):
    """One effect of a victory bonus."""

    effect: BonusEffect
    amount: int = 0


class Icons(ContentModel):
    """The special abilities of a Feral Monster."""

    diagonal: bool = False
    jump: bool = False
    speed: int = 0
    boost: int = 0


class MonsterCard(ContentModel):
    """A Monster card; `bonus` has a list of effects for each line of the movement chart."""

    id: str
    number: int
    name: str
    strength: int
    bonus: tuple[tuple[Bonus, ...], ...]
    icons: Icons
    activator: str


class Miniature(ContentModel):
    """A Feral Monster miniature. Those that are the main Monster of a card have the card's id."""

    id: str
    name: str


class JudgmentKind(ContentModel):
    """A Judgment card, of which there are some copies; `text` says in our words what it does."""

    id: str
    name: str
    copies: int
    window: Window
    effect: JudgmentEffect
    amount: int = 0
    text: str


class MysteryCard(ContentModel):
    """A Mystery Room card."""

    id: str
    name: str
    lingering: bool = False
    effect: MysteryEffect
    amount: int = 0
    text: str


class Content(ContentModel):
    """All that is in the box."""

    floors: tuple[FloorPlan, ...]
    symbols: tuple[Symbol, ...]
    rooms: tuple[RoomPlan, ...]
    chart: tuple[Band, ...]
    monsters: tuple[MonsterCard, ...]
    miniatures: tuple[Miniature, ...]
    judgment: tuple[JudgmentKind, ...]
    mystery: tuple[MysteryCard, ...]


def read_content(folder: Path) -> Content:
    """The box in this folder; raises BadContent with all problems of all its files."""
    files = ContentFiles(folder)
    content = Content(
        floors=files.read("mat.json", FloorPlan),
        symbols=files.read("symbols.json", Symbol),
        rooms=files.read("rooms.json", RoomPlan),
        chart=files.read("chart.json", Band),
        monsters=files.read("monsters.json", MonsterCard),
        miniatures=files.read("miniatures.json", Miniature),
        judgment=files.read("judgment.json", JudgmentKind),
        mystery=files.read("mystery.json", MysteryCard),
    )
    _check_mat(files, content)
    _check_monsters(files, content)
    sides = [side for band in content.chart for side in range(band.low, band.high + 1)]
    files.require(sides == list(range(1, 21)), "chart.json", f"the lines are for {sides}, not for 1 to 20")
    files.check()
    return content


def _check_mat(files: ContentFiles, content: Content) -> None:
    known = {symbol.symbol for symbol in content.symbols}
    for plan in content.floors:
        widths = sorted({len(row) for row in plan.rows})
        files.require(len(widths) == 1, "mat.json", f"rows of floor {plan.floor} are {widths} long")
        files.require(max(widths) <= LARGEST_COLUMN, "mat.json", "columns are named by one letter each")
        strange = sorted(set("".join(plan.rows)) - known)
        files.require(not strange, "mat.json", f"floor {plan.floor} has unknown symbols {strange}")
    stairs = sorted(sum(row.count("U") for row in plan.rows) for plan in content.floors)
    files.require(len(set(stairs)) <= 1, "mat.json", f"stairs do not match between the floors: {stairs}")


def _check_monsters(files: ContentFiles, content: Content) -> None:
    miniatures = [miniature.id for miniature in content.miniatures]
    for monster in content.monsters:
        for figure in (monster.id, monster.activator):
            files.require(figure in miniatures, "monsters.json", f"there is no miniature {figure!r}")
        files.require(
            len(monster.bonus) == len(content.chart),
            "monsters.json",
            f"{monster.id} has {len(monster.bonus)} lines of bonus for {len(content.chart)} of the chart",
        )


@cache
def box() -> Content:
    """The box that comes with the program."""
    return read_content(Path(__file__).parent / "content")
