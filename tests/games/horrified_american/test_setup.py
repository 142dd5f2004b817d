"""Rulebook: Monster Setup, Player Setup, Objective, Difficulty."""

from collections import Counter
from itertools import combinations

import pytest

from games.horrified.events import HeroChosen, ItemsDrawn
from games.horrified_american.box import MONSTERS, box
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.state import AmericanState
from games.kernel.dice import Dice
from games.kernel.drive import Run

GAME = HorrifiedAmerican()
SEATS = ("ann", "bob", "cid", "dan", "eve")


def opened(seats: tuple[str, ...] = SEATS[:2], seed: str = "s", **options: str) -> Run[AmericanState]:
    state = GAME.setup(seats, GAME.settled(seats, options), Dice(seed))
    return Run(GAME, state)


def test_box_holds_the_components_of_the_rulebook() -> None:
    """7 Investigators, 13 Citizens, 6 Monsters, 60 Items, 30 Monster cards, 20 Perks, 3 dice alike."""
    content = box().content
    assert len(content.heroes) == 7
    assert len(content.citizens) == 13
    assert len(content.monsters) == 6
    assert len(content.items) == 60
    assert len(content.cards) == 30
    assert len(box().perks) == 20
    assert max(card.dice for card in content.cards) == 3


def test_terror_begins_at_zero() -> None:
    """With two seats or more, the Terror Marker begins on 0."""
    assert opened().state.terror == 0


def test_citizens_begin_beside_the_board() -> None:
    """No Citizen is in town as the game begins."""
    assert opened(SEATS).state.citizens == {}


def test_monster_cards_are_shuffled() -> None:
    """Another seed puts the 30 Monster cards into another order."""
    two = {"monsters": "banshee+chupacabra"}
    one, other = opened(seed="1", **two).state.deck, opened(seed="2", **two).state.deck
    assert len(one) == 30
    assert sorted(one) == sorted(other)
    assert one != other


def test_face_down_tokens_are_mixed() -> None:
    """Clues, Tracker tokens and Photos lie otherwise in another game."""
    mats = [
        opened(seed=str(n), monsters="bigfoot+jersey-devil+ozark-howler").state.monsters for n in range(9)
    ]
    assert len({tuple(clue.id for clue in mat["jersey-devil"].clues) for mat in mats}) > 3
    assert len({tuple(token.id for token in mat["ozark-howler"].trail) for mat in mats}) > 3
    assert len({tuple(photo.part for photo in mat["bigfoot"].photos) for mat in mats}) > 3


def test_chosen_monsters_are_active_and_no_others() -> None:
    """The Monsters chosen are in the game, in Frenzy Order; the others stay in the box."""
    state = opened(monsters="banshee+bigfoot+ozark-howler").state
    assert tuple(state.monsters) == ("banshee", "bigfoot", "ozark-howler")


def test_frenzy_marker_begins_on_the_lowest_order() -> None:
    """The Monster with the lowest Frenzy Order is frenzied first."""
    assert opened(monsters="chupacabra+mothman").state.frenzied == "mothman"


def test_frenzy_orders_are_those_of_the_rulebook() -> None:
    """Banshee 1, Mothman 2, Bigfoot and Chupacabra 3, Jersey Devil 4, Ozark Howler 5."""
    orders = {kind.id: kind.order for kind in box().content.monsters}
    assert orders == {
        "banshee": 1,
        "mothman": 2,
        "bigfoot": 3,
        "chupacabra": 3,
        "jersey-devil": 4,
        "ozark-howler": 5,
    }


def test_bigfoot_comes_before_chupacabra() -> None:
    """RULINGS 9: of the two with Frenzy Order 3, Bigfoot is first."""
    order = list(box().monsters)
    assert order.index("bigfoot") + 1 == order.index("chupacabra")


