"""Batches: the same results on one core and on two, resumed where they stopped, a lost worker retried."""

import os
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.files import FileInUse, added_to
from arbitro.lab.batch import OtherRun, Run, carried_out
from arbitro.lab.contests import matches, play_match
from arbitro.lab.jobs import LostWorkers
from arbitro.lab.ratings import rate_players, share
from arbitro.lab.workers import workers

RUN = Run("squares", {}, 6)
JOBS = [{"number": number} for number in range(6)]


def squared(job: dict[str, Any]) -> dict[str, Any]:
    return {"square": job["number"] ** 2}


def dies_once(job: dict[str, Any]) -> dict[str, Any]:
    """Kill the worker the first time that the third job is done."""
    if job["number"] == 3 and not Path(job["mark"]).exists():
        Path(job["mark"]).touch()
        os._exit(1)
    return squared(job)


def always_dies(job: dict[str, Any]) -> dict[str, Any]:
    os._exit(1)


def ran(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", *words, "--lang", "en"], prog_name="arbitro")


def test_one_and_two_processes_write_the_same_file(tmp_path: Path) -> None:
    jobs = list(matches("backgammon", ["house:1", "house:2", "house:3"], 2, 1, "7"))
    run = Run("play", {}, len(jobs))
    for processes in (1, 2):
        carried_out(tmp_path / str(processes), run, play_match, jobs, processes)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    assert len((tmp_path / "1").read_bytes().splitlines()) == 1 + 6


def test_ray_gives_the_same_results_as_one_process(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is not installed (the extra `ray`)")
    jobs = list(matches("backgammon", ["house:1", "house:2"], 4, 1, "7"))
    run = Run("play", {}, len(jobs))
    assert carried_out(tmp_path / "ray", run, play_match, jobs, ray="local") == carried_out(
        tmp_path / "one", run, play_match, jobs
    )


def test_a_run_goes_on_where_it_stopped_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file, seen = tmp_path / "run", []
    whole = carried_out(file, RUN, squared, JOBS)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:5])

    def watched(job: dict[str, Any]) -> dict[str, Any]:
        seen.append(job["number"])
        return squared(job)

    assert carried_out(file, RUN, watched, JOBS) == whole
    assert seen == [3, 4, 5]


def test_a_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run"
    carried_out(file, RUN, squared, JOBS)
    before = file.read_bytes()
    with pytest.raises(OtherRun):
        carried_out(file, Run("squares", {"seed": 2}, 6), squared, JOBS)
    assert file.read_bytes() == before


def test_a_run_that_another_program_writes_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run"
    carried_out(file, RUN, squared, JOBS)
    before = file.read_bytes()
    with added_to(file), pytest.raises(FileInUse):
        carried_out(file, RUN, squared, JOBS)
    assert file.read_bytes() == before


def test_a_lost_worker_costs_a_retry_and_not_the_run(tmp_path: Path) -> None:
    jobs = [{**job, "mark": str(tmp_path / "died")} for job in JOBS]
    found = carried_out(tmp_path / "run", RUN, dies_once, jobs, processes=2)
    assert (tmp_path / "died").exists()
    assert found == [squared(job) for job in JOBS]


def test_a_job_that_kills_every_worker_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(LostWorkers):
        carried_out(tmp_path / "run", RUN, always_dies, JOBS[:2], processes=2)


def test_ratings_find_strengths_and_hold_them_in_their_intervals() -> None:
    chances = {("a", "b"): 0.75, ("b", "c"): 0.75, ("a", "c"): 0.9}
    results = [
        {"white": one, "black": other, "winner": "white" if number < 100 * chance else "black"}
        for (one, other), chance in chances.items()
        for number in range(100)
    ]
    first, second, third = rate_players(results)
    assert [first.player, second.player, third.player] == ["a", "b", "c"]
    gap = first.rating - second.rating
    assert abs(gap - 190.8) < first.margin + second.margin
    assert 150 < gap < 230
    assert abs(first.rating + second.rating + third.rating) < 0.2


def test_one_who_has_won_everything_has_a_finite_rating() -> None:
    results = [{"white": "a", "black": "b", "winner": "white"}] * 10
    assert all(abs(one.rating) < 2000 and one.margin > 100 for one in rate_players(results))


def test_a_share_lies_in_its_interval() -> None:
    middle, low, high = share(30, 40)
    assert 0 < low < middle == 0.75 < high < 1


def test_the_command_plays_rates_and_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    players = ("--players", "house:1,house:3", "--players", "house:2")
    words = ("tournament", "backgammon", *players, "--matches", "2", "--length", "1")
    told = ran(*words, "--seed", "4", "--out", str(out), "--json")
    assert told.exit_code == 0, told.output
    assert {one["player"] for one in msgspec.json.decode(told.stdout)} == {"house:1", "house:2", "house:3"}
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(out)
    assert table.num_rows == 6
    assert msgspec.json.decode(table.schema.metadata[b"arbitro"])["terms"]["seed"] == "4"
    assert not (tmp_path / "results.parquet.run").exists()


def test_the_command_says_who_won_and_how_sure_that_is(tmp_path: Path) -> None:
    told = ran(
        "play", "backgammon", "--white", "house:3", "--black", "house:1", "--matches", "3", "--length", "1"
    )
    assert told.exit_code == 0, told.output
    assert "of 3 matches" in told.output


