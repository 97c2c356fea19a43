"""How fast the desk is: acts among 512, draws with separation, Swiss rounds of 512 and 2,048, a series of 20 events.

People and countries by halves are timed in the best of three rounds, acts and the series in the median.
"""

from random import Random
from typing import Any

import networkx as nx
import pytest

from arbitro.desk import Event, acts, judge, read_event, view
from arbitro.desk.draws import matching, swiss
from arbitro.desk.match import DRAW
from arbitro.desk.series.reading import read_series
from arbitro.desk.series.view import view as series_view

ACT_MS = 5.0
TWO_TABLES_MS = 10.0
"""Of a change of tie-breaks, which has to place all 512 by both orders."""
DRAW_S = 5.0
ROUND_S = 1.0
SERIES_S = 1.0


def drawn(format: str, players: int) -> Event:
    event = read_event({"format": format, "entries": players}, "desk")
    return judge(event, acts.Draw()).state


@pytest.mark.parametrize("players", [256, 512, 1024])
@pytest.mark.parametrize("format", ["knockout", "double", "swiss"])
def test_one_result(benchmark: Any, format: str, players: int) -> None:
    event = drawn(format, players)
    ready = next(match for match in event.in_order() if match.state == "ready")
    act = acts.Result(ready.id, ready.names[0])
    verdict = benchmark(judge, event, act)
    assert verdict.refused is None
    if players == 512:
        assert 1000 * benchmark.stats.stats.median < ACT_MS


@pytest.mark.parametrize("players", [256, 512, 1024])
def test_what_is_shown(benchmark: Any, players: int) -> None:
    assert benchmark(view, drawn("double", players))["stage"] == "running"


@pytest.mark.parametrize("players", [2048, 4096, 8192])
@pytest.mark.parametrize("clubs", [40, 400])
def test_a_draw_with_club_separation(benchmark: Any, players: int, clubs: int) -> None:
    random = Random(2)
    entries = [{"name": f"P{n}", "club": f"C{random.randrange(clubs)}"} for n in range(players)]
    event = read_event({"entries": entries, "separate": "club", "seeds": players // 8}, "desk")
    verdict = benchmark.pedantic(judge, (event, acts.Draw(seed="Pavia")), rounds=1)
    assert verdict.refused is None
    assert players != 4096 or benchmark.stats.stats.max < DRAW_S


def field(players: int, rounds: int) -> list[swiss.SwissRecord]:
    """Return a Swiss after so many rounds, played by rank and chance."""
    random = Random(1)
    records = {f"P{n}": swiss.SwissRecord(f"P{n}", n) for n in range(players)}
    for number in range(rounds):
        pairs = swiss.next_round(list(records.values())) if number else swiss.first_round(list(records))
        assert pairs is not None
        for one, other in pairs:
            first, second = records[one], records[other]
            won = random.random() < 1 / (1 + 10 ** ((first.rank - second.rank) / players))
            for record, side, wins in ((first, 1, won), (second, -1, not won)):
                met = record.met | {other if side == 1 else one}
                records[record.name] = swiss.SwissRecord(
                    record.name, record.rank, record.wins + wins, met, False, record.balance + side, side
                )
    return list(records.values())


@pytest.mark.parametrize("players", [256, 512, 1024, 2048])
@pytest.mark.parametrize("rounds", [4, 8])
def test_a_swiss_round(benchmark: Any, players: int, rounds: int) -> None:
    records = field(players, rounds)
    assert benchmark.pedantic(swiss.next_round, (records,), rounds=3) is not None
    assert players != 512 or benchmark.stats.stats.max < ROUND_S


@pytest.mark.parametrize("players", [32, 64, 128])
@pytest.mark.parametrize("how", ["groups first", "blossoms over all (networkx)"])
def test_the_same_round_by_blossoms_alone(benchmark: Any, players: int, how: str) -> None:
    records = field(players, 4)
    wins = [record.wins for record in records]

    def met(one: int, other: int) -> bool:
        return records[other].name in records[one].met

    def paired() -> Any:
        if how == "groups first":
            return matching.pairs(wins, met)
        return matching.best(wins, met, range(players))

    found = benchmark.pedantic(paired, rounds=3)
    best = matching.best(wins, met, range(players))
    assert best is not None
    assert matching.spread(wins, found) == matching.spread(wins, best)
    assert nx.__version__


def busy_swiss(players: int) -> Event:
    """Return a Swiss of the second part after its first round: draws, points, handicaps, fees, a plan, a clock."""
    entries = [{"name": f"P{n}", "rating": 2500 - n, "handicap": n % 20} for n in range(1, players + 1)]
    given = {
        "format": "swiss",
        "entries": entries,
        "seeding": "rating",
        "swiss_rounds": 9,
        "draws": True,
        "tiebreaks": ["points", "buchholz-cut-1", "sonneborn", "progressive"],
        "time_limit": {"minutes": 45},
        "entry_fee": 20,
        "prizes": [500, 300, 200],
        "handicap": "start",
        "tables": players // 4,
        "programme": [{"day": "2026-11-21", "from": "09:00", "to": "22:00"}],
        "start": "2026-11-21",
    }
    event = judge(read_event(given, "desk"), acts.Draw()).state
    for number, match in enumerate(list(event.in_order())[:-1]):
        event = judge(
            event, acts.Result(match.id, DRAW if number % 5 == 0 else match.names[number % 2])
        ).state
    return event


BUSY: dict[str, Any] = {
    "result": lambda event: acts.Result(list(event.in_order())[-1].id, DRAW),
    "pay": lambda event: acts.Pay("P7"),
    "name": lambda event: acts.Amend("name", "P7", to="Ada", reason="spelling"),
    "deduct": lambda event: acts.Deduct("P7", 1, "phone"),
    "withdraw": lambda event: acts.Withdraw("P7"),
    "preview of tie-breaks": lambda event: acts.Amend("tiebreaks", to=("points", "wins")),
}
"""An act of each kind that a director enters in the middle of a day."""


@pytest.mark.parametrize("kind", BUSY)
def test_one_act_of_the_second_part_among_512(benchmark: Any, kind: str) -> None:
    event = busy_swiss(512)
    verdict = benchmark(judge, event, BUSY[kind](event))
    assert verdict.refused is None
    assert 1000 * benchmark.stats.stats.median < (TWO_TABLES_MS if "tie-breaks" in kind else ACT_MS)


def test_a_series_of_20_events_of_128_people_is_computed_anew(benchmark: Any) -> None:
    random = Random(3)
    names = [f"P{n}" for n in range(128)]
    events = [
        {
            "name": f"E{n}",
            "date": f"2026-{n % 12 + 1:02}-01",
            "ranking": random.sample(names, 128),
            "weight": 1.5,
        }
        for n in range(20)
    ]
    given = {"level": "series", "events": events, "best": 8, "award": list(range(128, 0, -1))}
    found = benchmark(lambda: series_view(read_series(given, "desk")))
    assert len(found["ranking"]) == 128
    assert benchmark.stats.stats.median < SERIES_S


@pytest.mark.parametrize("by", ["club", "country"])
def test_a_draw_of_512_separated_by_halves(benchmark: Any, by: str) -> None:
    random = Random(2)
    entries = [{"name": f"P{n}", by: f"C{random.randrange(30)}"} for n in range(512)]
    given = {"entries": entries, "separate": {"by": by, "depth": "half"}, "seeds": 32}
    event = read_event(given, "desk")
    verdict = benchmark.pedantic(judge, (event, acts.Draw(seed="Pavia")), rounds=3)
    assert verdict.refused is None
    assert benchmark.stats.stats.min < ROUND_S
