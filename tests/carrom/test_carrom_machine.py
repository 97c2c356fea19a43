"""A board as a machine: whatever is entered, what must always hold does, and undo then redo is nothing."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbitro.carrom import facts
from arbitro.carrom.board import MEN, Board
from arbitro.carrom.facts import BoardFact, Offence
from arbitro.carrom.game import GAMES, Carrom
from arbitro.carrom.sides import SIDES, Each
from arbitro.kernel import Fact
from tests.carrom.random_facts import DOUBLES, IMPROPER, OFFENCES, OVERSIGHTS
from tests.notebook import Notebook

players = st.sampled_from([0, 1, 2, 3])
men = st.integers(0, MEN)
few = st.integers(0, 2)


class CarromMachine(RuleBasedStateMachine):
    """Enters facts, lawful or not, and looks at the board after each."""

    referee: Carrom
    start: Board
    board: Board
    journal: Notebook

    @initialize(
        edition=st.sampled_from(sorted(GAMES)),
        seats=st.sampled_from([SIDES, DOUBLES]),
        white=st.integers(0, 24),
        black=st.integers(0, 24),
    )
    def begin(self, edition: str, seats: tuple[str, ...], white: int, black: int) -> None:
        self.referee = GAMES[edition]
        self.start = self.board = Board(seats=seats, turn=seats[0], score=Each(white, black))
        self.journal = Notebook.open(BoardFact, edition, {}, author="umpire", at=0)

    def enter(self, fact: Fact) -> None:
        verdict = self.referee.boards.judge(self.board, fact)
        if verdict.refused:
            assert verdict.state is self.board
            assert not verdict.rulings
        self.journal = self.journal.record(fact, author="umpire", at=len(self.journal.entries))
        self.board = verdict.state

    def player(self, number: int) -> str:
        return self.board.seats[number % len(self.board.seats)]

    @rule(
        white=few, black=few, queen=st.booleans(), striker=st.booleans(), improper=st.sampled_from(IMPROPER)
    )
    def stroke(self, white: int, black: int, queen: bool, striker: bool, improper: facts.Improper) -> None:
        there = queen and self.board.queen == "board"
        own, his = min(white, self.board.men.white), min(black, self.board.men.black)
        self.enter(facts.CarromStroke(own, his, there, striker, improper))

    @rule(white=men, black=men, queen=st.booleans())
    def any_stroke(self, white: int, black: int, queen: bool) -> None:
        self.enter(facts.CarromStroke(white, black, queen))

    @rule(striker=st.booleans())
    def miss(self, striker: bool) -> None:
        self.enter(facts.CarromStroke(untouched=True, striker=striker))

    @precondition(lambda self: any(map(self.board.to_place.of, SIDES)))
    @rule(
        number=st.integers(1, 4),
        own=st.booleans(),
        where=st.sampled_from(["", "outside-circle", "on-centre"]),
    )
    def place(self, number: int, own: bool, where: facts.Where) -> None:
        self.enter(facts.PlaceMen(number, where=where, own=own))

    @rule(act=st.sampled_from([facts.Forgo(), facts.NoSpace(), facts.CallPlay()]))
    def plain(self, act: Fact) -> None:
        self.enter(act)

    @rule(number=players, offence=st.sampled_from(OFFENCES))
    def foul(self, number: int, offence: Offence) -> None:
        self.enter(facts.CarromFoul(self.player(number), offence))

    @rule(
        number=players, kind=st.sampled_from([facts.Timeout, facts.Pass, facts.AppealToUmpire, facts.Forgo])
    )
    def act(self, number: int, kind: type[facts.Timeout]) -> None:
        self.enter(kind(self.player(number)))

    @rule(piece=st.sampled_from(["white", "black", "queen", "striker"]))
    def falls(self, piece: facts.Fallen) -> None:
        self.enter(facts.FallsLate(piece))

    @rule(fault=st.sampled_from(OVERSIGHTS))
    def unnoticed(self, fault: facts.Oversight) -> None:
        self.enter(facts.FaultUnnoticed(fault))

    @rule(points=st.integers(0, 3))
    def demand(self, points: int) -> None:
        self.enter(facts.Demand(points))

    @precondition(lambda self: len(self.journal.entries) > 1)
    @rule()
    def undo_and_redo(self) -> None:
        at = len(self.journal.entries)
        self.journal = self.journal.undo("slip", author="umpire", at=at).redo("none", author="umpire", at=at)
        assert self.journal.fold(self.start, lambda b, f: self.referee.boards.judge(b, f).state) == self.board

    @invariant()
    def men_and_queen_are_all_there(self) -> None:
        board = getattr(self, "board", None)
        if board is None:
            return
        for side in SIDES:
            assert 0 <= board.men.of(side) <= board.men.of(side) + board.to_place.of(side) <= MEN
            assert not board.owed.of(side) or board.over or not board.available(side)
        assert board.queen in ("board", "pending", *SIDES)

    @invariant()
    def a_board_goes_on_or_has_an_end(self) -> None:
        board = getattr(self, "board", None)
        if board is None or board.over:
            return
        ways: list[Fact] = [facts.CarromStroke(), facts.CallPlay()]
        ways += [facts.PlaceMen(board.to_place.of(side)) for side in SIDES if board.to_place.of(side)]
        assert any(not self.referee.boards.judge(board, fact).refused for fact in ways)
        assert not any(map(board.has_cleared, SIDES))


TestCarromMachine = CarromMachine.TestCase
