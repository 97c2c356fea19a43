"""Two servers on one database serve one hall: through either, acts are entered once and told to all."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.hall.process import PASSWORD, Asker, Served, run

Nodes = tuple[Served, Served]
STROKE: dict[str, Any] = {"stroke": {}}


def entries(asker: Asker, match: str) -> list[dict[str, Any]]:
    """Return the journal of a match."""
    content = asker.get(f"/api/matches/{match}/journal").content
    return [json.loads(line) for line in content.splitlines()]


def test_acts_through_both_nodes_are_one_journal_that_both_show(nodes: Nodes) -> None:
    first, second = nodes
    guest = first.guest()
    other = Asker(second.port, guest.token)
    match = guest.made()
    for sequence in range(0, 10, 2):
        assert guest.acts(match, sequence, STROKE).json["sequence"] == sequence + 1
        assert other.acts(match, sequence + 1, STROKE).json["sequence"] == sequence + 2
    assert guest.shown(match)["head"] == other.shown(match)["head"]
    assert entries(guest, match) == entries(other, match)


def test_a_command_sent_to_both_nodes_is_done_once_and_answered_alike(nodes: Nodes) -> None:
    guest = nodes[0].guest()
    other = Asker(nodes[1].port, guest.token)
    match = guest.made()
    told = guest.acts(match, 0, STROKE, "twice")
    again = other.acts(match, 0, STROKE, "twice")
    assert (again.status, again.headers["idempotent-replayed"]) == (told.status, "true")
    assert {**again.json, "match": None} == {**told.json, "match": None, "repeated": True}
    assert other.acts(match, 0, {"stroke": {"white": 1}}, "twice").status == 422
    assert other.acts(match, 0, STROKE).code == "stale"


def test_those_who_watch_on_either_node_see_every_act_in_the_same_order(nodes: Nodes) -> None:
    guest = nodes[0].guest()
    other = Asker(nodes[1].port, guest.token)
    mine, theirs = guest.made(), other.made()
    with guest.watch(mine, theirs) as here, other.watch(mine, theirs) as there:
        seen = [here.take(2), there.take(2)]
        for sequence in range(5):
            assert other.acts(mine, sequence, STROKE).status == 200
            assert guest.acts(theirs, sequence, STROKE).status == 200
        guest.does(mine, "undo", 5, reason="slip")
        seen = [here.take(11), there.take(11)]
    numbered = [[(one["id"], one["data"]["entry"], one["data"]["rulings"]) for one in each] for each in seen]
    assert numbered[0] == numbered[1]
    assert [one["data"]["view"]["sequence"] for one in seen[0]] == [
        one["data"]["view"]["sequence"] for one in seen[1]
    ]


def test_a_stream_goes_on_at_the_other_node_with_nothing_missing_and_nothing_doubled(nodes: Nodes) -> None:
    guest = nodes[0].guest()
    match = guest.made()
    with guest.watch(match) as here:
        begun = here.take(1)
        for sequence in range(4):
            guest.acts(match, sequence, STROKE)
        seen = here.take(2)
    with Asker(nodes[1].port, guest.token).watch(match, since=seen[-1]["id"]) as there:
        seen += there.take(2)
    assert [one["data"]["sequence"] for one in begun + seen] == [0, 1, 2, 3, 4]


def test_a_session_that_ends_on_one_node_is_over_on_the_other_and_its_streams_end(nodes: Nodes) -> None:
    first, second = nodes
    guest = first.guest()
    other = Asker(second.port, guest.token)
    match = guest.made()
    with other.watch(match) as stream:
        stream.take(1)
        assert guest.delete("/api/session").status == 200
        assert other.acts(match, 0, STROKE).status == 401
        assert stream.ended()


def test_what_a_director_grants_and_takes_back_on_one_node_holds_on_the_other(
    nodes: Nodes, hall_database: str
) -> None:
    first, second = nodes
    made = run(
        "hall", "director", "Ada", "--data", first.folder, "--database", hall_database, given=f"{PASSWORD}\n"
    )
    assert made.returncode == 0, made.stderr
    director = first.signed_in("Ada")
    match = director.made()
    join = director.post("/api/devices/join", {"role": "umpire", "match": match}).json["join"]
    let_in = second.post("/api/devices", {"join": join}).json
    device = Asker(second.port, let_in["token"])
    assert device.acts(match, 0, STROKE).status == 200
    assert director.delete(f"/api/devices/{let_in['device']}").status == 200
    assert device.acts(match, 1, STROKE).status == 401


def test_who_keeps_the_score_is_known_on_both_nodes(nodes: Nodes) -> None:
    guest = nodes[0].guest()
    other = Asker(nodes[1].port, guest.token)
    match = guest.made()
    assert other.does(match, "lease", 0, take=True).status == 200
    assert guest.shown(match)["lease"] == other.shown(match)["lease"]
    assert guest.shown(match)["lease"]


def test_options_for_several_nodes_need_a_database(tmp_path: Path) -> None:
    told = run("serve", "--data", tmp_path, "--bus", "redis://127.0.0.1")
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1
    assert "--database" in told.stderr


@pytest.mark.parametrize("path", ["/api/matches/%00", "/api/events?match=%00", "/api/matches/a%00b/journal"])
def test_an_address_that_no_database_can_look_up_is_refused(nodes: Nodes, path: str) -> None:
    assert nodes[0].get(path).status == 400


def test_texts_that_no_database_can_keep_are_refused(nodes: Nodes) -> None:
    guest = nodes[0].guest()
    match = guest.made()
    assert guest.acts(match, 0, STROKE, "a\0b").code == "nul"
    assert guest.post("/api/session", {"name": "A\0", "password": "a long password"}).code == "nul"
    assert guest.post("/api/devices", {"pin": "1", "device": "\0"}).code == "nul"
    assert guest.acts(match, 0, STROKE, "a\\u0000b").status == 200, "a backslash is a sign as any other"


def test_wrong_passwords_and_pins_are_counted_over_all_nodes(mortals: Nodes) -> None:
    wrong = {"name": "Nobody", "password": "not a password"}
    asked = [node.post("/api/session", wrong) for _ in range(5) for node in mortals]
    assert {told.status for told in asked} == {401}
    for node in mortals:
        told = node.post("/api/session", wrong)
        assert (told.status, int(told.headers["retry-after"]) > 0) == (429, True)
    pins = [node.post("/api/devices", {"pin": "WRONG"}) for _ in range(5) for node in mortals]
    assert {told.status for told in pins} == {403}
    assert [node.post("/api/devices", {"pin": "WRONG"}).status for node in mortals] == [429, 429]


def test_two_nodes_of_an_empty_hall_tell_the_same_code_for_its_first_director(mortals: Nodes) -> None:
    told = [re.findall(r"\b[A-Z2-9]{8}$", node.errors.read_text(), re.MULTILINE) for node in mortals]
    assert told[0] == told[1]
    (code,) = told[0]
    body = {"code": code, "name": "Ada", "password": PASSWORD}
    assert mortals[0].post("/api/directors", body).status == 201
    assert mortals[1].post("/api/directors", body).status == 403, "it works once"
