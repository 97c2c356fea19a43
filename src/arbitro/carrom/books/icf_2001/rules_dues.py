"""Laws 72 to 78: dues and penalties, and when they are taken out."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import Available
from arbitro.carrom.facts import Shot
from arbitro.carrom.orders import back, continues, due, due_and_foul, foul, passes, penalty
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect, Fact


@book.rule("72a", Shot, when=("striker",), without=("own", "opponents", "queen", "improper", "covering"))
def the_striker_alone(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Charge a due and pass the turn for the striker alone."""
    yield due(board, shot)
    yield passes(board)


@book.rule("72b", Shot, when=("striker", "improper"), without=("own", "opponents", "queen", "covering"))
@book.rule(
    "72b", Shot, when=("striker", "improper", "opponents"), without=("own", "queen", "covering"), derived=True
)
def the_striker_in_an_improper_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Charge due and foul: two men and the turn."""
    yield from due_and_foul(board, shot)


@book.rule("72c", Shot, when=("striker",), without=("own", "queen", "covering"))
def nothing_is_available_yet(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Leave the due outstanding until a man is available."""
    if not board.available(shot.side):
        yield due(board, shot)


@book.rule(
    "73", Shot, when=("striker", "own"), without=("opponents", "queen", "improper", "covering", "last_own")
)
@book.rule(
    "73",
    Shot,
    when=("striker", "own", "last_own"),
    without=("opponents", "queen", "improper", "covering"),
    derived=True,
)
def own_men_and_the_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men back with a due; the player goes on."""
    yield back(board, shot)
    yield due(board, shot)
    yield continues(shot)


@book.rule("74", Shot, when=("striker", "opponents"), without=("own", "queen", "improper", "covering"))
@book.rule(
    "74", Shot, when=("striker", "opponents", "covering"), without=("own", "queen", "improper"), derived=True
)
def opponents_men_and_the_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Charge a due and pass the turn; the opponent's men stay pocketed."""
    yield due(board, shot)
    yield passes(board)


@book.rule(
    "75", Shot, when=("striker", "own", "opponents"), without=("queen", "improper", "covering", "last_own")
)
@book.rule(
    "75",
    Shot,
    when=("striker", "own", "opponents", "covering"),
    without=("queen", "improper", "last_own"),
    derived=True,
)
@book.rule(
    "75", Shot, when=("striker", "own", "opponents", "last_own"), without=("queen", "improper"), derived=True
)
def men_of_both_and_the_striker(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men back with a due; the opponent's stay pocketed and the player goes on."""
    yield back(board, shot)
    yield due(board, shot)
    yield continues(shot)


@book.rule("76", Shot, when=("opponents", "improper"), without=("own", "queen", "striker"))
@book.rule("76", Shot, when=("opponents", "improper", "own"), derived=True)
@book.rule("76", Shot, when=("opponents", "improper", "striker"), without=("own",), derived=True)
@book.rule("76", Shot, when=("opponents", "improper", "queen"), without=("own", "striker"), derived=True)
def opponents_men_in_an_improper_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Leave the opponent's men pocketed; take a penalty man and the turn."""
    yield foul(shot)
    yield penalty(board, shot.side)
    yield passes(board)


@book.rule(
    "77a", Shot, when=("own", "improper"), without=("striker", "queen", "opponents", "covering", "last_own")
)
@book.rule("77a", Shot, when=("own", "improper", "opponents"), without=("striker", "queen"), derived=True)
@book.rule(
    "77a", Shot, when=("own", "improper", "covering"), without=("striker", "queen", "opponents"), derived=True
)
@book.rule(
    "77a",
    Shot,
    when=("own", "improper", "last_own"),
    without=("striker", "queen", "opponents", "covering"),
    derived=True,
)
def own_men_in_an_improper_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring own men back with a penalty man; the turn is lost."""
    yield foul(shot)
    yield back(board, shot)
    yield penalty(board, shot.side)
    yield passes(board)


@book.rule(
    "77b",
    Shot,
    when=("own", "striker", "improper"),
    without=("queen", "covering", "opponents", "last_own"),
    derived=True,
)
def own_men_and_the_striker_in_an_improper_stroke(
    board: Board, shot: Shot, p: Parameters
) -> Iterator[Effect]:
    """Bring own men back with two men; the turn is lost."""
    yield back(board, shot)
    yield from due_and_foul(board, shot)


@book.rule(
    "77b", Shot, when=("own", "striker", "improper", "opponents"), without=("queen", "covering"), derived=True
)
@book.rule(
    "77b",
    Shot,
    when=("own", "striker", "improper", "last_own"),
    without=("queen", "covering", "opponents"),
    derived=True,
)
def more_than_own_men_and_the_striker_improper(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Rule alike when an opponent's man fell too, or the player's last."""
    yield back(board, shot)
    yield from due_and_foul(board, shot)


def _released_claims(board: Board, fact: Fact) -> Iterator[Available]:
    """Yield what was owed and is now available, with who places it: the player on the right, or the player himself."""
    if board.outcome is not None or not (board.owed.white or board.owed.black):
        return
    player = fact.player if isinstance(fact, Shot) else board.turn
    for colour in SIDES:
        men = min(board.owed.of(colour), board.available(colour))
        if men:
            yield Available(colour, men, board.placer_of(colour, player))


@book.settled("78a")
def what_is_owed_is_taken_out_when_available(board: Board, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Take out what was owed after the stroke that makes it available."""
    if not board.doubles:
        yield from _released_claims(board, fact)


@book.settled("83")
def the_rest_follows_when_available(board: Board, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Take out of several men owed as many as are available, and the rest as soon as they are."""
    yield from (out for out in _released_claims(board, fact) if board.owed.of(out.colour) > 1)


@book.settled("78b.i")
def the_player_on_the_right_places(board: Board, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Let the player on the right place what the side in turn owed."""
    if board.doubles:
        yield from (out for out in _released_claims(board, fact) if _striker_owes(board, fact, out))


@book.rule("78b.i", Shot, when=("striker",))
def the_due_goes_to_the_right(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Let the player on the right place the due of the stroke, in doubles."""
    if board.doubles:
        yield due(board, shot)


@book.rule("78b.i", Shot, when=("improper",))
def the_penalty_goes_to_the_right(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Let the player on the right place the penalty of the stroke, in doubles."""
    if board.doubles:
        yield penalty(board, shot.side)


@book.settled("78b.ii")
def the_player_himself_places(board: Board, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Let the player himself place what the opponent owed, when he pockets an opponent's man."""
    if board.doubles:
        yield from (out for out in _released_claims(board, fact) if not _striker_owes(board, fact, out))


def _striker_owes(board: Board, fact: Fact, out: Available) -> bool:
    player = fact.player if isinstance(fact, Shot) else board.turn
    return board.side_of(player) == out.colour
