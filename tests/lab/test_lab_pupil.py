"""Networks of backgammon learn down the slope of their error, and games teach them what wins."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from arbitro.lab.pupil import Floats, Pupil, answers, begin_learning, slopes
from arbitro.players.backgammon.evaluator import BOARD, Evaluator, kinds_of
from arbitro.players.backgammon.lessons import play_lesson
from arbitro.players.backgammon.weights import KINDS, Weights, fresh, write_weights

SMALL = fresh((12, 6), (4,), 3)
Layers = list[tuple[Floats, Floats]]


def layers(widths: tuple[int, ...]) -> Layers:
    draw = np.random.default_rng(6)
    return [
        (draw.uniform(-0.5, 0.5, (seen, units)), draw.uniform(-0.5, 0.5, units))
        for seen, units in pairwise(widths)
    ]


def test_a_network_learns_down_the_slope_of_its_error() -> None:
    """The slopes are those of the cross entropy and of the error in what it is worth, measured weight by weight."""
    net, draw = layers((7, 6, 5, 5)), np.random.default_rng(7)
    seen, target = draw.uniform(-1, 1, (3, 7)), draw.uniform(0, 0.9, (3, 5))

    def error() -> float:
        found = answers(net, seen)[-1]
        worth = (target - found) @ (2, 1, 1, -1, -1)
        entropy = -(target * np.log(found) + (1 - target) * np.log(1 - found)).sum(axis=1)
        return float((entropy + 16 * worth * worth).mean())

    found = iter(slopes(net, seen, target))
    for part in (part for layer in net for part in layer):
        for place in np.ndindex(part.shape):
            before = part[place]
            part[place] = before + 1e-4
            above = error()
            part[place] = before - 1e-4
            assert next(found) == pytest.approx((above - error()) / 2e-4, rel=1e-3, abs=1e-5)
            part[place] = before
    assert not list(found)


def test_a_pupil_answers_as_the_evaluator_does() -> None:
    lesson = play_lesson(Evaluator(SMALL), 1, Random(2))
    evaluator, pupil = Evaluator(SMALL), Pupil(begin_learning(SMALL))
    for place, kind in enumerate(KINDS):
        for row, met in enumerate(kinds_of(lesson.boards)):
            board = lesson.boards[BOARD * row : BOARD * (row + 1)]
            if met == kind and not board[0] + board[26]:
                inputs, _ = evaluator.see(board)
                expected = evaluator.chances(board).win
                found = answers(pupil.layers[place], np.array([list(inputs)[:294]], np.float32))[-1]
                assert found[0, 0] == pytest.approx(expected, abs=1e-5)


def test_networks_learn_only_of_their_own_kind_and_what_they_began_as_stays() -> None:
    before = write_weights(SMALL)
    learning = begin_learning(SMALL)
    lesson = play_lesson(Evaluator(SMALL), 2, Random(2))
    Pupil(learning).learn([lesson], 0, 0.01)
    assert write_weights(SMALL) == before
    met = set(kinds_of(lesson.boards))
    for number, (net, old) in enumerate(zip(learning.learnt.nets, SMALL.nets, strict=True)):
        assert (net.numbers != old.numbers) == (KINDS[number % len(KINDS)] in met)


def test_the_same_lessons_teach_the_same() -> None:
    lesson = play_lesson(Evaluator(SMALL), 2, Random(2))

    def learnt(seed: int) -> bytes:
        learning = begin_learning(SMALL)
        Pupil(learning).learn([lesson, lesson], seed, 0.01)
        return write_weights(learning.learnt) + write_weights(learning.mean)

    assert learnt(1) == learnt(1) != learnt(2)


def test_games_teach_that_more_men_off_are_better() -> None:
    learning = begin_learning(fresh((32, 8), (8,), 1))
    pupil = Pupil(learning)
    for step in range(40):
        pupil.learn([play_lesson(Evaluator(learning.learnt), 16, Random(step), 0.9)], step, 0.005)
    behind, ahead_of = bytearray(52), bytearray(52)
    behind[10], behind[26], behind[30] = 15, 10, 5
    ahead_of[0], ahead_of[4], ahead_of[36] = 10, 5, 15
    for weights in (learning.learnt, _only_quick(learning.learnt)):
        evaluator = Evaluator(weights)
        assert evaluator.chances(bytes(behind)).win < 0.3 < 0.7 < evaluator.chances(bytes(ahead_of)).win


def _only_quick(weights: Weights) -> Weights:
    return Weights(weights.nets[len(KINDS) :] * 2, weights.training)
