"""`arbitro club`: a hall for the room by a double click, with a small page to look after it."""

import os
import secrets
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path
from typing import IO

import click

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import language, tell
from arbitro.cli.serve import listening
from arbitro.store import data_folder

# By the interpreter that runs this, so that no script has to be on the PATH.
WHOLE = "from arbitro.cli import main; main()"


@command("club")
@option("--data", type=click.Path(path_type=Path), default=data_folder, help="cli-option-data")
@option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="cli-option-port")
@option("--quiet", is_flag=True, help="cli-option-club-quiet")
def club(data: Path, port: int, quiet: bool) -> None:
    """Serve the hall to the room and open the page of whoever looks after it, until they stop it there."""
    import uvicorn

    from arbitro.web.club import ClubHall, page_of

    # Both pipes are read as UTF-8, whatever the console of this system would write.
    environment = {**os.environ, "ARBITRO_LANG": language(), "PYTHONUTF8": "1"}
    arguments = ("serve", "--host", "0.0.0.0", "--port", str(port), "--data", str(data))
    hall = subprocess.Popen(
        [sys.executable, "-c", WHOLE, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert hall.stdout is not None
    assert hall.stderr is not None
    said: list[str] = []
    reader = threading.Thread(target=_listen, args=(hall.stderr, said), daemon=True)
    reader.start()
    # The hall writes its address on standard output once it answers: reading the line waits for the start.
    address = hall.stdout.readline().strip()
    if not address:
        hall.wait()
        reader.join()
        stop(said[-1].removeprefix("arbitro: ") if said else tell("cli-club-no-hall"))
    # A capability URL: other programs and users of this machine do not know the way to the page.
    key = secrets.token_urlsafe(16)
    # Whoever looks after the hall sits at it, so the page is for this
    # machine alone; port 0 is any that is free.
    with listening("127.0.0.1", 0) as listener:
        known = tell("cli-serving", address=address)
        here = f"http://127.0.0.1:{listener.getsockname()[1]}/{key}/"
        looked_after = page_of(ClubHall(hall, address, port, data, said, known), key)
        server = uvicorn.Server(uvicorn.Config(looked_after, log_level="error"))
        looked_after.state.leave = lambda: setattr(server, "should_exit", True)
        click.echo(here)
        if not quiet:
            webbrowser.open(here)
        try:
            server.run(sockets=[listener])
        finally:
            hall.terminate()
            hall.wait()


def _listen(stream: IO[str], said: list[str]) -> None:
    """Keep what the hall says, without the code that it draws for terminals."""
    said.extend(line.strip() for line in stream if line.strip() and not set(line) & set("█▀▄"))
