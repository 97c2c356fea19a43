"""What the page of a what-if is filled in with."""

from typing import Any

from msgspec.structs import replace

from arbitro.cases import Case
from arbitro.l10n import Language
from arbitro.l10n.wording import wording
from arbitro.library import editions_of, game, name_act
from arbitro.web.whatif.answers import EditionAnswer
from arbitro.web.whatif.asking import ACT_KEY, GIVEN_KEY, WhatIfQuery, address, same_case
from arbitro.web.whatif.form import Field, form_of
from arbitro.web.whatif.labels import choice_name, field_name

LONGEST_LINK = 2048
"""Signs of an address that a page repeats: more than the longest search needs."""


def shown_values(
    one: WhatIfQuery, found: list[EditionAnswer], case: Case | None, language: Language
) -> dict[str, Any]:
    """Return what the template takes: the situation, the act, and what each edition rules."""
    form, here = form_of(one.game), address(one)
    known = {field.name for field in form_of(one.game).given}
    extra = {key: values for key, values in one.given.items() if key not in known}
    return {
        "words": wording(language, "board-", "whatif-board"),
        "asked": one,
        "given": tuple(_limited(field, one.edition) for field in form.given),
        "extra": extra,
        "acts": form.acts,
        "books": editions_of,
        "act_name": name_act,
        "field_name": field_name,
        "choice_name": choice_name,
        "keys": {"given": GIVEN_KEY, "act": ACT_KEY},
        "answers": found,
        "differing": sum(bool(answer.differs) for answer in found),
        "same": same_case(case) if case else None,
        # Pages repeat no longer address (page.py).
        "save": here.replace("/whatif?", "/whatif/case.yaml?") if case and len(here) < LONGEST_LINK else "",
    }


def _limited(field: Field, edition: str) -> Field:
    """Return a field with the most that the edition allows."""
    if not field.below:
        return field
    return replace(field, most=getattr(game(edition).books[0].parameters, field.below) - 1)
