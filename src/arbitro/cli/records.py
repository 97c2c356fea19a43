"""`--record`: a match that is played at the terminal, written down in the end as its journal tells it."""

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import Any

from arbitro.cli.commands import stop
from arbitro.cli.language import tell
from arbitro.cli.pairing import Wish
from arbitro.cli.saving import save
from arbitro.kernel import Fact, Heard, Sitting
from arbitro.kernel.plugin import load, plugin


class Scribe:
    """Witnesses a match, and writes it down in the end for whoever has named a file."""

    def __init__(
        self, file: str | None = None, writer: Callable[[Sitting[Any, Any]], str] | None = None
    ) -> None:
        self.file = file
        self.writer = writer
        self.sitting: Sitting[Any, Any] | None = None

    def __call__(self, facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        """Remember the match as it stands."""
        self.sitting = heard.sitting

    def save(self) -> None:
        """Write what was played, be it a whole match or less, or stop with a line that says why it cannot be."""
        if self.file and self.writer and self.sitting:
            save(Path(self.file), self.writer(self.sitting).encode())


def scribe_for(wish: Wish) -> Scribe:
    """Return who writes the match down; stops before anything is played where the file cannot be meant."""
    if wish.record is None:
        return Scribe()
    endings = plugin(wish.game).endings
    form = endings.get(PurePath(wish.record).suffix.lower())
    if form is None:
        stop(tell("cli-play-record-ending", file=wish.record, endings=", ".join(endings)))
    if wish.games > 1:
        stop(tell("cli-play-record-one"))
    # Now, and not at the end of a match that may take an hour.
    if not Path(wish.record).parent.is_dir():
        stop(tell("cli-unwritable", file=wish.record, reason=tell("cli-reason-not-found")))
    return Scribe(wish.record, load(plugin(wish.game).exports[form]))
