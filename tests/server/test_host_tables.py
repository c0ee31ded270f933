"""`meadhall tables` while a server runs: deleted tables are closed at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.cli import main
from meadhall.server.store import Store
from tests.server.browser import ME, OPEN_SEAT, PERSON, THRALL, Browser, Table, answer_of, two_people
from tests.server.client import Client, Closed, run
from tests.server.databases import database_url, postgresql, postgresql_url, sqlite_url
from tests.server.players import reading
from tests.server.running import Server, serving
from tests.server.store.samples import NOW, a_line, a_table, some_seats

__all__ = ["database_url", "postgresql", "postgresql_url", "sqlite_url"]  # fixtures


@pytest.fixture
def own(database_url: str) -> Iterator[Server]:
    with serving(database_url) as server:
        yield server


async def meadhall(server: Server, *words: str) -> int:
    """A command of the host, in another thread: the clients go on listening."""
    return await asyncio.to_thread(main, [*words, "--database", server.database])


async def told_that_it_is_gone(client: Client) -> None:
    try:
        while True:
            await client.receive()
    except Closed as closed:
        assert closed.said == {"type": "bye", "code": "no_such_table", "again": False}


async def refused_or_gone(client: Client, **message: object) -> None:
    """The server may have told, and closed the line, before it was asked."""
    with contextlib.suppress(Closed, ConnectionClosed):
        answer = await client.ask(**message)
        assert (answer["type"], answer["code"]) == ("refused", "no_such_table"), answer


def test_nobody_plays_on_at_a_deleted_table(own: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(own)
        watcher = await table.watch()
        other, _, _, here, _ = await two_people(own)
        bots = await host.make(THRALL, THRALL, pace=60_000)
        mover = wolf if wolf.must_answer() else raven
        talker = raven if mover is wolf else wolf
        assert await meadhall(own, "tables", "delete", table.id, bots.id, "--yes") == 0
        await refused_or_gone(mover, type="move", at=mover.number, action=answer_of(mover))
        await refused_or_gone(talker, type="say", words="hello?")
        for client in (wolf, raven, watcher):
            await told_that_it_is_gone(client)
        assert await host.refused(table.path, method="GET") == (404, "no_such_table")
        assert await host.refused(table.seat("wolf", "leave")) == (404, "no_such_table")
        assert [one["id"] for one in await host.get("/api/mine")] == []
        assert (await here.ask(type="ping"))["type"] == "pong"
        assert (await host.get(other.path))["status"] == "playing"

    run(play())
    assert "Deleted: " in capsys.readouterr().out


def test_a_deleted_rematch_can_be_made_again(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        over = await host.import_record(finished())
        first = await host.post(f"{over.path}/rematch")
        assert await meadhall(server, "tables", "delete", first["id"], "--yes") == 0
        again = await host.post(f"{over.path}/rematch")
        assert again["id"] != first["id"]

    run(play())


def finished() -> str:
    return (Path(__file__).parents[1] / "golden" / "bloodrage-2-first-game-3.txt").read_text("utf-8")


def test_the_list_and_what_goes_wrong(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> tuple[Table, Table]:
        host = Browser(server)
        table = await host.make(ME, OPEN_SEAT, name="[b]Fri")
        client = await host.sit(table)
        assert (await client.ask(type="say", words="[red]skål"))["type"] == "done"
        return table, await host.make(ME, PERSON, THRALL, game="runewars")

    one, two = run(play())

    def said(*words: str, code: int = 0) -> str:
        assert main([*words, "--database", server.database]) == code
        both = capsys.readouterr()
        return both.err if code else both.out

    assert {one.id, two.id} <= {table["id"] for table in json.loads(said("tables", "--json"))}
    listed = json.loads(said("tables", "--json", "--status", "open", "--game", "runewars"))
    assert two.id in {table["id"] for table in listed} and {table["game"] for table in listed} == {"runewars"}
    assert one.id not in said("tables", "--older-than", "1")
    assert one.id in said("tables")
    shown = said("tables", "show", one.id)
    assert "[b]Fri" in shown and "[red]skål" in shown and "hash" not in shown
    assert "no table nowhere. Nothing was deleted" in said(
        "tables", "delete", one.id, "nowhere", "--yes", code=1
    )
    assert "There is no table nowhere" in said("tables", "show", "nowhere", code=1)
    assert one.id in {table["id"] for table in json.loads(said("tables", "--json"))}
    assert "There is nothing to delete" in said("tables", "expire", "--keep", "3000")
    assert main(["tables", "--database", server.database + "x"]) == 1
    assert "There is no database" in capsys.readouterr().err


def test_a_question_comes_before_deleting(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def made() -> str:
        return (await Browser(server).make(ME, OPEN_SEAT)).id

    async def there() -> bool:
        async with reading(server.database) as store:
            return await store.table(table) is not None

    table = run(made())
    for answer, left in (("n", True), ("", True), ("y", False)):
        monkeypatch.setattr("builtins.input", lambda *_, answer=answer: answer)
        assert main(["tables", "delete", table, "--database", server.database]) == (1 if left else 0)
        assert run(there()) is left
    assert "Nothing was deleted" in capsys.readouterr().err


def test_a_server_deletes_what_nobody_has_touched(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")

    async def fill() -> None:
        store = await Store.open(url)
        for status in ("open", "playing", "over", "stuck"):
            await store.create(a_table(status, status=status), some_seats(status))
        await store.create(a_table("ages", status="playing", updated_at=0), some_seats("ages"))
        await store.create(a_table("talk", status="over"), some_seats("talk"))
        await store.say(msgspec.structs.replace(a_line(table_id="talk"), at=2 * NOW))
        for number in range(30):
            await store.create(a_table(f"x{number}", status="over"), some_seats(f"x{number}"))
        await store.close()

    async def left() -> list[str]:
        async with reading(url) as store:
            return [name async for name in store.all_ids()]

    async def until_few() -> list[str]:
        while len(found := await left()) > 2:
            await asyncio.sleep(0.2)
        return found

    asyncio.run(fill())
    with serving(url, "--keep", "30", "--keep-running", "9999") as server:
        assert run(until_few()) == ["playing", "talk"]
    assert server.log.count("deleted an unused table") == 34
