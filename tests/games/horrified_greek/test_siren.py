"""Rulebook: Siren."""

from collections import Counter

import pytest

from games.horrified.events import MonsterMoved, MonsterPlaced
from games.horrified_greek.monsters.siren import SpotsTurned, TonesHeard, TonesMatched
from games.kernel.dice import Dice
from tests.games.horrified_greek.isle import Isle

SOUNDS = ["alpha", "beta", "alpha", "beta", "gamma", "delta", "gamma", "delta"]
TEAL_6 = ["mask-acropolis", "statuette-agora"]


def with_her(isle: type[Isle], *items: str, gone: int = 0, **options: str) -> Isle:
    game = isle("chimera", "siren", **options).hero("ann", at="lighthouse", items=items)
    for at, (tone, sound) in enumerate(zip(game.mat("siren").tones, SOUNDS, strict=True)):
        tone.sound, tone.gone = sound, at < gone
    return game


def known(game: Isle, viewer: str | None) -> dict[int, str]:
    mat = next(mat for mat in game.game.view(game.state, viewer).monsters if mat.id == "siren")
    return {tone.spot: tone.sound for tone in mat.tones if tone.sound}


def test_eight_tones_lie_face_down(isle: type[Isle]) -> None:
    """Four pairs, shuffled."""
    game = isle("chimera", "siren")
    assert sorted(Counter(tone.sound for tone in game.mat("siren").tones).values()) == [2, 2, 2, 2]
    assert known(game, "ann") == known(game, None) == {}
    options = game.game.settled(("ann",), {"monsters": "chimera+siren"})
    games = [game.game.setup(("ann",), options, Dice(str(seed))) for seed in range(20)]
    assert len({tuple(tone.sound for tone in state.monsters["siren"].tones) for state in games}) > 15


def test_blue_item_looks_at_two_tones(isle: type[Isle]) -> None:
    """At her location; those that differ stay."""
    game = with_her(isle, "drachma-port").begin().does("advance:siren:drachma-port")
    assert (game.ask().least, game.ask().most) == (2, 2)
    game.answer("ann", "siren:1", "siren:2")
    assert game.told(TonesHeard)[0].sounds == ("alpha", "beta")
    assert not any(tone.gone for tone in game.mat("siren").tones)
    assert game.state.spent == ["drachma-port"]


def test_matching_tones_come_off(isle: type[Isle]) -> None:
    """And can be chosen no more."""
    game = with_her(isle, "drachma-port").begin().does("advance:siren:drachma-port")
    game.answer("ann", "siren:1", "siren:3")
    assert game.told(TonesMatched)[0].left == 6
    assert [tone.gone for tone in game.mat("siren").tones] == [True, False, True, *[False] * 5]


def test_siren_goes_where_the_item_says(isle: type[Isle]) -> None:
    """RULINGS 34: placed, after the look, also where the tones matched."""
    game = with_her(isle, "drachma-port").begin().does("advance:siren:drachma-port")
    game.answer("ann", "siren:1", "siren:3")
    assert game.at("siren") == "port"
    assert game.told(MonsterPlaced)
    assert game.told(MonsterMoved) == []


def test_she_is_heard_with_blue_items_at_her_location_only(isle: type[Isle]) -> None:
    """Other colours, other places: nothing."""
    game = with_her(isle, "sword-odeon", "mask-acropolis").begin()
    assert not [option for option in game.options() if option.startswith("advance")]
    game = with_her(isle, "drachma-port").hero("ann", at="port").begin()
    assert not [option for option in game.options() if option.startswith("advance")]


def test_last_two_tones_need_no_choice(isle: type[Isle]) -> None:
    """And with none left there is nothing to listen to (RULINGS 51)."""
    game = with_her(isle, "ambrosia-lighthouse", "drachma-port", gone=6)
    game.mat("siren").tones[6].sound = game.mat("siren").tones[7].sound = "delta"
    game.begin().does("advance:siren:ambrosia-lighthouse")
    assert game.topic() == "act"
    assert game.told(TonesMatched)[0].left == 0
    assert "advance:siren:drachma-port" not in game.options()


def test_tones_are_shown_to_all_by_default(isle: type[Isle]) -> None:
    """RULINGS 33: as at one table; the view remembers."""
    game = with_her(isle, "drachma-port").begin().does("advance:siren:drachma-port")
    game.answer("ann", "siren:1", "siren:2")
    assert game.told(TonesHeard)[0].known_to is None
    assert known(game, "bob") == known(game, None) == {1: "alpha", 2: "beta"}


