"""Every stroke that can be made is ruled on completely, and no two laws contradict each other."""

from collections.abc import Iterator
from itertools import product

import pytest

from arbitro.carrom import effects as e
from arbitro.carrom.board import Board, Queen
from arbitro.carrom.facts import CarromStroke, Finish, Improper
from arbitro.carrom.game import GAMES
from arbitro.carrom.seen import classify_stroke
from arbitro.carrom.sides import Each

QUEENS: tuple[Queen, ...] = ("board", "pending", "white", "black")
IMPROPER: tuple[Improper, ...] = ("", "push")
SETTLES = ("a_side_is_left_without_men",)


def boards() -> Iterator[Board]:
    for white, black, queen, owed, opened in product((1, 2, 3, 9), (1, 2, 9), QUEENS, (0, 1), (True, False)):
        if not owed or white == 9:
            yield Board(
                men=Each(white, black),
                queen=queen,
                owed=Each(owed, 0),
                opened=Each(opened, True),
                placers=Each("black", "white"),
                broken=True,
                strokes=1 if queen == "pending" else 0,
                turns=2,
            )


def strokes(board: Board) -> Iterator[CarromStroke]:
    own, opponents = range(min(board.men.white, 3) + 1), range(min(board.men.black, 2) + 1)
    queens = (False, True) if board.queen == "board" else (False,)
    for white, black, queen, striker, improper in product(own, opponents, queens, (False, True), IMPROPER):
        yield CarromStroke(white, black, queen, striker, improper)


def kinds(board: Board, edition: str, stroke: CarromStroke) -> tuple[Board, set[type], set[str]]:
    verdict = GAMES[edition].boards.judge(board, stroke)
    assert not verdict.refused
    return (
        verdict.state,
        {type(effect) for effect in verdict.effects()},
        {ruling.rule for ruling in verdict.rulings},
    )


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_every_stroke_is_ruled_on_completely(edition: str) -> None:
    parameters = GAMES[edition].boards.parameters
    for board in boards():
        for stroke in strokes(board):
            after, effects, rules = kinds(board, edition, stroke)
            if isinstance(classify_stroke(board, stroke, parameters), Finish):
                assert after.outcome is not None, (board, stroke)
                assert not rules & set(SETTLES), (board, stroke)
                continue
            assert after.outcome is None, (board, stroke)
            assert effects & {e.TurnPasses, e.TurnContinues}, (board, stroke)
            assert (e.Due in effects) == stroke.striker, (board, stroke)
            assert (e.PenaltyMan in effects) == bool(stroke.improper), (board, stroke)
            assert (after.foul == "foul") == bool(stroke.improper), (board, stroke)
            if stroke.queen:
                assert effects & {e.QueenBack, e.QueenPending, e.QueenCovered}, (board, stroke)
            if board.queen == "pending":
                still = stroke.white > 0 and stroke.striker and not stroke.improper
                assert (after.queen == "pending") == still, (board, stroke)


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_black_is_ruled_on_as_white_is(edition: str) -> None:
    referee = GAMES[edition]
    for board in boards():
        mirrored = Board(
            men=Each(board.men.black, board.men.white),
            queen={"white": "black", "black": "white"}.get(board.queen, board.queen),  # type: ignore[arg-type]  # a queen
            owed=Each(0, board.owed.white),
            opened=Each(board.opened.black, board.opened.white),
            placers=board.placers,
            broken=True,
            strokes=board.strokes,
            turns=2,
            turn="black",
        )
        for stroke in strokes(board):
            other = CarromStroke(stroke.black, stroke.white, stroke.queen, stroke.striker, stroke.improper)
            ours, theirs = referee.boards.judge(board, stroke), referee.boards.judge(mirrored, other)
            assert ours.laws == theirs.laws
            assert ours.state.men.white == theirs.state.men.black
            assert ours.state.to_place.white == theirs.state.to_place.black
            assert (ours.state.turn == "white") == (theirs.state.turn == "black")
