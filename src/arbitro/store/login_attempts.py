"""How often somebody has tried to get in, kept where every node of a hall sees it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from arbitro.store.settings import get, save

TRIES = "tries"
"""The setting that holds them."""
MOST_KEYS = 2_000
"""Names under which tries are kept; those that were used longest ago are forgotten first."""


def recent(connection: Connection, since: int) -> dict[str, list[int]]:
    """Return the moments of tries after a moment, by what was tried and by whom."""
    held = get(connection, TRIES)
    kept = msgspec.json.decode(held, type=dict[str, list[int]]) if held else {}
    fresh = {key: [moment for moment in moments if moment > since] for key, moments in kept.items()}
    return {key: moments for key, moments in fresh.items() if moments}


def count(connection: Connection, keys: Sequence[str], now: int, since: int) -> dict[str, list[int]]:
    """Count one try under each of some names, and return all; what is older than a moment is forgotten."""
    kept = recent(connection, since)
    for key in keys:
        # Taken out and put in again it is the last: the dictionary is an LRU, of which the first go.
        kept[key] = [*kept.pop(key, []), now]
    for key in list(kept)[: max(0, len(kept) - MOST_KEYS)]:
        del kept[key]
    save(connection, TRIES, msgspec.json.encode(kept))
    return kept


def give_back(connection: Connection, keys: Sequence[str]) -> None:
    """Take the last try under each of some names back."""
    # A try is counted before the password is looked at, so that many at once do not outrun the count, and
    # given back where it was right (docs/security.md).
    kept = recent(connection, 0)
    for key in keys:
        if kept.get(key):
            kept[key].pop()
    save(connection, TRIES, msgspec.json.encode(kept))
