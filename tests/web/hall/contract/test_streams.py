"""The contract of `arbitro serve`: live."""

from pathlib import Path

from tests.web.hall.process import Asker, Served

STROKE = {"stroke": {"white": 1}}


def scored(guest: Asker, match: str, acts: int) -> None:
    sequence = guest.shown(match)["sequence"]
    for _ in range(acts):
        sequence = guest.acts(match, sequence, {"stroke": {}}).json["sequence"]


def seen(message: dict) -> tuple:  # type: ignore[type-arg]
    return message["id"], message["event"], message["data"]["entry"]


def test_a_stream_begins_with_one_match_message_for_each_match(hall: Served, guest: Asker) -> None:
    one, two = guest.made(), guest.made()
    with hall.watch(one, two) as stream:
        begun = stream.take(2)
    assert {(message["event"], message["data"]["match"]) for message in begun} == {
        ("match", one),
        ("match", two),
    }
    assert set(begun[0]["data"]) >= {"match", "sequence", "head", "entry", "rulings", "say", "view"}


def test_every_entry_is_one_message(hall: Served, guest: Asker) -> None:
    match = guest.made()
    with hall.watch(match) as stream:
        stream.take(1)
        guest.acts(match, 0, STROKE)
        guest.does(match, "undo", 1, reason="slip")
        guest.does(match, "redo", 2)
        guest.does(match, "correct", 3, number=1, event={"stroke": {"white": 2}}, reason="two")
        guest.does(match, "pause", 4, reason="tea")
        guest.does(match, "resume", 5)
        guest.does(match, "protest", 6, text="no")
        told = stream.take(7)
    assert [message["data"]["entry"]["number"] for message in told] == [1, 2, 3, 4, 5, 6, 7]
    assert [message["data"]["sequence"] for message in told] == [1, 2, 3, 4, 5, 6, 7]
    assert [message["id"] for message in told] == sorted({message["id"] for message in told})
    assert told[0]["data"]["head"] == told[0]["data"]["entry"]["digest"]


def test_a_stream_goes_on_from_any_point_also_after_a_kill(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        guest = hall.guest()
        one, two = guest.made(), guest.made()
        with hall.watch(one, two) as stream:
            begun = max(message["id"] for message in stream.take(2))
            for _ in range(4):
                scored(guest, one, 1)
                scored(guest, two, 1)
            live = stream.take(8)
        for place in range(8):
            with hall.watch(one, two, since=live[place]["id"]) as stream:
                assert [*map(seen, stream.take(7 - place))] == [*map(seen, live[place + 1 :])]
        hall.kill()
    with Served(tmp_path / "data") as hall:
        guest = Asker(hall.port, guest.token)
        with hall.watch(one, two, since=begun) as stream:
            assert [*map(seen, stream.take(8))] == [*map(seen, live)]
            scored(guest, one, 1)
            after = stream.take(1)[0]
        assert after["id"] > live[-1]["id"]
        mine = [message for message in live if message["data"]["match"] == two]
        with hall.watch(two, since=begun) as stream:
            assert [*map(seen, stream.take(4))] == [*map(seen, mine)]


def test_a_stream_from_before_a_match_was_made_tells_its_first_entry_too(hall: Served, guest: Asker) -> None:
    position = hall.get("/health").json["position"]
    match = guest.made()
    guest.acts(match, 0, STROKE)
    with hall.watch(match, since=position) as stream:
        told = stream.take(2)
    assert [message["data"]["sequence"] for message in told] == [0, 1]


def test_a_position_beyond_the_halls_own_gives_the_match(hall: Served, guest: Asker) -> None:
    match = guest.made()
    with hall.watch(match, since=10**9) as stream:
        assert stream.take(1)[0]["event"] == "match"


def test_a_comment_comes_at_least_every_ten_seconds(hall: Served, guest: Asker) -> None:
    with hall.watch(guest.made(), pace=10) as stream:
        stream.take(1)
        comments = stream.comments
        for line in stream._answer:
            comments += line.startswith(b":")
            if comments >= 2:
                break
    assert comments >= 2


def test_a_running_clock_is_told_without_an_id(hall: Served, guest: Asker) -> None:
    match = guest.made(edition="backgammon/wbgf-2.1", clock={"bank_s_per_point": 60, "delay_s": 0})
    guest.acts(match, 0, {"roll": {"X": 3, "O": 1}})
    with hall.watch(match) as stream:
        clock = next(message for message in stream if message["event"] == "clock")
    assert "id" not in clock
    assert clock["data"]["match"] == match
