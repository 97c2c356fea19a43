"""The last six men of either side with the cube: the table agrees with exact enumeration, and so does everybody."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from arbitro.backgammon.core.plays import ROLLS, Plays
from arbitro.backgammon.facts import Double, Roll
from arbitro.backgammon.formats.xgid import read_xgid
from arbitro.backgammon.match import ENDLESS
from arbitro.kernel import Fact
from arbitro.live.review.backgammon import moments
from arbitro.live.review.moments import ReviewMoment
from arbitro.live.review.walk import ReviewStep
from arbitro.players import PlayerName, invite, table_named
from arbitro.players.backgammon.cube import TURNED, Owner
from arbitro.players.backgammon.endings import every_position, known_decision, known_worths
from arbitro.players.backgammon.hints import hints
from arbitro.players.backgammon.match_equity import Score, stakes_of
from arbitro.players.backgammon.sight import BackgammonSight, BackgammonWord, CubeStanding, Play
from arbitro.players.backgammon.stakes import Money, Stakes
from arbitro.players.backgammon.ubgi import sight_of
from tests.players.boards import board

OWNERS: tuple[Owner, ...] = ("centre", "mine", "theirs")
Home = tuple[int, ...]


def homes(most: int) -> list[Home]:
    """Every position of one to so many men on points 1 to 6."""
    return [men for men in product(range(most + 1), repeat=6) if 0 < sum(men) <= most]


def board_of(mine: Home, theirs: Home) -> bytes:
    return board(dict(enumerate(mine, 1)), dict(enumerate(theirs, 1)))


@cache
def plays(home: Home, dice: tuple[int, ...]) -> frozenset[Home]:
    """Where dice lead that are played in this order, each as far as it can be: by the book, without the core."""
    if not dice or not any(home):
        return frozenset([home])
    found: set[Home] = set()
    rear = max(point for point in range(1, 7) if home[point - 1])
    for point in range(1, 7):
        if home[point - 1] and (point >= dice[0] or point == rear):
            men = list(home)
            men[point - 1] -= 1
            if point > dice[0]:
                men[point - dice[0] - 1] += 1
            found |= plays(tuple(men), dice[1:])
    return frozenset(found)


def every_play(home: Home, first: int, second: int) -> frozenset[Home]:
    if first == second:
        return plays(home, (first,) * 4)
    return plays(home, (first, second)) | plays(home, (second, first))


class Enumeration:
    """What a position is worth to the side on roll, by following every roll, play, double and answer in fractions."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.rolled = cache(self._rolled)
        self.held = cache(self._held)

    def _stakes(self, side: int) -> Stakes:
        return self.stakes.mirror() if side else self.stakes

    def _after(self, side: int, points: int) -> Fraction:
        return Fraction(self._stakes(side).after(points))

    def minus(self, value: Fraction) -> Fraction:
        """The same from the other side: points are lost, chances to win the match add up to one."""
        return -value if isinstance(self.stakes, Money) else 1 - value

    def _rolled(self, side: int, level: int, owner: Owner, mine: Home, theirs: Home) -> Fraction:
        """Without doubling now."""
        total = Fraction(0)
        for first, second in product(range(1, 7), repeat=2):
            total += max(
                self.minus(self.held(1 - side, level, TURNED[owner], theirs, after))
                if any(after)
                else self._after(side, level)
                for after in every_play(mine, first, second)
            )
        return total / 36

    def may_double(self, side: int, level: int, owner: Owner) -> bool:
        stakes = self._stakes(side)
        return owner != "theirs" and not stakes.cubeless and not stakes.useless(level)

    def doubled(self, side: int, level: int, mine: Home, theirs: Home) -> tuple[Fraction, Fraction]:
        """What a double taken and a double dropped are worth; for money every level is as the first, twice over."""
        if isinstance(self.stakes, Money):
            return 2 * level * self.rolled(side, 1, "theirs", mine, theirs), Fraction(level)
        return self.rolled(side, 2 * level, "theirs", mine, theirs), self._after(side, level)

    def _held(self, side: int, level: int, owner: Owner, mine: Home, theirs: Home) -> Fraction:
        """With the better of rolling and doubling."""
        waits = self.rolled(side, level, owner, mine, theirs)
        if not self.may_double(side, level, owner):
            return waits
        return max(waits, min(self.doubled(side, level, mine, theirs)))


