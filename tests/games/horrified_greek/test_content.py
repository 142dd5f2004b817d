"""The content files: complete, as the rulebook forces them, and reported well where they are wrong."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.horrified.content import FRENZY
from games.horrified_greek.box import FOLDER, SHELF, box, content
from games.horrified_greek.cards import EFFECTS
from games.horrified_greek.game import HorrifiedGreek
from games.horrified_greek.specials import SPECIALS, TRAITS
from games.kernel.content import BadContent
from games.kernel.dice import Dice
from tests.games.horrified.own_files import changed, copied

BOARD = box().board


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied(FOLDER, tmp_path)


# Data and code name the same things


def test_every_effect_of_a_card_is_code_and_all_code_is_used() -> None:
    assert {effect for card in box().content.cards for effect in card.effects} == set(EFFECTS)
    assert set(SHELF.card_effects) == set(EFFECTS)


def test_every_special_is_code_and_all_code_is_used() -> None:
    named = {hero.special for hero in box().content.heroes if hero.special}
    assert named == set(SPECIALS) | set(TRAITS)


# What the rulebook and the facts say of it


def test_paths_that_the_examples_force() -> None:
    """The Crossroads near the Ruins, and two Heroes both two away from the Battlefield."""
    assert BOARD.routes("agora", "temple-of-athena")[0][3] == "crossroads"
    assert len(BOARD.routes("agora", "temple-of-athena")) == 1
    assert "ruins" in BOARD.neighbours["crossroads"]
    assert BOARD.steps["battlefield"]["mount-iliad"] == BOARD.steps["battlefield"]["statue-of-talos"] == 2


def test_map_has_24_locations_and_24_paths() -> None:
    assert len(box().content.locations) == len(box().content.roads) == 24


def test_despair_is_the_card_of_the_example() -> None:
    """One Item, the Orange Monsters, Yellow with move 2 and one die."""
    card = box().cards["despair-1"]
    assert (card.items, card.subject, card.strike, card.move, card.dice) == (1, "orange", ("yellow",), 2, 1)


def test_symbols_and_colours_of_the_gods() -> None:
    """Eight of them, as the rulebook's table says."""
    assert {symbol.id: symbol.name for symbol in content().symbols} == {
        "purple": "Vase of Aphrodite",
        "orange": "Sword of Ares",
        "blue": "Helmet of Artemis",
        "yellow": "Bolt of Athena",
        "green": "Branch of Dionysus",
        "brown": "Column of Hades",
        "teal": "Wing of Hermes",
        "red": "Torch of Hephaestus",
    }


def test_every_colour_is_on_four_cards_and_frenzy_on_eighteen() -> None:
    icons = Counter(icon for card in box().content.cards for icon in card.strike)
    assert icons.pop(FRENZY) == 18
    assert set(icons.values()) == {4}
    assert set(icons) == {symbol.id for symbol in content().symbols}


def test_twenty_locations_have_one_item_of_each_colour() -> None:
    places = Counter((item.colour, item.location) for item in box().content.items)
    assert len(places) == 60
    assert len({place for _, place in places}) == 20


def test_vase_of_the_example_belongs_to_the_lighthouse() -> None:
    assert box().items["vase-lighthouse"].location == "lighthouse"


def test_dice_have_three_hits_one_power_two_misses() -> None:
    """RULINGS 48: the constant that a person may correct."""
    assert sorted(box().content.numbers.die) == ["hit", "hit", "hit", "miss", "miss", "power"]


def test_cards_of_legends_say_where_they_are_placed() -> None:
    for card in box().content.cards:
        if legend := box().citizens.get(card.subject):
            assert card.text == f"Place {legend.title} at {box().name(legend.start)}."


def test_legends_walk_four_to_six_locations() -> None:
    for legend in box().content.citizens:
        assert 4 <= BOARD.steps[legend.start][legend.safe] <= 6


# A person's own files


def test_corrected_files_are_played_with(folder: Path) -> None:
    changed(folder, "heroes.json", lambda entries: entries[0].update(actions=9))
    game = HorrifiedGreek(folder)
    assert game.box.heroes["actor"].actions == 9
    assert game.setup(("ann",), game.settled(("ann",), {}), Dice("seed")).seats == ("ann",)


@pytest.mark.parametrize(
    ("name", "change", "told"),
    [
        ("items.json", lambda e: e[4].update(location="moon"), "items.json: entry 5, location"),
        ("items.json", lambda e: e[4].update(location="crossroads"), "location: no Items come"),
        ("items.json", lambda e: e[4].update(colour="green"), "items.json: entry 5, colour"),
        ("roads.json", lambda e: e.pop(4), "no road leads there"),
        ("heroes.json", lambda e: e[1].update(special="fly"), "heroes.json: entry 2, special"),
        ("legends.json", lambda e: e[1].update(safe="moon"), "legends.json: entry 2, safe"),
        ("legends.json", lambda e: e[1].update(id="actor"), "is a hero's"),
        ("monster_cards.json", lambda e: e[0].update(subject="orpheus"), "cards name 'atalanta', not 1"),
        ("monster_cards.json", lambda e: e[0].update(subject="pink"), "entry 1, subject: 'pink'"),
        ("monster_cards.json", lambda e: e[0].update(strike=["pink"]), "entry 1, strike: 'pink'"),
        ("monster_cards.json", lambda e: e[0].update(effects=["dance"]), "entry 1, effects: 'dance'"),
        ("monsters.json", lambda e: e.pop(2), "monsters.json: 'chimera' is missing"),
        ("monsters.json", lambda e: e[0]["numbers"].pop("bonus"), "entry 1, numbers"),
        ("monsters.json", lambda e: e[0].update(symbols=["pink"]), "entry 1, symbols: 'pink'"),
        ("perks.json", lambda e: e[0].update(effect="dance"), "perks.json: entry 1, effect"),
        ("symbols.json", lambda e: e.pop(0), "symbols: 'purple' is not in symbols.json"),
        ("spots.json", lambda e: e[0].update(place="moon"), "spots.json: entry 1, place"),
        ("spots.json", lambda e: e[0].update(kind="cave"), "spots.json: entry 1, kind"),
        ("spots.json", lambda e: e.append(e[5]), "spots.json: entry 6: it is there twice"),
        ("lairs.json", lambda e: e.pop(), "lairs.json: 3 Lairs for 4 places"),
        ("lairs.json", lambda e: e[0].update(monster="ghost"), "lairs.json: entry 1, monster: 'ghost'"),
        ("lairs.json", lambda e: e[0].update(monster="medusa"), "lairs.json: entry 1, monster: another"),
        ("doors.json", lambda e: e[0].update(glyphs=["kiss"]), "doors.json: entry 1, glyphs"),
        ("doors.json", lambda e: e[0].update(id="2"), "doors.json: entry 1, id: '2' is there twice"),
        ("heads.json", lambda e: e[0].update(colour="pink"), "heads.json: entry 1, colour"),
        ("tiles.json", lambda e: e[2].update(left="key"), "tiles.json: the way from gate to centre"),
        ("tones.json", lambda e: e[2].update(id="alpha"), "tones.json: entry 1, id"),
        ("numbers.json", lambda e: e[0].update(return_to="moon"), "numbers.json: entry 1, return_to"),
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
    changed(folder, "spots.json", lambda entries: entries[0].update(place="moon"))
    (folder / "tones.json").write_text("[")
    with pytest.raises(BadContent) as refusal:
        content(folder)
    assert len(refusal.value.problems) == 3
