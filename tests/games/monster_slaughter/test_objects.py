"""Objects."""

import pytest

from games.kernel.dice import Dice
from games.kernel.errors import CannotUndo
from games.kernel.table import Table
from games.kernel.turns import open_turn
from games.monster_slaughter.card_events import Peeked, VictimFled, VictimRolled, VisitorArrived
from games.monster_slaughter.content import box
from games.monster_slaughter.fight_events import AttackCancelled, VictimHealed
from games.monster_slaughter.objects import object_dice
from tests.games.monster_slaughter.cabin import GAME, Cabin

PRINTED = {
    "aliens": ("ghetto-blaster", "record-player", "mini-ray-gun", "ray-gun", "biohazard-canister"),
    "clowns": ("acid-squirting-flower", "jack-in-a-boxing-glove", "mallet", "squirt-gun", "exploding-cake"),
    "crittlins": ("paper-shredder", "polaroid-camera", "blender", "microwave-oven", "firecracker"),
    "ghosts": ("dream-catcher", "magic-circle", "ghost-detector", "ouija-board", "ghost-trap"),
    "golems": ("oil-lamp", "torch", "aerosol", "pitchfork", "chainsaw"),
    "maniacs": ("animal-snatcher", "clamp", "acid", "dart-gun", "jerrican"),
    "mummies": ("lighter", "scarab-amulet", "crook-and-flail", "embalming-tools", "dagger"),
    "tritons": ("fish-hook", "fishing-net", "deep-fryer", "grappling-hook", "speargun"),
    "vampires": ("garlic", "pool-cue", "crucifix", "mirror", "crossbow-and-stake"),
    "werewolves": (
        "silver-cane-handle",
        "silver-soup-tureen",
        "silver-trophy",
        "silverware",
        "flintlock-and-silver-bullet",
    ),
    "zombies": ("lps", "television", "baseball-bat", "cleaver", "lawn-mower"),
}


def defended(
    *cards: str,
    victim: str = "laika",
    family: str = "werewolves",
    others: tuple[str, ...] = (),
    throws: tuple[str, ...] = (),
) -> Cabin:
    """A father attacks a victim in the kitchen, and bob helps with these cards."""
    cabin = Cabin(family, "aliens" if family != "aliens" else "golems")
    for each in (victim, *others):
        cabin.show(each, "kitchen")
    cabin.give("bob", *cards)
    cabin.hunt(f"{family}-father", "kitchen")
    cabin.roll(*throws)
    cabin.do(f"attack:{victim}")
    cabin.answer("bob", *(f"card:{card}" for card in cards))
    return cabin


@pytest.mark.parametrize("family", PRINTED)
def test_each_family_has_five_objects_against_it(family: str) -> None:
    """One, one, two, two and three dice against anybody, one more against the family itself."""
    for foe, bonus in ((family, 1), ("golems" if family != "golems" else "aliens", 0)):
        other = next(each for each in PRINTED if each not in {foe, family})
        cabin = Cabin(foe, other)
        cabin.show("laika", "kitchen")
        cabin.hunt(next(each for each in cabin.state.monsters if each.startswith(foe)), "kitchen")
        dice = [object_dice(cabin.state, "laika", card) - bonus for card in PRINTED[family]]
        assert dice == [1, 1, 2, 2, 3]


def test_object_and_power_give_five_dice_at_most() -> None:
    """A Lawn Mower is four dice against Zombies, and Kam has one: with Adrenaline it is still five."""
    cabin = Cabin("zombies", "aliens")
    cabin.event("adrenaline")
    cabin.show("kam", "kitchen")
    cabin.give("bob", "lawn-mower")
    cabin.hunt("zombies-father", "kitchen")
    cabin.do("attack:kam")
    cabin.answer("bob", "card:lawn-mower")
    assert cabin.last(VictimRolled).dice == 5


def test_macho_drink_gives_a_die_and_a_health() -> None:
    """Even above the start (RULINGS.md, 24)."""
    cabin = defended("macho-drink", throws=("----", "-", "-"))
    assert cabin.told(VictimRolled)[0].dice == 1
    assert cabin.health("laika") == 6


def test_medkit_heals_two_up_to_the_start() -> None:
    for health, healed in ((1, 3), (4, 5), (5, 5), (6, 6)):
        cabin = Cabin("werewolves", "aliens")
        cabin.show("laika", "kitchen", health=health)
        cabin.give("bob", "medkit")
        cabin.hunt("werewolves-father", "kitchen")
        cabin.roll("----")
        cabin.do("attack:laika")
        cabin.answer("bob", "card:medkit")
        assert cabin.last(VictimHealed).health == healed
        assert cabin.told(VictimRolled)[0].dice == 0


