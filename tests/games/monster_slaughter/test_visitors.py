"""Guest List: the sixteen surprise visitors and the eight stunt doubles."""

import pytest

from games.monster_slaughter.arrivals import figures_of, visitor_arrives, visitor_cards
from games.monster_slaughter.card_events import (
    MonsterRolled,
    VictimGlimpsed,
    VictimMoved,
    VictimReturned,
    VictimRolled,
    VictimsHid,
    VisitorArrived,
)
from games.monster_slaughter.content import box
from games.monster_slaughter.fight_events import (
    FleshReturned,
    HandShown,
    MarkersSwapped,
    ObjectUsed,
    PadreTaken,
)
from games.monster_slaughter.reckoning import reckon
from tests.games.monster_slaughter.cabin import STUDENTS, Cabin


def beside(*victims: str, family: str = "werewolves", member: str = "father") -> Cabin:
    """A monster beside these victims in the kitchen."""
    cabin = Cabin(family, "aliens", "clowns")
    for victim in victims:
        cabin.show(victim, "kitchen")
    cabin.hunt(f"{family}-{member}", "kitchen")
    return cabin


def defend(cabin: Cabin, victim: str, *cards: str, throws: tuple[str, ...] = ()) -> None:
    """Attack; bob offers these cards, which he gets for it."""
    cabin.give("bob", *cards)
    cabin.roll(*throws)
    cabin.do(f"attack:{victim}")
    cabin.answer("bob", *(f"card:{card}" for card in cards))
    cabin.answer("cleo", "pass")


HEALTH = {
    "agent-ms": 4,
    "agent-ms-double": 4,
    "bullwhip-walton": 4,
    "demon-hunter": 5,
    "ghost-hunter": 4,
    "indiana": 3,
    "meatchete": 5,
    "meatchete-double": 5,
    "mully": 4,
    "officer-roscoe": 5,
    "officer-roscoe-double": 4,
    "padre": 4,
    "prof-browne": 4,
    "red-ansoll": 4,
    "red-ansoll-double": 4,
    "replay": 4,
    "replay-double": 4,
    "sculder": 4,
    "sculder-and-mully": 4,
    "selena": 4,
    "selena-double": 4,
    "summer": 4,
    "summer-double": 4,
    "zigmo": 3,
}


# Arrival ------------------------------------------------------------------------------------------------


def test_a_visitor_comes_to_the_living_room() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.put("golems-child", "living-room")
    cabin.state.nights = ["knock-knock"]
    cabin.begin_round(2)
    visitor = cabin.last(VisitorArrived).victim
    assert cabin.where(visitor) == "living-room" or cabin.state.victims[visitor].waits
    assert not cabin.state.victims[visitor].guest
    assert cabin.health(visitor) == box().victims[visitor].health


def test_each_visitor_has_the_health_on_its_card() -> None:
    """Both of the duo have theirs."""
    cards = visitor_cards(Cabin("golems", "aliens").state)
    health = {card: {kind.health for kind in figures_of(card)} for card in cards}
    assert health == {card: {number} for card, number in HEALTH.items()}


def test_in_an_empty_living_room_it_hides_at_once() -> None:
    """RULINGS.md, 26."""
    cabin = Cabin("golems", "aliens", visitors="recommended")
    visitor_arrives(cabin.state)
    visitor = cabin.last(VisitorArrived).victim
    assert visitor in cabin.pile("living-room")


def test_for_beginners_one_of_three_comes() -> None:
    cabin = Cabin("golems", "aliens", visitors="recommended")
    assert set(visitor_cards(cabin.state)) == {"officer-roscoe", "replay", "sculder"}


def test_every_card_may_come_but_those_whose_figure_is_in_the_game() -> None:
    cabin = Cabin("golems", "aliens")
    assert len(visitor_cards(cabin.state)) == 24
    cabin.show("replay", "kitchen")
    assert "replay-double" not in visitor_cards(cabin.state)
    cabin.show("mully", "kitchen")
    assert "sculder-and-mully" not in visitor_cards(cabin.state)


