"""Running out of files: whoever connects is told so, in a line of the log, and the hall goes on when there are some."""

import contextlib
import socket
import time
from pathlib import Path

from tests.web.hall.process import Served

RULED = {"id": "x", "edition": "carrom/icf-2001", "when": [{"stroke": {"white": 1}}]}
FILES = 90
"""So few that connections use them up before the hall counts too many connections."""


def test_running_out_of_files_is_answered_with_503_and_a_few_lines_of_the_log(tmp_path: Path) -> None:
    with Served(tmp_path / "hall", files=FILES) as hall, contextlib.ExitStack() as stack:
        # The hall begins a process for strangers' work beside its start: this test is not about one that finds no file.
        assert hall.post("/api/rule", RULED).status == 200
        held = []
        for _ in range(2 * FILES):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", hall.port), 30))
            held.append(one)
        refused = [one for one in held[FILES:] if one.recv(12) == b"HTTP/1.1 503"]
        assert refused, "somebody too many is told"
        for one in held:
            one.close()
        for _ in range(100):
            with contextlib.suppress(OSError):
                if hall.get("/health").status == 200:
                    break
            time.sleep(0.1)
        assert hall.get("/health").status == 200, "it goes on"
        written = hall.errors.read_text()
        assert "Traceback" not in written
        assert len([line for line in written.splitlines() if "no more files" in line]) in range(1, 21)
