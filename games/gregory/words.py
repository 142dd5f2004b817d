"""The English of Gregory Horror Show: questions, labels, and the table in words. Events are in `tales`."""

from collections.abc import Mapping

from games.gregory import naming, tales
from games.gregory.board_words import board, headline, secrets
from games.gregory.content import Icons
from games.gregory.mat import COLUMNS, ROWS, SPACES
from games.gregory.naming import figure, judgment, spot
from games.gregory.state import ROOMS_TO_ESCAPE, kind_of, monster_cards
from games.gregory.view import GregoryView, SideView
from games.kernel.events import Event
from games.kernel.game import Names, Words
from games.kernel.prompts import Ask
from games.kernel.state import Outcome

LONGEST_LABEL = 80
QUESTIONS: Mapping[str, str] = {
    "collection": "Which Feral Monster miniatures do you bring? At most {limit}.",
    "entrance": "On which Entrance space does your gamepiece wait?",
    "begin": "Your turn begins. Roll, or do something else instead?",
    "roll-window": "{active} has rolled for movement. Do you play a card?",
    "battle-window": "{battle}. Do you play a card?",
    "keep-roll": "Keep your roll of {roll}?",
    "hand": "Your hand: play a card, or none.",
    "deals": "Which Shady Deal do you make? It costs 100 Life.",
    "leave-hell": "You escape from Hell with 2 spaces. Where to?",
    "go-upstairs": "You are beaten. Where on the second floor do you go?",
    "choose-hell": "You are in Hell. On which space?",
    "place-gregory": "Where does Gregory go?",
    "call-gregory": "The bell calls Gregory. Where does he appear?",
    "swap-hands": "With whom do you exchange hands?",
    "look-at-hand": "Whose hand do you look at?",
    "steal": "From whose hand do you take a card?",
    "loose-rug": "Which Rug do you loosen?",
    "ring": "You ring for Gregory. Where does he move?",
    "bonus": "Your victory bonus roll is {roll}. Keep it, or play a card?",
    "room-victory": "{monster} won in its room. Do you bring a Feral Monster into the game?",
    "enter-from-deck": "A start space is open. Does {miniature} enter the house?",
    "name-feral": "Which Feral Monster do you try to free?",
    "move-freed": "{miniature} is free. Where does it move?",
}
PLAIN: Mapping[str, str] = {
    "roll": "Roll the die",
    "free": "Try again to free a Feral Monster",
    "end-turn": "End the turn",
    "stay-on-trigger": "Stop on this Trigger to free a Feral Monster next turn",
    "hand": "Look at your hand to play or discard a card",
    "deals": "Make a Shady Deal (100 Life)",
    "none": "Neither",
    "pass": "Pass",
    "pass:battle": "Pass for this battle",
    "pass:turn": "Pass in all battles of this turn",
    "pass:own-turn": "Pass until my next turn",
    "pass:new-card": "Pass until I get a new card",
    "keep": "Keep the roll",
    "fight": "Fight",
    "concede": "Concede",
}
ENDINGS: Mapping[str, str] = {
    "escaped": "{winners} leaves the Gregory House with three rooms and wins.",
    "last-alive": "{winners} is the last one alive and wins.",
    "nobody-left": "Nobody has any Life left: the house wins.",
    "last-round": "The last round is over. Who stands best wins: {winners}.",
}


