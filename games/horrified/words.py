"""The English of all Horrified games, made from views, events and the box's names."""

from collections.abc import Mapping
from typing import Generic, TypeVar, cast

from games.horrified.box import Box
from games.horrified.events import PerkDrawn
from games.horrified.pursuit import Matter
from games.horrified.storyteller import story
from games.horrified.view import HeroView, HorrifiedView, MatView, item_in_short
from games.kernel.english import counted
from games.kernel.events import Event
from games.kernel.game import Names, Words
from games.kernel.prompts import Ask
from games.kernel.state import Outcome

V = TypeVar("V", bound=HorrifiedView)

PLAIN = {
    "end-turn": "End the phase",
    "perk": "Play a Perk card …",
    "back": "No Perk now",
    "allow": "Let others act for me without asking",
    "forbid": "Ask me before others act for me",
    "pick-up": "Pick up Items here …",
    "share": "Share Items here …",
    "special": "Special action …",
    "stay": "Stay here",
    "agree": "Yes, do that",
    "decline": "No",
    "discard": "Discard Items and stand it",
    "be-defeated": "Be defeated",
    "done": "That is enough",
}
GROUPS = {
    "defeat": "Defeat",
    "advance": "Advance",
    "special": "Special action",
    "guide": "Guide",
    "move": "Move",
    "perk": "Play",
    "suggest": "Suggest",
    "take": "Suggested to you",
}
MATTERS: Mapping[Matter, str] = {
    "away": "which way does it run?",
    "eye": "where does the Eye go?",
    "footprint": "all footprints are out. From where is one taken?",
    "hit": "who takes the hit?",
    "lost-item": "which Item is lost?",
    "lost-items": "which location loses its Items?",
    "mark": "who gets the Death Mark?",
    "petrified": "who is sent to a Temple?",
    "temple": "to which Temple?",
}
PLANS = {
    "walk": "move you up to {what} locations",
    "share": "exchange Items: {what}",
    "perk": "play {what} on you",
    "place": "place you at {what}",
}


