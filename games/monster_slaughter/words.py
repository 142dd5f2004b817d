"""Questions, labels and headings of Monster Slaughter; stories are in `tales`, the board in `told_board`."""

from games.kernel.english import counted, listed
from games.kernel.events import Event
from games.kernel.game import Names, Words
from games.kernel.prompts import Ask
from games.kernel.state import Outcome
from games.monster_slaughter.content import box
from games.monster_slaughter.tales import tell
from games.monster_slaughter.terms import (
    between,
    card_name,
    card_text,
    family_name,
    monster_name,
    opened,
    the,
    the_monster,
    victim_name,
)
from games.monster_slaughter.told_board import board, headline, secrets
from games.monster_slaughter.view import DoorView, SlaughterView, TurnView, VictimView

LONGEST_LABEL = 80
FIXED = {
    "end-turn": "End the turn",
    "play-card": "Play a card from your hand",
    "spawn": "Place a new Crittlin here (free)",
    "look-ahead": "Look at the next event (free)",
    "draw": "Draw one card",
    "draw-all": "Draw all of them",
    "roll-again": "Roll the failures again",
    "keep": "Keep this roll",
    "stop": "Stop here",
    "back": "Play no card",
    "pass": "Pass",
    "pass-victim": "Always pass on this victim this turn",
    "pass-turn": "Always pass this turn",
}


class SlaughterWords(Words[SlaughterView]):
    """The English of the game."""

    def question(self, view: SlaughterView, topic: str, ask: Ask, names: Names) -> str:
        """What the seat is asked."""
        victim = victim_name(ask.about["victim"]) if "victim" in ask.about else ""
        steps = counted(int(ask.about.get("steps", "0")), "zone")
        match topic:
            case "choose-family":
                return "Choose your family of monsters."
            case "invite":
                return f"Who is guest number {ask.about['number']} at the party?"
            case "death-order":
                return "In which order will the guests die? Pick all five, the first to die first."
            case "favourite-meal":
                return "Who is your favourite meal? Killing that guest yourself is worth 5 points."
            case "choose-monster":
                return "Which of your monsters do you play?"
            case "enter":
                return f"Where does your {monster_name(ask.about['monster'])} come out of the woods?"
            case "act":
                return _turn_question(view)
            case "play-card":
                return "Which card do you play?"
            case "draw":
                left = counted(int(ask.about["cards"]), "card")
                return f"You may draw {left} from the pile of {the(ask.about['zone'])}."
            case "second-try":
                failures = counted(int(ask.about["failures"]), "failure")
                return f"Use your Second Try on {failures} now?"
            case "run":
                return f"Where does {victim} run? Up to {steps}."
            case "step-aside":
                return f"Your monster startles {victim}: to which room do you move him?"
            case "hide-victim":
                return f"On top of which pile does {victim} hide? Only you will know."
            case "run-away":
                return f"{victim} never hides: to which room does {victim} run?"
            case "dash":
                return f"Where does your monster move? Up to {steps}."
            case "chase":
                return "Which victim do you make run?"
            case "ram":
                return "Which door or barricade do you break?"
            case "board-up":
                return "Which open doorway do you barricade?"
            case "barricade":
                return "You may put a barricade on an open doorway."
            case "pickpocket":
                return "From whose hand do you take a card?"
            case "x-ray":
                return "At the pile of which room do you look?"
            case "whisper":
                return "At the top card of which pile do you look?"
            case "offer":
                victim = _victim(view, ask.about["victim"])
                return f"{victim} is attacked{_by(view)}. Do you offer an object to fight back with?"
            case "agree":
                return f"Agree on what {victim} gets. If you differ twice, it is nothing."
            case "throw-out":
                return f"{victim}'s attacker is thrown out. To which side of the shed?"
            case "swap-first":
                return f"You may exchange two of {names(ask.about['owner'])}'s markers. Which is the first?"
            case "swap-second":
                return f"With which other marker of {names(ask.about['owner'])} do you exchange it?"
            case _:
                raise ValueError(topic)

    def label(self, view: SlaughterView, option: str, names: Names) -> str:
        """An option in at most 80 characters."""
        label = FIXED.get(option) or _label(view, option, names)
        if len(label) <= LONGEST_LABEL:
            return label
        whole_clauses = label[:LONGEST_LABEL].rpartition(";")[0]
        return whole_clauses or f"{label[: LONGEST_LABEL - 1]}…"

    def group(self, view: SlaughterView, option: str) -> str:
        """The kind of action."""
        headings = {
            "move": "Move",
            "teleport": "Teleport",
            "smash": "Smash",
            "peek": "Peek",
            "free-peek": "Peek",
            "scare": "Scare",
            "attack": "Attack",
            "card": "Cards",
        }
        return headings.get(option.partition(":")[0], "")

    def tell(self, event: Event, names: Names) -> str:
        """An event as a sentence or two."""
        return tell(event, names)

    def headline(self, view: SlaughterView, names: Names) -> str:
        """How the night stands, in one line."""
        return headline(view)

    def board(self, view: SlaughterView, names: Names) -> str:
        """The whole table in words."""
        return board(view, names)

    def secrets(self, view: SlaughterView, names: Names) -> str:
        """What only this viewer knows."""
        return secrets(view, names)

    def ending(self, outcome: Outcome, names: Names) -> str:
        """How the game ended."""
        return {
            "nobody-left": "Only monsters are left alive.",
            "sunrise": "The sun comes up over the cabin.",
        }[outcome.reason]


