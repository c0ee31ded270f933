"""Somebody in front of a browser: what they see, and what they do with mouse, keys or fingers."""

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


def settle(context: BrowserContext, **wishes: object) -> None:
    """What they have chosen on this device before."""
    chosen = json.dumps(json.dumps({**SETTINGS, **wishes}))
    context.add_init_script(f"localStorage.getItem('meadhall') || localStorage.setItem('meadhall', {chosen})")


class Person:
    """Faults are collected: errors on the console, exceptions, requests to other hosts."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.faults: list[str] = []
        self.expected: list[
            str
        ] = []  # parts of faults that belong to the test: a lost line is told on the console
        page.set_default_timeout(HANG * 1000)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.port != self.server.port:
            self.faults.append(f"elsewhere: {request.url}")

    def all_was_well(self) -> None:
        bad = [one for one in self.faults if not any(word in one for word in self.expected)]
        assert not bad, bad

    def open(self, fragment: str = "") -> None:
        self.page.goto(f"{self.server.http}/#{fragment}" if fragment else f"{self.server.http}/")

    def post(self, path: str, body: object) -> Any:
        """What no button does: asked from the page, by right of its cookie."""
        ask = """async ([path, body]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
          return { ok: answer.ok, said: await answer.json() };
        }"""
        answer = self.page.evaluate(ask, [path, body])
        assert answer["ok"], answer
        return answer["said"]

    def until(self, happened: Callable[[], bool], patience: float = HANG) -> None:
        end = time.monotonic() + patience
        while not happened():
            assert time.monotonic() < end, f"waited in vain at {self.page.url}"
            self.page.wait_for_timeout(50)

    def fits(self) -> bool:
        """The page does not scroll."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollHeight <= innerHeight + 1"
                " && document.documentElement.scrollWidth <= innerWidth + 1"
            )
        )
