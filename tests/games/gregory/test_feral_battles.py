"""Fighting with Feral Monsters (rulebook: Fighting with Feral Monsters, Disposing of Feral Monsters)."""

from games.gregory.events import BattleDecided, ControllerChosen, DieRolled, FeralGone
from games.gregory.mat import ROAMING_STARTS, Place
from games.gregory.state import House
from tests.games.gregory.positions import at, give, go, house, options, put, reach, told

HERE, THERE = at(1, 5, 8), at(1, 5, 7)


def hunt(
    *rolls: int,
    name: str = "death",
    strength: int = 250,
    has_card: bool = False,
    owner: str = "ann",
    seats: int = 2,
) -> House:
    """A Feral Monster of Ann's stands beside Bob."""
    game = house(*rolls, moves=2, seats=seats, ferals="4")
    put(game, name, owner, HERE, has_card=has_card)
    game.players["bob"].place, game.players["bob"].strength = THERE, strength
    return game


def attack(name: str = "death", place: Place = THERE) -> str:
    return f"move:{name}:{place}:1"


# Against players ----------------------------------------------------------------------------------------


def test_only_the_owner_attacks_with_a_feral_monster() -> None:
    """Others move it onto empty spaces only (R2)."""
    game = hunt(owner="bob", seats=3)
    game.players["cid"].place = at(1, 5, 9)
    assert at(1, 5, 9) not in reach(game, "death")
    game = hunt()
    assert THERE in reach(game, "death")


def test_the_owner_rolls_for_it() -> None:
    """The chart's number with two zeros; the other side has the Power Meter."""
    game = hunt(12, strength=600)
    go(game, attack())
    assert [(event.seat, event.roll) for event in told(game, DieRolled)] == [("ann", 12)]
    assert told(game, BattleDecided)[0].loser_strength == 400


def test_a_boost_comes_on_top_of_the_roll() -> None:
    game = hunt(12, name="fat-chicken", strength=600, has_card=True)
    go(game, attack("fat-chicken"))
    assert told(game, BattleDecided)[0].loser_strength == 500


def test_a_beaten_player_loses_its_strength_as_life_and_goes_upstairs() -> None:
    """The Feral Monster has the space."""
    game = hunt(12)
    go(game, attack(), at(2, 5, 8))
    bob = game.players["bob"]
    assert (bob.life, bob.strength, bob.place) == (400, 250, at(2, 5, 8))
    assert game.ferals["death"].place == THERE


def test_cards_do_not_change_what_a_defeat_by_a_feral_monster_costs() -> None:
    """The Life lost is what it rolled, with its boost (R33)."""
    game = hunt(12, name="fat-chicken", strength=550, has_card=True)
    give(game, "ann", "freak-out-1")
    go(game, attack("fat-chicken"), "card:freak-out-1:attacker", at(2, 5, 8))
    assert told(game, BattleDecided)[0].winner_strength == 600
    assert game.players["bob"].life == 300


def test_a_beaten_feral_monster_is_killed() -> None:
    """The winner gains no Life and draws no card, but pays its Strength (R34)."""
    game = hunt(6, strength=400)
    game.players["bob"].life = 500
    go(game, attack())
    bob = game.players["bob"]
    assert (bob.life, bob.strength, bob.hand, bob.place) == (500, 100, [], THERE)
    assert not game.ferals
    assert told(game, FeralGone) == [FeralGone(miniature="death", owner="ann", cause="killed")]


def test_a_tie_is_the_players() -> None:
    game = hunt(6, strength=300)
    go(game, attack())
    assert not game.ferals


def test_any_player_may_move_onto_a_feral_monster() -> None:
    """The owner rolls; who wins takes the space."""
    game = hunt(6, owner="bob", strength=600)
    game.players["ann"].place, game.players["ann"].strength = at(1, 5, 9), 400
    go(game, f"move:own:{HERE}:1")
    assert [event.seat for event in told(game, DieRolled)] == ["bob"]
    assert game.players["ann"].place == HERE
    assert game.players["ann"].strength == 100
    assert game.turn.stopped


def test_who_attacks_a_feral_monster_and_loses_goes_upstairs() -> None:
    """It keeps its space; Monsters may use the rest of the roll (R48)."""
    game = hunt(12, owner="bob")
    game.players["ann"].place = at(1, 5, 9)
    go(game, f"move:own:{HERE}:1", at(2, 5, 8))
    assert game.players["ann"].place == at(2, 5, 8)
    assert game.ferals["death"].place == HERE
    assert game.turn.moves == 1
    assert not reach(game)
    assert reach(game, "death")


