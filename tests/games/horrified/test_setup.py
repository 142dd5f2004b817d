"""Rulebooks: Monster Setup, Player Setup, Difficulty, Solo, as far as they say the same for every set."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.horrified.events import HeroChosen, ItemsDrawn
from games.horrified.game import HorrifiedGame
from games.kernel.dice import Dice
from games.kernel.drive import Run
from tests.games.horrified.sets import SETS, sets_of_monsters, slug

SEATS = ("ann", "bob", "cid", "dan", "eve")

pytestmark = pytest.mark.parametrize("game", SETS, ids=slug)


def opened(
    game: HorrifiedGame[Any, Any],
    seats: tuple[str, ...] = SEATS[:2],
    seed: str = "s",
    *,
    heroes: str = "drawn",
    **options: str,
) -> Run[Any]:
    options = {game.box.vocabulary.option: heroes, **options}
    return Run(game, game.setup(seats, game.settled(seats, options), Dice(seed)))


def test_terror_begins_at_zero(game: HorrifiedGame[Any, Any]) -> None:
    """With two seats or more, on the Terror Level Track."""
    assert opened(game).state.terror == 0


def test_citizens_begin_beside_the_board(game: HorrifiedGame[Any, Any]) -> None:
    """No Citizen and no Legend is on the board as the game begins."""
    assert opened(game, SEATS).state.citizens == {}


@pytest.mark.parametrize("pile", ["deck", "perk_deck", "bag"])
def test_monster_cards_perks_and_items_are_shuffled(game: HorrifiedGame[Any, Any], pile: str) -> None:
    """Another seed, another order; of the same 30 Monster cards where nothing else is drawn from them."""
    fixed = {"monsters": sets_of_monsters(game)[0]}
    states = [opened(game, seed=str(seed), **fixed).state for seed in range(5)]
    assert len({tuple(getattr(state, pile)) for state in states}) == 5
    assert len({frozenset(state.deck) for state in states}) == 1
    assert len(states[0].deck) == 30


def test_chosen_monsters_are_in_the_game_and_no_others(game: HorrifiedGame[Any, Any]) -> None:
    """In Frenzy Order, lowest first; the others stay in the box."""
    order = tuple(game.box.monsters)
    chosen = "+".join(sorted((order[5], order[0], order[2])))
    assert tuple(opened(game, monsters=chosen).state.monsters) == (order[0], order[2], order[5])


def test_frenzy_marker_begins_on_the_lowest_order(game: HorrifiedGame[Any, Any]) -> None:
    """Of the Monsters in the game."""
    order = tuple(game.box.monsters)
    chosen = "+".join(sorted((order[5], order[3])))
    assert opened(game, monsters=chosen).state.frenzied == order[3]


def test_heroes_may_be_drawn_by_lot(game: HorrifiedGame[Any, Any]) -> None:
    """Each seat has another one; over many seeds every one is dealt."""
    dealt = Counter[str]()
    for seed in range(40):
        kinds = [hero.kind for hero in opened(game, SEATS, str(seed)).state.heroes.values()]
        assert len(set(kinds)) == 5
        dealt.update(kinds)
    assert len(dealt) == 7


def test_each_player_chooses_a_hero(game: HorrifiedGame[Any, Any]) -> None:
    """In turn from the first player on, and nobody what another has."""
    run = opened(game, SEATS, "s", heroes="chosen")
    first = run.state.active
    order = SEATS[SEATS.index(first) :] + SEATS[: SEATS.index(first)]
    chosen: list[str] = []
    for seat in order:
        assert run.prompt is not None
        assert run.prompt.topic == "choose-hero"
        left = run.prompt.asks[seat].options
        assert set(left) == set(game.box.heroes) - set(chosen)
        chosen.append(left[-1])
        run.answer(seat, left[-1:])
    assert [run.state.heroes[seat].kind for seat in order] == chosen


def test_heroes_begin_at_their_starting_locations(game: HorrifiedGame[Any, Any]) -> None:
    """As the tiles say."""
    run = opened(game, SEATS)
    chosen = [event for event in run.state.told if isinstance(event, HeroChosen)]
    assert len(chosen) == 5
    for event in chosen:
        start = game.box.heroes[event.hero].start
        assert run.state.heroes[event.seat].place == start == event.place


def test_each_player_begins_with_one_perk(game: HorrifiedGame[Any, Any]) -> None:
    """The others lie face down."""
    state = opened(game, SEATS).state
    assert all(len(hero.perks) == 1 for hero in state.heroes.values())
    assert len(state.perk_deck) == 15


def test_twelve_items_lie_where_they_say(game: HorrifiedGame[Any, Any]) -> None:
    """12 of the 60 Items come out of the bag, each to the location that it names."""
    run = opened(game)
    assert len(run.state.items) == 12
    assert len(run.state.bag) == 48
    assert all(game.box.items[item].location == place for item, place in run.state.items.items())
    assert any(isinstance(event, ItemsDrawn) for event in run.state.told)


@pytest.mark.parametrize(("level", "number"), [("novice", 2), ("standard", 3), ("challenging", 4)])
def test_difficulty_is_the_number_of_monsters(game: HorrifiedGame[Any, Any], level: str, number: int) -> None:
    """Two Monsters to begin with, three as standard, four as a challenge; any of the six."""
    met = Counter[str]()
    for seed in range(30):
        monsters = opened(game, seed=str(seed), monsters=level).state.monsters
        assert len(monsters) == number
        met.update(list(monsters))
    assert len(met) == 6


def test_every_set_of_monsters_is_an_option(game: HorrifiedGame[Any, Any]) -> None:
    """All 57 sets of two Monsters or more: difficulty is the players' choice."""
    names = sorted(game.box.monsters)
    sets = ["+".join(some) for size in range(2, 7) for some in combinations(names, size)]
    assert game.options["monsters"] == ("first", "novice", "standard", "challenging", *sets)
    assert len(sets) == 57


def test_first_player_is_drawn_or_sits_first(game: HorrifiedGame[Any, Any]) -> None:
    """Who saw a horror movie last cannot be known: by lot, or the seat that the table put first."""
    assert {opened(game, SEATS, str(seed)).state.active for seed in range(40)} == set(SEATS)
    assert opened(game, SEATS, first_player="first-seat").state.active == "ann"


def test_solo_begins_at_terror_three(game: HorrifiedGame[Any, Any]) -> None:
    """Alone, the Terror Marker begins on 3."""
    assert opened(game, ("ann",)).state.terror == 3
