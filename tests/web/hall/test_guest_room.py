"""The disk that guests may take: so much in a day each, so much together; what is idle makes room for others."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from starlette.requests import Request

from arbitro.live.commits import NotAsExpected
from arbitro.live.guests import (
    COMING,
    DAY,
    GUESTS,
    IDLE,
    LESS,
    MEGABYTE,
    ON_RETURN,
    PRESSED,
    ROOM,
    GuestRoom,
)
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveHeard, LiveMatch, LiveSitting
from arbitro.live.refusals import NoRoom, NotNow, OwnShare
from arbitro.live.streams import Stream
from arbitro.live.viewer import Viewer
from arbitro.store import Command, Node, Store
from arbitro.store.guests import A_MATCH
from arbitro.store.verify import check_hall
from arbitro.web.hall.acts import BEYOND
from arbitro.web.hall.forwarding import FOR, SHOWN, client_of
from tests.web.hall.faults.simulation import PARTICULARS, entered, opened
from tests.web.hall.nodes.test_taking_over import HandTurned

ANN, BEN, MAX = "guest-ANNANNANN2", "guest-BENBENBEN3", "guest-MAXMAXMAX4"
BY_HAND = replace(PARTICULARS, options={"clock": "entered"}, casual=True)
A_BOOK = "x" * 40_000
Work = Callable[[LiveHall, HandTurned], Awaitable[None]]


def with_hall(folder: Path, room: int, work: Work) -> None:
    """Let something be done in a hall whose guests have room for so many bytes."""

    async def run(store: Store) -> None:
        time = HandTurned()
        hall = LiveHall(store, time)
        hall.guests.set_room(room)
        await work(hall, time)
        await hall.stop()

    with Store.serve(folder / "data", synchronous="OFF") as store:
        asyncio.run(run(store))
    assert check_hall(folder / "data", None).whole


async def begin(hall: LiveHall, name: str, owner: str, body: bytes = b"") -> LiveMatch:
    return await hall.open(name, replace(BY_HAND, owner=owner), opened(), body)


async def stroke(hall: LiveHall, match: LiveMatch, command: str, by: str, note: str = "") -> None:
    body = b'{"command": "%s", "note": "%s"}' % (command.encode(), note.encode())
    asked = Command(command, "acts", body, match.sitting.sequence)
    await hall.act(match, asked, lambda sitting, now: entered(sitting, {"stroke": {}}, command, now), by)


async def undone(hall: LiveHall, match: LiveMatch, by: str, beyond: float = 0) -> None:
    asked = Command("undone", "undo", b"{}", match.sitting.sequence)

    def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
        return entered(sitting, "undo", "undone", now)

    await hall.act(match, asked, deed, by, long=True, beyond=beyond)


def refused_to(hall: LiveHall, guest: str) -> bool:
    """Tell whether a guest has no share left of this day."""
    try:
        hall.guests.require(guest, guest)
    except NoRoom as refused:
        return refused.code == "guest-share"
    return False


async def crowd(hall: LiveHall, much: float) -> None:
    """Let others, each from an address of their own, take so much of the room."""
    for number in range(1000):
        if hall.guests.total >= much * hall.guests.room:
            break
        await begin(hall, f"crowd-{number}", f"guest-CROWD{number:05}", b"x" * (MEGABYTE // 8))


async def reckoned(hall: LiveHall) -> int:
    """Return what another who reads the log finds."""
    other = GuestRoom(hall.store, HandTurned())
    await other.look()
    return other.total


def test_what_is_written_weighs_the_same_as_what_is_read_from_the_log(tmp_path: Path) -> None:
    async def work(hall: LiveHall, time: HandTurned) -> None:
        await hall.guests.look()
        match = await begin(hall, "a", ANN, b"{}")
        assert A_MATCH < hall.guests.total == await reckoned(hall)
        await stroke(hall, match, "1", ANN)
        before = hall.guests.total
        await stroke(hall, match, "2", ANN, A_BOOK)
        assert hall.guests.total - before > len(A_BOOK)
        assert hall.guests.total == await reckoned(hall)
        await hall.guests.look()
        assert hall.guests.total == await reckoned(hall), "counted once, not twice"
        await stroke(hall, await begin(hall, "of-ada", "account-ada"), "1", "account-ada", A_BOOK)
        assert hall.guests.total == await reckoned(hall), "who is no guest is not counted"

    with_hall(tmp_path, 64 * MEGABYTE, work)


def test_while_half_of_the_room_is_free_nobody_is_refused_for_what_they_wrote(tmp_path: Path) -> None:
    """Two thousand matches of sixty acts, of one guest: what they weigh is counted, not what they are."""

    async def work(hall: LiveHall, time: HandTurned) -> None:
        hall.guests.ask_from(ANN, "192.0.2.7")
        for number in range(2_000):
            hall.guests.require(ANN, ANN)
            hall.guests.write(ANN, A_MATCH + 60 * 900, f"m{number}", ANN, 1 + number)
        assert ROOM * MEGABYTE / GUESTS < hall.guests.total < PRESSED * ROOM * MEGABYTE
        hall.guests.require(ANN, ANN)
        hall.guests.write(ANN, ROOM * MEGABYTE // 2, "much", ANN, 2_001)
        assert refused_to(hall, ANN)
        assert not refused_to(hall, BEN), "another has a share of their own"

    with_hall(tmp_path, ROOM * MEGABYTE, work)


def test_no_share_keeps_a_guest_from_a_match_of_an_official_or_from_an_event(tmp_path: Path) -> None:
    async def work(hall: LiveHall, time: HandTurned) -> None:
        await crowd(hall, 1)
        cup = await begin(hall, "cup.F", "account-ada")
        for number in range(20):
            await stroke(hall, cup, str(number), ANN, A_BOOK)
        time.at += 4 * DAY
        assert not refused_to(hall, ANN), "what was written there is nobody's share"
        hall.guests.require_entering(ANN)
        for _ in range(40):
            hall.guests.enter(ANN, 1_000)
        with pytest.raises(NoRoom) as refused:
            hall.guests.require_entering(ANN)
        assert refused.value.code == "guest-share"
        hall.guests.require_entering(BEN)
        await stroke(hall, cup, "more", ANN)

    with_hall(tmp_path, MEGABYTE, work)


def test_each_guest_and_each_address_has_a_share_of_a_day_and_has_it_again(tmp_path: Path) -> None:
    async def work(hall: LiveHall, time: HandTurned) -> None:
        await crowd(hall, PRESSED)
        for guest in (ANN, BEN):
            hall.guests.ask_from(guest, "192.0.2.7")
        match = await begin(hall, "a", ANN)
        count = 0
        while not refused_to(hall, ANN):
            await stroke(hall, match, str(count), ANN, A_BOOK)
            count += 1
        with pytest.raises(NoRoom) as refused:
            await stroke(hall, match, "more", ANN)
        await undone(hall, match, ANN, beyond=1)  # a match is mended and given up whatever was written
        assert 6 <= count <= 10, "a 64th of 24 MB, in acts of 40 kB"
        assert 0 < int(str(refused.value.values["seconds"])) <= DAY // 1000
        await stroke(hall, match, "0", ANN, A_BOOK)  # sent again, it is answered
        theirs = await begin(hall, "b", BEN)
        await stroke(hall, theirs, "1", BEN)
        time.at += DAY
        await stroke(hall, match, "next day", ANN)

    with_hall(tmp_path, 24 * MEGABYTE, work)


def test_a_match_of_a_guest_is_no_longer_than_can_be_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arbitro.live.guests.LONGEST", 3)

    async def work(hall: LiveHall, time: HandTurned) -> None:
        match, other = await begin(hall, "a", ANN), await begin(hall, "of-ada", "account-ada")
        for command in "123":
            await stroke(hall, match, command, ANN)
        with pytest.raises(NotNow):
            await stroke(hall, match, "4", ANN)
        await stroke(hall, match, "3", ANN)  # sent again, it is answered
        with pytest.raises(NotNow):
            await undone(hall, match, ANN)
        await undone(hall, match, ANN, beyond=BEYOND["undo"])
        for command in "1234":
            await stroke(hall, other, command, "account-ada")

    with_hall(tmp_path, 64 * MEGABYTE, work)


def test_what_a_guest_has_judged_again_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """While something is worked out for a guest, their next correction waits, and every other match goes on."""

    async def work(hall: LiveHall, time: HandTurned) -> None:
        match, other = await begin(hall, "a", ANN), await begin(hall, "b", BEN)
        official = await begin(hall, "of-ada", "account-ada")
        for one, by in ((match, ANN), (official, "account-ada")):
            await stroke(hall, one, "1", by)
        goes_on = threading.Event()
        busy = asyncio.create_task(hall.apart(ANN, "192.0.2.7", goes_on.wait))
        waits = asyncio.create_task(undone(hall, match, ANN))
        await stroke(hall, other, "2", BEN)
        await undone(hall, official, "account-ada")
        assert (other.sitting.sequence, official.sitting.sequence) == (1, 2)
        assert (waits.done(), match.sitting.sequence) == (False, 1)
        goes_on.set()
        await asyncio.gather(busy, waits)
        assert match.sitting.sequence == 2

    with_hall(tmp_path, 64 * MEGABYTE, work)


def test_many_guests_of_one_address_have_one_share(tmp_path: Path) -> None:
    def guest(number: int) -> str:
        return f"guest-AAAAAAAA{chr(65 + number // 26)}{chr(65 + number % 26)}"

    async def work(hall: LiveHall, time: HandTurned) -> None:
        count = 0
        await crowd(hall, PRESSED)
        hall.guests.ask_from(guest(0), "2001:db8::")
        while not refused_to(hall, guest(count)):
            await begin(hall, f"m{count}", guest(count))
            count += 1
            hall.guests.ask_from(guest(count), "2001:db8::")
        assert 30 < count < 60, "an eighth of 4 MB, in matches of 12 kB"
        hall.guests.ask_from(ANN, "192.0.2.9")
        hall.guests.require(ANN, ANN)
        for _ in range(COMING):
            hall.guests.let_in("192.0.2.7")
        with pytest.raises(OwnShare):
            hall.guests.let_in("192.0.2.7")
        hall.guests.let_in("192.0.2.8")

    with_hall(tmp_path, 4 * MEGABYTE, work)


def test_where_there_is_no_room_what_is_idle_goes_of_whoever_has_most(tmp_path: Path) -> None:
    """Ann has one match; Max fills the room. An hour later the oldest of Max's go, and Ann's stays."""

    async def work(hall: LiveHall, time: HandTurned) -> None:
        guests = hall.guests
        await begin(hall, "ann", ANN)
        names = [f"max-{number}" for number in range(30)]
        for name in names:
            time.at += 4 * DAY  # that the share of a day is not what ends it
            await begin(hall, name, MAX, A_BOOK.encode())
        time.at += 4 * DAY
        assert guests.total > guests.room
        for guest in (MAX, BEN):
            with pytest.raises(NoRoom):
                guests.require(guest, guest)
        guests.require(BEN, "account-ada")  # an official's match, and an event, have room
        await guests.look()
        assert guests.removed == 0, "nothing was idle for an hour as far as anybody knows"
        time.at += IDLE + 1
        newest = await begin(hall, "newest", MAX, A_BOOK.encode())
        watching = Stream({names[0]: Viewer()})
        hall.watch(watching)
        await guests.look()
        assert guests.total <= LESS * guests.room
        there = {one.heading.id for one in hall.store.journals()}
        assert {"ann", newest.name, names[0], names[-1]} <= there, (
            "the small, the new, the watched, the latest"
        )
        assert not {*names[1:4]} & there
        assert guests.removed == 32 - len(there)
        with pytest.raises(UnknownMatch):
            await hall.match(names[1])
        guests.require(BEN, BEN)
        assert guests.total == await reckoned(hall)

    with_hall(tmp_path, MEGABYTE, work)


def test_a_hall_that_starts_again_makes_room_as_soon_as_those_who_play_are_back(tmp_path: Path) -> None:
    async def work(hall: LiveHall, time: HandTurned) -> None:
        await crowd(hall, 1)
        goes_on = await begin(hall, "goes-on", MAX, b"x" * MEGABYTE)
        again = GuestRoom(hall.store, time)
        again.set_room(hall.guests.room)
        await again.look()
        assert again.removed == 0
        time.at += ON_RETURN
        await stroke(hall, goes_on, "1", "account-ada")
        await again.look()
        assert again.removed > 0
        assert "goes-on" in {one.heading.id for one in hall.store.journals()}

    with_hall(tmp_path, MEGABYTE, work)


def test_the_room_is_looked_after_again_whatever_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("arbitro.live.guests.A_LOOK", 0.0)
    monkeypatch.setattr("arbitro.live.guests.LOOKS", 1)

    async def work(hall: LiveHall, time: HandTurned) -> None:
        looks, second = list[int](), asyncio.Event()

        async def fails() -> None:
            looks.append(len(looks))
            if len(looks) == 2:
                second.set()
            raise KeyError("a fault of ours")

        monkeypatch.setattr(hall.guests, "look", fails)
        await hall.guests.open()
        await asyncio.wait_for(second.wait(), 20)
        await hall.guests.close()
        assert "a fault of ours" in caplog.text

    with_hall(tmp_path, MEGABYTE, work)


def test_who_still_holds_a_match_that_has_gone_is_told_that_there_is_none(tmp_path: Path) -> None:
    async def work(hall: LiveHall, time: HandTurned) -> None:
        match = await begin(hall, "a", ANN, b"x" * MEGABYTE)
        await begin(hall, "last", BEN)
        await hall.guests.look()
        time.at += IDLE + 1
        await hall.guests.look()
        hall.guests.set_room(64 * MEGABYTE)
        with pytest.raises(NotAsExpected):
            await stroke(hall, match, "1", ANN)
        with pytest.raises(UnknownMatch):
            await hall.match("a")
        await begin(hall, "a", BEN)

    with_hall(tmp_path, MEGABYTE, work)


@pytest.mark.parametrize(
    ("shown", "address"), [("the secret", "192.0.2.7"), ("a guess", "10.0.0.2"), ("", "10.0.0.2")]
)
def test_the_address_of_a_guest_is_believed_of_another_node_alone(shown: str, address: str) -> None:
    hall = SimpleNamespace(ownership=SimpleNamespace(node=Node("other", "", "the secret")))
    headers = [(FOR.encode(), b"192.0.2.7"), (SHOWN.encode(), shown.encode())]
    asked = Request({"type": "http", "headers": headers, "client": ("10.0.0.2", 1)})
    assert client_of(asked, hall) == address  # type: ignore[arg-type]  # what of a hall is asked
