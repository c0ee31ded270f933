"""The measured server: a real one in its own process, on a temporary SQLite file."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FAST = ROOT / "build" / "fast"
READY = re.compile(r"running at http://[0-9.]+:([0-9]+)/")
TROUBLE = re.compile(r'Traceback|"level":"(ERROR|CRITICAL)"')
START_SECONDS = 60
STOP_SECONDS = 30


@dataclass(frozen=True)
class How:
    """`path`: a folder with another meadhall, put first on the path; None: the sources as installed."""

    path: Path | None
    profile: Path | None = None  # cProfile of the server's main thread, which holds the event loop

    def environment(self) -> dict[str, str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
        return environment

    def form(self) -> str:
        """Which form (pure or compiled) the server will run in, found out by a process that is started like
        it."""
        ask = f"import sys; sys.path.append({str(ROOT)!r}); from tools.compile import form; print(*form())"
        done = subprocess.run(
            [sys.executable, "-c", ask], env=self.environment(), stdout=subprocess.PIPE, text=True, check=True
        )
        form, _, where = done.stdout.strip().partition(" ")
        return f"{form} ({where})"


class Server:
    """`meadhall serve` on any free port; ready when the constructor returns. `log` is its output so far."""

    def __init__(self, how: How, folder: Path) -> None:
        python = [sys.executable]
        if how.profile is not None:
            python += ["-m", "cProfile", "-o", str(how.profile.resolve())]
        command = [*python, "-m", "meadhall", "serve", "--database", str(folder / "tables.db")]
        command += ["--port", "0", "--workers", "1", "--trust", "127.0.0.0/8"]
        self.log: list[str] = []
        self._profiled = how.profile is not None
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=folder,
            env=how.environment(),
        )
        self.pid = self.process.pid
        self._opened = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        found = self._opened.wait(START_SECONDS) and READY.search("".join(self.log))
        if not found:
            self.process.kill()
            raise SystemExit(f"the server did not open:\n{''.join(self.log)}")
        self.port = int(found[1])

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log.append(line)
            if READY.search(line):
                self._opened.set()
        self._opened.set()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def metrics(self) -> dict[str, float]:
        """The server's own numbers, those without labels."""
        with urllib.request.urlopen(f"{self.http}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.split() for line in lines if line and line[0] != "#" and "{" not in line)
        return {name: float(value) for name, value in pairs}

    def trouble(self) -> list[str]:
        """Unexpected lines of its log."""
        return [line.rstrip() for line in self.log if TROUBLE.search(line)]

    def stop(self) -> None:
        # On SIGTERM uvicorn ends the process by that signal, and the profile would not be written.
        self.process.send_signal(signal.SIGINT if self._profiled else signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join(10)


@contextmanager
def serving(how: How) -> Iterator[Server]:
    """The database is in the folder for temporary files, which must be on a disk: otherwise commits are
    free."""
    with tempfile.TemporaryDirectory(prefix="meadhall-bench-") as folder:
        server = Server(how, Path(folder))
        try:
            yield server
        finally:
            server.stop()
