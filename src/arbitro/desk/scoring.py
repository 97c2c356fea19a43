"""What a match gives: points for a win, a draw, a loss, a bye, a match that nobody played."""

from fractions import Fraction
from functools import cache

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.format import FORMATS, format_of
from arbitro.desk.match import DRAW, FORFEITED, EventMatch
from arbitro.desk.numbers import Exact, exact, reduce_fraction
from arbitro.desk.setup import Points, Setup


class Scoring(msgspec.Struct, frozen=True):
    """The points of an event, exact and complete. In an event not by points a win is one."""

    win: Exact
    draw: Exact
    loss: Exact
    bye: Exact
    walkover: Exact
    absent: Exact
    unit: Exact


def by_points(setup: Setup) -> Points | None:
    """Return the points that are announced; SoL's two for a win where there are draws. None: wins are counted."""
    if setup.points is not None:
        return setup.points
    return Points(win=2) if setup.draws or FORMATS[setup.format].by_points else None


def scoring_of(event: Event) -> Scoring:
    """Return what each result gives in an event."""
    return _scoring(by_points(event.setup) or Points(win=1))


# An event has one set of points, and every match of every table asks for it.
@cache
def _scoring(points: Points) -> Scoring:
    win, loss = exact(points.win), exact(points.loss)
    return Scoring(
        win,
        reduce_fraction(Fraction(win + loss) / 2) if points.draw is None else exact(points.draw),
        loss,
        win if points.bye is None else exact(points.bye),
        win if points.walkover is None else exact(points.walkover),
        exact(points.absent),
        exact(points.unit),
    )


def points_in(event: Event, match: EventMatch, name: str) -> Exact:
    """Return the points that a player has from a match, units left out. A bye gives some in a Swiss only."""
    scoring = scoring_of(event)
    if match.state == "bye":
        return scoring.bye if format_of(event).in_rounds and match.winner == name else 0
    if match.state != "done":
        return 0
    # `late` is among them: a match that nobody played scores like a walkover (desk-2 1).
    if match.by in FORFEITED:
        return scoring.walkover if match.winner == name else scoring.absent
    if match.winner == DRAW:
        return scoring.draw
    return scoring.win if match.winner == name else scoring.loss


def units_in(event: Event, match: EventMatch, name: str) -> Exact:
    """Return the points that a player has for the units of the own score."""
    unit = scoring_of(event).unit
    return unit * scored_in(event, match, name)[0] if unit else 0


def is_win(event: Event, match: EventMatch, name: str) -> bool:
    """Tell whether a match counts as won: a bye or a walkover only if it gives at least the points of a win."""
    if match.winner != name or match.state not in ("done", "bye"):
        return False
    if match.state == "bye" and not format_of(event).in_rounds:
        return False
    # desk-2 1: a bye for half a point is no win in tie-breaks.
    if match.state == "bye" or match.by in FORFEITED:
        return points_in(event, match, name) >= scoring_of(event).win
    return True


def scored_in(event: Event, match: EventMatch, name: str) -> tuple[Exact, Exact]:
    """Return what a player and the opponent have scored in a match, as it is counted."""
    announced, nothing = event.setup.walkover_score, 0
    if match.state == "bye":
        given = announced if format_of(event).in_rounds and match.winner == name else None
        return nothing if given is None else exact(given), nothing
    if match.state != "done":
        return nothing, nothing
    if announced is not None and match.by in FORFEITED:
        if match.winner is None:
            return nothing, nothing
        return (exact(announced), nothing) if match.winner == name else (nothing, exact(announced))
    score = match.score or {}
    return score.get(name, 0), score.get(match.other(name), 0)


def games_won(event: Event, match: EventMatch, name: str, best_of: int | None) -> Exact:
    """Return the games that a player has won in a match: as listed, else its score where it is the best of some."""
    if match.state == "done" and match.games is not None:
        own = match.sides.index(name)
        return sum(game[own] > game[1 - own] for game in match.games)
    return scored_in(event, match, name)[0] if best_of is not None else 0
