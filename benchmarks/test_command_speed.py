"""How long the command takes from the shell, and how long a search takes in a fresh process and in a warm one."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arbitro.library import search

ARBITRO = str(Path(sys.executable).parent / "arbitro")
COLD = """
import time
from arbitro.library import search
start = time.perf_counter()
search("queen striker")
print(time.perf_counter() - start)
"""


@pytest.mark.parametrize(
    ("arguments", "limit_ms"),
    [(["--help"], 150), (["laws", "show", "98a"], 200)],
    ids=["--help", "laws show"],
)
def test_command(benchmark: Any, arguments: list[str], limit_ms: int) -> None:
    benchmark.pedantic(
        lambda: subprocess.run([ARBITRO, *arguments], check=True, capture_output=True),
        rounds=10,
        warmup_rounds=2,
    )
    benchmark.extra_info["required below (ms)"] = limit_ms


def test_search_in_a_fresh_process(benchmark: Any) -> None:
    times: list[float] = []

    def once() -> None:
        done = subprocess.run([sys.executable, "-c", COLD], check=True, capture_output=True, text=True)
        times.append(float(done.stdout))

    benchmark.pedantic(once, rounds=10, warmup_rounds=1)
    benchmark.extra_info["the search itself, median (ms)"] = round(1000 * sorted(times)[len(times) // 2], 1)
    benchmark.extra_info["required below (ms)"] = 50


def test_search_in_a_running_server(benchmark: Any) -> None:
    assert benchmark(search, "queen striker")
    benchmark.extra_info["required below (ms)"] = 50
