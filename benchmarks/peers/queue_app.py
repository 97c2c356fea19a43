"""The plain way to tell many watchers: an application with one queue for each socket, every message encoded for each.

`python queue_app.py`: it prints its port. `POST /acts` puts what is sent into every queue, `GET /events` is the stream.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

queues: set[asyncio.Queue[object]] = set()


async def act(request: Request) -> Response:
    """Tell everyone."""
    told = await request.json()
    for queue in queues:
        queue.put_nowait(told)
    return JSONResponse({"watchers": len(queues)})


async def events(request: Request) -> Response:
    """Watch."""
    queue: asyncio.Queue[object] = asyncio.Queue()
    queues.add(queue)

    async def stream() -> AsyncIterator[str]:
        yield ": begun\n\n"
        while True:
            yield f"id: 1\nevent: act\ndata: {json.dumps(await queue.get())}\n\n"

    return StreamingResponse(stream(), media_type="text/event-stream")


if __name__ == "__main__":
    site = Starlette(routes=[Route("/acts", act, methods=["POST"]), Route("/events", events)])
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(uvicorn.Config(site, log_level="error")).run([listener])
