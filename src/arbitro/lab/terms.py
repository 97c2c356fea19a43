"""What environments may be asked for: a term that cannot be is refused in one line before anything is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from arbitro.l10n import DEFAULT, Language, say
from arbitro.players.table import PlayingTable

LONGEST = 99
"""The longest match, in the game's own measure."""
SHOWN = 4
"""How many lengths are told one by one."""


class BadTerm(ValueError):
    """A term that an environment does not have: its name, what was given, and what can be."""

    def __init__(self, term: str, value: object, known: Collection[object]) -> None:
        super().__init__(term, value, known)
        self.term, self.value = term, str(value)
        self.known = ", ".join(map(str, known))

    def __str__(self) -> str:
        return self.message(DEFAULT)

    def message(self, language: Language) -> str:
        """Return one line for a reader of the language."""
        return say(language, "lab-bad-term", term=self.term, value=self.value, known=self.known)


def one_of(term: str, value: Any, known: Sequence[Any]) -> None:
    """Raise BadTerm for a value that is none of those known."""
    if value not in known:
        raise BadTerm(term, value, known)


def fitting(table: PlayingTable[Any, Any, Any, Any], length: int) -> None:
    """Raise BadTerm for a length that no match can have."""
    known = [one for one in range(1, LONGEST + 1) if table.fits(one)]
    if length not in known:
        told = known if len(known) <= SHOWN else [*known[: SHOWN - 1], "…", known[-1]]
        raise BadTerm("length", length, told)
