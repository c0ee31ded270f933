"""Almost valid moves, at tables of both games: stored, or refused with nothing changed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from meadhall import games
from meadhall.server import limits
from meadhall.server.messages import ServerMessage
from tests.server.browser import PERSON, Browser, Table, record
from tests.server.client import Client, Json, run
from tests.server.kept.make import asked
from tests.server.players import log_of
from tests.server.running import Server

RECORDS = {"bloodrage": "bloodrage-2-first-game-4", "runewars": "runewars-2-by-lot-explored-102"}
TRIES = 150
typed = msgspec.json.Decoder(ServerMessage)


def half(name: str) -> str:
    """The first half of a golden record."""
    lines = record(name).splitlines()
    return "\n".join(lines[: len(lines) // 2]) + "\n"


async def at_the_table(server: Server, game: str) -> tuple[Table, list[Client]]:
    host = Browser(server)
    table = await host.import_record(half(RECORDS[game]), seats=[PERSON, PERSON])
    for token in table.tokens.values():
        await Browser(server).follow(token)
    return table, [await table.sit(name) for name in table.tokens]


def nonsense(dice: random.Random, client: Client, game: str) -> Json:
    """A move made of words and numbers of either game; some are legal, most are not."""
    words = [word for other in games().values() for answer in dice.sample(other.words, 3) for word in answer]
    answers = [one["words"] for one in (client.view["ask"] or {"answers": []})["answers"]]
    legal = dice.choice(answers).split() if answers else []
    line = dice.choice(
        [
            [client.view["seat"], *legal],
            [client.view["seat"], *legal, *dice.sample(words, 2)],
            [client.view["seat"], *legal[:-1], dice.choice(words)],
            [dice.choice(games()[game].seat_names), *dice.sample(words, 3)],
            [client.view["seat"], *sorted(legal, key=lambda _: dice.random())],
            [client.view["seat"], *legal * 9, str(10**30), "...", "(", ")"],
        ]
    )
    text = " ".join(line)[: limits.SENTENCE_LENGTH]
    most = max(len(other.words) for other in games().values())
    wild = {"type": "move", "action": dice.choice([dice.randrange(most + 5), 2**31, 0])}
    said: list[Json] = [wild, {"type": "move", "line": text}, {"type": "why", "line": text}, {"type": "undo"}]
    message = dice.choice(said)
    if message["type"] != "why":
        message["at"] = dice.choice([client.number, client.number, client.number + 1, 0])
    return message


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_a_move_is_done_and_stored_or_refused_and_changes_nothing(server: Server, game: str) -> None:
    async def play() -> None:
        table, clients = await at_the_table(server, game)
        dice, done = random.Random(game), 0
        made: Any = {"id": table.id}
        before = len(await log_of(server, made))
        seen = 0
        for _ in range(TRIES):
            client = dice.choice(clients)
            answer = await client.ask(**nonsense(dice, client, game))
            while answer.get("code") == "too_many":
                answer = await client.ask(**nonsense(dice, client, game))
            assert answer["type"] in ("done", "refused", "because"), answer
            assert answer.get("code") != "unexpected", answer
            done += answer["type"] == "done" and not answer["again"]
            seen += answer["type"] == "refused"
        rows = await log_of(server, made)
        assert seen and done and len(rows) - before >= done
        assert {move.by for move in rows[before:]} <= {"person", "table"}
        for client in clients:
            for text in client.raw:
                typed.decode(text)
            again = await table.sit(client.view["seat"])
            await client.ask(type="ping")
            assert again.view == client.view and asked(again.view) == asked(client.view)

    run(play())
