"""Whoever waits for news gets them at once; whoever is busy or slow gets them from his queue."""

import asyncio

from arbitro.live.streams import MOST, Stream


def test_a_reader_who_waits_is_told_without_being_woken() -> None:
    async def run() -> None:
        told: list[bytes] = []

        def line(message: bytes) -> bool:
            told.append(message)
            return True

        stream = Stream(["final"], line=line)
        waiting = asyncio.create_task(stream.wait(60))
        await asyncio.sleep(0)
        stream.send(1, b"one")
        stream.send(2, b"two")
        assert (told, stream.waiting, waiting.done()) == ([b"one", b"two"], 0, False)
        stream.close()
        await waiting

    asyncio.run(run())


def test_a_reader_who_is_busy_or_slow_gets_what_he_missed_in_order() -> None:
    async def run() -> None:
        stream = Stream(["final"], line=lambda message: False)
        stream.send(1, b"before he waits")
        await stream.wait(60)
        assert stream.take() == [(1, b"before he waits")]
        waiting = asyncio.create_task(stream.wait(60))
        await asyncio.sleep(0)
        stream.send(2, b"slow")
        stream.send(3, b"slower")
        await waiting
        assert stream.take() == [(2, b"slow"), (3, b"slower")]
        for number in range(MOST + 1):
            stream.send(number, b"")
        assert stream.take_behind()

    asyncio.run(run())


def test_a_wait_ends_by_itself() -> None:
    stream = Stream(["final"])
    asyncio.run(asyncio.wait_for(stream.wait(0.01), 10))
    assert stream.take() == []
