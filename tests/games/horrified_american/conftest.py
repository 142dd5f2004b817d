"""What all tests of the American game share."""

import pytest

from tests.games.horrified_american.town import Town


@pytest.fixture
def town() -> type[Town]:
    """Builds positions."""
    return Town
