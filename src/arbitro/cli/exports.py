"""Records of matches written from their journals: a match record, recorder's sheets, a score card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

import msgspec

from arbitro.kernel import Fact, Sitting, Verdict

if TYPE_CHECKING:
    from arbitro.snooker.recorder import Sheet

Writer: TypeAlias = Callable[[Sitting[Any, Any]], str]


def facts_of(sitting: Sitting[Any, Any]) -> Iterator[tuple[Fact, Verdict[Any]]]:
    """Yield every fact in force, as it reads now, with the verdict on it."""
    for one in sitting.judged.walk(sitting.game):
        if not one.lapsed:
            yield from zip(one.facts, one.verdicts, strict=True)


def _backgammon(kind: str, sitting: Sitting[Any, Any]) -> str:
    from arbitro.backgammon.formats import write_record
    from arbitro.backgammon.formats.scribe import recorded

    return write_record(recorded(sitting), kind)


def _sheets(sitting: Sitting[Any, Any]) -> list[Sheet]:
    """Return each frame as the recorder has it."""
    from arbitro.snooker.facts import FrameFact, NextFrame
    from arbitro.snooker.recorder import Sheet

    begun = sitting.game.start(msgspec.convert(sitting.journal.opened.terms, sitting.game.terms))
    sheets = [Sheet(begun.frame, ())]
    for fact, verdict in facts_of(sitting):
        if isinstance(fact, NextFrame):
            sheets.append(Sheet(verdict.state.frame, ()))
        elif isinstance(fact, get_args(FrameFact)):
            sheets[-1] = Sheet(sheets[-1].start, (*sheets[-1].facts, fact))
    return sheets


def _rows(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.recorder import records, to_csv

    book = sitting.game.books[0]
    return "\n".join(to_csv(records(sheet, book)) for sheet in _sheets(sitting))


def _frames(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.framelines import write_frame_lines
    from arbitro.snooker.recorder import frame_line

    book = sitting.game.books[0]
    return f"{write_frame_lines([frame_line(sheet, book) for sheet in _sheets(sitting)])}\n"


def _frames_as_json(sitting: Sitting[Any, Any]) -> str:
    from arbitro.snooker.recorder import to_json

    return "".join(f"{to_json(sheet).decode()}\n" for sheet in _sheets(sitting))


def _card(sitting: Sitting[Any, Any]) -> str:
    from arbitro.carrom.card import Heading, score_card
    from arbitro.carrom.contest import derived
    from arbitro.carrom.facts import Toss

    toss = next((fact for fact, _ in facts_of(sitting) if isinstance(fact, Toss)), None)
    names = sitting.journal.opened.players
    heading = Heading(
        teams=(" / ".join(names[0::2]), " / ".join(names[1::2])),
        toss_won_by=toss.winner if toss else "",
        toss_choice=toss.choice if toss else None,
    )
    match = derived(sitting.state, sitting.game.books[1]).state
    return f"{msgspec.json.format(score_card(match, heading).as_json()).decode()}\n"


FORMS: Mapping[str, Mapping[str, Writer]] = {
    "backgammon": {kind: partial(_backgammon, kind) for kind in ("mat", "sgf", "json")},
    "snooker": {"csv": _rows, "frames": _frames, "json": _frames_as_json},
    "carrom": {"card": _card},
}
"""In which forms a match is written, by game."""
