"""Guest List: the five students."""

from games.monster_slaughter.card_events import RolledAgain, VictimRolled
from games.monster_slaughter.fight_events import AttackDecided
from tests.games.monster_slaughter.cabin import Cabin


def beside(victim: str, family: str = "werewolves", **cards: str) -> Cabin:
    """A father beside this victim in the kitchen; bob may hold a card."""
    cabin = Cabin(family, "aliens")
    cabin.show(victim, "kitchen")
    for card in cards.values():
        cabin.give("bob", card)
    cabin.hunt(f"{family}-father", "kitchen")
    return cabin


def test_tom_has_one_success_without_a_die() -> None:
    cabin = beside("tom")
    cabin.attack("tom", "++--")
    assert cabin.told(VictimRolled)[-1].dice == 0
    assert cabin.health("tom") == 3


def test_tom_can_throw_a_monster_out_with_it() -> None:
    cabin = beside("tom")
    cabin.attack("tom", "----")
    assert cabin.where("werewolves-father") == "east"


def test_bob_throws_his_attacker_out_after_every_attack_that_he_survives() -> None:
    """Whoever wins, and at a tie too."""
    for roll in ("++++", "----"):
        cabin = beside("bob")
        cabin.attack("bob", roll)
        assert cabin.where("werewolves-father") == "east"


def test_bob_throws_zombies_out_too() -> None:
    """RULINGS.md, 11."""
    cabin = beside("bob", "zombies")
    cabin.attack("bob", "+---")
    assert cabin.where("zombies-father") == "east"


def test_a_dead_bob_throws_nobody_out() -> None:
    cabin = beside("bob")
    cabin.state.victims["bob"].health = 2
    cabin.attack("bob", "++++")
    assert cabin.where("werewolves-father") == "kitchen"


def test_britney_cancels_one_success_of_the_monster() -> None:
    cabin = beside("britney")
    cabin.attack("britney", "+++-")
    assert cabin.health("britney") == 3


def test_britney_alone_throws_nobody_out() -> None:
    cabin = beside("britney")
    cabin.attack("britney", "----")
    assert cabin.last(AttackDecided).successes == 0
    assert cabin.where("werewolves-father") == "kitchen"


def test_kam_has_one_die_and_those_of_an_object() -> None:
    cabin = beside("kam", card="shovel")
    cabin.do("attack:kam")
    cabin.answer("bob", "card:shovel")
    assert cabin.last(VictimRolled).dice == 3


def test_laika_rolls_one_failure_again() -> None:
    cabin = beside("laika", card="shovel")
    cabin.roll("++--", "--", "+")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:shovel")
    assert cabin.last(RolledAgain).reason == "laika"
    assert cabin.health("laika") == 4


def test_laika_needs_a_die_for_that() -> None:
    cabin = beside("laika")
    cabin.attack("laika", "+---")
    assert not cabin.told(RolledAgain)
