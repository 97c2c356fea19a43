from typing import Any

import pytest


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print, under the tables, what each benchmark says of itself: facts a second, required limits, ratios."""
    session = getattr(config, "_benchmarksession", None)
    told = [
        (bench.name, bench.extra_info) for bench in getattr(session, "benchmarks", []) if bench.extra_info
    ]
    for name, info in told:
        terminalreporter.write_line(f"{name}: " + ", ".join(f"{key} {value}" for key, value in info.items()))
