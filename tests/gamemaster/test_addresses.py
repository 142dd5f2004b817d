import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamemaster.addresses import LONGEST, Address, question_address, read_address
from games.kernel.prompts import Ask

addresses = st.builds(
    Address,
    st.integers(0, 10**12 - 1),
    st.from_regex(r"[a-z]{1,12}", fullmatch=True),
    st.from_regex(r"[0-9]{1,5}\.[0-9]{1,3}\.[0-9a-f]{1,8}", fullmatch=True),
    st.lists(st.integers(0, 600), max_size=3).map(tuple),
    st.integers(0, 99),
)


@given(addresses)
def test_an_address_is_read_back_as_it_was_written(address: Address) -> None:
    assert len(str(address)) <= LONGEST
    assert read_address(str(address)) == address


@given(st.text(max_size=300))
def test_anything_else_is_no_address(text: str) -> None:
    found = read_address(text)
    assert found is None or read_address(str(found)) == found


@pytest.mark.parametrize(
    "text", ["gm1:1:answer:0.0:!", "gm1:1:answer ", "gm1:1:answer\n", "gm1::answer", " gm1:1:answer"]
)
def test_what_looks_nearly_like_one_is_none(text: str) -> None:
    assert read_address(text) is None


def test_sixty_picks_fit() -> None:
    address = Address(10**9, "answer", "9999.99.ffffffff", tuple(range(60)))
    assert len(str(address)) <= LONGEST
    assert read_address(str(address)) == address


def test_the_same_place_with_other_options_is_another_question() -> None:
    asks = [
        Ask(("a", "b")),
        Ask(("b", "a")),
        Ask(("a", "b"), least=0),
        Ask(("a", "b"), most=2),
        Ask(("a", "b"), most=2, ordered=True),
    ]
    assert len({question_address("3.1", ask) for ask in asks}) == len(asks)
    assert question_address("3.1", Ask(("a", "b"), secret=True)) == question_address("3.1", asks[0])
