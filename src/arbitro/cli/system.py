"""What is read from the operating system, and why it refused, in the language of this run."""

import errno
import sys
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
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-our-address",
}


def reason(error: OSError) -> str:
    """Return why the system refused; a rare reason by its number."""
    known = _REASONS.get(error.errno or 0)
    return tell(f"cli-reason-{known}") if known else tell("cli-reason-other", number=str(error.errno or "-"))


def read(file: str) -> bytes:
    """Return what a file holds, `-` for standard input; raises OSError."""
    if file != "-":
        return Path(file).read_bytes()
    if sys.stdin is None:
        raise OSError(errno.EBADF, "closed")
    return sys.stdin.buffer.read()
