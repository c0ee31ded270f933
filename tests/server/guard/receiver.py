"""A real web server that receives webhooks, and misbehaves as a test requires."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.patience import HANG

CERTIFICATE = Path(__file__).with_name("hooks.pem")
NAME = "hooks.example.test"


@dataclass
class Received:
    port: int = 0
    requests: list[tuple[str, str, bytes]] = field(default_factory=list)  # path, host, body
    headers: list[dict[str, str]] = field(default_factory=list)


@contextmanager
def receiving(
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    status: int = 200,
    location: str = "",
    endless: str = "",
    tls: bool = False,
) -> Iterator[Received]:
    """`endless`: `body` sends one without end, `wait` never answers, `drip` sends byte after byte."""
    received = Received()
    done = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
            received.requests.append((self.path, self.headers["Host"], body))
            received.headers.append({name.lower(): value for name, value in self.headers.items()})
            self.close_connection = True
            with suppress(OSError):  # the other side goes, as it should
                self.answer()

        def answer(self) -> None:
            if endless == "wait":
                done.wait(HANG)
                return
            while endless == "drip" and not done.wait(0.05):
                self.wfile.write(b"H")
                self.wfile.flush()
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            if endless == "body":
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                while not done.is_set():
                    self.wfile.write(b"x" * 65536)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer((host, port), Handler)
    server.daemon_threads = True
    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    received.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield received
    finally:
        done.set()
        server.shutdown()
        thread.join()
        server.server_close()
