"""The terms of a series that are amended: of which kind each is, and what it may be."""

from collections.abc import Mapping
from math import isfinite
from typing import Any

import msgspec

from arbitro.desk.acts import Amend
from arbitro.desk.series.state import Award, SeriesTerms, Shared, Tie
from arbitro.kernel import Malformed
from arbitro.kernel.given import whole

AMENDED: dict[str, Any] = {
    "best": int | None,
    "minimum": int,
    "ties": tuple[Tie, ...],
    "shared": Shared,
    "award": Award,
    "name": str,
}
"""What can be amended, and of which kind it is then."""
ANNOUNCED = tuple(key for key in SeriesTerms.__struct_fields__ if key not in AMENDED)
"""What stands as it was announced."""


def wanted_value(act: Amend) -> Any:
    """Return what something is to be, as it is kept; raises msgspec.ValidationError."""
    return msgspec.convert(by_place(act.to) if act.what == "award" else act.to, AMENDED[act.what])


def by_place(award: object) -> object:
    """Return an award whose places are text, as a mapping of a document may have numbers."""
    return {str(place): points for place, points in award.items()} if isinstance(award, Mapping) else award


def check_term(name: str, value: Any, key: str) -> None:
    """Raise Malformed where a term of a series cannot be."""
    if name == "best" and value is not None:
        whole(value, key, 1)
    if name == "minimum":
        whole(value, key)
    if name == "rest" and not isfinite(value):
        raise Malformed(key, "desk-wrong-value")
    if name == "award" and value != "result":
        by_number = value if isinstance(value, dict) else {}
        for place in by_number:
            if not place.isdecimal() or int(place) < 1:
                raise Malformed(f"{key}.{place}", "desk-wrong-value")
        if not all(map(isfinite, by_number.values() or value)):
            raise Malformed(key, "desk-wrong-value")
