"""Rulebook: Banshee of the Badlands."""

from games.horrified.events import HeroDefeated
from tests.games.horrified_american.town import Town


def test_violins_begin_on_the_first_space(town: type[Town]) -> None:
    """One Violin each; she stands at the Cemetery."""
    game = town(seats=("ann", "bob", "cid"))
    assert game.mat("banshee").violins == {"ann": 1, "bob": 1, "cid": 1}
    assert game.at("banshee") == "cemetery"


def test_advance_takes_a_brown_or_a_yellow_item_at_her_location(town: type[Town]) -> None:
    """Green Items are no use, and elsewhere none is."""
    items = ["axe-motel", "hound-farm", "matches-junkyard"]
    game = town().hero("ann", at="cemetery", items=items).begin()
    assert [option for option in game.options() if option.startswith("advance")] == [
        "advance:banshee:axe-motel",
        "advance:banshee:hound-farm",
    ]
    away = town().hero("ann", at="tavern", items=items).begin()
    assert not [option for option in away.options() if option.startswith("advance")]


def test_brown_rolls_one_die_and_yellow_two(town: type[Town]) -> None:
    """The Item is discarded."""
    game = town().hero("ann", at="cemetery", items=["axe-motel", "hound-farm"]).begin()
    game.dice("miss", "miss").does("advance:banshee:axe-motel")
    game.dice("miss").does("advance:banshee:hound-farm")
    assert [len(event.symbols) for event in game.state.told if type(event).__name__ == "SkeletonFaced"] == [
        2,
        1,
    ]
    assert game.state.spent == ["axe-motel", "hound-farm"]


def test_each_hit_and_each_power_moves_any_violin_back_two(town: type[Town]) -> None:
    """A Power counts like a Hit there and wails nothing (RULINGS 25)."""
    game = town().hero("ann", at="cemetery", items=["axe-motel"])
    game.mat("banshee").violins = {"ann": 5, "bob": 4}
    game.begin().dice("hit", "power").does(
        "advance:banshee:axe-motel", "banshee:scout", "banshee:mountain-man"
    )
    assert game.mat("banshee").violins == {"ann": 3, "bob": 2}


def test_a_miss_moves_no_violin(town: type[Town]) -> None:
    """Nothing happens for it."""
    game = town().hero("ann", at="cemetery", items=["hound-farm"]).begin().dice("miss")
    game.does("advance:banshee:hound-farm")
    assert game.mat("banshee").violins == {"ann": 1, "bob": 1}


def test_a_violin_goes_no_further_than_the_safe_zone(town: type[Town]) -> None:
    """From space 1 two back is the safe zone."""
    game = town(seats=("ann",)).hero("ann", at="cemetery", items=["hound-farm"]).begin().dice("hit")
    game.does("advance:banshee:hound-farm")
    assert game.mat("banshee").violins == {"ann": 0}


def test_banshee_example(town: type[Town]) -> None:
    """Sara's Yellow Item rolls Miss and Hit: the red Violin goes from the fourth space to the second."""
    game = (
        town(seats=("sara", "steve")).hero("sara", "scout", "cemetery", ["axe-motel"]).hero("steve", "jock")
    )
    game.mat("banshee").violins["steve"] = 4
    assert game.game.box.heroes["jock"].colour == "red"
    game.begin().dice("miss", "hit").does("advance:banshee:axe-motel", "banshee:jock")
    assert game.mat("banshee").violins["steve"] == 2


def test_wail_moves_all_violins_toward_the_skeleton(town: type[Town]) -> None:
    """One space for each Power, from the safe zone to the first space."""
    game = town().hero("bob", at="cemetery")
    game.mat("banshee").violins = {"ann": 0, "bob": 3}
    game.dice("power").strike("banshee")
    assert game.mat("banshee").violins == {"ann": 1, "bob": 4}


