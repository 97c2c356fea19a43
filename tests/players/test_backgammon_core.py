"""What the compiled core says of backgammon positions: counted by hand, searched plainly, compiled and not."""

from __future__ import annotations

import importlib.util
import math
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from arbitro.backgammon.core.plays import ROLLS, Plays
from arbitro.players.backgammon.evaluator import floats, house_evaluator, one_sided
from arbitro.players.backgammon.weights import room, size
from arbitro.players.core import bearoff, chances, features, kinds, network
from tests.players.boards import board

START = bytes({6: 5, 8: 3, 13: 5, 24: 2}.get(place % 26, 0) for place in range(52))
SHOTS = 101 + 12


def encoded(position: bytes, core: ModuleType = features, turned: bool = False) -> list[float]:
    inputs, kind = floats(features.INPUTS), bytes([kind_of(position, turned=turned)])
    core.encode(position, turned, memoryview(kind), kinds.RACE, inputs)
    return list(inputs)


def kind_of(position: bytes, core: ModuleType = kinds, turned: bool = False) -> int:
    found = memoryview(bytearray(1))
    core.tell(position, turned, found)
    return found[0]


def uncompiled(module: ModuleType) -> ModuleType:
    assert module.__file__
    source = Path(module.__file__).parent / f"{module.__name__.rpartition('.')[2]}.py"
    spec = importlib.util.spec_from_file_location(f"uncompiled_{source.stem}", source)
    assert spec
    assert spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def positions(count: int, seed: int) -> Iterator[bytes]:
    """Yield positions of games played at random."""
    draw, plays, position = Random(seed), Plays(), START
    for _ in range(count):
        yield position
        number = plays.find(position, draw.randint(1, 6), draw.randint(1, 6))
        after = plays.result(draw.randrange(number)) if number else position
        position = after[26:] + after[:26] if any(after[1:26]) else START


LATE = {1: 5, 2: 4, 13: 6}
OPEN = {6: 5, 8: 5, 13: 5}


@pytest.mark.parametrize(
    ("own", "other", "kind"),
    [
        ({6: 1}, {6: 1}, kinds.BEAROFF),
        ({7: 1}, {6: 1}, kinds.RACE),
        ({12: 1}, {12: 1}, kinds.RACE),
        ({}, {1: 1}, kinds.OVER),
        ({1: 1}, {}, kinds.OVER),
        (LATE, OPEN, kinds.CRASHED),
        (OPEN, LATE, kinds.CRASHED),
        (LATE, LATE, kinds.CRASHED),
        ({25: 1}, {1: 1}, kinds.CRASHED),
        (OPEN, OPEN, kinds.CONTACT),
        ({**OPEN, 13: 3, 24: 2}, OPEN, kinds.CONTACT),
    ],
)
def test_a_position_is_of_its_kind(own: dict[int, int], other: dict[int, int], kind: int) -> None:
    assert kind_of(board(own, other)) == kind
    assert kind_of(board(other, own), turned=True) == kind


def test_every_kind_is_met_in_play() -> None:
    assert {kind_of(position) for position in positions(20_000, seed=9)} == set(range(1, kinds.CONTACT + 1))


@pytest.mark.parametrize(
    ("blocks", "hitter", "shots"),
    [
        ({}, {21: 1}, 11),
        ({}, {22: 1}, 12),
        ({}, {19: 1}, 0),
        ({}, {24: 1}, 15),
        ({2: 2}, {24: 1}, 14),
        ({2: 2, 4: 2}, {24: 1}, 12),
        ({}, {25: 1}, 15),
        ({}, {25: 2}, 11),
        ({}, {24: 1, 23: 1}, 24),
    ],
)
def test_shots_are_counted(blocks: dict[int, int], hitter: dict[int, int], shots: int) -> None:
    """A blot on the five point stands on the hitter's point 20."""
    position = board({5: 1, **blocks}, hitter)
    assert round(encoded(position)[SHOTS] * 18) == shots == plain_shots(position)


