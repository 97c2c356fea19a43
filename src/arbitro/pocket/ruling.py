"""Cases ruled on: what is after them, the laws that were cited, and the words, as the hall has them."""

from typing import Any

import msgspec

from arbitro.cases import Case, CaseProblem, Hearing, attempt, compare, hear, read_cases
from arbitro.kernel import Refused
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import announce, explain, explain_refusal, tell

DESK = "desk"


class RuledCase(msgspec.Struct, frozen=True):
    """A case as it was ruled on, or why it was not."""

    id: str
    after: dict[str, Any] = {}
    laws: tuple[str, ...] = ()
    texts: dict[str, list[str]] = {}
    """Rulings and calls in each language."""
    holds: bool = False
    """Whether it is ruled as its `then` says."""
    problem: dict[str, str] | None = None
    """What is wrong with it, in each language."""


def rule_cases(text: str, languages: tuple[Language, ...] = LANGUAGES) -> list[RuledCase]:
    """Rule on the cases of a file in YAML."""
    return [_rule(case, languages) for case in read_cases(text)]


def _rule(case: Case | CaseProblem, languages: tuple[Language, ...]) -> RuledCase:
    heard = case if isinstance(case, CaseProblem) else attempt(case, hear)
    if isinstance(heard, CaseProblem):
        return RuledCase(heard.case, problem={one: tell(heard.message, one) for one in languages})
    texts: dict[str, list[str]] = {language: ruling_texts(heard, language) for language in languages}
    return RuledCase(heard.case.id, heard.after, heard.laws, texts, not compare(heard))


def ruling_texts(heard: Hearing, language: Language) -> list[str]:
    """Return what is said of a case: each ruling with its law, and the official's calls."""
    edition, room = heard.case.edition, DESK if heard.event else None
    told = []
    for event in heard.events:
        for one in event.rulings:
            if isinstance(one, Refused):
                told.append(explain_refusal(edition, one, language, room))
            else:
                told.append(explain(edition, one, language))
        told += [announce(edition, message, language) for message in event.says]
    return told
