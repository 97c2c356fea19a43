"""Dice that nobody can doubt: three hash chains, one link of each revealed for every roll.

The files `plain.*.md` tell in plain words how it works.
"""

from arbitro.backgammon.dice.chain import PARTIES, Chain, Links, dice_of, follows
from arbitro.backgammon.dice.exchange import Exchange, fallen, gathered
from arbitro.backgammon.dice.ledger import REASONS, BadLink, Fault, Ledger, RevealedRoll, verify

__all__ = [
    "PARTIES",
    "REASONS",
    "BadLink",
    "Chain",
    "Exchange",
    "Fault",
    "Ledger",
    "Links",
    "RevealedRoll",
    "dice_of",
    "fallen",
    "follows",
    "gathered",
    "verify",
]
