"""What things are called: spaces, pieces and cards, for all words of the game."""

from collections.abc import Mapping
from functools import cache

from games.gregory.content import box
from games.gregory.mat import Place
from games.gregory.state import CardId, kind_of, monster_cards, mystery_cards
from games.gregory.view import GregoryView, SpaceView, spaces_seen
from games.kernel.english import listed
from games.kernel.game import Names

KINDS: Mapping[str, str] = {
    "wall": "wall",
    "open": "",
    "entrance": "Entrance",
    "key": "Skeleton Key",
    "judgment": "Judgment card",
    "strength": "Strength Power Up",
    "thorn": "Thorn",
    "portal": "Portal",
    "hells-gate": "Hell's Gate",
    "hell": "Hell",
    "trap": "Monster Trap",
    "trigger": "Trigger",
    "stairs": "stairs",
    "roaming-start": "Roaming start",
    "rug": "Rug",
    "door": "door",
    "room": "",
    "control": "Room Control",
    "mystery": "Mystery Room",
}


@cache
def _space_by_id(place: Place, *, revealed: bool) -> SpaceView:
    return next(space for space in spaces_seen(revealed=revealed) if space.id == place)


@cache
def _figures() -> Mapping[str, str]:
    return {"gregory": "Gregory", **{figure.id: figure.name for figure in box().miniatures}}


def space_of(view: GregoryView, place: Place) -> SpaceView:
    """The space with this id, as it looks now."""
    return _space_by_id(place, revealed=view.revealed)


def figure(name: str) -> str:
    """What a Monster or miniature is called."""
    return _figures()[name]


def judgment(card: CardId) -> str:
    """What a Judgment card is called."""
    return kind_of(card).name


def mystery(card: str) -> str:
    """What a Mystery Room card is called."""
    return mystery_cards()[card].name


def monster(card: str) -> str:
    """What a Monster card is called."""
    return monster_cards()[card].name


def rug(name: str) -> str:
    """What a Rug is called."""
    return name.replace("rug-", "Rug ")


def kind(view: GregoryView, place: Place) -> str:
    """What sort of space this is, in words; empty for an open space."""
    space = space_of(view, place)
    words = f"Strength +{space.amount}" if space.kind == "strength" else KINDS[space.kind]
    return f"{words}, room {space.room}".removeprefix(", ") if space.room else words


def spot(view: GregoryView, place: Place) -> str:
    """A space by its name and what it is."""
    what = kind(view, place)
    return f"{place} ({what})" if what else place


def people(seats: tuple[str, ...], names: Names) -> str:
    """Several players by name."""
    return listed([names(seat) for seat in seats]) or "nobody"


def standing_on(view: GregoryView, place: Place, names: Names) -> str:
    """Who stands on a space; empty where nobody does."""
    for player in view.players:
        if player.place == place:
            return names(player.seat)
    for feral in view.ferals:
        if feral.place == place:
            return figure(feral.id)
    return "Gregory" if view.gregory == place else ""
