"""The last word of each console of the hall about its own device."""

from collections.abc import Collection

import msgspec

MOST = 1000
"""So many are kept; the oldest go first."""


class ConsoleReport(msgspec.Struct, frozen=True):
    """A console as it last told of itself."""

    who: str
    name: str
    match: str
    table: str
    at: int
    """When, in milliseconds since 1970."""
    unsent: int
    battery: int | None
    charging: bool
    version: str


class ConsoleReports:
    """One report for each device and match, the newest."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], ConsoleReport] = {}

    def keep(self, report: ConsoleReport) -> None:
        """Keep a report in place of the device's earlier one."""
        self._kept.pop((report.who, report.match), None)
        self._kept[report.who, report.match] = report
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]

    def forget(self, matches: Collection[str]) -> None:
        """Forget what consoles said of matches that are not there any more."""
        for who, match in [*self._kept]:
            if match in matches:
                del self._kept[who, match]

    def all(self) -> tuple[ConsoleReport, ...]:
        """Return every report, the oldest first."""
        return (*self._kept.values(),)
