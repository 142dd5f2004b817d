"""Perk cards: playing one, and the effects that more than one set has."""

from games.horrified.box import PerkEffect
from games.horrified.content import PerkKind
from games.horrified.events import ActionsGained, PerkKept, PerkPlayed
from games.horrified.moving import agrees, leader, place_hero, walk_up_to
from games.horrified.play import Play
from games.horrified.pursuit import lead_monster, place_monster
from games.horrified.supplies import draw_items
from games.kernel.prompts import Ask, Prompt, Script, Seat, ask, pick


def playable_perks(play: Play, seat: Seat) -> tuple[str, ...]:
    """The Perks of a seat that could do anything now, each kind once."""
    kinds = dict.fromkeys(play.box.perks[perk].id for perk in play.hero(seat).perks)
    perks = play.box.perk_kinds
    return tuple(
        f"perk:{kind}"
        for kind in kinds
        if play.box.perk_effects[perks[kind].effect].playable(play, seat, perks[kind])
    )


def play_perk(play: Play, seat: Seat, kind: str) -> Script[None]:
    """Show a Perk, do what it says, and discard it. Where others declined all of it, it stays in hand."""
    hand = play.hero(seat).perks
    card = next(perk for perk in hand if play.box.perks[perk].id == kind)
    perk = play.box.perks[card]
    play.state.seen.append(card)
    hand.remove(card)
    play.state.perk_pile.append(card)
    play.tell(PerkPlayed(seat=seat, perk=kind))
    if not (yield from play.box.perk_effects[perk.effect].do(play, seat, perk)):
        play.state.perk_pile.remove(card)
        hand.append(card)
        play.tell(PerkKept(seat=seat, perk=kind))


def always(_play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    """Whether it could do anything: it always can."""
    return True


def more_actions(play: Play, _seat: Seat, _perk: PerkKind) -> Script[bool]:
    """The active player has 2 more actions."""
    yield from ()
    play.state.actions_left += 2
    play.tell(ActionsGained(seat=play.active, actions=2))
    return True


def skip_monster_phase(play: Play, _seat: Seat, _perk: PerkKind) -> Script[bool]:
    """The next Monster Phase does not take place; 2 Items come out of the bag."""
    yield from ()
    play.state.skips += 1
    draw_items(play, 2)
    return True


def choose_hero(play: Play, seat: Seat, about: str, among: tuple[Seat, ...] = ()) -> Script[Seat]:
    """Let the player of a Perk choose a hero on the board, or one of those who are given."""
    kind = yield from pick(seat, "perk-hero", play.kinds(among or play.standing()), what=about)
    chosen = play.seat_of(kind)
    assert chosen is not None
    return chosen


def move_one_hero(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Move one hero up to 4 locations; its owner, if another, is asked first."""
    chosen = yield from choose_hero(play, seat, perk.id)
    if not (yield from agrees(play, seat, chosen, "perk", perk.id)):
        return False
    yield from walk_up_to(play, chosen, 4, leader(play, seat, chosen))
    return True


def place_one_hero(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Place one hero at any location; its owner, if another, is asked first."""
    chosen = yield from choose_hero(play, seat, perk.id)
    places = tuple(place for place in play.box.board.locations if place != play.here(chosen))
    place = yield from ask(seat, "perk-place", places, what=perk.id)
    if not (yield from agrees(play, seat, chosen, "place", place)):
        return False
    place_hero(play, chosen, place)
    return True


def move_every_hero(play: Play, seat: Seat, _perk: PerkKind) -> Script[bool]:
    """Each hero may move up to 2 locations, led by its owner; who plays the Perk comes first."""
    standing = play.standing()
    for owner in play.order_from(seat):
        if owner in standing:
            yield from walk_up_to(play, owner, 2)
    return True


def someone_elsewhere(play: Play, _seat: Seat, _perk: PerkKind) -> bool:
    """Whether the heroes are at several places."""
    return len({play.here(one) for one in play.standing()}) > 1


def call_heroes(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Place any number of heroes where one is, if they agree."""
    places = tuple(dict.fromkeys(play.here(one) for one in play.standing()))
    place = yield from pick(seat, "perk-place", places, what=perk.id)
    others = play.kinds(one for one in play.standing() if play.here(one) != place)
    about = {"what": perk.id, "place": place}
    called = (yield Prompt("perk-heroes", {seat: Ask(others, 1, len(others), about=about)}))[seat]
    came = False
    for owner in [one for one in play.standing() if play.hero(one).kind in called]:
        if (yield from agrees(play, seat, owner, "place", place)):
            place_hero(play, owner, place)
            came = True
    return came


def place_or_move_monster(play: Play, seat: Seat, perk: PerkKind) -> Script[bool]:
    """Place the Monster that the card names at any location, or move any Monster up to 3."""
    named = (f"place:{perk.monster}",) if perk.monster in play.state.monsters else ()
    movable = tuple(f"move:{monster}" for monster in play.in_frenzy_order())
    how, _, monster = (yield from pick(seat, "perk-monster", (*named, *movable), what=perk.id)).partition(":")
    if how == "move":
        yield from lead_monster(play, seat, monster, 3)
        return True
    places = tuple(place for place in play.box.board.locations if place != play.monster_at(monster))
    place_monster(play, monster, (yield from ask(seat, "perk-place", places, what=perk.id)))
    return True


def move_every_monster(play: Play, seat: Seat, _perk: PerkKind) -> Script[bool]:
    """Move each Monster up to 2 locations."""
    for monster in play.in_frenzy_order():
        yield from lead_monster(play, seat, monster, 2)
    return True


MORE_ACTIONS = PerkEffect(more_actions, always)
SKIP_MONSTER_PHASE = PerkEffect(skip_monster_phase, always)
MOVE_EVERY_HERO = PerkEffect(move_every_hero, always)
CALL_HEROES = PerkEffect(call_heroes, someone_elsewhere)
MOVE_ONE_HERO = PerkEffect(move_one_hero, always)
PLACE_ONE_HERO = PerkEffect(place_one_hero, always)
PLACE_OR_MOVE_MONSTER = PerkEffect(place_or_move_monster, always)
MOVE_EVERY_MONSTER = PerkEffect(move_every_monster, always)
