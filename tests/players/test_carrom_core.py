"""The compiled part of the carrom players gives what its source gives."""

from array import array
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType

from hypothesis import given
from hypothesis import strategies as st

from arbitro.players.core import openings

SIZES = (370.0, 44.5, 31.8, 41.3, -252.6, 179.5)
HEAD, EACH, PIECES = 6, 4, 20


def interpreted() -> ModuleType:
    """Return the module as Python runs its source, compiled or not."""
    source = Path(openings.__file__).parent / "openings.py"
    loader = SourceFileLoader("interpreted_openings", str(source))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


SOURCE = interpreted()


@given(st.integers(0, 2**32), st.integers(0, 3), st.integers(1, 2))
def test_compiled_and_interpreted_give_the_same_bits(seed: int, turns: int, kind: int) -> None:
    dice = Random(seed)
    kinds = bytes([0, *(dice.choice((0, 1, 2, 3)) for _ in range(PIECES - 1))])
    row = array("d", bytes(8 * HEAD))
    for _ in range(PIECES):
        row.extend(
            (dice.uniform(0.016, 0.724), dice.uniform(0.016, 0.724), dice.choice((-1.0, -1.0, 2.0)), 0.0)
        )
    one = openings.Openings(*SIZES).worth(row, HEAD, EACH, kinds, kind, turns)
    other = SOURCE.Openings(*SIZES).worth(memoryview(row), HEAD, EACH, memoryview(kinds), kind, turns)
    assert one == other


def worth(*men: tuple[int, float, float]) -> float:
    """Return the chances of the men of kind 1, given with their places in metres, seen from the near side."""
    row = array("d", bytes(8 * HEAD))
    kinds = bytes(kind for kind, _, _ in men)
    for _, x, y in men:
        row.extend((x, y, -1.0, 0.0))
    return openings.Openings(*SIZES).worth(row, HEAD, EACH, kinds, 1, 0)


def test_a_man_near_a_pocket_is_easier_than_one_far_from_it_and_one_behind_another() -> None:
    near, far, hidden = (1, 0.66, 0.66), (1, 0.37, 0.37), (2, 0.69, 0.69)
    assert worth(near) > worth(far) > 0
    assert worth(near, hidden) < worth(near)


def test_more_men_are_more_chances() -> None:
    assert worth((1, 0.66, 0.66), (1, 0.08, 0.66)) > worth((1, 0.66, 0.66))
