"""The processes and files that tests left behind."""
import ctypes
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

# SwiftPM's locks, and empty folders that it makes for each run.
SWIFTPM = re.compile(r"_.*\.lock|TemporaryDirectory\.\w{6}")
# The catalogue command's state folder in Tests/catalogTests/Support/Program.swift, which all its tests share.
SHARED = f"catalog-tests-state-{os.getuid()}"
PR_SET_CHILD_SUBREAPER = 36


def adopt():
    """Makes this process the parent of all descendants that lose theirs, so that none gets out of sight (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def processes(mark):
    """The processes of the run that still live: (number, command).

    On Linux they are this process's descendants, and others whose environment has the mark. Elsewhere `ps` shows the
    environment.
    """
    if not pathlib.Path("/proc/self/environ").exists():
        return _processes_of_ps(mark)
    parents, found = {}, set()
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text(errors="replace").rsplit(")", 1)[1].split()[:2]
            if state == "Z":
                continue
            parents[int(folder.name)] = int(parent)
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.add(int(folder.name))
        except (OSError, IndexError):
            continue
    for number in parents:
        ancestor = number
        while ancestor in parents and ancestor != os.getpid():
            ancestor = parents[ancestor]
        if ancestor == os.getpid():
            found.add(number)
    found.discard(os.getpid())
    return sorted((number, _command(number)) for number in found)


def orphans(child):
    """The processes that lost their parent and that this one adopted, except for a child: (number, command)."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text(errors="replace").rsplit(")", 1)[1].split()[:2]
        except (OSError, IndexError):
            continue
        if state != "Z" and int(parent) == os.getpid() and int(folder.name) != child:
            found.append((int(folder.name), _command(int(folder.name))))
    return found


def _command(number):
    try:
        return pathlib.Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return "?"


def _processes_of_ps(mark):
    lines = subprocess.run(["ps", "-axEww", "-o", "pid=,command="], capture_output=True, text=True).stdout.splitlines()
    pairs = [line.strip().split(" ", 1) for line in lines if mark in line]
    return [(int(number), command.replace(mark, "")) for number, command in pairs if int(number) != os.getpid()]


def reap_all_but(child):
    """Takes the status of adopted processes that have ended, such as helpers of Chromium."""
    options = os.WEXITED | os.WNOHANG | os.WNOWAIT
    try:
        while (ended := os.waitid(os.P_ALL, 0, options)) and ended.si_pid != child:
            os.waitpid(ended.si_pid, 0)
    except ChildProcessError:
        pass


def end(numbers, waits=True):
    """Kills processes, and waits until they are gone. Waiting takes the status of all children."""
    for number in numbers:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            pass
    for _ in range(200 if waits else 0):
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.05)


def files(folder):
    """What tests left in the run's temporary folder: the name, and how much is in it."""
    found = []
    for entry in sorted(pathlib.Path(folder).iterdir()):
        inside = list(entry.rglob("*")) if entry.is_dir() and not entry.is_symlink() else []
        if entry.name == SHARED or SWIFTPM.fullmatch(entry.name) and len(inside) < 2:
            continue
        some = ", ".join(str(path.relative_to(entry)) for path in inside[:3])
        found.append((entry.name, f"{len(inside)} inside: {some}" if inside else "empty" if entry.is_dir() else "a file"))
    return found


def remove(folder):
    """Removes the run's temporary folder, also what a test made unwritable."""
    def retry(_function, path, _error):
        os.chmod(os.path.dirname(path), 0o700)
        os.chmod(path, 0o700)
        os.remove(path) if not os.path.isdir(path) else shutil.rmtree(path, ignore_errors=True)
    shutil.rmtree(folder, onerror=retry)
