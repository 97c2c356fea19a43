"""Where each law of the federation's book stands in the 29-point game, and what is nearest to those it lacks."""

import tomllib
from importlib.resources import files

NEAREST = {
    "38a": "sitting.4",
    "40": "toss.1",
    "44": "terms.7",
    "45a": "terms.7",
    "45b": "terms.7",
    "45c": "terms.7",
    "46": "terms.6",
    "47": "terms.6",
    "49a.i": "toss.1",
    "49a.ii": "toss.1",
    "49a.iii": "toss.1",
    "50": "general.18",
    "51": "terms.21",
    "55": "game.3",
    "56b": "game.3",
    "57": "general.39",
    "58": "sitting.1",
    "59": "sitting.2",
    "60a": "general.39",
    "60b": "general.39",
    "60c": "general.39",
    "61": "terms.23",
    "62": "terms.3",
    "63a": "terms.15",
    "63b": "terms.15",
    "64a": "terms.15",
    "64b": "terms.15",
    "151a": "match-loss.3",
}
"""The nearest clause for laws on which this book is silent: their rulings are derived."""

_CHOSEN = {
    "29": "sitting.3",
    "32": "sitting.7",
    "52b": "game.3",
    "34": "striking.3",
    "48": "objective",
    "49b": "objective",
    "33": "striking.3",
    "37a": "striking.5",
    "122b.i": "general.10",
}
"""The clause to cite where several say the same."""


_LISTED = tomllib.loads(files("arbitro.carrom.books").joinpath("counterparts.toml").read_text("utf-8"))
_COUNTERPARTS = {law: mine for mine, laws in _LISTED["classic-29"].items() for law in laws}

# What is chosen here goes before the table that the library has too: that one names every counterpart of a clause.
NUMBERS: dict[str, str] = {**_COUNTERPARTS, **_CHOSEN, **NEAREST}
"""The number here of each law of the federation's book."""
