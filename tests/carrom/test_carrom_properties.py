"""What holds at every step of any board, whatever is entered."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.carrom.board import MEN, Board
from arbitro.carrom.facts import BoardFact, CarromStroke, Demand
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Fact
from tests.carrom.random_facts import random_board, random_fact
from tests.notebook import Notebook

FACTS = 100
seeds = st.integers(0, 2**32)
editions = st.sampled_from(sorted(GAMES))


def check_men(board: Board) -> None:
    """Nine men of each colour: on the board, to be placed, or in the pockets; owed only when none is out."""
    for side in SIDES:
        there, out = board.men.of(side), board.to_place.of(side)
        assert there >= 0
        assert out >= 0
        assert there + out <= MEN
        assert board.owed.of(side) == 0 or board.outcome is not None or board.available(side) == 0
        assert not (board.waiting.of(side) and not out)
    assert board.queen in ("board", "pending", *SIDES)


def check_end(board: Board, most: int | None) -> None:
    if board.outcome is None:
        assert board.over or not any(map(board.has_cleared, SIDES))
        return
    assert board.outcome.replay or board.outcome.winner in SIDES
    assert board.outcome.points >= 0
    assert board.outcome.on_demand >= 0
    assert most is None or board.outcome.points + board.outcome.on_demand <= most


@given(editions, seeds)
def test_men_are_conserved_and_refusals_change_nothing(edition: str, seed: int) -> None:
    referee, rng = GAMES[edition], Random(seed)
    board = random_board(rng)
    for _ in range(FACTS):
        if board.over:
            board = random_board(rng)
        fact = random_fact(rng, board)
        verdict = referee.boards.judge(board, fact)
        if verdict.refused:
            assert verdict.state is board
            assert not verdict.rulings
            assert verdict.refused.law in referee.boards.laws
        assert all(ruling.law in referee.boards.laws for ruling in verdict.rulings)
        board = verdict.state
        check_men(board)
        check_end(board, referee.boards.parameters.maximum)


@given(editions, seeds)
def test_a_board_that_is_not_over_can_go_on(edition: str, seed: int) -> None:
    referee, rng = GAMES[edition], Random(seed)
    board = random_board(rng)
    for _ in range(FACTS):
        if board.over:
            return
        assert any(not referee.boards.judge(board, fact).refused for fact in ways_on(board)), board
        board = referee.boards.judge(board, random_fact(rng, board)).state


def ways_on(board: Board) -> tuple[Fact, ...]:
    from arbitro.carrom.facts import CallPlay, PlaceMen

    return (
        CarromStroke(),
        CallPlay(),
        *(PlaceMen(board.to_place.of(side)) for side in SIDES if board.to_place.of(side)),
    )


@given(editions, seeds)
def test_a_board_is_the_fold_of_its_journal_and_undo_then_redo_is_nothing(edition: str, seed: int) -> None:
    referee, rng = GAMES[edition], Random(seed)
    start = random_board(rng)
    journal: Notebook = Notebook.open(BoardFact, edition, {}, author="umpire", at=0)
    board = start
    for number in range(12):
        fact = random_fact(rng, board)
        journal = journal.record(fact, author="umpire", at=number)
        board = referee.boards.judge(board, fact).state

    def step(state: Board, fact: Fact) -> Board:
        return referee.boards.judge(state, fact).state

    assert journal.fold(start, step) == board
    again = journal.undo("slip", author="umpire", at=20).redo("no slip", author="umpire", at=21)
    assert again.fold(start, step) == board


@given(seeds)
def test_a_state_survives_the_wire(seed: int) -> None:
    rng = Random(seed)
    board = random_board(rng)
    for _ in range(20):
        board = GAMES["carrom/icf-2001"].boards.judge(board, random_fact(rng, board)).state
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


@given(editions, seeds)
def test_no_points_come_out_of_nothing_after_the_end(edition: str, seed: int) -> None:
    referee, rng = GAMES[edition], Random(seed)
    board = random_board(rng)
    while not board.over:
        board = referee.boards.judge(board, random_fact(rng, board)).state
    if board.outcome is None or board.outcome.winner is None or board.match_lost_by:
        return
    total = board.outcome.points + board.outcome.on_demand
    after = referee.boards.judge(board, Demand(board.outcome.on_demand)).state
    assert after.outcome is not None
    assert after.outcome.points + after.outcome.on_demand == total


@pytest.mark.nightly
@pytest.mark.parametrize("edition", sorted(GAMES))
def test_two_hundred_thousand_random_facts(edition: str) -> None:
    referee, rng = GAMES[edition], Random(20011102)
    board = random_board(rng)
    for _ in range(200_000):
        board = (
            random_board(rng) if board.over else referee.boards.judge(board, random_fact(rng, board)).state
        )
        check_men(board)
