"""Webhooks: what happens in the hall is sent to addresses that a director has named, signed as Standard Webhooks asks.

An address is looked up once for each delivery and connected to as it was checked, so that a name which answers
otherwise the second time (DNS rebinding) reaches nothing inside. Redirects are not followed. Deliveries have threads of
their own and a bound each, so that a receiver which is slow or gone costs the hall nothing.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import http.client
import ipaddress
import logging
import os
import secrets
import socket
import ssl
import threading
from collections import Counter
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Literal
from urllib.parse import SplitResult, urlsplit

import msgspec

from arbitro.live.desk.event import LiveEvent
from arbitro.live.hall import MatchHall
from arbitro.live.match import LiveMatch
from arbitro.live.visibility import PUBLIC, visible
from arbitro.store import as_asyncio
from arbitro.store.settings import get, save

Kind = Literal["act", "match", "desk"]
"""An act in a match, a match that is over, an act in an event."""
SETTING = "webhooks"
MOST = 20
PREFIX = "whsec_"
PAUSES = (0, 5, 30, 120, 600)
"""Seconds before each try; after the last the message is given up."""
SECONDS = 5.0
"""How long a receiver has for each part of its answer, and twice as long for all of it."""
WAITING = 200
"""Messages that wait for one receiver; those after them are dropped."""
THREADS = 4
LOOK_AGAIN = 5000
"""Milliseconds after which a node looks whether another has named or removed an address."""
_log = logging.getLogger("arbitro.webhooks")
LAN = "ARBITRO_WEBHOOKS_LAN"
"""With this in the environment addresses of the own machine and network may be named too."""


NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Webhook(msgspec.Struct, frozen=True):
    """An address to which something is sent."""

    id: str
    url: str
    events: tuple[Kind, ...]
    secret: str


class Forbidden(ValueError):
    """An address that leads nowhere, or to where strangers have no business."""


class BadSecret(ValueError):
    """A secret that says it is written in base64, and is not."""


class Webhooks:
    """The webhooks of the hall, and what is under way to them."""

    def __init__(self, hall: MatchHall) -> None:
        self._hall = hall
        self._known, self._read_at = self._read(), hall.time.steady()
        self._waiting: Counter[str] = Counter()
        self._pool = ThreadPoolExecutor(THREADS, "webhook")
        self._tasks: set[asyncio.Task[None]] = set()
        """Deliveries under way: those of the hall are waited for when it stops, these are not."""
        hall.after_act.append(self._match_acted)

    def close(self) -> None:
        """Give up every delivery that is under way."""
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def all(self) -> tuple[Webhook, ...]:
        """Return every webhook."""
        return self._known

    def waiting(self, id: str) -> int:
        """Return how many messages wait for a receiver."""
        return self._waiting[id]

    async def add(self, url: str, events: Iterable[Kind], secret: str | None) -> Webhook:
        """Name an address, or raise Forbidden or BadSecret; without a secret one is made."""
        await asyncio.to_thread(resolve, url)
        if secret:
            _key(secret)
        made = PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()
        new = Webhook(secrets.token_hex(6), url, tuple(events), secret or made)
        await self._keep((*self._known, new))
        return new

    async def remove(self, id: str) -> bool:
        """Forget an address; False where there is none of this id."""
        left = tuple(one for one in self._known if one.id != id)
        if left == self._known:
            return False
        await self._keep(left)
        return True

    def event_acted(self, live: LiveEvent) -> None:
        """Send that something was entered in an event that everybody may see."""
        if not live.notes.private:
            sitting = live.sitting
            data = {"event": live.name, "sequence": sitting.sequence, "head": sitting.journal.head}
            self._send("desk", {**data, "stage": sitting.event.stage})

    def _match_acted(self, match: LiveMatch) -> None:
        # With several nodes one may have been named elsewhere, of which this one learns as it sends.
        if match.particulars.private or not (self._known or self._hall.ownership):
            return
        # As the public sees it: what a protest withholds goes to no address outside either.
        standing = visible(match.sitting, PUBLIC).standing()
        data: dict[str, Any] = {
            "match": match.name,
            "sequence": match.sitting.sequence,
            "head": match.sitting.journal.head,
            "score": list(standing.score),
        }
        self._send("act", data)
        if standing.ended is not None:
            self._send("match", {**data, "winner": standing.ended.winner})

    def _send(self, kind: Kind, data: dict[str, Any]) -> None:
        if (self._known or self._hall.ownership) and not self._hall.stopping:
            self._spawn(self._deliver_to_all(kind, data))

    async def _deliver_to_all(self, kind: Kind, data: dict[str, Any]) -> None:
        """Begin a delivery to each address that wants this kind, as far as its receiver keeps up."""
        now = self._hall.time.steady()
        if self._hall.ownership is not None and now - self._read_at >= LOOK_AGAIN:
            self._read_at = now
            self._known = await asyncio.to_thread(self._read)
        for webhook in self._known:
            if kind not in webhook.events:
                continue
            if self._waiting[webhook.id] >= WAITING:
                _log.warning("webhook %s: %d messages wait, another is dropped", webhook.id, WAITING)
                continue
            self._waiting[webhook.id] += 1
            self._spawn(self._deliver(webhook, kind, data))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, webhook: Webhook, kind: Kind, data: dict[str, Any]) -> None:
        """Send one message until it is taken, with the same id each time, or give it up."""
        # One id for all tries: the receiver's idempotency key.
        id, now = f"msg_{secrets.token_hex(12)}", self._hall.time.wall()
        body = msgspec.json.encode({"type": kind, "timestamp": now, "data": data})
        send, loop = partial(deliver, webhook.url), asyncio.get_running_loop()
        try:
            for pause in PAUSES:
                await asyncio.sleep(pause)
                if webhook not in self._known or self._hall.stopping:
                    return
                # Signed anew for each try: receivers of Standard Webhooks refuse an old moment as a replay.
                moment = self._hall.time.wall() // 1000
                headers = signed_headers(webhook.secret, id, moment, body)
                if await loop.run_in_executor(self._pool, send, headers, body):
                    return
            _log.warning("webhook %s: a message was not taken in %d tries", webhook.id, len(PAUSES))
        finally:
            self._waiting[webhook.id] -= 1

    async def _keep(self, webhooks: tuple[Webhook, ...]) -> None:
        value = msgspec.json.encode(webhooks)
        await as_asyncio(self._hall.store.write(partial(save, name=SETTING, value=value)))
        self._known = webhooks

    def _read(self) -> tuple[Webhook, ...]:
        value = self._hall.store.read(partial(get, name=SETTING))
        return msgspec.json.decode(value, type=tuple[Webhook, ...]) if value else ()


def signed_headers(secret: str, id: str, moment: int, body: bytes) -> dict[str, str]:
    """Return the headers of Standard Webhooks: the id, the moment, and HMAC-SHA256 over both and the body."""
    digest = hmac.new(_key(secret), f"{id}.{moment}.".encode() + body, hashlib.sha256).digest()
    return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(moment),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }


def _key(secret: str) -> bytes:
    """Return the key that a secret stands for, or raise BadSecret."""
    if not secret.startswith(PREFIX):
        return secret.encode()
    try:
        return base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except ValueError as error:
        raise BadSecret(PREFIX) from error


def reachable(address: str) -> bool:
    """Tell whether an address is one of the public network, also inside one that carries another (6to4, NAT64)."""
    # Against SSRF: nobody knocks through the hall at what only its own network reaches (docs/security.md,
    # 1.3.6).
    found = ipaddress.ip_address(address)
    if found.is_multicast or found.is_reserved or not found.is_global:
        return False
    return not (isinstance(found, ipaddress.IPv6Address) and (found.is_site_local or _carries_ipv4(found)))


def _carries_ipv4(address: ipaddress.IPv6Address) -> bool:
    return bool(address.sixtofour or address.teredo or address.ipv4_mapped or address in NAT64)


def resolve(url: str) -> tuple[SplitResult, str, int]:
    """Return where an address leads, or raise Forbidden: to no scheme but HTTP, nor inside the own network."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
            raise Forbidden(url)
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (ValueError, OSError, UnicodeError) as error:
        raise Forbidden(url) from error
    addresses = [str(one[4][0]) for one in found]
    if LAN not in os.environ and not all(map(reachable, addresses)):
        raise Forbidden(url)
    return parts, addresses[0], port


def deliver(url: str, headers: dict[str, str], body: bytes) -> bool:
    """Send a message once; tells whether it was taken."""
    try:
        parts, address, port = resolve(url)
        connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=SECONDS)
        connection.sock = socket.create_connection((address, port), timeout=SECONDS)
        # The socket's timeout begins anew with every byte: a receiver that trickles would hold one of the
        # four threads for ever.
        end = threading.Timer(2 * SECONDS, _hang_up, (connection,))
        end.start()
        try:
            if parts.scheme == "https":
                # The handshake by hand, once the socket is the connection's: so the timer can end that too.
                context, plain = ssl.create_default_context(), connection.sock
                connection.sock = context.wrap_socket(
                    plain, server_hostname=parts.hostname, do_handshake_on_connect=False
                )
                connection.sock.do_handshake()
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, headers)
            return 200 <= connection.getresponse().status < 300
        finally:
            end.cancel()
            connection.close()
    except (OSError, http.client.HTTPException, ValueError):
        return False


def _hang_up(connection: http.client.HTTPConnection) -> None:
    """End a connection whose other end answers a little at a time."""
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
