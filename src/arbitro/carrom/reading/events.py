"""Reads events of cases and acts on the wire. What cannot be understood is malformed, with its key."""

from collections.abc import Callable, Mapping
from typing import cast, get_args

import msgspec

from arbitro.carrom import facts
from arbitro.carrom.board import MEN, Board
from arbitro.carrom.clauses import Clauses
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.reading.given import MOST_POINTS
from arbitro.carrom.sides import SIDES
from arbitro.kernel import CaseEvent, Malformed
from arbitro.kernel.given import event_name, flag, mapping, one_of, whole, written_value

IMPROPER: tuple[facts.Improper, ...] = ("push", "thumb", "base-line", "base-circle", "arrow", "early-stroke")
"""Offences in the making of a stroke that every edition has."""
STROKE = ("white", "black", "queen", "striker", "improper", "touched", "jumped", "off_board", "by")


class Vocabulary(msgspec.Struct, frozen=True):
    """What an edition can name."""

    items: dict[str, str]
    """The items of the law on the loss of the match, with their letters."""
    clauses: Clauses
    """The clauses that can be broken outside a stroke."""
    partners: tuple[str, ...]
    """Those of them that can be broken in doubles only."""
    improper: tuple[facts.Improper, ...] = IMPROPER
    """The offences in the making of a stroke."""


class Naming(msgspec.Struct, frozen=True):
    """Who and what can be named in an event."""

    who: tuple[str, ...]
    vocabulary: Vocabulary


MATCH_EVENTS = (
    "board",
    "break_toss",
    "toss",
    "practice_board",
    "change_missed",
    "set_up",
    "concede",
    "misconduct",
    "time_up",
)
NOBODY = "nobody"
"""The answer that nobody is late."""


def read_event(event: CaseEvent, who: tuple[str, ...], key: str, vocabulary: Vocabulary) -> facts.CarromFact:
    """Return the fact of an event, with its side filled in where the case leaves it out."""
    read = READERS[event_name(event.name, key, READERS)]
    return read(event.value, Naming(who, vocabulary), f"{key}.{event.name}")


def names_at_board(board: Board) -> tuple[str, ...]:
    """Return everyone who can be named at a board: its seats, and its sides."""
    return (*board.seats, *SIDES) if board.doubles else board.seats


def _player(value: object, naming: Naming, key: str) -> str:
    return one_of(value, key, naming.who)


def _by(value: Mapping[str, object], naming: Naming, key: str, default: str = "") -> str:
    return _player(value["by"], naming, f"{key}.by") if "by" in value else default


def _acting(value: object, naming: Naming, key: str) -> str:
    """Return the side an event names, by itself or as `by`; left out, an empty name that means the side in turn."""
    if value is True:
        return ""
    if isinstance(value, Mapping):
        return _by(mapping(value, key, ("by",)), naming, key)
    return _player(value, naming, key)


