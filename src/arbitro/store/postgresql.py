"""A database server that several nodes share: no node waits for another's network, and none waits for ever.

Every wait has an end, on both sides of the link. The client stops waiting for an answer (a link that was cut
silently says nothing), and the server ends a transaction whose client is silent (a node that was stopped holds its
locks otherwise). Appends hold the one lock of all nodes only while the server itself works: one message and its answer.
"""

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, make_url, text
from sqlalchemy.dialects.postgresql import dialect
from sqlalchemy.exc import ArgumentError, DBAPIError

from arbitro.store.batch import Alone, Append
from arbitro.store.breaker import CircuitBreaker
from arbitro.store.chain import Head
from arbitro.store.refusals import BadAddress, Trouble
from arbitro.store.tables import entries, journals
from arbitro.store.values import Heading

CHANNEL = "arbitro"
"""Where the server tells the nodes of a hall that there are new entries."""
READERS = 8
"""Connections that read at the same time; more wait for one another."""
_WORKS = 0x6172_6270
"""The number of the lock under which nodes change people, devices and codes, one at a time."""
_KEEPALIVE = {"keepalives_idle": 5, "keepalives_interval": 1, "keepalives_count": 3, "tcp_user_timeout": 5000}
"""What TCP itself notices: a machine that is gone, within about 8 s, also on a connection that asks nothing."""
_DIALECT = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's own
_LINE = entries.columns.keys()
_HEADING = Heading.__struct_fields__
# The function looks whether everything is as this node knows it and returns the last position, or null. It
# takes the lock only once the whole message has come: a node that is stopped while it sends holds nobody up.
_CLAIMED = """
WITH claimed AS MATERIALIZED (
    SELECT arbitro_claim(%s, %s::text[], %s::int[], %s::text[], %s::int[], %s::text[]) AS position
)"""


class Timeouts(msgspec.Struct, frozen=True):
    """How long is waited for what."""

    answer: float | None
    """Seconds for the server's answer to one message, connecting included."""
    lock: int
    """Milliseconds for a lock that another transaction holds; 0 for ever, as below."""
    statement: int
    idle: int
    """Milliseconds for which a transaction may be open with nothing asked: the client was stopped or cut off."""


SERVING = Timeouts(1.5, 1000, 1500, 1000)
"""For a node that serves: whoever asks is told within 2 s that the database does not answer."""
PATIENT = Timeouts(None, 0, 0, 0)
"""For migrations, backups and the like, which may take their time and run beside the hall."""