def test_an_owner_may_walk_onto_the_own_feral_monster() -> None:
    """Like anybody; but it is never moved against him or another of his own (R3)."""
    game = hunt(6)
    game.players["ann"].place, game.players["ann"].strength = at(1, 5, 9), 400
    put(game, "my-son", "ann", at(1, 4, 8))
    found = reach(game, "death")
    assert at(1, 5, 9) not in found
    assert at(1, 4, 8) not in found
    go(game, f"move:own:{HERE}:1")
    assert "death" not in game.ferals


def test_the_card_of_a_killed_monster_goes_to_its_owners_discard_pile() -> None:
    game = hunt(1, name="fat-chicken", strength=600, has_card=True)
    go(game, attack("fat-chicken"))
    assert game.players["ann"].discard == ["fat-chicken"]


# Against each other -------------------------------------------------------------------------------------


def duel(*rolls: int, seats: int = 2) -> House:
    game = house(*rolls, moves=2, seats=seats, ferals="4")
    put(game, "death", "ann", HERE)
    put(game, "mummy-dog", "bob", THERE)
    return game


def test_the_stronger_feral_monster_kills_the_other_and_has_the_space() -> None:
    """No Strength is spent and no Life lost; the winner's owner draws a card."""
    game = duel(12, 1)
    go(game, attack())
    assert list(game.ferals) == ["death"]
    assert game.ferals["death"].place == THERE
    assert {(player.life, player.strength) for player in game.players.values()} == {(800, 250)}
    assert [len(player.hand) for player in game.players.values()] == [1, 0]


def test_two_feral_monsters_that_tie_roll_again() -> None:
    """Until one wins; cards stay (R35)."""
    game = duel(7, 8, 6, 9, 1, 20)
    go(game, attack())
    assert len(told(game, DieRolled)) == 6
    assert list(game.ferals) == ["mummy-dog"]


def test_cards_stay_through_a_tie() -> None:
    """What has been played counts after the new rolls too (R35)."""
    game = duel(7, 11, 12, 13)
    give(game, "ann", "freak-out-1", "freak-out-2")
    go(game, attack(), "card:freak-out-1:attacker", "pass:battle")
    (event,) = told(game, BattleDecided)
    assert (event.winner, event.winner_strength, event.loser_strength) == ("death", 500, 400)


def test_a_roll_that_breaks_a_tie_stands() -> None:
    """A Loaded Die is for the first roll of a battle (R56)."""
    game = duel(7, 8, 1, 20)
    give(game, "bob", "loaded-die-1")
    run = go(game, attack(), "pass")
    assert len(told(game, DieRolled)) == 4
    assert options(run) == ("pass", "pass:battle", "pass:turn", "pass:new-card")


def test_a_full_hand_draws_nothing_for_a_victory() -> None:
    game = duel(12, 1)
    cards = ("freak-out-1", "freak-out-2", "freak-out-3", "freak-out-4", "key-ring-1")
    give(game, "ann", *cards)
    go(game, attack(), "pass")
    assert len(game.players["ann"].hand) == 5


# Against Gregory ----------------------------------------------------------------------------------------


def beside_gregory(*rolls: int, seats: int = 3) -> House:
    game = house(*rolls, moves=2, seats=seats, ferals="4")
    put(game, "death", "ann", HERE)
    game.gregory = THERE
    return game


def test_a_feral_monster_that_beats_gregory_has_the_space() -> None:
    """Gregory goes back to a start space, his player's choice, and the owner draws a card."""
    game = beside_gregory(12, 1)
    give(game, "cid", "key-ring-1")
    run = go(game, attack(), ("cid", "pass"))
    assert tuple(run.prompt.asks) == ("bob",)
    run.answer("bob", (ROAMING_STARTS[0],))
    assert game.gregory == ROAMING_STARTS[0]
    assert game.ferals["death"].place == THERE
    assert len(game.players["ann"].hand) == 1


def test_a_start_space_that_the_feral_monster_wins_is_closed_to_gregory() -> None:
    """Attacked on his start space he goes to the other one: the winner stands there now."""
    game = house(12, 1, moves=2, ferals="4")
    put(game, "death", "ann", at(1, 5, 12))
    game.gregory = ROAMING_STARTS[0]
    go(game, attack(place=ROAMING_STARTS[0]))
    assert (game.ferals["death"].place, game.gregory) == ROAMING_STARTS


def test_a_start_space_that_the_feral_monster_came_from_is_open_to_gregory() -> None:
    """Attacking from it, the winner has left it."""
    game = house(12, 1, moves=2, ferals="4")
    put(game, "death", "ann", ROAMING_STARTS[0])
    game.gregory, game.players["bob"].place = at(1, 5, 12), ROAMING_STARTS[1]
    go(game, attack(place=at(1, 5, 12)))
    assert (game.ferals["death"].place, game.gregory) == (at(1, 5, 12), ROAMING_STARTS[0])


