"""What the American box adds to the parts that all sets have: trail tokens, photos and clues."""

from itertools import permutations

from games.horrified.content import CitizenKind, Content, Shelf, read_shared
from games.kernel.content import ContentFiles, ContentModel

COLOURS = ("yellow", "green", "brown")
SQUARES = ("top-left", "top-right", "middle-left", "middle-right", "bottom-left", "bottom-right")


class TrackerKind(ContentModel):
    """A token of the Ozark Howler's trail: how many Items of which colours it costs."""

    id: str
    name: str
    cost: dict[str, int]


class PhotoKind(ContentModel):
    """A part of Bigfoot's photo, and the square where it belongs."""

    part: str
    name: str
    square: str


class ClueKind(ContentModel):
    """A thing that may be seen on a Citizen's portrait."""

    id: str
    name: str


class AmericanContent(ContentModel):
    """All that is in the box; `mark` tells it from the box that comes with the program."""

    mark: str
    shared: Content
    trackers: tuple[TrackerKind, ...]
    photos: tuple[PhotoKind, ...]
    clues: tuple[ClueKind, ...]


def read_content(files: ContentFiles, shelf: Shelf) -> AmericanContent:
    """The box in these files; raises BadContent with all problems of all of them."""
    shared = read_shared(files, shelf)
    trackers = files.read("trackers.json", TrackerKind)
    photos = files.read("photos.json", PhotoKind)
    clues = files.read("clues.json", ClueKind)
    for at, tracker in enumerate(trackers, start=1):
        for colour in tracker.cost:
            files.require(colour in COLOURS, "trackers.json", f"entry {at}, cost: {colour!r} is unknown")
    squares = sorted(photo.square for photo in photos)
    fit = len(set(squares)) == len(squares) == len(SQUARES) - 1 and set(squares) <= set(SQUARES)
    files.require(fit, "photos.json", f"{squares} must be all but one of {list(SQUARES)}")
    if shared and clues:
        _check_citizens(files, shared, clues)
        _check_traps(files, shared)
    files.check()
    assert shared is not None, "a file that cannot be used is a problem of its own"
    return AmericanContent(mark=files.mark(), shared=shared, trackers=trackers, photos=photos, clues=clues)


def _check_traps(files: ContentFiles, shared: Content) -> None:
    """Items come to as many locations as Mothman has Traps."""
    places = {item.location for item in shared.items}
    traps = sum(monster.numbers.get("traps", 0) for monster in shared.monsters)
    files.require(len(places) >= traps, "items.json", f"location: {len(places)} of them for {traps} Traps")


def suspects(
    citizens: tuple[CitizenKind, ...], clues: tuple[str, ...], further: tuple[str, ...]
) -> tuple[CitizenKind, ...]:
    """Who may be the 13th Child by the clues, in the order in which they came to light.

    Where nobody, or more than one, fits all of them, `further` clues are applied one by one to those who
    fit: all the clues, or if nobody does, the first two.
    """
    fit = tuple(citizen for citizen in citizens if set(clues) <= set(citizen.portrait))
    if not fit:
        fit = tuple(citizen for citizen in citizens if set(clues[:2]) <= set(citizen.portrait))
    for clue in further:
        fit = tuple(citizen for citizen in fit if clue in citizen.portrait) or fit
    return fit


def _check_citizens(files: ContentFiles, shared: Content, clues: tuple[ClueKind, ...]) -> None:
    """Every Citizen has a card and a start of its own, and any clues in the end name exactly one."""
    known = [clue.id for clue in clues]
    starts = [citizen.start for citizen in shared.citizens]
    for at, citizen in enumerate(shared.citizens, start=1):
        name = "citizens.json"
        files.require(starts.count(citizen.start) == 1, name, f"entry {at}, start: another has it too")
        cards = [card for card in shared.cards if card.subject == citizen.id]
        files.require(len(cards) == 1, "monster_cards.json", f"{len(cards)} cards name {citizen.id!r}, not 1")
        for clue in citizen.portrait:
            files.require(clue in known, name, f"entry {at}, portrait: {clue!r} is no clue")
    undecided = [
        " ".join(three)
        for three in permutations(known, 3)
        if len(suspects(shared.citizens, three, tuple(clue for clue in known if clue not in three))) != 1
    ]
    files.require(
        not undecided,
        "citizens.json",
        f"portrait: {undecided[:3]} and all other clues name nobody or several",
    )
