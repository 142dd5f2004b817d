"""Rulebook: Playing the Game, Investigator Phase, Citizens, Perk Cards, Items, and the phase's example."""

import pytest

from games.horrified.events import CitizenSaved, HeroMoved, PerkDrawn, PerkPlayed, Suggested, TurnBegan
from games.horrified.hero_phase import END_TURN
from games.kernel.errors import IllegalAnswer
from games.kernel.turns import open_turn, play
from tests.games.horrified_american.town import Town


def test_active_player_has_the_actions_of_the_tile(town: type[Town]) -> None:
    """A Scout has 4 actions; after the fourth only ending and Perks are left."""
    game = town().hero("ann", "scout", "tavern").begin()
    assert game.told(TurnBegan)[0].actions == 4
    game.does("move:city-hall", "move:tavern", "move:city-hall", "move:tavern")
    assert game.options() == (END_TURN,)


def test_fewer_actions_may_be_taken(town: type[Town]) -> None:
    """The phase may be ended at once."""
    game = town().begin().does(END_TURN)
    assert game.state.stage == "monsters"


def test_play_goes_on_clockwise_after_the_monster_phase(town: type[Town]) -> None:
    """After the Monster Phase it is the next seat's turn."""
    game = town(seats=("ann", "bob", "cid")).monster("banshee", "boathouse").top("mournful-melody-1")
    game.active("cid").begin("monsters")
    assert game.state.active == "ann"
    assert game.state.stage == "heroes"


def test_actions_come_in_any_order_and_repeat(town: type[Town]) -> None:
    """Picking up, moving, picking up again is fine."""
    game = town().hero("ann", "scout", "tavern").lying("axe-tavern", "tire-iron-city-hall").begin()
    game.does("pick-up", "move:city-hall", "pick-up", "move:high-school")
    assert game.items("ann") == ["axe-tavern", "tire-iron-city-hall"]


def test_move_leads_to_an_adjacent_location_only(town: type[Town]) -> None:
    """A Move follows one road."""
    game = town().hero("ann", "scout", "motel").begin()
    assert [option for option in game.options() if option.startswith("move:")] == [
        "move:drive-in",
        "move:intersection",
    ]
    with pytest.raises(IllegalAnswer):
        game.does("move:tavern")


def test_any_number_of_citizens_moves_along(town: type[Town]) -> None:
    """Of two Citizens at the location one may come and one stay."""
    game = town().hero("ann", "scout", "motel").citizen("salesman").citizen("farmer", "motel").begin()
    game.does("move:intersection")
    assert game.topic() == "bring"
    assert (game.ask().least, game.ask().most) == (0, 2)
    game.answer("ann", "salesman")
    assert game.state.citizens == {"salesman": "intersection", "farmer": "motel"}


def test_citizens_move_along_with_a_perk_too(town: type[Town]) -> None:
    """Whenever an Investigator moves, by a card as well, Citizens may come along."""
    game = town().hero("ann", "scout", "motel", perks=["pedal-to-the-metal-1"]).citizen("salesman").begin()
    game.does("perk", "perk:pedal-to-the-metal", "scout", "to:intersection", "salesman", "stay")
    assert game.state.citizens == {"salesman": "intersection"}


def test_placing_follows_no_path_and_brings_nobody(town: type[Town]) -> None:
    """A placed Investigator goes anywhere at once; Citizens come along only when moving."""
    game = town().hero("ann", "scout", "motel", perks=["hitch-a-ride-1"]).citizen("salesman").begin()
    game.does("perk", "perk:hitch-a-ride", "scout", "cemetery")
    assert game.place("ann") == "cemetery"
    assert game.state.citizens == {"salesman": "motel"}


