"""How the backgammon networks learn, and the file they are kept in."""

import sys
from pathlib import Path

import msgspec
import pytest

from arbitro.players.backgammon import training
from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.search import Search
from arbitro.players.backgammon.weights import (
    BadWeights,
    Training,
    Weights,
    house_weights,
    read_weights,
    write_weights,
)


def test_weights_are_written_and_read_again() -> None:
    written = training.fresh(5)
    again = read_weights(
        write_weights(Weights(written.contact, written.race, Training(("x",), 1, 2, "today")))
    )
    assert (again.contact, again.race) == (written.contact, written.race)
    assert again.training == Training(("x",), 1, 2, "today")


def test_weights_of_another_program_are_refused() -> None:
    with pytest.raises(BadWeights):
        read_weights(write_weights(training.fresh(5))[:-4])


def test_weights_lie_with_the_lowest_byte_first_on_every_machine() -> None:
    weights = training.fresh(5)
    first = weights.contact[:1]
    if sys.byteorder == "big":
        first.byteswap()
    assert write_weights(weights).partition(b"\n")[2][:4] == first.tobytes()


def test_weights_in_halves_take_half_the_room_and_are_right_to_three_digits() -> None:
    weights = training.fresh(5)
    whole, half = write_weights(weights), write_weights(weights, half=True)
    assert len(half) < 0.51 * len(whole)
    assert read_weights(half).contact == pytest.approx(weights.contact, rel=1e-3, abs=1e-6)
    assert write_weights(read_weights(half), half=True) == half


def test_the_house_weights_say_how_they_were_learnt() -> None:
    weights = house_weights()
    assert weights.units()[0] >= training.CONTACT_UNITS
    assert weights.training.games > 100_000
    assert all(
        command.startswith(
            ("python -m arbitro.players.backgammon.training ", "arbitro lab train backgammon ")
        )
        for command in weights.training.commands
    )


def test_games_teach_that_more_men_off_are_better() -> None:
    weights = training.fresh(1)
    trainer = training.Trainer(weights, 1)
    assert all(trainer.play_game(0.04) > 10 for _ in range(150))
    assert trainer.refine(0.01) > 10
    behind, ahead = bytearray(52), bytearray(52)
    behind[10], behind[26], behind[30] = 15, 10, 5
    ahead[0], ahead[4], ahead[36] = 10, 5, 15
    evaluator = Evaluator(weights)
    assert evaluator.chances(bytes(behind)).win < 0.3 < 0.7 < evaluator.chances(bytes(ahead)).win


def test_the_same_seed_learns_the_same() -> None:
    first, second = house_weights(), house_weights()
    for weights in (first, second):
        parts = list(training.train(training.Trainer(weights, 4), 3, 2, 20))
        assert parts[:2] == [("games", 1), ("games", 2)]
        assert parts[2][0] == "positions"
    assert (first.contact, first.race) == (second.contact, second.race)
    assert first.contact != house_weights().contact
    assert training.fresh(3).contact == training.fresh(3).contact != training.fresh(4).contact


def test_training_goes_on_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.weights", tmp_path / "two.weights"
    one.write_bytes(write_weights(msgspec.structs.replace(house_weights(), training=Training(("first",), 3))))
    training.main([str(two), "--start", str(one), "--games", "2", "--positions", "10"])
    record = read_weights(two.read_bytes()).training
    assert record.games == 5
    assert record.positions >= 10
    assert record.commands[0] == "first"
    assert record.commands[1].split()[4:6] == ["--start", str(one)]
    assert "'games': 2" in capsys.readouterr().out


def test_looking_ahead_agrees_with_the_position_itself() -> None:
    """The networks are taught to agree with what follows: on average within a tenth of a point."""
    evaluator = Evaluator(house_weights())
    search = Search(evaluator)
    at_once, ahead = search.chances(training.START, False), search.chances(training.START, True)
    assert ahead.win == pytest.approx(at_once.win, abs=0.05)
    assert ahead.gammon == pytest.approx(at_once.gammon, abs=0.05)


def test_looking_ahead_at_rolls_that_cannot_be_played() -> None:
    """A man on the bar before a closed board stays there whatever is rolled."""
    board = bytearray(52)
    board[25], board[0] = 1, 14
    for point in range(1, 7):
        board[26 + point] = 2
    board[26 + 20] = 3
    found = Search(Evaluator(house_weights())).chances(bytes(board), True)
    turned = Evaluator(house_weights()).chances(bytes(board), True)
    assert found.win == pytest.approx(1 - turned.win, abs=1e-6)
