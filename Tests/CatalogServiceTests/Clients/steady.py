"""A client that asks the same requests again and again over kept connections, and counts the answers that are wrong."""

import asyncio


async def ask(reader, writer, method, path, body=b"", fields=()):
    """The status, the header fields and the content of an answer."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *fields]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").split("\r\n")
    found = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if ": " in line)}
    content = await reader.readexactly(int(found.get("content-length", "0")))
    return int(head[0].split(" ")[1]), found, content


async def ask_once(port, method, path, body=b"", fields=()):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        return await ask(reader, writer, method, path, body, fields)
    finally:
        writer.close()


class Steady:
    """Requests as (method, path, body), and `is_right(request, status, content)`, which says whether an answer is."""

    def __init__(self, port, requests, is_right, connections=8):
        self.port, self.requests, self.is_right = port, requests, is_right
        self.answers, self.failures, self.stopping = 0, [], False
        self.tasks = [asyncio.create_task(self._run(start)) for start in range(connections)]

    async def _run(self, start):
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            while not self.stopping:
                request = self.requests[(start + self.answers) % len(self.requests)]
                status, _, content = await asyncio.wait_for(ask(reader, writer, *request), 1200)
                self.answers += 1
                if not self.is_right(request, status, content):
                    self.failures.append(f"{request[1]}: {status} {content[:200]!r}")
            writer.close()
        except Exception as error:
            self.failures.append(f"connection {start}: {error!r}")

    async def stop(self):
        self.stopping = True
        await asyncio.gather(*self.tasks)
