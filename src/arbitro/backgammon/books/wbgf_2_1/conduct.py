"""Chapter 1, and every breach that the director punishes: what is noted, what it may cost, what is reported."""

from collections.abc import Iterator

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.offences import AWAY, OFFENCES, Breach
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import other
from arbitro.kernel import Effect, Question


@book.refuses("1.6.i", f.Offence)
def not_a_players_breach(match: BackgammonMatch, offence: f.Offence, p: BackgammonParameters) -> bool:
    """Spectators' breaches name no player, and players' breaches name one."""
    breach = OFFENCES[offence.what]
    return not breach.anybody and breach.spectator != (offence.by is None)


@book.refuses("4.5", f.Sanction)
def nothing_left_to_lose(match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters) -> bool:
    """Points, games and matches are lost while the match lasts."""
    if sanction.measure == "game":
        return not match.under_way
    return sanction.measure in ("points", "match", "clock", "baffle-box") and match.over


def _limit(name: str, breach: Breach) -> None:
    @book.refuses(breach.sanction, f.Sanction)
    def not_the_measure(match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters) -> bool:
        """The clause does not provide for this measure."""
        nobodys_points = sanction.measure == "points" and sanction.to is None
        return sanction.offence == name and (sanction.measure not in breach.measures or nobodys_points)

    @book.refuses(breach.sanction, f.Sanction)
    def nothing_to_punish(match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters) -> bool:
        """A breach is entered before it is punished; some only when they are repeated."""
        needed = 2 if breach.repeated else 1
        return sanction.offence == name and _times(match, sanction, None) < needed

    @book.refuses(breach.sanction, f.Sanction)
    def warning_comes_first(match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters) -> bool:
        """Where the book has a ladder, the first step is a warning."""
        # Slow play has a ladder although no breach of it is counted: 2.3.i names the warning first.
        above = sanction.measure in ("points", *AWAY) and "warning" in breach.measures
        ladder = sanction.offence == name and (breach.repeated or name == "slow-play")
        return ladder and above and not _times(match, sanction, "warning")


def _enter(name: str, breach: Breach) -> None:
    @book.rule(breach.law, f.Offence)
    def breach_is_noted(
        match: BackgammonMatch, offence: f.Offence, p: BackgammonParameters
    ) -> Iterator[Effect | Question]:
        """A breach is entered, and the director decides what it costs."""
        if offence.what == name:
            yield e.Noted(breach.law, name, offence.by)
            yield Question("sanction", breach.measures)

    @book.rule(breach.sanction, f.Sanction)
    def breach_is_punished(
        match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters
    ) -> Iterator[Effect]:
        """The director's decision is carried out."""
        if sanction.offence == name:
            yield from _sanction_effects(match, sanction, breach)

    if breach.report:

        @book.rule(breach.report, f.Sanction)
        def report_is_owed(
            match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters
        ) -> Iterator[Effect]:
            """Whoever is sent away is reported to the federation after the tournament."""
            if sanction.offence == name and sanction.measure in AWAY and breach.report:
                yield e.ReportOwed(breach.report)


for _name, _breach in OFFENCES.items():
    _limit(_name, _breach)
    _enter(_name, _breach)


@book.rule("2.3.i.b", f.Sanction)
def rest_is_played_on_the_clock(
    match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters
) -> Iterator[Effect]:
    """The director may have the rest of a slow match played with a clock."""
    if sanction.measure == "clock" and match.clock is None:
        yield clock_effects.ClockBrought(bank(match, p.bank_s_per_point), p.delay_s, sanction.by_hall)


@book.rule("3.5.vi", f.Sanction)
def rest_is_timed_by_the_score(
    match: BackgammonMatch, sanction: f.Sanction, p: BackgammonParameters
) -> Iterator[Effect]:
    """Each side gets half the points that both still need, times the bank of a point."""
    # 2.3.i.b orders the clock and 3.5.vi says what is on it: the same effect, cited under both.
    if sanction.measure == "clock" and match.clock is None:
        yield clock_effects.ClockBrought(bank(match, p.bank_s_per_point), p.delay_s, sanction.by_hall)


def _sanction_effects(match: BackgammonMatch, sanction: f.Sanction, breach: Breach) -> Iterator[Effect]:
    side = sanction.to
    match sanction.measure:
        case "warning":
            yield e.WarningGiven(breach.sanction, sanction.offence, side)
        case "baffle-box":
            yield e.BaffleBoxUsed()
        case "clock":
            return
        case "points" if side:
            yield e.PointsCredited(other(side), sanction.points)
        case "no-option" if side:
            yield e.OptionLost(side)
        case "game" if side:
            yield e.BackgammonGameWon(other(side), match.cube.value, "sanction")
        case measure:
            yield e.Excluded(breach.sanction, measure, side)
            lost = {note.side for note in match.notes if note.measure in (*AWAY, "match")}
            if side and match.winner == side and other(side) in lost:
                yield e.NobodyWins()
            elif side and not match.over:
                yield e.BackgammonMatchWon(other(side))


def bank(match: BackgammonMatch, seconds_per_point: float) -> float:
    """Return the seconds that each side gets: half the points that both still need, times the bank of a point."""
    return match.open_points * seconds_per_point / 2


def _times(match: BackgammonMatch, sanction: f.Sanction, measure: str | None) -> int:
    """Return how often a breach was entered against a side, or a measure taken for it."""
    return sum(
        note.what == sanction.offence and note.side == sanction.to and note.measure == measure
        for note in match.notes
    )