def pairs(most: int) -> list[tuple[Home, Home]]:
    return [(mine, theirs) for mine in homes(most) for theirs in homes(most)]


def test_every_position_of_six_men_is_known_with_every_play() -> None:
    known = every_position()
    assert len(known.numbers) == 924
    names = {number: home for home, number in known.numbers.items()}
    for home, number in known.numbers.items():
        for roll, (first, second) in enumerate(ROLLS):
            place = len(ROLLS) * number + roll
            found = known.targets[known.starts[place] : known.starts[place + 1]]
            assert {tuple(names[target]) for target in found} == every_play(tuple(home), first, second)


def test_for_money_the_table_is_the_enumeration() -> None:
    exact = Enumeration(Money())
    for mine, theirs in pairs(2):
        for owner in OWNERS:
            found = known_decision(board_of(mine, theirs), CubeStanding(owner=owner))
            assert found
            waits = exact.rolled(0, 1, owner, mine, theirs)
            assert found.waits == pytest.approx(float(waits), abs=2e-6)
            if owner == "theirs":
                assert not found.doubles
                continue
            taken, dropped = exact.doubled(0, 1, mine, theirs)
            assert (found.taken, found.dropped) == pytest.approx((float(taken), float(dropped)), abs=2e-6)
            assert found.doubles == (min(taken, dropped) > waits)
            assert found.takes == (taken <= dropped) or taken == dropped


@pytest.mark.parametrize(
    "score", [Score(2, 2), Score(3, 4), Score(5, 2), Score(4, 1, "past"), Score(1, 3, "now")]
)
@pytest.mark.parametrize("level", [1, 2])
def test_in_a_match_the_table_is_the_enumeration(score: Score, level: int) -> None:
    exact, chance = Enumeration(score), Random(f"{score} {level}")
    for mine, theirs in chance.sample(pairs(2), 60):
        for owner in OWNERS if level > 1 else OWNERS[:1]:
            standing = CubeStanding(score.mine, score.theirs, score.crawford, level, owner)
            found = known_decision(board_of(mine, theirs), standing)
            assert found
            waits = exact.rolled(0, level, owner, mine, theirs)
            assert found.waits == pytest.approx(float(waits), abs=2e-6)
            if exact.may_double(0, level, owner):
                taken, _ = exact.doubled(0, level, mine, theirs)
                assert found.taken == pytest.approx(float(taken), abs=2e-6)


@pytest.mark.parametrize(
    "standing", [CubeStanding(), CubeStanding(cube=4, owner="mine"), CubeStanding(5, 3, "ahead", 2, "theirs")]
)
def test_what_a_roll_is_worth_is_the_mean_of_its_best_plays(standing: CubeStanding) -> None:
    chance, legal = Random(7), Plays()
    for mine, theirs in zip(*(chance.sample(homes(6), 20) for _ in range(2)), strict=True):
        given = board_of(mine, theirs)
        found = known_decision(given, standing)
        assert found
        total = 0.0
        for first, second in ROLLS:
            legal.find(given, first, second)
            worths = known_worths(legal.results(), standing)
            assert worths
            total += (1 if first == second else 2) / 36 * max(worths)
        assert found.waits == pytest.approx(total, abs=1e-5)


def test_a_game_that_is_over_is_worth_what_was_played_for() -> None:
    over = board({}, {3: 2})
    assert known_worths([over], CubeStanding(cube=4, owner="mine")) == [4]
    assert known_worths([over], CubeStanding(2, 5, "ahead", 2, "mine")) == [1]


@pytest.mark.parametrize(
    ("own", "other"), [({6: 4, 2: 3}, {1: 1}), ({7: 1}, {1: 1}), ({1: 1}, {24: 1}), ({1: 2}, {25: 1})]
)
def test_other_positions_are_not_known(own: dict[int, int], other: dict[int, int]) -> None:
    assert known_decision(board(own, other), CubeStanding()) is None
    assert known_worths([board(own, other)], CubeStanding()) is None


