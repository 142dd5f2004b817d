"""What people read, and the greedy player."""

from dataclasses import replace

from games.kernel.dice import Dice
from games.kernel.drive import Run
from games.kernel.players import at_random
from games.kernel.prompts import Ask
from games.kernel.state import Outcome
from games.monster_slaughter.card_events import CardFound, CardsSeen, NextEventSeen
from games.monster_slaughter.content import Token, box
from games.monster_slaughter.events import MonsterMoved
from games.monster_slaughter.fight_events import HarvestReckoned
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


def test_an_empty_hand_is_told_as_such() -> None:
    cabin = Cabin("golems", "aliens")
    assert "Your hand is empty." in GAME.words.secrets(cabin.view("ann"), str)


def test_what_was_seen_is_told_alike_in_the_story_and_in_the_panel() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.fill("kitchen", "garlic")
    cabin.state.piles["kitchen"].show("ann", 1)
    cabin.state.nights = ["hush"]
    cabin.state.know_next = ["ann"]
    panel = GAME.words.secrets(cabin.view("ann"), str).splitlines()
    seen = CardsSeen(known_to=("ann",), zone="kitchen", cards=("garlic",))
    ahead = NextEventSeen(known_to=("ann",), night="hush")
    for event in (seen, ahead):
        assert GAME.words.tell(event, str) in panel


def test_before_the_night_the_board_has_no_victims_and_all_doors_are_closed() -> None:
    state = GAME.setup(NAMES[:2], GAME.settled(NAMES[:2], {}), Dice("x"))
    board = GAME.words.board(GAME.view(state, None), str)
    assert "Victims" not in board
    assert "All doors are closed." in board


def test_crittlins_have_a_number_and_no_article() -> None:
    tales = [
        GAME.words.tell(MonsterMoved(seat="ann", monster=monster, zone="kitchen"), str)
        for monster in ("crittlins-2", "golems-father")
    ]
    assert tales == ["Crittlin 2 moves to the kitchen.", "The Golem father moves to the kitchen."]


def test_a_card_that_ends_with_a_mark_gets_no_second_one() -> None:
    tales = [
        GAME.words.tell(CardFound(known_to=("ann",), card=card), str) for card in ("board-it-up-1", "garlic")
    ]
    assert tales == ["You have found Board It Up!", "You have found Garlic."]


def test_a_door_is_called_by_what_lies_behind_it() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.barricade("living-room-wc")
    cabin.hunt("golems-child", "living-room")
    view = cabin.view(None)
    assert GAME.words.label(view, "smash:living-room-wc", str) == "Smash the barricade to the WC"
    assert GAME.words.label(view, "smash:living-room-bedroom", str) == "Smash the door to the bedroom"
    barricade = "The barricade between the living room and the WC"
    assert GAME.words.label(view, "living-room-wc", str) == barricade


def test_the_wc_keeps_its_capitals() -> None:
    cabin = Cabin("golems", "aliens")
    assert GAME.words.label(cabin.view(None), "wc", str) == "The WC"
    assert "\nWC: nobody; 1 card." in GAME.words.board(cabin.view(None), str)


def test_no_family_s_label_breaks_off() -> None:
    view = GAME.view(GAME.setup(NAMES[:2], GAME.settled(NAMES[:2], {}), Dice("x")), None)
    labels = [GAME.words.label(view, family, str) for family in box().families]
    assert max(map(len, labels)) <= 80
    assert not [label for label in labels if label.endswith("…")]


def test_a_monster_that_can_do_nothing_more_is_not_said_to_roll() -> None:
    cabin = Cabin("golems", "aliens")
    cabin.hunt("golems-child", "kitchen")
    view = cabin.view("ann")
    ask = Ask(("end-turn",))
    told = []
    for actions, moves in ((3, 1), (1, 0), (0, 1), (0, 0)):
        turn = replace(view.turn, actions=actions, free_moves=moves)
        told.append(GAME.words.question(replace(view, turn=turn), "act", ask, str))
    assert told == [
        "Your Golem child has 3 actions and 1 free move left, and rolls 2 dice. What now?",
        "Your Golem child has 1 action left and rolls 2 dice. What now?",
        "Your Golem child has 1 free move left. What now?",
        "Your Golem child has no action left. What now?",
    ]


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
    assert "Doors barricaded: living room to WC." in board
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


def test_the_ending_tells_how_and_leaves_winners_and_points_to_the_table() -> None:
    outcome = Outcome(("ann",), "sunrise", {"ann": 9, "bob": 7})
    assert GAME.words.ending(outcome, str) == "The sun comes up over the cabin."


def test_the_harvest_tells_what_there_is_and_no_noughts() -> None:
    harvest: dict[Token, int] = {"flesh": 8, "bones": 1, "brains": 0, "targets": 1, "doors": 0}
    told = [
        GAME.words.tell(HarvestReckoned(seat="ann", harvest=taken, points=points), str)
        for taken, points in ((harvest, 23), (dict.fromkeys(harvest, 0), 0))
    ]
    assert told == [
        "ann: 23 points: 16 for 8 flesh, 2 for 1 bone and 5 for 1 favourite meal.",
        "ann: 0 points.",
    ]


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
