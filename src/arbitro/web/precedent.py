"""A case of the book in words: what lay there, what happened, what was ruled."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from arbitro.cases import Case, CaseProblem, attempt, hear
from arbitro.cases.book import cases_of
from arbitro.l10n import Language
from arbitro.library import announce, describe, game, recount
from arbitro.web.api import json
from arbitro.web.language import language_of
from arbitro.web.laws import known_edition, known_number
from arbitro.web.whatif.answers import Reason, reason
from arbitro.web.whatif.asking import address, asked_by

UNTOLD = ("position", "players", "level")
"""What of a situation is not said in words: a picture says it, or nobody asks."""


class PrecedentAct(msgspec.Struct, frozen=True):
    """One act of a case, and what was ruled on it."""

    act: str
    says: tuple[str, ...]
    rulings: tuple[Reason, ...]


class Precedent(msgspec.Struct, frozen=True):
    """A case in which a clause decided."""

    case: str
    address: str
    """Where it can be tried otherwise."""
    given: str
    """What was so before it; nothing where it was a beginning."""
    acts: tuple[PrecedentAct, ...]


def precedent(request: Request) -> Response:
    """Return the plainest case in which a clause decided, in words; null where there is none."""
    edition, language = known_edition(request), language_of(request)
    number = known_number(request, edition, language)
    cases = sorted(cases_of(edition, number), key=_plainness)
    # One after the other: as a rule the plainest can be told, and no other is heard.
    return json(request, next(filter(None, (tell_precedent(case, language) for case in cases)), None))


def tell_precedent(case: Case, language: Language) -> Precedent | None:
    """Return a case in words; None where it cannot be heard any more."""
    heard = attempt(case, hear)
    if isinstance(heard, CaseProblem) or heard.event:
        return None
    facts = game(case.edition).read(case.given, case.when).facts
    acts = tuple(
        PrecedentAct(
            describe(case.edition, fact, language),
            tuple(announce(case.edition, message, language) for message in event.says),
            tuple(reason(case.edition, one, language) for one in event.rulings),
        )
        for (_, fact), event in zip(facts, heard.events, strict=True)
    )
    given = {key: value for key, value in case.given.items() if key not in UNTOLD}
    return Precedent(case.id, address(asked_by(case)), recount(case.edition, given, language), acts)


def _plainness(case: Case) -> tuple[bool, int, int, str]:
    """Order cases so that one which says little comes first: no position, few acts, few words."""
    refused = bool((case.then or {}).get("refused"))
    return refused, len(case.when), len(str(case.given)) + len(str(case.when)), case.id
