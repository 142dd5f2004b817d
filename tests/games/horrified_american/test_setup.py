"""Rulebook: Monster Setup, Player Setup, Objective, Difficulty, as far as they are this set's own."""

from games.horrified_american.box import box
from games.horrified_american.game import HorrifiedAmerican
from games.horrified_american.state import AmericanState
from games.kernel.dice import Dice
from games.kernel.drive import Run

GAME = HorrifiedAmerican()


def opened(seats: tuple[str, ...] = ("ann", "bob"), seed: str = "s", **options: str) -> Run[AmericanState]:
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


def test_face_down_tokens_are_mixed() -> None:
    """Clues, Tracker tokens and Photos lie otherwise in another game."""
    mats = [
        opened(seed=str(n), monsters="bigfoot+jersey-devil+ozark-howler").state.monsters for n in range(9)
    ]
    assert len({tuple(clue.id for clue in mat["jersey-devil"].clues) for mat in mats}) > 3
    assert len({tuple(token.id for token in mat["ozark-howler"].trail) for mat in mats}) > 3
    assert len({tuple(photo.part for photo in mat["bigfoot"].photos) for mat in mats}) > 3


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


def test_first_game_is_to_be_had() -> None:
    """Banshee and Chupacabra, recommended for the first game, are met if nobody chooses otherwise."""
    assert tuple(opened(**GAME.settled(("ann",), {})).state.monsters) == ("banshee", "chupacabra")


def test_investigators_are_dealt_unless_the_table_wants_otherwise() -> None:
    """That is the default here; Playing Again: the table may choose."""
    assert GAME.settled(("ann",), {})["investigators"] == "drawn"


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
