"""Reads the situations of cases. What cannot be understood is malformed, with the key that is wrong."""

from collections.abc import Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from arbitro.carrom.board import MEN, Board, Round
from arbitro.carrom.match import CarromMatch, Format
from arbitro.carrom.sides import SIDES, Each
from arbitro.kernel import Malformed
from arbitro.kernel.given import flag, mapping, one_of, whole

SEATS = frozenset({"W1", "B1", "W2", "B2"})
ROUNDS = ("pre-quarter", "quarter", "semi", "final")
MOST_POINTS = 99
BOARD = (
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
MATCH = ("level", "format", "players", "round", "first_break")


def read_board(given: Mapping[str, object]) -> Board:
    """Return the board of a case; what is not said has its default."""
    mapping(given, "given", BOARD)
    seats = _seats(given)
    men = _each(given, "men", MEN, MEN)
    # Who has the turn where the case does not say: white, in doubles the first of its seats.
    breaker = next(seat for seat in seats if seat in ("white", "W1", "W2"))
    pair = mapping(given.get("opened", {}), "given.opened", SIDES)
    white, black = (flag(pair.get(side, men.of(side) < MEN), f"given.opened.{side}") for side in SIDES)
    opened_sides = Each(white, black)
    board = Board(
        seats=seats,
        score=_each(given, "score", 0, MOST_POINTS),
        men=men,
        queen=one_of(given.get("queen", "board"), "given.queen", ("board", "pending", "white", "black")),
        owed=_each(given, "owed", 0, MEN),
        to_place=_each(given, "to_place", 0, MEN),
        opened=opened_sides,
        turn=one_of(given.get("turn", breaker), "given.turn", seats),
        round=one_of(given.get("round", "pre-quarter"), "given.round", cast("Sequence[Round]", ROUNDS)),
    )
    pending = board.queen == "pending"
    strokes = whole(given.get("strokes", int(pending)), "given.strokes", 0, 99)
    fresh = board.men == Each(MEN, MEN) and board.queen == "board" and not strokes
    broken = flag(given.get("broken", not fresh), "given.broken")
    if not broken and not fresh:
        raise Malformed("given.broken", "carrom-not-broken")
    under_way = replace(
        board,
        strokes=strokes,
        broken=broken,
        called=broken,
        turns=len(board.seats) if broken else 0,
        placers=Each(*(board.placer_of(colour, board.turn) for colour in SIDES)),
    )
    for side in SIDES:
        if under_way.men.of(side) + under_way.to_place.of(side) > MEN:
            raise Malformed(f"given.to_place.{side}", "carrom-too-many-men")
        if under_way.owed.of(side) and under_way.available(side):
            raise Malformed(f"given.owed.{side}", "carrom-owed-while-available")
        if under_way.has_cleared(side):
            raise Malformed(f"given.men.{side}", "carrom-no-men-left")
    return under_way


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


def _each(given: Mapping[str, object], key: str, default: int, most: int) -> Each[int]:
    pair = mapping(given.get(key, {}), f"given.{key}", SIDES)
    white, black = (whole(pair.get(side, default), f"given.{key}.{side}", 0, most) for side in SIDES)
    return Each(white, black)


def read_match(given: Mapping[str, object]) -> CarromMatch:
    """Return the match of a case."""
    mapping(given, "given", MATCH)
    players = _players(given.get("players", ["A", "B"]))
    first = one_of(given.get("first_break", players[0]), "given.first_break", players)
    forms: tuple[Format, ...] = ("singles", "doubles")
    form = one_of(given.get("format", "singles"), "given.format", forms)
    return CarromMatch(
        players,
        form,
        one_of(given.get("round", "pre-quarter"), "given.round", cast("tuple[Round, ...]", ROUNDS)),
        first_break=first,
        next_break=first,
    )


def _players(value: object) -> tuple[str, str]:
    match value:
        case [str(first), str(second)] if first and second and first != second:
            return first, second
        case _:
            raise Malformed("given.players", "carrom-bad-players")
