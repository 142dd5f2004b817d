"""Rulebook: Monster Phase, Special Rules, Monster Attack, and the phase's example."""

from collections.abc import Callable

import pytest

from games.horrified.events import (
    AttackRolled,
    BagRefilled,
    CardDrawn,
    HitIgnored,
    ItemsDrawn,
    MonsterMoved,
    PhaseSkipped,
)
from games.horrified.monster_phase import monster_phase
from games.horrified.supplies import draw_items
from games.kernel.dice import Dice
from games.kernel.turns import open_turn, play
from tests.games.horrified_american.town import Town

QUIET = "the-leeds-house-1"
"""A card that does nothing but bring Items where neither Jersey Devil nor Bigfoot is in the game."""


# The card


def test_one_card_is_drawn_from_the_top_and_then_lies_face_up(town: type[Town]) -> None:
    """The top card is resolved and discarded."""
    game = (
        town("mothman", "jersey-devil")
        .monster("mothman", "motel")
        .top("howl-in-the-hollow-1")
        .begin("monsters")
    )
    assert game.told(CardDrawn)[0].card == "howl-in-the-hollow-1"
    assert game.state.played == ["howl-in-the-hollow-1"]


def test_items_come_out_of_the_bag_to_their_locations(town: type[Town]) -> None:
    """As many as the card says, each to the location that it names."""
    game = town().top("salesman").next_items("axe-motel", "hound-farm", "matches-junkyard").begin("monsters")
    assert game.told(ItemsDrawn)[0].items == ("axe-motel", "hound-farm", "matches-junkyard")
    assert game.state.items == {"axe-motel": "motel", "hound-farm": "farm", "matches-junkyard": "junkyard"}


def test_an_empty_bag_is_refilled_from_the_discards_in_the_middle_of_drawing(town: type[Town]) -> None:
    """With one Item in the bag and 59 discarded, three can be drawn."""
    game = town()
    game.state.spent, game.state.bag = game.state.bag[1:], game.state.bag[:1]
    draw_items(game.rules, 3)
    assert len(game.state.items) == 3
    assert len(game.state.bag) == 57
    assert game.told(BagRefilled)


def test_a_refilled_bag_is_mixed(town: type[Town]) -> None:
    """The discards do not come back in the order in which they were discarded."""
    game = town()
    game.state.spent, game.state.bag = sorted(game.state.bag), []
    draw_items(game.rules, 60)
    assert list(game.state.items) not in (sorted(game.state.items), sorted(game.state.items, reverse=True))


def test_nothing_is_drawn_where_bag_and_discards_are_empty(town: type[Town]) -> None:
    """RULINGS 13: then drawing stops."""
    game = town()
    game.state.heroes["ann"].items, game.state.bag = game.state.bag, []
    draw_items(game.rules, 3)
    assert game.state.items == {}


def test_event_of_a_citizen_places_it(town: type[Town]) -> None:
    """The Salesman's card puts Willie at the Motel."""
    game = town().event("salesman")
    assert game.state.citizens == {"salesman": "motel"}


def test_event_of_a_monster_not_in_the_game_is_ignored(town: type[Town]) -> None:
    """The Hunger moves no Chupacabra where there is none."""
    game = town("banshee", "mothman").hero("ann", items=["hound-farm"]).event("the-hunger-1")
    assert game.told(MonsterMoved) == []


def test_icons_of_monsters_not_in_the_game_are_ignored(town: type[Town]) -> None:
    """Jersey Devil and Chupacabra on the Principal's card: only the Chupacabra acts."""
    game = town("banshee", "chupacabra").hero("ann", at="diner").hero("bob", at="trailhead")
    game.dice("miss", "miss").top("principal").begin("monsters")
    assert [event.monster for event in game.told(AttackRolled)] == ["chupacabra"]


