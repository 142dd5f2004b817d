"""What a sensible team player would answer, from the view alone."""

from games.horrified.attack import BE_DEFEATED, DISCARD
from games.horrified.box import Box
from games.horrified.content import Place
from games.horrified.hero_phase import ALLOW, BACK, END_TURN, PERK
from games.horrified.moving import AGREE, STAY
from games.horrified.payment import DONE
from games.horrified.plan import destination, in_danger, is_on_the_way, safest, worth_of
from games.horrified.view import HeroView, HorrifiedView, ItemView, nearer, steps_from
from games.kernel.dice import Dice
from games.kernel.players import at_random
from games.kernel.prompts import Ask, Choice, Seat

AT_ONCE = ("more-actions", "skip-monster-phase", "gather-items")
WHEN_DONE = ("draw-items",)
IN_DANGER = ("move-every-monster", "place-or-move-monster", "move-one-monster")
FOR_A_LONG_WAY = ("move-one-hero", "place-one-hero", "move-every-hero")
A_LONG_WAY = 3
WALK_FURTHER = "move-two"


def advise(box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, *, dice: Dice) -> Choice:
    """An answer that brings the team on."""
    owner, _, own = topic.partition(":")
    if own:
        return box.monsters[owner].advise(view, seat, topic, ask, dice)
    return Adviser(box, view, seat, ask, dice).answer(topic)


