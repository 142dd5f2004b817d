"""A game of twenty lines with secrets of every kind, and its cog: all that a new game needs."""

from dataclasses import dataclass
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from bot import GameMasterBot
from cogs.opening import Interaction, open_table
from games.kernel.dice import Dice
from games.kernel.events import Event
from games.kernel.game import Game, Names
from games.kernel.prompts import Ask, Prompt, Script, Seat
from games.kernel.state import Outcome, State
from tests.support.toys import PlainWords


@dataclass(frozen=True, slots=True, kw_only=True)
class Whispered(Event):
    """A card was told to a neighbour."""

    card: str


@dataclass(slots=True, kw_only=True)
class Hands(State):
    """What each seat holds."""

    cards: dict[Seat, list[str]]


@dataclass(frozen=True, slots=True)
class HandsView:
    """The reader's own cards."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]


class WhisperWords(PlainWords):
    def secrets(self, view: HandsView, names: Names) -> str:
        return f"You hold {', '.join(view.cards) or 'nothing'}."


class Whispers(Game[Hands, HandsView]):
    """Whisper a card, or none; rank thirty; then nod, each with an option of their own."""

    slug, title, summary, seats = "whispers", "Whispers", "Psst.", range(2, 5)
    has_secrets = True
    state_type = Hands
    event_types: ClassVar[tuple[type[Event], ...]] = (Whispered,)
    words = WhisperWords()

    def setup(self, seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Hands:
        cards = {seat: [f"card-{seat}-{nth}" for nth in range(30 if seat == "A" else 0)] for seat in seats}
        return Hands(seats=seats, options=options, dice=dice, cards=cards)

    def turn(self, state: Hands) -> Script[None]:
        told = yield Prompt(
            "whisper", {s: Ask(tuple(c[:3]), least=0, secret=True) for s, c in state.cards.items()}
        )
        for seat, cards in told.items():
            for card in cards:
                state.tell(Whispered(card=card, known_to=(seat, state.seats[1])))
        yield Prompt("rank", {"A": Ask(tuple(state.cards["A"]), least=2, most=3, ordered=True, secret=True)})
        yield Prompt("nod", {seat: Ask((f"nod-{seat}", "bow")) for seat in state.seats})
        state.outcome = Outcome(state.seats, "all nodded")

    def view(self, state: Hands, viewer: Seat | None) -> HandsView:
        return HandsView(state.seats, tuple(state.cards[viewer]) if viewer else ())


class WhispersCog(commands.GroupCog, group_name="whispers", group_description="Whispers"):
    @app_commands.command(name="new")
    async def new(self, interaction: Interaction) -> None:
        """Open a table of Whispers."""
        await open_table(interaction, "whispers", {})


class AuctionCog(commands.GroupCog, group_name="auction", group_description="Auction"):
    @app_commands.command(name="new")
    async def new(self, interaction: Interaction) -> None:
        """Open a table of the auction."""
        await open_table(interaction, "auction", {})


async def setup(bot: GameMasterBot) -> None:
    await bot.add_cog(WhispersCog())
    await bot.add_cog(AuctionCog())


TOYS: Any = {"games": (Whispers(),), "cogs": ("cogs.tables", "cogs.operator", "tests.bot.whispers")}
