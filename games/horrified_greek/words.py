"""The English that only the Greek game needs."""

from games.horrified.box import Box
from games.horrified.words import HorrifiedWords
from games.horrified_greek.cards import ItemDealt
from games.horrified_greek.content import GreekContent
from games.horrified_greek.lairs import REVEAL, LairRevealed
from games.horrified_greek.monsters.siren import TonesHeard
from games.horrified_greek.perks import HEROES, MONSTERS
from games.horrified_greek.specials import CardForeseen, DeckForeseen, ItemRecovered
from games.horrified_greek.view import GreekView, SirenMat
from games.kernel.events import Event
from games.kernel.game import Names
from games.kernel.prompts import Ask

OPTIONS = {
    REVEAL: "Reveal the Lair here …",
    "special": "Favor of the Gods …",
    HEROES: "Move each Hero up to 2",
    MONSTERS: "Move each Monster up to 2",
}
GROUPS = {REVEAL: "Lairs", "special": "Favor of the Gods"}


class GreekWords(HorrifiedWords[GreekView]):
    """Lairs, gifts and favors in words; all else as in every set."""

    def __init__(self, box: Box, content: GreekContent) -> None:
        super().__init__(box)
        self.lairs = {lair.id: lair for lair in content.lairs}
        self.symbols = {symbol.id: symbol.name for symbol in content.symbols}

    def question(self, view: GreekView, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        match topic:
            case "from-discards":
                return "Which discarded Item do you take?"
            case "give":
                return f"Which Items go to the {self.box.name(ask.about['taker'])}?"
            case _:
                return super().question(view, topic, ask, names)

    def option(self, option: str) -> str:
        """An option by the names in the box alone."""
        if option in OPTIONS:
            return OPTIONS[option]
        match option.split(":"):
            case [verb, place] if verb == REVEAL:
                return f"Reveal the Lair at {self.box.name(place)}"
            case ["special", hero] if hero in self.box.heroes:
                return f"Favor of the Gods: give Items to the {self.box.name(hero)}"
            case ["special", place]:
                return f"Favor of the Gods: go to {self.box.name(place)}"
            case _:
                return super().option(option)

    def group(self, view: GreekView, option: str) -> str:
        """The kind of action."""
        return GROUPS.get(option.partition(":")[0]) or super().group(view, option)

    def tell(self, event: Event, names: Names) -> str:
        """An event as one sentence."""
        match event:
            case LairRevealed():
                lair = self.lairs[event.lair].name
                return f"{names(event.seat)} reveals the Lair at {self.box.name(event.place)}: {lair}."
            case ItemDealt():
                return f"{names(event.seat)} draws {self.box.item_name(event.item)} and keeps it."
            case ItemRecovered():
                return f"{names(event.seat)} has {self.box.item_name(event.item)} back from the discard pile."
            case DeckForeseen():
                return f"{names(event.seat)} looks at the top Monster card."
            case CardForeseen():
                card = self.box.cards[event.card]
                return f"The top Monster card is {card.name}: {card.text}"
            case _:
                return super().tell(event, names)

    def recalls(self, event: Event) -> bool:
        """So do the foreseen card, until it is drawn, and tones, until they are off the mat."""
        return isinstance(event, CardForeseen | TonesHeard) or super().recalls(event)

    def board(self, view: GreekView, names: Names) -> str:
        """The whole table in words, with the Lairs and the Monsters' symbols."""
        lairs = ", ".join(f"{self.box.name(lair.place)} ({lair.name or 'face down'})" for lair in view.lairs)
        symbols = "; ".join(
            f"{mat.name}: {', '.join(self._symbol(symbol) for symbol in self._symbols_of(mat.id))}"
            for mat in view.monsters
        )
        return f"{super().board(view, names)}\nLairs: {lairs}.\nSymbols: {symbols}."

    def secrets(self, view: GreekView, names: Names) -> str:
        """Perks, the card that the reader has looked at, and the tones that only the reader knows."""
        told = [super().secrets(view, names)]
        if view.foreseen and view.options["shepherd"] == "private":
            told.append(f"You have seen the next Monster card: {view.foreseen.name}. {view.foreseen.text}")
        if view.options["tones"] == "private" and view.viewer:
            sirens = [mat for mat in view.monsters if isinstance(mat, SirenMat)]
            told += [self.box.monsters[mat.id].progress(self.box, view, names) for mat in sirens]
        return "\n".join(part for part in told if part)

    def _symbols_of(self, monster: str) -> tuple[str, ...]:
        return self.box.monsters[monster].kind.symbols

    def _symbol(self, symbol: str) -> str:
        return f"{self.symbols[symbol]} ({symbol})"
