"""What people read: questions that can be decided, labels that fit a button, groups that lead somewhere."""

import pytest

from gamemaster.controls import LONGEST_BUTTON
from games.gregory.card_events import AllHaveChosen, CardPlayed, CardsSeen, MysteryFlipped, StandingOrder
from games.gregory.content import JudgmentKind, box
from games.gregory.events import BattleDecided, SpacesGranted
from games.gregory.state import Battle, House, Side
from games.gregory.turn import begin, close
from games.gregory.view import view_of
from games.gregory.windows import open_window
from games.gregory.words import GregoryWords
from games.kernel.events import Event
from games.kernel.prompts import Ask, Prompt
from tests.games.gregory.positions import (
    DOOR_103,
    IN_FRONT_OF_103,
    give,
    go,
    house,
    in_hell,
    on_top,
    play,
    told,
)

WORDS = GregoryWords()


def name(seat: str) -> str:
    return seat.capitalize()


def tell(event: Event) -> str:
    return WORDS.tell(event, name)


def question(game: House, seat: str, prompt: Prompt) -> str:
    return WORDS.question(view_of(game, seat), prompt.topic, prompt.asks[seat], name)


def labels(game: House, seat: str, ask: Ask) -> dict[str, str]:
    view = view_of(game, seat)
    return {option: WORDS.label(view, option, name) for option in ask.options}


def groups(game: House, seat: str, ask: Ask) -> dict[str, list[str]]:
    """The labels under each heading."""
    view = view_of(game, seat)
    found: dict[str, list[str]] = {}
    for option, label in labels(game, seat, ask).items():
        found.setdefault(WORDS.group(view, option), []).append(label)
    return found


def test_a_question_about_cards_says_where_none_fits_and_why_it_comes() -> None:
    """Whoever holds cards is asked, so that nobody can tell who holds one that fits."""
    game = house(12, seats=3)
    give(game, "bob", "heavy-luggage-1")
    give(game, "cid", "bad-dream-1")
    run = play(game, begin(game))
    assert question(game, "bob", run.prompt) == "Ann has rolled 12 and has 4 spaces. Do you play a card?"
    assert question(game, "cid", run.prompt) == (
        "Ann has rolled 12 and has 4 spaces."
        " None of your cards fits; you are asked all the same, so that nobody can tell."
    )


def test_cards_are_buttons_apart_from_ways_to_pass() -> None:
    """What a card does stands with the hand, above the question."""
    game = house(12, seats=3)
    give(game, "bob", "heavy-luggage-1", "heavy-luggage-2")
    run = play(game, begin(game))
    assert groups(game, "bob", run.prompt.asks["bob"]) == {
        "": ["Pass", "Pass until my next turn", "Pass until I get a new card"],
        "Play a card": ["Play Heavy Luggage 1", "Play Heavy Luggage 2"],
    }


def test_the_own_hand_is_a_button_and_says_when_nothing_fits() -> None:
    game = house(moves=2)
    give(game, "ann", "heavy-luggage-1")
    run = go(game)
    assert labels(game, "ann", run.prompt.asks["ann"])["hand"] == "Play or discard a card"
    run = go(game, "hand")
    assert question(game, "ann", run.prompt) == "You look at your hand. No card fits right now."


@pytest.mark.parametrize("kind", [kind for kind in box().judgment if kind.window == "battle"])
def test_every_card_in_a_battle_fits_a_button(kind: JudgmentKind) -> None:
    game = house()
    longest = max(box().miniatures, key=lambda miniature: len(miniature.name))
    game.battle = Battle("1A1", Side("player", "ann", 250), Side(longest.id, "bob", 300))
    give(game, "ann", f"{kind.id}-1")
    for side in ("attacker", "defender"):
        label = labels(game, "ann", Ask((f"card:{kind.id}-1:{side}",)))
        assert all(len(each) <= LONGEST_BUTTON for each in label.values()), label


@pytest.mark.parametrize("kind", box().judgment, ids=lambda kind: kind.id)
def test_every_card_of_the_own_turn_fits_a_button(kind: JudgmentKind) -> None:
    game = house()
    give(game, "ann", *(f"{kind.id}-{copy + 1}" for copy in range(kind.copies)))
    for option, label in labels(game, "ann", Ask(("hand", "none", f"card:{kind.id}-1"))).items():
        assert len(label) <= LONGEST_BUTTON, option


def test_what_a_move_aims_at_has_a_heading_of_its_own() -> None:
    """A Key, a card, a door and the like are found without reading all spaces in reach."""
    game = house(moves=2)
    game.players["ann"].place = "1F10"
    game.players["bob"].place = "1E9"
    game.gregory = "1F8"
    run = go(game)
    found = groups(game, "ann", run.prompt.asks["ann"])
    assert sorted(found["Your gamepiece: where something is"]) == [
        "You to 1F9 (Skeleton Key), 1 space",
        "You to 1G10 (Strength +50), 1 space",
    ]
    assert found["Gregory: attacks"] == ["Gregory attacks Bob on 1E9, 2 spaces"]
    assert set(found) - {"Your gamepiece: where something is", "Gregory: attacks"} == {
        "Your gamepiece, floor 1",
        "Gregory, floor 1",
        "",
    }


def test_near_moves_say_how_near_only_where_there_are_farther_ones() -> None:
    game = house(moves=4)
    run = go(game)
    found = groups(game, "ann", run.prompt.asks["ann"])
    assert {"Your gamepiece, floor 1: up to 3 spaces", "Your gamepiece, floor 1: 4 spaces"} <= set(found)
    game = house(moves=3)
    run = go(game)
    assert "Your gamepiece, floor 1" in groups(game, "ann", run.prompt.asks["ann"])


