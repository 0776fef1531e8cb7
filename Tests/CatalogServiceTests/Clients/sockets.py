"""What a service does with the bytes of connections: sockets.py <port> <case> [argument]

Prints JSON. Each case talks over sockets of its own, since no HTTP client sends what is wrong.
"""

import json
import socket
import sys
import time

# Only ends a hang: no case depends on how fast the machine is.
LONGEST = 1200


def connect(port):
    one = socket.create_connection(("127.0.0.1", port), LONGEST)
    one.settimeout(LONGEST)
    return one


def rest(one):
    """All bytes until the other side closes; None for a reset."""
    parts = b""
    try:
        while part := one.recv(65_536):
            parts += part
    except ConnectionResetError:
        return None
    return parts.decode("latin1")


def ask(port, text):
    """Sends the bytes and keeps the own half open."""
    one = connect(port)
    one.sendall(text.encode("latin1"))
    return {"words": rest(one)}


def upload(port, size):
    """Sends a content that is too large to the end, as clients do that look at the answer afterwards."""
    one = connect(port)
    one.sendall(
        b"POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % size)
    try:
        for _ in range(size // 65_536):
            one.sendall(b" " * 65_536)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return {"words": rest(one)}


def drip(port, kind):
    """Sends a byte now and then, without end."""
    one = connect(port)
    head = b"POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n"
    one.sendall(head + (b"\r\n" if kind == "content" else b"X: "))
    start = time.monotonic()
    one.settimeout(0.5)
    words = b""
    while time.monotonic() - start < LONGEST:
        try:
            one.sendall(b"a")
            part = one.recv(65_536)
            if not part:
                break
            words += part
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            break
    return {"words": words.decode("latin1")}


def crowd(port, kind, count):
    """Opens that many connections, and asks for the health on a new one again and again; how often it was answered."""
    ones = []
    refused = 0
    for _ in range(count):
        try:
            one = connect(port)
            if kind == "slow":
                one.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
            ones.append(one)
        except OSError:
            refused += 1
    asked, statuses = 20, []
    for _ in range(asked):
        one = connect(port)
        one.sendall(b"GET /health/ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        statuses.append((rest(one) or "reset")[9:12])
    return {"open": len(ones), "refused": refused, "asked": asked, "answered": statuses.count("200")}


def pipelined(port, count):
    """Sends many requests at once and reads nothing for a while; the number of answers."""
    one = connect(port)
    one.settimeout(2)
    request = b"GET /v1/purposes HTTP/1.1\r\nHost: a\r\n\r\n"
    sent = 0
    try:
        while sent < count:
            one.sendall(request)
            sent += 1
    except TimeoutError:
        pass
    one.settimeout(LONGEST)
    one.shutdown(socket.SHUT_WR)
    words = rest(one)
    return {"sent": sent, "answers": (words or "").count("HTTP/1.1 200")}


def closing(port, process):
    """Asks for a search, ends the service while it is computed, and returns the answer."""
    import os, signal
    one = connect(port)
    one.sendall(b"GET /v1/search?q=zzzzqqqq%20xxyy HTTP/1.1\r\nHost: a\r\n\r\n")
    os.kill(process, signal.SIGTERM)
    return {"words": rest(one)}


def ending(port, process):
    """Asks for a file that is not made yet, ends the service when it has taken the request, and returns the answer."""
    import os, signal
    one = connect(port)
    one.sendall(b"GET /v1/manifest.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    # Later connections are spread over all threads of the service: each has looked at the first one before.
    for _ in range(2 * (os.cpu_count() or 1) + 2):
        other = connect(port)
        other.sendall(b"GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        rest(other)
    os.kill(process, signal.SIGTERM)
    return {"words": rest(one)}


port, case = int(sys.argv[1]), sys.argv[2]
if case == "ask":
    answer = ask(port, sys.stdin.buffer.read().decode("latin1"))
elif case == "upload":
    answer = upload(port, int(sys.argv[3]))
elif case == "drip":
    answer = drip(port, sys.argv[3])
elif case == "crowd":
    answer = crowd(port, sys.argv[3], int(sys.argv[4]))
elif case == "pipelined":
    answer = pipelined(port, int(sys.argv[3]))
elif case == "closing":
    answer = closing(port, int(sys.argv[3]))
elif case == "ending":
    answer = ending(port, int(sys.argv[3]))
print(json.dumps(answer))
