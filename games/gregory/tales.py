"""Events as sentences."""

from collections.abc import Mapping

from games.gregory import card_events as c
from games.gregory import events as e
from games.gregory.dice import line_of
from games.gregory.naming import figure, judgment, monster, mystery, people, rug
from games.gregory.state import kind_of, monster_cards, mystery_cards
from games.kernel.english import counted
from games.kernel.events import Event
from games.kernel.game import Names

CAUSES: Mapping[str, str] = {
    "thorn": "on a Thorn",
    "battle": "in the battle",
    "deal": "for a Shady Deal",
    "acid": "in the acid blood",
    "bonus": "by a victory bonus",
    "card": "by a card",
    "mystery": "in the Mystery Room",
    "rug": "on a Rug",
    "eaten": "by eating the Monster",
    "power-up": "on a Power Up",
}
PURPOSES: Mapping[str, str] = {
    "order": "for the order of play",
    "movement": "for movement",
    "hell": "to escape Hell",
    "bonus": "for the victory bonus",
    "freeing": "to free a Feral Monster",
    "battle": "for the battle",
    "gregory": "for who plays Gregory",
}
MEANINGS: Mapping[str, str] = {"movement": " ({} spaces)", "battle": " (Strength {}00)"}
TURNS: Mapping[str, str] = {
    "normal": "It is {name}'s turn, round {round}.",
    "hell": "It is {name}'s turn in Hell, round {round}.",
    "freeing": "{name} tries to free a Feral Monster, round {round}.",
    "sacrifice": "{name} sacrifices a Feral Monster, round {round}.",
}
SCOPES: Mapping[str, str] = {
    "turn": "this turn",
    "own-turn": "until their next turn",
    "new-card": "until they get a new one",
}
WINDOWS: Mapping[str, str] = {"roll": "after rolls of others", "battle": "in battles"}
BONUSES: Mapping[str, str] = {
    "strength": "{:+} Spooky Strength",
    "life": "{:+} Life",
    "draw": "a draw of {}",
    "key": "a Skeleton Key",
    "foes-life": "{:+} Life for each foe",
    "look-at-hand": "a look at a foe's hand",
}
GONE: Mapping[str, str] = {
    "killed": "is killed",
    "sacrificed": "is sacrificed and never comes back",
    "acid": "is killed by the acid blood",
    "owner-out": "leaves the game with its owner",
}


def tell(event: Event, names: Names) -> str:
    """An event as one sentence."""
    told = _of_cards(event, names) or _of_pieces(event, names) or _of_battles(event, names)
    if told is None:
        raise ValueError(event)
    return told


def tell_monster(card: str) -> str:
    """A Monster card by name and printed Strength."""
    return f"{monster(card)} has Strength {monster_cards()[card].strength}"


def tell_bonus(card: str, roll: int) -> str:
    """What a Monster card gives to whoever has beaten it and rolls this."""
    gains = monster_cards()[card].bonus[line_of(roll)]
    return ", ".join(BONUSES[gain.effect].format(gain.amount) for gain in gains) or "nothing"


def standing_order(window: str, scope: str) -> str:
    """What somebody does who is not asked for a while."""
    when = "in this battle" if scope == "battle" else f"{WINDOWS[window]} {SCOPES[scope]}"
    return f"plays no card {when}"


def _of_cards(event: Event, names: Names) -> str | None:
    match event:
        case c.CardsDrawn():
            return f"{names(event.seat)} draws {counted(event.number, 'card')}."
        case c.CardsSeen():
            cards = ", ".join(judgment(card) for card in event.cards)
            own = event.holder in (event.known_to or ())
            return f"{'New in your hand' if own else f'In the hand of {names(event.holder)}'}: {cards}."
        case c.NothingDrawn():
            return f"{names(event.seat)} has discarded on a Rug and draws nothing."
        case c.CardDiscarded():
            return f"{names(event.seat)} discards {judgment(event.card)}."
        case c.CardPlayed():
            card = kind_of(event.card)
            effect = f"{card.amount:+} for the {event.side}." if event.side else f"“{card.text}”"
            return f"{names(event.seat)} plays {card.name}: {effect}"
        case c.CardStolen():
            return f"{names(event.seat)} takes a random card from {names(event.victim)}."
        case c.HandsSwapped():
            return f"{names(event.seat)} and {names(event.other)} exchange their hands."
        case c.HandShown():
            return f"{names(event.seat)} looks at the hand of {names(event.holder)}."
        case c.DeckReshuffled(seat=None):
            return "The Judgment Deck is used up and made anew."
        case c.DeckReshuffled(seat=str(seat)):
            aside = f"{counted(event.aside, 'card')} out of the game"
            return f"{names(seat)}'s Monster Deck is used up and reshuffled; {aside}."
        case c.DeckSearched():
            ending = "and lays it open" if event.found else "in vain: it was put aside"
            return f"{names(event.seat)} looks for the card of {monster(event.monster)} {ending}."
        case c.AllHaveChosen(passed=()):
            return "All have chosen."
        case c.AllHaveChosen():
            verb = "plays" if len(event.passed) == 1 else "play"
            return f"{people(event.passed, names)} {verb} no card."
        case c.StandingOrder():
            return f"{names(event.seat)} {standing_order(event.window, event.scope)}."
        case c.RugChanged():
            return f"{names(event.seat)} loosens {rug(event.rug)}: a space of it costs foes 2."
        case c.MysteryFlipped():
            text = mystery_cards()[event.card].text
            return f"{names(event.seat)} enters the Mystery Room: {mystery(event.card)}. “{text}”"
        case c.LingeringOver():
            return f"{mystery(event.card)} no longer lingers."
        case c.SecretAreaRevealed():
            return "The last Mystery Room card is turned over: the secret area is open."
        case e.CollectionChosen():
            figures = ", ".join(figure(name) for name in event.miniatures) or "no miniature"
            return f"{names(event.seat)} brings {figures}."
        case _:
            return None


