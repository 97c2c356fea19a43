"""A match of the hall kept in a journal as it is played, one entry for each act."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic_ns
from typing import Any

from arbitro.cli.commands import stop
from arbitro.cli.journals import JournalFile
from arbitro.cli.language import tell
from arbitro.cli.pairing import Pairing, Wish
from arbitro.cli.system import reason
from arbitro.kernel import Fact, Sitting
from arbitro.library import game
from arbitro.players import COLOURS, Colour

HALL = "hall"
"""Who enters what no player does: dice, racks, tosses, the next board or frame."""


class Keeper:
    """Enters every act of a match into its journal, each on disk before the next is made."""

    def __init__(self, pairing: Pairing, seed: str, file: str) -> None:
        self.file = JournalFile(file)
        self.names = {colour: str(pairing.players[colour]) for colour in COLOURS}
        terms, set_up = pairing.game.opening(pairing.length, Random(f"{seed}/table"))
        laws = game(pairing.game.edition)
        self.begun = monotonic_ns()
        self.sitting: Sitting[Any, Any] = Sitting.open(laws, terms, tuple(self.names.values()), author=HALL)
        self._keep()
        self(None, set_up)

    def __call__(self, side: Colour | None, facts: Sequence[Fact]) -> None:
        """Enter what was seen of one act."""
        if facts:
            at = (monotonic_ns() - self.begun) // 1_000_000
            heard = self.sitting.enter(*facts, author=self.names[side] if side else HALL, at=at)
            assert heard.entry, heard.refused
            self.sitting = heard.sitting
            self._keep()

    def _keep(self) -> None:
        try:
            self.file.keep(self.sitting)
        except OSError as error:
            stop(tell("cli-unwritable", file=str(self.file.file), reason=reason(error)))


def may_be_kept(wish: Wish) -> None:
    """Stop before anything is played where a journal cannot be begun in the file that was named."""
    if wish.journal is None:
        return
    if wish.games > 1:
        stop(tell("cli-play-record-one"))
    if Path(wish.journal).exists():
        stop(tell("cli-play-journal-there", file=wish.journal))
