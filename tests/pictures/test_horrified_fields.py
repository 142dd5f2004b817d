"""Every field of the view of Horrified: American Monsters is drawn."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from PIL import ImageChops

from games.horrified.view import CardView, CitizenView, HeroView, ItemView, LocationView, MatView
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
from games.kernel.state import Outcome
from pictures.horrified_american import draw
from tests.pictures.horrified import (
    SEATS,
    busy,
    with_card,
    with_citizen,
    with_first,
    with_hero,
    with_item,
    with_location,
    with_mat,
)


@pytest.fixture
def start() -> AmericanView:
    return busy()


def changes_of(view: AmericanView) -> Iterator[tuple[str, AmericanView, AmericanView]]:
    """For each field that can be seen: its name and two views that differ in nothing else."""
    yield from changes_of_the_table(view)
    yield from changes_of_the_parts(view)
    yield from changes_of_the_mats(view)


def changes_of_the_table(view: AmericanView) -> Iterator[tuple[str, AmericanView, AmericanView]]:
    lost = replace(view, outcome=Outcome((), "terror"))
    yield "seats", view, replace(view, seats=SEATS)
    yield "stage", view, replace(view, stage="monsters")
    yield "round", view, replace(view, round=14)
    yield "active", view, replace(view, active="bob")
    yield "actions_left", view, replace(view, actions_left=3)
    yield "actions_left", replace(view, actions_left=9), replace(view, actions_left=8)
    yield "terror", view, replace(view, terror=view.terror + 1)
    yield "skull", view, replace(view, skull=5)
    yield "locations", view, replace(view, locations=view.locations[1:])
    yield "items", view, replace(view, items=view.items[1:])
    yield "heroes", view, replace(view, heroes=view.heroes[1:])
    yield "citizens", view, replace(view, citizens=())
    yield "monsters", view, replace(view, monsters=view.monsters[1:])
    yield "defeated", view, replace(view, defeated=("banshee",))
    yield "rescued", view, replace(view, rescued=("mayor",))
    yield "lost", view, replace(view, lost=("mayor",))
    yield "cards_left", view, replace(view, cards_left=view.cards_left - 1)
    yield "card", view, replace(view, card=None)
    yield "bag_left", view, replace(view, bag_left=view.bag_left - 1)
    yield "spent", view, replace(view, spent=("rope-drive-in",))
    yield "perks_left", view, replace(view, perks_left=view.perks_left - 1)
    yield "skips", view, replace(view, skips=1)
    yield "skips", replace(view, skips=2), replace(view, skips=1)
    yield "outcome", view, lost
    yield "outcome", lost, replace(view, outcome=Outcome((), "out-of-time"))
    yield "outcome", lost, replace(view, outcome=Outcome(view.seats, "monsters-defeated"))


def changes_of_the_parts(view: AmericanView) -> Iterator[tuple[str, AmericanView, AmericanView]]:
    yield "location.id", view, with_location(view, id="new-place")
    yield "location.name", view, with_location(view, name="Shaft")
    unknown = with_location(view, id="new-place")
    yield "location.x", unknown, with_location(unknown, x=500)
    yield "location.y", unknown, with_location(unknown, y=500)
    yield "location.neighbours", view, with_location(view, neighbours=("trailhead",))
    yield "item.colour", with_item(view, colour="green"), with_item(view, colour="brown")
    yield "item.strength", view, with_item(view, strength=9)
    yield "item.tags", with_item(view, tags=()), with_item(view, tags=("goat",))
    yield "item.place", view, with_item(view, place="hospital")
    yield "hero.seat", view, with_hero(replace(view, seats=(*view.seats, "eve")), seat="eve")
    yield "hero.name", view, with_hero(view, name="Dentist")
    yield "hero.colour", with_hero(view, colour="red"), with_hero(view, colour="blue")
    yield "hero.actions", view, with_hero(view, actions=7)
    yield "hero.place", view, with_hero(view, place=None)
    yield "hero.items", view, with_hero(view, items=view.items[1:3])
    yield "hero.perk_count", view, with_hero(view, perk_count=7)
    yield "hero.perks", view, with_hero(view, perks=("convoy",))
    yield "hero.allows", view, with_hero(view, allows=True)
    yield "hero.suggests", view, with_hero(view, suggests="move:cabin")
    yield "citizen.id", view, with_citizen(view, id="farmer")
    yield "citizen.title", view, with_citizen(view, title="The Baker")
    yield "citizen.place", view, with_citizen(view, place="cabin")
    yield "citizen.safe", view, with_citizen(view, safe="cabin")
    yield "card.name", view, with_card(view, name="Foul Weather")
    yield "card.items", view, with_card(view, items=3)
    yield "card.text", view, with_card(view, text="It rains.")
    yield "card.strike", view, with_card(view, strike=("banshee", "frenzy"))
    yield "card.move", view, with_card(view, move=3)
    yield "card.dice", view, with_card(view, dice=1)
    yield "mat.name", view, with_mat(view, "mothman", name="Moth")
    yield "mat.order", view, with_mat(view, "mothman", order=9)
    yield "mat.place", view, with_mat(view, "mothman", place="hospital")
    yield "mat.frenzied", view, with_mat(view, "mothman", frenzied=True)
    yield "mat.overlay", view, with_mat(view, "bigfoot", overlay="hospital")


def changes_of_the_mats(view: AmericanView) -> Iterator[tuple[str, AmericanView, AmericanView]]:
    trap = with_first(view, "mothman", "traps", armed=False, item=view.items[0])
    shown = with_first(view, "ozark-howler", "trail", name="Carcass", cost={"brown": 2})
    marked = with_mat(view, "ozark-howler", marks=(MarksView("ann", 1),))
    child = with_mat(view, "jersey-devil", child="mayor", child_at="city-hall")
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


def test_every_change_that_can_be_seen_is_seen(start: AmericanView) -> None:
    for name, before, after in changes_of(start):
        assert before != after, name
        one, other = draw(before, str), draw(after, str)
        assert one.size != other.size or ImageChops.difference(one, other).getbbox(), name


def test_no_field_is_forgotten(start: AmericanView) -> None:
    """A new field of the view must be drawn, or named here with the reason why not."""
    not_drawn = {
        "viewer",  # all see the same
        "options",  # what they change is drawn: the Monsters, the skull, open Perks
        "item.id",  # an Item is its colour, strength and tags; the buttons tell its name
        "item.name",
        "item.holder",  # it lies on its holder's panel
        "hero.kind",  # the name says it
        "hero.special",  # the buttons say it
        "citizen.name",  # the title says who it is
        "mat.id",  # the figure and the mat are chosen by it
        "mat.symbols",  # an American card names the Monster itself
        "card.id",  # the name says it
        *(f"{mat}.kind" for mat in ("banshee", "mothman", "bigfoot", "chupacabra", "devil", "howler")),
    }
    shared = {field.name for field in fields(MatView)}
    parts: dict[str, type[Any]] = {
        "": AmericanView,
        "location.": LocationView,
        "item.": ItemView,
        "hero.": HeroView,
        "citizen.": CitizenView,
        "card.": CardView,
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
    names = {
        f"{prefix}{field.name}"
        for prefix, part in parts.items()
        for field in fields(part)
        if not (issubclass(part, MatView) and field.name in shared)
    } | {f"mat.{name}" for name in shared}
    assert {name for name, _, _ in changes_of(start)} == names - not_drawn
