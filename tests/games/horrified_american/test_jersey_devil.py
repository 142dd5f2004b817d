"""Rulebook: Jersey Devil."""

from itertools import permutations

import pytest

from games.horrified.content import CitizenKind
from games.horrified.events import AttackRolled, CardDrawn, ItemsDrawn, MonsterMoved, PhaseSkipped
from games.horrified.hero_phase import END_TURN
from games.horrified_american.box import content
from games.horrified_american.content import suspects
from games.horrified_american.monsters.jersey_devil import Clue
from tests.games.horrified_american.town import Town

CITIZENS = content().shared.citizens
CLUES = [clue.id for clue in content().clues]


def pine(town: type[Town], *clues: str, up: int = 0, seats: tuple[str, ...] = ("ann", "bob")) -> Town:
    """The Devil with these Clues on the mat, the first `up` of them face up, the others in the pool."""
    game = town("banshee", "jersey-devil", seats=seats)
    mat = game.mat("jersey-devil")
    mat.clues = [Clue(clue, at < up) for at, clue in enumerate(clues)]
    mat.shown = list(clues[:up])
    mat.pool = [clue for clue in CLUES if clue not in clues]
    return game


def names(found: tuple[CitizenKind, ...]) -> set[str]:
    return {citizen.id for citizen in found}


def test_citizens_cards_lie_face_up_and_the_deck_has_seventeen(town: type[Town]) -> None:
    """13 Citizen cards to be seen; 3 Clues face down, 4 in the pool; the figure at the Town Center."""
    game = town("banshee", "jersey-devil")
    mat = game.game.view(game.state, None).monsters[1]
    assert len(mat.unplayed) == 13
    assert len(game.state.deck) == 17
    assert (mat.clues, mat.pool) == ((None, None, None), 4)
    assert (mat.place, mat.overlay) == ("town-center", "city-hall")


def test_jersey_devil_first_example(town: type[Town]) -> None:
    """Steve the Jock plays the Doctor at City Hall: three Items, the Hospital, the Banshee moves."""
    game = pine(town, "hat", "dog", "ring", seats=("steve", "ann")).hero("steve", "jock", "high-school")
    game.hero("ann", "scout", "trailhead").begin().does("move:city-hall").dice("miss", "miss", "miss")
    assert game.state.actions_left == 3
    game.does("advance:jersey-devil:doctor")
    assert len(game.told(ItemsDrawn)[-1].items) == 3
    assert game.state.citizens["doctor"] == "hospital"
    assert [(event.monster, event.way) for event in game.told(MonsterMoved)] == [("banshee", ("hospital",))]
    assert game.state.actions_left == 2
    assert not [option for option in game.options() if option.startswith("advance:jersey-devil")]
    deck = list(game.state.deck)
    game.does(END_TURN)
    game.begin()
    assert game.told(PhaseSkipped)
    assert game.state.deck == deck
    assert game.told(CardDrawn)[0].chosen


def test_citizens_are_played_at_city_hall_only(town: type[Town]) -> None:
    """Nowhere else."""
    game = pine(town, "hat", "dog", "ring").hero("ann", at="tavern").begin()
    assert not [option for option in game.options() if option.startswith("advance:jersey-devil")]


def test_one_citizen_in_a_phase_and_again_in_the_next(town: type[Town]) -> None:
    """The bar is lifted with the next seat's phase."""
    game = (
        pine(town, "hat", "dog", "ring").hero("ann", at="city-hall").hero("bob", at="city-hall").active("bob")
    )
    game.state.card_played = True
    game.begin()
    assert "advance:jersey-devil:doctor" in game.options("bob")


def test_other_events_of_a_citizens_card_happen_too(town: type[Town]) -> None:
    """The Mayor's card moves the Frenzy Marker."""
    game = pine(town, "hat", "dog", "ring").hero("ann", at="city-hall").hero("bob", at="trailhead").begin()
    game.dice(*["miss"] * 4).does("advance:jersey-devil:mayor")
    assert game.state.frenzied == "jersey-devil"
    assert len(game.told(AttackRolled)) == 2


