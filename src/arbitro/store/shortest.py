"""The shortest way on which appends get to the disk when everything about them is known, in each database."""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from arbitro.store.batch import Alone, Row
from arbitro.store.tables import entries

Statement: TypeAlias = tuple[str, Row]
"""What is written, as plain SQL with its values."""
NAMES = entries.columns.keys()
TOGETHER = (256, 64, 16, 4, 1)
"""How many rows one statement for a file writes: each statement hands the processor to another thread and back."""
# All or nothing: no row is entered where one journal has changed hands, or stands elsewhere than was known.
ENTER = f"""
INSERT INTO entries ({", ".join(NAMES)})
SELECT (SELECT coalesce(max(position), 0) FROM entries) + new.place,
    new.journal, new.sequence, new.digest, new.line, new.command, new.asked, new.body
FROM unnest(%s::bigint[], %s::text[], %s::int[], %s::text[], %s::bytea[], %s::text[], %s::text[], %s::bytea[])
    AS new (place, journal, sequence, digest, line, command, asked, body)
WHERE NOT EXISTS (
    SELECT FROM unnest(%s::text[], %s::int[]) AS held (journal, epoch)
    LEFT JOIN leases ON leases.journal = held.journal WHERE leases.epoch IS DISTINCT FROM held.epoch
) AND NOT EXISTS (
    SELECT FROM unnest(%s::text[], %s::int[], %s::text[]) AS head (journal, sequence, digest)
    LEFT JOIN entries AS last ON last.journal = head.journal AND last.sequence = head.sequence
    WHERE last.digest IS DISTINCT FROM head.digest
)
RETURNING position
"""


def enter_in_file(driver: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Enter rows without anything between: half the time of an append is saved."""
    statements = [*plainly(rows)]
    if len(statements) == 1:  # a statement outside of a transaction is one by itself
        driver.execute(*statements[0])
        return
    driver.execute("BEGIN IMMEDIATE")
    try:
        for statement, values in statements:
            driver.execute(statement, values)
        driver.execute("COMMIT")
    except sqlite3.Error:
        with contextlib.suppress(sqlite3.Error):  # some errors have rolled back already
            driver.execute("ROLLBACK")
        raise


def plainly(rows: Sequence[Row]) -> Iterator[Statement]:
    """Yield plain statements that enter rows into a file, with their values."""
    done = 0
    while done < len(rows):
        some = next(count for count in TOGETHER if count <= len(rows) - done)
        yield _statement(some), tuple(value for row in rows[done : done + some] for value in row)
        done += some


def enter_on_server(driver: Any, claim: str, batch: Alone) -> int | None:
    """Enter appends with one message to the server and back, and return the position before them.

    None where nothing was entered, because a journal is no longer this node's own or does not stand where it did.
    """
    columns = [list(column) for column in zip(*batch.rows, strict=True)]
    columns[0] = [*range(1, len(batch.rows) + 1)]
    befores = [(journal, head.sequence, head.digest) for journal, head in batch.befores.items()]
    held = [list(batch.epochs), list(batch.epochs.values())]
    values = [*columns, *held, *(list(column) for column in zip(*befores, strict=True))]
    with driver.pipeline():
        driver.execute(claim)
        entered = driver.execute(ENTER, values, prepare=True)
        # `commit()` reads before all is sent, and waits for ever where the socket takes less at once.
        driver.execute("COMMIT")
    positions = [position for (position,) in entered.fetchall()]
    return min(positions) - 1 if positions else None


@cache
def _statement(rows: int) -> str:
    row = f"({', '.join('?' * len(NAMES))})"
    return f"INSERT INTO entries ({', '.join(NAMES)}) VALUES {', '.join([row] * rows)}"
