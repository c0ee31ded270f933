"""Makes a database to keep: tables of both games in every state that a stored table can be in.

    python -m tests.server.kept.make tests/server/kept/schema-0001

writes FILE.db and FILE.json.gz (who may enter, and what everybody was shown). A kept database is never made
again: tests/server/test_kept.py opens it with the program of today. Run this to add one for a new schema.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from meadhall.server.store import Store
from meadhall.server.tables import story as tell
from meadhall.server.tables.room import Room
from tests.server.client import Client, Json, asked_of
from tests.server.running import Server

SLOW = 60_000  # milliseconds: no bot answers before the server is stopped
GAMES: dict[str, Json] = {
    "bloodrage": {"game": "bloodrage"},
    "runewars": {"game": "runewars", "options": {"random_map": "true"}},
}


def asked(view: Json) -> dict[str, bool]:
    """Who must decide, and whether they have."""
    return {asked_of(one): one["answered"] for one in view.get("asked", ())}


class Sitting:
    """A table under way: a browser and a connection for each person."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.made: Json = {}
        self.clients: dict[str, Client] = {}
        self.cookies: dict[str, str] = {}

    async def begin(self, wish: Json, people: int, bots: int = 0, **more: Any) -> None:
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": "karl"}] * bots
        async with httpx.AsyncClient(base_url=self.server.http) as web:
            answer = await web.post("/api/tables", json={"seats": seats, "pace": SLOW, **wish, **more})
            assert answer.status_code == 201, answer.text
            self.made = answer.json()
            self.cookies["host"] = web.cookies["meadhall"]
        tokens: dict[str, str] = {}
        for link in self.made["seats"][:people]:
            async with httpx.AsyncClient(base_url=self.server.http) as web:
                body = {"token": link["token"], "display": link["seat"].title()}
                answer = await web.post("/api/links/follow", json=body)
                assert answer.status_code == 200, answer.text
                tokens[link["seat"]] = answer.json()["token"]
                self.cookies[link["seat"]] = web.cookies["meadhall"]
        for link in self.made["seats"][:people]:
            address = self.server.socket(self.made["id"])
            self.clients[link["seat"]] = await Client.sit(address, token=tokens[link["seat"]])

    async def ask(self, client: Client, **message: Any) -> Json:
        """Whoever is too quick waits as told, and asks again."""
        while (answer := await client.ask(**message)).get("code") in ("too_many", "too_many_wishes"):
            await asyncio.sleep(answer["params"]["seconds"])
        return answer

    async def catch_up(self) -> None:
        """Everything that is on its way has arrived."""
        for client in self.clients.values():
            await self.ask(client, type="ping")

    def to_act(self) -> list[str]:
        view = next(iter(self.clients.values())).view
        return [name for name, answered in asked(view).items() if not answered and name in self.clients]

    async def step(self) -> str:
        """Somebody who must decide does, at random."""
        await self.catch_up()
        name = self.rng.choice(self.to_act())
        client = self.clients[name]
        action = self.rng.choice(client.view["ask"]["answers"])["action"]
        answer = await self.ask(client, type="move", at=client.number, action=action)
        assert answer["type"] == "done", answer
        return name

    async def until(self, stands: Callable[[], bool], least: int) -> None:
        """Play on until it stands like that, after so many steps at least."""
        for _ in range(5000):
            if least <= 0:
                await self.catch_up()
                if stands():
                    return
            await self.step()
            least -= 1
        raise AssertionError("it never stood like that")

    def over(self) -> bool:
        return bool(next(iter(self.clients.values())).view["over"])

    def talking(self) -> str | None:
        """Who is in the middle of a sentence: asked alone, with something to take back."""
        for name, client in self.clients.items():
            if list(asked(client.view)) == [name] and client.undo:
                return name
        return None

    def half_answered(self) -> bool:
        answers = asked(next(iter(self.clients.values())).view)
        return len(answers) > 1 and len(set(answers.values())) == 2

    async def undo(self, name: str) -> None:
        client = self.clients[name]
        answer = await self.ask(client, type="undo", at=client.number)
        assert answer["type"] == "done", answer
        await self.catch_up()

    async def go_back(self) -> None:
        """Somebody asks to take back, all others agree."""
        asker = await self.propose()
        for friend in self.clients.values():
            if friend is not asker:
                answer = await self.ask(friend, type="consent", yes=True)
                assert answer["type"] == "done", answer
        await self.catch_up()

    async def propose(self) -> Client:
        """The first who has something to take back."""
        for client in self.clients.values():
            if (await self.ask(client, type="propose"))["type"] == "done":
                return client
        raise AssertionError("nobody has anything to take back")


async def sentence(table: Sitting, wish: Json) -> None:
    await table.begin(wish, 3)
    await table.until(lambda: table.talking() is not None, 60)


async def secret(table: Sitting, wish: Json) -> None:
    await table.begin(wish, 3, clock={"kind": "bank", "seconds": 86400, "increment": 10})
    await table.until(table.half_answered, 40)


