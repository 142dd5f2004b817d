"""Rulebook: Components, Objective, Monster Setup, Player Setup, Difficulty Scale, Solo Play."""

from collections import Counter
from itertools import combinations

import pytest

from games.horrified.events import HeroChosen, ItemsDrawn
from games.horrified_greek.box import MONSTERS, box, content
from games.horrified_greek.game import HorrifiedGreek
from games.horrified_greek.state import GreekState
from games.kernel.dice import Dice
from games.kernel.drive import Run

GAME = HorrifiedGreek()
SEATS = ("ann", "bob", "cid", "dan", "eve")
LAIR_PLACES = ["mount-iliad", "necropolis", "gaseous-swamp", "statue-of-talos"]


def opened(seats: tuple[str, ...] = SEATS[:2], seed: str = "s", **options: str) -> Run[GreekState]:
    options = {"heroes": "drawn", **options}
    return Run(GAME, GAME.setup(seats, GAME.settled(seats, options), Dice(seed)))


def test_box_holds_the_components_of_the_rulebook() -> None:
    """7 Heroes, 10 Legends, 6 Monsters, 60 Items, 4 Lairs, 3 dice alike, 30 Monster cards, 20 Perks."""
    shared = box().content
    assert len(shared.heroes) == 7
    assert len(shared.citizens) == 10
    assert len(shared.monsters) == 6
    assert len(shared.items) == 60
    assert len(shared.cards) == 30
    assert len(box().perks) == 20
    assert len(content().lairs) == 4
    assert max(card.dice for card in shared.cards) == 3


def test_box_holds_the_tokens_of_the_monsters() -> None:
    """5 Doors, 3 Heads, 4 Mirrors, 5 Labyrinth tokens with their centre, 8 Tones."""
    state = opened(monsters="basilisk+cerberus+chimera+medusa+minotaur+siren").state
    assert len(state.monsters["cerberus"].doors) == 5
    assert len(content().heads) == 3
    assert len(state.monsters["medusa"].mirrors) == 4
    assert len(state.monsters["minotaur"].stack) == 5
    assert len(state.monsters["siren"].tones) == 8


def test_lairs_lie_face_down_at_their_four_places() -> None:
    """All four, whichever Monsters play."""
    state = opened(monsters="basilisk+siren").state
    assert [lair.place for lair in state.lairs] == LAIR_PLACES
    assert not any(lair.up for lair in state.lairs)


def test_lairs_are_shuffled() -> None:
    """Over many games every Lair lies at every place."""
    found = Counter()
    for seed in range(40):
        found.update((lair.place, lair.token) for lair in opened(seed=str(seed)).state.lairs)
    assert len(found) == 16


def test_terror_begins_at_zero() -> None:
    """On the Terror Level Track."""
    assert opened().state.terror == 0


def test_legends_begin_beside_the_board() -> None:
    """None of the ten is on the board."""
    assert opened(SEATS).state.citizens == {}


def test_monster_cards_are_shuffled() -> None:
    """Another seed, another order of the same 30."""
    one, other = opened(seed="1").state.deck, opened(seed="2").state.deck
    assert len(one) == 30
    assert sorted(one) == sorted(other)
    assert one != other


def test_chosen_monsters_are_in_the_game_and_no_others() -> None:
    """In Frenzy Order, lowest first."""
    state = opened(monsters="chimera+minotaur+siren").state
    assert tuple(state.monsters) == ("chimera", "minotaur", "siren")


def test_frenzy_marker_begins_on_the_lowest_order() -> None:
    """Of the Monsters in the game."""
    assert opened(monsters="medusa+siren").state.frenzied == "medusa"


def test_frenzy_orders_symbols_and_complexity_are_those_of_the_rulebook() -> None:
    """As the six sections of the Monsters say."""
    said = {kind.id: (kind.order, set(kind.symbols), kind.complexity) for kind in box().content.monsters}
    assert said == {
        "basilisk": (1, {"blue", "brown", "teal"}, "low"),
        "cerberus": (2, {"orange", "brown", "red"}, "low"),
        "chimera": (3, {"yellow", "blue", "red"}, "medium"),
        "medusa": (4, {"yellow", "purple", "brown"}, "high"),
        "minotaur": (5, {"orange", "blue", "green"}, "high"),
        "siren": (6, {"green", "teal", "purple"}, "low"),
    }
    assert list(box().monsters) == sorted(said, key=lambda monster: said[monster][0])


