"""The recorder's sheet (5.3): every stroke with what was on, potted and charged, and every break."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import cast, get_args

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Sitting, Verdict, kebab, tag_of
from arbitro.kernel.incoming import decode_json
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.effects import Charged, Fined, Restarted, Scored
from arbitro.snooker.facts import (
    Foul,
    FrameFact,
    FramePlayed,
    NextFrame,
    Resign,
    SnookerFact,
    SnookerStroke,
    Toss,
)
from arbitro.snooker.frame import Frame, FrameOutcome, Frames
from arbitro.snooker.framelines import FIFTY, FrameLine


class RecordedAct(msgspec.Struct, frozen=True):
    """One stroke, one foul outside a stroke, or another act that changed the score."""

    number: int
    """Counted from one."""
    player: str
    """Who played or fouled."""
    on: str
    """What was on."""
    nominated: str = ""
    """The ball nominated."""
    first: str = ""
    """The ball or balls hit first; `none` when nothing was."""
    potted: str = ""
    """What entered a pocket."""
    off_table: str = ""
    """What left the table."""
    fouls: str = ""
    """What the referee called."""
    points: int = 0
    """What the striker scored."""
    penalty: int = 0
    """What the other side got."""
    miss: bool = False
    """Whether a miss was called."""
    break_points: int = 0
    """The break after it."""
    score: str = ""
    """By side, as `12-0`."""
    laws: str = ""
    """Every law cited."""
    act: str = "stroke"
    """What it was."""


class Break(msgspec.Struct, frozen=True):
    """The points of the successive pots of one turn (2.8)."""

    player: str
    """Who made it."""
    points: int
    """What it was worth."""


class RecordedFrame(msgspec.Struct, frozen=True):
    """A whole frame on paper."""

    start: Frame
    """The frame before the first act."""
    facts: tuple[FrameFact, ...]
    """What happened, in order."""

    def end(self, book: Frames) -> Frame:
        """Return the frame after its last act."""
        frame = self.start
        for fact in self.facts:
            frame = book.judge(frame, fact).state
        return frame

    def what_counts(self, book: Frames) -> "RecordedFrame":
        """Return what counts of it: all of it, or what came after the last re-rack (3.16)."""
        frame, found = self.start, self
        for place, fact in enumerate(self.facts, start=1):
            verdict = book.judge(frame, fact)
            frame = verdict.state
            if any(isinstance(effect, Restarted) for effect in verdict.effects()):
                found = RecordedFrame(frame, self.facts[place:])
        return found


def sheets(sitting: Sitting[SnookerContest, SnookerFact]) -> list[RecordedFrame]:
    """Return each frame of a live match as the recorder has it."""
    # Lots drawn before the first act belong to the frame, and say who opens it.
    found, before = [RecordedFrame(sitting.begun.frame, ())], sitting.begun
    for fact, verdict in sitting.verdicts():
        after = verdict.state
        if isinstance(fact, FramePlayed):
            # A frame of which only the result was told.
            outcome = FrameOutcome(fact.winner, "points")
            frame_from_result = replace(
                before.frame, score=before.by_side(fact.score), outcome=outcome, opening=False
            )
            found[-1] = RecordedFrame(frame_from_result, ())
        elif isinstance(fact, Toss) and not found[-1].facts:
            found[-1] = RecordedFrame(after.frame, ())
        elif isinstance(fact, get_args(FrameFact)) and not _of_the_match(before, fact):
            found[-1] = RecordedFrame(found[-1].start, (*found[-1].facts, cast("FrameFact", fact)))
        if isinstance(fact, NextFrame) or after.number != before.number:
            found.append(RecordedFrame(after.frame, ()))
        before = after
    return found


def _of_the_match(before: SnookerContest, fact: SnookerFact) -> bool:
    """Tell whether somebody gave up the match between two frames."""
    return isinstance(fact, Resign) and (before.unplayed or before.frame.outcome is not None)


def records(sheet: RecordedFrame, book: Frames) -> tuple[RecordedAct, ...]:
    """Return every stroke and foul of a frame, and every other act that changed the score; none that was refused."""
    found: list[RecordedAct] = []
    frame = sheet.start
    for fact in sheet.facts:
        verdict = book.judge(frame, fact)
        if not verdict.refused and (
            isinstance(fact, SnookerStroke | Foul) or verdict.state.score != frame.score
        ):
            found.append(_record(len(found) + 1, frame, fact, verdict))
        frame = verdict.state
    return tuple(found)


def breaks(sheet: RecordedFrame, book: Frames, least: int = 1) -> tuple[Break, ...]:
    """Return the breaks of a frame in their order."""
    # A break ends where its points fall or another is at the table; a player asked to play again begins a new
    # one.
    found: list[Break] = []
    sheet = sheet.what_counts(book)
    frame = sheet.start
    for fact in sheet.facts:
        after = book.judge(frame, fact).state
        if frame.break_points and (after.striker != frame.striker or after.break_points < frame.break_points):
            found.append(_break(frame))
        frame = after
    if frame.break_points:
        found.append(_break(frame))
    return tuple(one for one in found if one.points >= least)


def frame_line(sheet: RecordedFrame, book: Frames, sides: tuple[str, str] | None = None) -> FrameLine:
    """Return the frame string of a frame: its score, and its breaks from fifty up; by default the opener's first."""
    score = sheet.end(book).score
    one, other = (sheet.start.sides.index(side) for side in sides or sheet.start.sides)
    return FrameLine(
        (score[one], score[other]), (_breaks_made(sheet, book, one), _breaks_made(sheet, book, other))
    )