def test_a_played_citizen_cannot_be_played_again(town: type[Town]) -> None:
    """RULINGS 32: the card goes to the face-up cards."""
    game = pine(town, "hat", "dog", "ring").hero("ann", at="city-hall").hero("bob", at="trailhead").begin()
    game.dice(*["miss"] * 4).does("advance:jersey-devil:doctor")
    assert "doctor" not in game.mat("jersey-devil").unplayed
    assert game.state.played == ["doctor"]


def test_defeated_by_the_citizens_card_the_turn_ends(town: type[Town]) -> None:
    """RULINGS 31: the strike comes at once, in the phase."""
    game = pine(town, "hat", "dog", "ring").hero("ann", at="city-hall").hero("bob", at="trailhead")
    game.monster("jersey-devil", "city-hall").begin().dice("hit", "miss").does("advance:jersey-devil:mayor")
    assert game.place("ann") is None
    assert game.state.stage == "monsters"
    assert game.begin().told(PhaseSkipped)


def test_no_perk_interrupts_the_strike_of_a_citizens_card(town: type[Town]) -> None:
    """RULINGS 40: questions of the strike go to those it concerns, and offer no Perk."""
    game = pine(town, "hat", "dog", "ring").hero("ann", at="city-hall", items=["axe-motel"])
    game.hero("bob", at="trailhead", perks=["all-nighter-1"]).monster("jersey-devil", "city-hall").begin()
    game.dice("hit", "miss").does("advance:jersey-devil:mayor")
    assert list(game.run.prompt.asks) == ["ann"]


def test_a_citizen_brought_to_safety_reveals_a_clue(town: type[Town]) -> None:
    """A Perk card and a Clue."""
    game = (
        pine(town, "clock", "glasses", "hat")
        .hero("ann", "scout", "city-hall")
        .citizen("salesman", "city-hall")
    )
    game.mat("jersey-devil").unplayed.remove("salesman")
    game.state.played.append("salesman")
    game.begin().does("guide:salesman:tavern")
    assert game.mat("jersey-devil").shown == ["clock"]
    assert len(game.state.heroes["ann"].perks) == 1


def test_with_all_clues_shown_a_rescue_gives_only_a_perk(town: type[Town]) -> None:
    """RULINGS 36."""
    game = (
        pine(town, "clock", "glasses", "hat", up=3)
        .hero("ann", at="city-hall")
        .citizen("salesman", "city-hall")
    )
    game.begin().does("guide:salesman:tavern")
    assert len(game.mat("jersey-devil").shown) == 3
    assert len(game.mat("jersey-devil").pool) == 4
    assert len(game.state.heroes["ann"].perks) == 1


def test_jersey_devil_second_example() -> None:
    """Clock: six Citizens; Glasses: three of them; any third Clue then names one."""
    assert names(suspects(CITIZENS, ("clock",), ())) == {
        "mayor",
        "soda-jerk",
        "sheriff",
        "doctor",
        "diner-owner",
        "grease-monkey",
    }
    assert names(suspects(CITIZENS, ("clock", "glasses"), ())) == {"doctor", "diner-owner", "grease-monkey"}
    for third in set(CLUES) - {"clock", "glasses"}:
        (child,) = suspects(CITIZENS, ("clock", "glasses", third), ())
        assert child.id in {"doctor", "diner-owner", "grease-monkey"}


@pytest.mark.parametrize("three", sorted(permutations(("clock", "ring", "newspaper"))))
def test_a_fourth_clue_decides_among_those_who_fit_the_first_two(
    town: type[Town], three: tuple[str, ...]
) -> None:
    """RULINGS 34: Clock, Ring and Newspaper together fit nobody; one more Clue comes from the pool."""
    assert not [citizen for citizen in CITIZENS if set(three) <= set(citizen.portrait)]
    game = pine(town, *three, up=2).hero("ann", at="city-hall").citizen("salesman", "city-hall")
    game.begin().does("guide:salesman:tavern")
    mat = game.mat("jersey-devil")
    assert mat.shown == list(three)
    assert len(mat.further) == 1
    child = game.game.box.monsters["jersey-devil"].child(mat)
    assert child is not None
    assert set(three[:2]) <= set(child.portrait)


def test_any_three_clues_and_further_ones_name_one_citizen() -> None:
    """All 210 orders of three, with all orders of the rest."""
    for three in permutations(CLUES, 3):
        for rest in permutations([clue for clue in CLUES if clue not in three]):
            assert len(suspects(CITIZENS, three, rest)) == 1


