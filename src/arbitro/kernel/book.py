"""One edition of one law book as a program: its rules, and how they judge a fact."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from arbitro.kernel.ruling import Effect, Fact, Question, Refused, Ruling, S, Verdict

P = TypeVar("P")
Spoken = Iterable[Effect | Question]
RuleFunction = Callable[[S, "A", P], Spoken]
A = TypeVar("A")
"""What a rule's function accepts: the fact it is entered for, or more, so that it can be entered for several."""

Sees = Callable[[S, Fact, P], tuple[S, Fact, Fact]]
"""What a game makes of an entered fact: the state it is judged from, the act as made, the fact as the rules see it."""
Remembers = Callable[[S, S, Fact], S]
"""What a state keeps of a fact that was carried out: the state after, the state it was judged from, the act."""

# What settles a state can lead to more that has to be settled; a book that goes on beyond this raises Unsettled.
SETTLING_ROUNDS = 16
_fields = msgspec.structs.astuple


class UnknownLaw(LookupError):
    """A rule cites a law that its edition does not have."""


class UnknownFact(TypeError):
    """A fact was put to a book that knows nothing of its kind: a fault of the program that put it."""


class Contradiction(Exception):
    """Two laws spoke with contrary effects and no order between them: a fault of the book's rules."""


class Unsettled(Exception):
    """The settled-state rules never fell silent: a fault of the book's rules."""


class Rule(msgspec.Struct, frozen=True):
    """One law's small function, with the guards that tell cheaply when it can speak."""

    law: str
    name: str
    function: Callable[..., Any]
    fact: type[Fact] | None = None
    """The kind of fact it speaks of; None for a rule on the settled state."""
    when: frozenset[str] = frozenset()
    """Fields of the fact that must be truthy."""
    without: frozenset[str] = frozenset()
    """Fields of the fact that must be falsy."""
    given: frozenset[str] = frozenset()
    """Fields of the state that must be truthy."""
    lacking: frozenset[str] = frozenset()
    """Fields of the state that must be falsy."""
    unless: frozenset[str] = frozenset()
    """Laws that, when they speak, set this one aside."""
    derived: bool = False
    place: int = 0
    """Where it stands in the book, so that rulings are reported in the order of the book."""
    by_number: bool = False
    """Whether the fact names the clause itself: it is cited first, and no other edition takes it over."""

    @property
    def guarded(self) -> bool:
        """Whether it speaks only where some field is truthy or falsy."""
        return bool(self.when or self.without or self.given or self.lacking)

    def fits(self, state: object, fact: Fact) -> bool:
        """Tell whether its guards let it speak of a fact in a state."""
        for names, value, wanted in (
            (self.given, state, True),
            (self.lacking, state, False),
            (self.when, fact, True),
            (self.without, fact, False),
        ):
            for name in names:
                if bool(getattr(value, name)) is not wanted:
                    return False
        return True

    def may_speak_of(self, present: frozenset[str], held: frozenset[str]) -> bool:
        """Tell by the truthy fields of the fact and of the state whether the rule can have anything to say."""
        if not self.given <= held or self.lacking & held:
            return False
        return self.when <= present and not self.without & present


class RulePlan(msgspec.Struct, frozen=True):
    """The rules worth asking for facts of one shape, refusals first, each after those that set it aside."""

    refusals: tuple[Rule, ...]
    rules: tuple[Rule, ...]


