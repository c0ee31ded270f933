"""A person's browser for tests: it keeps its cookie and sends Origin. Also records of games that are nearly
over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.client import GIVEN, OPEN, WAIT, Client, Json
from tests.server.running import Server

GOLDEN = Path(__file__).parents[1] / "golden"
PERSON, OPEN_SEAT, ME = {"kind": "person"}, {"kind": "open"}, {"kind": "me"}
THRALL = {"kind": "bot", "level": "thrall"}


class Browser:
    """`address`: sent as X-Forwarded-For, for a server with --proxy."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        self.server = server
        headers = {"origin": server.http}
        if address is not None:
            headers["x-forwarded-for"] = address
        # Without verify it loads no certificates, which takes longer than most tests.
        self.web = httpx.AsyncClient(base_url=server.http, timeout=WAIT, headers=headers, verify=False)
        OPEN.append(self)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.web.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Json | None = None) -> Any:
        answer = await self.web.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def refused(self, path: str, body: Json | None = None, method: str = "POST") -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = await self.web.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    async def make(self, *seats: Json, **settings: Any) -> Table:
        """Create a table; this browser is its host."""
        request = {"game": "bloodrage", "seats": list(seats), "pace": 0, **settings}
        return Table(self.server, await self.post("/api/tables", request))

    async def import_record(self, record: str, **settings: Any) -> Table:
        return Table(self.server, await self.post("/api/records", {"record": record, **settings}))

    async def follow(self, token: str, **more: Any) -> Any:
        followed = await self.post("/api/links/follow", {"token": token, "display": "", **more})
        GIVEN[token] = followed["token"] or token
        return followed

    async def sit(self, table: Table, **hello: Any) -> Client:
        """A socket to the table, with the cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"origin": self.server.http, "cookie": cookies}
        if "x-forwarded-for" in self.web.headers:
            headers["x-forwarded-for"] = self.web.headers["x-forwarded-for"]
        return await Client.sit(self.server.socket(table.id), headers, **hello)

    async def leave(self) -> None:
        await self.web.aclose()


class Table:
    """A table's paths and tokens."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server = server
        self.id: str = made["id"]
        self.host: str = made["host"]
        self.spectator: str = made["spectator"]
        self.tokens: dict[str, str] = {link["seat"]: link["token"] for link in made["seats"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def seat(self, name: str, what: str) -> str:
        return f"{self.path}/seats/{name}/{what}"

    async def sit(self, name: str, **hello: Any) -> Client:
        """A socket to the table, with the token that following the seat's link gave."""
        return await Client.sit(self.server.socket(self.id), token=self.key(name), **hello)

    def key(self, name: str) -> str:
        """The token of a seat, given by following its link."""
        return GIVEN.get(self.tokens[name], self.tokens[name])

    async def watch(self, **hello: Any) -> Client:
        return await Client.sit(self.server.socket(self.id), token=self.spectator, **hello)


async def two_people(server: Server, **settings: Any) -> tuple[Table, Browser, Browser, Client, Client]:
    """A running game of two: wolf, who is the host, and raven."""
    wolf, raven = Browser(server), Browser(server)
    table = await wolf.make(ME, PERSON, **settings)
    await raven.follow(table.tokens["raven"])
    return table, wolf, raven, await wolf.sit(table), await raven.sit(table)


def record(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text("utf-8")


def nearly_over(name: str = "bloodrage-2-first-game-3", missing: int = 1) -> str:
    """A golden record without its end and its last sentences."""
    lines = record(name).splitlines()
    assert lines[-1].startswith("end ")
    return "\n".join(lines[: -1 - missing]) + "\n"


def until(sentence: str, name: str = "bloodrage-2-first-game-4") -> str:
    """A golden record, up to a sentence that is still to be played."""
    lines = record(name).splitlines()
    end = next(i for i, line in enumerate(lines) if line.startswith(sentence))
    return "\n".join(lines[:end]) + "\n"


def answer_of(client: Client, number: int = 0) -> int:
    """One of the answers this client may give."""
    action: int = client.view["ask"]["answers"][number]["action"]
    return action
