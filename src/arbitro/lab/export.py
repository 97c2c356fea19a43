"""Matches as data for others: every decision of machine players with what was seen, done, ruled and come to."""

from __future__ import annotations

from typing import Any

import numpy as np

from arbitro.lab.arena import Arena
from arbitro.lab.batch import Job
from arbitro.lab.environments import lens
from arbitro.lab.lens import flat, points
from arbitro.players import COLOURS, invite, read_name

CARD = {
    "match": "which match of the export, from 0",
    "seed": "what the match came from: it gives the same match again",
    "number": "which decision of the match, from 0",
    "side": "who decided: white is the first side of the match",
    "player": "the machine player that decided",
    "seen": "what the environment shows of it: the flat observation, in the order of docs/lab.md",
    "act": "what was done, as the player said it",
    "points": "the points of both sides before it, white's first",
    "evaluation": "backgammon: the chances of the side that decides to win, to win a gammon and a backgammon, "
    "to lose a gammon and a backgammon, by the house's network, as if about to roll; else empty",
    "won": "whether the side that decided has won the match",
}
"""What every column means."""


def decisions(job: Job) -> dict[str, Any]:
    """Play a match and return its decisions."""
    seen = lens(job["game"], length=job["length"], episode="match", **job.get("terms", {}))
    arena: Arena[Any, Any, Any, Any] = Arena(seen.table, seen.length, seen.ends)
    players = {
        colour: invite(seen.table, read_name(job[colour]), f"{job['seed']}/{colour}") for colour in COLOURS
    }
    rows: list[dict[str, Any]] = []
    arena.open(job["seed"])
    while arena.due:
        due = arena.due
        act = players[due.side].act(due.sight)
        rows.append(
            {
                "match": job["number"],
                "seed": job["seed"],
                "number": len(rows),
                "side": due.side,
                "player": job[due.side],
                "seen": _plain(flat(seen.sees(arena.state, due, seen.seat(arena.state, due), ()))),
                "act": str(act),
                "points": list(points(seen, arena.state)),
                "evaluation": _evaluated(job["game"], due.sight),
            }
        )
        arena.act(act)
    winner = seen.winner(arena.state)
    won = None if winner is None else COLOURS[winner]
    return {"rows": [{**row, "won": row["side"] == won} for row in rows]}


def _plain(numbers: Any) -> list[float]:
    return [float(number) for number in np.round(numbers.astype(float), 5)]


def _evaluated(game: str, sight: Any) -> list[float]:
    """Return the chances by the house's network of the side that decides, as if it were about to roll."""
    if game != "backgammon":
        return []
    from msgspec.structs import astuple

    from arbitro.players.backgammon.evaluator import house_evaluator

    return [round(chance, 5) for chance in astuple(house_evaluator().chances(sight.board))]
