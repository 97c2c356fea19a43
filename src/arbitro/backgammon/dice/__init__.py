"""Dice that nobody can doubt: three hash chains, one link of each revealed for every roll."""

from arbitro.backgammon.dice.chain import PARTIES, Chain, Links, dice_of, follows
from arbitro.backgammon.dice.ledger import Fault, Ledger, RevealedRoll, verify

__all__ = [
    "PARTIES",
    "Chain",
    "Fault",
    "Ledger",
    "Links",
    "RevealedRoll",
    "dice_of",
    "follows",
    "verify",
]
