"""Where a hall listens: `::` is every address of the machine, of both versions."""

import socket

import pytest

from arbitro.cli.serve import listening


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_every_address_is_one_of_either_version(address: str) -> None:
    with listening("::", 0) as listener:
        socket.create_connection((address, listener.getsockname()[1]), 10).close()