class Book(Generic[S, P]):
    """An edition's rules over its parameters. Rules see the state before the fact, so their order cannot matter."""

    def __init__(
        self,
        edition: str,
        laws: Collection[str],
        parameters: P,
        apply: Callable[[S, Effect, P], S],
        begin: Callable[[S], S] = lambda state: state,
        *,
        facts: Collection[type[Fact]] = (),
        sees: Sees[S, P] | None = None,
        remembers: Remembers[S] | None = None,
    ) -> None:
        """Make an empty book; `facts` are the kinds it can be asked about, any kind where none is named."""
        self.edition = edition
        self.laws = frozenset(laws)
        self.parameters = parameters
        self._apply = apply
        self._begin = begin
        self._facts = frozenset(facts)
        self._sees = sees
        self._remembers = remembers
        self._rules: list[Rule] = []
        self._refusals: list[Rule] = []
        self._settled: list[Rule] = []
        self._plans: dict[tuple[object, ...], RulePlan] = {}
        self._objections: dict[type[Fact], tuple[tuple[Rule, bool], ...]] = {}
        self._settling: dict[tuple[bool, ...], tuple[Rule, ...]] = {}
        self._guarding: tuple[str, ...] = ()
        self._look = _looking([])
        self._entered = 0

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule of the book: refusals, rules on facts, rules on the settled state."""
        return (*self._refusals, *self._rules, *self._settled)

    @property
    def ordering_rules(self) -> tuple[Rule, ...]:
        """The rules that give orders on facts."""
        return tuple(self._rules)

    def rule(
        self,
        law: str,
        fact: type[Fact],
        *more: type[Fact],
        when: Collection[str] = (),
        without: Collection[str] = (),
        given: Collection[str] = (),
        lacking: Collection[str] = (),
        unless: Collection[str] = (),
        derived: bool = False,
        by_number: bool = False,
    ) -> Callable[[RuleFunction[S, A, P]], RuleFunction[S, A, P]]:
        """Enter a rule that yields effects and questions for facts of some kinds; yielding nothing, it is silent."""

        def enter(function: RuleFunction[S, A, P]) -> RuleFunction[S, A, P]:
            guards = (when, without, given, lacking, unless)
            for one in reversed((fact, *more)):
                self._enter(self._rules, law, function, one, guards, derived, by_number)
            return function

        return enter

    def refuses(
        self,
        law: str,
        fact: type[Fact],
        *more: type[Fact],
        when: Collection[str] = (),
        without: Collection[str] = (),
        given: Collection[str] = (),
        lacking: Collection[str] = (),
        derived: bool = False,
        by_number: bool = False,
    ) -> Callable[[Callable[[S, A, P], bool]], Callable[[S, A, P], bool]]:
        """Enter a rule that tells whether a fact is not allowed in the state; it is asked before all others."""

        def enter(function: Callable[[S, A, P], bool]) -> Callable[[S, A, P], bool]:
            guards = (when, without, given, lacking, ())
            for one in reversed((fact, *more)):
                self._enter(self._refusals, law, function, one, guards, derived, by_number)
            return function

        return enter

    def settlement(
        self,
        law: str,
        *,
        given: Collection[str] = (),
        lacking: Collection[str] = (),
        unless: Collection[str] = (),
        derived: bool = False,
    ) -> Callable[[RuleFunction[S, Fact, P]], RuleFunction[S, Fact, P]]:
        """Enter a rule on the state that a fact has left: the end of a board, a frame, a game, a match."""

        def enter(function: RuleFunction[S, Fact, P]) -> RuleFunction[S, Fact, P]:
            self._enter(self._settled, law, function, None, ((), (), given, lacking, unless), derived)
            return function

        return enter

    def overlay(
        self,
        edition: str,
        laws: Collection[str],
        parameters: P,
        numbers: Mapping[str, str] | None = None,
        derived: Mapping[str, bool] | None = None,
        *,
        by_number: bool = False,
    ) -> Book[S, P]:
        """Return another edition that rules as this one does, renumbered, until it amends or repeals a law.

        `derived` tells by the rule's name where the other edition rests on a reading and this one does not, or
        the other way round; `by_number` takes over the clauses that facts name themselves, where they are the same.
        """
        # Places in the book go on counting from the underlying edition, so that what an edition adds is
        # reported after what it took over.
        other = Book(
            edition,
            laws,
            parameters,
            self._apply,
            self._begin,
            facts=self._facts,
            sees=self._sees,
            remembers=self._remembers,
        )
        other._entered = self._entered
        renamed = dict(numbers or {})
        for mine, theirs in zip(self._groups, other._groups, strict=True):
            for rule in mine:
                if rule.by_number and not by_number:
                    continue
                law = renamed.get(rule.law, rule.law)
                other._check_known(law, rule.name)
                unless = frozenset(renamed.get(number, number) for number in rule.unless)
                reading = (derived or {}).get(rule.name, rule.derived)
                theirs.append(replace(rule, law=law, unless=unless, derived=reading))
        other._forget_plans()
        return other

    def amends(self, law: str, *rules: str) -> None:
        """Take out what the underlying edition says under a law (or only the named rules) to say it anew."""
        # An edition that amends a law under which nothing stands has misspelt its number.
        self._check_known(law, "amends")
        before = len(self.rules)
        for group in self._groups:
            group[:] = [rule for rule in group if rule.law != law or (rules and rule.name not in rules)]
        if len(self.rules) == before:
            raise UnknownLaw(f"{self.edition}: nothing stands under {law} to be amended")
        self._forget_plans()

    def without(self, law: str, name: str) -> None:
        """Take the named rule under a law out."""
        for group in self._groups:
            group[:] = [rule for rule in group if (rule.law, rule.name) != (law, name)]
        self._forget_plans()

    def take_over(self, law: str, name: str, other: Book[Any, Any], there: str) -> None:
        """Enter a rule that another edition has under a number of its own, in place of one of the same name."""
        # Rules are found by their names over all editions: two that say the same under other numbers bear one
        # name.
        self.without(law, name)
        for mine, theirs in zip(self._groups, other._groups, strict=True):
            for rule in theirs:
                if (rule.law, rule.name) == (there, name):
                    self._entered += 1
                    mine.append(replace(rule, law=law, place=self._entered))
        self._forget_plans()

    def wrap(self, law: str, name: str, wrapper: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
        """Put a function made of the named rule's own in its place."""
        self._rules[:] = [
            replace(rule, function=wrapper(rule.function)) if (rule.law, rule.name) == (law, name) else rule
            for rule in self._rules
        ]
        self._forget_plans()

    @property
    def _groups(self) -> tuple[list[Rule], list[Rule], list[Rule]]:
        return self._rules, self._refusals, self._settled

    def judge(self, state: S, fact: Fact) -> Verdict[S]:
        """Return the verdict on a fact: refused with the state untouched, or the rulings and the state after them."""
        self._knows(fact)
        if self._sees is None:
            return self._judge(state, fact)
        start, act, seen = self._sees(state, fact, self.parameters)
        verdict = self._judge(start, seen)
        if verdict.refused:
            return verdict if start is state else Verdict(state, refused=verdict.refused)
        if self._remembers is None:
            return verdict
        return Verdict(self._remembers(verdict.state, start, act), verdict.rulings)

    def objection(self, state: S, fact: Fact) -> Refused | None:
        """Return why a fact is not allowed in a state, without judging what it would do; None where it is."""
        self._knows(fact)
        if self._sees is not None:
            state, _, fact = self._sees(state, fact, self.parameters)
        rules = self._objections.get(type(fact))
        if rules is None:
            kind = [rule for rule in self._refusals if rule.fact is type(fact)]
            rules = self._objections[type(fact)] = tuple((rule, rule.guarded) for rule in kind)
        # Looking for the plan of the fact's shape would cost more than asking the few refusals of its kind.
        for rule, guarded in rules:
            if (not guarded or rule.fits(state, fact)) and rule.function(state, fact, self.parameters):
                return Refused(rule.law, rule.name, rule.derived)
        return None

    def _knows(self, fact: Fact) -> None:
        if self._facts and type(fact) not in self._facts:
            raise UnknownFact(f"{self.edition} knows no {type(fact).__name__}")

    def _judge(self, state: S, fact: Fact) -> Verdict[S]:
        plan = self._plan(state, fact)
        for rule in plan.refusals:
            if rule.function(state, fact, self.parameters):
                return Verdict(state, refused=Refused(rule.law, rule.name, rule.derived))
        rulings = self._hear(plan.rules, state, fact)
        after = self._carry_out(self._begin(state), rulings)
        if self._settled:
            after, settling = self._settle(after, fact)
            rulings += settling
        return Verdict(after, tuple(rulings))

    def _settle(self, state: S, fact: Fact) -> tuple[S, list[Ruling]]:
        # A settlement may make another one due: the last man ends a board, the board a game, the game a match.
        # So they are asked again until nothing is said.
        spoken: list[Ruling] = []
        for _ in range(SETTLING_ROUNDS):
            shape = tuple(map(bool, self._look(state)))
            plan = self._settling.get(shape)
            if plan is None:
                held = self._names_held(state)
                worth_asking = [rule for rule in self._settled if rule.may_speak_of(frozenset(), held)]
                plan = self._settling[shape] = self._order_rules(worth_asking)
            rulings = self._hear(plan, state, fact) if plan else []
            if not rulings:
                return state, spoken
            state = self._carry_out(state, rulings)
            spoken += rulings
        raise Unsettled(f"{self.edition}: {', '.join(ruling.law for ruling in spoken[-3:])}")

    def _hear(self, rules: tuple[Rule, ...], state: S, fact: Fact) -> list[Ruling]:
        # This loop is the cost of an act: guards have been asked by the plan, so that a rule here is one call.
        # A law that has spoken is kept by its number, because `unless` names laws and not rules.
        rulings: list[tuple[int, Ruling]] = []
        laws: set[str] = set()
        parameters = self.parameters
        for rule in rules:
            unless = rule.unless
            if unless and laws and not unless.isdisjoint(laws):
                continue
            spoken: tuple[Effect | Question, ...] = tuple(rule.function(state, fact, parameters))
            if spoken:
                laws.add(rule.law)
                rulings.append((rule.place, _ruling(rule, spoken)))
        if len(rulings) > 1:
            rulings.sort(key=_first)
        return [ruling for _, ruling in rulings]

    def _carry_out(self, state: S, rulings: list[Ruling]) -> S:
        # Several laws may order one thing (a due under 72c and 78b.i): equal orders for one slot are carried
        # out once and cited under all, contrary ones are a fault of the book.
        settled: dict[str, tuple[str, Effect]] = {}
        for ruling in rulings:
            for effect in ruling.effects:
                slot = effect.slot
                if slot is not None:
                    other = settled.setdefault(slot, (ruling.law, effect))
                    if other[1] != effect:
                        raise Contradiction(
                            f"{self.edition}: {other[0]} says {other[1]}, {ruling.law} says {effect}"
                        )
                    # The very same effect object is the first one met, which has not been carried out yet; an
                    # equal one has.
                    if other[1] is not effect:
                        continue
                state = self._apply(state, effect, self.parameters)
        return state

    def _plan(self, state: S, fact: Fact) -> RulePlan:
        # A fact's shape is which of its fields say something, and which fields of the state that some rule asks
        # for do. There are few shapes, and most rules can never speak of one: asking all of them costs several
        # times as much (benchmarks/test_kernel_speed.py).
        shape = (type(fact), tuple(map(bool, _fields(fact))), tuple(map(bool, self._look(state))))
        plan = self._plans.get(shape)
        if plan is None:
            present = _truthy(fact, frozenset(fact.__struct_fields__))
            held = self._names_held(state)
            refusals, rules = (
                [rule for rule in group if rule.fact is type(fact) and rule.may_speak_of(present, held)]
                for group in (self._refusals, self._rules)
            )
            plan = self._plans[shape] = RulePlan(tuple(refusals), self._order_rules(rules))
        return plan

    def _names_held(self, state: S) -> frozenset[str]:
        return _truthy(state, frozenset(self._guarding))

    def _order_rules(self, rules: list[Rule]) -> tuple[Rule, ...]:
        """Return the rules in the order of the book, each after those whose laws can set it aside."""
        # `unless` looks at laws that have spoken, so that these must have been asked before. Everything else
        # may come in any order: rules see the state before the fact.
        under: dict[str, list[Rule]] = {}
        for rule in rules:
            under.setdefault(rule.law, []).append(rule)
        sorter: TopologicalSorter[str] = TopologicalSorter()
        for rule in rules:
            sorter.add(rule.law, *sorted(law for law in rule.unless if law in under and law != rule.law))
        try:
            return tuple(rule for law in sorter.static_order() for rule in under[law])
        except CycleError as error:
            raise Contradiction(f"{self.edition}: laws set each other aside: {error.args[1]}") from error

    def _enter(
        self,
        group: list[Rule],
        law: str,
        function: Callable[..., Any],
        fact: type[Fact] | None,
        guards: tuple[Collection[str], ...],
        derived: bool,
        by_number: bool = False,
    ) -> None:
        name = function.__name__
        self._check_known(law, name)
        when, without, given, lacking, unless = map(frozenset, guards)
        for other in unless:
            self._check_known(other, name)
        fields = frozenset(fact.__struct_fields__) if fact else frozenset()
        if unknown := (when | without) - fields:
            raise AttributeError(f"{name}: {fact and fact.__name__} has no {', '.join(sorted(unknown))}")
        self._entered += 1
        # A clause that the fact names itself is cited before all others, wherever it stands in the book.
        place = 0 if by_number else self._entered
        group.append(
            Rule(law, name, function, fact, when, without, given, lacking, unless, derived, place, by_number)
        )
        self._forget_plans()

    def _check_known(self, law: str, name: str) -> None:
        if law not in self.laws:
            raise UnknownLaw(f"{self.edition} has no law {law} (rule {name})")

    def _forget_plans(self) -> None:
        self._plans.clear()
        self._objections.clear()
        self._settling.clear()
        names = sorted({name for rule in self.rules for name in rule.given | rule.lacking})
        self._guarding = tuple(names)
        self._look = _looking(names)


def _looking(names: list[str]) -> Callable[[Any], tuple[object, ...]]:
    """Return what takes fields from a state; a single field comes as a tuple too."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda state: tuple(getattr(state, name) for name in names)


def _truthy(value: object, names: frozenset[str]) -> frozenset[str]:
    return frozenset(name for name in names if getattr(value, name))


def _first(placed: tuple[int, Ruling]) -> int:
    return placed[0]


def _ruling(rule: Rule, spoken: tuple[Effect | Question, ...]) -> Ruling:
    for word in spoken:
        if isinstance(word, Question):
            return _asking(rule, spoken)
    return Ruling(rule.law, rule.name, spoken, rule.derived)  # type: ignore[arg-type]  # all are effects


def _asking(rule: Rule, spoken: tuple[Effect | Question, ...]) -> Ruling:
    effects = tuple(word for word in spoken if isinstance(word, Effect))
    questions = tuple(word for word in spoken if isinstance(word, Question))
    return Ruling(rule.law, rule.name, effects, rule.derived, questions)
