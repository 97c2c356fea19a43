"""What networks of backgammon learn from, and how they grow."""

from array import array
from collections.abc import Callable
from math import log
from random import Random

import pytest
from msgspec.structs import astuple

from arbitro.players.backgammon.evaluator import BOARD, Evaluator
from arbitro.players.backgammon.growth import fresh, grown, joined, parted
from arbitro.players.backgammon.lessons import START, Table, ahead, looked_ahead, played
from arbitro.players.backgammon.pupil import Pupil
from arbitro.players.backgammon.search import Search, turn_round
from arbitro.players.backgammon.weights import (
    KINDS,
    Weights,
    blank,
    house_weights,
    read_weights,
    write_weights,
)
from arbitro.players.core import chances, features, kinds


def boards(count: int) -> list[bytes]:
    found = played(Evaluator(house_weights()), 4, Random(1)).boards
    return [found[place : place + BOARD] for place in range(0, BOARD * count, BOARD)]


def test_grown_networks_answer_as_the_smaller_ones_did() -> None:
    house = house_weights()
    before = Evaluator(house)
    race, *others = house.units()
    after = Evaluator(grown(house, max(others) + 9, race + 7, 1))
    assert [net.units for net in after.networks] == [race + 7, *(max(others) + 9 for _ in others)]
    assert all(net.inputs == features.INPUTS for net in after.networks)
    for board in boards(120):
        assert astuple(after.chances(board)) == pytest.approx(astuple(before.chances(board)), abs=1e-5)


