"""Why the operating system refused something, in the language of this run."""

import errno

from arbitro.cli.language import tell

_REASONS = {
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "not-found",
    errno.EISDIR: "is-a-directory",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "not-permitted",
    errno.ENOSPC: "no-space",
    errno.EADDRINUSE: "in-use",
}


def reason(error: OSError) -> str:
    """Return why the system refused; a rare reason by its number."""
    known = _REASONS.get(error.errno or 0)
    return tell(f"cli-reason-{known}") if known else tell("cli-reason-other", number=str(error.errno or "-"))
