"""What is read from the operating system, and why it refused, in the language of this run."""

import errno
import sys
from contextlib import nullcontext
from io import TextIOWrapper
from pathlib import Path

from arbitro.cli.language import tell

_REASONS = {
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "not-found",
    errno.EISDIR: "is-a-directory",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "not-permitted",
    errno.ENOSPC: "no-space",
    errno.EEXIST: "not-a-directory",
    errno.EBADF: "closed",
    errno.ENODEV: "not-a-file",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-our-address",
}


class NotText(ValueError):
    """A line of standard input is not text in UTF-8."""


class TooLarge(OSError):
    """A file is larger than any document that is meant to come in."""


def reason(error: OSError) -> str:
    """Return why the system refused; a rare reason by its number."""
    known = _REASONS.get(error.errno or 0)
    if isinstance(error, TooLarge):
        return tell("cli-reason-too-large", most=error.strerror)
    return tell(f"cli-reason-{known}") if known else tell("cli-reason-other", number=str(error.errno or "-"))


def next_line(prompt: str = "") -> str:
    """Return the next line of standard input; raises EOFError at its end, NotText for a line that is no text."""
    # Programs without a console (pythonw, some services) have no standard input at all.
    if sys.stdin is None:
        raise EOFError
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "surrogateescape":
        sys.stdin.reconfigure(errors="surrogateescape")  # so that one bad line costs no other
    line = input(prompt)
    # What was no UTF-8 stands as lone surrogates, which cannot be encoded again.
    try:
        line.encode()
    except UnicodeEncodeError as error:
        raise NotText from error
    return line


def read(file: str) -> bytes:
    """Return what a file holds, `-` for standard input; raises OSError."""
    from arbitro.kernel.incoming import LARGEST

    if file == "-" and sys.stdin is None:
        raise OSError(errno.EBADF, "closed")
    with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as source:
        # One byte more than is allowed tells that it is too much, also of a pipe, whose size nobody knows.
        data = source.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TooLarge(errno.EFBIG, LARGEST // 1024**2)
    return data
