"""The ways to a play, half by half: what a plain search leaves open, and nothing that is not offered."""

import random

import pytest

from arbitro.backgammon.plays import choices
from arbitro.backgammon.position import START, seen_from
from arbitro.backgammon.position_id import write_position_id
from arbitro.backgammon.ways import find_ways, read_ways
from arbitro.kernel import Malformed
from tests.backgammon.test_legal_plays import plain_search, positions, step


def test_every_way_ends_in_the_play_that_it_makes_and_every_play_has_one() -> None:
    chance = random.Random(32)
    for board, first, second in positions(300, seed=32):
        stops = find_ways(seen_from("X", board), (first, second))
        used, ends = plain_search(board, first, second)
        offered = choices(seen_from("X", board), "X", (first, second)) if used else ()
        assert {stop.play for stop in stops if stop.play} == set(offered)
        if not stops:
            continue
        here, now = stops[0], board
        while here.halves:
            source, target, die, after = chance.choice(here.halves)
            assert target == max(source - die, 0)
            moved = step(now, source, die)
            assert moved
            here, now = stops[after], moved
        assert now in ends


def test_a_roll_that_cannot_be_played_has_no_ways() -> None:
    shut = bytes([0] * 25 + [15]) + bytes([0, 2, 2, 2, 2, 2, 2] + [0] * 18 + [3])
    assert find_ways(seen_from("X", shut), (6, 5)) == ()


def test_ways_are_read_from_a_position_and_a_roll_and_anything_else_is_malformed() -> None:
    start = write_position_id(START, "X")
    assert read_ways(start, "6-3") == find_ways(START, (6, 3))
    for position, dice in ((start, "7-1"), (start, "63"), ("", "6-3"), ("nonsense", "6-3"), (start, "6-3-3")):
        with pytest.raises(Malformed):
            read_ways(position, dice)
