"""The dice of a backgammon match that is played: links of the hall and of both players, shown as each roll falls."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.backgammon.dice import PARTIES, BadLink, Chain, ChainChange, Exchange, Ledger, RevealedRoll
from arbitro.kernel import Entry
from arbitro.kernel.journal import Recorded

LENGTH = 5000
"""How many rolls the chains of a match are good for."""
LATE = 20_000
"""Milliseconds after a roll is called for until whoever owes a part is late, and the others may go on without it."""
SERVER, *SIDES = PARTIES
BY_HALL = "hall"
"""Instead of a commitment: whoever sits there lets the hall make their links."""


class Chance(Random):
    """The chance of one entry, and what the journal keeps of it so that anybody can check it."""

    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self.made: dict[str, Any] = {}


class LinkAwaited(Exception):
    """A roll cannot fall: somebody has not shown their commitment or their link."""

    def __init__(self, number: int, awaited: tuple[str, ...]) -> None:
        super().__init__(f"roll {number}: {', '.join(awaited)}")
        self.number = number
        self.awaited = awaited


class Cup:
    """The dice of one match: who has committed to which chain, and the links that were shown for the next roll.

    Of the sides, one with a commitment shows links of its own, one with an empty one still owes it, and for any other
    the hall makes them.
    """

    def __init__(
        self,
        match: str,
        secret: bytes,
        commitments: dict[str, str],
        changes: tuple[ChainChange, ...] = (),
        now: Callable[[], int] = lambda: 0,
    ) -> None:
        self._match, self._secret, self._now = match, secret, now
        self._first = {
            party: self._chain(party) for party in PARTIES if commitments.get(party, BY_HALL) == BY_HALL
        }
        self._made = {party: (0, chain) for party, chain in self._first.items()}
        for one in changes:
            self._made.pop(one.party, None)
            if one.hall:
                self._made[one.party] = (one.number, self._chain(one.party, one.number))
        self.commitments, self.changes = commitments, changes
        self._shown: dict[str, tuple[int, str]] = {}
        self.called_for = 0
        """The last roll for which those who owe a part were told so; with another commitment they are told again."""
        self._called: tuple[int, int] | None = None
        self._rolls: tuple[RevealedRoll, ...] = ()
        self._read = 0

    @property
    def by_hall(self) -> tuple[str, ...]:
        """Whose links the hall makes, its own among them."""
        return tuple(party for party in PARTIES if party in self._made)

    def by_hall_from(self, party: str, number: int) -> str:
        """Return the commitment to the chain that the hall makes for a side from a number on."""
        return self._chain(party, number).commitment

    def exchange(self, entries: Sequence[Entry]) -> Exchange:
        """Return what the parties have shown, with the rolls that a journal holds and the links for the next."""
        if len(entries) < self._read:  # what somebody sees who may not see all
            return self._with_links(_rolls(entries))
        self._rolls += _rolls(entries[self._read :])
        self._read = len(entries)
        return self._with_links(self._rolls)

    def reveal(self, party: str, link: str, entries: Sequence[Entry]) -> None:
        """Take a device's link for the next roll; raises BadLink where it does not follow from the one before."""
        exchange = self.exchange(entries)
        if exchange.revealed.get(party) != link:
            exchange.reveal(party, link)
            self._shown[party] = (exchange.number, link)
        self._call(exchange.number)

    def roll(self, entries: Sequence[Entry]) -> Exchange:
        """Return the exchange after the next roll has fallen; raises LinkAwaited while somebody owes their part."""
        exchange = self._with_links(self._revealed_rolls(entries))
        # The hall's own link comes last (docs/dice.md): before that nobody knows the roll, and after it
        # nobody can change it.
        if exchange.awaited != (SERVER,):
            self._call(exchange.number)
            raise LinkAwaited(exchange.number, exchange.awaited)
        return exchange.reveal(SERVER, self._link(SERVER, exchange.number))

    def late_in(self, number: int) -> int | None:
        """Return in how many milliseconds whoever owes a part for a roll is late; None while it is not called for."""
        if self._called is None or self._called[0] != number:
            return None
        return max(0, self._called[1] + LATE - self._now())

    def taken_back(self, entries: Sequence[Entry], standing: Sequence[int]) -> RevealedRoll | None:
        """Return the roll that fell after the last in force and was taken back; None where there is none."""
        # It falls again as it fell: else to take a roll back would be a way to better dice.
        last = max((_number(entries[number]) for number in standing), default=0)
        return next((roll for roll in self._revealed_rolls(entries) if roll.number > last), None)

    def _call(self, number: int) -> None:
        """Note since when a roll is called for."""
        if self._called is None or self._called[0] != number:
            self._called = (number, self._now())

    def _chain(self, party: str, number: int = 0) -> Chain:
        # From the match's secret: after a restart, and on another node, it is the very same chain.
        whose = f"{self._secret.hex()}|{party}" + (f"|{number}" if number else "")
        return Chain(hashlib.sha256(whose.encode()).digest(), LENGTH)

    def _link(self, party: str, number: int) -> str:
        since, chain = self._made[party]
        return chain.link(number - since)

    def _revealed_rolls(self, entries: Sequence[Entry]) -> tuple[RevealedRoll, ...]:
        fresh = _rolls(entries[self._read :]) if len(entries) > self._read else ()
        return (*self._rolls, *fresh)

    def _with_links(self, rolls: tuple[RevealedRoll, ...]) -> Exchange:
        own = {party: chain.commitment for party, chain in self._first.items()}
        theirs = {party: one for party, one in self.commitments.items() if one and one != BY_HALL}
        commitments = {party: one for party in PARTIES if (one := {**own, **theirs}.get(party))}
        exchange = Exchange(self._match, LENGTH, commitments, rolls, {}, self.changes)
        number = exchange.number
        shown = {party: link for party, (place, link) in self._shown.items() if place == number}
        if exchange.committed:
            shown |= {party: self._link(party, number) for party in SIDES if party in self._made}
        return replace(exchange, revealed=shown)