def test_the_spaces_that_fighters_came_from_are_open_for_the_loser() -> None:
    """Both have come to the space of the battle, whoever attacked."""
    game = house(12, moves=2, ferals="4")
    put(game, "death", "ann", at(2, 5, 7))
    game.players["bob"].place = at(2, 5, 8)
    found = options(go(game, attack(place=at(2, 5, 8))))
    assert at(2, 5, 7) in found
    assert at(2, 5, 8) not in found
    game = house(12, moves=2, ferals="4")
    put(game, "death", "bob", at(2, 5, 8))
    game.players["ann"].place = at(2, 5, 7)
    found = options(go(game, f"move:own:{at(2, 5, 8)}:1"))
    assert at(2, 5, 7) in found
    assert at(2, 5, 8) not in found


def test_who_plays_gregory_does_so_for_the_whole_turn() -> None:
    """Also if the hands change meanwhile."""
    game = beside_gregory(7, 7, 7, 7)
    put(game, "my-son", "ann", at(1, 5, 6))
    give(game, "cid", "key-ring-1")
    go(game, attack(), ("cid", "pass"))
    assert len(game.players["bob"].hand) == 1
    give(game, "bob", "loose-rug-1")
    game.stage = "act"
    go(game, attack("my-son"), ("bob", "pass"), ("cid", "pass"))
    assert told(game, ControllerChosen) == [ControllerChosen(seat="bob")]
    assert len(game.players["bob"].hand) == 3


def test_gregory_wins_ties_with_feral_monsters() -> None:
    """The loser is killed, and Gregory's player draws a card."""
    game = beside_gregory(7, 7)
    give(game, "cid", "key-ring-1")
    go(game, attack(), ("cid", "pass"))
    assert not game.ferals
    assert game.gregory == THERE
    assert len(game.players["bob"].hand) == 1
    assert {(player.life, player.strength) for player in game.players.values()} == {(800, 250)}


def test_against_an_attack_gregory_is_played_by_the_smallest_hand() -> None:
    """Never by the owner of the Feral Monster."""
    game = beside_gregory(12, 1)
    give(game, "bob", "key-ring-1")
    run = go(game, attack())
    assert told(game, ControllerChosen) == [ControllerChosen(seat="cid")]
    assert run.prompt is not None


def test_equal_hands_roll_for_gregory() -> None:
    """The higher roll plays him; ties roll again."""
    game = beside_gregory(5, 5, 2, 9, 12, 1)
    go(game, attack())
    assert told(game, ControllerChosen) == [ControllerChosen(seat="cid")]
    assert [event.purpose for event in told(game, DieRolled)][:4] == ["gregory"] * 4


def test_whoever_moves_gregory_onto_a_feral_monster_plays_him() -> None:
    game = house(1, 12, moves=2, ferals="4")
    put(game, "death", "bob", HERE)
    game.gregory = THERE
    go(game, attack("gregory", HERE))
    assert not game.ferals
    assert game.gregory == HERE
    assert len(game.players["ann"].hand) == 1
    game = house(1, 12, moves=2, seats=3, ferals="4")
    put(game, "death", "bob", HERE)
    game.gregory = THERE
    give(game, "ann", "key-ring-1")
    go(game, attack("gregory", HERE), "pass")
    assert [len(player.hand) for player in game.players.values()] == [2, 0, 0]


def test_gregory_may_be_moved_onto_the_own_feral_monster() -> None:
    """Then somebody else plays him, because one player cannot be both sides (R5)."""
    game = house(1, 12, moves=2, ferals="4")
    put(game, "death", "ann", HERE)
    game.gregory = THERE
    go(game, attack("gregory", HERE))
    assert told(game, ControllerChosen) == [ControllerChosen(seat="bob")]
    assert len(game.players["bob"].hand) == 1


def test_a_monster_that_has_fought_moves_no_more_this_turn() -> None:
    game = duel(12, 1)
    go(game, attack())
    assert not reach(game, "death")
    assert game.turn.moves == 1


def test_owners_may_play_cards_for_either_side_against_their_own() -> None:
    """Walking onto one's own Monster, one is both sides (R3)."""
    game = hunt(6)
    game.players["ann"].place, game.players["ann"].strength = at(1, 5, 9), 400
    give(game, "ann", "freak-out-1")
    run = go(game, f"move:own:{HERE}:1")
    assert {"card:freak-out-1:attacker", "card:freak-out-1:defender"} <= set(options(run))


def test_who_wins_a_space_enters_it() -> None:
    """With all that the space does: here a Power Up (R57)."""
    game = house(1, moves=2, ferals="4")
    put(game, "death", "bob", at(1, 9, 13))
    game.players["ann"].place = at(1, 9, 12)
    go(game, f"move:own:{at(1, 9, 13)}:1")
    assert game.players["ann"].place == at(1, 9, 13)
    assert len(game.players["ann"].hand) == 1
