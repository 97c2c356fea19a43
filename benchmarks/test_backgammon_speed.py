"""Backgammon: legal plays one by one and in a batch, random games, a turn before the referee, a live match."""

from array import array
from random import Random
from typing import Any

from arbitro.backgammon import facts as f
from arbitro.backgammon.core.plays import BOARD, Plays, find_all, random_games
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step, read_play
from arbitro.backgammon.plays import legal
from arbitro.backgammon.position import START
from arbitro.backgammon.terms import BackgammonClock, BackgammonLength, BackgammonTerms
from arbitro.kernel import Journal, Sitting
from benchmarks.backgammon_beside_peers import positions

ASKED = positions(5000)
GAME = GAMES["backgammon/wbgf-2.1"]


def test_legal_plays_one_by_one(benchmark: Any) -> None:
    plays = Plays()

    def ask() -> None:
        for board, first, second in ASKED:
            plays.find(board, first, second)
            plays.results()

    benchmark(ask)
    benchmark.extra_info["positions a second"] = round(len(ASKED) / benchmark.stats["min"])


def test_legal_plays_in_a_batch(benchmark: Any) -> None:
    boards = b"".join(board for board, _, _ in ASKED)
    dice = bytes(die for _, first, second in ASKED for die in (first, second))
    results, starts = bytearray(BOARD * 40 * len(ASKED)), array("i", [0] * (len(ASKED) + 1))
    benchmark(find_all, boards, dice, results, starts)
    benchmark.extra_info["positions a second"] = round(len(ASKED) / benchmark.stats["min"])


def test_random_games(benchmark: Any) -> None:
    outcomes = array("b", [0] * 1000)
    benchmark(random_games, START.board("X"), 3, outcomes)
    benchmark.extra_info["games a second"] = round(len(outcomes) / benchmark.stats["min"])


def test_a_turn_before_the_referee(benchmark: Any) -> None:
    begun = GAME.judge(BackgammonMatch(), f.OpeningRoll(3, 1)).state
    move = f.Move(read_play("8/5 6/5"))

    def turn() -> None:
        GAME.judge(GAME.judge(begun, move).state, f.Roll((6, 2)))

    benchmark(turn)
    benchmark.extra_info["turns a second"] = round(1 / benchmark.stats["min"])


def long_match() -> Sitting[BackgammonMatch, f.BackgammonFact]:
    """Return a match to 25 points under way, each play the first that is legal."""
    sitting = Sitting.open(
        GAME, BackgammonTerms(length=BackgammonLength(25), clock=BackgammonClock()), author="hall"
    )
    chance = Random(7)
    while sitting.state.score.X + sitting.state.score.O < 20:
        state = sitting.state
        dice = (chance.randint(1, 6), chance.randint(1, 6))
        if state.turn is None:
            fact: f.BackgammonFact = f.OpeningRoll(*dice)
        elif state.dice is None:
            fact = f.Roll(dice)
        else:
            steps = legal(state.position, state.turn, state.dice).steps
            fact = f.Move(tuple(Step(*step) for step in steps[0]) if steps else ())
        sitting = sitting.enter(fact, author="hall", at=sitting.journal.at + 1000).sitting
    while sitting.state.turn is None or sitting.state.dice is None:
        rolled = f.OpeningRoll(3, 1) if sitting.state.turn is None else f.Roll((3, 1))
        sitting = sitting.enter(rolled, author="hall", at=sitting.journal.at).sitting
    return sitting


LIVE = long_match()
MOVE = f.Move(read_play(next(str(offer.plain) for offer in LIVE.offers() if offer.act == "move")))


def test_an_act_entered_in_a_live_match(benchmark: Any) -> None:
    heard = benchmark(LIVE.enter, MOVE, author="hall", at=LIVE.journal.at)
    assert heard.refused is None
    benchmark.extra_info["entries before it"] = LIVE.sequence


def test_the_last_act_taken_back(benchmark: Any) -> None:
    after = LIVE.enter(MOVE, author="hall", at=LIVE.journal.at).sitting
    assert benchmark(after.undo, "slip", author="hall", at=LIVE.journal.at).sitting.state == LIVE.state


def test_what_may_be_entered_is_offered(benchmark: Any) -> None:
    assert benchmark(LIVE.offers)


def test_a_long_match_resumed_from_its_checkpoint(benchmark: Any) -> None:
    lines, checkpoint = LIVE.journal.export(), LIVE.checkpoint()
    resumed = benchmark(lambda: Sitting.resume(GAME, Journal.load(lines), checkpoint))
    assert resumed.state == LIVE.state
