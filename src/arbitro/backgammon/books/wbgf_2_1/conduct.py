"""Chapter 1, and every breach that the director punishes: what is noted, what it may cost, what is reported."""

from collections.abc import Iterator

import msgspec

from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book
from arbitro.backgammon.books.wbgf_2_1.parameters import Parameters
from arbitro.backgammon.match import Match
from arbitro.backgammon.position import other
from arbitro.kernel import Effect, Question

_AWAY = ("disqualification", "expulsion")
_LADDER = ("warning", "points")


class Breach(msgspec.Struct, frozen=True):
    """A breach of conduct: its clause, and what the book lets it cost."""

    law: str
    sanction: str
    """The clause that says what it may cost."""
    measures: tuple[str, ...]
    repeated: bool = False
    """Only a repeated breach is punished, first by a warning."""
    report: str | None = None
    """The clause by which sending somebody away is reported to the federation."""
    spectator: bool = False
    """It is a spectator's."""


BREACHES: dict[str, Breach] = {
    "etiquette": Breach("1.2.i", "1.2.iii", _AWAY),
    "equipment-misused": Breach("1.2.ii", "1.2.iii", _AWAY),
    "language": Breach("1.5", "1.5", (*_LADDER, *_AWAY), repeated=True),
    "spectator-speaks": Breach("1.6.i", "1.6.iii", ("expulsion",), report="1.6.v", spectator=True),
    "spectator-helps": Breach("1.6.ii", "1.6.iii", ("expulsion",), report="1.6.v", spectator=True),
    "aid": Breach("1.7.i", "1.7.vi", (*_LADDER, *_AWAY), report="1.7.viii"),
    "recording": Breach("1.7.ii", "1.7.vi", (*_LADDER, *_AWAY), report="1.7.viii"),
    "headphones": Breach("1.7.iii", "1.7.vi", (*_LADDER, *_AWAY), report="1.7.viii"),
    "phone": Breach("1.7.iv", "1.7.vi", (*_LADDER, *_AWAY), report="1.7.viii"),
    "outside-help": Breach("1.7.v", "1.7.vi", (*_LADDER, *_AWAY), report="1.7.viii"),
    "leaving-the-board": Breach("2.2.iii", "2.2.v", ("points",)),
    "emergency-abused": Breach("2.2.vi", "2.2.v", ("points",)),
    "slow-play": Breach("2.3.i", "2.3.i.a", (*_LADDER, "clock")),
    "dice-misused": Breach("4.1.i", "2.4.i", ("baffle-box",)),
    "dice-touched": Breach("4.1.ii", "1.2.iii", _AWAY),
    "careless-roll": Breach("4.1.iv.a", "2.4.i", ("baffle-box",)),
    "early-roll-unreported": Breach("4.1.v.a", "4.1.v.a", ("no-option",), repeated=True),
    "moving-unclearly": Breach("4.2.i", "4.2.i", _LADDER, repeated=True),
    "men-touched": Breach("4.2.ii", "4.2.ii", _LADDER, repeated=True),
    "trying-moves": Breach("4.2.v", "4.2.v", _LADDER, repeated=True),
    "clock-hand": Breach("4.3.i", "4.3.i", _LADDER, repeated=True),
    "clock-silence": Breach("4.3.iv", "4.3.iv", (*_LADDER, "game", "match", *_AWAY)),
    "agreed-result": Breach("4.5", "4.5", _AWAY),
    "information-withheld": Breach("5.3", "5.3", (*_LADDER, *_AWAY)),
}
"""Every breach the director can enter."""


@book.refuses("1.6.i", f.Offence)
def not_a_players_breach(match: Match, offence: f.Offence, numbers: Parameters) -> bool:
    """Spectators' breaches name no player, and players' breaches name one."""
    return BREACHES[offence.what].spectator != (offence.by is None)


@book.refuses("1.2.iii", f.Sanction)
def not_the_measure(match: Match, sanction: f.Sanction, numbers: Parameters) -> bool:
    """The clause does not provide for this measure."""
    return sanction.measure not in BREACHES[sanction.offence].measures


@book.refuses("1.2.iii", f.Sanction)
def nothing_to_punish(match: Match, sanction: f.Sanction, numbers: Parameters) -> bool:
    """A breach is entered before it is punished; some only when they are repeated."""
    needed = 2 if BREACHES[sanction.offence].repeated else 1
    return _times(match, sanction, None) < needed


@book.refuses("1.5", f.Sanction)
def warning_comes_first(match: Match, sanction: f.Sanction, numbers: Parameters) -> bool:
    """Where the book has a ladder, the first step is a warning."""
    breach = BREACHES[sanction.offence]
    ladder = breach.repeated or sanction.offence == "slow-play"
    above = sanction.measure in ("points", *_AWAY) and "warning" in breach.measures
    return ladder and above and not _times(match, sanction, "warning")


@book.refuses("4.5", f.Sanction)
def nothing_left_to_lose(match: Match, sanction: f.Sanction, numbers: Parameters) -> bool:
    """Points, games and matches are lost while the match lasts."""
    if sanction.measure == "game":
        return not match.under_way
    return sanction.measure in ("points", "match", "clock", "baffle-box") and match.winner is not None


def _enter(name: str, breach: Breach) -> None:
    @book.rule(breach.law, f.Offence)
    def breach_is_noted(match: Match, offence: f.Offence, numbers: Parameters) -> Iterator[Effect | Question]:
        """A breach is entered, and the director decides what it costs."""
        if offence.what == name:
            yield e.Noted(breach.law, name, offence.by)
            yield Question("sanction", breach.measures)

    @book.rule(breach.sanction, f.Sanction)
    def breach_is_punished(match: Match, sanction: f.Sanction, numbers: Parameters) -> Iterator[Effect]:
        """The director's decision is carried out."""
        if sanction.offence == name:
            yield from _punished(match, sanction, breach, numbers)

    if breach.report:

        @book.rule(breach.report, f.Sanction)
        def report_is_owed(match: Match, sanction: f.Sanction, numbers: Parameters) -> Iterator[Effect]:
            """Whoever is sent away is reported to the federation after the tournament."""
            if sanction.offence == name and sanction.measure in _AWAY and breach.report:
                yield e.ReportOwed(breach.report)


for _name, _breach in BREACHES.items():
    _enter(_name, _breach)


def _punished(match: Match, sanction: f.Sanction, breach: Breach, numbers: Parameters) -> Iterator[Effect]:
    side = sanction.to
    match sanction.measure:
        case "warning":
            yield e.Warned(breach.sanction, sanction.offence, side)
        case "baffle-box":
            yield e.BaffleBoxUsed()
        case "clock":
            yield e.ClockBrought(bank(match, numbers.bank_s_per_point), numbers.delay_s)
        case "points" if side:
            yield e.PointsCredited(other(side), sanction.points)
        case "no-option" if side:
            yield e.OptionLost(side)
        case "game" if side:
            yield e.GameWon(other(side), match.cube.value, "sanction")
        case measure:
            yield e.Excluded(breach.sanction, measure, side)
            if side and match.winner is None:
                yield e.MatchWon(other(side))


def bank(match: Match, seconds_per_point: float) -> float:
    """Return the seconds that each side gets: half the points that both still need, times the bank of a point."""
    return (match.needs("X") + match.needs("O")) * seconds_per_point / 2


def _times(match: Match, sanction: f.Sanction, measure: str | None) -> int:
    """Return how often a breach was entered against a side, or a measure taken for it."""
    return sum(
        note.what == sanction.offence and note.side == sanction.to and note.measure == measure
        for note in match.notes
    )
