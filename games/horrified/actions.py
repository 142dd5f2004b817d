"""The actions of a hero's phase: what is possible now, and doing it."""

from games.horrified.box import Action
from games.horrified.citizens import walk_citizen
from games.horrified.content import ItemId, Place
from games.horrified.events import ItemGiven, ItemsTaken
from games.horrified.frenzy import defeat_monster
from games.horrified.moving import agrees, walk
from games.horrified.play import Play
from games.horrified.supplies import take_from
from games.kernel.prompts import Ask, Prompt, Script, Seat, pick


def possible_actions(play: Play, seat: Seat) -> tuple[str, ...]:
    """All actions that this seat could take now, in the order of the rulebook."""
    return tuple(
        f"{action.verb}:{option}" if option else action.verb
        for action in play.box.actions
        for option in action.options(play, seat)
    )


def take_action(play: Play, seat: Seat, chosen: str) -> Script[bool]:
    """Take one; True where it was taken, and so is spent."""
    verb, *what = chosen.split(":")
    return (yield from play.box.verbs[verb].do(play, seat, tuple(what)))


# Move


def _ways(play: Play, seat: Seat) -> tuple[str, ...]:
    return play.box.board.neighbours[play.here(seat)]


def _move(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    yield from walk(play, seat, what[0])
    return True


# Guide


def _guidable(play: Play, seat: Seat) -> tuple[str, ...]:
    here = play.here(seat)
    neighbours = play.box.board.neighbours[here]
    away = [f"{citizen}:{place}" for citizen in play.citizens_at(here) for place in neighbours]
    hither = [f"{citizen}:{here}" for place in neighbours for citizen in play.citizens_at(place)]
    return (*away, *hither)


def _guide(play: Play, _seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    yield from ()
    walk_citizen(play, what[0], what[1])
    return True


# Pick Up


def _something_here(play: Play, seat: Seat) -> tuple[str, ...]:
    return ("",) if _lying_at(play, play.here(seat)) else ()


def _lying_at(play: Play, place: Place) -> tuple[str, ...]:
    tokens = (
        token
        for monster in play.in_frenzy_order()
        for token in play.box.monsters[monster].lying_at(play, place)
    )
    return (*play.items_at(place), *tokens)


def _pick_up(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    """Take any number of Items and of Monsters' tokens that can be picked up."""
    place = play.here(seat)
    chosen = yield from choose_lying(seat, place, _lying_at(play, place))
    items = tuple(one for one in chosen if one in play.box.items)
    if items:
        take_items(play, seat, items)
    for monster in play.in_frenzy_order():
        tokens = tuple(one for one in chosen if one.startswith(f"{monster}:"))
        if tokens:
            yield from play.box.monsters[monster].take(play, seat, place, tokens)
    return True


def choose_lying(seat: Seat, place: Place, lying: tuple[str, ...]) -> Script[tuple[str, ...]]:
    """Let a seat choose any number of what lies at a place, one at least."""
    if len(lying) == 1:
        return lying
    return (yield Prompt("pick-up", {seat: Ask(lying, 1, len(lying), about={"place": place})}))[seat]


def take_items(play: Play, seat: Seat, items: tuple[ItemId, ...]) -> None:
    """Take Items from the board."""
    for item in items:
        del play.state.items[item]
        play.hero(seat).items.append(item)
    play.tell(ItemsTaken(seat=seat, items=items))


# Share


def _sharers(play: Play, seat: Seat) -> tuple[str, ...]:
    here = play.standing_at(play.here(seat))
    return ("",) if len(here) > 1 and any(play.held(one) for one in here) else ()


def _share(play: Play, seat: Seat, _what: tuple[str, ...]) -> Script[bool]:
    return (yield from exchange(play, seat, play.standing_at(play.here(seat))))


def exchange(play: Play, by: Seat, among: tuple[Seat, ...]) -> Script[bool]:
    """Exchange any number of Items among these seats, if all agree whose Items would go away."""
    owners = {item: seat for seat in among for item in play.held(seat)}
    answers = yield Prompt("share", {by: Ask(tuple(owners), 1, len(owners))})
    takers = {}
    for item in answers[by]:
        others = play.kinds(seat for seat in among if seat != owners[item])
        takers[item] = yield from pick(
            by, "share-with", others, item=item, giver=play.hero(owners[item]).kind
        )
    plan = ",".join(f"{item}>{taker}" for item, taker in takers.items())
    for giver in dict.fromkeys(owners[item] for item in takers):
        # One plan: nobody gives for something that the other then keeps.
        if not (yield from agrees(play, by, giver, "share", plan)):
            return False
    seats = {play.hero(seat).kind: seat for seat in among}
    for item, taker in takers.items():
        hand_over(play, owners[item], seats[taker], item)
    return True


def hand_over(play: Play, giver: Seat, taker: Seat, item: ItemId) -> None:
    """Give one Item from hand to hand."""
    take_from(play, giver, (item,))
    play.hero(taker).items.append(item)
    play.tell(ItemGiven(giver=giver, taker=taker, item=item))


# Special Action


def _special_options(play: Play, seat: Seat) -> tuple[str, ...]:
    special = play.box.heroes[play.hero(seat).kind].special
    return play.box.specials[special].options(play, seat) if special and special in play.box.specials else ()


def _special(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    special = play.box.heroes[play.hero(seat).kind].special
    assert special is not None
    return (yield from play.box.specials[special].do(play, seat, what))


# Advance and Defeat


def _advances(play: Play, seat: Seat) -> tuple[str, ...]:
    return tuple(
        f"{monster}:{what}"
        for monster in play.in_frenzy_order()
        for what in play.box.monsters[monster].advances(play, seat)
    )


def _advance(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    yield from play.box.monsters[what[0]].advance(play, seat, what[1])
    return True


def _defeatable(play: Play, seat: Seat) -> tuple[str, ...]:
    return tuple(
        monster for monster in play.in_frenzy_order() if play.box.monsters[monster].can_defeat(play, seat)
    )


def _defeat(play: Play, seat: Seat, what: tuple[str, ...]) -> Script[bool]:
    monster = play.box.monsters[what[0]]
    yield from monster.pay_defeat(play, seat)
    if monster.falls(play):
        defeat_monster(play, seat, monster.id)
    return True


STANDARD_ACTIONS: tuple[Action, ...] = (
    Action("defeat", _defeatable, _defeat),
    Action("advance", _advances, _advance),
    Action("pick-up", _something_here, _pick_up),
    Action("share", _sharers, _share),
    Action("special", _special_options, _special),
    Action("guide", _guidable, _guide),
    Action("move", _ways, _move),
)
