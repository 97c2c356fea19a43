"""The rolls of a record beside those of its ledger."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from arbitro.backgammon.dice import LedgerFault, RevealedRoll
from arbitro.backgammon.formats.record import GameRecord, MatchRecord, RollPlayed


def differing_roll(record: MatchRecord) -> LedgerFault | None:
    """Return the first roll that was played otherwise than the ledger has it; None without a ledger too."""
    if isinstance(record.ledger, msgspec.UnsetType):
        return None
    rolls = iter(record.ledger.rolls)
    for game in record.games:
        if (fault := _in_game(game, rolls, record.ledger.next_number)) is not None:
            return fault
    left = next(rolls, None)
    finished = not record.games or record.games[-1].outcome is not None
    return LedgerFault(left.number, "not-played") if left and finished else None


def _in_game(game: GameRecord, rolls: Iterator[RevealedRoll], beyond: int) -> LedgerFault | None:
    opening = True
    for act in game.acts:
        if not isinstance(act, RollPlayed):
            continue
        roll = _next(rolls, opening)
        if roll is None:
            return LedgerFault(beyond, "not-rolled")
        if not _same(act, roll, opening):
            return LedgerFault(roll.number, "played-otherwise")
        opening = False
    return None


def _next(rolls: Iterator[RevealedRoll], opening: bool) -> RevealedRoll | None:
    """Return the roll that counts: equal dice are rolled again at the opening."""
    return next((roll for roll in rolls if not opening or roll.dice[0] != roll.dice[1]), None)


def _same(act: RollPlayed, roll: RevealedRoll, opening: bool) -> bool:
    begins = "X" if roll.dice[0] > roll.dice[1] else "O"
    return sorted(act.dice) == sorted(roll.dice) and (not opening or act.side == begins)
