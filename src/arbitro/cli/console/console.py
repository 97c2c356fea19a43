"""The umpire's console: each typed line changes the match, by the commands of the hall, or tells of it."""

from collections.abc import Callable, Iterator
from typing import Any

from arbitro.cases.line import mend_event, read_line
from arbitro.cli.console.offers import choices, meanings, offer_lines, waiting
from arbitro.cli.journals import JournalFile
from arbitro.cli.language import language, tell
from arbitro.cli.seats.terminal import LeftTheTable, first_meaning
from arbitro.cli.system import reason
from arbitro.cli.telling import entry_lines, ruling_line, rulings_of, spoken_lines, stands, ticks, time_of
from arbitro.kernel import BadAct, CaseEvent, Malformed
from arbitro.l10n import say
from arbitro.library import recount, text
from arbitro.library import tell as tell_message
from arbitro.live.actor import Actor
from arbitro.live.commands import Acts, Correction, Insertion, ProtestRequest, Reasoned, Undoing
from arbitro.live.refusals import CommandRefused
from arbitro.live.setting import MatchSetting
from arbitro.live.tellable import LiveHeard, LiveSitting, Tellable
from arbitro.live.umpire_commands import Deed, correct, enter_seen, insert, pause, protest, redo, undo

LAST = 8
"""How many acts the log shows."""
SETTING = MatchSetting("umpired", (), casual=True, options={"clock": "entered"})
"""Nobody sits at a terminal but the official, no desk decides, and time is told by hand."""