def test_a_violin_on_the_skeleton_defeats_and_no_item_helps(town: type[Town]) -> None:
    """Nobody is asked; Terror rises; Items are kept."""
    game = town().hero("bob", at="cemetery").hero("ann", at="tavern", items=["axe-motel"])
    game.mat("banshee").violins["ann"] = 5
    game.dice("power").strike("banshee")
    assert game.place("ann") is None
    assert game.items("ann") == ["axe-motel"]
    assert game.state.terror == 1


def test_several_violins_on_the_skeleton_at_once(town: type[Town]) -> None:
    """RULINGS 24: each is a defeat of its own, in seat order."""
    game = town().hero("bob", at="cemetery")
    game.mat("banshee").violins = {"ann": 5, "bob": 5}
    game.dice("power").strike("banshee")
    assert [event.seat for event in game.told(HeroDefeated)] == ["ann", "bob"]
    assert game.state.terror == 2


def test_violin_on_the_skeleton_waits_for_the_next_turn(town: type[Town]) -> None:
    """RULINGS 23: it is neither moved nor safe; at the own next turn it begins on the first space again."""
    game = town().away("bob").hero("ann", at="cemetery", items=["axe-motel"])
    game.mat("banshee").violins = {"ann": 1, "bob": 6}
    game.begin().dice("hit", "hit").does("advance:banshee:axe-motel")
    assert game.mat("banshee").violins == {"ann": 0, "bob": 6}
    game = town().away("bob").active("bob")
    game.mat("banshee").violins["bob"] = 6
    game.begin()
    assert game.mat("banshee").violins["bob"] == 1
    assert game.place("bob") == "hospital"


def test_ordinary_defeat_leaves_the_violin_where_it_is(town: type[Town]) -> None:
    """RULINGS 23: only the skeleton sends it back to the first space."""
    game = town().hero("bob", at="cemetery")
    game.mat("banshee").violins["bob"] = 3
    game.dice("hit").strike("banshee")
    assert game.mat("banshee").violins["bob"] == 3


def test_violin_of_who_waits_moves_on_without_a_second_defeat(town: type[Town]) -> None:
    """RULINGS 43: on the skeleton, but the Investigator is off the board already."""
    game = town().away("bob").hero("ann", at="cemetery")
    game.mat("banshee").violins["bob"] = 5
    game.dice("power").strike("banshee")
    assert game.mat("banshee").violins["bob"] == 6
    assert game.state.terror == 0


def test_defeat_takes_two_yellow_items_with_every_violin_safe(town: type[Town]) -> None:
    """At her location, any strengths."""
    game = town().hero("ann", at="cemetery", items=["axe-motel", "tire-iron-diner", "shovel-farm"])
    assert "defeat:banshee" not in game.begin().options()
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    game.begin().does("defeat:banshee")
    assert (game.ask().least, game.ask().most) == (2, 2)
    game.answer("ann", "axe-motel", "tire-iron-diner")
    assert game.state.defeated == ["banshee"]
    assert game.items("ann") == ["shovel-farm"]


def test_one_yellow_item_does_not_defeat_her(town: type[Town]) -> None:
    """Two are needed."""
    game = town().hero("ann", at="cemetery", items=["axe-motel", "hound-farm"])
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    assert "defeat:banshee" not in game.begin().options()


def test_mournful_melody(town: type[Town]) -> None:
    """An Event: the active player's Violin goes one on, from the safe zone to the first space."""
    game = town()
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    assert game.event("mournful-melody-1").mat("banshee").violins == {"ann": 1, "bob": 0}


def test_badlands_wind(town: type[Town]) -> None:
    """An Event: up to 3 locations toward the nearest Investigator, past Citizens."""
    game = town().hero("ann", at="high-school").hero("bob", at="trailhead").citizen("farmer", "tavern")
    game.event("badlands-wind")
    if game.topic() == "monster-way":
        game.does("to:high-school")
    assert game.at("banshee") == "high-school"
