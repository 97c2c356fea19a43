"""The words that a script or a printed sheet says by itself: messages with their places left open."""

import re
from functools import cache

from arbitro.l10n import Language, messages

_PLACE = re.compile(r"\{ *\$(\w+) *\}")


@cache
def wording(language: Language, *prefixes: str) -> dict[str, str]:
    """Return every message whose name begins so; a place to fill in is written `{name}`."""
    known = messages(language)
    return {
        name: _PLACE.sub(r"{\1}", pattern).replace('{""}', "").strip()
        for name, pattern in known.items()
        if name.startswith(prefixes)
    }
