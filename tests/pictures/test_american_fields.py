"""Every field of the view of Horrified: American Monsters is drawn."""

from collections.abc import Iterator

from games.horrified_american.monsters.banshee import ViolinView
from games.horrified_american.monsters.bigfoot import PhotoView
from games.horrified_american.monsters.mothman import TrapView
from games.horrified_american.monsters.ozark_howler import MarksView, TrackerView
from games.horrified_american.view import (
    AmericanView,
    BansheeMat,
    BigfootMat,
    ChupacabraMat,
    DevilMat,
    HowlerMat,
    MothmanMat,
)
from tests.pictures.horrified import (
    AMERICAN,
    NOT_DRAWN,
    Change,
    all_changes,
    fields_of,
    is_seen,
    with_first,
    with_item,
    with_mat,
)

PARTS = {
    "": AmericanView,
    "banshee.": BansheeMat,
    "mothman.": MothmanMat,
    "bigfoot.": BigfootMat,
    "chupacabra.": ChupacabraMat,
    "devil.": DevilMat,
    "howler.": HowlerMat,
    "violin.": ViolinView,
    "trap.": TrapView,
    "photo.": PhotoView,
    "tracker.": TrackerView,
    "marks.": MarksView,
}
KINDS = {f"{mat}.kind" for mat in ("banshee", "mothman", "bigfoot", "chupacabra", "devil", "howler")}


def changes_of_the_mats(view: AmericanView) -> Iterator[Change[AmericanView]]:
    trap = with_first(view, "mothman", "traps", armed=False, item=view.items[0])
    shown = with_first(view, "ozark-howler", "trail", name="Carcass", cost={"brown": 2})
    marked = with_mat(view, "ozark-howler", marks=(MarksView("ann", 1),))
    child = with_mat(view, "jersey-devil", child="mayor", child_at="city-hall")
    yield "item.tags", with_item(view, tags=()), with_item(view, tags=("goat",))
    yield "mat.overlay", view, with_mat(view, "bigfoot", overlay="hospital")
    yield "banshee.violins", view, with_mat(view, "banshee", violins=())
    yield "banshee.skeleton", view, with_mat(view, "banshee", skeleton=4)
    yield "violin.seat", view, with_first(view, "banshee", "violins", seat="bob")
    yield "violin.space", view, with_first(view, "banshee", "violins", space=0)
    yield "mothman.traps", view, with_mat(view, "mothman", traps=())
    yield "mothman.eye", view, with_mat(view, "mothman", eye="hospital")
    yield "trap.place", trap, with_first(trap, "mothman", "traps", place="hospital")
    yield "trap.armed", trap, with_first(trap, "mothman", "traps", armed=True)
    yield "trap.item", trap, with_first(trap, "mothman", "traps", item=None)
    yield "bigfoot.photos", view, with_mat(view, "bigfoot", photos=())
    yield "bigfoot.footprints", view, with_mat(view, "bigfoot", footprints=("hospital",))
    yield "bigfoot.aligned", view, with_mat(view, "bigfoot", aligned=True)
    yield "photo.square", view, with_first(view, "bigfoot", "photos", square="bottom-left")
    yield "photo.part", view, with_first(view, "bigfoot", "photos", part="head")
    yield "photo.in_place", view, with_first(view, "bigfoot", "photos", in_place=True)
    yield "chupacabra.goats", view, with_mat(view, "chupacabra", goats=view.items[:2])
    yield "chupacabra.needed", view, with_mat(view, "chupacabra", needed=4)
    yield "devil.clues", view, with_mat(view, "jersey-devil", clues=("clock", None, None))
    yield "devil.further", view, with_mat(view, "jersey-devil", further=("ring",))
    yield "devil.used", view, with_mat(view, "jersey-devil", used=("ring",))
    yield (
        "devil.used",
        with_mat(view, "jersey-devil", further=("ring",)),
        with_mat(view, "jersey-devil", used=("ring",)),
    )
    yield "devil.pool", view, with_mat(view, "jersey-devil", pool=2)
    yield "devil.unplayed", view, with_mat(view, "jersey-devil", unplayed=())
    yield "devil.card_played", view, with_mat(view, "jersey-devil", card_played=True)
    yield "devil.suspects", view, with_mat(view, "jersey-devil", suspects=("mayor", "sheriff"))
    yield "devil.child", child, with_mat(child, "jersey-devil", child="sheriff")
    yield "devil.child_at", child, with_mat(child, "jersey-devil", child_at="hospital")
    yield "howler.trail", view, with_mat(view, "ozark-howler", trail=())
    yield "howler.marks", view, marked
    yield "howler.supply", view, with_mat(view, "ozark-howler", supply=3)
    yield "tracker.name", shown, with_first(shown, "ozark-howler", "trail", name="Claw Marks")
    yield "tracker.cost", shown, with_first(shown, "ozark-howler", "trail", cost={"green": 1})
    yield "tracker.resolved", shown, with_first(shown, "ozark-howler", "trail", resolved=True)
    yield "marks.seat", marked, with_mat(view, "ozark-howler", marks=(MarksView("bob", 1),))
    yield "marks.marks", marked, with_mat(view, "ozark-howler", marks=(MarksView("ann", 2),))


def test_every_change_that_can_be_seen_is_seen() -> None:
    for name, before, after in all_changes(AMERICAN, changes_of_the_mats):
        assert before != after, name
        assert is_seen(AMERICAN, before, after), name


def test_no_field_is_forgotten() -> None:
    """A new field of the view must be drawn, or named with the reason why not."""
    drawn = {name for name, _, _ in all_changes(AMERICAN, changes_of_the_mats)}
    assert drawn == fields_of(PARTS) - NOT_DRAWN - KINDS
