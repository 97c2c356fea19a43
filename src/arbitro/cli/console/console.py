"""The umpire's console: each typed line changes the match or tells of it."""

from collections.abc import Callable, Iterator
from typing import Any

from arbitro.cases.line import mended, read_line
from arbitro.cli.console.offers import choices, listed, meanings, waiting
from arbitro.cli.journals import JournalFile
from arbitro.cli.language import language, tell
from arbitro.cli.seats.terminal import LeftTheTable, first_meaning
from arbitro.cli.system import reason
from arbitro.cli.telling import ruled, rulings_of, said, stands, ticks, time_of, told
from arbitro.kernel import BadAct, Event, Fact, Heard, Malformed, Sitting
from arbitro.library import recount, text
from arbitro.library import tell as tell_message

LAST = 8
"""How many acts the log shows."""


class Console:
    """A match in the hands of one official; every change is in its journal before it counts."""

    def __init__(
        self, sitting: Sitting[Any, Any], journal: JournalFile, now: Callable[[], int], author: str
    ) -> None:
        self.sitting = sitting
        self.journal = journal
        self.now = now
        self.author = author
        self._line = ""
        self._confirmed = ""
        """The line that was to be typed again."""
        self.commands: dict[str, Callable[[str], Iterator[str]]] = {
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "correct": self._correct,
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
        now = self.now()
        yield from map(ticks, self.sitting.clocks(now))
        end = self.sitting.due(now)
        if end and end[0] <= now:
            out = next(clock for clock in self.sitting.clocks(now) if clock.ends_in == end[1])
            yield tell("console-expired", clock=ticks(out))

    def _enter(self) -> Iterator[str]:
        facts = self._facts(self._line, self.sitting.state)
        heard = self.sitting.enter(*facts, author=self.author, at=self.now())
        if heard.entry:
            yield tell("console-recorded", number=str(heard.entry.number), time=time_of(heard.entry.at))
        yield from self._heard(heard)

    def _facts(self, line: str, state: Any) -> tuple[Fact, ...]:
        """Return the facts of a typed act, read as an event of a case is; raises Malformed."""
        game = self.sitting.game
        event: Event | None = read_line(line, game.offers(state), meanings(self.edition))
        while True:
            assert event is not None
            try:
                facts: tuple[Fact, ...] = game.facts(state, event)
                return facts
            except Malformed as error:
                event = mended(event, error)
                if event is None:
                    raise

    def _heard(self, heard: Heard[Any, Any]) -> Iterator[str]:
        """Keep what was heard, and yield its rulings and what is said."""
        if (heard.lapsed or heard.revived) and self._confirmed != self._line:
            self._confirmed = self._line
            if heard.lapsed:
                yield tell("console-lapsed", numbers=", ".join(map(str, heard.lapsed)))
            if heard.revived:
                yield tell("console-stays-out", numbers=", ".join(map(str, heard.revived)))
            return
        self._confirmed = ""
        if heard.entry:
            self.journal.keep(heard.sitting)
        self.sitting = heard.sitting
        yield from (f"  {ruled(self.edition, one)}" for one in rulings_of(heard.verdicts))
        yield from (f"  {line}" for line in said(heard.says, self.edition))
        if heard.rejudged:
            yield "  " + tell("console-rejudged", numbers=", ".join(map(str, heard.rejudged)))

    def _undo(self, reason: str) -> Iterator[str]:
        heard = self.sitting.undo(reason, author=self.author, at=self.now())
        yield from self._heard(heard)
        yield tell("console-undone", number=str(self.sitting.sequence))

    def _redo(self, reason: str) -> Iterator[str]:
        heard = self.sitting.redo(reason, author=self.author, at=self.now())
        yield from self._heard(heard)
        yield tell("console-redone", number=str(self.sitting.sequence))

    def _correct(self, rest: str) -> Iterator[str]:
        """Replace an earlier act; what followed is judged again, and what would lapse is asked about first."""
        act, _, reason = rest.partition(";")
        number, _, line = act.strip().partition(" ")
        if not number.isdecimal() or not line.strip():
            yield tell("console-say-number")
            return
        facts = self._facts(line, self.sitting.state_before(int(number)))
        heard = self.sitting.correct(
            int(number), *facts, reason=reason.strip(), author=self.author, at=self.now()
        )
        yield from self._heard(heard)
        if self.sitting is heard.sitting and heard.entry:
            yield tell("console-corrected", number=str(heard.entry.number), corrected=number)

    def _halt(self, reason: str) -> Iterator[str]:
        return self._noted(self.sitting.pause(reason, author=self.author, at=self.now()), "console-halted")

    def _go(self, rest: str) -> Iterator[str]:
        return self._noted(self.sitting.go_on(author=self.author, at=self.now()), "console-going")

    def _protest(self, words: str) -> Iterator[str]:
        return self._noted(
            self.sitting.protest(words, author=self.author, at=self.now()), "console-protested"
        )

    def _settle(self, words: str) -> Iterator[str]:
        return self._noted(self.sitting.settle(words, author=self.author, at=self.now()), "console-settled")

    def _noted(self, heard: Heard[Any, Any], message: str) -> Iterator[str]:
        yield from self._heard(heard)
        yield tell(message)

    def _offers(self, act: str) -> Iterator[str]:
        offers = self.sitting.offers()
        if not act:
            return listed(self.edition, offers)
        meant = meanings(self.edition).get(act.casefold(), act)
        found = [offer for offer in offers if offer.act == meant]
        return choices(found) if found else iter((tell("console-not-offered", act=act),))

    def _log(self, rest: str) -> Iterator[str]:
        entries = [*self.sitting.history()][-LAST:]
        for one in entries:
            yield from told(self.sitting.game, one)

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
        if entered in (1, self.journal.written) or self._confirmed == self._line:
            raise LeftTheTable
        self._confirmed = self._line
        yield tell("console-unsaved")
