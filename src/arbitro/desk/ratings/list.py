"""The rating list that events lead to, in the order in which they were held."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import TypeVar

import msgspec

from arbitro.desk.answer import laws_of
from arbitro.desk.event import Event
from arbitro.desk.lengths import length_of
from arbitro.desk.match import DRAW, PLAYED, EventMatch
from arbitro.desk.ratings import fibs, glicko

Rated = TypeVar("Rated", bound=fibs.FibsRating | glicko.GlickoRating)


class RatingLine(msgspec.Struct, frozen=True):
    """A line of a rating list; what a formula does not know is None."""

    place: int
    player: str
    rating: float
    matches: int
    deviation: float | None = None
    volatility: float | None = None
    experience: int | None = None


class After(msgspec.Struct, frozen=True):
    """A player's rating after an event."""

    place: int
    """Which of the events it was, from 0."""
    rating: float


def rating_list(events: Sequence[Event]) -> tuple[RatingLine, ...]:
    """Return the list of events of one rated game, best first, names in order where ratings are level."""
    played = _count_matches(events)
    if _rating(events) == "fibs":
        return _place_lines([_by_fibs(name, one, played[name]) for name, one in by_fibs(events).items()])
    return _place_lines([_by_glicko(name, one, played[name]) for name, one in by_glicko(events).items()])


def courses(events: Sequence[Event]) -> dict[str, tuple[After, ...]]:
    """Return the rating of each player of one rated game after every event in which they played what counts."""
    if _rating(events) == "fibs":
        return _courses(events, _after_matches)
    return _courses(events, _after_period)


def _rating(events: Sequence[Event]) -> str | None:
    return laws_of(events[0]).rating if events else None


def by_glicko(events: Iterable[Event]) -> dict[str, glicko.GlickoRating]:
    """Return the ratings after events, each of which is one rating period."""
    return reduce(_after_period, events, {})


def by_fibs(events: Iterable[Event]) -> dict[str, fibs.FibsRating]:
    """Return the ratings after events, match after match."""
    return reduce(_after_matches, events, {})


def _after_period(before: dict[str, glicko.GlickoRating], event: Event) -> dict[str, glicko.GlickoRating]:
    met: dict[str, list[glicko.Met]] = {name: [] for name in before}
    for match in rated_matches(event):
        for name in match.names:
            # As they were before the period: by Glicko-2 all matches of an event happen at once.
            opponent = before.get(match.other(name), glicko.GlickoRating())
            score = 0.5 if match.winner == DRAW else float(match.winner == name)
            met.setdefault(name, []).append(glicko.Met(opponent, score))
    return {
        name: glicko.after_period(before.get(name, glicko.GlickoRating()), found)
        for name, found in met.items()
    }


def _after_matches(before: dict[str, fibs.FibsRating], event: Event) -> dict[str, fibs.FibsRating]:
    ratings = dict(before)
    for match in rated_matches(event):
        winner = match.winner or ""
        if winner == DRAW:
            continue  # the formula of FIBS knows no draw, and backgammon has none
        loser = match.other(winner)
        one, other = (ratings.get(name, fibs.FibsRating()) for name in (winner, loser))
        length = length_of(event, match) or 1
        ratings[winner], ratings[loser] = fibs.after_match(one, other, length)
    return ratings


def _courses(
    events: Sequence[Event], after: Callable[[dict[str, Rated], Event], dict[str, Rated]]
) -> dict[str, tuple[After, ...]]:
    found: dict[str, tuple[After, ...]] = {}
    ratings: dict[str, Rated] = {}
    for place, event in enumerate(events):
        ratings = after(ratings, event)
        for name in {one for match in rated_matches(event) for one in match.names}:
            found[name] = (*found.get(name, ()), After(place, round(ratings[name].rating, 2)))
    return found


def rated_matches(event: Event) -> list[EventMatch]:
    """Return the matches that count, as they ended: those decided by play, as the record has them."""
    # Walkovers, lateness and penalties say nothing about how well somebody plays.
    counted = (match for match in event.in_order() if match.state == "done" and match.by in PLAYED)
    return sorted((match for match in counted if match.known), key=lambda match: match.over_at or 0)


def _count_matches(events: Iterable[Event]) -> dict[str, int]:
    matches: dict[str, int] = {}
    for event in events:
        for match in rated_matches(event):
            for name in match.names:
                matches[name] = matches.get(name, 0) + 1
    return matches


def _by_glicko(name: str, one: glicko.GlickoRating, matches: int) -> RatingLine:
    return RatingLine(
        0, name, round(one.rating, 2), matches, round(one.deviation, 2), round(one.volatility, 6)
    )


def _by_fibs(name: str, one: fibs.FibsRating, matches: int) -> RatingLine:
    return RatingLine(0, name, round(one.rating, 2), matches, experience=one.experience)


def _place_lines(lines: list[RatingLine]) -> tuple[RatingLine, ...]:
    """Return the lines in order, each with its place."""
    ordered = sorted(lines, key=lambda line: (-line.rating, line.player))
    return tuple(msgspec.structs.replace(line, place=place) for place, line in enumerate(ordered, start=1))
