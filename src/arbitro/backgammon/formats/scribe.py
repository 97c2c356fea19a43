"""Writes a match down as it was ruled on: the record of a match that was played, or that a journal tells."""

from msgspec.structs import replace

from arbitro.backgammon import effects as e
from arbitro.backgammon.dice import gather_ledger
from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.formats.record import (
    BEAVER,
    JACOBY,
    Act,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    WrittenOutcome,
)
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import legal
from arbitro.backgammon.position import SIDES
from arbitro.kernel import Effect, Sitting, Verdict
from arbitro.kernel.journal import Recorded


def match_record(sitting: Sitting[BackgammonMatch, BackgammonFact]) -> MatchRecord:
    """Return the record of a live match, with the ledger of its dice where the three parties made them."""
    opened = sitting.journal.opened
    x, o = opened.players if len(opened.players) == 2 else SIDES
    scribe = _Scribe(sitting.begun)
    for _, verdict in sitting.verdicts():
        scribe.hear(verdict)
    length = sitting.begun.length if sitting.begun.money is None else 0
    rules = () if length else (JACOBY, BEAVER)
    record = MatchRecord(length, x, o, scribe.games(), rules)
    made = (entry.act.made for entry in sitting.journal.entries if isinstance(entry.act, Recorded))
    ledger = gather_ledger(made)
    return record if ledger is None else replace(record, ledger=ledger)


class _Scribe:
    """Keeps the games as they are played; what is taken back is struck out."""

    def __init__(self, begun: BackgammonMatch) -> None:
        self.match = begun
        self.over: list[GameRecord] = []
        self.game = GameRecord(1, begun.score)

    def hear(self, verdict: Verdict[BackgammonMatch]) -> None:
        """Write down what a verdict has brought about."""
        for effect in verdict.effects():
            self._write(effect, verdict.state)
        self.match = verdict.state

    def games(self) -> tuple[GameRecord, ...]:
        """Return the games, the last with the roll that nobody has played yet."""
        match, game = self.match, self.game
        if match.turn and match.dice and not match.moved:
            game = replace(game, acts=(*game.acts, RollPlayed(match.turn, match.dice, None)))
        return (*self.over, game)

    def _write(self, effect: Effect, after: BackgammonMatch) -> None:
        match effect:
            case e.GameBegins():
                self.over.append(self.game)
                self.game = GameRecord(len(self.over) + 1, after.score)
            case e.Begins():
                self.game = replace(self.game, score=after.score)
            case e.Played():
                self._add(_play(self.match, effect))
            case e.DoubleOffered(by, _, value):
                self._add(Doubles(by, value))
            case e.Beavered(by, _, value):  # as GNU Backgammon writes it: a double on a double
                self._add(Doubles(by, value))
            case e.DoubleTaken(by) | e.BeaverTaken(by):
                self._add(Takes(by))
            case e.DoubleDropped(by):
                self._add(Drops(by))
            case e.PlayTakenBack():
                self._strike_out(self._plays() - 1)
            case e.SetupCorrected(_, kept, replays) if replays is not None:
                self._strike_out(len(kept))
            case e.BackgammonGameWon() | e.LostOnTime() | e.WonDespiteTime():
                self.game = replace(self.game, outcome=_outcome(after))

    def _add(self, act: Act) -> None:
        self.game = replace(self.game, acts=(*self.game.acts, act))

    def _plays(self) -> int:
        return sum(isinstance(act, RollPlayed) for act in self.game.acts)

    def _strike_out(self, kept: int) -> None:
        """Keep so many plays, and what was done with the cube up to the last of them."""
        acts: list[Act] = []
        for act in self.game.acts:
            if isinstance(act, RollPlayed):
                kept -= 1
            if kept < 0:
                break
            acts.append(act)
        self.game = replace(self.game, acts=tuple(acts), outcome=None)


def _play(match: BackgammonMatch, played: e.Played) -> RollPlayed:
    """Return a play with its steps written out one by one, as all readers of records understand it."""
    assert match.dice is not None, "a play follows its roll"
    found = legal(match.position, played.side, match.dice)
    made = dict(zip(found.positions, found.steps, strict=True)).get(played.position)
    steps = made if made is not None else [(step.source, step.target) for step in played.steps]
    return RollPlayed(played.side, match.dice, tuple(Step(*step) for step in steps))


def _outcome(match: BackgammonMatch) -> WrittenOutcome | None:
    ended = match.outcome
    return WrittenOutcome(ended.winner, ended.points, ended.by == "resign") if ended else None
