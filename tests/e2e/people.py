"""A user of the page in a test."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from tests.patience import HANG
from tests.server.running import Server

SETTINGS: dict[str, object] = {"language": "en", "theme": "dark", "name": "Olena", "motion": "none"}


def store_settings(context: BrowserContext, **settings: object) -> None:
    """Store the settings of the page in the browser's localStorage before it is loaded."""
    chosen = json.dumps(json.dumps({**SETTINGS, **settings}))
    context.add_init_script(f"localStorage.getItem('meadhall') || localStorage.setItem('meadhall', {chosen})")


class Person:
    """Collects errors of their page: on the console, exceptions, requests to other hosts."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        # Parts of error messages that the test expects, such as a lost connection.
        self.allowed_errors: list[str] = []
        page.set_default_timeout(HANG * 1000)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"exception: {error}"))
        page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"console: {message.text}")

    def _on_request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.port != self.server.port:
            self.errors.append(f"other host: {request.url}")

    def assert_no_errors(self) -> None:
        unexpected = [one for one in self.errors if not any(word in one for word in self.allowed_errors)]
        assert not unexpected, unexpected

    def open(self, fragment: str = "") -> None:
        self.page.goto(f"{self.server.http}/#{fragment}" if fragment else f"{self.server.http}/")

    def post(self, path: str, body: object) -> Any:
        """A request sent by the page, with its cookie, for what has no button."""
        ask = """async ([path, body]) => {
          const headers = { 'content-type': 'application/json' };
          const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
          return { ok: response.ok, body: await response.json() };
        }"""
        answer = self.page.evaluate(ask, [path, body])
        assert answer["ok"], answer
        return answer["body"]

    def wait_until(self, condition: Callable[[], bool], patience: float = HANG) -> None:
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"condition not met at {self.page.url}"
            self.page.wait_for_timeout(50)

    def page_fits(self) -> bool:
        """The page does not scroll."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollHeight <= innerHeight + 1"
                " && document.documentElement.scrollWidth <= innerWidth + 1"
            )
        )
