"""Sections 3.1.g, 3.3.b, 3.4.c and 4.3.b: a game of frames."""

from typing import get_args

from arbitro.kernel import Book, Fact
from arbitro.snooker import effects as e
from arbitro.snooker import match_effects as m
from arbitro.snooker.apply import apply_match
from arbitro.snooker.books.wpbsa.book import EDITION, LAWS, Effects
from arbitro.snooker.books.wpbsa.parameters import PARAMETERS
from arbitro.snooker.facts import FramePlayed, MatchFact, Misconduct, NextFrame, Resign, Toss
from arbitro.snooker.match import Matches, SnookerMatch
from arbitro.snooker.parameters import SnookerParameters

BOOK: Matches = Book(EDITION, LAWS, PARAMETERS, apply_match, facts=get_args(MatchFact))


@BOOK.refuses("2.2", FramePlayed, Misconduct, NextFrame, Resign, Toss)
def the_game_is_over(game: SnookerMatch, fact: Fact, p: SnookerParameters) -> bool:
    """A game has a fixed number of frames, and no more."""
    return game.over


@BOOK.refuses("3.3", Toss)
def somebody_has_opened(game: SnookerMatch, toss: Toss, p: SnookerParameters) -> bool:
    """Lots for who begins are drawn before the first frame; after it the sides open in turn."""
    return bool(game.played)


@BOOK.rule("3.3", Toss)
def the_lot_says_who_begins(game: SnookerMatch, toss: Toss, p: SnookerParameters) -> Effects:
    """The players settle by lot who begins."""
    yield m.OpensFrame(toss.first)


@BOOK.rule("3.1.g.1", FramePlayed)
def a_frame_is_counted(game: SnookerMatch, frame: FramePlayed, p: SnookerParameters) -> Effects:
    """The frame goes to its winner."""
    if not game.respotted and frame.winner:
        yield m.FrameCounted(frame.winner, game.played + 1)
    elif not game.respotted:
        yield m.FrameHalved(game.played + 1)


@BOOK.rule("3.1.g.2", FramePlayed)
def points_are_counted(game: SnookerMatch, frame: FramePlayed, p: SnookerParameters) -> Effects:
    """The points of the frame are added to the aggregate."""
    if any(frame.score):
        yield m.PointsCounted(*frame.score)


@BOOK.rule("3.4.c", FramePlayed)
def the_respotted_black_decides(game: SnookerMatch, frame: FramePlayed, p: SnookerParameters) -> Effects:
    """After a tie on aggregate points the winner of the re-spotted black wins, where no points say so."""
    # Points of the black decide by the totals; without points in the record only its winner is known.
    if game.respotted and frame.winner and frame.score[0] == frame.score[1]:
        yield m.GameWon(frame.winner)


@BOOK.settlement("3.1.g.1")
def most_frames_win(game: SnookerMatch, fact: Fact, p: SnookerParameters) -> Effects:
    """The side with more than half of the frames, or with more frames at the end, wins."""
    if game.aggregate_counts or game.decided:
        return
    one, other = game.frames
    if max(one, other) >= game.needed or not game.left:
        winner = _ahead(game, game.frames)
        yield m.GameWon(winner) if winner else m.GameDrawn()


@BOOK.settlement("3.1.g.2")
def the_highest_total_wins(game: SnookerMatch, fact: Fact, p: SnookerParameters) -> Effects:
    """Where aggregate points count the highest total wins."""
    if game.aggregate_counts and not game.decided and not game.left:
        winner = _ahead(game, game.aggregate)
        if winner:
            yield m.GameWon(winner)


@BOOK.rule("3.3.b", FramePlayed)
def the_other_side_opens(game: SnookerMatch, frame: FramePlayed, p: SnookerParameters) -> Effects:
    """The sides open the frames in turn."""
    if game.left > 1:
        yield m.OpensNext(game.opener(game.played + 1))


