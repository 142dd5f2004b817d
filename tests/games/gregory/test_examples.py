"""The worked examples of the rulebook, with their numbers, on our mat."""

from games.gregory.events import BattleDecided, DieRolled
from games.gregory.introducing import room_victory, shady_deals
from games.gregory.mat import ENTRANCES, ROAMING_STARTS, TRAPS
from games.gregory.rooms import room_battle
from games.gregory.state import monster_cards
from games.gregory.turn import begin
from tests.games.gregory.positions import (
    at,
    give,
    go,
    house,
    on_top,
    options,
    play,
    put,
    reach,
    told,
)


def test_example_1_movement() -> None:
    """A 6 gives 3 spaces: 2 onto a Power Up, which stops, and 1 for Gregory."""
    game = house(6)
    game.players["ann"].place, game.gregory = at(1, 8, 12), ROAMING_STARTS[0]
    game.stage = "begin"
    play(game, begin(game))
    assert game.turn.moves == 3
    go(game, f"move:own:{at(1, 9, 12)}:1", f"move:own:{at(1, 9, 13)}:1")
    assert len(game.players["ann"].hand) == 1
    assert not reach(game)
    go(game, f"move:gregory:{at(1, 5, 12)}:1")
    assert game.gregory == at(1, 5, 12)
    assert game.turn.moves == 0


def test_examples_2_and_2b_a_room_monster() -> None:
    """300 Strength beat Black Duck 2 (100): 200 are left, Life +100, and a 19 draws two cards."""
    game = house(19, moves=1)
    ann = game.players["ann"]
    ann.place, ann.keys, ann.strength, ann.life = at(1, 8, 13), 1, 300, 600
    on_top(game, "ann", "black-duck-2")
    go(game, f"move:own:{at(1, 8, 14)}:1")
    assert ann.keys == 0
    play(game, room_battle(game, "103"), "fight")
    assert (ann.strength, ann.life) == (200, 700)
    assert game.control == {"103": "ann"}
    assert len(ann.hand) == 2
    assert ann.discard == ["black-duck-2"]


def test_examples_3_and_3b_gregory() -> None:
    """An 11 gives him 400; a player with 200 loses 400 Life and goes upstairs."""
    game = house(11, moves=1)
    bob = game.players["bob"]
    bob.place, bob.strength, game.gregory = at(1, 5, 12), 200, at(1, 5, 13)
    go(game, f"move:gregory:{at(1, 5, 12)}:1", at(2, 5, 8))
    assert (bob.life, bob.strength, bob.place) == (400, 200, at(2, 5, 8))
    assert game.gregory == at(1, 5, 12)


def test_example_4_room_victory() -> None:
    """Player 2 owns neither figure; Player 3 brings Hell's Chef to the rightmost Entrance space."""
    game = house(seats=4, ferals="4")
    game.gregory = ROAMING_STARTS[0]
    put(game, "death", "dot", ROAMING_STARTS[1])
    game.players["dot"].place = at(1, 5, 9)
    game.players["cid"].collection = ["hells-chef"]
    run = play(game, room_victory(game, "ann", monster_cards()["fat-chicken"]))
    assert tuple(run.prompt.asks) == ("cid",)
    run.answer("cid", (f"bring:hells-chef:{ENTRANCES[3]}",))
    chef = game.ferals["hells-chef"]
    assert (chef.place, chef.status, chef.has_card) == (at(1, 11, 10), "on-deck", False)
    assert len(game.players["cid"].deck) == 12


def test_example_5_shady_deal() -> None:
    """100 Life for Death in the second floor's Trap, where a 10 or less frees him."""
    game = house(ferals="4")
    game.players["ann"].collection = ["death"]
    assert f"deal:death:{TRAPS[2][0]}" in shady_deals(game)
    go(game, "deals", f"deal:death:{at(2, 1, 9)}")
    assert game.players["ann"].life == 700
    assert game.ferals["death"].place == at(2, 1, 9)


def test_example_6_freeing() -> None:
    """On the turn after stopping on a Trigger a 4 frees Death, who moves 2 spaces at once."""
    game = house(4, ferals="4", moves=1)
    put(game, "death", "ann", at(2, 1, 9), "trap")
    game.players["ann"].place, game.gregory = at(1, 8, 9), ROAMING_STARTS[0]
    go(game, f"move:own:{at(1, 8, 10)}:1", "stay-on-trigger")
    game.stage = "begin"
    play(game, begin(game), f"move:death:{at(2, 1, 7)}:2")
    assert game.ferals["death"].place == at(2, 1, 7)
    assert game.players["ann"].place == at(1, 8, 10)
    assert game.gregory == ROAMING_STARTS[0]


def test_example_7_diagonal_movement() -> None:
    """With 3 spaces Musha Dokuro gets in front of a door 6 straight steps away."""
    game = house(moves=3, ferals="4")
    put(game, "musha-dokuro", "ann", at(1, 5, 10), has_card=True)
    assert reach(game, "musha-dokuro")[at(1, 8, 13)] == {"3"}
    game.active = "bob"
    assert at(1, 8, 13) not in reach(game, "musha-dokuro")


