"""Beginning play (rulebook: Beginning Play, Feral Monsters)."""

import pytest

from games.gregory.events import CollectionChosen, MonsterPlaced, OrderSettled
from games.gregory.game import Gregory
from games.gregory.mat import ENTRANCES, ROAMING_STARTS
from games.gregory.setup import gather, place_first, set_up
from games.gregory.state import House, judgment_deck, monster_cards, mystery_cards
from games.kernel.errors import BadSetup
from tests.games.gregory.positions import NAMES, LoadedDice, options, play, told


def fresh(*rolls: int, seats: int = 2, **chosen: str) -> House:
    names = NAMES[:seats]
    dice = LoadedDice()
    game = set_up(names, Gregory().settled(names, chosen), dice)
    dice.coming = list(rolls)
    return game


def gathered(*rolls: int, seats: int = 2) -> House:
    game = fresh(*rolls, seats=seats)
    play(game, gather(game), *zip(game.seats, ENTRANCES, strict=False))
    return game


def test_two_to_four_players() -> None:
    for number in (1, 5):
        with pytest.raises(BadSetup):
            Gregory().settled(("a", "b", "c", "d", "e")[:number], {})


def test_each_gamepiece_waits_on_an_entrance_space_of_its_own() -> None:
    """Whoever is first has the first choice."""
    game = fresh()
    run = play(game, gather(game), ("bob", ENTRANCES[3]))
    assert options(run, "ann") == ENTRANCES[:3]
    run.answer("ann", (ENTRANCES[0],))
    assert (game.players["ann"].place, game.players["bob"].place) == (ENTRANCES[0], ENTRANCES[3])


def test_the_highest_roll_plays_first_and_turns_go_clockwise() -> None:
    game = gathered(3, 17, 12, seats=3)
    assert told(game, OrderSettled) == [OrderSettled(order=("bob", "cid", "ann"))]


def test_ties_for_the_first_turn_roll_again() -> None:
    game = gathered(17, 17, 4, 2, 9, seats=3)
    assert game.order == ("bob", "cid", "ann")


def test_who_goes_last_places_gregory_on_a_start_space() -> None:
    game = gathered(17, 3)
    run = play(game, place_first(game))
    assert tuple(run.prompt.asks) == ("bob",)
    assert options(run) == ROAMING_STARTS
    run.answer("bob", (ROAMING_STARTS[1],))
    assert game.gregory == ROAMING_STARTS[1]
    assert told(game, MonsterPlaced)
    assert game.active == "ann"


def test_everybody_starts_with_800_life_and_250_strength() -> None:
    game = fresh()
    assert {(player.life, player.strength) for player in game.players.values()} == {(800, 250)}


def test_everybody_starts_with_two_judgment_cards() -> None:
    game = gathered()
    assert [len(player.hand) for player in game.players.values()] == [2, 2]
    assert len(game.judgment) == 26


def test_five_mystery_room_cards_are_in_the_game() -> None:
    game = fresh()
    assert (len(game.mystery), len(game.mystery_unused)) == (5, 7)


def test_judgment_and_mystery_room_cards_are_shuffled() -> None:
    """Nobody knows which come first, nor which of the Mystery Room are in the game."""
    game = fresh()
    assert game.judgment != judgment_deck()
    assert [*game.mystery, *game.mystery_unused] != list(mystery_cards())


def test_everybody_has_a_shuffled_set_of_all_monster_cards() -> None:
    game = fresh()
    decks = [player.deck for player in game.players.values()]
    assert [sorted(deck) for deck in decks] == [sorted(monster_cards())] * 2
    assert decks[0] != decks[1]


def test_nobody_has_keys_or_rooms_at_the_start() -> None:
    game = fresh()
    assert not game.control
    assert {player.keys for player in game.players.values()} == {0}


def test_feral_monsters_are_in_the_game_only_if_agreed() -> None:
    assert not fresh().with_ferals
    assert fresh(ferals="2").with_ferals


def test_each_player_chooses_as_many_miniatures_as_agreed() -> None:
    """In secret and at once; the same figure may be chosen by two."""
    game = fresh(ferals="2")
    run = play(game, gather(game))
    ask = run.prompt.asks["ann"]
    assert (len(ask.options), ask.least, ask.most, ask.secret) == (25, 0, 2, True)
    run.answer("ann", ("death", "catherine"))
    run.answer("bob", ("death",))
    assert game.players["ann"].collection == ["catherine", "death"]
    assert game.players["bob"].collection == ["death"]
    assert len(told(game, CollectionChosen)) == 2


def test_miniatures_may_be_dealt_by_chance_or_be_all_there_are() -> None:
    game = fresh(ferals="4", miniatures="random")
    play(game, gather(game))
    assert [len(player.collection) for player in game.players.values()] == [4, 4]
    game = fresh(ferals="all")
    play(game, gather(game))
    assert [len(player.collection) for player in game.players.values()] == [25, 25]
