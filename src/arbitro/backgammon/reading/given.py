"""Reads the situation that a case gives, with the defaults of a fresh match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from arbitro.backgammon.match import ENDLESS, BackgammonMatch, Cube, PerSide
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import MEN, OFF, SIDES, START, Position, Side, counts_from_points
from arbitro.backgammon.position_id import BadPositionId, read_position_id
from arbitro.backgammon.reading.values import cube_value, dice, pair, seconds, side
from arbitro.kernel import DelayClock, Malformed
from arbitro.kernel.given import flag, mapping, not_one_of, one_of, whole

KEYS = (
    "length",
    "money",
    "score",
    "crawford",
    "position",
    "turn",
    "dice",
    "cube",
    "policy",
    "clock",
    "opening",
    "starter",
    "breaks_left",
    "penalties",
)


def read_match(given: Mapping[str, object], p: BackgammonParameters) -> BackgammonMatch:
    """Return the match that a case begins with."""
    found = mapping(given, "given", KEYS)
    money = whole(found["money"], "given.money", 1) if found.get("money") is not None else None
    length = whole(found.get("length", 7), "given.length", 1) if money is None else ENDLESS
    score = _pair(found, "score", length - 1)
    turn = side(found["turn"], "given.turn") if found.get("turn") is not None else None
    position = _position(found.get("position", "start"), turn)
    opening = _opening(found, turn)
    starter = side(found["starter"], "given.starter") if found.get("starter") is not None else None
    first_turn = opening or (starter is not None and starter == turn)
    late = _pair(found, "penalties", length // 2)
    crawford = _crawford(found, length, score)
    lies = _cube(found.get("cube", {}), crawford == "now")
    in_order = (lies.value == 1) == (lies.owner == "centre") and not opening
    right = lies if in_order else Cube()
    match = BackgammonMatch(
        length=length,
        money=money,
        score=score,
        policy=_policy(found),
        crawford=crawford,
        crawford_game=crawford == "now",
        position=position,
        opening=opening,
        starter=starter,
        turn=turn,
        dice=_dice(found, turn),
        cube=right,
        shown=None if lies == right else lies,
        setup=position if first_turn and position != START else None,
        fixed=not first_turn,
        begun=score != late and score != PerSide(),
        breaks_used=_breaks_used(found, length, p),
        late=late,
    )
    value = found.get("clock")
    if value is None:
        return match
    found = mapping(value, "given.clock", ("bank_s_per_point", "delay_s", *SIDES))
    per_point = seconds(found.get("bank_s_per_point", p.bank_s_per_point), "given.clock.bank_s_per_point")
    delay = seconds(found.get("delay_s", p.delay_s), "given.clock.delay_s")
    allotted = match.open_points * per_point // 2
    bank: dict[str, int] = {
        name: seconds(found[name], f"given.clock.{name}") if name in found else allotted for name in SIDES
    }
    clock = DelayClock(delay, bank)
    return replace(match, clock=clock.start(match.turn, 0) if match.turn else clock)


def _pair(found: dict[str, Any], key: str, most: int) -> PerSide:
    numbers = pair(found.get(key, {}), f"given.{key}", lambda n, name: whole(n, name, 0, most))
    return PerSide(*numbers)


def _opening(found: dict[str, Any], turn: Side | None) -> bool:
    if "opening" not in found:
        return turn is None and found.get("position", "start") == "start"
    opening = flag(found["opening"], "given.opening")
    if opening and turn is not None:
        raise Malformed("given.turn", "backgammon-turn-before-opening")
    return opening


def _policy(found: dict[str, Any]) -> Literal["legal", "responsible"]:
    policy = one_of(found.get("policy", "legal"), "given.policy", ("legal", "responsible"))
    return "responsible" if policy == "responsible" else "legal"


def _crawford(found: dict[str, Any], length: int, score: PerSide) -> Literal["ahead", "now", "past"]:
    """Return where the Crawford game is: by default the first game that starts with a side one short."""
    said = found.get("crawford", "auto")
    short = [side for side in SIDES if length - score.of(side) == 1]
    if said is True:
        return "now"
    if said is False:
        return "past" if short else "ahead"
    if said != "auto":
        raise not_one_of(said, "given.crawford", ("auto", True, False))
    if len(short) == 2 and length > 1:
        return "past"
    return "now" if short else "ahead"


def _position(value: object, turn: Side | None) -> Position:
    if value == "start":
        return START
    if isinstance(value, str):
        try:
            position = read_position_id(value, turn or "X")
        except BadPositionId as error:
            raise Malformed("given.position", "backgammon-bad-position-id", id=value) from error
        if not all(any(position.men(side)[1:]) for side in SIDES):
            raise Malformed("given.position", "backgammon-no-men")
        return position
    found = mapping(value, "given.position", SIDES, SIDES)
    position = Position(*(_men(found[name], f"given.position.{name}") for name in SIDES))
    if any(position.X[point] and position.O[25 - point] for point in range(1, 25)):
        raise Malformed("given.position", "backgammon-shared-point")
    return position


def _men(value: object, key: str) -> bytes:
    if not isinstance(value, Mapping):
        raise Malformed(key, "not-a-mapping")
    points = {
        whole(_number(point), f"{key}.{point}", 0, 25): whole(men, f"{key}.{point}", 0, MEN)
        for point, men in value.items()
    }
    if sum(points.values()) > MEN:
        raise Malformed(key, "backgammon-too-many-men")
    if not any(men for point, men in points.items() if point != OFF):
        raise Malformed(key, "backgammon-no-men")
    return counts_from_points(points)


def _number(point: object) -> object:
    return int(point) if isinstance(point, str) and point.isdigit() else point


def _dice(found: dict[str, Any], turn: Side | None) -> tuple[int, int] | None:
    if found.get("dice") is None:
        return None
    if turn is None:
        raise Malformed("given.dice", "backgammon-dice-without-turn")
    return dice(found["dice"], "given.dice")


def _cube(value: object, crawford: bool) -> Cube:
    found = mapping(value, "given.cube", ("value", "owner"))
    owner = one_of(found.get("owner", "centre"), "given.cube.owner", ("X", "O", "centre"))
    level = cube_value(found.get("value", 1), "given.cube.value")
    if crawford and (level, owner) != (1, "centre"):
        raise Malformed("given.cube", "backgammon-cube-in-crawford")
    return Cube(level, "centre" if owner == "centre" else "X" if owner == "X" else "O")


def _breaks_used(found: dict[str, Any], length: int, p: BackgammonParameters) -> PerSide:
    if "breaks_left" not in found:
        return PerSide()
    allowed = p.breaks_in(length)
    left = mapping(found["breaks_left"], "given.breaks_left", SIDES)
    used = (allowed - whole(left.get(name, allowed), f"given.breaks_left.{name}", 0, 99) for name in SIDES)
    return PerSide(*used)
