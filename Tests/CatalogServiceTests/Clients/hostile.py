"""Slow connections and malformed requests beside good ones: hostile.py <port> <slow> <malformed> [a second]

Slow connections send a byte of a header now and then (slowloris). Malformed requests come as fast as they are answered, or that many
a second.
"""

import asyncio
import json
import sys

from steady import Steady

MALFORMED = [
    b"nonsense\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0\0\0\0\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost : a\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /v1/resolve/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    b"GET /?" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
]
RESOLVE = "/v1/resolve/back?locale=en"


async def slow(port, opened):
    """Says nothing to the end, whatever the service does with it."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
        await writer.drain()
        opened.append(writer)
        while True:
            await asyncio.sleep(2)
            writer.write(b"a")
            await writer.drain()
    except (ConnectionError, asyncio.CancelledError):
        pass


async def malformed(port, numbers, rate, counts):
    for number in numbers:
        if rate:
            await asyncio.sleep(1 / rate)
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(MALFORMED[number % len(MALFORMED)])
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(12), 1200)
            writer.close()
        except ConnectionError:
            answer = b""
        counts["refused" if not answer or answer.startswith(b"HTTP/1.1 4") else "accepted"] += 1


async def main(port, slow_count, malformed_count, rate=0):
    opened, counts = [], {"refused": 0, "accepted": 0}
    slow_ones = [asyncio.create_task(slow(port, opened)) for _ in range(slow_count)]
    while len(opened) < slow_count and not all(one.done() for one in slow_ones):
        await asyncio.sleep(0.05)
    steady = Steady(port, [("GET", RESOLVE, b"")], lambda _, status, content: status == 200 and b'"text":' in content, 4)
    numbers = iter(range(malformed_count))
    await asyncio.gather(*[malformed(port, numbers, rate / 16, counts) for _ in range(16)])
    while steady.answers <= 10 and not steady.failures:
        await asyncio.sleep(0.05)
    await steady.stop()
    for one in slow_ones:
        one.cancel()
    print(json.dumps({
        "slow": len(opened), **counts, "answers": steady.answers, "failures": steady.failures[:10]}))


asyncio.run(main(*map(int, sys.argv[1:])))