def test_icons_are_resolved_from_left_to_right(town: type[Town]) -> None:
    """Mothman before the Banshee on the Soda Jerk's card, each moving and attacking before the next."""
    game = town("banshee", "mothman").hero("ann", at="intersection").hero("bob", at="tavern")
    game.dice("miss", "miss").top("soda-jerk").begin("monsters")
    acts = [event for event in game.state.told if isinstance(event, MonsterMoved | AttackRolled)]
    assert [(type(event).__name__, event.monster) for event in acts] == [
        ("MonsterMoved", "mothman"),
        ("AttackRolled", "mothman"),
        ("MonsterMoved", "banshee"),
        ("AttackRolled", "banshee"),
    ]


def test_the_same_monster_may_act_twice(town: type[Town]) -> None:
    """The Sheriff's card names the Chupacabra and the frenzied Monster, which may be the same."""
    game = town("chupacabra", "ozark-howler").hero("ann", at="farm").hero("bob", at="tavern")
    game.monster("chupacabra", "farm").dice("miss", "miss", "miss", "miss").top("sheriff").begin("monsters")
    assert [event.monster for event in game.told(AttackRolled)] == ["chupacabra", "chupacabra"]


def test_example_of_the_strike_line(town: type[Town]) -> None:
    """Chupacabra moves 1 and attacks with 2 dice, then the frenzied Monster does the same."""
    game = town("banshee", "chupacabra").hero("ann", at="diner").hero("bob", at="tavern")
    game.dice("miss", "miss", "miss", "miss").top("sheriff").begin("monsters")
    assert [(event.monster, event.way) for event in game.told(MonsterMoved)] == [
        ("chupacabra", ("diner",)),
        ("banshee", ("tavern",)),
    ]
    assert [len(event.symbols) for event in game.told(AttackRolled)] == [2, 2]


# Movement


def test_monster_moves_toward_the_nearest_character_as_far_as_the_card_says(town: type[Town]) -> None:
    """Two steps toward an Investigator four away."""
    game = town().hero("ann", at="high-school").hero("bob", at="trailhead").strike("banshee", steps=2)
    assert game.at("banshee") == "city-hall"


def test_monster_stops_where_a_character_is(town: type[Town]) -> None:
    """Three steps, but there is somebody one step away."""
    game = town().hero("ann", at="tavern").dice("miss").strike("banshee", steps=3)
    assert game.at("banshee") == "tavern"


def test_monster_that_starts_with_a_character_stays(town: type[Town]) -> None:
    """Even if the only one there is a Citizen, and an Investigator is next door (RULINGS 6)."""
    game = (
        town()
        .hero("ann", at="tavern")
        .citizen("caretaker", "cemetery")
        .dice("miss")
        .strike("banshee", steps=2)
    )
    assert game.at("banshee") == "cemetery"


def test_monster_prefers_an_investigator_among_equally_near(town: type[Town]) -> None:
    """A Citizen and an Investigator both one step away."""
    game = town().hero("ann", at="hospital").citizen("farmer", "tavern").dice("miss").strike("banshee")
    assert game.at("banshee") == "hospital"


def test_a_nearer_citizen_comes_first(town: type[Town]) -> None:
    """The Investigator is two steps away, the Citizen one."""
    game = town().hero("ann", at="city-hall").hero("bob", at="trailhead").citizen("farmer", "tavern")
    game.dice("miss").strike("banshee")
    assert game.at("banshee") == "tavern"


def test_active_player_chooses_among_equally_near(town: type[Town]) -> None:
    """Two Investigators one step away in different places: a real tie, and the active player's."""
    game = (
        town()
        .hero("ann", at="hospital")
        .hero("bob", at="tavern")
        .active("bob")
        .dice("miss")
        .strike("banshee")
    )
    assert game.topic() == "monster-way"
    assert sorted(game.options("bob")) == ["to:hospital", "to:tavern"]
    game.answer("bob", "to:tavern")
    assert game.at("banshee") == "tavern"


