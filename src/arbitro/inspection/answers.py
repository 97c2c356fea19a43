"""Reads what an inspector wrote into the form: measurements, counts, materials, yes and no."""

from fractions import Fraction

from arbitro.inspection.entry import ChecklistEntry
from arbitro.inspection.quantity import UNITS, NotANumber, Quantity, UnknownUnit, WrongUnit, quantity
from arbitro.kernel import Malformed
from arbitro.l10n import LANGUAGES, say

_YES_AND_NO = {"yes": True, "no": False, "sì": True, "si": True, "sí": True, "true": True, "false": False}


def measurement(entry: ChecklistEntry, given: object) -> Quantity:
    """Return a measured quantity in the entry's unit, or raise Malformed."""
    # The law's unit decides what may be said: a length in grams is a slip to be told, not a number to be
    # judged.
    try:
        found = quantity(given, entry.unit)
    except NotANumber as error:
        raise _malformed_answer(entry, "number", given) from error
    except UnknownUnit as error:
        raise _malformed_answer(entry, "unknown-unit", given, known=" ".join(filter(None, UNITS))) from error
    except WrongUnit as error:
        raise _malformed_answer(entry, "unit", given) from error
    if found.amount < 0:
        raise _malformed_answer(entry, "negative", given)
    if entry.kind == "count" and found.amount.denominator != 1:
        raise _malformed_answer(entry, "count", given)
    return found


def spread(entry: ChecklistEntry, given: list[object]) -> Fraction:
    """Return how far the largest of several measurements is from the smallest."""
    if len(given) < 2:
        raise _malformed_answer(entry, "several", *given[:1])
    amounts = [measurement(entry, value).amount for value in given]
    return max(amounts) - min(amounts)


def condition(entry: ChecklistEntry, given: object) -> bool:
    """Return whether it is as the law asks; `yes` and `no` may be said in any of the three languages."""
    # An inspector writes as they speak, with accents or without: the form travels between federations.
    answer = given if isinstance(given, bool) else _YES_AND_NO.get(str(given).strip().casefold())
    if answer is None:
        raise _malformed_answer(entry, "yes-or-no", given)
    return answer


def choice(entry: ChecklistEntry, given: object) -> str:
    """Return which of the entry's words was chosen; it may be said in any of the three languages."""
    wanted = str(given).strip().casefold()
    for word in (*entry.allowed, *entry.excluded):
        if wanted in {word, *(say(language, f"inspect-word-{word}").casefold() for language in LANGUAGES)}:
            return word
    raise Malformed(
        entry.id, "measure-word", given=value_as_written(given), words=(*entry.allowed, *entry.excluded)
    )


def value_as_written(given: object) -> str:
    """Return a value as it was written, short enough for one line."""
    # Told back to the inspector in one line: whatever was pasted into the form must not fill the page.
    plain = "null" if given is None else str(given)
    text = " ".join((plain.lower() if isinstance(given, bool) else plain).split())
    return text if len(text) <= 40 else text[:39] + "…"


def _malformed_answer(entry: ChecklistEntry, reason: str, *given: object, **values: object) -> Malformed:
    shown = value_as_written(given[0]) if given else ""
    return Malformed(entry.id, f"measure-{reason}", given=shown, unit=entry.unit or "none", **values)
