"""A what-if as the file of a case: what happens, and what the book rules on it."""

import re
from typing import Any

import yaml

from arbitro.cases import Case, Hearing


def case_text(hearing: Hearing) -> str:
    """Return a case with what was ruled as what it expects: `arbitro check` holds it."""
    case = hearing.case
    laws = list(dict.fromkeys(hearing.laws))
    # A null member and an absent one are the same in a view (hall.md, "Views").
    then: dict[str, Any] = {key: value for key, value in hearing.after.items() if value is not None}
    then["laws"] = laws
    if hearing.refused:
        then["refused"] = hearing.refused.law
    document = {
        "id": name_case(case, laws),
        "edition": case.edition,
        "given": case.given,
        "when": [event.name if event.value is True else {event.name: event.value} for event in case.when],
        "then": then,
    }
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def name_case(case: Case, laws: list[str]) -> str:
    """Return a name for the case: its edition and the laws that speak in it."""
    words = "-".join([case.edition.partition("/")[2], *laws[-2:], case.id])
    return re.sub(r"[^a-z0-9]+", "-", words.casefold()).strip("-")