def test_path_is_a_shortest_one_and_ties_are_the_active_players(town: type[Town]) -> None:
    """Of the ways from the Town Center to the High School only the short ones are offered."""
    game = town().hero("ann", at="high-school").hero("bob", at="trailhead").monster("banshee", "town-center")
    game.strike("banshee")
    assert sorted(game.options()) == ["to:city-hall", "to:library"]


def test_only_real_ties_are_asked(town: type[Town]) -> None:
    """Two ways that end at the same place are no question."""
    game = town().hero("ann", at="high-school").hero("bob", at="trailhead").monster("banshee", "town-center")
    game.dice("miss").strike("banshee", steps=2)
    assert game.at("banshee") == "high-school"


def test_two_investigators_at_one_place_are_no_tie(town: type[Town]) -> None:
    """Where it goes is the same."""
    game = town().hero("ann", at="tavern").hero("bob", at="tavern").strike("banshee")
    assert game.at("banshee") == "tavern"
    assert game.topic() == "target"


def test_monster_stays_with_no_character_on_the_board(town: type[Town]) -> None:
    """RULINGS 5: there is nobody to go for, and no die is rolled."""
    game = town().away("ann").away("bob").strike("banshee", steps=3)
    assert game.at("banshee") == "cemetery"
    assert game.told(AttackRolled) == []


def test_moved_toward_something_it_stops_there(town: type[Town]) -> None:
    """The Hunger: all the way to the holder of a Brown Item, and no further."""
    game = town().hero("ann", at="diner", items=["hound-farm"]).event("the-hunger-1")
    assert game.at("chupacabra") == "diner"


# Attack


def test_no_dice_without_a_character(town: type[Town]) -> None:
    """A Monster that reaches nobody does not attack."""
    game = town().hero("ann", at="high-school").hero("bob", at="trailhead").strike("banshee")
    assert game.told(AttackRolled) == []


def test_investigators_are_attacked_rather_than_citizens(town: type[Town]) -> None:
    """With both at its location the Investigator is the target."""
    game = town().hero("ann", at="cemetery").citizen("caretaker").dice("miss").strike("banshee")
    assert game.told(AttackRolled)[0].target == "scout"


def test_active_player_chooses_the_target_before_the_roll(town: type[Town]) -> None:
    """Two Investigators with the Monster: asked first, rolled then."""
    game = town().hero("ann", at="cemetery").hero("bob", at="cemetery").dice("miss").strike("banshee")
    assert game.told(AttackRolled) == []
    game.does("mountain-man")
    assert game.told(AttackRolled)[0].target == "mountain-man"


def test_the_target_is_the_choice_of_an_active_player_elsewhere_too(town: type[Town]) -> None:
    """Neither of the two who may be attacked is asked."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", at="cemetery").hero("bob", at="cemetery")
    game.hero("cid", at="motel").active("cid").dice("miss").strike("banshee")
    assert list(game.run.prompt.asks) == ["cid"]
    assert sorted(game.options("cid")) == ["mountain-man", "scout"]


def test_active_player_chooses_among_citizens_too(town: type[Town]) -> None:
    """Two Citizens with the Monster and no Investigator."""
    game = town().citizen("caretaker").citizen("salesman", "cemetery").dice("hit").strike("banshee")
    game.does("salesman")
    assert game.state.lost == ["salesman"]


def test_each_hit_is_ignored_with_one_item(town: type[Town]) -> None:
    """Two hits, two Items discarded; the owner decides, though it is another's turn."""
    game = town().hero("bob", at="cemetery", items=["axe-motel", "hound-farm", "matches-junkyard"])
    game.dice("hit", "hit").strike("banshee", dice=2)
    game.answer("bob", "discard")
    assert (game.ask("bob").least, game.ask("bob").most) == (2, 2)
    game.answer("bob", "axe-motel", "hound-farm")
    assert game.place("bob") == "cemetery"
    assert game.items("bob") == ["matches-junkyard"]
    assert sorted(game.state.spent) == ["axe-motel", "hound-farm"]