def test_students_are_no_visitors() -> None:
    """Not even those who are not invited."""
    cabin = Cabin("golems", "aliens")
    del cabin.state.victims["kam"]
    assert "kam" not in visitor_cards(cabin.state)


def test_there_are_never_more_than_eight_victims() -> None:
    """RULINGS.md, 26."""
    cabin = Cabin("golems", "aliens")
    cabin.show("replay", "kitchen")
    cabin.show("selena", "kitchen")
    assert "sculder-and-mully" not in visitor_cards(cabin.state)
    assert "summer" in visitor_cards(cabin.state)
    cabin.show("summer", "kitchen")
    assert visitor_cards(cabin.state) == ()
    visitor_arrives(cabin.state)
    assert len(cabin.state.victims) == 8


def test_the_duo_is_two_victims_on_one_card() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.visitor("sculder-and-mully", "kitchen")
    assert cabin.where("duo-sculder") == cabin.where("duo-mully") == "kitchen"


# The visitors -------------------------------------------------------------------------------------------


def test_agent_ms_lets_the_right_neighbour_exchange_two_markers_of_the_attacker() -> None:
    """Only those of guests that live, and without seeing them."""
    cabin = beside("agent-ms")
    cabin.kill("bob")
    cabin.state.harvest["ann"].bones = 1
    cabin.roll("----", "++")
    defend(cabin, "agent-ms", "shovel")
    assert set(cabin.asks) == {"cleo"}
    assert cabin.options() == ("place:1", "place:3", "place:4", "place:5", "pass")
    cabin.do("place:1", "place:5")
    assert cabin.state.orders["ann"] == ["laika", "bob", "britney", "kam", "tom"]
    assert cabin.last(MarkersSwapped).places == (1, 5)


@pytest.mark.parametrize(("dead", "asked"), [(3, True), (4, False)])
def test_two_markers_must_lie_face_down_for_agent_ms(dead: int, *, asked: bool) -> None:
    """RULINGS.md, 40: with one there is nothing to exchange it with."""
    cabin = beside("agent-ms")
    cabin.kill(*STUDENTS[:dead])
    defend(cabin, "agent-ms", "shovel", throws=("----", "++"))
    assert (cabin.topic == "swap-first") is asked


def test_agent_ms_only_when_he_wins_and_the_neighbour_may_decline() -> None:
    """RULINGS.md, 40."""
    cabin = beside("agent-ms")
    cabin.attack("agent-ms", "----")
    assert cabin.topic == "act"
    cabin = beside("agent-ms")
    defend(cabin, "agent-ms", "shovel", throws=("----", "++"))
    cabin.do("pass")
    assert not cabin.told(MarkersSwapped)


def test_the_double_of_agent_ms_makes_every_object_in_his_zone_three_dice() -> None:
    """For all victims beside him; the bonus against a family comes on top."""
    cabin = beside("agent-ms-double", "laika")
    defend(cabin, "laika", "medkit")
    assert cabin.told(VictimRolled)[0].dice == 3
    cabin = beside("agent-ms-double", "laika")
    defend(cabin, "laika", "silver-soup-tureen")
    assert cabin.told(VictimRolled)[0].dice == 4


def test_the_double_of_agent_ms_does_nothing_for_other_zones() -> None:
    cabin = beside("laika")
    cabin.show("agent-ms-double", "bedroom")
    cabin.put("aliens-child", "bedroom")
    defend(cabin, "laika", "dibble")
    assert cabin.told(VictimRolled)[0].dice == 1


def test_bullwhip_walton_steps_aside_when_a_monster_comes() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("bullwhip-walton", "kitchen")
    cabin.put("aliens-child", "kitchen")
    cabin.put("aliens-father", "living-room")
    cabin.open("kitchen-east")
    cabin.hunt("golems-child", "east")
    cabin.do("move:kitchen")
    assert cabin.topic == "step-aside"
    assert set(cabin.options()) == {"bathroom", "living-room"}
    cabin.do("living-room")
    assert cabin.where("bullwhip-walton") == "living-room"


