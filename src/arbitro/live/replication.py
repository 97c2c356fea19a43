"""Replication: entries heard again, of a match that another node plays on and of a command that comes twice."""

from typing import Any

from msgspec.structs import replace

from arbitro.kernel import BadAct, Entry, Heard, Journal, Malformed, Sitting
from arbitro.kernel.incoming import decode_json
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


def follow_line(sitting: Sitting[Any, Any], line: bytes) -> Heard[Any, Any] | None:
    """Return what the next line of a match brought, or None where it must be read anew from its journal."""
    entry = decode_json(line, Entry)
    try:
        heard = _again(sitting, entry)
    except (BadAct, Malformed):
        return None
    # Judged here too and believed only where it seals to the same digest: nodes of two versions would else
    # tell two matches.
    return heard if heard and heard.entry and heard.entry.digest == entry.digest else None


def hear_again(
    sitting: Sitting[Any, Any], first: int, last: int
) -> tuple[Sitting[Any, Any], tuple[Heard[Any, Any], ...]]:
    """Return a match as it stood before some of its entries, and what each of them brought."""
    journal = sitting.journal
    before = now = Sitting.resume(sitting.game, Journal(journal.entries[:first]))
    heard = []
    for _ in range(first, last + 1):
        one = hear_next(now, journal)
        heard.append(one)
        now = one.sitting
    return before, tuple(heard)


def hear_next(sitting: Sitting[Any, Any], journal: Journal) -> Heard[Any, Any]:
    """Return what the next entry of a journal brought to the match that the entries before it tell."""
    entry = journal.entries[sitting.sequence + 1]
    try:
        heard = _again(sitting, entry) or Heard(sitting, None)
    except (BadAct, Malformed):
        heard = Heard(sitting, None)
    if heard.entry is not None and heard.entry.digest == entry.digest:
        return heard
    # Written by an older version of the program.
    told = Sitting.resume(sitting.game, Journal(journal.entries[: entry.number + 1]))
    return replace(heard, sitting=told, entry=entry)


def _again(sitting: Sitting[Any, Any], entry: Entry) -> Heard[Any, Any] | None:
    said: dict[str, Any] = {"author": entry.author, "at": entry.at, "command": entry.command}
    match entry.act:
        case Recorded(facts, made):
            # Chance is not drawn again: what dice and strokes gave is in the facts and in `made`.
            return sitting.enter(*_decode_facts(sitting, facts), made=made, **said)
        case Corrected(number, facts, reason, _, _, revived):
            return sitting.correct(
                number, *_decode_facts(sitting, facts), reason=reason, revive=revived, **said
            )
        case Inserted(before, facts, reason, _, _, revived):
            return sitting.insert(
                before, *_decode_facts(sitting, facts), reason=reason, revive=revived, **said
            )
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


def _decode_facts(sitting: Sitting[Any, Any], facts: Any) -> list[Any]:
    return [sitting.game.decode(bytes(fact)) for fact in facts]
