"""Group commit: the one thread that writes commits together whatever is waiting, and acknowledges it only then."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from arbitro.store.batch import Alone, Append, AppendBatch, positions_of, refusal, stored_head
from arbitro.store.chain import Head
from arbitro.store.database_health import Condition
from arbitro.store.databases import Database
from arbitro.store.reading import last_position
from arbitro.store.refusals import Trouble, Unwritable

TOGETHER = 1024
"""The most jobs of one transaction."""
KNOWN_HEADS = 20_000
"""Journals of which is remembered where they stand."""
TIDY_AFTER = 1000
"""Pages written after which the database is tidied: about one for an entry and four for a transaction."""


class Work(msgspec.Struct, frozen=True, eq=False):
    """Anything else that is written: a function of the connection, all or nothing."""

    function: Callable[[Connection], Any]
    done: Future[Any]
    exclusive: bool = True
    """Whether it reads what it changes, so that nodes must do it one at a time; one statement need not."""


Job: TypeAlias = Append | Work
Told: TypeAlias = list[tuple[Future[Any], object]]


class Writer:
    """Carries out jobs in the order in which they come; many at a time cost one wait for the disk."""

    def __init__(self, database: Database, condition: Condition) -> None:
        self._database = database
        self._condition = condition
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._open = True
        self._connection: Connection | None = None
        self._heads: dict[str, Head] = {}
        self._position: int | None = None
        """The last position, where nothing but appends was written since it was read."""
        self._untidy = 0
        self._thread = threading.Thread(target=self._run, name="arbitro-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Put a job in line."""
        with self._gate:
            if not self._open:
                raise Unwritable(Trouble.CLOSED)
            self._jobs.put(job)

    def close(self) -> None:
        """Carry out what is in line, and stop."""
        with self._gate:
            if self._open:
                self._jobs.put(None)
            self._open = False
        self._thread.join()

    def _run(self) -> None:
        lasts = True
        while lasts:
            jobs, lasts = self._waiting()
            try:
                # Jobs as they are done together: on a server appends in a message of their own, without other works. So
                # the lock under which all nodes append is never held while a node is waited for.
                if not self._database.shared:
                    runs = [jobs]
                else:
                    runs = [list(run) for _, run in groupby(jobs, key=lambda job: isinstance(job, Append))]
                for run in runs:
                    # One that does not fit fails them all: tried alone, each gets an answer of its own.
                    for job in self._together(run):
                        self._together([job])
                if self._untidy >= TIDY_AFTER and self._connection is not None:
                    self._untidy = 0
                    self._database.tidy(self._connection)
            except Exception as error:  # noqa: BLE001 - nobody waits in vain, and the thread goes on
                _tell([(job.done, error) for job in jobs if not job.done.done()])
        self._disconnect()

    def _waiting(self) -> tuple[list[Job], bool]:
        """Return what is in line, at least one job, and whether there may be more."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            # From here on nobody can cancel it: what is being written is acknowledged or refused.
            if job.done.set_running_or_notify_cancel():
                jobs.append(job)
            if len(jobs) == TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _together(self, jobs: Sequence[Job]) -> list[Job]:
        """Carry out jobs in one transaction, and return those that must be tried alone."""
        if not jobs:
            return []
        try:
            told, alone = self._transaction(jobs)
        except DBAPIError as error:
            return self._sort_failed(error, jobs)
        self._condition.note_success()
        _tell(told)
        return alone

    def _transaction(self, jobs: Sequence[Job]) -> tuple[Told, list[Job]]:
        # Not known until the transaction has gone well: whatever fails below, the next one looks.
        at, self._position = self._position, None
        if (plain := self._plainly(jobs, at)) is not None:
            return plain, []
        if not self._database.shared:
            # Carry out works and appends in one transaction of the only program that writes.
            connection = self._connect()
            told: Told = []
            alone: list[Job] = []
            with connection.begin():
                batch = AppendBatch(connection, self._heads, last_position(connection))
                for job in jobs:
                    if isinstance(job, Work):
                        told.append((job.done, _outcome(connection, job)))
                    elif not batch.fits(job):
                        alone.append(job)
                batch.write()
                if alone and len(jobs) == 1:
                    told.append((jobs[0].done, refusal(connection, alone.pop())))  # type: ignore[arg-type]
            self._remember(batch)
            # A work may enter lines by itself, as a live copy does: then the position is read again.
            if not any(isinstance(job, Work) for job in jobs):
                self._position = batch.position
            return [*told, *((append.done, position) for append, position in batch.positions)], alone
        if isinstance(jobs[0], Work):
            return self._works(jobs), []
        return self._looked_up([job for job in jobs if isinstance(job, Append)])

    def _works(self, jobs: Sequence[Job]) -> Told:
        """Carry out works on a server."""
        connection = self._connect()
        works = [job for job in jobs if isinstance(job, Work)]
        with connection.begin() as transaction:
            if any(work.exclusive for work in works):
                self._database.claim(connection)
            if len(works) > 1:
                return [(work.done, _outcome(connection, work)) for work in works]
            try:
                return [(works[0].done, works[0].function(connection))]
            except DBAPIError:
                raise
            except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for the work
                transaction.rollback()
                return [(works[0].done, error)]

    def _looked_up(self, appends: Sequence[Append]) -> tuple[Told, list[Job]]:
        """Enter appends on a server after a look where their journals stand; those that do not fit come back."""
        connection = self._connect()
        with connection.begin():
            for name in {one.journal for one in appends if one.heading is None}:
                self._heads[name] = stored_head(connection, name)
        batch = self._database.batch(self._heads, 0)
        unfit = [one for one in appends if not batch.fits(one)]
        moved = self._database.enter_alone(connection, batch, 0) if batch.rows else 0
        if moved is None:  # something changed since the look: each is told for itself
            unfit, batch = [*appends], self._database.batch(self._heads, 0)
        self._remember(batch)
        told: Told = [(append.done, position + (moved or 0)) for append, position in batch.positions]
        if unfit and len(appends) == 1:
            with connection.begin():
                return [(unfit[0].done, refusal(connection, unfit[0]))], []
        return told, [*unfit]

    def _plainly(self, jobs: Sequence[Job], at: int | None) -> Told | None:
        """Write appends of which everything is known by the shortest way, or return None."""
        batch = self._database.batch(self._heads, at or 0)
        if not all(isinstance(job, Append) and batch.fits(job) for job in jobs):
            return None
        moved = self._database.enter_alone(self._connect(), batch, at)
        if moved is None:
            return None
        self._remember(batch)
        self._position = batch.position + moved
        return [(append.done, position + moved) for append, position in batch.positions]

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writer.connect()
        return self._connection

    def _remember(self, batch: Alone) -> None:
        if len(self._heads) > KNOWN_HEADS:
            self._heads.clear()
        self._heads.update(batch.heads)
        self._untidy += 4 + len(batch.positions)

    def _sort_failed(self, error: DBAPIError, jobs: Sequence[Job]) -> list[Job]:
        """Tell what has become of jobs whose transaction failed, or return them to be tried one by one."""
        # The transaction may be in the database or not: nothing that was known of heads is believed.
        self._heads.clear()
        if trouble := self._database.trouble(error):
            # Look whether the transaction is in the database all the same, when the answer to it got lost.
            self._condition.note_failure(trouble, str(error.orig))
            if trouble is Trouble.UNREACHABLE:
                self._disconnect()
            unwritten = Unwritable(trouble, str(error.orig))
            appends = [job for job in jobs if isinstance(job, Append)]
            try:
                with self._database.readers.connect() as connection:
                    positions = positions_of(connection, appends)
            except DBAPIError:
                positions = {}
            _tell([(job.done, positions.get(id(job), unwritten)) for job in jobs])
            return []
        if len(jobs) > 1:
            return list(jobs)
        _tell([(jobs[0].done, self._fault(error, jobs[0]))])
        return []

    def _fault(self, error: DBAPIError, job: Job) -> Exception:
        if isinstance(job, Append) and isinstance(error, IntegrityError):
            with self._database.readers.connect() as connection:
                return refusal(connection, job)
        return error

    def _disconnect(self) -> None:
        self._database.disconnect()
        if self._connection is not None:
            try:
                self._connection.invalidate()
                self._connection.close()
            except DBAPIError:
                pass
            self._connection = None


def _outcome(connection: Connection, work: Work) -> object:
    """Return what a work gives, or why it gives nothing; then it has changed nothing."""
    try:
        # A savepoint each: a work that fails takes none of its neighbours in the transaction with it.
        with connection.begin_nested():
            return work.function(connection)
    except DBAPIError as error:
        if isinstance(error, IntegrityError):
            return error
        raise
    except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for the work
        return error


def _tell(outcomes: Told) -> None:
    for done, outcome in outcomes:
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
