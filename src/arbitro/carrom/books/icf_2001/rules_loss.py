"""Law 143: the loss of the whole match."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import MatchLost
from arbitro.carrom.facts import CarromFoul, CarromMisconduct, ConcedeGame, Demand, WarnPlayer
from arbitro.carrom.parameters import CarromParameters
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
WARNED_FIRST = "h"
"""The item that only those are charged with who were warned."""


def _loses_for(item: str, law: str) -> None:
    """Enter the rule of one item."""

    @book.rule(law, CarromMisconduct)
    def conduct_loses_the_match(board: Board, act: CarromMisconduct, p: CarromParameters) -> Iterator[Effect]:
        if act.item == item:
            yield MatchLost(board.side_of(act.by))


@book.rule("143", CarromMisconduct)
def indiscipline_loses_the_match(
    board: Board, act: CarromMisconduct, p: CarromParameters
) -> Iterator[Effect]:
    """Take the whole match from a player for indiscipline."""
    yield MatchLost(board.side_of(act.by))


for _item, _law in ITEMS.items():
    _loses_for(_item, _law)


@book.rule("115", CarromMisconduct, when=("item",))
def the_striker_is_approved_before_play(
    board: Board, act: CarromMisconduct, p: CarromParameters
) -> Iterator[Effect]:
    """Take the match from a player whose striker nobody has approved (143f)."""
    # 115 forbids what 143f punishes: both are cited, since either alone leaves the reader asking.
    if act.item == "f":
        yield MatchLost(board.side_of(act.by))


@book.rule("143h", WarnPlayer)
def distracting_once_too_often(board: Board, act: WarnPlayer, p: CarromParameters) -> Iterator[Effect]:
    """Take the match from a player who distracts more than twice in spite of warnings."""
    if board.warnings.of(board.side_of(act.to)) >= p.distractions:
        yield MatchLost(board.side_of(act.to))


@book.rule("143h", CarromFoul, derived=True)
def distracting_after_two_warnings(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
    """Take the match from a player who distracts again in spite of two warnings."""
    # The law counts the times, more than two in spite of the warning: after two warnings the next is the third.
    side = board.side_of(act.by)
    if act.offence == "distract" and board.warnings.of(side) >= p.distractions:
        yield MatchLost(side)


@book.refuses("143h", CarromMisconduct, when=("item",))
def no_warning_came_before(board: Board, act: CarromMisconduct, p: CarromParameters) -> bool:
    """Refuse to take the match for distracting from a player whom nobody has warned."""
    # The text says "despite the umpire's warning", so that a warning comes first.
    return act.item == WARNED_FIRST and not board.warnings.of(board.side_of(act.by))


@book.refuses("143", CarromMisconduct, ConcedeGame, Demand)
def the_match_is_lost(board: Board, act: Fact, p: CarromParameters) -> bool:
    """Refuse whatever comes after the loss of the match."""
    return board.match_lost_by is not None
