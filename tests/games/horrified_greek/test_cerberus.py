"""Rulebook: Cerberus."""

import pytest

from games.horrified.events import MonsterMoved
from games.horrified_greek.box import content
from games.horrified_greek.monsters.cerberus import DoorDiceRolled, FerrymanPaid
from tests.games.horrified_greek.isle import Isle

GATE = "gaseous-swamp"


def at_the_door(isle: type[Isle], *items: str, **options: str) -> Isle:
    return (
        isle("cerberus", "siren", **options).lair("underworld-door", GATE).hero("ann", at=GATE, items=items)
    )


def advances(game: Isle) -> list[str]:
    return [option for option in game.options() if option.startswith("advance")]


def test_five_doors_lie_on_the_mat(isle: type[Isle]) -> None:
    """One of them has two blanks and a Power."""
    assert isle().mat("cerberus").doors == ["1", "2", "3", "4", "5"]
    assert ("miss", "miss", "power") in {door.glyphs for door in content().doors}


@pytest.mark.parametrize(
    ("option", "items"), [("either", ["yellow", "blue"]), ("yellow", ["yellow"]), ("blue", ["blue"])]
)
def test_a_yellow_or_a_blue_item_pays_for_three_dice(isle: type[Isle], option: str, items: list[str]) -> None:
    """RULINGS 20."""
    held = {"yellow": "sword-odeon", "blue": "drachma-port", "teal": "mask-acropolis"}
    game = at_the_door(isle, *held.values(), cerberus=option).begin()
    assert advances(game) == [f"advance:cerberus:{held[colour]}" for colour in items]
    game.dice("miss", "hit", "hit").does(advances(game)[0])
    assert game.told(DoorDiceRolled)[0].symbols == ("miss", "hit", "hit")
    assert game.state.spent == [held[items[0]]]


def test_doors_are_unlocked_at_the_revealed_underworld_door_only(isle: type[Isle]) -> None:
    """Not while it is face down, and not elsewhere."""
    hidden = isle("cerberus", "siren").lair("underworld-door", GATE, up=False)
    assert advances(hidden.hero("ann", at=GATE, items=["sword-odeon"]).begin()) == []
    elsewhere = at_the_door(isle, "sword-odeon").hero("ann", at="agora").begin()
    assert advances(elsewhere) == []


def test_one_door_comes_off_when_the_dice_show_its_glyphs(isle: type[Isle]) -> None:
    """Hit, Hit, Power unlocks three doors; one may be chosen (RULINGS 21)."""
    game = at_the_door(isle, "sword-odeon").begin().dice("hit", "hit", "power")
    game.does("advance:cerberus:sword-odeon")
    assert game.options() == ("cerberus:door-1", "cerberus:door-2", "cerberus:door-3")
    assert game.does("cerberus:door-3").mat("cerberus").doors == ["1", "2", "4", "5"]
    assert game.state.played == []


def test_no_door_comes_off_where_no_glyphs_fit(isle: type[Isle]) -> None:
    """Miss, Miss, Hit is nothing."""
    game = at_the_door(isle, "sword-odeon").begin().dice("miss", "miss", "hit")
    game.does("advance:cerberus:sword-odeon")
    assert game.topic() == "act"
    assert len(game.mat("cerberus").doors) == 5


def test_teal_item_rolls_as_many_dice_again_as_it_is_strong(isle: type[Isle]) -> None:
    """Strength 2: two of the three; the third stays."""
    game = at_the_door(isle, "sword-odeon", "mask-acropolis").begin().dice("miss", "hit", "miss")
    game.does("advance:cerberus:sword-odeon", "mask-acropolis")
    assert (game.ask().least, game.ask().most) == (1, 2)
    game.dice("power", "miss").answer("ann", "cerberus:die-1-miss", "cerberus:die-3-miss")
    assert game.told(DoorDiceRolled)[1].symbols == ("power", "hit", "miss")
    assert game.mat("cerberus").doors == ["2", "3", "4", "5"]
    assert game.state.spent == ["sword-odeon", "mask-acropolis"]


def test_several_teal_items_may_be_spent_and_the_door_is_chosen_last(isle: type[Isle]) -> None:
    """RULINGS 21."""
    game = at_the_door(isle, "sword-odeon", "mask-acropolis", "lyre-port").begin().dice("miss", "miss", "hit")
    game.does("advance:cerberus:sword-odeon", "mask-acropolis").dice("miss")
    game.does("cerberus:die-3-hit").dice("hit", "hit", "hit").does("lyre-port")
    game.answer("ann", "cerberus:die-1-miss", "cerberus:die-2-miss", "cerberus:die-3-miss")
    assert game.options() == ("cerberus:door-2", "cerberus:door-5")