def test_permission_is_asked_before_another_is_placed(town: type[Town]) -> None:
    """Another player's Investigator is placed only if that player agrees; declined, the Perk is kept."""
    game = town().hero("ann", perks=["hitch-a-ride-1"]).hero("bob", "jock", "resort").begin()
    game.does("perk", "perk:hitch-a-ride", "jock", "cemetery")
    assert game.topic() == "consent"
    game.answer("bob", "decline")
    assert game.place("bob") == "resort"
    assert game.state.heroes["ann"].perks == ["hitch-a-ride-1"]
    game.does("perk", "perk:hitch-a-ride", "jock", "cemetery").answer("bob", "agree")
    assert game.place("bob") == "cemetery"
    assert game.state.perk_pile == ["hitch-a-ride-1"]


def test_standing_permission_is_not_asked_for_again(town: type[Town]) -> None:
    """Who has let others act for them is not asked, until they take that back."""
    game = town().hero("ann", perks=["hitch-a-ride-1"]).hero("bob", "jock", "resort").begin()
    game.answer("bob", "allow").does("perk", "perk:hitch-a-ride", "jock", "cemetery")
    assert game.place("bob") == "cemetery"
    game.answer("bob", "forbid")
    assert game.state.allows == []


def test_with_standing_permission_the_mover_leads_and_the_owner_is_asked_nothing(town: type[Town]) -> None:
    """RULINGS 42: way and company are the choice of who plays the Perk; without it, the owner's."""
    for allowed, leads in ((True, "ann"), (False, "bob")):
        game = town().hero("ann", perks=["pedal-to-the-metal-1"]).hero("bob", "jock", "motel")
        game.citizen("salesman").begin()
        if allowed:
            game.answer("bob", "allow")
        game.does("perk", "perk:pedal-to-the-metal", "jock")
        if not allowed:
            game.answer("bob", "agree")
        for answer in ("to:intersection", "salesman", "to:high-school", "salesman", "stay"):
            assert list(game.run.prompt.asks) == [leads]
            game.answer(leads, answer)
        assert game.place("bob") == "high-school"
        assert game.state.citizens == {"salesman": "high-school"}
        assert game.topic() == "act"


def test_investigator_off_the_board_cannot_be_moved_or_placed(town: type[Town]) -> None:
    """A defeated Investigator is no choice for a Perk."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", perks=["hitch-a-ride-1"]).away("bob").begin()
    game.does("perk", "perk:hitch-a-ride")
    assert "mountain-man" not in game.options()


def test_monsters_do_not_hinder_movement(town: type[Town]) -> None:
    """One may move to a Monster's location, out of it, and end the turn there."""
    game = town().hero("ann", "scout", "tavern").monster("banshee", "cemetery").begin()
    game.does("move:cemetery", "move:tavern", "move:cemetery", END_TURN)
    assert game.place("ann") == "cemetery"


def test_guide_sends_a_citizen_away(town: type[Town]) -> None:
    """A Citizen at the location goes to an adjacent one."""
    game = (
        town().hero("ann", "scout", "motel").citizen("salesman").begin().does("guide:salesman:intersection")
    )
    assert game.state.citizens == {"salesman": "intersection"}
    assert game.place("ann") == "motel"


def test_guide_calls_a_citizen(town: type[Town]) -> None:
    """A Citizen at an adjacent location comes to the Investigator."""
    game = town().hero("ann", "scout", "intersection").citizen("salesman").begin()
    game.does("guide:salesman:intersection")
    assert game.state.citizens == {"salesman": "intersection"}


def test_guide_does_not_reach_further(town: type[Town]) -> None:
    """A Citizen two locations away cannot be guided."""
    game = town().hero("ann", "mountain-man", "cabin").citizen("salesman").begin()
    assert not [option for option in game.options() if option.startswith("guide:")]


def test_monsters_have_no_effect_on_guiding(town: type[Town]) -> None:
    """A Citizen is guided to a Monster and away from it."""
    game = town().hero("ann", "scout", "intersection").citizen("salesman").monster("banshee", "motel").begin()
    game.does("guide:salesman:intersection", "guide:salesman:motel")
    assert game.state.citizens == {"salesman": "motel"}


