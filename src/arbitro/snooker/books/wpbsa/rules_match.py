"""Sections 3.1.g, 3.3.b, 3.4.c and 4.3.b: a game of frames."""

from typing import assert_never

from msgspec.structs import replace

from arbitro.kernel import Book, Effect, Fact
from arbitro.snooker import match as m
from arbitro.snooker.books.wpbsa.book import EDITION, LAWS, Effects
from arbitro.snooker.books.wpbsa.parameters import NUMBERS, Numbers
from arbitro.snooker.match import FramePlayed, Match, MatchMisconduct


def apply(game: Match, effect: Effect, numbers: Numbers) -> Match:
    """Return the match after an effect."""
    known: m.MatchEffect = effect  # type: ignore[assignment]  # the union is closed
    match known:
        case m.FrameCounted(winner):
            return replace(game, frames=_added(game, winner, 1), played=game.played + 1)
        case m.FrameHalved():
            return replace(game, played=game.played + 1)
        case m.PointsCounted(one, other):
            return replace(game, aggregate=(game.aggregate[0] + one, game.aggregate[1] + other))
        case m.FramesForfeited(side, frames):
            return replace(game, frames=_added(game, side, frames), played=game.played + frames)
        case m.TieOnAggregate():
            return replace(game, respotted=True)
        case m.GameWon(winner):
            return replace(game, winner=winner, decided=True, respotted=False)
        case m.GameDrawn():
            return replace(game, decided=True)
        case m.OpensNext() | m.FrameLost():
            return game
        case _:
            assert_never(known)


BOOK: Book[Match, Numbers] = Book(EDITION, LAWS, NUMBERS, apply)


@BOOK.refuses("2.2", FramePlayed)
@BOOK.refuses("2.2", MatchMisconduct)
def the_game_is_over(game: Match, fact: Fact, numbers: Numbers) -> bool:
    """A game has a fixed number of frames, and no more."""
    return game.over


@BOOK.rule("3.1.g.1", FramePlayed)
def a_frame_is_counted(game: Match, frame: FramePlayed, numbers: Numbers) -> Effects:
    """The frame goes to its winner."""
    if not game.respotted and frame.winner:
        yield m.FrameCounted(frame.winner, game.played + 1)
    elif not game.respotted:
        yield m.FrameHalved(game.played + 1)


@BOOK.rule("3.1.g.2", FramePlayed)
def points_are_counted(game: Match, frame: FramePlayed, numbers: Numbers) -> Effects:
    """The points of the frame are added to the aggregate."""
    if any(frame.score):
        yield m.PointsCounted(*frame.score)


@BOOK.rule("3.4.c", FramePlayed)
def the_respotted_black_decides(game: Match, frame: FramePlayed, numbers: Numbers) -> Effects:
    """After a tie on aggregate points the winner of the re-spotted black wins, where no points say so."""
    if game.respotted and frame.winner and frame.score[0] == frame.score[1]:
        yield m.GameWon(frame.winner)


@BOOK.settled("3.1.g.1")
def most_frames_win(game: Match, fact: Fact, numbers: Numbers) -> Effects:
    """The side with more than half of the frames, or with more frames at the end, wins."""
    if game.aggregate_counts or game.decided:
        return
    one, other = game.frames
    if max(one, other) >= game.needed or not game.left:
        winner = _ahead(game, game.frames)
        yield m.GameWon(winner) if winner else m.GameDrawn()


@BOOK.settled("3.1.g.2")
def the_highest_total_wins(game: Match, fact: Fact, numbers: Numbers) -> Effects:
    """Where aggregate points count the highest total wins."""
    if game.aggregate_counts and not game.decided and not game.left:
        winner = _ahead(game, game.aggregate)
        if winner:
            yield m.GameWon(winner)


@BOOK.rule("3.3.b", FramePlayed)
def the_other_side_opens(game: Match, frame: FramePlayed, numbers: Numbers) -> Effects:
    """The sides open the frames in turn."""
    if game.left > 1:
        yield m.OpensNext(game.sides[(game.played + 1) % 2])


@BOOK.settled("3.4.c")
def a_tie_on_aggregate_respots_the_black(game: Match, fact: Fact, numbers: Numbers) -> Effects:
    """With equal totals after the last frame its players play on with the re-spotted black."""
    level = game.aggregate[0] == game.aggregate[1]
    if game.aggregate_counts and not game.left and level and not (game.respotted or game.decided):
        yield m.TieOnAggregate()


@BOOK.rule("4.3.b.1", MatchMisconduct)
def the_frame_under_way_is_lost(game: Match, misconduct: MatchMisconduct, numbers: Numbers) -> Effects:
    """The frame under way is lost; not begun, it is worth all that its balls can give."""
    if game.respotted:
        yield m.GameWon(_opponent(game, misconduct.by))
    elif misconduct.loses == "match":
        yield m.FrameLost(misconduct.by)
    else:
        yield m.FramesForfeited(_opponent(game, misconduct.by), 1)
        yield _points_to(game, misconduct.by, numbers.frame_points)


@BOOK.rule("4.3.b.2", MatchMisconduct)
def frames_not_played_are_lost(game: Match, misconduct: MatchMisconduct, numbers: Numbers) -> Effects:
    """Where frames count the opponent gets those needed to complete the game."""
    if misconduct.loses == "match" and not game.aggregate_counts:
        side = _opponent(game, misconduct.by)
        needed = game.needed - game.frames[game.sides.index(side)] if game.best_of else game.left
        yield m.FramesForfeited(side, needed)
        yield m.GameWon(side)


@BOOK.rule("4.3.b.3", MatchMisconduct)
def frames_not_played_are_worth_their_points(
    game: Match, misconduct: MatchMisconduct, numbers: Numbers
) -> Effects:
    """Where aggregate points count the opponent gets 147 for each frame left."""
    if misconduct.loses == "match" and game.aggregate_counts and not game.respotted:
        side = _opponent(game, misconduct.by)
        yield m.FramesForfeited(side, game.left)
        yield _points_to(game, misconduct.by, numbers.frame_points * game.left)
        yield m.GameWon(side)


def _added(game: Match, side: str, frames: int) -> tuple[int, int]:
    one, other = game.frames
    return (one + frames, other) if side == game.sides[0] else (one, other + frames)


def _ahead(game: Match, totals: tuple[int, int]) -> str | None:
    if totals[0] == totals[1]:
        return None
    return game.sides[0] if totals[0] > totals[1] else game.sides[1]


def _opponent(game: Match, side: str) -> str:
    return game.sides[1 - game.sides.index(side)]


def _points_to(game: Match, loser: str, points: int) -> m.PointsCounted:
    return m.PointsCounted(0, points) if loser == game.sides[0] else m.PointsCounted(points, 0)
