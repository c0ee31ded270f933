"""Links to seats: what following one gives, which tokens are void, and who is notified."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.browser import ME, PERSON, Browser, Table, answer_of, two_people
from tests.server.client import WAIT, Client, Closed, Json, run
from tests.server.running import Server


def notices(client: Client) -> list[tuple[str, str]]:
    return [(one["code"], one["params"]["seat"]) for one in client.received if one["type"] == "notice"]


async def told(client: Client, code: str) -> None:
    await client.until(lambda: (code, "raven") in notices(client))


async def bye(client: Client) -> tuple[str, bool]:
    """The code of the server's `bye`, and whether to reconnect."""
    with pytest.raises(Closed) as closed:
        await client.until(lambda: False)
    said = closed.value.said
    assert said["type"] == "bye", said
    return said["code"], said["again"]


async def refused(table: Table, **hello: Any) -> str:
    """What a hello is refused with."""
    with pytest.raises(Closed) as closed:
        await Client.sit(table.server.socket(table.id), **hello)
    code: str = closed.value.said["code"]
    return code


async def follow(table: Table, name: str) -> Json:
    """As a program does it that keeps no cookies."""
    async with httpx.AsyncClient(base_url=table.server.http, timeout=WAIT) as web:
        answer = await web.post("/api/links/follow", json={"token": table.tokens[name], "display": "A bot"})
    assert answer.status_code == 200, answer.text
    followed: Json = answer.json()
    return followed


async def status(table: Table, token: str) -> tuple[int, str]:
    headers = {"authorization": f"Bearer {token}"}
    answer = await Browser(table.server).web.get(f"{table.path}/log?seat=raven", headers=headers)
    return answer.status_code, answer.json().get("code", "")


def test_a_followed_links_token_shows_nothing_and_the_new_one_plays(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, PERSON, listed=True)
        link = table.tokens["raven"]
        # Before it is followed, though anybody may watch this table; and after.
        assert await refused(table, token=link) == "follow_first"
        followed = await follow(table, "raven")
        assert (followed["table"], followed["seat"]) == (table.id, "raven")
        for hello in ({"token": link}, {"token": link, "seat": "raven"}):
            assert await refused(table, **hello) == "follow_first"
        assert await status(table, link) == (403, "follow_first")
        raven = await Client.sit(server.socket(table.id), token=followed["token"])
        assert raven.table["you"] == "raven" and (await raven.move(answer_of(raven)))["type"] == "done"
        assert await status(table, followed["token"]) == (200, "")
        # The link of one's own seat gives no more than that of others.
        assert await refused(table, token=table.tokens["wolf"]) == "follow_first"

    run(play())


def test_a_link_followed_again_moves_the_seat_and_everybody_is_told(server: Server) -> None:
    async def play() -> None:
        table, _, laptop, wolf, old = await two_people(server)
        watcher = await table.watch()
        phone = Browser(server)
        await phone.follow(table.tokens["raven"])
        assert await bye(old) == ("seat_moved", False)
        for line in (wolf, watcher):
            await told(line, "seat_moved")
        assert (await laptop.get(table.path))["yours"] == []
        new = await phone.sit(table)
        assert new.table["you"] == "raven" and (await new.move(answer_of(new)))["type"] == "done"
        # And back again, by the same link.
        await laptop.follow(table.tokens["raven"])
        assert await bye(new) == ("seat_moved", False)
        assert (await laptop.sit(table)).table["you"] == "raven"

    run(play())


def test_the_same_browser_may_follow_its_link_again(server: Server) -> None:
    async def play() -> None:
        table, _, browser, wolf, raven = await two_people(server)
        await browser.follow(table.tokens["raven"])
        assert (await raven.move(answer_of(raven)))["type"] == "done"
        await wolf.ask(type="ping")
        assert notices(wolf) == []

    run(play())


def test_a_program_whose_answer_was_lost_follows_again(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, PERSON)
        lost = (await follow(table, "raven"))["token"]
        wolf = await host.sit(table)
        found = (await follow(table, "raven"))["token"]
        await told(wolf, "seat_moved")
        assert await refused(table, token=lost) == "may_not_watch"
        assert (await Client.sit(server.socket(table.id), token=found)).table["you"] == "raven"

    run(play())


def test_the_host_gives_out_a_new_link_to_a_taken_seat_and_everybody_is_told(server: Server) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(server)
        link = (await host.post(table.seat("raven", "new-link")))["token"]
        for line in (wolf, raven):
            await told(line, "new_link")
        # Whoever sits there stays, until somebody follows it.
        assert (await raven.move(answer_of(raven)))["type"] == "done"
        assert await refused(table, token=link) == "follow_first"
        other = Browser(server)
        assert await other.refused("/api/links/follow", {"token": table.tokens["raven"]}) == (
            404,
            "no_such_link",
        )
        await other.follow(link)
        assert await bye(raven) == ("seat_moved", False)
        await told(wolf, "seat_moved")
        assert (await other.sit(table)).table["you"] == "raven"

    run(play())


def test_a_token_ends_with_the_seat(server: Server) -> None:
    """Given up, or given away by the host: what its holder was given opens nothing more."""

    async def play() -> None:
        for deed, body in (("leave", None), ("replace", {"kind": "person"})):
            host = Browser(server)
            table = await host.make(ME, PERSON)
            token = (await follow(table, "raven"))["token"]
            raven = await Client.sit(server.socket(table.id), token=token)
            await host.post(table.seat("raven", deed), body)
            assert await bye(raven) == ("not_your_seat", False)
            assert await refused(table, token=token) == "may_not_watch"

    run(play())
