"""Citizens: how they come to town, walk, and reach their safe locations."""

from games.horrified.content import CitizenId, MonsterCard, Place
from games.horrified.events import CitizenAppeared, CitizenMoved, CitizenSaved
from games.horrified.play import Play
from games.horrified.supplies import draw_perk
from games.kernel.prompts import Script


def place_citizen(play: Play, card: MonsterCard) -> Script[None]:
    """An Event: the citizen whom the card names appears, unless it has been in town before."""
    yield from ()
    state, citizen = play.state, play.box.citizens[card.subject]
    if citizen.id in (*state.citizens, *state.rescued, *state.lost, *state.removed):
        return
    state.citizens[citizen.id] = citizen.start
    play.tell(CitizenAppeared(citizen=citizen.id, place=citizen.start))


def walk_citizen(play: Play, citizen: CitizenId, place: Place) -> None:
    """Move a citizen one road on by itself."""
    play.state.citizens[citizen] = place
    play.tell(CitizenMoved(citizen=citizen, place=place))
    save_if_safe(play, citizen)


def save_if_safe(play: Play, citizen: CitizenId) -> None:
    """At the safe location the citizen leaves the board, and the active player draws a Perk card."""
    if play.state.citizens[citizen] != play.box.citizens[citizen].safe:
        return
    del play.state.citizens[citizen]
    play.state.rescued.append(citizen)
    play.tell(CitizenSaved(citizen=citizen, seat=play.active))
    draw_perk(play, play.active)
    for monster in play.in_frenzy_order():
        play.box.monsters[monster].citizen_saved(play, citizen)
