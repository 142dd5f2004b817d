"""Rulebook: Ozark Howler."""

import pytest

from games.horrified_american.monsters.ozark_howler import Tracker
from tests.games.horrified_american.town import Town


def trail(game: Town, *tokens: str) -> Town:
    game.mat("ozark-howler").trail = [Tracker(token) for token in tokens]
    return game


def test_three_of_five_tokens_lie_face_down(town: type[Town]) -> None:
    """The Howler at the Trailhead, the overlay on the Mine, nobody marked, two tokens left over."""
    game = town("banshee", "ozark-howler")
    mat = game.game.view(game.state, "ann").monsters[1]
    assert [(token.name, token.cost, token.resolved) for token in mat.trail] == [(None, None, False)] * 3
    assert len(game.mat("ozark-howler").spare) == 2
    assert (mat.place, mat.overlay, mat.supply, mat.marks) == ("trailhead", "abandoned-mine", 8, ())


def test_trail_is_revealed_and_paid_token_by_token(town: type[Town]) -> None:
    """RULINGS 30: revealing is one action, paying another, and the next waits until then."""
    game = town("banshee", "ozark-howler").hero(
        "ann", "mountain-man", "abandoned-mine", ["axe-motel", "axe-tavern"]
    )
    trail(game, "claw-marks", "torn-brush", "carcass").begin()
    assert "advance:ozark-howler:pay" not in game.options()
    game.does("advance:ozark-howler:reveal")
    assert "advance:ozark-howler:reveal" not in game.options()
    game.does("advance:ozark-howler:pay")
    assert game.state.spent == ["axe-motel", "axe-tavern"]
    game.does("advance:ozark-howler:reveal")
    tokens = game.mat("ozark-howler").trail
    assert [(token.up, token.resolved) for token in tokens] == [(True, True), (True, False), (False, False)]
    assert game.state.actions_left == 2


def test_trail_is_followed_at_the_abandoned_mine_only(town: type[Town]) -> None:
    """Elsewhere there is nothing to do."""
    game = trail(town("banshee", "ozark-howler").hero("ann", at="cabin"), "carcass").begin()
    assert not [option for option in game.options() if option.startswith("advance")]


@pytest.mark.parametrize(
    ("token", "items"),
    [
        ("claw-marks", ["axe-motel", "axe-tavern"]),
        ("torn-brush", ["canteen-cabin", "compass-farm"]),
        ("carcass", ["hound-farm", "rooster-diner"]),
        ("tuft-of-fur", ["axe-motel", "compass-farm"]),
        ("broken-fence", ["compass-farm", "hound-farm"]),
    ],
)
def test_each_token_has_its_cost(town: type[Town], token: str, items: list[str]) -> None:
    """One Item too few does not pay."""
    game = town("banshee", "ozark-howler").hero("ann", at="abandoned-mine", items=items)
    trail(game, token).begin().does("advance:ozark-howler:reveal", "advance:ozark-howler:pay")
    assert sorted(game.state.spent) == sorted(items)
    poor = trail(
        town("banshee", "ozark-howler").hero("ann", at="abandoned-mine", items=items[:1]), token
    ).begin()
    assert "advance:ozark-howler:pay" not in poor.does("advance:ozark-howler:reveal").options()


def test_defeat_takes_one_item_of_each_colour(town: type[Town]) -> None:
    """At its location, with the trail followed."""
    items = ["axe-motel", "compass-farm", "hound-farm"]
    game = town("banshee", "ozark-howler").hero("ann", at="trailhead", items=items)
    assert "defeat:ozark-howler" not in trail(game, "carcass").begin().options()
    game.mat("ozark-howler").trail = [Tracker("carcass", up=True, resolved=True)]
    game.begin().does("defeat:ozark-howler")
    assert game.state.defeated == ["ozark-howler"]
    assert game.items("ann") == []


def test_power_marks_the_target(town: type[Town]) -> None:
    """One Death Mark for each Power; one gained by this roll does not hit yet (RULINGS 3)."""
    game = town("banshee", "ozark-howler").hero("bob", at="trailhead").dice("power", "power")
    game.strike("ozark-howler", dice=2)
    assert game.mat("ozark-howler").marks == {"bob": 2}
    assert game.place("bob") == "trailhead"


