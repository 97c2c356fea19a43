"""4.2.iv: a wrong starting position put right once men have moved."""

from arbitro.backgammon.effects import SetupCorrected
from arbitro.backgammon.match import BackgammonMatch, PlayedTurn
from arbitro.backgammon.plays import NoSuchMan, carried_out, judge_play
from arbitro.backgammon.position import START, Position


def set_right(match: BackgammonMatch) -> SetupCorrected:
    """Return the correction: rolls and plays are kept; the first turn that has become illegal is played again."""
    position = START
    kept: list[PlayedTurn] = []
    for turn in match.history:
        after = _played_again(position, turn)
        if after is None:
            return SetupCorrected(position, tuple(kept), turn.side, turn.dice, turn.cube)
        position = after
        kept.append(turn)
    return SetupCorrected(position, tuple(kept), None, None)


def _played_again(position: Position, turn: PlayedTurn) -> Position | None:
    """Return where a turn leads from the right position; None if it has become illegal."""
    try:
        if not turn.legal:
            return carried_out(position, turn.side, turn.steps)
        made = judge_play(position, turn.side, turn.dice, turn.steps)
    except NoSuchMan:
        return None
    return made.position if made.legal else None
