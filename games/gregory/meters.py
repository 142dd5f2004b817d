"""Life, Strength, Keys, and what becomes of those without Life (rulebook: Icons, How to Win)."""

from games.gregory.events import (
    FeralGone,
    KeyTaken,
    LifeCause,
    LifeChanged,
    PlayerOut,
    StrengthCause,
    StrengthChanged,
)
from games.gregory.state import FULL_LIFE, FULL_STRENGTH, House, MiniatureId, monster_cards
from games.kernel.prompts import Seat
from games.kernel.state import Finished, Outcome


def change_life(game: House, seat: Seat, by: int, cause: LifeCause) -> None:
    """Move the Life Points icon: never above 800, never below 0. Who has none is buried afterwards."""
    player = game.players[seat]
    before = player.life
    player.life = max(0, min(FULL_LIFE, before + by))
    if player.life != before:
        game.tell(LifeChanged(seat=seat, by=player.life - before, life=player.life, cause=cause))


def change_strength(game: House, seat: Seat, by: int, cause: StrengthCause) -> None:
    """Move the Spooky Strength icon: never above 600, never below 0."""
    player = game.players[seat]
    before = player.strength
    player.strength = max(0, min(FULL_STRENGTH, before + by))
    if player.strength != before:
        by = player.strength - before
        game.tell(StrengthChanged(seat=seat, by=by, strength=player.strength, cause=cause))


def take_key(game: House, seat: Seat) -> None:
    """Take a Skeleton Key where one more is allowed."""
    player = game.players[seat]
    if player.keys < game.key_limit(seat):
        player.keys += 1
        game.tell(KeyTaken(seat=seat, keys=player.keys))


def bury_the_dead(game: House) -> None:
    """Take everything of players without Life out of the game; it ends where one or nobody is left."""
    dead = [seat for seat, player in game.players.items() if not player.alive and player.place]
    for seat in dead:
        _bury(game, seat)
    living = game.living()
    if not living:
        raise Finished(Outcome((), "nobody-left"))
    if len(living) == 1:
        raise Finished(Outcome(living, "last-alive"))


def _bury(game: House, seat: Seat) -> None:
    player = game.players[seat]
    game.tell(PlayerOut(seat=seat, hand=tuple(player.hand)))
    player.place = None
    player.keys = 0
    game.judgment_discard += [*player.hand, *player.front]
    player.hand, player.front = [], []
    for name in [name for name, feral in game.ferals.items() if feral.owner == seat]:
        remove_feral(game, name)
        game.tell(FeralGone(miniature=name, owner=seat, cause="owner-out"))
    for room in game.rooms_of(seat):
        del game.control[room]
    if game.loose_rug and game.loose_rug.seat == seat:
        game.loose_rug = None


def remove_feral(game: House, name: MiniatureId) -> None:
    """Take a miniature off the mat; its open Monster card goes to its owner's discard pile."""
    feral = game.ferals.pop(name)
    if feral.has_card:
        game.players[feral.owner].discard.append(monster_cards()[name].id)
