"""Fighting Back: the other players agree on an object, or not."""

import pytest

from games.monster_slaughter.card_events import MonsterRolled, VictimRolled
from games.monster_slaughter.fight_events import (
    DefendersConfer,
    NobodyHelps,
    ObjectOffered,
    ObjectUsed,
    OffersShown,
    StandingOrder,
    VotesShown,
)
from tests.games.monster_slaughter.cabin import GAME, Cabin


@pytest.fixture
def cabin() -> Cabin:
    """A Werewolf father attacks Bob; bob and cleo hold objects, dan holds none."""
    cabin = Cabin("werewolves", "aliens", "clowns", "golems")
    cabin.show("bob", "living-room")
    cabin.give("bob", "silver-trophy", "frenzy-1")
    cabin.give("cleo", "dibble", "nail-gun")
    cabin.hunt("werewolves-father", "living-room")
    return cabin


def test_all_others_are_asked_before_the_dice_are_rolled(cabin: Cabin) -> None:
    cabin.do("attack:bob")
    assert cabin.topic == "offer"
    assert set(cabin.asks) == {"bob", "cleo", "dan"}
    assert not cabin.told(MonsterRolled)


def test_one_defender_alone_uses_their_object(cabin: Cabin) -> None:
    """The worked example: a Silver Trophy, 2 dice and 1 against Werewolves; 3 against 1 is 2 wounds."""
    cabin.roll("+++-", "+--")
    cabin.do("attack:bob")
    cabin.answer("bob", "card:silver-trophy")
    cabin.answer("cleo", "pass")
    cabin.answer("dan", "pass")
    assert cabin.last(ObjectUsed).card == "silver-trophy"
    assert cabin.last(VictimRolled).dice == 3
    assert not cabin.told(NobodyHelps)
    assert cabin.health("bob") == 4
    assert cabin.harvest("ann").flesh == 2


def test_an_object_gives_its_plain_dice_against_other_families() -> None:
    """The worked example: the same card gives 2 dice against anybody else."""
    cabin = Cabin("aliens", "golems")
    cabin.show("bob", "living-room")
    cabin.give("bob", "silver-trophy")
    cabin.hunt("aliens-father", "living-room")
    cabin.do("attack:bob")
    cabin.answer("bob", "card:silver-trophy")
    assert cabin.last(VictimRolled).dice == 2


def test_only_objects_can_be_offered(cabin: Cabin) -> None:
    cabin.do("attack:bob")
    assert cabin.options("bob") == ("card:silver-trophy", "pass", "pass-victim", "pass-turn")


def test_objects_are_used_once_and_discarded(cabin: Cabin) -> None:
    cabin.do("attack:bob")
    cabin.answer("bob", "card:silver-trophy")
    cabin.answer("cleo", "pass")
    cabin.answer("dan", "pass")
    assert cabin.hand("bob") == ["frenzy-1"]
    assert cabin.state.discards == ["silver-trophy"]


def test_without_help_the_victim_has_its_own_power_only(cabin: Cabin) -> None:
    cabin.do("attack:bob")
    cabin.all_pass()
    assert cabin.last(NobodyHelps).victim == "bob"
    assert cabin.last(VictimRolled).dice == 0


def test_whoever_has_no_object_is_asked_like_everybody_else(cabin: Cabin) -> None:
    """So that silence tells nothing (RULINGS.md, 17)."""
    cabin.do("attack:bob")
    bob, dan = cabin.asks["bob"], cabin.asks["dan"]
    assert bob.secret
    assert (bob.least, bob.most, bob.secret, bob.required) == (dan.least, dan.most, dan.secret, dan.required)
    assert dan.options == ("pass", "pass-victim", "pass-turn")


