"""Files written whole or not at all."""

import os
import secrets
from pathlib import Path


def replace(file: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that the old one stays whole until the new one is.

    What is no ordinary file, such as a device or a pipe, is written to as it is. Raises OSError.
    """
    place = file.resolve()
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    beside = place.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with beside.open("xb") as written:
            written.write(data)
            written.flush()
            os.fsync(written.fileno())
        if place.exists():
            beside.chmod(place.stat().st_mode & 0o777)
        beside.replace(place)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
