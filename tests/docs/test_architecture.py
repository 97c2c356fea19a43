"""The map of the code names nothing that is not there."""

import importlib
import re
from pathlib import Path

import pytest

from tests.web.hall.process import ROOT

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DOTTED = sorted(set(re.findall(r"`(arbitro(?:\.\w+)+)`", MAP)))
PATHS = sorted(set(re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", MAP)))


def found(name: str) -> object:
    """Return what a dotted name stands for: the longest part that is a module, then attributes."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[cut:]:
            thing = getattr(thing, attribute)
        return thing
    raise ModuleNotFoundError(name)


def test_the_map_names_enough_to_find_the_way() -> None:
    assert len(DOTTED) > 120
    assert all(not part.startswith("_") for name in DOTTED for part in name.split("."))


def test_every_room_is_in_the_table() -> None:
    rows = [line.split("|")[1] for line in MAP.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`([a-z0-9]+)`", row)}
    assert named == {path.parent.name for path in (ROOT / "src/arbitro").glob("*/__init__.py")}


@pytest.mark.parametrize("name", DOTTED)
def test_every_dotted_name_exists(name: str) -> None:
    assert found(name) is not None


def test_a_name_that_is_gone_is_found() -> None:
    with pytest.raises(AttributeError):
        found("arbitro.kernel.book.Book.tell")


@pytest.mark.parametrize("path", PATHS)
def test_every_path_exists(path: str) -> None:
    built = path == "web/wire.d.ts"
    assert built or (ROOT / Path(path)).exists()
