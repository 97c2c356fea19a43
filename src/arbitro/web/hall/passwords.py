"""Which passwords are taken: long enough, and none that everybody tries first."""

from functools import cache
from importlib.resources import files
from itertools import pairwise

from arbitro.web.hall.problems import Problem

# ASVS 6.2.1 and 6.2.9; no rule on kinds of signs (6.2.5), no end of a password's life (6.2.10).
SHORTEST, LONGEST = 8, 200
REPEATED = 4
"""How long a piece may be that makes no password, however often it is written."""
# Shipped, as a hall may have no internet: no service of breaches is asked (ASVS 6.2.12).
LIST = "common-passwords.txt"
OWN = frozenset(
    (
        "arbitro",
        "correcthorsebatterystaple",
        "backgammon",
        "carrom",
        "carromboard",
        "snooker",
        "tournament",
        "director",
    )
)
"""What whoever guesses at a hall of this kind tries as well."""


def check_password(password: str, name: str) -> None:
    """Raise 400 where a password is too short, too long, or among the first that anybody tries for this name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem(400, "bad-password", key="password")
    folded = password.casefold()
    letters = "".join(sign for sign in folded if sign.isalpha())
    own = "".join(sign for sign in name.casefold() if sign.isalpha())
    unit = _unit(folded)
    guessed = _unit(letters) in OWN | {own} or _counts(folded) or (unit != folded and len(unit) <= REPEATED)
    if guessed or not common_passwords().isdisjoint((folded, unit)):
        raise Problem(400, "common-password", key="password")


def _unit(text: str) -> str:
    """Return what a text repeats from its beginning to its end; the text itself where it repeats nothing."""
    # A text is found in itself doubled first at its shortest period.
    place = (text + text).find(text, 1)
    return text[:place] if text else text


def _counts(text: str) -> bool:
    """Tell whether a text only counts up or down through digits or letters, over nine to nought too."""
    figures = text.isdigit() and text.isascii()
    steps = {(ord(b) - ord(a)) % (10 if figures else 0x110000) for a, b in pairwise(text)}
    return steps <= {1} or steps <= {9 if figures else 0x10FFFF}


@cache
def common_passwords() -> frozenset[str]:
    """Return those that are tried first, from breaches, in small letters."""
    text = files("arbitro.web.hall").joinpath(LIST).read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("# "))