def test_a_silent_defender_and_an_empty_hand_look_the_same_to_everybody_else() -> None:
    """The view, what is asked and what is told do not depend on what the defender could have offered."""
    seen = []
    for cards in (("silver-trophy",), ("frenzy-1",)):
        cabin = Cabin("werewolves", "aliens", "clowns")
        cabin.show("bob", "living-room")
        cabin.give("bob", *cards)
        cabin.hunt("werewolves-father", "living-room")
        cabin.roll("++++")
        cabin.do("attack:bob")
        while_asked = GAME.codec.plain_view(cabin.view("ann"))
        cabin.all_pass()
        told = [event for event in cabin.state.told if event.reaches("ann")]
        seen.append((while_asked, GAME.codec.plain_view(cabin.view("ann")), told, cabin.asks))
    assert seen[0] == seen[1]


def confer(cabin: Cabin) -> None:
    cabin.do("attack:bob")
    cabin.answer("bob", "card:silver-trophy")
    cabin.answer("cleo", "card:nail-gun")
    cabin.answer("dan", "pass")


def test_several_defenders_show_each_other_their_cards_and_nobody_else(cabin: Cabin) -> None:
    confer(cabin)
    assert cabin.topic == "agree"
    assert set(cabin.asks) == {"bob", "cleo"}
    assert all(ask.secret for ask in cabin.asks.values())
    assert cabin.last(OffersShown).known_to == ("bob", "cleo")
    assert cabin.last(DefendersConfer).known_to is None
    assert all(event.known_to == (event.seat,) for event in cabin.told(ObjectOffered))
    assert [offer.cards for offer in cabin.view("bob").offers] == [("silver-trophy",), ("nail-gun",)]
    for seat in ("ann", "dan", None):
        assert cabin.view(seat).offers == ()


def test_they_decide_together_which_card_to_use(cabin: Cabin) -> None:
    confer(cabin)
    cabin.answer("bob", "card:nail-gun")
    cabin.answer("cleo", "card:nail-gun")
    assert cabin.last(ObjectUsed).card == "nail-gun"
    assert cabin.last(ObjectUsed).seat == "cleo"


def test_when_they_have_decided_nobody_confers_any_more() -> None:
    """While the attacker thinks about a second try, the offers are not on the table (RULINGS.md, 17)."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("bob", "living-room")
    cabin.give("ann", "second-try-1")
    cabin.give("bob", "silver-trophy")
    cabin.give("cleo", "nail-gun")
    cabin.hunt("werewolves-father", "living-room")
    cabin.do("play-card", "card:second-try-1")
    cabin.roll("----")
    cabin.do("attack:bob")
    cabin.answer("bob", "card:silver-trophy")
    cabin.answer("cleo", "card:nail-gun")
    assert cabin.view(None).conferring == ("bob", "cleo")
    for seat in ("bob", "cleo"):
        cabin.answer(seat, "card:nail-gun")
    assert cabin.topic == "second-try"
    assert cabin.view("cleo").conferring == ()
    assert cabin.view("cleo").offers == ()
    assert cabin.state.fight
    assert cabin.state.fight.offers == {}


def test_cards_that_are_not_played_return_to_their_hands(cabin: Cabin) -> None:
    confer(cabin)
    cabin.answer("bob", "card:nail-gun")
    cabin.answer("cleo", "card:nail-gun")
    assert cabin.hand("bob") == ["silver-trophy", "frenzy-1"]
    assert cabin.hand("cleo") == ["dibble"]


def test_if_they_cannot_agree_no_card_is_used_and_the_attack_goes_on(cabin: Cabin) -> None:
    """After the first ballot they see the votes, and vote once more (RULINGS.md, 17)."""
    confer(cabin)
    for _ in range(2):
        cabin.answer("bob", "card:nail-gun")
        cabin.answer("cleo", "card:silver-trophy")
    assert [event.known_to for event in cabin.told(VotesShown)] == [("bob", "cleo")] * 4
    assert [event.seat for event in cabin.told(VotesShown)] == ["bob", "cleo"] * 2
    assert not cabin.told(ObjectUsed)
    assert cabin.last(NobodyHelps)
    assert cabin.last(VictimRolled).dice == 0
    assert len(cabin.hand("cleo")) == 2


def test_they_may_agree_to_use_nothing(cabin: Cabin) -> None:
    confer(cabin)
    cabin.answer("bob")
    cabin.answer("cleo")
    assert not cabin.told(ObjectUsed)


def test_nobody_helps_against_their_own_monster(cabin: Cabin) -> None:
    """RULINGS.md, 42."""
    cabin.give("ann", "torch")
    cabin.do("attack:bob")
    assert "ann" not in cabin.asks


def test_one_may_pass_on_all_attacks_of_a_turn() -> None:
    """RULINGS.md, 17."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("kam", "living-room")
    cabin.show("laika", "living-room")
    cabin.hunt("werewolves-child", "living-room")
    cabin.roll("+-", "+")
    cabin.do("attack:kam")
    cabin.answer("bob", "pass-turn")
    cabin.answer("cleo", "pass")
    assert cabin.last(StandingOrder).victim is None
    cabin.do("attack:laika")
    assert set(cabin.asks) == {"cleo"}
    assert cabin.family("bob", None).passing == ("turn",)


