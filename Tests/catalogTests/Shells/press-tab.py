"""Types a line into an interactive shell on a terminal of its own, presses Tab and prints what the line is then.

usage: press-tab.py zsh|fish SCRIPT LINE

SCRIPT is what `catalog --generate-completion-script` wrote for the shell.
"""
import atexit
import os
import pty
import select
import shutil
import signal
import sys
import tempfile
import time

shell, script, typed = sys.argv[1:]
if not shutil.which(shell):
    sys.exit(f"no {shell}: apt-get install {shell}")
folder = tempfile.mkdtemp()
atexit.register(shutil.rmtree, folder, ignore_errors=True)
line, ready = os.path.join(folder, "line"), os.path.join(folder, "ready")

# Ctrl-G writes down the line that is being edited; a file tells that the shell waits for one.
start = {
    "zsh": f"""
        fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -D
        keep() {{ print -r -- "$BUFFER" > {line}.new && mv {line}.new {line} }}
        zle -N keep; bindkey '^G' keep; bindkey '^I' complete-word; : > {ready}
        """,
    "fish": f"""
        source {folder}/_catalog
        function keep; commandline > {line}.new; and mv {line}.new {line}; end
        bind \\cg keep
        function wait_for_line --on-event fish_prompt; echo > {ready}; end
        """,
}
command = {"zsh": ["zsh", "--no-rcs", "-i"], "fish": ["fish", "--no-config", "-i"]}

shutil.copy(script, os.path.join(folder, "_catalog"))
with open(os.path.join(folder, "start"), "w") as file:
    file.write(start[shell])

child, terminal = pty.fork()
if child == 0:
    # An interactive shell reads its settings at home; here there are none.
    settings = dict(os.environ, TERM="xterm", HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
    os.execvpe(command[shell][0], command[shell], settings)


def wait(file):
    """Reads what the shell prints until it has made a file."""
    end = time.monotonic() + 1200  # only ends a hang
    printed = b""
    while not os.path.exists(file):
        if select.select([terminal], [], [], 0.02)[0]:
            try:
                printed += os.read(terminal, 65536)
            except OSError:  # the shell is gone
                end = 0
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            sys.exit(f"{shell} did not answer; it printed {printed!r}")


os.write(terminal, f"source {folder}/start\n".encode())
wait(ready)
os.write(terminal, typed.encode() + b"\t\x07")
wait(line)
os.kill(child, signal.SIGKILL)
with open(line) as file:
    print(file.read().rstrip())
