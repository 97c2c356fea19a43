"""Training can be stopped and gone on with to the very same weights; its curve is kept; duels know the better one."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.cli.lab import lab
from arbitro.files import added_to
from arbitro.lab import training
from arbitro.lab.duels import HOUSE, jobs, play_duel
from arbitro.lab.rollouts import equity
from arbitro.lab.training import OtherPlan, TrainingPlan, lesson_of, train
from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.lessons import Lesson
from arbitro.players.backgammon.weights import (
    QUICK,
    UNITS,
    fresh,
    house_weights,
    read_weights,
    write_weights,
)

PLAN = TrainingPlan(units=(8, 4), games=4, refined=2, seed=3, every=0)


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PARTS", 2)
    monkeypatch.setattr(training, "PART", 1)
    monkeypatch.setattr(training, "AHEAD", 2)
    monkeypatch.setattr(training, "SAVED", 1)


def test_a_training_that_was_stopped_ends_in_the_same_weights(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.weights", tmp_path / "parts.weights"
    train(whole, PLAN)

    def stop(step: int) -> None:
        if step == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(parts, PLAN, stop)
    assert read_weights(parts.read_bytes()).training.games == 4
    train(parts, PLAN)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_training_that_was_stopped_between_two_files_goes_on_from_what_was_learnt(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.weights", tmp_path / "parts.weights"
    train(whole, PLAN)
    kept = {}

    def stop(step: int) -> None:
        if step:
            kept[step] = parts.read_bytes()
        if step == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(parts, PLAN, stop)
    parts.write_bytes(kept[1])
    train(parts, PLAN)
    assert parts.read_bytes() == whole.read_bytes()
    assert not parts.with_suffix(".learning").exists()


def test_one_and_two_processes_learn_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whole games, then of positions that are looked at a roll ahead."""
    monkeypatch.setattr(training, "PART", 32)  # as the processes have it, which know of no test
    one, two = tmp_path / "one.weights", tmp_path / "two.weights"
    plan = msgspec.structs.replace(PLAN, games=64, refined=64)
    train(one, plan)
    train(two, plan, processes=2)
    assert one.read_bytes() == two.read_bytes()


def test_networks_go_on_from_those_of_the_house(tmp_path: Path) -> None:
    file, house = tmp_path / "next.weights", house_weights()
    plan = msgspec.structs.replace(PLAN, games=2, refined=0, start=HOUSE)
    after = train(file, plan)
    assert [net.units for net in after.nets] == [net.units for net in house.nets]
    assert after.training.commands[:-1] == house.training.commands
    assert "--start house" in after.training.commands[-1]
    assert after.training.games == house.training.games + 2
    found = equity([play_duel(job) for job in jobs(str(file), HOUSE, 4, "1")])
    assert abs(found.equity) < 0.3


@pytest.mark.parametrize("teacher", ["", HOUSE])
def test_networks_learn_from_what_a_teacher_plays_and_sees_or_from_their_own_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, teacher: str
) -> None:
    players: list[bytes] = []

    def heard(part: tuple[bytes, bool, str, float]) -> Lesson:
        players.append(part[0])
        return lesson_of(part)

    monkeypatch.setattr(training, "lesson_of", heard)
    learnt = train(
        tmp_path / "net.weights", msgspec.structs.replace(PLAN, games=0, refined=4, teacher=teacher)
    )
    assert len(players) == 4
    assert (set(players) == {write_weights(house_weights())}) == bool(teacher)
    assert ("--teacher house" in learnt.training.commands[-1]) == bool(teacher)
    assert learnt.nets[2].numbers != fresh(PLAN.units, QUICK, PLAN.seed).nets[2].numbers


def test_rates_fall_and_are_smaller_for_networks_that_only_look_ahead() -> None:
    plan = msgspec.structs.replace(PLAN, games=8, refined=8)
    further = msgspec.structs.replace(plan, games=0, start=HOUSE)
    for one in (plan, further):
        rates = [one.rate(step) for step in range(one.whole, one.steps)]
        assert rates == sorted(rates, reverse=True)
    assert further.whole == 0
    assert further.rate(0) < plan.rate(plan.whole)
    assert further.share(0) < plan.share(plan.whole)


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    train(file, PLAN)
    before = file.read_bytes()
    with pytest.raises(OtherPlan):
        train(file, msgspec.structs.replace(PLAN, seed=4))
    assert file.read_bytes() == before


def test_the_curve_says_what_each_measured_step_scores(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    train(file, msgspec.structs.replace(PLAN, every=2, duels=2))
    lines = list(training.curve(file))
    assert [line["step"] for line in lines] == [2, 3]
    assert all(line["equity"] < 0 for line in lines)


def test_a_network_at_random_loses_to_the_house_beyond_its_interval(tmp_path: Path) -> None:
    file = tmp_path / "random.weights"
    file.write_bytes(write_weights(fresh((8, 4), (4,), 1)))
    found = equity([play_duel(job) for job in jobs(str(file), HOUSE, 8, "1")])
    assert found.games == 8
    assert found.equity + found.margin < 0


def test_the_house_against_itself_is_even_to_the_last_digit() -> None:
    found = equity([play_duel(job) for job in jobs(HOUSE, HOUSE, 4, "1")])
    assert found.equity == 0.0


def test_the_command_trains_and_compares(tmp_path: Path) -> None:
    file = str(tmp_path / "net.weights")
    words = ["lab", "train", "backgammon", file, "--units", "8", "--units", "4", "--games", "2"]
    told = CliRunner().invoke(
        main, [*words, "--refined", "0", "--every", "0", "--lang", "en"], prog_name="arbitro"
    )
    assert told.exit_code == 0, told.output
    told = CliRunner().invoke(
        main, ["lab", "compare", file, "--games", "2", "--lang", "en"], prog_name="arbitro"
    )
    assert told.exit_code == 0, told.output
    assert "points a game" in told.output


def test_the_command_and_a_plan_begin_with_the_same_units() -> None:
    units = next(one for one in lab.commands["train"].params if one.name == "units")
    assert units.default == TrainingPlan().units == UNITS


def test_more_layers_than_a_network_may_have_are_refused_in_one_line(tmp_path: Path) -> None:
    words = [
        "lab",
        "train",
        "backgammon",
        str(tmp_path / "net.weights"),
        *(7 * ["--units", "4"]),
        "--lang",
        "en",
    ]
    told = CliRunner().invoke(main, words, prog_name="arbitro")
    assert told.exit_code != 0
    assert "at most 6 hidden layers" in told.output
    assert len(told.output.strip().splitlines()) == 1
    with pytest.raises(ValueError, match="no network"):
        Evaluator(fresh((4,) * 7, (4,), 1))


def test_weights_that_are_none_are_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.weights"
    file.write_bytes(b"nothing\n")
    told = CliRunner().invoke(main, ["lab", "compare", str(file), "--lang", "en"], prog_name="arbitro")
    assert told.exit_code == 2
    assert len(told.output.strip().splitlines()) == 1


def test_a_training_that_another_program_goes_on_with_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "a.weights"
    with added_to(file.with_suffix(".curve.jsonl")):
        result = CliRunner().invoke(main, ["lab", "train", "backgammon", str(file), "--games", "1"])
    assert result.exit_code != 0
    assert "another program is writing" in result.output
    assert not file.exists()
