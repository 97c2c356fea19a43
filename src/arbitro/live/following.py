"""A match that another node plays on: each of its entries is heard again here, and gives the same match."""

from typing import Any

from arbitro.kernel import BadAct, Entry, Heard, Malformed, Sitting
from arbitro.kernel.incoming import decoded
from arbitro.kernel.journal import (
    Corrected,
    Inserted,
    LetRun,
    Paused,
    Protested,
    Recorded,
    Redone,
    Resumed,
    Settled,
    Undone,
)


def followed(sitting: Sitting[Any, Any], line: bytes) -> Heard[Any, Any] | None:
    """Return what the next line of a match brought, or None where it must be read anew from its journal."""
    entry = decoded(line, Entry)
    try:
        heard = _again(sitting, entry)
    except (BadAct, Malformed):
        return None
    return heard if heard and heard.entry and heard.entry.digest == entry.digest else None


def _again(sitting: Sitting[Any, Any], entry: Entry) -> Heard[Any, Any] | None:
    said: dict[str, Any] = {"author": entry.author, "at": entry.at, "command": entry.command}
    match entry.act:
        case Recorded(facts, made):
            return sitting.enter(*_decoded(sitting, facts), made=made, **said)
        case Corrected(number, facts, reason, _, _, revived):
            return sitting.correct(number, *_decoded(sitting, facts), reason=reason, revive=revived, **said)
        case Inserted(before, facts, reason, _, _, revived):
            return sitting.insert(before, *_decoded(sitting, facts), reason=reason, revive=revived, **said)
        case LetRun():
            return sitting.let_run(**said)
        case Undone(reason):
            return sitting.undo(reason, **said)
        case Redone(reason):
            return sitting.redo(reason, **said)
        case Paused(reason):
            return sitting.pause(reason, **said)
        case Resumed():
            return sitting.go_on(**said)
        case Protested(text, by, law):
            return sitting.protest(text, by=by, law=law, **said)
        case Settled(text):
            return sitting.settle(text, **said)
    return None


def _decoded(sitting: Sitting[Any, Any], facts: Any) -> list[Any]:
    return [sitting.game.decode(bytes(fact)) for fact in facts]
