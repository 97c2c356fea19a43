"""What more nodes carry: `python -m benchmarks.nodes_scaling [ACTS A NODE]`, on a PostgreSQL server of its own.

Each match is asked of one node, as the proxy examples do. What is reckoned is processor time of the nodes, so that a
machine with few or busy processors says the same as one with a processor for each: nodes carry as many acts a second
as they have entered for each second of the one that worked most. Each node has as many matches as the one alone: with
fewer it writes fewer acts together, and each costs more (one node alone: 0.74 ms with 24 matches, 1.1 ms with 8). Also
what an idle node costs.
"""

import json
import os
import statistics
import sys
import tempfile
import threading
import time
from http.client import HTTPConnection
from pathlib import Path

from tests.store.conftest import fresh
from tests.store.postgresql import cluster
from tests.web.hall.process import ROOMY, Asker, Served

MATCHES = 24
"""At each node."""
COUNTS = (1, 2, 3)
ROUNDS = 3
"""How often all is measured in turn: the machine is not the same at every moment."""
IDLE = 10
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(node: Served) -> float:
    fields = Path(f"/proc/{node.program.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def score(port: int, token: str, match: str, acts: int, begun: int) -> None:
    """Enter strokes one after the other over one connection."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    for number in range(begun, begun + acts):
        body = {"command": f"c{number}", "expected": number, "event": {"stroke": {}}}
        connection.request("POST", f"/api/matches/{match}/acts", json.dumps(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        assert answer.status == 200, content
    connection.close()


def measured(folder: Path, server: str, count: int, acts: int) -> tuple[float, float]:
    """Return acts for each processor second of the busiest node, and what an idle node costs a second."""
    database = fresh(server)
    folder.mkdir(exist_ok=True)
    nodes = [Served(folder / f"{count}-{number}", "--database", database, *ROOMY) for number in range(count)]
    try:
        token = nodes[0].guest().token
        places = [
            (node := nodes[number % count], Asker(node.port, token).made())
            for number in range(MATCHES * count)
        ]
        share = acts // MATCHES
        for warm, entered in ((True, 4), (False, share)):
            before = [processor_seconds(node) for node in nodes]
            begun = 0 if warm else 4
            threads = [
                threading.Thread(target=score, args=(node.port, token, match, entered, begun))
                for node, match in places
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        worked = [processor_seconds(node) - earlier for node, earlier in zip(nodes, before, strict=True)]
        time.sleep(1)
        before = [processor_seconds(node) for node in nodes]
        time.sleep(IDLE)
        idle = (
            max(processor_seconds(node) - earlier for node, earlier in zip(nodes, before, strict=True)) / IDLE
        )
        return share * MATCHES * count / max(worked), idle
    finally:
        for node in nodes:
            node.kill()


def main(acts: int) -> None:
    with tempfile.TemporaryDirectory() as folder, cluster("fsync=off", "max_connections=90") as server:
        rounds = [
            [measured(Path(folder) / str(turn), server, count, acts) for count in COUNTS]
            for turn in range(ROUNDS)
        ]
    for place, count in enumerate(COUNTS):
        rate = statistics.median(one[place][0] for one in rounds)
        times = sorted(one[place][0] / one[0][0] for one in rounds)
        print(
            f"{count} nodes: {rate:.0f} acts a processor second of the busiest, {statistics.median(times):.2f} times "
            f"one node ({times[0]:.2f} to {times[-1]:.2f}); "
            f"idle afterwards {1000 * max(one[place][1] for one in rounds):.1f} ms of a processor a second"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1200)