def _stroke(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = mapping({} if value is True else value, key, STROKE)
    jumped = given.get("jumped", [])
    if not isinstance(jumped, list):
        raise Malformed(f"{key}.jumped", "not-a-list")
    pieces: tuple[facts.Piece, ...] = ("white", "black", "queen")
    stroke = facts.CarromStroke(
        white=whole(given.get("white", 0), f"{key}.white", 0, MEN),
        black=whole(given.get("black", 0), f"{key}.black", 0, MEN),
        queen=flag(given.get("queen", False), f"{key}.queen"),
        striker=flag(given.get("striker", False), f"{key}.striker"),
        improper=_improper(given.get("improper", False), naming, f"{key}.improper"),
        untouched=not flag(given.get("touched", True), f"{key}.touched"),
        jumped=tuple(one_of(piece, f"{key}.jumped", pieces) for piece in jumped),
        off_board=flag(given.get("off_board", False), f"{key}.off_board"),
        by=_by(given, naming, key),
    )
    if stroke.untouched and (stroke.white or stroke.black or stroke.queen or stroke.jumped):
        raise Malformed(f"{key}.touched", "carrom-untouched-but-pocketed")
    if stroke.striker and stroke.off_board:
        raise Malformed(f"{key}.off_board", "carrom-pocketed-and-off-board")
    return stroke


def _improper(value: object, naming: Naming, key: str) -> facts.Improper:
    if isinstance(value, bool):
        return "improper" if value else ""
    return one_of(value, key, naming.vocabulary.improper)


def _foul(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = mapping(value, key, ("by", "offence", "law"))
    by, law = _by(given, naming, key), given.get("law")
    meant = "other" if law is None else _clause(law, naming.vocabulary.clauses, f"{key}.law")
    offences: tuple[facts.Offence, ...] = get_args(facts.Offence)
    offence = one_of(given.get("offence", meant), f"{key}.offence", offences)
    if law is not None and offence != meant:
        raise Malformed(f"{key}.offence", "carrom-offence-of-another-clause", law=law, offence=meant)
    return facts.CarromFoul(by, offence, law or "")


def _clause(law: object, clauses: Clauses, key: str) -> facts.Offence:
    """Return the offence that breaking a clause is."""
    if isinstance(law, int | float):
        raise Malformed(key, "law-not-quoted", law=str(law))
    if not isinstance(law, str) or law not in clauses:
        raise Malformed(key, "carrom-no-offence", law=written_value(law), known=", ".join(clauses))
    return clauses[law]


def _place(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = {"men": value} if isinstance(value, int) else value
    given = mapping(given, key, ("men", "where", "disturbed", "own", "by"))
    if "men" not in given:
        raise Malformed(f"{key}.men", "missing")
    where = one_of(
        given.get("where", "ok"), f"{key}.where", ("ok", "outside-circle", "on-centre", "shot-with-queen")
    )
    return facts.PlaceMen(
        men=whole(given["men"], f"{key}.men", 0, MEN),
        where=cast("facts.Where", "" if where == "ok" else where),
        disturbed=flag(given.get("disturbed", False), f"{key}.disturbed"),
        own=flag(given.get("own", False), f"{key}.own"),
        by=_by(given, naming, key),
    )


def _demand(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = mapping({"points": value} if isinstance(value, int) else value, key, ("points", "by"))
    return facts.Demand(whole(given.get("points"), key, 0, MOST_POINTS), _by(given, naming, key))


def _said_of(value: object, key: str, known: tuple[str, ...]) -> Mapping[str, object]:
    """Return what is said of a player's act: `true` of the one in turn, a name alone, or a mapping."""
    return mapping({"by": value} if isinstance(value, str) else {} if value is True else value, key, known)


def _out_of_turn(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = _said_of(value, key, ("by", "noticed"))
    noticed = flag(given.get("noticed", True), f"{key}.noticed")
    return facts.OutOfTurn(_by(given, naming, key), noticed)


def _warn(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = mapping(value, key, ("to",)) if isinstance(value, Mapping) else {"to": value}
    return facts.WarnPlayer(_player(given.get("to"), naming, f"{key}.to"))


def _misconduct(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = _said_of(value, key, ("by", "item"))
    return facts.CarromMisconduct(_by(given, naming, key), item_of(given, key, naming.vocabulary.items))


def item_of(given: Mapping[str, object], key: str, items: Mapping[str, str]) -> str:
    """Return the letter of the item for which the match is lost; empty where none is named."""
    item = given.get("item")
    if item is None:
        return ""
    # In YAML an item that is numbered 4 is an integer, though it is a name here.
    return items[one_of(str(item) if type(item) is int else item, f"{key}.item", tuple(items))]


def _concede(value: object, naming: Naming, key: str) -> facts.CarromFact:
    given = _said_of(value, key, ("by", "what"))
    return facts.ConcedeGame(_by(given, naming, key), forfeit(given, key))


def forfeit(given: Mapping[str, object], key: str) -> facts.Forfeit:
    """Return what is conceded."""
    forfeits: tuple[facts.Forfeit, ...] = ("game", "match")
    return one_of(given.get("what", "game"), f"{key}.what", forfeits)


def _play(value: object, naming: Naming, key: str) -> facts.CarromFact:
    if value is not True:
        raise Malformed(key, "not-a-flag")
    return facts.CallPlay()


def _act(fact: Callable[[str], facts.CarromFact]) -> Callable[[object, Naming, str], facts.CarromFact]:
    return lambda value, naming, key: fact(_acting(value, naming, key))


OVERSIGHTS: tuple[facts.Oversight, ...] = get_args(facts.Oversight)
READERS: dict[str, Callable[[object, Naming, str], facts.CarromFact]] = {
    "stroke": _stroke,
    "play": _play,
    "foul": _foul,
    "place": _place,
    "forgo": _act(facts.Forgo),
    "no_space": _act(facts.NoSpace),
    "timeout": _act(facts.Timeout),
    "demand": _demand,
    "falls": lambda value, naming, key: facts.FallsLate(
        one_of(value, key, ("white", "black", "queen", "striker"))
    ),
    "out_of_turn": _out_of_turn,
    "unnoticed": lambda value, naming, key: facts.FaultUnnoticed(one_of(value, key, OVERSIGHTS)),
    "pass": _act(facts.Pass),
    "appeal": _act(facts.AppealToUmpire),
    "leave_seat": _act(facts.LeaveSeat),
    "plays_during_appeal": _act(facts.PlaysDuringAppeal),
    "wrecks_board": _act(facts.WrecksBoard),
    "warn": _warn,
    "misconduct": _misconduct,
    "concede": _concede,
    "replay": lambda value, naming, key: facts.Replay(
        one_of(value, key, ("blocked-base-line", "unforeseen"))
    ),
}


def read_match_event(
    event: CaseEvent,
    match: CarromMatch,
    key: str,
    parameters: CarromParameters,
    items: Mapping[str, str],
    first: bool,
) -> facts.CarromFact:
    """Return the fact of an event of a match; `first` where nothing was tossed or played before it."""
    path = f"{key}.{event.name}"
    match event.name:
        case "board":
            said = mapping(event.value, path, ("winner", "points", "queen"))
            most = MOST_POINTS if parameters.maximum is None else parameters.maximum
            points = whole(said.get("points"), f"{path}.points", 0, most)
            queen = whole(said.get("queen", 0), f"{path}.queen", 0, min(points, parameters.queen))
            return facts.BoardPlayed(
                one_of(said.get("winner"), f"{path}.winner", match.players), points, queen
            )
        case "break_toss":
            winner = one_of(event.value, path, match.players)
            return facts.CarromToss(winner, "break") if first else facts.BreakToss(winner)
        case "toss":
            return _toss(event.value, match, path)
        case "practice_board":
            return facts.PracticeBoard()
        case "change_missed":
            return facts.ChangeMissed()
        case "set_up":
            return facts.NextBoard()
        case "time_up":
            one_of(event.value, path, (NOBODY, *match.players))
            return facts.TimeExcused()
        case "concede":
            given = _named_values(event.value, path, "what")
            return facts.ConcedeGame(_by_player(given, match, path), forfeit(given, path))
        case "misconduct":
            given = _named_values(event.value, path, "item")
            return facts.CarromMisconduct(_by_player(given, match, path), item_of(given, path, items))
        case _:
            raise Malformed(key, "unknown-event", event=event.name, known=", ".join(MATCH_EVENTS))


def _named_values(value: object, key: str, detail: str) -> Mapping[str, object]:
    return mapping({"by": value} if isinstance(value, str) else value, key, ("by", detail))


def _by_player(given: Mapping[str, object], match: CarromMatch, key: str) -> str:
    return one_of(given.get("by"), f"{key}.by", match.players)


def opening(match: CarromMatch) -> bool:
    """Tell whether nothing was tossed or played yet, so that a toss for the break is the toss of the match."""
    return not (match.tossed or match.results or match.extra_board)


def _toss(value: object, match: CarromMatch, key: str) -> facts.CarromFact:
    """Return the toss of a match; where only its winner is named, they take the break."""
    given = mapping(
        {"winner": value, "choice": "break"} if isinstance(value, str) else value, key, ("winner", "choice")
    )
    choices: tuple[facts.Choice, ...] = ("break", "side")
    return facts.CarromToss(
        one_of(given.get("winner"), f"{key}.winner", match.players),
        one_of(given.get("choice"), f"{key}.choice", choices),
    )
