"""A match on an umpire's device: ruled on from the journal that it has, and the acts that wait, as in the hall."""

from typing import Any

import msgspec
from msgspec.structs import asdict

from arbitro.kernel import BadAct, Malformed, Sitting
from arbitro.kernel.journal import Entry, Journal, Paused
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import Language, say
from arbitro.library import game, tell
from arbitro.live.actor import Actor
from arbitro.live.commands import Acts
from arbitro.live.documents import ActShown, MatchShown, Rehearsed, RulingText
from arbitro.live.match_views import acts_shown, answer, match_view, own_view, reader_of
from arbitro.live.refusals import CommandRefused
from arbitro.live.rehearsal import changes_in_words, would_change
from arbitro.live.replication import follow_line
from arbitro.live.setting import FROZEN, Held, MatchSetting
from arbitro.live.tellable import LiveHeard, LiveSitting, Tellable
from arbitro.live.umpire_commands import UMPIRE_COMMANDS, MatchCommand, enter_seen
from arbitro.live.viewer import Viewer

ROLE = "official"
HALL = "hall"
COMMANDS = {one.name: one for one in (MatchCommand("acts", Acts, enter_seen), *UMPIRE_COMMANDS)}


class Waiting(msgspec.Struct, frozen=True):
    """An act that the hall does not have yet."""

    command: str
    to: str
    """Which address of the match it is for: `acts`, `undo`, `pause` …"""
    body: dict[str, Any]

    @property
    def at(self) -> int:
        """When it was entered on the device, in the match's own time."""
        return int(self.body.get("at") or 0)


class PocketRuling(msgspec.Struct, frozen=True):
    """What the device rules on an act that waits."""

    command: str
    rulings: list[RulingText]
    say: list[str]


class Stuck(msgspec.Struct, frozen=True):
    """The first of the acts that wait which would not be taken, and why."""

    command: str
    text: str
    law: str | None = None


class ForeseenMatch(msgspec.Struct, frozen=True):
    """A match as it will be once the acts that wait have come to the hall."""

    base: int
    """The last entry of the hall that is known here."""
    head: str
    """The digest of the last entry, as it will be."""
    match: MatchShown
    ruled: list[PocketRuling]
    stuck: Stuck | None = None


class Gap(Exception):
    """An entry does not follow the last one that is known: the journal has to be fetched again."""


