"""A journal judged again, entry by entry: chain, rulings and strokes, compared with what a hall says of it."""

import hashlib
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from arbitro.kernel import BadJournal, Entry, Heard, Sitting
from arbitro.kernel.journal import Journal, Recorded
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import Language
from arbitro.library import announce, game, game_of
from arbitro.live.replication import hear_next


class Act(msgspec.Struct, frozen=True):
    """An act of a record: what a hall says was ruled on it."""

    number: int
    laws: tuple[str, ...]
    say: tuple[str, ...]


class WireRecord(msgspec.Struct, frozen=True):
    """The acts of a record, as `record?as=json` has them."""

    acts: tuple[Act, ...]


class Judgement(msgspec.Struct, frozen=True):
    """How far it is, and what came of it."""

    entries: int
    """All entries; with a fault, the good ones before it."""
    done: int = 0
    """How many have been judged again."""
    head: str = ""
    """The digest of the last entry."""
    acts: int = 0
    """How many acts in force were judged."""
    different: tuple[int, ...] = ()
    """The entries on which the hall says something else, or which only one of the two has."""
    strokes: int = 0
    """How many strokes were played in the hall."""
    replayed: int = 0
    """How many of them were simulated again so far."""
    unlike: tuple[int, ...] = ()
    """The strokes of which the simulation makes another entry: other facts seen, or the pieces elsewhere."""
    sealed: bool | None = None
    """Whether the secret told in the end is the one the hall was bound to from the start; none where nothing was."""
    fault: str | None = None
    """What is wrong with the chain, at the entry after the last good one."""


class Judging:
    """A journal on the way of being judged again."""

    def __init__(self, lines: str) -> None:
        self.journal = Journal.load(lines.encode())
        self.edition = self.journal.opened.edition
        first = Journal(self.journal.entries[:1])
        self.sitting: Sitting[Any, Any] = Sitting.resume(game(self.edition), first)
        self.see_again = plugin(game_of(self.edition)).strokes
        self.strokes = sum(self._is_stroke(entry) for entry in self.journal.entries)
        self.replayed = 0
        self.unlike: list[int] = []

    @property
    def is_over(self) -> bool:
        """Whether every entry has been judged."""
        return self.sitting.sequence == self.journal.entries[-1].number

    def judge_next(self, simulate: bool) -> None:
        """Judge the next entry; a stroke from its motion, where that is wished."""
        entry = self.journal.entries[self.sitting.sequence + 1]
        if simulate and self._is_stroke(entry):
            played = self._play_again(entry)
            self.replayed += 1
            if played is not None and played.entry is not None and played.entry.digest == entry.digest:
                self.sitting = played.sitting
                return
            self.unlike.append(entry.number)
        self.sitting = hear_next(self.sitting, self.journal).sitting

    def judgement(self) -> Judgement:
        """Return how far it is."""
        return Judgement(
            len(self.journal.entries),
            len(self.sitting.journal.entries),
            strokes=self.strokes,
            replayed=self.replayed,
            unlike=tuple(self.unlike),
        )

    def compare(self, record: Any, language: Language) -> Judgement:
        """Return what came of it, when all is judged, beside a record of the match."""
        mine = {act.number: act for act in judged_acts(self.sitting, language)}
        wire = None if record is None else msgspec.convert(record, WireRecord).acts
        theirs = mine if wire is None else {act.number: act for act in wire}
        different = (
            number for number in mine.keys() | theirs.keys() if mine.get(number) != theirs.get(number)
        )
        return msgspec.structs.replace(
            self.judgement(),
            head=self.journal.head,
            acts=len(mine),
            different=tuple(sorted(different)),
            sealed=_is_sealed(self.journal),
        )

    def _is_stroke(self, entry: Entry) -> bool:
        return bool(self.see_again) and isinstance(entry.act, Recorded) and "stroke" in entry.act.made

    def _play_again(self, entry: Entry) -> Heard[Any, Any] | None:
        """Enter a stroke as the hall did: simulated from what lay on the table, and seen as a referee sees it."""
        act = entry.act
        assert isinstance(act, Recorded)
        see: Callable[..., Any] = load(self.see_again)
        facts = [self.sitting.game.decode(bytes(fact)) for fact in act.facts]
        try:
            seen = see(self.edition, self.sitting.state, facts, act.made)
        except (ValueError, RuntimeError):
            # What nobody can play: a place where nothing can lie, numbers that are none.
            return None
        who: dict[str, Any] = {"author": entry.author, "at": entry.at, "command": entry.command}
        return seen and self.sitting.enter(*seen.facts, **who, made=act.made, then=seen.then)


def _is_sealed(journal: Journal) -> bool | None:
    """Tell whether what chance came from was fixed before the match: its commitment is the digest of its secret."""
    made = [entry.act.made for entry in journal.entries if isinstance(entry.act, Recorded)]
    bound = next((one["commitment"] for one in made if "commitment" in one), None)
    secret = next((one["secret"] for one in made if "secret" in one), None)
    if not bound or not secret:
        return None
    return bool(hashlib.sha256(bytes.fromhex(secret)).hexdigest() == bound)


def judged_acts(sitting: Sitting[Any, Any], language: Language) -> list[Act]:
    """Return the acts of a match that are in force, with what is ruled on each."""
    edition = sitting.journal.opened.edition
    return [
        Act(
            told.entry.number,
            tuple(law for verdict in told.played.verdicts for law in verdict.laws),
            tuple(announce(edition, message, language) for message in told.played.says),
        )
        for told in sitting.acts()
        if told.played
    ]


UNDER_WAY: dict[str, Judging] = {}
"""What is being judged, by the name of its match."""


def begin_judging(match: str, lines: str) -> Judgement:
    """Check the chain of an exported journal, and begin to judge it again."""
    try:
        judging = UNDER_WAY[match] = Judging(lines)
    except BadJournal as error:
        return Judgement(error.fault.number, fault=error.fault.reason)
    return judging.judgement()


def go_on_judging(match: str, ms: int, simulate: bool) -> Judgement:
    """Judge for so many milliseconds, one entry at least; its strokes from their motion, where that is wished."""
    judging, until = UNDER_WAY[match], monotonic() + ms / 1000
    while not judging.is_over:
        judging.judge_next(simulate)
        if monotonic() >= until:
            break
    return judging.judgement()


def end_judging(match: str, record: Any = None, language: Language = "en") -> Judgement:
    """Compare what was judged with a record of it, where there is one."""
    return UNDER_WAY.pop(match).compare(record, language)


def judge_again(
    lines: str, record: Any = None, language: Language = "en", simulate: bool = False
) -> Judgement:
    """Judge every act of an exported journal at once, and compare with a record of it where there is one."""
    begun = begin_judging("", lines)
    if begun.fault:
        return begun
    go_on_judging("", 10**9, simulate)
    return end_judging("", record, language)