def test_four_monsters_have_a_lair() -> None:
    """Cerberus, Chimera, Medusa and the Minotaur; not the Basilisk, not the Siren."""
    assert {lair.name: lair.monster for lair in content().lairs} == {
        "Underworld Door": "cerberus",
        "Chimera's Cave": "chimera",
        "Statue Garden": "medusa",
        "Labyrinth": "minotaur",
    }


def test_monsters_begin_where_the_rulebook_says() -> None:
    """Each at its own location."""
    state = opened(monsters="basilisk+cerberus+chimera+medusa+minotaur+siren").state
    assert {monster: mat.place for monster, mat in state.monsters.items()} == {
        "basilisk": "gaseous-swamp",
        "cerberus": "temple-of-hades",
        "chimera": "ruins",
        "medusa": "bay-of-ghosts",
        "minotaur": "acropolis",
        "siren": "lighthouse",
    }


def test_each_player_chooses_a_hero() -> None:
    """Each seat in turn, and nobody what another has."""
    run = opened(heroes="chosen", first_player="first-seat")
    assert len(run.prompt.asks["ann"].options) == 7
    run.answer("ann", ("ranger",))
    assert "ranger" not in run.prompt.asks["bob"].options
    run.answer("bob", ("traveler",))
    assert run.state.heroes["bob"].place == "stables"


def test_heroes_may_be_drawn_by_lot() -> None:
    """The table's option; over many games every Hero is dealt."""
    dealt = Counter(hero.kind for n in range(40) for hero in opened(SEATS, str(n)).state.heroes.values())
    assert len(dealt) == 7


def test_heroes_begin_at_their_starting_locations() -> None:
    """As the tiles say."""
    run = opened(SEATS)
    chosen = [event for event in run.state.told if isinstance(event, HeroChosen)]
    assert len(chosen) == 5
    for event in chosen:
        assert run.state.heroes[event.seat].place == box().heroes[event.hero].start == event.place


def test_each_player_begins_with_one_perk() -> None:
    """The others lie face down."""
    state = opened(SEATS).state
    assert all(len(hero.perks) == 1 for hero in state.heroes.values())
    assert len(state.perk_deck) == 15


def test_twelve_items_lie_where_they_say() -> None:
    """12 of 60 come out of the bag."""
    run = opened()
    assert len(run.state.items) == 12
    assert len(run.state.bag) == 48
    assert all(box().items[item].location == place for item, place in run.state.items.items())
    assert any(isinstance(event, ItemsDrawn) for event in run.state.told)


@pytest.mark.parametrize(("difficulty", "number"), [("first", 2), ("standard", 3), ("challenging", 4)])
def test_difficulty_is_the_number_of_monsters(difficulty: str, number: int) -> None:
    """Two for a first game, three as standard, four as a challenge; any of the six."""
    met = Counter()
    for seed in range(30):
        monsters = opened(seed=str(seed), monsters=difficulty).state.monsters
        assert len(monsters) == number
        met.update(list(monsters))
    assert len(met) == 6


def test_first_game_is_to_be_had() -> None:
    """Basilisk and Cerberus can be chosen."""
    assert tuple(opened(monsters="basilisk+cerberus").state.monsters) == ("basilisk", "cerberus")


def test_every_set_of_monsters_is_an_option() -> None:
    """All 57 sets of two or more (RULINGS 49)."""
    names = sorted(monster.id for monster in MONSTERS)
    sets = ["+".join(some) for size in range(2, 7) for some in combinations(names, size)]
    assert GAME.options["monsters"] == ("first", "standard", "challenging", *sets)


def test_first_player_is_drawn_or_sits_first() -> None:
    """RULINGS 50: who saw a horror movie last cannot be known."""
    assert {opened(SEATS, str(seed)).state.active for seed in range(40)} == set(SEATS)
    assert opened(SEATS, first_player="first-seat").state.active == "ann"


def test_solo_begins_at_terror_three() -> None:
    """And nothing else is different."""
    state = opened(("ann",)).state
    assert state.terror == 3
    assert len(state.perk_deck) + len(state.heroes["ann"].perks) == 20
    chosen = opened(("ann",), heroes="chosen")
    assert len(chosen.prompt.asks["ann"].options) == 7
