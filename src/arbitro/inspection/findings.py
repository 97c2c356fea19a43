"""Compares what was measured with what the book asks."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from arbitro.inspection.answers import choice, condition, measurement, spread, value_as_written
from arbitro.inspection.entry import AllowedRange, ChecklistEntry, entries
from arbitro.kernel import Malformed, Message

Result = Literal["pass", "fail", "note", "not-measured"]
RESULTS: tuple[Result, ...] = ("pass", "fail", "note", "not-measured")
"""What can be found of an entry."""


class JudgedValue(msgspec.Struct, frozen=True):
    """One value and what was found of it."""

    given: str
    """The value as it was written; of a spread, all of them."""
    result: Result
    """Whether it is as the book asks."""
    off: Fraction | None = None
    """How far it lies from what is asked, in the form's unit; below zero it is too small."""


class Finding(msgspec.Struct, frozen=True):
    """What was found of one entry."""

    entry: ChecklistEntry
    """What was to be measured."""
    judged: tuple[JudgedValue, ...] = ()
    """Each value with its result; a spread has one for the whole set."""
    values: int = 0
    """How many values were given."""

    @property
    def result(self) -> Result:
        """The worst of its values; not measured where there is none."""
        found = {judged.result for judged in self.judged}
        worst: tuple[Result, ...] = ("fail", "note", "pass")
        return next((result for result in worst if result in found), "not-measured")

    @property
    def unseen(self) -> int:
        """How many pieces of a measured kind were left out."""
        return max(0, self.entry.pieces - self.values) if self.judged else 0


class InspectionReport(msgspec.Struct, frozen=True):
    """The findings of an inspection by one edition."""

    edition: str
    """The edition by which it was judged."""
    findings: tuple[Finding, ...]
    """One finding for each entry of the edition, in the order of the book."""
    problems: tuple[Message, ...] = ()
    """What could not be understood; those entries count as not measured."""

    def count(self) -> dict[Result, int]:
        """Return how many entries have each result."""
        return {result: sum(finding.result == result for finding in self.findings) for result in RESULTS}

    @property
    def sound(self) -> bool:
        """Whether nothing that was measured fails."""
        return not any(finding.result == "fail" for finding in self.findings)


def inspect(edition: str, answers: Mapping[str, object]) -> InspectionReport:
    """Judge the answers of a form, by entry id, against an edition; None is an entry not measured."""
    known = entries(edition)
    problems = [Malformed(key, "measure-unknown").message for key in answers if key not in known]
    findings: list[Finding] = []
    for entry in known.values():
        try:
            findings.append(_find(entry, answers.get(entry.id)))
        except Malformed as error:
            problems.append(error.message)
            findings.append(Finding(entry))
    return InspectionReport(edition, tuple(findings), tuple(problems))


def _find(entry: ChecklistEntry, given: object) -> Finding:
    if given is None:
        return Finding(entry)
    values = given if isinstance(given, list) else [given]
    if not values:
        raise Malformed(entry.id, "measure-empty-list")
    if entry.kind == "spread":
        found = spread(entry, values)
        judged = _judge_measurement(
            entry, ", ".join(map(value_as_written, values)), found, entry.figures.intervals(entry.unit)
        )
        return Finding(entry, (judged,), len(values))
    return Finding(entry, tuple(_judge(entry, value) for value in values), len(values))


def _judge(entry: ChecklistEntry, given: object) -> JudgedValue:
    if entry.kind == "condition":
        return JudgedValue(value_as_written(given), _result(entry, condition(entry, given)))
    if entry.kind == "choice":
        return JudgedValue(value_as_written(given), _result(entry, choice(entry, given) in entry.allowed))
    found = measurement(entry, given)
    figures = entry.imperial if found.imperial and entry.imperial else entry.figures
    return _judge_measurement(entry, value_as_written(given), found.amount, figures.intervals(entry.unit))


def _judge_measurement(
    entry: ChecklistEntry, given: str, amount: Fraction, intervals: tuple[AllowedRange, ...]
) -> JudgedValue:
    off = min((interval.off(amount) for interval in intervals), key=abs)
    return JudgedValue(given, _result(entry, off == 0), off or None)


def _result(entry: ChecklistEntry, held: bool) -> Result:
    if held:
        return "pass"
    return "note" if entry.lenient else "fail"
