"""The papers of an event: with them it goes on by hand when the laptop dies; and the report to the federation."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.law.reports import owed
from arbitro.desk.laws import LAWS
from arbitro.desk.match import BYE, Match
from arbitro.desk.standing import of_event
from arbitro.desk.telling import explained
from arbitro.desk.view import champion, view
from arbitro.l10n import Language, say
from arbitro.library import tell
from arbitro.papers.press import Size, pdf

OPEN_LINES = 8


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a paper: a table, or lines to write on."""

    heading: str = ""
    says: str = ""
    columns: tuple[str, ...] = ()
    wide: tuple[int, ...] = (1,)
    """The columns that take the room that is left."""
    rows: tuple[tuple[str, ...], ...] = ()
    fields: tuple[str, ...] = ()
    lines: int = 0
    signs: tuple[str, ...] = ()


class Paper(msgspec.Struct, frozen=True):
    """One paper of an event."""

    title: str
    parts: tuple[Part, ...]


class Papers(msgspec.Struct, frozen=True):
    """Papers that are printed together, with what they were printed from."""

    papers: tuple[Paper, ...]
    beside: str
    foot: str


class Source(msgspec.Struct, frozen=True):
    """An event with its title and where its journal stands."""

    event: Event
    title: str
    sequence: int
    head: str


Words: TypeAlias = Callable[..., str]
Writer: TypeAlias = Callable[[Source, Words, Language], Paper]


def event_papers(name: str, source: Source, language: Language, size: Size = "a4") -> bytes:
    """Return a paper of an event by its name, or all of them, as PDF."""

    def words(message: str, **values: object) -> str:
        return say(language, f"room-{message}", **values)

    written = [WRITERS[one](source, words, language) for one in (NEEDED if name == ALL else (name,))]
    foot = words("paper-from", title=source.title, act=source.sequence, head=source.head[:12])
    return pdf("event-papers", Papers(tuple(written), source.title, foot), language, size)


def federation_report(source: Source) -> dict[str, object]:
    """Return everything that the books say must be reported, with the results, as plain values."""
    whole = view(source.event)
    kept = ("stage", "champion", "champions", "standings", "ranking", "matches", "disputes", "warnings")
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
        "owed": {law: list(about) for law, about in owed(source.event).items()},
        "reported": {law: list(about) for law, about in source.event.reported.items()},
        "expelled": list(source.event.expelled),
    }


def _entries(source: Source, words: Words, language: Language) -> Paper:
    rows = tuple(
        (
            str(one.number),
            one.name,
            one.club or "",
            _plain(one.rating),
            _plain(one.seed),
            words(f"entry-{one.state}"),
        )
        for one in source.event.entries.values()
    )
    names = ("number", "player", "field-club", "field-rating", "paper-seed", "paper-state")
    return Paper(words("entries"), (Part(columns=_columns(words, names), rows=rows),))


def _draw(source: Source, words: Words, language: Language) -> Paper:
    parts = [
        Part(
            heading=name,
            columns=_columns(words, ("match", "player", "player", "field-table", "result")),
            wide=(1, 2, 4),
            rows=tuple(_line(match, words) for match in matches),
        )
        for name, matches in source.event.rounds().items()
    ]
    nothing = Part(says=words("not-drawn"))
    return Paper(words("page-draw"), tuple(parts) or (nothing,))


def _calls(source: Source, words: Words, language: Language) -> Paper:
    wanted = [one for one in source.event.in_order() if not one.finished and one.known]
    names = ("match", "player", "player", "field-table", "paper-called", "paper-here", "paper-here", "result")
    rows = tuple((one.id, *_sides(one), one.table or "", "", "", "", "") for one in wanted)
    blank = tuple(("",) * 8 for _ in range(OPEN_LINES))
    return Paper(
        words("paper-calls"), (Part(columns=_columns(words, names), wide=(1, 2), rows=rows + blank),)
    )


def _results(source: Source, words: Words, language: Language) -> Paper:
    done = [one for one in source.event.in_order() if one.state == "done"]
    names = ("match", "player", "player", "paper-winner", "result", "paper-how")
    rows = tuple(
        (one.id, *_sides(one), one.winner or "", _score(one), words(f"by-{one.by}") if one.by else "")
        for one in done
    )
    first = champion(source.event)
    says = words("champion", player=first) if first else ""
    return Paper(
        words("paper-results"), (Part(says=says, columns=_columns(words, names), wide=(1, 2, 3), rows=rows),)
    )


