"""Denial-of-service attacks on a server, each as an endless loop."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from meadhall import bloodrage
from meadhall.kernel.match import Match
from meadhall.kernel.record import write
from tests.server.client import Client, Json
from tests.server.hostile.honest import AWAY, Door
from tests.server.kept.make import asked

HALF_OPEN = 400
KONUNGS = 12
STORIES_AT_ONCE = 20
BAD_VALUES = {"clocks": "{broken", "clock": "[]", "options": "no", "proposal": "{}", "waiting": "nobody"}


@dataclass
class Attack:
    """`done` counts what was tried and how it was answered: to see that the attack took place."""

    door: Door
    until: float
    number: int
    done: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """For what an attack prepares."""

    @property
    def headers(self) -> dict[str, str]:
        return {"x-forwarded-for": f"10.9.0.{self.number}"}

    def web(self, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=address, headers=self.headers, timeout=60)

    async def run(self) -> None:
        """Repeats the attack for ever, and waits while the server is down."""
        while time.monotonic() < self.until:
            try:
                await self.once()
            except AWAY:
                await asyncio.sleep(0.5)

    async def once(self) -> None:
        raise NotImplementedError

    async def table(self, web: httpx.AsyncClient, seats: list[Json], **settings: object) -> Json | None:
        """Create a table; None if it was refused."""
        answer = await web.post("/api/tables", json={"game": "bloodrage", "seats": seats, **settings})
        self.done[f"table {answer.status_code}"] += 1
        if answer.status_code != 201:
            await asyncio.sleep(1)
            return None
        made: Json = answer.json()
        for link, seat in zip(made["seats"], seats, strict=True):
            if seat["kind"] == "person":
                web.cookies.clear()
                followed = await web.post("/api/links/follow", json={"token": link["token"]})
                link["token"] = followed.json()["token"]
        web.cookies.clear()
        return made


class TakeBacks(Attack):
    """Two seats of one person propose take-backs all the time."""

    async def once(self) -> None:
        server = await self.door()
        async with self.web(server.http) as web:
            made = await self.table(web, [{"kind": "person"}] * 2)
            if made is None:
                return
        both = [
            await Client.sit(server.socket(made["id"]), self.headers, token=link["token"])
            for link in made["seats"]
        ]
        dice = random.Random(self.number)
        while time.monotonic() < self.until and not both[0].view["over"]:
            for client in both:
                await client.ask(type="ping")
                if asked(client.view).get(client.view["seat"]) is False:
                    action = dice.choice(client.view["ask"]["answers"])["action"]
                    self.done[(await client.ask(type="move", at=client.number, action=action))["type"]] += 1
            request = await both[0].ask(type="propose")
            self.done[f"propose {request.get('code', 'done')}"] += 1
            if request["type"] == "done":
                self.done[f"consent {(await both[1].ask(type='consent', yes=True))['type']}"] += 1
            await both[1].ask(type="undo", at=both[1].number)


class Imports(Attack):
    """Records of 1 MiB that change one secret answer for ever, and one that is no record."""

    def __post_init__(self) -> None:
        match = Match(bloodrage.new(seats=2, seed=1), seed=1)
        first, second = (" ".join(match.game.words(action)) for action in match.game.legal(0)[:2])
        lines = f"wolf {first}\nwolf {second}\n"
        head = write(match)
        self.records = [head + lines * ((1_000_000 - len(head)) // len(lines)), "x" * 1_000_000]

    async def once(self) -> None:
        server = await self.door()
        async with self.web(server.http) as web:
            for record in self.records:
                answer = await web.post("/api/records", json={"record": record})
                self.done[f"import {answer.status_code}"] += 1
                await asyncio.sleep(0.05)


class Stories(Attack):
    """The story of a long game, many at once."""

    async def once(self) -> None:
        server = await self.door()
        async with self.web(server.http) as web:
            made = await self.table(web, [{"kind": "bot", "level": "thrall"}] * 4, listed=True)
            if made is None:
                return
            path = f"/api/tables/{made['id']}/story"
            end = time.monotonic() + 60
            while time.monotonic() < min(end, self.until):
                answers = await asyncio.gather(*(web.get(path) for _ in range(STORIES_AT_ONCE)))
                self.done.update(f"story {answer.status_code}" for answer in answers)
                await asyncio.sleep(0.1)


class Konungs(Attack):
    """A dozen tables of the strongest bots, watched."""

    async def once(self) -> None:
        server = await self.door()
        made = []
        async with self.web(server.http) as web:
            for _ in range(KONUNGS):
                table = await self.table(web, [{"kind": "bot", "level": "konung"}] * 4, listed=True, pace=0)
                if table is not None:
                    made.append(table["id"])
        watchers = [await Client.sit(server.socket(table), self.headers) for table in made]
        for _ in range(60):
            if time.monotonic() > self.until:
                break
            for watcher in watchers:
                await watcher.ask(type="ping")
            await asyncio.sleep(1)
        for watcher in watchers:
            self.done["konungs' moves"] += watcher.moment
            await watcher.leave()


class HalfOpen(Attack):
    """Connections that send nothing, or a byte now and then."""

    async def once(self) -> None:
        server = await self.door()
        lines: list[socket.socket] = []
        for _ in range(HALF_OPEN):
            line = socket.socket()
            line.setblocking(False)
            with contextlib.suppress(OSError):
                line.connect(("127.0.0.1", server.port))
            lines.append(line)
        self.done["half-open"] += len(lines)
        for _ in range(10):
            await asyncio.sleep(1)
            for line in lines:
                with contextlib.suppress(OSError):
                    line.send(b"G")
        for line in lines:
            line.close()


class Damage(Attack):
    """Damaged rows of the attacker's own tables."""

    database: Path = Path()

    async def once(self) -> None:
        server = await self.door()
        async with self.web(server.http) as web:
            made = await self.table(web, [{"kind": "bot", "level": "thrall"}] * 2, pace=1000)
        if made is not None:
            column, value = random.choice(sorted(BAD_VALUES.items()))
            await asyncio.to_thread(self.spoil, made["id"], column, value)
            self.done[f"spoilt {column}"] += 1
        await asyncio.sleep(20)

    def spoil(self, table_id: str, column: str, value: str) -> None:
        with contextlib.closing(sqlite3.connect(self.database, timeout=30)) as line, line:
            line.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table_id))
            line.execute("UPDATE moves SET words = 'nonsense' WHERE table_id = ? AND number = 3", (table_id,))


class Opens(Attack):
    """Many connect to one table and disconnect."""

    async def once(self) -> None:
        server = await self.door()
        async with self.web(server.http) as web:
            made = await self.table(web, [{"kind": "bot", "level": "thrall"}] * 4, listed=True, pace=5000)
        if made is None:
            return
        for _ in range(200):
            if time.monotonic() > self.until:
                return
            client = await Client.sit(server.socket(made["id"]), self.headers, resume=0)
            await client.leave()
            self.done["sat down"] += 1


ALL: list[type[Attack]] = [TakeBacks, Imports, Stories, Konungs, HalfOpen, Damage, Opens]
