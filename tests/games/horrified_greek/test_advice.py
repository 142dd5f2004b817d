"""The greedy team: it plays from the view alone, and wins some games and loses some."""

import pytest

from games.horrified_greek.game import HorrifiedGreek
from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.selfplay import PLAYERS, Bots, play_game
from tests.games.horrified_greek.isle import Isle

GAME = HorrifiedGreek()


@pytest.mark.parametrize(
    ("seats", "monsters", "won", "lost"),
    [
        (("ann", "bob"), "novice", 0, 1),
        (("ann", "bob"), "standard", 6, 0),
        (("ann",), "challenging", 69, 0),
    ],
)
def test_a_greedy_team_wins_sometimes_and_loses_sometimes(
    seats: tuple[str, ...], monsters: str, won: int, lost: int
) -> None:
    """With these seeds; RULINGS.md tells how often."""
    for number in (won, lost):
        bots = Bots(PLAYERS["greedy"], Dice(f"{number}"))
        played = play_game(GAME, seats, f"{number}", {"monsters": monsters}, bots)
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
    game = isle("chimera", "siren").hero("ann", "shepherd", "ruins").hero("bob", at="stadium").begin()
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


def played_on(game: Isle, seat: str, answers: int) -> Isle:
    """So many answers of one seat as they are advised."""
    for _ in range(answers):
        game.answer(seat, *advised(game, seat))
    return game


def test_a_hero_with_the_most_actions_is_chosen() -> None:
    seats = ("ann", "bob")
    run = Run(GAME, GAME.setup(seats, GAME.settled(seats, {}), Dice("seed")))
    assert run.prompt is not None
    (seat,) = run.prompt.asks
    ask = run.prompt.asks[seat]
    assert GAME.advise(GAME.view(run.state, seat), seat, "choose-hero", ask, Dice("seed")) == ("traveler",)


def test_a_hoplite_is_placed_at_a_far_lair(isle: type[Isle]) -> None:
    game = isle("cerberus", "siren").lair("underworld-door", "necropolis")
    game.hero("ann", "hoplite", "trading-post", ["sword-odeon", "bow-ruins", "drachma-port"])
    game.hero("bob", at="stadium").begin()
    assert advised(game, "ann") == ("special:necropolis",)


def test_a_mariner_gives_from_afar_what_is_worth_more_there(isle: type[Isle]) -> None:
    """Bob has what ends Medusa but for one Item, and stands with her."""
    game = isle("medusa", "siren").lair("statue-garden", "necropolis")
    game.monster("medusa", "necropolis", mirrors=[])
    game.hero("ann", "mariner", "trading-post", ["mask-acropolis"])
    game.hero("bob", "actor", "necropolis", ["epic-poem-ruins"]).begin()
    assert advised(game, "ann") == ("special:actor",)


def test_gift_of_hephaestus_brings_items_to_whom_they_are_worth_more(isle: type[Isle]) -> None:
    game = isle("medusa", "siren").lair("statue-garden", "necropolis")
    game.monster("medusa", "necropolis", mirrors=[])
    game.hero("ann", "actor", "trading-post", ["mask-acropolis", "drachma-port"], ["gift-of-hephaestus-1"])
    game.hero("bob", "ranger", "necropolis", ["epic-poem-ruins"]).begin()
    played_on(game, "ann", 5)
    assert game.items("bob") == ["epic-poem-ruins", "mask-acropolis"]
    assert game.items("ann") == ["drachma-port"]


def test_gift_of_hades_places_the_hero_where_there_is_more_to_do(isle: type[Isle]) -> None:
    game = isle("medusa", "siren").lair("statue-garden", "necropolis")
    game.monster("medusa", "necropolis", mirrors=[])
    teal = ["statuette-agora", "epic-poem-ruins"]
    game.hero("ann", "actor", "lighthouse", teal, ["gift-of-hades-1"]).hero("bob", at="stadium").begin()
    played_on(game, "ann", 3)
    assert game.state.heroes["ann"].place == "necropolis"