def plain_shots(position: bytes) -> int:
    """Count by the legal plays how many of the opponent's rolls can hit."""
    plays, turned = Plays(), position[26:] + position[:26]
    count = 0
    for first, second in ROLLS:
        plays.find(turned, first, second)
        hit = any(after[51] > turned[51] for after in plays.results())
        count += (1 if first == second else 2) * hit
    return count


def test_shots_equal_those_of_the_legal_plays_nearly_always() -> None:
    """The count leaves out that a die may have to be played elsewhere first; that is rare."""
    compared = [
        round(encoded(position)[SHOTS] * 18) == plain_shots(position)
        for position in positions(1500, seed=3)
        if kind_of(position) >= kinds.CRASHED
    ]
    assert sum(compared) / len(compared) > 0.97


@pytest.mark.parametrize(
    ("place", "scale", "own", "other", "expected"),
    [
        (0, 80, {24: 2, 6: 5}, {24: 2, 6: 5}, 2 * 23 + 5 * 5),
        (1, 40, {24: 2, 6: 5}, {20: 2, 6: 5}, 0),
        (1, 40, {24: 2, 3: 5}, {20: 2, 6: 5}, 15),
        (2, 40, {24: 2, 8: 3, 6: 5}, {24: 2}, 3 * 2 + 3 * 5),
        (3, 8, {24: 2, 8: 3, 6: 5}, {24: 2}, 5),
        (4, 4, {24: 2, 2: 3, 1: 1}, {24: 2}, 4),
        (5, 1800, {24: 1}, {24: 1}, 18 * 36),
        (8, 6, {25: 1}, {6: 2, 5: 2, 24: 1}, 2),
        (10 + 3, 1, {24: 1}, {4: 2, 24: 1}, 1),
        (10 + 2, 1, {24: 1}, {4: 2, 24: 1}, 0),
        (17, 7, {20: 2, 18: 2, 6: 2}, {24: 2}, 3),
        (18, 2, {20: 2, 18: 2, 6: 2}, {24: 2}, 1),
        (19, 8, {24: 2, 13: 1}, {24: 2}, 10),
        (20, 1, {6: 3, 5: 2}, {25: 1}, 1),
        (21, 1, {6: 3, 5: 2}, {25: 1}, 1),
        (22, 4, {8: 3, 6: 4, 4: 1}, {24: 2}, 4),
        (23, 3, {6: 2, 5: 2, 4: 2, 12: 2}, {24: 2}, 3),
        (24, 3, {6: 2, 5: 2, 4: 2, 12: 2}, {24: 2}, 1),
        (27, 9, {6: 2, 5: 2}, {25: 1, 23: 1}, 2 * 2),
    ],
)
def test_how_the_men_stand_is_counted(
    place: int, scale: int, own: dict[int, int], other: dict[int, int], expected: int
) -> None:
    position = board(own, other)
    assert encoded(position)[features.FIRST + place] * scale == pytest.approx(expected, abs=1e-3)
    turned = encoded(board(other, own))[features.FIRST + features.MORE + place]
    assert turned * scale == pytest.approx(expected, abs=1e-3)


def test_a_turned_board_is_the_same_board_from_the_other_side() -> None:
    for position in positions(100, seed=4):
        assert encoded(position, turned=True) == encoded(position[26:] + position[:26])


def test_inputs_are_the_same_uncompiled() -> None:
    plain = uncompiled(features)
    for position in positions(150, seed=5):
        assert encoded(position, plain) == pytest.approx(encoded(position), abs=1e-6)


def test_kinds_are_the_same_uncompiled() -> None:
    plain = uncompiled(kinds)
    for position in positions(2_000, seed=5):
        assert kind_of(position, plain) == kind_of(position)


WIDTHS = (7, 6, 5, 5)


def small_network(core: ModuleType = network) -> tuple[network.Network, array[float]]:
    draw = Random(6)
    weights = array("f", (draw.uniform(-0.5, 0.5) for _ in range(size(WIDTHS))))
    return core.Network(array("i", WIDTHS), weights, floats(room(WIDTHS))), weights


def answer(net: network.Network, row: array[float]) -> list[float]:
    outputs = floats(5)
    net.forward(row, memoryview(bytes([1])), 1, outputs)
    return list(outputs)