def test_several_guides_move_one_citizen(town: type[Town]) -> None:
    """RULINGS 39: one step each."""
    game = town().hero("ann", "scout", "intersection").citizen("salesman", "intersection").begin()
    game.does("guide:salesman:high-school", "guide:salesman:intersection", "guide:salesman:cabin")
    assert game.state.citizens == {"salesman": "cabin"}
    assert game.state.actions_left == 1


def test_special_action_counts_and_repeats(town: type[Town]) -> None:
    """The Scout's special action costs an action each time."""
    game = town().hero("ann", "scout", "tavern").citizen("salesman").begin()
    game.does("special:salesman:intersection", "special:salesman:high-school")
    assert game.state.actions_left == 2
    assert game.state.citizens == {"salesman": "high-school"}


def test_one_investigator_has_no_special_action(town: type[Town]) -> None:
    """Some tiles have one: the Mountain Man's has 5 actions instead."""
    game = town().hero("ann", "mountain-man").citizen("salesman").begin()
    assert game.state.actions_left == 5
    assert not [option for option in game.options() if option.startswith("special")]


def test_pick_up_takes_any_number(town: type[Town]) -> None:
    """Of three Items two are taken in one action, and are not on the board any more."""
    game = town().hero("ann", "scout", "high-school")
    game.lying("helmet-high-school", "flashlight-high-school", "billy-goat-high-school").begin()
    game.does("pick-up")
    assert (game.ask().least, game.ask().most) == (1, 3)
    game.answer("ann", "helmet-high-school", "flashlight-high-school")
    assert sorted(game.items("ann")) == ["flashlight-high-school", "helmet-high-school"]
    assert list(game.state.items) == ["billy-goat-high-school"]
    assert game.state.actions_left == 3


def test_share_gives_and_takes_any_number(town: type[Town]) -> None:
    """In one action Items go both ways, not one for one; the giver of taken Items agrees."""
    game = town().hero("ann", "scout", "tavern", ["axe-tavern", "canteen-cabin"])
    game.hero("bob", "jock", "tavern", ["hound-farm"]).begin()
    game.does("share").answer("ann", "axe-tavern", "canteen-cabin", "hound-farm").answer("bob", "agree")
    assert game.items("ann") == ["hound-farm"]
    assert sorted(game.items("bob")) == ["axe-tavern", "canteen-cabin"]
    assert game.state.actions_left == 3


def test_share_needs_the_same_location(town: type[Town]) -> None:
    """Nobody shares with an Investigator elsewhere."""
    game = town().hero("ann", "scout", "tavern", ["axe-tavern"]).hero("bob", "jock", "resort").begin()
    assert "share" not in game.options()


