"""How fast seasons are: a series computed again, an act and a plan in an event of 512 with a programme.

`python -m benchmarks.season_speed` prints medians in milliseconds.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from arbitro.desk import acts, judge, read_event
from arbitro.desk.series import judge as judge_series
from arbitro.desk.series import read_series, view
from arbitro.desk.series.state import AddEvent

DAYS = [
    {"day": f"2026-11-{day}", "from": "09:00", "to": "21:00", "breaks": [["13:00", "14:00"]]}
    for day in range(20, 26)
]


def milliseconds(does: Callable[[], object], times: int) -> float:
    """Return the median time of something."""
    taken = []
    for _ in range(times):
        begin = perf_counter()
        does()
        taken.append(1000 * (perf_counter() - begin))
    return median(taken)


def main() -> None:
    """Measure and print."""
    random = Random(1)
    people = [f"P{number}" for number in range(128)]
    events = [
        {"name": f"E{number}", "ranking": random.sample(people, 128), "weight": 1.5} for number in range(20)
    ]
    series = read_series(
        {"level": "series", "best": 12, "shared": "average", "ties": ["events", "best"], "events": events},
        "desk",
    )
    print(f"a series of 20 events of 128 computed again: {milliseconds(partial(view, series), 21):.1f}")
    more = AddEvent("More", tuple(people))
    print(f"one event more in it: {milliseconds(partial(judge_series, series, more), 21):.2f}")
    given = {"entries": 512, "tables": 24, "programme": DAYS, "rest_minutes": 10, "minutes_per_match": 40}
    for form in ("knockout", "double", "swiss"):
        event = read_event({**given, "format": form, "draw": True}, "desk")
        result = acts.Result("W1.1" if form == "double" else "R1.1", "P1")
        print(
            f"a result in a {form} of 512 with a programme: {milliseconds(partial(judge, event, result), 101):.2f}"
        )
        table = acts.Amend("tables", add=("Blue",), reason="borrowed")
        print(f"  planned again, a table more: {milliseconds(partial(judge, event, table), 5):.0f}")


if __name__ == "__main__":
    main()
