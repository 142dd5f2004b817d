"""Which drawing each card of a hand shows. Cards that are alike share one: their names stand beside it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.monster_slaughter.content import CardId, box
from pictures.canvas import Sketch
from pictures.monster_slaughter import belongings, emblems, weapons
from pictures.monster_slaughter.people import face
from pictures.motifs import eye, trap

Drawing: TypeAlias = Callable[[Sketch], None]

_GUNS = "mini-ray-gun ray-gun squirt-gun dart-gun nail-gun flare-gun blunderbuss flintlock-and-silver-bullet"
_SHARED: Mapping[Drawing, str] = {
    weapons.gun: _GUNS,
    weapons.bow: "crossbow-and-stake speargun",
    belongings.bottle: "biohazard-canister jerrican acid macho-drink",
    weapons.spray: "aerosol sprayer",
    belongings.screen: "ghetto-blaster television microwave-oven ghost-detector",
    belongings.disc: "record-player lps",
    belongings.flower: "acid-squirting-flower",
    weapons.glove: "jack-in-a-boxing-glove",
    weapons.hammer: "mallet battering-ram",
    belongings.cake: "exploding-cake",
    belongings.camera: "polaroid-camera",
    belongings.machine: "paper-shredder blender deep-fryer",
    weapons.bang: "firecracker potato-masher explosion boobytrap",
    belongings.ring: "dream-catcher magic-circle",
    belongings.board: "ouija-board",
    weapons.trap_box: "ghost-trap",
    belongings.lamp: "oil-lamp floodlight",
    weapons.torch: "torch lighter",
    weapons.fork: "pitchfork broadfork tiller",
    weapons.saw: "chainsaw whipsaw",
    belongings.mower: "lawn-mower",
    belongings.scarab: "scarab-amulet",
    weapons.hook: "fish-hook grappling-hook crook-and-flail",
    weapons.blade: "dagger cleaver embalming-tools",
    weapons.shears: "garden-shears",
    weapons.net: "fishing-net",
    belongings.garlic: "garlic",
    weapons.stick: "pool-cue silver-cane-handle baseball-bat dibble",
    weapons.crucifix: "crucifix",
    belongings.mirror: "mirror",
    belongings.cup: "silver-soup-tureen silver-trophy",
    belongings.cutlery: "silverware",
    weapons.shovel: "shovel",
    belongings.medkit: "medkit",
    trap: "animal-snatcher clamp foothold-trap bear-trap",
    belongings.two_prints: "crash-the-party",
    belongings.runner: "running fury",
    weapons.fist: "frenzy brute-force pickpocket",
    belongings.two_dice: "second-try",
    emblems.plank_pile: "board-it-up",
    eye: "x-ray-eyes",
}
ICONS: Mapping[str, Drawing] = {name: drawing for drawing, names in _SHARED.items() for name in names.split()}


def draw_icon(sketch: Sketch, card: CardId) -> None:
    """What a card shows."""
    if card in box().victims:
        face(sketch, box().victims[card].figure)
    else:
        ICONS[kind_of(card)](sketch)


def kind_of(card: CardId) -> str:
    """A card without its number: there are several of some bonus actions."""
    kind, _, number = card.rpartition("-")
    return kind if number.isdigit() else card
