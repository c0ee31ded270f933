"""A real server in its own process: started, queried, killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.patience import HANG

READY = re.compile(r"running at http://([0-9.]+):([0-9]+)/")
QUICK_BOTS = ("--limit", "UNWATCHED_BOTS_MS=1")  # most tests wait for the end of a game of bots
TRUST = ("--trust", "127.0.0.0/8")  # all clients of a test come from one address


class Server:
    """`meadhall serve` on any free port. `log` is everything it wrote so far."""

    def __init__(
        self,
        database: str,
        *flags: str,
        port: int = 0,
        program: str = "meadhall",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.program = program
        self.environment = {**os.environ, "PYTHONWARNINGS": "default", **(environment or {})}
        self.flags = flags or TRUST
        self.log = ""
        self._start(port)

    def _start(self, port: int) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--database", self.database]
        command += ["--port", str(port), "--workers", "1", *QUICK_BOTS, *self.flags]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )
        opened = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(opened,), daemon=True)
        self._reader.start()
        if not opened.wait(HANG) or (found := READY.search(self.log)) is None:
            self.kill()
            raise AssertionError(f"the server did not open:\n{self.log}")
        self.port = int(found[2])

    def _read(self, opened: threading.Event) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.log += line
            if READY.search(line):
                opened.set()
        opened.set()

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def again(self) -> None:
        """Start the server again at the same address."""
        port, self.log = self.port, ""
        self._start(port)

    def stop(self) -> int:
        """Stop the server with SIGTERM; returns the exit code."""
        self.process.terminate()
        code = self.process.wait(HANG)
        self._close()
        return code

    def _close(self) -> None:
        self._reader.join(HANG)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(
    database: str | Path,
    *flags: str,
    program: str = "meadhall",
    environment: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """A server for a test. It is stopped afterwards, and must not have logged a traceback."""
    server = Server(str(database), *flags, program=program, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        assert "Traceback" not in server.log and "unexpected" not in server.log, server.log
