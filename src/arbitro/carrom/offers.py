"""What may be entered now, by whom, with which choices. Nothing that is offered is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, get_args

from arbitro.carrom.board import MEN, Board, seat_of
from arbitro.carrom.books.icf_2001.rules_loss import WARNED_FIRST
from arbitro.carrom.clocks import may_be_late
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact, Fallen, Forfeit, Offence, Oversight
from arbitro.carrom.geometry import SURFACES, BoardPoint
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.reading.events import NOBODY, Vocabulary
from arbitro.carrom.sides import NONE, SIDES, other
from arbitro.kernel import Game, Offer, allowed_offers
from arbitro.kernel.game import OFFICIAL, Scalar

Line: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
FLAG = (False, True)
MISPLACED = ("outside-circle", "on-centre", "shot-with-queen")
"""Where a man may not be placed; the last one needs a queen."""
NOT_OFFERED = {
    "Lies": "seen on the table and recorded with the act that moved the men",
    "TimeUp": "entered by the hall's clock",
}
"""Facts that nobody enters by hand, with the reason."""


def offers(
    game: Game[CarromContest, CarromFact], words: Vocabulary, contest: CarromContest, match: CarromMatch
) -> tuple[Offer, ...]:
    """Return everything that may be entered in a contest whose match stands so; `words`: what the edition can name."""
    if match.winner and not contest.board.over:
        return ()
    offered = (
        *_between(contest, match),
        *_in_turn(game.edition, words, contest),
        *_call_offers(words, contest),
    )
    return allowed_offers(game, contest, offered)


def _between(contest: CarromContest, match: CarromMatch) -> Iterator[Offer]:
    """Yield what belongs between two boards."""
    if contest.before is None or (contest.board.begun and not contest.board.over):
        return
    first, over = match.players, contest.board.over
    tossing = not (match.tossed or match.results or match.practice)
    yield Offer(
        "toss",
        OFFICIAL,
        {"winner": first[0], "choice": "break"},
        {"winner": first, "choice": ("break", "side")},
        asks="toss" if tossing else None,
    )
    yield Offer("practice_board", OFFICIAL)
    if match.extra_board and match.next_break is None:
        yield Offer("break_toss", OFFICIAL, first[0], {"": first}, asks="break-toss", due=True)
    elif tossing:
        yield Offer("break_toss", OFFICIAL, first[0], {"": first})
    yield Offer("board", OFFICIAL, {"winner": first[0], "points": 1}, {"winner": first})
    yield Offer("change_missed", OFFICIAL)
    if contest.run_out and contest.run_out.asked:
        choices = (NOBODY, *first)
        yield Offer("time_up", OFFICIAL, NOBODY, {"": choices}, asks=f"late-{contest.run_out.of}")
    yield Offer("set_up", OFFICIAL, due=over, first=over)


def _in_turn(edition: str, words: Vocabulary, contest: CarromContest) -> Iterator[Offer]:
    """Yield what the players do: place, strike, forgo, ask for points."""
    board = contest.board
    for colour in SIDES:
        men, placer = board.to_place.of(colour), board.placers.of(colour)
        claimed = board.must_place(colour)
        if men:
            fields: dict[str, tuple[Scalar, ...]] = {
                "men": tuple(range(1, men + 1)),
                "where": MISPLACED if board.queen == "board" else MISPLACED[:-1],
                "disturbed": FLAG,
                "own": FLAG if board.available(other(colour)) >= men else (False,),
            }
            base = placing_line(edition, board, placer)
            yield Offer(
                "place", placer, {"men": men, "by": placer}, fields, due=claimed, first=claimed, line=base
            )
            yield Offer("no_space", placer, {"by": placer}, due=claimed)
    for player in board.seats if board.owed != NONE or board.to_place != NONE else ():
        due = any(board.must_place(colour) and board.placers.of(colour) == player for colour in SIDES)
        yield Offer("forgo", player, {"by": player}, due=due)
    striking = not (board.over or any(map(board.must_place, SIDES)))
    line = None if board.over else base_line(edition, board, board.turn)
    turn = board.opener if board.over else board.turn
    there = Board() if board.over else board
    choices: dict[str, tuple[Scalar, ...]] = {
        "white": tuple(range(min(there.men.white, MEN) + 1)),
        "black": tuple(range(min(there.men.black, MEN) + 1)),
        "queen": FLAG if there.queen == "board" else (False,),
        "striker": FLAG,
        "improper": words.improper,
        "touched": FLAG,
        "off_board": FLAG,
    }
    yield Offer("stroke", turn, {}, choices, due=striking, first=striking, line=line)
    yield Offer("pass", turn, {"by": turn}, line=line)
    outcome = board.outcome
    if outcome and outcome.winner:
        points = tuple(range(1, outcome.on_demand + 1))
        asked = outcome.on_demand
        yield Offer("demand", outcome.winner, asked, {"": points}, "demand", due=True, first=True)


def _call_offers(words: Vocabulary, contest: CarromContest) -> Iterator[Offer]:
    """Yield what the umpire calls: play, infringements, time, what fell in, what nobody saw, the end."""
    board, turn = contest.board, contest.board.turn
    who = tuple(board.seats)
    yield Offer("play", OFFICIAL, due=board.appeal, first=board.appeal or not board.begun)
    yield Offer("foul", OFFICIAL, {"by": turn}, {"by": who, "offence": get_args(Offence)})
    yield Offer("foul", OFFICIAL, *_clauses(words, board))
    # Time runs for those who have to place, before it runs for the player in turn.
    placers = tuple(dict.fromkeys(board.placers.of(colour) for colour in SIDES if board.must_place(colour)))
    for player in (placers or (board.turn,)) if contest.seconds is None else ():
        yield Offer("timeout", OFFICIAL, player, {"": (player,)})
    for piece in get_args(Fallen):
        yield Offer("falls", OFFICIAL, piece, {"": (piece,)})
    for fault in get_args(Oversight):
        yield Offer("unnoticed", OFFICIAL, fault, {"": (fault,)})
    others = tuple(player for player in who if player != turn)
    yield Offer("out_of_turn", OFFICIAL, {"by": others[0]}, {"by": others, "noticed": FLAG})
    yield Offer("appeal", turn, turn, {"": who})
    for act in ("leave_seat", "plays_during_appeal", "wrecks_board"):
        yield Offer(act, OFFICIAL, turn, {"": who})
    yield Offer("warn", OFFICIAL, {"to": turn}, {"to": who})
    yield from _misconduct(words, contest)
    for what in get_args(Forfeit):
        yield Offer("concede", turn, {"by": turn, "what": what}, {"by": who, "what": (what,)})
    yield Offer("replay", OFFICIAL, "unforeseen", {"": ("unforeseen", "blocked-base-line")})


def _clauses(words: Vocabulary, board: Board) -> tuple[object, dict[str, tuple[Scalar, ...]]]:
    """Return an infringement by its clause, in its plainest form, and the clauses that can be broken now."""
    laws = tuple(law for law in words.clauses if board.doubles or law not in words.partners)
    return {"by": board.turn, "law": laws[0]}, {"by": tuple(board.seats), "law": laws}


def _misconduct(words: Vocabulary, contest: CarromContest) -> Iterator[Offer]:
    """Yield what loses the match, by whom: for distracting only those who were warned (143h), late if time is up."""
    board = contest.board
    known = {item: letter for item, letter in words.items.items() if may_be_late(contest, letter)}
    free = tuple(item for item, letter in known.items() if letter != WARNED_FIRST)
    for items, warned in ((free, False), (tuple(known), True)):
        who = tuple(
            player for player in board.seats if warned == bool(board.warnings.of(board.side_of(player)))
        )
        if who:
            yield Offer("misconduct", OFFICIAL, {"by": who[0]}, {"by": who, "item": items})


def base_line(edition: str, board: Board, player: str) -> Line:
    """Return the ends of the line on which a player's striker may lie, as the hall counts its millimetres."""
    return _line_as_seen(board, player, *SURFACES[edition].base_circles)


def placing_line(edition: str, board: Board, player: str) -> Line:
    """Return the ends of the line through the middle on which a man's centre may lie: a diameter of its circle (85)."""
    surface = SURFACES[edition]
    reach = (surface.outer_circle - surface.man) / 2
    return _line_as_seen(board, player, BoardPoint(-reach, 0.0), BoardPoint(reach, 0.0))


def _line_as_seen(board: Board, player: str, left: BoardPoint, right: BoardPoint) -> Line:
    """Return two points at a player's side as the hall counts its millimetres."""
    seat = seat_of(board, player) if player in board.seats else 0
    ends = [BoardPoint(end.x, end.y).seen_from(-seat) for end in (left, right)]
    return (ends[0].x, ends[0].y), (ends[1].x, ends[1].y)
