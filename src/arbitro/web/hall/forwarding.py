"""An act that reached a node which does not own its match: the owner answers it, or this node takes the match over."""

import asyncio
import hmac
import ssl
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.store import Node, Unavailable
from arbitro.web.hall.problems import Problem

SHOWN = "x-arbitro-node"
"""The header with which a node shows another that it is one."""
FOR = "x-arbitro-for"
"""The header with which it says from which address that came which it sends on."""
# Who asks, from which page, in what language: the owner authorises and words it as its own.
PASSED_ON = (
    *("host", "authorization", "cookie", "origin", "sec-fetch-site", "content-type"),
    *("accept-language", "x-request-id"),
)
PASSED_BACK = (
    *("content-type", "content-language", "cache-control", "retry-after", "www-authenticate"),
    "idempotent-replayed",
)
PATIENCE = 8.0
"""Seconds after which it is given up: longer than a lease of a node that died."""
SENT_ON = 3
"""Acts in a row that another node sent on, after which a match is handed over to it."""
# A part of the 3.75 s within which an act is answered after its node died (docs/operate.md, "Several nodes").
LOOKED = 0.25
"""Seconds between two looks whether the owner is still the owner."""
MOVING = (b'"code":"moving"', b'"code":"stopping"', b'"code":"disk-unreachable"', b'"code":"disk-busy"')
"""What a node says that does not own a match, or not for long: also one that is cut off from the database."""


class NodeAnswer(msgspec.Struct, frozen=True):
    """What another node answered."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def moving(self) -> bool:
        """Whether the other node does not own the match, or not for long."""
        return self.status == 503 and any(code in self.content for code in MOVING)


async def forward(request: Request, hall: LiveHall, match: LiveMatch, body: bytes) -> Response | None:
    """Return what the owner of a match answers; None where it is this node that has to.

    A node that was sent an act takes no match for it: the one that sent it does, if it is free.
    """
    by_node = hall.ownership is not None and _from_node(request, hall)
    if by_node and not hall.owns(match):
        raise Problem(503, "moving", headers={"retry-after": "1"})
    match.sent_on = match.sent_on + 1 if by_node else 0
    until = asyncio.get_running_loop().time() + PATIENCE
    while (owner := await hall.owner(match)) is not None:
        answer = await _answer(request, hall, match, owner, body)
        if answer is not None:
            kept = {name: answer.headers[name] for name in PASSED_BACK if name in answer.headers}
            return Response(answer.content, answer.status, kept)
        if hall.ownership is not None:
            # Another node's lease is believed for half a second without asking: not one that did not answer.
            hall.ownership.doubt(match.name)
        if asyncio.get_running_loop().time() > until:
            raise Problem(503, "moving", headers={"retry-after": "1"})
        await asyncio.sleep(LOOKED)
    return None


async def follow_traffic(hall: LiveHall, match: LiveMatch) -> None:
    """Hand a match over to the node that its acts come to, once several in a row were sent on from there.

    An act that is sent on costs both nodes nearly as much as one that is entered, so that more nodes carried less.
    """
    if match.sent_on >= SENT_ON and hall.ownership is not None:
        match.sent_on = 0
        with suppress(Unavailable):
            await hall.ownership.hand_over(match.name)
        hall.watch_clock(match)


def client_of(request: Request, hall: LiveHall) -> str:
    """Return the address from which something is asked, be it by way of another node."""
    own = request.client.host if request.client else ""
    # Believed with the nodes' secret alone: else everybody chose the address by which limits count them.
    if FOR in request.headers and hall.ownership is not None and _from_node(request, hall):
        return request.headers[FOR]
    return own


def _from_node(request: Request, hall: LiveHall) -> bool:
    assert hall.ownership is not None
    shown = request.headers.get(SHOWN, "")
    # In constant time: how long it takes tells nothing of the secret.
    return hmac.compare_digest(shown.encode(), hall.ownership.node.secret.encode())


async def _answer(
    request: Request, hall: LiveHall, match: LiveMatch, owner: Node, body: bytes
) -> NodeAnswer | None:
    """Return what the owner answers, or None where it does not, or is not the owner for long."""
    asking = asyncio.create_task(_ask(request, owner, body))
    try:
        while not asking.done():
            await asyncio.wait([asking], timeout=LOOKED)
            if not asking.done() and await hall.owner(match) != owner:
                return None
        answer = asking.result()
        return None if answer.moving else answer
    except (OSError, ValueError, EOFError):
        return None
    finally:
        # It may have been entered all the same: asked again under its idempotency key, it is not done twice.
        asking.cancel()


async def _ask(request: Request, owner: Node, body: bytes) -> NodeAnswer:
    """Send a request to another node as it came, or raise OSError where that is not to be reached."""
    address = urlsplit(owner.address)
    if not address.hostname:
        raise ConnectionRefusedError
    secure = ssl.create_default_context() if address.scheme == "https" else None
    port = address.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(address.hostname, port, ssl=secure, limit=1 << 16)
    try:
        query = request.url.query
        path = request.scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        client = request.client.host if request.client else ""
        headers |= {SHOWN: owner.secret, FOR: client, "content-length": str(len(body)), "connection": "close"}
        lines = [
            f"{request.method} {path} HTTP/1.1",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return await _read(reader)
    finally:
        writer.close()


async def _read(reader: asyncio.StreamReader) -> NodeAnswer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(head[0].split(" ")[1])
    pairs = (line.partition(":") for line in head[1:] if line)
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    return NodeAnswer(status, headers, await reader.readexactly(int(headers["content-length"])))