def test_howler_example(town: type[Town]) -> None:
    """Gus is attacked, the Mountain Man is marked; later the Banshee misses him, and the Mark hits."""
    game = town("banshee", "ozark-howler", seats=("isaac", "mary")).hero(
        "isaac", "mountain-man", "motel", ["axe-motel"]
    )
    game.hero("mary", "scout", "radio-tower").citizen("grease-monkey").monster("ozark-howler", "gas-station")
    game.dice("miss", "power").strike("ozark-howler", dice=2)
    assert game.state.citizens == {"grease-monkey": "gas-station"}
    assert game.mat("ozark-howler").marks == {"isaac": 1}
    game.monster("banshee", "motel").dice("miss").strike("banshee")
    assert game.topic() == "defend"
    game.answer("isaac", "axe-motel")
    assert game.state.terror == 0
    assert game.mat("ozark-howler").marks == {"isaac": 1}


def test_nearest_investigator_is_the_active_players_choice(town: type[Town]) -> None:
    """The target is a Citizen and two Investigators are equally near."""
    game = town("banshee", "ozark-howler").hero("ann", at="motel").hero("bob", at="high-school")
    game.citizen("grease-monkey").monster("ozark-howler", "gas-station").dice("power").strike("ozark-howler")
    assert sorted(game.options()) == ["mountain-man", "scout"]
    game.does("mountain-man")
    assert game.mat("ozark-howler").marks == {"bob": 1}


def test_death_marks_hit_before_the_dice_do(town: type[Town]) -> None:
    """The marks are answered first, then the Hits of the dice: one Item each."""
    game = town("banshee", "ozark-howler").hero("bob", at="cemetery", items=["axe-motel", "hound-farm"])
    game.mat("ozark-howler").marks = {"bob": 1}
    game.dice("hit").strike("banshee")
    game.answer("bob", "axe-motel")
    assert game.topic() == "defend"
    game.answer("bob", "hound-farm")
    assert game.place("bob") == "cemetery"


def test_death_marks_return_with_a_defeat(town: type[Town]) -> None:
    """All of them go back to the supply."""
    game = town("banshee", "ozark-howler").hero("bob", at="cemetery")
    game.mat("ozark-howler").marks = {"ann": 1, "bob": 2}
    game.dice("miss").strike("banshee")
    assert game.place("bob") is None
    assert game.mat("ozark-howler").marks == {"ann": 1}


def test_who_is_defeated_by_the_own_marks_gains_none(town: type[Town]) -> None:
    """The marks hit before the Power of the same roll does anything."""
    game = town("banshee", "ozark-howler").hero("bob", at="trailhead")
    game.mat("ozark-howler").marks = {"bob": 1}
    game.dice("power").strike("ozark-howler")
    assert game.place("bob") is None
    assert game.mat("ozark-howler").marks == {}
    assert game.state.terror == 1


def test_there_are_eight_death_marks(town: type[Town]) -> None:
    """RULINGS 4: with the supply empty nothing is gained."""
    game = town("banshee", "ozark-howler").hero("bob", at="trailhead", items=["axe-motel"])
    game.mat("ozark-howler").marks = {"ann": 8}
    game.dice("power").strike("ozark-howler")
    assert game.mat("ozark-howler").marks == {"ann": 8}


def test_howl_in_the_hollow(town: type[Town]) -> None:
    """The nearest Investigator is marked."""
    game = town("banshee", "ozark-howler").hero("ann", at="cabin").hero("bob", at="tavern")
    assert game.event("howl-in-the-hollow-1").mat("ozark-howler").marks == {"ann": 1}


def test_run_of_bad_luck(town: type[Town]) -> None:
    """To the nearest marked Investigator, else 2 toward the nearest one."""
    game = town("banshee", "ozark-howler").hero("ann", at="cabin").hero("bob", at="radio-tower")
    game.mat("ozark-howler").marks = {"bob": 1}
    assert game.event("run-of-bad-luck").at("ozark-howler") == "radio-tower"
    game = town("banshee", "ozark-howler").hero("ann", at="campground").hero("bob", at="radio-tower")
    assert game.event("run-of-bad-luck").at("ozark-howler") == "cabin"
