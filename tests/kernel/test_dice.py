"""Chance that can be checked."""

import hashlib
from collections import Counter
from itertools import pairwise, permutations

import pytest

from games.kernel.dice import Dice, commitment

# The 99.9th percentiles of the chi-square distribution, by degrees of freedom: the seeds are fixed, so that
# what passes once passes always.
CRITICAL = {1: 10.83, 5: 20.52, 23: 49.73, 51: 87.97}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [2, 6, 24, 52])
@pytest.mark.parametrize("seed", ["red", "green", "blue"])
def test_each_side_comes_as_often(sides: int, seed: str) -> None:
    dice = Dice(seed)
    counts = Counter(dice.roll(sides) for _ in range(400 * sides))
    assert sorted(counts) == list(range(1, sides + 1))
    assert chi_square(list(counts.values())) < CRITICAL[sides - 1]


def test_one_roll_says_nothing_of_the_next() -> None:
    dice = Dice("pairs")
    rolls = [dice.roll(2) for _ in range(20_001)]
    same = sum(first == second for first, second in pairwise(rolls))
    assert chi_square([same, 20_000 - same]) < CRITICAL[1]


def test_each_order_of_a_shuffle_comes_as_often() -> None:
    dice = Dice("shuffles")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations((1, 2, 3, 4)))
    assert chi_square(list(orders.values())) < CRITICAL[23]


def test_each_item_is_chosen_as_often() -> None:
    dice = Dice("choices")
    counts = Counter(dice.choose("abcdef") for _ in range(3000))
    assert chi_square([counts[letter] for letter in "abcdef"]) < CRITICAL[5]


def test_the_same_seed_rolls_the_same() -> None:
    first, second = Dice("any text"), Dice("any text")
    assert [first.roll(20) for _ in range(50)] == [second.roll(20) for _ in range(50)]
    assert [Dice("another text").roll(10**9)] != [Dice("any text").roll(10**9)]


def test_rolls_are_what_they_have_always_been() -> None:
    """Games that were played must replay in all versions to come."""
    dice = Dice("any text")
    assert [dice.roll(6) for _ in range(12)] == [1, 1, 2, 3, 4, 5, 5, 2, 1, 1, 2, 1]
    cards = list("abcdefgh")
    dice.shuffle(cards)
    assert "".join(cards) == "bdcafheg"
    assert dice.drawn == 12 + 7


def test_dice_go_on_from_the_number_drawn() -> None:
    dice = Dice("any text")
    rolls = [dice.roll(100) for _ in range(10)]
    assert [Dice("any text", drawn).roll(100) for drawn in range(10)] == rolls


def test_shuffling_nothing_or_one_card_draws_nothing() -> None:
    dice = Dice("any text")
    dice.shuffle([])
    dice.shuffle(["one"])
    assert dice.drawn == 0


def test_the_commitment_is_the_hash_that_anybody_can_compute() -> None:
    assert commitment("any text") == hashlib.sha256(b"any text").hexdigest()


def test_the_commitment_does_not_give_the_dice_away() -> None:
    """Neither the commitment nor its bytes serve as the key with which the dice are rolled."""
    rolls = [Dice("any text", drawn).roll(10**9) for drawn in range(4)]
    public = bytes.fromhex(commitment("any text"))
    for key in (public, public[:16], commitment("any text").encode()[:64]):
        guessed = [
            int.from_bytes(hashlib.blake2b(b"%d" % drawn, key=key, digest_size=8).digest(), "big") % 10**9 + 1
            for drawn in range(1, 5)
        ]
        assert guessed != rolls
    assert [Dice(commitment("any text"), drawn).roll(10**9) for drawn in range(4)] != rolls
