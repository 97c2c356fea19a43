"""The record of a match's rolls that anybody can verify without us."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import merge

import msgspec

from arbitro.backgammon.dice.chain import LONGEST, PARTIES, Chain, Dice, Links, dice_of, follows, read_link

SERVER = PARTIES[0]
OFFICIAL = "official"
"""Who has changed a side's chain, where it was no player."""
WAYS = ("own", "hall", "by", "official")
"""How a chain comes to take another's place: by the player's own wish, or because their link did not come in time."""


class RevealedRoll(msgspec.Struct, frozen=True):
    """One roll: the links revealed for it and the dice they make."""

    number: int
    """Counted from 1; the opening roll is X's die, then O's, and is rolled again when they are equal."""
    links: Links
    dice: Dice


class ChainChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player goes on with another chain, because whatever held theirs is gone."""

    number: int
    """The number that stood open: it is never rolled, so that no link shown for it is of use to anybody."""
    party: str
    commitment: str
    """The new one, in the place of their link for that number."""
    by: str = ""
    """Who asked for it, where it was somebody else: the other side, or `official`."""
    hall: bool = False
    """Whether the hall makes the links from here on."""

    @property
    def why(self) -> str:
        """How it came about: one of `WAYS`."""
        if self.by:
            return "official" if self.by == OFFICIAL else "by"
        return "hall" if self.hall else "own"


Shown = tuple[int, str]
"""The last number for which a party has shown something, and what: a commitment or a link."""

REASONS = (
    "bad-commitment",
    "out-of-order",
    "bad-link",
    "broken-chain",
    "wrong-dice",
    "not-rolled",
    "played-otherwise",
    "not-played",
)
"""What can be wrong: with a ledger, and, the last three, with a record beside its ledger."""


class LedgerFault(msgspec.Struct, frozen=True):
    """The first thing that does not hold, and at which roll."""

    number: int
    reason: str
    """One of `REASONS`."""
    party: str = ""


class Ledger(msgspec.Struct, frozen=True):
    """The commitments made before a match and every roll since."""

    match: str
    length: int
    """How many rolls the chains are good for."""
    commitments: Links
    rolls: tuple[RevealedRoll, ...] = ()
    changes: tuple[ChainChange, ...] = ()
    """Chains that took the place of others during the match, in their order."""

    @classmethod
    def open(cls, match: str, server: Chain, X: Chain, O: Chain) -> Ledger:  # noqa: E741, N803
        """Begin the ledger of a match with the commitments of the three parties."""
        length = min(chain.length for chain in (server, X, O))
        return cls(match, length, Links(*(chain.commitment for chain in (server, X, O))))

    @property
    def next_number(self) -> int:
        """The number of the roll that comes next."""
        return len(self.rolls) + len(self.changes) + 1

    def last_shown(self, party: str) -> Shown:
        """Return what a party has shown last: for the next roll its link must lead there."""
        # A change without a roll after it counts: its commitment stands for the link of the number that was
        # never rolled.
        changed = next((one for one in reversed(self.changes) if one.party == party), None)
        last = self.rolls[-1] if self.rolls else None
        if changed is not None and (last is None or changed.number > last.number):
            return changed.number, changed.commitment
        return (
            (last.number, last.links.as_strings(party)) if last else (0, self.commitments.as_strings(party))
        )

    def with_change(self, change: ChainChange) -> Ledger:
        """Return the ledger with a chain that takes another's place; raises BadLink where it cannot."""
        if change.number != self.next_number or change.number > self.length:
            raise BadLink(LedgerFault(change.number, "out-of-order", change.party))
        if not _may_change(change):
            raise BadLink(LedgerFault(change.number, "bad-commitment", change.party))
        return msgspec.structs.replace(self, changes=(*self.changes, change))

    def with_roll(self, links: Links) -> Ledger:
        """Return the ledger with one more roll; raises BadLink where a link does not follow."""
        number = self.next_number
        if number > self.length:
            raise BadLink(LedgerFault(number, "out-of-order"))
        if fault := _link_fault(number, links, {party: self.last_shown(party) for party in PARTIES}):
            raise BadLink(fault)
        roll = RevealedRoll(number, links, dice_of(self.match, number, links))
        return msgspec.structs.replace(self, rolls=(*self.rolls, roll))


class BadLink(ValueError):
    """A party revealed something that does not follow from what it committed to."""

    def __init__(self, fault: LedgerFault) -> None:
        super().__init__(f"roll {fault.number}: {fault.reason} {fault.party}")
        self.fault = fault


def verify(ledger: Ledger) -> LedgerFault | None:
    """Return the first fault of a ledger; None when every roll is what the three parties made it."""
    return next(_faults(ledger), None)


def _faults(ledger: Ledger) -> Iterator[LedgerFault]:
    if not 1 <= ledger.length <= LONGEST:
        yield LedgerFault(0, "bad-commitment")
    shown = {party: (0, ledger.commitments.as_strings(party)) for party in PARTIES}
    for place, step in enumerate(_steps(ledger), 1):
        if step.number != place or place > ledger.length:
            yield LedgerFault(place, "out-of-order")
        if isinstance(step, ChainChange):
            if not _may_change(step):
                yield LedgerFault(place, "bad-commitment", step.party)
            shown[step.party] = (place, step.commitment)
            continue
        if fault := _link_fault(place, step.links, shown):
            yield fault
            return
        if step.dice != dice_of(ledger.match, place, step.links):
            yield LedgerFault(place, "wrong-dice")
        shown = {party: (place, step.links.as_strings(party)) for party in PARTIES}


def _steps(ledger: Ledger) -> Iterator[RevealedRoll | ChainChange]:
    """Yield rolls and changes in the order of their numbers, each in the order in which the ledger has them."""
    return merge(ledger.rolls, ledger.changes, key=lambda step: step.number)


def _may_change(change: ChainChange) -> bool:
    """Tell whether a change is of a player's chain, and to something that can be the end of one."""
    # Never the server's: its secret is committed to in the first entry, and told in the last.
    return change.party in PARTIES and change.party != SERVER and read_link(change.commitment) is not None


def _link_fault(number: int, links: Links, shown: Mapping[str, Shown]) -> LedgerFault | None:
    for party in PARTIES:
        since, last = shown[party]
        link, before = read_link(links.as_strings(party)), read_link(last)
        if link is None or before is None:
            return LedgerFault(number, "bad-link", party)
        if not follows(link, before, number - since):
            return LedgerFault(number, "broken-chain", party)
    return None
