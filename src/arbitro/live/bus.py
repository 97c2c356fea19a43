"""How nodes tell one another that there is something new: always a hint, the log is the truth."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Protocol

from arbitro.store import NoDriver, Store, as_asyncio
from arbitro.store.postgresql import CHANNEL, PostgreSQL

ANSWERS = 1.5
"""Seconds within which the database answers whoever listens."""
ASKED = 5.0
"""Seconds after which a link that brings nothing is asked whether it is still there."""


class Bus(Protocol):
    """What carries hints between nodes; nothing is lost when it carries none."""

    by_itself: bool
    """Whether new entries are told by whatever enters them."""

    def listen(self) -> AsyncGenerator[str]:
        """Yield what other nodes say: an empty word for new entries; raises OSError when the link breaks."""
        ...

    async def tell(self, what: str) -> None:
        """Say something to the other nodes, once; whoever does not hear it finds out later."""
        ...

    async def close(self) -> None:
        """Let the link go."""
        ...


class PostgreSQLBus:
    """Notices of the database server: one with each transaction, which every node's writer sends by itself."""

    by_itself = True

    def __init__(self, store: Store, database: PostgreSQL) -> None:
        self._store, self._database = store, database

    async def listen(self) -> AsyncGenerator[str]:
        """Yield what other nodes say."""
        import psycopg

        try:
            async with asyncio.timeout(ANSWERS):
                link = await psycopg.AsyncConnection.connect(self._database.address, autocommit=True)
            async with link:
                while True:  # a link that was cut silently brings nothing, so that it is asked now and then
                    async with asyncio.timeout(ANSWERS):
                        await link.execute(f"LISTEN {CHANNEL}")
                    async for notice in link.notifies(timeout=ASKED):
                        name, _, what = notice.payload.partition(" ")
                        # The server sends a node its own notices too.
                        if name != self._database.name:
                            yield what
        except (psycopg.Error, TimeoutError) as error:
            raise OSError(str(error)) from error

    async def tell(self, what: str) -> None:
        """Say something that no transaction says by itself."""
        work = self._store.write(lambda connection: self._database.notify(connection, what), exclusive=False)
        await as_asyncio(work)

    async def close(self) -> None:
        """Do nothing: the link goes with whoever listens."""


class RedisBus:
    """Hints by Redis: they come sooner than the database's where many nodes write."""

    by_itself = False

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError as error:
            raise NoDriver(str(error)) from error
        self._name = secrets.token_hex(8)
        self._link: Any = redis.Redis.from_url(url)

    async def listen(self) -> AsyncGenerator[str]:
        """Yield what other nodes say."""
        from redis.exceptions import RedisError

        try:
            async with self._link.pubsub() as heard:
                await heard.subscribe(CHANNEL)
                async for notice in heard.listen():
                    name, _, what = _text(notice["data"]).partition(" ")
                    if notice["type"] == "message" and name != self._name:
                        yield what
        except RedisError as error:
            raise OSError(str(error)) from error

    async def tell(self, what: str) -> None:
        """Say something, if Redis is there."""
        from redis.exceptions import RedisError

        # A hint that is lost costs a second: each node reads the log once a second in any case
        # (docs/operate.md).
        with suppress(RedisError, OSError):
            await self._link.publish(CHANNEL, f"{self._name} {what}")

    async def close(self) -> None:
        """Let every link go."""
        await self._link.aclose()


def buses(store: Store, redis: str | None) -> list[Bus]:
    """Return what carries hints between the nodes on a database."""
    found: list[Bus] = []
    if isinstance(store.database, PostgreSQL):
        found.append(PostgreSQLBus(store, store.database))
    if redis is not None:
        found.append(RedisBus(redis))
    return found


def _text(data: object) -> str:
    return data.decode() if isinstance(data, bytes) else str(data)
