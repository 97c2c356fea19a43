from arbitro.carrom.board import Board
from arbitro.carrom.clocks import interval, running, to_report
from arbitro.carrom.facts import Appeal, BoardPlayed, NoSpace, Place, Play, Stroke
from arbitro.carrom.match import Match
from arbitro.carrom.referees import REFEREES
from arbitro.carrom.sides import Each
from arbitro.kernel import Fact

ICF = REFEREES["carrom/icf-2001"]
P = ICF.boards.parameters
BOARD = Board(men=Each(6, 7), opened=Each(True, True), broken=True)


def after(board: Board, *facts: Fact) -> Board:
    for fact in facts:
        board = ICF.judge_board(board, fact).state
    return board


def clock(board: Board) -> tuple[str, str, int] | None:
    found = running(board, P)
    return (found.purpose, found.player, found.countdown.limit) if found else None


def test_46_the_break_has_fifteen_seconds_from_the_call() -> None:
    assert clock(Board(called=False)) is None
    assert clock(after(Board(called=False), Play())) == ("break", "white", 15_000)


def test_50_124_a_stroke_has_fifteen_seconds_and_the_clock_goes_to_the_next_player() -> None:
    assert clock(after(BOARD, Stroke(white=1))) == ("stroke", "white", 15_000)
    assert clock(after(BOARD, Stroke())) == ("stroke", "black", 15_000)


def test_88a_placing_has_fifteen_seconds_before_the_stroke() -> None:
    due = after(BOARD, Stroke(striker=True))
    assert clock(due) == ("placing", "black", 15_000)
    assert clock(after(due, Place(1))) == ("stroke", "black", 15_000)
    assert clock(after(due, NoSpace())) == ("stroke", "black", 15_000)


def test_121a_nothing_runs_during_an_appeal() -> None:
    assert clock(after(BOARD, Appeal("white"))) is None
    assert clock(after(BOARD, Appeal("white"), Play())) == ("stroke", "white", 15_000)


def test_no_clock_runs_after_the_end() -> None:
    last = Board(men=Each(1, 4), queen="white", broken=True)
    assert clock(after(last, Stroke(white=1))) is None


def test_61_138_143b_intervals_have_their_time() -> None:
    match = Match(("A", "B"), first_break="A", next_break="A")
    for points in (12, 12, 1):
        match = ICF.matches.judge(match, BoardPlayed("A", points)).state
    change = interval(match)
    assert change is not None
    assert change.limit == 120_000
    for points in (12, 12, 1):
        match = ICF.matches.judge(match, BoardPlayed("B", points)).state
    rest = interval(match)
    assert rest is not None
    assert rest.limit == 600_000
    assert rest.start(0).expired(600_000)


def test_143i_players_report_within_fifteen_minutes() -> None:
    assert to_report(P).limit == 900_000
