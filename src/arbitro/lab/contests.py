"""Matches between machine players in a batch: who plays whom from which seed, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from arbitro.lab.jobs import Job
from arbitro.library import editions
from arbitro.players import COLOURS, invite, play, read_name, table_named


def matches(
    game: str, players: Sequence[str], count: int, length: int, seed: str, **terms: Any
) -> Iterator[Job]:
    """Yield so many matches of every pair, each seed twice with the seats changed, or once if both are one player."""
    for one, other in combinations(players, 2):
        for number in range(count):
            seated = (one, other) if number % 2 == 0 else (other, one)
            drawn = number if one == other else number // 2
            yield {
                "game": game,
                "white": seated[0],
                "black": seated[1],
                "length": length,
                "seed": f"{seed}/{one}/{other}/{drawn}",
                **terms,
            }


def play_match(job: Job) -> dict[str, Any]:
    """Play a match, every act refereed, and return the job with how it went."""
    table = table_of(job)
    names = (job["white"], job["black"])
    players = {
        colour: invite(table, read_name(name), f"{job['seed']}/{colour}")
        for colour, name in zip(COLOURS, names, strict=True)
    }
    outcome = play(table, players, job["length"], job["seed"])
    return {
        **job,
        "winner": outcome.winner,
        "score_white": outcome.score["white"],
        "score_black": outcome.score["black"],
        "points_white": sum(part[0] for part in outcome.parts),
        "points_black": sum(part[1] for part in outcome.parts),
        "acts": outcome.acts,
        "facts": outcome.facts,
    }


def table_of(job: Job) -> Any:
    """Return the table of a job, with the edition and the form that it names."""
    table: Any = table_named(job["game"])
    editions()  # a process of its own has those from outside only then
    four = job.get("form", "singles") != "singles"
    return table.seat(job.get("edition", table.game.edition), four, job.get("boards"))
