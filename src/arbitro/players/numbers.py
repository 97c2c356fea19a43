"""Numbers of a stroke as they come in: finite, and in their range."""

import math
from collections.abc import Mapping
from typing import Any

from arbitro.kernel import Malformed
from arbitro.kernel.given import mapping


def number(
    value: Mapping[str, Any], name: str, key: str, least: float, most: float, usual: float | None = None
) -> float:
    """Return one number of a document, or raise Malformed."""
    found = value.get(name, usual)
    where = f"{key}.{name}"
    if found is None:
        raise Malformed(where, "missing")
    if isinstance(found, bool) or not isinstance(found, int | float) or not math.isfinite(found):
        raise Malformed(where, "not-a-quantity")
    if not least <= found <= most:
        raise Malformed(where, "out-of-range", least=f"{least:g}", most=f"{most:g}")
    return float(found)


def place(value: object, key: str, most: float) -> tuple[float, float]:
    """Return a place in millimetres."""
    read = mapping(value, key, ("x", "y"), ("x", "y"))
    return number(read, "x", key, -most, most), number(read, "y", key, -most, most)
