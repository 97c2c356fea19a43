"""The book of cases: every case that the tests hold, by its id and by the laws it shows."""

import os
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from arbitro.cases.compare import cites
from arbitro.cases.document import Case, read_cases
from arbitro.kernel.plugin import plugins
from arbitro.library import amending, editions_of

OWN_CASES = "ARBITRO_CASES"
"""The variable of the environment that names files, or folders of files, with a federation's own cases."""
_PACKED = Path(__file__).parent / "cases"
_CHECKOUT = Path(__file__).parents[3] / "tests" / "cases"
FOLDER = _PACKED if _PACKED.is_dir() else _CHECKOUT
"""Where the cases lie: beside this module in an installed program, with the tests in a checkout."""


@cache
def casebook(game: str) -> dict[str, Case]:
    """Return the cases of a game by their ids, in the order of their files."""
    own: list[Traversable] = [*sorted(FOLDER.glob(f"{game}/*.yaml"))]
    if game in plugins() and (package := plugins()[game].cases):
        own += sorted((file for file in files(package).iterdir() if file.name.endswith(".yaml")), key=str)
    outside = [found.cases for edition in editions_of(game) if (found := amending(edition))]
    every = (*own, *(file for file in outside if file.is_file()))
    return {case.id: case for file in every for case in _cases(file)}


@cache
def own_cases() -> tuple[Case, ...]:
    """Return the cases that a federation added, in the order of their files."""
    places = [Path(place) for place in os.environ.get(OWN_CASES, "").split(os.pathsep) if place]
    listed = (sorted(place.glob("*.yaml")) if place.is_dir() else [place] for place in places)
    return tuple(case for files in listed for file in files for case in _cases(file))


def _cases(file: Traversable) -> Iterator[Case]:
    return (case for case in read_cases(file.read_text(encoding="utf-8")) if isinstance(case, Case))


def cases_of(edition: str, law: str) -> list[Case]:
    """Return the cases in which a clause, or a part of it, is cited."""
    return [
        case
        for cited, cases in _by_law(edition).items()
        if cites(cited, law) or cited == law
        for case in cases
    ]


@cache
def _by_law(edition: str) -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = defaultdict(list)
    for case in casebook(edition.partition("/")[0]).values():
        laws = (case.then or {}).get("laws")
        if case.edition == edition and isinstance(laws, list):
            for law in dict.fromkeys(map(str, laws)):
                found[law].append(case)
    return found