def test_too_few_items_mean_defeat_and_none_is_discarded(town: type[Town]) -> None:
    """One Item against two hits (RULINGS 2)."""
    game = town().hero("bob", at="cemetery", items=["axe-motel"]).dice("hit", "hit").strike("banshee", dice=2)
    assert game.place("bob") is None
    assert game.items("bob") == ["axe-motel"]


def test_one_hit_defeats_who_does_not_wish_to_discard(town: type[Town]) -> None:
    """One hit is enough; Terror rises by one, Items and Perks are kept."""
    game = (
        town().hero("bob", at="cemetery", items=["axe-motel"], perks=["convoy"]).dice("hit").strike("banshee")
    )
    game.answer("bob", "be-defeated")
    assert game.place("bob") is None
    assert game.state.terror == 1
    assert game.items("bob") == ["axe-motel"]
    assert game.state.heroes["bob"].perks == ["convoy"]


def test_defeated_investigator_returns_at_the_hospital_with_all_actions(town: type[Town]) -> None:
    """At the start of the own next turn."""
    game = town().hero("ann", "scout").away("ann").begin()
    assert game.place("ann") == "hospital"
    assert game.state.actions_left == 4


def test_a_miss_has_no_effect(town: type[Town]) -> None:
    """A die without a symbol does nothing."""
    game = town().hero("bob", at="cemetery").dice("miss").strike("banshee")
    assert game.place("bob") == "cemetery"
    assert game.state.terror == 0


def test_power_is_activated_once_for_each_symbol(town: type[Town]) -> None:
    """Two Powers of the Banshee move all Violins by two."""
    game = town().hero("bob", at="cemetery").dice("power", "power").strike("banshee", dice=2)
    assert game.mat("banshee").violins == {"ann": 3, "bob": 3}


def test_powers_come_before_hits(town: type[Town]) -> None:
    """RULINGS 1: the Violin reaches the skeleton first; the defeated target is not hit again."""
    game = town().hero("bob", at="cemetery", items=["axe-motel"]).monster("banshee", "cemetery")
    game.mat("banshee").violins["bob"] = 5
    game.dice("hit", "power").strike("banshee", dice=2)
    assert game.place("bob") is None
    assert game.state.terror == 1
    assert game.items("bob") == ["axe-motel"]
    assert game.topic() is None


def test_a_defeated_investigator_is_not_attacked_again_in_the_turn(town: type[Town]) -> None:
    """The Park Ranger's card: after the Banshee the frenzied one would follow, and finds nobody."""
    game = (
        town("banshee", "chupacabra").hero("ann", at="cemetery").away("bob").monster("chupacabra", "cemetery")
    )
    game.state.frenzied = "chupacabra"
    game.dice("hit", "miss").top("diner-owner").begin("monsters")
    assert len(game.told(AttackRolled)) == 1


def test_an_investigator_that_stands_a_hit_is_attacked_by_the_next_monster(town: type[Town]) -> None:
    """Hit by the first and ignored, the second rolls against the same Investigator."""
    game = (
        town("banshee", "ozark-howler")
        .hero("ann", at="cemetery", items=["axe-motel", "hound-farm"])
        .away("bob")
    )
    game.monster("ozark-howler", "cemetery").dice("hit", "miss", "miss", "miss", "miss", "miss")
    game.top("badlands-wind").begin("monsters").answer("ann", "axe-motel")
    assert [event.target for event in game.told(AttackRolled)] == ["scout", "scout", "scout"]


def test_a_citizen_is_defeated_by_a_hit_and_cannot_be_saved(town: type[Town]) -> None:
    """Citizens hold no Items, and nobody is asked; Terror rises, the Citizen is out of the game."""
    game = (
        town()
        .hero("ann", at="tavern", items=["axe-motel"])
        .citizen("caretaker")
        .dice("hit")
        .strike("banshee")
    )
    assert game.topic() is None
    assert game.state.lost == ["caretaker"]
    assert game.state.citizens == {}
    assert game.state.terror == 1


