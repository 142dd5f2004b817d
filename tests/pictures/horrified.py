"""Views of the Horrified games for the tests of their pictures, and what differs from set to set."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, TypeVar

from PIL import Image, ImageChops

import games
from games.horrified.content import Place
from games.horrified.game import HorrifiedGame
from games.horrified.view import (
    CardView,
    CitizenView,
    HeroView,
    HorrifiedView,
    ItemView,
    LocationView,
    MatView,
)
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_greek.game import HorrifiedGreek
from games.kernel.prompts import Seat
from games.kernel.state import Outcome
from pictures import horrified_american, horrified_greek
from pictures.horrified.setting import Setting

V = TypeVar("V", bound=HorrifiedView)
Change = tuple[str, V, V]
Painted = Callable[[Any, Callable[[Seat], str]], Image.Image]

SEATS = ("ann", "bob", "cleo", "dan", "eve")


@dataclass(frozen=True, eq=False)
class Shelf:
    """A set and its picture. `crowded` are places at the edges and in the middle of the map."""

    game: HorrifiedGame[Any, Any]
    setting: Setting
    paint: Callable[[Any, Callable[[Seat], str]], bytes]
    draw: Painted
    module: str
    options: Mapping[str, str]
    crowded: tuple[Place, Place, Place]
    elsewhere: Place
    citizen: CitizenView
    strike: tuple[str, str]

    def __str__(self) -> str:
        return self.game.slug


AMERICAN = Shelf(
    game=HorrifiedAmerican(),
    setting=horrified_american.CROSS_CREEK,
    paint=horrified_american.paint,
    draw=horrified_american.draw,
    module="horrified_american",
    options={"monsters": "banshee+bigfoot+chupacabra+jersey-devil+mothman+ozark-howler"},
    crowded=("trailhead", "high-school", "cemetery"),
    elsewhere="hospital",
    citizen=CitizenView("mayor", "The Mayor", "Hazel", "motel", "boathouse"),
    strike=("banshee", "mothman"),
)
GREEK = Shelf(
    game=HorrifiedGreek(),
    setting=horrified_greek.ISLAND,
    paint=horrified_greek.paint,
    draw=horrified_greek.draw,
    module="horrified_greek",
    options={"monsters": "basilisk+cerberus+chimera+medusa+minotaur+siren", "heroes": "drawn"},
    crowded=("trading-post", "odeon", "vineyards"),
    elsewhere="stadium",
    citizen=CitizenView("atalanta", "Atalanta", "the huntress", "ruins", "port"),
    strike=("yellow", "teal"),
)
SHELVES = (AMERICAN, GREEK)


@cache
def new(shelf: Shelf, seats: int = 4) -> Any:
    """A table of all Monsters, before anybody has acted."""
    table = games.new(shelf.game.slug, seats=SEATS[:seats], seed="a cold night", **shelf.options)
    return table.game.view(table.turns[-1].position.state, None)


def busy(shelf: Shelf) -> Any:
    """A table at which everything can be seen: a hero has acted, a card has been turned up."""
    view = new(shelf)
    card = CardView("wind", "Badlands Wind", 2, shelf.strike[0], "It blows.", shelf.strike, 1, 3)
    away = [replace(mat, place=place.id) for mat, place in zip(view.monsters, view.locations, strict=False)]
    return replace(
        view,
        stage="heroes",
        active="ann",
        actions_left=2,
        heroes=(replace(view.heroes[0], items=view.items[:1]), *view.heroes[1:]),
        citizens=(shelf.citizen,),
        monsters=tuple(away),
        card=card,
    )


def mat_of(view: HorrifiedView, kind: str) -> Any:
    return next(mat for mat in view.monsters if mat.id == kind)


def with_mat(view: V, kind: str, **changes: Any) -> V:
    mats = [replace(mat, **changes) if mat.id == kind else mat for mat in view.monsters]
    return replace(view, monsters=tuple(mats))


def with_hero(view: V, **changes: Any) -> V:
    return replace(view, heroes=(replace(view.heroes[0], **changes), *view.heroes[1:]))


def with_citizen(view: V, **changes: Any) -> V:
    return replace(view, citizens=(replace(view.citizens[0], **changes),))


def with_item(view: V, **changes: Any) -> V:
    return replace(view, items=(replace(view.items[0], **changes), *view.items[1:]))


def with_card(view: V, **changes: Any) -> V:
    assert view.card
    return replace(view, card=replace(view.card, **changes))


def with_location(view: V, **changes: Any) -> V:
    return replace(view, locations=(replace(view.locations[0], **changes), *view.locations[1:]))


def with_first(view: V, kind: str, field: str, **changes: Any) -> V:
    """The first part of what lies on a mat, changed."""
    parts = getattr(mat_of(view, kind), field)
    return with_mat(view, kind, **{field: (replace(parts[0], **changes), *parts[1:])})


# What can be seen in every set

NOT_DRAWN = {
    "viewer",  # all see the same
    "options",  # what they change is drawn: the Monsters, the skull, open Perks
    "item.id",  # an Item is its colour, strength and tags; the buttons tell its name
    "item.name",
    "item.holder",  # it lies on its holder's panel
    "hero.kind",  # the name says it
    "hero.special",  # the buttons say it
    "citizen.name",  # the title says who it is
    "mat.id",  # the figure and the mat are chosen by it
    "card.id",  # the name says it
}
SHARED_PARTS: Mapping[str, type[Any]] = {
    "location.": LocationView,
    "item.": ItemView,
    "hero.": HeroView,
    "citizen.": CitizenView,
    "card.": CardView,
    "mat.": MatView,
}


def fields_of(parts: Mapping[str, type[Any]]) -> set[str]:
    """All fields of these parts by their prefixes; what all mats have is counted once."""
    shared = {field.name for field in fields(MatView)}
    return {
        f"{prefix}{field.name}"
        for prefix, part in {**SHARED_PARTS, **parts}.items()
        for field in fields(part)
        if part is MatView or not (issubclass(part, MatView) and field.name in shared)
    }


def changes_of_the_table(view: V) -> Iterator[Change[V]]:
    """For each field of the table: its name and two views that differ in nothing else."""
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
    yield "defeated", view, replace(view, defeated=(view.monsters[0].id,))
    yield "rescued", view, replace(view, rescued=("somebody",))
    yield "lost", view, replace(view, lost=("somebody",))
    yield "cards_left", view, replace(view, cards_left=view.cards_left - 1)
    yield "card", view, replace(view, card=None)
    yield "bag_left", view, replace(view, bag_left=view.bag_left - 1)
    yield "spent", view, replace(view, spent=("rope",))
    yield "perks_left", view, replace(view, perks_left=view.perks_left - 1)
    yield "skips", view, replace(view, skips=1)
    yield "skips", replace(view, skips=2), replace(view, skips=1)
    yield "outcome", view, lost
    yield "outcome", lost, replace(view, outcome=Outcome((), "out-of-time"))
    yield "outcome", lost, replace(view, outcome=Outcome(view.seats, "monsters-defeated"))


def changes_of_the_parts(shelf: Shelf, view: V) -> Iterator[Change[V]]:
    """The same for what stands and lies in town."""
    yield "location.id", view, with_location(view, id="new-place")
    yield "location.name", view, with_location(view, name="Shaft")
    unknown = with_location(view, id="new-place")
    yield "location.x", unknown, with_location(unknown, x=500)
    yield "location.y", unknown, with_location(unknown, y=500)
    yield "location.neighbours", view, with_location(view, neighbours=(shelf.crowded[0],))
    one, other, *_ = shelf.setting.chips
    yield "item.colour", with_item(view, colour=one), with_item(view, colour=other)
    yield "item.strength", view, with_item(view, strength=9)
    yield "item.place", view, with_item(view, place=shelf.elsewhere)
    yield "hero.seat", view, with_hero(replace(view, seats=(*view.seats, "eve")), seat="eve")
    yield "hero.name", view, with_hero(view, name="Dentist")
    yield "hero.colour", with_hero(view, colour="red"), with_hero(view, colour="blue")
    yield "hero.actions", view, with_hero(view, actions=7)
    yield "hero.place", view, with_hero(view, place=None)
    yield "hero.items", view, with_hero(view, items=view.items[1:3])
    yield "hero.perk_count", view, with_hero(view, perk_count=7)
    yield "hero.perks", view, with_hero(view, perks=("convoy",))
    yield "hero.allows", view, with_hero(view, allows=True)
    yield "hero.suggests", view, with_hero(view, suggests="end-turn")
    yield "citizen.id", view, with_citizen(view, id="farmer")
    yield "citizen.title", view, with_citizen(view, title="The Baker")
    yield "citizen.place", view, with_citizen(view, place=shelf.elsewhere)
    yield "citizen.safe", view, with_citizen(view, safe=shelf.elsewhere)
    yield "card.name", view, with_card(view, name="Foul Weather")
    yield "card.items", view, with_card(view, items=3)
    yield "card.subject", view, with_card(view, subject="everybody")
    yield "card.subject", view, with_card(view, subject=shelf.strike[1])
    yield "card.text", view, with_card(view, text="It rains.")
    yield "card.strike", view, with_card(view, strike=(shelf.strike[0], "frenzy"))
    yield "card.move", view, with_card(view, move=3)
    yield "card.dice", view, with_card(view, dice=1)
    first = view.monsters[1].id
    yield "mat.name", view, with_mat(view, first, name="Moth")
    yield "mat.order", view, with_mat(view, first, order=9)
    yield "mat.place", view, with_mat(view, first, place=shelf.elsewhere)
    yield "mat.frenzied", view, with_mat(view, first, frenzied=True)
    yield "mat.symbols", view, with_mat(view, first, symbols=())


def all_changes(shelf: Shelf, own: Callable[[Any], Iterator[Change[Any]]]) -> Iterator[Change[Any]]:
    """For each field that can be seen: its name and two views that differ in nothing else."""
    view = busy(shelf)
    yield from changes_of_the_table(view)
    yield from changes_of_the_parts(shelf, view)
    yield from own(view)


def is_seen(shelf: Shelf, before: Any, after: Any) -> bool:
    """Whether the pictures of two views differ."""
    one, other = shelf.draw(before, str), shelf.draw(after, str)
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None
