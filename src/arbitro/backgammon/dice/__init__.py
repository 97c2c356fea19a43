"""Dice that nobody can doubt: three hash chains, one link of each revealed for every roll.

The files `plain.*.md` tell in plain words how it works.
"""

from arbitro.backgammon.dice.chain import PARTIES, Chain, Links, dice_of, follows
from arbitro.backgammon.dice.exchange import Exchange, gather_ledger, roll_event
from arbitro.backgammon.dice.ledger import (
    OFFICIAL,
    REASONS,
    WAYS,
    BadLink,
    ChainChange,
    Ledger,
    LedgerFault,
    RevealedRoll,
    verify,
)

__all__ = [
    "OFFICIAL",
    "PARTIES",
    "REASONS",
    "WAYS",
    "BadLink",
    "Chain",
    "ChainChange",
    "Exchange",
    "Ledger",
    "LedgerFault",
    "Links",
    "RevealedRoll",
    "dice_of",
    "follows",
    "gather_ledger",
    "roll_event",
    "verify",
]
