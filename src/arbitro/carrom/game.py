"""Carrom by an edition, ready to be played: a match at the board in singles and doubles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, cast

import msgspec
from msgspec.structs import replace

from arbitro.carrom import clocks, offers, seen, view
from arbitro.carrom.board import Board
from arbitro.carrom.books.classic_29 import rules as classic_29
from arbitro.carrom.books.classic_29.numbers import NUMBERS as IN_CLASSIC
from arbitro.carrom.books.colombia import rules as colombia
from arbitro.carrom.books.colombia.rules import NUMBERS as IN_COLOMBIA
from arbitro.carrom.books.icf_2001 import rules as icf_2001
from arbitro.carrom.books.icf_2001.rules_loss import ITEMS
from arbitro.carrom.calls import calls, match_calls
from arbitro.carrom.contest import (
    PLAYERS,
    CarromContest,
    count_stroke,
    derive_match,
    results,
    set_up_next_board,
)
from arbitro.carrom.facts import (
    BoardPlayed,
    BreakToss,
    CallPlay,
    CarromFact,
    CarromFoul,
    CarromLies,
    CarromMisconduct,
    CarromStroke,
    CarromTimeUp,
    CarromToss,
    ChangeMissed,
    ConcedeGame,
    FallsLate,
    NextBoard,
    PlaceMen,
    PracticeBoard,
    TimeExcused,
    WarnPlayer,
)
from arbitro.carrom.geometry import SURFACES
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.orders import ORDERS
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.reading.events import (
    IMPROPER,
    MATCH_EVENTS,
    NOBODY,
    READERS,
    Vocabulary,
    names_at_board,
    opening,
    read_event,
    read_match_event,
)
from arbitro.carrom.reading.given import read_board, read_match
from arbitro.carrom.sides import NONE, SIDES
from arbitro.carrom.terms import CarromClock, CarromTerms, check_terms, of_length
from arbitro.kernel import (
    Amendment,
    Book,
    CaseEvent,
    GameDefaults,
    Malformed,
    Message,
    Offer,
    Order,
    Question,
    Reading,
    Refused,
    Role,
    Ruling,
    Running,
    Standing,
    TimeLeft,
    Verdict,
    View,
)
from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.given import event_name, not_one_of, one_of
from arbitro.kernel.plugin import side_of

IMPOSSIBLE = ("so_many_men_are_not_there", "he_has_no_such_men", "the_piece_is_not_there")
"""Refusals of what cannot have happened: in a document they are mistakes of writing."""
EVENTS = (*READERS, *MATCH_EVENTS)
COUNTED = (CarromStroke, PlaceMen, FallsLate)
"""Facts that those refusals speak of."""
OPENING = ("stroke", "pass", "play")
"""Acts that open the next board by themselves."""
Between = BoardPlayed | BreakToss | CarromToss | PracticeBoard | ChangeMissed
Forfeiting = ConcedeGame | CarromMisconduct


class Carrom(GameDefaults, msgspec.Struct, frozen=True, eq=False):
    """Rules on boards and matches by one edition; all that changes is in the contest."""

    orders: ClassVar[Mapping[str, Order]] = ORDERS
    """What an edition may let a rule order besides."""
    edition: str
    boards: Book[Board, CarromParameters]
    matches: Book[CarromMatch, CarromParameters]
    vocabulary: Vocabulary
    """What the edition can name: items of the loss of the match, clauses that can be broken, improper strokes."""
    numbers: dict[str, str]
    """Where a law of the federation's book stands in this edition, if not under its own number."""

    @property
    def books(self) -> tuple[Book[Board, CarromParameters], Book[CarromMatch, CarromParameters]]:
        """The book of boards and the book of matches."""
        return self.boards, self.matches

    @property
    def terms(self) -> type[CarromTerms]:
        """What a match of carrom may be agreed to be."""
        return CarromTerms

    def decode(self, fact: bytes) -> CarromFact:
        """Read a fact of the closed union from its JSON."""
        return cast("CarromFact", _FACT.decode(fact))

    def decode_state(self, state: bytes) -> CarromContest:
        """Read a contest from its JSON."""
        return _CONTEST.decode(state)

    def start(self, terms: CarromTerms) -> CarromContest:
        """Return a match of which nothing is played, or one that is taken over."""
        check_terms(terms)
        clock = terms.clock
        own = self.boards.parameters.seconds
        seconds = (clock.seconds or own) if isinstance(clock, CarromClock) else own if clock else None
        contest = replace(
            self._situation_of(terms), length=terms.length, seconds=seconds, timed=not terms.given
        )
        return replace(contest, ticking=None if terms.given else clocks.reporting(self.boards.parameters))

    def _situation_of(self, terms: CarromTerms) -> CarromContest:
        given = terms.given
        if _level(given) == "match":
            match = read_match({"format": terms.format, "round": terms.round, **given})
            return set_up_next_board(CarromContest(match, Board()), match)
        fresh = CarromMatch(PLAYERS, terms.format, terms.round, first_break="A", next_break="A")
        if not given:
            return set_up_next_board(CarromContest(fresh, Board()), fresh)
        board = read_board({"format": terms.format, "round": terms.round, **given})
        score = (board.score.white, board.score.black)
        match = replace(fresh, format="doubles" if board.doubles else "singles", score=score)
        return CarromContest(match, board, taken_over=True, made=NONE.replace(board.side, board.strokes))

    def read(
        self, given: Mapping[str, object], events: Sequence[CaseEvent]
    ) -> Reading[CarromContest, CarromFact]:
        """Read a case: a board alone, or a match of which boards are the events."""
        if _level(given) == "match":
            match = read_match(given)
            # A toss for the break before the first board is the toss of the match (39, 56b: our reading).
            begins = ("board", "toss", "break_toss", "concede")
            begun = next((place for place, event in enumerate(events) if event.name in begins), len(events))
            told = [
                self._of_match(match, event, f"when[{number}]", number <= begun)
                for number, event in enumerate(events)
            ]
            contest = set_up_next_board(CarromContest(match, Board(), told=True), match)
            return Reading(contest, tuple((0, fact) for fact in told), "match")
        contest = CarromContest(None, read_board(given))
        return Reading(contest, tuple((0, fact) for fact in self._read_board(contest, events)))

    def _read_board(self, contest: CarromContest, events: Sequence[CaseEvent]) -> list[CarromFact]:
        """Read the events of a board; counts that cannot be are found by playing it through."""
        told: list[CarromFact] = []
        for number, event in enumerate(events):
            fact = read_event(event, names_at_board(contest.board), f"when[{number}]", self.vocabulary)
            told = [*self._shown_by(contest.board, told, fact), fact]
        board = contest.board
        for number, (fact, event) in enumerate(zip(told, events, strict=True)):
            verdict = self.boards.judge(board, fact)
            _possible(verdict.refused, f"when[{number}].{event.name}")
            board = verdict.state
        return told

    def _shown_by(self, board: Board, told: list[CarromFact], fact: CarromFact) -> list[CarromFact]:
        """Return the facts of a board as a later one shows them; one that is refused shows nothing."""
        if not isinstance(fact, CallPlay):
            return told
        after, counting = self._counting(board, told)
        shown = seen.hindsight([told[place] for place in counting], fact)
        if not shown or self.boards.objection(after, fact):
            return told
        again = [*told]
        for place, one in shown.items():
            again[counting[place]] = one
        return told if self.boards.objection(self._counting(board, again)[0], fact) else again

    def _counting(self, board: Board, told: list[CarromFact]) -> tuple[Board, list[int]]:
        """Return a board after facts, and which of them were not refused."""
        counting: list[int] = []
        for place, fact in enumerate(told):
            verdict = self.boards.judge(board, fact)
            board = verdict.state
            if not verdict.refused:
                counting.append(place)
        return board, counting

    def facts(self, state: CarromContest, event: CaseEvent, key: str = "event") -> tuple[CarromFact, ...]:
        """Read one act on the wire; the next board is set up first where the act needs it."""
        event_name(event.name, key, EVENTS)
        fact = self._fact(state, event, key)
        if self._opens(state, event, fact):
            return NextBoard(), fact
        if isinstance(fact, COUNTED):
            _possible(self.boards.objection(state.board, _at_board(state, fact)), f"{key}.{event.name}")
        return (fact,)

    def _fact(self, state: CarromContest, event: CaseEvent, key: str) -> CarromFact:
        if event.name == "time_up":
            return self._late(state, event.value, f"{key}.time_up")
        if event.name in READERS:
            players = state.match.players if state.before else ()
            return read_event(event, (*names_at_board(state.board), *players), key, self.vocabulary)
        return self._of_match(state.match, event, key, opening(state.match))

    def _of_match(self, match: CarromMatch, event: CaseEvent, key: str, first: bool) -> CarromFact:
        return read_match_event(event, match, key, self.matches.parameters, self.vocabulary.items, first)

    def _late(self, state: CarromContest, value: object, key: str) -> CarromFact:
        """Return what it means that somebody, or nobody, is late: the match is lost (143), or it is a foul (62)."""
        who = one_of(value, key, (NOBODY, *state.match.players))
        if who == NOBODY or state.run_out is None:
            return TimeExcused()
        item = next((item for item, allowed in clocks.LATE.items() if allowed == state.run_out.of), None)
        return CarromMisconduct(who, item) if item else CarromFoul(who)

    def _opens(self, state: CarromContest, event: CaseEvent, fact: CarromFact) -> bool:
        """Tell whether an act comes after the end of a board and belongs to the next one, or between the two."""
        if state.before is None or not state.board.over or self.match(state).winner:
            return False
        return isinstance(fact, Between) or (event.name in OPENING and not state.taken_over)

    def complete(self, state: CarromContest, fact: CarromFact) -> CarromFact:
        """Fill in to whom an act belongs, in the words of the board, or of the match between two boards."""
        told = cast("CarromFact", seen.complete_fact(state.board, _at_board(state, fact)))
        if isinstance(told, Forfeiting) and _belongs_to_the_match(state, told):
            return replace(told, by=state.player_of(told.by))
        return told

    def judge(self, state: CarromContest, fact: CarromFact, at: Milliseconds = 0) -> Verdict[CarromContest]:
        """Return the verdict on a fact; the board's end is followed by what it comes to for the match."""
        if isinstance(fact, CarromLies):
            return Verdict(replace(state, layout=fact.layout))
        verdict = (
            self._time(state, fact)
            if isinstance(fact, CarromTimeUp | TimeExcused)
            else self._judge(state, fact)
        )
        if verdict.refused:
            return verdict
        p = self.boards.parameters
        contest = clocks.ask_time(
            clocks.tick_clock(verdict.state, self.match(verdict.state), fact, at, p), fact, p
        )
        return verdict if contest is verdict.state else Verdict(contest, verdict.rulings)

    def _time(self, state: CarromContest, fact: CarromTimeUp | TimeExcused) -> Verdict[CarromContest]:
        """Ask the umpire who is late, or let it pass."""
        if refused := self._no_time_is_up(state, fact):
            return Verdict(state, refused=refused)
        if isinstance(fact, TimeExcused):
            return Verdict(state)
        asks = Question(f"late-{fact.of}", (NOBODY, *state.match.players))
        return Verdict(state, (Ruling(self.law(clocks.ALLOWS[fact.of]), "time_is_up", questions=(asks,)),))

    def _no_time_is_up(self, state: CarromContest, fact: CarromTimeUp | TimeExcused) -> Refused | None:
        if isinstance(fact, CarromTimeUp):
            running = clocks.running(state, 0, self.boards.parameters)
            waits = any(one.ends_in == fact for one in running)
            return None if waits else Refused(self.law(clocks.ALLOWS[fact.of]), "no_time_is_up")
        waits = state.run_out is not None and state.run_out.asked
        return None if waits else Refused(self.law("138"), "no_time_is_up")

    def contradiction(self, state: CarromContest, fact: CarromFact, at: Milliseconds) -> Refused | None:
        """Return why the hall's own clock contradicts a fact that is being entered."""
        law = clocks.contradicting_law(state, self.complete(state, fact), at, self.boards.parameters)
        return Refused(self.law(law), "time_is_left") if law else None

    def law(self, number: str) -> str:
        """Return the number in this edition of a law of the federation's book."""
        return self.numbers.get(number, number)

    def objection(self, state: CarromContest, fact: CarromFact) -> Refused | None:
        """Return why a complete fact would be refused, without judging what it would do."""
        if isinstance(fact, CarromLies):
            return None
        if isinstance(fact, CarromTimeUp | TimeExcused):
            return self._no_time_is_up(state, fact)
        if over := self._over(state, fact):
            return self.matches.objection(over, fact)
        refused = self.boards.objection(state.board, fact)
        if refused or not _of_the_match(state, fact):
            return refused
        match = self.match(state) if isinstance(fact, NextBoard) else state.match
        return self._book(state).objection(match, fact)

    def _judge(self, state: CarromContest, fact: CarromFact) -> Verdict[CarromContest]:
        if over := self._over(state, fact):
            return Verdict(state, refused=self.matches.objection(over, fact))
        if isinstance(fact, NextBoard):
            return self._next_board(state, fact)
        fact = self.complete(state, fact)
        if _of_the_match(state, fact):
            return self._between_boards(state, fact)
        verdict = self.boards.judge(state.board, fact)
        if verdict.refused:
            return Verdict(state, refused=verdict.refused)
        after = count_stroke(replace(state, board=verdict.state), state.board, fact)
        if state.before is None or not verdict.state.over:
            return Verdict(replace(after, after=None) if after.after else after, verdict.rulings)
        if [*results(after)] == [*results(state)]:
            return Verdict(after, verdict.rulings)
        match = derive_match(after, self._book(after))
        return Verdict(replace(after, after=match.state), (*verdict.rulings, *match.rulings))

    def _between_boards(self, state: CarromContest, fact: CarromFact) -> Verdict[CarromContest]:
        verdict = self._book(state).judge(state.match, fact)
        refused = self.boards.objection(state.board, fact) or verdict.refused
        if refused:
            return Verdict(state, refused=refused)
        played = len(verdict.state.results) > len(state.match.results)
        after = set_up_next_board(state, verdict.state)
        return Verdict(replace(after, number=state.number + 1) if played else after, verdict.rulings)

    def _next_board(self, state: CarromContest, fact: NextBoard) -> Verdict[CarromContest]:
        match = self._book(state).judge(self.match(state), fact)
        refused = self.boards.objection(state.board, fact) or match.refused
        if refused:
            return Verdict(state, refused=refused)
        return Verdict(replace(set_up_next_board(state, match.state), number=state.number + 1))

    def _over(self, state: CarromContest, fact: CarromFact) -> CarromMatch | None:
        """Return a match that was decided between two boards, or lost at the one under way; None while it goes on."""
        lost = state.before and state.board.match_lost_by and isinstance(fact, Between)
        return self.match(state) if lost or state.match.winner else None

    def match(self, state: CarromContest) -> CarromMatch:
        """Return the match as it stands with the board under way."""
        if not (state.board.over and state.before):
            return state.match
        return state.after or derive_match(state, self._book(state)).state

    def _book(self, state: CarromContest) -> Book[CarromMatch, CarromParameters]:
        return of_length(self.matches, state.length)

    def hindsight(self, earlier: Sequence[CarromFact], fact: CarromFact) -> Mapping[int, CarromFact]:
        """Return which facts of the board a later one has judged again, each as it reads now."""
        return seen.hindsight(earlier, fact)

    def unit(self, state: CarromContest) -> int:
        """Return the number of the board under way."""
        return state.number

    def side_of(self, state: CarromContest, name: str) -> str:
        """Return the side of the match for which a side, a colour or a seat plays in this board."""
        known = name in (*state.match.players, *SIDES, *state.board.seats)
        return state.player_of(name) if known else side_of(name)

    def chairs(self, state: CarromContest) -> tuple[str, ...]:
        """Return the seats of the board, which change with it."""
        return state.board.seats

    def resignation(self, state: CarromContest, by: str | None, what: str | None) -> CaseEvent:
        """Return the concession of the board, the game or, where nothing is said, the match."""
        return CaseEvent("concede", {"what": what or "match"} | ({"by": by} if by else {}))

    def silence(self, state: CarromContest) -> str | None:
        """131: partners do not communicate while a board is played."""
        if not state.board.doubles or state.board.over:
            return None
        return "131" if "131" in self.boards.laws else "general.31"

    def amend(self, amendment: Amendment) -> Carrom:
        """Return carrom by an edition that amends this one, played on the same table."""
        game = amendment.of(self)
        numbered = {rule.law for rule in game.boards.rules if rule.by_number}
        clauses = {law: kind for law, kind in self.vocabulary.clauses.items() if law in numbered}
        SURFACES[game.edition] = SURFACES[self.edition]
        return replace(game, vocabulary=replace(self.vocabulary, clauses=clauses))

    def offers(self, state: CarromContest) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        return _board_offers(self, replace(state, layout=None, ticking=None, number=1, made=NONE))

    def clocks(self, state: CarromContest, now: Milliseconds) -> tuple[Running, ...]:
        """Return the clock that runs or stands."""
        return clocks.running(state, now, self.boards.parameters)

    def time_left(self, then: CarromContest, at: Milliseconds, now: CarromContest) -> tuple[TimeLeft, ...]:
        """Return what those of a state's clocks showed at an earlier moment that had begun."""
        return clocks.time_left(then, at, now)

    def set_clocks(self, state: CarromContest, left: tuple[TimeLeft, ...], at: Milliseconds) -> CarromContest:
        """Return the state with its clocks set at a moment."""
        return clocks.set_clocks(state, left, at)

    def standing(self, state: CarromContest) -> Standing:
        """Return the match in numbers."""
        return view.standing(state, self.match(state))

    def view(self, state: CarromContest, role: Role = "public") -> View:
        """Return what is shown: the same to everybody."""
        return view.contest_view(state, self.match(state))

    def spectators(self, state: CarromContest, role: Role = "public") -> dict[str, Any]:
        """Return what is missing to win the game, and the strokes made in the board, by side."""
        return view.spectators(state, self.match(state), self.boards.parameters.game)

    def says(
        self, before: CarromContest, fact: CarromFact, verdict: Verdict[CarromContest]
    ) -> tuple[Message, ...]:
        """Return what the umpire calls out: at the board, then of the game and the match."""
        board = Verdict(verdict.state.board, verdict.rulings, verdict.refused)
        at_board = () if isinstance(fact, Between | NextBoard) else calls(before.board, board)
        return (*at_board, *match_calls(verdict))


