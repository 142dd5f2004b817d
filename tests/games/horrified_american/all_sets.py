"""Plays all 57 sets of American Monsters with 1 to 5 seats; see tests.games.horrified.all_sets."""

from games.horrified_american.game import HorrifiedAmerican
from tests.games.horrified.all_sets import main

if __name__ == "__main__":
    main(HorrifiedAmerican())