def test_one_may_pass_on_one_victim() -> None:
    """RULINGS.md, 17: on another one the player is asked again."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.show("kam", "living-room")
    cabin.show("laika", "living-room")
    cabin.hunt("werewolves-child", "living-room")
    cabin.roll("+-", "+", "+-", "+", "--")
    cabin.do("attack:kam")
    cabin.answer("bob", "pass-victim")
    cabin.answer("cleo", "pass")
    assert cabin.where("kam") == "living-room"
    cabin.do("attack:kam")
    assert set(cabin.asks) == {"cleo"}
    cabin.answer("cleo", "pass")
    cabin.do("attack:laika")
    assert set(cabin.asks) == {"bob", "cleo"}


def test_a_standing_order_ends_with_the_turn(cabin: Cabin) -> None:
    """RULINGS.md, 17."""
    cabin.do("attack:bob")
    for seat in ("bob", "cleo", "dan"):
        cabin.answer(seat, "pass-turn")
    cabin.do("end-turn")
    cabin.show("kam", "kitchen")
    cabin.hunt("aliens-father", "kitchen")
    assert cabin.family("cleo", None).passing == ()
    cabin.do("attack:kam")
    assert "cleo" in cabin.asks


def test_if_everybody_passes_for_the_turn_nobody_waits() -> None:
    """RULINGS.md, 17."""
    cabin = Cabin("werewolves", "aliens")
    cabin.show("kam", "living-room")
    cabin.hunt("werewolves-father", "living-room")
    cabin.roll("+---", "+", "+---", "+")
    cabin.do("attack:kam")
    cabin.answer("bob", "pass-turn")
    cabin.do("attack:kam")
    assert cabin.topic == ""


def test_with_two_objects_allowed_a_defender_may_offer_two() -> None:
    """RULINGS.md, 18."""
    cabin = Cabin("werewolves", "aliens", "clowns")
    cabin.event("burst-of-a-dream")
    cabin.show("laika", "living-room")
    cabin.give("bob", "dibble", "shovel")
    cabin.give("cleo", "torch")
    cabin.hunt("werewolves-father", "living-room")
    cabin.do("attack:laika")
    assert cabin.asks["bob"].most == 2
    cabin.answer("bob", "card:dibble", "card:shovel")
    cabin.answer("cleo", "card:torch")
    cabin.answer("bob", "card:torch", "card:shovel")
    cabin.answer("cleo", "card:shovel", "card:torch")
    assert {event.card for event in cabin.told(ObjectUsed)} == {"torch", "shovel"}
    assert cabin.told(VictimRolled)[0].dice == 3
    assert cabin.hand("bob") == ["dibble"]
    assert cabin.hand("cleo") == []
