"""The papers of an event, printed on demand."""

from datetime import UTC, datetime

from starlette.responses import Response

from arbitro.desk.match import LIVE
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import game_of
from arbitro.live.desk import LiveEvent
from arbitro.live.desk.boards import matches_at_tables
from arbitro.papers import SIZES, Occasion, Size
from arbitro.papers.event import ALL, WRITERS, event_job, federation_report, first_page_job
from arbitro.papers.matches import paper_of
from arbitro.papers.press import Printed
from arbitro.papers.source import PaperSource
from arbitro.web.hall.desk.events import event_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import RUN
from arbitro.web.hall.problems import Problem
from arbitro.web.network import own_address
from arbitro.web.printing import printed

PDF = "application/pdf"
PNG = "image/png"
UNCACHED = {"cache-control": "no-store"}


async def paper(asked: HallRequest) -> Response:
    """Print a paper of an event, or all that is needed to go on by hand; its first page as a picture with `as=png`."""
    live, name = await event_of(asked), str(asked.request.path_params["paper"])
    if name not in (ALL, *WRITERS):
        raise Problem(404, "no-such-paper", paper=name[:40])
    found, language, size = await source(asked, live), _language(asked), _size(asked)
    if asked.request.query_params.get("as") == "png":
        # official: before strangers' papers and with 3 GB, as the set of 512 players does not fit into 1 GB.
        picture = await printed(asked.request, first_page_job, name, found, language, size, official=True)
        return Response(picture[0], headers=UNCACHED, media_type=PNG)
    made = await printed(asked.request, event_job, name, found, language, size, official=True)
    return Response(made[0], headers=UNCACHED, media_type=PDF)


async def report(asked: HallRequest) -> Response:
    """Return the report to the federation as data."""
    return asked.json(federation_report(await source(asked, await event_of(asked))))


async def source(asked: HallRequest, live: LiveEvent) -> PaperSource:
    """Return what the papers of an event are written from."""
    return PaperSource(
        live.event,
        live.notes.title,
        live.sitting.sequence,
        live.sitting.journal.head,
        live.sitting.in_force(),
        await _cards(asked, live),
        f"{own_address(asked.request)}/desk/{live.name}",
        f"{_opening_time(live):%Y-%m-%d}",
        live.created / 1000,
    )


async def _cards(asked: HallRequest, live: LiveEvent) -> dict[str, Printed]:
    """Return the papers of the matches that are scored in the hall now."""
    game = live.event.setup.game
    paper = paper_of(game)
    if paper is None:
        return {}
    found: dict[str, Printed] = {}
    opened = [match for match in live.event.in_order() if match.known and match.state in LIVE]
    for match in [one for whole in opened for one in matches_at_tables(live.event, whole)]:
        name = live.notes.links.get(match.id)
        if name is None or match.state not in LIVE:
            continue
        sitting = (await asked.hall.match(name)).sitting
        if sitting.sequence and game_of(sitting.game.edition) == game:
            occasion = Occasion(
                championship=live.notes.title,
                event=live.notes.title if paper.names_event else "",
                round=match.round,
                date=f"{_opening_time(live):%Y-%m-%d}",
                match=match.id,
                umpire=match.umpire or "",
                table=", ".join(match.tables),
                act=sitting.sequence,
                head=sitting.journal.head,
            )
            found[match.id] = Printed(paper.template, paper.filled(sitting, occasion))
    return found


def _opening_time(live: LiveEvent) -> datetime:
    return datetime.fromtimestamp(live.created / 1000, UTC)


def _size(asked: HallRequest) -> Size:
    wish = asked.request.query_params.get("size")
    return next((one for one in SIZES if one == wish), SIZES[0])


def _language(asked: HallRequest) -> Language:
    """Return the language of the paper: the reader's own, or the one that is asked for by name."""
    wish = asked.request.query_params.get("paper")
    return next((one for one in LANGUAGES if one == wish), asked.language)


ASKED = ("size", "as", "paper")
ENDPOINTS = (
    Endpoint("GET", "/api/desk/{id}/papers/{paper}", paper, RUN, None, {200: None}, PDF, ASKED),
    Endpoint("GET", "/api/desk/{id}/report", report, RUN, None, {200: None}),
)
