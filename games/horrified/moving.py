"""How heroes move and are placed, who goes with them, and who must agree to it."""

from games.horrified.citizens import save_if_safe
from games.horrified.content import Place
from games.horrified.events import Declined, HeroMoved, HeroPlaced
from games.horrified.play import Play
from games.kernel.prompts import Ask, Prompt, Script, Seat, ask

STAY = "stay"
AGREE = "agree"
DECLINE = "decline"


def agrees(play: Play, by: Seat, owner: Seat, plan: str, about: str) -> Script[bool]:
    """Whether a seat lets another touch what is its own: asked first, unless it gave standing permission."""
    if owner == by or owner in play.state.allows:
        return True
    answer = yield from ask(owner, "consent", (AGREE, DECLINE), plan=plan, what=about, by=play.hero(by).kind)
    if answer == DECLINE:
        play.tell(Declined(seat=owner, by=by))
    return answer == AGREE


def leader(play: Play, by: Seat, owner: Seat) -> Seat:
    """Who leads a hero that `by` moves: its owner, but `by` where the owner lets others act."""
    return by if owner in play.state.allows else owner


def walk(play: Play, seat: Seat, place: Place, by: Seat | None = None) -> Script[None]:
    """Move a hero along one road; any number of citizens at its location may come along."""
    citizens = play.citizens_at(play.here(seat))
    company: tuple[str, ...] = ()
    if citizens:
        leads = by or seat
        answers = yield Prompt("bring", {leads: Ask(citizens, 0, len(citizens), about={"place": place})})
        company = answers[leads]
    play.hero(seat).place = place
    for citizen in company:
        play.state.citizens[citizen] = place
    play.tell(HeroMoved(seat=seat, place=place, citizens=company))
    for citizen in company:
        save_if_safe(play, citizen)


def walk_up_to(play: Play, seat: Seat, steps: int, by: Seat | None = None) -> Script[None]:
    """Move a hero up to so many locations; `by` leads the way, by default its owner."""
    for left in range(steps, 0, -1):
        ways = tuple(f"to:{place}" for place in play.box.board.neighbours[play.here(seat)])
        about = {"hero": play.hero(seat).kind, "left": str(left)}
        chosen = yield from ask(by or seat, "walk", (*ways, STAY), **about)
        if chosen == STAY:
            return
        yield from walk(play, seat, chosen.removeprefix("to:"), by)


def place_hero(play: Play, seat: Seat, place: Place) -> None:
    """Place a hero somewhere: it follows no way, and nobody comes along."""
    play.hero(seat).place = place
    play.tell(HeroPlaced(seat=seat, place=place))
