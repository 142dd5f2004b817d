"""The content files are whole, and mistakes in them are reported together."""

import shutil
from pathlib import Path

import pytest

from games.gregory import content
from games.gregory.content import box, read_content
from games.gregory.state import judgment_deck, kind_of
from games.kernel.content import BadContent

FOLDER = Path(content.__file__).parent / "content"


def test_the_box_holds_what_is_known_of_it() -> None:
    """30 Judgment, 12 Mystery Room and 12 Monster cards, 25 miniatures."""
    whole = box()
    assert (len(judgment_deck()), len(whole.mystery), len(whole.monsters)) == (30, 12, 12)
    assert len(whole.miniatures) == 25


def test_names_are_never_doubled() -> None:
    whole = box()
    for entries in (whole.judgment, whole.mystery, whole.monsters, whole.miniatures, whole.rooms):
        assert len({entry.id for entry in entries}) == len(entries)


def test_each_miniature_is_a_main_monster_or_an_activator_or_the_wizard() -> None:
    """12 of each, and one on no card."""
    whole = box()
    mains = {monster.id for monster in whole.monsters}
    activators = {monster.activator for monster in whole.monsters}
    assert (len(mains), len(activators)) == (12, 12)
    assert {miniature.id for miniature in whole.miniatures} - mains - activators == {"mono-eye-wizard"}


def test_monsters_known_from_the_rulebook() -> None:
    """Strengths, icons and Activators that its examples name."""
    by_name = {monster.id: monster for monster in box().monsters}
    assert by_name["black-duck-2"].strength == 100
    assert by_name["fat-chicken"].icons.boost == 100
    assert by_name["fat-chicken"].activator == "hells-chef"
    assert by_name["lost-doll"].icons.boost == 50
    assert by_name["devil-dog"].icons.speed == 2
    assert by_name["musha-dokuro"].icons.diagonal
    assert by_name["catherine"].icons.diagonal
    assert not by_name["catherine"].icons.boost
    assert by_name["cactus-gunman"].icons.diagonal
    assert by_name["cactus-gunman"].icons.jump


def test_freak_out_gives_100_in_a_battle() -> None:
    kind = kind_of("freak-out-1")
    assert (kind.amount, kind.window) == (100, "battle")


def test_what_cards_say_fits_on_a_button() -> None:
    for kind in box().judgment:
        assert len(f"{kind.name} 3: {kind.text}") <= 80, kind.name
    for card in box().mystery:
        assert len(f"{card.name}: {card.text}") <= 110


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    folder = tmp_path / "content"
    mat = (folder / "mat.json").read_text()
    (folder / "mat.json").write_text(mat.replace("#D##.##....##.##D#", "#D##.##....##.##D?"))
    chart = (folder / "chart.json").read_text()
    (folder / "chart.json").write_text(chart.replace('"high": 20', '"high": 19'))
    monsters = (folder / "monsters.json").read_text()
    (folder / "monsters.json").write_text(monsters.replace('"mummy-dog"', '"mummy-cat"'))
    with pytest.raises(BadContent) as report:
        read_content(folder)
    assert len(report.value.problems) == 3
