"""The umpires' exam: papers of twenty questions made from the book of cases, marked by the engine.

A question is a case: what lay there, what happened, then what the umpire says and by which law. Wrong answers are
what the same book says under neighbouring laws, and what other editions of the game make of the same case. A paper
is fixed by its edition and its seed, in every language; nothing here knows the web, so that it runs in a browser.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

from arbitro.cases.book import casebook
from arbitro.cases.compare import cites, compare
from arbitro.cases.document import Case, CaseProblem
from arbitro.cases.guard import attempt
from arbitro.cases.hearing import Hearing, hear
from arbitro.kernel import Message, Ruling
from arbitro.l10n import DEFAULT, LANGUAGES, Language
from arbitro.library import announce, describe, editions_of, game, game_of, numbers, recount, text

QUESTIONS = 20
PASS_LINE = 16
"""Questions that must be right: four of five."""
CHOICES = 4
MOST_OWN = QUESTIONS // 2
"""Questions that are made from the cases of a federation where it has so many."""
MOST_ACTS = 3
"""Acts of a situation that can be kept in mind; longer cases are no questions."""
NEAREST = 9
"""Neighbours in the book among which wrong answers are drawn: far ones would be seen through."""
DRAWN = ("position", "layout")
"""What of a situation only a picture shows; cases with it are no questions."""


UNTOLD = ("players", "level")
"""What of a situation nobody asks."""


class SpokenCall(msgspec.Struct, frozen=True):
    """What might be said: the announcements of an edition, or what it rules where nobody announces anything."""

    edition: str
    messages: tuple[Message, ...]
    spoken: bool = True
    """Whether it is announced."""


class ExamClause(msgspec.Struct, frozen=True):
    """A law that might decide."""

    edition: str
    law: str


class ExamCase(msgspec.Struct, frozen=True):
    """A case with what is said and cited at its end: what a question is made of."""

    case: Case
    call: SpokenCall
    laws: tuple[str, ...]
    """Every law that is cited in the case."""
    deciding: str
    """The law of the last act that the fewest cases cite: the one that this case is about."""


class ExamQuestion(msgspec.Struct, frozen=True):
    """A situation, four things that might be said, four laws that might decide."""

    case: Case
    calls: tuple[SpokenCall, ...]
    clauses: tuple[ExamClause, ...]


class Paper(msgspec.Struct, frozen=True):
    """An exam."""

    edition: str
    seed: str
    questions: tuple[ExamQuestion, ...]


class ChosenAnswer(msgspec.Struct, frozen=True):
    """The places of what was chosen; None where nothing was."""

    call: int | None = None
    clause: int | None = None


class ExamMark(msgspec.Struct, frozen=True):
    """The places of the right answers, and whether they were chosen."""

    call: int
    clause: int
    answer: ChosenAnswer

    @property
    def right(self) -> bool:
        """Whether both the call and the law are right."""
        return self.answer == ChosenAnswer(self.call, self.clause)


class Marks(msgspec.Struct, frozen=True):
    """What became of a paper."""

    marks: tuple[ExamMark, ...]

    @property
    def points(self) -> int:
        """How many questions are right."""
        return sum(mark.right for mark in self.marks)

    @property
    def passed(self) -> bool:
        """Whether the line is reached."""
        return self.points >= PASS_LINE


def make_paper(edition: str, seed: str, own: Sequence[Case] = ()) -> Paper:
    """Return the paper of a seed; `own` are cases of a federation, which come before those of the book."""
    random, pool = Random(f"{edition}:{seed}"), _pool(edition)
    frequency = Counter(law for ruled in pool for law in set(ruled.laws))
    ours = tuple(_rulings_of(_askable(edition, own), frequency))
    drawn = random.sample(ours, min(len(ours), MOST_OWN))
    others = random.sample(pool, len(pool))
    found: dict[str, ExamQuestion] = {}
    # One question a law first, so that a paper walks through the book and not round one clause.
    for ruled in (*drawn, *list({ruled.deciding: ruled for ruled in others}.values()), *others):
        if len(found) == QUESTIONS:
            break
        if ruled.case.id not in found and (question := _question(ruled, (*ours, *pool), random)):
            found[ruled.case.id] = question
    questions = list(found.values())
    random.shuffle(questions)
    return Paper(edition, seed, tuple(questions))


def mark_paper(paper: Paper, answers: Sequence[ChosenAnswer]) -> Marks:
    """Return what is right in a paper: each case is heard again, and what it says and cites decides."""
    given = (*answers, *[ChosenAnswer()] * (len(paper.questions) - len(answers)))
    return Marks(tuple(map(_mark, paper.questions, given)))


def _mark(question: ExamQuestion, answer: ChosenAnswer) -> ExamMark:
    heard = hear(question.case)
    places = range(CHOICES)
    clause = next(place for place in places if _decides(question.clauses[place], heard))
    said = _call(heard, question.clauses[clause].law)
    return ExamMark(question.calls.index(said) if said else -1, clause, answer)


def _decides(clause: ExamClause, heard: Hearing) -> bool:
    return clause.edition == heard.case.edition and clause.law in heard.laws


def _call(heard: Hearing, law: str) -> SpokenCall | None:
    """Return what is announced at the end of a case, or what its law orders where nothing is."""
    edition, last = heard.case.edition, heard.events[-1]
    if last.says:
        return SpokenCall(edition, last.says)
    ruling = next((one for one in last.rulings if one.law == law and isinstance(one, Ruling)), None)
    orders = tuple(effect.message() for effect in ruling.effects) if ruling else ()
    return SpokenCall(edition, orders, spoken=False) if orders else None


def read_answers(written: str) -> tuple[ChosenAnswer, ...]:
    """Return answers written as two letters a question, the call and the law: `ab-c`; `-` where none was chosen."""
    pairs = [written[place : place + 2].ljust(2, "-") for place in range(0, len(written), 2)]
    return tuple(ChosenAnswer(_place(pair[0]), _place(pair[1])) for pair in pairs[:QUESTIONS])


def write_answers(answers: Iterable[ChosenAnswer]) -> str:
    """Return answers as two letters a question."""
    return "".join(_letter(answer.call) + _letter(answer.clause) for answer in answers)


def _place(letter: str) -> int | None:
    place = ord(letter.lower()) - ord("a")
    return place if 0 <= place < CHOICES else None


def _letter(place: int | None) -> str:
    return "-" if place is None else chr(ord("a") + place)


def situation(case: Case, language: Language) -> tuple[str, tuple[str, ...]]:
    """Return in words what was so before a case, and what happened then, act by act."""
    given = {key: value for key, value in case.given.items() if key not in UNTOLD}
    facts = game(case.edition).read(case.given, case.when).facts
    return recount(case.edition, given, language), tuple(
        describe(case.edition, fact, language) for _, fact in facts
    )


def call_text(call: SpokenCall, language: Language) -> str:
    """Return in one line what is said."""
    said = (announce(call.edition, message, language) for message in call.messages)
    return " ".join(line if line[-1] in ".!?”" else f"{line}." for line in said if line)


def clause_title(clause: ExamClause, language: Language) -> str:
    """Return what a law is called."""
    return text(clause.edition, language).laws[clause.law].title


@cache
def _pool(edition: str) -> tuple[ExamCase, ...]:
    """Return the cases of the book that can be asked by an edition."""
    heard = tuple(_askable(edition, casebook(game_of(edition)).values()))
    return tuple(_rulings_of(heard, Counter(law for hearing in heard for law in set(hearing.laws))))


def _askable(edition: str, cases: Iterable[Case]) -> Iterator[Hearing]:
    """Yield the hearings of cases that words can tell, that hold, and that end in a ruling."""
    for case in cases:
        told = len(case.when) in range(1, MOST_ACTS + 1) and not any(key in case.given for key in DRAWN)
        if case.edition == edition and told:
            heard = attempt(case, hear)
            if isinstance(heard, Hearing) and not (heard.event or heard.refused or compare(heard)):
                yield heard


def _rulings_of(heard: Iterable[Hearing], frequency: Counter[str]) -> Iterator[ExamCase]:
    for hearing in heard:
        cited = [ruling.law for ruling in hearing.events[-1].rulings if ruling.law]
        deciding = min(cited, key=lambda law: (frequency[law], cited.index(law)), default="")
        call = _call(hearing, deciding)
        # What names its law in its words would answer the second half of the question.
        if call and f" {deciding}" not in call_text(call, DEFAULT):
            yield ExamCase(hearing.case, call, hearing.laws, deciding)


def _question(ruled: ExamCase, pool: Sequence[ExamCase], random: Random) -> ExamQuestion | None:
    """Return a case as a question; None where there are not enough wrong answers that sound like right ones."""
    alike = (other for other in pool if other.case.given.get("format") == ruled.case.given.get("format"))
    near = sorted(alike, key=lambda other: _distance(ruled, other))
    calls_near = [other.call for other in near if other.call.spoken == ruled.call.spoken]
    nearest = _differing(None, calls_near)[:NEAREST]
    calls = _differing(ruled.call, [*_calls_elsewhere(ruled), *random.sample(nearest, len(nearest))])
    clauses = _clauses(ruled, near, random)
    if len(calls) < CHOICES or len(clauses) < CHOICES:
        return None
    return ExamQuestion(
        ruled.case, tuple(random.sample(calls, CHOICES)), tuple(random.sample(clauses, CHOICES))
    )


def _distance(ruled: ExamCase, other: ExamCase) -> tuple[bool, int]:
    """Return how far the law of another case is: those on the same kind of act first, then by the order of the book."""
    # The nearest law in the book is the one that a candidate takes for it.
    order = _order(ruled.call.edition)
    act = ruled.case.when[-1].name != other.case.when[-1].name
    return act, abs(order.get(ruled.deciding, 0) - order.get(other.deciding, 0))


@cache
def _order(edition: str) -> dict[str, int]:
    return {number: place for place, number in enumerate(numbers(edition))}


def _calls_elsewhere(ruled: ExamCase) -> Iterator[SpokenCall]:
    """Yield what other editions of the game say of the same case."""
    # Wrong answers that sound right: what another edition says of the same case is true somewhere.
    for edition in editions_of(game_of(ruled.case.edition)):
        heard = attempt(replace(ruled.case, edition=edition), hear)
        if isinstance(heard, Hearing) and heard.events and heard.events[-1].says and ruled.call.spoken:
            yield SpokenCall(edition, heard.events[-1].says)


def _differing(first: SpokenCall | None, calls: Iterable[SpokenCall]) -> list[SpokenCall]:
    """Return the first and as many others as are needed that differ from it and each other in every language."""
    found = [first] if first else []
    seen = {(language, call_text(one, language)) for one in found for language in LANGUAGES}
    for call in calls:
        texts = {(language, call_text(call, language)) for language in LANGUAGES}
        if not texts & seen:
            found.append(call)
            seen |= texts
        if len(found) == (CHOICES if first else NEAREST):
            break
    return found


def _clauses(ruled: ExamCase, near: Sequence[ExamCase], random: Random) -> list[ExamClause]:
    """Return the law that decides and three that do not: one of another edition, the others near it in the book."""
    edition = ruled.call.edition
    right = ExamClause(edition, ruled.deciding)
    others = list(dict.fromkeys(ExamClause(edition, other.deciding) for other in near))
    neighbours = [one for one in others if not _touches(one.law, ruled.laws)][:NEAREST]
    found, titles = [right], {clause_title(right, language) for language in LANGUAGES}
    for clause in (*_clauses_elsewhere(ruled), *random.sample(neighbours, len(neighbours))):
        named = {clause_title(clause, language) for language in LANGUAGES}
        if len(found) < CHOICES and not named & titles:
            found.append(clause)
            titles |= named
    return found


def _clauses_elsewhere(ruled: ExamCase) -> Iterator[ExamClause]:
    """Yield one law by which another edition decides the case, under a number that this one does not cite."""
    # One of them only: a question with three clauses of other books would be about books and not about play.
    for edition in editions_of(game_of(ruled.case.edition)):
        heard = attempt(replace(ruled.case, edition=edition), hear)
        if edition == ruled.case.edition or isinstance(heard, CaseProblem) or not heard.events:
            continue
        laws = [one.law for one in heard.events[-1].rulings if one.law and not _touches(one.law, ruled.laws)]
        if laws:
            yield ExamClause(edition, laws[-1])
            return


def _touches(law: str, cited: Iterable[str]) -> bool:
    """Tell whether a law, a part of it or what it is a part of is among those cited: then it is no wrong answer."""
    return any(cites(law, one) or cites(one, law) for one in cited)