def test_share_need_not_involve_the_active_investigator(town: type[Town]) -> None:
    """Two others at the location exchange in the active player's action."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", "tavern")
    game.hero("bob", "jock", "tavern", ["axe-tavern"]).hero("cid", "agent", "tavern").begin()
    game.does("share", "axe-tavern", "agent").answer("bob", "agree")
    assert game.items("cid") == ["axe-tavern"]


def test_receiving_items_needs_no_consent(town: type[Town]) -> None:
    """RULINGS 42: only whose Items go away is asked."""
    game = town().hero("ann", "scout", "tavern", ["axe-tavern"]).hero("bob", "jock", "tavern").begin()
    game.does("share", "axe-tavern")
    assert game.items("bob") == ["axe-tavern"]
    assert game.topic() == "act"


def test_a_declined_share_costs_nothing(town: type[Town]) -> None:
    """RULINGS 41: if nothing changes hands, no action is spent."""
    game = town().hero("ann", "scout", "tavern").hero("bob", "jock", "tavern", ["axe-tavern"]).begin()
    game.does("share", "axe-tavern").answer("bob", "decline")
    assert game.items("bob") == ["axe-tavern"]
    assert game.state.actions_left == 4


def test_an_exchange_is_one_plan_that_all_who_give_must_agree_to(town: type[Town]) -> None:
    """RULINGS 41: nobody gives an Item for another that its holder then keeps."""
    game = town(seats=("ann", "bob", "cid")).hero("ann", "scout", "tavern", ["axe-motel"])
    game.hero("bob", "jock", "tavern", ["hound-farm"]).hero("cid", "agent", "tavern", ["rope-drive-in"])
    game.begin().does("share").answer("ann", "axe-motel", "hound-farm", "rope-drive-in")
    game.does("jock", "scout", "jock")
    view = game.game.view(game.state, "bob")
    assert game.game.words.question(view, "consent", game.ask("bob"), str) == (
        "ann wants to exchange Items: Axe (yellow 5, Motel) from ann to you; "
        "your Hound (brown 2, Farm) to ann; Rope (green 2, Drive-In) from cid to you. "
        "Do you agree?"
    )
    game.answer("bob", "agree").answer("cid", "decline")
    assert [game.items(seat) for seat in ("ann", "bob", "cid")] == [
        ["axe-motel"],
        ["hound-farm"],
        ["rope-drive-in"],
    ]
    assert game.state.actions_left == 4
    game.does("share").answer("ann", "axe-motel", "hound-farm").does("jock", "scout").answer("bob", "agree")
    assert (game.items("ann"), game.items("bob")) == (["hound-farm"], ["axe-motel"])
    assert game.state.actions_left == 3


def test_advance_needs_its_location_and_an_item(town: type[Town]) -> None:
    """Saving a goat is possible at the Farm with a goat, and nowhere else."""
    goat = ["kid-goat-radio-tower"]
    assert (
        "advance:chupacabra:kid-goat-radio-tower"
        in town().hero("ann", at="farm", items=goat).begin().options()
    )
    assert not any("advance" in one for one in town().hero("ann", at="diner", items=goat).begin().options())
    assert not any("advance" in one for one in town().hero("ann", at="farm").begin().options())


def test_defeat_needs_the_challenge_first(town: type[Town]) -> None:
    """With goats missing, the Chupacabra cannot be defeated."""
    game = town().hero("ann", at="farm", items=["chainsaw-town-center"]).monster("chupacabra", "farm").begin()
    assert "defeat:chupacabra" not in game.options()


def test_any_number_of_citizens_may_be_in_town(town: type[Town]) -> None:
    """All 13 at once."""
    game = town()
    for citizen in game.game.box.citizens:
        game.citizen(citizen)
    assert len(game.begin().state.citizens) == 13


def test_a_citizen_in_safety_leaves_and_the_active_player_draws_a_perk(town: type[Town]) -> None:
    """Led to the safe location by whomever: removed for good, the active player has the reward."""
    game = town().hero("ann", "scout", "city-hall").citizen("salesman", "high-school")
    game.citizen("salesman", "city-hall").next_perk("convoy").begin()
    game.does("move:tavern", "salesman")
    assert game.state.citizens == {}
    assert game.state.rescued == ["salesman"]
    assert game.state.heroes["ann"].perks == ["convoy"]
    assert game.told(CitizenSaved)[0].seat == "ann"


def test_active_player_is_rewarded_for_a_citizen_of_another(town: type[Town]) -> None:
    """RULINGS 11: moved to safety in somebody else's turn by a Perk, the active player draws."""
    game = town(seats=("eve", "ann", "bob")).citizen("salesman", "city-hall").active("ann")
    game.hero("bob", "jock", "city-hall", perks=["pedal-to-the-metal-1"])
    game.begin().answer("bob", "perk:pedal-to-the-metal").answer("bob", "jock").answer("bob", "to:tavern")
    game.answer("bob", "salesman")
    assert [len(game.state.heroes[seat].perks) for seat in ("eve", "ann", "bob")] == [0, 1, 0]