async def undone(table: Sitting, wish: Json) -> None:
    """A secret answer was taken back and given again, a sentence was begun and taken back."""
    await table.begin(wish, 2)
    await table.until(table.half_answered, 3)
    name = next(name for name, answered in asked(table.clients[table.to_act()[0]].view).items() if answered)
    await table.undo(name)
    await table.until(lambda: table.talking() is not None, 20)
    name = table.talking() or ""
    await table.undo(name)
    await table.until(lambda: table.talking() is not None, 0)
    await table.undo(table.talking() or "")


async def went_back(table: Sitting, wish: Json) -> None:
    """By consent, again and again; also to before an earlier time that it went back."""
    await table.begin(wish, 3, spectator_delay=30)
    await table.until(lambda: not table.talking(), 30)
    for _ in range(3):
        await table.go_back()
        await table.step()
    await table.go_back()
    await table.go_back()
    await table.until(lambda: not table.talking(), 10)


async def wished(table: Sitting, wish: Json) -> None:
    """Somebody has asked to take back, one of two others has agreed."""
    await table.begin(wish, 3)
    await table.until(lambda: not table.talking(), 25)
    asker = await table.propose()
    friend = next(client for client in table.clients.values() if client is not asker)
    assert (await friend.ask(type="consent", yes=True))["type"] == "done"
    assert (await friend.ask(type="say", words="Go on, then."))["type"] == "done"
    await table.catch_up()


async def finished(table: Sitting, wish: Json) -> None:
    await table.begin(wish, 2)
    await table.until(table.over, 0)


async def bot_to_move(table: Sitting, wish: Json) -> None:
    await table.begin(wish, 1, 2)
    while table.to_act():
        await table.step()
        await table.catch_up()


async def stood_in(table: Sitting, wish: Json) -> None:
    """A bot plays for one of three people, and it is to move."""
    await table.begin(wish, 3, clock={"kind": "decision", "seconds": 3600})
    await table.until(lambda: not table.talking(), 15)
    name = table.to_act()[0]
    seat = f"/api/tables/{table.made['id']}/seats/{name}/stand-in"
    bearer = {"authorization": f"Bearer {next(s['token'] for s in table.made['seats'] if s['seat'] == name)}"}
    async with httpx.AsyncClient(base_url=table.server.http, headers=bearer) as web:
        assert (await web.post(seat, json={"level": "thrall"})).status_code == 200
    await table.catch_up()


async def not_begun(table: Sitting, wish: Json) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    async with httpx.AsyncClient(base_url=table.server.http) as web:
        more = {"listed": True, "name": "Вечір", "language": "uk", "password": "sesame"}
        table.made = (await web.post("/api/tables", json={"seats": seats, **wish, **more})).json()
        table.cookies["host"] = web.cookies["meadhall"]


# Where a bot is to move comes last: it answers after a minute.
STATES: dict[str, Callable[[Sitting, Json], Awaitable[None]]] = {
    "finished": finished,
    "not_begun": not_begun,
    "sentence": sentence,
    "secret": secret,
    "undone": undone,
    "went_back": went_back,
    "wished": wished,
    "bot_to_move": bot_to_move,
    "stood_in": stood_in,
}


async def shown(database: Path, table_id: str, names: list[str]) -> Json:
    """What each of these is shown who comes in, before anything goes on: the first view, and the story."""
    found: Json = {}
    store = await Store.open(database)
    try:
        room = Room(store, table_id, lambda _: None)
        await room.load()
        if room.live is None or room.clocks is None:
            return found
        moves = await store.moves(table_id)
        for name in names:
            seat = room.named.index(name)
            story = [one for _, one in tell.moments(room.table, room.named, room.clocks.started, moves, seat)]
            view = room.broadcast.full_view(room.live, seat)
            found[name] = json.loads(msgspec.json.encode({"first": view, "story": story}))
            del found[name]["first"]["clocks"]  # they run
        return found
    finally:
        await store.close()


async def all_states(server: Server) -> list[Json]:
    rng = random.Random(20261118)
    tables: list[Json] = []
    for state, play in STATES.items():
        for game, wish in GAMES.items():
            table = Sitting(server, rng)
            await play(table, wish)
            print(game, state, table.made["id"], flush=True)
            tables.append(
                {
                    "game": game,
                    "state": state,
                    "id": table.made["id"],
                    "links": table.made,
                    "cookies": table.cookies,
                    "people": list(table.clients),
                }
            )
            for client in table.clients.values():
                await client.leave()
    return tables


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        server = Server(str(database))
        try:
            tables = asyncio.run(all_states(server))
        finally:
            server.stop()
        with sqlite3.connect(database) as line:
            line.execute("PRAGMA journal_mode=DELETE")
            line.execute("VACUUM")
        target.with_suffix(".db").write_bytes(database.read_bytes())
        for table in tables:
            table["shown"] = asyncio.run(shown(database, table["id"], table["people"]))
    text = json.dumps(tables, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    target.with_suffix(".json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
