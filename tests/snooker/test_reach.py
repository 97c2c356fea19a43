from random import Random

import pytest

from arbitro.snooker.balls import COLOURS, AnyBall, Ball, Colour, On
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import SnookerStroke, Toss
from arbitro.snooker.frame import Frame
from arbitro.snooker.reach import reachable, reachable_scores, reachable_without_fouls
from tests.snooker.play import random_stroke

Key = tuple[tuple[int, int], int, tuple[Colour, ...], On | None, bool, tuple[int, ...]]


def explored(reds: int, most: int) -> set[tuple[int, int]]:
    """Return every pair of final scores up to a number of points, by playing all strokes that matter."""
    start: Key = ((0, 0), reds, COLOURS, "red" if reds else "yellow", False, (0, 1))
    seen, todo, ends = {start}, [start], set()
    while todo:
        key = todo.pop()
        for striker in key[-1]:
            frame = _frame(key, striker)
            for stroke in _strokes(frame):
                after = FRAMES.judge(frame, stroke).state
                if max(after.score) > most:
                    continue
                if after.outcome:
                    ends.add(after.score)
                elif (follows := _key(after)) not in seen:
                    seen.add(follows)
                    todo.append(follows)
    return ends


def _frame(key: Key, striker: int) -> Frame:
    score, reds, colours, on, respotted, _ = key
    return Frame(
        score=score,
        striker=striker,
        reds=reds,
        colours=colours,
        on=on,
        respotted=respotted,
        in_hand=False,
        opening=False,
    )


def _key(frame: Frame) -> Key:
    if frame.striker is None:
        frame = FRAMES.judge(frame, Toss("A")).state
    at_table = (frame.striker or 0,) if frame.on == "colour" else (0, 1)
    return frame.score, frame.reds, frame.colours, frame.on, frame.respotted, at_table


def _strokes(frame: Frame) -> list[SnookerStroke]:
    """Return a miss, every pot, and a foul of every price, with and without reds lost."""
    balls: tuple[Ball, ...] = frame.colours if frame.on == "colour" else (frame.on or "black",)
    pots = [SnookerStroke(nominated=ball, first=(ball,), potted=(ball,)) for ball in balls]
    named = balls[0]
    prices: list[Ball] = [ball for ball in ("brown", "blue", "pink", "black") if ball in frame.colours]
    lost: tuple[AnyBall, ...] = ("red",) * frame.reds  # type: ignore[assignment]  # reds only
    fouls = [
        SnookerStroke(nominated=named, first=(named,), fouls=("push",), concerned=(ball,), potted=gone)
        for ball in prices
        for gone in ((), lost)
    ]
    return [SnookerStroke(nominated=named, first=(named,)), *pots, *fouls]


def test_without_reds_the_solver_finds_exactly_what_play_finds() -> None:
    assert explored(0, 21) == reachable_scores(0, 21)


@pytest.mark.nightly
@pytest.mark.parametrize(("reds", "most"), [(0, 40), (1, 34), (2, 30)])
def test_the_solver_finds_exactly_what_play_finds(reds: int, most: int) -> None:
    assert explored(reds, most) == reachable_scores(reds, most)


def test_every_frame_played_out_ends_with_a_score_that_the_solver_accepts() -> None:
    ended = 0
    for seed in range(40):
        random, frame = Random(seed), Frame()
        while not frame.outcome:
            act = Toss("A") if frame.striker is None else random_stroke(random, frame)
            frame = FRAMES.judge(frame, act).state
        if frame.outcome.by == "points":
            ended += 1
            assert reachable(*frame.score), frame.score
    assert ended > 20


def test_some_scores_cannot_be() -> None:
    assert not reachable(60, 60)
    assert not reachable(1, 0)
    assert not reachable(20, 10)
    assert reachable(147, 0)
    assert not reachable_without_fouls(148, 0)
    assert reachable(151, 0)
    assert reachable_without_fouls(72, 65)
    assert reachable_without_fouls(15 + 27, 0)
    assert not reachable_without_fouls(15 + 28, 0)


@pytest.mark.parametrize(
    "score",
    [(66, 59), (131, 4), (7, 111), (147, 0), (0, 147), (68, 62), (74, 70), (72, 0), (140, 7), (57, 50)],
)
def test_scores_of_known_frames_are_reachable(score: tuple[int, int]) -> None:
    assert reachable(*score)