class GregoryWords(Words[GregoryView]):
    """Questions, labels, stories and the board in words."""

    def question(self, view: GregoryView, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        about = dict(ask.about)
        if topic == "act":
            return _what_to_do(view, ask)
        if topic == "room-battle":
            strength = view.player(view.active).strength
            needs = tales.tell_monster(about["monster"])
            return f"Room {about['room']}: {needs}, you have {strength}. Fight, or concede at once?"
        for name in ("monster", "miniature"):
            about[name] = figure(about[name]) if name in about else ""
        about["active"] = names(about["active"]) if "active" in about else ""
        about["battle"] = _battle(view, names)
        return QUESTIONS[topic].format(**about)

    def label(self, view: GregoryView, option: str, names: Names) -> str:
        """An option, clear without the picture."""
        label = PLAIN.get(option) or _label(view, option, names)
        return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"

    def group(self, view: GregoryView, option: str) -> str:
        """Moves by piece and distance, spaces by the part of the house, deals by the Trap."""
        match option.split(":"):
            case ["move", piece, place, spaces, *_]:
                who = "Your gamepiece" if piece == "own" else figure(piece)
                near = int(spaces) <= 3 and not _ranges_far(view, piece)
                return f"{who}, floor {place[0]}: {'up to 3 spaces' if near else _far(spaces)}"
            case ["deal", _, place]:
                return f"Monster Trap on floor {place[0]}"
            case [place] if place in SPACES:
                return _part_of_house(view, place)
            case _:
                return ""

    def tell(self, event: Event, names: Names) -> str:
        """An event as one sentence."""
        return tales.tell(event, names)

    def headline(self, view: GregoryView, names: Names) -> str:
        """How the game stands, in one line."""
        return headline(view, names)

    def board(self, view: GregoryView, names: Names) -> str:
        """The whole table in words."""
        return board(view, names)

    def secrets(self, view: GregoryView, names: Names) -> str:
        """The viewer's hand, with what each card does."""
        return secrets(view)

    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended."""
        return ENDINGS[outcome.reason].format(winners=naming.people(outcome.winners, names))


def _ranges_far(view: GregoryView, piece: str) -> bool:
    """Whether so many spaces are in reach of this Monster that each distance needs a group of its own."""
    return any(
        feral.id == piece and feral.has_card and monster_cards()[piece].icons != Icons()
        for feral in view.ferals
    )


def _what_to_do(view: GregoryView, ask: Ask) -> str:
    turn = view.turn
    if "end-turn" not in ask.options:
        return f"{_far(str(turn.moves))} left. You lost here and must first leave the room. Which way?"
    if not turn.moves:
        return "No spaces of movement are left. End your turn, or use a card or a deal first."
    if turn.stopped:
        return f"Your gamepiece has stopped; {_far(str(turn.moves))} left for Monsters."
    return f"{_far(str(turn.moves))} left. Move your gamepiece or any Monster, as you like."


def _battle(view: GregoryView, names: Names) -> str:
    if view.battle is None:
        return ""
    sides = (view.battle.attacker, view.battle.defender)
    return " against ".join(f"{_side(side, names)} with {side.total}" for side in sides)


def _side(side: SideView, names: Names) -> str:
    return names(side.seat) if side.piece == "player" and side.seat else figure(side.piece)


def _part_of_house(view: GregoryView, place: str) -> str:
    space = naming.space_of(view, place)
    across = ("west", "middle", "east")[space.column * 3 // COLUMNS]
    along = ("back", "centre", "front")[space.row * 3 // ROWS]
    return f"Floor {space.floor}, {across}, {along}"


def _label(view: GregoryView, option: str, names: Names) -> str:
    match option.split(":"):
        case ["move", "own", place, spaces, *extras]:
            return _own_move(view, place, spaces, tuple(extras), names)
        case ["move", piece, place, spaces]:
            return _monster_move(view, piece, place, spaces, names)
        case ["sacrifice", name]:
            return f"Sacrifice {figure(name)} instead of rolling"
        case ["free", name]:
            feral = next(feral for feral in view.ferals if feral.id == name)
            return f"Free {figure(name)} on floor {feral.place[0]}"
        case ["deal", name, place]:
            return f"{figure(name)} into the Monster Trap {place}"
        case ["bring", name, place]:
            return f"Bring {figure(name)} to {spot(view, place)}"
        case ["enter", place]:
            return f"Enter on {place}"
        case ["foe", *seat]:
            return names(":".join(seat))
        case ["discard", card]:
            return f"Discard {_copy(view, card)}"
        case ["card", card]:
            return f"{_copy(view, card)}: {kind_of(card).text}"
        case ["card", card, side]:
            return f"{_copy(view, card)} ({kind_of(card).amount:+}) for {_named_side(view, side, names)}"
        case [name] if name.startswith("rug-"):
            return naming.rug(name)
        case [name] if name in SPACES:
            return spot(view, name)
        case [name]:
            return figure(name)
        case _:
            raise ValueError(option)


def _named_side(view: GregoryView, name: str, names: Names) -> str:
    assert view.battle is not None
    side = view.battle.attacker if name == "attacker" else view.battle.defender
    return _side(side, names)


def _copy(view: GregoryView, card: str) -> str:
    """A card's name, numbered where the hand holds more than one of its kind."""
    alike = [other for other in view.hand or () if kind_of(other) == kind_of(card)]
    return f"{judgment(card)} {alike.index(card) + 1}" if len(alike) > 1 else judgment(card)


def _own_move(view: GregoryView, place: str, spaces: str, extras: tuple[str, ...], names: Names) -> str:
    rooms = view.player(view.active).rooms
    if len(rooms) >= ROOMS_TO_ESCAPE and naming.space_of(view, place).kind in ("entrance", "portal"):
        return f"Escape from the house by {spot(view, place)}, {_far(spaces)}"
    enemy = naming.standing_on(view, place, names)
    verb = f"You attack {enemy} on" if enemy else "You to"
    gains = [f"lose {extra.removeprefix('lose')} Life" for extra in extras if extra.startswith("lose")]
    gains += ["take a Key on the way"] if "key" in extras else []
    return ", ".join((f"{verb} {spot(view, place)}", _far(spaces), *gains))


def _monster_move(view: GregoryView, piece: str, place: str, spaces: str, names: Names) -> str:
    enemy = naming.standing_on(view, place, names)
    if enemy:
        return f"{figure(piece)} attacks {enemy} on {spot(view, place)}, {_far(spaces)}"
    return f"{figure(piece)} to {spot(view, place)}, {_far(spaces)}"


def _far(spaces: str) -> str:
    return "1 space" if spaces == "1" else f"{spaces} spaces"