def test_perk_deck_is_made_anew_from_its_discards(town: type[Town]) -> None:
    """RULINGS 12: an empty Perk deck is shuffled from the pile."""
    game = town().hero("ann", "scout", "city-hall").citizen("salesman", "city-hall")
    game.state.perk_pile, game.state.perk_deck = game.state.perk_deck, []
    game.begin().does("guide:salesman:tavern")
    assert len(game.state.heroes["ann"].perks) == 1
    assert game.state.perk_pile == []


def test_perk_is_played_in_another_players_turn_without_an_action(town: type[Town]) -> None:
    """Anybody may play a Perk in any Investigator Phase; it costs no action and is discarded face up."""
    game = town().hero("bob", perks=["all-nighter-1"]).begin()
    game.answer("bob", "perk:all-nighter")
    assert game.state.actions_left == 6
    assert game.state.perk_pile == ["all-nighter-1"]
    assert game.told(PerkPlayed)[0].seat == "bob"


def test_any_number_of_perks_may_be_played(town: type[Town]) -> None:
    """Two in a row, and both count."""
    game = town().hero("ann", perks=["all-nighter-1"]).hero("bob", perks=["all-nighter-2"]).begin()
    game.answer("bob", "perk:all-nighter").does("perk", "perk:all-nighter")
    assert game.state.actions_left == 8


def test_no_perk_in_the_monster_phase(town: type[Town]) -> None:
    """A question of the Monster Phase is put to one seat, and offers no Perk."""
    game = town().hero("bob", at="cemetery", items=["axe-motel"], perks=["all-nighter-1"])
    game.monster("banshee", "cemetery").dice("hit").strike("banshee")
    assert list(game.run.prompt.asks) == ["bob"]
    assert game.options("bob") == ("axe-motel", "be-defeated")


def test_everybody_is_asked_alike_for_perks(town: type[Town]) -> None:
    """Private hands: who holds none is asked like who holds some."""
    game = town(seats=("ann", "bob", "cid")).hero("bob", perks=["all-nighter-1"]).begin()
    asks = game.run.prompt.asks
    assert set(asks) == {"ann", "bob", "cid"}
    assert asks["bob"].secret
    assert asks["cid"].secret
    assert not asks["bob"].required
    assert not asks["cid"].required
    assert asks["ann"].required


def test_perk_hands_are_private_by_default(town: type[Town]) -> None:
    """Others see how many Perks one has; the owner sees which."""
    game = town().hero("bob", perks=["convoy"]).begin()
    mine, theirs = game.game.view(game.state, "bob"), game.game.view(game.state, "ann")
    assert mine.heroes[1].perks == ("convoy",)
    assert theirs.heroes[1].perks is None
    assert theirs.heroes[1].perk_count == 1
    assert "Convoy" in game.game.words.secrets(mine, str)
    assert "Convoy" not in game.game.words.secrets(theirs, str)


def test_perk_hands_may_lie_open(town: type[Town]) -> None:
    """As in the rulebook: all see all Perks."""
    game = town(perks="open").hero("bob", perks=["convoy"]).begin()
    assert game.game.view(game.state, None).heroes[1].perks == ("convoy",)
    assert not game.ask("bob").secret


def test_the_active_players_perks_are_looked_at_in_private(town: type[Town]) -> None:
    """What everybody sees is that a Perk may be played; with open hands it is named at once."""
    game = town().hero("ann", perks=["convoy"]).begin()
    assert "perk" in game.options()
    assert not any(option.startswith("perk:") for option in game.options())
    assert not game.ask().secret
    game.does("perk")
    assert list(game.run.prompt.asks) == ["ann"]
    assert game.ask().secret
    assert game.options() == ("perk:convoy", "back")
    open_handed = town(perks="open").hero("ann", perks=["convoy"]).begin()
    assert "perk:convoy" in open_handed.options()
    assert "perk" not in open_handed.options()


