"""The papers of an event: with them it goes on by hand when the laptop dies; and the report to the federation."""

from arbitro.desk.law.reports import owed_reports
from arbitro.desk.view import view
from arbitro.l10n import Language, say
from arbitro.papers import lists, officials
from arbitro.papers.announced import conditions
from arbitro.papers.cards import cards
from arbitro.papers.drawsheet import draw
from arbitro.papers.press import Printed, PrintJob, Size, press, print_job
from arbitro.papers.signs import badges, signs
from arbitro.papers.source import Desk, PaperPart, PaperSource, Writer

ALL = "all"
AT_TABLES: dict[str, Writer] = {
    "cards": cards,
    "signs": signs,
    "protest": officials.protest,
    "inspection": officials.inspection,
}
ON_WALLS: dict[str, Writer] = {
    "draw": draw,
    "crosses": lists.crosses,
    "calls": lists.calls,
    "results": lists.results,
    "standings": lists.standings,
    "badges": badges,
}
FOR_FILES: dict[str, Writer] = {
    "conditions": conditions,
    "entries": lists.entries,
    "disputes": officials.disputes,
    "decision": officials.decision,
    "report": officials.report,
}
TITLES = {
    "protest": "papers-protest",
    "draw": "page-draw",
    "crosses": "paper-cross",
    "standings": "standings",
    "entries": "entries",
}
"""The titles of papers that are not named after themselves."""
WRITERS = AT_TABLES | ON_WALLS | FOR_FILES
"""The papers by their names."""
NEEDED = (
    "calls",
    "cards",
    "draw",
    "crosses",
    "standings",
    "results",
    "disputes",
    "protest",
    "decision",
    "entries",
    "conditions",
)
"""What is needed if the laptop dies now, in the order in which it is needed: who plays now and next, with the cards
of what is in play; where the winners go; what was decided; disputes; and last what was known beforehand."""


def event_papers(name: str, source: PaperSource, language: Language, size: Size = "a4") -> bytes:
    """Return a paper of an event by its name, or all of them, as PDF."""
    return press(event_job(name, source, language, size))[0]


def event_job(name: str, source: PaperSource, language: Language, size: Size = "a4") -> PrintJob:
    """Return a paper of an event by its name, or all of them, as they go to the press."""
    return print_job(write_papers(name, source, language, size), language, size)


def first_page_job(
    name: str, source: PaperSource, language: Language, size: Size = "a4", ppi: float = 40
) -> PrintJob:
    """Return the first page of a paper as a picture, to be chosen by, as it goes to the press."""
    return print_job(write_papers(name, source, language, size)[:1], language, size, "png", ppi)


def write_papers(
    name: str, source: PaperSource, language: Language, size: Size = "a4"
) -> tuple[Printed, ...]:
    """Return a paper by its name, or all that are needed, as they are printed; one that has nothing to say says so."""

    def words(message: str, **values: object) -> str:
        return say(language, f"room-{message}", **values)

    desk = Desk(source, words, language, size)
    found = tuple(one for need in (NEEDED if name == ALL else (name,)) for one in WRITERS[need](desk))
    return found or (
        desk.sheet(words(TITLES.get(name, f"paper-{name}")), PaperPart(says=words("paper-nothing"))),
    )


def federation_report(source: PaperSource) -> dict[str, object]:
    """Return everything that the books say must be reported, with the results, as plain values."""
    whole = view(source.event)
    kept = (
        "stage",
        "champion",
        "champions",
        "standings",
        "ranking",
        "matches",
        "disputes",
        "warnings",
        "exceptions",
        "fees",
    )
    desk = Desk(source, say, "en")
    return {
        "title": source.title,
        "edition": source.event.setup.edition,
        "format": source.event.setup.format,
        "sequence": source.sequence,
        "head": source.head,
        "entries": [
            {"name": one.name, "club": one.club, "rating": one.rating, "state": one.state}
            for one in source.event.entries.values()
        ],
        **{name: whole[name] for name in kept},
        "owed": {law: list(about) for law, about in owed_reports(source.event).items()},
        "reported": {law: list(about) for law, about in source.event.reported.items()},
        "reasons": [
            {"law": law, "about": about, "reasons": said}
            for (law, about), said in officials.reasons(desk).items()
        ],
        "expelled": list(source.event.expelled),
    }
