"""The rolls of a record beside those of its ledger."""

from __future__ import annotations

import msgspec

from arbitro.backgammon.dice import LedgerFault, RevealedRoll
from arbitro.backgammon.formats.record import MatchRecord, RollPlayed


def differing_roll(record: MatchRecord) -> LedgerFault | None:
    """Return the first roll that was played otherwise than the ledger has it; None without a ledger too."""
    if isinstance(record.ledger, msgspec.UnsetType):
        return None
    rolls = iter(record.ledger.rolls)
    for game in record.games:
        opening = True
        for act in game.acts:
            if not isinstance(act, RollPlayed):
                continue
            # Equal dice are rolled again at the opening: the roll that counts is the next with two unlike ones.
            counting = (one for one in rolls if not opening or one.dice[0] != one.dice[1])
            if (roll := next(counting, None)) is None:
                return LedgerFault(record.ledger.next_number, "not-rolled")
            if not _same(act, roll, opening):
                return LedgerFault(roll.number, "played-otherwise")
            opening = False
    left = next(rolls, None)
    finished = not record.games or record.games[-1].outcome is not None
    return LedgerFault(left.number, "not-played") if left and finished else None


def _same(act: RollPlayed, roll: RevealedRoll, opening: bool) -> bool:
    begins = "X" if roll.dice[0] > roll.dice[1] else "O"
    return sorted(act.dice) == sorted(roll.dice) and (not opening or act.side == begins)
