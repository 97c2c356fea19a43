"""Chapters 2 and 3, and what players may ask for: times, breaks, slow play, equipment, clocks."""

from collections.abc import Iterator

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book, refuses_each
from arbitro.backgammon.books.wbgf_2_1.conduct import bank
from arbitro.backgammon.books.wbgf_2_1.parameters import PARAMETERS
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, other
from arbitro.kernel import Effect, Fact


@refuses_each(
    "4.5",
    f.Roll,
    f.InvalidRoll,
    f.Move,
    f.OpeningRoll,
    f.LateSide,
    f.TakeBreak,
    f.CreditPenalty,
    f.Flag,
    f.Press,
    f.Spend,
    f.StartsClock,
    f.BaffleBox,
)
def match_is_over(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """Nothing more happens in a match that is over."""
    return match.over


@book.rule("1.3.iii", f.AppointObserver)
def observer_watches(
    match: BackgammonMatch, observer: f.AppointObserver, p: BackgammonParameters
) -> Iterator[Effect]:
    """An observer may point out illegal acts and protects the players."""
    yield e.ObserverAppointed()


@book.refuses("1.3.iii", f.AppointObserver)
def observer_is_there(match: BackgammonMatch, observer: f.AppointObserver, p: BackgammonParameters) -> bool:
    """One observer is enough."""
    return match.observer


@book.refuses("3.1", f.AskDirector)
def only_between_games(match: BackgammonMatch, request: f.AskDirector, p: BackgammonParameters) -> bool:
    """The board is changed only between games."""
    return request.what == "board" and match.under_way


@book.refuses("4.1.iii", f.AskDirector)
def dice_are_mixed_between_games(
    match: BackgammonMatch, request: f.AskDirector, p: BackgammonParameters
) -> bool:
    """The dice are mixed only between games."""
    return request.what == "mix-dice" and match.under_way


def _enter_request(what: str, law: str) -> None:
    @book.rule(law, f.AskDirector)
    def request_is_entered(
        match: BackgammonMatch, request: f.AskDirector, p: BackgammonParameters
    ) -> Iterator[Effect]:
        """A player asks; the director grants it or not."""
        if request.what != what:
            return
        yield e.Noted(law, what, request.by)
        if request.granted and what == "observer":
            yield e.ObserverAppointed()
        if request.granted and what == "baffle-box":
            yield e.BaffleBoxUsed()


for _what, _law in PARAMETERS.requests.items():
    _enter_request(_what, _law)


def _enter_announcement(what: str, law: str) -> None:
    @book.rule(law, f.Announcement)
    def announcement_is_entered(
        match: BackgammonMatch, fact: f.Announcement, p: BackgammonParameters
    ) -> Iterator[Effect]:
        """The director's announcement holds for the match."""
        if fact.what == what:
            yield e.Noted(law, what)
            if fact.breaks is not None:
                yield e.BreaksAnnounced(fact.breaks)


for _what, _law in PARAMETERS.announcements.items():
    _enter_announcement(_what, _law)


@book.refuses("2.2.ii", f.TakeBreak)
def no_break_left(match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters) -> bool:
    """The length of the match says how many breaks there are."""
    return match.breaks_left(fact.by, p) <= 0


@book.refuses("2.2.iii", f.TakeBreak, derived=True)
def no_game_is_over_yet(match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters) -> bool:
    """A break is taken between two games, so not before the first."""
    # 2.2.iii says between two games: before the first there is no game to rest from.
    return not match.under_way and not match.between_games


@book.refuses("2.2.iii", f.TakeBreak)
def not_between_games(match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters) -> bool:
    """A break is taken between two games, not in one."""
    return not match.between_games


@book.rule("2.2.ii", f.TakeBreak)
def break_is_due(match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters) -> Iterator[Effect]:
    """The length of the match gives the break."""
    if match.breaks is None and match.length not in p.between_the_rows:
        yield e.BreakTaken(fact.by)


@book.rule("2.2.ii", f.TakeBreak, derived=True)
def break_is_due_between_the_rows(
    match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters
) -> Iterator[Effect]:
    """A length that stands in no row has the breaks of the row before it, 6 those of the first."""
    # The table of 2.2.ii jumps from 5 to 7, 11 to 13, 17 to 19, 23 to 25.
    if match.breaks is None and match.length in p.between_the_rows:
        yield e.BreakTaken(fact.by)


@book.rule("2.2.iv", f.TakeBreak)
def break_was_announced(
    match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters
) -> Iterator[Effect]:
    """The director's exception gives the break."""
    if match.breaks is not None:
        yield e.BreakTaken(fact.by)


@book.rule("2.2.iii", f.TakeBreak)
def break_is_taken(match: BackgammonMatch, fact: f.TakeBreak, p: BackgammonParameters) -> Iterator[Effect]:
    """Breaks may follow each other, of one player or of both."""
    yield e.BreakTaken(fact.by)
    if match.clock and match.clock.since is not None:
        yield clock_effects.ClockPaused("break")


@refuses_each("2.2.v", f.LateSide, f.StartLateClock)
def not_late_enough(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """Less than five minutes costs nothing."""
    minutes = fact.minutes if isinstance(fact, f.LateSide | f.StartLateClock) else None
    return minutes is not None and minutes < p.late_minutes


@book.refuses("2.2.v", f.LateSide)
def clock_runs_instead(match: BackgammonMatch, late: f.LateSide, p: BackgammonParameters) -> bool:
    """The late player's clock runs instead of penalty points."""
    # 2.2.v leaves the choice to the director, and one lateness has one consequence.
    return (late.by, "clock") in match.late_settled


@book.refuses("2.2.v", f.StartLateClock)
def points_were_given_instead(
    match: BackgammonMatch, fact: f.StartLateClock, p: BackgammonParameters
) -> bool:
    """Penalty points have been given instead of starting the clock."""
    return (fact.of, "points") in match.late_settled


@book.rule("2.2.v", f.LateSide)
def lateness_costs_points(
    match: BackgammonMatch, late: f.LateSide, p: BackgammonParameters
) -> Iterator[Effect]:
    """Every full five minutes give the opponent a point."""
    if late.minutes % p.late_minutes:
        yield _for_lateness(late, p)


@book.rule("2.2.v", f.LateSide, derived=True)
def to_the_minute(match: BackgammonMatch, late: f.LateSide, p: BackgammonParameters) -> Iterator[Effect]:
    """Exactly five minutes count."""
    # The text leaves open whether exactly five minutes count: rounded down as further ones are, they do (our
    # reading).
    if late.minutes % p.late_minutes == 0:
        yield _for_lateness(late, p)


@book.settlement("2.2.v", derived=True)
def late_to_the_length(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Points for lateness that lift a score to the length win the match."""
    # The clause names half of the length only; a score that reaches the length wins by whatever points (our
    # reading).
    for side in SIDES if isinstance(fact, f.LateSide) and not match.over else ():
        if match.needs(side) <= 0 and match.late.of(side) * 2 <= match.length:
            yield e.BackgammonMatchWon(side)


@book.settlement("2.2.v")
def too_late(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Points for lateness of more than half the length win the match."""
    for side in SIDES:
        if not match.over and match.late.of(side) * 2 > match.length:
            yield e.BackgammonMatchWon(side)


@book.rule("2.2.v", f.CreditPenalty)
def penalty_is_credited(
    match: BackgammonMatch, penalty: f.CreditPenalty, p: BackgammonParameters
) -> Iterator[Effect]:
    """Penalty points go to the opponent's score."""
    yield e.PointsCredited(penalty.to, penalty.points)


@book.rule("4.1.v.a", f.CreditPenalty, derived=True)
def points_instead_of_the_delay(
    match: BackgammonMatch, penalty: f.CreditPenalty, p: BackgammonParameters
) -> Iterator[Effect]:
    """Points given in the turn in which the dice were picked up early are the sanction: the delay is kept."""
    # One sanction for one early act (4.1.v.a): the points that a director gives for it replace the delay.
    offender = other(penalty.to)
    if match.clock and match.turn == penalty.to and offender in match.clock.no_delay:
        yield clock_effects.DelayKept(offender)


@book.refuses("2.2.v", f.StartLateClock)
def clock_cannot_be_started(match: BackgammonMatch, fact: f.StartLateClock, p: BackgammonParameters) -> bool:
    """The late player's clock is started where there is one and play has not begun."""
    return match.clock is None or match.under_way or match.over


@book.rule("2.2.v", f.StartLateClock)
def late_players_clock_runs(
    match: BackgammonMatch, fact: f.StartLateClock, p: BackgammonParameters
) -> Iterator[Effect]:
    """Instead of points the director may start the late player's clock."""
    yield clock_effects.ClockStarted(fact.of, late=True)


@book.rule("2.2.vi", f.Emergency)
def emergency_is_met(match: BackgammonMatch, fact: f.Emergency, p: BackgammonParameters) -> Iterator[Effect]:
    """An emergency costs nothing, unless the right is abused; the director is told."""
    yield e.Noted("2.2.vi", "emergency", fact.by)
    if match.clock and match.clock.since is not None:
        yield clock_effects.ClockPaused("director")


@book.refuses("3.4.i", f.BaffleBox)
def baffle_box_is_there(match: BackgammonMatch, fact: f.BaffleBox, p: BackgammonParameters) -> bool:
    """The match is already played with a baffle box."""
    return match.baffle_box


@book.refuses("3.5.i", f.StartsClock)
def clock_is_there(match: BackgammonMatch, fact: f.StartsClock, p: BackgammonParameters) -> bool:
    """The match is already played with a clock."""
    return match.clock is not None


def _enter_baffle_box(why: str, law: str) -> None:
    @book.rule(law, f.BaffleBox)
    def baffle_box_is_used(
        match: BackgammonMatch, fact: f.BaffleBox, p: BackgammonParameters
    ) -> Iterator[Effect]:
        """A baffle box is used by choice, by preference, by the invitation or by the director's order."""
        if fact.why == why:
            yield e.BaffleBoxUsed()


def _enter_clock(why: str, law: str) -> None:
    @book.rule(law, f.StartsClock)
    def clock_is_used(
        match: BackgammonMatch, fact: f.StartsClock, p: BackgammonParameters
    ) -> Iterator[Effect]:
        """A clock is used by choice, by preference, by the invitation or by the director's order."""
        if fact.why == why:
            yield e.Noted(law, f"clock-{why}")


for _why, _law in PARAMETERS.baffle_box.items():
    _enter_baffle_box(_why, _law)
for _why, _law in PARAMETERS.clock.items():
    _enter_clock(_why, _law)


@book.rule("3.5.v", f.OpeningRoll)
def first_clock_runs(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """The clock of the side that begins is started, with its delay."""
    if match.clock and roll.X != roll.O:
        yield clock_effects.ClockStarted("X" if roll.X > roll.O else "O")


@book.rule("3.5.vi", f.StartsClock)
def time_is_allotted(
    match: BackgammonMatch, fact: f.StartsClock, p: BackgammonParameters
) -> Iterator[Effect]:
    """Each side gets half the points that both still need, times the bank of a point."""
    if fact.why != "asked-by-director":
        yield _clock_effect(match, fact)


@book.rule("3.5.vi", f.StartsClock, derived=True)
def time_is_allotted_alike(
    match: BackgammonMatch, fact: f.StartsClock, p: BackgammonParameters
) -> Iterator[Effect]:
    """The same holds where the director asks for a clock at any time."""
    # 3.5.vi names (a) to (d) of 3.5.i and forgets (e), for which no other formula is given.
    if fact.why == "asked-by-director":
        yield _clock_effect(match, fact)


@book.refuses("3.7.ii", f.SetClock)
def no_clock_to_set(match: BackgammonMatch, fact: f.SetClock, p: BackgammonParameters) -> bool:
    """Only a clock in use is set."""
    return match.clock is None or match.over


def _enter_setting(why: str, law: str) -> None:
    @book.rule(law, f.SetClock)
    def clock_is_set(match: BackgammonMatch, fact: f.SetClock, p: BackgammonParameters) -> Iterator[Effect]:
        """The director sets the times by their best estimate."""
        if fact.why == why:
            yield clock_effects.ClockSet(fact.X / 1000, fact.O / 1000)


for _why, _law in PARAMETERS.settings.items():
    _enter_setting(_why, _law)


def _clock_effect(match: BackgammonMatch, fact: f.StartsClock) -> clock_effects.ClockBrought:
    return clock_effects.ClockBrought(
        bank(match, fact.bank_ms_per_point / 1000), fact.delay_ms / 1000, fact.by_hall
    )


def _for_lateness(late: f.LateSide, p: BackgammonParameters) -> e.PointsCredited:
    return e.PointsCredited(other(late.by), late.minutes // p.late_minutes, late=True)
