"""Fighting back (rulebook: Fighting Back; Tool Shed): the other players may agree on an object."""

from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat
from games.monster_slaughter.board import SHED
from games.monster_slaughter.content import CardId, VictimId, box
from games.monster_slaughter.fight_events import (
    DefendersConfer,
    NobodyHelps,
    ObjectOffered,
    OffersShown,
    ShedCardDrawn,
    StandingOrder,
    VotesShown,
)
from games.monster_slaughter.powers import in_play, power_of
from games.monster_slaughter.state import Fight, Slaughter

CARD = "card:"
DECLINE = "pass"
DECLINE_VICTIM = "pass-victim"
DECLINE_TURN = "pass-turn"
TURN = "turn"
BALLOTS = 2


def fight_back(game: Slaughter, fight: Fight) -> Script[None]:
    """Settle who helps the victim, and with which objects; they stay in their hands until they are used."""
    if game.victims[fight.victim].zone == SHED:
        draw_in_shed(game, fight)
        return
    offers = yield from gather_offers(game, fight.victim)
    if len(offers) > 1:
        yield from confer(game, fight, offers)
    elif offers:
        (fight.objects,) = offers.values()
    if not fight.objects:
        game.tell(NobodyHelps(victim=fight.victim))


def object_limit(game: Slaughter, victim: VictimId) -> int:
    """How many objects this victim may be given now."""
    if not power_of(victim).takes_objects:
        return 0
    dream = 2 if game.in_force("two-objects") else 1
    return max(dream, *(power.object_limit for _, power in in_play(game)))


def gather_offers(game: Slaughter, victim: VictimId) -> Script[dict[Seat, list[CardId]]]:
    """Ask every other player in secret, with objects or without, who has no standing order to pass."""
    limit = object_limit(game, victim)
    seats = [seat for seat in game.others(game.turn_of().seat) if not passes(game, seat, victim)]
    if not seats or not limit:
        return {}
    answers = yield Prompt(
        "offer",
        {
            seat: Ask(offerable(game, seat), most=limit, secret=True, about={"victim": victim})
            for seat in seats
        },
    )
    offers = {}
    for seat, chosen in answers.items():
        follow_orders(game, seat, victim, chosen)
        cards = cards_in(chosen)
        if cards:
            offers[seat] = cards
            game.tell(ObjectOffered(known_to=(seat,), seat=seat, cards=tuple(cards)))
    return offers


def offerable(game: Slaughter, seat: Seat) -> Choice:
    """The objects in a hand, and three ways to pass."""
    cards = [f"{CARD}{card}" for card in game.hands[seat] if card in box().objects]
    return (*cards, DECLINE, DECLINE_VICTIM, DECLINE_TURN)


def cards_in(chosen: Choice) -> list[CardId]:
    """The cards among the options chosen: with a card on offer, a plain pass says nothing."""
    return [option.removeprefix(CARD) for option in chosen if option.startswith(CARD)]


def passes(game: Slaughter, seat: Seat, victim: VictimId) -> bool:
    """Whether a standing order lets this seat pass."""
    return any(order in {TURN, victim} for order in game.passing.get(seat, ()))


def follow_orders(game: Slaughter, seat: Seat, victim: VictimId, chosen: Choice) -> None:
    """Note a standing order; from now on everybody can see it (RULINGS.md, 17)."""
    for option, order in ((DECLINE_VICTIM, victim), (DECLINE_TURN, TURN)):
        if option in chosen:
            game.passing.setdefault(seat, []).append(order)
            game.tell(StandingOrder(seat=seat, victim=None if order == TURN else order))


def confer(game: Slaughter, fight: Fight, offers: dict[Seat, list[CardId]]) -> Script[None]:
    """Those who offered show each other their objects and must agree which to use, in two ballots at most."""
    seats = tuple(offers)
    fight.offers = offers
    fight.conferring = list(seats)
    game.tell(DefendersConfer(seats=seats))
    offered = [card for cards in offers.values() for card in cards]
    game.tell(OffersShown(known_to=seats, victim=fight.victim, cards=tuple(offered)))
    options = tuple(f"{CARD}{card}" for card in offered)
    most = object_limit(game, fight.victim)
    for _ in range(BALLOTS):
        asked = Ask(options, least=0, most=most, secret=True, about={"victim": fight.victim})
        votes = yield Prompt("agree", dict.fromkeys(seats, asked))
        ballots = [cards_in(chosen) for chosen in votes.values()]
        for seat, cards in zip(votes, ballots, strict=True):
            game.tell(VotesShown(known_to=seats, seat=seat, cards=tuple(cards)))
        if all(cards == ballots[0] for cards in ballots):
            fight.objects = ballots[0]
            break
    fight.offers = {}
    fight.conferring = []


def draw_in_shed(game: Slaughter, fight: Fight) -> None:
    """In the tool shed the player to the attacker's right helps, with whatever lies on top of its pile."""
    fight.helper = game.right_of(game.turn_of().seat)
    pile = game.piles[SHED]
    if pile.cards and power_of(fight.victim).takes_objects:
        card = pile.draw()
        fight.objects = [card]
        game.tell(ShedCardDrawn(seat=fight.helper, card=card))
    else:
        game.tell(NobodyHelps(victim=fight.victim))
