"""Rulebook: Frenzied Monsters, Defeated by an Investigator."""

from games.horrified.attack import marks_against
from games.horrified.events import FrenzyMoved
from games.horrified.frenzy import defeat_monster, next_frenzy
from tests.games.horrified_american.town import Town


def test_marker_goes_to_the_next_higher_order(town: type[Town]) -> None:
    """The rulebook's example: from the Banshee (1) to Mothman (2), with the Howler (5) in the game too."""
    game = town("banshee", "mothman", "ozark-howler")
    next_frenzy(game.rules)
    assert game.state.frenzied == "mothman"


def test_marker_goes_from_the_highest_to_the_lowest(town: type[Town]) -> None:
    """Nobody is higher than the Howler: the Banshee again."""
    game = town("banshee", "mothman", "ozark-howler")
    game.state.frenzied = "ozark-howler"
    next_frenzy(game.rules)
    assert game.state.frenzied == "banshee"


def test_marker_stays_with_the_only_monster(town: type[Town]) -> None:
    """With no other Monster left it does not move."""
    game = town("banshee", "mothman")
    game.state.monsters = {"banshee": game.mat("banshee")}
    next_frenzy(game.rules)
    assert game.state.frenzied == "banshee"
    assert game.told(FrenzyMoved) == []


def test_events_move_the_marker(town: type[Town]) -> None:
    """The Mayor's card moves it on."""
    assert town("banshee", "mothman").event("mayor").state.frenzied == "mothman"


def test_marker_leaves_a_defeated_monster(town: type[Town]) -> None:
    """The next Monster in Frenzy Order becomes frenzied."""
    game = town("banshee", "mothman", "ozark-howler")
    defeat_monster(game.rules, "ann", "banshee")
    assert game.state.frenzied == "mothman"


def test_marker_stays_when_another_monster_is_defeated(town: type[Town]) -> None:
    """There is always exactly one frenzied Monster."""
    game = town("banshee", "mothman", "ozark-howler")
    defeat_monster(game.rules, "ann", "mothman")
    assert game.state.frenzied == "banshee"


def test_defeated_monster_is_out_of_the_game(town: type[Town]) -> None:
    """Figure, overlay and tokens are gone; its Events and icons are ignored."""
    game = town("banshee", "chupacabra", "mothman")
    defeat_monster(game.rules, "ann", "chupacabra")
    view = game.game.view(game.state, None)
    assert [mat.id for mat in view.monsters] == ["banshee", "mothman"]
    assert view.defeated == ("chupacabra",)
    game.hero("ann", at="diner", items=["hound-farm"]).event("the-hunger-1")


def test_items_on_the_mat_of_a_defeated_monster_are_discarded(town: type[Town]) -> None:
    """Goats go to the Item discard pile."""
    game = town().monster("chupacabra", "farm", goats=["kid-goat-radio-tower"])
    game.state.bag.remove("kid-goat-radio-tower")
    defeat_monster(game.rules, "ann", "chupacabra")
    assert game.state.spent == ["kid-goat-radio-tower"]
    game.check()


def test_tokens_in_hands_go_back_with_the_defeated_monster(town: type[Town]) -> None:
    """Death Marks hit nobody any more."""
    game = town("banshee", "ozark-howler")
    game.mat("ozark-howler").marks = {"ann": 2}
    assert marks_against(game.rules, "scout") == 2
    defeat_monster(game.rules, "ann", "ozark-howler")
    assert marks_against(game.rules, "scout") == 0
