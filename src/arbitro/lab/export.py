"""Matches as data for others: every decision of machine players with what was seen, done, ruled and come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import msgspec
import numpy as np

from arbitro import __version__
from arbitro.lab.arena import Arena
from arbitro.lab.environments import lens
from arbitro.lab.jobs import Job
from arbitro.lab.lens import Lens, flat, points
from arbitro.players import COLOURS, invite, read_name

CARD = {
    "match": "which match of the export, from 0",
    "seed": "what the match came from: it gives the same match again",
    "number": "which decision of the match, from 0",
    "side": "who decided: white is the first side of the match",
    "player": "the machine player that decided",
    "position": "carrom, snooker: JSON, where each piece lies on the bed, in metres from its corner; "
    "backgammon: the Position ID of GNU Backgammon, seen by the side that decides",
    "seen": "what the environment shows of it: the flat observation, whose parts stand under `seen` of this card",
    "act": "JSON, what was done, as the player said it: its kind, and of a stroke its place, angle and speed",
    "facts": "JSON, what the referee judged after it, in order, until the next decision is due",
    "points": "the points of both sides before it, white's first",
    "gained": "the points of both sides by what followed until the next decision, white's first",
    "evaluation": "backgammon: the chances of the side that decides to win, to win a gammon and a backgammon, "
    "to lose a gammon and a backgammon, by the house's network, as if about to roll; carrom and snooker: what the "
    "house holds the position to be worth to that side, in points",
    "won": "whether the side that decided has won the match",
}
"""What every column means."""


def card(job: Job) -> dict[str, Any]:
    """Return what a reader has to know beside the terms: by which laws, by which program, and how a row is read."""
    seen = _lens(job)
    return {
        "edition": seen.table.game.edition,
        "program": f"arbitro {__version__}",
        "columns": CARD,
        "seen": {name: list(part.shape) for name, part in seen.parts.items()},
    }


def decisions(job: Job) -> dict[str, Any]:
    """Play a match and return its decisions."""
    seen = _lens(job)
    arena: Arena[Any, Any, Any, Any] = Arena(seen.table, seen.length, seen.ends)
    players = {
        colour: invite(seen.table, read_name(job[colour]), f"{job['seed']}/{colour}") for colour in COLOURS
    }
    rows: list[dict[str, Any]] = []
    judged: list[Any] = []
    arena.witness = judged.extend
    arena.open(job["seed"])
    while arena.due:
        row = _before(job, seen, arena, len(rows))
        judged.clear()
        act = players[arena.due.side].act(arena.due.sight)
        arena.act(act)
        rows.append(row | _after(seen, arena, act, judged, row["points"]))
    winner = seen.winner(arena.state)
    won = None if winner is None else COLOURS[winner]
    return {"rows": [{**row, "won": row["side"] == won} for row in rows]}


def _lens(job: Job) -> Lens:
    return lens(job["game"], length=job["length"], episode="match", **job.get("terms", {}))


def _before(job: Job, seen: Lens, arena: Arena[Any, Any, Any, Any], number: int) -> dict[str, Any]:
    """Return what is known when a decision is due."""
    due, state = arena.due, arena.state
    assert due is not None
    return {
        "match": job["number"],
        "seed": job["seed"],
        "number": number,
        "side": due.side,
        "player": job[due.side],
        "position": _position(job["game"], state, COLOURS.index(due.side)),
        "seen": _plain(flat(seen.sees(state, due, seen.seat(state, due), ()))),
        "points": list(points(seen, state)),
        "evaluation": EVALUATIONS[job["game"]](due.sight),
    }


def _after(
    seen: Lens, arena: Arena[Any, Any, Any, Any], act: Any, facts: Sequence[Any], before: Sequence[int]
) -> dict[str, Any]:
    """Return what was done and what came of it."""
    after = points(seen, arena.state)
    return {
        "act": _json(act_fields(act)),
        "facts": _json(facts),
        "gained": [now - then for now, then in zip(after, before, strict=True)],
    }


def act_fields(act: Any) -> Mapping[str, Any]:
    """Return an act as plain values with its kind; a play by its steps alone, since the board follows from them."""
    if isinstance(act, Enum):
        return {"kind": str(act.value)}
    told = msgspec.to_builtins(act)
    return {"kind": type(act).__name__.lower(), **{key: told[key] for key in told if key != "after"}}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _position(game: str, state: Any, side: int) -> str:
    if game == "backgammon":
        from arbitro.backgammon.position import SIDES
        from arbitro.backgammon.position_id import write_position_id

        return write_position_id(state.position, SIDES[side])
    return _json(dict(state.layout.at))


def _plain(numbers: Any) -> list[float]:
    return [float(number) for number in np.round(numbers.astype(float), 5)]


def _chances(sight: Any) -> list[float]:
    """Return the chances by the house's network of the side that decides, as if it were about to roll."""
    from msgspec.structs import astuple

    from arbitro.players.backgammon.evaluator import house_evaluator

    return [round(chance, 5) for chance in astuple(house_evaluator().chances(sight.board))]


def _board_worth(sight: Any) -> list[float]:
    from arbitro.players.carrom.worth import standing

    return [round(standing(sight.board, sight.side), 5)]


def _frame_worth(sight: Any) -> list[float]:
    from arbitro.players.snooker.strengths import STRENGTHS
    from arbitro.players.snooker.view import imagine_view
    from arbitro.players.snooker.worth import worth

    steadiest = STRENGTHS[max(STRENGTHS)]
    return [round(worth(imagine_view(sight.frame, sight.balls), steadiest.stray), 5)]


EVALUATIONS = {"backgammon": _chances, "carrom": _board_worth, "snooker": _frame_worth}
"""What the house thinks of a position, by game."""
