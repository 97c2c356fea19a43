"""The dice of a match as everybody sees them, and how those who owe a part are told that a roll is called for."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from arbitro.backgammon.dice import ChainChange
from arbitro.live.hall import MatchHall
from arbitro.live.match import LiveMatch
from arbitro.live.messages import clock_message, message
from arbitro.live.viewer import Viewer
from arbitro.live.visibility import DIRECTOR, visible_entries


class DiceShown(msgspec.Struct, frozen=True):
    """The ledger of a match's dice so far, and what they wait for."""

    match: str
    length: int
    commitments: dict[str, str]
    rolls: list[Any]
    number: int
    """The roll that comes next."""
    awaited: list[str]
    """Who has to show a commitment or a link before it can fall; the server shows its own with it."""
    hall: list[str]
    """Whose links the hall makes."""
    changes: list[ChainChange] = []
    """Chains that took the place of others, each from the number that was never rolled."""
    late_in_ms: int | None = None
    """When those who are awaited are late, so that the others may let the hall make their links; unset while no roll is
    called for."""


def dice_shown(match: LiveMatch, audience: str) -> DiceShown:
    """Return the dice of a match as somebody may see them."""
    cup = match.cup
    exchange = cup.exchange(visible_entries(match.sitting, audience))
    awaited = [party for party in exchange.awaited if party not in cup.by_hall]
    return DiceShown(
        exchange.match,
        exchange.length,
        exchange.commitments,
        msgspec.to_builtins(exchange.rolls),
        exchange.number,
        awaited,
        list(cup.by_hall),
        list(exchange.changes),
        cup.late_in(exchange.number) if awaited else None,
    )


def dice_message(match: LiveMatch, viewer: Viewer) -> bytes:
    """Return the message of a stream that tells the dice."""
    return message("dice", dice_shown(match, viewer.role))


def call_for_links(hall: MatchHall, match: LiveMatch) -> None:
    """Tell those who watch a match that a roll waits for somebody's part, once for each roll and set of commitments."""
    shown = dice_shown(match, DIRECTOR)
    if match.cup.called_for != shown.number:
        match.cup.called_for = shown.number
        hall.pass_on(match.name, partial(dice_message, match))
        keep_time(hall, match)


def keep_time(hall: MatchHall, match: LiveMatch) -> None:
    """Let the time of a match stand while whoever is on turn waits for nothing but a link of another's device."""
    if not match.hall_keeps_time(match.sitting) or not match.particulars.dice:
        return
    shown = dice_shown(match, DIRECTOR)
    running = {clock.of for clock in match.sitting.clocks(match.now) if clock.running}
    # Nobody loses time for another's device; whoever owes a link themself does.
    waits = shown.late_in_ms is not None and bool(running) and running.isdisjoint(shown.awaited)
    if waits != match.still:
        match.stand(waits)
        hall.watch_clock(match)
        hall.pass_on(match.name, partial(clock_message, match))
