"""The board to which a match goes back when a protest is upheld (151a)."""

from msgspec.structs import replace

from arbitro.carrom.match import BoardPlayed, Match
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book


class NoSuchBoard(LookupError):
    """The match has no board of that number."""


def resumed(book: Book[Match, Parameters], match: Match, game: int, number: int) -> Match:
    """Return the match as it stood before a board: play goes on from the beginning of that board."""
    kept = [result for result in match.results if (result.game, result.number) < (game, number)]
    if len(kept) == len(match.results):
        raise NoSuchBoard(f"{game}.{number}")
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
        state = book.judge(state, BoardPlayed(result.winner, result.points, result.queen)).state
    return state
