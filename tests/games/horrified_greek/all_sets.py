"""Plays all 57 sets of Greek Monsters with 1 to 5 seats; see tests.games.horrified.all_sets."""

from games.horrified_greek.game import HorrifiedGreek
from tests.games.horrified.all_sets import main

if __name__ == "__main__":
    main(HorrifiedGreek())
