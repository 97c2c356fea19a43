"""Machines play money sessions of backgammon: beavers, the Jacoby rule, and an end when the points are uneven."""

from random import Random

import pytest

from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.terms import BackgammonLength, BackgammonTerms
from arbitro.players import table_named
from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.cube import decide
from arbitro.players.backgammon.house import house
from arbitro.players.backgammon.sight import BackgammonWord
from arbitro.players.backgammon.stakes import Money

TOO_GOOD = Chances(0.85, 0.6, 0.0, 0.0, 0.0)
"""Ahead, and more often than not by a gammon."""


def session(seed: int) -> tuple[BackgammonMatch, set[object]]:
    """Play a session of three games; return how it ended and what was answered to doubles."""
    table = table_named("backgammon").seat("backgammon/wbgf-2.1")
    game, chance = table.game, Random(seed)
    state = game.start(BackgammonTerms(length=BackgammonLength(money=3)))
    players = {side: house(1, Random(f"{side}{seed}")) for side in ("white", "black")}
    answers: set[object] = set()
    while not state.winner:
        due = table.due(state)
        act = None if due is None else players[due.side].act(due.sight)
        if due and BackgammonWord.TAKE in due.sight.legal:
            answers.add((act, due.sight.beaver))
        for fact in table.carry_out(state, act, chance):
            verdict = game.judge(state, game.complete(state, fact))
            assert not verdict.refused, verdict.refused
            state = verdict.state
    return state, answers


def test_sessions_end_with_uneven_points_after_their_last_game_and_beavers_are_made_and_answered() -> None:
    answers: set[object] = set()
    for seed in range(4):
        ended, answered = session(seed)
        answers |= answered
        assert ended.number >= 3
        assert ended.winner == ("X" if ended.score.X > ended.score.O else "O")
        assert not ended.crawford_game
    assert (BackgammonWord.DOUBLE, False) in answers
    assert (BackgammonWord.TAKE, True) in answers


@pytest.mark.parametrize(("jacoby", "doubles"), [(False, False), (True, True)])
def test_who_is_too_good_to_double_doubles_where_gammons_need_a_turned_cube(
    jacoby: bool, doubles: bool
) -> None:
    assert decide(TOO_GOOD, Money(), 1, "centre", jacoby).doubles is doubles
