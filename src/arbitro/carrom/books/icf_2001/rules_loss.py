"""Laws 7, 10 and 143: what can no longer or never happen at a board, and the loss of the match."""

from collections.abc import Iterator

from arbitro.carrom import facts
from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import MatchLost
from arbitro.carrom.facts import Concede, Demand, Finish, Foul, Misconduct, Shot, Warn
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import other
from arbitro.kernel import Effect, Fact

ITEMS = {
    "a": "143a.i",
    "b": "143b",
    "c": "143c",
    "d": "143d",
    "e": "143e",
    "f": "143f",
    "g": "143g",
    "h": "143h",
    "i": "143i",
}
"""The clause of each item for which the whole match is lost."""


@book.refuses("7", facts.Stroke)
@book.refuses("7", facts.Pass)
@book.refuses("7", facts.Attempt)
@book.refuses("7", facts.Shot)
@book.refuses("7", facts.Finish)
@book.refuses("7", facts.Play)
@book.refuses("7", facts.Foul)
@book.refuses("7", facts.Place)
@book.refuses("7", facts.Forgo)
@book.refuses("7", facts.NoSpace)
@book.refuses("7", facts.Timeout)
@book.refuses("7", facts.Falls)
@book.refuses("7", facts.OutOfTurn)
@book.refuses("7", facts.Unnoticed)
@book.refuses("7", facts.Appeal)
@book.refuses("7", facts.LeaveSeat)
@book.refuses("7", facts.PlaysDuringAppeal)
@book.refuses("7", facts.WrecksBoard)
@book.refuses("7", facts.Warn)
@book.refuses("7", facts.Replay)
def the_board_is_over(board: Board, act: Fact, p: Parameters) -> bool:
    """Refuse whatever belongs to a board that has ended."""
    return board.over


@book.refuses("10", Shot)
@book.refuses("10", Finish)
def so_many_men_are_not_there(board: Board, shot: Shot, p: Parameters) -> bool:
    """Refuse a stroke that pockets or throws off more pieces than are on the board."""
    left_own = board.men.of(shot.side) - shot.own
    left_opponents = board.men.of(other(shot.side)) - shot.opponents
    if left_own < 0 or left_opponents < 0 or (shot.queen and board.queen != "board"):
        return True
    return bool(shot.jumped) and not _could_jump(board, shot, left_own, left_opponents)


def _could_jump(board: Board, shot: Shot, own: int, opponents: int) -> bool:
    queens = 1 if board.queen == "board" and not shot.queen else 0
    jumped = shot.jumped
    few = jumped.count(shot.side) <= own and jumped.count(other(shot.side)) <= opponents
    return few and jumped.count("queen") <= queens


def _loses_for(item: str, law: str) -> None:
    """Enter the rule of one item."""

    @book.rule(law, Misconduct)
    def conduct_loses_the_match(board: Board, act: Misconduct, p: Parameters) -> Iterator[Effect]:
        if act.item == item:
            yield MatchLost(board.side_of(act.by))


@book.rule("143", Misconduct)
def indiscipline_loses_the_match(board: Board, act: Misconduct, p: Parameters) -> Iterator[Effect]:
    """Take the whole match from a player for indiscipline."""
    yield MatchLost(board.side_of(act.by))


for _item, _law in ITEMS.items():
    _loses_for(_item, _law)


@book.rule("143h", Warn)
def distracting_once_too_often(board: Board, act: Warn, p: Parameters) -> Iterator[Effect]:
    """Take the match from a player who distracts more than twice in spite of warnings."""
    if board.warnings.of(board.side_of(act.to)) >= p.distractions:
        yield MatchLost(board.side_of(act.to))


@book.rule("143h", Foul)
def distracting_after_two_warnings(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Take the match from a player who distracts again after his last warning."""
    if act.offence == "distract" and board.warnings.of(board.side_of(act.by)) >= p.distractions:
        yield MatchLost(board.side_of(act.by))


@book.refuses("143", Misconduct)
@book.refuses("143", Concede)
@book.refuses("143", Demand)
def the_match_is_lost(board: Board, act: Fact, p: Parameters) -> bool:
    """Refuse whatever comes after the loss of the match."""
    return board.match_lost_by is not None
