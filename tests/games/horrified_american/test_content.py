"""The content files: complete, as the rulebook forces them, and reported well where they are wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.horrified.content import FRENZY
from games.horrified_american.box import EFFECTS, FOLDER, SHELF, box, content
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.specials import SPECIALS
from games.kernel.content import BadContent
from games.kernel.dice import Dice
from tests.games.horrified.own_files import changed, copied

BOARD = box().board


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied(FOLDER, tmp_path)


# Data and code name the same things


def test_every_effect_of_a_card_is_code_and_all_code_is_used() -> None:
    named = {effect for card in box().content.cards for effect in card.effects}
    assert named == set(box().card_effects) == set(SHELF.card_effects)
    assert set(EFFECTS) < named


def test_every_special_action_is_code_and_all_code_is_used() -> None:
    assert {hero.special for hero in box().content.heroes if hero.special} == set(SPECIALS)


# What the rulebook and the facts say of it


def test_roads_that_the_examples_force() -> None:
    """E1 to E9 of the facts file."""
    steps = BOARD.steps
    assert steps["motel"]["intersection"] == steps["intersection"]["high-school"] == 1
    assert steps["high-school"]["tavern"] <= 2
    assert steps["city-hall"]["high-school"] == steps["city-hall"]["tavern"] == 1
    assert steps["resort"]["sheriffs-station"] <= 3
    assert set(BOARD.neighbours["cabin"]) == {"abandoned-mine", "campground", "intersection"}
    routes = BOARD.routes("resort", "diner")
    assert len(routes) >= 3
    assert any({"high-school", "gas-station"} <= set(route) for route in routes)
    assert steps["motel"]["gas-station"] == 2


def test_map_has_22_locations_and_27_roads() -> None:
    assert len(box().content.locations) == 22
    assert len(box().content.roads) == 27


def test_monster_cards_are_thirteen_citizens_and_seventeen_others() -> None:
    citizens = [card for card in box().content.cards if card.subject in box().citizens]
    assert len(citizens) == 13
    assert all(card.items == 3 and card.effects[0] == "place-citizen" for card in citizens)
    assert len(box().content.cards) == 30


def test_cards_of_the_rulebook() -> None:
    """The Hunger: no Items, three icons, move 3, one die. The Doctor: three Items, two icons, move 1."""
    hunger, doctor = box().cards["the-hunger-1"], box().cards["doctor"]
    assert (hunger.items, hunger.strike, hunger.move, hunger.dice) == (
        0,
        ("ozark-howler", "mothman", "jersey-devil"),
        3,
        1,
    )
    assert (doctor.items, doctor.strike, doctor.move) == (3, ("bigfoot", FRENZY), 1)
    assert box().citizens["doctor"].start == "hospital"


def test_twenty_items_of_each_colour() -> None:
    """Yellow physical, Green survival, Brown animals; one of each colour for each of 20 locations."""
    colours = [item.colour for item in box().content.items]
    assert {colour: colours.count(colour) for colour in colours} == {"yellow": 20, "green": 20, "brown": 20}
    places = {(item.colour, item.location) for item in box().content.items}
    assert len(places) == 60


def test_fourteen_brown_items_are_goats() -> None:
    goats = [item for item in box().content.items if "goat" in item.tags]
    assert len(goats) == 14
    assert {item.colour for item in goats} == {"brown"}
    assert all("Goat" in item.name for item in goats)


def test_dice_have_three_hits_one_power_two_misses() -> None:
    """RULINGS 45: the constant that a person may correct."""
    assert sorted(box().content.numbers.die) == ["hit", "hit", "hit", "miss", "miss", "power"]


def test_citizens_start_at_different_locations() -> None:
    starts = [citizen.start for citizen in box().content.citizens]
    assert len(set(starts)) == 13


def test_five_trackers_and_seven_clues() -> None:
    assert len(content().trackers) == 5
    assert len(content().clues) == 7


# A person's own files


def test_corrected_files_are_played_with(folder: Path) -> None:
    changed(folder, "investigators.json", lambda entries: entries[0].update(actions=9))
    game = HorrifiedAmerican(folder)
    assert game.box.heroes["scout"].actions == 9
    assert game.setup(("ann",), game.settled(("ann",), {}), Dice("seed")).seats == ("ann",)


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("items.json", lambda e: e[4].update(location="moon"), "items.json: entry 5, location"),
        (
            "items.json",
            lambda e: e[4].update(location="hospital"),
            "items.json: entry 5, location: no Items come",
        ),
        ("items.json", lambda e: e[4].update(colour="pink"), "items.json: entry 5, colour"),
        ("items.json", lambda e: e[4].update(strength=0), "items.json: entry 5, strength"),
        ("items.json", lambda e: e[4].update(weight=3), "items.json: entry 5, weight"),
        ("items.json", lambda e: e[4].update(id=e[3]["id"]), "is there twice"),
        ("items.json", lambda e: e[4].update(id="a:b"), "may not hold a colon"),
        ("roads.json", lambda e: e[0].update(ends=["motel", "moon"]), "roads.json: entry 1, ends"),
        ("roads.json", lambda e: e.pop(25), "locations.json: entry 8, id: no road leads there"),
        ("investigators.json", lambda e: e[1].update(special="fly"), "investigators.json: entry 2, special"),
        ("citizens.json", lambda e: e[1].update(safe="moon"), "citizens.json: entry 2, safe"),
        ("citizens.json", lambda e: e[1].update(id="scout"), "is a hero's"),
        ("citizens.json", lambda e: e[1].update(start="motel"), "start: another has it too"),
        ("citizens.json", lambda e: e[1].update(portrait=e[0]["portrait"]), "name nobody or several"),
        ("citizens.json", lambda e: e[1].update(portrait=["moustache"]), "'moustache' is no clue"),
        ("monsters.json", lambda e: e.pop(2), "monsters.json: 'bigfoot' is missing"),
        ("monsters.json", lambda e: e[0].update(id="ghost"), "entry 1, id: 'ghost' is unknown"),
        ("monsters.json", lambda e: e[0]["numbers"].pop("track"), "entry 1, numbers"),
        ("monster_cards.json", lambda e: e[0].update(effects=["dance"]), "entry 1, effects: 'dance'"),
        ("monster_cards.json", lambda e: e[0].update(strike=["ghost"]), "entry 1, strike: 'ghost'"),
        ("monster_cards.json", lambda e: e[0].update(subject="ghost"), "entry 1, subject: 'ghost'"),
        ("monster_cards.json", lambda e: e[0].update(dice=4), "entry 1, dice"),
        ("perks.json", lambda e: e[0].update(effect="dance"), "perks.json: entry 1, effect"),
        ("perks.json", lambda e: e[0].update(monster="ghost"), "perks.json: entry 1, monster"),
        ("trackers.json", lambda e: e[0].update(cost={"pink": 1}), "trackers.json: entry 1, cost"),
        ("photos.json", lambda e: e[0].update(square="middle"), "photos.json"),
        ("numbers.json", lambda e: e[0].update(return_to="moon"), "numbers.json: entry 1, return_to"),
        ("numbers.json", lambda e: e.append(e[0]), "one entry is needed"),
        ("numbers.json", lambda e: e[0].update(die=["hit", "kiss"]), "numbers.json: entry 1, die"),
    ],
)
def test_a_mistake_is_told_with_file_entry_and_field(
    folder: Path, name: str, change: Callable[[Any], object], told: str
) -> None:
    changed(folder, name, change)
    with pytest.raises(BadContent) as refusal:
        content(folder)
    assert told in str(refusal.value)


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    changed(folder, "items.json", lambda entries: entries[0].update(location="moon"))
    changed(folder, "perks.json", lambda entries: entries[0].update(effect="dance"))
    (folder / "clues.json").write_text("[")
    with pytest.raises(BadContent) as refusal:
        content(folder)
    assert len(refusal.value.problems) == 3
