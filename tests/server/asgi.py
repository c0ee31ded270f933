"""Drives an ASGI application without a server: in the event loop of the test, with the time of the test."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from tests.patience import HANG

Json = dict[str, Any]
START = 1_800_000_000_000


class Clock:
    """The simulated time of both worlds in milliseconds; only a test changes it."""

    now = START


class Said(msgspec.Struct):
    """The fields of every message that are decoded."""

    type: str
    number: int | None = None


class Eyes:
    """One socket of a viewer: everything it was sent, and when."""

    def __init__(self, app: Any, table: str, token: str) -> None:
        self.token = token
        self.sent: list[tuple[int, str]] = []
        self.compared = 0
        self.number = 0
        self._app = app
        self._table = table
        self._refs = 0
        self._news = asyncio.Event()

    async def open(self, **hello: Any) -> None:
        """Connect and send hello; returns when the first messages have arrived."""
        self._to: asyncio.Queue[Json] = asyncio.Queue()
        self._to.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{self._table}/socket",
            "raw_path": f"/api/tables/{self._table}/socket".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._line = asyncio.ensure_future(self._app(scope, self._to.get, self._take))
        self.say(json.dumps({"type": "hello", "token": self.token, **hello}))
        await self.ask(type="ping")

    async def _take(self, message: Json) -> None:
        """Called with each message of the server."""
        if message["type"] == "websocket.send":
            text = message.get("text") or message["bytes"].decode()
            self.sent.append((Clock.now, text))
            said = msgspec.json.decode(text, type=Said)
            if said.type in ("view", "news", "same") and said.number is not None:
                self.number = said.number
            self._news.set()
        elif message["type"] == "websocket.close":
            self.sent.append((Clock.now, f'{{"type": "closed", "code": {message["code"]}}}'))
            self._news.set()

    def say(self, text: str) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, **message: Any) -> Json:
        """Send a message, and wait for its answer."""
        self._refs += 1
        self.say(json.dumps({**message, "ref": self._refs}))
        seen = len(self.sent)
        while True:
            for _, text in self.sent[seen:]:
                answer: Json = msgspec.json.decode(text)
                if answer.get("ref") == self._refs or answer["type"] == "closed":
                    return answer
            seen = len(self.sent)
            self._news.clear()
            async with asyncio.timeout(HANG):
                await self._news.wait()

    async def close(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._line


class Lifespan:
    """Starts and stops an application by the ASGI lifespan protocol."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._to: asyncio.Queue[Json] = asyncio.Queue()
        self._said: asyncio.Queue[Json] = asyncio.Queue()

    async def begin(self) -> None:
        scope: Json = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._task = asyncio.ensure_future(self._app(scope, self._to.get, self._said.put))
        await self._step("startup")

    async def end(self) -> None:
        await self._step("shutdown")
        await self._task

    async def _step(self, name: str) -> None:
        self._to.put_nowait({"type": f"lifespan.{name}"})
        said = await self._said.get()
        assert said["type"] == f"lifespan.{name}.complete", said