def test_a_perk_that_could_do_nothing_is_not_told_from_another(town: type[Town]) -> None:
    """Whoever holds a card may look at it, whatever it is: that it is no use now is nobody's business."""
    for perk in ("swap", "convoy"):
        game = town().hero("ann", perks=[perk]).begin()
        assert "perk" in game.options()


def test_a_drawn_perk_is_told_to_its_owner_alone(town: type[Town]) -> None:
    """The event names the card to the seat that drew it only."""
    game = town().hero("ann", "scout", "city-hall").citizen("salesman", "city-hall").begin()
    game.does("guide:salesman:tavern")
    assert game.told(PerkDrawn)[0].known_to == ("ann",)


def test_used_items_go_to_the_discard_pile(town: type[Town]) -> None:
    """Spent Items lie beside the board and not in the bag."""
    game = town().hero("ann", at="cemetery", items=["axe-motel"]).monster("banshee", "cemetery").begin()
    game.dice("miss", "miss").does("advance:banshee:axe-motel")
    assert game.state.spent == ["axe-motel"]
    assert "axe-motel" not in game.state.bag


def test_strengths_add_up_to_the_number_on_the_mat(town: type[Town]) -> None:
    """Any number of Yellow Items in one action: 2 + 2 is not 6, 2 + 2 + 5 is."""
    yellow = ["tire-iron-diner", "helmet-campground"]
    game = town().hero("ann", at="farm", items=yellow).monster("chupacabra", "farm", goats=saved(6))
    take_goats(game)
    assert "defeat:chupacabra" not in game.begin().options()
    game = (
        town()
        .hero("ann", at="farm", items=[*yellow, "axe-motel"])
        .monster("chupacabra", "farm", goats=saved(6))
    )
    take_goats(game)
    game.begin().does("defeat:chupacabra", "tire-iron-diner", "helmet-campground")
    assert game.state.defeated == ["chupacabra"]
    assert game.items("ann") == []


def test_no_more_is_paid_than_wanted(town: type[Town]) -> None:
    """Once the sum is reached, the rest may be kept."""
    items = ["axe-motel", "tire-iron-diner", "helmet-campground"]
    game = town().hero("ann", at="farm", items=items).monster("chupacabra", "farm", goats=saved(6))
    take_goats(game)
    game.begin().does("defeat:chupacabra", "axe-motel", "tire-iron-diner", "done")
    assert game.items("ann") == ["helmet-campground"]


def test_the_sum_exactly_is_enough(town: type[Town]) -> None:
    """A 6 pays for 6, and what is left is kept."""
    items = ["chainsaw-town-center", "tire-iron-diner"]
    game = town().hero("ann", at="farm", items=items).monster("chupacabra", "farm", goats=saved(6))
    take_goats(game)
    game.begin().does("defeat:chupacabra", "chainsaw-town-center", "done")
    assert game.items("ann") == ["tire-iron-diner"]


def test_only_the_acting_investigators_items_pay(town: type[Town]) -> None:
    """RULINGS 16: what another at the same place holds does not count."""
    game = town().hero("ann", at="farm").hero("bob", at="farm", items=["chainsaw-town-center"])
    game.monster("chupacabra", "farm", goats=saved(6))
    take_goats(game)
    assert "defeat:chupacabra" not in game.begin().options()


def test_useless_advances_are_not_offered(town: type[Town]) -> None:
    """RULINGS 48: with all Violins safe the skeleton is not faced."""
    game = town().hero("ann", at="cemetery", items=["axe-motel"])
    game.mat("banshee").violins = {"ann": 0, "bob": 0}
    assert not [option for option in game.begin().options() if option.startswith("advance")]


def saved(number: int) -> list[str]:
    return [
        "kid-goat-radio-tower",
        "kid-goat-sheriffs-station",
        "nanny-goat-drive-in",
        "nanny-goat-town-center",
        "pygmy-goat-abandoned-mine",
        "pygmy-goat-library",
    ][:number]