class DiceChance(Chance):
    """The chance of an entry whose two dice come from the three parties."""

    cup: Cup
    entries: Sequence[Entry]
    standing: Callable[[], Sequence[int]]
    """Tells the entries whose acts are in force."""
    again: RevealedRoll | None = None
    """The roll that falls once more, because it was taken back."""

    def randint(self, a: int, b: int) -> int:
        """Return the dice of the next roll, one after the other: those of one that was taken back fall once more.

        Raises LinkAwaited where a new roll waits for somebody's link.
        """
        if self.again is not None:
            return self.again.dice[1]
        if not self.made:
            self.again = self.cup.taken_back(self.entries, self.standing())
            if self.again is not None:
                self.made = {"again": self.again.number}
                return self.again.dice[0]
            exchange = self.cup.roll(self.entries)
            dice = exchange.proof()["dice"]
            self.made = {"dice": {**dice, "hall": list(self.cup.by_hall)}}
            return exchange.rolls[-1].dice[0]
        second: int = self.made["dice"]["rolls"][0]["dice"][1]
        return second


def _number(entry: Entry) -> int:
    """Return the number of the roll that an entry tells; 0 where it tells none."""
    made = entry.act.made if isinstance(entry.act, Recorded) else {}
    if "dice" in made:
        return int(made["dice"]["rolls"][-1]["number"])
    return int(made.get("again", 0))


def _rolls(entries: Sequence[Entry]) -> tuple[RevealedRoll, ...]:
    made = [
        entry.act.made["dice"]
        for entry in entries
        if isinstance(entry.act, Recorded) and "dice" in entry.act.made
    ]
    return tuple(roll for one in made for roll in msgspec.convert(one, Ledger).rolls)


__all__ = ["BY_HALL", "SIDES", "BadLink", "Chance", "Cup", "DiceChance", "LinkAwaited"]
