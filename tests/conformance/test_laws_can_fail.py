"""The laws can fail: each is broken by a toy that does the one thing which the law forbids."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Annotated, Any, ClassVar

import pytest
from pydantic import Field

from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask, Choice, Prompt, Script, Seat
from games.kernel.selfplay import Bots, EndlessGame, play_game, random_player
from games.kernel.state import Outcome
from games.kernel.table import Table
from tests.conformance import laws
from tests.support.playing import Case, Moment, played
from tests.support.toys import (
    Auction,
    AuctionGame,
    AuctionView,
    CoinGame,
    Coins,
    CoinsView,
    PlainWords,
    Seen,
)

Law = Callable[[Moment], object]


def whole(law: Callable[[Table[Any]], object]) -> Law:
    """A law of tables as a law of the moment after an answer."""
    return lambda moment: law(moment.after()[0])


def secrecy(moment: Moment) -> None:
    laws.keeps_secrets(moment.table, Dice("secrets"))


def no_seed(moment: Moment) -> None:
    laws.tells_nothing_of_the_seed(moment.table)


def questions(moment: Moment) -> None:
    laws.questions_are_sound(moment.table)


def refusals(moment: Moment) -> None:
    laws.refuses_all_else(moment, ())


def undo(moment: Moment) -> None:
    laws.can_be_taken_back(moment, Dice("undo"))


def words(moment: Moment) -> None:
    laws.words_fit(moment.table)


def advice(moment: Moment) -> None:
    laws.advice_is_legal(moment.table, Dice("advice"))


def views(moment: Moment) -> None:
    laws.views_are_json(moment.table)


def saving(moment: Moment) -> None:
    laws.survives_saving(moment.table, lambda text: laws.reload(moment.table.game, text))


def playing_afresh(moment: Moment) -> None:
    laws.plays_afresh(moment.table.game, moment.table.turns[-1])


# Secrecy ------------------------------------------------------------------------------------------------


class ShowsHandsToOnlookers(AuctionGame):
    def view(self, state: Auction, viewer: Seat | None) -> AuctionView:
        view = super().view(state, viewer)
        return view if viewer else replace(view, hand=tuple(state.hands[state.seats[0]]))


class ShowsThePile(AuctionGame):
    def view(self, state: Auction, viewer: Seat | None) -> AuctionView:
        return replace(super().view(state, viewer), seen=state.pile[-1] if state.pile else None)


class BidsInTheOpen(AuctionGame):
    def turn(self, state: Auction) -> Script[None]:
        yield from changed_prompts(super().turn(state), lambda ask: replace(ask, secret=False))


class AsksThoseWithGoodBids(AuctionGame):
    def peeks(self, state: Auction) -> Script[None]:
        able = [seat for seat in state.seats if "bid-12" in state.hands[seat]] or [state.seats[0]]
        yield Prompt("peek", {seat: Ask(("peek",)) for seat in able})


class TellsEverybodyWhatWasSeen(AuctionGame):
    def peeks(self, state: Auction) -> Script[None]:
        yield from super().peeks(state)
        if state.pile:
            state.tell(Seen(prize=state.pile[-1]))


class TellsBySpeed(AuctionGame):
    """Whoever still holds a good bid is not asked: the question that does not come gives it away."""

    def thanks(self, state: Auction, winner: Seat) -> Script[None]:
        if all(bid.endswith(("1", "2", "3", "4", "5")) for bid in state.hands[winner]):
            yield from super().thanks(state, winner)


class TalkativeWords(PlainWords):
    def label(self, view: AuctionView, option: str, names: Names) -> str:
        return f"{option} ({', '.join(view.hand)})"


class PutsSecretsOnPublicButtons(AuctionGame):
    words = TalkativeWords()


@dataclass(frozen=True, slots=True)
class ViewWithDice:
    seats: tuple[Seat, ...]
    next_roll: int


class ShowsTheNextRoll(CoinGame):
    def view(self, state: Coins, viewer: Seat | None) -> Any:
        return ViewWithDice(state.seats, replace(state.dice).roll(1000))


# Questions ----------------------------------------------------------------------------------------------


def changed_prompts(script: Script[None], change: Callable[[Ask], Ask], until: str = "") -> Script[None]:
    """The same script with other asks."""
    prompt = next(script)
    while True:
        asks = {seat: change(ask) for seat, ask in prompt.asks.items()}
        answers = yield Prompt(prompt.topic, asks, until or prompt.until)  # type: ignore[arg-type]
        try:
            prompt = script.send(answers)
        except StopIteration:
            return


class NobodyNeedsToAnswer(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield from changed_prompts(super().turn(state), lambda ask: replace(ask, required=False), "first")


class AllMustAnswerAndOneNeedNot(AuctionGame):
    def peeks(self, state: Auction) -> Script[None]:
        first, second, *_ = state.seats
        yield Prompt("wait", {first: Ask(("wait",)), second: Ask(("wait",), required=False)})


class OffersTheSameTwice(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield from changed_prompts(super().turn(state), lambda ask: replace(ask, options=ask.options * 2))


class HasProblems(CoinGame):
    def problems(self, state: Coins) -> list[str]:
        return ["a coin is lost"] if state.turn else []


class NobodyWhoPlaysWins(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield from super().turn(state)
        if state.outcome:
            state.outcome = Outcome(("nobody",), "heads")


class AdmitsAnything(Ask):
    def check(self, chosen: Choice) -> None:
        """Refuse nothing."""


class RefusesNothing(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield Prompt("flip", {state.seats[0]: AdmitsAnything(("flip",))})
        state.outcome = Outcome((), "flipped")


# Saving -------------------------------------------------------------------------------------------------

COUNTER = count()


class CountsOutsideOfTheState(AuctionGame):
    def thanks(self, state: Auction, winner: Seat) -> Script[None]:
        state.points[winner] += next(COUNTER)
        yield from super().thanks(state, winner)


class SetsUpByChance(CoinGame):
    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Coins:
        return Coins(seats=seats, options=options, dice=dice, turn=2 * next(COUNTER))


@dataclass(slots=True, kw_only=True)
class ForgetfulCoins(Coins):
    flips: Annotated[int, Field(exclude=True)] = 0


class ForgetsPartOfItsPosition(CoinGame):
    state_type = ForgetfulCoins

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Coins:
        return ForgetfulCoins(seats=seats, options=options, dice=dice)

    def turn(self, state: Coins) -> Script[None]:
        yield from super().turn(state)
        assert isinstance(state, ForgetfulCoins)
        state.flips += 1


class ShowsWhereThePositionLies(CoinGame):
    def view(self, state: Coins, viewer: Seat | None) -> CoinsView:
        return CoinsView(state.seats, id(state), state.outcome)


class ChangesWhenLookedAt(CoinGame):
    def view(self, state: Coins, viewer: Seat | None) -> CoinsView:
        state.options["looked"] = "yes"
        return super().view(state, viewer)


class FickleWords(PlainWords):
    def tell(self, event: Any, names: Names) -> str:
        return f"{event} {next(COUNTER)}"


class TellsAnotherStoryEachTime(CoinGame):
    words = FickleWords()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenInPassing(Seen):
    reveals: ClassVar[bool] = False


class PeeksThatCanBeTakenBack(AuctionGame):
    event_types: ClassVar[tuple[type[Event], ...]] = (*AuctionGame.event_types, SeenInPassing)
    seen = SeenInPassing


class RollsForTheLowestBid(AuctionGame):
    """Whether the leader may still open the bidding otherwise depends on which of the others holds it."""

    def peeks(self, state: Auction) -> Script[None]:
        yield from super().peeks(state)
        leader = state.seats[state.rounds % len(state.seats)]
        others = [seat for seat in state.seats if seat != leader]
        if min(others, key=lambda seat: min(state.hands[seat])) == others[0]:
            state.dice.roll(2)


# Words, advice, views -----------------------------------------------------------------------------------


class LongWords(PlainWords):
    def label(self, view: Any, option: str, names: Names) -> str:
        return " and ".join(names(seat) for seat in view.seats)


class VagueWords(PlainWords):
    def label(self, view: Any, option: str, names: Names) -> str:
        return "this one"


class SilentWords(PlainWords):
    def question(self, view: Any, topic: str, ask: Ask, names: Names) -> str:
        return " "


class LabelsThatDoNotFit(AuctionGame):
    seats = range(3, 4)
    words = LongWords()


class LabelsThatAreAllTheSame(AuctionGame):
    words = VagueWords()


class AsksWithoutWords(CoinGame):
    words = SilentWords()


class UnreadableIds(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield from changed_prompts(super().turn(state), lambda ask: replace(ask, options=("🪙",)))


class AdvisesWhatIsNotOnOffer(CoinGame):
    def advise(self, view: CoinsView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
        return ("run-away",)


@dataclass(frozen=True, slots=True)
class ViewWithoutNumber:
    seats: tuple[Seat, ...]
    chances: float = float("nan")


class ViewsWithoutNumber(CoinGame):
    def view(self, state: Coins, viewer: Seat | None) -> Any:
        return ViewWithoutNumber(state.seats)


BROKEN: tuple[tuple[AuctionGame | CoinGame, Law, str], ...] = (
    (ShowsHandsToOnlookers(), secrecy, "None can tell from the view"),
    (ShowsThePile(), secrecy, "can tell from the view"),
    (BidsInTheOpen(), secrecy, "can tell from the choices"),
    (AsksThoseWithGoodBids(), secrecy, "can tell from"),
    (TellsEverybodyWhatWasSeen(), secrecy, "can tell from the events"),
    (TellsBySpeed(), secrecy, "can tell from the question"),
    (PutsSecretsOnPublicButtons(), secrecy, "can tell from the choices"),
    (ShowsTheNextRoll(), no_seed, "can see something of the seed"),
    (NobodyNeedsToAnswer(), questions, "waits for nobody"),
    (AllMustAnswerAndOneNeedNot(), questions, "one of them need not"),
    (OffersTheSameTwice(), questions, "an option is doubled"),
    (HasProblems(), questions, "a coin is lost"),
    (NobodyWhoPlaysWins(), whole(laws.questions_are_sound), "somebody won who did not play"),
    (RefusesNothing(), refusals, "DID NOT RAISE"),
    (CountsOutsideOfTheState(), playing_afresh, "played afresh"),
    (
        ForgetsPartOfItsPosition(),
        whole(lambda table: laws.plays_afresh(table.game, table.turns[0])),
        "whole position",
    ),
    (ShowsWhereThePositionLies(), saving, "loading changes what"),
    (ChangesWhenLookedAt(), saving, "looking at the table changes it"),
    (TellsAnotherStoryEachTime(), laws.events_only_grow, "is not what the answer returned"),
    (SetsUpByChance(), whole(laws.can_be_verified), "a true record is called false"),
    (PeeksThatCanBeTakenBack(), undo, "learned something"),
    (RollsForTheLowestBid(), undo, "can tell from the undo"),
    (LabelsThatDoNotFit(), words, "does not fit on a button"),
    (LabelsThatAreAllTheSame(), words, "are both called"),
    (AsksWithoutWords(), words, "a question has no words"),
    (UnreadableIds(), words, "cannot be read in a log"),
    (AdvisesWhatIsNotOnOffer(), advice, "the advice is illegal"),
    (ViewsWithoutNumber(), views, "more than JSON can say"),
)


@pytest.mark.parametrize(("game", "law", "complaint"), BROKEN, ids=lambda part: type(part).__name__)
def test_the_law_is_broken(game: AuctionGame | CoinGame, law: Law, complaint: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception), match=complaint):
        hold_always(game, law)


def hold_always(game: AuctionGame | CoinGame, law: Law) -> None:
    """Try the law at all moments of some games."""
    for seats in game.seats:
        for variant in range(2):
            for moment in played(Case(game, seats, variant)).moments(most=100):
                law(moment)


class AsksForTooManyAtOnce(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        yield Prompt("flip", {state.seats[0]: Ask(("flip",), most=2)})


def test_a_question_that_asks_for_too_many_is_found() -> None:
    table = Table.new(AsksForTooManyAtOnce(), ("ann", "bob"), "seed", {})
    with pytest.raises(AssertionError, match="nobody can pick so many"):
        laws.questions_are_sound(table)


class NeverEnds(CoinGame):
    def turn(self, state: Coins) -> Script[None]:
        while True:
            yield Prompt("flip", {state.seats[0]: Ask(("flip",))})


class TurnsWithoutEnd(CoinGame):
    event_types: ClassVar = ()

    def turn(self, state: Coins) -> Script[None]:
        if state.turn == 0:
            yield Prompt("flip", {state.seats[0]: Ask(("flip",))})
        state.turn += 1


@pytest.mark.parametrize("game", [NeverEnds(), TurnsWithoutEnd()], ids=lambda game: type(game).__name__)
def test_a_game_without_end_is_given_up(game: CoinGame) -> None:
    with pytest.raises(EndlessGame, match="Coins takes more answers"):
        play_game(game, ("ann", "bob"), "seed", {}, Bots(random_player, Dice("players"), patience=300))