class PocketMatch(Tellable):
    """One match as the device knows it."""

    def __init__(
        self, name: str, setting: MatchSetting, sitting: LiveSitting, author: str, language: Language
    ) -> None:
        super().__init__()
        self.name, self.author, self.language = name, author, language
        self.base = self.sitting = sitting
        self.particulars = msgspec.structs.replace(setting, desk=_desk_hold(sitting))
        self._now = sitting.journal.at
        self._waiting: list[tuple[Waiting, LiveSitting, LiveHeard]] = []

    @property
    def now(self) -> int:
        """The moment that the page has told."""
        return self._now

    def follow(self, entry: bytes) -> None:
        """Take in an entry of the hall; an act that waited and has become it is not judged again."""
        there = msgspec.json.decode(entry, type=Entry)
        if there.number <= self.base.sequence:
            return
        first = self._waiting[0][2] if self._waiting else None
        if first is not None and first.entry is not None and first.entry.digest == there.digest:
            self.base = first.sitting
            del self._waiting[0]
            return
        heard = follow_line(self.base, entry) if there.number == self.base.sequence + 1 else None
        if heard is None:
            raise Gap
        self.base, self._waiting = heard.sitting, []
        self.particulars = msgspec.structs.replace(self.particulars, desk=_desk_hold(self.base))

    def foresee(self, acts: list[Waiting], now: int) -> ForeseenMatch:
        """Judge the acts that wait, in order, up to the first that would not be taken."""
        stuck = self._judge([act for act in acts if not self.base.entry_of(act.command)])
        self.sitting, self._now = self._waiting[-1][2].sitting if self._waiting else self.base, now
        ruled = [self._rule_on(act, before, heard) for act, before, heard in self._waiting]
        view = own_view(self, Viewer(ROLE, self.language))
        return ForeseenMatch(self.base.sequence, self.sitting.journal.head, view, ruled, stuck)

    def would(self, to: str, body: dict[str, Any], now: int) -> Rehearsed | None:
        """Return what would be answered to something after all that waits; None where it cannot be told."""
        self._now = now
        act = Waiting("", to, {**body, "at": now, "rehearse": True})
        try:
            heard = self._hear(self.sitting, act)
        except (BadAct, Malformed, CommandRefused):
            return None
        told = answer(self, (heard,), Viewer(ROLE, self.language, view="whole"), self.sitting)
        if to == "acts" or told.refused:
            return Rehearsed(**asdict(told))
        reads = reader_of(self, self.sitting, self.language)
        found = would_change(self.sitting, heard.sitting, reads)
        words = changes_in_words(self.sitting, heard, found, reads)
        return Rehearsed(**asdict(told), would_change=found, changes_in_words=words)

    def before(self, number: int) -> MatchShown:
        """Return the match as it was when the act of an entry was judged."""
        return match_view(self, ROLE, self.language, before=number)

    def acts(self) -> list[ActShown]:
        """Return all acts so far in words, those that wait among them."""
        return acts_shown(self, len(self.sitting.journal.entries), self.language)

    def _judge(self, acts: list[Waiting]) -> Stuck | None:
        """Judge what has not been judged, from the first act on that is another than before."""
        known = [act for act, _, _ in self._waiting]
        same = next((place for place, pair in enumerate(zip(known, acts)) if pair[0] != pair[1]), None)  # noqa: B905
        del self._waiting[min(len(known), len(acts)) if same is None else same :]
        for act in acts[len(self._waiting) :]:
            before = self._waiting[-1][2].sitting if self._waiting else self.base
            self.sitting = before
            try:
                heard = self._hear(before, act)
            except BadAct as error:
                return Stuck(act.command, say(self.language, f"hall-problem-{error.reason}"))
            except CommandRefused as error:
                words = say(self.language, f"hall-problem-{error.code}", **error.values)
                return Stuck(act.command, words)
            except Malformed as error:
                return Stuck(act.command, tell(error.message, self.language))
            if refused := answer(self, (heard,), self._none, before).refused:
                return Stuck(act.command, refused.text, refused.law)
            self._waiting.append((act, before, heard))
        return None

    @property
    def _none(self) -> Viewer:
        return Viewer(ROLE, self.language, view="none")

    def _rule_on(self, act: Waiting, before: LiveSitting, heard: LiveHeard) -> PocketRuling:
        told = answer(self, (heard,), self._none, before)
        return PocketRuling(act.command, told.rulings, told.say)

    def _hear(self, sitting: LiveSitting, act: Waiting) -> LiveHeard:
        """Do what an act asks for, as the hall does it in a match that is umpired."""
        command = COMMANDS.get(act.to)
        if command is None:
            raise BadAct("for-the-desk")
        actor = Actor(self.author, may_end_review=self.particulars.event is None)
        given = {**act.body, "command": act.command, "expected": sitting.sequence}
        deed = command.deed(actor, self, msgspec.convert(given, command.body))
        return deed(sitting, max(act.at, sitting.journal.at))[-1]


def _desk_hold(sitting: LiveSitting) -> Held | None:
    """Return why the desk lets nothing be entered, as the hall's own pause at the table says it."""
    if sitting.pauses.since is None:
        return None
    last = next(entry for entry in reversed(sitting.journal.entries) if isinstance(entry.act, Paused))
    return next((held for held in FROZEN if last.author == HALL and sitting.pauses.reason == held), None)


HELD: dict[str, PocketMatch] = {}
"""The matches that this device knows."""


def hold(match: str, setting: Any, lines: str, author: str, language: Language) -> int:
    """Take a match with its journal as the hall has it now, and return its last entry."""
    journal = Journal.load(lines.encode())
    sitting: LiveSitting = Sitting.resume(game(journal.opened.edition), journal)
    HELD[match] = PocketMatch(match, msgspec.convert(setting, MatchSetting), sitting, author, language)
    return sitting.sequence


def foresee(match: str, entries: list[str], acts: Any, now: int) -> ForeseenMatch | None:
    """Take in what the hall has entered, and judge what waits; None where an entry is missing in between."""
    device = HELD[match]
    try:
        for entry in entries:
            device.follow(entry.encode())
    except Gap:
        return None
    return device.foresee(msgspec.convert(acts, list[Waiting]), now)


def would(match: str, to: str, body: dict[str, Any], now: int) -> Rehearsed | None:
    """Return what would be answered to something in a match, and what it would change."""
    return HELD[match].would(to, body, now)


def ways(game: str, position: str, dice: str) -> list[Any]:
    """Return the ways to the legal moves of a roll, for a board on which they are made half by half."""
    return list(load(plugin(game).ways)(position, dice))


def before(match: str, number: int) -> MatchShown:
    """Return a match as it was when the act of an entry was judged."""
    return HELD[match].before(number)


def history(match: str) -> list[ActShown]:
    """Return all acts of a match in words."""
    return HELD[match].acts()
