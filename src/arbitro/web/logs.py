"""What a served hall writes on standard error: plain lines, or one JSON object a line; never a secret."""

import logging
import re
import secrets
import time
from http import HTTPStatus
from typing import Any, Literal

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Form = Literal["text", "json"]
FORMS: tuple[Form, ...] = ("text", "json")
REQUEST_ID = b"x-request-id"
LEFT = 499
"""What is written, as proxies do, of a request whose sender left before it was answered."""
# A proxy may name a request (docs/operate.md), but nobody may write into the log by it (log injection).
_SANE = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_CODE = re.compile(r"(?<=^/join/)(.+)")
"""Where a code that works once stands in an address."""
_log = logging.getLogger("arbitro.request")


class JsonLines(logging.Formatter):
    """Writes each record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.name.removeprefix("arbitro."),
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class OneLine(logging.Filter):
    """Writes out the signs that cannot be seen in what others have said, so that nobody writes lines of their own."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through."""
        if isinstance(record.args, tuple):
            record.args = tuple(_in_one_line(one) if isinstance(one, str) else one for one in record.args)
        return True


def _in_one_line(said: str) -> str:
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in said)


class Calm(logging.Filter):
    """Lets through so many warnings a minute from one place of the program, and says how many more there were."""

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is written; the first of a new minute has how many of the last one were not."""
        if record.levelno < logging.WARNING:
            return True
        # By place and not by text: a stranger could make every line another one.
        place = (record.pathname, record.lineno)
        since, count = self._seen.get(place, (record.created, 0))
        if record.created - since >= self._seconds:
            left_out, since, count = max(0, count - self._most), record.created, 0
            if left_out:
                record.msg, record.args = f"{record.getMessage()} ({left_out} more like this)", None
        self._seen[place] = (since, count + 1)
        return count < self._most


class Requests:
    """Gives each request an id, which its answer carries and other nodes are told, and logs how it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and write down what became of it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        name, began, status = name_of(scope), time.perf_counter(), LEFT

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID, name)]
            await send(message)

        try:
            await self._app(scope, receive, send_named)
        except Exception:
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            raise
        finally:
            log_request(scope, name.decode(), status, time.perf_counter() - began)


def configuration(form: Form) -> dict[str, Any]:
    """Return what Python's logging is told: requests are written as JSON, but as plain lines only those that failed."""
    plain = {"format": "%(levelname)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": JsonLines} if form == "json" else plain},
        "filters": {"one-line": {"()": OneLine}, "calm": {"()": Calm}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["one-line", "calm"]}
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "arbitro": {"level": "INFO" if form == "json" else "WARNING"},
            # A connection that is lost is told in one line of our own; the pool would write a traceback for each.
            "sqlalchemy.pool": {"level": "CRITICAL"},
        },
    }


def announce(event: str, message: str, **fields: str) -> None:
    """Write something that a program should read too."""
    logging.getLogger(f"arbitro.{event}").info(message, extra={"fields": fields})


def name_of(scope: Scope) -> bytes:
    """Return the id of a request: its own where a proxy or another node has given it one, else a new one."""
    given = next((value for key, value in scope["headers"] if key == REQUEST_ID), b"")
    if _SANE.fullmatch(given):
        return bytes(given)
    name = secrets.token_hex(8).encode()
    scope["headers"] = [*(pair for pair in scope["headers"] if pair[0] != REQUEST_ID), (REQUEST_ID, name)]
    return name


def log_request(scope: Scope, name: str, status: int, seconds: float) -> None:
    """Write down how a request was answered, and how long it took."""
    state = getattr(scope.get("app"), "state", None)
    if (metrics := getattr(state, "metrics", None)) is not None:
        metrics.answers.labels(status).inc()
    level = logging.WARNING if status >= 500 else logging.INFO
    if not _log.isEnabledFor(level):
        return
    # Codes that work once stand in addresses, and are left out (ASVS 14.2.1); what is after `?` never comes.
    path = _CODE.sub("…", scope["path"])
    fields = {
        "id": name,
        "method": scope["method"],
        "path": path,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "client": (scope.get("client") or ("",))[0],
    }
    _log.log(level, "%s %s %d", scope["method"], path, status, extra={"fields": fields})
