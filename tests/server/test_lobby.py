"""The lobby, passwords of tables, chat and webhooks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meadhall.server import limits
from tests.server.browser import ME, OPEN_SEAT, PERSON, THRALL, Browser, two_people
from tests.server.client import Client, Closed, run
from tests.server.running import Server


async def listed(browser: Browser, **filters: Any) -> list[str]:
    """The ids on the first page."""
    return [table["id"] for table in await browser.get("/api/tables", **filters)]


def test_the_lobby_lists_what_is_meant_for_everybody_and_filters_it(server: Server) -> None:
    async def play() -> None:
        host, guest = Browser(server), Browser(server)
        free = await host.make(ME, OPEN_SEAT, language="x1", listed=True, name="Come in")
        full = await host.make(ME, THRALL, language="x1", listed=True)
        private = await host.make(ME, OPEN_SEAT, language="x1")
        assert set(await listed(guest, language="x1")) == {full.id, free.id}
        assert await listed(guest, language="x1", open_seats=True) == [free.id]
        assert await listed(guest, language="x1", status="playing") == [full.id]
        assert await listed(guest, language="x1", status="over") == []
        assert set(await listed(guest, language="x1", game="bloodrage")) == {full.id, free.id}
        assert await listed(guest, language="x1", game="chess") == []
        assert await listed(guest, language="x2") == []
        # Who was told the address gets in all the same.
        assert (await guest.get(private.path))["listed"] is False
        assert await guest.refused("/api/tables?status=gone", method="GET") == (400, "bad_request")

    run(play())


def test_the_lobby_has_pages(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        made = [
            (await host.make(ME, OPEN_SEAT, language="x3", listed=True)).id
            for _ in range(limits.LOBBY_PAGE + 3)
        ]
        first = await host.get("/api/tables", language="x3")
        last = first[-1]
        second = await host.get("/api/tables", language="x3", before=f"{last['updated_at']}-{last['id']}")
        assert (len(first), len(second)) == (limits.LOBBY_PAGE, 3)
        assert sorted(table["id"] for table in first + second) == sorted(made)
        for wrong in ("", "x", "1-", "9" * 30 + "-a", "-5-abc", "1-a;drop"):
            assert await host.refused(f"/api/tables?before={wrong}", method="GET") == (400, "bad_request")

    run(play())


def test_my_tables_are_known_by_the_cookie(server: Server) -> None:
    async def play() -> None:
        host, guest, nobody = Browser(server), Browser(server), Browser(server)
        table = await host.make(PERSON, PERSON)
        await guest.follow(table.tokens["raven"])
        for browser, yours in ((host, []), (guest, ["raven"])):
            mine = await browser.get("/api/mine")
            assert [(one["id"], one["yours"], one["host"]) for one in mine] == [
                (table.id, yours, browser is host)
            ]
        assert await nobody.get("/api/mine") == []
        nobody.web.cookies.update(host.web.cookies)
        assert [one["id"] for one in await nobody.get("/api/mine")] == [table.id]
        nobody.web.cookies.clear()
        nobody.web.cookies["meadhall"] = host.web.cookies["meadhall"][:-2] + "xx"
        assert await nobody.get("/api/mine") == []

    run(play())


# --- passwords ------------------------------------------------------------------------------------


def test_a_password_opens_the_table_to_sit_and_to_watch(server: Server) -> None:
    async def play() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON, listed=True, language="x4", password="Mjöd")
        take = table.seat("raven", "take")
        assert (await guest.get("/api/tables", language="x4"))[0]["locked"] is True
        assert await guest.refused(take, {"display": "Una"}) == (403, "wrong_password")
        assert await guest.refused(take, {"display": "Una", "password": "mjöd"}) == (403, "wrong_password")
        with pytest.raises(Closed) as closed:
            await guest.sit(table)
        assert closed.value.said["code"] == "may_not_watch"
        with pytest.raises(Closed) as closed:
            await guest.sit(table, password="mjöd")
        assert closed.value.said["code"] == "wrong_password"
        watching = await guest.sit(table, password="Mjöd")
        assert watching.table["you"] is None
        # Typed on another system: the same letters in another spelling.
        assert (await guest.post(take, {"display": "Una", "password": "Mjo\u0308d"}))["yours"] == ["raven"]
        # Who sits or has a link needs no password.
        assert (await guest.sit(table)).table["you"] == "raven"
        assert (await table.watch()).table["you"] is None

    run(play())


def test_passwords_are_not_for_trying_out(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON, password="right")
        take = table.seat("raven", "take")
        guesser, guest = Browser(server, "198.51.100.7"), Browser(server, "198.51.100.8")
        answers = [
            await guesser.refused(take, {"display": "X", "password": f"guess {i}"})
            for i in range(limits.ADDRESS_PASSWORDS.burst + 1)
        ]
        assert answers[:-1] == [(403, "wrong_password")] * limits.ADDRESS_PASSWORDS.burst
        assert answers[-1] == (429, "too_many_passwords")
        late = await guesser.web.post(take, json={"display": "X", "password": "right"})
        assert late.status_code == 429 and int(late.headers["retry-after"]) > 0
        assert (await guest.post(take, {"display": "Una", "password": "right"}))["yours"] == ["raven"]

    run(play())


def test_many_addresses_together_do_not_guess_faster(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, OPEN_SEAT, PERSON, password="right")
        take = table.seat("raven", "take")
        browsers = [Browser(server, f"2001:db8:{i:x}::1") for i in range(limits.TABLE_PASSWORDS.burst + 8)]
        answers = await asyncio.gather(
            *(browser.refused(take, {"display": "X", "password": "no"}) for browser in browsers)
        )
        assert set(answers) == {(403, "wrong_password"), (429, "too_many_passwords")}
        # A /64 network of IPv6 counts as one address.
        other = await host.make(ME, OPEN_SEAT, PERSON, password="right")
        house_of_one = [
            Browser(server, f"2001:db8:aa::{i:x}") for i in range(limits.ADDRESS_PASSWORDS.burst + 2)
        ]
        answers = [
            await browser.refused(other.seat("raven", "take"), {"display": "X", "password": "no"})
            for browser in house_of_one
        ]
        assert answers[-1] == (429, "too_many_passwords")

    run(play())


# --- talk -----------------------------------------------------------------------------------------


def said(client: Client) -> list[tuple[str | None, str]]:
    return [
        (line["seat"], line["words"])
        for message in client.received
        if message["type"] == "chat"
        for line in message["lines"]
    ]


async def quiet(client: Client) -> None:
    """Everything that was on its way to this client has come."""
    await client.ask(type="ping")


def test_players_talk_among_themselves_and_spectators_apart(server: Server) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(server)
        one, other = await table.watch(), await table.watch()
        muted = await table.sit("raven", chat=False)
        assert (await wolf.ask(type="say", words="  well   met\n"))["type"] == "done"
        assert (await one.ask(type="say", words="go wolf"))["type"] == "done"
        await raven.ask(type="say", words="met well")
        for client in (wolf, raven, one, other, muted):
            await quiet(client)
        assert said(wolf) == said(raven) == [("wolf", "well met"), ("raven", "met well")]
        assert said(one) == said(other) == [(None, "go wolf")]
        assert said(muted) == []
        # Who comes later reads what was said.
        late, latecomer = await host.sit(table), await table.watch()
        await quiet(late)
        await quiet(latecomer)
        assert said(late) == said(wolf) and said(latecomer) == said(one)

    run(play())


def test_nobody_floods_the_talk(server: Server) -> None:
    async def play() -> None:
        table, host, _, wolf, raven = await two_people(server)
        second = await host.sit(table)  # another device does not give more
        lines, answer = 0, await wolf.ask(type="say", words="a line")
        while answer["type"] == "done" and lines < 10 * limits.CHAT_LINES.burst:
            lines += 1
            answer = await (wolf, second)[lines % 2].ask(type="say", words=f"line {lines}")
        assert lines >= limits.CHAT_LINES.burst
        assert answer["code"] == "too_much_talk" and answer["params"]["seconds"] > 0
        assert (await raven.ask(type="say", words="my turn"))["type"] == "done"
        assert (await raven.ask(type="say", words=" \u2003\n"))["code"] == "nothing_said"

    run(play())


# --- notices --------------------------------------------------------------------------------------


def test_a_webhook_is_set_by_the_seat_and_must_be_public(server: Server) -> None:
    async def play() -> None:
        table, host, raven, _, _ = await two_people(server)
        hook = table.seat("raven", "webhook")
        public = {"url": "https://hooks.example.com/T000/secret"}
        assert await host.refused(hook, public) == (403, "not_your_seat")
        info = await raven.post(hook, public)
        assert "secret" not in str(info) and "secret" not in str(await host.get(table.path))
        for url, code in (
            ("http://127.0.0.1:8000/", "webhook_private"),
            ("https://10.1.2.3/", "webhook_private"),
            ("https://[::1]/", "webhook_private"),
            ("http://169.254.169.254/latest/meta-data", "webhook_private"),
            ("http://out.local/", "webhook_private"),
            ("ftp://example.com/", "webhook_bad_url"),
            ("https://user:pass@example.com/", "webhook_bad_url"),
            ("https://example.com:22/", "webhook_bad_port"),
            ("https://127.1/", "webhook_bad_url"),
            ("nonsense", "webhook_bad_url"),
        ):
            assert await raven.refused(hook, {"url": url}) == (400, code), url
        await raven.post(hook, {"url": None})

    run(play())


def test_tables_are_refused_in_the_games_own_words(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        request: dict[str, Any] = {"game": "bloodrage", "seats": [ME, PERSON]}
        for wrong, code in (
            ({"game": "chess"}, "unknown_game"),
            ({"seats": []}, "bad_seat_count"),
            ({"seats": [ME] * 9}, "bad_seat_count"),
            ({"seats": [{"kind": "me", "seat": "dragon"}, ME]}, "unknown_seat"),
            ({"seats": [{"kind": "me", "seat": "wolf"}] * 2}, "seat_twice"),
            ({"seats": [{"kind": "bot"}, ME]}, "unknown_bot"),
            ({"seats": [{"kind": "bot", "level": "os.system"}, ME]}, "unknown_bot"),
            ({"options": {"nonsense": "1"}}, "unknown_option"),
            ({"options": {"first_game": "perhaps"}}, "bad_option"),
            ({"clock": {"kind": "sundial", "seconds": 5}}, "bad_clock"),
            ({"clock": {"kind": "bank"}}, "bad_clock"),
        ):
            status, found = await host.refused("/api/tables", {**request, **wrong})
            assert status == 409, (wrong, found)
            assert found == code, (wrong, found)

    run(play())
