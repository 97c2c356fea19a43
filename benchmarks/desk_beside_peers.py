"""Swiss rounds beside swisspair in the same run: processor time, and the sum of squared differences in wins.

    make bench-peers           runs this last; it installs the peer in .peers

The field is the same for both: so many players after so many rounds, who has met whom and won how often.
"""

import json
import subprocess
import time
from pathlib import Path

from arbitro.desk.draws import swiss
from benchmarks.test_desk_speed import field

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".peers/bin/python"
SIZES = ((32, 4), (64, 4), (128, 4), (256, 4), (256, 8))


def main() -> None:
    if not PYTHON.exists():
        print("swisspair is not installed: scripts/peers does it")
        return
    print(f"{'players':>8}{'rounds':>8}{'Arbitro':>12}{'swisspair':>12}{'ratio':>8}{'spreads':>12}")
    for players, rounds in SIZES:
        records = field(players, rounds)
        ours, pairs = timed(records)
        theirs, other = peer(records)
        spreads = f"{spread(records, pairs)} / {spread(records, other)}"
        print(
            f"{players:>8}{rounds:>8}{1000 * ours:>9.2f} ms{1000 * theirs:>9.1f} ms{theirs / ours:>8.0f}{spreads:>12}"
        )


def timed(records: list[swiss.SwissRecord]) -> tuple[float, list[tuple[str, str]]]:
    """Return the best of three times that a round takes us, and its pairs."""
    best = float("inf")
    for _ in range(3):
        begin = time.process_time()
        pairs = swiss.next_round(records)
        best = min(best, time.process_time() - begin)
    assert pairs is not None
    return best, list(pairs)


def peer(records: list[swiss.SwissRecord]) -> tuple[float, list[tuple[str, str]]]:
    """Return the time that the peer took, and its pairs."""
    asked = [{"name": r.name, "wins": r.wins, "rank": r.rank, "met": sorted(r.met)} for r in records]
    run = subprocess.run(
        [str(PYTHON), str(ROOT / "benchmarks/peers/swisspair_rounds.py")],
        input=json.dumps(asked) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    return told["seconds"], [(one, other) for one, other in told["pairs"]]


def spread(records: list[swiss.SwissRecord], pairs: list[tuple[str, str]]) -> int:
    """Return the sum of squared differences in wins."""
    wins = {record.name: record.wins for record in records}
    return sum((wins[one] - wins[other]) ** 2 for one, other in pairs)


if __name__ == "__main__":
    main()
