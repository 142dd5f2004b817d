"""What the docs show is there, and is what the script draws."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.playground.screenshots import DOCS, LARGEST, SCENES, Scene

ROOT = DOCS.parent
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_that_a_page_links_to_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#\s]+)\)|src=\"([^\"]+)\"", text)
    for link in [one or other for one, other in links]:
        if "://" not in link:
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_each_game_has_a_page_with_small_pictures(scene: Scene) -> None:
    text = (DOCS / f"{scene.name}.md").read_text("utf-8")
    for view in scene.views:
        picture = DOCS / f"{scene.name}-{view.name}.png"
        assert picture.name in text
        assert picture.stat().st_size < LARGEST
        with Image.open(picture) as image:
            assert image.width == round(view.width * view.scale)
    assert f"({scene.name}.md)" in (DOCS / "README.md").read_text("utf-8")
    assert f"(docs/{scene.name}.md)" in (ROOT / "README.md").read_text("utf-8")
