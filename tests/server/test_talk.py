"""Spectators who talk: an address may say so much, however many connections it opens."""

from __future__ import annotations

import asyncio

from meadhall.server import limits
from tests.server.browser import Browser, Table, two_people
from tests.server.client import Client, run
from tests.server.running import Server

CROWD = 5  # connections: together they may say more than twice as much as their address


async def codes(line: Client) -> list[str]:
    """As many lines as one connection may say at once; what was answered."""
    answers = [await line.ask(type="say", words=f"line {i}") for i in range(limits.CHAT_LINES.burst)]
    return [answer.get("code", "done") for answer in answers]


async def watching(house: Server, table: Table, address: str, count: int) -> list[Client]:
    return [await Browser(house, address).sit(table, token=table.spectator) for _ in range(count)]


def test_spectators_of_one_address_share_what_they_may_say(house: Server) -> None:
    async def play() -> None:
        table, _, _, wolf, _ = await two_people(house)
        crowd = await watching(house, table, "198.51.100.20", CROWD)
        said = [code for answers in await asyncio.gather(*map(codes, crowd)) for code in answers]
        assert set(said) == {"done", "too_much_talk"}
        assert said.count("done") >= limits.SPECTATOR_LINES.burst
        # Neither other addresses nor those who play are concerned.
        (other,) = await watching(house, table, "198.51.100.21", 1)
        assert set(await codes(other)) == {"done"}
        assert set(await codes(wolf)) == {"done"}

    run(play())
