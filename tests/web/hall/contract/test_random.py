"""Whatever anybody asks of a hall with everything in it: never a failure, nothing against the table, bounded memory."""

import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from arbitro.store.grants import ROLES
from arbitro.web.hall.table import permissions
from arbitro.web.page_policy import PAGES
from tests.web.hall.process import PASSWORD, Asker, Served

EDITIONS = ("carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1")
ACTS: list[Any] = [
    *({"stroke": {"white": 1}}, {"foul": {"by": "white", "offence": "touch"}}, "play", {"roll": [3, 1]}),
    *({"move": "8/5 6/5"}, {"shot": {"potted": ["red"]}}, "draw", {"call": "R1.1"}, {"start": "R1.1"}),
    *(
        {"withdraw": "Ann"},
        {"result": {"match": "R1.1", "winner": "Ann"}},
        {"enter": "Zed"},
        {"tick": 60},
        None,
    ),
]
JUNK: list[Any] = [None, True, -1, 10**18, 1.5, "x", "\u202e", "\x00", [], {}, [[]], {"by": None}]
LEFT_OUT = {("GET", "/api/events"), ("DELETE", "/api/session"), ("DELETE", "/api/sessions/{session}")}
"""A stream does not end by itself; and whoever asks is to stay who they are."""
GROWN_MB = 150
"""With pages; papers are printed in a process of its own. 91 was measured after 10,000 requests."""
STRANGERS_S = 1.0
"""What one reply to a stranger may take of a processor."""


