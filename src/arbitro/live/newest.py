"""The newest matches of a hall, as lists and screens show them: however many guests begin, they displace no other."""

import asyncio
from collections.abc import Callable

import msgspec

from arbitro.live.particulars import Particulars
from arbitro.store import Heading, JournalStanding, Store

Wanted = Callable[[Heading, Particulars], bool]
A_TIME = 100
LOOKED_AT = 1000
"""Matches of guests, and others, that are looked at for those that are wanted."""


async def newest_matches(
    store: Store, most: int, wanted: Wanted = lambda heading, particulars: True, *, guests: bool | None = None
) -> list[tuple[JournalStanding, Particulars]]:
    """Return so many matches that are wanted, the newest first: of guests, of others, or of both.

    Of both, those of guests have at most half of the list, or what the others leave of it.
    """

    def look() -> list[tuple[JournalStanding, Particulars]]:
        theirs = [] if guests is False else _newest(store, most, wanted, guests=True)
        others = [] if guests is True else _newest(store, most, wanted, guests=False)
        if guests is None:
            # However many matches guests begin, half of a list is for all others
            # (`tests/web/hall/test_guest_crowds.py`).
            theirs = theirs[: max(most // 2, most - len(others))]
            others = others[: most - len(theirs)]
        return sorted((*theirs, *others), key=_age, reverse=True)

    return await asyncio.to_thread(look)


def _newest(
    store: Store, most: int, wanted: Wanted, *, guests: bool
) -> list[tuple[JournalStanding, Particulars]]:
    found: list[tuple[JournalStanding, Particulars]] = []
    for skip in range(0, LOOKED_AT, A_TIME):
        some = store.journals("match", A_TIME, skip, guests=guests)
        found += [one for one in map(_read, reversed(some)) if wanted(one[0].heading, one[1])]
        if len(found) >= most or len(some) < A_TIME:
            break
    return found[:most]


def _age(one: tuple[JournalStanding, Particulars]) -> tuple[int, str]:
    heading = one[0].heading
    return heading.created, heading.id


def _read(one: JournalStanding) -> tuple[JournalStanding, Particulars]:
    return one, msgspec.json.decode(one.heading.options, type=Particulars)
