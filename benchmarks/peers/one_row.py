"""An honest peer of one act: Starlette and sqlite3 (WAL, FULL) that check a token, insert one row, commit, and answer.

`python one_row.py FILE`: it prints its port. `python one_row.py FILE together` commits rows that wait together at once,
as the hall does.
"""

import asyncio
import json
import queue
import socket
import sqlite3
import sys
import threading
from concurrent.futures import Future

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

ANSWER = "x" * 470
"""With its braces and keys 500 bytes."""
Job = tuple[str, Future[int]]


def connected(file: str) -> sqlite3.Connection:
    """Open the file as the hall does."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def write(file: str, jobs: "queue.SimpleQueue[Job]", together: bool) -> None:
    """Insert what waits, and commit it: each row alone, or all that wait together."""
    connection = connected(file)
    while True:
        waiting = [jobs.get()]
        while together and not jobs.empty():
            waiting.append(jobs.get())
        connection.execute("BEGIN IMMEDIATE")
        numbers = [
            connection.execute("INSERT INTO entries (line) VALUES (?)", (line,)).lastrowid or 0
            for line, _ in waiting
        ]
        connection.execute("COMMIT")
        for number, (_, done) in zip(numbers, waiting, strict=True):
            done.set_result(number)


def site(file: str, together: bool = False) -> Starlette:
    """Return the application on a new file."""
    reader, jobs = connected(file), queue.SimpleQueue[Job]()
    reader.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, line TEXT NOT NULL)")
    reader.execute("CREATE TABLE tokens (token TEXT PRIMARY KEY)")
    reader.execute("INSERT INTO tokens VALUES ('token')")
    threading.Thread(target=write, args=(file, jobs, together), daemon=True).start()

    async def act(request: Request) -> Response:
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        if reader.execute("SELECT 1 FROM tokens WHERE token = ?", (token,)).fetchone() is None:
            return JSONResponse({"code": "sign-in"}, 401)
        done: Future[int] = Future()
        jobs.put((json.dumps(await request.json()), done))
        return JSONResponse({"sequence": await asyncio.wrap_future(done), "told": ANSWER})

    return Starlette(routes=[Route("/acts", act, methods=["POST"])])


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    peer = site(sys.argv[1], "together" in sys.argv)
    uvicorn.Server(uvicorn.Config(peer, log_level="error", access_log=False)).run([listener])
