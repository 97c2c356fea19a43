"""The desk as a referee of cases: reads an event and acts, judges, and shows what is after."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.desk.event import Event, Logged
from arbitro.desk.judging import FAILED, judge
from arbitro.desk.law.undoing import log_act, without_previews
from arbitro.desk.laws import desk_laws
from arbitro.desk.reading import read_act, read_event
from arbitro.desk.view import view
from arbitro.kernel import Book, Fact, Message, Verdict
from arbitro.kernel import CaseEvent as Written


class DeskReferee(msgspec.Struct, frozen=True):
    """Rules on events by one edition, or by no book."""

    edition: str

    @property
    def books(self) -> tuple[Book[Any, Any], ...]:
        """None: the law of the officials is in functions of whole acts."""
        return ()

    def read(self, given: Mapping[str, object], events: Sequence[Written]) -> tuple[Event, Sequence[Fact]]:
        """Return the event and the acts of a case, or raise Malformed."""
        event = read_event(given, self.edition)
        return event, [read_act(written, f"when[{number}]") for number, written in enumerate(events)]

    def judge(self, state: Event, fact: Fact) -> Verdict[Event]:
        """Return the verdict on an act."""
        verdict = judge(state, fact)
        if verdict.refused is None:
            return verdict
        # In a case a refused act has a number too, and what was only shown before it is shown no more.
        after = without_previews(verdict.state)
        if verdict.state is state:
            after = log_act(after, state, Logged(fact, "refused"))
        failed = verdict.refused.values.get(FAILED)
        return Verdict(replace(after, failed=int(failed) if failed else None), refused=verdict.refused)

    def after(self, state: Event) -> dict[str, object]:
        """Return the event as cases show it."""
        return view(state)

    def says(self, before: Event, fact: Fact, verdict: Verdict[Event]) -> tuple[Message, ...]:
        """Return what the desk says of an act for which no law is cited."""
        return verdict.says


@cache
def desk(edition: str) -> DeskReferee | None:
    """Return the desk that rules by an edition, or None where there is no such edition."""
    return DeskReferee(edition) if desk_laws(edition) else None