@BOOK.rule("3.3.b", NextFrame)
def a_frame_is_set_up(game: SnookerMatch, fact: NextFrame, p: SnookerParameters) -> Effects:
    """The next frame is opened by the side whose turn it is."""
    # A re-spotted black is no frame of its own: it is opened by lot (3.4.c).
    if not game.respotted:
        yield m.OpensNext(game.opener(game.played))


@BOOK.rule("3.4.c", NextFrame)
def the_black_is_set_up(game: SnookerMatch, fact: NextFrame, p: SnookerParameters) -> Effects:
    """After a tie on aggregate points the black alone is set up, and lots are drawn."""
    if game.respotted:
        yield e.Respotted()


@BOOK.settlement("3.4.c")
def a_tie_on_aggregate_respots_the_black(game: SnookerMatch, fact: Fact, p: SnookerParameters) -> Effects:
    """With equal totals after the last frame its players play on with the re-spotted black."""
    level = game.aggregate[0] == game.aggregate[1]
    if game.aggregate_counts and not game.left and level and not (game.respotted or game.decided):
        yield m.TieOnAggregate()


@BOOK.rule("4.3.b.1", Misconduct)
def the_frame_under_way_is_lost(game: SnookerMatch, misconduct: Misconduct, p: SnookerParameters) -> Effects:
    """The frame under way is lost; not begun, it is worth all that its balls can give."""
    # A frame not begun has all its balls: what is left on the table (4.3.a.2) is then the most that they give.
    if game.respotted:
        yield m.GameWon(_opponent(game, misconduct))
    elif misconduct.loses == "match":
        yield m.FrameLost(_offender(misconduct))
    else:
        yield m.FramesForfeited(_opponent(game, misconduct), 1)
        yield _points_to(game, misconduct, p.frame_points)


@BOOK.rule("4.3.b.2", Misconduct)
def frames_not_played_are_lost(game: SnookerMatch, misconduct: Misconduct, p: SnookerParameters) -> Effects:
    """Where frames count the opponent gets those needed to complete the game."""
    if misconduct.loses == "match" and not game.aggregate_counts:
        side = _opponent(game, misconduct)
        needed = game.needed - game.frames[game.sides.index(side)] if game.best_of else game.left
        yield m.FramesForfeited(side, needed)
        yield m.GameWon(side)


@BOOK.rule("4.3.b.3", Misconduct)
def frames_not_played_are_worth_their_points(
    game: SnookerMatch, misconduct: Misconduct, p: SnookerParameters
) -> Effects:
    """Where aggregate points count the opponent gets 147 for each frame left."""
    if misconduct.loses == "match" and game.aggregate_counts and not game.respotted:
        side = _opponent(game, misconduct)
        yield m.FramesForfeited(side, game.left)
        yield _points_to(game, misconduct, p.frame_points * game.left)
        yield m.GameWon(side)


@BOOK.rule("4.6.a", Resign, derived=True)
def the_match_is_given_up(game: SnookerMatch, resign: Resign, p: SnookerParameters) -> Effects:
    """Who gives up the match loses it as it stands; frames that nobody played are counted for nobody."""
    # The book ends a match by frames, points or award; who gives it up loses it as it stands, and no frame is
    # invented for the record.
    if resign.by is not None:
        yield m.GameGivenUp(resign.by, game.winner or game.sides[1 - game.sides.index(resign.by)])


def _ahead(game: SnookerMatch, totals: tuple[int, int]) -> str | None:
    if totals[0] == totals[1]:
        return None
    return game.sides[0] if totals[0] > totals[1] else game.sides[1]


def _offender(misconduct: Misconduct) -> str:
    assert misconduct.by is not None
    return misconduct.by


def _opponent(game: SnookerMatch, misconduct: Misconduct) -> str:
    return game.sides[1 - game.sides.index(_offender(misconduct))]


def _points_to(game: SnookerMatch, misconduct: Misconduct, points: int) -> m.PointsCounted:
    first = _offender(misconduct) == game.sides[0]
    return m.PointsCounted(0, points) if first else m.PointsCounted(points, 0)