class Console(Tellable):
    """A match in the hands of one official; every change is in its journal before it counts."""

    def __init__(
        self, sitting: LiveSitting, journal: JournalFile, clock: Callable[[], int], author: str
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.particulars = SETTING
        self.journal = journal
        self.clock = clock
        self.actor = Actor(author)
        self._line = ""
        self._confirmed = ""
        """The line that was to be typed again."""
        self.commands: dict[str, Callable[[str], Iterator[str]]] = {
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "correct": self._correct,
            "insert": self._insert,
            "halt": self._halt,
            "go": self._go,
            "protest": self._protest,
            "settle": self._settle,
            "save": self._save,
            "log": self._log,
            "show": self._show,
            "law": self._law,
            "quit": self._quit,
        }

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the match was opened."""
        return self.clock()

    def hall_keeps_time(self, sitting: LiveSitting) -> bool:
        """Tell that no hall runs the clocks, also where a book imposes one: a time that is up is typed."""
        return False

    @property
    def edition(self) -> str:
        """By which laws the match is played."""
        return self.sitting.game.edition

    def do(self, line: str) -> Iterator[str]:
        """Carry a line out and yield what is told of it; raises LeftTheTable."""
        self._line = line.strip()
        word, _, rest = self._line.partition(" ")
        command = first_meaning(word.casefold(), tuple(self.commands))
        try:
            if word.startswith("?"):
                yield from self._offers(self._line.removeprefix("?").strip())
            elif command:
                yield from self.commands[command](rest.strip())
            elif word:
                yield from self._enter()
        except Malformed as error:
            yield tell_message(error.message, language())
        except BadAct as error:
            yield tell(f"bad-act-{error.reason}")
        except CommandRefused as error:
            yield say(language(), f"hall-problem-{error.code}", **error.values)
        except OSError as error:
            where = self.journal.file or tell("cli-output")
            yield tell("cli-unwritable", file=error.filename or where, reason=reason(error))

    def prompt(self) -> str:
        """Return how the match stands."""
        return stands(self.sitting.standing(), self.sitting.journal.opened.players)

    def status(self) -> Iterator[str]:
        """Yield what play waits for, what is asked, and the clocks."""
        if not self.sitting.standing().ended:
            yield from waiting(self.edition, self.sitting.offers())
        now = self.now
        yield from map(ticks, self.sitting.clocks(now))
        end = self.sitting.due(now)
        if end and end[0] <= now:
            out = next(clock for clock in self.sitting.clocks(now) if clock.ends_in == end[1])
            yield tell("console-expired", clock=ticks(out))

    def _enter(self) -> Iterator[str]:
        def deed(event: object) -> Deed:
            return enter_seen(self.actor, self, Acts(event=event, **self._seen))

        heard = self._carry_out(self._line, self.sitting.state, deed)
        if heard.entry:
            yield tell("console-recorded", number=str(heard.entry.number), time=time_of(heard.entry.at))
        yield from self._report(heard)

    @property
    def _seen(self) -> dict[str, Any]:
        """What every command says: here there is no link on which one could come twice, and nobody else who acts."""
        return {"command": "", "expected": self.sitting.sequence}

    def _do(self, deed: Deed) -> LiveHeard:
        return deed(self.sitting, self.now)[-1]

    def _carry_out(self, line: str, state: Any, deed: Callable[[object], Deed]) -> LiveHeard:
        """Return what a typed act brings, read as an event of a case is; raises Malformed."""
        event: CaseEvent | None = read_line(line, self.sitting.game.offers(state), meanings(self.edition))
        # Tried again as often as the line can be mended; then its fault is told.
        while True:
            assert event is not None
            try:
                return self._do(deed({event.name: event.value}))
            except Malformed as error:
                event = mend_event(event, error)
                if event is None:
                    raise

    def _report(self, heard: LiveHeard) -> Iterator[str]:
        """Keep what was heard, and yield its rulings and what is said."""
        # Asked first: what a correction would put out of force is named, and the same line again confirms it.
        if (heard.lapsed or heard.revived) and self._confirmed != self._line:
            self._confirmed = self._line
            if heard.lapsed:
                yield tell("console-lapsed", numbers=", ".join(map(str, heard.lapsed)))
            if heard.revived:
                yield tell("console-stays-out", numbers=", ".join(map(str, heard.revived)))
            return
        self._confirmed = ""
        # Write-ahead: in the journal first, and only then it is how the match stands.
        if heard.entry:
            self.journal.keep(heard.sitting)
        self.sitting = heard.sitting
        yield from (f"  {line}" for line in ruling_line(self.edition, rulings_of(heard.verdicts)))
        yield from (f"  {line}" for line in spoken_lines(heard.says, self.edition))
        if heard.rejudged:
            yield "  " + tell("console-rejudged", numbers=", ".join(map(str, heard.rejudged)))

    def _undo(self, reason: str) -> Iterator[str]:
        yield from self._report(self._do(undo(self.actor, self, Undoing(reason=reason, **self._seen))))
        yield tell("console-undone", number=str(self.sitting.sequence))

    def _redo(self, reason: str) -> Iterator[str]:
        yield from self._report(self._do(redo(self.actor, self, Reasoned(reason=reason, **self._seen))))
        yield tell("console-redone", number=str(self.sitting.sequence))

    def _correct(self, rest: str) -> Iterator[str]:
        """Replace an earlier act; what followed is judged again, and what would lapse is asked about first."""

        def deed(number: int, event: object, reason: str) -> Deed:
            said = Correction(number=number, event=event, reason=reason, confirm=True, **self._seen)
            return correct(self.actor, self, said)

        return self._put_right(rest, deed, "console-corrected")

    def _insert(self, rest: str) -> Iterator[str]:
        """Put an act that was forgotten before an earlier one; what follows is judged again."""

        def deed(number: int, event: object, reason: str) -> Deed:
            said = Insertion(before=number, event=event, reason=reason, confirm=True, **self._seen)
            return insert(self.actor, self, said)

        return self._put_right(rest, deed, "console-inserted")

    def _put_right(self, rest: str, deed: Callable[[int, object, str], Deed], message: str) -> Iterator[str]:
        act, _, reason = rest.partition(";")
        digits, _, line = act.strip().partition(" ")
        if not digits.isdecimal() or not line.strip():
            yield tell("console-say-number")
            return
        number = int(digits)
        before = self.sitting.state_before(number)
        heard = self._carry_out(line, before, lambda event: deed(number, event, reason.strip()))
        yield from self._report(heard)
        # Otherwise the line waits to be typed again, and nothing was entered.
        if self.sitting is heard.sitting and heard.entry:
            yield tell(message, number=str(heard.entry.number), entry=digits)

    def _halt(self, reason: str) -> Iterator[str]:
        said = Reasoned(reason=reason, **self._seen)
        return self._report_noted(self._do(pause(self.actor, self, said)), "console-halted")

    def _go(self, rest: str) -> Iterator[str]:
        heard = self.sitting.go_on(author=self.actor.author, at=self.now)
        return self._report_noted(heard, "console-going")

    def _protest(self, words: str) -> Iterator[str]:
        said = ProtestRequest(text=words, **self._seen)
        return self._report_noted(self._do(protest(self.actor, self, said)), "console-protested")

    def _settle(self, words: str) -> Iterator[str]:
        heard = self.sitting.settle(words, author=self.actor.author, at=self.now)
        return self._report_noted(heard, "console-settled")

    def _report_noted(self, heard: LiveHeard, message: str) -> Iterator[str]:
        yield from self._report(heard)
        yield tell(message)

    def _offers(self, act: str) -> Iterator[str]:
        offers = self.sitting.offers()
        if not act:
            return offer_lines(self.edition, offers)
        meant = meanings(self.edition).get(act.casefold(), act)
        found = [offer for offer in offers if offer.act == meant]
        return choices(found) if found else iter((tell("console-not-offered", act=act),))

    def _log(self, rest: str) -> Iterator[str]:
        entries = [*self.sitting.history()][-LAST:]
        for one in entries:
            yield from entry_lines(self.sitting.game, one)

    def _show(self, rest: str) -> Iterator[str]:
        view = self.sitting.view("official")
        yield self.prompt()
        for part in (view.match, view.after):
            yield recount(self.edition, part, language())

    def _law(self, number: str) -> Iterator[str]:
        laws = text(self.edition, language()).laws
        found = next((law for name, law in laws.items() if name.casefold() == number.casefold()), None)
        if found is None:
            missing = tell("cli-no-such-clause", clause=number, where=self.edition)
            yield missing if number else tell("console-say-law")
        else:
            yield f"{found.number} {found.title}"
            yield f"  {found.gist}"

    def _save(self, file: str) -> Iterator[str]:
        where = self.journal.save(self.sitting, file)
        if where is None:
            yield tell("console-save-where")
        else:
            yield tell("console-saved", file=where, entries=self.sitting.sequence + 1)

    def _help(self, rest: str) -> Iterator[str]:
        yield tell("console-manual")

    def _quit(self, rest: str) -> Iterator[str]:
        entered = self.sitting.sequence + 1
        # Nothing but the opening, or all of it on disk: there is nothing to lose.
        if entered in (1, self.journal.written) or self._confirmed == self._line:
            raise LeftTheTable
        self._confirmed = self._line
        yield tell("console-unsaved")
