"""What is told of an event in words: matches, draws, and why each stands where they stand."""

from collections.abc import Collection, Iterator

from arbitro.desk.draws.ranking import digest, ranking, verifiable
from arbitro.desk.event import Event
from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.placed import EventStanding
from arbitro.desk.schedule import schedule
from arbitro.desk.standing import of_event
from arbitro.desk.view import champion
from arbitro.kernel import Message


def event_lines(event: Event) -> Iterator[Message]:
    """Yield the state of an event, line by line: its stage, its rounds, its champion."""
    yield Message("desk-told-stage", {"stage": event.stage, "entries": len(event.entries), "now": event.now})
    for name, matches in event.rounds().items():
        yield Message("desk-told-round", {"round": name})
        for match in matches:
            yield match_told(match)
    if (winner := champion(event)) is not None:
        yield Message("desk-told-champion", {"player": winner})


def standing_lines(event: Event) -> Iterator[Message]:
    """Yield the standings line by line, each with what put the player below the one above them."""
    for group, table in of_event(event).items():
        if group:
            yield Message("desk-told-group", {"group": group})
        above: EventStanding | None = None
        for one in table:
            yield _line(one, above)
            above = one


def draw_lines(event: Event, seed: str, public: str | None) -> Iterator[Message]:
    """Yield how a draw is verified: the digest of the seed, and the digest of each entry that is drawn, in order."""
    yield Message("desk-told-seed", {"seed": seed, "digest": digest(seed)})
    text = seed if public is None else f"{seed}:{public}"
    for place, name in enumerate(drawn_by(event, seed, public), start=1):
        number = event.entries[name].number
        values = {
            "place": place,
            "player": name,
            "text": f"{text}|{number}",
            "digest": digest(f"{text}|{number}"),
        }
        yield Message("desk-told-lot", values)


def drawn_by(event: Event, seed: str, public: str | None, late: Collection[str] = ()) -> tuple[str, ...]:
    """Return those who were drawn, or would be, in the order that a seed gives; who came in late was not."""
    there = (entry for entry in event.entries.values() if entry.name not in late)
    entries = [entry for entry in there if entry.drawn or entry.state == "approved"]
    among = set(ranking(event.setup, entries).drawn)
    return verifiable(seed, public, [entry for entry in entries if entry.name in among])


def schedule_lines(event: Event) -> Iterator[Message]:
    """Yield when and where each match is expected, what is held up, and when all is over."""
    found = schedule(event)
    for one in found.expected:
        yield Message(
            "desk-told-expected",
            {**_sides(event.matches[one.match]), "at": clock(one.start), "table": one.table},
        )
    for name, who in found.held.items():
        yield Message("desk-told-expected-waits", {**_sides(event.matches[name]), "for": who})
    if found.end is None:
        yield Message("desk-told-no-tables")
    else:
        yield Message("desk-told-end", {"at": clock(found.end), "minutes": round((found.match_s or 0) / 60)})


def clock(seconds: int) -> str:
    """Return seconds of the event as hours and minutes."""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}"


def match_told(match: EventMatch) -> Message:
    """Return a match in a line: its sides and its state, or who won and how."""
    # As in the view: a withheld result is not told, not even in the words of a log.
    hidden = "withheld" in (match.state, match.was)
    values: dict[str, object] = {**_sides(match), "state": match.state}
    if match.winner is None or hidden:
        return Message("desk-told-match", {**values, "table": ", ".join(match.tables)})
    score = match.score or {}
    values["score"] = "–".join(str(score.get(side, 0)) for side in match.names) if score else ""
    if match.winner == DRAW:
        return Message("desk-told-drawn-match", {**values, "by": match.by or ""})
    return Message("desk-told-won", {**values, "winner": match.winner, "by": match.by or ""})


def _sides(match: EventMatch) -> dict[str, object]:
    first, second = (side or "–" for side in match.sides)
    return {"match": match.id, "first": first, "second": second}


def _line(one: EventStanding, above: EventStanding | None) -> Message:
    """Return where a player stands and why; in an event by points it is points that are counted."""
    values: dict[str, object] = {"place": one.place or 0, "player": one.name, "played": one.played}
    by_points = one.points is not None
    values |= {"points": one.points} if by_points else {"wins": one.wins}
    if one.place is None:
        said = "unranked"
    elif above is None:
        said = "first"
    else:
        values["above"] = above.name
        said = "level" if one.by is None else f"by-{one.by}"
    if above is not None and one.place is not None and one.by not in (None, "lot"):
        values |= {"value": one.value(str(one.by)) or 0, "other": above.value(str(one.by)) or 0}
    return Message(f"desk-told-{said}-points" if by_points else f"desk-told-{said}", values)
