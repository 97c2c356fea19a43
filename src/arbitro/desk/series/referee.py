"""The desk as a referee of cases about a series."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk.event import Logged
from arbitro.desk.series.judging import announcement, judge
from arbitro.desk.series.reading import read_act, read_series
from arbitro.desk.series.state import EventSeries
from arbitro.desk.series.view import view
from arbitro.kernel import Book, Fact, Message, Verdict
from arbitro.kernel import CaseEvent as Written


class SeriesReferee(msgspec.Struct, frozen=True):
    """Rules on series, which no book speaks of."""

    edition: str = "desk"

    @property
    def books(self) -> tuple[Book[Any, Any], ...]:
        """None."""
        return ()

    def read(
        self, given: Mapping[str, object], events: Sequence[Written]
    ) -> tuple[EventSeries, Sequence[Fact]]:
        """Return the series and the acts of a case, or raise Malformed."""
        series = read_series(given, self.edition)
        return series, [read_act(written, f"when[{number}]") for number, written in enumerate(events)]

    def judge(self, state: EventSeries, fact: Fact) -> Verdict[EventSeries]:
        """Return the verdict on an act. In a case a refused act has a number too, and ends what was only shown."""
        verdict = judge(state, fact)
        if verdict.refused is None:
            return verdict
        log = (*state.log, Logged(fact, "refused"))
        return Verdict(replace(state, log=log, amendment=None, consequences=None), refused=verdict.refused)

    def after(self, state: EventSeries) -> dict[str, object]:
        """Return the series as cases show it."""
        return view(state)

    def says(self, before: EventSeries, fact: Fact, verdict: Verdict[EventSeries]) -> tuple[Message, ...]:
        """Return what the desk says of an act."""
        message = announcement(fact, verdict)
        return () if message is None else (message,)
