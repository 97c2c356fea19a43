"""The papers of an event's matches: as far as they have come in the hall, or with the names filled in."""

from collections.abc import Iterator

from arbitro.desk.lengths import length_of
from arbitro.desk.match import LIVE, EventMatch
from arbitro.desk.members import line_up
from arbitro.papers.matches import NAMELESS, blank_card, paper_of
from arbitro.papers.occasion import Occasion
from arbitro.papers.press import Printed
from arbitro.papers.source import Desk

SPARE = 2
"""Blank papers that are printed with the others."""


def cards(desk: Desk) -> Iterator[Printed]:
    """The paper of every match in play, then of those that are ready, then blank ones."""
    game = desk.event.setup.game
    if paper_of(game) is None:
        return
    found = [match for match in desk.event.in_order() if match.known and not match.finished]
    found.sort(key=lambda match: match.state not in LIVE)
    for match in found:
        yield from _cards(desk, match)
    for _ in range(SPARE):
        yield blank_card(game, Occasion(), NAMELESS)


def _cards(desk: Desk, match: EventMatch) -> Iterator[Printed]:
    """Yield the paper of a match, or of each board of a team match."""
    if match.id in desk.source.cards:
        yield desk.source.cards[match.id]
        return
    if desk.event.setup.boards is None:
        yield _card(desk, match, match.names, match.id)
        return
    teams = [line_up(desk.event, match, name) for name in match.names]
    for board, players in enumerate(zip(*teams, strict=False), 1):
        yield _card(desk, match, players, f"{match.id} · {board}")


def _card(desk: Desk, match: EventMatch, names: tuple[str, ...], number: str) -> Printed:
    paper = paper_of(desk.event.setup.game)
    occasion = Occasion(
        championship=desk.source.title,
        event=desk.source.title if paper and paper.names_event else "",
        round=desk.round(match.round),
        date=desk.date,
        match=number,
        umpire=match.umpire or "",
        table=", ".join(match.tables),
    )
    return blank_card(desk.event.setup.game, occasion, (names[0], names[1]), length_of(desk.event, match))
