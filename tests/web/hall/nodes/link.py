"""A link to the database that can be cut silently: a proxy that stops reading, as a network that loses everything."""

import contextlib
import re
import selectors
import socket
import threading
from types import TracebackType
from typing import Any


class Link:
    """A proxy on a port of this machine; the connections that it has stay open when it is cut, and say nothing."""

    def __init__(self, database: str) -> None:
        found = re.fullmatch(r"postgresql://(\w+)@/(\w+)\?host=(.+)", database)
        assert found is not None
        self._door = f"{found[3]}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.database = f"postgresql://{found[1]}@127.0.0.1:{self._listener.getsockname()[1]}/{found[2]}"
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._turn = threading.Lock()
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._waiting: list[socket.socket] = []
        self._cut = False
        self._open = True
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Carry nothing any more, in either direction, and answer nobody who connects."""
        with self._turn:
            self._cut = True

    def mend(self) -> None:
        """Carry again what is sent from now on; whoever waited meanwhile has lost the connection."""
        with self._turn:
            self._cut = False
            for one in [*self._pairs, *self._waiting]:
                self._drop(one)
            self._waiting.clear()

    def __enter__(self) -> "Link":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open = False
        self._thread.join()
        for one in [self._listener, *self._pairs, *self._waiting]:
            one.close()
        self._selector.close()

    def _run(self) -> None:
        while self._open:
            for key, _ in self._selector.select(0.02):
                with self._turn:
                    self._carry(key.fileobj)

    def _carry(self, one: Any) -> None:
        if one is self._listener:
            self._accept()
        elif self._cut:
            threading.Event().wait(0.005)  # readable all the time, and not read
        elif one in self._pairs:
            with contextlib.suppress(OSError):
                if sent := one.recv(65536):
                    self._pairs[one].sendall(sent)
                    return
            self._drop(one)

    def _accept(self) -> None:
        client, _ = self._listener.accept()
        if self._cut:
            self._waiting.append(client)
            return
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._door)
        for one, other in ((client, server), (server, client)):
            self._pairs[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _drop(self, one: socket.socket) -> None:
        for end in (one, self._pairs.pop(one, None)):
            if end is not None:
                self._pairs.pop(end, None)
                with contextlib.suppress(KeyError, ValueError):
                    self._selector.unregister(end)
                end.close()
