"""Setting the game up (rulebook: Beginning Play, Feral Monsters)."""

from games.gregory.content import box
from games.gregory.dice import highest_roller
from games.gregory.events import CollectionChosen, OrderSettled, PieceOnEntrance
from games.gregory.hands import draw
from games.gregory.mat import ENTRANCES, ROAMING_STARTS
from games.gregory.placing import place_gregory
from games.gregory.state import House, Player, judgment_deck
from games.kernel.dice import Dice
from games.kernel.prompts import Ask, Prompt, Script, Seat, ask

FIRST_HAND = 2
MYSTERY_ROOM_CARDS = 5


def set_up(seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> House:
    """Shuffle the three kinds of cards; five of the Mystery Room's are in the game."""
    judgment = judgment_deck()
    dice.shuffle(judgment)
    mystery = [card.id for card in box().mystery]
    dice.shuffle(mystery)
    players = {}
    for seat in seats:
        deck = [monster.id for monster in box().monsters]
        dice.shuffle(deck)
        players[seat] = Player(deck=deck)
    return House(
        seats=seats,
        dice=dice,
        options=options,
        players=players,
        judgment=judgment,
        mystery=mystery[:MYSTERY_ROOM_CARDS],
        mystery_unused=mystery[MYSTERY_ROOM_CARDS:],
    )


def gather(game: House) -> Script[None]:
    """Choose miniatures and Entrance spaces, deal the hands, and settle who plays first."""
    if game.with_ferals:
        yield from bring_collections(game)
    yield from choose_entrances(game)
    for seat in game.seats:
        draw(game, seat, FIRST_HAND, "deal")
    first = highest_roller(game, game.seats, "order")
    at = game.seats.index(first)
    game.order = (*game.seats[at:], *game.seats[:at])
    game.tell(OrderSettled(order=game.order))
    game.stage = "gregory"


def bring_collections(game: House) -> Script[None]:
    """As many miniatures as agreed: all of them, chosen by each player at once, or dealt by chance."""
    names = tuple(miniature.id for miniature in box().miniatures)
    limit = game.options["ferals"]
    if limit == "all":
        chosen = dict.fromkeys(game.seats, names)
    elif game.options["miniatures"] == "random":
        chosen = {seat: _some(game, names, int(limit)) for seat in game.seats}
    else:
        asked = Ask(names, least=0, most=int(limit), secret=True, about={"limit": limit})
        answers = yield Prompt("collection", dict.fromkeys(game.seats, asked))
        chosen = dict(answers)
    for seat, miniatures in chosen.items():
        game.players[seat].collection = [name for name in names if name in miniatures]
        game.tell(CollectionChosen(seat=seat, miniatures=tuple(game.players[seat].collection)))


def _some(game: House, names: tuple[str, ...], number: int) -> tuple[str, ...]:
    shuffled = list(names)
    game.dice.shuffle(shuffled)
    return tuple(shuffled[:number])


def choose_entrances(game: House) -> Script[None]:
    """Each gamepiece on an Entrance space of its own; whoever is first has the first choice."""
    while waiting := [seat for seat in game.seats if game.players[seat].place is None]:
        taken = game.occupants()
        options = tuple(place for place in ENTRANCES if place not in taken)
        answers = yield Prompt("entrance", {seat: Ask(options) for seat in waiting}, until="first")
        for seat, (place,) in answers.items():
            game.players[seat].place = place
            game.tell(PieceOnEntrance(seat=seat, place=place))


def place_first(game: House) -> Script[None]:
    """Who goes last puts Gregory on a Roaming Monster start space; then Player 1 begins."""
    last = game.order[-1]
    place_gregory(game, last, (yield from ask(last, "place-gregory", ROAMING_STARTS)))
    game.active = game.order[0]
    game.stage = "begin"
