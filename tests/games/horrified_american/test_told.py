"""Everything that happens is told, in the order in which it happens."""

from collections.abc import Callable

import pytest

from games.horrified.hero_phase import END_TURN
from games.horrified_american.monsters.jersey_devil import Clue
from games.horrified_american.monsters.mothman import Trap
from games.horrified_american.monsters.ozark_howler import Tracker
from tests.games.horrified_american.town import Town

Scene = Callable[[type[Town]], Town]


def kinds(game: Town) -> list[str]:
    return [type(event).__name__ for event in game.state.told]


def citizen_saved(town: type[Town]) -> Town:
    game = town("banshee", "jersey-devil").hero("ann", "scout", "motel").citizen("salesman", "high-school")
    mat = game.mat("jersey-devil")
    mat.clues, mat.shown = (
        [Clue("clock", up=True), Clue("glasses", up=True), Clue("hat")],
        ["clock", "glasses"],
    )
    mat.pool = ["dog", "flower", "newspaper", "ring"]
    return game.begin().does("special:salesman:city-hall", "special:salesman:tavern")


def goat_saved(town: type[Town]) -> Town:
    game = town().hero("ann", at="farm", items=["kid-goat-radio-tower"])
    return game.begin().does("advance:chupacabra:kid-goat-radio-tower")


def skeleton_faced(town: type[Town]) -> Town:
    game = town(seats=("ann",)).hero("ann", at="cemetery", items=["axe-motel"])
    return game.begin().dice("hit", "miss").does("advance:banshee:axe-motel")


def skeleton_reached(town: type[Town]) -> Town:
    game = town(seats=("ann",)).hero("ann", at="cemetery")
    game.mat("banshee").violins["ann"] = 5
    return game.dice("power").strike("banshee")


def trap_armed(town: type[Town]) -> Town:
    game = town("banshee", "mothman").hero("ann", at="tavern")
    game.state.bag += [trap.item for trap in game.mat("mothman").traps]
    game.state.bag.remove("axe-tavern")
    game.mat("mothman").traps = [Trap("tavern", "axe-tavern")]
    return game.begin().does("advance:mothman:arm")


def eye_placed(town: type[Town]) -> Town:
    game = town("banshee", "mothman").hero("ann", at="tavern").hero("bob", at="tavern")
    return game.event("glowing-eyes-1")


def trail_followed(town: type[Town]) -> Town:
    game = town("banshee", "ozark-howler").hero("ann", at="abandoned-mine", items=["axe-motel", "axe-tavern"])
    game.mat("ozark-howler").trail = [Tracker("claw-marks")]
    return game.begin().does("advance:ozark-howler:reveal", "advance:ozark-howler:pay")


def mark_gained(town: type[Town]) -> Town:
    return town("banshee", "ozark-howler").hero("ann", at="trailhead").event("howl-in-the-hollow-1")


def footprint_taken(town: type[Town]) -> Town:
    game = town("banshee", "bigfoot", seats=("ann",)).hero("ann", "jock", "cabin").lying("canteen-cabin")
    game.mat("bigfoot").footprints = ["cabin"]
    game.begin().does("pick-up").answer("ann", "canteen-cabin", "bigfoot:footprint-1")
    return game.does("bigfoot:top-left")


def photo_moved_and_hidden(town: type[Town]) -> Town:
    game = town("banshee", "bigfoot", seats=("ann",)).hero("ann", "jock", "high-school", ["barn-cat-cabin"])
    game.mat("bigfoot").photos[0].up = True
    game.begin().does("advance:bigfoot:barn-cat-cabin", "bigfoot:swap:top-left:top-right")
    return game.event("thrown-stones")


def clue_swapped(town: type[Town]) -> Town:
    game = town("banshee", "jersey-devil").hero("ann", at="town-center")
    mat = game.mat("jersey-devil")
    mat.clues[0].up, mat.shown = True, [mat.clues[0].id]
    return game.dice("power").strike("jersey-devil")


def items_lost(town: type[Town]) -> Town:
    return town().lying("hound-farm").event("fresh-blood")


def shared(town: type[Town]) -> Town:
    game = town().hero("ann", "scout", "tavern", ["axe-motel"]).hero("bob", "jock", "tavern")
    return game.begin().answer("bob", "allow").does("share", "axe-motel")


def declined(town: type[Town]) -> Town:
    game = town().hero("ann", perks=["pedal-to-the-metal-1"]).hero("bob", "jock").begin()
    return game.does("perk", "perk:pedal-to-the-metal", "jock").answer("bob", "decline")


def monster_led(town: type[Town]) -> Town:
    game = town().hero("ann", perks=["salt-lick", "earplugs"]).begin()
    game.does("perk", "perk:salt-lick", "move:banshee", "to:tavern", "stay")
    return game.does("perk", "perk:earplugs", "place:banshee", "resort")


def drawn(town: type[Town]) -> Town:
    game = town().hero("ann", at="boathouse").hero("bob", at="boathouse").top("diner-owner")
    game.monster("banshee", "radio-tower").citizen("caretaker", "radio-tower")
    game.monster("chupacabra", "campground").state.terror = 6
    return game.dice("hit", "hit").begin("monsters")


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (
            citizen_saved,
            "TurnBegan CitizenMoved CitizenMoved CitizenSaved PerkGained PerkDrawn ClueRevealed ChildKnown",
        ),
        (goat_saved, "TurnBegan GoatSaved"),
        (skeleton_faced, "TurnBegan ItemsSpent SkeletonFaced ViolinMoved"),
        (skeleton_reached, "AttackRolled ViolinMoved HeroDefeated TerrorRose"),
        (trap_armed, "TurnBegan TrapArmed"),
        (eye_placed, "EyePlaced"),
        (trail_followed, "TurnBegan TrackerRevealed ItemsSpent TrackerResolved"),
        (mark_gained, "MarkGained"),
        (footprint_taken, "TurnBegan ItemsTaken FootprintTaken PhotoRevealed"),
        (photo_moved_and_hidden, "TurnBegan ItemsSpent PhotosMoved PhotoHidden"),
        (clue_swapped, "AttackRolled ClueSwapped"),
        (items_lost, "ItemsLost"),
        (shared, "TurnBegan PermissionSet ItemGiven"),
        (declined, "TurnBegan PerkPlayed Declined PerkKept"),
        (monster_led, "TurnBegan PerkPlayed MonsterMoved PerkPlayed MonsterPlaced"),
        (
            drawn,
            "CardDrawn ItemsDrawn CitizenAppeared FrenzyMoved AttackRolled CitizenLost TerrorRose",
        ),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_happens_is_told_in_its_order(town: type[Town], scene: Scene, told: str) -> None:
    """Nothing that everybody may see comes about without a word."""
    assert kinds(scene(town)) == told.split()


def test_the_skeleton_is_told_as_such(town: type[Town]) -> None:
    """The last space is not called a space, and the others are not called the skeleton."""
    game = skeleton_reached(town)
    words = [game.game.words.tell(event, str) for event in game.state.told]
    assert "ann's Violin reaches the skeleton." in words
    game = skeleton_faced(town)
    words = [game.game.words.tell(event, str) for event in game.state.told]
    assert "ann's Violin is in the safe zone." in words


def test_the_end_of_a_turn_leaves_no_actions_and_no_suggestions(town: type[Town]) -> None:
    """Between two turns nobody has actions, and what was suggested is past."""
    game = town().begin().answer("bob", "suggest:move:cabin").does(END_TURN)
    assert game.state.actions_left == 0
    assert game.state.suggestions == {}