def test_whose_monster_it_is_moves_bullwhip_walton() -> None:
    """Also in another player's turn: bob's bomb throws ann's Golem to him."""
    cabin = Cabin("golems", "aliens")
    cabin.fill("wc", "explosion")
    cabin.put("golems-child", "wc")
    cabin.put("golems-father", "living-room")
    cabin.show("bullwhip-walton", "living-room")
    cabin.hunt("aliens-father", "wc")
    cabin.roll("+---", "+")
    cabin.do("search", "draw")
    assert cabin.topic == "step-aside"
    assert set(cabin.asks) == {"ann"}


def test_bullwhip_walton_stays_where_every_way_is_barricaded() -> None:
    cabin = Cabin("ghosts", "aliens")
    cabin.show("bullwhip-walton", "wc")
    cabin.put("aliens-child", "wc")
    cabin.barricade("living-room-wc")
    cabin.hunt("ghosts-child", "bedroom")
    cabin.do("move:wc")
    assert cabin.where("bullwhip-walton") == "wc"
    assert cabin.topic == "act"


def test_the_demon_hunter_keeps_the_first_object_used_for_him() -> None:
    """Its dice count in each later defence, beside a new object (RULINGS.md, 27)."""
    cabin = beside("demon-hunter")
    defend(cabin, "demon-hunter", "shovel", throws=("+---", "+-"))
    assert cabin.last(ObjectUsed).kept
    assert cabin.state.victims["demon-hunter"].attached == ["shovel"]
    defend(cabin, "demon-hunter", "dibble", throws=("+---", "+--"))
    assert cabin.last(VictimRolled).dice == 3
    assert cabin.state.discards == ["dibble"]


def test_the_object_of_a_dead_demon_hunter_is_discarded() -> None:
    """He keeps it as long as he lives (RULINGS.md, 27)."""
    cabin = beside("demon-hunter")
    defend(cabin, "demon-hunter", "dibble", throws=("+---", "-"))
    cabin.state.victims["demon-hunter"].health = 1
    cabin.attack("demon-hunter", "++++", "-")
    assert not cabin.state.victims["demon-hunter"].alive
    assert cabin.state.discards == ["dibble"]


def test_the_ghost_hunter_lends_two_dice_to_each_of_two_others() -> None:
    """Not to himself, and not to one alone (RULINGS.md, 12); everybody has one by Adrenaline here."""
    for others, victim, dice in ((2, "laika", 3), (2, "ghost-hunter", 1), (1, "laika", 1)):
        cabin = beside("ghost-hunter", *("laika", "britney")[:others])
        cabin.event("adrenaline")
        cabin.attack(victim, "----")
        assert cabin.told(VictimRolled)[0].dice == dice


def test_the_ghost_hunter_lends_nothing_to_other_zones() -> None:
    cabin = beside("laika")
    for victim in ("ghost-hunter", "britney", "kam"):
        cabin.show(victim, "bedroom")
    cabin.put("aliens-child", "bedroom")
    cabin.attack("laika", "----")
    assert cabin.told(VictimRolled)[0].dice == 0


def test_adults_cannot_attack_indiana_but_scare_him() -> None:
    cabin = beside("indiana")
    assert cabin.targets("attack") == set()
    assert cabin.targets("scare") == {"indiana"}
    assert beside("indiana", member="child").targets("attack") == {"indiana"}


def test_indiana_has_a_die_gets_no_objects_and_does_not_open_doors() -> None:
    cabin = beside("indiana", member="child")
    cabin.give("bob", "shovel")
    cabin.do("attack:indiana")
    assert cabin.topic != "offer"
    assert cabin.told(VictimRolled)[0].dice == 1
    cabin = beside("indiana", member="child")
    cabin.open("kitchen-living-room")
    cabin.put("aliens-child", "living-room")
    cabin.roll("++")
    cabin.do("scare:indiana")
    assert cabin.options() == ("living-room",)


def test_meatchete_adds_a_die_to_every_object_anywhere() -> None:
    """Even while he hides (RULINGS.md, 14)."""
    cabin = beside("laika")
    cabin.show("meatchete", "bedroom")
    cabin.hunt("werewolves-father", "kitchen")
    assert cabin.where("meatchete") is None
    defend(cabin, "laika", "shovel")
    assert cabin.told(VictimRolled)[0].dice == 3


