"""How far a long series has come, on a terminal: one line on standard error that is written over and over."""

import sys
from collections.abc import Sequence
from time import monotonic
from typing import Any

from arbitro.cli.language import tell
from arbitro.kernel import Fact, Heard

EVERY = 0.5
"""Seconds between two lines."""
# To the start of the line, and the ANSI sequence that erases to its end.
CLEAR = "\r\x1b[K"


class Progress:
    """Witnesses a series and shows how it stands; silent where standard error is no terminal."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.match = 0
        self.facts = 0
        self._last = monotonic()

    def begin(self, match: int) -> None:
        """Begin to count a match."""
        self.match, self.facts = match, 0

    def __call__(self, facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        """Count the facts of an act, and show now and then how the match stands."""
        self.facts += len(facts)
        if sys.stderr.isatty() and monotonic() - self._last >= EVERY:
            self._last = monotonic()
            self._write(CLEAR + self._line(heard.sitting.standing().score))

    def clear(self) -> None:
        """Take the line away."""
        if sys.stderr.isatty():
            self._write(CLEAR)

    def _line(self, score: tuple[int, int]) -> str:
        told = {"match": self.match, "matches": self.matches, "facts": self.facts}
        return tell("cli-play-progress", **told, white=score[0], black=score[1])

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()
