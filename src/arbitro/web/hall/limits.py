"""Rate limits: how often somebody may try to get in, counted before the try is looked at, on every node of a hall.

Nobody's tries keep another out. A club may stand behind one address, so tries are counted by address and account:
while one account is being guessed at, or many are, all others behind the same address still have tries.
"""

import ipaddress
from collections import OrderedDict, deque
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection

from arbitro.live.time_source import Time
from arbitro.store import Store, as_asyncio, login_attempts
from arbitro.web.hall.problems import Problem

MINUTE = 60_000
TRIES = 10
"""Tries of one address at one account, in a minute."""
# Not a lock-out (ASVS 6.3.1): while they are passed every account still has a few tries.
TRIES_OF_AN_ADDRESS = 30
TRIES_IN_THE_HALL = 100
"""Tries that failed in a minute, of one address or of all together, after which each account has few."""
FEW = 3
LOOKS = 300
"""Codes of one address that are looked at in a minute, the right ones among them."""
GUESTS_AN_ADDRESS = 300
# Counting must not be what fills the memory: a stranger may have as many addresses as they like.
MOST_KEPT = 20_000
"""Addresses that are remembered; those that tried longest ago are forgotten first."""


class Limits:
    """Counts tries over the last minute; with a store, those of other nodes too."""

    def __init__(self, time: Time, shared: Store | None = None) -> None:
        self._time = time
        self._shared = shared
        self._tries: OrderedDict[str, deque[int]] = OrderedDict()

    def count(self, what: str, who: str, most: int) -> None:
        """Count something that somebody does, or raise 429 where it was done too often at this node."""
        tried, now = self._recent(f"{what} {who}"), self._time.steady()
        _refuse(tried, most, now)
        tried.append(now)

    async def attempt(self, what: str, address: str, about: str = "") -> None:
        """Count a try of an address at an account before it is made, or raise 429 where there were too many."""
        keys, now = _keys(what, address, about), self._time.steady()
        kept = [self._recent(key) for key in keys]
        # By this node's own count first: what it refuses costs the database nothing.
        _refuse(kept[0], _most(kept), now)
        for tried in kept:
            tried.append(now)
        if self._shared is not None:
            at, counted = await as_asyncio(self._shared.write(partial(self._count, keys=keys)))
            # Without this very try, which the database has counted with the others.
            before = [counted[key][:-1] for key in keys]
            _refuse(before[0], _most(before), at)

    async def refund(self, what: str, address: str, about: str = "") -> None:
        """Give back a try that was no guess."""
        keys = _keys(what, address, about)
        for key in keys:
            if tried := self._recent(key):
                tried.pop()
        if self._shared is not None:
            await as_asyncio(self._shared.write(partial(login_attempts.give_back, keys=keys)))

    def _count(self, connection: Connection, keys: Sequence[str]) -> tuple[int, dict[str, list[int]]]:
        assert self._shared is not None
        now = self._shared.database.now(connection)
        return now, login_attempts.count(connection, keys, now, now - MINUTE)

    def _recent(self, key: str) -> deque[int]:
        tried = self._tries.setdefault(key, deque())
        self._tries.move_to_end(key)
        if len(self._tries) > MOST_KEPT:
            self._tries.popitem(last=False)
        since = self._time.steady() - MINUTE
        while tried and tried[0] <= since:
            tried.popleft()
        return tried


def _keys(what: str, address: str, about: str) -> tuple[str, str, str]:
    """Return under which names a try is counted: of the account and address, of the address, of the hall."""
    network = network_of(address)
    return f"{what} {network} {about}", f"{what} {network}", what


def _most(kept: Sequence[Sequence[int]]) -> int:
    """Return how many tries an account has from an address, with what is known of it, of the address, of the hall."""
    guessed_at = len(kept[1]) >= TRIES_OF_AN_ADDRESS or len(kept[2]) >= TRIES_IN_THE_HALL
    return FEW if guessed_at else TRIES


def network_of(address: str) -> str:
    """Return what counts as one address: of the sixth version the network, which one household or phone has whole."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return address


def _refuse(tried: Sequence[int], most: int, now: int) -> None:
    """Raise 429 where there were too many tries, with how long to wait."""
    if len(tried) >= most:
        wait = max(1, -(-(tried[-most] + MINUTE - now) // 1000))
        raise Problem(429, "too-often", headers={"retry-after": str(wait)}, seconds=wait)
