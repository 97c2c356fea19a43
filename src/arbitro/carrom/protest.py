"""The board to which a match goes back when a protest is upheld (151a)."""

from msgspec.structs import replace

from arbitro.carrom.facts import BoardPlayed, Concede
from arbitro.carrom.match import Match, Result
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book, Fact


class NoSuchBoard(LookupError):
    """The match has no board of that number."""


def resumed(book: Book[Match, Parameters], match: Match, game: int, number: int) -> Match:
    """Return the match as it stood before a board: play goes on from the beginning of that board."""
    boards = [(result.game, result.number) for result in match.results]
    if (game, number) not in boards:
        raise NoSuchBoard(f"{game}.{number}")
    kept = match.results[: boards.index((game, number))]
    state = replace(
        Match(match.players, match.format, match.round, match.first_break),
        next_break=match.first_break,
        tossed=match.tossed,
        sits_first=match.sits_first,
        practice=match.practice,
    )
    for result in kept:
        if state.extra_board:
            state = replace(state, next_break=result.breaker)
        state = book.judge(state, _entered(state, result)).state
    return replace(state, made_up=match.made_up) if match.made_up <= state.changes else state


def _entered(match: Match, result: Result) -> Fact:
    """Return what was entered for a result: a board, or that the game was given up."""
    if result.conceded:
        return Concede(match.other(result.winner))
    return BoardPlayed(result.winner, result.points, result.queen)