def test_a_network_answers_by_its_formula() -> None:
    """Each layer sums up what the one before answers where that is positive, and the last is made chances of."""
    net, weights = small_network()
    seen = [1, 0, 0.5, -1, 0, 2, 0.25]
    row, first = array("f", seen), 0
    for width, units in pairwise(WIDTHS):
        rows = [weights[first + units * place : first + units * (place + 1)] for place in range(width + 1)]
        sums = [
            rows[-1][unit] + sum(one * rows[place][unit] for place, one in enumerate(seen))
            for unit in range(units)
        ]
        assert 0 < sum(total > 0 for total in sums) < units
        first += (width + 1) * units
        seen = [max(0.0, total) for total in sums]
    assert first == len(weights)
    assert answer(net, row) == pytest.approx([1 / (1 + math.exp(-total)) for total in sums], abs=1e-6)


def test_a_row_is_answered_alike_alone_and_after_others() -> None:
    """Rows are reached by what changed from the one before, and summed up anew now and then."""
    net, _ = small_network()
    draw = Random(4)
    rows = [array("f", (draw.choice((0, 0, 0.5, 1)) for _ in range(7))) for _ in range(100)]
    outputs = floats(500)
    net.forward(array("f", (one for row in rows for one in row)), bytes([1] * 100), 1, outputs)
    for place, row in enumerate(rows):
        assert list(outputs[5 * place : 5 * place + 5]) == pytest.approx(answer(net, row), abs=1e-6)


def test_a_network_is_the_same_uncompiled() -> None:
    draw = Random(8)
    (fast, _), (slow, _) = small_network(), small_network(uncompiled(network))
    for _ in range(20):
        row = array("f", (draw.uniform(-1, 1) for _ in range(7)))
        assert answer(slow, row) == pytest.approx(answer(fast, row), abs=1e-6)


@pytest.mark.parametrize("core", [chances, uncompiled(chances)])
def test_of_each_group_of_boards_the_most_valued_are_kept(core: ModuleType) -> None:
    """At most three of a group, and none that is worth less than the best by more than a half."""
    values = array("d", (0.1, 0.9, 0.6, 0.5, 0.7, 0.2, 0.0, -1, -1, -1, -1))
    starts = array("i", (0, 5, 7, 11))
    boards = bytearray(byte for number in range(11) for byte in [number] * 52)
    count = core.sift(memoryview(boards), values, starts, 3, 0.5)
    assert list(boards[: 52 * count : 52]) == [1, 2, 4, 5, 6, 7, 8, 9]
    assert list(starts) == [0, 3, 5, 8]