def test_meatchete_lends_nothing_without_an_object() -> None:
    cabin = beside("laika", "meatchete")
    cabin.attack("laika", "----")
    assert cabin.told(VictimRolled)[0].dice == 0


def test_with_the_double_of_meatchete_victims_get_two_objects() -> None:
    """All but the dog."""
    cabin = beside("laika", "meatchete-double")
    defend(cabin, "laika", "shovel", "dibble")
    assert cabin.told(VictimRolled)[0].dice == 3
    cabin = beside("indiana", "meatchete-double", member="child")
    cabin.do("attack:indiana")
    assert not cabin.told(ObjectUsed)
    assert cabin.topic == "act"


def test_mully_and_all_beside_her_cannot_be_scared() -> None:
    assert beside("mully", "laika").targets("scare") == set()


def test_nobody_else_beside_officer_roscoe_can_be_attacked() -> None:
    assert beside("officer-roscoe", "laika").targets("attack") == {"officer-roscoe"}


def test_whoever_attacks_the_double_of_roscoe_lacks_a_die() -> None:
    cabin = beside("officer-roscoe-double")
    cabin.attack("officer-roscoe-double", "---")
    assert cabin.last(MonsterRolled).dice == 3


def test_whoever_hurts_the_padre_takes_his_card_and_cannot_attack_him() -> None:
    """He can be scared; the card goes to whoever hurts him next."""
    cabin = beside("padre")
    cabin.attack("padre", "+---")
    assert cabin.last(PadreTaken).seat == "ann"
    assert cabin.state.victims["padre"].holder == "ann"
    assert cabin.targets("attack") == set()
    assert cabin.targets("scare") == {"padre"}
    cabin.do("end-turn")
    cabin.hunt("aliens-father", "kitchen")
    cabin.attack("padre", "+---")
    assert cabin.state.victims["padre"].holder == "bob"


def test_the_padre_never_hides() -> None:
    cabin = beside("padre", "laika")
    cabin.open("kitchen-east")
    cabin.hunt("werewolves-father", "kitchen")
    cabin.do("move:east")
    assert cabin.where("padre") == "kitchen"
    assert cabin.where("laika") is None


def test_if_the_padre_outlives_all_others_his_holder_takes_a_brain() -> None:
    """RULINGS.md, 38."""
    cabin = Cabin("golems", "aliens")
    cabin.kill("tom", "bob", "britney", "kam", "laika")
    cabin.show("padre", "kitchen")
    cabin.state.victims["padre"].holder = "bob"
    reckon(cabin.state, "sunrise")
    assert cabin.harvest("bob").brains == 1


def test_if_others_live_the_padre_brings_nothing() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("padre", "kitchen")
    cabin.state.victims["padre"].holder = "bob"
    reckon(cabin.state, "sunrise")
    assert cabin.harvest("bob").brains == 0


def test_professor_browne_waits_and_takes_the_place_of_the_next_victim_found() -> None:
    """That one goes back into the pile; only the searcher sees who it was (RULINGS.md, 22)."""
    cabin = Cabin("golems", "aliens")
    cabin.show("prof-browne", "kitchen")
    cabin.state.victims["prof-browne"].zone = None
    cabin.fill("living-room", "prof-browne", "tom", "torch")
    cabin.state.piles["kitchen"].cards[:] = ["britney"]
    cabin.hunt("golems-father", "living-room")
    cabin.roll("++--")
    cabin.do("search", "draw")
    assert cabin.where("prof-browne") is None
    assert cabin.state.victims["prof-browne"].waits
    cabin.do("draw")
    assert cabin.where("prof-browne") == "living-room"
    assert sorted(cabin.pile("living-room")) == ["tom", "torch"]
    assert cabin.last(VictimReturned).known_to is None
    assert cabin.last(VictimGlimpsed).known_to == ("ann",)