def test_citizens_saved_defeated_or_removed_cannot_be_played_again(town: type[Town]) -> None:
    """No card of theirs is beside the mat any more, and a card that names them places nobody."""
    game = pine(town, "hat", "dog", "ring")
    game.state.rescued, game.state.lost, game.state.removed = ["mayor"], ["doctor"], ["sheriff"]
    for card in ("mayor", "doctor", "sheriff"):
        game.event(card)
    assert game.state.citizens == {}


def test_defeat_takes_strength_fourteen_where_the_child_starts(town: type[Town]) -> None:
    """Any colours; the Doctor (Clock, Glasses, Hat) starts at the Hospital, and need not be in town."""
    items = ["chainsaw-town-center", "axe-motel", "compass-farm"]
    game = pine(town, "clock", "glasses", "hat", up=3).hero("ann", at="hospital", items=items)
    game.monster("jersey-devil", "hospital").begin().does(
        "defeat:jersey-devil", "chainsaw-town-center", "axe-motel"
    )
    assert game.state.defeated == ["jersey-devil"]
    assert game.items("ann") == []


@pytest.mark.parametrize(
    ("hero", "devil"), [("hospital", "cemetery"), ("cemetery", "hospital"), ("tavern", "tavern")]
)
def test_both_must_be_where_the_child_starts(town: type[Town], hero: str, devil: str) -> None:
    """Neither the Investigator nor the Devil alone is enough."""
    items = ["chainsaw-town-center", "axe-motel", "axe-tavern"]
    game = pine(town, "clock", "glasses", "hat", up=3).hero("ann", at=hero, items=items)
    assert "defeat:jersey-devil" not in game.monster("jersey-devil", devil).begin().options()


def test_defeat_needs_the_child_known_and_the_strength(town: type[Town]) -> None:
    """Two Clues are not enough, nor is strength 13."""
    strong = ["chainsaw-town-center", "axe-motel", "compass-farm"]
    two = pine(town, "clock", "glasses", "hat", up=2).hero("ann", at="hospital", items=strong)
    assert "defeat:jersey-devil" not in two.monster("jersey-devil", "hospital").begin().options()
    weak = pine(town, "clock", "glasses", "hat", up=3)
    weak.hero("ann", at="hospital", items=["chainsaw-town-center", "axe-motel", "canteen-cabin"])
    assert "defeat:jersey-devil" not in weak.monster("jersey-devil", "hospital").begin().options()


def test_unplayed_citizens_go_into_the_deck_after_its_defeat(town: type[Town]) -> None:
    """The Devil and the Child's standee leave; 13 cards are shuffled into the deck (RULINGS 35)."""
    items = ["chainsaw-town-center", "axe-motel", "axe-tavern"]
    game = (
        pine(town, "clock", "glasses", "hat", up=3)
        .hero("ann", at="hospital", items=items)
        .citizen("doctor", "tavern")
    )
    game.mat("jersey-devil").unplayed.remove("doctor")
    game.state.played.append("doctor")
    game.monster("jersey-devil", "hospital").begin()
    game.does("defeat:jersey-devil", "chainsaw-town-center", "axe-motel")
    assert len(game.state.deck) == 17 + 12
    assert game.state.citizens == {}
    assert game.state.removed == ["doctor"]
    assert game.state.terror == 0


@pytest.mark.parametrize("fate", ["rescued", "lost"])
def test_the_child_safe_or_defeated_leaves_no_second_time(town: type[Town], fate: str) -> None:
    """RULINGS 35: then the Devil leaves alone."""
    game = pine(town, "clock", "glasses", "hat", up=3)
    setattr(game.state, fate, ["doctor"])
    game.game.box.monsters["jersey-devil"].defeated(game.rules)
    assert game.state.removed == []


def test_unplayed_citizens_are_shuffled_into_the_deck(town: type[Town]) -> None:
    """They lie neither all on top nor all below, nor do the others keep their order."""
    game = pine(town, "clock", "glasses", "hat", up=3)
    others = list(game.state.deck)
    game.game.box.monsters["jersey-devil"].defeated(game.rules)
    deck = game.state.deck
    assert len(deck) == 30
    assert [card for card in deck if card in others] != others
    assert set(deck[:17]) != set(others) != set(deck[13:])


