"""Small games that the laws are tried on: a sound one, which uses all that the kernel offers, and coins."""

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game, Names, Words
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat, ask
from games.kernel.state import Outcome, State


class PlainWords(Words[Any]):
    """Words that do for any toy: the ids themselves."""

    def question(self, view: Any, topic: str, ask: Ask, names: Names) -> str:
        return f"{topic}?"

    def label(self, view: Any, option: str, names: Names) -> str:
        return names(option) if option in view.seats else option

    def tell(self, event: Event, names: Names) -> str:
        facts = ((fact.name, getattr(event, fact.name)) for fact in fields(event) if fact.name != "known_to")
        return f"{type(event).__name__}: {', '.join(f'{name} {value}' for name, value in facts)}"

    def headline(self, view: Any, names: Names) -> str:
        return " · ".join(names(seat)[:16] for seat in view.seats)

    def board(self, view: Any, names: Names) -> str:
        return repr(view)

    def ending(self, outcome: Outcome, names: Names) -> str:
        return outcome.reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Flipped(Event):
    """A coin was flipped."""

    seat: Seat
    heads: bool


@dataclass(slots=True, kw_only=True)
class Coins(State):
    """Whose coin is next."""

    turn: int = 0


@dataclass(frozen=True, slots=True)
class CoinsView:
    """All there is to see."""

    seats: tuple[Seat, ...]
    turn: int
    outcome: Outcome | None


