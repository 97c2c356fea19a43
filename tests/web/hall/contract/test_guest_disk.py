"""The contract of `arbitro serve`: what guests write has a bound, of each, of an address, of all; officials go on."""

from http.client import HTTPConnection
from json import dumps, loads
from pathlib import Path
from typing import Any

from tests.web.hall.process import CARROM, Asker, Served

MEGABYTE = 2**20


class GuestFrom(Asker):
    """A guest who asks from an address of their own."""

    def __init__(self, port: int, source: str) -> None:
        super().__init__(port)
        self.source = source
        self.token = loads(self.sent("/api/guests", {"name": "Gil"})[1])["token"]

    def sent(self, path: str, body: object) -> tuple[int, bytes, str]:
        """Return status, body and when to try again."""
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(self.source, 0))
        try:
            connection.request("POST", path, dumps(body), {"content-type": "application/json", **known})
            answer = connection.getresponse()
            return answer.status, answer.read(), answer.getheader("retry-after", "")
        finally:
            connection.close()

    def begin(self) -> tuple[int, Any, str]:
        """Make a match that fills a good part of what a guest may write."""
        status, told, again = self.sent("/api/matches", {**CARROM, "given": {}})
        return status, loads(told), again


def test_what_guests_write_is_bounded_and_nobody_else_is_kept_from_anything(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--guest-disk", "1") as hall:
        director = hall.director()
        told = [GuestFrom(hall.port, "127.0.0.5").begin() for _ in range(60)]
        statuses = [status for status, _, _ in told]
        assert statuses[:30] == [201] * 30, "while there is room, nobody is refused for what they wrote"
        assert statuses[-1] == 503, (
            "an address has an eighth of the room in a day, however many guests it brings"
        )
        status, refused, again = told[-1]
        assert (refused["code"], int(again) > 60) == ("guest-share", True)
        assert "\n" not in refused["detail"]
        other = GuestFrom(hall.port, "127.0.0.6")
        assert [other.begin()[0] for _ in range(3)][::2] == [201, 503], "a guest has a 64th"

        full = ""
        for place in range(7, 30):
            for _ in range(12):
                status, answered, again = GuestFrom(hall.port, f"127.0.0.{place}").begin()
                full = answered["code"] if status == 503 else full
            if full == "guests-full":
                break
        assert (full, again) == ("guests-full", "600")
        assert (tmp_path / "data" / "hall.db").stat().st_size < 4 * MEGABYTE

        match = director.made()
        assert director.acts(match, 0, {"stroke": {}}).status == 200
        given = {"level": "event", "approval": True}
        event = director.post(
            "/api/desk", {"edition": "carrom/icf-2001", "title": "Cup", "given": given}
        ).json
        visitor = GuestFrom(hall.port, "127.0.0.40")
        asks = {"command": "1", "expected": event["sequence"], "event": {"enter": {"player": "Gil"}}}
        assert visitor.sent(f"/api/desk/{event['id']}/acts", asks)[0] == 200, (
            "an event has room for who enters it"
        )
        figures = hall.get("/metrics").content.decode()
        taken = next(line for line in figures.splitlines() if line.startswith("arbitro_guests_bytes"))
        assert MEGABYTE <= float(taken.split()[1]) < 1.2 * MEGABYTE
