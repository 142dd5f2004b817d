"""Where the island's locations lie on the picture: the middle of the plate with the name."""

from collections.abc import Mapping

from games.horrified.content import Place
from pictures.canvas import Point

SPOTS: Mapping[Place, Point] = {
    "trading-post": (126, 296),
    "mount-iliad": (362, 306),
    "temple-of-nyx": (600, 288),
    "temple-of-zeus": (838, 300),
    "stadium": (1068, 292),
    "temple-of-athena": (128, 520),
    "crossroads": (364, 514),
    "battlefield": (602, 506),
    "necropolis": (838, 520),
    "gymnasium": (1068, 512),
    "ruins": (126, 744),
    "forest-of-the-dryads": (362, 736),
    "odeon": (602, 728),
    "acropolis": (838, 740),
    "port": (1066, 752),
    "statue-of-talos": (126, 966),
    "crossroads-south": (364, 962),
    "stables": (602, 952),
    "agora": (838, 960),
    "vineyards": (1068, 968),
    "temple-of-hades": (128, 1194),
    "gaseous-swamp": (362, 1198),
    "bay-of-ghosts": (600, 1190),
    "lighthouse": (836, 1196),
}

BENDS: Mapping[tuple[Place, Place], Point] = {
    ("crossroads", "ruins"): (250, 596),
    ("battlefield", "forest-of-the-dryads"): (486, 602),
    ("agora", "odeon"): (726, 820),
    ("agora", "port"): (968, 890),
    ("acropolis", "gymnasium"): (968, 656),
    ("forest-of-the-dryads", "statue-of-talos"): (236, 822),
    ("bay-of-ghosts", "crossroads-south"): (494, 1040),
}
