"""What must hold in every position: limits, conservation, and one piece on a space."""

from collections import Counter
from collections.abc import Iterator

from games.gregory.content import box
from games.gregory.introducing import own_limit
from games.gregory.mat import SPACES, ground
from games.gregory.setup import MYSTERY_ROOM_CARDS
from games.gregory.state import (
    FULL_HAND,
    FULL_LIFE,
    FULL_STRENGTH,
    MOST_FERALS,
    House,
    judgment_deck,
    monster_cards,
)


def problems(game: House) -> list[str]:
    """Every invariant that does not hold."""
    return [*_meters(game), *_cards(game), *_pieces(game), *_ferals(game)]


def _meters(game: House) -> Iterator[str]:
    for seat, player in game.players.items():
        if not 0 <= player.life <= FULL_LIFE:
            yield f"{seat} has {player.life} Life"
        if not 0 <= player.strength <= FULL_STRENGTH:
            yield f"{seat} has {player.strength} Strength"
        if not 0 <= player.keys <= game.key_limit(seat):
            yield f"{seat} has {player.keys} Keys"
        if len(player.hand) > FULL_HAND:
            yield f"{seat} holds {len(player.hand)} cards"
        if not player.alive and (player.place or player.hand or game.rooms_of(seat)):
            yield f"{seat} is out of the game and still has something in it"


def _cards(game: House) -> Iterator[str]:
    judgment = [*game.judgment, *game.judgment_discard]
    for player in game.players.values():
        judgment += [*player.hand, *player.front]
    if sorted(judgment) != sorted(judgment_deck()):
        yield "Judgment cards are lost or doubled"
    mystery = [*game.mystery, *game.mystery_unused, *game.mystery_discard]
    mystery += [game.lingering] if game.lingering else []
    if sorted(mystery) != sorted(card.id for card in box().mystery):
        yield "Mystery Room cards are lost or doubled"
    if len(game.mystery) > MYSTERY_ROOM_CARDS or (game.revealed and game.mystery):
        yield "the Mystery Room has too many cards, or is open too early"
    for seat, player in game.players.items():
        own = [*player.deck, *player.discard, *player.aside]
        own += [name for name, feral in game.ferals.items() if feral.owner == seat and feral.has_card]
        own += [game.flipped] if game.flipped and seat == game.active else []
        if sorted(own) != sorted(monster_cards()):
            yield f"Monster cards of {seat} are lost or doubled"


def _pieces(game: House) -> Iterator[str]:
    places = [player.place for player in game.players.values() if player.place]
    places += [feral.place for feral in game.ferals.values()]
    places += [game.gregory] if game.gregory else []
    doubled = [place for place, number in Counter(places).items() if number > 1]
    if doubled:
        yield f"more than one piece on {doubled}"
    for seat, player in game.players.items():
        if player.place and SPACES[player.place].kind in ("portal", "hells-gate"):
            yield f"the gamepiece of {seat} rests on {player.place}"
    if game.gregory and game.gregory not in ground("gregory", game.with_ferals, game.revealed):
        yield f"Gregory is on {game.gregory}"


def _ferals(game: House) -> Iterator[str]:
    if len(game.in_play()) > MOST_FERALS:
        yield f"{len(game.in_play())} Feral Monsters are in play"
    kinds = {"trap": "trap", "on-deck": "entrance"}
    for name, feral in game.ferals.items():
        kind = SPACES[feral.place].kind
        if kind != kinds.get(feral.status, kind):
            yield f"{name} is on {feral.place}"
    owners = Counter(game.ferals[name].owner for name in game.in_play())
    for seat, number in owners.items():
        if number > own_limit(game):
            yield f"{seat} has {number} Feral Monsters in play"