def _of_pieces(event: Event, names: Names) -> str | None:
    match event:
        case e.PieceOnEntrance():
            return f"{names(event.seat)} waits before the house on {event.place}."
        case e.OrderSettled():
            order = ", ".join(names(seat) for seat in event.order)
            return f"They play in this order: {order}."
        case e.DieRolled():
            meaning = MEANINGS.get(event.purpose, "").format(event.spaces)
            return f"{names(event.seat)} rolls {event.roll} {PURPOSES[event.purpose]}{meaning}."
        case e.TurnBegan():
            return TURNS[event.kind].format(name=names(event.seat), round=event.round)
        case e.SpacesGranted():
            return f"{names(event.seat)} has {counted(event.spaces, 'space')} of movement."
        case e.PieceMoved():
            return f"{names(event.seat)} goes from {event.start} {_by(event.path)}."
        case e.MonsterMoved():
            way = f"from {event.start} {_by(event.path)}"
            aim = " to attack" if event.attacks else ""
            return f"{names(event.seat)} moves {figure(event.piece)} {way}{aim}."
        case e.PieceSent():
            return f"{names(event.seat)} comes to {event.place}."
        case e.MonsterPlaced():
            return f"{names(event.seat)} puts {figure(event.piece)} on {event.place}."
        case e.LifeChanged():
            verb, number = _change(event.by)
            return f"{names(event.seat)} {verb} {number} Life {CAUSES[event.cause]} and has {event.life}."
        case e.StrengthChanged():
            verb, number = _change(event.by)
            now = f"{CAUSES[event.cause]} and has {event.strength}"
            return f"{names(event.seat)} {verb} {number} Spooky Strength {now}."
        case e.KeyTaken():
            return f"{names(event.seat)} takes a Skeleton Key."
        case e.DoorPassed():
            key = " and spends a Skeleton Key" if event.key else ""
            return f"{names(event.seat)} enters room {event.room}{key}."
        case e.HellRolled(escaped=True):
            return f"{names(event.seat)} escapes from Hell."
        case e.HellRolled():
            return f"{names(event.seat)} stays in Hell; attempts that failed: {event.fails}."
        case e.StaysOnTrigger():
            return f"{names(event.seat)} stays on the Trigger {event.place} to free a Feral Monster."
        case e.PlayerOut():
            hand = f", discarding {', '.join(judgment(card) for card in event.hand)}" if event.hand else ""
            return f"{names(event.seat)} has no Life left and is out of the game{hand}."
        case _:
            return None


def _of_battles(event: Event, names: Names) -> str | None:
    match event:
        case e.MonsterFlipped():
            return f"In room {event.room} lurks {monster(event.monster)} with Strength {event.strength}."
        case e.BattleDeclared():
            return f"{names(event.seat)} {'fights' if event.fights else 'concedes the battle'}."
        case e.BattleBegan():
            one = _side(event.attacker, event.attacker_seat, names)
            two = _side(event.defender, event.defender_seat, names)
            return f"{one} ({event.attacker_strength}) meets {two} ({event.defender_strength})."
        case e.BattleDecided():
            winner = _side(event.winner, event.winner_seat, names)
            loser = _side(event.loser, event.loser_seat, names)
            tied = event.winner_strength == event.loser_strength
            verb = "wins the tie with" if tied else "beats"
            return f"{winner} {verb} {loser}, {event.winner_strength} to {event.loser_strength}."
        case e.ControlGained():
            before = f", until now {names(event.before)}'s" if event.before else ""
            return f"{names(event.seat)} controls room {event.room}{before}."
        case e.FeralIntroduced():
            where = {"trap": "into a Monster Trap on", "on-deck": "On Deck on", "play": "into play on"}
            how = "Room Victory" if event.by == "room-victory" else "Shady Deal"
            name = figure(event.miniature)
            place = f"{where[event.status]} {event.place}"
            return f"By a {how} {names(event.seat)} brings {name} {place}."
        case e.FeralFreed():
            name = figure(event.miniature)
            return f"{name} is free." if event.freed else f"{name} stays in the Monster Trap."
        case e.FeralGone():
            return f"{figure(event.miniature)} {GONE[event.cause]} (owner: {names(event.owner)})."
        case e.ControllerChosen():
            return f"{people((event.seat,), names)} plays Gregory in this battle."
        case _:
            return None


def _side(piece: str, seat: str | None, names: Names) -> str:
    return names(seat) if piece == "player" and seat else figure(piece)


def _by(path: tuple[str, ...]) -> str:
    way = f" by {', '.join(path[:-1])}" if len(path) > 1 else ""
    return f"to {path[-1]}{way}"


def _change(by: int) -> tuple[str, int]:
    return ("gains" if by > 0 else "loses", abs(by))
