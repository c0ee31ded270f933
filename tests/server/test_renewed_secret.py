"""`meadhall renew-secret` while a server runs: cookies are signed again, or not accepted any more."""

from __future__ import annotations

import asyncio

from meadhall.cli import main
from meadhall.server import limits
from meadhall.server.guard.cookie_secret import accepted, renewed
from tests.server.browser import ME, THRALL, Browser
from tests.server.client import run
from tests.server.databases import database_url, postgresql, postgresql_url, sqlite_url
from tests.server.running import Server, serving

__all__ = ["database_url", "postgresql", "postgresql_url", "sqlite_url"]  # fixtures


def test_old_secrets_end_by_themselves() -> None:
    first = "00" * 32
    second = renewed(first, 1000, forget_old=False)
    third = renewed(second, 2000, forget_old=False)
    year = limits.COOKIE_SECONDS * 1000
    assert len(accepted(third, 2000)) == 3 and accepted(third, 2000)[2] == bytes(32)
    assert len(accepted(third, 1000 + year)) == 2
    assert len(accepted(third, 2000 + year)) == 1
    assert accepted(third, 2000 + year)[0] == accepted(third, 0)[0] != bytes(32)
    assert len(renewed(third, 1000 + year, forget_old=False).split()) == 3
    assert len(renewed(third, 3000, forget_old=True).split()) == 1


def test_a_running_server_takes_up_the_new_secret(database_url: str) -> None:
    async def renew(*flags: str) -> None:
        words = ["renew-secret", "--database", database_url, *flags]
        assert await asyncio.to_thread(main, words) == 0

    async def play(server: Server) -> None:
        browser, other = Browser(server), Browser(server)
        for one in (browser, other):
            await one.make(ME, THRALL)
        (old,) = browser.web.cookies.values()

        async def is_known() -> bool:
            return bool(await browser.get("/api/mine"))

        await renew()
        while browser.web.cookies.get("meadhall") == old:  # until the server has heard of it
            assert await is_known()
            await asyncio.sleep(0.1)
        (new,) = browser.web.cookies.values()
        assert old.partition(".")[0] == new.partition(".")[0], "the same browser, signed anew"
        assert await is_known()
        await renew("--forget-old", "--yes")
        while await is_known():
            await asyncio.sleep(0.1)
        assert not await other.get("/api/mine")

    with serving(database_url) as server:
        run(play(server))
