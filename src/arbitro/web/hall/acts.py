"""Acts in a match: each is carried out once, in its turn, and answered when it is on disk."""

import math
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response

from arbitro.kernel import Malformed
from arbitro.kernel.journal import encode
from arbitro.live.commands import Acts, Commanded, Correction, Insertion, LeaseRequest, Undoing
from arbitro.live.commits import CommandResult, NotAsExpected
from arbitro.live.dice import LATE, LinkAwaited
from arbitro.live.dice_views import call_for_links
from arbitro.live.documents import Answer, Rehearsed
from arbitro.live.guests import LONGEST, is_guest
from arbitro.live.match import Deed, LiveHeard, LiveMatch, LiveSitting
from arbitro.live.match_commands import MATCH_COMMANDS, enter
from arbitro.live.match_views import answer, answer_again, with_view
from arbitro.live.messages import message
from arbitro.live.naming import reader
from arbitro.live.refusals import NotTheirs
from arbitro.live.rehearsal import changes_in_words, would_change
from arbitro.live.seat_rights import require_agreement
from arbitro.live.umpire_commands import MatchCommand
from arbitro.live.viewer import Viewer
from arbitro.store import Command
from arbitro.store import people as kept
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.matches import actor_of, seen_by, view_wanted, viewer_of
from arbitro.web.hall.policy import ACT, CORRECT, LEASE, PolicyRule
from arbitro.web.hall.problems import Problem

# Agreement binds the exact body (hall.md, "People"), but for what cannot be the same in two requests.
ITS_OWN = ("command", "expected", "reason", "at")
"""What of a command each says for themself: it is not what is asked for."""
MENDING = ("undo", "redo", "correct", "insert")
"""Commands that judge acts again, however many."""
BEYOND: dict[str, float] = {
    **dict.fromkeys(("undo", "redo", "answer", "protest", "resume"), LONGEST),
    **dict.fromkeys(("resign", "walkover"), math.inf),
}
"""How far beyond the longest match of a guest a command may go: it can be mended for long, and always be given up."""
# hall.md, "Who is asking": in played matches only officials undo and correct, or its players in a casual one.
RULES: dict[str, PolicyRule] = dict.fromkeys(("undo", "redo", "correct", "insert", "clock"), CORRECT)
"""Which commands are for those who may put a match right; the others are for whoever acts in it."""
# hall.md, "Repeats": an idempotent retry is told from the first time by this header, on every node.
REPLAYED = {"idempotent-replayed": "true"}
"""The header of an answer to a command that had been carried out before."""


async def act(asked: HallRequest) -> Response:
    """Enter one act, or several all or none."""
    body, match = asked.body(Acts), await _match_to_act_in(asked)
    deed, several = enter(actor_of(asked, match), match, body), body.events is not None
    if body.rehearse and match.particulars.mode == "played":
        raise Malformed("rehearse", "only-umpired")
    if body.rehearse:
        return await _rehearsed(asked, match, body, deed, several)
    return await _carried_out(asked, match, command_of(asked, body), date_deed(match, body, deed), several)


def handler(doing: MatchCommand) -> Callable[[HallRequest], Awaitable[Response]]:
    """Return what answers a command: its document read, who sends it entitled, and its deed carried out."""

    async def answer_act(asked: HallRequest) -> Response:
        body: Commanded = asked.body(doing.body)
        match = await _match_to_act_in(asked)
        if isinstance(body, Correction | Insertion | Undoing) and body.rehearse:
            return await _rehearsed(asked, match, body, doing.deed(actor_of(asked, match), match, body))
        command = command_of(asked, body)
        # Before agreement is asked for: under its idempotency key it was agreed to when it was entered.
        if done := await match.repetition(command):
            return await _answer_done(asked, match, done)
        _require_agreement(asked, match, doing.name, body)
        deed = doing.deed(actor_of(asked, match), match, body)
        long, beyond = doing.name in MENDING, BEYOND.get(doing.name, 0)
        dated = date_deed(match, body, deed)
        return await _carried_out(asked, match, command, dated, long=long, beyond=beyond)

    answer_act.__name__, answer_act.__doc__ = doing.name, doing.deed.__doc__
    return answer_act


def date_deed(match: LiveMatch, body: Commanded, deed: Deed) -> Deed:
    """Return what is done in a match that is umpired, at the moment at which it was entered on the umpire's device."""
    at = body.at
    if at is None or match.particulars.mode == "played":
        return deed
    # A device may have waited without a link, and its clock may be wrong: never before the last entry, never
    # in the future.
    return lambda sitting, now: deed(sitting, min(max(at, sitting.journal.at), now))


def _require_agreement(asked: HallRequest, match: LiveMatch, what: str, body: Commanded) -> None:
    """Raise 403 where others have to ask for the same, and tell them so."""

    def agreed_body() -> bytes:
        document: dict[str, Any] = msgspec.json.decode(asked.raw)
        return encode({name: value for name, value in document.items() if name not in ITS_OWN})

    try:
        require_agreement(actor_of(asked, match), match, what, body.expected, agreed_body)
    except NotTheirs as refused:
        if refused.code == "agree" and (wish := match.wish()):
            asked.hall.pass_on(match.name, message("wish", wish))
            asked.hall.note(match)
        raise