def test_a_lost_citizen_does_not_come_back(town: type[Town]) -> None:
    """Back in the box: its card places nobody any more."""
    game = town()
    game.state.lost = ["salesman"]
    assert game.event("salesman").state.citizens == {}


def test_monster_phase_example(town: type[Town]) -> None:
    """The Hunger: Chupacabra, then Mothman come to Sue the Psychic; Terror goes from 2 to 3."""
    game = town("chupacabra", "mothman", seats=("sue", "steve")).hero(
        "sue", "psychic", "sheriffs-station", ["hound-farm"]
    )
    game.hero("steve", "jock", "cemetery").monster("mothman", "resort", traps=[]).top("the-hunger-1")
    game.state.bag += [item for item in game.game.box.items if item not in [*game.state.bag, "hound-farm"]]
    game.state.terror = 2
    game.dice("hit").begin("monsters")
    assert game.told(ItemsDrawn) == []
    assert game.at("chupacabra") == "sheriffs-station"
    if game.topic() == "monster-way":
        game.does("to:sheriffs-station")
    assert game.at("mothman") == "sheriffs-station"
    assert [len(event.symbols) for event in game.told(AttackRolled)] == [1]
    game.does("be-defeated")
    assert game.state.terror == 3
    assert game.place("sue") is None
    assert game.items("sue") == ["hound-farm"]
    assert game.state.active == "steve"


def test_an_interrupted_attack_goes_on_after_a_restart(town: type[Town]) -> None:
    """Driven again from the checkpoint, the same dice wait for the same answer."""
    game = (
        town()
        .hero("ann", at="cemetery", items=["axe-motel"])
        .monster("banshee", "cemetery")
        .top("badlands-wind")
    )
    game.state.stage = "monsters"
    checkpoint = game.game.codec.dump_state(game.state)
    # A seed with which the Banshee hits.
    for seed in range(30):
        state = game.game.codec.load_state(checkpoint)
        state.dice = Dice(str(seed))
        turn = open_turn(game.game, 3, game.game.codec.dump_state(state))
        if turn.position.prompt:
            break
    told = [game.game.codec.dump_event(event) for event in turn.position.state.told]
    again = open_turn(game.game, 3, turn.checkpoint, turn.journal, told)
    assert again.position.prompt == turn.position.prompt
    assert again.position.prompt.topic == "defend"
    after = play(game.game, again, "ann", ("be-defeated",))
    assert after[0].position.state.heroes["ann"].place is None


# Ties


def brown_items(town: type[Town]) -> Town:
    game = town().hero("ann", at="farm").lying("hound-farm", "rooster-diner").active("bob").dice("power")
    return game.strike("chupacabra")


def clues(town: type[Town]) -> Town:
    game = town("banshee", "jersey-devil").hero("ann", at="town-center").active("bob").dice("power")
    mat = game.mat("jersey-devil")
    mat.clues[0].up = mat.clues[1].up = True
    mat.shown = [mat.clues[0].id, mat.clues[1].id]
    return game.strike("jersey-devil")


def photos(town: type[Town]) -> Town:
    game = town("banshee", "bigfoot").active("bob")
    for photo in game.mat("bigfoot").photos:
        photo.up = True
    return game.event("thrown-stones")


def footprints(town: type[Town]) -> Town:
    game = town("banshee", "bigfoot").hero("ann", at="motel").active("bob")
    game.mat("bigfoot").footprints = ["motel", "gas-station", "cabin", "cabin"]
    return game.event("caught-on-film-1")


def flights(town: type[Town]) -> Town:
    game = town("banshee", "mothman").hero("ann", at="resort").hero("bob", at="trailhead").active("bob")
    game.citizen("librarian").citizen("grease-monkey").monster("mothman", "resort", eye="diner")
    return game.dice("power").strike("mothman")


