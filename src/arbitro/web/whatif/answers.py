"""What each edition of the game rules on a what-if, and where it differs from the one that was asked."""

from collections.abc import Iterator, Sequence

import msgspec

from arbitro.cases import Case, CaseProblem, Hearing
from arbitro.kernel import Refused, Ruling, leading
from arbitro.l10n import Language
from arbitro.library import announce, editions_of, explain, explain_refusal, game_of, recount, tell
from arbitro.web import addresses


class Reason(msgspec.Struct, frozen=True):
    """A ruling, or a refusal, with its law."""

    law: str
    text: str
    derived: bool
    refusal: bool
    address: str


class EditionAnswer(msgspec.Struct, frozen=True):
    """What one edition rules."""

    edition: str
    problem: str = ""
    """Why it cannot be ruled on, in one line."""
    says: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    stands: str = ""
    """What is after it, in words."""
    differs: tuple[str, ...] = ()
    """What is otherwise than by the edition that was asked, in words."""


def answers(
    case: Case, heard: Sequence[Hearing | CaseProblem], before: int, language: Language
) -> list[EditionAnswer]:
    """Return what each edition of the game rules, the asked one first, from the act of interest on."""
    # Sorting is stable: after the edition that was asked the others keep the order of the library.
    editions = sorted(editions_of(game_of(case.edition)), key=lambda edition: edition != case.edition)
    first = heard[0]
    return [
        _answer(edition, one, first if place else None, before, language)
        for place, (edition, one) in enumerate(zip(editions, heard, strict=True))
    ]


def _answer(
    edition: str,
    heard: Hearing | CaseProblem,
    asked: Hearing | CaseProblem | None,
    before: int,
    language: Language,
) -> EditionAnswer:
    if isinstance(heard, CaseProblem):
        return EditionAnswer(edition, tell(heard.message, language))
    events = heard.events[before:]
    return EditionAnswer(
        edition,
        says=tuple(announce(edition, message, language) for event in events for message in event.says),
        reasons=tuple(
            reason(edition, one, language) for event in events for one in _lead_first(event.rulings)
        ),
        stands=recount(edition, heard.after, language),
        differs=tuple(_differences(heard, asked, language)) if isinstance(asked, Hearing) else (),
    )


def _differences(heard: Hearing, asked: Hearing, language: Language) -> Iterator[str]:
    """Yield what is after it here and not there, key by key, in words."""
    for key, value in heard.after.items():
        if value != asked.after.get(key):
            yield recount(heard.case.edition, {key: value or "–"}, language)


def _lead_first(rulings: Sequence[Ruling | Refused]) -> list[Ruling | Refused]:
    """Return the rulings on an event, first the one that tells what happened."""
    made = [one for one in rulings if isinstance(one, Ruling)]
    leads = made[leading(made)] if made else None
    return sorted(rulings, key=lambda one: one is not leads)


def reason(edition: str, one: Ruling | Refused, language: Language) -> Reason:
    """Return a ruling, or a refusal, in words."""
    refusal = isinstance(one, Refused)
    text = (
        explain_refusal(edition, one, language)
        if isinstance(one, Refused)
        else explain(edition, one, language)
    )
    return Reason(one.law, text, one.derived, refusal, addresses.leaf(edition, one.law))
