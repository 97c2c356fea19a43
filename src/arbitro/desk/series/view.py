"""Shows a series: the table and what was changed, as cases and screens read it; and in words."""

from collections.abc import Iterator

import msgspec

from arbitro.desk.numbers import plain
from arbitro.desk.series.standing import SeriesRow, table_of
from arbitro.desk.series.state import EventSeries
from arbitro.kernel import Message


def view(series: EventSeries) -> dict[str, object]:
    """Return everything that can be told of a series."""
    rows = table_of(series)
    amendments = [msgspec.to_builtins(one) for one in series.amendments]
    for row in amendments:
        del row["affects"]
    shown = None if series.amendment is None else msgspec.to_builtins(series.amendment)
    if shown is not None:
        del shown["at"], shown["reason"]
    return {
        "now": series.now,
        "events": [event.name for event in series.in_order()],
        "standings": {row.name: _row_view(row) for row in rows},
        "ranking": [row.name for row in rows if row.place is not None],
        "unranked": [row.name for row in rows if row.place is None],
        "consequences": msgspec.to_builtins(series.consequences),
        "amendment": shown,
        "amendments": amendments,
    }


def _row_view(row: SeriesRow) -> dict[str, object]:
    return {
        "place": row.place,
        "total": plain(row.total),
        "events": len(row.counted) + len(row.dropped),
        "firsts": row.firsts,
        "counted": {event: plain(value) for event, value in row.counted.items()},
        "dropped": {event: plain(value) for event, value in row.dropped.items()},
        "deducted": plain(row.deducted),
        "by": row.by,
    }


def table_lines(series: EventSeries) -> Iterator[Message]:
    """Yield the table line by line, each with what put somebody below the one above."""
    yield Message("desk-told-series", {"events": len(series.events)})
    above = ""
    for row in table_of(series):
        values = {
            "player": row.name,
            "total": str(plain(row.total)),
            "events": len(row.counted) + len(row.dropped),
        }
        if row.place is None:
            yield Message("desk-told-series-unranked", values)
            continue
        how = f"by-{row.by}" if row.by else "level" if above else "first"
        yield Message(f"desk-told-series-{how}", {**values, "place": row.place, "above": above})
        above = row.name