def test_spaces_far_and_wide_are_grouped_by_what_stands_on_the_edge_of_the_picture() -> None:
    game = house()
    view = view_of(game, None)
    assert WORDS.group(view, "2A2") == "Floor 2, A1 to F4"
    assert WORDS.group(view, "2N12") == "Floor 2, M9 to R12"


def test_who_meets_a_monster_reads_what_conceding_costs() -> None:
    game = house(moves=1)
    game.players["ann"].place, game.players["ann"].keys = IN_FRONT_OF_103, 1
    on_top(game, "ann", "fat-chicken")
    run = go(game, f"move:own:{DOOR_103}:1")
    run = play(game, close(game))
    assert (
        question(game, "ann", run.prompt)
        == "Room 103: Fat Chicken has Strength 150, you have 250. Do you fight?"
    )
    assert labels(game, "ann", run.prompt.asks["ann"]) == {
        "fight": "Fight",
        "concede": "Concede and lose 150 Life",
    }


def test_who_may_roll_again_reads_what_the_roll_is_worth() -> None:
    game = house(18)
    in_hell(game, "ann")
    give(game, "ann", "loaded-die-1")
    run = play(game, begin(game))
    assert question(game, "ann", run.prompt) == "Your roll is 18; you need 7 or less. Do you play a card?"
    ask = Ask(("keep", "card:loaded-die-1"), about={"monster": "fat-chicken", "roll": "12"})
    told = WORDS.question(view_of(game, "ann"), "bonus", ask, name)
    assert told == "Your victory bonus roll is 12: +100 Life. Do you play a card?"


def test_a_standing_order_says_what_it_means() -> None:
    assert [
        tell(StandingOrder(seat="bob", window=window, scope=scope))
        for window, scope in (
            ("roll", "own-turn"),
            ("roll", "new-card"),
            ("battle", "battle"),
            ("battle", "turn"),
        )
    ] == [
        "Bob plays no card after rolls of others until their next turn.",
        "Bob plays no card after rolls of others until they get a new one.",
        "Bob plays no card in this battle.",
        "Bob plays no card in battles this turn.",
    ]


def test_a_card_that_is_played_or_turned_over_says_what_it_does() -> None:
    assert tell(CardPlayed(seat="ann", card="heavy-luggage-1", side=None)) == (
        "Ann plays Heavy Luggage: “A foe who has just rolled has 2 spaces less.”"
    )
    assert tell(CardPlayed(seat="ann", card="freak-out-1", side="attacker")) == (
        "Ann plays Freak Out!: +100 for the attacker."
    )
    assert tell(MysteryFlipped(seat="ann", card="hungry-wallpaper")) == (
        "Ann enters the Mystery Room: Hungry Wallpaper. “Lose 100 Life.”"
    )


def test_stories_name_several_people_as_people_do() -> None:
    assert tell(AllHaveChosen(passed=("ann", "bob", "cid"))) == "Ann, Bob and Cid play no card."
    assert tell(AllHaveChosen(passed=("ann",))) == "Ann plays no card."
    seen = CardsSeen(known_to=("ann",), holder="ann", cards=("bad-dream-1",))
    assert tell(seen) == "New in your hand: Bad Dream."
    seen = CardsSeen(known_to=("bob",), holder="ann", cards=("bad-dream-1",))
    assert tell(seen) == "In the hand of Ann: Bad Dream."


def test_an_order_is_told_once() -> None:
    """Who passes and orders more passes is told of in one line, not in two."""
    game = house(seats=3)
    give(game, "ann", "bad-dream-1")
    give(game, "bob", "bad-dream-2")
    script = open_window(game, "roll", ("ann", "bob"), lambda _seat: ())
    play(game, script, ("ann", "pass"), ("bob", "pass:own-turn"))
    assert told(game, AllHaveChosen) == [AllHaveChosen(passed=("ann",))]
    assert [order.seat for order in told(game, StandingOrder)] == ["bob"]


def test_spaces_are_told_where_something_changed_them() -> None:
    """The roll itself says how many there are."""
    game = house(12)
    play(game, begin(game))
    assert told(game, SpacesGranted) == []
    game = house(12)
    give(game, "bob", "heavy-luggage-1")
    play(game, begin(game), "card:heavy-luggage-1")
    assert told(game, SpacesGranted) == [SpacesGranted(seat="ann", spaces=2)]


def test_who_chooses_miniatures_reads_what_they_can_do() -> None:
    told = labels(house(ferals="4"), "ann", Ask(("tv-fish", "cactus-gunman", "mummy-dog")))
    assert told == {
        "tv-fish": "TV Fish: 1 more space, +50 Strength",
        "cactus-gunman": "Cactus Gunman: moves diagonally, jumps",
        "mummy-dog": "Mummy Dog",
    }


def test_a_tie_is_called_one() -> None:
    sides = {"winner": "player", "winner_seat": "ann", "loser": "gregory", "loser_seat": None}
    assert tell(BattleDecided(winner_strength=400, loser_strength=300, **sides)) == (
        "Ann beats Gregory, 400 to 300."
    )
    assert tell(BattleDecided(winner_strength=300, loser_strength=300, **sides)) == (
        "Ann wins the tie with Gregory, 300 to 300."
    )


def test_the_headline_says_who_is_out() -> None:
    game = house(seats=3)
    game.players["bob"].life = 0
    told = WORDS.headline(view_of(game, None), name)
    assert told == "Round 1, Ann's turn. Life/Strength/rooms: Ann 800/250/0, Bob out, Cid 800/250/0"
