"""How fast the desk is: an act among 512, a draw of 4,096 with club separation, Swiss rounds of 512 and 2,048."""

from random import Random
from typing import Any

import networkx as nx
import pytest

from arbitro.desk import Event, acts, judge, read_event, view
from arbitro.desk.draws import matching, swiss

ACT_MS = 5.0
DRAW_S = 5.0
ROUND_S = 1.0


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


def field(players: int, rounds: int) -> list[swiss.Record]:
    """Return a Swiss after so many rounds, played by rank and chance."""
    random = Random(1)
    records = {f"P{n}": swiss.Record(f"P{n}", n) for n in range(players)}
    for number in range(rounds):
        pairs = swiss.next_round(list(records.values())) if number else swiss.first_round(list(records))
        assert pairs is not None
        for one, other in pairs:
            first, second = records[one], records[other]
            won = random.random() < 1 / (1 + 10 ** ((first.rank - second.rank) / players))
            for record, side, wins in ((first, 1, won), (second, -1, not won)):
                met = record.met | {other if side == 1 else one}
                records[record.name] = swiss.Record(
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
