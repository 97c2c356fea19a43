"""The house player of backgammon, in six strengths."""

from random import Random

import msgspec

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.cube import TURNED, Decision, decide, worth_with_cube
from arbitro.players.backgammon.endings import known_decision, known_worths
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.match_equity import stakes_of
from arbitro.players.backgammon.search import BackgammonSearch, turn_round
from arbitro.players.backgammon.sight import (
    Act,
    BackgammonSight,
    BackgammonWord,
    CubeStanding,
    OfferResignation,
    Play,
)
from arbitro.players.backgammon.stakes import Stakes, worth, worth_turned

CERTAIN = 1e-6
"""What a chance may differ from 0 or 1 by rounding."""
NEARLY = 0.03
"""How much of a point is not worth playing on for."""


class BackgammonStrength(msgspec.Struct, frozen=True):
    """How well a house player plays."""

    blur: float
    """How far it misjudges a play, in points for money (standard deviation)."""
    cube_blur: float
    """How far it misjudges its chance to win when it thinks of the cube."""
    candidates: int = 0
    """For how many of its best plays it looks a roll ahead; 0 when it never does."""
    further: int = 0
    """For how many of those that are best then it looks two rolls ahead."""
    ahead: int = 0
    """How many rolls it looks ahead before it thinks of the cube."""


# How far it misjudges a play and the cube; the two best look ahead instead, the sixth two rolls.
STRENGTHS = {
    1: BackgammonStrength(0.50, 0.16),
    2: BackgammonStrength(0.28, 0.11),
    3: BackgammonStrength(0.14, 0.07),
    4: BackgammonStrength(0.06, 0.03),
    5: BackgammonStrength(0.0, 0.0, candidates=6, ahead=1),
    6: BackgammonStrength(0.0, 0.0, candidates=8, further=4, ahead=2),
}
USUAL = 4


class BackgammonHouse:
    """Plays by the evaluator, blurred or looking ahead as its strength says."""

    def __init__(self, strength: BackgammonStrength, whim: Random, search: BackgammonSearch) -> None:
        self.strength = strength
        self.whim = whim
        self.search = search
        self.given_up = b""
        """The board on which a loss was offered last."""

    def act(self, sight: BackgammonSight) -> Act:
        """Return the best of what is legal, as far as the player can see."""
        first = sight.legal[0]
        if len(sight.legal) == 1:
            return first
        if isinstance(first, Play):
            return self._play(sight)
        if first is BackgammonWord.TAKE:
            return self._answer(sight)
        if first is BackgammonWord.ACCEPT:
            return self._accept(sight)
        return self._before_roll(sight)

    def _play(self, sight: BackgammonSight) -> Play:
        plays = [act for act in sight.legal if isinstance(act, Play)]
        stakes, level = stakes_of(sight.standing), sight.standing.cube
        boards = [play.after for play in plays]
        known = known_worths(boards, sight.standing) if self._knows_endings(sight.standing) else None
        values = self.search.weigh(boards, worth_turned(stakes, level)) if known is None else known
        if self.strength.blur:
            blur = self.strength.blur * point_of(stakes, level)
            values = [value + self.whim.gauss(0, blur) for value in values]
        order = sorted(range(len(plays)), key=values.__getitem__, reverse=True)
        if known or not self.strength.candidates:
            return plays[order[0]]
        own, turned_round = worth(stakes, level), worth_turned(stakes, level)
        best = sorted(
            [plays[place] for place in order[: self.strength.candidates]],
            key=lambda play: self.search.weigh_ahead(play.after, own),
            reverse=True,
        )
        further = best[: self.strength.further]
        if not further[1:]:
            return best[0]
        return max(further, key=lambda play: self.search.weigh_further(play.after, own, turned_round))

    def _before_roll(self, sight: BackgammonSight) -> Act:
        chances = self._chances(sight.board)
        if (lost := self._offer(sight, chances)) is not None:
            return lost
        if (
            BackgammonWord.DOUBLE in sight.legal
            and self._decision(sight.board, chances, sight.standing).doubles
        ):
            return BackgammonWord.DOUBLE
        return BackgammonWord.ROLL

    def _offer(self, sight: BackgammonSight, chances: Chances) -> OfferResignation | None:
        """Return the offer of what is lost for certain; an offer that was refused is not made again."""
        lost = OfferResignation(_lost_by(chances))
        if lost not in sight.legal or self.given_up == sight.board:
            return None
        self.given_up = sight.board
        return lost

    def _answer(self, sight: BackgammonSight) -> Act:
        """Take, drop or beaver: the doubler is on roll and has the cube's value before the double."""
        if sight.beaver:
            taken, dropped = worth_of_beaver(self._chances(sight.board), sight.standing)
            return BackgammonWord.TAKE if taken >= dropped else BackgammonWord.DROP
        board = turn_round(sight.board)
        choice = self._decision(board, self._chances(board), mirror_standing(sight.standing))
        if choice.beavers and BackgammonWord.DOUBLE in sight.legal:
            return BackgammonWord.DOUBLE
        return BackgammonWord.TAKE if choice.takes else BackgammonWord.DROP

    def _accept(self, sight: BackgammonSight) -> Act:
        stakes, level = stakes_of(sight.standing), sight.standing.cube
        offered = stakes.after(level * (sight.offered or 1))
        expected = self.search.evaluator.chances(sight.board, True).worth(worth_turned(stakes, level))
        return (
            BackgammonWord.ACCEPT
            if offered >= expected - NEARLY * point_of(stakes, level)
            else BackgammonWord.REFUSE
        )

    def _knows_endings(self, standing: CubeStanding) -> bool:
        """Tell whether the last men are played by the table; one for a score is too dear for who misjudges anyway."""
        return standing.mine is None or not self.strength.blur

    def _chances(self, board: bytes) -> Chances:
        return self.search.chances(board, self.strength.ahead)

    def _decision(self, board: bytes, chances: Chances, standing: CubeStanding) -> Decision:
        """Return what the cube is worth, as far off as the player misjudges its chance to win."""
        off = self.whim.gauss(0, self.strength.cube_blur) if self.strength.cube_blur else 0.0
        stakes, level = stakes_of(standing), standing.cube
        if self._knows_endings(standing) and (known := known_decision(board, standing)):
            single, double = (2 * off * point_of(stakes, at) for at in (level, 2 * level))
            return Decision(known.waits + single, known.taken + double, known.dropped)
        seen = _shift_chances(chances, off) if off else chances
        return decide(seen, stakes, level, standing.owner, standing.jacoby)


