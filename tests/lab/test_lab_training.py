"""Training can be stopped and gone on with to the very same weights; its curve is kept; duels know the better one."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.lab import training
from arbitro.lab.duels import HOUSE, fought, jobs
from arbitro.lab.rollouts import equity
from arbitro.lab.training import OtherPlan, Plan, trained
from arbitro.players.backgammon.training import at_random
from arbitro.players.backgammon.weights import Training, Weights, read_weights, write_weights

PLAN = Plan(units=8, race_units=4, games=4, refined=2, seed=3, every=0)


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "STEP", 2)


def test_a_training_that_was_stopped_ends_in_the_same_weights(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.weights", tmp_path / "parts.weights"
    trained(whole, PLAN)

    def stop(step: int) -> None:
        if step == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trained(parts, PLAN, stop)
    assert read_weights(parts.read_bytes()).training.games == 4
    trained(parts, PLAN)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    trained(file, PLAN)
    before = file.read_bytes()
    with pytest.raises(OtherPlan):
        trained(file, msgspec.structs.replace(PLAN, seed=4))
    assert file.read_bytes() == before


def test_the_curve_says_what_each_measured_step_scores(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    trained(file, msgspec.structs.replace(PLAN, every=2, duels=2))
    lines = list(training.curve(file))
    assert [line["step"] for line in lines] == [2, 3]
    assert all(line["equity"] < 0 for line in lines)


def test_a_network_at_random_loses_to_the_house_beyond_its_interval(tmp_path: Path) -> None:
    file = tmp_path / "random.weights"
    file.write_bytes(write_weights(Weights(at_random(8, 1), at_random(4, 2), Training())))
    found = equity([fought(job) for job in jobs(str(file), HOUSE, 8, "1")])
    assert found.games == 8
    assert found.equity + found.margin < 0


def test_the_house_against_itself_is_even_to_the_last_digit() -> None:
    found = equity([fought(job) for job in jobs(HOUSE, HOUSE, 4, "1")])
    assert found.equity == 0.0


def test_the_command_trains_and_compares(tmp_path: Path) -> None:
    file = str(tmp_path / "net.weights")
    words = ["lab", "train", "backgammon", file, "--units", "8", "--race-units", "4", "--games", "2"]
    told = CliRunner().invoke(
        main, [*words, "--refined", "0", "--every", "0", "--lang", "en"], prog_name="arbitro"
    )
    assert told.exit_code == 0, told.output
    told = CliRunner().invoke(
        main, ["lab", "compare", file, "--games", "2", "--lang", "en"], prog_name="arbitro"
    )
    assert told.exit_code == 0, told.output
    assert "points a game" in told.output


def test_weights_that_are_none_are_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.weights"
    file.write_bytes(b"nothing\n")
    told = CliRunner().invoke(main, ["lab", "compare", str(file), "--lang", "en"], prog_name="arbitro")
    assert told.exit_code == 2
    assert len(told.output.strip().splitlines()) == 1