def take_goats(game: Town) -> None:
    for goat in game.mat("chupacabra").goats:
        game.state.bag.remove(goat)


def test_suggestion_is_taken_with_one_answer(town: type[Town]) -> None:
    """Any seat proposes the next action; the active seat takes it with one click."""
    game = town().hero("ann", "scout", "tavern").begin()
    game.answer("bob", "suggest:move:city-hall")
    assert game.told(Suggested)[0].option == "move:city-hall"
    assert game.game.view(game.state, "ann").heroes[1].suggests == "move:city-hall"
    assert game.options()[0] == "take:mountain-man"
    label = game.game.words.label(game.game.view(game.state, "ann"), "take:mountain-man", str)
    assert label == "Mountain Man's idea: Move to City Hall"
    game.does("take:mountain-man")
    assert game.place("ann") == "city-hall"
    assert game.state.suggestions == {}


def test_a_suggestion_that_has_become_impossible_makes_way_for_another(town: type[Town]) -> None:
    """A Perk has placed Ann elsewhere: from there City Hall is no Move, and Bob may suggest anew."""
    game = town().hero("ann", "scout", "tavern", perks=["hitch-a-ride-1"]).begin()
    game.answer("bob", "suggest:move:city-hall")
    assert not [option for option in game.options("bob") if option.startswith("suggest")]
    game.does("perk", "perk:hitch-a-ride", "scout", "motel")
    assert "take:mountain-man" not in game.options()
    game.answer("bob", "suggest:move:intersection").does("take:mountain-man")
    assert game.place("ann") == "intersection"


def test_suggestions_are_not_perks(town: type[Town]) -> None:
    """What others hold cannot be proposed, so a proposal tells nothing."""
    game = town().hero("ann", perks=["convoy"]).begin()
    assert not any("perk" in option for option in game.options("bob"))


def test_investigator_phase_example(town: type[Town]) -> None:
    """The rulebook's example: Mary the Scout, Isaac the Mountain Man, Willie, Convoy, the Tavern."""
    game = town(seats=("mary", "isaac")).hero("mary", "scout", "high-school")
    game.hero("mary", items=["poison-gas-station"])
    game.hero("isaac", "mountain-man", "town-center", perks=["convoy"])
    game.lying("flashlight-high-school", "helmet-high-school").citizen("salesman").next_perk(
        "daybreak-1"
    ).begin()
    assert game.state.actions_left == 4
    game.does("special:salesman:intersection", "guide:salesman:high-school", "pick-up")
    game.answer("mary", "flashlight-high-school", "helmet-high-school")
    game.answer("isaac", "perk:convoy")
    game.answer("isaac", "to:city-hall").answer("isaac", "to:tavern")
    game.answer("mary", "to:city-hall").answer("mary", "salesman")
    game.answer("mary", "to:tavern").answer("mary", "salesman")
    assert game.state.rescued == ["salesman"]
    assert game.state.heroes["mary"].perks == ["daybreak-1"]
    assert game.place("mary") == game.place("isaac") == "tavern"
    game.does("share").answer("mary", "poison-gas-station", "flashlight-high-school")
    assert sorted(game.items("isaac")) == ["flashlight-high-school", "poison-gas-station"]
    assert game.state.actions_left == 0
    game.does(END_TURN)
    assert game.state.stage == "monsters"
    assert [event.place for event in game.told(HeroMoved)] == ["city-hall", "tavern", "city-hall", "tavern"]


def test_an_undone_suggestion_leaves_no_trace(town: type[Town]) -> None:
    """A phase is driven again from its checkpoint at every answer, with the same result."""
    game = town(seats=("ann", "bob"))
    turn = open_turn(game.game, 0, game.game.codec.dump_state(game.state))
    (later,) = play(game.game, turn, "bob", ("allow",))
    assert later.position.state.allows == ["bob"]
    assert turn.position.state.allows == []
