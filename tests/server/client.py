"""A minimal client of the protocol: it uses docs/api.md and nothing internal of the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import HANG

Json = dict[str, Any]
T = TypeVar("T")
WAIT = HANG


def patch(view: Json, changes: Json) -> None:
    """Put changed parts into a view: `age`, or `clans/wolf` for one item of a list."""
    for key, value in changes.items():
        field, _, item = key.partition("/")
        if item:
            view[field] = [value if old["id"] == item else old for old in view[field]]
        else:
            view[field] = value


def asked_of(asked: Json) -> str:
    """The seat of an entry of `asked`, in either game."""
    seat: str = asked.get("clan") or asked["seat"]
    return seat


class Leaves(Protocol):
    async def leave(self) -> None: ...


OPEN: list[Leaves] = []  # of the test that runs


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine, and close all connections afterwards."""

    async def whole() -> T:
        try:
            return await work
        finally:
            await asyncio.gather(*(client.leave() for client in OPEN), return_exceptions=True)
            OPEN.clear()

    return asyncio.run(whole())


class Closed(Exception):
    """The server closed the connection; `said` is the last refusal, `code` the close code."""

    def __init__(self, code: int, said: Json) -> None:
        super().__init__(f"{code} {said}")
        self.code = code
        self.said = said


class Client:
    """One connection to a table. All received messages are in `received`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Json] = []
        self.raw: list[str] = []
        self.table: Json = {}
        self.view: Json = {}
        self.number = -1
        self.moment = -1
        self.undo = False
        self.events: list[Json] = []
        self._ref = 0

    @classmethod
    async def sit(cls, url: str, headers: dict[str, str] | None = None, **hello: Any) -> Client:
        """Connect and send hello; returns when the table message (and the view, if the game runs) has
        arrived."""
        client = cls(
            await connect(url, max_size=None, open_timeout=WAIT, proxy=None, additional_headers=headers)
        )
        OPEN.append(client)
        await client.send({"type": "hello", **hello})
        await client.until(lambda: bool(client.table))
        if client.table["status"] in ("playing", "over"):
            await client.until(lambda: client.number >= 0)
        return client

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        try:
            async with asyncio.timeout(WAIT):
                text = await self.socket.recv(decode=True)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            raise Closed(code, self.received[-1] if self.received else {}) from None
        message: Json = json.loads(text)
        self.raw.append(text)
        self.received.append(message)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "view":
            self.view = message["view"]
        elif kind == "news":
            patch(self.view, message["set"])
            self.events += message["events"]
        if kind in ("view", "news", "same"):
            self.number, self.moment, self.undo = message["number"], message["moment"], message["undo"]

    async def until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            await self.receive()

    async def ask(self, **message: Any) -> Json:
        """Send a message, and wait for its answer."""
        self._ref += 1
        ref = self._ref
        await self.send({**message, "ref": ref})
        while True:
            answer = await self.receive()
            if answer.get("ref") == ref:
                return answer

    async def move(self, action: int) -> Json:
        return await self.ask(type="move", at=self.number, action=action)

    def must_answer(self) -> bool:
        """Whether a question to this seat is open and not answered."""
        name = self.view.get("seat")
        return any(asked_of(one) == name and not one["answered"] for one in self.view.get("asked", ()))

    async def play(self, choose: Callable[[list[Json]], Json]) -> int:
        """Answer every question until the end; returns the number of accepted answers."""
        moves = 0
        while not self.view["over"]:
            if self.must_answer():
                answer = await self.move(choose(self.view["ask"]["answers"])["action"])
                # The server may have passed for us meanwhile: then our answer is stale.
                assert answer["type"] == "done" or answer["code"] in (
                    "stale",
                    "not_asked",
                    "has_passed",
                    "no_rage",
                ), answer
                moves += answer["type"] == "done"
            else:
                await self.receive()
        return moves

    async def leave(self) -> None:
        await self.socket.close()


async def make_table(http: str, seats: list[Json], **settings: Any) -> Json:
    """Create a table over HTTP; returns its id and tokens."""
    async with httpx.AsyncClient(base_url=http, timeout=WAIT) as web:
        request = {"game": "bloodrage", "seats": seats, "pace": 0, **settings}
        answer = await web.post("/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
    return made


async def take_seats(http: str, made: Json, *, seats: list[str] | None = None) -> None:
    """Everybody follows the link to their seat (or only those named): then the game begins."""
    for link in made["seats"]:
        if seats is None or link["seat"] in seats:
            async with httpx.AsyncClient(base_url=http, timeout=WAIT) as web:
                answer = await web.post(
                    "/api/links/follow", json={"token": link["token"], "display": link["seat"]}
                )
                assert answer.status_code == 200, answer.text
                GIVEN[link["token"]] = answer.json()["token"]


GIVEN: dict[str, str] = {}
"""By the token of a link: the token that whoever followed it last was given."""


def tokens(made: Json) -> dict[str, str]:
    """The token of each seat: the one that following its link gave, if it was followed."""
    return {link["seat"]: GIVEN.get(link["token"], link["token"]) for link in made["seats"]}
