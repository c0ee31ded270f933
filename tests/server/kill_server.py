"""Kills a server with kill -9 during games. Shared by test_kill_server.py and soak.py."""

from __future__ import annotations

import asyncio
import random
import socket
import time

import psutil

from tests.patience import HANG
from tests.server.client import Json, run
from tests.server.kept.make import GAMES
from tests.server.players import (
    BOT,
    PATIENCE,
    PERSON,
    Player,
    Tally,
    check,
    entries,
    reading,
    seated,
    until_over,
)
from tests.server.running import Server

# Which tables are played when a server is killed: they take turns. Without bots, it all takes a second.
Evening = list[tuple[str, list[Json]]]
EVENINGS: list[Evening] = [
    [("bloodrage", [PERSON, PERSON]), ("runewars", [PERSON, PERSON])],
    [("bloodrage", [PERSON, PERSON, BOT]), ("runewars", [PERSON, PERSON, BOT])],
    [("bloodrage", [PERSON, PERSON]), ("bloodrage", [PERSON, PERSON, PERSON, PERSON])],
    [("bloodrage", [BOT, BOT]), ("bloodrage", [PERSON, PERSON, PERSON])],
]


class Fate:
    """When to kill the server: while people take seats, at a move, or just after a secret answer."""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self.server = server
        self.dice = dice
        self.kind = dice.choice(["early", "secret", "secret", "any", "any", "any"])
        self.moves = dice.randrange(0, 120)
        self.players: list[Player] = []
        self.up = asyncio.Event()
        self.up.set()
        self.now = asyncio.Event()

    async def door(self) -> Server:
        await self.up.wait()
        return self.server

    def moved(self) -> None:
        self.moves -= 1
        if self.moves <= 0 and self.kind != "early" and not self.now.is_set():
            if self.kind == "any":
                self.now.set()
            elif any(player.hides() for player in self.players):
                self.now.set()
                for player in self.players:  # let nobody be quicker: it shall be a secret until the end
                    player.go.clear()

    async def strike(self) -> None:
        if self.kind == "early":
            await asyncio.sleep(self.dice.uniform(0, 0.5))
        else:
            await self.now.wait()
            await asyncio.sleep(self.dice.uniform(0, 0.02))
        self.up.clear()
        assert "raceback" not in self.server.log, self.server.log
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.again)
        self.up.set()
        for player in self.players:
            player.go.set()


def kill_in_games(server: Server, store_url: str, number: int, dice: random.Random) -> Tally:
    """Some games, during which the server is killed and restarted. All must be completed correctly."""
    return run(_kill_in_games(server, store_url, EVENINGS[number % len(EVENINGS)], dice))


async def _kill_in_games(server: Server, store_url: str, evening: Evening, dice: random.Random) -> Tally:
    tally, fate = Tally(kills=1, games=len(evening)), Fate(server, dice)
    first = {"game": "bloodrage", "options": {"first_game": dice.choice(["true", "false"])}}
    settings = {"bloodrage": first, "runewars": GAMES["runewars"]}
    async with reading(store_url) as store, asyncio.timeout(PATIENCE):
        killing = asyncio.ensure_future(fate.strike())
        tables = [await seated(seats, fate.door, dice, tally, **settings[game]) for game, seats in evening]
        fate.players = [player for _, players in tables for player in players.values()]
        for player in fate.players:
            player.moved = fate.moved
        whole = asyncio.gather(*(player.play() for player in fate.players))
        await asyncio.wait((whole, killing), return_when="FIRST_COMPLETED")
        fate.now.set()  # it may have been meant for later than the end
        await killing
        before = {made["id"]: await entries(store, made["id"]) for made, _ in tables}
        try:
            await whole
        except TimeoutError as error:
            rows = [await store.table(made["id"]) for made, _ in tables]
            raise AssertionError(
                "\n".join([*(one.waits_for() for one in fate.players), str(rows)])
            ) from error
        for made, players in tables:
            if not players:
                await until_over(store, made["id"])
                tally.bots += await entries(store, made["id"]) > before[made["id"]]
            await check(store, made, players)
    return tally


def low_port() -> int:
    """A free one that is given to nobody by itself: a client that knocks while the server is away
    could be given its port, and would talk to itself."""
    dice = random.Random()
    while True:
        port = dice.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def workers(server: Server) -> list[psutil.Process]:
    """The bot processes."""
    end = time.monotonic() + HANG
    while time.monotonic() < end:
        family = psutil.Process(server.process.pid).children(recursive=True)
        if thinking := [process for process in family if "spawn_main" in " ".join(process.cmdline())]:
            return thinking
        time.sleep(0.05)
    raise AssertionError("no bot thinks")
