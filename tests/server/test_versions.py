"""Tables go on under the rules version and the content id they began with."""

from __future__ import annotations

from meadhall.runewars import RULES
from tests.server.browser import ME, Browser, Table, nearly_over, record
from tests.server.client import run
from tests.server.running import Server

VERSION_1 = "runewars-2-by-lot-plain-101"


def test_a_record_of_version_1_comes_in_and_goes_out_the_same(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.import_record(record(VERSION_1))
        log = await host.get(f"{table.path}/log")
        assert (log["rules"], log["pack"]) == (1, RULES.pack)
        assert (await host.web.get(f"{table.path}/record")).text == record(VERSION_1)

    run(play())


def test_an_unfinished_record_and_a_fork_of_version_1_go_on_under_it(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.import_record(nearly_over(VERSION_1, missing=40), seats=[ME, ME])
        old = await host.import_record(record(VERSION_1))
        fork = Table(server, await host.post(f"{old.path}/fork", {"moment": 5, "seats": [ME, ME]}))
        for path in (table.path, fork.path):
            log = await host.get(f"{path}/log")
            assert (log["rules"], log["pack"]) == (1, RULES.pack)
            assert (await host.get(path))["status"] == "playing"

    run(play())


def test_a_new_table_has_the_newest_rules(server: Server) -> None:
    async def play() -> None:
        host = Browser(server)
        table = await host.make(ME, ME, game="runewars", options={"random_map": "true"})
        assert (await host.get(f"{table.path}/log"))["rules"] == RULES.version == 2

    run(play())
