"""Names of people: what may stand in one, and when two look the same."""

import unicodedata
from functools import lru_cache

LONGEST_NAME = 80
"""How many signs a name has at most."""
DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn what stands after them round, so that a name reads as another."""
UNPRINTED = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Kinds of signs that have no place in a name: controls, halves of signs, ends of lines."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that nobody sees, beside those of Unicode's kind `Cf`."""


def can_be_shown(name: str) -> bool:
    """Tell whether a name can be shown: 1 to 80 signs, something to be seen, no control and no direction signs.

    Signs that join or part letters are kept, because Persian and many scripts of India are written with them.
    """
    stray = any(sign in DIRECTIONS or unicodedata.category(sign) in UNPRINTED for sign in name)
    return len(name) <= LONGEST_NAME and not stray and bool(look_of(name))


@lru_cache(maxsize=16384)
def look_of(name: str) -> str:
    """Return what is seen of a name: two names that differ in case, spaces or invisible signs alone look the same."""
    # NFKC twice: lowering a letter may leave a sequence that composes otherwise (İ), and what is compared must
    # not depend on how it was typed.
    seen = (
        sign
        for sign in unicodedata.normalize("NFKC", name).lower()
        if not (sign in BLANK or "\ufe00" <= sign <= "\ufe0f" or unicodedata.category(sign) == "Cf")
    )
    return unicodedata.normalize("NFKC", " ".join("".join(seen).split()))
