"""A program whose disk fails while it appends: `python -m tests.store.faults.failing FOLDER CONTROL ERROR FAILURES`.

It lets each change in turn fail, sees that the append is refused and nothing of it can be read, that all before it can,
and that the next goes well once the disk does. It ends with exit code 0, or with what it did not expect.
"""

import errno
import sys
from pathlib import Path

from arbitro.kernel.journal import GENESIS
from arbitro.store import Heading, Store, Trouble, Unwritable, writer
from arbitro.store.verify import check
from tests.store.faults.disk import Change, Control
from tests.store.journals import command, digest, line

EXPECTED = {
    errno.ENOSPC: {Trouble.FULL, Trouble.FAILING},
    errno.EIO: {Trouble.FAILING},
    errno.EROFS: {Trouble.FAILING, Trouble.READ_ONLY},
}
ANY = Change.WRITE | Change.SYNC | Change.RESIZE | Change.MAKE


class Trial:
    """One journal, and what of it has been acknowledged."""

    def __init__(self, store: Store, control: Control, error: int) -> None:
        self._store, self._control, self._error = store, control, error
        self.acknowledged: list[bytes] = []
        self.refused = 0

    def append(self, act: str) -> None:
        """Append one line, and count it only if it is acknowledged."""
        number = len(self.acknowledged)
        new = line(number, digest(self.acknowledged[-1]) if number else GENESIS, act)
        heading = None if number else Heading("m")
        self._store.append("m", [new], expects=number - 1, command=command(act), heading=heading).result()
        self.acknowledged.append(new)

    def _trouble(self, act: str) -> Trouble | None:
        try:
            self.append(act)
        except Unwritable as refused:
            return refused.trouble
        return None

    def fail_after(self, good: int) -> None:
        """Let the disk fail after some changes until an append is refused; then let it work again."""
        self._control.fail(self._error, ANY, good)
        while (trouble := self._trouble(f"{good} {len(self.acknowledged)} " + "x" * 3000)) is None:
            pass
        assert {trouble, self._store.trouble} <= EXPECTED[self._error], trouble
        self.refused += 1
        self.read()
        self._control.work()
        self._store.probe().result()
        assert self._store.trouble is None
        self.append(f"{good} again")
        self.read()

    def read(self) -> None:
        """See that what was acknowledged can be read, and nothing else."""
        loaded = self._store.load("m")
        assert loaded is not None
        assert list(loaded.lines) == self.acknowledged, (len(loaded.lines), len(self.acknowledged))


def main(folder: Path, control: Control, error: int, failures: int) -> None:
    """Let one change after another fail."""
    writer.TIDY_AFTER = 30
    with Store.serve(folder) as store:
        trial = Trial(store, control, error)
        trial.append("first")
        for good in range(failures):
            trial.fail_after(good)
        assert trial.refused == failures
    with Store.serve(folder) as store:
        assert store.read(check).whole
        loaded = store.load("m")
        assert loaded is not None
        assert list(loaded.lines) == trial.acknowledged


if __name__ == "__main__":
    main(Path(sys.argv[1]), Control(Path(sys.argv[2])), int(sys.argv[3]), int(sys.argv[4]))
