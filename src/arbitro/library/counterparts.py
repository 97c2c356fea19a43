"""Which clauses of a game's editions speak of the same thing."""

import tomllib
from functools import cache
from importlib.resources import files

from arbitro.kernel.plugin import plugin
from arbitro.library.shelf import editions_of, game_of, lineage, numbers, package_of

Clause = tuple[str, str]
"""An edition and a number in it."""


def counterparts(edition: str, number: str) -> dict[str, tuple[str, ...]]:
    """Return the clauses of the game's other editions that speak of the same thing, by edition."""
    shared = _subjects(game_of(edition))
    mine = shared.get((edition, number), frozenset())
    found: dict[str, tuple[str, ...]] = {}
    for other in editions_of(game_of(edition)):
        if other != edition:
            found[other] = tuple(
                law for law in numbers(other) if mine & shared.get((other, law), frozenset())
            )
    return {other: laws for other, laws in found.items() if laws}


@cache
def _subjects(game: str) -> dict[Clause, frozenset[str]]:
    """Return for every clause of a game its subjects: the numbers that its first edition gives them."""
    first, *others = editions_of(game)
    own = numbers(first)
    subjects: dict[Clause, frozenset[str]] = {(first, law): frozenset([law]) for law in own}
    if others:
        # The clauses whose number is not that of their counterpart in the first edition.
        books = package_of(plugin(game).usual).rpartition(".")[0]
        file = files(books).joinpath("counterparts.toml")
        listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    else:
        listed = {}
    for edition in others:
        table = listed.get(lineage(edition)[-1].partition("/")[2], {})
        for law in numbers(edition):
            same = [law] if law in own else []
            subjects[edition, law] = frozenset(table.get(law, same))
    return subjects
