"""The clocks start and stop with what is entered, at the moment at which it is."""

from collections.abc import Sequence

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import (
    AppealToUmpire,
    BoardPlayed,
    CallPlay,
    CarromFact,
    CarromStroke,
    CarromToss,
    NoSpace,
    PlaceMen,
    Timeout,
)
from arbitro.carrom.game import GAMES
from arbitro.carrom.terms import CarromClock, CarromTerms
from arbitro.kernel import Running
from arbitro.kernel.sitting import Sitting

ICF = GAMES["carrom/icf-2001"]
GIVEN = {"men": {"white": 6, "black": 7}}


def taken_over(clock: CarromClock | bool = True) -> CarromContest:
    return ICF.start(CarromTerms(given=GIVEN, clock=clock))


def after(contest: CarromContest, *acts: tuple[int, CarromFact]) -> CarromContest:
    for at, fact in acts:
        verdict = ICF.judge(contest, fact, at)
        assert verdict.refused is None
        contest = verdict.state
    return contest


def clock(contest: CarromContest, now: int) -> tuple[str, str, int] | None:
    found = ICF.clocks(contest, now)
    return (found[0].purpose, found[0].of, found[0].left) if found else None


def running(contest: CarromContest, now: int) -> Running:
    (found,) = ICF.clocks(contest, now)
    return found


def played(points: Sequence[int], winner: str, at: int) -> list[tuple[int, CarromFact]]:
    return [(at, BoardPlayed(winner, point)) for point in points]


def test_46_the_break_has_fifteen_seconds_from_the_call() -> None:
    fresh = after(ICF.start(CarromTerms(clock=True)), (1_000, CarromToss("A", "break")))
    assert clock(fresh, 9_000) is None
    called = after(fresh, (10_000, CallPlay()))
    assert clock(called, 14_000) == ("break", "white", 11_000)
    assert running(called, 14_000).ends_in == Timeout("white", by_hall=True)


def test_50_124_a_stroke_has_fifteen_seconds_and_the_clock_goes_to_the_next_player() -> None:
    board = taken_over()
    assert clock(after(board, (5_000, CarromStroke(white=1))), 6_000) == ("stroke", "white", 14_000)
    assert clock(after(board, (5_000, CarromStroke(white=1)), (9_000, CarromStroke())), 10_000) == (
        "stroke",
        "black",
        14_000,
    )


def test_88a_placing_has_fifteen_seconds_before_the_stroke() -> None:
    due = after(taken_over(), (5_000, CarromStroke(white=2, striker=True)))
    assert clock(due, 6_000) == ("placing", "black", 14_000)
    assert clock(after(due, (9_000, PlaceMen(1))), 10_000) == ("placing", "black", 10_000)
    assert clock(after(due, (9_000, PlaceMen(3))), 10_000) == ("stroke", "white", 14_000)
    assert clock(after(due, (9_000, NoSpace())), 10_000) == ("stroke", "white", 14_000)


def test_121a_the_clock_stands_during_an_appeal() -> None:
    stopped = after(taken_over(), (5_000, CarromStroke(white=1)), (9_000, AppealToUmpire("white")))
    assert running(stopped, 60_000).running is False
    assert running(stopped, 60_000).reason == "appeal"
    assert running(stopped, 60_000).left == 11_000
    assert clock(after(stopped, (60_000, CallPlay())), 61_000) == ("stroke", "white", 10_000)


def test_time_that_runs_out_again_is_called_again() -> None:
    late = after(taken_over(), (5_000, CarromStroke()), (20_000, Timeout("black")), (21_000, PlaceMen(1)))
    assert clock(late, 21_000) == ("stroke", "black", 15_000)
    fresh = after(ICF.start(CarromTerms(clock=True)), (0, CallPlay()), (15_000, Timeout("white")))
    assert clock(fresh, 15_000) == ("break", "white", 15_000)


def test_no_clock_runs_after_the_end() -> None:
    last = ICF.start(CarromTerms(given={"men": {"white": 1, "black": 4}, "queen": "white"}, clock=True))
    assert clock(after(last, (1_000, CarromStroke(white=1))), 2_000) is None


def test_61_138_143b_intervals_have_their_time() -> None:
    start = ICF.start(CarromTerms())
    change = after(start, *played((12, 12, 1), "A", 1_000))
    assert clock(change, 2_000) == ("interval", "official", 119_000)
    rest = after(change, *played((12, 12, 1), "B", 5_000))
    assert clock(rest, 5_000) == ("interval", "official", 600_000)
    assert clock(rest, 605_000) == ("interval", "official", 0)
    assert clock(after(rest, (9_000, CallPlay())), 9_000) == ("break", "white", 15_000)


def test_143i_players_report_within_fifteen_minutes() -> None:
    assert clock(ICF.start(CarromTerms()), 60_000) == ("report", "official", 840_000)
    assert clock(after(ICF.start(CarromTerms()), (60_000, CarromToss("A", "side"))), 60_000) is None


def test_time_is_called_by_itself_only_where_a_clock_was_agreed() -> None:
    board = after(taken_over(clock=False), (0, CarromStroke()))
    assert running(board, 1_000).ends_in is None
    longer = after(taken_over(CarromClock(20)), (0, CarromStroke()))
    assert running(longer, 1_000).left == 19_000


def test_what_a_clock_ends_in_is_entered_at_its_moment() -> None:
    sitting = Sitting.open(ICF, CarromTerms(given=GIVEN, clock=True), author="desk")
    sitting = sitting.enter(CarromStroke(white=1), author="umpire", at=2_000).sitting
    due = sitting.due(3_000)
    assert due == (17_000, Timeout("white", by_hall=True))
    heard = sitting.enter(due[1], author="clock", at=due[0])
    assert heard.refused is None
    assert heard.sitting.state.board.turn == "black"
    assert "50" in heard.verdicts[0].laws
