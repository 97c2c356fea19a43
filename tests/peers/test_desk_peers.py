"""The desk beside others: FIDE's own checker reads our report and has our tables, two packages have our brackets."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbitro.desk import Event, acts, judge, read_event, view
from arbitro.desk.draws import bracket, circle
from arbitro.desk.match import DRAW
from arbitro.desk.sheets.trf import as_trf

pytestmark = pytest.mark.peers
ROOT = Path(__file__).parents[2]
SERVER = ROOT / ".peers/TieBreakServer"
PACKAGES = ROOT / ".peers/npm"
BERGER = (
    "import json, berger; print(json.dumps({n: berger.bergertables(n)['pairing'] for n in range(4, 33, 2)}))"
)
EVENTS = 200
SCORINGS = ({"win": 1, "draw": 0.5}, {"win": 2, "draw": 1}, {"win": 3, "draw": 1})
NAMED = {
    "PTS": "points",
    "BH": "buchholz",
    "BH/C1": "buchholz-cut-1",
    "BH/C2": "buchholz-cut-2",
    "BH/M1": "buchholz-median",
    "BH/M2": "buchholz-median-2",
    "SB": "sonneborn",
    "SB/C1": "sonneborn-cut-1",
    "PS": "progressive",
    "PS/C1": "progressive-cut-1",
}
"""What FIDE calls each tie-break, and what we do."""

needs_server = pytest.mark.skipif(
    not SERVER.exists(), reason="no TieBreakServer here: make test-peers fetches it"
)


def random_swiss(seed: int) -> Event:
    """Return a Swiss with draws, byes, forfeits of one and of both sides, and people who leave and come late."""
    random = Random(seed)
    entries = random.randrange(6, 31)
    rounds = random.randrange(3, min(9, entries - 1))
    given = {
        "level": "event",
        "format": "swiss",
        "draws": True,
        "points": SCORINGS[seed % len(SCORINGS)],
        "swiss_rounds": rounds,
        "seeding": "order",
        "entries": [{"name": f"P{n + 1}", "rating": 2000 - 10 * n} for n in range(entries)],
        "tiebreaks": list(NAMED.values()),
    }
    event = read_event(given, "desk")
    for number in range(rounds):
        drawn = judge(event, acts.Draw(seed=str(random.random())))
        if drawn.refused:
            return judge(event, acts.CloseRounds()).state
        event = drawn.state
        for match in event.in_order():
            if event.matches[match.id].state == "ready":
                event = judge(event, _ending(match.id, match.names, random)).state
        if number < rounds - 1 and random.random() < 0.4:
            event = judge(event, acts.Withdraw(random.choice(list(event.entries)))).state
        if number < rounds - 1 and random.random() < 0.2:
            event = judge(event, acts.LateEntry(f"L{number}")).state
    return event


def _ending(match: str, names: tuple[str, ...], random: Random) -> acts.Result | acts.Walkover:
    luck = random.random()
    if luck < 0.3:
        return acts.Result(match, DRAW)
    if luck < 0.4:
        return acts.Walkover(match, random.choice(names))
    return acts.Walkover(match, None) if luck < 0.42 else acts.Result(match, random.choice(names))


def checked_by_fide(event: Event, file: Path) -> dict[str, list[float]]:
    """Return the tie-breaks of everybody as FIDE's checker finds them in our report."""
    file.write_bytes(as_trf(event, "Random", "trf26"))
    command = [
        sys.executable,
        "tiebreakchecker.py",
        "-i",
        str(file),
        "-f",
        "TRF",
        "-s",
        "-d",
        "T",
        "-t",
        *NAMED,
    ]
    lines = subprocess.run(
        command, cwd=SERVER, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    rows = [line.split("\t") for line in lines if line[:1].isdigit()]
    names = dict(enumerate(event.order, start=1))
    return {names[int(row[0])]: [float(cell) for cell in row[2:]] for row in rows}


@needs_server
def test_points_and_tie_breaks_are_those_of_fide_in_two_hundred_random_events(tmp_path: Path) -> None:
    differing = []
    for seed in range(EVENTS):
        event = random_swiss(seed)
        found = checked_by_fide(event, tmp_path / f"{seed}.trf")
        standings = view(event)["standings"]
        assert isinstance(standings, dict)
        assert found.keys() >= standings.keys()
        for name, row in standings.items():
            ours = [float(row[tiebreak]) for tiebreak in NAMED.values()]
            if ours != found[name]:
                differing.append((seed, name, ours, found[name]))
    assert not differing, (len(differing), differing[:3])


@needs_server
def test_round_robins_are_the_berger_tables_of_fide_with_the_same_sides_first() -> None:
    run = subprocess.run(
        [sys.executable, "-c", BERGER], cwd=SERVER, capture_output=True, text=True, check=True
    )
    for players, rounds in json.loads(run.stdout).items():
        theirs = [[(one["white"], one["black"]) for one in pairs.values()] for pairs in rounds.values()]
        ours = [list(circle.table(int(players), number)) for number in range(1, int(players))]
        assert ours == theirs, players


@pytest.mark.skipif(
    not (PACKAGES / "node_modules/duel").exists() or shutil.which("node") is None,
    reason="no packages of brackets here: make test-peers fetches them",
)
def test_knockouts_are_those_of_two_packages() -> None:
    """The one has the same lines from top to bottom, the other the same players in every part of the bracket."""
    script = ROOT / "tests/peers/brackets.cjs"
    run = subprocess.run(["node", str(script)], cwd=PACKAGES, capture_output=True, text=True, check=True)
    for written, found in json.loads(run.stdout).items():
        players, size = int(written), bracket.size_for(int(written))
        lines = [rank if rank <= players else 0 for rank in bracket.lines(size)]
        assert lines == found["lines"], players
        ours = {
            frozenset(lines[start : start + part]) - {0}
            for part in _doublings(size)
            for start in range(0, size, part)
        }
        assert {one for one in ours if len(one) > 1} == _parts(found["tree"]), players


def _doublings(size: int) -> list[int]:
    return [2**power for power in range(1, size.bit_length())]


def _parts(tree: list[dict[str, Any]]) -> set[frozenset[object]]:
    """Return who can come into each match of a bracket whose matches say where their winners go."""
    below: dict[object, set[object]] = {}
    for one in sorted(tree, key=lambda one: int(str(one["id"]).partition(".")[0])):
        mine = below.setdefault(one["id"], set())
        mine.update(one["seeds"])
        below.setdefault(one["next"], set()).update(mine)
    return {frozenset(found) for match, found in below.items() if match}
