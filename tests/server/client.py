"""A client as anybody could write one: it knows docs/api.md and nothing of the server's insides."""

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
    """The seat that is asked something, in either game's words."""
    seat: str = asked.get("clan") or asked["seat"]
    return seat


class Leaves(Protocol):
    async def leave(self) -> None: ...


OPEN: list[Leaves] = []  # of the test that runs


def run(work: Coroutine[Any, Any, T]) -> T:
    """A test's play, after which no connection is left open."""

    async def whole() -> T:
        try:
            return await work
        finally:
            await asyncio.gather(*(client.leave() for client in OPEN), return_exceptions=True)
            OPEN.clear()

    return asyncio.run(whole())


class Closed(Exception):
    """The server closed the line; `said` is the last refusal, `code` the close code."""

    def __init__(self, code: int, said: Json) -> None:
        super().__init__(f"{code} {said}")
        self.code = code
        self.said = said


class Client:
    """One connection to a table. Everything received is in `received`, as it came."""

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
        """Connect and say hello; back when the table (and the view, if it plays) is there."""
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
        """Send and wait for the answer to this very message."""
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
        """Answer every question until the end; how many answers were taken."""
        moves = 0
        while not self.view["over"]:
            if self.must_answer():
                answer = await self.move(choose(self.view["ask"]["answers"])["action"])
                # The server may have passed for us meanwhile: then our answer is stale.
                assert answer["type"] == "done" or answer["code"] in ("stale", "not_asked"), answer
                moves += answer["type"] == "done"
            else:
                await self.receive()
        return moves

    async def leave(self) -> None:
        await self.socket.close()


async def make_table(http: str, seats: list[Json], **wishes: Any) -> Json:
    """A new table over HTTP: its id and its links."""
    async with httpx.AsyncClient(base_url=http, timeout=WAIT) as web:
        wish = {"game": "bloodrage", "seats": seats, "pace": 0, **wishes}
        answer = await web.post("/api/tables", json=wish)
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
    """What opens each seat: of a seat whose link was followed the token that was given for it."""
    return {link["seat"]: GIVEN.get(link["token"], link["token"]) for link in made["seats"]}