async def lease(asked: HallRequest) -> Response:
    """Take a match for oneself, hand it over, or take it over from another."""
    body, match = asked.body(LeaseRequest), await asked.match()
    if body.expected != match.sitting.sequence:
        raise _stale(asked, match)
    held = match.particulars.lease
    handing = body.hand_over is not False
    if sum((body.take, handing, body.take_over)) != 1:
        raise Malformed("take", "one-of-the-leases")
    if not body.take_over and held not in (None, asked.who.id):
        raise Problem(409, "leased", more={"holder": held})
    to = body.hand_over if isinstance(body.hand_over, str) else ""
    if to and not await asked.read(partial(kept.is_known, name=to)):
        raise Problem(404, "no-such-person", key="hand_over", name=to[:80])
    match.lease((to or None) if handing else asked.who.id)
    await asked.hall.remember(match)
    said = Answer(match.sitting.sequence, match.sitting.journal.head, [], [], None, [])
    return asked.json(with_view(said, match, _viewer(asked, match), match.sitting, match.sitting))


async def _match_to_act_in(asked: HallRequest) -> LiveMatch:
    """Return the match in which whoever asks may act now, or raise 409 where another has it, 503 at the end."""
    match = await asked.match()
    if asked.hall.stopping:
        raise Problem(503, "stopping", headers={"retry-after": "5"})
    holder = match.particulars.lease
    # The lease keeps two consoles of umpires apart; who plays in the hall acts beside it.
    if holder not in (None, asked.who.id) and not match.particulars.plays(asked.who.id):
        raise Problem(409, "leased", more={"holder": holder, "sequence": match.sitting.sequence})
    return match


def command_of(asked: HallRequest, body: Commanded, salt: bytes = b"") -> Command:
    """Return what is asked for under the client's idempotency key, or raise 400 where that cannot be one."""
    if not 1 <= len(body.command) <= 128:
        raise Malformed("command", "bad-command")
    # Path and body belong to the idempotency key: the same id with another body is 422 (hall.md, "Acts").
    return Command(body.command, asked.request.url.path, asked.raw, body.expected, salt)


async def _carried_out(
    asked: HallRequest,
    match: LiveMatch,
    command: Command,
    deed: Deed,
    several: bool = False,
    *,
    long: bool = False,
    beyond: float = 0,
) -> Response:
    began = time.perf_counter()
    try:
        done = await asked.hall.act(match, command, deed, asked.who.id, long=long, beyond=beyond)
    except LinkAwaited as error:
        call_for_links(asked.hall, match)
        raise link_awaited(error) from error
    except NotAsExpected as error:
        # Optimistic concurrency: the 409 brings the match as it is, and the next try needs no other request.
        raise _stale(asked, await asked.match()) from error
    _count_act(asked, done, time.perf_counter() - began)
    return await _answer_done(asked, match, done, several)


def link_awaited(error: LinkAwaited) -> Problem:
    """Return what is answered where a roll cannot fall yet."""
    who = list(error.awaited)
    more = {"awaited": who, "number": error.number}
    seconds = LATE // 1000
    return Problem(
        409, "link-awaited", more=more, number=error.number, awaited=", ".join(who), seconds=seconds
    )


async def _answer_done(
    asked: HallRequest, match: LiveMatch, done: CommandResult[LiveSitting, LiveHeard], several: bool = False
) -> Response:
    viewer = _viewer(asked, match)
    if not done.repeated:
        return asked.json(answer(match, done.heard, viewer, done.before, several=several))
    # Made again from the entry: when answers were stored, a hall of 200 matches took 69.6 MB instead of 7.3.
    again = answer_again(await asked.match(), done.heard, viewer, done.before)
    return asked.json(again, 200, **REPLAYED)


async def _rehearsed(asked: HallRequest, match: LiveMatch, *what: Any) -> Response:
    """Answer what would be answered; in a match of a guest apart: a long one takes its time."""
    if not is_guest(match.particulars.owner):
        return _rehearse_act(asked, match, *what)
    # Twenty rehearsed insertions into a match of 2,900 strokes held every act up for 30 s; apart: 0.2 s.
    address = asked.hall.guests.address_of(asked.who.id)
    return await asked.hall.apart(asked.who.id, address, _rehearse_act, asked, match, *what)


def _rehearse_act(
    asked: HallRequest, match: LiveMatch, body: Commanded, deed: Deed, several: bool = False
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


def _count_act(asked: HallRequest, done: CommandResult[LiveSitting, LiveHeard], seconds: float) -> None:
    figures = asked.request.app.state.metrics
    if done.entered:
        figures.acts.inc(len(done.heard))
        figures.commit.observe(seconds)
    elif not done.repeated:
        figures.refused.inc()


def _stale(asked: HallRequest, match: LiveMatch) -> Problem:
    more = {"sequence": match.sitting.sequence, "match": msgspec.to_builtins(seen_by(asked, match))}
    return Problem(409, "stale", more=more)


def _viewer(asked: HallRequest, match: LiveMatch) -> Viewer:
    return viewer_of(asked, match, view_wanted(asked))


ENDPOINTS = (
    Endpoint("POST", "/api/matches/{id}/acts", act, ACT, Acts, {200: Answer}),
    *(
        Endpoint(
            "POST",
            f"/api/matches/{{id}}/{one.name}",
            handler(one),
            RULES.get(one.name, ACT),
            one.body,
            {200: Answer},
        )
        for one in MATCH_COMMANDS
    ),
    Endpoint("POST", "/api/matches/{id}/lease", lease, LEASE, LeaseRequest, {200: Answer}),
)
