"""How much memory a hall takes: `python -m benchmarks.hall_memory [MATCHES] [ACTS A MATCH] [MEGABYTES]`.

Matches are opened and scored one after another, then every one of them is read again, as strangers may. By default
that is 50,000 acts over 2,000 matches. With more megabytes than they take nothing is evicted: the difference then says
what a match and an entry take.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from arbitro.cases import read_event
from arbitro.kernel import Sitting
from arbitro.library import game
from arbitro.live.live_hall import LiveHall
from arbitro.live.memory import BUDGET, MEGABYTE
from arbitro.live.particulars import Particulars, Seat
from arbitro.store import Command, Store
from arbitro.web.hall.health import memory_used

EDITION = "carrom/icf-2001"
# Time is entered by hand: a match whose clock runs in the hall stays in memory until that is used up.
PARTICULARS = Particulars(
    "umpired", (Seat("white", "Ada"), Seat("black", "Bea")), "guest", options={"clock": "entered"}
)


async def played(hall: LiveHall, matches: int, acts: int) -> None:
    terms = game(EDITION).terms()
    stroke = read_event({"stroke": {}}, "event")
    for number in range(matches):
        sitting = Sitting.open(game(EDITION), terms, ("Ada", "Bea"), author="guest")
        match = await hall.open(f"m{number}", PARTICULARS, sitting, b"")
        for act in range(acts):

            def deed(sitting, now):
                facts = sitting.game.facts(sitting.state, stroke)
                return (sitting.enter(*facts, author="guest", at=now, command=f"c{act}"),)  # noqa: B023

            await hall.act(match, Command(f"c{act}", "acts", b"{}", act), deed)
        del match, sitting


async def main(matches: int, acts: int, megabytes: int) -> None:
    with tempfile.TemporaryDirectory() as folder, Store.serve(Path(folder), synchronous="OFF") as store:
        hall = LiveHall(store)
        hall.memory.budget = megabytes * MEGABYTE
        before = memory_used()

        def tell(what: str) -> None:
            taken = (memory_used() - before) / MEGABYTE
            print(
                f"{what}: {taken:.0f} MB more than at the start, {len(hall.memory)} matches in memory, "
                f"reckoned {hall.memory.weight / MEGABYTE:.0f} of {megabytes} MB, {hall.memory.evictions} evicted"
            )

        await played(hall, matches, acts)
        tell(f"{matches * acts} acts in {matches} matches")
        for number in range(matches):
            await hall.match(f"m{number}")
        tell("every match read again")
        await hall.stop()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    asyncio.run(main(*given, *(2000, 25, BUDGET)[len(given) :]))