def test_nothing_to_roll_again_where_every_door_left_is_unlocked(isle: type[Isle]) -> None:
    """The Teal Item could change nothing; and with no door left nothing is rolled for (RULINGS 51)."""
    game = at_the_door(isle, "sword-odeon", "mask-acropolis", "drachma-port")
    game.mat("cerberus").doors = ["1"]
    game.begin().dice("power", "miss", "miss").does("advance:cerberus:sword-odeon")
    assert game.topic() == "act"
    assert game.mat("cerberus").doors == []
    assert advances(game) == []


def test_teal_item_leads_him_to_the_underworld_door(isle: type[Isle]) -> None:
    """In his location, all doors off: as far as the Item is strong, and there he is defeated."""
    game = at_the_door(isle, "lyre-port").monster("cerberus", "crossroads-south", doors=[])
    game.hero("ann", at="crossroads-south").begin().does("defeat:cerberus", f"to:{GATE}")
    assert game.state.defeated == ["cerberus"]
    assert game.state.spent == ["lyre-port"]


def test_led_the_whole_strength_and_not_there_yet(isle: type[Isle]) -> None:
    """RULINGS 22: the way is the player's, back and forth too; the action is spent."""
    game = at_the_door(isle, "mask-acropolis").monster("cerberus", "temple-of-hades", doors=[])
    game.hero("ann", at="temple-of-hades").begin().does("defeat:cerberus", "to:temple-of-hades")
    assert game.at("cerberus") == "temple-of-hades"
    assert len(game.told(MonsterMoved)) == 2
    assert game.state.defeated == []
    assert game.state.actions_left == 3


def test_strong_item_leads_him_all_its_strength(isle: type[Isle]) -> None:
    """Strength 4 is four steps, of which the first has one path only; strength 3 does not lead him there."""
    game = at_the_door(isle, "statuette-agora").monster("cerberus", "temple-of-hades", doors=[])
    game.hero("ann", at="temple-of-hades").begin()
    game.does("defeat:cerberus", "to:forest-of-the-dryads", "to:crossroads-south", f"to:{GATE}")
    assert game.state.defeated == ["cerberus"]
    game = at_the_door(isle, "lyre-port").monster("cerberus", "temple-of-hades", doors=[])
    game.hero("ann", at="temple-of-hades").begin()
    game.does("defeat:cerberus", "to:forest-of-the-dryads", "to:crossroads-south")
    assert game.at("cerberus") == "crossroads-south"
    assert game.topic() == "act"


def test_at_the_door_already_any_teal_item_is_enough(isle: type[Isle]) -> None:
    """RULINGS 22."""
    game = at_the_door(isle, "mask-acropolis").monster("cerberus", GATE, doors=[]).begin()
    assert game.does("defeat:cerberus").state.defeated == ["cerberus"]


def test_he_is_led_with_all_doors_off_and_in_his_location_only(isle: type[Isle]) -> None:
    """One door left, or elsewhere: not offered."""
    game = at_the_door(isle, "mask-acropolis").monster("cerberus", GATE, doors=["1"]).begin()
    assert "defeat:cerberus" not in game.options()
    game = at_the_door(isle, "mask-acropolis").monster("cerberus", "agora", doors=[]).begin()
    assert "defeat:cerberus" not in game.options()


def test_pay_the_ferryman_discards_the_top_monster_card(isle: type[Isle]) -> None:
    """Once for each Power; nothing of it is resolved."""
    game = isle().hero("bob", at="temple-of-hades").top("atalanta", "stampede-1").dice("power", "power")
    game.strike("cerberus", dice=2)
    assert [event.card for event in game.told(FerrymanPaid)] == ["atalanta", "stampede-1"]
    assert sorted(game.state.played) == ["atalanta", "stampede-1"]
    assert game.state.citizens == {}


def test_card_that_is_resolved_is_discarded_after_those_of_the_ferryman(isle: type[Isle]) -> None:
    """So while the hit of the same roll is answered, everybody sees the card that goes on."""
    game = isle("cerberus", "siren").hero("bob", at="temple-of-hades", items=["sword-odeon"])
    game.top("out-of-the-house-of-hades-1", "atalanta", "stampede-1").dice("hit", "power", "power")
    game.begin("monsters")
    assert game.topic() == "defend"
    assert game.game.view(game.state, None).card.id == "out-of-the-house-of-hades-1"
    assert game.state.played == ["atalanta", "stampede-1", "out-of-the-house-of-hades-1"]


def test_ferryman_takes_nothing_from_an_empty_deck(isle: type[Isle]) -> None:
    """RULINGS 23."""
    game = isle().hero("bob", at="temple-of-hades").dice("power")
    game.state.played, game.state.deck = game.state.deck, []
    assert game.strike("cerberus").over() is None
