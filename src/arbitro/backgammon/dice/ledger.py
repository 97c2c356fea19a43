"""The record of a match's rolls that anybody can verify without us."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from arbitro.backgammon.dice.chain import LONGEST, PARTIES, Chain, Dice, Links, dice_of, follows


class RevealedRoll(msgspec.Struct, frozen=True):
    """One roll: the links revealed for it and the dice they make."""

    number: int
    """Counted from 1; the opening roll is X's die, then O's, and is rolled again when they are equal."""
    links: Links
    dice: Dice


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


class Fault(msgspec.Struct, frozen=True):
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

    @classmethod
    def opened(cls, match: str, server: Chain, X: Chain, O: Chain) -> Ledger:  # noqa: E741, N803
        """Begin the ledger of a match with the commitments of the three parties."""
        length = min(chain.length for chain in (server, X, O))
        return cls(match, length, Links(*(chain.commitment for chain in (server, X, O))))

    @property
    def next_number(self) -> int:
        """The number of the roll that comes next."""
        return len(self.rolls) + 1

    def rolled(self, links: Links) -> Ledger:
        """Return the ledger with one more roll; raises BadLink where a link does not follow."""
        number = self.next_number
        if number > self.length:
            raise BadLink(Fault(number, "out-of-order"))
        before = self.rolls[-1].links if self.rolls else self.commitments
        if fault := _link_fault(number, links, before):
            raise BadLink(fault)
        roll = RevealedRoll(number, links, dice_of(self.match, number, links))
        return msgspec.structs.replace(self, rolls=(*self.rolls, roll))


class BadLink(ValueError):
    """A party revealed something that does not follow from what it committed to."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"roll {fault.number}: {fault.reason} {fault.party}")
        self.fault = fault


def verify(ledger: Ledger) -> Fault | None:
    """Return the first fault of a ledger; None when every roll is what the three parties made it."""
    return next(_faults(ledger), None)


def _faults(ledger: Ledger) -> Iterator[Fault]:
    if not 1 <= ledger.length <= LONGEST:
        yield Fault(0, "bad-commitment")
    before = ledger.commitments
    for place, roll in enumerate(ledger.rolls, 1):
        if roll.number != place or place > ledger.length:
            yield Fault(place, "out-of-order")
        if fault := _link_fault(place, roll.links, before):
            yield fault
            return
        if roll.dice != dice_of(ledger.match, place, roll.links):
            yield Fault(place, "wrong-dice")
        before = roll.links


def _link_fault(number: int, links: Links, before: Links) -> Fault | None:
    for party in PARTIES:
        try:
            good = follows(links.of(party), before.of(party))
        except ValueError:
            return Fault(number, "bad-link", party)
        if not good:
            return Fault(number, "broken-chain", party)
    return None
