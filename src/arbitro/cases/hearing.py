"""Hears a case before the referee of its edition."""

from typing import Any

import msgspec

from arbitro.cases.document import Case
from arbitro.kernel import Malformed, Refused, Ruling
from arbitro.library import UnknownEdition, referee


class Hearing(msgspec.Struct, frozen=True):
    """What the book ruled on a case."""

    case: Case
    after: dict[str, Any]
    """The state after the last event, as cases show it."""
    rulings: tuple[Ruling | Refused, ...]
    """Every ruling on every event, refusals included, in their order."""
    refused: Refused | None
    """The refusal of the last event, if it was refused."""

    @property
    def laws(self) -> tuple[str, ...]:
        """Every law cited in the case."""
        return tuple(ruling.law for ruling in self.rulings)


def hear(case: Case) -> Hearing:
    """Rule on each event in order; raises Malformed, or NotBuilt where nobody rules by the edition yet."""
    try:
        judge = referee(case.edition)
    except UnknownEdition as error:
        raise Malformed("edition", "unknown-edition", edition=case.edition) from error
    state, facts = judge.read(case.given, case.when)
    rulings: list[Ruling | Refused] = []
    refused: Refused | None = None
    for fact in facts:
        verdict = judge.judge(state, fact)
        state, refused = verdict.state, verdict.refused
        rulings += [*verdict.rulings, *([refused] if refused else [])]
    return Hearing(case, judge.after(state), tuple(rulings), refused)
