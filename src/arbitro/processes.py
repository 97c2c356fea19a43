"""Worker processes that do not outlive whoever began them, however that one ends."""

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """End this worker as soon as the process that began it has gone, also where that was killed.

    A pool's workers wait on a pipe of which they hold both ends, so that nothing tells them otherwise.
    """
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(parent: int) -> None:
    connection.wait([parent])
    # Not `sys.exit`, which in a thread ends the thread alone.
    os._exit(1)
