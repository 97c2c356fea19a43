"""A node that is killed, stands still or stops: the other goes on with its matches, and nothing is lost or doubled."""

import os
import signal

from tests.web.hall.faults.scoring import Scorer
from tests.web.hall.nodes.test_two_nodes import STROKE, Nodes, entries
from tests.web.hall.process import Asker


def test_the_other_node_goes_on_when_the_owner_is_killed_and_nothing_is_lost_or_doubled(
    mortals: Nodes,
) -> None:
    first, second = mortals
    guest = first.guest()
    scorers = [Scorer(second.port, guest.token, guest.made()) for _ in range(3)]
    for scorer in scorers:
        scorer.start()
    for scorer in scorers:
        scorer.after(5)
    first.kill()
    for scorer in scorers:
        scorer.after(5)
        scorer.ending.set()
    for scorer in scorers:
        scorer.join(60)
        assert scorer.wrong == []
        stored = {one["command"]: one["number"] for one in entries(second, scorer.match) if one["command"]}
        assert stored == scorer.acknowledged


def test_a_node_that_stood_still_finds_its_match_taken_over(mortals: Nodes) -> None:
    first, second = mortals
    guest = first.guest()
    other = Asker(second.port, guest.token)
    match = guest.made()
    assert guest.acts(match, 0, STROKE).status == 200
    os.kill(first.program.pid, signal.SIGSTOP)
    try:
        assert other.acts(match, 1, STROKE).json["sequence"] == 2
    finally:
        os.kill(first.program.pid, signal.SIGCONT)
    assert guest.acts(match, 1, STROKE).code == "stale"
    assert guest.acts(match, 2, STROKE).json["sequence"] == 3
    assert entries(guest, match) == entries(other, match)


def test_a_node_that_is_stopped_hands_its_matches_over(mortals: Nodes) -> None:
    first, second = mortals
    guest = first.guest()
    other = Asker(second.port, guest.token)
    match = guest.made()
    assert guest.acts(match, 0, STROKE).status == 200
    assert other.acts(match, 1, STROKE).status == 200, "the other knows it now, as of this act"
    for sequence in range(2, 6):
        assert guest.acts(match, sequence, STROKE).status == 200
    assert first.stop()[0] == 0
    assert other.acts(match, 6, STROKE).json["sequence"] == 7, "it has heard of all that was done since"


def test_the_clock_of_a_match_goes_on_when_its_node_is_killed(mortals: Nodes) -> None:
    first, second = mortals
    guest = first.guest()
    match = guest.made(
        edition="backgammon/wbgf-2.1", length={"points": 1}, clock={"bank_s_per_point": 3, "delay_s": 0}
    )
    with Asker(second.port, guest.token).watch(match) as stream:
        stream.take(1)
        assert guest.acts(match, 0, {"roll": {"X": 3, "O": 1}}).status == 200
        first.kill()
        authors = [one["data"]["entry"]["author"] for one in stream.take(2)]
    assert authors[-1] == "clock"
