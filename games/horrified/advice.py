"""What a sensible team player would answer, from the view alone."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations
from math import inf

from games.horrified.attack import BE_DEFEATED, DISCARD
from games.horrified.box import Box
from games.horrified.content import ItemId, Place
from games.horrified.danger import price_of_terror
from games.horrified.hero_phase import ALLOW, BACK, END_TURN, PERK
from games.horrified.moving import AGREE, STAY
from games.horrified.outlook import Outlook
from games.horrified.payment import DONE
from games.horrified.plan import Deed, Legs, Plan
from games.horrified.view import CitizenView, HeroView, HorrifiedView
from games.kernel.dice import Dice
from games.kernel.players import at_random
from games.kernel.prompts import Ask, Choice, Seat

WHEN_DONE = ("draw-items", "skip-monster-phase")
IN_DANGER = ("move-every-monster", "place-or-move-monster")
"""Perks to play when no action is left, and when a Monster may strike then."""
DANGER = 1.0
"""What staying may cost before a Perk is played against it, in actions."""
WALK_FURTHER = "move-two"
REACH_FURTHER = "pick-up-adjacent"
GIVE_FAR = "give-items"
A_GIFT = 2.0
"""What Items must be worth more in other hands before a Perk is played for it, in actions."""
FREE_WALKS = {"move-one-hero": 4, "place-one-hero": 99, "move-every-hero": 2}
"""Perks that spare a hero's way, and how long a way."""
A_JUMP = 2.0
"""What that must bring before such a Perk is played, in actions."""
WASTED = 1.0
"""What strength that is paid too much counts, beside what the Item is worth."""


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
            case "choose-hero":
                return (self._strongest(),)
            case "act" if self.ask.required and self.hero and self.hero.place:
                return (self._action(self.hero),)
            case "act":
                return (self._from_aside(),)
            case "perk":
                return (self._perk() or BACK,)
            case "bring":
                return self._company()
            case "pick-up":
                return self.ask.options[: self.ask.most]
            case "share":
                return self._gifts()
            case "share-with":
                return (self._taker(),)
            case "consent":
                return (AGREE,)
            case "walk":
                return (self._walk(),)
            case "defend" | "defend-with":
                return self._defence()
            case "pay":
                return self._least_worth()
            case "pay-strength":
                return (self._payment(),)
            case "target":
                return (max(self.ask.options, key=self._armour),)
            case "lead-monster":
                return (self._away(),)
            case "perk-hero" if self.hero and self.hero.kind in self.ask.options:
                return (self.hero.kind,)
            case "perk-heroes" if self.hero and self.hero.kind in self.ask.options:
                return (self.hero.kind,)
            case "perk-pair":
                return self._pair()
            case "perk-place":
                return (self._place(),)
            case _:
                return at_random(self.ask, self.dice)

    def _strongest(self) -> str:
        """One of the heroes with the most actions."""
        actions = {kind: self.box.heroes[kind].actions for kind in self.ask.options}
        return self.dice.choose([kind for kind in actions if actions[kind] == max(actions.values())])

    def _from_aside(self) -> str:
        suggestions = (option for option in self.ask.options if option.startswith("suggest:"))
        return ALLOW if ALLOW in self.ask.options else next(suggestions, self.ask.options[-1])

    @cached_property
    def _plan(self) -> Plan:
        """The plan of the hero of whoever is asked."""
        assert self.hero is not None
        return self._plan_of(self.hero)

    @cached_property
    def _outlook(self) -> Outlook:
        """What there is to do for everybody."""
        return Outlook(self.box, self.view)

    @property
    def _worth(self) -> Mapping[ItemId, float]:
        """What each Item is worth to whoever is asked."""
        assert self.hero is not None
        return self._outlook.worths[self.hero.seat]

    def _plan_of(self, hero: HeroView) -> Plan:
        mates = [one for one in self._standing() if one.seat != hero.seat]
        plans = [Plan(self._outlook, mate, self._legs(mate)) for mate in mates]
        return Plan(self._outlook, hero, self._legs(hero), plans)

    def _legs(self, hero: HeroView) -> Legs:
        special = self.box.heroes[hero.kind].special
        return Legs(
            stride=2 if special == WALK_FURTHER else 1,
            jumps=self._jumps(special),
            reach=1 if special == REACH_FURTHER else 0,
            gives=special == GIVE_FAR,
        )

    def _jumps(self, special: str | None) -> tuple[Place, ...]:
        """Where a special action places a hero."""
        match special:
            case "place-at-citizen":
                return tuple(citizen.place for citizen in self.view.citizens)
            case "place-at-monster":
                return tuple(mat.place for mat in self.view.monsters)
            case _:
                return ()

    def _action(self, hero: HeroView) -> str:
        options = self.ask.options
        perk = self._perk()
        if perk:
            return perk if perk in options else PERK
        for option in options:
            if option.startswith("defeat:"):
                return option
        homeward = [option for option in options if self._sends_home(option)]
        if homeward:
            return homeward[0]
        if not self.view.actions_left:
            return END_TURN
        deed, _ = self._plan.best(self.view.actions_left)
        return self._option_for(hero, deed)

    def _option_for(self, hero: HeroView, deed: Deed) -> str:
        options = self.ask.options
        legs = self._legs(hero)
        assert hero.place is not None
        match deed.kind:
            case "pick-up":
                return f"special:{deed.place}" if deed.place != hero.place else "pick-up"
            case "step":
                assert deed.need is not None
                prefix = f"{deed.need.step}:{deed.need.monster}" if deed.need.step != "reveal" else "reveal"
                found = [option for option in options if option.startswith(prefix)]
                if found:
                    return max(found, key=lambda option: (self._appeal(option), -self._cost(option)))
            case "share":
                return "share"
            case "give":
                return f"special:{deed.taker}"
            case "go":
                way = self._way(hero.place, deed.place)
                if deed.place in legs.jumps and deed.place != way:
                    return f"special:{deed.place}"
                if legs.stride > 1 and deed.place != way and "special" in options:
                    return "special"
                return f"move:{way}"
        return END_TURN

    def _way(self, start: Place, goal: Place) -> Place:
        steps = self.box.board.steps[goal]
        return min(self.box.board.neighbours[start], key=lambda place: steps[place])

    def _appeal(self, option: str) -> float:
        verb, *what = option.split(":")
        return self.box.monsters[what[0]].appeal(self.box, self.view, what[1]) if verb == "advance" else 0.0

    def _cost(self, option: str) -> float:
        return self._worth.get(option.rpartition(":")[2], 0.0)

    def _sends_home(self, option: str) -> bool:
        """Whether a special action or a Guide brings a citizen to safety, or one nobody is with nearer."""
        verb, *what = option.split(":")
        if verb not in {"guide", "special"} or len(what) < 2:
            return False
        citizen = next(one for one in self.view.citizens if one.id == what[0])
        alone = verb == "special" and all(hero.place != citizen.place for hero in self.view.heroes)
        return citizen.safe == what[1] or (alone and self._nearer(citizen, what[1]))

    def _nearer(self, citizen: CitizenView, place: Place) -> bool:
        steps = self.box.board.steps[citizen.safe]
        return steps[place] < steps[citizen.place]

    def _walk(self) -> str:
        mover = next(hero for hero in self.view.heroes if hero.kind == self.ask.about["hero"])
        assert mover.place is not None
        plan = self._plan_of(mover)
        mine = mover.seat == self.view.active
        deed, _ = plan.best(self.view.actions_left if mine else 0, free=int(self.ask.about["left"]))
        return f"to:{self._way(mover.place, deed.place)}" if deed.kind == "go" else STAY

    def _perk(self) -> str | None:
        for perk in self.hero.perks or () if self.hero else ():
            if self._offered(perk) and self._is_timely(self.box.perk_kinds[perk].effect):
                return f"perk:{perk}"
        return None

    def _is_timely(self, effect: str) -> bool:
        left = self.view.actions_left
        if self.hero is None or self.hero.place is None:
            return False
        match effect:
            case "more-actions":
                return left > 0
            case "move-one-hero" | "place-one-hero" | "move-every-hero":
                return self._walk_is_worth_it(FREE_WALKS[effect])
            case "call-heroes":
                mates = [one.place for one in self.view.heroes if one.place and one.seat != self.hero.seat]
                return self._jump_is_worth_it(mates)
            case "exchange-items":
                return any(self._gifts_between(*pair) > A_GIFT for pair in self._pairs())
            case _ if left:
                return False
            case _ if effect in IN_DANGER:
                return self._plan.danger() > DANGER
            case _:
                return effect in WHEN_DONE

    @property
    def _begins_or_ends(self) -> bool:
        """Whether no action is taken yet, or none is left: ways without one are thought through only then."""
        assert self.hero is not None
        return self.view.actions_left in (0, self.hero.actions)

    def _walk_is_worth_it(self, free: int) -> bool:
        """Whether it is worth a Perk to walk so many locations without an action."""
        if not self._begins_or_ends:
            return False
        left = self.view.actions_left
        return self._plan.best(left, free)[1] - self._plan.best(left)[1] > A_JUMP

    def _jump_is_worth_it(self, places: Iterable[Place]) -> bool:
        """Whether it is worth a Perk to be placed at one of these."""
        if not self._begins_or_ends:
            return False
        return self._best_jump(places)[1] - self._plan.best(self.view.actions_left)[1] > A_JUMP

    def _best_jump(self, places: Iterable[Place]) -> tuple[Place, float]:
        """Where to be placed, and what is to be had from there."""
        left = self.view.actions_left
        worths = {place: self._plan.best(left, place=place)[1] for place in dict.fromkeys(places)}
        return max(worths.items(), key=lambda worth: worth[1], default=("", -inf))

    def _standing(self) -> list[HeroView]:
        """The heroes on the board."""
        return [hero for hero in self.view.heroes if hero.place]

    def _pairs(self) -> list[tuple[HeroView, HeroView]]:
        return list(combinations(self._standing(), 2))

    def _gift(self, giver: HeroView, taker: HeroView) -> float:
        """What it brings that one gives to another all that is worth more there."""
        there, here = self._outlook.worths[taker.seat], self._outlook.worths[giver.seat]
        return sum(max(0.0, there[item.id] - here[item.id]) for item in giver.items)

    def _gifts_between(self, one: HeroView, other: HeroView) -> float:
        """What it brings that two exchange all that is worth more to the other."""
        return self._gift(one, other) + self._gift(other, one)

    def _offered(self, perk: str) -> bool:
        return f"perk:{perk}" in self.ask.options or PERK in self.ask.options

    def _company(self) -> Choice:
        place = self.ask.about["place"]
        here = {citizen.id: citizen for citizen in self.view.citizens}
        return tuple(one for one in self.ask.options if self._nearer(here[one], place))

    @property
    def _effect(self) -> str:
        """What the Perk does that is being played."""
        return self.box.perk_kinds[self.ask.about["what"]].effect

    def _pair(self) -> Choice:
        one, other = max(self._pairs(), key=lambda pair: self._gifts_between(*pair))
        return tuple(kind for kind in self.ask.options if kind in (one.kind, other.kind))

    def _place(self) -> str:
        if self._effect == "place-one-hero" and self.hero and self.hero.place:
            deed, _ = self._plan.best(self.view.actions_left, 99)
            place = deed.place
        elif self._effect == "call-heroes" and self.hero and self.hero.place:
            place, _ = self._best_jump(self.ask.options)
        else:
            place = self._farthest(self.box.board.steps)
        return place if place in self.ask.options else self.ask.options[0]

    def _defence(self) -> Choice:
        """The Items that are worth least, unless Terror costs less than they do."""
        assert self.hero is not None
        hits = int(self.ask.about["hits"])
        worth = self._worth
        held = [item.id for item in self.hero.items]
        items = self.ask.options if self.ask.options[0] in held else held
        least = sorted((one for one in items if one != BE_DEFEATED), key=lambda one: worth[one])[:hits]
        if BE_DEFEATED in self.ask.options and sum(worth[one] for one in least) > price_of_terror(self.view):
            return (BE_DEFEATED,)
        return (DISCARD,) if DISCARD in self.ask.options else tuple(least)

    def _least_worth(self) -> Choice:
        worth = self._worth
        return tuple(sorted(self.ask.options, key=lambda one: worth[one])[: self.ask.least])

    def _gifts(self) -> Choice:
        """The Items that are worth more to somebody else."""
        worths = self._outlook.worths
        owners = {item.id: hero.seat for hero in self.view.heroes for item in hero.items}
        here = dict.fromkeys((*(owners[item] for item in self.ask.options), *self._with_me()))
        gifts = tuple(
            item
            for item in self.ask.options
            if max(worths[seat][item] for seat in here) > worths[owners[item]][item]
        )
        return gifts or self.ask.options[:1]

    def _with_me(self) -> list[Seat]:
        assert self.hero is not None
        return [hero.seat for hero in self._standing() if hero.place == self.hero.place]

    def _taker(self) -> str:
        worths = self._outlook.worths
        item = self.ask.about["item"]
        seats = {hero.kind: hero.seat for hero in self.view.heroes}
        return max(self.ask.options, key=lambda kind: worths[seats[kind]][item])

    def _payment(self) -> str:
        """What is worth least for its strength, and not more than is missing where that can be."""
        if DONE in self.ask.options:
            return DONE
        assert self.hero is not None
        worth, missing = self._worth, int(self.ask.about["missing"])
        strength = {item.id: item.strength for item in self.hero.items}
        return min(self.ask.options, key=lambda one: (worth[one] + WASTED) / min(strength[one], missing))

    def _armour(self, character: str) -> int:
        return next((len(hero.items) for hero in self.view.heroes if hero.kind == character), 0)

    def _away(self) -> str:
        monster = next(mat for mat in self.view.monsters if mat.id == self.ask.about["monster"])
        best = self._farthest((monster.place, *self.box.board.neighbours[monster.place]))
        return f"to:{best}" if best != monster.place else STAY

    def _farthest(self, places: Iterable[Place]) -> Place:
        """The place from which everybody is as far away as can be."""
        steps = self.box.board.steps
        people = [hero.place for hero in self.view.heroes if hero.place]
        people += [one.place for one in self.view.citizens]
        return max(places, key=lambda place: min((steps[place][one] for one in people), default=0))


def advise(
    adviser: type[Adviser], box: Box, view: HorrifiedView, seat: Seat, topic: str, ask: Ask, dice: Dice
) -> Choice:
    """An answer that brings the team on, to a Monster's own question by the Monster, else by the adviser."""
    owner, _, own = topic.partition(":")
    if own:
        return box.monsters[owner].advise(box, view, seat, topic, ask, dice)
    return adviser(box, view, seat, ask, dice).answer(topic)
