"""What a book says about events: which of its clauses speak of what the desk does, and what is usual by it."""

from typing import Literal

import msgspec

Officials = Literal["director", "chief-referee", "referee"]
Heard = Literal["parties", "asked", "all"]


class DeskLaws(msgspec.Struct, frozen=True):
    """The clauses of one edition, empty where the book has none for the matter; by itself what holds under no book."""

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
    protest: str = ""
    """Why nobody plays on while a protest is open."""
    reports: tuple[str, ...] = ()
    """What the book has reported to the federation."""
    principle: str = ""
    """The report of a matter of principle, at any time."""
    heard: Heard = "parties"
    """Who is heard in a dispute unasked: the parties, nobody, or everybody."""
    approval: bool = False
    """Whether entries wait to be approved where nothing is announced."""
    length: int | None = None
    """The points of a match where nothing is announced, in a game that is played to points."""
    length_name: str = ""
    """What the terms of a match call its length: `points`, `games`."""
    unit: str = ""
    """What the desk calls a part of a match in words: `games`, `frames`, `points`; nothing where it has none."""
    odd_games: bool = False
    """Whether a match is the best of an odd number of games only."""
    game_points: int | None = None
    """The points of a game: nobody starts at its end."""
    unit_s: int = 1800
    """About how long a game, a frame, a point takes where nothing has been played yet; under no book a whole match."""
    rating: Literal["glicko", "fibs"] | None = None
    """By which formula players are rated."""
    late_point_s: int | None = None
    """Seconds of lateness that cost a point, where a match is not lost by it at once."""
    breaks: bool = False
    """Whether the sides have breaks between games."""
    boards: bool = False
    """Whether the desk keeps when a board ended."""
    equipment: bool = False
    """Whether the desk imposes clocks and boxes, and the sides make requests."""
    parameters: dict[str, str] = {}
    """Which of these numbers are parameters of the edition, and what they are called there."""
    conduct: str = ""
    """A subclass of `arbitro.desk.law.discipline.Conduct`, as `module:name`."""
