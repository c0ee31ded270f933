"""The chat limit of spectators applies to an address, whatever the number of its connections."""

from __future__ import annotations

import asyncio

from meadhall.server import limits
from tests.server.browser import Browser, Table, two_people
from tests.server.client import Client, run
from tests.server.running import Server

CROWD = 5  # connections: together they may say more than twice as much as their address


async def codes(line: Client) -> list[str]:
    """Send as many chat messages as one connection may send at once; returns the answers."""
    answers = [await line.ask(type="say", words=f"line {i}") for i in range(limits.CHAT_LINES.burst)]
    return [answer.get("code", "done") for answer in answers]


async def watching(server: Server, table: Table, address: str, count: int) -> list[Client]:
    return [await Browser(server, address).sit(table, token=table.spectator) for _ in range(count)]


def test_spectators_of_one_address_share_what_they_may_say(server: Server) -> None:
    async def play() -> None:
        table, _, _, wolf, _ = await two_people(server)
        crowd = await watching(server, table, "198.51.100.20", CROWD)
        said = [code for answers in await asyncio.gather(*map(codes, crowd)) for code in answers]
        assert set(said) == {"done", "too_much_talk"}
        assert said.count("done") >= limits.SPECTATOR_LINES.burst
        # Neither other addresses nor those who play are concerned.
        (other,) = await watching(server, table, "198.51.100.21", 1)
        assert set(await codes(other)) == {"done"}
        assert set(await codes(wolf)) == {"done"}

    run(play())
