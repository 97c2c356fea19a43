"""A format from outside is one file; an event feeds the next."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.plugins.conftest import METADATA, Outside
from tests.web.hall.process import ROOT, Asker, Served


@pytest.fixture(scope="module")
def stepladder(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """The format that the documents show, installed as a package."""
    site = tmp_path_factory.mktemp("site")
    text = (ROOT / "docs/extend.md").read_text(encoding="utf-8")
    (shown,) = (
        block for block in re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S) if "Stepladder" in block
    )
    (site / "arbitro_stepladder.py").write_text(shown, encoding="utf-8")
    metadata = site / "arbitro_stepladder-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA.format(name="arbitro_stepladder"))
    (metadata / "entry_points.txt").write_text(
        "[arbitro.formats]\nstepladder = arbitro_stepladder:STEPLADDER\n"
    )
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return Outside("desk", {"PYTHONPATH": path}, site)


def test_no_file_of_ours_names_it() -> None:
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("src/**/*.ftl"), *ROOT.glob("web/src/**/*.ts")]
    assert [file for file in files if "stepladder" in file.read_text(encoding="utf-8").lower()] == []


@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_it_is_played_to_its_end_in_the_terminal(stepladder: Outside, players: str, tmp_path: Path) -> None:
    file = tmp_path / "event.jsonl"
    run = ("desk", "simulate", "--format", "stepladder", "--players", players, "--save", str(file))
    assert stepladder.run(*run).returncode == 0
    shown = json.loads(stepladder.run("desk", "show", str(file), "--json").stdout)
    assert shown["stage"] == "over"
    assert sorted(place for place, _ in shown["placing"].values()) == list(range(1, int(players) + 1))
    assert shown["placing"][shown["champion"]] == [1, 1]


def _event(director: Asker, **body: object) -> str:
    made = director.post("/api/desk", {"edition": "desk", **body})
    assert made.status == 201, made.content
    return str(made.json["id"])


def _act(director: Asker, event: str, what: object) -> None:
    sequence = director.get(f"/api/desk/{event}").json["sequence"]
    told = director.post(
        f"/api/desk/{event}/acts", {"command": os.urandom(8).hex(), "expected": sequence, "event": what}
    )
    assert (told.status, told.json["refused"]) == (200, None), told.content


def _play(director: Asker, event: str) -> dict[str, list[int]]:
    """Play an event to its end: whoever was entered first wins."""
    _act(director, event, "draw")
    for _ in range(99):
        view = director.get(f"/api/desk/{event}").json
        standing = view["event"]
        if standing["stage"] == "over":
            return dict(standing["placing"])
        if not standing["ready"]:
            _act(director, event, "draw")
            continue
        match = standing["ready"][0]
        rank = {entry["name"]: entry["number"] for entry in view["entries"]}
        winner = min(
            (side for side in standing["matches"][match]["sides"] if side), key=lambda side: rank[side]
        )
        _act(director, event, {"result": {"match": match, "winner": winner}})
    raise AssertionError("it does not end")


NAMES = ["Alessandra Montefiore della Rovere-Castelli", "आरव शर्मा", "Cao", "Dee", "Eve", "Fay", "Gus", "Hal"]


def test_the_hall_runs_it_and_one_event_feeds_the_next(stepladder: Outside, tmp_path: Path) -> None:
    with Served(tmp_path / "hall", environment=stepladder.environment) as hall:
        director = hall.director()
        open_event = _event(director, given={"format": "stepladder", "entries": NAMES})
        early = director.post(
            "/api/desk", {"given": {"format": "knockout"}, "feeds": [{"event": open_event}]}
        )
        assert (early.status, early.json["key"]) == (400, "feeds[0]")
        placing = _play(director, open_event)
        assert placing[NAMES[0]] == [1, 1]
        assert "Stepladder" in director.get("/desk").content.decode()
        assert director.get(f"/desk/{open_event}").status == 200
        swiss = _event(director, given={"format": "swiss", "entries": NAMES})
        places = _play(director, swiss)
        top = sorted(places, key=lambda name: places[name])[:2]
        feeds = [{"event": swiss, "first": 1, "last": places[top[-1]][1]}]
        cut = director.get(f"/api/desk/{_event(director, given={'format': 'knockout'}, feeds=feeds)}").json
        assert [entry["name"] for entry in cut["entries"]][:1] == top[:1]
        assert [entry["seed"] for entry in cut["entries"]] == list(range(1, len(cut["entries"]) + 1))
        knockout = _event(director, given={"format": "knockout", "entries": NAMES})
        _play(director, knockout)
        for first, last in ((1, 4), (5, 8)):
            feeds = [{"event": knockout, "first": first, "last": last}]
            half = director.get(
                f"/api/desk/{_event(director, given={'format': 'knockout'}, feeds=feeds)}"
            ).json
            assert len(half["entries"]) == 4
        feeds = [{"event": knockout, "first": 1, "last": 6}]
        shared = director.post("/api/desk", {"given": {"format": "knockout"}, "feeds": feeds})
        assert (shared.status, shared.json["key"]) == (400, "feeds[0]")
        feeds = [{"event": knockout, "first": 1, "last": 2}]
        main = _event(director, given={"format": "knockout", "entries": ["Ida", "Jon"]}, feeds=feeds)
        names = [entry["name"] for entry in director.get(f"/api/desk/{main}").json["entries"]]
        assert (names[:2], len(names)) == (["Ida", "Jon"], 4)


def test_a_ladder_is_run_in_the_hall(tmp_path: Path) -> None:
    with Served(tmp_path / "hall") as hall:
        director = hall.director()
        ladder = _event(director, given={"format": "ladder", "entries": NAMES[::-1], "swiss_rounds": 3})
        view = director.get(f"/api/desk/{ladder}").json
        assert (view["one_table"], view["in_rounds"]) == (True, True)
        placing = _play(director, ladder)
        assert sorted(place for place, _ in placing.values()) == list(range(1, 9))
        assert director.get(f"/desk/{ladder}").status == 200
        for paper in ("draw", "standings"):
            assert director.get(f"/api/desk/{ladder}/papers/{paper}").status == 200, paper
