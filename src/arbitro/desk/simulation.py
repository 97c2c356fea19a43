"""Plays an event to its end by itself, with results drawn by rating."""

from collections.abc import Callable, Iterator
from random import Random

from arbitro.desk import acts
from arbitro.desk.event import Event
from arbitro.desk.judging import judge
from arbitro.desk.match import EventMatch
from arbitro.desk.standing import of_event
from arbitro.kernel import Fact

SCALE = 400.0
"""Rating points by which the better side wins ten times as often."""
MEAN, SPREAD = 1500.0, 200.0
"""The ratings that are drawn for entries that have none."""

Outcome = Callable[[Event, EventMatch], acts.Result]
"""How a match ends."""


def by_rating(random: Random) -> Outcome:
    """Return outcomes drawn by rating, in the manner of Elo."""

    def outcome(event: Event, match: EventMatch) -> acts.Result:
        first, second = match.names
        gap = (event.entries[second].rating or MEAN) - (event.entries[first].rating or MEAN)
        return acts.Result(match.id, first if random.random() < 1 / (1 + 10 ** (gap / SCALE)) else second)

    return outcome


def simulate_event(event: Event, outcome: Outcome, random: Random) -> Iterator[tuple[Fact, Event]]:
    """Yield each act that brings an event to its end, and the event after it."""
    while not event.over:
        act = _next(event, outcome, random)
        verdict = judge(event, act)
        if verdict.refused:
            act = _otherwise(event, verdict.refused.rule, random)
            verdict = judge(event, act)
        assert verdict.refused is None, verdict.refused
        event = verdict.state
        yield act, event


def _next(event: Event, outcome: Outcome, random: Random) -> Fact:
    """Return the result of the first match that can be played, or the draw that is due."""
    ready = next((match for match in event.in_order() if match.state == "ready"), None)
    if ready is not None:
        return outcome(event, ready)
    return acts.Draw(seed=f"{random.getrandbits(64):x}")


def _otherwise(event: Event, rule: str, random: Random) -> Fact:
    """Return what a director does when a draw is refused: the end of a Swiss, or a lot where a place is shared."""
    if rule == "no_pairing_left":
        return acts.CloseRounds()
    for table in of_event(event).values():
        for place in {one.place for one in table}:
            level = tuple(one.name for one in table if one.place == place)
            if len(level) > 1:
                return acts.Lot(level, seed=f"{random.getrandbits(64):x}")
    raise AssertionError(rule)
