"""The digest at the end of a backup: over every byte before it, so that whatever was changed since is found."""

import hashlib
import os
import re
from pathlib import Path

from arbitro.store.refusals import Unsound

_SEAL = re.compile(rb"\narbitro backup 1 sha256 ([0-9a-f]{64})\n")
"""SQLite takes no notice of what follows its last page: a sealed backup can be looked into with its tools."""
LENGTH = len(b"\narbitro backup 1 sha256 \n") + 64
_CHUNK = 2**20


def seal(file: Path) -> str:
    """Write the digest of a file at its end, and return it."""
    digest = _digest(file, file.stat().st_size)
    with file.open("ab") as handle:
        handle.write(b"\narbitro backup 1 sha256 %b\n" % digest.encode())
    return digest


def sealed_digest(file: Path) -> str | None:
    """Return the digest at the end of a file, None where there is none; raises Unsound where it is another's."""
    length = file.stat().st_size - LENGTH
    if length <= 0:
        return None
    with file.open("rb") as handle:
        handle.seek(length)
        found = _SEAL.fullmatch(handle.read())
    if found is None:
        return None
    said = found[1].decode()
    if said != _digest(file, length):
        raise Unsound(str(file))
    return said


def unseal(file: Path) -> None:
    """Take the digest off the end of a file that has one."""
    os.truncate(file, file.stat().st_size - LENGTH)


def _digest(file: Path, length: int) -> str:
    """Return the digest of the first bytes of a file."""
    digest = hashlib.sha256()
    with file.open("rb") as handle:
        while length > 0 and (chunk := handle.read(min(_CHUNK, length))):
            digest.update(chunk)
            length -= len(chunk)
    return digest.hexdigest()