class Adviser:
    """One question, as the seat that is asked sees it."""

    def __init__(self, box: Box, view: HorrifiedView, seat: Seat, ask: Ask, dice: Dice) -> None:
        self.box = box
        self.view = view
        self.ask = ask
        self.dice = dice
        self.hero = next((hero for hero in view.heroes if hero.seat == seat), None)

    def answer(self, topic: str) -> Choice:
        """The answer to this topic; at random where it hardly matters."""
        match topic:
            case "act" if self.ask.required and self.hero:
                return (self._action(self.hero),)
            case "act":
                return (self._from_aside(),)
            case "perk":
                return (self._perk() or BACK,)
            case "bring":
                return self._company()
            case "pick-up":
                return self.ask.options[: self.ask.most]
            case "consent":
                return (AGREE,)
            case "walk":
                return (self._walk(),)
            case "defend" | "defend-with" | "pay":
                return self._least_worth()
            case "pay-strength":
                return (self._payment(),)
            case "target":
                return (max(self.ask.options, key=self._armour),)
            case "lead-monster":
                return (self._away(),)
            case "perk-hero" if self.hero and self.hero.kind in self.ask.options:
                return (self.hero.kind,)
            case "perk-place":
                return (self._place(),)
            case _:
                return at_random(self.ask, self.dice)

    def _from_aside(self) -> str:
        """Who is not at turn lets others act, and suggests what is first on the list."""
        suggestions = (option for option in self.ask.options if option.startswith("suggest:"))
        return ALLOW if ALLOW in self.ask.options else next(suggestions, self.ask.options[-1])

    def _action(self, hero: HeroView) -> str:
        """Defeat and advance first, then pick up, then go where there is most to do."""
        options = self.ask.options
        perk = self._perk()
        if perk:
            return perk if perk in options else PERK
        for option in options:
            if option.startswith("defeat:"):
                return option
        advances = [option for option in options if self._appeal(option) > 0]
        if advances:
            return max(advances, key=lambda option: (self._appeal(option), -self._cost(option)))
        if "pick-up" in options:
            return "pick-up"
        homeward = [option for option in options if self._sends_home(option)]
        if homeward:
            return homeward[0]
        return self._move(hero) if self.view.actions_left else END_TURN

    def _appeal(self, option: str) -> float:
        verb, *what = option.split(":")
        return self.box.monsters[what[0]].appeal(self.view, what[1]) if verb == "advance" else 0.0

    def _cost(self, option: str) -> float:
        item = option.rpartition(":")[2]
        held = next((held for held in self._held() if held.id == item), None)
        return worth_of(self.box, self.view, held, self.hero) if held else 0.0

    def _sends_home(self, option: str) -> bool:
        """Whether a special action or a Guide brings a citizen to safety, or one nobody is with nearer."""
        verb, *what = option.split(":")
        if verb not in {"guide", "special"} or len(what) < 2:
            return False
        citizen = next(one for one in self.view.citizens if one.id == what[0])
        alone = verb == "special" and all(hero.place != citizen.place for hero in self.view.heroes)
        return citizen.safe == what[1] or (alone and is_on_the_way(self.view, citizen, what[1]))

    def _move(self, hero: HeroView) -> str:
        assert hero.place is not None
        goal = destination(self.box, self.view, hero)
        step = nearer(self.view, hero.place, goal) if goal else None
        if goal is None or step is None:
            return END_TURN
        if goal != step and f"special:{goal}" in self.ask.options:
            return f"special:{goal}"
        if goal != step and "special" in self.ask.options and self._walks_by_special(hero):
            return "special"
        return f"move:{step}"

    def _walks_by_special(self, hero: HeroView) -> bool:
        return self.box.heroes[hero.kind].special == WALK_FURTHER

    def _walk(self) -> str:
        mover = next(hero for hero in self.view.heroes if hero.kind == self.ask.about["hero"])
        goal = destination(self.box, self.view, mover)
        step = nearer(self.view, mover.place, goal) if goal and mover.place else None
        return f"to:{step}" if step else STAY

    def _perk(self) -> str | None:
        """A Perk worth playing now."""
        for perk in self.hero.perks or () if self.hero else ():
            if self._is_timely(self.box.perk_kinds[perk].effect) and self._offered(perk):
                return f"perk:{perk}"
        return None

    def _is_timely(self, effect: str) -> bool:
        if effect in AT_ONCE:
            return True
        if effect in FOR_A_LONG_WAY:
            return self._way_to_go() >= A_LONG_WAY
        done = not self.view.actions_left
        return done and (effect in WHEN_DONE or (effect in IN_DANGER and in_danger(self.view)))

    def _way_to_go(self) -> int:
        """How far it is to where this hero wants to be."""
        if self.hero is None or self.hero.place is None:
            return 0
        goal = destination(self.box, self.view, self.hero)
        return steps_from(self.view, self.hero.place)[goal] if goal else 0

    def _offered(self, perk: str) -> bool:
        return f"perk:{perk}" in self.ask.options or PERK in self.ask.options

    def _company(self) -> Choice:
        place = self.ask.about["place"]
        here = {citizen.id: citizen for citizen in self.view.citizens}
        return tuple(one for one in self.ask.options if is_on_the_way(self.view, here[one], place))

    def _place(self) -> str:
        """Where a Perk places somebody: this hero where it wants to be, a Monster far from all."""
        effect = self.box.perk_kinds[self.ask.about["what"]].effect
        place: Place | None = safest(self.view)
        if effect == "place-one-hero" and self.hero and self.hero.place:
            place = destination(self.box, self.view, self.hero)
        return place if place in self.ask.options else self.ask.options[0]

    def _least_worth(self) -> Choice:
        if DISCARD in self.ask.options:
            return (DISCARD,)
        worth = {item.id: worth_of(self.box, self.view, item, self.hero) for item in self._held()}
        items = sorted((one for one in self.ask.options if one != BE_DEFEATED), key=lambda one: worth[one])
        return tuple(items[: self.ask.least])

    def _payment(self) -> str:
        """The weakest Item that is enough, else the strongest."""
        if DONE in self.ask.options:
            return DONE
        strength = {item.id: item.strength for item in self._held()}
        enough = [one for one in self.ask.options if strength[one] >= int(self.ask.about["missing"])]
        return min(enough or self.ask.options, key=lambda one: strength[one] if enough else -strength[one])

    def _armour(self, character: str) -> int:
        return next((len(hero.items) for hero in self.view.heroes if hero.kind == character), 0)

    def _away(self) -> str:
        monster = next(mat for mat in self.view.monsters if mat.id == self.ask.about["monster"])
        step: Place | None = nearer(self.view, monster.place, safest(self.view))
        return f"to:{step}" if step else STAY

    def _held(self) -> list[ItemView]:
        return [item for hero in self.view.heroes for item in hero.items]
