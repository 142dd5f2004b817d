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
NEAR = 3
# What a gamepiece goes to, rather than by.
AIMS = ("key", "judgment", "strength", "portal", "hells-gate", "door", "control", "mystery", "entrance")
QUESTIONS: Mapping[str, str] = {
    "collection": "Which Feral Monster miniatures do you bring? At most {limit}.",
    "entrance": "On which Entrance space do you start?",
    "begin": "Your turn begins. Roll, or do something else instead?",
    "roll-window": "{active} has rolled {rolled} and has {spaces}.",
    "battle-window": "{battle}.",
    "keep-roll": "Your roll is {roll}; you need {needed} or less.",
    "hand": "You look at your hand.",
    "deals": "Which Shady Deal do you make? It costs 100 Life.",
    "leave-hell": "You escape from Hell with 2 spaces. Where to?",
    "go-upstairs": "You are beaten. Where on the second floor do you go?",
    "choose-hell": "You are in Hell. On which space?",
    "place-gregory": "Where does Gregory appear?",
    "call-gregory": "The bell calls Gregory. Where does he appear?",
    "swap-hands": "With whom do you exchange hands?",
    "look-at-hand": "Whose hand do you look at?",
    "steal": "From whose hand do you take a card?",
    "loose-rug": "Which Rug do you loosen?",
    "ring": "You ring for Gregory. Where does he move?",
    "bonus": "Your victory bonus roll is {roll}: {bonus}.",
    "room-victory": "{monster} won in its room. Do you bring a Feral Monster into the game?",
    "enter-from-deck": "A start space is open. Does {miniature} enter the house?",
    "name-feral": "Which Feral Monster do you try to free?",
    "move-freed": "{miniature} is free. Where does it move?",
}
# Questions that end with whether a card is played.
WITH_CARDS = ("roll-window", "battle-window", "keep-roll", "hand", "bonus")
PLAIN: Mapping[str, str] = {
    "roll": "Roll the die",
    "free": "Try again to free a Feral Monster",
    "end-turn": "End the turn",
    "stay-on-trigger": "Stop here to free a Feral Monster",
    "hand": "Play or discard a card",
    "deals": "Make a Shady Deal (100 Life)",
    "none": "None of these",
    "pass": "Pass",
    "pass:battle": "Pass for this battle",
    "pass:turn": "Pass in all battles of this turn",
    "pass:own-turn": "Pass until my next turn",
    "pass:new-card": "Pass until I get a new card",
    "keep": "Keep the roll",
    "fight": "Fight",
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
            return f"Room {about['room']}: {needs}, you have {strength}. Do you fight?"
        if topic == "bonus":
            about["bonus"] = tales.tell_bonus(about["monster"], int(about["roll"]))
        for name in ("monster", "miniature"):
            about[name] = figure(about[name]) if name in about else ""
        about["active"] = names(about["active"]) if "active" in about else ""
        about["battle"] = _battle(view, names)
        about["rolled"], about["spaces"] = str(view.turn.rolled), _far(str(view.turn.moves))
        question = QUESTIONS[topic].format(**about)
        return f"{question} {_card_or_not(topic, ask)}" if topic in WITH_CARDS else question

    def label(self, view: GregoryView, option: str, names: Names) -> str:
        """An option, clear without the picture."""
        label = PLAIN.get(option) or _label(view, option, names)
        return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"

    def group(self, view: GregoryView, option: str) -> str:
        """Moves by piece, aim and distance, cards by their use, spaces by place, deals by the Trap."""
        match option.split(":"):
            case ["move", piece, place, spaces, *_]:
                return _group_of_moves(view, piece, place, spaces)
            case ["card", *_]:
                return "Play a card"
            case ["discard", _]:
                return "Discard a card on the Rug"
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


def _card_or_not(topic: str, ask: Ask) -> str:
    """Whether there is a card to play; who holds none that fits is told why the question comes."""
    if any(option.startswith(("card:", "discard:")) for option in ask.options):
        return "Do you play a card?"
    if topic == "hand":
        return "No card fits right now."
    return "None of your cards fits; you are asked all the same, so that nobody can tell."


def _group_of_moves(view: GregoryView, piece: str, place: str, spaces: str) -> str:
    """What a move aims at comes first; other moves are by floor, and by distance where they are many."""
    who = "Your gamepiece" if piece == "own" else figure(piece)
    if naming.standing_on(view, place, str):
        return f"{who}: attacks"
    if piece == "own" and naming.space_of(view, place).kind in AIMS:
        return f"{who}: where something is"
    if int(spaces) > NEAR or _ranges_far(view, piece):
        return f"{who}, floor {place[0]}: {_far(spaces)}"
    near = f": up to {NEAR} spaces" if view.turn.moves > NEAR else ""
    return f"{who}, floor {place[0]}{near}"


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
        return "No spaces are left. End your turn, or do something else first."
    if turn.stopped:
        return f"Your gamepiece has stopped; {_far(str(turn.moves))} left for Monsters."
    return f"{_far(str(turn.moves))} left. Move your gamepiece or any Monster, as you like."


def _battle(view: GregoryView, names: Names) -> str:
    if view.battle is None:
        return ""
    sides = (view.battle.attacker, view.battle.defender)
    return " against ".join(f"{_side(side, names)} ({side.total})" for side in sides)


def _side(side: SideView, names: Names) -> str:
    return names(side.seat) if side.piece == "player" and side.seat else figure(side.piece)


def _part_of_house(view: GregoryView, place: str) -> str:
    space = naming.space_of(view, place)
    wide, high = COLUMNS // 3, ROWS // 3
    left, top = space.column // wide * wide, space.row // high * high
    first, last = chr(ord("A") + left), chr(ord("A") + left + wide - 1)
    return f"Floor {space.floor}, {first}{top + 1} to {last}{top + high}"


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
        case ["concede"]:
            return _concede(view)
        case ["foe", *seat]:
            return names(":".join(seat))
        case ["discard", card]:
            return f"Discard {_copy(view, card)}"
        case ["card", card]:
            return f"Play {_copy(view, card)}"
        case ["card", card, side]:
            return f"{_copy(view, card)}: {_named_side(view, side, names)} {kind_of(card).amount:+}"
        case [name] if name.startswith("rug-"):
            return naming.rug(name)
        case [name] if name in SPACES:
            return spot(view, name)
        case [name]:
            return _with_abilities(name)
        case _:
            raise ValueError(option)


def _concede(view: GregoryView) -> str:
    assert view.flipped is not None
    return f"Concede and lose {monster_cards()[view.flipped].strength} Life"


def _with_abilities(miniature: str) -> str:
    """A miniature that can be brought, and what it can do once its Monster card is out."""
    card = monster_cards().get(miniature)
    icons = card.icons if card else Icons()
    told = [
        *(["moves diagonally"] if icons.diagonal else []),
        *(["jumps"] if icons.jump else []),
        *([f"{icons.speed} more {'space' if icons.speed == 1 else 'spaces'}"] if icons.speed else []),
        *([f"{icons.boost:+} Strength"] if icons.boost else []),
    ]
    return f"{figure(miniature)}: {', '.join(told)}" if told else figure(miniature)


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
    aim = f"You attack {enemy} on {place}" if enemy else f"You to {spot(view, place)}"
    gains = [f"lose {extra.removeprefix('lose')} Life" for extra in extras if extra.startswith("lose")]
    on_the_way = "key" in extras and naming.space_of(view, place).kind != "key"
    gains += ["take a Key on the way"] if on_the_way else []
    return ", ".join((aim, _far(spaces), *gains))


def _monster_move(view: GregoryView, piece: str, place: str, spaces: str, names: Names) -> str:
    enemy = naming.standing_on(view, place, names)
    if enemy:
        return f"{figure(piece)} attacks {enemy} on {place}, {_far(spaces)}"
    return f"{figure(piece)} to {spot(view, place)}, {_far(spaces)}"


def _far(spaces: str) -> str:
    return "1 space" if spaces == "1" else f"{spaces} spaces"
