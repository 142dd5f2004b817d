"""Views of Horrified: American Monsters for the tests of its picture."""

from dataclasses import replace
from functools import cache
from typing import Any

import games
from games.horrified.view import CardView, CitizenView
from games.horrified_american.view import AmericanView, AnyMat

SEATS = ("ann", "bob", "cleo", "dan", "eve")
ALL = "banshee+bigfoot+chupacabra+jersey-devil+mothman+ozark-howler"


@cache
def new(seats: int = 4, monsters: str = ALL) -> AmericanView:
    table = games.new("horrified-american", seats=SEATS[:seats], seed="a cold night", monsters=monsters)
    view = table.game.view(table.turns[-1].position.state, None)
    assert isinstance(view, AmericanView)
    return view


def busy() -> AmericanView:
    """A table at which everything can be seen: an Investigator has acted, a card has been turned up."""
    view = new()
    hero = replace(view.heroes[0], items=view.items[:1])
    card = CardView("wind", "Badlands Wind", 2, "It blows.", ("banshee", "mothman"), 1, 3)
    away = [replace(mat, place=place.id) for mat, place in zip(view.monsters, view.locations, strict=False)]
    return replace(
        view,
        stage="heroes",
        active="ann",
        actions_left=2,
        heroes=(hero, *view.heroes[1:]),
        citizens=(CitizenView("mayor", "The Mayor", "Hazel", "motel", "boathouse"),),
        monsters=tuple(away),
        card=card,
    )


def mat_of(view: AmericanView, kind: str) -> Any:
    return next(mat for mat in view.monsters if mat.kind == kind)


def with_mat(view: AmericanView, kind: str, **changes: Any) -> AmericanView:
    mats: list[AnyMat] = [replace(mat, **changes) if mat.kind == kind else mat for mat in view.monsters]
    return replace(view, monsters=tuple(mats))


def with_hero(view: AmericanView, **changes: Any) -> AmericanView:
    return replace(view, heroes=(replace(view.heroes[0], **changes), *view.heroes[1:]))


def with_citizen(view: AmericanView, **changes: Any) -> AmericanView:
    return replace(view, citizens=(replace(view.citizens[0], **changes),))


def with_item(view: AmericanView, **changes: Any) -> AmericanView:
    return replace(view, items=(replace(view.items[0], **changes), *view.items[1:]))


def with_card(view: AmericanView, **changes: Any) -> AmericanView:
    assert view.card
    return replace(view, card=replace(view.card, **changes))


def with_location(view: AmericanView, **changes: Any) -> AmericanView:
    return replace(view, locations=(replace(view.locations[0], **changes), *view.locations[1:]))


def with_first(view: AmericanView, kind: str, field: str, **changes: Any) -> AmericanView:
    """The first part of what lies on a mat, changed."""
    parts = getattr(mat_of(view, kind), field)
    return with_mat(view, kind, **{field: (replace(parts[0], **changes), *parts[1:])})