def test_investigators_are_dealt_by_lot() -> None:
    """Each seat has another Investigator; over many seeds every one is dealt."""
    dealt = Counter()
    for seed in range(40):
        kinds = [hero.kind for hero in opened(SEATS, seed=str(seed)).state.heroes.values()]
        assert len(set(kinds)) == 5
        dealt.update(kinds)
    assert len(dealt) == 7


def test_investigators_may_be_chosen() -> None:
    """Playing Again: the table may choose; each seat in turn, and nobody what another has."""
    run = opened(investigators="chosen", first_player="first-seat")
    assert run.prompt.topic == "choose-hero"
    run.answer("ann", ("psychic",))
    assert "psychic" not in run.prompt.asks["bob"].options
    run.answer("bob", ("jock",))
    assert run.state.heroes["bob"].place == "high-school"


def test_investigators_begin_at_their_starting_locations() -> None:
    """Every Investigator stands where the tile says."""
    run = opened(SEATS)
    for event in run.state.told:
        if isinstance(event, HeroChosen):
            assert run.state.heroes[event.seat].place == box().heroes[event.hero].start == event.place


def test_each_player_begins_with_one_perk() -> None:
    """One Perk each, the others in the deck."""
    state = opened(SEATS).state
    assert all(len(hero.perks) == 1 for hero in state.heroes.values())
    assert len(state.perk_deck) == 15


def test_twelve_items_lie_where_they_say() -> None:
    """12 of the 60 Items come out of the bag, each to the location that it names."""
    run = opened()
    assert len(run.state.items) == 12
    assert len(run.state.bag) == 48
    assert all(box().items[item].location == place for item, place in run.state.items.items())
    assert any(isinstance(event, ItemsDrawn) for event in run.state.told)


@pytest.mark.parametrize(("difficulty", "number"), [("novice", 2), ("standard", 3), ("hard", 4)])
def test_difficulty_is_the_number_of_monsters(difficulty: str, number: int) -> None:
    """Novice is any two Monsters, standard any three, challenging any four."""
    met = Counter()
    for seed in range(30):
        monsters = opened(seed=str(seed), monsters=difficulty).state.monsters
        assert len(monsters) == number
        met.update(list(monsters))
    assert len(met) == 6


def test_first_game_is_to_be_had() -> None:
    """Banshee and Chupacabra, recommended for the first game, can be chosen."""
    assert tuple(opened(monsters="banshee+chupacabra").state.monsters) == ("banshee", "chupacabra")


def test_every_set_of_monsters_is_an_option() -> None:
    """All 57 sets of two Monsters or more: difficulty is the players' choice."""
    names = sorted(monster.id for monster in MONSTERS)
    sets = ["+".join(some) for size in range(2, 7) for some in combinations(names, size)]
    assert GAME.options["monsters"] == ("novice", "standard", "hard", *sets)
    assert len(sets) == 57


def test_first_player_is_drawn_or_sits_first() -> None:
    """Who saw a horror movie last cannot be known: by lot, or the seat that the table put first."""
    firsts = {opened(SEATS, seed=str(seed)).state.active for seed in range(40)}
    assert firsts == set(SEATS)
    assert opened(SEATS, first_player="first-seat").state.active == "ann"


def test_solo_begins_at_terror_three() -> None:
    """Alone, the Terror Marker begins on 3."""
    assert opened(("ann",)).state.terror == 3


def test_solo_has_no_psychic() -> None:
    """Alone, nobody is dealt the Psychic, or may choose it."""
    assert all(opened(("ann",), seed=str(n)).state.heroes["ann"].kind != "psychic" for n in range(30))
    assert "psychic" not in opened(("ann",), investigators="chosen").prompt.asks["ann"].options


def test_solo_has_neither_swap_nor_signal_flare() -> None:
    """Alone, two Perks are out of the deck."""
    state = opened(("ann",)).state
    perks = [*state.perk_deck, *state.heroes["ann"].perks]
    assert len(perks) == 18
    assert not {"swap", "signal-flare"} & set(perks)