def test_example_8_spooky_boost() -> None:
    """An 8 gives Fat Chicken 300, his boost makes it 400."""
    game = house(8, moves=1, ferals="4")
    put(game, "fat-chicken", "ann", at(1, 5, 8), has_card=True)
    game.players["bob"].place, game.players["bob"].strength = at(1, 5, 7), 350
    go(game, f"move:fat-chicken:{at(1, 5, 7)}:1", at(2, 5, 8))
    assert told(game, BattleDecided)[0].winner_strength == 400


def test_example_9_speed_boost() -> None:
    """With 1 space left Devil Dog reaches somebody 3 spaces away."""
    game = house(11, moves=1, ferals="4")
    put(game, "devil-dog", "ann", at(1, 5, 10), has_card=True)
    game.players["bob"].place = at(1, 5, 7)
    go(game, f"move:devil-dog:{at(1, 5, 7)}:1", at(2, 5, 8))
    assert game.ferals["devil-dog"].place == at(1, 5, 7)


def test_example_10_jump() -> None:
    """Cactus Gunman attacks Lost Doll with 2 spaces: one down, then diagonally over Hell's Gate."""
    game = house(12, 1, moves=2, ferals="4")
    put(game, "cactus-gunman", "ann", at(1, 4, 11), has_card=True)
    put(game, "lost-doll", "bob", at(1, 7, 13))
    assert reach(game, "cactus-gunman")[at(1, 7, 13)] == {"2"}
    go(game, f"move:cactus-gunman:{at(1, 7, 13)}:2")
    assert list(game.ferals) == ["cactus-gunman"]


def test_example_11_feral_monster_against_player() -> None:
    """Lost Doll climbs the stairs, a 13 gives her 400 and her boost 50; the player's 550 leave 100."""
    game = house(13, moves=2, ferals="4")
    put(game, "lost-doll", "ann", at(1, 5, 8), has_card=True)
    bob = game.players["bob"]
    bob.place, bob.strength = at(2, 5, 8), 550
    go(game, f"move:lost-doll:{at(2, 5, 8)}:2")
    assert told(game, BattleDecided)[0].loser_strength == 450
    assert (bob.strength, bob.place, bob.hand) == (100, at(2, 5, 8), [])
    assert not game.ferals


def test_example_12_feral_monster_against_feral_monster() -> None:
    """Catherine goes through the Portal and diagonally onto Mummy Dog, who beats her 400 to 200."""
    game = house(1, 11, moves=3, seats=4, ferals="4")
    put(game, "catherine", "ann", at(1, 4, 0), has_card=True)
    put(game, "mummy-dog", "dot", at(2, 4, 15))
    go(game, f"move:catherine:{at(2, 4, 15)}:3")
    (event,) = told(game, BattleDecided)
    assert (event.winner_strength, event.loser_strength) == (400, 200)
    assert list(game.ferals) == ["mummy-dog"]
    assert game.ferals["mummy-dog"].place == at(2, 4, 15)
    assert len(game.players["dot"].hand) == 1


def test_example_13_feral_monster_against_gregory() -> None:
    """Two players with one card each roll for Gregory; 400 to 400 is his, until Freak Out! makes 500."""
    game = house(4, 15, 12, 13, moves=1, seats=4, ferals="4")
    put(game, "hells-chef", "ann", at(1, 5, 8))
    game.gregory = at(1, 5, 7)
    give(game, "ann", "freak-out-1")
    give(game, "bob", "stale-cheese-1", "stale-cheese-2")
    give(game, "cid", "key-ring-1")
    give(game, "dot", "loose-rug-1")
    run = go(
        game,
        f"move:hells-chef:{at(1, 5, 7)}:1",
        ("ann", "card:freak-out-1:attacker"),
        ("bob", "pass"),
        ("cid", "pass:battle"),
        ("dot", "pass:battle"),
        ("bob", "pass"),
    )
    (event,) = told(game, BattleDecided)
    assert (event.winner, event.winner_strength, event.loser_strength) == ("hells-chef", 500, 400)
    assert [event.roll for event in told(game, DieRolled)] == [4, 15, 12, 13]
    assert tuple(run.prompt.asks) == ("dot",)
    run.answer("dot", (ROAMING_STARTS[0],))
    assert game.ferals["hells-chef"].place == at(1, 5, 7)
    assert len(game.players["ann"].hand) == 1


def test_example_14_sacrifice() -> None:
    """Mummy Dog's blood kills Hell's Chef and costs Player 3 100 Life; Gregory is not affected."""
    game = house(seats=4, ferals="4")
    put(game, "mummy-dog", "bob", at(1, 7, 7))
    put(game, "hells-chef", "ann", at(1, 8, 5))
    game.players["cid"].place, game.players["dot"].place = at(1, 7, 10), at(1, 7, 11)
    game.gregory = at(1, 7, 8)
    game.active, game.stage = "bob", "begin"
    run = play(game, begin(game))
    assert "sacrifice:mummy-dog" in options(run)
    run.answer("bob", ("sacrifice:mummy-dog",))
    assert not game.ferals
    assert [game.players[seat].life for seat in game.seats] == [800, 800, 700, 800]
    assert game.gregory == at(1, 7, 8)
