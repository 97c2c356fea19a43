"""The books of rules and a plain procedure, written apart from each other, rule alike on random boards."""

from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from arbitro.carrom import facts
from arbitro.carrom.board import Board
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import SIDES, Each
from arbitro.carrom.view import board_view
from arbitro.kernel import Fact
from tests.carrom.plain_board import PRICES, PlainBoard
from tests.carrom.random_facts import DOUBLES, random_fact

MODELLED = (facts.CarromStroke, facts.PlaceMen, facts.Forgo, facts.NoSpace, facts.Timeout, facts.CarromFoul)
SCORES = (0, 21, 22, 23, 24)


def random_start(rng: Random) -> Board:
    """Return a board some time after its break."""
    seats = rng.choice((SIDES, DOUBLES))
    men = Each(rng.choice((1, 2, 3, 5, 8, 9)), rng.choice((1, 2, 3, 5, 8, 9)))
    return Board(
        seats=seats,
        turn=rng.choice(seats),
        score=Each(rng.choice(SCORES), rng.choice(SCORES)),
        men=men,
        queen=rng.choice(("board", "board", "white", "black")),
        opened=Each(men.white < 9, men.black < 9),
        broken=True,
        turns=len(seats),
    )


def plainly(board: Board, edition: str) -> PlainBoard:
    return PlainBoard(
        PRICES[edition],
        board.seats,
        board.turn,
        {side: board.score.of(side) for side in SIDES},
        {side: board.men.of(side) for side in SIDES},
        board.queen,
        {side for side in SIDES if board.opened.of(side)},
    )


def possible(rng: Random, board: Board) -> Fact | None:
    """Return a random fact that both know and that can have happened."""
    fact = random_fact(rng, board)
    if not isinstance(fact, MODELLED) or (isinstance(fact, facts.Forgo) and not any(_due(board))):
        return None
    if fact.by not in ("", *board.seats):
        return None
    if not isinstance(fact, facts.CarromStroke):
        return fact
    too_many = fact.white > board.men.white or fact.black > board.men.black
    return None if too_many else replace(fact, jumped=(), queen=fact.queen and board.queen == "board")


def _due(board: Board) -> tuple[int, int]:
    return board.to_place.white, board.to_place.black


def shown(plain: PlainBoard) -> dict[str, object]:
    placers = {side: plain.placers[side] for side in SIDES if plain.to_place[side]}
    return {
        "men": plain.men,
        "queen": plain.queen,
        "owed": plain.owed,
        "to_place": plain.to_place,
        "placer": placers if len(placers) > 1 else next(iter(placers.values()), None),
        "turn": plain.turn,
        "strokes": plain.strokes,
        "foul": plain.foul,
    }


def ended(board: Board) -> object:
    if board.outcome is None or board.outcome.winner is None:
        return "replay" if board.outcome else None
    return board.outcome.winner, board.outcome.points, board.outcome.on_demand


def rule_alike(edition: str, rng: Random) -> int:
    """Enter random facts into a board of each until it ends, and return how many there were."""
    board, entered = random_start(rng), 0
    plain = plainly(board, edition)
    while entered < 40 and not board.outcome:
        fact = possible(rng, board)
        if fact:
            verdict = GAMES[edition].boards.judge(board, fact)
            board, entered = verdict.state, entered + 1
            assert plain.enter(fact) == (verdict.refused is None), fact
            assert plain.end == ended(board), fact
            assert plain.end or shown(plain).items() <= to_builtins(board_view(board)).items(), fact
    return entered


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_rules_and_procedure_agree(edition: str) -> None:
    assert sum(rule_alike(edition, Random(seed)) for seed in range(400)) > 2000
