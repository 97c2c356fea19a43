"""Reads events of cases and acts on the wire; what cannot be understood is malformed, with its key."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Literal, cast, get_args

from msgspec.structs import replace

from arbitro.kernel import CaseEvent, Malformed
from arbitro.kernel.given import event_name, mapping, one_of
from arbitro.snooker import facts as f
from arbitro.snooker.balls import ANY_BALLS, BALLS, COLOURS, AnyBall, Ball, Colour
from arbitro.snooker.frame import Frame
from arbitro.snooker.match import SnookerMatch
from arbitro.snooker.reading.values import balls, choice, flag, read_score

_STROKE_KEYS = (
    "by",
    "nominated",
    "first",
    "potted",
    "off_table",
    "fouls",
    "concerned",
    "clear_path",
    "attempt",
    "snookered",
    "free_snooker",
    "moved_touching",
    "fell",
)
_OPTIONS = ("play", "play_again", "replace", "free_ball")
MATCH_EVENTS = ("frame", "misconduct")
"""The events of a match of which frames are the events."""
_DISTURBERS = ("other", "referee", "equipment", "contact")


def read_event(event: CaseEvent, frame: Frame, key: str, at_table: bool = False) -> f.FrameFact:
    """Return the fact of an event of a frame, or raise Malformed.

    At a table the referee is asked for what a stroke leaves open, and conduct may lose the match; a case says all.
    """
    key = f"{key}.{event.name}"
    fact = READERS[event_name(event.name, key, READERS)](frame, event.value, key)
    if at_table:
        return fact
    if isinstance(fact, f.Misconduct):
        one_of(fact.loses, f"{key}.loses", ("frame",))
    return replace(fact, unsaid="") if isinstance(fact, f.SnookerStroke) and fact.unsaid else fact


def read_set_up(event: CaseEvent, frame: Frame, key: str) -> f.NextFrame:
    """Return the next frame with the order of its players, where pairs change it, or raise Malformed."""
    order = _said_mapping(event.value, f"{key}.set_up", ("order",)).get("order")
    if order is None:
        return f.NextFrame()
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(frame.players):
        raise Malformed(f"{key}.set_up.order", "snooker-players")
    if any(frame.together(one, other) for one, other in pairwise(order)):
        raise Malformed(f"{key}.set_up.order", "snooker-pairs")
    return f.NextFrame(tuple(order))


def read_match_event(
    event: CaseEvent, match: SnookerMatch, players: tuple[str, ...], key: str
) -> f.MatchFact:
    """Return the fact of an event of a match, or raise Malformed."""
    key = f"{key}.{event.name}"
    if event_name(event.name, key, MATCH_EVENTS) == "frame":
        said = mapping(event.value, key, ("winner", "score"))
        winner = said.get("winner")
        if winner is None and not match.aggregate_counts:
            raise Malformed(f"{key}.winner", "missing")
        score = read_score(said.get("score"), match.sides, f"{key}.score")
        return f.FramePlayed(
            None if winner is None else _side_of(match, players, winner, f"{key}.winner"), score
        )
    said = mapping(event.value, key, ("by", "loses"))
    by = _side_of(match, players, _required_value(said, "by", key), f"{key}.by")
    return f.Misconduct(by, cast(Any, choice(said, "loses", key, ("frame", "match"), "frame")))


def _side_of(match: SnookerMatch, players: tuple[str, ...], value: object, key: str) -> str:
    """Return the side of that name, or of the player of that name."""
    name = one_of(value, key, tuple(dict.fromkeys((*match.sides, *players))))
    return name if name in match.sides else match.sides[players.index(name) % 2]


def _stroke(frame: Frame, value: object, key: str) -> f.SnookerStroke:
    said = _said_mapping(value, key, _STROKE_KEYS)
    potted = balls(said.get("potted") or [], f"{key}.potted")
    off_table = balls(said.get("off_table") or [], f"{key}.off_table")
    _each_once(potted, f"{key}.potted")
    _each_once(potted + off_table, f"{key}.off_table")
    first, missed = _first(said.get("first"), f"{key}.first")
    free_snooker = flag(said, "free_snooker", key, False)
    # What a stroke leaves open: at a table the referee is asked for it.
    if said.get("attempt") is not None or said.get("clear_path") not in (None, "none"):
        unsaid: Literal["", "path", "attempt"] = ""
    else:
        unsaid = "path" if said.get("clear_path") is None else "attempt"
    fell = said.get("fell") or []
    if not isinstance(fell, list):
        raise Malformed(f"{key}.fell", "not-a-list")
    return f.SnookerStroke(
        by=_player(frame, said, key),
        nominated=_ball(said.get("nominated"), f"{key}.nominated"),
        first=first,
        missed=missed,
        potted=potted,
        off_table=off_table,
        fouls=_fouls(said.get("fouls") or [], f"{key}.fouls"),
        concerned=_concerned_balls(said.get("concerned"), f"{key}.concerned"),
        path=choice(said, "clear_path", key, ("none", "part", "full"), "none"),
        unfair=choice(said, "attempt", key, ("fair", "not-fair"), "fair") == "not-fair",
        snookered=flag(said, "snookered", key, False) or free_snooker,
        free_snooker=free_snooker,
        moved_touching=flag(said, "moved_touching", key, False),
        fell=tuple(_fall(item, f"{key}.fell") for item in fell),
        unsaid=unsaid,
    )


def _foul(frame: Frame, value: object, key: str) -> f.Foul:
    said = _said_mapping(value, key, ("by", "offence", "concerned", "snookered", "nominated"))
    return f.Foul(
        offence=one_of(_required_value(said, "offence", key), f"{key}.offence", f.OUTSIDE),
        by=_player(frame, said, key),
        concerned=_concerned_balls(said.get("concerned"), f"{key}.concerned"),
        snookered=flag(said, "snookered", key, False),
        nominated=_ball(said.get("nominated"), f"{key}.nominated"),
    )


def _spots(frame: Frame, value: object, key: str) -> f.Spots:
    said = _said_mapping(value, key, ("occupied", "no_space"))
    return f.Spots(
        _colours(said.get("occupied") or [], f"{key}.occupied"),
        _colours(said.get("no_space") or [], f"{key}.no_space"),
    )


def _missing(frame: Frame, value: object, key: str) -> f.Missing:
    said = (
        {"colour": value}
        if isinstance(value, str)
        else _said_mapping(value, key, ("colour", "oversight", "by"))
    )
    colour = one_of(_required_value(said, "colour", key), f"{key}.colour", COLOURS)
    return f.Missing(colour, flag(said, "oversight", key, True), _player(frame, said, key))


def _stalemate(frame: Frame, value: object, key: str) -> f.Stalemate:
    if isinstance(value, Mapping):
        said = _said_mapping(value, key, ("objects",))
        return f.Stalemate(
            "objects", one_of(_required_value(said, "objects", key), f"{key}.objects", _names(frame))
        )
    return f.Stalemate(cast(Any, one_of(value, key, ("proposed", "restart"))))


def _misconduct(frame: Frame, value: object, key: str) -> f.Misconduct:
    said = _said_mapping(value, key, ("by", "loses"))
    loses = choice(said, "loses", key, ("frame", "match"), "frame")
    return f.Misconduct(_side(frame, said.get("by"), f"{key}.by"), cast(Any, loses))


def _said_alone(fact: f.FrameFact) -> Callable[[Frame, object, str], f.FrameFact]:
    """Return the reader of an event that has nothing more to say: `true`."""

    def read(frame: Frame, value: object, key: str) -> f.FrameFact:
        if value is not True:
            raise Malformed(key, "not-a-flag")
        return fact

    return read


def _toss(frame: Frame, value: object, key: str) -> f.Toss:
    return f.Toss(one_of(value, key, frame.players))


def _by_a_side(
    kind: type[f.ClaimFrame | f.Concede | f.Resign | f.Accept | f.Refuse],
) -> Callable[[Frame, object, str], f.FrameFact]:
    def read(frame: Frame, value: object, key: str) -> f.FrameFact:
        if isinstance(value, Mapping):
            value = _said_mapping(value, key, ("by",)).get("by")
        return kind(_side(frame, None if value is True else value, key))

    return read


READERS: dict[str, Callable[[Frame, object, str], f.FrameFact]] = {
    "stroke": _stroke,
    "clear_path": lambda frame, value, key: f.Attempt(path=one_of(value, key, get_args(f.Path))),
    "attempt": lambda frame, value, key: f.Attempt(
        unfair=one_of(value, key, ("fair", "not-fair")) == "not-fair"
    ),
    "foul": _foul,
    "free_ball": _said_alone(f.FreeBall()),
    "choose": lambda frame, value, key: f.Choose(cast(f.Option, one_of(value, key, _OPTIONS))),
    "declare": lambda frame, value, key: f.Declare(one_of(value, key, BALLS)),
    "spots": _spots,
    "touching": lambda frame, value, key: f.Touching(
        cast(tuple[Ball, ...], balls([value] if isinstance(value, str) else value, key, BALLS))
    ),
    "disturbed": lambda frame, value, key: f.Disturbed(
        cast(Any, choice(_said_mapping(value, key, ("by",)), "by", key, _DISTURBERS, "other"))
    ),
    "missing": _missing,
    "surplus": lambda frame, value, key: f.Surplus(one_of(value, key, COLOURS)),
    "claim": _by_a_side(f.ClaimFrame),
    "concede": _by_a_side(f.Concede),
    "resign": _by_a_side(f.Resign),
    "accept": _by_a_side(f.Accept),
    "refuse": _by_a_side(f.Refuse),
    "stalemate": _stalemate,
    "misconduct": _misconduct,
    "time_wasting": lambda frame, value, key: f.TimeWasting(
        _side(frame, _said_mapping(value, key, ("by",)).get("by"), f"{key}.by")
    ),
    "time_up": lambda frame, value, key: f.TimeRuled(cast(Any, one_of(value, key, get_args(f.TimeRuling)))),
    "unnoticed": _said_alone(f.Unnoticed()),
    "toss": _toss,
}


def _said_mapping(value: object, key: str, known: tuple[str, ...]) -> Mapping[str, Any]:
    return mapping({} if value is True or value is None else value, key, known)


def _required_value(said: Mapping[str, Any], name: str, key: str) -> object:
    """Return what is said under a key that cannot be left out."""
    if said.get(name) is None:
        raise Malformed(f"{key}.{name}", "missing")
    return said[name]


def _names(frame: Frame) -> tuple[str, ...]:
    return (*frame.sides, *(player for player in frame.players if player not in frame.sides))


def _side(frame: Frame, value: object, key: str) -> str | None:
    return None if value is None else one_of(value, key, _names(frame))


def _player(frame: Frame, said: Mapping[str, object], key: str) -> str | None:
    value = said.get("by")
    return None if value is None else one_of(value, f"{key}.by", frame.players)


def _ball(value: object, key: str) -> Ball | None:
    return None if value is None else one_of(value, key, BALLS)


def _colours(value: object, key: str) -> tuple[Colour, ...]:
    return cast(tuple[Colour, ...], balls(value, key, COLOURS))


def _concerned_balls(value: object, key: str) -> tuple[AnyBall, ...]:
    if value is None:
        return ()
    return balls([value] if isinstance(value, str) else value, key)


def _first(value: object, key: str) -> tuple[tuple[Ball, ...], bool]:
    """Return the ball or balls hit first, and whether nothing was hit."""
    if value is None:
        return (), False
    if value == "none" or value == []:
        return (), True
    if isinstance(value, list):
        hit = balls(value, key, BALLS)
        _each_once(hit, key)
        return cast(tuple[Ball, ...], hit), False
    return (one_of(value, key, BALLS),), False


def _fouls(value: object, key: str) -> tuple[f.Offence, ...]:
    if not isinstance(value, list):
        raise Malformed(key, "not-a-list")
    return tuple(one_of(offence, key, f.OFFENCES) for offence in value)


def _fall(item: object, key: str) -> f.MouthFall:
    said = _said_mapping(item, key, ("ball", "involved"))
    ball = one_of(_required_value(said, "ball", key), f"{key}.ball", BALLS)
    return f.MouthFall(ball, flag(said, "involved", key, False))


def _each_once(gone: tuple[AnyBall, ...], key: str) -> None:
    for ball in ANY_BALLS:
        if ball != "red" and gone.count(ball) > 1:
            raise Malformed(key, "snooker-twice")