def nearest(town: type[Town]) -> Town:
    game = town("banshee", "ozark-howler").hero("ann", at="motel").hero("bob", at="high-school")
    return game.active("bob").monster("ozark-howler", "intersection").event("howl-in-the-hollow-1")


@pytest.mark.parametrize("tie", [brown_items, clues, photos, footprints, flights, nearest])
def test_every_tie_is_the_active_players(town: type[Town], tie: Callable[[type[Town]], Town]) -> None:
    """Whoever sits first, and whomever it strikes."""
    game = tie(town)
    assert game.run.prompt is not None
    assert list(game.run.prompt.asks) == ["bob"]
    assert len(game.options("bob")) > 1


# The end


def test_out_of_time_when_a_card_must_be_drawn_and_none_is_left(town: type[Town]) -> None:
    """An empty deck loses the game only then."""
    game = town()
    game.state.played, game.state.deck = game.state.deck, []
    game.begin("monsters")
    assert game.over() == "out-of-time"
    assert game.state.outcome.winners == ()


def test_one_more_investigator_phase_follows_the_last_card(town: type[Town]) -> None:
    """After the last Monster card the next player still acts."""
    game = town().hero("ann", at="boathouse").hero("bob", at="drive-in")
    game.state.played, game.state.deck = [card for card in game.state.deck if card != QUIET], [QUIET]
    game.begin("monsters")
    assert game.over() is None
    assert game.state.stage == "heroes"
    assert game.begin().topic() == "act"


def test_daybreak_skips_the_last_draw(town: type[Town]) -> None:
    """RULINGS 14: no card has to be drawn, so the game goes on."""
    game = town()
    game.state.played, game.state.deck, game.state.skips = game.state.deck, [], 1
    game.begin("monsters")
    assert game.over() is None
    assert game.told(PhaseSkipped)


def test_terror_at_the_skull_loses_at_once(town: type[Town]) -> None:
    """From 6 to 7, in the middle of a strike."""
    game = town().hero("bob", at="cemetery")
    game.state.terror = 6
    game.dice("hit").strike("banshee")
    assert game.over() == "terror"
    assert game.state.terror == 7


def test_what_happens_first_ends_the_game(town: type[Town]) -> None:
    """RULINGS 15: at the skull nothing that would follow counts."""
    game = town("banshee", "chupacabra").hero("ann", at="cemetery").hero("bob", at="trailhead")
    game.state.terror = 6
    game.dice("hit", "miss").top("diner-owner").begin("monsters")
    assert game.over() == "terror"
    assert len(game.told(AttackRolled)) == 1


@pytest.mark.parametrize("level", ["4", "5", "6"])
def test_a_lower_skull_makes_it_harder(town: type[Town], level: str) -> None:
    """Playing Again: win before the Terror Track reaches a set number."""
    game = town(skull=level).hero("bob", at="cemetery")
    game.state.terror = int(level) - 1
    game.dice("hit").strike("banshee")
    assert game.over() == "terror"


def test_the_last_monster_defeated_wins_at_once(town: type[Town]) -> None:
    """All players win together."""
    game = town().hero("ann", at="cemetery", items=["axe-motel", "axe-tavern"]).monster("banshee", "cemetery")
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    game.state.monsters = {"banshee": game.mat("banshee")}
    game.state.frenzied = "banshee"
    game.begin().does("defeat:banshee")
    assert game.over() == "monsters-defeated"
    assert game.state.outcome.winners == ("ann", "bob")


def test_hit_ignored_is_told(town: type[Town]) -> None:
    """Everybody hears which Item was discarded."""
    game = town().hero("bob", at="cemetery", items=["axe-motel"]).dice("hit").strike("banshee")
    game.answer("bob", "axe-motel")
    assert game.told(HitIgnored)[0].items == ("axe-motel",)


def test_monster_phase_is_one_stretch(town: type[Town]) -> None:
    """The script of the phase ends with the next seat's turn."""
    game = town("mothman", "jersey-devil").top("howl-in-the-hollow-1").script(monster_phase)
    assert game.state.active == "bob"
