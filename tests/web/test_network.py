"""How a hall stands in its network: names, cookies over TLS, connections, a database that is out of reach."""

import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.live.time_source import SystemTime
from arbitro.store import Store, Trouble, Unreadable
from arbitro.web import app
from arbitro.web.connection_limits import Crowd
from arbitro.web.hall.limits import FEW, TRIES, TRIES_IN_THE_HALL, TRIES_OF_AN_ADDRESS, Limits, network_of
from arbitro.web.hall.problems import Problem
from arbitro.web.logs import Calm
from arbitro.web.network import NetworkSettings


class Line:
    """A connection."""

    def __init__(self, idle: bool) -> None:
        self.idle = idle
        self.open = True

    def hang_up(self) -> None:
        self.open = False


def test_an_address_with_too_many_connections_loses_its_oldest_on_which_nothing_is_asked() -> None:
    crowd = Crowd(3)
    asking, first, second, third = Line(idle=False), Line(idle=True), Line(idle=True), Line(idle=True)
    for one in (asking, first, second, third):
        assert crowd.admit("a", one)
    assert [one.open for one in (asking, first, second, third)] == [True, False, True, True]
    assert crowd.admit("b", Line(idle=True))
    assert len(crowd) == 4
    crowd.leave("a", first)
    assert len(crowd) == 4, "it had left already"


def test_a_connection_is_refused_where_every_other_of_its_address_is_answered() -> None:
    crowd = Crowd(2)
    assert [crowd.admit("a", Line(idle=False)) for _ in range(3)] == [True, True, False]
    assert crowd.admit("b", Line(idle=False))
    assert [Crowd(1, trusts=lambda _: True).admit("a", Line(idle=False)) for _ in range(2)] == [True, True]


def test_where_all_are_too_many_the_address_with_most_gives_way() -> None:
    crowd = Crowd(10, in_all=4)
    many = [Line(idle=True) for _ in range(4)]
    assert all(crowd.admit("a", one) for one in many)
    assert crowd.admit("b", Line(idle=True))
    assert [one.open for one in many] == [False, True, True, True]


@pytest.mark.anyio
async def test_a_hall_that_is_guessed_at_from_everywhere_leaves_each_address_some_tries() -> None:
    limits = Limits(SystemTime())
    for number in range(TRIES_IN_THE_HALL):
        await limits.attempt("sign-in", f"198.51.{number}.1")
    for _ in range(FEW):
        await limits.attempt("sign-in", "203.0.113.9")
    with pytest.raises(Problem) as told:
        await limits.attempt("sign-in", "203.0.113.9")
    assert told.value.status == 429
    await limits.attempt("sign-in", "203.0.113.10")


@pytest.mark.anyio
async def test_an_address_that_guesses_at_many_accounts_leaves_each_of_them_some_tries() -> None:
    limits, club = Limits(SystemTime()), "203.0.113.9"
    for number in range(TRIES_OF_AN_ADDRESS):
        await limits.attempt("sign-in", club, f"account-{number}")
    for about in ("account-ada", "account-cleo"):
        for _ in range(FEW):
            await limits.attempt("sign-in", club, about)
        with pytest.raises(Problem):
            await limits.attempt("sign-in", club, about)


@pytest.mark.anyio
async def test_a_network_of_the_sixth_version_is_one_address() -> None:
    limits = Limits(SystemTime())
    for number in range(TRIES):
        await limits.attempt("sign-in", f"2001:db8:1:2::{number:x}")
    with pytest.raises(Problem):
        await limits.attempt("sign-in", "2001:db8:1:2:ffff::1")
    await limits.attempt("sign-in", "2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") != network_of("::ffff:192.0.2.2")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("hall.example.org", True),
        ("HALL.example.org:8443", True),
        ("192.0.2.3:80", True),
        ("[2001:db8::1]:80", True),
        ("arbitro.local", True),
        ("evil.example", False),
        ("hall.example.org.evil.example", False),
        ("[", False),
    ],
)
def test_a_hall_knows_its_own_names(host: str, known: bool) -> None:
    network = NetworkSettings("http://192.0.2.1:8000", hosts=("hall.example.org",))
    assert network.knows(host) == known or host == "["


def test_only_named_proxies_are_trusted() -> None:
    network = NetworkSettings(proxies=("172.16.0.0/12", "192.0.2.7"))
    assert [network.trusts(one) for one in ("172.20.1.1", "192.0.2.7", "192.0.2.8", "?")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/watch", "/desk", "/api/matches", "/sign-in"])
def test_a_hall_whose_database_is_gone_says_so_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, language: Language
) -> None:
    def gone(*_: object, **__: object) -> object:
        raise Unreadable(Trouble.UNREACHABLE)

    with (
        Store.serve(tmp_path, synchronous="OFF") as store,
        TestClient(app(store), raise_server_exceptions=False) as site,
    ):
        monkeypatch.setattr(store, "read", gone)
        monkeypatch.setattr(store, "journals", gone)
        monkeypatch.setattr(store, "session", gone)
        answer = site.get(path, headers={"accept-language": language, "cookie": "arbitro=x"})
    assert answer.status_code == 503
    assert say(language, "hall-problem-disk-unreachable") in answer.text
    assert answer.headers["retry-after"]


def test_a_warning_of_one_place_is_written_some_times_a_minute_and_its_number_told() -> None:
    calm = Calm(most=3, seconds=60)

    def record(at: float, line: int = 1, level: int = logging.WARNING) -> logging.LogRecord:
        made = logging.LogRecord("asyncio", level, "accept.py", line, "out of files", None, None)
        made.created = at
        return made

    assert [calm.filter(record(1000 + second)) for second in range(10)] == [True] * 3 + [False] * 7
    assert calm.filter(record(1005, line=2))
    assert calm.filter(record(1006, level=logging.INFO))
    again = record(1070)
    assert calm.filter(again)
    assert again.getMessage() == "out of files (7 more like this)"


def test_a_hall_says_whom_to_tell_of_a_weakness() -> None:
    with TestClient(app(network=NetworkSettings(contact="mailto:desk@hall.example"))) as site:
        told = site.get("/.well-known/security.txt")
    assert told.headers["content-type"].startswith("text/plain")
    fields = dict(line.split(": ", 1) for line in told.text.splitlines())
    assert fields["Contact"] == "mailto:desk@hall.example"
    assert fields["Expires"].endswith("Z")
    with TestClient(app()) as site:
        assert "Contact: http://testserver/desk" in site.get("/.well-known/security.txt").text
