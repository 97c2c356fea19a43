"""A Redis server of the tests' own: on a socket in a temporary folder."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """Run a server and give its address."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is missing: install your system's package `redis-server` to run its tests")
    door = folder / "redis.sock"
    arguments = [program, "--port", "0", "--unixsocket", str(door), "--save", "", "--dir", str(folder)]
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL) as server:
        try:
            while not door.exists():
                assert server.poll() is None
                time.sleep(0.01)
            yield f"unix://{door}"
        finally:
            server.kill()
