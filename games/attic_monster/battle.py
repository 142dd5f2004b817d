"""The Battle Phase (rulebook: The Battle Phase)."""

from games.attic_monster.events import BattleBegan, MonsterStruck
from games.attic_monster.search import begin_round, roll_dice
from games.attic_monster.state import Attic
from games.kernel.prompts import Script, ask
from games.kernel.state import Finished, Outcome


def begin_battle(game: Attic) -> None:
    """Count the tiles in the attic, and remove as many as the team has Power Crystals."""
    game.phase = "battle"
    strength = game.monster_strength()
    game.strength = max(0, strength - len(game.crystals))
    game.tell(BattleBegan(strength=strength, crystals=len(game.crystals), left=game.strength))
    begin_round(game)
    if game.strength == 0:
        raise Finished(driven_out(game))


def battle_turn(game: Attic) -> Script[None]:
    """Roll two dice: each that does not show an X removes a tile from the attic."""
    seat = game.active = game.to_play[0]
    yield from ask(seat, "strike", ("roll",))
    symbols = roll_dice(game)
    game.strength = max(0, game.strength - sum(symbol != "none" for symbol in symbols))
    game.tell(MonsterStruck(seat=seat, symbols=tuple(symbols), left=game.strength))
    game.to_play.remove(seat)
    game.active = None
    if game.strength == 0:
        raise Finished(driven_out(game))
    if not game.to_play:
        raise Finished(Outcome((), "monster-stays"))


def driven_out(game: Attic) -> Outcome:
    """The team has won."""
    return Outcome(game.seats, "monster-driven-out")
