"""What a viewer may know of a Horrified game, built up field by field."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from games.horrified.box import Box
from games.horrified.content import CardId, CitizenId, HeroId, ItemId, MonsterId, PerkId, Place
from games.horrified.play import Play
from games.horrified.state import Stage
from games.horrified.supplies import perks_are_open
from games.horrified.terror import skull
from games.kernel.prompts import Seat
from games.kernel.state import Outcome


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location, where it is drawn, and its neighbours."""

    id: Place
    name: str
    x: int
    y: int
    neighbours: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ItemView:
    """An Item, on the board (`place`) or in somebody's hands (`holder`)."""

    id: ItemId
    name: str
    colour: str
    strength: int
    tags: tuple[str, ...]
    place: Place | None
    holder: Seat | None


@dataclass(frozen=True, slots=True)
class HeroView:
    """A seat's hero. `perks` are kinds of cards, None where the viewer may know only how many they are."""

    seat: Seat
    kind: HeroId
    name: str
    colour: str
    actions: int
    special: str
    place: Place | None
    items: tuple[ItemView, ...]
    perk_count: int
    perks: tuple[PerkId, ...] | None
    allows: bool
    suggests: str | None


@dataclass(frozen=True, slots=True)
class CitizenView:
    """A citizen in town, on the way to `safe`."""

    id: CitizenId
    title: str
    name: str
    place: Place
    safe: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class MatView:
    """A Monster on the board and its mat; each Monster adds what lies on it.

    `symbols` are the icons of Monster cards by which it acts.
    """

    id: MonsterId
    name: str
    order: int
    symbols: tuple[str, ...]
    place: Place
    frenzied: bool
    overlay: Place | None


@dataclass(frozen=True, slots=True)
class CardView:
    """A Monster card that has been turned up; its Event concerns the `subject`."""

    id: CardId
    name: str
    items: int
    subject: str
    text: str
    strike: tuple[str, ...]
    move: int
    dice: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HorrifiedView:
    """The table. `card` is the Monster card turned up last. A set adds the type of its Monsters' mats."""

    viewer: Seat | None
    seats: tuple[Seat, ...]
    options: dict[str, str]
    stage: Stage
    round: int
    active: Seat
    actions_left: int
    terror: int
    skull: int
    locations: tuple[LocationView, ...]
    items: tuple[ItemView, ...]
    heroes: tuple[HeroView, ...]
    citizens: tuple[CitizenView, ...]
    monsters: tuple[MatView, ...]
    defeated: tuple[MonsterId, ...]
    rescued: tuple[CitizenId, ...]
    lost: tuple[CitizenId, ...]
    cards_left: int
    card: CardView | None
    bag_left: int
    spent: tuple[ItemId, ...]
    perks_left: int
    skips: int
    outcome: Outcome | None


V = TypeVar("V", bound=HorrifiedView)


def view_of(play: Play, viewer: Seat | None, view_type: type[V], own: Mapping[str, Any]) -> V:
    """The table as this viewer sees it; `own` are the fields that the set adds."""
    state = play.state
    return view_type(
        viewer=viewer,
        seats=state.seats,
        options=dict(state.options),
        stage=state.stage,
        round=state.round,
        active=state.active,
        actions_left=state.actions_left,
        terror=state.terror,
        skull=skull(play),
        locations=locations_of(play.box),
        items=tuple(item_view(play, item, place=place) for item, place in state.items.items()),
        heroes=tuple(_hero_view(play, seat, viewer) for seat in state.seats if play.hero(seat).kind),
        citizens=tuple(_citizen_view(play, citizen) for citizen in state.citizens),
        monsters=tuple(play.box.monsters[monster].look(play, viewer) for monster in play.in_frenzy_order()),
        defeated=tuple(state.defeated),
        rescued=tuple(state.rescued),
        lost=tuple(state.lost),
        cards_left=len(state.deck),
        card=_last_card(play),
        bag_left=len(state.bag),
        spent=tuple(state.spent),
        perks_left=len(state.perk_deck),
        skips=state.skips,
        outcome=state.outcome,
        **own,
    )


def locations_of(box: Box) -> tuple[LocationView, ...]:
    """The map."""
    return tuple(
        LocationView(place.id, place.name, place.x, place.y, box.board.neighbours[place.id])
        for place in box.content.locations
    )


def item_view(
    play: Play, item: ItemId, *, place: Place | None = None, holder: Seat | None = None
) -> ItemView:
    """An Item that lies open."""
    kind = play.item(item)
    return ItemView(item, kind.name, kind.colour, kind.strength, kind.tags, place, holder)


def mat_fields(play: Play, monster: MonsterId) -> dict[str, Any]:
    """What every Monster's mat shows."""
    kind = play.box.monsters[monster].kind
    return {
        "id": monster,
        "name": kind.name,
        "order": kind.order,
        "symbols": kind.symbols,
        "place": play.monster_at(monster),
        "frenzied": play.state.frenzied == monster,
        "overlay": kind.overlay,
    }


def _hero_view(play: Play, seat: Seat, viewer: Seat | None) -> HeroView:
    hero = play.hero(seat)
    kind = play.box.heroes[hero.kind]
    shown = perks_are_open(play.state) or seat == viewer
    return HeroView(
        seat=seat,
        kind=hero.kind,
        name=kind.name,
        colour=kind.colour,
        actions=kind.actions,
        special=kind.text,
        place=hero.place,
        items=tuple(item_view(play, item, holder=seat) for item in hero.items),
        perk_count=len(hero.perks),
        perks=tuple(play.box.perks[perk].id for perk in hero.perks) if shown else None,
        allows=seat in play.state.allows,
        suggests=play.state.suggestions.get(seat),
    )


def _citizen_view(play: Play, citizen: CitizenId) -> CitizenView:
    kind = play.box.citizens[citizen]
    return CitizenView(citizen, kind.title, kind.name, play.state.citizens[citizen], kind.safe)


def _last_card(play: Play) -> CardView | None:
    return card_view(play, play.state.played[-1]) if play.state.played else None


def card_view(play: Play, known: CardId) -> CardView:
    """A Monster card that the viewer knows."""
    card = play.box.cards[known]
    return CardView(
        id=card.id,
        name=card.name,
        items=card.items,
        subject=card.subject,
        text=card.text,
        strike=card.strike,
        move=card.move,
        dice=card.dice,
    )


def item_in_short(item: ItemView) -> str:
    """An Item in three words."""
    return f"{item.name} ({item.colour} {item.strength})"
