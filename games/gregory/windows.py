"""When Judgment cards may be played into what others do, and standing orders (RULINGS.md, R51 to R56).

Every player who could hold a card is asked alike, whether or not they hold one that fits: hands are secret,
and hand sizes, standing orders and what is going on are open.
"""

from collections.abc import Callable, Mapping

from games.gregory.card_events import AllHaveChosen, StandingOrder
from games.gregory.hands import play
from games.gregory.state import CardId, House, Scope, WindowName, kind_of
from games.kernel.prompts import Ask, Prompt, Script, Seat

DECLINE = "pass"
SCOPES: Mapping[WindowName, tuple[Scope, ...]] = {
    "roll": ("own-turn", "new-card"),
    "battle": ("battle", "turn", "new-card"),
}


def open_window(
    game: House, window: WindowName, seats: tuple[Seat, ...], playable: Callable[[Seat], tuple[str, ...]]
) -> Script[dict[Seat, str]]:
    """Ask these players at once, in secret; what they play comes to light when all have answered."""
    orders = tuple(f"{DECLINE}:{scope}" for scope in SCOPES[window])
    asks = {
        seat: Ask((DECLINE, *orders, *playable(seat)), secret=True, about={"active": game.whose_turn()})
        for seat in seats
        if game.players[seat].hand and window not in game.players[seat].standing
    }
    if not asks:
        return {}
    game.window = window
    answers = yield Prompt(f"{window}-window", asks)
    game.window = None
    played = {seat: chosen for seat, (chosen,) in answers.items()}
    if len(asks) > 1:
        passed = tuple(seat for seat, chosen in played.items() if chosen == DECLINE)
        game.tell(AllHaveChosen(passed=passed))
    for seat, chosen in played.items():
        for scope in SCOPES[window]:
            if chosen == f"{DECLINE}:{scope}":
                game.players[seat].standing[window] = scope
                game.tell(StandingOrder(seat=seat, window=window, scope=scope))
    return {seat: chosen for seat, chosen in played.items() if not chosen.startswith(DECLINE)}


def end_orders(game: House, scope: Scope, *seats: Seat) -> None:
    """What these standing orders were given for is over."""
    for seat in seats:
        player = game.players[seat]
        player.standing = {window: held for window, held in player.standing.items() if held != scope}


def cards_for(game: House, seat: Seat, *effects: str) -> tuple[CardId, ...]:
    """The cards in a hand that have one of these effects."""
    return tuple(card for card in game.players[seat].hand if kind_of(card).effect in effects)


def may_roll_again(game: House, seat: Seat, roll: int, needed: int) -> Script[bool]:
    """Ask who has just rolled whether they roll again, if they hold cards at all.

    What they hope for is `needed` or less.
    """
    if not game.players[seat].hand:
        return False
    options = ("keep", *(f"card:{card}" for card in cards_for(game, seat, "roll-again")))
    answers = yield Prompt(
        "keep-roll", {seat: Ask(options, secret=True, about={"roll": str(roll), "needed": str(needed)})}
    )
    (chosen,) = answers[seat]
    if chosen == "keep":
        return False
    play(game, seat, chosen.removeprefix("card:"))
    return True
