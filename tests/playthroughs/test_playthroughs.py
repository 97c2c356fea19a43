from pathlib import Path

import pytest

from arbitro.library import NotBuilt, editions, game
from tests.playthroughs.runner import FOLDER, edition_lines, played

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_ruled_as_it_stands(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert played(text) == text, "ruled differently: run `make playthroughs` and read what changed"


@pytest.mark.parametrize("edition", editions())
def test_an_edition_that_rules_has_a_playthrough(edition: str) -> None:
    try:
        game(edition)
    except NotBuilt:
        pytest.skip(f"nobody rules by {edition} yet")
    assert any(edition in edition_lines(file.read_text(encoding="utf-8")) for file in FILES)