class CoinGame(Game[Coins, CoinsView]):
    """Flip in turns; the first head wins. About the least that a game can be."""

    slug = "coins"
    title = "Coins"
    summary = "The first head wins."
    seats = range(2, 4)
    state_type = Coins
    event_types: ClassVar[tuple[type[Event], ...]] = (Flipped,)
    words = PlainWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Coins:
        return Coins(seats=seats, options=options, dice=dice)

    def turn(self, state: Coins) -> Script[None]:
        seat = state.seats[state.turn % len(state.seats)]
        yield from ask(seat, "flip", ("flip",))
        heads = state.dice.roll(2) == 1
        state.tell(Flipped(seat=seat, heads=heads))
        state.turn += 1
        if heads:
            state.outcome = Outcome((seat,), "heads")

    def view(self, state: Coins, viewer: Seat | None) -> CoinsView:
        return CoinsView(state.seats, state.turn, state.outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeTurned(Event):
    """The next prize lies open."""

    reveals: ClassVar[bool] = True
    prize: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(Event):
    """Somebody looked at the next prize of the pile; all know that much."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen(Event):
    """What was seen there; only the peeker knows."""

    reveals: ClassVar[bool] = True
    prize: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeWon(Event):
    """All bids are turned, and one won."""

    reveals: ClassVar[bool] = True
    seat: Seat
    prize: str
    bids: dict[Seat, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Thanked(Event):
    """The winner thanked others: the first gets two points, the second one."""

    seats: tuple[Seat, ...]


@dataclass(slots=True, kw_only=True)
class Auction(State):
    """Hands of bids, a pile of prizes of which the last is next, and who has looked at which."""

    hands: dict[Seat, list[str]]
    pile: list[str]
    points: dict[Seat, int]
    peeked: dict[Seat, str] = field(default_factory=dict)
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The own hand and what was seen in the pile; of the others, how much they hold."""

    seats: tuple[Seat, ...]
    hand: tuple[str, ...]
    seen: str | None
    hand_sizes: dict[Seat, int]
    points: dict[Seat, int]
    pile_size: int
    outcome: Outcome | None


class AuctionGame(Game[Auction, AuctionView]):
    """Secret bids for prizes, with a look at the pile in between: every shape that a question can have."""

    slug = "auction"
    title = "Auction"
    summary = "Bid in secret for the prizes of a pile."
    seats = range(2, 5)
    options: ClassVar[dict[str, tuple[str, ...]]] = {"bids": ("three", "two")}
    has_secrets = True
    state_type = Auction
    event_types: ClassVar[tuple[type[Event], ...]] = (PrizeTurned, Peeked, Seen, PrizeWon, Thanked)
    seen: ClassVar[type[Seen]] = Seen
    words = PlainWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Auction:
        size = 3 if options["bids"] == "three" else 2
        bids = [f"bid-{number}" for number in range(1, 13)]
        pile = [f"prize-{number}" for number in range(1, 7)]
        dice.shuffle(bids)
        dice.shuffle(pile)
        hands = {seat: sorted(bids[size * at : size * at + size]) for at, seat in enumerate(seats)}
        points = dict.fromkeys(seats, 0)
        return Auction(seats=seats, options=options, dice=dice, hands=hands, pile=pile, points=points)

    def turn(self, state: Auction) -> Script[None]:
        prize = state.pile.pop()
        state.tell(PrizeTurned(prize=prize))
        yield from self.peeks(state)
        answers = yield Prompt("bid", {s: Ask(tuple(state.hands[s]), secret=True) for s in state.seats})
        bids = {seat: bid for seat, (bid,) in answers.items()}
        for seat, bid in bids.items():
            state.hands[seat].remove(bid)
        highest = max(_worth(bid) // 2 for bid in bids.values())
        winner = state.dice.choose([seat for seat, bid in bids.items() if _worth(bid) // 2 == highest])
        state.points[winner] += _worth(prize)
        state.tell(PrizeWon(seat=winner, prize=prize, bids=bids))
        yield from self.thanks(state, winner)
        state.rounds += 1
        if not state.hands[winner]:
            most = max(state.points.values())
            best = tuple(seat for seat in state.seats if state.points[seat] == most)
            state.outcome = Outcome(best, "no-bids-left", dict(state.points))

    def peeks(self, state: Auction) -> Script[None]:
        """Wait for the leader to open the bidding; until then, everybody may look at the next prize, once."""
        leader = state.seats[state.rounds % len(state.seats)]
        while True:
            asks = {leader: Ask(("open",))}
            for seat in state.seats:
                if seat != leader and seat not in state.peeked:
                    asks[seat] = Ask(("peek",), required=False)
            answers = yield Prompt("open-or-peek", asks, until="first")
            ((seat, _),) = answers.items()
            if seat == leader:
                return
            state.peeked[seat] = state.pile[-1]
            state.tell(Peeked(seat=seat))
            state.tell(self.seen(prize=state.pile[-1], known_to=(seat,)))

    def thanks(self, state: Auction, winner: Seat) -> Script[None]:
        """Let the winner thank up to two others, in the order of their merit."""
        others = tuple(seat for seat in state.seats if seat != winner)
        most = min(2, len(others))
        answers = yield Prompt("thank", {winner: Ask(others, least=0, most=most, ordered=True)})
        for points, seat in zip((2, 1), answers[winner], strict=False):
            state.points[seat] += points
        state.tell(Thanked(seats=answers[winner]))

    def view(self, state: Auction, viewer: Seat | None) -> AuctionView:
        return AuctionView(
            seats=state.seats,
            hand=tuple(state.hands[viewer]) if viewer else (),
            seen=state.peeked.get(viewer) if viewer else None,
            hand_sizes={seat: len(hand) for seat, hand in state.hands.items()},
            points=dict(state.points),
            pile_size=len(state.pile),
            outcome=state.outcome,
        )

    def problems(self, state: Auction) -> list[str]:
        cards = [bid for hand in state.hands.values() for bid in hand]
        return [] if len(cards) == len(set(cards)) else ["a bid is held twice"]

    def redeal(self, state: Auction, now: Auction, viewer: Seat | None, dice: Dice) -> None:
        others = [seat for seat in now.seats if seat != viewer]
        cards = [bid for seat in others for bid in now.hands[seat]]
        dice.shuffle(cards)
        for seat in others:
            kept = [bid for bid in state.hands[seat] if bid not in now.hands[seat]]
            state.hands[seat] = sorted(kept + [cards.pop() for _ in now.hands[seat]])
        unseen = [
            at for at, prize in enumerate(now.pile) if viewer is None or prize != now.peeked.get(viewer)
        ]
        prizes = [now.pile[at] for at in unseen]
        dice.shuffle(prizes)
        seen_before = {state.pile[at]: prize for at, prize in zip(unseen, prizes, strict=True)}
        for at, prize in zip(unseen, prizes, strict=True):
            state.pile[at] = prize
        for seat in others:
            if seat in state.peeked:
                state.peeked[seat] = seen_before.get(state.peeked[seat], state.peeked[seat])

    def advise(self, view: AuctionView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        return (max(ask.options, key=_worth),) if topic == "bid" else ask.options[: ask.most]


def _worth(card: str) -> int:
    return int(card.split("-")[1])


SOUND = (CoinGame(), AuctionGame())
