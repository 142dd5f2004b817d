"""What the words of all games have in common."""

import pytest

from games.kernel.english import counted, listed


def test_several_names_stand_in_a_row_as_a_sentence_says_them() -> None:
    assert listed([]) == ""
    assert listed(["Ann"]) == "Ann"
    assert listed(["Ann", "Bob"]) == "Ann and Bob"
    assert listed(["Ann", "Bob", "Cleo"]) == "Ann, Bob and Cleo"


@pytest.mark.parametrize(
    ("number", "cards", "dice"), [(0, "0 cards", "0 dice"), (1, "1 card", "1 die"), (2, "2 cards", "2 dice")]
)
def test_a_number_has_the_noun_that_fits(number: int, cards: str, dice: str) -> None:
    assert counted(number, "card") == cards
    assert counted(number, "die", "dice") == dice
