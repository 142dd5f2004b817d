"""Terror and defeat: the Terror Level Track, and what ends a game."""

from games.horrified.content import CitizenId
from games.horrified.events import CitizenLost, HeroDefeated, TerrorRose
from games.horrified.play import Play
from games.kernel.prompts import Seat
from games.kernel.state import Finished, Outcome


def raise_terror(play: Play) -> None:
    """Move the Terror Marker up; at the skull the game is lost at once."""
    play.state.terror += 1
    play.tell(TerrorRose(level=play.state.terror))
    if play.state.terror >= skull(play):
        raise Finished(Outcome((), "terror"))
    for seat in play.order_from(play.active):
        trait = play.box.heroes[play.hero(seat).kind].special
        if trait and trait in play.box.traits:
            play.box.traits[trait](play, seat)


def skull(play: Play) -> int:
    """The Terror Level that loses the game."""
    option = play.state.options["skull"]
    return int(option) if option.isdigit() else play.box.content.numbers.skull


def defeat_hero(play: Play, seat: Seat) -> None:
    """Take the hero off the board; Items and Perks are kept."""
    play.hero(seat).place = None
    play.tell(HeroDefeated(seat=seat))
    for monster in play.in_frenzy_order():
        play.box.monsters[monster].hero_defeated(play, seat)
    raise_terror(play)


def defeat_citizen(play: Play, citizen: CitizenId) -> None:
    """Take the citizen out of the game."""
    del play.state.citizens[citizen]
    play.state.lost.append(citizen)
    play.tell(CitizenLost(citizen=citizen))
    raise_terror(play)
