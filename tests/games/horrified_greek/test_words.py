"""Words: labels that fit on a button, and the board for those who do not see the picture."""

import pytest

from games.horrified.events import PerkDrawn
from games.horrified_greek.box import box
from games.horrified_greek.monsters.siren import TonesHeard
from games.horrified_greek.specials import CardForeseen, DeckForeseen
from tests.games.horrified_greek.isle import Isle

LONGEST_LABEL = 80


@pytest.mark.parametrize("monster", ["basilisk", "cerberus", "medusa", "siren"])
def test_advance_with_any_item_fits_on_a_button_as_a_suggestion(monster: str) -> None:
    whose = max((f"{hero.name}'s idea: " for hero in box().content.heroes), key=len)
    for item in box().items:
        label = Isle.game.words.option(f"advance:{monster}:{item}")
        assert len(whose + label) <= LONGEST_LABEL, label


def test_board_in_words_tells_lairs_symbols_and_challenges(isle: type[Isle]) -> None:
    every = ("basilisk", "cerberus", "chimera", "medusa", "minotaur", "siren")
    game = isle(*every).lair("labyrinth", "necropolis").begin()
    told = game.game.words.board(game.game.view(game.state, None), str)
    for part in (
        "Necropolis (Labyrinth)",
        "Mount Iliad (face down)",
        "Siren: Branch of Dionysus (green), Wing of Hermes (teal), Vase of Aphrodite (purple)",
        "Temple of Nyx empty",
        "Besides them strength 30 is needed",
        "Miss, Miss, Power",
        "Goat awake (3 yellow)",
        "Mirrors at Battlefield",
        "5 tokens to lay",
        "8 Tone tokens are left",
    ):
        assert part in told, part


def test_challenges_that_are_done_say_so(isle: type[Isle]) -> None:
    game = isle("cerberus", "medusa", "minotaur").monster("cerberus", "agora", doors=[])
    game.monster("medusa", "agora", mirrors=[]).monster("minotaur", "agora", laid=list("abcde"), stack=[])
    told = game.begin().game.words.board(game.game.view(game.state, None), str)
    for part in ("All doors are off", "All Mirrors are met", "(complete)"):
        assert part in told, part


def test_secrets_hold_perks_and_nothing_of_others(isle: type[Isle]) -> None:
    game = isle().hero("ann", perks=["gift-of-ares-1"]).begin()
    words = game.game.words
    assert "Gift of Ares" in words.secrets(game.game.view(game.state, "ann"), str)
    assert "Gift of Ares" not in words.secrets(game.game.view(game.state, "bob"), str)
    assert words.secrets(game.game.view(game.state, None), str) == ""


def test_what_stays_among_the_secrets_is_no_news_as_well() -> None:
    words = Isle.game.words
    assert words.recalls(TonesHeard(spots=(1, 7), sounds=("beta", "delta"), known_to=("ann",)))
    assert words.recalls(CardForeseen(card=next(iter(box().cards)), known_to=("ann",)))
    assert words.recalls(PerkDrawn(seat="ann", perk=next(iter(box().perk_kinds)), known_to=("ann",)))
    assert not words.recalls(DeckForeseen(seat="ann"))


def test_favors_of_the_gods_say_what_they_do() -> None:
    words = Isle.game.words
    assert words.option("special") == "Favor of the Gods …"
    assert words.option("special:traveler") == "Favor of the Gods: give Items to the Traveler"
    assert words.option("special:necropolis") == "Favor of the Gods: go to Necropolis"
    assert words.option("reveal:necropolis") == "Reveal the Lair at Necropolis"