class Everybody:
    """A hall with a match of each kind, an event of each game, and somebody of each role."""

    def __init__(self, hall: Served) -> None:
        self.hall = hall
        director = hall.director()
        self.people: dict[str, Asker] = {"": Asker(hall.port), "director": director, "guest": hall.guest()}
        for role in ROLES:
            if role != "director":
                wish = {"name": f"the {role}", "password": PASSWORD, "roles": [role]}
                assert director.post("/api/accounts", wish).status == 201
                self.people[role] = hall.signed_in(f"the {role}")
        self.objects: dict[str, list[str]] = {"name": ["Ada", "Zoe"], "number": ["0", "1", "99", "x"]}
        director.post("/api/accounts", {"name": "Zoe", "password": PASSWORD, "roles": []})
        self.objects["match"] = [
            who.made(edition=edition, mode=mode, options={"private": private})
            for who in (director, self.people["guest"])
            for edition in EDITIONS
            for mode, private in (("umpired", False), ("umpired", True))
        ]
        given = {"level": "event", "entries": ["Ann", "Ben", "Cid", "Dan"], "tables": ["1", "2"]}
        made = [
            director.post("/api/desk", {"edition": one, "title": "E", "given": given}) for one in EDITIONS
        ]
        hidden = {"edition": EDITIONS[0], "title": "H", "given": given, "options": {"private": True}}
        self.objects["event"] = [told.json["id"] for told in (*made, director.post("/api/desk", hidden))]
        self._fill_club(director)
        described: dict[str, Any] = hall.get("/api/openapi.json").json["paths"]
        self.examples = {
            (method.upper(), path): one["requestBody"]["content"]["application/json"]["example"]
            for path, methods in described.items()
            for method, one in methods.items()
            if "requestBody" in one
        }

    def _fill_club(self, director: Asker) -> None:
        """Make series and people, and let devices in for one table."""
        series = [director.post("/api/series", {"title": "S", "given": {}}).json["id"] for _ in range(2)]
        people = [
            director.post("/api/people", {"name": f"Person {place}", "consent": place > 0}).json["number"]
            for place in range(3)
        ]
        self.objects |= {"series": series, "number": [*self.objects["number"], *map(str, people)]}
        self.objects |= {"table": ["1", "9"], "kind": ["csv", "xlsx"], "paper": ["all", "draw"]}
        self.objects |= {"game": ["carrom", "snooker", "backgammon"], "part": ["next", "draw", "standings"]}
        self.objects |= {"edition": ["icf-2001", "wpbsa", "wbgf-2.1"]}
        for role in ("desk", "umpire"):
            code = director.post("/api/devices/join", {"role": role, "table": "1"}).json["join"]
            token = Asker(self.hall.port).post("/api/devices", {"join": code}).json["token"]
            self.people[f"{role} of a table"] = Asker(self.hall.port, token)

    def memory_mb(self) -> float:
        """How much memory the server has."""
        told = Path(f"/proc/{self.hall.program.pid}/statm").read_text()
        return int(told.split()[1]) * 4096 / 1e6

    def processor_s(self) -> float:
        """How long the server, and the workers that it has waited for, have kept a processor busy."""
        fields = Path(f"/proc/{self.hall.program.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def requests(self, seed: int, count: int) -> Iterator[tuple[str, str, str, str, Any]]:
        """Yield who asks, by which method, which row of the table, at which address, with what."""
        chance = random.Random(seed)
        rows = [(one["method"], one["path"]) for one in permissions()]
        rows += [("GET", path) for path in PAGES]
        for _ in range(count):
            method, path = chance.choice([row for row in rows if row not in LEFT_OUT])
            kind = "event" if path.startswith(("/api/desk", "/desk", "/screen/event")) else "match"

            def filled(found: re.Match[str], kind: str = kind) -> str:
                pool = self.objects.get(kind if found[1] == "id" else found[1], [])
                return quote(chance.choice([*pool, "nothing"]))

            body = self._changed(chance, self.examples.get((method, path)))
            asked = "?seed=7" if "/exam/" in path else ""
            address = re.sub(r"{(\w+)(?::path)?}", filled, path) + asked
            yield chance.choice([*self.people]), method, path, address, body

    def _changed(self, chance: random.Random, example: Any) -> Any:
        if not isinstance(example, dict):
            return example
        body = {
            key: chance.choice(JUNK) if chance.random() < 0.1 else value for key, value in example.items()
        }
        fresh = {"command": str(chance.random()), "id": str(chance.random()), "expected": chance.randrange(4)}
        body |= {key: value for key, value in fresh.items() if key in body and chance.random() < 0.9}
        if "event" in body:
            body["event"] = chance.choice(ACTS)
        return body if chance.random() < 0.95 else {**body, "unknown": chance.choice(JUNK)}


@pytest.mark.parametrize("count", [600, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_random_requests_of_everybody_never_fail_and_never_pass_the_table(
    tmp_path: Path, count: int, record_property: Callable[[str, object], None]
) -> None:
    may = {(one["method"], one["path"]): set(one["roles"]) for one in permissions()}
    may |= {("GET", path): {*rule.roles} for path, rule in PAGES.items()}
    with Served(tmp_path / "data") as hall:
        everybody = Everybody(hall)
        before, told = everybody.memory_mb(), Counter[int]()
        for role, method, path, address, body in everybody.requests(7, count):
            used = everybody.processor_s()
            answer = everybody.people[role].ask(method, address, body)
            if role == "":
                assert everybody.processor_s() - used < STRANGERS_S, (method, address, body)
            told[answer.status] += 1
            assert answer.status < 500, (role, method, address, body, answer.content)
            roles = {"guest": {"player", "umpire", "spectator"}, "": {"spectator"}}.get(
                role, {role.partition(" ")[0], "spectator"}
            )
            if not roles & may[method, path]:
                led_away = answer.headers.get("location", "").startswith("/sign-in")
                turned_away = answer.status in (400, 401, 403, 404) or led_away
                assert turned_away, (role, method, address, answer.content)
        assert told[200] > count / 20, "many are answered"
        grown = everybody.memory_mb() - before
        record_property("figure", f"{count:,} requests: {grown:.0f} MB more")
        assert grown < GROWN_MB
