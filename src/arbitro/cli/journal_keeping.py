"""A match kept in a journal as it is played, one entry for each act."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arbitro.cli.commands import stop
from arbitro.cli.journals import JournalFile
from arbitro.cli.language import tell
from arbitro.cli.pairing import Wish
from arbitro.cli.system import reason
from arbitro.kernel import Fact, Heard


class Keeper:
    """Witnesses a match and writes every entry into the file that was named, each before the next act is made."""

    def __init__(self, file: str | None) -> None:
        self.file = JournalFile(file)

    def __call__(self, facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        """Write what is new, or stop with a line that says why it cannot be."""
        try:
            self.file.keep(heard.sitting)
        except OSError as error:
            stop(tell("cli-unwritable", file=str(self.file.file), reason=reason(error)))


def may_be_kept(wish: Wish) -> None:
    """Stop before anything is played where a journal cannot be begun in the file that was named."""
    if wish.journal is None:
        return
    # One journal is one match.
    if wish.games > 1:
        stop(tell("cli-play-record-one"))
    # Journals are append-only: one that is there belongs to another match.
    if Path(wish.journal).exists():
        stop(tell("cli-play-journal-there", file=wish.journal))
