"""What all tests of the Greek game share."""

import pytest

from tests.games.horrified_greek.isle import Isle


@pytest.fixture
def isle() -> type[Isle]:
    """Builds positions."""
    return Isle
