"""What is said of entries and findings, in the reader's language."""

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

from arbitro.inspection.entry import ChecklistEntry, Figures, entries
from arbitro.inspection.findings import Finding, InspectionReport, JudgedValue
from arbitro.inspection.quantity import decimal
from arbitro.kernel import Message
from arbitro.l10n import Language, say
from arbitro.library import game_of, tell, text

_FLAGS = {"true": "inspect-yes", "false": "inspect-no"}


class SpokenRow(msgspec.Struct, frozen=True):
    """An entry with its labels, as a table or a page shows it."""

    id: str
    """The entry's id, which is its key in a form."""
    part: str
    """The name of the part of the equipment."""
    label: str
    """What is measured."""
    asked: str
    """What the law asks."""
    kind: str
    """How it is judged."""
    unit: str
    """The unit of a number written without one."""
    clause: str
    """The number of the clause that asks for it."""
    title: str
    """The title of the clause."""
    choices: dict[str, str]
    """Of a choice: each word with its translation."""
    pieces: int
    """How many there are of a kind."""
    advised: bool
    """Whether the book only recommends it."""
    derived: bool
    """Whether the judgement follows a reading."""


def table(edition: str, language: Language) -> list[SpokenRow]:
    """Return the entries of an edition with their labels, in the order of the book."""
    return [_row(edition, entry, language) for entry in entries(edition).values()]


def part(game: str, name: str, language: Language) -> str:
    """Return the name of a part of the equipment."""
    return say(language, f"inspect-{game}-{name}")


def label(edition: str, entry: ChecklistEntry, language: Language) -> str:
    """Return what an entry measures, in words."""
    return say(language, f"inspect-{game_of(edition)}-{entry.id.replace('.', '-')}")


def requirement_text(entry: ChecklistEntry, language: Language) -> str:
    """Return what the law asks of an entry, in words, with feet and inches where the book has both."""
    said = _figures_text(entry, entry.figures, entry.unit, language)
    if entry.imperial:
        other = _figures_text(entry, entry.imperial, "", language)
        said = say(language, "inspect-asks-both", imperial=other, metric=said)
    for quality in ("advised", "on_demand"):
        if getattr(entry, quality):
            said = say(language, f"inspect-asks-{quality.replace('_', '-')}", asked=said)
    return said


def words(names: Iterable[str], language: Language) -> str:
    """Return the words of a choice in the language, separated by commas."""
    return ", ".join(say(language, f"inspect-word-{name}") for name in names)


def value(entry: ChecklistEntry, judged: JudgedValue, language: Language) -> str:
    """Return a value as written, with its unit where it was written without."""
    given = judged.given
    if given in _FLAGS:
        return say(language, _FLAGS[given])
    bare = entry.kind not in ("choice", "condition", "spread") and given.replace(".", "").isdigit()
    return f"{_local(given, language)} {entry.unit}".strip() if bare else given


def off(entry: ChecklistEntry, judged: JudgedValue, language: Language) -> str:
    """Return by how much a value misses what is asked, with its sign; empty where it does not."""
    if judged.off is None:
        return ""
    sign = "+" if judged.off > 0 else "−"
    return f"{sign}{_local(decimal(abs(judged.off)), language)} {entry.unit}".strip()


def problem(report: InspectionReport, message: Message, language: Language) -> str:
    """Return what could not be understood, and what to do, in one line."""
    values = dict(message.values)
    if isinstance(names := values.get("words"), tuple):
        values["words"] = words(names, language)
    if message.id == "malformed-measure-unknown":
        values["near"] = (
            ", ".join(get_close_matches(str(values["key"]), entries(report.edition), n=3)) or "none"
        )
    return tell(Message(message.id, values), language)


def card(report: InspectionReport, finding: Finding, language: Language) -> dict[str, object]:
    """Return a finding as JSON shows it."""
    entry = finding.entry
    return {
        "id": entry.id,
        "label": label(report.edition, entry, language),
        "result": finding.result,
        "values": [_judged_card(judged) for judged in finding.judged],
        "unseen": finding.unseen,
        "required": requirement_text(entry, language),
        "unit": entry.unit,
        "law": entry.clause,
        "title": text(report.edition, language).laws[entry.clause].title,
        "advised": entry.advised,
        "derived": entry.derived,
    }


def _row(edition: str, entry: ChecklistEntry, language: Language) -> SpokenRow:
    return SpokenRow(
        entry.id,
        part(game_of(edition), entry.part, language),
        label(edition, entry, language),
        requirement_text(entry, language),
        entry.kind,
        entry.unit,
        entry.clause,
        text(edition, language).laws[entry.clause].title,
        {name: words([name], language) for name in (*entry.allowed, *entry.excluded)},
        entry.pieces,
        entry.advised,
        entry.derived,
    )


def _judged_card(judged: JudgedValue) -> dict[str, object]:
    off = None if judged.off is None else float(judged.off)
    return {"given": judged.given, "result": judged.result, "difference": off}


def _figures_text(entry: ChecklistEntry, figures: Figures, unit: str, language: Language) -> str:
    match entry.kind:
        case "condition":
            return say(language, "inspect-yes")
        case "choice" if "other" in entry.allowed:
            return say(language, "inspect-asks-none-of", words=words(entry.excluded, language))
        case "choice" if len(entry.allowed) == 1:
            return words(entry.allowed, language)
        case "choice":
            return say(language, "inspect-asks-one-of", words=words(entry.allowed, language))
        case "range" | "count" if not figures.values:
            low, high = (_printed_figure(limit or "", unit, language) for limit in (figures.min, figures.max))
            if figures.min and figures.max:
                return say(language, "inspect-asks-range", min=low, max=high)
            if figures.min:
                return say(language, "inspect-asks-at-least", min=low)
            return say(language, "inspect-asks-at-most", max=high)
        case kind:
            printed = [_printed_figure(value, unit, language) for value in figures.values]
            said = say(language, "inspect-or").join(printed)
            tolerance = _printed_figure(figures.tolerance or figures.max or "", unit, language)
            return say(language, f"inspect-asks-{kind}", value=said, tolerance=tolerance)


def _printed_figure(printed: str, unit: str, language: Language) -> str:
    return f"{_local(printed, language)}{' ' if unit not in ('', '°', '×') else ''}{unit}"


def _local(number: str, language: Language) -> str:
    return number if language == "en" else number.replace(".", ",")
