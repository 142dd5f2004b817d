"""Rulebook: Components, Objective, Monster Setup, Difficulty Scale, Solo Play, as far as this set's own."""

from collections import Counter

from games.horrified_greek.box import box, content
from games.horrified_greek.game import HorrifiedGreek
from games.horrified_greek.state import GreekState
from games.kernel.dice import Dice
from games.kernel.drive import Run

GAME = HorrifiedGreek()
LAIR_PLACES = ["mount-iliad", "necropolis", "gaseous-swamp", "statue-of-talos"]


def opened(seats: tuple[str, ...] = ("ann", "bob"), seed: str = "s", **options: str) -> Run[GreekState]:
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


def test_first_game_is_to_be_had() -> None:
    """Basilisk and Cerberus, recommended for the first game, are met if nobody chooses otherwise."""
    assert tuple(opened(**GAME.settled(("ann",), {})).state.monsters) == ("basilisk", "cerberus")


def test_heroes_are_chosen_unless_the_table_wants_otherwise() -> None:
    """That is the default here."""
    assert GAME.settled(("ann",), {})["heroes"] == "chosen"


def test_solo_changes_nothing_but_terror() -> None:
    """All 20 Perks and all 7 Heroes are in the game."""
    state = opened(("ann",)).state
    assert len(state.perk_deck) + len(state.heroes["ann"].perks) == 20
    chosen = opened(("ann",), heroes="chosen")
    assert len(chosen.prompt.asks["ann"].options) == 7


def test_a_lost_lair_is_found() -> None:
    """As with Items and cards: none is lost or doubled."""
    state = opened().state
    state.lairs[0].token = state.lairs[1].token
    assert any("Lairs" in problem for problem in GAME.problems(state))