class HorrifiedWords(Words[V], Generic[V]):
    """Questions, labels, stories and the board in words."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def question(self, view: V, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        about, words = ask.about, self.box.vocabulary
        owner, _, _ = topic.partition(":")
        if owner in self.box.monsters:
            return self.box.monsters[owner].question(self.box, topic, ask)
        match topic:
            case "choose-hero":
                return "\n".join([f"Choose your {words.hero}.", *map(self._described, ask.options)])
            case "act" if ask.required:
                left = counted(view.actions_left, "action") if view.actions_left else "no actions"
                return f"Your {words.hero} Phase: {left} left. What do you do?"
            case "act":
                return f"{names(view.active)} is acting. You may play a Perk card or suggest the next action."
            case "perk":
                return "Which Perk card do you play?"
            case "bring":
                return f"Who comes along to {self.box.name(about['place'])}?"
            case "pick-up":
                return f"What do you pick up at {self.box.name(about['place'])}?"
            case "share":
                return "Which Items change hands?"
            case "share-with":
                giver = _player(view, about["giver"], names)
                return f"Who gets the {self.box.name(about['item'])} from {giver}?"
            case "consent":
                plan = PLANS[about["plan"]].format(
                    what=self._planned(view, about["plan"], about["what"], names)
                )
                return f"{_player(view, about['by'], names)} wants to {plan}. Do you agree?"
            case "walk":
                hero = _player(view, about["hero"], names)
                return f"Where does {hero} go? Up to {about['left']} more."
            case "perk-hero":
                return f"{self._perk(about['what'])}: which {words.hero}?"
            case "perk-place":
                return f"{self._perk(about['what'])}: which location?"
            case "perk-monster" if set(ask.options) <= set(self.box.monsters):
                return f"{self._perk(about['what'])}: which Monster?"
            case "perk-monster":
                return f"{self._perk(about['what'])}: what do you do?"
            case "perk-pair":
                return f"{self._perk(about['what'])}: which two?"
            case "perk-heroes":
                return f"{self._perk(about['what'])}: who comes to {self.box.name(about['place'])}?"
            case "lead-monster":
                return f"Where does {self.box.name(about['monster'])} go? Up to {about['left']} more."
            case "monster-way":
                return f"Several ways are equally good. Where does {self.box.name(about['monster'])} go?"
            case "which":
                return f"{self.box.name(about['monster'])}: {MATTERS[cast('Matter', about['matter'])]}"
            case "target":
                return f"Whom does {self.box.name(about['monster'])} attack?"
            case "defend":
                hits = int(about["hits"])
                items = counted(hits, f"{about['colours'].title()} Item".strip())
                return f"You take {counted(hits, 'hit')}. Discard {items}, or be defeated?"
            case "defend-with":
                return f"Which {about['hits']} Items do you discard?"
            case "pay":
                items = counted(ask.least, f"{about['colours'].title()} Item".strip())
                return f"You spend {items}. Which?"
            case "pay-strength":
                colours = about["colours"] or "any colour"
                return f"Spend an Item ({colours}): {about['missing']} more strength is needed."
            case _:
                raise ValueError(topic)

    def label(self, view: V, option: str, names: Names) -> str:
        """An option; an Item also says whose it is, where it is somebody else's."""
        if option in self.box.items:
            holder = _holder(view, option)
            whose = f", the {holder.name}'s" if holder and holder.seat != view.viewer else ""
            return f"{self.box.item_name(option)}{whose}"
        if option in self.box.heroes and any(hero.kind == option for hero in view.heroes):
            return f"{self.box.name(option)} ({_player(view, option, names)})"
        verb, _, kind = option.partition(":")
        if verb == "take":
            hero = next(hero for hero in view.heroes if hero.kind == kind)
            return f"{hero.name}'s idea: {self.option(hero.suggests or '')}"
        return self.option(option)

    def option(self, option: str) -> str:
        """An option by the names in the box alone."""
        verb, *what = option.split(":")
        if verb in self.box.monsters:
            return self.box.monsters[verb].label(self.box, ":".join(what)) if what else self.box.name(verb)
        if option in self.box.items:
            return self.box.item_name(option)
        match verb, what:
            case "suggest", _:
                return f"Suggest: {self.option(':'.join(what))}"
            case "perk", [kind]:
                return f"Play {self._perk(kind)}"
            case "defeat", [monster]:
                return f"Defeat {self.box.name(monster)}"
            case "advance", [monster, step]:
                return self.box.monsters[monster].label(self.box, step)
            case "guide", [citizen, place]:
                return f"Guide {self.box.name(citizen)} to {self.box.name(place)}"
            case "special", [one]:
                return f"Special action: {self.box.name(one)}"
            case "special", [one, other]:
                return f"Special action: {self.box.name(one)} to {self.box.name(other)}"
            case "place", [monster]:
                return f"Place {self.box.name(monster)} anywhere"
            case "move", [one] if one in self.box.monsters:
                return f"Move {self.box.name(one)} up to 3"
            case "move", [place]:
                return f"Move to {self.box.name(place)}"
            case "to", [place]:
                return f"To {self.box.name(place)}"
            case _, []:
                return PLAIN[option] if option in PLAIN else self.box.name(option)
            case _:
                raise ValueError(option)

    def group(self, view: V, option: str) -> str:
        """The kind of action, or the colour of an Item."""
        if option in self.box.items:
            return f"{self.box.items[option].colour.capitalize()} Items"
        return "" if option in PLAIN else GROUPS.get(option.partition(":")[0], "")

    def tell(self, event: Event, names: Names) -> str:
        """An event as one sentence."""
        for monster in self.box.monsters.values():
            told = monster.tell(self.box, event, names)
            if told is not None:
                return told
        return story(self.box, event, names, self.option)

    def recalls(self, event: Event) -> bool:
        """A Perk card is in the hand, until it is played."""
        return isinstance(event, PerkDrawn)

    def headline(self, view: V, names: Names) -> str:
        """How the game stands, in one line."""
        monsters = f"{len(view.defeated)} of {len(view.defeated) + len(view.monsters)} Monsters defeated"
        return f"Terror {view.terror} of {view.skull} · {monsters} · {view.cards_left} Monster cards left"

    def board(self, view: V, names: Names) -> str:
        """The whole table in words."""
        lines = [self.headline(view, names)]
        lines += [self._mat(view, mat, names) for mat in view.monsters]
        lines += [self._hero(hero, names) for hero in view.heroes]
        lines += [
            f"{citizen.title} ({citizen.name}) is at {self.box.name(citizen.place)}"
            f" and must get to {self.box.name(citizen.safe)}."
            for citizen in view.citizens
        ]
        for place in view.locations:
            here = [item for item in view.items if item.place == place.id]
            if here:
                lines.append(f"{place.name}: {', '.join(item_in_short(item) for item in here)}.")
        lines.append(f"{view.bag_left} Items in the bag, {len(view.spent)} discarded.")
        return "\n".join(lines)

    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended."""
        words = self.box.vocabulary
        return {
            "monsters-defeated": f"The last Monster is defeated. The {words.heroes} have won!",
            "terror": f"Terror has reached its maximum: the Monsters have won, and the {words.heroes} lost.",
            "out-of-time": f"No Monster card is left to draw: the {words.heroes} have lost.",
        }[outcome.reason]

    def secrets(self, view: V, names: Names) -> str:
        """The Perk hand of the reader, where hands are private."""
        hero = next((hero for hero in view.heroes if hero.seat == view.viewer), None)
        if hero is None or hero.perks is None or view.options["perks"] == "open":
            return ""
        texts = self.box.perk_kinds
        held = [f"{texts[perk].name}: {texts[perk].text}" for perk in hero.perks]
        return "Your Perk cards:\n" + "\n".join(held) if held else "You hold no Perk card."

    def _described(self, hero: str) -> str:
        """What an identification tile says, for whoever chooses one."""
        kind = self.box.heroes[hero]
        return f"-# {kind.name}: {counted(kind.actions, 'action')}. {kind.text}".rstrip()

    def _perk(self, kind: str) -> str:
        return self.box.perk_kinds[kind].name

    def _planned(self, view: V, plan: str, what: str, names: Names) -> str:
        match plan:
            case "perk":
                return self._perk(what)
            case "walk":
                return what
            case "place":
                return self.box.name(what)
            case _:
                moves = [move.split(">") for move in what.split(",")]
                return "; ".join(self._handed_over(view, item, taker, names) for item, taker in moves)

    def _handed_over(self, view: V, item: str, taker: str, names: Names) -> str:
        name, holder = self.box.item_name(item), _holder(view, item)
        given = f"your {name}"
        if holder and holder.seat != view.viewer:
            given = f"{name} from {names(holder.seat)}"
        to = next(hero for hero in view.heroes if hero.kind == taker)
        return f"{given} to {'you' if to.seat == view.viewer else names(to.seat)}"

    def _mat(self, view: V, mat: MatView, names: Names) -> str:
        frenzied = ", frenzied" if mat.frenzied else ""
        progress = self.box.monsters[mat.id].progress(self.box, view, names)
        return f"{mat.name} (Frenzy Order {mat.order}{frenzied}) is at {self.box.name(mat.place)}. {progress}"

    def _hero(self, hero: HeroView, names: Names) -> str:
        place = f"at {self.box.name(hero.place)}" if hero.place else "defeated, back next turn"
        items = ", ".join(item_in_short(item) for item in hero.items) or "no Items"
        return f"{names(hero.seat)}, the {hero.name}, {place}: {items}; Perk cards: {hero.perk_count}."


def _player(view: HorrifiedView, hero: str, names: Names) -> str:
    """Who plays a hero."""
    return names(next(each.seat for each in view.heroes if each.kind == hero))


def _holder(view: HorrifiedView, item: str) -> HeroView | None:
    return next((hero for hero in view.heroes if item in [held.id for held in hero.items]), None)
