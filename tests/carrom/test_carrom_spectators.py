"""What spectators of carrom are told beside the score: points missing in the game, strokes made in the board."""

import pytest

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import BoardPlayed, CarromMisconduct, CarromStroke, NextBoard, Replay
from arbitro.carrom.game import GAMES
from arbitro.carrom.terms import CarromTerms
from arbitro.kernel import Fact


def after(edition: str, *facts: Fact) -> CarromContest:
    game = GAMES[edition]
    contest = game.start(CarromTerms())
    for fact in facts:
        verdict = game.judge(contest, game.complete(contest, fact))  # type: ignore[arg-type]
        assert verdict.refused is None, fact
        contest = verdict.state
    return contest


@pytest.mark.parametrize(("edition", "game"), [("carrom/icf-2001", 25), ("carrom/classic-29", 29)])
def test_what_a_side_lacks_is_told_by_the_games_own_length(edition: str, game: int) -> None:
    told = GAMES[edition].spectators(after(edition, BoardPlayed("A", 8), BoardPlayed("B", 5)))
    assert told["to_win"] == {"A": game - 8, "B": game - 5}
    assert told["strokes"] == {"A": 0, "B": 0}


def test_a_new_game_begins_with_all_of_its_points_to_win() -> None:
    won = after("carrom/icf-2001", *(BoardPlayed("A", 9) for _ in range(3)))
    assert GAMES["carrom/icf-2001"].spectators(won)["to_win"] == {"A": 25, "B": 25}


def test_strokes_are_counted_by_side_and_board_and_a_failed_break_is_none() -> None:
    game = GAMES["carrom/icf-2001"]
    board = (
        CarromStroke(untouched=True),
        CarromStroke(white=1),
        CarromStroke(),
        CarromStroke(black=1),
        CarromStroke(),
    )
    assert game.spectators(after(game.edition, *board))["strokes"] == {"A": 2, "B": 2}
    again = after(game.edition, *board, Replay("unforeseen"), NextBoard(), CarromStroke())
    assert game.spectators(again)["strokes"] == {"A": 1, "B": 0}
    breaks_second = after(game.edition, BoardPlayed("A", 3), CarromStroke(white=1))
    assert game.spectators(breaks_second)["strokes"] == {"A": 0, "B": 1}


def test_a_match_that_is_over_still_tells_what_was_missing() -> None:
    lost = after("carrom/icf-2001", BoardPlayed("A", 8), CarromMisconduct("B"))
    assert GAMES["carrom/icf-2001"].spectators(lost)["to_win"] == {"A": 17, "B": 25}