@pytest.mark.parametrize(
    ("card", "dice"), [("tiller", 2), ("nail-gun", 3), ("dibble", 1), ("garden-shears", 2), ("shovel", 2)]
)
def test_plain_neutral_objects(card: str, dice: int) -> None:
    assert defended(card).told(VictimRolled)[0].dice == dice
    assert box().objects[card].family is None


@pytest.mark.parametrize(("card", "alone", "together"), [("broadfork", 1, 3), ("whipsaw", 0, 4)])
def test_broadfork_and_whipsaw_are_for_two(card: str, alone: int, together: int) -> None:
    """Two or more visible victims in the zone (RULINGS.md, 25)."""
    assert defended(card).told(VictimRolled)[0].dice == alone
    assert defended(card, others=("britney",)).told(VictimRolled)[0].dice == together
    assert defended(card, others=("britney", "tom")).told(VictimRolled)[0].dice == together


def test_flare_gun_calls_a_visitor_to_the_living_room() -> None:
    cabin = defended("flare-gun")
    assert len(cabin.told(VisitorArrived)) >= 1


def test_floodlight_hides_a_survivor_secretly_on_any_pile() -> None:
    """Who played it chooses; nobody else learns where (RULINGS.md, 19)."""
    cabin = defended("floodlight", throws=("+---", "--", "-"))
    assert cabin.topic == "hide-victim"
    assert cabin.asks["bob"].secret
    assert set(cabin.options("bob")) == {"living-room", "bedroom", "kitchen", "bathroom", "wc"}
    cabin.answer("bob", "wc")
    assert cabin.pile("wc")[0] == "laika"
    assert cabin.last(VictimFled).victim == "laika"
    assert [(each.zone, each.cards) for each in cabin.view("bob").memories] == [("wc", ("laika",))]
    assert cabin.view("ann").memories == ()
    for seat, where, cards in (("bob", "wc", 1), ("ann", None, 0), (None, None, 0)):
        view = cabin.view(seat)
        laika = next(each for each in view.victims if each.id == "laika")
        assert laika.hid_in == where
        assert next(room.cards for room in view.rooms if room.id == "wc") == cards


def test_floodlight_is_for_survivors() -> None:
    cabin = Cabin("werewolves", "aliens")
    cabin.show("laika", "kitchen", health=1)
    cabin.give("bob", "floodlight")
    cabin.hunt("werewolves-father", "kitchen")
    cabin.roll("++++", "--", "-")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:floodlight")
    assert cabin.topic == "act"


def test_while_somebody_hides_secretly_even_an_empty_pile_may_be_searched() -> None:
    """Otherwise the choices would tell where the victim is not (RULINGS.md, 19)."""
    cabin = defended("floodlight", throws=("+---", "--", "-"))
    cabin.answer("bob", "wc")
    cabin.pile("bedroom").clear()
    cabin.show("bob", "north")
    cabin.state.victims["bob"].zone = "bedroom"
    cabin.do("end-turn")
    cabin.hunt("aliens-father", "bedroom")
    assert cabin.can("search")
    cabin.roll("+---")
    cabin.do("search", "draw")
    assert cabin.topic == "act"


def hidden_secretly(room: str, *in_bathroom: str) -> Cabin:
    """By bob's Floodlight Laika hides on a pile while all others are empty; Kam stands in the bathroom."""
    cabin = Cabin("golems", "aliens", shed="set-one")
    for guest in ("tom", "bob", "britney"):
        cabin.kill(guest)
    cabin.state.spare += cabin.pile("shed")
    cabin.pile("shed").clear()
    cabin.show("laika", "kitchen")
    cabin.show("kam", "bathroom")
    cabin.fill("bathroom", *in_bathroom)
    cabin.put("golems-child", "bathroom")
    cabin.put("golems-mother", "north")
    cabin.give("bob", "floodlight")
    cabin.hunt("golems-father", "kitchen")
    cabin.roll("-----", "--", "-")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:floodlight")
    cabin.answer("bob", room)
    assert sum(len(pile.cards) for pile in cabin.state.piles.values()) == 1 + len(in_bathroom)
    return cabin


def may_be_taken_back(cabin: Cabin, monster: str, option: str) -> bool:
    """Whether ann, who plays this monster next, may undo this action."""
    cabin.do("end-turn")
    cabin.state.to_play = ["ann"]
    cabin.state.told.clear()
    cabin.state.dice = Dice("undo")
    table = Table(GAME, "undo", (open_turn(GAME, 1, GAME.codec.dump_state(cabin.state)),))
    for chosen in (monster, option):
        table.answer("ann", table.turns[-1].address, (chosen,))
    try:
        table.undo("ann")
    except CannotUndo:
        return False
    return True


