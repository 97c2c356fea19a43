"""A series as one journal, as an event is."""

import msgspec

from arbitro.desk.record import DESK
from arbitro.desk.series.judging import judge
from arbitro.desk.series.reading import read_series
from arbitro.desk.series.state import EventSeries, SeriesAct
from arbitro.kernel import Fact, Malformed, Verdict
from arbitro.kernel.journal import BadJournal, Fault, Journal, Opened, Recorded, encode, seal_facts
from arbitro.kernel.pseudonyms import reveal_json

_decode = msgspec.json.Decoder(SeriesAct).decode


class SeriesRecord(msgspec.Struct, frozen=True):
    """The journal of a series, and the series that it leads to."""

    journal: Journal
    series: EventSeries

    def enter(self, act: Fact, author: str = DESK) -> tuple["SeriesRecord", Verdict[EventSeries]]:
        """Judge an act; what is carried out is one more entry."""
        verdict = judge(self.series, act)
        if verdict.refused:
            return self, verdict
        journal = self.journal.append(Recorded(seal_facts([act])), author=author, at=1000 * verdict.state.now)
        return SeriesRecord(journal, verdict.state), verdict


def open_series(given: dict[str, object], edition: str, author: str = DESK) -> SeriesRecord:
    """Begin the journal of a series, or raise Malformed."""
    series = read_series(given, edition)
    return SeriesRecord(Journal.open(Opened(edition, given), author=author, at=1000 * series.now), series)


def load_series(lines: bytes, head: str | None = None) -> SeriesRecord:
    """Read the journal of a series and follow it to its end, or raise BadJournal with the first bad entry."""
    journal = Journal.load(lines, head)
    try:
        terms = msgspec.json.decode(reveal_json(encode(journal.opened.terms)))
        series = read_series(terms, journal.opened.edition)
    except Malformed as error:
        raise BadJournal(Fault(0, "bad-act")) from error
    for entry in journal.entries[1:]:
        if not isinstance(entry.act, Recorded):
            raise BadJournal(Fault(entry.number, "bad-act"))
        for fact in entry.act.facts:
            try:
                verdict = judge(series, _decode(reveal_json(fact)))
            except msgspec.DecodeError as error:
                raise BadJournal(Fault(entry.number, "unreadable")) from error
            if verdict.refused:
                raise BadJournal(Fault(entry.number, "bad-act"))
            series = verdict.state
    return SeriesRecord(journal, series)