def test_the_child_unplayed_does_not_come_to_town_later(town: type[Town]) -> None:
    """The standee was removed too."""
    game = pine(town, "clock", "glasses", "hat", up=3)
    game.game.box.monsters["jersey-devil"].defeated(game.rules)
    assert game.state.removed == ["doctor"]
    assert game.event("doctor").state.citizens == {}


def test_constant_confusion_swaps_a_clue(town: type[Town]) -> None:
    """A Clue that is face up goes out of use, one from the pool lies face down in its place."""
    game = (
        pine(town, "clock", "glasses", "hat", up=2)
        .hero("ann", at="town-center")
        .dice("power")
        .strike("jersey-devil")
    )
    assert sorted(game.options()) == ["jersey-devil:clock", "jersey-devil:glasses"]
    game.does("jersey-devil:clock")
    mat = game.mat("jersey-devil")
    assert mat.shown == ["glasses"]
    assert mat.used == ["clock"]
    assert [clue.up for clue in mat.clues] == [False, True, False]
    assert len(mat.pool) == 3


def test_each_power_swaps_a_clue(town: type[Town]) -> None:
    """Two Powers, two Clues; the second of them is the only one left, and is not asked for."""
    game = pine(town, "clock", "glasses", "hat", up=2).hero("ann", at="town-center").dice("power", "power")
    game.strike("jersey-devil", dice=2).does("jersey-devil:clock")
    mat = game.mat("jersey-devil")
    assert (mat.shown, mat.used, len(mat.pool)) == ([], ["clock", "glasses"], 2)
    assert not any(clue.up for clue in mat.clues)


def test_constant_confusion_takes_the_further_clues_too(town: type[Town]) -> None:
    """RULINGS 33: a fourth Clue that had decided is out of use with the one that is replaced."""
    game = pine(town, "clock", "ring", "newspaper", up=3).hero("ann", at="town-center")
    mat = game.mat("jersey-devil")
    mat.further = [mat.pool.pop()]
    fourth = mat.further[0]
    game.dice("power").strike("jersey-devil").does("jersey-devil:ring")
    assert (mat.shown, mat.further, mat.used) == (["clock", "newspaper"], [], ["ring", fourth])
    assert game.game.box.monsters["jersey-devil"].child(mat) is None


def test_constant_confusion_without_clues_does_nothing(town: type[Town]) -> None:
    """RULINGS 33: none face up, or no unused one left."""
    game = (
        pine(town, "clock", "glasses", "hat")
        .hero("ann", at="town-center")
        .dice("power")
        .strike("jersey-devil")
    )
    assert game.mat("jersey-devil").used == []
    game = pine(town, "clock", "glasses", "hat", up=3).hero("ann", at="town-center")
    mat = game.mat("jersey-devil")
    mat.used, mat.pool = mat.pool, []
    game.dice("power").strike("jersey-devil")
    assert mat.shown == ["clock", "glasses", "hat"]
    assert game.topic() is None


def test_the_pool_is_made_anew_when_a_further_clue_is_needed(town: type[Town]) -> None:
    """RULINGS 34: the Clues out of use are shuffled."""
    game = (
        pine(town, "clock", "ring", "newspaper", up=2)
        .hero("ann", at="city-hall")
        .citizen("salesman", "city-hall")
    )
    mat = game.mat("jersey-devil")
    mat.used, mat.pool = mat.pool, []
    game.begin().does("guide:salesman:tavern")
    assert len(mat.further) == 1
    assert len(mat.pool) == 3


def test_the_leeds_house(town: type[Town]) -> None:
    """Three locations toward City Hall, and no further."""
    assert pine(town, "hat", "dog", "ring").event("the-leeds-house-1").at("jersey-devil") == "city-hall"
    far = pine(town, "hat", "dog", "ring").monster("jersey-devil", "trailhead").event("the-leeds-house-1")
    assert far.at("jersey-devil") == "intersection"


def test_daybreak_cancels_the_next_card_that_would_be_drawn(town: type[Town]) -> None:
    """RULINGS 37: with a Citizen's card played, Daybreak waits for the next turn."""
    game = pine(town, "hat", "dog", "ring")
    game.state.card_played, game.state.skips = True, 1
    game.begin("monsters")
    assert game.state.skips == 1
    game.state.card_played = False
    game.begin("monsters")
    assert game.state.skips == 0
