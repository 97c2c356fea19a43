"""What was played, written down as each game writes it: a match record, recorder's sheets, a score card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec

from arbitro.cli.commands import stop
from arbitro.cli.language import tell
from arbitro.cli.pairing import Pairing, Wish
from arbitro.cli.saving import save
from arbitro.kernel import Fact, Verdict
from arbitro.players import COLOURS
from arbitro.players.hall import Witness

if TYPE_CHECKING:
    from arbitro.snooker.facts import FrameFact
    from arbitro.snooker.recorder import Sheet

Played: TypeAlias = Sequence[tuple[Fact, Verdict[Any]]]
"""Every fact of a match with the verdict on it."""
Writer: TypeAlias = Callable[[Pairing, Played], str]


class Scribe:
    """Witnesses a match, and writes it down in the end for whoever has named a file."""

    def __init__(self, file: str | None = None, writer: Writer | None = None) -> None:
        self.file = file
        self.writer = writer
        self.played: list[tuple[Fact, Verdict[Any]]] = []

    def beside(self, witness: Witness) -> Witness:
        """Return a witness that keeps every fact and tells another of it."""
        if self.writer is None:
            return witness

        def keep(fact: Fact, verdict: Verdict[Any]) -> None:
            self.played.append((fact, verdict))
            witness(fact, verdict)

        return keep

    def save(self, pairing: Pairing) -> None:
        """Write what was played, be it a whole match or less, or stop with a line that says why it cannot be."""
        if self.file and self.writer:
            save(Path(self.file), self.writer(pairing, self.played).encode())


def scribe_for(wish: Wish) -> Scribe:
    """Return who writes the match down; stops before anything is played where the file cannot be meant."""
    if wish.record is None:
        return Scribe()
    writer = WRITERS[wish.game].get(PurePath(wish.record).suffix.lower())
    if writer is None:
        stop(tell("cli-play-record-ending", file=wish.record, endings=", ".join(WRITERS[wish.game])))
    if wish.games > 1:
        stop(tell("cli-play-record-one"))
    if not Path(wish.record).parent.is_dir():
        stop(tell("cli-unwritable", file=wish.record, reason=tell("cli-reason-not-found")))
    return Scribe(wish.record, writer)


def _backgammon(kind: str, pairing: Pairing, played: Played) -> str:
    from arbitro.backgammon.formats import write_record
    from arbitro.backgammon.formats.scribe import written
    from arbitro.backgammon.match import Match

    white, black = (str(pairing.players[colour]).replace(":", " ") for colour in COLOURS)
    verdicts = (verdict for _, verdict in played)
    return write_record(written((white, black), Match(length=pairing.length), verdicts), kind)


def _snooker(kind: str, pairing: Pairing, played: Played) -> str:
    from arbitro.library import game
    from arbitro.snooker.recorder import records, to_csv, to_json

    sheets = [_sheet(frame) for frame in _frames(played)]
    if kind == "csv":
        book = game("snooker/wpbsa").books[0]
        return "\n".join(to_csv(records(sheet, book)) for sheet in sheets)
    return "".join(f"{to_json(sheet).decode()}\n" for sheet in sheets)


def _frames(played: Played) -> list[Played]:
    """Return what was played frame by frame, without what lay on the table."""
    from arbitro.snooker.facts import Lies, NextFrame

    frames: list[list[tuple[Fact, Verdict[Any]]]] = [[]]
    for fact, verdict in played:
        if isinstance(fact, NextFrame):
            frames.append([])
        elif not isinstance(fact, Lies):
            frames[-1].append((fact, verdict))
    return [frame for frame in frames if frame]


def _sheet(played: Played) -> Sheet:
    from arbitro.snooker.frame import Frame
    from arbitro.snooker.recorder import Sheet

    after = played[0][1].state.frame
    facts = cast("tuple[FrameFact, ...]", tuple(fact for fact, _ in played))
    return Sheet(Frame(players=after.players, sides=after.sides), facts)


def _carrom(pairing: Pairing, played: Played) -> str:
    from arbitro.carrom.card import Heading, score_card
    from arbitro.carrom.facts import Toss
    from arbitro.carrom.game import GAMES

    toss = next((fact for fact, _ in played if isinstance(fact, Toss)), None)
    white, black = (str(pairing.players[colour]) for colour in COLOURS)
    heading = Heading(
        teams=(white, black),
        toss_won_by=toss.winner if toss else "",
        toss_choice=toss.choice if toss else None,
    )
    rules = GAMES[pairing.game.edition]
    card = score_card(rules.match(played[-1][1].state), heading) if played else None
    return f"{msgspec.json.format(msgspec.json.encode(card)).decode()}\n"


WRITERS: Mapping[str, Mapping[str, Writer]] = {
    "backgammon": {f".{kind}": partial(_backgammon, kind) for kind in ("mat", "sgf", "json")},
    "snooker": {f".{kind}": partial(_snooker, kind) for kind in ("csv", "json")},
    "carrom": {".json": _carrom},
}
"""Who writes which kind of file, by game and ending."""
