"""Whatever happens in one case, the others are dealt with."""

import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import TypeVar

from msgspec.structs import replace

from arbitro.cases.document import Case, CaseProblem
from arbitro.cases.hearing import Hearing, hear
from arbitro.kernel import Malformed, Message
from arbitro.library import NotBuilt, editions_of, game_of

T = TypeVar("T")


def attempt(case: Case, deal: Callable[[Case], T]) -> T | CaseProblem:
    """Deal with a case; whatever goes wrong is its problem, and nobody else's."""
    try:
        return deal(case)
    except Malformed as error:
        return CaseProblem(case.id, error.message)
    except NotBuilt as error:
        return CaseProblem(case.id, Message("cli-not-built", {"edition": str(error)}))
    except MemoryError:
        raise  # whoever set the bounds says what becomes of it
    except Exception as error:  # noqa: BLE001  # a fault of ours in one case must not end the run
        return CaseProblem(case.id, Message("malformed-unforeseen", {"what": _place(error)}))


def hear_by_all(case: Case) -> list[Hearing | CaseProblem]:
    """Return what each edition of the game rules on a case, the one that is asked first."""
    editions = sorted(editions_of(game_of(case.edition)), key=lambda edition: edition != case.edition)
    return [attempt(replace(case, edition=edition), hear) for edition in editions]


def _place(error: Exception) -> str:
    """Return what happened and where, for whoever mends it."""
    where = traceback.extract_tb(error.__traceback__, -1)[-1]
    return f"{type(error).__name__}, {PurePath(where.filename).name}:{where.lineno}"
