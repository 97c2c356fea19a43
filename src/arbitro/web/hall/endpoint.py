"""An address of the API as data: who may ask it, what it takes, what it answers; and how a request is dealt with."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from arbitro.kernel import BadAct, Malformed
from arbitro.kernel.incoming import decode_json
from arbitro.l10n import Language
from arbitro.live.commits import NotAsExpected, UsedBefore
from arbitro.live.desk import LiveEvent, UnknownEvent
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.refusals import CommandRefused
from arbitro.store import Fenced, Unavailable, as_asyncio
from arbitro.store.people import Session, prolong
from arbitro.web.cookies import cookie
from arbitro.web.hall.decode_errors import misread
from arbitro.web.hall.forwarding import client_of, follow_traffic, forward
from arbitro.web.hall.limits import Limits, network_of
from arbitro.web.hall.people import NOBODY, SESSION_LASTS, UNUSED_LASTS, USED_AGAIN, Person, digest, person
from arbitro.web.hall.policy import ANYONE, ATTEND, WATCH, PolicyRule, allows
from arbitro.web.hall.problems import BadRequest, Problem, command_problem, problem_response
from arbitro.web.language import language_of

# hall.md, "Errors": 413 over 64 kB.
LARGEST = 64 * 1024
COOKIE = "arbitro"
# Nothing is changed by these (ASVS 3.5.3): no body is read, no origin asked, no node forwards them.
SAFE = ("GET", "HEAD", "OPTIONS")
# After an even number of backslashes: after an odd one the last is escaped, and the rest is text.
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The sign of number 0 in a text of JSON: PostgreSQL keeps none."""
OF_A_MATCH = "/api/matches/{id}/"
T = TypeVar("T")


class Endpoint(msgspec.Struct, frozen=True):
    """One method of one address."""

    method: str
    path: str
    handler: Callable[[HallRequest], Awaitable[Response]]
    rule: PolicyRule
    """Who may ask it, of which object; it is obeyed before the handler is asked."""
    body: type | None = None
    answers: dict[int, Any] = {}
    """What is answered, by status; None for an answer without a struct."""
    media: str = "application/json"
    """What kind of answer it is."""
    queries: tuple[str, ...] = ()
    largest: int = LARGEST
    """How many bytes may be sent."""


class HallRequest:
    """A request, with who asks and what the hall has for them."""

    def __init__(self, request: Request, hall: LiveHall, limits: Limits, who: Person, body: bytes) -> None:
        self.request = request
        self.hall = hall
        self.limits = limits
        self.who = who
        self.raw = body
        self.language: Language = language_of(request)

    def body(self, kind: type[T]) -> T:
        """Return the document that was sent, or raise 400."""
        try:
            return decode_json(self.raw or b"{}", kind)
        except msgspec.ValidationError as error:
            raise BadRequest(misread(error)) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRequest(Malformed("body", "not-json")) from error

    def json(self, value: object, status: int = 200, **headers: str) -> Response:
        """Return a value as JSON, or bytes that are JSON already."""
        content = value if isinstance(value, bytes) else msgspec.json.encode(value)
        # The caller's own view (ASVS 14.2.2): kept by no browser and no proxy.
        told = {"cache-control": "no-store", "content-language": self.language, **headers}
        return Response(content, status, told, "application/json")

    async def permit(self, rule: PolicyRule) -> None:
        """Raise 401 or 403 where a rule does not let whoever asks do this to the object of the address, or 404."""
        # First by the roles alone: no match is read from disk for who could act in none.
        if not self.who.roles & set(rule.roles):
            raise self._turned_away()
        name = str(self.request.path_params.get("id", ""))
        if rule.of == "match":
            self.check(rule, await self.find_match(name))
        elif rule.of == "event":
            self.check(rule, await self.found_event(name))
        else:
            self.check(rule)

    def check(self, rule: PolicyRule, object: LiveMatch | LiveEvent | None = None) -> None:
        """Raise 401 or 403 where a rule does not let whoever asks do this to an object."""
        if not allows(rule, self.who, object):
            raise Problem(403, "not-yours") if ANYONE in rule.by else self._turned_away()

    def _turned_away(self) -> Problem:
        return Problem(403, "not-yours") if self.who.known else Problem(401, "sign-in")

    async def match(self) -> LiveMatch:
        """Return the match of the address, or raise 404 or 403."""
        return await self.match_named(str(self.request.path_params["id"]))

    async def find_match(self, name: str) -> LiveMatch:
        """Return a match by its name, whoever may see it, or raise 404."""
        try:
            return await self.hall.match(name)
        except UnknownMatch as error:
            raise Problem(404, "no-such-match", match=name[:80]) from error

    async def match_named(self, name: str) -> LiveMatch:
        """Return a match by its name, or raise 404 or 403."""
        match = await self.find_match(name)
        self.check(WATCH, match)
        return match

    async def found_event(self, name: str) -> LiveEvent:
        """Return an event by its name, whoever may see it, or raise 404."""
        try:
            return await self.hall.office.event(name)
        except UnknownEvent as error:
            raise Problem(404, "no-such-event", event=name[:80]) from error

    async def event_named(self, name: str) -> LiveEvent:
        """Return an event by its name, or raise 404 or 403."""
        live = await self.found_event(name)
        self.check(ATTEND, live)
        return live

    async def write(self, work: Callable[..., T]) -> T:
        """Write into the store, on disk before it is answered."""
        return await as_asyncio(self.hall.store.write(work))

    async def read(self, work: Callable[..., T]) -> T:
        """Read from the store, off the event loop."""
        return await asyncio.to_thread(self.hall.store.read, work)

    @property
    def device(self) -> str:
        """What tells one device from another before it is known."""
        return self.request.client.host if self.request.client else ""


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """Return the routes of endpoints, one for each address, so that 405 names every method."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, answering(methods), methods=list(methods)) for path, methods in by_path.items()]


def answering(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers the methods of one address, problems included."""

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        try:
            return await _dealt_with(request, methods[method])
        except Problem as problem:
            return problem_response(problem, language_of(request))

    return answer


