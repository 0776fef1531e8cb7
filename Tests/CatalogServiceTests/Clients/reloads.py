"""Reloads a catalogue again and again under load: reloads.py <port> <process> <catalogue> <reloads>

The titles of all purposes end with the number of the version, so that an answer of two versions is seen.
"""

import asyncio
import json
import os
import signal
import sys

from steady import Steady, ask_once

BATCH = json.dumps(
    {"locale": "en", "requests": [{"purpose": name} for name in ["back", "delete"] * 50]}).encode()
RESOLVE = "/v1/resolve/back?locale=en"


def write(catalogue, version):
    path = os.path.join(catalogue, "titles", "en.json")
    with open(path) as file:
        titles = json.load(file)
    titles["back"], titles["delete"]["title"] = f"Back {version}", f"Delete {version}"
    with open(path + ".new", "w") as file:
        json.dump(titles, file)
    os.replace(path + ".new", path)


def memory(process):
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) // 1024


def is_right(request, status, content):
    """One version in all of an answer."""
    if status != 200:
        return False
    if request[0] != "POST":
        return True
    versions = {one["result"]["text"].split()[1] for one in json.loads(content)["results"]}
    return len(versions) == 1


async def reload(port, process, catalogue, version):
    """Whether the version came."""
    write(catalogue, version)
    os.kill(process, signal.SIGHUP)
    for _ in range(120_000):
        if json.loads((await ask_once(port, "GET", RESOLVE))[2]).get("text") == f"Back {version}":
            return True
        await asyncio.sleep(0.01)
    return False


async def main(port, process, catalogue, reloads):
    await reload(port, process, catalogue, 0)
    requests = [("POST", "/v1/resolve", BATCH), ("GET", RESOLVE, b""), ("GET", "/v1/manifest.json", b"")]
    steady = Steady(port, requests, is_right)
    early = 0
    for version in range(1, reloads + 1):
        if not await reload(port, process, catalogue, version):
            steady.failures.append(f"version {version} never came")
            break
        # A reload takes less time than an answer: without waiting, several would come between two answers.
        while steady.answers <= version and not steady.failures:
            await asyncio.sleep(0.01)
        if version == min(10, reloads):
            early = memory(process)
    await steady.stop()
    print(json.dumps({
        "answers": steady.answers, "failures": steady.failures[:10], "reloads": version,
        "early": early, "late": memory(process)}))


asyncio.run(main(*map(int, sys.argv[1:3]), sys.argv[3], int(sys.argv[4])))
