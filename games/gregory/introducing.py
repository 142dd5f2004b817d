"""Introducing Feral Monsters into the game (rulebook: Room Victory, On Deck, Shady Deal)."""

from games.gregory.card_events import DeckSearched
from games.gregory.content import MonsterCard
from games.gregory.events import FeralIntroduced, MonsterPlaced
from games.gregory.mat import ENTRANCES, ROAMING_STARTS, Place
from games.gregory.meters import change_life
from games.gregory.state import (
    MOST_FERALS,
    Feral,
    FeralStatus,
    House,
    MiniatureId,
    free_trap_spaces,
    monster_cards,
)
from games.gregory.windows import DECLINE
from games.kernel.prompts import Script, Seat, ask

DEAL = 100


def own_limit(game: House) -> int:
    """How many Feral Monsters a player may have in play, by how many began the game."""
    return 1 if len(game.seats) == 4 else 2


def has_room_for_more(game: House, seat: Seat) -> bool:
    """Whether the player has fewer in play than allowed."""
    own = [name for name in game.in_play() if game.ferals[name].owner == seat]
    return len(own) < own_limit(game)


def may_introduce(game: House, seat: Seat, name: MiniatureId, *, by_own_card: bool) -> bool:
    """What both ways ask for: an own miniature that is neither burned nor on the mat, and room for it.

    Where it comes by its own Monster card, that card may not lie in the player's discard pile.
    """
    player = game.players[seat]
    return (
        name in player.collection
        and name not in player.burned
        and name not in game.ferals
        and has_room_for_more(game, seat)
        and not (by_own_card and name in player.discard)
    )


def room_victory(game: House, loser: Seat, monster: MonsterCard) -> Script[None]:
    """Clockwise from the loser's left, the first who can and will brings one Feral Monster in."""
    if not game.with_ferals:
        return
    for seat in game.foes(loser):
        options = victory_options(game, seat, monster)
        if not options:
            continue
        chosen = yield from ask(seat, "room-victory", (DECLINE, *options), monster=monster.id)
        if chosen != DECLINE:
            _, name, place = chosen.split(":")
            status: FeralStatus = "play" if place in ROAMING_STARTS else "on-deck"
            bring(game, seat, name, place, status, by_own_card=name == monster.id)
            return


def victory_options(game: House, seat: Seat, monster: MonsterCard) -> tuple[str, ...]:
    """The miniatures that fit the Monster or its Feral Activator, and where each may go."""
    names = [
        name
        for name in (monster.id, monster.activator)
        if may_introduce(game, seat, name, by_own_card=name == monster.id)
    ]
    return tuple(f"bring:{name}:{place}" for name in names for place in places_to_enter(game))


def places_to_enter(game: House) -> tuple[Place, ...]:
    """An open Roaming Monster start space; else, or where four are in play, the rightmost open Entrance."""
    taken = game.occupants()
    starts = tuple(place for place in ROAMING_STARTS if place not in taken)
    if starts and len(game.in_play()) < MOST_FERALS:
        return starts
    return tuple(place for place in reversed(ENTRANCES) if place not in taken)[:1]


def bring(
    game: House, seat: Seat, name: MiniatureId, place: Place, status: FeralStatus, *, by_own_card: bool
) -> None:
    """Put the miniature on the mat. By its own card, the card is searched out and gives special abilities."""
    has_card = by_own_card and search_out(game, seat, name)
    game.ferals[name] = Feral(seat, status, place, has_card)
    game.tell(
        FeralIntroduced(
            seat=seat,
            miniature=name,
            place=place,
            by="shady-deal" if status == "trap" else "room-victory",
            status=status,
            has_card=has_card,
        )
    )


def search_out(game: House, seat: Seat, name: MiniatureId) -> bool:
    """Take the Monster card out of the own deck and reshuffle it; False where it was set aside before."""
    deck = game.players[seat].deck
    found = name in deck
    if found:
        deck.remove(name)
    game.dice.shuffle(deck)
    game.tell(DeckSearched(seat=seat, monster=name, found=found))
    return found


def shady_deals(game: House) -> tuple[str, ...]:
    """What the active player could introduce now: "deal:MINIATURE:TRAP SPACE"."""
    if not game.with_ferals or game.me().life <= DEAL:
        return ()
    seat = game.whose_turn()
    return tuple(
        f"deal:{name}:{place}"
        for place in free_trap_spaces(game)
        for name in game.me().collection
        if may_introduce(game, seat, name, by_own_card=name in monster_cards())
    )


def make_deal(game: House, option: str) -> None:
    """Pay with Life and put the miniature into a Monster Trap."""
    _, name, place = option.split(":")
    seat = game.whose_turn()
    change_life(game, seat, -DEAL, "deal")
    bring(game, seat, name, place, "trap", by_own_card=name in monster_cards())


def enter_from_deck(game: House) -> Script[None]:
    """After all movement: from the right, owners may bring a waiting Feral Monster to a free start space."""
    for entrance in reversed(ENTRANCES):
        waiting = [
            n for n, feral in game.ferals.items() if (feral.status, feral.place) == ("on-deck", entrance)
        ]
        for name in waiting:
            owner = game.ferals[name].owner
            taken = game.occupants()
            starts = tuple(f"enter:{place}" for place in ROAMING_STARTS if place not in taken)
            if not starts or len(game.in_play()) >= MOST_FERALS or not has_room_for_more(game, owner):
                continue
            chosen = yield from ask(owner, "enter-from-deck", (*starts, DECLINE), miniature=name)
            if chosen != DECLINE:
                feral = game.ferals[name]
                feral.status, feral.place = "play", chosen.removeprefix("enter:")
                game.tell(MonsterPlaced(seat=owner, piece=name, place=feral.place))
