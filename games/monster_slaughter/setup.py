"""Game Set Up (rulebook: Game Set Up, Casting Note; Tool Shed, Set Up)."""

from games.kernel.dice import Dice
from games.kernel.prompts import Ask, Prompt, Script, Seat, ask
from games.monster_slaughter.board import ROOMS, SHED
from games.monster_slaughter.content import CardId, NightId, VictimId, box
from games.monster_slaughter.events import FamilyChosen, FirstPlayer, GuestInvited, OrdersMade, ShedStocked
from games.monster_slaughter.state import Harvest, Monster, Pile, Slaughter, Victim, kind_of

GUESTS = 5
TRAPS = 3
BONUSES = 7
NEUTRALS = 5
SHED_CARDS = 5
EVENTS = 7
NIGHT_ROUNDS = 9
TOP = 3


def set_up(seats: tuple[Seat, ...], options: dict[str, str], dice: Dice) -> Slaughter:
    """Build the cabin. Everything else depends on the families that are chosen."""
    return Slaughter(
        seats=seats,
        dice=dice,
        options=options,
        doors=dict.fromkeys(box().doors, "closed"),
        piles={room: Pile() for room in ROOMS},
        hands={seat: [] for seat in seats},
        harvest={seat: Harvest() for seat in seats},
    )


def choose_families(game: Slaughter) -> Script[None]:
    """In the order of the seats everybody chooses a family that nobody has taken (RULINGS.md, 4)."""
    for seat in game.seats:
        free = tuple(family for family in box().families if family not in game.families.values())
        family = yield from ask(seat, "choose-family", free)
        game.families[seat] = family
        game.tell(FamilyChosen(seat=seat, family=family))
        for number, role in enumerate(box().families[family].members, 1):
            name = f"{family}-{number}" if role == "crittlin" else f"{family}-{role}"
            game.monsters[name] = Monster(seat=seat, family=family, role=role)


def invite_guests(game: Slaughter) -> Script[None]:
    """Invite the five students, or cast visitors too: by chance, or chosen one after another."""
    if game.options["guests"] == "students":
        guests = [kind.id for kind in box().victims.values() if kind.kind == "student"]
    else:
        guests = []
        for number in range(GUESTS):
            candidates = castable(guests)
            if game.options["guests"] == "random":
                guests.append(game.dice.choose(candidates))
            else:
                seat = game.seats[number % len(game.seats)]
                guests.append((yield from ask(seat, "invite", candidates, number=str(number + 1))))
    for guest in guests:
        game.victims[guest] = Victim(health=kind_of(guest).health, guest=True)
        game.tell(GuestInvited(victim=guest))
    game.guests = guests


def castable(guests: list[VictimId]) -> tuple[VictimId, ...]:
    """Who can still be cast: one role for each figure, and no pair on one card (RULINGS.md, 6)."""
    used = [kind_of(guest).figure for guest in guests]
    return tuple(
        kind.id for kind in box().victims.values() if kind.card == kind.id and kind.figure not in used
    )


def prepare(game: Slaughter) -> None:
    """Stock the shed, fill the rooms and build the pile of nocturnal events."""
    stock_shed(game)
    fill_rooms(game)
    build_night(game)


def stock_shed(game: Slaughter) -> None:
    """With the tool shed: five neutral objects in it, one of the sets or a mix of all."""
    choice = game.options["tool_shed"]
    if choice == "without":
        return
    cards = neutral_objects(game) if choice == "mixed" else objects_in_box(choice)
    game.dice.shuffle(cards)
    game.piles[SHED] = Pile(cards[:SHED_CARDS])
    game.tell(ShedStocked(stock=choice, cards=len(game.piles[SHED].cards)))


def objects_in_box(name: str) -> list[CardId]:
    """The objects that come with the main box, or in one of the shed's sets."""
    return [kind.id for kind in box().objects.values() if kind.box == name]


def neutral_objects(game: Slaughter) -> list[CardId]:
    """The neutral objects in play: all with the shed, else those of the rulebook's list (RULINGS.md, 5)."""
    boxes = ("main", "set-two") if game.options["tool_shed"] == "without" else ("main", "set-one", "set-two")
    cards = [card for name in boxes for card in objects_in_box(name)]
    if game.options["visitors"] == "without":
        cards = [card for card in cards if box().objects[card].effect != "call-help"]
    return cards


def fill_rooms(game: Slaughter) -> None:
    """Deal the families' objects, traps, bonus actions and neutral objects; a guest goes on each pile."""
    dice = game.dice
    objects = [kind.id for kind in box().objects.values() if kind.family in game.families.values()]
    traps = shuffled(dice, list(box().traps))[:TRAPS]
    bonuses = shuffled(dice, [card.id for card in box().cards.values() if card.kind == "bonus"])[:BONUSES]
    neutrals: list[CardId] = []
    if game.options["neutral_objects"] == "with":
        in_shed = game.piles[SHED].cards if SHED in game.piles else []
        left = [card for card in neutral_objects(game) if card not in in_shed]
        neutrals = shuffled(dice, left)[:NEUTRALS]
    deck = shuffled(dice, [*objects, *traps, *bonuses, *neutrals])
    guests = shuffled(dice, list(game.guests))
    for room in box().rooms.values():
        number = room.cards[len(game.seats) - 2] + bool(neutrals)
        game.piles[room.id].cards = [guests.pop(), *deck[:number]]
        del deck[:number]
    assert not deck
    dealt = [card for pile in game.piles.values() for card in pile.cards]
    game.spare = [card.id for card in box().cards.values() if card.kind != "victim" and card.id not in dealt]


def build_night(game: Slaughter) -> None:
    """Seven events; Knock Knock, or an eighth, and the shed's own among the first three."""
    with_shed, with_visitors = SHED in game.piles, game.options["visitors"] != "without"
    others = shuffled(game.dice, [kind.id for kind in box().nights.values() if not kind.top])
    on_top = [
        kind.id for kind in box().nights.values() if kind.top and (with_shed if kind.shed else with_visitors)
    ]
    plain = EVENTS + (not with_visitors)
    if game.options["last_event"] == "with":
        plain = NIGHT_ROUNDS - len(on_top)
    game.nights = others[:plain]
    for night in on_top:
        game.nights.insert(0, night)
    game.nights[:TOP] = shuffled(game.dice, game.nights[:TOP])


def shuffled(dice: Dice, cards: list[NightId]) -> list[NightId]:
    """The cards in a random order."""
    dice.shuffle(cards)
    return cards


def predict(game: Slaughter) -> Script[None]:
    """Everybody sets a death order and a favourite meal in secret; then chance says who is first."""
    guests = tuple(game.guests)
    orders = yield Prompt(
        "death-order",
        {seat: Ask(guests, GUESTS, GUESTS, ordered=True, secret=True) for seat in game.seats},
    )
    game.orders = {seat: list(order) for seat, order in orders.items()}
    meals = yield Prompt("favourite-meal", {seat: Ask(guests, secret=True) for seat in game.seats})
    game.favourites = {seat: meal for seat, (meal,) in meals.items()}
    game.tell(OrdersMade())
    may_begin = [seat for seat in game.seats if not box().families[game.families[seat]].plays_last]
    game.first = game.dice.choose(may_begin)
    game.tell(FirstPlayer(seat=game.first))
