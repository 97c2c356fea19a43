"""The engine `bgsage` (PyPI, MPL-2.0) as a player, where it is installed.

Its strength is how many plies it looks ahead as it counts them: 1, 2, 3 are 0, 1, 2 of GNU Backgammon.
"""

from random import Random
from typing import Any

from arbitro.players.backgammon.house import NEARLY
from arbitro.players.backgammon.sight import Act, BackgammonSight, BackgammonWord, CubeStanding, Play
from arbitro.players.player import NotInstalled, Player

OWNERS = {"centre": "centered", "mine": "player", "theirs": "opponent"}
TURNED = {"centre": "centered", "mine": "opponent", "theirs": "player"}


class BgSage:
    """Asks the engine for every play and every decision about the cube."""

    def __init__(self, analyzer: Any) -> None:
        self.analyzer = analyzer

    def act(self, sight: BackgammonSight) -> Act:
        """Return what the engine finds best."""
        first = sight.legal[0]
        if len(sight.legal) == 1:
            return first
        if first is BackgammonWord.ACCEPT:
            return self._accept(sight)
        if isinstance(first, Play):
            return self._play(sight)
        if first is BackgammonWord.TAKE:
            return self._answer(sight)
        if BackgammonWord.DOUBLE in sight.legal and self._doubles(sight):
            return BackgammonWord.DOUBLE
        return BackgammonWord.ROLL

    def _play(self, sight: BackgammonSight) -> Play:
        assert sight.dice
        score, cube = _score(sight.standing), sight.standing.cube
        found = self.analyzer.checker_play(
            signed_board(sight.board), *sight.dice, cube, OWNERS[sight.standing.owner], **score
        )
        plays = {tuple(signed_board(play.after)): play for play in sight.legal if isinstance(play, Play)}
        return next(plays[board] for move in found.moves if (board := tuple(move.board)) in plays)

    def _doubles(self, sight: BackgammonSight) -> bool:
        standing = sight.standing
        found = self.analyzer.cube_action(
            signed_board(sight.board), standing.cube, OWNERS[standing.owner], **_score(standing)
        )
        return bool(found.should_double)

    def _answer(self, sight: BackgammonSight) -> Act:
        standing, turned = sight.standing, sight.board[26:] + sight.board[:26]
        found = self.analyzer.cube_action(
            signed_board(turned), standing.cube, TURNED[standing.owner], **_score(standing, turned=True)
        )
        return BackgammonWord.TAKE if found.should_take else BackgammonWord.DROP

    def _accept(self, sight: BackgammonSight) -> Act:
        found = self.analyzer.post_move_analytics(signed_board(sight.board), jacoby=False)
        return (
            BackgammonWord.ACCEPT
            if (sight.offered or 1) >= found.cubeless_equity - NEARLY
            else BackgammonWord.REFUSE
        )


def bgsage(strength: int, whim: Random) -> Player[BackgammonSight, Act]:
    """Return the engine at a number of plies, or raise NotInstalled."""
    try:
        from bgsage import create_analyzer
    except ModuleNotFoundError as error:
        raise NotInstalled(f"bgsage:{strength}", "bgsage") from error
    return BgSage(create_analyzer(f"{strength}ply", parallel_threads=1))


def signed_board(board: bytes) -> list[int]:
    """Return a board as the engine writes it: own men above zero, the opponent's below, both bars above."""
    men = [board[point] - board[51 - point] for point in range(1, 25)]
    return [board[51], *men, board[25]]


def _score(standing: CubeStanding, turned: bool = False) -> dict[str, Any]:
    mine, theirs = standing.mine or 0, standing.theirs or 0
    return {
        "away1": theirs if turned else mine,
        "away2": mine if turned else theirs,
        "is_crawford": standing.crawford == "now",
        "jacoby": False,
        "beaver": False,
    }