def test_tones_may_be_told_to_the_looker_alone(isle: type[Isle]) -> None:
    """RULINGS 33: the option; others see which tokens were looked at."""
    game = with_her(isle, "drachma-port", tones="private").begin().does("advance:siren:drachma-port")
    game.answer("ann", "siren:1", "siren:2")
    assert game.told(SpotsTurned)[0].known_to is None
    assert game.told(TonesHeard)[0].known_to == ("ann",)
    assert known(game, "ann") == {1: "alpha", 2: "beta"}
    assert known(game, "bob") == known(game, None) == {}
    assert "1 is Alpha" in game.game.words.secrets(game.game.view(game.state, "ann"), str)
    assert "Alpha" not in game.game.words.secrets(game.game.view(game.state, "bob"), str)


def test_each_looker_remembers_what_was_heard(isle: type[Isle]) -> None:
    """RULINGS 33: where tones are private, a second looker does not make the first one forget."""
    game = with_her(isle, "drachma-port", tones="private").hero(
        "bob", at="port", items=["ambrosia-lighthouse"]
    )
    game.begin().does("advance:siren:drachma-port").answer("ann", "siren:1", "siren:2")
    game.active("bob").begin().does("advance:siren:ambrosia-lighthouse").answer("bob", "siren:2", "siren:5")
    assert known(game, "ann") == {1: "alpha", 2: "beta"}
    assert known(game, "bob") == {2: "beta", 5: "gamma"}
    assert known(game, None) == {}


def test_siren_is_silenced_with_teal_items_of_strength_six(isle: type[Isle]) -> None:
    """At her location, all tones off."""
    game = with_her(isle, *TEAL_6, gone=8).begin().does("defeat:siren", "mask-acropolis")
    assert game.state.defeated == ["siren"]


@pytest.mark.parametrize(
    ("place", "gone", "items"),
    [("port", 8, TEAL_6), ("lighthouse", 6, TEAL_6), ("lighthouse", 8, ["statuette-agora", "sword-odeon"])],
)
def test_siren_is_not_silenced_otherwise(isle: type[Isle], place: str, gone: int, items: list[str]) -> None:
    """Elsewhere, with tones left, with too little of Teal."""
    game = with_her(isle, *items, gone=gone).hero("ann", at=place).begin()
    assert "defeat:siren" not in game.options()


def test_luring_song_hits_who_is_with_her_and_draws_all_others(isle: type[Isle]) -> None:
    """RULINGS 35: hits first, blocked as usual; then the others move one location toward her."""
    game = isle("chimera", "siren", seats=("ann", "bob", "cid")).hero("ann", at="port")
    game.hero("bob", at="lighthouse", items=["mask-acropolis"]).hero("cid", at="lighthouse")
    game.dice("power").strike("siren")
    game.answer("ann", "traveler")
    assert game.topic() == "defend"
    assert game.place("ann") == "port"
    game.answer("bob", "mask-acropolis")
    assert game.place("bob") == "lighthouse"
    assert game.place("cid") is None
    assert game.place("ann") == "agora"


def test_luring_song_sounds_once_for_each_power(isle: type[Isle]) -> None:
    """At the second one Ann has come to her, and is hit too; then the hit of the dice is Bob's."""
    game = isle("chimera", "siren").hero("ann", at="bay-of-ghosts", items=["drachma-port"])
    game.hero("bob", at="lighthouse", items=["mask-acropolis", "lyre-port", "sword-odeon"])
    game.dice("power", "power", "hit").strike("siren", dice=3).answer("bob", "mask-acropolis")
    assert game.place("ann") == "lighthouse"
    game.answer("ann", "drachma-port").answer("bob", "lyre-port").answer("bob", "sword-odeon")
    assert (game.items("ann"), game.items("bob")) == ([], [])
    assert game.place("ann") == game.place("bob") == "lighthouse"


def test_active_player_chooses_among_ways_as_good_and_the_owner_who_comes_along(isle: type[Isle]) -> None:
    """RULINGS 35: from the Odeon two ways round are as short."""
    game = isle("chimera", "siren").hero("ann", at="lighthouse", items=["mask-acropolis"])
    game.hero("bob", at="odeon").citizen("perseus", "odeon").dice("power").strike("siren")
    game.answer("ann", "mask-acropolis")
    assert sorted(game.options("ann")) == ["to:agora", "to:battlefield"]
    game.answer("ann", "to:agora").answer("bob", "perseus")
    assert game.place("bob") == "agora"
    assert game.state.citizens == {"perseus": "agora"}
