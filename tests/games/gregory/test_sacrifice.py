"""Sacrificing a Feral Monster (rulebook: Sacrificing a Feral Monster)."""

from games.gregory.events import DieRolled, FeralGone
from games.gregory.mat import ENTRANCES, TRAPS
from games.gregory.state import House
from games.gregory.turn import begin
from games.kernel.drive import Run
from tests.games.gregory.positions import at, give, go, house, in_hell, options, play, put, reach, told

ALTAR = at(1, 7, 7)


def hotel(seats: int = 3) -> House:
    game = house(moves=0, seats=seats, ferals="4")
    put(game, "mummy-dog", "ann", ALTAR)
    game.stage = "begin"
    return game


def offer(game: House) -> Run[House]:
    return play(game, begin(game), "sacrifice:mummy-dog")


def test_a_sacrifice_takes_the_place_of_the_roll_and_of_all_movement() -> None:
    game = hotel()
    run = play(game, begin(game))
    assert options(run) == ("roll", "sacrifice:mummy-dog")
    run.answer("ann", ("sacrifice:mummy-dog",))
    assert game.turn.kind == "sacrifice"
    assert not told(game, DieRolled)
    assert not reach(game)


def test_only_own_monsters_in_play_are_sacrificed() -> None:
    game = hotel()
    put(game, "death", "bob", at(1, 5, 8))
    put(game, "my-son", "ann", TRAPS[1][0], "trap")
    put(game, "dead-body", "ann", ENTRANCES[3], "on-deck")
    assert options(play(game, begin(game))) == ("roll", "sacrifice:mummy-dog")


def test_a_sacrificed_monster_never_comes_back() -> None:
    """Not even after its owner's deck is reshuffled."""
    game = hotel()
    offer(game)
    assert game.players["ann"].burned == ["mummy-dog"]
    assert "mummy-dog" not in game.ferals


def test_acid_kills_feral_monsters_within_three_spaces() -> None:
    """Own ones too; trapped and waiting ones are safe."""
    game = hotel()
    put(game, "hells-chef", "bob", at(1, 8, 5))
    put(game, "death", "ann", at(1, 7, 8))
    put(game, "my-son", "bob", at(1, 7, 11))
    put(game, "dead-body", "cid", ENTRANCES[1], "on-deck")
    game.players["bob"].place = at(1, 5, 0)
    offer(game)
    assert set(game.ferals) == {"my-son", "dead-body"}
    assert [event.cause for event in told(game, FeralGone)] == ["sacrificed", "acid", "acid"]


def test_acid_costs_players_within_three_spaces_100_life() -> None:
    """The owner too; four spaces away is far enough."""
    game = hotel()
    game.players["ann"].place = at(1, 7, 8)
    game.players["bob"].place = at(1, 7, 10)
    game.players["cid"].place = at(1, 7, 11)
    offer(game)
    assert [game.players[seat].life for seat in game.seats] == [700, 700, 800]


def test_acid_does_nothing_to_gregory() -> None:
    game = hotel()
    game.gregory = at(1, 7, 8)
    offer(game)
    assert game.gregory == at(1, 7, 8)


def test_acid_flows_over_stairs_and_past_pieces_but_not_into_rooms_or_hell() -> None:
    game = hotel()
    game.gregory = at(1, 7, 8)
    game.players["bob"].place = at(2, 5, 8)
    in_hell(game, "cid")
    offer(game)
    assert [game.players[seat].life for seat in game.seats] == [800, 700, 800]
    game = hotel()
    game.ferals["mummy-dog"].place = at(1, 8, 13)
    game.players["bob"].place = at(1, 8, 14)
    offer(game)
    assert game.players["bob"].life == 800


def test_acid_flows_through_portals() -> None:
    """Into a Portal is one space, out of the other the next (R80)."""
    game = hotel()
    game.ferals["mummy-dog"].place = at(1, 5, 0)
    game.players["bob"].place, game.players["cid"].place = at(2, 5, 14), at(2, 5, 13)
    offer(game)
    assert [game.players[seat].life for seat in game.seats] == [800, 700, 800]


def test_abilities_do_not_widen_the_acid() -> None:
    """Neither Diagonal nor Speed nor Jump (R39, R40)."""
    game = hotel()
    del game.ferals["mummy-dog"]
    put(game, "cactus-gunman", "ann", ALTAR, has_card=True)
    game.players["bob"].place = at(1, 9, 9)
    game.players["cid"].place = at(1, 7, 11)
    play(game, begin(game), "sacrifice:cactus-gunman")
    assert [game.players[seat].life for seat in ("bob", "cid")] == [800, 800]


def test_acid_may_kill_players() -> None:
    game = hotel()
    game.players["bob"].place, game.players["bob"].life = at(1, 7, 8), 100
    offer(game)
    assert not game.players["bob"].alive


def test_cards_may_be_played_on_a_sacrifice_turn() -> None:
    """Those that move nothing."""
    game = hotel()
    give(game, "ann", "fresh-bandages-1")
    game.players["ann"].life = 500
    offer(game)
    go(game, "hand", "card:fresh-bandages-1")
    assert game.players["ann"].life == 600
