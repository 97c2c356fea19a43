"""Says loudly which built parts this installation has not."""

import sys

from arbitro.cli.language import choose, tell
from arbitro.parts import missing, place


def warn() -> None:
    """Say loudly on standard error what is missing, in the user's language."""
    choose(sys.argv[1:])
    for part in missing():
        bar = "!" * 100
        sys.stderr.write(f"{bar}\n{tell(f'cli-missing-{part}', place=place())}\n{bar}\n")


if __name__ == "__main__":
    warn()