def _turn_question(view: SlaughterView) -> str:
    turn = view.turn
    assert turn is not None
    left = [counted(turn.actions, "action")] if turn.actions else []
    left += [counted(turn.free_moves, "free move")] if turn.free_moves else []
    dice = f" and rolls {counted(turn.dice, 'die', 'dice')}" if turn.actions else ""
    has = f"{listed(left) or 'no action'} left{',' if turn.free_moves and dice else ''}{dice}"
    return f"Your {monster_name(turn.monster)} has {has}. What now?"


def _by(view: SlaughterView) -> str:
    if view.turn is None:
        return ""
    return f" by {the_monster(view.turn.monster)}"


def _label(view: SlaughterView, option: str, names: Names) -> str:
    verb, _, target = option.partition(":")
    match verb:
        case "move":
            return f"Move to {the(target)}{_free_move(view)}"
        case "teleport":
            return f"Teleport to {the(target)} (free move)"
        case "peek":
            return f"Peek into {the(target)}"
        case "free-peek":
            return f"Peek into {the(target)} (free)"
        case "smash":
            return f"Smash {_before(view, target)}{_free(view, 'smash')}"
        case "search":
            return "Search the room"
        case "scare":
            return f"Scare {_victim(view, target)}{_free(view, 'scare')}"
        case "attack":
            return f"Attack {_victim(view, target)}"
        case "card":
            return _card(view, target)
        case "seat":
            return f"{names(target)} ({counted(_cards_of(view, target), 'card')})"
        case "place":
            return f"The marker in place {target}"
    return _thing(view, option)


def _card(view: SlaughterView, card: str) -> str:
    hand = view.mine.hand if view.mine else None
    alike = [each for each in hand or () if card_name(each) == card_name(card)]
    number = f"{alike.index(card) + 1}. " if len(alike) > 1 else ""
    return number + card_text(card)


def _thing(view: SlaughterView, option: str) -> str:
    if option in box().victims:
        return _victim(view, option) if any(option == each.id for each in view.victims) else _cast(option)
    if option in box().families:
        return f"{family_name(option)}: {box().families[option].text}"
    if option in box().doors:
        return opened(_target(view, option))
    if any(option == monster.id for monster in view.monsters):
        return _monster(view, option)
    return opened(the(option))


def _cast(victim: str) -> str:
    kind = box().victims[victim]
    return f"{kind.name}, {kind.health} health"


def _victim(view: SlaughterView, victim: str) -> str:
    state = next(each for each in view.victims if each.id == victim)
    return f"{victim_name(victim)} ({_whereabouts(state)}{state.health} health)"


def _whereabouts(victim: VictimView) -> str:
    return f"{the(victim.zone)}, " if victim.zone else ""


def _monster(view: SlaughterView, name: str) -> str:
    monster = next(each for each in view.monsters if each.id == name)
    part = box().roles[monster.role]
    where = the(monster.zone) if monster.zone else "still in the woods"
    return f"{monster_name(name)}: {part.actions} actions, {part.dice} dice, {where}"


def _target(view: SlaughterView, target: str) -> str:
    door = next((each for each in view.doors if each.id == target), None)
    if door is None:
        return f"the {card_name(target)}"
    return f"the {_kind(door)} {between(target)}"


def _before(view: SlaughterView, target: str) -> str:
    """A door as the monster sees it whose turn it is: by the zone behind it."""
    door = next((each for each in view.doors if each.id == target), None)
    here = next((each.zone for each in view.monsters if view.turn and each.id == view.turn.monster), None)
    if door is None or here not in box().doors[target].between:
        return _target(view, target)
    behind = next(zone for zone in box().doors[target].between if zone != here)
    return f"the {_kind(door)} to {the(behind)}"


def _kind(door: DoorView) -> str:
    return {"closed": "door", "open": "doorway", "barricaded": "barricade"}[door.state]


def _free(view: SlaughterView, action: str) -> str:
    return " (free)" if _may_free(view, action) else ""


def _may_free(view: SlaughterView, action: str) -> bool:
    turn = view.turn
    if turn is None or not turn.free_action:
        return False
    monster = _hunter(view, turn)
    return box().families[monster].free_action == action


def _hunter(view: SlaughterView, turn: TurnView) -> str:
    return next(each.family for each in view.monsters if each.id == turn.monster)


def _free_move(view: SlaughterView) -> str:
    teleporting = view.night is not None and box().nights[view.night].effect == "teleportation"
    return " (free)" if view.turn and view.turn.free_moves and not teleporting else ""


def _cards_of(view: SlaughterView, seat: str) -> int:
    return next(family.cards for family in view.families if family.seat == seat)