def house(strength: int, whim: Random) -> BackgammonHouse:
    """Return a house player of a strength."""
    return BackgammonHouse(STRENGTHS[strength], whim, BackgammonSearch(house_evaluator()))


def point_of(stakes: Stakes, level: int) -> float:
    """Return what a point for money is worth at these stakes."""
    return (stakes.after(level) - stakes.after(-level)) / 2


def _lost_by(chances: Chances) -> int:
    """Return by how much a game is lost for certain, 0 when it is not."""
    if chances.win > CERTAIN:
        return 0
    if chances.gammon_lost < CERTAIN:
        return 1
    return 2 if chances.gammon_lost > 1 - CERTAIN and chances.backgammon_lost < CERTAIN else 0


def worth_of_beaver(chances: Chances, standing: CubeStanding) -> tuple[float, float]:
    """Return what taking a beaver and what dropping it are worth to the side on roll, which answers it."""
    stakes, level = stakes_of(standing), standing.cube
    return worth_with_cube(chances, stakes, 2 * level, "theirs"), stakes.after(-level)


def mirror_standing(standing: CubeStanding) -> CubeStanding:
    """Return a standing from the other side."""
    return CubeStanding(
        standing.theirs,
        standing.mine,
        standing.crawford,
        standing.cube,
        TURNED[standing.owner],
        standing.jacoby,
    )


def _shift_chances(chances: Chances, by: float) -> Chances:
    """Return the chances of a player who takes the chance to win for so much better than it is."""
    win = min(max(chances.win + by, 0.0), 1.0)
    won = win / chances.win if chances.win else 0.0
    lost = (1 - win) / (1 - chances.win) if chances.win < 1 else 0.0
    return Chances(
        win,
        chances.gammon * won,
        chances.backgammon * won,
        chances.gammon_lost * lost,
        chances.backgammon_lost * lost,
    )
