"""How far a long series has come, on a terminal: one line on standard error that is written over and over."""

import sys
from time import monotonic
from typing import Any

from arbitro.cli.language import tell
from arbitro.kernel import Fact, Verdict
from arbitro.players import COLOURS, Game

EVERY = 0.5
"""Seconds between two lines."""
CLEAR = "\r\x1b[K"


class Progress:
    """Witnesses a series and shows how it stands; silent where standard error is no terminal."""

    def __init__(self, game: Game[Any, Any, Any, Any], matches: int) -> None:
        self.game = game
        self.matches = matches
        self.match = 0
        self.facts = 0
        self._last = monotonic()

    def begin(self, match: int) -> None:
        """Begin to count a match."""
        self.match, self.facts = match, 0

    def __call__(self, fact: Fact, verdict: Verdict[Any]) -> None:
        """Count a fact, and show now and then how the match stands."""
        self.facts += 1
        if sys.stderr.isatty() and monotonic() - self._last >= EVERY:
            self._last = monotonic()
            self._write(CLEAR + self._line(verdict.state))

    def clear(self) -> None:
        """Take the line away."""
        if sys.stderr.isatty():
            self._write(CLEAR)

    def _line(self, state: Any) -> str:
        white, black = (self.game.score(state)[colour] for colour in COLOURS)
        told = {"match": self.match, "matches": self.matches, "facts": self.facts}
        return tell("cli-play-progress", **told, white=white, black=black)

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()