@lru_cache(512)
def _board_offers(game: Carrom, state: CarromContest) -> tuple[Offer, ...]:
    """Return what may be entered at a board, wherever its men lie and its clock stands: such boards come back often."""
    return offers.offers(game, game.vocabulary, state, game.match(state))


def _level(given: Mapping[str, object]) -> str:
    level = given.get("level", "board")
    if level not in ("board", "match"):
        raise not_one_of(level, "given.level", ("board", "match"))
    return str(level)


def _belongs_to_the_match(state: CarromContest, fact: Forfeiting) -> bool:
    """Tell whether somebody gives up a game between two boards, or only results are told."""
    game = isinstance(fact, ConcedeGame) and fact.what == "game"
    return state.before is not None and not state.board.begun and (game or state.told)


def _of_the_match(state: CarromContest, fact: CarromFact) -> bool:
    """Tell whether the book of matches rules on a fact: what stands between two boards, and who gives up there."""
    return isinstance(fact, (Between, NextBoard)) or (
        isinstance(fact, Forfeiting) and _belongs_to_the_match(state, fact)
    )


def _possible(refused: Refused | None, key: str) -> None:
    """Raise Malformed for what cannot have happened."""
    if refused and refused.rule in IMPOSSIBLE:
        raise Malformed(key, "carrom-impossible-count")


