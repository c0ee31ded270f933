"""Players that continue whatever happens to the server, and checks of what must be stored afterwards."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meadhall import bloodrage, replay
from meadhall.server.store import Move, Store
from meadhall.server.tables.live_game import LiveGame, spelled
from meadhall.server.tables.story import record
from tests.server.client import WAIT, Client, Closed, Json, asked_of, make_table, take_seats, tokens
from tests.server.running import Server

# When the server has answered for one meanwhile
REFUSED = {"stale", "not_asked", "has_passed", "no_rage", "not_playing"}
BLOODRAGE = bloodrage.new(seats=2, seed=1)
PERSON: Json = {"kind": "person"}
BOT: Json = {"kind": "bot", "level": "thrall"}
CUT = {1000, 1001, 1005, 1006, 1012}  # close codes of a server that goes away; ours mean a refusal
PATIENCE = 600.0  # seconds for games with a restart in the middle, on a machine that is busy otherwise

T = TypeVar("T")
Door = Callable[[], Awaitable[Server]]


@dataclass
class Sent:
    """A message of a player: `answer` is `done`, a code, or empty if there was no answer."""

    at: int
    action: int | None  # None: to take back
    answer: str = ""
    tries: int = 1


@dataclass
class Tally:
    """Counters of a run, to report at its end what was actually tested."""

    kills: int = 0
    games: int = 0
    moves: int = 0
    unanswered: int = 0  # moves that were on their way when the server died
    stored: int = 0  # of these: they were there already when they were sent again
    secrets: int = 0  # answers still hidden from others that were there after the restart
    bots: int = 0  # games that went on though nobody looked

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def public(view: Json, game: Any = BLOODRAGE) -> Json:
    """What all see of it. `game`: any of the same kind."""
    own = game.own_view(None)
    return {name: part for name, part in view.items() if name not in own}


@dataclass
class Player:
    """The player of one seat: answers at random, and sends unanswered moves again after reconnecting.

    `door` waits until a server is available, and returns its address.
    """

    table: str
    token: str
    door: Door
    dice: random.Random
    tally: Tally
    undo: float = 0.05
    sent: list[Sent] = field(default_factory=list)
    moved: Callable[[], None] = lambda: None
    client: Client | None = None
    go: asyncio.Event = field(default_factory=asyncio.Event)  # cleared: make no new move for now
    patient: bool = False  # with a database that is away
    refused: int = 0  # so often for that reason

    def __post_init__(self) -> None:
        self.go.set()

    def hides(self) -> bool:
        """Has given an answer that others do not see."""
        ask = None if self.client is None else self.client.view["ask"]
        return ask is not None and bool(ask["given"])

    def chooses(self) -> bool:
        """Has to answer, and the table will not answer for it."""
        client = self.client
        if client is None or not client.must_answer():
            return False
        alone = sum(seat["kind"] != "bot" for seat in client.table["seats"]) == 1
        return not alone or len(client.view["ask"]["answers"]) > 1

    def waits_for(self) -> str:
        """For error reports: the state, the open question, the last messages."""
        if self.client is None:
            return f"{self.table}: never sat down"
        view = self.client.view
        asked = [(asked_of(one), one["prompt"], one["answered"]) for one in view.get("asked", ())]
        heard = [(one["type"], one.get("number"), one.get("code")) for one in self.client.received[-3:]]
        seat, number, go = view.get("seat"), self.client.number, self.go.is_set()
        return (
            f"{self.table} {seat} at {number}, go {go}: asked {asked}, said {self.sent[-1:]}, heard {heard}"
        )

    async def play(self, client: Client | None = None) -> Client:
        """Play to the end of the game, on an open connection if there is one."""
        while True:
            try:
                client = client or await self.come()
                if self.sent and not self.sent[-1].answer:
                    self.sent[-1].tries += 1
                    await self.send(client, self.sent[-1])
                while not client.view["over"]:
                    await self.act(client)
                return client
            except (ConnectionError, ConnectionClosed, InvalidHandshake):
                client = None
            except Closed as closed:
                client = None
                if closed.code not in CUT:
                    raise

    async def act(self, client: Client) -> None:
        waits = self.patient and not self.go.is_set()
        undo = not waits and client.undo and self.dice.random() < self.undo
        # Whoever is to wait looks on meanwhile: the table may answer for a seat that has no choice.
        idle = waits and not self.chooses()
        if idle or (not undo and not client.must_answer()):
            await client.receive()
            return
        await self.go.wait()
        answers = [] if undo else client.view["ask"]["answers"]
        await self.send_new(client, None if undo else self.dice.choice(answers)["action"])

    async def come(self) -> Client:
        """For the first time, or again: then from where one was."""
        old, url = self.client, (await self.door()).socket(self.table)
        if old is None:
            self.client = await Client.sit(url, token=self.token)
            return self.client
        fresh = await Client.sit(url, token=self.token)
        if fresh.number == old.number:
            # The same number is the same view, secret answers and all.
            assert fresh.view == old.view, (fresh.view, old.view)
            self.tally.secrets += self.hides()
        await fresh.leave()
        client = await Client.sit(url, token=self.token, resume=old.number)
        assert client.number >= old.number, (client.number, old.number)
        client.view = client.view or old.view
        self.client = client
        return client

    async def send_new(self, client: Client, action: int | None) -> None:
        self.sent.append(Sent(client.number, action))
        await self.send(client, self.sent[-1])

    async def send(self, client: Client, sent: Sent) -> None:
        answer = await self.ask(client, sent)
        while (code := answer.get("code")) == "too_many" or (code == "not_saved" and self.patient):
            self.refused += code == "not_saved"
            await asyncio.sleep(0.1)
            answer = await self.ask(client, sent)
        assert answer["type"] == "done" or answer["code"] in REFUSED or sent.action is None, answer
        sent.answer = answer["type"] if answer["type"] == "done" else answer["code"]
        if sent.tries > 1:
            self.tally.unanswered += 1
            self.tally.stored += answer.get("again", False)
        self.tally.moves += sent.answer == "done"
        self.moved()

    async def ask(self, client: Client, sent: Sent) -> Json:
        if sent.action is None:
            return await client.ask(type="undo", at=sent.at)
        return await client.ask(type="move", at=sent.at, action=sent.action)


async def check(store: Store, made: Json, players: dict[str, Player]) -> None:
    """The log contains exactly the acknowledged moves of these seats, and its game is the one they were
    sent."""
    loaded = await store.load(made["id"])
    assert loaded is not None
    table, seats, moves = loaded
    names = tuple(seat.name for seat in seats)
    assert table.status == "over" and table.result is not None
    assert table.entries == len(moves)
    assert [move.number for move in moves] == [*range(1, len(moves) + 1)]
    for name, player in players.items():
        there = rows_of(moves, names.index(name))
        done = Counter(
            (sent.at, "" if sent.action is None else spelled(table.game, sent.action))
            for sent in player.sent
            if sent.answer == "done"
        )
        assert max(done.values(), default=1) == 1, (name, done)
        lost, never_sent = done - there, there - done
        assert not lost and not never_sent, f"{name} of {table.id}: lost {lost}, not its own {never_sent}"
    match = replay(record(table, names, moves))
    live = LiveGame(table, names, 0, moves)
    assert match.game.over and match.game.fingerprint() == live.game.fingerprint()
    views = [player.client.view for player in players.values() if player.client is not None]
    shown = msgspec.json.decode(msgspec.json.encode(vars(match.game.view(None))))
    for view in views:
        assert public(view, match.game) == public(shown, match.game)


def rows_of(moves: Sequence[Move], seat: int) -> Counter[tuple[int, str]]:
    """What a person of this seat answered: to which number, and what."""
    return Counter((move.answers, move.words) for move in moves if move.seat == seat and move.by == "person")


async def seated(
    seats: list[Json], door: Door, dice: random.Random, tally: Tally, **settings: Any
) -> tuple[Json, dict[str, Player]]:
    """A table that plays, and its people."""
    made = await insist(door, lambda http: make_table(http, seats, **settings))
    people = people_of(made, seats)
    await insist(door, lambda http: take_seats(http, made, seats=people))
    players = {
        name: Player(made["id"], tokens(made)[name], door, random.Random(dice.getrandbits(64)), tally)
        for name in people
    }
    return made, players


async def insist(door: Door, work: Callable[[str], Awaitable[T]]) -> T:
    """Ask again if the server dies over it."""
    while True:
        try:
            return await work((await door()).http)
        except httpx.TransportError:
            continue


async def sat_down(server: Server, seats: list[Json], **settings: Any) -> tuple[Json, dict[str, Client]]:
    """A table that plays, and a line to it for each of its people."""
    made = await make_table(server.http, seats, **settings)
    people = people_of(made, seats)
    await take_seats(server.http, made, seats=people)
    url = server.socket(made["id"])
    return made, {name: await Client.sit(url, token=tokens(made)[name]) for name in people}


def people_of(made: Json, seats: list[Json]) -> list[str]:
    """The seats that are for people."""
    asked = zip(made["seats"], seats, strict=True)
    return [link["seat"] for link, seat in asked if seat["kind"] == "person"]


async def record_of(server: Server, made: Json) -> str:
    """As anybody at the table can have it after the end."""
    async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as web:
        web.headers["authorization"] = f"Bearer {next(iter(tokens(made).values()))}"
        answer = await web.get(f"/api/tables/{made['id']}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


# --- what the store says: nobody wakes a table up by looking there -----------------------------------------


@asynccontextmanager
async def reading(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def log_of(server: Server, made: Json) -> list[Move]:
    async with reading(server.database) as store:
        return await store.moves(made["id"])


async def entries(store: Store, table_id: str) -> int:
    table = await store.table(table_id)
    assert table is not None
    return table.entries


async def until_entries(database: str, table_id: str, number: int, seconds: float) -> int:
    """Back when its log has that many."""
    async with reading(database) as store, asyncio.timeout(seconds):
        while (there := await entries(store, table_id)) < number:
            await asyncio.sleep(0.05)
        return there


async def until_over(store: Store, table_id: str) -> None:
    while (table := await store.table(table_id)) is None or table.status != "over":
        await asyncio.sleep(0.1)