def test_two_men_against_the_last_one_are_doubled() -> None:
    """Twenty-three rolls of thirty-six win at once; not to double gives away 0.28 of a point."""
    sight = sight_of(read_xgid("XGID=-A---A------------------a-:0:0:1:00:0:0:0:0:10"))
    for strength in (5, 6):
        assert (
            invite(table_named("backgammon"), PlayerName("house", strength), "1").act(sight)
            is BackgammonWord.DOUBLE
        )
    first, second = hints(sight)
    assert (first.event, second.event) == ("double", "roll")
    assert first.worth - second.worth == pytest.approx(0.278, abs=1e-3)


def test_a_review_finds_the_double_right_and_the_roll_a_blunder() -> None:
    given = {"length": 5, "turn": "X", "position": {"X": {5: 1, 1: 1}, "O": {1: 1}}}
    before = replace(table_named("backgammon").game.read(given, ()).state, length=ENDLESS)

    def told(fact: Fact) -> ReviewMoment:
        verdict = table_named("backgammon").game.judge(before, fact)
        step = ReviewStep("backgammon/wbgf-2.1", 1, fact, before, verdict.state, (0, 0), 1)
        return next(one for one in moments(step) if one.kind == "cube")

    doubled, rolled = told(Double()), told(Roll((2, 1)))
    assert (doubled.made, doubled.best, doubled.loss) == ("double", "double", 0)
    assert (rolled.made, rolled.best) == ("roll", "double")
    assert rolled.loss == pytest.approx(0.278, abs=1e-3)


def doubles(count: int) -> Iterator[tuple[bytes, CubeStanding]]:
    """So many bear-offs of at most six men a side in which it is right to double."""
    chance, every = Random(398), homes(6)
    while count:
        given = board_of(chance.choice(every), chance.choice(every))
        standing = CubeStanding(owner=chance.choice(("centre", "mine")))
        found = known_decision(given, standing)
        if found and found.doubles:
            count -= 1
            yield given, standing


def test_nobody_misses_a_double_in_a_bearoff() -> None:
    strongest = invite(table_named("backgammon"), PlayerName("house", 6), "1")
    for given, standing in doubles(398):
        sight = BackgammonSight(given, standing, (BackgammonWord.ROLL, BackgammonWord.DOUBLE))
        assert strongest.act(sight) is BackgammonWord.DOUBLE
        assert hints(sight)[0].event == "double"
        answer = BackgammonSight(
            given[26:] + given[:26], _turned(standing), (BackgammonWord.TAKE, BackgammonWord.DROP)
        )
        choice = known_decision(given, standing)
        assert choice
        if abs(choice.taken - choice.dropped) > 1e-3:
            right = BackgammonWord.TAKE if choice.takes else BackgammonWord.DROP
            assert strongest.act(answer) is right
            assert hints(answer)[0].event == right.value


def test_plays_are_those_of_the_table() -> None:
    chance, legal = Random(9), Plays()
    strongest = invite(table_named("backgammon"), PlayerName("house", 5), "1")
    for mine, theirs in zip(*(chance.sample(homes(6), 60) for _ in range(2)), strict=True):
        given, dice = board_of(mine, theirs), chance.choice(ROLLS)
        legal.find(given, *dice)
        acts = tuple(Play(legal.steps(n), legal.result(n)) for n in range(legal.count))
        if len(acts) < 2:
            continue
        worths = known_worths([act.after for act in acts], CubeStanding())
        made = strongest.act(BackgammonSight(given, CubeStanding(), acts, dice))
        assert worths
        assert isinstance(made, Play)
        assert worths[acts.index(made)] == max(worths)


def test_a_match_is_played_for_what_the_score_makes_of_it() -> None:
    """A leader two points short against two keeps the cube in the middle from no last roll that is better than even."""
    given = board({5: 1, 1: 1}, {1: 1})
    for standing in (CubeStanding(2, 2), CubeStanding(4, 4), CubeStanding(3, 1, "past")):
        found = known_decision(given, standing)
        stakes = stakes_of(standing)
        assert found
        won, lost = stakes.after(2), stakes.after(-2)
        assert found.taken == pytest.approx(lost + 23 / 36 * (won - lost), abs=1e-6)


def _turned(standing: CubeStanding) -> CubeStanding:
    return CubeStanding(cube=standing.cube, owner=TURNED[standing.owner])
