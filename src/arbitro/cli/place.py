"""Where a hall is kept, as options of a command, and why it cannot be used, in one line."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from arbitro.cli.commands import option, stop
from arbitro.cli.language import tell
from arbitro.cli.system import NotText, next_line, reason
from arbitro.store import CannotOpen, Unavailable, data_folder

_F = TypeVar("_F", bound=Callable[..., Any])


def hall_options(function: _F) -> _F:
    """Add `--data` and `--database`, given to the function as `data` and `database`."""
    data = option("--data", type=click.Path(path_type=Path), default=data_folder, help="cli-option-data")
    return data(option("--database", help="cli-option-database")(function))


def read_password() -> str:
    """Return the password on the first line of standard input, or end the run with one line where it is no text."""
    try:
        return next_line()
    except EOFError:
        return ""
    except NotText:
        stop(tell("hall-password-not-utf8"))


@contextmanager
def refusals_told(file: Path, unusable: str = "cli-unreadable") -> Iterator[None]:
    """End the run with one line when a hall or a file cannot be used."""
    try:
        yield
    except Unavailable as error:
        stop(tell(f"hall-trouble-{error.trouble.value}"))
    except CannotOpen as error:
        stop(tell(f"hall-{error.reason}", file=str(file), **error.values))
    except OSError as error:
        # A full disk is told as such, whichever file was the one too many.
        if error.errno == errno.ENOSPC:
            stop(tell("hall-trouble-full"))
        stop(tell(unusable, file=str(file), reason=reason(error)))
