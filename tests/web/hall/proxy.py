"""nginx and Caddy with the examples that are given to users, on ports of this machine, with their own certificates."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPSConnection
from pathlib import Path

import pytest

from tests.web.hall.process import ROOT

EXAMPLE = ROOT / "deploy" / "nginx.conf"
MAIN = """
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/arbitro.conf;
}}
"""


def program() -> str | None:
    """Return nginx, where it is installed."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


class Proxy:
    """A running proxy."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.port, self._trusted = port, trusted

    def connect(self, source: str = "127.0.0.1") -> HTTPSConnection:
        """Return a connection from an address of this machine."""
        return HTTPSConnection(
            "127.0.0.1", self.port, timeout=30, context=self._trusted, source_address=(source, 0)
        )


@contextmanager
def nginx(folder: Path, ports: tuple[int, int], nodes: Sequence[int], below: str = "") -> Iterator[Proxy]:
    """Run the example on two ports before some nodes, which may be below a path."""
    found = program()
    if found is None:
        pytest.skip("nginx is missing: install your system's package `nginx-light` to run its tests")
    folder.mkdir()
    names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1")
    files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files],
        check=True,
        capture_output=True,
    )
    text = EXAMPLE.read_text()
    servers = "".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=5s;\n" for port in nodes)
    for given, own in (
        ("    server 127.0.0.1:8001 max_fails=1 fail_timeout=5s;\n", servers),
        ("    server 127.0.0.1:8002 max_fails=1 fail_timeout=5s;\n", ""),
        ("/etc/ssl/arbitro", str(folder)),
        ("location / {", f"location {below}/ {{"),
        ("location = /api/events {", f"location = {below}/api/events {{"),
        ('"~^/', f'"~^{below}/'),
        ("listen 80;", f"listen 127.0.0.1:{ports[0]};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{ports[1]} ssl;"),
    ):
        assert given in text, given
        text = text.replace(given, own)
    (folder / "arbitro.conf").write_text(text)
    user = "user root;" if Path("/root").owner() == "root" and folder.owner() == "root" else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    command = [found, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    trusted = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as running:
        try:
            proxy = Proxy(ports[1], trusted)
            for _ in range(200):
                try:
                    with closing(proxy.connect()) as connection:
                        connection.connect()
                    break
                except OSError:
                    assert running.poll() is None, (folder / "error.log").read_text()
                    time.sleep(0.05)
            yield proxy
        finally:
            running.terminate()


SETTINGS = """{{
    admin off
    local_certs
    skip_install_trust
    default_bind 127.0.0.1
    grace_period 1s
    http_port {0}
    https_port {1}
}}
"""


@contextmanager
def caddy(folder: Path, ports: tuple[int, int], nodes: Sequence[int]) -> Iterator[Proxy]:
    """Run Caddy's example on two ports before some nodes, with a certificate that it makes for itself."""
    found = shutil.which("caddy")
    if found is None:
        pytest.skip("Caddy is missing: install your system's package `caddy` to run its tests")
    folder.mkdir()
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "one:8000 two:8000" in text
    text = text.replace("one:8000 two:8000", " ".join(f"127.0.0.1:{port}" for port in nodes))
    (folder / "Caddyfile").write_text(SETTINGS.format(*ports) + text)
    own = {"HALL_NAME": "127.0.0.1", "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [found, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    errors = folder / "caddy.log"
    with (
        errors.open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **own}) as running,
    ):
        try:
            root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
            for _ in range(400):
                assert running.poll() is None, errors.read_text()
                if root.exists() and _answers(
                    proxy := Proxy(ports[1], ssl.create_default_context(cafile=str(root)))
                ):
                    break
                time.sleep(0.05)
            else:
                raise AssertionError(errors.read_text())
            yield proxy
        finally:
            running.terminate()


def _answers(proxy: Proxy) -> bool:
    try:
        with closing(proxy.connect()) as connection:
            connection.connect()
    except OSError:
        return False
    return True
