"""The file that the backgammon networks are kept in, and what those of the house have learnt."""

import sys
from random import Random
from statistics import fmean

import pytest

from arbitro.players.backgammon.evaluator import BOARD, Evaluator
from arbitro.players.backgammon.lessons import START, play_lesson
from arbitro.players.backgammon.search import BackgammonSearch
from arbitro.players.backgammon.stakes import Money, worth
from arbitro.players.backgammon.weights import (
    KINDS,
    BadWeights,
    Net,
    Training,
    Weights,
    fresh,
    house_weights,
    read_weights,
    write_weights,
)

WORTH = worth(Money(), 1)


def test_weights_are_written_and_read_again() -> None:
    written = fresh((16, 8), (4,), 5)
    again = read_weights(write_weights(Weights(written.nets, Training(("x",), 1, 2, "today"))))
    assert again.nets == written.nets
    assert again.training == Training(("x",), 1, 2, "today")


def test_weights_of_another_program_are_refused() -> None:
    with pytest.raises(BadWeights):
        read_weights(write_weights(fresh((16, 8), (4,), 5))[:-4])


def test_weights_of_an_earlier_kind_are_refused() -> None:
    """They had one hidden layer each, and told its units."""
    with pytest.raises(BadWeights, match="earlier"):
        read_weights(write_weights(fresh((16,), (4,), 5)).replace(b"[16]", b"16"))


@pytest.mark.parametrize("units", [(0,), (9999,), (2, 2, 2, 2, 2, 2, 2)])
def test_networks_of_a_size_that_cannot_be_are_refused(units: tuple[int, ...]) -> None:
    numbers = fresh((2,), (2,), 1)
    odd = Weights((Net(units, numbers.nets[0].numbers), *numbers.nets[1:]), Training())
    with pytest.raises(BadWeights, match="units"):
        read_weights(write_weights(odd))


def test_weights_lie_with_the_lowest_byte_first_on_every_machine() -> None:
    weights = fresh((16, 8), (4,), 5)
    first = weights.nets[0].numbers[:1]
    if sys.byteorder == "big":
        first.byteswap()
    assert write_weights(weights).partition(b"\n")[2][:4] == first.tobytes()


def test_weights_in_halves_take_half_the_room_and_are_right_to_three_digits() -> None:
    weights = fresh((16, 8), (4,), 5)
    whole, half = write_weights(weights), write_weights(weights, half=True)
    assert len(half) < 0.51 * len(whole)
    for read, one in zip(read_weights(half).nets, weights.nets, strict=True):
        assert read.numbers == pytest.approx(one.numbers, rel=1e-3, abs=1e-6)
    assert write_weights(read_weights(half), half=True) == half


def test_the_house_weights_say_how_they_were_learnt() -> None:
    weights = house_weights()
    assert all(net.units[0] >= 512 for net in weights.nets[: len(KINDS)])
    assert weights.training.games + weights.training.refined > 100_000
    assert weights.training.commands[0].startswith("arbitro lab train backgammon ")


def test_looking_ahead_agrees_with_the_position_itself() -> None:
    """The networks are taught to agree with what follows: on average within a tenth of a point."""
    evaluator = Evaluator(house_weights())
    search = BackgammonSearch(evaluator)
    at_once, ahead = search.chances(START, False), search.chances(START, True)
    assert ahead.win == pytest.approx(at_once.win, abs=0.05)
    assert ahead.gammon == pytest.approx(at_once.gammon, abs=0.05)


def test_looking_ahead_at_rolls_that_cannot_be_played() -> None:
    """A man on the bar before a closed board stays there whatever is rolled."""
    board = bytearray(52)
    board[25], board[0] = 1, 14
    for point in range(1, 7):
        board[26 + point] = 2
    board[26 + 20] = 3
    found = BackgammonSearch(Evaluator(house_weights())).chances(bytes(board), True)
    turned = Evaluator(house_weights()).chances(bytes(board), True)
    assert found.win == pytest.approx(1 - turned.win, abs=1e-6)


def test_plays_that_the_quick_networks_leave_out_would_have_changed_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evaluator = Evaluator(house_weights())
    boards = play_lesson(evaluator, 2, Random(1)).boards
    some = [boards[place : place + BOARD] for place in range(0, len(boards), 5 * BOARD)]
    search = BackgammonSearch(evaluator)
    sifted = [search.weigh_ahead(board, WORTH) for board in some]
    monkeypatch.setattr("arbitro.players.backgammon.evaluator.KEPT", 16)
    monkeypatch.setattr("arbitro.players.backgammon.evaluator.MARGIN", 9.0)
    every = [search.weigh_ahead(board, WORTH) for board in some]
    assert every != sifted
    assert fmean(abs(one - other) for one, other in zip(every, sifted, strict=True)) < 0.003
