"""Reads the situations and events of cases. What cannot be understood is malformed, with the key that is wrong."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast, get_args

from msgspec.structs import replace

from arbitro.carrom import facts
from arbitro.carrom.board import MEN, Board, Queen, Round
from arbitro.carrom.sides import SIDES, Each
from arbitro.kernel import Event, Fact, Malformed
from arbitro.kernel.given import event_name, flag, mapping, one_of, whole

SEATS = frozenset({"W1", "B1", "W2", "B2"})
ROUNDS = ("pre-quarter", "quarter", "semi", "final")
MOST_POINTS = 99
GIVEN = (
    "level",
    "format",
    "seats",
    "score",
    "men",
    "queen",
    "owed",
    "to_place",
    "opened",
    "turn",
    "strokes",
    "broken",
    "round",
)
IMPROPER: tuple[facts.Improper, ...] = ("push", "thumb", "base-line", "base-circle", "arrow", "early-stroke")
STROKE = ("white", "black", "queen", "striker", "improper", "touched", "jumped", "off_board", "by")


def read_board(given: Mapping[str, object], events: Sequence[Event]) -> Board:
    """Return the board of a case; what is not said has its default."""
    mapping(given, "given", GIVEN)
    seats = _seats(given)
    men = _each(given, "men", MEN, MEN)
    board = Board(
        seats=seats,
        score=_each(given, "score", 0, MOST_POINTS),
        men=men,
        queen=one_of(given.get("queen", "board"), "given.queen", _queens()),
        owed=_each(given, "owed", 0, MEN),
        to_place=_each(given, "to_place", 0, MEN),
        opened=_opened(given, men),
        turn=one_of(given.get("turn", _breaker(seats)), "given.turn", seats),
        round=one_of(given.get("round", "pre-quarter"), "given.round", cast("Sequence[Round]", ROUNDS)),
    )
    return _checked(_begun(board, given, events))


def _queens() -> tuple[Queen, ...]:
    return ("board", "pending", "white", "black")


def _seats(given: Mapping[str, object]) -> tuple[str, ...]:
    doubles = one_of(given.get("format", "singles"), "given.format", ("singles", "doubles")) == "doubles"
    if not doubles:
        if "seats" in given:
            raise Malformed("given.seats", "carrom-seats-in-singles")
        return SIDES
    seats = given.get("seats", ["W1", "B1", "W2", "B2"])
    if not isinstance(seats, list) or len(seats) != len(SEATS) or {*map(str, seats)} != SEATS:
        raise Malformed("given.seats", "carrom-bad-seats")
    if seats[0][0] != seats[2][0]:
        raise Malformed("given.seats", "carrom-bad-seats")
    return tuple(seats)


def _breaker(seats: tuple[str, ...]) -> str:
    """Return who has the turn where the case does not say: white, in doubles the first of its seats."""
    return next(seat for seat in seats if seat in ("white", "W1", "W2"))


def _each(given: Mapping[str, object], key: str, default: int, most: int) -> Each[int]:
    pair = mapping(given.get(key, {}), f"given.{key}", SIDES)
    white, black = (whole(pair.get(side, default), f"given.{key}.{side}", 0, most) for side in SIDES)
    return Each(white, black)


def _opened(given: Mapping[str, object], men: Each[int]) -> Each[bool]:
    pair = mapping(given.get("opened", {}), "given.opened", SIDES)
    white, black = (flag(pair.get(side, men.of(side) < MEN), f"given.opened.{side}") for side in SIDES)
    return Each(white, black)


def _begun(board: Board, given: Mapping[str, object], events: Sequence[Event]) -> Board:
    """Return the board with its break and its turn, and whether the umpire has called "play"."""
    pending = board.queen == "pending"
    strokes = whole(given.get("strokes", int(pending)), "given.strokes", 0, 99)
    fresh = board.men == Each(MEN, MEN) and board.queen == "board" and not strokes
    broken = flag(given.get("broken", not fresh), "given.broken")
    if not broken and not fresh:
        raise Malformed("given.broken", "carrom-not-broken")
    calls = [event.name for event in events if event.name in ("play", "appeal")]
    return replace(
        board,
        strokes=strokes,
        broken=broken,
        called=broken or calls[:1] != ["play"],
        turns=len(board.seats) if broken else 0,
        placers=Each(*(board.placer_of(colour, board.turn) for colour in SIDES)),
    )


def _checked(board: Board) -> Board:
    for side in SIDES:
        if board.men.of(side) + board.to_place.of(side) > MEN:
            raise Malformed(f"given.to_place.{side}", "carrom-too-many-men")
        if board.owed.of(side) and board.available(side):
            raise Malformed(f"given.owed.{side}", "carrom-owed-while-available")
        if board.cleared(side):
            raise Malformed(f"given.men.{side}", "carrom-no-men-left")
    return board


def read_event(event: Event, board: Board, key: str, items: Mapping[str, str]) -> Fact:
    """Return the fact of an event, with its side filled in where the case leaves it out."""
    read = READERS[event_name(event.name, key, READERS)]
    if event.name == "misconduct":
        return _misconduct(event.value, board, f"{key}.misconduct", items)
    return read(event.value, board, f"{key}.{event.name}")


def _player(value: object, board: Board, key: str) -> str:
    return one_of(value, key, (*board.seats, *(side for side in SIDES if side not in board.seats)))


def _by(value: Mapping[str, object], board: Board, key: str, default: str = "") -> str:
    return _player(value["by"], board, f"{key}.by") if "by" in value else default


def _acting(value: object, board: Board, key: str) -> str:
    """Return the side an event names, by itself or as `by`; left out, an empty name that means the side in turn."""
    if value is True:
        return ""
    if isinstance(value, Mapping):
        return _by(mapping(value, key, ("by",)), board, key)
    return _player(value, board, key)


def _stroke(value: object, board: Board, key: str) -> Fact:
    given = mapping({} if value is True else value, key, STROKE)
    stroke = facts.Stroke(
        white=whole(given.get("white", 0), f"{key}.white", 0, MEN),
        black=whole(given.get("black", 0), f"{key}.black", 0, MEN),
        queen=flag(given.get("queen", False), f"{key}.queen"),
        striker=flag(given.get("striker", False), f"{key}.striker"),
        improper=_improper(given.get("improper", False), f"{key}.improper"),
        untouched=not flag(given.get("touched", True), f"{key}.touched"),
        jumped=_jumped(given.get("jumped", []), f"{key}.jumped"),
        off_board=flag(given.get("off_board", False), f"{key}.off_board"),
        by=_by(given, board, key),
    )
    if stroke.untouched and (stroke.white or stroke.black or stroke.queen or stroke.jumped):
        raise Malformed(f"{key}.touched", "carrom-untouched-but-pocketed")
    if stroke.striker and stroke.off_board:
        raise Malformed(f"{key}.off_board", "carrom-pocketed-and-off-board")
    return stroke


def _improper(value: object, key: str) -> facts.Improper:
    if isinstance(value, bool):
        return "improper" if value else ""
    return one_of(value, key, IMPROPER)


def _jumped(value: object, key: str) -> tuple[facts.Piece, ...]:
    if not isinstance(value, list):
        raise Malformed(key, "not-a-list")
    pieces: tuple[facts.Piece, ...] = ("white", "black", "queen")
    return tuple(one_of(piece, key, pieces) for piece in value)


def _foul(value: object, board: Board, key: str) -> Fact:
    given = mapping(value, key, ("by", "offence"))
    offences: tuple[facts.Offence, ...] = get_args(facts.Offence)
    offence = one_of(given.get("offence", "other"), f"{key}.offence", offences)
    return facts.Foul(_by(given, board, key), offence)


def _place(value: object, board: Board, key: str) -> Fact:
    given = {"men": value} if isinstance(value, int) else value
    given = mapping(given, key, ("men", "where", "disturbed", "own", "by"))
    if "men" not in given:
        raise Malformed(f"{key}.men", "missing")
    where = one_of(
        given.get("where", "ok"), f"{key}.where", ("ok", "outside-circle", "on-centre", "shot-with-queen")
    )
    return facts.Place(
        men=whole(given["men"], f"{key}.men", 0, MEN),
        where=cast("facts.Where", "" if where == "ok" else where),
        disturbed=flag(given.get("disturbed", False), f"{key}.disturbed"),
        own=flag(given.get("own", False), f"{key}.own"),
        by=_by(given, board, key),
    )


def _demand(value: object, board: Board, key: str) -> Fact:
    given = mapping({"points": value} if isinstance(value, int) else value, key, ("points", "by"))
    return facts.Demand(whole(given.get("points"), key, 0, MOST_POINTS), _by(given, board, key))


def _falls(value: object, board: Board, key: str) -> Fact:
    return facts.Falls(one_of(value, key, ("white", "black", "queen", "striker")))


def _out_of_turn(value: object, board: Board, key: str) -> Fact:
    given = {"by": value} if isinstance(value, str) else {} if value is True else value
    given = mapping(given, key, ("by", "noticed"))
    noticed = flag(given.get("noticed", True), f"{key}.noticed")
    return facts.OutOfTurn(_by(given, board, key), noticed)


def _unnoticed(value: object, board: Board, key: str) -> Fact:
    oversights: tuple[facts.Oversight, ...] = get_args(facts.Oversight)
    return facts.Unnoticed(one_of(value, key, oversights))


def _warn(value: object, board: Board, key: str) -> Fact:
    given = mapping(value, key, ("to",)) if isinstance(value, Mapping) else {"to": value}
    return facts.Warn(_player(given.get("to"), board, f"{key}.to"))


def _misconduct(value: object, board: Board, key: str, items: Mapping[str, str]) -> Fact:
    given = {"by": value} if isinstance(value, str) else {} if value is True else value
    given = mapping(given, key, ("by", "item"))
    return facts.Misconduct(_by(given, board, key), item_of(given, key, items))


def item_of(given: Mapping[str, object], key: str, items: Mapping[str, str]) -> str:
    """Return the letter of the item for which the match is lost; empty where none is named."""
    item = given.get("item")
    return "" if item is None else items[one_of(str(item), f"{key}.item", tuple(items))]


def _concede(value: object, board: Board, key: str) -> Fact:
    given = {"by": value} if isinstance(value, str) else {} if value is True else value
    given = mapping(given, key, ("by", "what"))
    return facts.Concede(_by(given, board, key), forfeit(given, key))


def forfeit(given: Mapping[str, object], key: str) -> facts.Forfeit:
    """Return what is conceded."""
    forfeits: tuple[facts.Forfeit, ...] = ("game", "match")
    return one_of(given.get("what", "game"), f"{key}.what", forfeits)


def _replay(value: object, board: Board, key: str) -> Fact:
    return facts.Replay(one_of(value, key, ("blocked-base-line", "unforeseen")))


def _play(value: object, board: Board, key: str) -> Fact:
    if value is not True:
        raise Malformed(key, "not-a-flag")
    return facts.Play()


def _act(fact: Callable[[str], Fact]) -> Callable[[object, Board, str], Fact]:
    return lambda value, board, key: fact(_acting(value, board, key))


READERS: dict[str, Callable[[object, Board, str], Fact]] = {
    "stroke": _stroke,
    "play": _play,
    "foul": _foul,
    "place": _place,
    "forgo": _act(facts.Forgo),
    "no_space": _act(facts.NoSpace),
    "timeout": _act(facts.Timeout),
    "demand": _demand,
    "falls": _falls,
    "out_of_turn": _out_of_turn,
    "unnoticed": _unnoticed,
    "pass": _act(facts.Pass),
    "appeal": _act(facts.Appeal),
    "leave_seat": _act(facts.LeaveSeat),
    "plays_during_appeal": _act(facts.PlaysDuringAppeal),
    "wrecks_board": _act(facts.WrecksBoard),
    "warn": _warn,
    "misconduct": _misconduct,  # type: ignore[dict-item]  # read with the edition's items in read_event
    "concede": _concede,
    "replay": _replay,
}
