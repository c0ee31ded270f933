"""Normal players during attacks: they move now and then, measure delays, and reconnect after a crash."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall.server.store import Store
from meadhall.server.tables.live_game import spelled
from tests.server.client import Client, Closed, Json
from tests.server.kept.make import GAMES, asked
from tests.server.running import Server

WISHES = list(GAMES.values())
PERSON: Json = {"kind": "person"}
AWAY = (ConnectionError, ConnectionClosed, InvalidHandshake, Closed, httpx.TransportError, TimeoutError)
Door = Callable[[], Awaitable[Server]]


@dataclass
class Measured:
    """What normal players have measured."""

    seconds: list[float] = field(default_factory=list)  # from a move to the others' sight of it
    moves: int = 0
    tables: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    came_back: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Table:
    """One table of three people at one address, all in one task, so that there are no races."""

    number: int
    door: Door
    measured: Measured
    dice: random.Random
    pause: float  # seconds between the moves of a table
    made: Json = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    clients: dict[str, Client] = field(default_factory=dict)
    # What was acknowledged, by table: seat, number it answered, words.
    done: dict[str, Counter[tuple[str, int, str]]] = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        """Each table's people have an address of their own."""
        return {"x-forwarded-for": f"10.1.{self.number // 250}.{self.number % 250 + 1}"}

    async def play(self, until: float) -> None:
        """Games one after another until the time is up, whatever happens to the server."""
        await asyncio.sleep(self.dice.uniform(0, self.pause))
        while time.monotonic() < until:
            try:
                if not self.made:
                    await self.sit_down()
                await self.connect()
                while time.monotonic() < until and not self.watcher().view["over"]:
                    await self.move()
                    await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pause)
                if self.watcher().view["over"]:
                    await self.leave()
                    self.made = {}
            except AWAY:
                self.measured.came_back += 1
                self.clients.clear()
        await self.leave()

    def watcher(self) -> Client:
        return next(iter(self.clients.values()))

    async def sit_down(self) -> None:
        request = {
            **WISHES[self.number % 2],
            "seats": [{"kind": "person"}] * 2 + [{"kind": "bot", "level": "karl"}],
        }
        server = await self.door()
        async with httpx.AsyncClient(base_url=server.http, headers=self.headers, timeout=30) as web:
            made = await answered(web, "/api/tables", request)
            tokens = {}
            for link in made["seats"][:2]:
                web.cookies.clear()  # each has a browser of their own
                followed = await answered(web, "/api/links/follow", {"token": link["token"], "display": "x"})
                tokens[link["seat"]] = followed["token"]
        self.made, self.tokens = made, tokens
        self.done[made["id"]] = Counter()
        self.measured.tables += 1

    async def connect(self) -> None:
        if self.clients:
            return
        server = await self.door()
        for name, token in self.tokens.items():
            address = server.socket(self.made["id"])
            self.clients[name] = await Client.sit(address, self.headers, token=token, seat=name)

    async def move(self) -> None:
        """A player who must decide makes a move; measures the time until another player has it."""
        for name, client in self.clients.items():
            await client.ask(type="ping")
            if asked(client.view).get(name) is not False:
                continue
            action = self.dice.choice(client.view["ask"]["answers"])["action"]
            other = next(one for one in self.clients.values() if one is not client)
            at, moment, began = client.number, client.moment, time.monotonic()
            answer = await client.ask(type="move", at=at, action=action)
            if answer["type"] != "done":
                self.measured.refused[answer["code"]] += 1
                continue
            self.measured.moves += 1
            words = spelled(self.made_game(), action)
            self.done[self.made["id"]][name, at, words] += 1
            if client.moment > moment:  # everybody sees it
                await sees(other, client.moment)
            self.measured.seconds.append(time.monotonic() - began)
            return

    def made_game(self) -> str:
        return str(WISHES[self.number % 2]["game"])

    async def leave(self) -> None:
        for client in self.clients.values():
            await client.leave()
        self.clients.clear()

    async def lost(self, store: Store) -> list[str]:
        """Acknowledged moves that are not stored exactly once."""
        faults: list[str] = []
        for table_id, done in self.done.items():
            loaded = await store.load(table_id)
            if loaded is None:
                faults.append(f"{table_id} is gone")
                continue
            _, seats, moves = loaded
            there = Counter(
                (seats[move.seat].name, move.answers, move.words) for move in moves if move.by == "person"
            )
            missing, doubled = done - there, [key for key, count in there.items() if count > 1]
            if missing or doubled:
                faults.append(f"{table_id}: lost {dict(missing)}, twice {doubled}")
        return faults


async def sees(client: Client, moment: int) -> None:
    await client.until(lambda: client.moment >= moment)


async def answered(web: httpx.AsyncClient, path: str, body: Json) -> Any:
    """Patient with a server that says when to come again."""
    while (answer := await web.post(path, json=body)).status_code in (429, 503):
        await asyncio.sleep(float(answer.headers.get("retry-after", "1")))
    assert answer.is_success, answer.text
    return answer.json()
