"""The whole table in words, for those who do not see the picture."""

from games.gregory.mat import FLOORS, ROOMS
from games.gregory.naming import figure, judgment, kind, monster, mystery, rug
from games.gregory.state import kind_of, mystery_cards
from games.gregory.tales import standing_order
from games.gregory.view import GregoryView, PlayerView
from games.kernel.english import counted
from games.kernel.game import Names


def headline(view: GregoryView, names: Names) -> str:
    """How the game stands, in one line."""
    if view.active is None:
        return "The game is being set up"
    players = ", ".join(
        f"{names(player.seat)} {player.life}/{player.strength}/{len(player.rooms)}"
        if player.alive
        else f"{names(player.seat)} out"
        for player in view.players
    )
    return f"Round {view.round}, {names(view.active)}'s turn. Life/Strength/rooms: {players}"


def board(view: GregoryView, names: Names) -> str:
    """Players, Monsters, rooms, cards, and the spaces that matter on both floors."""
    return "\n".join(
        [
            headline(view, names),
            "A space is named by floor, column and row: 1H6 is on floor 1, column H, row 6.",
            *(_player(view, player, names) for player in view.players),
            f"Gregory: {view.gregory or 'not in the house yet'}.",
            *(_ferals(view, names)),
            _rooms(view, names),
            _cards(view),
            *(_rugs(view, names)),
            *(_floor(view, floor) for floor in FLOORS),
        ]
    )


def secrets(view: GregoryView) -> str:
    """The viewer's hand, with what each card does."""
    if view.hand is None:
        return ""
    return "\n".join(
        ["Your Judgment cards:" if view.hand else "You have no Judgment cards."]
        + [f"- {judgment(card)}: {kind_of(card).text}" for card in view.hand]
    )


def _player(view: GregoryView, player: PlayerView, names: Names) -> str:
    name = names(player.seat)
    if not player.alive:
        return f"{name} is out of the game."
    where = f"on {player.place} {kind(view, player.place)}".strip() if player.place else "nowhere yet"
    told = [
        f"{name} {where}",
        f"Life {player.life}",
        f"Strength {player.strength}",
        f"{player.keys} of {player.key_limit} Keys",
        counted(player.cards, "card"),
        f"{player.monsters_left} Monsters in the deck",
    ]
    told += [f"may not return to {player.last_power_up}"] if player.last_power_up else []
    told += ["draws nothing until a Judgment Power Up"] if player.no_draw else []
    told += ["must leave the room"] if player.must_leave else []
    told += ["stays on the Trigger"] if player.stays_on_trigger else []
    told += [standing_order(window, scope) for window, scope in player.standing.items()]
    told += [f"brings {', '.join(figure(name) for name in player.collection)}"] if player.collection else []
    return ", ".join(told) + "."


def _ferals(view: GregoryView, names: Names) -> list[str]:
    status = {"trap": "in a Monster Trap", "on-deck": "On Deck", "play": "in play"}
    return [
        f"{figure(feral.id)} of {names(feral.owner)}, {status[feral.status]} on {feral.place}"
        f"{', with special abilities' if feral.has_card else ''}."
        for feral in view.ferals
    ]


def _rooms(view: GregoryView, names: Names) -> str:
    owner = {room: player.seat for player in view.players for room in player.rooms}
    told = (f"{room} {names(owner[room]) if room in owner else 'nobody'}" for room in ROOMS)
    return f"Rooms controlled: {', '.join(told)}."


def _cards(view: GregoryView) -> str:
    told = [f"Judgment Deck {view.judgment_left}", f"Mystery Room {view.mystery_left}"]
    if view.lingering:
        told.append(f"lingering: {mystery(view.lingering)} ({mystery_cards()[view.lingering].text})")
    told += [f"open Monster: {monster(view.flipped)}"] if view.flipped else []
    return f"Cards: {', '.join(told)}."


def _rugs(view: GregoryView, names: Names) -> list[str]:
    if view.loose_rug is None:
        return []
    return [f"{rug(view.loose_rug.rug)} is loose for the foes of {names(view.loose_rug.seat)}."]


def _floor(view: GregoryView, floor: int) -> str:
    marked: dict[str, list[str]] = {}
    for space in view.spaces:
        if space.floor == floor and space.kind not in ("wall", "open", "room"):
            marked.setdefault(kind(view, space.id), []).append(space.id)
    told = "; ".join(f"{what} {' '.join(places)}" for what, places in marked.items())
    return f"Floor {floor}: {told}."
