"""Shows a frame as cases show it."""

from arbitro.snooker.frame import Frame


def show_frame(frame: Frame) -> dict[str, object]:
    """Return what is after, by the keys of a case."""
    return {
        "score": dict(zip(frame.sides, frame.score, strict=True)),
        "striker": None if frame.striker is None else frame.players[frame.striker],
        "ball_on": frame.on if frame.reds or frame.colours else None,
        "reds": frame.reds,
        "colours": list(frame.colours),
        "break": frame.break_points,
        "in_hand": frame.in_hand,
        "free_ball": frame.free_ball,
        "foul": _penalty(frame),
        "spotted": dict(frame.spotted),
        "options": list(frame.options),
        "warning": frame.warning,
        "remaining": frame.remaining,
        "frame": {"winner": frame.outcome.winner, "by": frame.outcome.by} if frame.outcome else None,
        "respotted_black": frame.respotted,
    }


def _penalty(frame: Frame) -> dict[str, object] | None:
    penalty = frame.penalty
    return {"value": penalty.value, "to": penalty.to, "miss": penalty.miss} if penalty else None