async def _dealt_with(request: Request, endpoint: Endpoint) -> Response:
    hall: LiveHall = request.app.state.hall
    body = await _body(request, endpoint)
    # SQLite would take it where PostgreSQL does not: both give the same answer.
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Problem(400, "nul", key="path")
    try:
        who = await identify(request, hall)
        if who.guest:
            hall.guests.ask_from(who.id, network_of(client_of(request, hall)))
        asked = HallRequest(request, hall, request.app.state.limits, who, body)
        await asked.permit(endpoint.rule)
        # Let the node that owns a match do what is asked; once more where it changes hands meanwhile.
        if (
            asked.hall.ownership is None
            or endpoint.method in SAFE
            or not endpoint.path.startswith(OF_A_MATCH)
        ):
            return await endpoint.handler(asked)
        for _ in range(2):
            match = await asked.match()
            answer = await forward(asked.request, asked.hall, match, asked.raw)
            if answer is not None:
                return answer
            # Fencing: the database refused the append of who is no owner any more; nothing is entered yet.
            with suppress(Fenced):
                answer = await endpoint.handler(asked)
                await follow_traffic(asked.hall, match)
                return answer
        raise Problem(503, "moving", headers={"retry-after": "1"})
    except Malformed as error:
        raise BadRequest(error) from error
    except CommandRefused as error:
        raise command_problem(error) from error
    except UsedBefore as error:
        raise Problem(422, "command-used") from error
    except Unavailable as error:
        raise Problem(503, f"disk-{error.trouble.value}", headers={"retry-after": "5"}) from error
    except NotAsExpected as error:
        raise Problem(409, "stale") from error
    except BadAct as error:
        raise Problem(409, error.reason) from error


async def _body(request: Request, endpoint: Endpoint) -> bytes:
    if endpoint.method in SAFE:
        return b""
    length = request.headers.get("content-length", "")
    # By what it says of itself, before a byte is read.
    if length.isdigit() and (len(length) > 9 or int(length) > endpoint.largest):
        raise Problem(413, "too-large")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    read = bytearray()
    try:
        async for chunk in request.stream():
            # And by what comes: a chunked body says no length.
            read += chunk
            if len(read) > endpoint.largest:
                raise Problem(413, "too-large")
    except ClientDisconnect as error:
        raise Problem(400, "gone") from error
    # CSRF (ASVS 3.5.1): a form of another site cannot send this type without asking first.
    if read and kind != "application/json":
        raise Problem(415, "not-json")
    if NUL.search(read):
        raise Problem(400, "nul", key="body")
    return bytes(read)


async def who_asks(request: Request, hall: LiveHall) -> Person:
    """Return who asks now; nobody where their session is over."""
    try:
        return await identify(request, hall)
    except Problem:
        return NOBODY


async def identify(request: Request, hall: LiveHall) -> Person:
    """Return who asks, or raise 401 where a program's session is over."""
    header = request.headers.get("authorization", "")
    scheme, _, secret = header.partition(" ")
    if header and scheme.lower() != "bearer":
        raise Problem(401, "sign-in", headers={"www-authenticate": "Bearer"})
    if not secret:
        secret = cookie(request, COOKIE)
        # A cookie comes by itself, whoever made the browser ask; a bearer token never does.
        if secret and request.method not in SAFE:
            same_origin(request)
    if not secret:
        return NOBODY
    found = await hall.store.session(digest(secret.strip()), hall.time.wall())
    if found is None:
        # A program must learn that its session is over; a browser still reads what is public.
        if header:
            raise Problem(401, "session-over", headers={"www-authenticate": "Bearer"})
        return NOBODY
    put_off(hall, found, digest(secret.strip()))
    return person(found)


def put_off(hall: LiveHall, session: Session, token: str) -> None:
    """Put off the end of an account's session that is used again; nobody waits for it."""
    until = hall.time.wall() + UNUSED_LASTS
    if session.account is None or session.account.login is None or until - session.expires < USED_AGAIN:
        return
    hall.store.write(partial(prolong, token=token, until=until, lasts=SESSION_LASTS), exclusive=False)


def session_digest(request: Request) -> str:
    """Return the digest of the secret with which a request asks; that of nothing where it has none."""
    secret = request.headers.get("authorization", "").partition(" ")[2].strip()
    return digest(secret or cookie(request, COOKIE))


def same_origin(request: Request) -> None:
    """Refuse what another site makes a browser send."""
    origin = request.headers.get("origin")
    # Browsers name the origin of a POST; without either header `SameSite=Lax` still keeps the cookie back.
    if origin is None and request.headers.get("sec-fetch-site", "same-origin") == "same-origin":
        return
    if origin is None or urlsplit(origin).netloc != request.headers.get("host"):
        raise Problem(403, "other-site")
