"""Reads events of cases and acts on the wire. What cannot be understood is malformed, with its key."""

from __future__ import annotations

from collections.abc import Callable

from arbitro.backgammon import facts as f
from arbitro.backgammon.bounds import LEVELS
from arbitro.backgammon.notation import BadNotation, read_play
from arbitro.backgammon.offences import OFFENCES
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, Side
from arbitro.backgammon.reading.values import cube_value, dice, pair, seconds, side
from arbitro.kernel import CaseEvent, Malformed
from arbitro.kernel.given import event_name, flag, mapping, one_of, whole

NOTICES = ("illegal-move", "premature-roll", "bad-setup", "wrong-cube")
MEASURES = tuple(dict.fromkeys(measure for breach in OFFENCES.values() for measure in breach.measures))


def read_event(event: CaseEvent, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    """Return the fact that an event tells of; `key` is where it stands."""
    place = f"{key}.{event.name}"
    return READERS[event_name(event.name, place, READERS)](event.value, place, p)


def _by(value: object, key: str) -> Side | None:
    """Return who acted, where it is said: `true`, a side, or `{by: side}`."""
    if value is True or value is None:
        return None
    if isinstance(value, str):
        return side(value, key)
    return side(mapping(value, key, ("by",), ("by",))["by"], f"{key}.by")


def _read_side(value: object, key: str) -> Side:
    found = _by(value, key)
    if found is None:
        raise Malformed(f"{key}.by", "missing")
    return found


def _optional(found: dict[str, object], key: str) -> Side | None:
    return side(found["by"], f"{key}.by") if "by" in found else None


def _roll(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    if value == "invalid":
        return f.InvalidRoll()
    if not isinstance(value, dict):
        return f.Roll(dice(value, key))
    if "by" in value:
        found = mapping(value, key, ("by", "dice"), ("by", "dice"))
        by = side(found["by"], f"{key}.by")
        return f.InvalidRoll(by) if found["dice"] == "invalid" else f.Roll(dice(found["dice"], key), by)
    found = mapping(value, key, SIDES, SIDES)
    return f.OpeningRoll(*(whole(found[name], f"{key}.{name}", 1, 6) for name in SIDES))


def _move(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    by = None
    if isinstance(value, dict):
        found = mapping(value, key, ("by", "play"), ("play",))
        value, by = found["play"], _optional(found, key)
    if not isinstance(value, str) or not value.strip():
        raise Malformed(key, "not-text")
    try:
        return f.Move(read_play(value), by)
    except BadNotation as error:
        raise Malformed(key, "backgammon-bad-notation", play=str(error)) from error


def _reader_of_side(
    kind: type[f.Double] | type[f.Take],
) -> Callable[[object, str, BackgammonParameters], f.BackgammonFact]:
    def read(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
        if not isinstance(value, dict):
            return kind(_by(value, key))
        found = mapping(value, key, ("by", "shown"))
        shown = cube_value(found["shown"], f"{key}.shown") if "shown" in found else None
        return kind(_optional(found, key), shown)

    return read


def _resign(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    by = None
    if isinstance(value, dict):
        found = mapping(value, key, ("by", "what"), ("what",))
        value, by = found["what"], _optional(found, key)
    return f.ResignGame(LEVELS[one_of(value, key, tuple(LEVELS))], by)


def _notice(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    by = None
    if isinstance(value, dict):
        found = mapping(value, key, ("by", "what"), ("what",))
        value, by, key = found["what"], _optional(found, key), f"{key}.what"
    return f.Notice(one_of(value, key, NOTICES), by)


def _condone(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    by = None
    if isinstance(value, dict):
        found = mapping(value, key, ("by", "stands"), ("stands",))
        value, by = found["stands"], _optional(found, key)
    return f.Condone(flag(value, key), by)


def _pause(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("by", "reason"), ("reason",))
    return f.Pause(one_of(found["reason"], f"{key}.reason", p.pauses), _optional(found, key))


def _start_late_clock(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    if isinstance(value, dict) and "minutes" in value:
        return f.StartLateClock(*_delay(value, key))
    return f.StartLateClock(_read_side(value, key))


def _delay(value: object, key: str) -> tuple[Side, int]:
    """Return who is late, and by how many full minutes."""
    found = mapping(value, key, ("by", "minutes"), ("by", "minutes"))
    minutes = found["minutes"]
    if isinstance(minutes, bool) or not isinstance(minutes, int | float) or not 0 <= minutes < 100_000:
        raise Malformed(f"{key}.minutes", "backgammon-not-a-time")
    return side(found["by"], f"{key}.by"), int(minutes)


def _penalty(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("to", "points"), ("to", "points"))
    return f.CreditPenalty(side(found["to"], f"{key}.to"), whole(found["points"], f"{key}.points", 1))


def _offence(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("what", "by"), ("what",))
    return f.Offence(one_of(found["what"], f"{key}.what", tuple(OFFENCES)), _optional(found, key))


def _sanction(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("for", "measure", "to", "points"), ("for", "measure"))
    measure = one_of(found["measure"], f"{key}.measure", MEASURES)
    points = whole(found.get("points", 1), f"{key}.points", 1) if measure == "points" else 0
    to = side(found["to"], f"{key}.to") if "to" in found else None
    return f.Sanction(one_of(found["for"], f"{key}.for", tuple(OFFENCES)), measure, to, points)


def _request(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("by", "what", "granted"), ("by", "what"))
    what = one_of(found["what"], f"{key}.what", p.requests)
    return f.AskDirector(
        side(found["by"], f"{key}.by"), what, flag(found.get("granted", True), f"{key}.granted")
    )


def _announce(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    if not isinstance(value, dict):
        return f.Announcement(one_of(value, key, p.announcements))
    found = mapping(value, key, ("what", "breaks"), ("what", "breaks"))
    what = one_of(found["what"], f"{key}.what", ("other-breaks",))
    return f.Announcement(what, whole(found["breaks"], f"{key}.breaks", 0, 99))


def _use_clock(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping({} if value is True else value, key, ("bank_s_per_point", "delay_s", "why"))
    return f.StartsClock(
        seconds(found.get("bank_s_per_point", p.bank_s_per_point), f"{key}.bank_s_per_point"),
        seconds(found.get("delay_s", p.delay_s), f"{key}.delay_s"),
        one_of(found.get("why", "imposed"), f"{key}.why", p.clock),
    )


def _set_clock(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, (*SIDES, "why"), SIDES)
    x, o = (seconds(found[name], f"{key}.{name}") for name in SIDES)
    return f.SetClock(x, o, one_of(found.get("why", "replaced"), f"{key}.why", p.settings))


def _result(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    found = mapping(value, key, ("by", *SIDES), ("by", *SIDES))
    x, o = (whole(found[name], f"{key}.{name}", 0) for name in SIDES)
    return f.ReportResult(side(found["by"], f"{key}.by"), x, o)


def _correct_score(value: object, key: str, p: BackgammonParameters) -> f.BackgammonFact:
    return f.CorrectScore(*pair(value, key, lambda number, name: whole(number, name, 0)))


READERS: dict[str, Callable[[object, str, BackgammonParameters], f.BackgammonFact]] = {
    "roll": _roll,
    "set_up": lambda value, key, p: f.NextGame(),
    "move": _move,
    "double": _reader_of_side(f.Double),
    "take": _reader_of_side(f.Take),
    "drop": lambda value, key, p: f.Drop(_by(value, key)),
    "resign": _resign,
    "accept": lambda value, key, p: f.AcceptResignation(_by(value, key)),
    "refuse": lambda value, key, p: f.RefuseOffer(_by(value, key)),
    "notice": _notice,
    "condone": _condone,
    "press": lambda value, key, p: f.Press(_by(value, key)),
    "spend": lambda value, key, p: f.Spend(seconds(value, key)),
    "pause": _pause,
    "pick_up": lambda value, key, p: f.PickUp(_by(value, key)),
    "flag": lambda value, key, p: f.Flag(_read_side(value, key)),
    "late": lambda value, key, p: f.LateSide(*_delay(value, key)),
    "break": lambda value, key, p: f.TakeBreak(_read_side(value, key)),
    "penalty": _penalty,
    "correct_length": lambda value, key, p: f.CorrectLength(whole(value, key, 1)),
    "reset_board": lambda value, key, p: f.ResetBoard(_by(value, key)),
    "offence": _offence,
    "sanction": _sanction,
    "request": _request,
    "observer": lambda value, key, p: f.AppointObserver(),
    "baffle_box": lambda value, key, p: f.BaffleBox(
        "agreed" if value is True else one_of(value, key, p.baffle_box)
    ),
    "announce": _announce,
    "use_clock": _use_clock,
    "set_clock": _set_clock,
    "start_late_clock": _start_late_clock,
    "restart_delay": lambda value, key, p: f.RestartDelay(_by(value, key)),
    "emergency": lambda value, key, p: f.Emergency(_read_side(value, key)),
    "result": _result,
    "correct_score": _correct_score,
}
"""How each event is read."""
