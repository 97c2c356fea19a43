"""A match's journal and its record, for anyone to check; and cases ruled on without storing anything."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response

from arbitro.cases import CaseProblem as CaseProblem
from arbitro.cases import attempt, hear, read_case
from arbitro.kernel import Refused
from arbitro.kernel.journal import Recorded
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import Language, say
from arbitro.l10n.dates import write_date
from arbitro.library import announce, explain, explain_refusal, game_of, tell
from arbitro.live.match import LiveMatch, LiveSitting
from arbitro.live.visibility import visible
from arbitro.papers import SIZES, Occasion
from arbitro.papers.matches import match_job
from arbitro.papers.press import PrintJob
from arbitro.strokes.made import struck_from
from arbitro.table import Motion
from arbitro.web.hall import paper
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.limits import network_of
from arbitro.web.hall.policy import EVERYONE, WATCH, audience
from arbitro.web.hall.problems import Problem
from arbitro.web.printing import printed
from arbitro.web.sandbox import SANDBOX

T = TypeVar("T")
LINES = "application/jsonl"
CARD = "card.pdf"
"""The form that is the official paper: of A4, or of another size."""


class Ruled(msgspec.Struct, frozen=True):
    """A case as it was ruled on."""

    id: str
    after: dict[str, Any]
    rulings: list[dict[str, Any]]
    refused: dict[str, Any] | None


async def journal(asked: HallRequest) -> Response:
    """Return the whole journal as JSON Lines; for the public, up to an act that is disputed."""
    match = await asked.match()
    lines = await _apart(asked, _export, asked, match)
    return Response(lines, headers={"cache-control": "no-store"}, media_type=LINES)


def _export(asked: HallRequest, match: LiveMatch) -> bytes:
    return _visible_match(asked, match).journal.export()


async def record(asked: HallRequest) -> Response:
    """Return the record of a match in a form that its game has; for the public, up to an act that is disputed."""
    match = await asked.match()
    form = asked.request.query_params.get("as", "json")
    game = plugin(game_of(match.sitting.game.edition))
    if form not in (CARD, *WRITERS, *game.forms):
        raise Problem(404, "no-such-form", form=form[:20])
    sitting = await _apart(asked, _visible_match, asked, match)
    if form == CARD:
        made = await printed(asked.request, _as_card, asked, match, sitting)
        return Response(made[0], media_type="application/pdf")
    if form in game.forms:
        text = await _apart(asked, load(game.exports[form]), sitting)
        return Response(text, media_type="text/plain")
    return await _apart(asked, WRITERS[form], match.name, sitting, asked.language)


async def _apart(asked: HallRequest, work: Callable[..., T], *given: object) -> T:
    """Return what reads a whole match: one after the other, for each address in turn."""
    # Forty records of a match of 2,900 strokes, read at once, held an act up for 3.6 s; in turns it is 0.4 s.
    return await asked.hall.apart(asked.who.id, network_of(asked.device), work, *given)


def _visible_match(asked: HallRequest, match: LiveMatch) -> LiveSitting:
    """Return the match as whoever asks may see it."""
    return visible(match.sitting, audience(asked.who, match))


async def stroke(asked: HallRequest) -> Response:
    """Return the trajectory of a stroke that was played in the hall; with the digest of its entry as `of`, for ever."""
    match, number = await asked.match(), str(asked.request.path_params["number"])
    entry = match.entry(int(number)) if number.isdigit() and len(number) < 9 else None
    made = entry.act.made if entry and isinstance(entry.act, Recorded) else {}
    # hall.md, "Motion": of a match under review what is withheld stays withheld.
    if entry is None or "stroke" not in made or entry.number > _visible_match(asked, match).sequence:
        raise Problem(404, "no-such-stroke", number=number[:20])
    of = asked.request.query_params.get("of")
    if of not in (None, entry.digest):
        raise Problem(404, "no-such-stroke", number=number[:20])
    # The digest of an entry is a cache key for ever; a private match is for no shared cache.
    whose = "private" if match.particulars.private else "public"
    lasts = f"{whose}, max-age=31536000, immutable" if of else "no-cache"
    headers = {
        "etag": f'"{entry.digest}"',
        "cache-control": lasts if match.sitting.review is None else "no-store",
    }
    if asked.request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    simulate = partial(_motion, match, entry.number, made)
    # Kept once it was simulated: a hundred watchers cost one simulation.
    told = await asked.hall.motions.motion_bytes(entry.digest, simulate, network_of(asked.device))
    return Response(told, 200, headers, "application/json")


def _motion(match: LiveMatch, number: int, made: Mapping[str, Any]) -> Motion:
    """Return the motion of a stroke, simulated again from the state in which it was played."""
    sitting, table = match.sitting, match.table
    state = struck_from(sitting.state_before(number), sitting.facts(number))
    motion: Motion = table.motion(state, made)  # type: ignore[attr-defined]  # where strokes are made
    return motion


async def rule(asked: HallRequest) -> Response:
    """Rule on a case and store nothing."""
    document = asked.body(dict)
    case = read_case(document)
    # Anybody may send a case: 1 s of a processor and 256 MB, in a process that is ended (docs/operate.md).
    found = case if isinstance(case, CaseProblem) else await SANDBOX.run(attempt, case, hear)
    if isinstance(found, CaseProblem):
        problem = Problem(
            400,
            "malformed",
            key=str(found.message.values.get("key", "")),
            what=tell(found.message, asked.language),
        )
        raise problem
    refused, room = found.refused, "desk" if found.event else None
    edition = found.case.edition
    return asked.json(
        Ruled(
            found.case.id,
            found.after,
            [
                {"law": one.law, "text": _words(edition, one, asked.language, room), "derived": one.derived}
                for one in found.rulings
            ],
            {"law": refused.law, "text": explain_refusal(edition, refused, asked.language, room)}
            if refused
            else None,
        )
    )


def _words(edition: str, ruling: Any, language: Language, room: str | None) -> str:
    if isinstance(ruling, Refused):
        return explain_refusal(edition, ruling, language, room)
    return explain(edition, ruling, language)


def _as_card(asked: HallRequest, match: LiveMatch, sitting: LiveSitting) -> PrintJob:
    """Return the official paper of a match as it goes to the press."""
    size = asked.request.query_params.get("size", SIZES[0])
    if size not in SIZES:
        raise Problem(404, "no-such-form", form=size[:20])
    heading = asked.hall.store.heading(match.name)
    made = datetime.fromtimestamp(heading.created / 1000, UTC) if heading else None
    occasion = Occasion(
        event=match.particulars.event or "",
        table=match.particulars.table or "",
        date=write_date(made.date(), asked.language) if made else "",
        match=match.name,
        act=sitting.sequence,
        head=sitting.journal.head,
    )
    paper = match_job(sitting, occasion, asked.language, size)
    if paper is None:
        raise Problem(404, "no-such-form", form=CARD)
    return paper


def _as_json(name: str, sitting: LiveSitting, language: Language) -> Response:
    acts = [
        {
            "number": told.entry.number,
            "at": told.entry.at,
            "author": told.entry.author,
            "facts": [msgspec.to_builtins(fact) for fact in told.played.facts],
            "laws": [law for verdict in told.played.verdicts for law in verdict.laws],
            "say": [announce(sitting.game.edition, message, language) for message in told.played.says],
        }
        for told in sitting.acts()
        if told.played
    ]
    opened = msgspec.to_builtins(sitting.journal.opened)
    standing = msgspec.to_builtins(sitting.standing())
    where = {"sequence": sitting.sequence, "head": sitting.journal.head}
    document = {"id": name, **where, "opened": opened, "standing": standing, "acts": acts}
    return Response(msgspec.json.encode(document), media_type="application/json")


def _as_csv(name: str, sitting: LiveSitting, language: Language) -> Response:
    import csv
    import io

    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(["number", "at", "author", "facts", "laws"])
    for told in sitting.acts():
        if told.played:
            facts = msgspec.json.encode([msgspec.to_builtins(fact) for fact in told.played.facts]).decode()
            laws = " ".join(law for verdict in told.played.verdicts for law in verdict.laws)
            rows.writerow([told.entry.number, told.entry.at, _plain(told.entry.author), facts, laws])
    return Response(text.getvalue(), media_type="text/csv")


def _plain(cell: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    # CSV injection: a name such as =HYPERLINK(...) would run where the sheet is opened.
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t") else cell


def _as_chapters(name: str, sitting: LiveSitting, language: Language) -> Response:
    """Return the chapters of a recorded stream: when each board, frame or game began, and how the match stood then."""
    game, found, last = sitting.game, list[str](), 0
    word = f"watch-chapter-{game_of(game.edition)}"
    for told in sitting.acts():
        unit = game.unit(told.played.state) if told.played else last
        if told.played and unit != last:
            last, standing = unit, game.standing(told.played.state)
            score = f"{standing.score[0]}–{standing.score[1]}"
            # The sites that show films take no chapters unless the first begins at 0:00.
            moment = told.entry.at // 1000 if found else 0
            found.append(f"{_clock(moment)} {say(language, word, number=unit, score=score)}")
    return Response("".join(f"{line}\n" for line in found), media_type="text/plain; charset=utf-8")


def _clock(seconds: int) -> str:
    """Return a moment as the sites that show films write it."""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


WRITERS: dict[str, Callable[[str, LiveSitting, Language], Response]] = {
    "json": _as_json,
    "csv": _as_csv,
    "chapters": _as_chapters,
}
"""The forms of a record that every game has."""

ENDPOINTS = (
    Endpoint("GET", "/api/matches/{id}/journal", journal, WATCH, None, {200: None}, LINES),
    Endpoint("GET", "/api/matches/{id}/record", record, WATCH, None, {200: None}, queries=("as", "size")),
    Endpoint("GET", "/api/matches/{id}/strokes/{number}", stroke, WATCH, None, {200: None}, queries=("of",)),
    Endpoint("POST", "/api/rule", rule, EVERYONE, dict, {200: Ruled}),
    *paper.ENDPOINTS,
)