class PostgreSQL:
    """A database on a server, which several nodes may write."""

    shared = True

    def __init__(self, url: str, timeouts: Timeouts = PATIENT) -> None:
        try:
            address = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise BadAddress(url) from error
        if address.get_backend_name() not in ("postgresql", "postgres"):
            raise BadAddress(url)
        self._url = address.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
        self._timeouts = timeouts
        self._appender: Any = None
        self.breaker = CircuitBreaker()
        self.name = secrets.token_hex(8)
        """What this program adds to its notices, by which it knows that they are its own."""
        self._link = _link()
        serving = timeouts is not PATIENT
        self.writer = self._engine(pool_size=2)
        # A single statement is a transaction by itself: that saves two of three messages of most readings.
        self.readers = self._engine(
            pool_size=READERS, **({"isolation_level": "AUTOCOMMIT"} if serving else {})
        )

    def open(self, autocommit: bool = False) -> Any:
        """Return a connection of psycopg's that waits no longer than it may."""
        link = self._link.bind(self.breaker, self._timeouts.answer)
        connection = link.connect(self.address, autocommit=True, **_KEEPALIVE)
        try:
            # What the server is told of a connection; settings that it does not know are left out.
            limits = self._timeouts
            settings = (
                ("lock_timeout", str(limits.lock)),
                ("statement_timeout", str(limits.statement)),
                ("idle_in_transaction_session_timeout", str(limits.idle)),
                # From version 14: also a server at work on a statement looks whether its client is still
                # there.
                ("client_connection_check_interval", str(limits.idle)),
                ("tcp_keepalives_idle", "5"),
                ("tcp_keepalives_interval", "1"),
                ("tcp_keepalives_count", "3"),
                ("tcp_user_timeout", "5000"),
            )
            connection.execute(_SETTINGS, [list(column) for column in zip(*settings, strict=True)])
            connection.autocommit = autocommit
        except BaseException:
            connection.close()
            raise
        return connection

    def claim(self, connection: Connection) -> None:
        """Make this the only transaction of all nodes that changes people, devices and codes, until it ends."""
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_WORKS})"))

    def batch(self, heads: dict[str, Head], position: int) -> "PipelineBatch":
        """Return what appends are gathered in."""
        return PipelineBatch(heads, position)

    def enter_alone(self, connection: Connection, batch: Alone, at: int | None) -> int | None:
        """Speak to the server once: it looks itself whether nothing has changed."""
        import psycopg

        assert isinstance(batch, PipelineBatch)
        try:
            if self._appender is None:
                self._appender = self.open(autocommit=True)
            before = batch.send(self._appender, self.name)
        except psycopg.Error as error:
            if self._appender is not None and self._appender.closed:
                self._appender = None
            raise DBAPIError.instance("INSERT", None, error, psycopg.Error) from error
        return None if before is None else before - (at or 0)

    def notify(self, connection: Connection, what: str) -> None:
        """Tell the other nodes something once the transaction is on disk."""
        connection.execute(
            text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{self.name} {what}"}
        )

    @property
    def address(self) -> str:
        """The server's address, as its own tools write it."""
        return make_url(self._url).set(drivername="postgresql").render_as_string(hide_password=False)

    def trouble(self, error: DBAPIError) -> Trouble | None:
        """Return the trouble that an SQLSTATE stands for; none at all means that the server is gone."""
        state = getattr(error.orig, "sqlstate", None)
        if error.connection_invalidated or (
            state is None and type(error.orig).__name__ == "OperationalError"
        ):
            return Trouble.UNREACHABLE
        return next(
            (trouble for start, trouble in _TROUBLES.items() if (state or "").startswith(start)), None
        )

    def connection_lost(self, error: DBAPIError) -> bool:
        """Tell whether a connection of the pool was found dead, and a fresh one may answer at once."""
        return error.connection_invalidated and not self.breaker.is_open

    def tidy(self, connection: Connection) -> None:
        """Do nothing: the server tidies by itself."""

    def now(self, connection: Connection) -> int:
        """Return the time of the server."""
        return int(
            connection.scalar(text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"))
            or 0
        )

    def disconnect(self) -> None:
        """Let the connection go by which appends are sent: a link that was lost once is not trusted again."""
        if self._appender is not None:
            self._appender.close()
            self._appender = None

    def close(self) -> None:
        """Close every connection."""
        self.disconnect()
        self.writer.dispose()
        self.readers.dispose()

    def _engine(self, **options: Any) -> Engine:
        # hstore is not used: looking for it would cost each new connection a message to the server.
        return create_engine(
            self._url,
            creator=self.open,
            use_native_hstore=False,
            pool_timeout=self._timeouts.answer or 30,
            **options,
        )


# A server that acknowledges before the disk does is told otherwise; stricter settings stay. What a server of an
# older version does not know, or a connection without TCP cannot have, is left as it is.
_SETTINGS = """
SELECT set_config(name, wanted.value, false)
FROM unnest(%s::text[], %s::text[]) AS wanted (name, value) JOIN pg_settings USING (name)
UNION ALL
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
# The first start that fits counts, so the code stands before its class: 53100 (disk full) before 53
# (resources), 57014 (statement timed out) before 57 (the server is shutting down).
_TROUBLES = {
    "53100": Trouble.FULL,
    "53": Trouble.BUSY,
    "25006": Trouble.READ_ONLY,
    "25P03": Trouble.UNREACHABLE,
    "55P03": Trouble.BUSY,
    "40": Trouble.BUSY,
    "58": Trouble.FAILING,
    "XX": Trouble.DAMAGED,
    "08": Trouble.UNREACHABLE,
    "57014": Trouble.BUSY,
    "57": Trouble.UNREACHABLE,
}


class PipelineBatch(Alone):
    """Appends that are sent to the server in one message: it carries them out all, or none."""

    def __init__(self, heads: dict[str, Head], position: int) -> None:
        super().__init__(heads, position)
        self.headings: list[Heading] = []

    def fits(self, append: Append) -> bool:
        """Take an append in, if it goes on from where its journal is known to stand, or begins one."""
        if append.heading is None:
            return super().fits(append)
        if append.journal in self.heads:
            return False
        self.headings.append(append.heading)
        if append.epoch is not None:
            self.epochs[append.journal] = append.epoch
        self.take(append)
        return True

    def send(self, driver: Any, name: str) -> int | None:
        """Enter everything and return the position before it; None where something is not as it was known."""
        columns = [list(column) for column in zip(*self.rows, strict=True)]
        # Relative positions: the server adds the last one that it finds under the lock of all nodes.
        columns[0] = [*range(1, len(self.rows) + 1)]
        columns[_LINE.index("digest")] = [bytes.fromhex(link) for link in columns[_LINE.index("digest")]]
        heads = self.befores.values()
        known = [[*self.befores], [one.sequence for one in heads], [one.digest for one in heads]]
        claim = [name, [*self.epochs], [*self.epochs.values()], *known]
        begun = [msgspec.structs.astuple(one) for one in self.headings]
        values = [*claim, *map(list, zip(*begun, strict=True)), *columns]
        entered = driver.execute(_enter(bool(begun)), values, prepare=True)
        positions = [position for (position,) in entered.fetchall()]
        return min(positions) - 1 if positions else None


@cache
def _enter(begins: bool) -> str:
    """Return the statement that enters appends, be it with the headings of journals that begin with them."""
    return f"""{_CLAIMED}{_begin() if begins else ""}
    INSERT INTO entries ({", ".join(_LINE)})
    SELECT claimed.position + new.position, {", ".join(f"new.{name}" for name in _LINE if name != "position")}
    FROM claimed, unnest({_arrays(entries, _LINE)}) AS new ({", ".join(_LINE)})
    WHERE claimed.position IS NOT NULL RETURNING position"""


def _begin() -> str:
    return f""", begun AS (
        INSERT INTO journals ({", ".join(_HEADING)}) SELECT {", ".join(f"new.{name}" for name in _HEADING)}
        FROM claimed, unnest({_arrays(journals, _HEADING)}) AS new ({", ".join(_HEADING)})
        WHERE claimed.position IS NOT NULL
    )"""


def _arrays(table: Any, names: Sequence[str]) -> str:
    kinds = [table.c[name].type.compile(_DIALECT) for name in names]
    return ", ".join(f"%s::{kind}[]" for kind in kinds)


@cache
def _link() -> Any:
    """Return the class of connections that do not wait for ever; raises ModuleNotFoundError without psycopg."""
    import psycopg
    from psycopg import errors

    class BoundedConnection(psycopg.Connection[Any]):
        """A connection whose every wait ends, and that asks nothing of a server that is known to be silent."""

        breaker: CircuitBreaker
        timeout: float | None

        @classmethod
        def bind(cls, breaker: CircuitBreaker, timeout: float | None) -> type["BoundedConnection"]:
            return type("BoundedConnection", (cls,), {"breaker": breaker, "timeout": timeout})

        @classmethod
        def _connect_gen(cls, conninfo: str = "") -> Any:
            cls._check_admitted()
            connection = yield from _within(super()._connect_gen(conninfo), cls.timeout, cls._silent)
            cls.breaker.note_answer()
            return connection

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            self._check_admitted()
            try:
                answer = super().wait(gen, interval, timeout or self.timeout)
            except errors._WaitTimeout as error:
                # Closed and not cancelled: to cancel is to wait for the silent server once more.
                self.pgconn.finish()
                raise self._silent() from error
            self.breaker.note_answer()
            return answer

        @classmethod
        def _check_admitted(cls) -> None:
            if not cls.breaker.admits():
                raise psycopg.OperationalError("the server does not answer")

        @classmethod
        def _silent(cls) -> Exception:
            cls.breaker.timed_out()
            return psycopg.OperationalError(f"the server did not answer within {cls.timeout} s")

    return BoundedConnection


def _within(waiting: Any, seconds: float | None, silent: Callable[[], Exception]) -> Any:
    """Go on with a generator of psycopg's, which is asked now and then though nothing came, and end it in time.

    The library's own timeout for connecting is of whole seconds, and of two at the least.
    """
    if seconds is None:
        return (yield from waiting)
    until = time.monotonic() + seconds
    ready = None
    while True:
        try:
            wanted = waiting.send(ready)
        except StopIteration as end:
            return end.value
        ready = yield wanted
        if not ready and time.monotonic() > until:
            with contextlib.suppress(Exception):
                waiting.close()
            raise silent()