def browne_waits(family: str, seed: str = "browne") -> Cabin:
    """A father searches the bedroom and finds Bob while Prof. Browne waits."""
    cabin = Cabin(family, "aliens")
    cabin.state.dice.seed = seed
    cabin.show("prof-browne", "bedroom")
    cabin.state.victims["prof-browne"].zone = None
    cabin.state.victims["prof-browne"].waits = True
    cabin.fill("bedroom", "bob", "torch", "garlic", "mirror")
    cabin.hunt(f"{family}-father", "bedroom")
    cabin.roll("+---")
    cabin.do("search", "draw")
    return cabin


def test_professor_browne_stands_in_the_room_that_is_searched() -> None:
    assert browne_waits("golems").where("prof-browne") == "bedroom"


def test_the_pile_is_shuffled_with_whoever_professor_browne_stands_in_for() -> None:
    piles = [tuple(browne_waits("golems", str(number)).pile("bedroom")) for number in range(12)]
    assert len({pile.index("bob") for pile in piles}) > 1


def test_a_maniac_hurts_professor_browne_and_not_the_one_who_goes_back() -> None:
    """RULINGS.md, 10: whoever its search brings to light."""
    cabin = browne_waits("maniacs")
    assert cabin.health("prof-browne") == 3
    assert cabin.health("bob") == 6


def test_red_ansoll_lends_two_dice_where_no_object_is_used() -> None:
    cabin = beside("red-ansoll", "laika")
    cabin.attack("laika", "----")
    assert cabin.told(VictimRolled)[0].dice == 2
    cabin = beside("red-ansoll", "laika")
    defend(cabin, "red-ansoll", "dibble")
    assert cabin.told(VictimRolled)[0].dice == 1


def test_when_the_double_of_red_fights_back_all_others_go_on_top_of_the_pile() -> None:
    cabin = beside("red-ansoll-double", "laika", "kam")
    cabin.fill("kitchen", "torch")
    cabin.state.piles["kitchen"].show("cleo", 1)
    cabin.attack("red-ansoll-double", "+---")
    assert set(cabin.pile("kitchen")[:2]) == {"laika", "kam"}
    assert cabin.where("red-ansoll-double") == "kitchen"
    assert cabin.last(VictimsHid).on_top
    assert cabin.view("ann").memories == cabin.view("bob").memories == (), "in an order that nobody knows"
    assert cabin.view("cleo").memories[0].cards == ("", "", "torch")
    assert {cabin.state.victims[each].hid_in for each in ("laika", "kam")} == {"kitchen"}


def test_when_replay_wins_all_monsters_are_thrown_out() -> None:
    cabin = beside("replay")
    cabin.put("aliens-child", "kitchen")
    defend(cabin, "replay", "shovel", throws=("----", "++"))
    assert cabin.where("werewolves-father") == cabin.where("aliens-child") == "east"
    assert cabin.where("replay") is None


def test_when_replay_does_not_win_nobody_is_thrown_out() -> None:
    cabin = beside("replay")
    cabin.attack("replay", "----")
    assert cabin.where("werewolves-father") == "kitchen"


def test_when_the_double_of_replay_is_hurt_she_goes_on_top_of_the_pile() -> None:
    cabin = beside("replay-double")
    cabin.attack("replay-double", "+---")
    assert cabin.pile("kitchen")[0] == "replay-double"
    assert cabin.where("replay-double") is None
    for seat in ("ann", "bob", "cleo"):
        (memory,) = cabin.view(seat).memories
        assert (memory.zone, memory.cards) == ("kitchen", ("replay-double",))


def test_whoever_attacks_sculder_shows_their_hand() -> None:
    """Until the attack is over."""
    cabin = beside("sculder")
    cabin.give("ann", "torch")
    cabin.do("attack:sculder")
    assert cabin.last(HandShown).cards == ("torch",)
    assert cabin.family("ann", "cleo").hand == ("torch",)
    assert cabin.family("ann", None).hand == ("torch",)
    cabin.all_pass()
    assert cabin.family("ann", "cleo").hand is None


@pytest.mark.parametrize(("mully", "dice"), [("kitchen", 3), ("living-room", 1)])
def test_the_duo_lends_one_die_beside_one_of_them_and_three_beside_both(mully: str, dice: int) -> None:
    cabin = beside("duo-sculder", "laika")
    cabin.show("duo-mully", mully)
    cabin.attack("laika", "----")
    assert cabin.told(VictimRolled)[0].dice == dice