def frame_lines(sitting: Sitting[SnookerContest, SnookerFact]) -> list[FrameLine]:
    """Return the frame strings of a live match, all from the side of A, whoever opened; none of one not begun."""
    # From the side of A for all, though the sides open in turn: a reader compares them line by line.
    book, (one, other) = sitting.game.books[0], sorted(sitting.begun.match.sides)
    begun = [sheet for sheet in sheets(sitting) if sheet.facts or sheet.start.begun]
    return [frame_line(sheet, book, (one, other)) for sheet in begun]


def to_json(sheet: RecordedFrame) -> bytes:
    """Return a frame as JSON, from which it can be read again."""
    return msgspec.json.encode(sheet)


def from_json(text: bytes) -> RecordedFrame:
    """Read a frame from JSON; raises msgspec.DecodeError."""
    return decode_json(text, RecordedFrame)


def to_csv(rows: Iterable[RecordedAct]) -> str:
    """Return the recorder's sheet as CSV, one line a stroke."""
    out = io.StringIO()
    writer = csv.DictWriter(out, RecordedAct.__struct_fields__, lineterminator="\n")
    writer.writeheader()
    writer.writerows(msgspec.structs.asdict(row) for row in rows)
    return out.getvalue()


def from_csv(text: str) -> tuple[RecordedAct, ...]:
    """Read a recorder's sheet from CSV; raises msgspec.ValidationError."""
    rows = [*csv.DictReader(io.StringIO(text))]
    return tuple(msgspec.convert(rows, list[RecordedAct], strict=False))


def _record(number: int, frame: Frame, fact: FrameFact, verdict: Verdict[Frame]) -> RecordedAct:
    after, stroke = verdict.state, fact if isinstance(fact, SnookerStroke) else SnookerStroke()
    return RecordedAct(
        number=number,
        player=getattr(fact, "by", None) or frame.players[frame.striker or 0],
        on=str(frame.on or ""),
        nominated=getattr(fact, "nominated", None) or frame.declared or "",
        first="none" if stroke.missed else " ".join(stroke.first),
        potted=" ".join(stroke.potted),
        off_table=" ".join(stroke.off_table),
        fouls=" ".join(_fouls(fact)),
        points=sum(effect.points for effect in verdict.effects() if isinstance(effect, Scored)),
        penalty=sum(effect.value for effect in verdict.effects() if isinstance(effect, Charged | Fined)),
        miss=after.penalty is not None and after.penalty.miss,
        break_points=after.break_points,
        score="-".join(map(str, after.score)),
        laws=" ".join(dict.fromkeys(verdict.laws)),
        act=kebab(tag_of(fact)),
    )


def _fouls(fact: FrameFact) -> Sequence[str]:
    if isinstance(fact, SnookerStroke):
        return fact.fouls
    return (fact.offence,) if isinstance(fact, Foul) else ()


def _breaks_made(sheet: RecordedFrame, book: Frames, side: int) -> tuple[int, ...]:
    high = breaks(sheet, book, FIFTY)
    return tuple(one.points for one in high if sheet.start.side_named(one.player) == side)


def _break(frame: Frame) -> Break:
    return Break(frame.players[frame.striker or 0], frame.break_points)