def test_looking_at_a_whole_pile_does_not_tell_the_others_that_somebody_hides_there() -> None:
    """It is told in the same words however many cards there are (RULINGS.md, 19)."""
    told = []
    for room in ("bathroom", "wc"):
        cabin = hidden_secretly(room, "torch")
        cabin.give("ann", "x-ray-eyes")
        cabin.do("end-turn")
        cabin.hunt("golems-mother", "north")
        cabin.do("play-card", "card:x-ray-eyes", "bathroom")
        told.append(cabin.last(Peeked))
    assert told[0] == told[1]
    assert told[0].whole_pile


@pytest.mark.parametrize("room", ["bathroom", "wc"])
def test_whether_a_move_can_be_taken_back_does_not_tell_who_hides_there(room: str) -> None:
    """Kam is left alone and hides: that stands, be Laika in the same pile or not (RULINGS.md, 19)."""
    cabin = hidden_secretly(room)
    cabin.open("bathroom-north")
    assert not may_be_taken_back(cabin, "golems-child", "move:north")


@pytest.mark.parametrize("room", ["bathroom", "wc"])
def test_whether_a_smash_can_be_taken_back_does_not_tell_who_hides_there(room: str) -> None:
    """A single card is shuffled without chance: that stands too (RULINGS.md, 19)."""
    cabin = hidden_secretly(room, "torch")
    cabin.event("rotten-hinges")
    assert not may_be_taken_back(cabin, "golems-mother", "smash:bathroom-north")


def test_whoever_is_found_in_a_secret_hiding_place_hides_openly_the_next_time() -> None:
    """As long as it is visible it hides nowhere; then everybody knows the pile (RULINGS.md, 19)."""
    cabin = hidden_secretly("bathroom")
    cabin.open("bathroom-north")
    cabin.do("end-turn")
    cabin.hunt("golems-child", "bathroom")
    cabin.roll("+-")
    cabin.do("search", "draw")
    for viewer in ("ann", "bob", None):
        laika = next(each for each in cabin.view(viewer).victims if each.id == "laika")
        assert (laika.zone, laika.hid_in) == ("bathroom", None)
    cabin.do("move:north")
    for viewer in ("ann", "bob", None):
        view = cabin.view(viewer)
        assert next(each for each in view.victims if each.id == "laika").hid_in == "bathroom"
        assert next(room.cards for room in view.rooms if room.id == "bathroom") == 2


def test_an_empty_shed_is_not_looked_into_because_somebody_hides_secretly() -> None:
    """Secret hiding places are in the rooms (RULINGS.md, 19)."""
    cabin = hidden_secretly("wc")
    cabin.do("end-turn")
    cabin.hunt("golems-mother", "south")
    assert cabin.targets("peek") == {"living-room"}


def test_who_remembers_a_pile_sees_no_gap_where_somebody_hid_secretly() -> None:
    """RULINGS.md, 19 and 21: until the next look at it."""
    cabin = Cabin("werewolves", "aliens")
    cabin.show("laika", "kitchen")
    cabin.give("bob", "floodlight")
    cabin.fill("bathroom", "torch", "garlic")
    cabin.state.piles["bathroom"].show("ann", 2)
    cabin.hunt("werewolves-father", "kitchen")
    cabin.roll("+---", "--", "-")
    cabin.do("attack:laika")
    cabin.answer("bob", "card:floodlight")
    cabin.answer("bob", "bathroom")
    assert cabin.view("ann").memories[0].cards == ("torch", "garlic")
    cabin.do("peek:bathroom")
    assert cabin.view("ann").memories[0].cards == ("laika", "torch", "garlic")


def test_a_secret_hiding_place_becomes_known_to_whoever_peeks_there() -> None:
    """RULINGS.md, 19."""
    cabin = defended("floodlight", throws=("+---", "--", "-"))
    cabin.answer("bob", "bathroom")
    cabin.do("peek:bathroom")
    assert next(each for each in cabin.view("ann").victims if each.id == "laika").hid_in == "bathroom"


def test_sprayer_ends_the_attack_at_once() -> None:
    cabin = defended("sprayer", victim="bob")
    assert cabin.told(AttackCancelled)
    assert not cabin.told(VictimRolled)
    assert cabin.where("werewolves-father") == "kitchen"
    assert cabin.state.turn_of().actions == 1


@pytest.mark.parametrize(("reactions", "zone"), [("+--", "east"), ("---", "kitchen")])
def test_blunderbuss_throws_all_monsters_out_if_a_success_is_rolled(reactions: str, zone: str) -> None:
    """Whatever the attack brings, and Zombies too (RULINGS.md, 11)."""
    cabin = Cabin("zombies", "aliens")
    cabin.show("kam", "kitchen")
    cabin.put("aliens-child", "kitchen")
    cabin.give("bob", "blunderbuss")
    cabin.hunt("zombies-father", "kitchen")
    cabin.roll("++++", reactions)
    cabin.do("attack:kam")
    cabin.answer("bob", "card:blunderbuss")
    assert cabin.health("kam") < 5
    assert cabin.where("zombies-father") == cabin.where("aliens-child") == zone
