"""Which clause of each law book speaks of what the desk does. Under no book nothing is cited."""

from typing import Literal

import msgspec

Officials = Literal["director", "chief-referee", "referee"]


class Laws(msgspec.Struct, frozen=True):
    """The clauses of one edition; an empty one where the book has none for the matter."""

    director: str = ""
    """An event needs a director."""
    entry: str = ""
    higher: str = ""
    turned_away: str = ""
    """The report of who was turned away or promoted."""
    call: str = ""
    table: str = ""
    lateness: str = ""
    report_s: int | None = None
    """Seconds from the call within which the sides report, or lose the match."""
    interval: str = ""
    overstay: str = ""
    result: str = ""
    score: str = ""
    wrong_length: str = ""
    correction: str = ""
    loss: str = ""
    """The loss of a match for conduct; its items are numbered under it."""
    items: dict[str, str] = {}
    """The items of the loss of the match, by what cases call them."""
    insult: str = ""
    """The item that reaches beyond the match."""
    distraction: str = ""
    """The item that needs a warning."""
    points: str = ""
    """Why there are no penalty points, or none for that."""
    no_protest: str = ""
    """Who decides where the book has no protest."""
    protest_language: str | None = None
    """The language of protests, where the book has them."""
    judge: Officials | None = None
    claim: str = ""
    appeal: str = ""
    evidence: str = ""
    ruling_final: bool = False
    results_due: str = ""
    """The report of the results."""


_LETTERS = {letter: f"143{letter}" for letter in "abcdefghi"}
_NUMBERS = {str(number): f"match-loss.{number}" for number in range(1, 10)}

_ICF = Laws(
    lateness="143i",
    report_s=900,
    interval="138",
    overstay="143b",
    loss="143",
    items={**_LETTERS, "a": "143a.i"},
    insult="d",
    distraction="h",
    points="143",
    protest_language="en",
    judge="chief-referee",
    claim="19",
    appeal="19",
    evidence="19",
)

LAWS: dict[str, Laws] = {
    "desk": Laws(),
    "carrom/icf-2001": _ICF,
    "carrom/colombia": msgspec.structs.replace(_ICF, items=_LETTERS, protest_language="es"),
    "carrom/classic-29": Laws(
        lateness="match-loss.9",
        report_s=900,
        interval="general.39",
        overstay="match-loss.2",
        loss="match-loss",
        items=_NUMBERS,
        insult="4",
        distraction="8",
        points="match-loss",
        no_protest="terms.22",
        judge="chief-referee",
        claim="terms.22",
        appeal="terms.22",
        evidence="terms.22",
        ruling_final=True,
    ),
    "snooker/wpbsa": Laws(
        points="5.1.a.1",
        no_protest="5.1.a.1",
        judge="referee",
        claim="5.1.a.1",
        appeal="5.1.a.1",
        evidence="5.1.c",
        ruling_final=True,
    ),
    "backgammon/wbgf-2.1": Laws(
        director="1.3.i",
        entry="1.4.i",
        higher="1.4.ii",
        turned_away="1.4.iii",
        call="2.2.i",
        table="3.8",
        lateness="2.2.v",
        result="4.6",
        score="4.5",
        wrong_length="4.8",
        correction="4.6",
        no_protest="5.1",
        judge="director",
        claim="5.1",
        appeal="5.2",
        evidence="5.3",
        results_due="5.5.ii",
    ),
}
"""The clauses by edition."""
