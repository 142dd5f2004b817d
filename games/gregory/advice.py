"""A greedy player, who knows only the view: for seats that the table plays, and for hints."""

from collections.abc import Callable, Mapping

from games.gregory.mat import DOORS, SPACES, Place, of_kind, steps_from
from games.gregory.state import FULL_LIFE, FULL_STRENGTH, ROOMS_TO_ESCAPE, kind_of
from games.gregory.view import GregoryView, PlayerView, SideView
from games.kernel.dice import Dice
from games.kernel.players import at_random
from games.kernel.prompts import Ask, Choice, Seat

# With this much Strength one beats most Monsters in the rooms; their mean is about 260.
READY = 350
# A roll gives a Monster 350 on average, so an attack on somebody weaker than this mostly succeeds.
WEAK = 350
# So much Life is worth a space; a Thorn is not shunned where 200 Strength lie behind it.
LIFE_A_SPACE = 50


class Greedy:
    """What one seat would do, as far as it knows."""

    def __init__(self, view: GregoryView, seat: Seat, ask: Ask, dice: Dice) -> None:
        self.view = view
        self.me: PlayerView = view.player(seat)
        self.options = ask.options
        self.dice = dice
        self.goals = goals(view, self.me)

    def act(self) -> str:
        """Walk to what is wanted most, then set Monsters on the weak; look at the hand, and end."""
        own = [option for option in self.options if option.startswith("move:own:")]
        walk = min(own, key=self._worth, default=None)
        here = self._distance(self.me.place) if self.me.place else len(SPACES)
        if walk and self._worth(walk)[0] < here:
            return walk
        # Where the way is blocked, any step may help; standing still for ever does not.
        if own and self.dice.roll(2) == 1:
            return self.dice.choose(own)
        deeds = [option for option in self.options if self._is_good_attack(option)]
        others = [deed for deed in ("stay-on-trigger", "hand", "end-turn") if deed in self.options]
        return (deeds or others or own)[0]

    def hand(self) -> str:
        """Play whatever can be played and may help."""
        cards = [option for option in self.options if option.startswith("card:") and self._helps(option)]
        return (cards or ["none"])[0]

    def battle(self) -> str:
        """Play a card for the own side as long as it is behind, and never more."""
        battle = self.view.battle
        assert battle is not None
        for side, other, name, other_name in (
            (battle.attacker, battle.defender, "attacker", "defender"),
            (battle.defender, battle.attacker, "defender", "attacker"),
        ):
            if side.seat == self.me.seat and self._is_behind(side, other):
                helping = (f":{name}", f":{other_name}")
                # What adds to the own side or takes off the other is the only thing on offer here.
                cards = [option for option in self.options if option.endswith(helping)]
                return (cards or ["pass"])[0]
        return "pass"

    def roll_window(self) -> str:
        """Slow down whoever has won rooms."""
        cards = [option for option in self.options if option.startswith("card:")]
        is_danger = bool(self.view.player(self.view.active).rooms)
        return cards[0] if cards and is_danger else "pass:own-turn"

    def fight(self) -> str:
        """Conceding saves nothing."""
        return "fight"

    def bring(self) -> str:
        """One more Monster is one more danger to the others."""
        return next(option for option in self.options if option != "pass")

    def _is_behind(self, side: SideView, other: SideView) -> bool:
        return side.total < other.total or (
            side.total == other.total and side.piece != "player" and other.piece in ("player", "gregory")
        )

    def _helps(self, option: str) -> bool:
        effect = kind_of(option.removeprefix("card:")).effect
        if effect == "life":
            return self.me.life <= FULL_LIFE - 100
        if effect == "hairpin":
            return False
        if effect == "roll-again":
            return (self.view.turn.rolled or 0) <= 5
        return effect != "strength" or self.me.strength <= FULL_STRENGTH - 100

    def _worth(self, option: str) -> tuple[int, int]:
        """The less, the better: spaces still to go with Life lost on the way, then spaces spent."""
        _, _, place, spaces, *extras = option.split(":")
        lost = sum(int(extra.removeprefix("lose")) for extra in extras if extra.startswith("lose"))
        finds_key = "key" in extras and self.goals == of_kind("key")
        away = 0 if finds_key else self._distance(place)
        return (away + lost // LIFE_A_SPACE, int(spaces))

    def _distance(self, place: Place) -> int:
        if SPACES[place].kind == "hells-gate" or any(feral.place == place for feral in self.view.ferals):
            return len(SPACES)
        return min((self._steps_from(goal).get(place, len(SPACES)) for goal in self.goals), default=0)

    def _steps_from(self, goal: Place) -> Mapping[Place, int]:
        return steps_from(goal, self.view.options["ferals"] != "off", self.view.revealed)

    def _is_good_attack(self, option: str) -> bool:
        kind, *rest = option.split(":")
        return kind == "move" and any(
            player.place == rest[1] and player.strength < WEAK and player.seat != self.me.seat
            for player in self.view.players
        )


def goals(view: GregoryView, me: PlayerView) -> tuple[Place, ...]:
    """Out with three rooms; a door with Key and Strength; a Key with Strength; else Power Ups."""
    if len(me.rooms) >= ROOMS_TO_ESCAPE:
        return of_kind("entrance", "portal")
    if me.strength >= READY:
        return (
            tuple(door for room, door in DOORS.items() if room not in me.rooms) if me.keys else of_kind("key")
        )
    return tuple(
        place
        for place in of_kind("strength")
        if place != me.last_power_up
        and (view.revealed or not SPACES[place].secret)
        and SPACES[place].room in {None, *me.rooms}
    )


ADVICE: Mapping[str, Callable[[Greedy], str]] = {
    "act": Greedy.act,
    "hand": Greedy.hand,
    "battle-window": Greedy.battle,
    "roll-window": Greedy.roll_window,
    "room-battle": Greedy.fight,
    "room-victory": Greedy.bring,
    "enter-from-deck": Greedy.bring,
}


def advise(view: GregoryView, seat: Seat, topic: str, ask: Ask, dice: Dice) -> Choice:
    """What a greedy player would answer; where there is nothing to be greedy about, anything."""
    if topic not in ADVICE:
        return at_random(ask, dice)
    return (ADVICE[topic](Greedy(view, seat, ask, dice)),)
