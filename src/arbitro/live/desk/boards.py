"""Team matches in the hall: each board is a match of its own, at its own table, between two members."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.match import EventMatch
from arbitro.desk.members import line_up

_BOARD = re.compile(r"(.+)\.b([0-9]+)")


def team_match(name: str) -> tuple[str, int | None]:
    """Return the match of the event to which a match at a table belongs, and which board of it that is."""
    found = _BOARD.fullmatch(name)
    return (found[1], int(found[2])) if found else (name, None)


def matches_at_tables(event: Event, match: EventMatch) -> Iterator[EventMatch]:
    """Yield what is played of a match: itself or, between teams, each of its boards."""
    if event.setup.boards is None:
        yield match
        return
    for board in range(1, event.setup.boards + 1):
        yield board_match(event, match, board)


def match_at_table(event: Event, name: str) -> EventMatch | None:
    """Return a match, or a board of a team match, by its name."""
    whole, board = team_match(name)
    match = event.match(whole)
    return match if match is None or board is None or not match.known else board_match(event, match, board)


def board_match(event: Event, match: EventMatch, board: int) -> EventMatch:
    """Return a board of a team match as a match between the two who sit at it."""
    first, second = (line_up(event, match, name)[board - 1] for name in match.names)
    over = board in match.boards and not match.finished
    return replace(
        match,
        id=f"{match.id}.b{board}",
        sides=(first, second),
        table=match.table_of(board),
        further_tables=(),
        state="done" if over else match.state,
    )
