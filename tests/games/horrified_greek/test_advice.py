"""The greedy team: it plays from the view alone, and wins some games and loses some."""

import pytest

from games.horrified_greek.game import HorrifiedGreek
from games.kernel.dice import Dice
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.games.horrified_greek.isle import Isle

GAME = HorrifiedGreek()


@pytest.mark.parametrize(("monsters", "won", "lost"), [("novice", 0, 1)])
def test_a_greedy_team_wins_sometimes_and_loses_sometimes(monsters: str, won: int, lost: int) -> None:
    """Two seats, with these seeds; RULINGS.md tells how often."""
    for number in (won, lost):
        bots = Bots(PLAYERS["greedy"], Dice(f"{number}"))
        played = play_game(GAME, ("ann", "bob"), f"{number}", {"monsters": monsters}, bots)
        assert bool(played.outcome.winners) == (number == won)


def advised(game: Isle, seat: str) -> tuple[str, ...]:
    assert game.run is not None
    assert game.run.prompt is not None
    view = game.game.view(game.state, seat)
    return game.game.advise(view, seat, game.run.prompt.topic, game.ask(seat), Dice("seed"))


def test_a_monster_is_defeated_when_it_can_be(isle: type[Isle]) -> None:
    game = isle().lair("underworld-door", "necropolis").monster("cerberus", "necropolis", doors=[])
    game.hero("ann", at="necropolis", items=["mask-acropolis"])
    assert advised(game.begin(), "ann") == ("defeat:cerberus",)


def test_a_lair_is_revealed_while_one_is_searched(isle: type[Isle]) -> None:
    game = isle("cerberus", "minotaur").lair("labyrinth", "necropolis", up=False)
    game.hero("ann", at="necropolis", items=["sword-odeon"])
    assert advised(game.begin(), "ann") == ("reveal",)
    game = isle("basilisk", "siren").hero("ann", at="necropolis", items=["sword-odeon"])
    assert advised(game.begin(), "ann") != ("reveal",)


def test_an_unarmed_hero_does_not_stay_beside_a_monster(isle: type[Isle]) -> None:
    game = isle("chimera", "siren").hero("ann", at="ruins").hero("bob", at="stadium").begin()
    game.state.actions_left = 2
    assert advised(game, "ann") == ("move:crossroads",)


def test_a_shepherd_does_not_look_instead_of_walking(isle: type[Isle]) -> None:
    game = (
        isle("chimera", "siren")
        .hero("ann", "shepherd", "stadium", ["drachma-port", "mask-acropolis"])
        .begin()
    )
    assert advised(game, "ann")[0].startswith("move:")


def test_dice_that_fit_are_kept(isle: type[Isle]) -> None:
    """For the door with the blanks, with Miss, Miss and Hit: the Hit is rolled again."""
    game = isle("cerberus", "siren").lair("underworld-door", "necropolis")
    game.hero("ann", at="necropolis", items=["sword-odeon", "mask-acropolis"])
    game.mat("cerberus").doors = ["4"]
    game.begin().dice("miss", "miss", "hit").does("advance:cerberus:sword-odeon")
    assert advised(game, "ann") == ("mask-acropolis",)
    assert advised(game.does("mask-acropolis"), "ann") == ("cerberus:die-3-hit",)


def test_tones_that_are_known_to_match_are_chosen(isle: type[Isle]) -> None:
    game = isle("chimera", "siren").hero("ann", at="lighthouse", items=["drachma-port"])
    tones = game.mat("siren").tones
    pair = [at for at, tone in enumerate(tones) if tone.sound == tones[0].sound]
    for at in pair:
        tones[at].seen_by = ["bob"]
    game.begin().does("advance:siren:drachma-port")
    assert advised(game, "ann") == tuple(f"siren:{at + 1}" for at in pair)


def test_medusa_is_pushed_toward_a_mirror(isle: type[Isle]) -> None:
    game = isle("medusa", "siren").hero("ann", at="bay-of-ghosts", items=["net-vineyards"]).begin()
    assert advised(game, "ann") == ("advance:medusa:net-vineyards",)
    assert advised(game.does("advance:medusa:net-vineyards"), "ann") == ("to:crossroads-south",)


def test_labyrinth_is_put_in_order_switch_by_switch(isle: type[Isle]) -> None:
    """From any order four switches are enough."""
    blue = ["drachma-port", "drachma-stables", "oracle-bone-acropolis", "golden-apple-gymnasium"]
    game = (
        isle("chimera", "minotaur")
        .lair("labyrinth", "necropolis")
        .hero("ann", "traveler", "necropolis", blue)
    )
    game.monster("minotaur", "acropolis", laid=["c", "e", "a", "b", "d"], stack=[]).begin()
    while "advance:minotaur:swap" in game.options():
        game.does("advance:minotaur:swap")
        while game.topic() != "act":
            game.answer("ann", *advised(game, "ann"))
    assert game.mat("minotaur").laid == ["a", "b", "c", "d", "e"]


def test_gift_of_poseidon_takes_the_most_for_oneself(isle: type[Isle]) -> None:
    game = isle().hero("ann", at="stadium", perks=["gift-of-poseidon-1"])
    game.lying("drachma-port", "net-vineyards", "sword-odeon").begin()
    for _ in range(4):
        game.answer("ann", *advised(game, "ann"))
    assert game.items("ann") == ["sword-odeon"]


def test_gift_of_ares_leads_the_nearest_monster_away(isle: type[Isle]) -> None:
    game = (
        isle().hero("ann", at="crossroads-south", perks=["gift-of-ares-1"]).hero("bob", at="stables").begin()
    )
    game.does("perk", "perk:gift-of-ares")
    assert advised(game, "ann") == ("basilisk",)
