"""Acts in a match: each is carried out once, in its turn, and answered when it is on disk."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.kernel import Malformed
from arbitro.kernel.journal import encode
from arbitro.live import Command, Done, LiveMatch, NotAsExpected
from arbitro.live.documents import Answer, Rehearsed
from arbitro.live.match import Deed, LiveHeard, LiveSitting
from arbitro.live.messages import message
from arbitro.live.naming import reader
from arbitro.live.rehearsal import changes_in_words, would_change
from arbitro.live.telling import answer, answer_again, with_view
from arbitro.live.viewer import Viewer
from arbitro.store import people as kept
from arbitro.web.hall.commands import Acts, Commanded, Correction, Insertion, Lease, Undoing
from arbitro.web.hall.deeds import DOINGS, Doing, acting
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.matches import seen_by, view_wanted, viewer_of
from arbitro.web.hall.policy import ACT, LEASE
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.seats import plays, together

ITS_OWN = ("command", "expected", "reason")
"""What of a command each says for themself: it is not what is asked for."""
REPLAYED = {"idempotent-replayed": "true"}
"""The header of an answer to a command that had been carried out before."""


async def act(asked: Asked) -> Response:
    """Enter one act, or several all or none."""
    body, match = asked.body(Acts), await _entitled(asked)
    deed, several = acting(asked, match, body), body.events is not None
    if body.rehearse and match.particulars.mode == "played":
        raise Malformed("rehearse", "only-umpired")
    if body.rehearse:
        return _rehearsed(asked, match, body, deed, several)
    return await _carried_out(asked, match, command_of(asked, body), deed, several)


def handler(doing: Doing) -> Callable[[Asked], Awaitable[Response]]:
    """Return what answers a command: its document read, who sends it entitled, and its deed carried out."""

    async def answered(asked: Asked) -> Response:
        body: Commanded = asked.body(doing.body)
        match = await _entitled(asked)
        if isinstance(body, Correction | Insertion | Undoing) and body.rehearse:
            return _rehearsed(asked, match, body, doing.deed(asked, match, body))
        command = command_of(asked, body)
        if done := await match.repetition(command):
            return await _answered(asked, match, done)
        _agreed(asked, match, doing.name, body)
        return await _carried_out(asked, match, command, doing.deed(asked, match, body))

    answered.__name__, answered.__doc__ = doing.name, doing.deed.__doc__
    return answered


def _agreed(asked: Asked, match: LiveMatch, what: str, body: Commanded) -> None:
    """Raise 403 where others have to ask for the same, and tell them so."""

    def said() -> bytes:
        document: dict[str, Any] = msgspec.json.decode(asked.raw)
        return encode({name: value for name, value in document.items() if name not in ITS_OWN})

    try:
        together(asked.who, match, what, body.expected, said)
    except Problem as problem:
        if problem.code == "agree" and (wish := match.wish()):
            asked.hall.pass_on(match.name, message("wish", wish))
            asked.hall.note(match)
        raise


async def lease(asked: Asked) -> Response:
    """Take a match for oneself, hand it over, or take it over from another."""
    body, match = asked.body(Lease), await asked.match()
    if body.expected != match.sitting.sequence:
        raise _stale(asked, match)
    held = match.particulars.lease
    handing = body.hand_over is not False
    if sum((body.take, handing, body.take_over)) != 1:
        raise Malformed("take", "one-of-the-leases")
    if not body.take_over and held not in (None, asked.who.id):
        raise Problem(409, "leased", more={"holder": held})
    to = body.hand_over if isinstance(body.hand_over, str) else ""
    if to and not await asked.read(partial(kept.known, name=to)):
        raise Problem(404, "no-such-person", key="hand_over", name=to[:80])
    match.leased((to or None) if handing else asked.who.id)
    await asked.hall.remember(match)
    said = Answer(match.sitting.sequence, match.sitting.journal.head, [], [], None, [])
    return asked.json(with_view(said, match, _viewer(asked, match), match.sitting, match.sitting))


async def _entitled(asked: Asked) -> LiveMatch:
    """Return the match in which whoever asks may act now, or raise 409 where another has it, 503 at the end."""
    match = await asked.match()
    if asked.hall.stopping:
        raise Problem(503, "stopping", headers={"retry-after": "5"})
    holder = match.particulars.lease
    if holder not in (None, asked.who.id) and not plays(asked.who, match):
        raise Problem(409, "leased", more={"holder": holder, "sequence": match.sitting.sequence})
    return match


def command_of(asked: Asked, body: Commanded, salt: bytes = b"") -> Command:
    """Return what is asked for under the client's idempotency key, or raise 400 where that cannot be one."""
    if not 1 <= len(body.command) <= 128:
        raise Malformed("command", "bad-command")
    return Command(body.command, asked.request.url.path, asked.raw, body.expected, salt)


async def _carried_out(
    asked: Asked, match: LiveMatch, command: Command, deed: Deed, several: bool = False
) -> Response:
    began = time.perf_counter()
    try:
        done = await asked.hall.act(match, command, deed)
    except NotAsExpected as error:
        raise _stale(asked, await asked.match()) from error
    _counted(asked, done, time.perf_counter() - began)
    return await _answered(asked, match, done, several)


async def _answered(
    asked: Asked, match: LiveMatch, done: Done[LiveSitting, LiveHeard], several: bool = False
) -> Response:
    viewer = _viewer(asked, match)
    if not done.repeated:
        return asked.json(answer(match, done.heard, viewer, done.before, several=several))
    again = answer_again(await asked.match(), done.heard, viewer, done.before)
    return asked.json(again, 200, **REPLAYED)


def _rehearsed(
    asked: Asked, match: LiveMatch, body: Commanded, deed: Deed, several: bool = False
) -> Response:
    """Answer what would be answered, with what a correction would change; nothing happens."""
    if body.expected != match.sitting.sequence:
        raise _stale(asked, match)
    heard = deed(match.sitting, match.now)
    told = answer(match, heard, _viewer(asked, match), match.sitting, several=several)
    if isinstance(body, Acts) or told.refused:
        return asked.json(told)
    one, reads = heard[-1], reader(match.particulars.seats, match.sitting, asked.language)
    found = would_change(match.sitting, one.sitting, reads)
    words = changes_in_words(match.sitting, one, found, reads)
    return asked.json(
        Rehearsed(
            **msgspec.structs.asdict(told),
            would_change=found,
            changes_in_words=words,
            conflicts=[*one.lapsed],
            revived=[*one.revived],
        )
    )


def _counted(asked: Asked, done: Done[LiveSitting, LiveHeard], seconds: float) -> None:
    figures = asked.request.app.state.metrics
    if done.entered:
        figures.acts.inc(len(done.heard))
        figures.commit.observe(seconds)
    elif not done.repeated:
        figures.refused.inc()


def _stale(asked: Asked, match: LiveMatch) -> Problem:
    more = {"sequence": match.sitting.sequence, "match": msgspec.to_builtins(seen_by(asked, match))}
    return Problem(409, "stale", more=more)


def _viewer(asked: Asked, match: LiveMatch) -> Viewer:
    return viewer_of(asked, match, view_wanted(asked))


ENDPOINTS = (
    Endpoint("POST", "/api/matches/{id}/acts", act, ACT, Acts, {200: Answer}),
    *(
        Endpoint("POST", f"/api/matches/{{id}}/{one.name}", handler(one), one.rule, one.body, {200: Answer})
        for one in DOINGS
    ),
    Endpoint("POST", "/api/matches/{id}/lease", lease, LEASE, Lease, {200: Answer}),
)