@pytest.mark.parametrize(
    "words",
    [
        ("play", "backgammon", "--white", "nobody"),
        ("play", "snooker", "--length", "2"),
        ("play", "carrom", "--out", "results.txt"),
        ("rollout", "nonsense"),
        ("tournament", "backgammon", "--players", "house:1"),
        ("tournament", "backgammon", "--players", "house:1,house:2,house:1"),
        ("play", "backgammon", "--format", "doubles"),
    ],
)
def test_what_cannot_be_run_is_said_in_one_line(words: tuple[str, ...]) -> None:
    told = ran(*words)
    assert told.exit_code == 2
    assert len(told.output.strip().splitlines()) == 1


def test_the_same_file_asked_for_with_other_options_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "kept.jsonl"
    run = Run("rollout", {}, 1)
    carried_out(Path(f"{out}.run"), run, squared, JOBS[:1])
    told = ran("rollout", "4HPwATDgc/ABMA:cAkAAAAAAAAA", "--games", "36", "--out", str(out))
    assert told.exit_code == 2
    assert "another run" in told.output


def test_the_same_player_on_both_sides_never_plays_a_match_twice() -> None:
    alike = [job["seed"] for job in matches("backgammon", ["house:1", "house:1"], 4, 1, "7")]
    unlike = [job["seed"] for job in matches("backgammon", ["house:1", "house:2"], 4, 1, "7")]
    assert (len({*alike}), len({*unlike})) == (4, 2)


def test_pairs_play_snooker_in_a_batch() -> None:
    words = ("--format", "doubles", "--white", "house:1", "--black", "house:1", "--matches", "1", "--json")
    told = ran("play", "snooker", *words)
    assert told.exit_code == 0, told.output
    assert msgspec.json.decode(told.output)["played"] == 1


@pytest.mark.parametrize(
    ("game", "terms"), [("carrom", ("--edition", "colombia", "--boards", "1")), ("snooker", ())]
)
def test_strokes_are_exported_with_where_the_pieces_lay_and_what_was_ruled(
    game: str, terms: tuple[str, ...], tmp_path: Path
) -> None:
    out = tmp_path / "data.parquet"
    players = ("--white", "house:1", "--black", "house:1")
    told = ran("export", game, str(out), *players, "--matches", "1", "--length", "1", *terms)
    assert told.exit_code == 0, told.output
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(out)
    card, rows = msgspec.json.decode(table.schema.metadata[b"arbitro"]), table.to_pylist()
    assert set(card["columns"]) == set(rows[0])
    assert len(rows[0]["seen"]) == sum(prod(shape) for shape in card["seen"].values())
    assert card["edition"] == ("carrom/colombia" if game == "carrom" else "snooker/wpbsa")
    strokes = [row for row in rows if msgspec.json.decode(row["act"])["kind"] in ("hit", "strike")]
    assert all({"angle", "speed"} < set(msgspec.json.decode(row["act"])) for row in strokes)
    assert all(len(msgspec.json.decode(row["position"])) > 0 for row in strokes)
    assert "Stroke" in {fact["type"] for row in strokes for fact in msgspec.json.decode(row["facts"])}
    assert any(any(row["gained"]) for row in rows)
    assert len({tuple(row["evaluation"]) for row in rows}) > 3


def test_a_cluster_that_does_not_listen_is_given_up_at_once() -> None:
    pytest.importorskip("ray", reason="ray is not installed (the extra `ray`)")
    from arbitro.lab.cluster import results_of

    with pytest.raises(ConnectionError):
        list(results_of(squared, JOBS, "127.0.0.1:1"))


def test_every_decision_is_exported_with_a_card(tmp_path: Path) -> None:
    out = tmp_path / "data.jsonl"
    told = ran(
        "export",
        "backgammon",
        str(out),
        "--white",
        "house:1",
        "--black",
        "house:2",
        "--matches",
        "1",
        "--length",
        "1",
    )
    assert told.exit_code == 0, told.output
    rows = [msgspec.json.decode(line) for line in out.read_bytes().splitlines()]
    card = msgspec.json.decode((tmp_path / "data.card.json").read_bytes())
    assert card["rows"] == len(rows) > 20
    assert set(card["columns"]) == set(rows[0])
    assert all(len(row["seen"]) == 72 and len(row["evaluation"]) == 5 for row in rows)
    assert {row["won"] for row in rows} == {True, False}


@pytest.mark.parametrize(
    ("fault", "told"), [(ConnectionError, "no Ray cluster"), (ModuleNotFoundError, "arbitro[ray]")]
)
def test_a_cluster_that_is_not_there_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, fault: type[Exception], told: str
) -> None:
    def away(*_: object) -> object:
        raise fault("ray") if fault is ConnectionError else ModuleNotFoundError("ray", name="ray")

    monkeypatch.setattr("arbitro.lab.cluster.results_of", away)
    said = ran("play", "backgammon", "--matches", "1", "--length", "1", "--ray", "nowhere:1")
    assert said.exit_code == 2
    assert told in said.output
    assert len(said.output.strip().splitlines()) == 1


def test_a_worker_lost_in_a_round_costs_a_retry_and_not_the_round(tmp_path: Path) -> None:
    jobs = [{**job, "mark": str(tmp_path / "died")} for job in JOBS]
    with workers(2) as done:
        assert done(dies_once, jobs) == [squared(job) for job in JOBS]
        assert (tmp_path / "died").exists()
        with pytest.raises(LostWorkers):
            done(always_dies, JOBS[:2])
