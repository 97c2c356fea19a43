"""The legal plays: counted, compared with a plain search, and the same compiled and uncompiled."""

import importlib.util
import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from arbitro.backgammon import moves
from arbitro.backgammon.core import plays as compiled

SIDE = bytes([0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0])
START = SIDE + SIDE
COUNTS = (
    "11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8 52:8 53:9 54:9 55:4 "
    "61:10 62:14 63:14 64:14 65:7 66:11"
)


@pytest.fixture(scope="module")
def uncompiled() -> ModuleType:
    source = Path(compiled.__file__).parent / "plays.py"
    spec = importlib.util.spec_from_file_location("uncompiled_plays", source)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("pair", COUNTS.split())
def test_each_opening_roll_leads_to_the_known_number_of_positions(pair: str) -> None:
    dice, _, count = pair.partition(":")
    assert compiled.Plays().find(START, int(dice[0]), int(dice[1])) == int(count)


def test_the_positions_of_the_first_two_turns_are_counted() -> None:
    assert [compiled.count_positions(START, depth) for depth in (1, 2)] == [447, 183_632]


@pytest.mark.nightly
def test_the_positions_of_the_third_turn_are_counted() -> None:
    assert compiled.count_positions(START, 3) == 96_082_510


def test_legal_plays_equal_those_of_a_plain_search() -> None:
    plays = compiled.Plays()
    for board, first, second in positions(1500, seed=1):
        plays.find(board, first, second)
        found = plays.results()
        used, searched = plain_search(board, first, second)
        assert len(found) == len(set(found))
        assert (plays.used, set(found)) == (used, searched), (list(board), first, second)


def test_plain_python_finds_the_same_plays_in_the_same_order_as_the_core() -> None:
    core, plain = compiled.Plays(), moves.PlainPlays()
    for board, first, second in positions(1500, seed=3):
        assert plain.find(board, first, second) == core.find(board, first, second)
        assert (plain.used, plain.results()) == (core.used, core.results())
        count = range(plain.count)
        assert [plain.steps(index) for index in count] == [core.steps(index) for index in count]


def test_the_uncompiled_file_gives_the_same_plays_in_the_same_order(uncompiled: ModuleType) -> None:
    fast, slow = compiled.Plays(), uncompiled.Plays()
    for board, first, second in positions(400, seed=2):
        assert fast.find(board, first, second) == slow.find(board, first, second)
        assert fast.results() == slow.results()
        assert [fast.steps(i) for i in range(fast.count)] == [slow.steps(i) for i in range(slow.count)]


def test_the_other_side_sees_the_same_boards(uncompiled: ModuleType) -> None:
    for plays in (compiled.Plays(), uncompiled.Plays()):
        for board, first, second in positions(50, seed=4):
            plays.find(board, first, second)
            results = plays.results()
            assert [plays.result(index) for index in range(plays.count)] == results
            for index, result in enumerate(results):
                assert plays.turned(index) == result[26:] + result[:26]
                assert plays.finished is (not any(result[1:26]))


def test_the_batch_lays_out_what_single_calls_find(uncompiled: ModuleType) -> None:
    wanted = list(positions(200, seed=3))
    boards = b"".join(board for board, _, _ in wanted)
    dice = bytes(die for _, first, second in wanted for die in (first, second))
    plays, expected = compiled.Plays(), bytearray()
    for board, first, second in wanted:
        plays.find(board, first, second)
        expected += b"".join(plays.results())
    for module in (compiled, uncompiled):
        results, starts = bytearray(len(expected)), array("i", [0] * 201)
        views = [memoryview(buffer) for buffer in (boards, dice, results)]
        total = module.find_all(*views, memoryview(starts))
        assert (results, starts[-1], total) == (expected, len(expected) // 52, len(expected) // 52)


def test_a_batch_without_room_counts_and_does_not_write() -> None:
    results, starts = bytearray(52), array("i", [0, 0])
    assert compiled.find_all(START, bytes([3, 1]), results, starts) == 16
    assert results != bytes(52)


def test_random_games_are_the_same_uncompiled_and_end(uncompiled: ModuleType) -> None:
    fast, slow = array("b", [0] * 20), array("b", [0] * 20)
    turns = compiled.random_games(START, 11, fast)
    assert turns == uncompiled.random_games(START, 11, memoryview(slow))
    assert fast == slow
    assert all(1 <= abs(outcome) <= 3 for outcome in fast)


def positions(count: int, seed: int) -> Iterator[tuple[bytes, int, int]]:
    """Yield boards and rolls from games played at random."""
    chance, plays, board = random.Random(seed), compiled.Plays(), START
    for _ in range(count):
        first, second = chance.randint(1, 6), chance.randint(1, 6)
        yield board, first, second
        plays.find(board, first, second)
        after = chance.choice(plays.results() or [board])
        board = START if not any(after[1:26]) else after[26:] + after[:26]


def plain_search(board: bytes, first: int, second: int) -> tuple[int, set[bytes]]:
    """Return how many dice must be played and the positions, by trying every order of every step."""
    orders = [[first] * 4] if first == second else [[first, second], [second, first]]
    leaves = [leaf for order in orders for leaf in lines(board, order, 0)]
    most = max(used for used, _, _ in leaves)
    if most == 0:
        return 0, set()
    longest = [leaf for leaf in leaves if leaf[0] == most]
    if most == 1 and first != second:
        largest = max(die for _, die, _ in longest)
        longest = [leaf for leaf in longest if leaf[1] == largest]
    return most, {after for _, _, after in longest}


def lines(board: bytes, dice: list[int], used: int) -> Iterator[tuple[int, int, bytes]]:
    after = [step(board, point, dice[used]) for point in range(1, 26)] if used < len(dice) else []
    moved = [board for board in after if board]
    for one in moved:
        yield from lines(one, dice, used + 1)
    if not moved:
        yield used, dice[0], board


def step(board: bytes, point: int, die: int) -> bytes | None:
    target = max(point - die, 0)
    if not board[point] or (board[25] and point != 25):
        return None
    if target and board[51 - target] > 1:
        return None
    if not target and (any(board[7:26]) or (point < die and any(board[point + 1 : 7]))):
        return None
    after = bytearray(board)
    after[point] -= 1
    after[target] += 1
    if target and after[51 - target] == 1:
        after[51 - target] = 0
        after[51] += 1
    return bytes(after)
