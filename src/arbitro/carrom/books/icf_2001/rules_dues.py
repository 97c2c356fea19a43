"""Laws 72 to 78: dues and penalties, and when they are taken out."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import Available
from arbitro.carrom.facts import CarromShot
from arbitro.carrom.orders import due, penalty
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.rows import enter_strokes
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect, Fact

enter_strokes(
    book,
    """
    the_striker_alone: due, turn passes
        72a   striker                    | own opponents queen improper covering
    the_striker_in_an_improper_stroke: foul, due, penalty man, turn passes
        72b*  striker improper opponents | own queen covering
        72b   striker improper           | own opponents queen covering
    """,
)


@book.rule("72c", CarromShot, when=("striker",), without=("own", "queen", "covering"))
def nothing_is_available_yet(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Leave the due outstanding until a man is available."""
    if not board.available(shot.side):
        yield due(board, shot)


enter_strokes(
    book,
    """
    own_men_and_the_striker: own men back, due, goes on
        73*   striker own last_own           | opponents queen improper covering
        73    striker own                    | opponents queen improper covering last_own
    opponents_men_and_the_striker: due, turn passes
        74*   striker opponents covering     | own queen improper
        74    striker opponents              | own queen improper covering
    men_of_both_and_the_striker: own men back, due, goes on
        75*   striker own opponents last_own | queen improper
        75*   striker own opponents covering | queen improper last_own
        75    striker own opponents          | queen improper covering last_own
    opponents_men_in_an_improper_stroke: foul, penalty man, turn passes
        76*   opponents improper queen       | own striker
        76*   opponents improper striker     | own
        76*   opponents improper own
        76    opponents improper             | own queen striker
    own_men_in_an_improper_stroke: foul, own men back, penalty man, turn passes
        77a*  own improper last_own          | striker queen opponents covering
        77a*  own improper covering          | striker queen opponents
        77a*  own improper opponents         | striker queen
        77a   own improper                   | striker queen opponents covering last_own
    own_men_and_the_striker_in_an_improper_stroke: own men back, foul, due, penalty man, turn passes
        77b*  own striker improper           | queen covering opponents last_own
    more_than_own_men_and_the_striker_improper: own men back, foul, due, penalty man, turn passes
        77b*  own striker improper last_own  | queen covering opponents
        77b*  own striker improper opponents | queen covering
    """,
)


def _released_claims(board: Board, fact: Fact) -> Iterator[Available]:
    """Yield what was owed and is now available, with who places it: the player on the right, or the player themself."""
    if board.outcome is not None or not (board.owed.white or board.owed.black):
        return
    player = fact.player if isinstance(fact, CarromShot) else board.turn
    for colour in SIDES:
        men = min(board.owed.of(colour), board.available(colour))
        if men:
            yield Available(colour, men, board.placer_of(colour, player))


@book.settlement("78a")
def what_is_owed_is_taken_out_when_available(
    board: Board, fact: Fact, p: CarromParameters
) -> Iterator[Effect]:
    """Take out what was owed after the stroke that makes it available."""
    if not board.doubles:
        yield from _released_claims(board, fact)


@book.settlement("83")
def the_rest_follows_when_available(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Take out of several men owed as many as are available, and the rest as soon as they are."""
    # Law 78a already takes out what is available; 83 is cited beside it where several men were owed, because
    # the rest stays owed under it.
    yield from (out for out in _released_claims(board, fact) if board.owed.of(out.colour) > 1)


@book.settlement("78b.i")
def the_player_on_the_right_places(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Let the player on the right place what the side in turn owed."""
    if board.doubles:
        yield from (out for out in _released_claims(board, fact) if _striker_owes(board, fact, out))


@book.rule("78b.i", CarromShot, when=("striker",))
def the_due_goes_to_the_right(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Let the player on the right place the due of the stroke, in doubles."""
    if board.doubles:
        yield due(board, shot)


@book.rule("78b.i", CarromShot, when=("improper",))
def the_penalty_goes_to_the_right(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Let the player on the right place the penalty of the stroke, in doubles."""
    if board.doubles:
        yield penalty(board, shot.side)


@book.settlement("78b.ii")
def the_player_himself_places(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Let the player themself place what the opponent owed, when they pocket an opponent's man."""
    if board.doubles:
        yield from (out for out in _released_claims(board, fact) if not _striker_owes(board, fact, out))


def _striker_owes(board: Board, fact: Fact, out: Available) -> bool:
    player = fact.player if isinstance(fact, CarromShot) else board.turn
    return board.side_of(player) == out.colour