def test_parted_networks_answer_as_those_of_the_families_did_and_learn_apart() -> None:
    whole = fresh(12, 5, 3)
    weights, mean = parted(whole), parted(whole)
    assert weights.units() == (5, *[12] * (len(KINDS) - 1))
    before, after = Evaluator(whole), Evaluator(weights)
    for board in boards(60):
        assert after.chances(board) == before.chances(board)
    lesson = played(before, 2, Random(2))
    Pupil(weights, blank(weights), mean).learn([lesson], 0, 0.01)
    met = {after.see(lesson.boards)[1][row] for row in range(len(lesson.boards) // BOARD)}
    for kind in KINDS:
        same = weights.nets[weights.place(kind)] == whole.nets[whole.place(kind)]
        assert same == (kind not in met)


def test_joined_networks_answer_with_the_mean_of_what_was_behind_the_chances() -> None:
    house, other = house_weights(), fresh(12, 5, 3)
    evaluators = [Evaluator(one) for one in (house, other, joined([house, other]))]
    race, *others = house.units()
    assert [net.units for net in evaluators[2].networks] == [race + 5, *(one + 12 for one in others)]
    for board in boards(60):
        one, another, both = (evaluator.chances(board).win for evaluator in evaluators)
        assert _sum(both) == pytest.approx((_sum(one) + _sum(another)) / 2, abs=1e-3)


def test_what_was_done_for_joined_networks_is_told_for_each() -> None:
    house = house_weights()
    both = joined([house, house]).training
    assert both.commands == 2 * house.training.commands
    assert both.games == 2 * house.training.games


def _sum(chance: float) -> float:
    """Return what the logistic function makes a chance of."""
    return log(chance / (1 - chance))


def test_grown_networks_learn_by_every_unit_and_input() -> None:
    house = house_weights()
    place = house.place(kinds.CONTACT + 9)
    units = house.units()[place] + 12
    weights, twin, mean = (grown(house, units, 40, 1) for _ in range(3))
    Pupil(weights, blank(weights), mean).learn([played(Evaluator(house), 4, Random(2))], 0, 0.01)
    learnt, before = weights.nets[place], twin.nets[place]
    for number in (0, features.INPUTS - 1):
        row = slice(units * number, units * (number + 1))
        assert learnt[row] != before[row]
    assert learnt[-10:] != before[-10:]


def test_what_is_learnt_does_not_depend_on_the_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = played(Evaluator(house_weights()), 2, Random(2))
    found = []
    for cores in (1, 3):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        weights, mean = parted(fresh(6, 3, 1)), parted(fresh(6, 3, 1))
        Pupil(weights, blank(weights), mean).learn([lesson, lesson], 4, 0.01)
        found.append(write_weights(weights) + write_weights(mean))
    assert found[0] == found[1]


@pytest.mark.parametrize("made", [fresh, lambda *given: parted(fresh(*given))])
def test_every_network_has_weights_of_its_own_in_the_file(made: Callable[[int, int, int], Weights]) -> None:
    weights = made(6, 3, 5)
    again = read_weights(write_weights(weights))
    assert again.nets == weights.nets
    assert len({id(one) for one in again.nets}) == len(weights.nets)


def test_a_position_learns_from_the_roll_that_fell() -> None:
    evaluator = Evaluator(house_weights())
    lesson = played(evaluator, 1, Random(3))
    assert lesson.boards[:BOARD] == START
    targets = memoryview(lesson.targets).cast("f")
    second = lesson.boards[BOARD : 2 * BOARD]
    assert list(targets[:5]) == pytest.approx(astuple(evaluator.chances(second).turned()), abs=1e-6)


def test_a_position_learns_by_a_share_from_what_came_of_it() -> None:
    """The first position of three of one game is moved to the third's target, seen from its own side each time."""
    targets = array("f", (0.5, 0, 0, 0, 0, 0.5, 0.2, 0, 0.1, 0, 0.25, 0.1, 0.05, 0.4, 0.2, 0.9, 0.3, 0, 0, 0))
    chances.trace(targets, array("i", (1, 2, -1, -1)), 0.5)
    second = [0.5 + 0.5 * (0.75 - 0.5), 0.2 + 0.5 * 0.2, 0.1, 0.1, 0.025]
    assert list(targets[10:]) == pytest.approx([0.25, 0.1, 0.05, 0.4, 0.2, 0.9, 0.3, 0, 0, 0])
    assert list(targets[5:10]) == pytest.approx(second)
    first = [0.5 * 0.5 + 0.5 * (1 - second[0]), second[3] / 2, second[4] / 2, second[1] / 2, second[2] / 2]
    assert list(targets[:5]) == pytest.approx(first)


def test_a_position_is_corrected_by_what_is_found_wrong_later() -> None:
    """The first of two positions gets a share of what the look from the second has beyond its answer."""
    targets = array("f", (0.5, 0.2, 0.1, 0.3, 0.2, 0.6, 0.25, 0.02, 0.15, 0.04))
    answers = array("f", (0.4, 0, 0, 0, 0, 0.5, 0.2, 0, 0.1, 0))
    chances.correct(targets, answers, array("i", (1, -1)), 0.5)
    assert list(targets) == pytest.approx([0.45, 0.225, 0.12, 0.325, 0.21, 0.6, 0.25, 0.02, 0.15, 0.04])


def test_with_the_whole_share_looks_ahead_add_up_to_what_a_game_came_to_less_its_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arbitro.players.backgammon.lessons.STRAYING", 0)
    evaluator = Evaluator(house_weights())
    lesson = looked_ahead(evaluator, 1, Random(3), 1.0)
    laid = played(evaluator, 1, Random(3)).boards
    some = [laid[place : place + BOARD] for place in range(0, len(laid), BOARD)]
    expected = memoryview(ahead(Table(evaluator), laid).targets).cast("f")[::5]
    wrong = [look - evaluator.chances(board).win for look, board in zip(expected, some, strict=True)]
    for turn, found in enumerate(memoryview(lesson.targets).cast("f")[: 5 * len(some) : 5]):
        later = sum((-1) ** (place - turn) * wrong[place] for place in range(turn + 1, len(wrong)))
        assert found == pytest.approx(expected[turn] + later, abs=1e-4)


def test_what_the_other_of_two_near_plays_leads_to_is_corrected_alike() -> None:
    evaluator = Evaluator(house_weights())
    table = Table(evaluator)
    laid = played(evaluator, 4, Random(3)).boards
    lesson = looked_ahead(evaluator, 4, Random(3), 0.9)
    assert lesson.boards.startswith(laid)
    rows, beside = len(laid) // BOARD, len(lesson.boards) // BOARD
    assert 1.2 < beside / rows < 1.9
    at_once = ahead(table, lesson.boards).targets
    pairs = zip(memoryview(lesson.targets).cast("f"), memoryview(at_once).cast("f"), strict=True)
    moved = [new - old for new, old in pairs]
    changes = [moved[place : place + 5] for place in range(0, len(moved), 5)]
    for change in changes[rows:]:
        assert any(change == pytest.approx(other, abs=1e-5) for other in changes[:rows])


def test_with_the_whole_share_a_game_without_straying_learns_what_it_came_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arbitro.players.backgammon.lessons.STRAYING", 0)
    lesson = played(Evaluator(house_weights()), 1, Random(3), 1.0)
    win = memoryview(lesson.targets).cast("f")[::5].tolist()
    assert len(win) > 20
    for turn, found in enumerate(win):
        assert found == pytest.approx(win[0] if turn % 2 == 0 else 1 - win[0], abs=1e-5)


def test_games_teach_that_more_men_off_are_better() -> None:
    weights, mean = fresh(32, 16, 1), fresh(32, 16, 1)
    pupil = Pupil(weights, blank(weights), mean)
    for step in range(24):
        pupil.learn([played(Evaluator(weights), 16, Random(step), 0.9)], step, 0.005)
    behind, ahead_of = bytearray(52), bytearray(52)
    behind[10], behind[26], behind[30] = 15, 10, 5
    ahead_of[0], ahead_of[4], ahead_of[36] = 10, 5, 15
    evaluator = Evaluator(weights)
    assert evaluator.chances(bytes(behind)).win < 0.3 < 0.7 < evaluator.chances(bytes(ahead_of)).win


def test_a_position_looked_at_ahead_learns_from_every_roll() -> None:
    evaluator = Evaluator(house_weights())
    some = boards(40)[::7]
    lesson = ahead(Table(evaluator), b"".join(some))
    targets = memoryview(lesson.targets).cast("f")
    for place, board in enumerate(some):
        expected = astuple(Search(evaluator).chances(board, 1))
        assert list(targets[5 * place : 5 * place + 5]) == pytest.approx(expected, abs=1e-5)


def test_the_same_seed_gives_the_same_lesson() -> None:
    evaluator = Evaluator(house_weights())
    assert looked_ahead(evaluator, 2, Random(5)) == looked_ahead(evaluator, 2, Random(5))
    assert looked_ahead(evaluator, 2, Random(5)) != looked_ahead(evaluator, 2, Random(6))


def test_every_game_goes_on_until_the_bearoff_knows_it() -> None:
    evaluator = Evaluator(house_weights())
    lesson = played(evaluator, 8, Random(7))
    found = [lesson.boards[place : place + BOARD] for place in range(0, len(lesson.boards), BOARD)]
    assert len(lesson.targets) == 4 * 5 * len(found)
    assert found.count(START) == 8
    assert all(any(board[7:26]) or any(turn_round(board)[7:26]) for board in found)
