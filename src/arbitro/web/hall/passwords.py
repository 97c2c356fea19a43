"""Which passwords are taken: long enough, and none that everybody tries first."""

from functools import cache
from importlib.resources import files

from arbitro.web.hall.problems import Problem

SHORTEST, LONGEST = 8, 200
LIST = "common-passwords.txt"
OWN = frozenset(("arbitro", "backgammon", "carrom", "carromboard", "snooker", "tournament", "director"))
"""What whoever guesses at a hall of this kind tries as well."""


def check_password(password: str, name: str) -> None:
    """Raise 400 where a password is too short, too long, or among the first that anybody tries for this name."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Problem(400, "bad-password", key="password")
    folded = password.casefold()
    letters = "".join(sign for sign in folded if sign.isalpha())
    own = "".join(sign for sign in name.casefold() if sign.isalpha())
    if folded in common_passwords() or letters in OWN or letters == own or len(set(folded)) == 1:
        raise Problem(400, "common-password", key="password")


@cache
def common_passwords() -> frozenset[str]:
    """Return those that are tried first, from breaches, in small letters."""
    text = files("arbitro.web.hall").joinpath(LIST).read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("# "))
