"""What people read, and the greedy player."""

from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.players import at_random
from games.kernel.prompts import Ask
from games.kernel.state import Outcome
from tests.games.monster_slaughter.cabin import GAME, NAMES, Cabin


def test_the_private_panel_tells_order_meal_hand_and_what_was_seen() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", "silver-trophy", "frenzy-1")
    cabin.state.nights = ["hush"]
    cabin.state.know_next = ["ann"]
    cabin.fill("kitchen", "garlic")
    cabin.state.piles["kitchen"].show("ann", 1)
    panel = GAME.words.secrets(cabin.view("ann"), str)
    for part in ("1. Tom", "5. Laika", "favourite meal: Tom", "Silver Trophy", "Frenzy", "Garlic", "Hush"):
        assert part in panel
    assert "Garlic" not in GAME.words.secrets(cabin.view("bob"), str)
    assert GAME.words.secrets(cabin.view(None), str) == ""


def test_an_object_tells_its_dice() -> None:
    cabin = Cabin("golems", "aliens")
    label = GAME.words.label(cabin.view("ann"), "card:silver-trophy", str)
    assert label == "Silver Trophy (2 dice, 3 against Werewolves)"


def test_two_cards_of_a_kind_have_different_labels() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.give("ann", "frenzy-1", "frenzy-2")
    labels = {GAME.words.label(cabin.view("ann"), f"card:frenzy-{number}", str) for number in (1, 2)}
    assert len(labels) == 2


def test_the_board_tells_who_stands_where() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.event("adrenaline")
    cabin.show("kam", "kitchen")
    cabin.barricade("living-room-wc")
    cabin.hunt("golems-child", "kitchen")
    board = GAME.words.board(cabin.view(None), str)
    assert "Kitchen: Golem child (ann) and Kam (5 health); 1 card." in board
    assert "living room to WC barricaded" in board
    assert "Adrenaline" in board
    assert "Tom 4 health, hides" in board


def test_a_victim_that_hid_openly_is_told_where() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("kam", "kitchen")
    cabin.play("golems-child")
    assert "Kam 5 health, hides in the kitchen" in GAME.words.board(cabin.view("bob"), str)


def test_whoever_chooses_the_side_of_the_shed_is_not_told_that_the_victim_has_won() -> None:
    """Bob throws his attacker out even when he is hurt."""
    cabin = Cabin("golems", "aliens", shed="set-one")
    cabin.show("bob", "shed")
    cabin.fill("shed", "dibble")
    cabin.hunt("golems-father", "south")
    cabin.attack("bob", "+++++", "-")
    question = GAME.words.question(cabin.view("bob"), cabin.topic, cabin.asks["bob"], str)
    assert question == "Bob's attacker is thrown out. To which side of the shed?"


def test_the_ending_names_winners_and_points() -> None:
    outcome = Outcome(("ann",), "sunrise", {"ann": 7, "bob": 9})
    assert (
        GAME.words.ending(outcome, str) == "The sun comes up over the cabin. ann wins. Points: bob 9, ann 7."
    )


def test_the_rules_are_told_in_short() -> None:
    for topic in ("Fighting back", "The Reckoning", "Hiding"):
        assert topic in GAME.rules


def final_scores(seed: str, greedy: str) -> dict[str, int]:
    """One greedy player among random ones."""
    seats = NAMES[:3]
    state = GAME.setup(seats, GAME.settled(seats, {}), Dice(seed))
    chance = Dice(f"players {seed}")
    while state.outcome is None:
        run = Run(GAME, state)
        while run.prompt:
            (seat, ask), *_ = run.position().open_asks().items()
            if seat == greedy:
                chosen = GAME.advise(GAME.view(state, seat), seat, run.prompt.topic, ask, chance)
            else:
                chosen = at_random(ask, chance)
            run.answer(seat, chosen)
    return dict(state.outcome.scores)


def test_the_greedy_player_beats_random_ones() -> None:
    wins = 0
    for number in range(12):
        scores = final_scores(f"{number}", NAMES[number % 3])
        wins += max(scores, key=lambda seat: scores[seat]) == NAMES[number % 3]
    assert wins >= 10


def test_the_greedy_player_attacks_its_favourite_meal() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.show("tom", "kitchen", health=1)
    cabin.show("britney", "kitchen")
    cabin.hunt("golems-father", "kitchen")
    ask = Ask(("attack:britney", "attack:tom", "search", "end-turn"))
    assert GAME.advise(cabin.view("ann"), "ann", "act", ask, Dice("x")) == ("attack:tom",)
