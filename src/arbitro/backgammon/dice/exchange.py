"""The dice of a live match: who has committed, whose link is waited for, and each roll as it falls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.backgammon.dice.chain import LONGEST, PARTIES, Dice, Links, follows, read_link
from arbitro.backgammon.dice.ledger import SERVER, BadLink, ChainChange, Ledger, LedgerFault, RevealedRoll
from arbitro.kernel import CaseEvent


class Exchange(msgspec.Struct, frozen=True):
    """What the three parties have shown so far: their commitments, the rolls that fell, the links of the next roll."""

    match: str
    length: int = 2000
    """How many rolls the chains are good for."""
    commitments: dict[str, str] = {}
    rolls: tuple[RevealedRoll, ...] = ()
    revealed: dict[str, str] = {}
    """Links for the next roll, of those who have shown theirs."""
    changes: tuple[ChainChange, ...] = ()
    """Chains that took the place of others."""

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who has to show something: first all commit, then for each roll both players show a link, the server last."""
        # The server last: it knows no more than the players do when they show theirs, and nobody shows anything
        # after it.
        shown = self.revealed if self.committed else self.commitments
        missing = tuple(party for party in PARTIES if party not in shown)
        players = tuple(party for party in missing if party != SERVER)
        return (players or missing) if shown is self.revealed else missing

    @property
    def number(self) -> int:
        """The number of the roll that comes next, counted from 1."""
        return len(self.rolls) + len(self.changes) + 1

    @property
    def ledger(self) -> Ledger:
        """The ledger of the rolls so far; every party has committed."""
        return Ledger(self.match, self.length, Links(**self.commitments), self.rolls, self.changes)

    @property
    def committed(self) -> bool:
        """Whether every party has committed."""
        return len(self.commitments) == len(PARTIES)

    def commit(self, party: str, commitment: str) -> Exchange:
        """Return the exchange with a party's commitment, or raise BadLink."""
        if party not in self.awaited or self.rolls or self.committed:
            raise BadLink(LedgerFault(0, "out-of-order", party))
        if not 1 <= self.length <= LONGEST or read_link(commitment) is None:
            raise BadLink(LedgerFault(0, "bad-commitment", party))
        return replace(self, commitments={**self.commitments, party: commitment})

    def change(self, party: str, commitment: str, by: str = "", *, hall: bool = False) -> Exchange:
        """Return the exchange with another chain of a player for the rest of the match, or raise BadLink.

        The number that stands open is never rolled: whatever was shown for it is void.
        """
        # Whatever was shown for the open number could be used to choose the new chain by: so that number is
        # never rolled.
        if not self.committed:
            raise BadLink(LedgerFault(self.number, "out-of-order", party))
        changed = self.ledger.with_change(ChainChange(self.number, party, commitment, by, hall))
        return replace(self, changes=changed.changes, revealed={})

    def reveal(self, party: str, link: str) -> Exchange:
        """Return the exchange with a party's link for the next roll, which falls with the last; or raise BadLink."""
        # A link that does not follow is told at once with whose it is, and changes nothing: a device may send
        # again.
        ready = self.committed and self.number <= self.length
        if not ready or party not in self.awaited:
            raise BadLink(LedgerFault(self.number, "out-of-order", party))
        since, last = self.ledger.last_shown(party)
        shown, before = read_link(link), read_link(last)
        if shown is None or before is None:
            raise BadLink(LedgerFault(self.number, "bad-link", party))
        if not follows(shown, before, self.number - since):
            raise BadLink(LedgerFault(self.number, "broken-chain", party))
        revealed = {**self.revealed, party: link}
        if len(revealed) < len(PARTIES):
            return replace(self, revealed=revealed)
        fallen = self.ledger.with_roll(Links(**revealed))
        return replace(self, rolls=fallen.rolls, revealed={})

    def proof(self) -> dict[str, Any]:
        """Return what the journal keeps beside the roll that fell last, so that anybody can check it."""
        # Beside each roll stands only what is new since the one before, so that a journal does not grow by the
        # whole ledger.
        since = self.rolls[-2].number if len(self.rolls) > 1 else 0
        fresh = tuple(change for change in self.changes if change.number > since)
        kept: dict[str, Any] = msgspec.to_builtins(replace(self.ledger, rolls=self.rolls[-1:], changes=fresh))
        if not fresh:
            del kept["changes"]
        return {"dice": kept}


def roll_event(opening: bool, dice: Dice) -> CaseEvent:
    """Return the event of a roll that fell: at the opening the first die is X's and the second O's."""
    return CaseEvent("roll", {"X": dice[0], "O": dice[1]} if opening else list(dice))


def gather_ledger(made: Iterable[Mapping[str, Any]]) -> Ledger | None:
    """Return the ledger of what the journal keeps beside its rolls; None where the three parties made none."""
    # The commitments stand with every roll; the first is as good as any.
    kept = [msgspec.convert(one["dice"], Ledger) for one in made if "dice" in one]
    if not kept:
        return None
    changes = tuple(change for one in kept for change in one.changes)
    return replace(kept[0], rolls=tuple(roll for one in kept for roll in one.rolls), changes=changes)
