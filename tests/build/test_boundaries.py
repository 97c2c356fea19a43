"""The rooms: no module needs one that needs it, also not for its types or inside a function."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "arbitro"


def named(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {named(file): file for file in sorted(SOURCE.rglob("*.py"))}


def needs(name: str, text: str, modules: dict[str, Path]) -> Iterator[str]:
    """Yield the modules that one imports, wherever in it: at its top, under TYPE_CHECKING, in a function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            whole = [f"{node.module}.{one.name}" for one in node.names]
            found = [one if one in modules else str(node.module) for one in whole]
        else:
            continue
        yield from (one for one in found if one in modules and one != name)


def graph(modules: dict[str, Path]) -> dict[str, set[str]]:
    return {
        name: set(needs(name, file.read_text(encoding="utf-8"), modules)) for name, file in modules.items()
    }


def test_no_module_is_in_a_cycle() -> None:
    assert len(MODULES) > 500
    TopologicalSorter(graph(MODULES)).prepare()


def test_no_room_is_in_a_cycle() -> None:
    rooms: dict[str, set[str]] = {}
    for name, needed in graph(MODULES).items():
        own, others = name.split(".")[:2], {tuple(one.split(".")[:2]) for one in needed}
        rooms.setdefault(".".join(own), set()).update(".".join(one) for one in others if list(one) != own)
    TopologicalSorter(rooms).prepare()


@pytest.mark.parametrize(
    "importing",
    ["from b import x", "if TYPE_CHECKING:\n    import b", "def f():\n    from b import x"],
)
def test_a_cycle_would_be_found_wherever_it_hides(importing: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(importing, encoding="utf-8")
    (tmp_path / "b.py").write_text("import a\n", encoding="utf-8")
    with pytest.raises(CycleError):
        TopologicalSorter(graph({"a": tmp_path / "a.py", "b": tmp_path / "b.py"})).prepare()
