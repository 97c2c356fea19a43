"""How places are filled: whoever goes on, drops or comes in flows from match to match."""

from collections import deque
from collections.abc import Iterable

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.match import BYE, DrawSeat, EventMatch, Feed, LineOf, LoserOf, SameAs, Side, Sides, WinnerOf

MOVABLE = ("waiting", "ready", "called", "bye", "void")
"""States of a match whose sides still follow from others."""

Matches = dict[str, EventMatch]


def flow(event: Event, changed: Iterable[str], cause: str | None = None) -> Event:
    """Return the event with every place filled anew that follows from the changed matches.

    A match that has begun keeps its sides. With a cause, one whose sides are no longer right is suspended for it.
    """
    matches = dict(event.matches)
    # Breadth first over the followers: a network of places has no cycles, so that every change comes to rest.
    waiting = deque(follower for name in changed for follower in event.plan.followers.get(name, ()))
    while waiting:
        match = matches[waiting.popleft()]
        moved = (
            settle_match(event, matches, match)
            if match.state in MOVABLE
            else _suspend_if_wrong(event, matches, match, cause)
        )
        # Identity, not equality: a match that is the same object has changed nothing behind it.
        if moved is not match:
            matches[match.id] = moved
            waiting.extend(event.plan.followers.get(match.id, ()))
    return replace(event, matches=matches)


def settle(event: Event, names: Iterable[str], cause: str | None = None) -> Event:
    """Return the event with the sides of some matches filled, and what follows from them."""
    matches = dict(event.matches)
    chosen = list(names)
    for name in chosen:
        if matches[name].state in MOVABLE:
            matches[name] = settle_match(event, matches, matches[name])
        else:
            matches[name] = _suspend_if_wrong(event, matches, matches[name], cause)
    return flow(replace(event, matches=matches), chosen, cause)


def settle_match(event: Event, matches: Matches, match: EventMatch) -> EventMatch:
    """Return a match that has not begun with its right sides, and the state that they give it."""
    sides = _sides(event, matches, match)
    # F.2 of a double elimination that is not needed is void, not waiting: the event could not end otherwise.
    if sides is None:
        moved = replace(match, sides=(None, None), state="void", winner=None, by=None)
        return match if moved == match else moved
    if sides == match.sides and match.state in ("ready", "called", "waiting") and _state(sides) != "bye":
        return _forfeit_match(event, match) if match.state != "waiting" else match
    state = _state(sides)
    moved = replace(
        match,
        sides=sides,
        state=state,
        winner=None,
        by=None,
        called=None,
        due=None,
        arrived={},
        charged={},
        start=None,
        # With a handicap the running score began at a start that belonged to the old sides.
        score=None if match.start is not None else match.score,
    )
    if state == "bye":
        winner = next((side for side in sides if side != BYE), None)
        moved = replace(moved, winner=winner, by="bye", table=None)
    elif state == "ready":
        moved = _forfeit_match(event, moved)
    return match if moved == match else moved


def sides_due(event: Event, match: EventMatch) -> Sides:
    """Return the sides that a match should have as things stand."""
    return _sides(event, event.matches, match, match.state not in MOVABLE) or (None, None)


def resolve_feed(event: Event, matches: Matches, feed: Feed, begun: bool) -> Side:
    """Return who fills a place; who has left does not come in as a loser unless their match there has begun."""
    match feed:
        case DrawSeat(name):
            return name
        case WinnerOf(source):
            return matches[source].goes_on
        case LoserOf(source):
            return _coming(event, matches[source].falls, begun)
        case LineOf():
            return _coming(event, _consolation_side(matches, feed), begun)
        case SameAs(source, side):
            return matches[source].sides[side]


def _sides(event: Event, matches: Matches, match: EventMatch, begun: bool = False) -> Sides | None:
    """Return the right sides of a match; None for a second final that is not needed."""
    first = match.feeds[0]
    if isinstance(first, SameAs):
        return _again(event, matches[first.match])
    one, other = (resolve_feed(event, matches, feed, begun) for feed in match.feeds)
    if event.qualified and match.round == "R1":
        return _through(event, matches, one), _through(event, matches, other)
    return one, other


def _through(event: Event, matches: Matches, side: Side) -> Side:
    """Return who has come through the groups; nobody knows while a match of their group is open again."""
    letter = next((letter for letter, names in event.groups.items() if side in names), None)
    if letter is None:
        return side
    return side if all(match.finished for name, match in matches.items() if name[0] == letter) else None


def _again(event: Event, final: EventMatch) -> Sides | None:
    ahead = final.goes_on
    if ahead is None:
        return None, None
    # `reset: false` announces one final only; the second is then never played.
    needed = event.setup.reset and final.state == "done" and ahead == final.sides[1]
    return final.sides if needed else None


def _consolation_side(matches: Matches, line: LineOf) -> Side:
    first = matches[line.match]
    if first.state != "bye":
        return first.falls
    if first.winner is None or line.then is None:
        return BYE
    after = matches[line.then].falls
    return after if after in (None, first.winner) else BYE


def _coming(event: Event, side: Side, begun: bool) -> Side:
    # desk.md: who has left does not come in as a loser, unless their
    # match there is called, in play or finished.
    return BYE if not begun and event.has_left(side) else side


def _state(sides: Sides) -> str:
    if None in sides:
        return "waiting"
    return "bye" if BYE in sides else "ready"


def _forfeit_match(event: Event, match: EventMatch) -> EventMatch:
    """Return a match that is ready, won without play where a side has left."""
    left = [name for name in match.names if event.has_left(name)]
    if not left or match.state not in ("ready", "called"):
        return match
    winner = match.other(left[0]) if len(left) == 1 else None
    by = "walkover" if winner else "double-walkover"
    return replace(
        match, state="done", winner=winner, by=by, table=None, over_at=event.now, before_leaving=match
    )


def _suspend_if_wrong(event: Event, matches: Matches, match: EventMatch, cause: str | None) -> EventMatch:
    """Return a match that has begun, suspended for the cause if its sides are no longer right."""
    # Without a cause nothing is suspended: an ordinary result never disturbs a match that has begun.
    if cause is None or cause in match.causes or _sides(event, matches, match, begun=True) == match.sides:
        return match
    was = match.was or match.state
    return replace(match, state="suspended", was=was, causes=(*match.causes, cause))
