"""What came of a match, game by game: tables, and plots of how it went."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup

from arbitro.backgammon.formats.scribe import match_record
from arbitro.carrom.card import card_of
from arbitro.kernel import Sitting
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import Language, say
from arbitro.library import game_of
from arbitro.papers.backgammon import match_sheet
from arbitro.papers.occasion import Occasion
from arbitro.snooker.facts import NextFrame
from arbitro.snooker.recorder import breaks, records, sheets
from arbitro.web.record.boards import BoardRecord, boards
from arbitro.web.record.moments import in_force
from arbitro.web.record.plots import Ring, bars, dots, pillars, steps

SECOND, MINUTE = 1000, 60_000
"""Milliseconds: acts that came faster than one a second were typed in, and are drawn one after the other."""


class HeadedPlot(msgspec.Struct, frozen=True):
    """A plot under its heading."""

    title: str
    picture: Markup
    legend: tuple[str, ...] = ()
    """The names of the two sides; nothing where the plot names them."""
    note: str = ""


class SummaryTable(msgspec.Struct, frozen=True):
    """Rows under their headings; the first cell of each is its name."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Summary(msgspec.Struct, frozen=True):
    """What came of a match."""

    table: SummaryTable
    plots: tuple[HeadedPlot, ...]


def summary(sitting: Sitting[Any, Any], names: tuple[str, str], language: Language) -> Summary | None:
    """Return the tables and plots of a match; None where its game has none."""
    reference = plugin(game_of(sitting.game.edition)).summary
    return load(reference)(sitting, names, language) if reference else None


def snooker(sitting: Sitting[Any, Any], names: tuple[str, str], language: Language) -> Summary:
    """Return what came of a match of snooker: each frame with its breaks."""
    book = sitting.game.books[0]
    rows, pillar = [], []
    for number, whole in enumerate(sheets(sitting), 1):
        sheet = whole.what_counts(book)
        first = 0 if sheet.start.sides[0] == min(sheet.start.sides) else 1
        score, best, fouls = sheet.end(book).score, [0, 0], [0, 0]
        for one in breaks(sheet, book):
            side = sheet.start.side_named(one.player) ^ first
            best[side] = max(best[side], one.points)
        for record in records(sheet, book):
            fouls[sheet.start.side_named(record.player) ^ first] += record.penalty > 0
        points = (str(score[first]), str(score[1 - first]))
        rows.append((str(number), *points, f"{best[0]} – {best[1]}", f"{fouls[0]} – {fouls[1]}"))
        pillar += [(str(number), side, best[side]) for side in (0, 1)]
    heads = ("record-frame", *names, "record-best-break", "record-fouls")
    table = SummaryTable("record-frames", _heads(heads, names, language), tuple(rows))
    title = say(language, "record-best-breaks")
    progress = tuple(_progress(sitting, names, language))
    return Summary(table, (*progress, HeadedPlot(title, pillars(pillar, title), names)))


def _progress(sitting: Sitting[Any, Any], names: tuple[str, str], language: Language) -> list[HeadedPlot]:
    """Return the score of each frame over time, the last first."""
    frames: list[list[tuple[int, tuple[int, int], bool]]] = [[]]
    for one in in_force(sitting):
        assert one.played is not None
        if any(isinstance(fact, NextFrame) for fact in one.played.facts):
            frames.append([])
        state = one.played.verdicts[-1].state
        scored = state.by_side(state.frame.score)
        frames[-1].append((one.entry.at, scored, state.frame.penalty is not None))
    plots = []
    for number, acts in reversed([*enumerate(frames, 1)]):
        if acts:
            plots.append(_frame_plot(number, acts, names, language))
    return plots


