"""Every act of a match, as it is replayed: what was done, ruled and said, and what it left."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitro.kernel import Sitting, ToldEntry, tag_of
from arbitro.kernel.plugin import plugin
from arbitro.library import announce, describe, game_of, lead, tell_happening, word_ruling
from arbitro.live.naming import Reader, names_in
from arbitro.web import addresses


class RulingLine(msgspec.Struct, frozen=True):
    """A ruling in words, with the clause behind it."""

    law: str
    text: str
    derived: bool
    address: str


class RecordMoment(msgspec.Struct, frozen=True):
    """One act, and how things stood after it."""

    number: int
    time: str
    """Since the opening, in minutes and seconds."""
    act: str
    says: tuple[str, ...]
    laws: tuple[RulingLine, ...]
    """First the one that decides."""
    score: tuple[int, int]
    part: tuple[int, int] | None
    shown: dict[str, Any]
    """What a board draws: pieces where they lie, or the position with dice and cube."""


def in_force(sitting: Sitting[Any, Any]) -> Iterator[ToldEntry[Any, Any]]:
    """Yield the acts in force of a match, in their order."""
    return sitting.acts()


def moments(sitting: Sitting[Any, Any], reads: Reader) -> list[RecordMoment]:
    """Return the acts of a match, in their order."""
    made, before = [], sitting.judged.start
    for one in in_force(sitting):
        assert one.played is not None
        made.append(_moment(sitting, one, before, reads))
        before = one.played.verdicts[-1].state
    return made


def _moment(sitting: Sitting[Any, Any], one: ToldEntry[Any, Any], before: Any, reads: Reader) -> RecordMoment:
    assert one.played is not None
    played, edition = one.played, sitting.game.edition
    state, names = played.verdicts[-1].state, names_in(sitting.game, before, reads.names)
    made = [ruling for verdict in played.verdicts for ruling in verdict.rulings]
    standing = sitting.game.standing(state)
    # What came to lie is entered with a played stroke, to compare when it is played again; nobody did it.
    facts = [fact for fact in played.facts if tag_of(fact) != "Lies"]
    entered = "; ".join(describe(edition, fact, reads.language, names) for fact in facts)
    return RecordMoment(
        one.entry.number,
        clock(one.entry.at),
        tell_happening(edition, made, entered, reads.language, names),
        tuple(announce(edition, message, reads.language, reads.names) for message in played.says),
        tuple(
            RulingLine(one.law, one.text, one.derived, addresses.leaf(edition, one.law))
            for one in lead(word_ruling(edition, ruling, reads.language, reads.names) for ruling in made)
        ),
        standing.score,
        standing.part,
        _draw_layout(sitting, state),
    )


def _draw_layout(sitting: Sitting[Any, Any], state: Any) -> dict[str, Any]:
    layout = getattr(state, "layout", None)
    if layout is not None:
        return {"layout": [{"piece": piece, "x": x, "y": y} for piece, x, y in layout.positions()]}
    keys = plugin(game_of(sitting.game.edition)).shown
    after = sitting.game.view(state).after if keys else {}
    return {key: after.get(key) for key in keys}


def clock(at: int) -> str:
    """Return a moment as minutes and seconds."""
    return f"{at // 60000}:{at // 1000 % 60:02}"
