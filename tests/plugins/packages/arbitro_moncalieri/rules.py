"""What the club rules otherwise than by a number or a named rule."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.effects import QueenBack
from arbitro.carrom.facts import CarromShot
from arbitro.carrom.game import Carrom
from arbitro.carrom.orders import due, passes
from arbitro.carrom.parameters import CarromParameters
from arbitro.kernel import Effect


def amend(game: Carrom) -> None:
    """Let the queen with the striker cost the turn as well (99a)."""
    book = game.boards
    book.amends("99a")

    @book.rule("99a", CarromShot, when=("queen", "striker"), without=("own", "barred", "improper"))
    def queen_and_striker_lose_the_turn(
        board: Board, shot: CarromShot, p: CarromParameters
    ) -> Iterator[Effect]:
        """Bring the queen back with a due, and pass the turn."""
        yield QueenBack()
        yield due(board, shot)
        yield passes(board)