def _at_board(state: CarromContest, fact: CarromFact) -> CarromFact:
    """Return a fact that names a side of the match with the colour of that side in this board."""
    name = "to" if isinstance(fact, WarnPlayer) else "by"
    player = getattr(fact, name, "")
    if state.before is None or player not in state.before.players:
        return fact
    return replace(fact, **{name: state.side_of(player)})


_FACT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(CarromFact)
_CONTEST = msgspec.json.Decoder(CarromContest)
LETTERS = {letter: letter for letter in ITEMS}
NUMBERS = {str(number): letter for number, letter in enumerate(ITEMS, start=1)}
ICF = Vocabulary(LETTERS, icf_2001.CLAUSES, icf_2001.PARTNERS)
CLASSIC = Vocabulary(
    NUMBERS, classic_29.CLAUSES, classic_29.PARTNERS, (*IMPROPER, "backwards", "behind-line")
)
COLOMBIA = Vocabulary(LETTERS, colombia.CLAUSES, icf_2001.PARTNERS)

GAMES: dict[str, Carrom] = {
    game.edition: game
    for game in (
        Carrom(icf_2001.book.edition, icf_2001.book, icf_2001.matches, ICF, {}),
        Carrom(classic_29.book.edition, classic_29.book, classic_29.matches, CLASSIC, IN_CLASSIC),
        Carrom(colombia.book.edition, colombia.book, colombia.matches, COLOMBIA, IN_COLOMBIA),
    )
}
"""Carrom by each edition."""
