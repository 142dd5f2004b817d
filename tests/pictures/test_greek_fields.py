"""Every field of the view of Horrified: Greek Monsters is drawn."""

from collections.abc import Iterator
from dataclasses import replace

from games.horrified_greek.island import LairView
from games.horrified_greek.monsters.basilisk import AltarView
from games.horrified_greek.monsters.cerberus import DoorView
from games.horrified_greek.monsters.chimera import HeadView
from games.horrified_greek.monsters.minotaur import TileView
from games.horrified_greek.monsters.siren import ToneView
from games.horrified_greek.view import (
    BasiliskMat,
    CerberusMat,
    ChimeraMat,
    GreekView,
    MedusaMat,
    MinotaurMat,
    SirenMat,
)
from pictures.horrified import pieces
from pictures.horrified_greek import emblems, tokens
from tests.pictures.horrified import (
    GREEK,
    NOT_DRAWN,
    Change,
    all_changes,
    fields_of,
    is_seen,
    mat_of,
    with_first,
    with_mat,
)

PARTS = {
    "": GreekView,
    "lair.": LairView,
    "basilisk.": BasiliskMat,
    "cerberus.": CerberusMat,
    "chimera.": ChimeraMat,
    "medusa.": MedusaMat,
    "minotaur.": MinotaurMat,
    "siren.": SirenMat,
    "altar.": AltarView,
    "door.": DoorView,
    "head.": HeadView,
    "tile.": TileView,
    "tone.": ToneView,
}
NEVER_THERE = {
    "item.tags",  # no Greek Item has one
    "mat.overlay",  # nor has a Greek Monster an overlay
}
NAMED_BY_SIGNS = {
    "door.id",  # a door is its glyphs
    "tile.id",  # a token of the Labyrinth is its signs
}
KINDS = {f"{mat}.kind" for mat in ("basilisk", "cerberus", "chimera", "medusa", "minotaur", "siren")}


def changes_of_the_island(view: GreekView) -> Iterator[Change[GreekView]]:
    cave = LairView("mount-iliad", "chimeras-cave", "Chimera's Cave", "chimera")
    found = with_mat(replace(view, lairs=(cave, *view.lairs[1:])), "chimera", lair="mount-iliad")

    def other(**changes: str | None) -> GreekView:
        return replace(found, lairs=(replace(cave, **changes), *found.lairs[1:]))

    yield "lairs", view, replace(view, lairs=view.lairs[1:])
    yield "lairs", view, replace(view, lairs=(cave, *view.lairs[1:]))
    yield "foreseen", view, replace(view, foreseen=view.card)
    yield "lair.place", found, other(place="odeon")
    yield "lair.token", found, other(token="labyrinth")
    yield "lair.name", found, other(name="Den")
    yield "lair.monster", found, other(monster="medusa")


def changes_of_the_mats(view: GreekView) -> Iterator[Change[GreekView]]:
    yield from changes_of_the_island(view)
    blessed = with_first(view, "basilisk", "altars", item=view.items[0])
    yield "basilisk.altars", view, with_mat(view, "basilisk", altars=())
    yield "basilisk.missing", view, with_mat(view, "basilisk", missing=7)
    yield "altar.temple", view, with_first(view, "basilisk", "altars", temple="odeon")
    yield "altar.item", view, blessed
    doors = mat_of(view, "cerberus").doors
    yield "cerberus.doors", view, with_mat(view, "cerberus", doors=doors[1:])
    yield "cerberus.doors", view, with_mat(view, "cerberus", doors=())
    yield "cerberus.lair", view, with_mat(view, "cerberus", lair="necropolis")
    yield "door.glyphs", view, with_first(view, "cerberus", "doors", glyphs=("miss",))
    yield "chimera.heads", view, with_mat(view, "chimera", heads=())
    yield "chimera.lair", view, with_mat(view, "chimera", lair="necropolis")
    yield "head.id", view, with_first(view, "chimera", "heads", id="lion")
    yield "head.name", view, with_first(view, "chimera", "heads", name="Worm")
    yield "head.colour", view, with_first(view, "chimera", "heads", colour="teal")
    yield "head.number", view, with_first(view, "chimera", "heads", number=3)
    yield "head.asleep", view, with_first(view, "chimera", "heads", asleep=True)
    yield "medusa.mirrors", view, with_mat(view, "medusa", mirrors=("odeon",))
    yield "medusa.met", view, with_mat(view, "medusa", met=1)
    yield "medusa.lair", view, with_mat(view, "medusa", lair="necropolis")
    laid = with_mat(
        view, "minotaur", laid=(TileView("b", "sun", "owl"), TileView("a", "gate", "sun")), left=3
    )
    yield "minotaur.laid", view, laid
    yield "minotaur.left", laid, with_mat(laid, "minotaur", left=2)
    yield "minotaur.complete", laid, with_mat(laid, "minotaur", complete=True)
    yield "minotaur.lair", view, with_mat(view, "minotaur", lair="necropolis")
    yield "tile.left", laid, with_first(laid, "minotaur", "laid", left="key")
    yield "tile.right", laid, with_first(laid, "minotaur", "laid", right="gate")
    yield "siren.tones", view, with_mat(view, "siren", tones=())
    yield "tone.spot", view, with_first(view, "siren", "tones", spot=9)
    yield "tone.sound", view, with_first(view, "siren", "tones", sound="alpha")
    yield "tone.gone", view, with_first(view, "siren", "tones", gone=True)


def test_every_change_that_can_be_seen_is_seen() -> None:
    for name, before, after in all_changes(GREEK, changes_of_the_mats):
        assert before != after, name
        assert is_seen(GREEK, before, after), name


def test_no_field_is_forgotten() -> None:
    """A new field of the view must be drawn, or named with the reason why not."""
    drawn = {name for name, _, _ in all_changes(GREEK, changes_of_the_mats)}
    assert drawn == fields_of(PARTS) - NOT_DRAWN - NEVER_THERE - NAMED_BY_SIGNS - KINDS


def test_every_sign_of_the_box_has_a_drawing() -> None:
    """What the files of the box name is drawn, none as a question mark."""
    content = GREEK.game.content
    assert {lair.id for lair in content.lairs} == set(emblems.LAIRS)
    assert {glyph for door in content.doors for glyph in door.glyphs} == set(emblems.GLYPHS)
    assert {head.id for head in content.heads} == set(emblems.HEADS)
    assert {sign for tile in content.tiles for sign in (tile.left, tile.right)} == set(emblems.SIGNS)
    assert {tone.id for tone in content.tones} == set(emblems.TONES)
    assert {symbol.id for symbol in content.symbols} == set(emblems.GODS)


def test_a_lair_that_lies_face_down_looks_like_any_other() -> None:
    assert tokens.lair(None, "#ffffff", 60).tobytes() == tokens.lair(None, "#000000", 60).tobytes()


def test_a_tone_and_a_lair_are_told_apart_by_shape_alone() -> None:
    for signs in (emblems.TONES, emblems.LAIRS, emblems.HEADS, emblems.GLYPHS, emblems.SIGNS):
        shapes = [pieces.token(drawing, "#ffffff", 60).convert("L").tobytes() for drawing in signs.values()]
        assert len(set(shapes)) == len(shapes)