@cache
def plain_rolls(home: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chances to be off in 0, 1, 2, … rolls by the legal plays, at the fewest rolls on average."""
    if not any(home):
        return (1.0,)
    total = [0.0] * 9
    plays = Plays()
    for first, second in ROLLS:
        plays.find(board(dict(enumerate(home, 1)), {1: 1}), first, second)
        ways = (plain_rolls(tuple(after[1:7])) for after in plays.results())
        best = min(ways, key=lambda way: sum(n * chance for n, chance in enumerate(way)))
        for roll, chance in enumerate(best):
            total[roll + 1] += chance * (1 if first == second else 2) / 36
    return tuple(total[: max(n for n, chance in enumerate(total) if chance) + 1])


def test_bearing_off_equals_a_plain_search() -> None:
    count = bearoff.count(3)
    rolls, mean, idle = floats(count * bearoff.ROLLS), floats(count), floats(count)
    table = bearoff.Bearoff(3, rolls, mean, idle)
    homes = [home for home in _homes(3) if sum(home)]
    assert len(homes) + 1 == count == len({table.number(bytes(home)) for home in homes}) + 1
    for home in homes:
        row = table.number(bytes(home)) * bearoff.ROLLS
        expected = plain_rolls(home)
        assert list(rolls[row : row + len(expected)]) == pytest.approx(list(expected), abs=1e-5), home


def _homes(men: int) -> Iterator[tuple[int, ...]]:
    for code in range((men + 1) ** 6):
        home = tuple(code // (men + 1) ** place % (men + 1) for place in range(6))
        if sum(home) <= men:
            yield home


def test_the_table_of_bearing_off_is_the_same_uncompiled() -> None:
    tables = []
    for core in (bearoff, uncompiled(bearoff)):
        count = core.count(2)
        room = floats(count * bearoff.ROLLS), floats(count), floats(count)
        core.Bearoff(2, *room)
        tables.append([list(numbers) for numbers in room])
    for fast, slow in zip(*tables, strict=True):
        assert slow == pytest.approx(fast, abs=1e-6)


def test_every_row_of_the_table_is_certain() -> None:
    """Fifteen men on the six point take longest; even they are off within the rolls that the table has."""
    position = board({6: 15}, {6: 15})
    outputs = list(house_evaluator().evaluate(position, False))
    other = list(house_evaluator().evaluate(position, True))
    assert one_sided().men == 15
    assert outputs == other
    assert 0.5 < outputs[0] < 1


@pytest.mark.parametrize(
    ("own", "other", "win"),
    [
        ({1: 2}, {1: 1}, 1.0),
        ({6: 1}, {1: 1}, 27 / 36),
        ({5: 1, 6: 1}, {1: 1}, 6 / 36),
        ({1: 4}, {1: 1}, 6 / 36),
    ],
)
def test_a_last_roll_is_weighed_exactly(own: dict[int, int], other: dict[int, int], win: float) -> None:
    found = house_evaluator().chances(board(own, other))
    assert found.win == pytest.approx(win, abs=1e-6)
    assert (found.gammon, found.gammon_lost) == (0, 0)


def test_a_gammon_is_weighed_exactly() -> None:
    """The winner bears off his last men now; the other side has fifteen men at home and has borne none off."""
    found = house_evaluator().chances(board({1: 2}, {6: 15}))
    assert (found.win, found.gammon, found.backgammon) == pytest.approx((1, 1, 0), abs=1e-6)


@pytest.mark.parametrize(
    ("loser", "expected"),
    [({6: 14}, (0, 0)), ({6: 15}, (1, 0)), ({6: 14, 19: 1}, (1, 1)), ({6: 14, 25: 1}, (1, 1))],
)
def test_what_is_over_is_certain(loser: dict[int, int], expected: tuple[int, int]) -> None:
    won = house_evaluator().chances(board({}, loser))
    assert (won.win, won.gammon, won.backgammon) == (1, *expected)
    lost = house_evaluator().chances(board({}, loser), turned=True)
    assert (lost.win, lost.gammon_lost, lost.backgammon_lost) == (0, *expected)


def test_chances_contain_each_other() -> None:
    outputs = array("f", (0.5, 0.6, 0.7, 0.8, 0.9))
    chances.settle(START, False, bytes([kinds.CONTACT]), kinds.OVER, kinds.RACE, outputs)
    assert list(outputs) == [0.5] * 5


@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        ({10: 15}, {10: 15}, (0.2, 0.0, 0.2, 0.0)),
        ({10: 14}, {10: 15}, (0.2, 0.0, 0.0, 0.0)),
        ({10: 15}, {3: 14, 2: 0}, (0.0, 0.0, 0.2, 0.0)),
        ({3: 15}, {10: 14, 19: 1}, (0.2, 0.1, 0.2, 0.0)),
    ],
)
def test_what_is_impossible_in_a_race_has_no_chance(
    own: dict[int, int], other: dict[int, int], expected: tuple[float, ...]
) -> None:
    outputs = array("f", (0.5, 0.2, 0.1, 0.2, 0.1))
    chances.settle(board(own, other), False, bytes([kinds.RACE]), kinds.OVER, kinds.RACE, outputs)
    assert tuple(outputs[1:]) == pytest.approx(expected)


def test_values_are_counted() -> None:
    outputs = array("f", (0.5, 0.25, 0, 0.25, 0, 1, 0.5, 0, 0, 0))
    values = array("d", (0, 0))
    chances.value(outputs, array("d", (-1, 2, 1, 1, -1, -1)), values)
    assert list(values) == [0, 1.5]