@pytest.mark.parametrize(("dead", "left"), [("duo-sculder", "duo-mully"), ("duo-mully", "duo-sculder")])
def test_one_of_the_duo_lends_a_die_when_the_other_is_dead(dead: str, left: str) -> None:
    """To everybody in the zone, the agent included."""
    for attacked in (left, "laika"):
        cabin = beside("duo-sculder", "duo-mully", "laika")
        victim = cabin.state.victims[dead]
        victim.alive, victim.zone, victim.health = False, None, 0
        cabin.attack(attacked, "----")
        assert cabin.told(VictimRolled)[0].dice == 1


def test_the_duo_can_be_scared_but_does_not_hide() -> None:
    cabin = beside("duo-sculder")
    assert "duo-sculder" in cabin.targets("scare")
    cabin.roll("+---")
    cabin.do("scare:duo-sculder", "bathroom")
    assert cabin.where("duo-sculder") == "bathroom"


def test_when_selena_wins_the_attacker_gives_a_flesh_token_back() -> None:
    """If there is one."""
    for flesh, left in ((2, 1), (0, 0)):
        cabin = beside("selena")
        cabin.state.harvest["ann"].flesh = flesh
        defend(cabin, "selena", "shovel", throws=("----", "++"))
        assert cabin.harvest("ann").flesh == left
        assert [event.victim for event in cabin.told(FleshReturned)] == ["selena"] * (flesh - left)


def test_nobody_but_selena_takes_flesh_back() -> None:
    cabin = beside("replay")
    cabin.state.harvest["ann"].flesh = 2
    defend(cabin, "replay", "shovel", throws=("----", "++"))
    assert cabin.harvest("ann").flesh == 2


def test_with_the_double_of_selena_the_bonus_against_a_family_is_three() -> None:
    """Everywhere (RULINGS.md, 14)."""
    cabin = beside("laika")
    cabin.show("selena-double", "bedroom")
    cabin.put("aliens-child", "bedroom")
    defend(cabin, "laika", "silver-soup-tureen")
    assert cabin.told(VictimRolled)[0].dice == 4


def test_summer_lends_everybody_a_die() -> None:
    cabin = beside("laika")
    cabin.show("summer", "bedroom")
    cabin.attack("laika", "----")
    assert cabin.told(VictimRolled)[0].dice == 1


def test_the_double_of_summer_lends_two_dice_to_whoever_is_closest_to_death() -> None:
    """To all of them, if several are; the dead do not count."""
    for health, dice in ((1, 2), (5, 0)):
        cabin = beside("laika", "summer-double")
        cabin.kill("kam")
        cabin.state.victims["laika"].health = health
        cabin.attack("laika", "----")
        assert cabin.told(VictimRolled)[0].dice == dice


def test_everybody_beside_zigmo_lacks_a_die() -> None:
    cabin = beside("zigmo", "kam")
    cabin.attack("kam", "---")
    assert cabin.last(MonsterRolled).dice == 3
    assert cabin.last(VictimRolled).dice == 0


def test_zigmo_follows_whoever_leaves_his_zone() -> None:
    """A victim that runs, and a monster that walks; by doors, and not outdoors (RULINGS.md, 15)."""
    cabin = beside("zigmo", "kam")
    cabin.put("aliens-child", "living-room")
    cabin.roll("+---")
    cabin.do("scare:kam", "living-room")
    assert cabin.where("zigmo") == "living-room"
    assert [event.victim for event in cabin.told(VictimMoved)] == ["kam", "zigmo"]
    cabin = beside("zigmo")
    cabin.open("kitchen-living-room", "living-room-south")
    cabin.hunt("werewolves-father", "kitchen")
    cabin.do("move:living-room")
    assert cabin.where("zigmo") == "living-room"
    cabin.do("move:south")
    assert cabin.where("zigmo") is None
    assert "zigmo" in cabin.pile("living-room")


def test_visitors_can_be_defended() -> None:
    cabin = beside("selena")
    cabin.do("attack:selena")
    assert cabin.topic == "offer"
