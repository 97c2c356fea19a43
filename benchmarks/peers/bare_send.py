"""The least that telling many watchers can cost: one `send` to each socket, of bytes that were made once.

`python bare_send.py`: it prints its port. `POST` sends the body to everyone who watches, `GET` watches.
"""

import selectors
import socket

HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n\n: begun\n\n"
ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"


def serve(listener: socket.socket) -> None:
    """Answer everyone, one after the other."""
    selector = selectors.DefaultSelector()
    selector.register(listener, selectors.EVENT_READ)
    watchers: list[socket.socket] = []
    while True:
        for key, _ in selector.select():
            one = key.fileobj
            assert isinstance(one, socket.socket)
            if one is listener:
                selector.register(listener.accept()[0], selectors.EVENT_READ)
                continue
            asked = one.recv(1 << 18)
            if not asked:
                selector.unregister(one)
            elif asked.startswith(b"GET"):
                watchers.append(one)
                one.send(HEAD)
            else:
                told = asked.partition(b"\r\n\r\n")[2]
                text = b"%x\r\nid: 1\nevent: act\ndata: %b\n\n\r\n" % (len(told) + 26, told)
                for watcher in watchers:
                    watcher.send(text)
                one.send(ANSWER)


if __name__ == "__main__":
    served = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{served.getsockname()[1]}", flush=True)
    serve(served)
