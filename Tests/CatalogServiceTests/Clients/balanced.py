"""Stops one of two services behind a balancer while requests run: balanced.py <port> <process> <path> …"""

import asyncio
import json
import os
import signal
import sys
import time

from steady import Steady


def is_running(process):
    try:
        with open(f"/proc/{process}/stat") as status:
            return status.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def answers(steady, count):
    """Waits for that many answers, or for the first failure."""
    while steady.answers < count and not steady.failures:
        await asyncio.sleep(0.05)


async def main(port, process, *paths):
    steady = Steady(port, [("GET", path, b"") for path in paths], lambda _, status, content: status == 200 and content)
    await answers(steady, 100)
    before = steady.answers
    os.kill(process, signal.SIGTERM)
    end = time.monotonic() + 1200
    while is_running(process) and time.monotonic() < end:
        await asyncio.sleep(0.05)
    has_ended = not is_running(process)
    stopped = steady.answers
    await answers(steady, stopped + 100)
    await steady.stop()
    print(json.dumps({
        "before": before, "after": steady.answers - stopped, "ended": has_ended, "failures": steady.failures[:10]}))


asyncio.run(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
