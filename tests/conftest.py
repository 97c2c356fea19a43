import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "daily", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("nightly", parent=settings.get_profile("daily"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "daily"))

ROOT = Path(__file__).parent.parent


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests of faults have measured."""
    figures = [
        value
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, value in getattr(report, "user_properties", ())
        if name == "figure" and getattr(report, "when", "") == "call"
    ]
    for figure in figures:
        terminalreporter.write_line(f"measured: {figure}")
