"""4.2.iv: a wrong starting position put right once men have moved."""

from arbitro.backgammon.effects import SetupCorrected
from arbitro.backgammon.match import BackgammonMatch, PlayedTurn
from arbitro.backgammon.plays import NoSuchMan, carried_out, judge_play
from arbitro.backgammon.position import START, Position


def set_right(match: BackgammonMatch) -> SetupCorrected:
    """Return the correction: rolls and plays are kept; the first turn that has become illegal is played again."""
    # A turn whose play is illegal from the right position ends the replay: dice stay, and its side plays them
    # anew (our reading of 4.2.iv).
    position = START
    kept: list[PlayedTurn] = []
    for turn in match.history:
        after: Position | None = None
        try:
            if not turn.legal:
                after = carried_out(position, turn.side, turn.steps)
            elif (made := judge_play(position, turn.side, turn.dice, turn.steps)).legal:
                after = made.position
        except NoSuchMan:
            pass
        if after is None:
            return SetupCorrected(position, tuple(kept), turn.side, turn.dice, turn.cube)
        position = after
        kept.append(turn)
    return SetupCorrected(position, tuple(kept), None, None)
