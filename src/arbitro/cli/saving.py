"""What a command writes into a file of the user's."""

from pathlib import Path

from arbitro.cli.commands import stop
from arbitro.cli.language import tell
from arbitro.cli.system import reason
from arbitro.files import replace


def save(file: Path, data: bytes) -> None:
    """Write a file whole, its folders included, or end the run with one line and leave what was there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Atomic: the old file is replaced only by a whole one (docs/command.md).
        replace(file, data)
    except OSError as error:
        stop(tell("cli-unwritable", file=str(file), reason=reason(error)))