def _frame_plot(
    number: int, acts: list[tuple[int, tuple[int, int], bool]], names: tuple[str, str], language: Language
) -> HeadedPlot:
    # A frame that was typed in from paper took no time: a line over it would be upright.
    timed = acts[-1][0] - acts[0][0] >= SECOND * len(acts)
    title = say(language, "record-progress" if timed else "record-progress-acts", frame=number)
    lines: tuple[list[tuple[float, int]], list[tuple[float, int]]] = ([(0.0, 0)], [(0.0, 0)])
    rings, before = [], (0, 0)
    for place, (at, score, foul) in enumerate(acts, 1):
        x = (at - acts[0][0]) / MINUTE if timed else float(place)
        for side in (0, 1):
            lines[side].append((x, score[side]))
            if foul and score[side] > before[side]:
                rings.append(Ring(x, score[side]))
        before = score
    return HeadedPlot(
        title,
        steps(lines, title, rings, "′" if timed else ""),
        names,
        say(language, "record-rings") if rings else "",
    )


def carrom(sitting: Sitting[Any, Any], names: tuple[str, str], language: Language) -> Summary:
    """Return what came of a match of carrom: each board with its points."""
    card, went = card_of(sitting), boards(sitting)
    rows, plots = [], []
    for game, lines in groupby(card.lines, key=lambda line: line.game):
        played = list(lines)
        last = played[-1]
        queens = [sum(line.queen[side] > 0 for line in played) for side in (0, 1)]
        counted = [one for one in went if one.game == game]
        dues = [sum(one.dues[side] for one in counted) for side in (0, 1)]
        rows.append(
            (
                str(game),
                *map(str, last.total),
                str(len(played)),
                f"{queens[0]} – {queens[1]}",
                f"{dues[0]} – {dues[1]}",
                _minutes(counted),
            )
        )
        title = say(language, "record-points-by-board", game=game)
        columns = [
            (
                f"{line.total[0]}–{line.total[1]}",
                # Only the side that wins a board scores in it.
                side := 0 if line.queen[0] + line.men[0] else 1,
                line.queen[side] + line.men[side],
                line.queen[side],
            )
            for line in played
        ]
        plots.append(HeadedPlot(title, bars(columns, title), names, say(language, "record-queen-apart")))
    heads = ("record-game", *names, "record-boards", "record-queens", "record-dues", "record-minutes")
    table = SummaryTable("record-games", _heads(heads, names, language), tuple(rows))
    title = say(language, "record-strokes-per-man")
    per_man = [
        (str(number), *(one.strokes[side] / one.men[side] if one.men[side] else None for side in (0, 1)))
        for number, one in enumerate(went, 1)
    ]
    plots.append(HeadedPlot(title, dots(per_man, title), names, say(language, "record-by-board")))  # type: ignore[arg-type]  # two sides
    return Summary(table, tuple(plots))


def _minutes(counted: Sequence[BoardRecord]) -> str:
    """Return how long boards lasted; nothing where they were typed in afterwards."""
    took = sum(one.ended - one.began for one in counted if one.began is not None)
    typed = took < SECOND * sum(one.acts for one in counted)
    return "–" if typed else str(max(1, round(took / MINUTE)))


def backgammon(sitting: Sitting[Any, Any], names: tuple[str, str], language: Language) -> Summary:
    """Return what came of a match of backgammon: each game with its cube."""
    sheet = match_sheet(match_record(sitting), "", Occasion())
    played = [row for row in sheet.games if row.score is not None]
    rows = tuple(
        (
            str(row.number),
            *(str(points or "") for points in row.won),
            str(row.cube),
            # Crawford is a name, the same in every language.
            say(language, f"paper-{row.result}") + (" · Crawford" if row.crawford else ""),
        )
        for row in played
    )
    lines: tuple[list[tuple[float, int]], list[tuple[float, int]]] = ([(0.0, 0)], [(0.0, 0)])
    for row in played:
        assert row.score is not None
        for side in (0, 1):
            lines[side].append((row.number, row.score[side]))
    heads = ("record-game", *names, "paper-cube", "paper-result")
    title = say(language, "record-score-by-game")
    table = SummaryTable("record-games", _heads(heads, names, language), rows)
    return Summary(table, (HeadedPlot(title, steps(lines, title), names),) if played else ())


def _heads(heads: tuple[str, ...], names: tuple[str, str], language: Language) -> tuple[str, ...]:
    return tuple(head if head in names else say(language, head) for head in heads)
