"""A live match into which anything is entered, taken back, put back and corrected stays what its journal tells."""

from random import Random
from typing import cast, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact, CarromStroke, NextBoard
from arbitro.carrom.game import GAMES
from arbitro.carrom.match import Format
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.kernel import Fact, Journal, UnknownFact
from arbitro.kernel.sitting import Sitting
from tests.carrom.random_facts import random_fact

seeds = st.integers(0, 2**32)


class LiveMatch(RuleBasedStateMachine):
    sitting: Sitting[CarromContest, CarromFact]

    @initialize(edition=st.sampled_from(sorted(GAMES)), form=st.sampled_from(get_args(Format)))
    def begin(self, edition: str, form: Format) -> None:
        terms = CarromTerms(format=form, length=CarromLength(3, 2), clock=True)
        self.sitting = Sitting.open(GAMES[edition], terms, author="desk")

    @property
    def now(self) -> int:
        return self.sitting.journal.at + 900

    def another(self, seed: int, contest: CarromContest) -> CarromFact:
        rng = Random(seed)
        if contest.board.over and rng.random() < 0.7:
            return NextBoard()
        return cast("CarromFact", random_fact(rng, contest.board))

    @rule(seed=seeds)
    def enter(self, seed: int) -> None:
        heard = self.sitting.enter(self.another(seed, self.sitting.state), author="umpire", at=self.now)
        assert (heard.sitting is self.sitting) == (heard.refused is not None)
        self.sitting = heard.sitting

    @rule()
    def run_out_of_time(self) -> None:
        due = self.sitting.due(self.now)
        if due:
            heard = self.sitting.enter(due[1], author="clock", at=due[0])
            assert heard.refused is None
            self.sitting = heard.sitting

    @precondition(lambda self: self.sitting.changes.done)
    @rule()
    def undo(self) -> None:
        self.sitting = self.sitting.undo("", author="umpire", at=self.now).sitting

    @precondition(lambda self: self.sitting.changes.undone)
    @rule()
    def redo(self) -> None:
        self.sitting = self.sitting.redo("", author="umpire", at=self.now).sitting

    @precondition(lambda self: self.sitting.judged.played)
    @rule(seed=seeds)
    def correct(self, seed: int) -> None:
        number = Random(seed).choice(self.sitting.judged.played).step.number
        fact = self.another(seed, self.sitting.state_before(number))
        heard = self.sitting.correct(number, fact, reason="seen wrongly", author="umpire", at=self.now)
        self.sitting = heard.sitting

    @invariant()
    def the_journal_tells_the_match(self) -> None:
        game = self.sitting.game
        resumed = Sitting.resume(game, Journal.load(self.sitting.journal.export()))
        assert resumed.state == self.sitting.state
        assert resumed.standing() == self.sitting.standing()
        assert resumed.lapsed == self.sitting.lapsed

    @invariant()
    def someone_can_always_act_until_the_match_is_over(self) -> None:
        waited = [offer for offer in self.sitting.offers() if offer.due]
        assert waited or self.sitting.standing().ended


TestLiveMatch = LiveMatch.TestCase
TestLiveMatch.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)


class Nod(Fact, frozen=True):
    """An act that carrom does not know."""


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_a_fact_of_another_game_is_a_fault_of_the_program(edition: str) -> None:
    game = GAMES[edition]
    contest = game.judge(game.start(CarromTerms()), CarromStroke()).state
    with pytest.raises(UnknownFact):
        game.judge(contest, cast("CarromFact", Nod()))
