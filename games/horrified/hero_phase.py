"""The hero's phase: the active player's actions, and Perks and suggestions by anybody in between."""

from games.horrified.actions import possible_actions, take_action
from games.horrified.events import PermissionSet, Suggested, TurnBegan
from games.horrified.perks import play_perk, playable_perks
from games.horrified.play import Play
from games.horrified.supplies import perks_are_open
from games.kernel.prompts import Ask, Prompt, Script, Seat

END_TURN = "end-turn"
PERK = "perk"
BACK = "back"
ALLOW = "allow"
FORBID = "forbid"


def hero_phase(play: Play) -> Script[None]:
    """Play a seat's phase: up to as many actions as the tile says, in any order."""
    begin_turn(play)
    while play.hero(play.active).place is not None:
        answers = yield Prompt("act", asks(play), until="first")
        ((seat, (chosen,)),) = answers.items()
        if chosen == END_TURN:
            break
        yield from follow(play, seat, chosen)
    play.state.stage = "monsters"
    play.state.actions_left = 0
    play.state.suggestions = {}


def begin_turn(play: Play) -> None:
    """Bring a defeated hero back, and count the actions."""
    seat, back_at = play.active, None
    hero, numbers = play.hero(seat), play.box.content.numbers
    if hero.place is None:
        hero.place = back_at = numbers.return_to
    play.state.actions_left = play.box.heroes[hero.kind].actions
    play.state.card_played = False
    play.tell(TurnBegan(seat=seat, actions=play.state.actions_left, back_at=back_at))
    for monster in play.in_frenzy_order():
        play.box.monsters[monster].turn_begins(play, seat)


def asks(play: Play) -> dict[Seat, Ask]:
    """The active player's actions; everybody else's Perks, suggestions and standing permission.

    Everybody is asked alike, whether a Perk is held or not, so that asking tells nothing.
    """
    actions = possible_actions(play, play.active) if play.state.actions_left else ()
    taken = tuple(
        f"take:{play.hero(seat).kind}" for seat, option in play.state.suggestions.items() if option in actions
    )
    found = {play.active: Ask((*taken, *actions, *own_perks(play), END_TURN))}
    hidden = not perks_are_open(play.state)
    for seat in play.order_from(play.active)[1:]:
        waits = play.state.suggestions.get(seat) in actions
        others = () if waits else tuple(f"suggest:{action}" for action in actions)
        permission = FORBID if seat in play.state.allows else ALLOW
        options = (*playable_perks(play, seat), *others, permission)
        found[seat] = Ask(options, secret=hidden, required=False)
    return found


def own_perks(play: Play) -> tuple[str, ...]:
    """How the active player's Perks stand among the actions: by name only where hands are open."""
    if perks_are_open(play.state):
        return playable_perks(play, play.active)
    return (PERK,) if play.hero(play.active).perks else ()


def follow(play: Play, seat: Seat, chosen: str) -> Script[None]:
    """Do what a seat chose between two actions."""
    verb, _, what = chosen.partition(":")
    match verb:
        case "perk" if not what:
            yield from choose_perk(play)
        case "perk":
            yield from play_perk(play, seat, what)
        case "suggest":
            play.state.suggestions[seat] = what
            play.tell(Suggested(seat=seat, option=what))
        case "allow" | "forbid":
            set_permission(play, seat, given=verb == ALLOW)
        case "take":
            by = play.seat_of(what)
            assert by is not None
            yield from act(play, play.state.suggestions[by])
        case _:
            yield from act(play, chosen)


def act(play: Play, chosen: str) -> Script[None]:
    """Take an action, which counts if it came about; what was suggested before is past."""
    play.state.suggestions = {}
    # Counted first: an action may end the phase or the game, and still was one.
    play.state.actions_left -= 1
    if not (yield from take_action(play, play.active, chosen)):
        play.state.actions_left += 1


def choose_perk(play: Play) -> Script[None]:
    """Let the active player look for a Perk in private."""
    options = (*playable_perks(play, play.active), BACK)
    answers = yield Prompt("perk", {play.active: Ask(options, secret=True)})
    chosen = answers[play.active][0]
    if chosen != BACK:
        yield from play_perk(play, play.active, chosen.removeprefix("perk:"))


def set_permission(play: Play, seat: Seat, *, given: bool) -> None:
    """Give or take back the standing permission to act for this seat."""
    if given:
        play.state.allows.append(seat)
    else:
        play.state.allows.remove(seat)
    play.tell(PermissionSet(seat=seat, given=given))
