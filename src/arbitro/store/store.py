"""The store of a hall: the only one that writes its journals."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from arbitro import __version__
from arbitro.store import reading
from arbitro.store.batch import Append, request
from arbitro.store.chain import EMPTY, Head, Link, claimed_link, links
from arbitro.store.database_health import Condition
from arbitro.store.databases import Database, Synchronous
from arbitro.store.folder import Lock, lock_folder
from arbitro.store.opening import existing, open_database
from arbitro.store.people import Session, session
from arbitro.store.refusals import Trouble, Unreadable
from arbitro.store.sessions import sessions_of
from arbitro.store.settings import keep, save
from arbitro.store.values import (
    Command,
    Heading,
    JournalStanding,
    Kind,
    Line,
    Loaded,
    StoredCheckpoint,
    StoredRequest,
)
from arbitro.store.writer import Work, Writer

T = TypeVar("T")


class Store:
    """Journals, people and settings of a hall.

    What writes returns a future, done once it is on disk; an event loop awaits it by `awaited`. What
    reads answers at once, also while nothing can be written; it waits for the disk, so a loop asks it from a thread.
    """

    def __init__(self, database: Database, lock: Lock | None = None) -> None:
        self.database = database
        self._lock = lock
        self.condition = Condition()
        self._writer = Writer(database, self.condition)
        self._sessions = sessions_of(database)

    @classmethod
    def serve(cls, folder: Path, url: str | None = None, *, synchronous: Synchronous = "FULL") -> "Store":
        """Open the hall of a folder to serve it, making it if need be; a second program is refused with InUse."""
        lock = lock_folder(folder)
        try:
            return cls(open_database(folder, url, synchronous), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def beside(cls, folder: Path, url: str | None = None) -> "Store":
        """Open the hall of a folder beside the program that serves it: to read, or to write what is no journal."""
        return cls(existing(folder, url))

    def append(
        self,
        journal: str,
        lines: Sequence[bytes],
        *,
        expects: int,
        command: Command | None = None,
        heading: Heading | None = None,
        epoch: int | None = None,
        made: Sequence[Link] | None = None,
    ) -> Future[int]:
        """Enter lines into a journal, all or none; the future gives the hall's position of the last of them.

        `expects` is the number of the entry before them, -1 for a journal that begins and then has a `heading`.
        Lines that this process has just made come with their links; others are read and checked.
        The future raises Stale, Repeated, Reused, Taken, Fenced or Unwritable; after Unwritable load the journal again.
        """
        if (expects == EMPTY) != (heading is not None):
            raise ValueError("a heading is for the first lines of a journal, and needed there")
        # Links that this process has made are believed: to check them took two encodings and three decodings
        # of each act (docs/act.md).
        chained = links(lines, Head(expects, claimed_link(lines[0]).previous)) if made is None else made
        done: Future[int] = Future()
        self._writer.submit(
            Append(journal, tuple(lines), tuple(chained), expects, command, heading, epoch, done)
        )
        return done

    def write(self, work: Callable[[Connection], T], *, exclusive: bool = True) -> Future[T]:
        """Write anything else, all or nothing: `work` runs on the writer's connection, inside its transaction.

        Nodes do what is `exclusive` one at a time; what is right whatever others do meanwhile need not be.
        """
        done: Future[T] = Future()
        self._writer.submit(Work(work, done, exclusive))
        return done

    def read(self, work: Callable[[Connection], T]) -> T:
        """Read anything; raises Unreadable when the database is out of reach."""
        try:
            return self._read(work)
        except PoolTimeout as error:  # every connection is in use, or waits for a server that does not answer
            self.condition.note_failure(Trouble.BUSY, str(error), reading=True)
            raise Unreadable(Trouble.BUSY, str(error)) from error
        except DBAPIError as error:
            if trouble := self.database.trouble(error):
                self.condition.note_failure(trouble, str(error.orig), reading=True)
                raise Unreadable(trouble, str(error.orig)) from error
            raise

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.database.readers.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not self.database.connection_lost(error):
                raise
        with self.database.readers.connect() as connection:  # the server was restarted: the pool is new now
            return work(connection)

    def load(self, journal: str) -> Loaded | None:
        """Return a journal, with its checkpoint if this version of the program wrote it; None where there is none."""
        return self.read(partial(reading.load, journal=journal, program=__version__))

    async def session(self, token: str, now: int) -> Session | None:
        """Return who asks with the digest of a token, as things stand in the database at this moment."""
        if self._sessions is not None:
            try:
                return await self._sessions.find(token, now)
            except LookupError:  # what is the matter is told by the reading that everything else does
                pass
        return await asyncio.to_thread(self.read, partial(session, token=token, now=now))

    def heading(self, journal: str) -> Heading | None:
        """Return what stands above a journal; None where there is none."""
        return self.read(partial(reading.heading, journal=journal))

    def request(self, journal: str, command: str) -> StoredRequest | None:
        """Return what was asked for by a command that was carried out; None if it was not."""
        return self.read(partial(request, journal=journal, command=command))

    def journals(
        self,
        kind: Kind | None = None,
        newest: int | None = None,
        skip: int = 0,
        *,
        guests: bool | None = None,
    ) -> list[JournalStanding]:
        """Return every journal and where it stands, oldest first; or so many of the newest, after some."""
        return self.read(partial(reading.standings, kind=kind, newest=newest, skip=skip, guests=guests))

    def after(
        self,
        position: int,
        journals: Collection[str] | None = None,
        *,
        until: int | None = None,
        limit: int = 1000,
    ) -> list[Line]:
        """Return the entries after a position of the hall, in order: nothing is ever entered before what was seen."""
        return self.read(partial(reading.after, position=position, wanted=journals, until=until, limit=limit))

    @property
    def position(self) -> int:
        """The hall's position: that of the last entry of all, 0 for an empty hall."""
        return self.read(reading.last_position)

    @property
    def trouble(self) -> Trouble | None:
        """What kept the last write from being done; None while all is well."""
        return self.condition.trouble

    def probe(self) -> Future[None]:
        """Write something of no account, to see whether the store can."""
        return self.write(partial(save, name="probe", value=b""), exclusive=False)

    def keep(self, journal: str, checkpoint: StoredCheckpoint) -> Future[None]:
        """Keep a state of a journal, instead of the one kept before, for this version of the program."""
        return self.write(partial(keep, journal=journal, checkpoint=checkpoint), exclusive=False)

    def close(self) -> None:
        """Finish what is under way, and let another program serve the folder."""
        # The writer first: what it has taken is acknowledged or refused before connections go, and the lock
        # last.
        self._writer.close()
        if self._sessions is not None:
            self._sessions.close()
        self.database.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