def test_gift_of_aphrodite_calls_the_hero_to_a_mate_who_stands_where_it_is_needed(isle: type[Isle]) -> None:
    game = isle("medusa", "siren").lair("statue-garden", "necropolis")
    game.monster("medusa", "necropolis", mirrors=[]).monster("siren", "lighthouse")
    teal = ["statuette-agora", "epic-poem-ruins"]
    game.hero("ann", "actor", "trading-post", teal, ["gift-of-aphrodite-1"])
    game.hero("bob", "ranger", "necropolis").begin()
    played_on(game, "ann", 4)
    assert game.state.heroes["ann"].place == "necropolis"


def test_gift_of_artemis_reveals_a_lair_while_one_is_searched(isle: type[Isle]) -> None:
    game = isle("cerberus", "minotaur").hero("ann", at="stadium", perks=["gift-of-artemis-1"]).begin()
    played_on(game, "ann", 3)
    assert len(game.lairs_up()) == 1


def test_gift_of_dionysus_is_played_for_the_way_that_it_spares(isle: type[Isle]) -> None:
    game = isle("medusa", "siren").lair("statue-garden", "necropolis")
    game.monster("medusa", "necropolis", mirrors=[])
    teal = ["statuette-agora", "epic-poem-ruins"]
    game.hero("ann", "shepherd", "battlefield", teal, ["gift-of-dionysus-1"]).begin()
    played_on(game, "ann", 3)
    assert advised(game, "ann") == ("to:odeon",)


def test_a_hero_goes_far_for_much_rather_than_stay_with_little(isle: type[Isle]) -> None:
    """Further than one turn: what lies four locations away is worth the way."""
    game = isle("chimera", "siren").lair("chimeras-cave", "necropolis")
    game.hero("ann", "shepherd", "stadium").hero("bob", at="temple-of-athena")
    game.lying("net-vineyards", "winged-sandal-vineyards", "epic-poem-vineyards").begin()
    assert advised(game, "ann") == ("move:gymnasium",)


def test_what_a_mate_comes_to_sooner_is_left_to_the_mate(isle: type[Isle]) -> None:
    """Of two piles one lies where bob is, so ann goes to the other, which is worth less."""
    more, less = (
        ["bow-acropolis", "mask-acropolis", "oracle-bone-acropolis"],
        ["trident-port", "drachma-port"],
    )
    alone = isle("chimera", "siren").hero("ann", "shepherd", "agora").hero("bob", "actor", "lighthouse")
    assert advised(alone.lying(*more, *less).begin(), "ann") == ("move:acropolis",)
    game = isle("chimera", "siren").hero("ann", "shepherd", "agora").hero("bob", "actor", "acropolis")
    assert advised(game.lying(*more, *less).begin(), "ann") == ("move:port",)


def test_items_are_given_to_a_mate_with_empty_hands_too(isle: type[Isle]) -> None:
    """Bob stands where two steps are to be taken, and ann has no way to use both herself."""
    game = isle("cerberus", "medusa").lair("underworld-door", "necropolis")
    game.hero("ann", "shepherd", "necropolis", ["sword-odeon"]).hero("bob", "actor", "necropolis").begin()
    game.does("share")
    assert advised(game, "ann") == ("sword-odeon",)


def test_gift_of_aphrodite_is_kept_while_nobody_else_is_on_the_board(isle: type[Isle]) -> None:
    """In whatever danger: it cannot be played then."""
    game = isle("cerberus", "minotaur").monster("cerberus", "battlefield").monster("minotaur", "battlefield")
    game.hero("ann", "shepherd", "temple-of-nyx", perks=["gift-of-aphrodite-1"]).away("bob")
    game.state.terror = 6
    game.begin()
    game.state.actions_left = 0
    assert advised(game, "ann") == ("end-turn",)