def _standings(source: Source, words: Words, language: Language) -> Paper:
    names = ("place", "player", "played", "wins", "paper-difference")
    parts = []
    for group, table in of_event(source.event).items():
        rows = tuple(
            (_plain(one.place), one.name, str(one.played), str(one.wins), str(one.difference))
            for one in table
        )
        parts.append(Part(heading=group, columns=_columns(words, names), rows=rows))
    why = tuple((tell(line, language),) for line in explained(source.event))
    if why:
        parts.append(Part(heading=words("why-standings"), columns=(words("standings"),), wide=(0,), rows=why))
    return Paper(words("standings"), tuple(parts) or (Part(says=words("paper-no-standings")),))


def _protest(source: Source, words: Words, language: Language) -> Paper:
    """A form for a protest, or for a claim where the book has none."""
    laws = LAWS[source.event.setup.edition]
    kind = "protest" if laws.protest_language else "claim"
    fields = ("match", "field-by", "field-game", "field-board", "paper-at", "field-fee")
    part = Part(
        says=words(f"{kind}-says"),
        fields=_columns(words, fields if kind == "protest" else fields[:2]),
        lines=12,
        signs=_columns(words, ("player", "paper-received")),
    )
    return Paper(words(f"form-{kind}"), (part,))


def _decision(source: Source, words: Words, language: Language) -> Paper:
    part = Part(
        fields=_columns(words, ("paper-dispute", "match", "field-by", "field-members", "field-decision")),
        lines=12,
        signs=_columns(words, ("field-member",) * 3),
    )
    return Paper(words("paper-decision"), (part,))


def _inspection(source: Source, words: Words, language: Language) -> Paper:
    tables = source.event.setup.tables or ("",) * 4
    names = ("field-table", "paper-inspected", "paper-fit", "paper-remarks", "paper-sign")
    rows = tuple((table, "", "", "", "") for table in tables)
    return Paper(words("paper-inspection"), (Part(columns=_columns(words, names), wide=(1, 3), rows=rows),))


def _report(source: Source, words: Words, language: Language) -> Paper:
    event = source.event
    due = tuple((law, about, words("paper-owed")) for law, found in owed(event).items() for about in found)
    made = tuple(
        (law, about, words("paper-made")) for law, found in event.reported.items() for about in found
    )
    reports = Part(
        heading=words("paper-reports"),
        columns=_columns(words, ("paper-law", "paper-about", "paper-state")),
        rows=due + made,
    )
    disputes = Part(
        heading=words("paper-disputes"),
        columns=_columns(words, ("paper-dispute", "match", "field-by", "paper-state", "field-decision")),
        wide=(2, 4),
        rows=tuple(
            (one.id, one.match, one.by, words(f"dispute-{one.state}"), one.decision or "")
            for one in event.disputes.values()
        ),
    )
    people = Part(
        heading=words("paper-conduct"),
        columns=_columns(words, ("player", "paper-warnings")),
        wide=(0,),
        rows=tuple((name, ", ".join(causes)) for name, causes in event.warnings.items()),
    )
    results = _results(source, words, language).parts
    return Paper(
        words("paper-report"), (*results, reports, disputes, people, Part(signs=(words("judge-director"),)))
    )


def _columns(words: Words, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(words(name) for name in names)


def _line(match: Match, words: Words) -> tuple[str, ...]:
    won = (
        f"{match.winner} {_score(match)}"
        if match.winner and match.state == "done"
        else words(f"state-{match.state}")
    )
    return (match.id, *_sides(match), match.table or "", won)


def _sides(match: Match) -> tuple[str, str]:
    first, second = ("" if side is None else side for side in match.sides)
    return first, "–" if second == BYE else second


def _score(match: Match) -> str:
    return "–".join(str(match.score.get(name, 0)) for name in match.names) if match.score else ""


def _plain(value: object) -> str:
    return "" if value is None else str(value)


ALL = "all"
WRITERS: dict[str, Writer] = {
    "entries": _entries,
    "draw": _draw,
    "calls": _calls,
    "results": _results,
    "standings": _standings,
    "protest": _protest,
    "decision": _decision,
    "inspection": _inspection,
    "report": _report,
}
"""The papers by their names."""
NEEDED = ("entries", "draw", "calls", "results", "standings", "protest", "decision")
"""What is needed if the laptop dies now."""
