"""Entries heard again: of a match that another node plays on, and of a command that comes twice."""

from typing import Any

from msgspec.structs import replace

from arbitro.kernel import BadAct, Entry, Heard, Journal, Malformed, Sitting
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


def hear_again(
    sitting: Sitting[Any, Any], first: int, last: int
) -> tuple[Sitting[Any, Any], tuple[Heard[Any, Any], ...]]:
    """Return a match as it stood before some of its entries, and what each of them brought."""
    game, entries = sitting.game, sitting.journal.entries
    before = now = Sitting.resume(game, Journal(entries[:first]))
    heard = []
    for entry in entries[first : last + 1]:
        try:
            one = _again(now, entry) or Heard(now, None)
        except (BadAct, Malformed):
            one = Heard(now, None)
        if (
            one.entry is None or one.entry.digest != entry.digest
        ):  # written by an older version of the program
            one = replace(
                one, sitting=Sitting.resume(game, Journal(entries[: entry.number + 1])), entry=entry
            )
        heard.append(one)
        now = one.sitting
    return before, tuple(heard)


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
