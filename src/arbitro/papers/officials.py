"""The papers of the officials: what was announced, disputes, forms, inspection, the report to the federation."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.law.conduct_backgammon import CAUSES as BREACHES
from arbitro.desk.law.conduct_snooker import MISCONDUCT
from arbitro.desk.law.protests import DECIDED_S
from arbitro.desk.law.reports import owed_reports
from arbitro.desk.laws import laws_by
from arbitro.inspection import table
from arbitro.l10n import say
from arbitro.library import editions
from arbitro.papers.announced import book
from arbitro.papers.lists import places_parts, results_part, standing_parts
from arbitro.papers.press import Printed
from arbitro.papers.source import Desk, PaperPart

LINES = 12
DECISIONS = ("upheld", "rejected", "confirm", "annul", "alternative")
CAUSES = (*BREACHES, MISCONDUCT, "time-wasting")
"""The causes of a warning that have a name."""


def disputes(desk: Desk) -> Iterator[Printed]:
    """Every dispute with what is open in it, and everything else that hangs over from before."""
    event = desk.event
    yield desk.sheet(
        desk.words("paper-disputes"),
        dispute_part(desk),
        _named_part(
            desk, "paper-requests", {one.id: one.requests for one in event.in_order() if one.requests}
        ),
        _named_part(desk, "paper-conduct", _conduct(desk)),
        _named_part(desk, "paper-exceptions", event.exceptions),
        _named_part(desk, "paper-expelled", dict.fromkeys(event.expelled, ())),
        _fees(desk),
    )


def dispute_part(desk: Desk) -> PaperPart:
    """Return the disputes as a part of a paper; of sealed votes nothing is shown."""
    found = desk.event.disputes.values()
    if not found:
        return PaperPart(says=desk.words("paper-no-disputes"))
    names = (
        "paper-dispute",
        "match",
        "field-by",
        "paper-state",
        "field-decision",
        "paper-until",
        "field-members",
    )
    rows = tuple(
        (
            one.id,
            one.match,
            one.by,
            desk.words(f"dispute-{one.state}"),
            _decision(desk, one.decision),
            "" if one.filed_at is None else desk.time(one.filed_at + DECIDED_S),
            ", ".join(one.members),
        )
        for one in found
    )
    return PaperPart(columns=desk.columns(*names), wide=(4, 6), rows=rows)


def _decision(desk: Desk, said: str | None) -> str:
    """Return a decision in words: those that the law names, or as it was written."""
    if said in DECISIONS:
        return say(desk.language, f"desk-word-{said}")
    return said or ""


def _named_part(desk: Desk, heading: str, found: dict[str, tuple[str, ...]]) -> PaperPart:
    rows = tuple((name, ", ".join(said)) for name, said in found.items())
    return (
        PaperPart(heading=desk.words(heading), columns=desk.columns("paper-about", heading), rows=rows)
        if rows
        else PaperPart()
    )


def _fees(desk: Desk) -> PaperPart:
    rows = tuple(
        (name, str(one.paid), str(one.returned), str(one.kept)) for name, one in desk.event.fees.items()
    )
    columns = desk.columns("player", "paper-paid", "paper-returned", "paper-kept")
    return (
        PaperPart(heading=desk.words("paper-fees"), columns=columns, wide=(0,), rows=rows)
        if rows
        else PaperPart()
    )


def protest(desk: Desk) -> Iterator[Printed]:
    """A form for a protest, or for a claim where the book has none."""
    laws = laws_by(desk.event.setup.edition)
    kind = "protest" if laws.protest_language else "claim"
    fields = ("match", "field-by", "field-game", "field-board", "paper-at", "field-fee_paid")
    part = PaperPart(
        says=desk.words(f"act-{kind}-says"),
        fields=_blank(desk, *(fields if kind == "protest" else fields[:2])),
        lines=LINES,
        signs=desk.columns("player", "paper-received"),
    )
    yield desk.sheet(desk.words(f"act-{kind}"), part)


def decision(desk: Desk) -> Iterator[Printed]:
    """The decision in each dispute that has one, with its reasons; else a form to write one on."""
    decided = [
        one for one in desk.event.disputes.values() if one.decision is not None and one.state != "voting"
    ]
    for one in decided:
        match = desk.event.matches[one.match]
        tally = ", ".join(
            f"{_decision(desk, choice)}: {count}" for choice, count in (one.tally or {}).items()
        )
        paid = "fee-confirmed" if one.fee_confirmed else "fee-unconfirmed"
        told = (
            ("paper-dispute", f"{one.id} · {desk.words(f'paper-kind-{one.kind}')}"),
            ("match", f"{match.id} · {' – '.join(desk.sides(match))}"),
            ("field-by", one.by),
            ("field-subject", one.subject or ""),
            ("field-facts", one.facts or ""),
            ("field-grounds", one.grounds or ""),
            ("fee", desk.words(paid, fee=str(one.fee)) if one.fee else ""),
            ("paper-ruled", one.ruling or ""),
            ("field-members", ", ".join(one.members)),
            ("field-decision", _decision(desk, one.decision)),
            ("paper-tally", tally),
        )
        fields = tuple((desk.words(name), value) for name, value in told)
        decision_part = PaperPart(
            fields=fields,
            says=one.reasons or "",
            lines=6,
            signs=one.members or desk.columns("paper-judge"),
        )
        yield desk.sheet(desk.words("paper-decision"), decision_part)
    if not decided:
        names = ("paper-dispute", "match", "field-by", "field-members", "field-decision")
        part = PaperPart(fields=_blank(desk, *names), lines=LINES, signs=desk.columns(*("field-member",) * 3))
        yield desk.sheet(desk.words("paper-decision"), part)


def inspection(desk: Desk) -> Iterator[Printed]:
    """What the book asks of the equipment, to be measured at each table."""
    edition = desk.event.setup.edition
    if edition not in editions():
        names = ("field-table", "paper-inspected", "paper-fit", "paper-remarks", "paper-sign")
        rows = tuple((name, "", "", "", "") for name in desk.event.setup.tables or ("",) * 8)
        yield desk.sheet(
            desk.words("paper-inspection"), PaperPart(columns=desk.columns(*names), wide=(1, 3), rows=rows)
        )
        return
    rows = tuple((one.clause, one.label, one.asked, "", "") for one in table(edition, desk.language))
    names = ("paper-law", "paper-inspected", "paper-asked", "paper-measured", "paper-fit")
    head = PaperPart(fields=_blank(desk, "field-table", "paper-inspector"))
    body = PaperPart(columns=desk.columns(*names), wide=(1, 2), rows=rows, signs=desk.columns("paper-sign"))
    yield desk.sheet(desk.words("paper-inspection"), head, body)


def report(desk: Desk) -> Iterator[Printed]:
    """The report to the federation: results, standings, what is owed and made and why, disputes, conduct, changes."""
    event, why = desk.event, reasons(desk)
    due = tuple(
        (law, about, desk.words("paper-owed"), "")
        for law, found in owed_reports(event).items()
        for about in found
    )
    made = tuple(
        (law, about, desk.words("paper-made"), why.get((law, about), ""))
        for law, found in event.reported.items()
        for about in found
    )
    names = ("paper-law", "paper-about", "paper-state", "field-reasons")
    reports = PaperPart(
        heading=desk.words("paper-reports"),
        says="" if due + made else desk.words("paper-none-owed"),
        columns=desk.columns(*names) if due + made else (),
        wide=(1, 3),
        rows=due + made,
    )
    yield desk.sheet(
        desk.words("paper-report"),
        _about(desk),
        results_part(desk),
        *standing_parts(desk, desk.words("standings")),
        *places_parts(desk),
        reports,
        replace(dispute_part(desk), heading=desk.words("paper-disputes")),
        _named_part(desk, "paper-conduct", _conduct(desk)),
        _named_part(desk, "paper-exceptions", event.exceptions),
        _named_part(desk, "paper-expelled", dict.fromkeys(event.expelled, ())),
        _named_part(desk, "paper-entries-not-taken", _turned_away(desk)),
        _fees(desk),
        _changes(desk),
        PaperPart(signs=(desk.words("judge-director"),)),
    )


def _about(desk: Desk) -> PaperPart:
    """Return which event is reported: its book, its format, when it was, how many played."""
    entries = sum(entry.drawn for entry in desk.event.entries.values())
    told = (
        ("paper-event", desk.source.title),
        ("given-edition", book(desk)),
        ("given-format", desk.words(f"format-{desk.event.setup.format}")),
        ("paper-date", desk.date),
        ("players", str(entries)),
        ("given-directors", ", ".join(desk.event.setup.directors)),
    )
    return PaperPart(fields=tuple((desk.words(name), value) for name, value in told))


def _conduct(desk: Desk) -> dict[str, tuple[str, ...]]:
    """Return who was warned, and for what: by its name, or by the letter or number of the law."""

    def cause(said: str) -> str:
        return desk.words(f"cause-{said}") if said in CAUSES else said

    return {name: tuple(map(cause, causes)) for name, causes in desk.event.warnings.items()}


def _turned_away(desk: Desk) -> dict[str, tuple[str, ...]]:
    left = ("refused", "promoted", "withdrawn", "disqualified")
    found = [one for one in desk.event.entries.values() if one.state in left]
    return {one.name: (desk.words(f"entry-{one.state}"),) for one in found}


def _changes(desk: Desk) -> PaperPart:
    """Return the corrections of results, each with its reason."""
    rows = tuple(
        (act.match, act.winner or "", desk.words(f"effect-{act.effect}"), act.reason or "")
        for act in desk.source.acts
        if isinstance(act, acts.CorrectResult) and act.effect
    )
    columns = desk.columns("match", "paper-winner", "effect", "field-reason")
    heading = desk.words("paper-corrections")
    return PaperPart(heading=heading, columns=columns, wide=(1, 3), rows=rows) if rows else PaperPart()


def reasons(desk: Desk) -> dict[tuple[str, str], str]:
    """Return the reasons that were given: by the law and what about of a report, by the dispute of a ruling."""
    found: dict[tuple[str, str], str] = {}
    for act in desk.source.acts:
        if isinstance(act, acts.Report) and act.reasons:
            found[act.law, act.about] = act.reasons
        elif isinstance(act, acts.OfficialRuling | acts.DecideProtest) and act.dispute and act.reasons:
            found["ruling", act.dispute] = act.reasons
    return found


def _blank(desk: Desk, *names: str) -> tuple[tuple[str, str], ...]:
    return tuple((desk.words(name), "") for name in names)
