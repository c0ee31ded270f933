"""Damaged rows: a table that cannot be read becomes stuck, with the reason; other tables are not affected."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meadhall import replay
from meadhall.kernel.rules import option_words
from meadhall.server.http_types import Made, NewTable, SeatRequest
from meadhall.server.store import Move, Store
from meadhall.server.tables import seating
from meadhall.server.tables.live_game import spelled
from meadhall.server.tables.new_table import Origin, make
from meadhall.server.tables.room import Room
from tests.server.browser import ME, THRALL, Browser, nearly_over
from tests.server.client import Client, run
from tests.server.databases import Postgresql, postgresql, postgresql_url
from tests.server.running import TRUST, Server, serving

__all__ = ["postgresql", "postgresql_url"]  # fixtures

pytestmark = pytest.mark.slow

TABLE, SEATS, MOVES = "UPDATE tables SET ", "UPDATE seats SET ", "UPDATE moves SET "
# The damage of each table, and what must be reported: the entry, and what is wrong with it.
DAMAGE = {
    "clocks": (TABLE + "clocks = '{\"started\": 1' WHERE id = :id", "0: tables.clocks (damaged)"),
    "no-clocks": (TABLE + "clocks = NULL WHERE id = :id", "0: tables.clocks (damaged)"),
    "clock": (TABLE + "clock = 'noon' WHERE id = :id", "0: tables.clock (damaged)"),
    "options": (TABLE + "options = '[]' WHERE id = :id", "0: tables.options (damaged)"),
    "deep-options": (TABLE + f"options = '{'[' * 9999}' WHERE id = :id", "0: tables.options (damaged)"),
    "proposal": (
        TABLE + 'proposal = \'{"seat": 7, "keep": 0, "waits": []}\' WHERE id = :id',
        "0: tables.proposal (damaged)",
    ),
    "misfit": (TABLE + "misfit = '{}' WHERE id = :id", "0: tables.misfit (damaged)"),
    "result": (TABLE + "result = '7' WHERE id = :id", "0: tables.result (damaged)"),
    "status": (TABLE + "status = 'asleep' WHERE id = :id", "0: tables.status (damaged)"),
    "game": (TABLE + "game = 'chess' WHERE id = :id", "0: chess (unknown_game)"),
    "seed": (TABLE + "seed = 'seven' WHERE id = :id", "0: tables.seed (damaged)"),
    "entries": (TABLE + "entries = 'many' WHERE id = :id", "0: tables.entries (damaged)"),
    "version": (TABLE + "version = x'00ff' WHERE id = :id", "0: tables.version (damaged)"),
    "entries-blob": (TABLE + "entries = x'00' WHERE id = :id", "0: tables.entries (damaged)"),
    "name": (TABLE + "name = x'00ff' WHERE id = :id", "0: tables.name (damaged)"),
    "rules": (TABLE + "rules = CAST(x'31ff' AS TEXT) WHERE id = :id", "0: tables.rules (damaged)"),
    "first-seat": ("DELETE FROM seats WHERE table_id = :id AND seat = 0", "0: seats.seat (damaged)"),
    "last-seat": ("DELETE FROM seats WHERE table_id = :id AND seat = 1", "0: tables.clocks (damaged)"),
    "no-seats": ("DELETE FROM seats WHERE table_id = :id", "0: tables.clocks (damaged)"),
    "seat-kind": (SEATS + "kind = 'ghost' WHERE table_id = :id AND seat = 1", "0: seats.kind (damaged)"),
    "seat-name": (SEATS + "name = 'owl' WHERE table_id = :id AND seat = 1", "(unknown_seat)"),
    "display": (SEATS + "display = x'ff' WHERE table_id = :id AND seat = 1", "0: seats.display (damaged)"),
    "words": (MOVES + "words = 'dance' WHERE table_id = :id AND number = 5", "5 ("),
    "words-blob": (MOVES + "words = x'ff' WHERE table_id = :id AND number = 5", "5 (damaged)"),
    "not-utf8": (MOVES + "words = CAST(x'6bff' AS TEXT) WHERE table_id = :id AND number = 5", "5 ("),
    "gap": ("DELETE FROM moves WHERE table_id = :id AND number = 5", "5 (damaged)"),
    "cut-off": ("DELETE FROM moves WHERE table_id = :id AND number > 40", "41 (damaged)"),
    "mover": (MOVES + "seat = 9 WHERE table_id = :id AND number = 5", "5 (damaged)"),
    "kind": (MOVES + "kind = 'jump' WHERE table_id = :id AND number = 5", "5 (damaged)"),
    "time": (MOVES + "at = 'noon' WHERE table_id = :id AND number = 5", "5 (damaged)"),
    "keep": (MOVES + "kind = 'rewind', keep = 30 WHERE table_id = :id AND number = 5", "5 (damaged)"),
}
PATIENCE = 120.0  # seconds; only bounds a hang
HEALTHY = ("first", "last")  # due before and after all damaged ones
BOTS = [SeatRequest("bot", level="thrall"), SeatRequest("bot", level="thrall")]


async def make_tables(database: str | Path, damaged: Iterable[str] = DAMAGE) -> dict[str, Made]:
    """Running games of two bots by name; and two in the lobby that have not begun."""
    match = replay(nearly_over("bloodrage-2-first-game-4", missing=12))
    rows = [
        Move(number, "move", entry.seat, spelled("bloodrage", entry.action), "person", number)
        for number, entry in enumerate(match.log, 1)
    ]
    assert len(rows) > 40
    options = dict(option_words(match.game.made_with()))
    origin = Origin(match.seed, match.version, match.pack, rows, "record")
    store = await Store.open(database)
    tables: dict[str, Made] = {}
    try:
        for name in (HEALTHY[0], *damaged, HEALTHY[1]):
            request = NewTable("bloodrage", BOTS, options, name=name, pace=0)
            tables[name] = await make(store, request, None, None, origin)
            room = Room(store, tables[name].id, lambda room: None)
            await room.load()
            await seating.begin(room)
        for name in ("open", "open-options"):
            request = NewTable(
                "bloodrage", [SeatRequest("open"), SeatRequest("open")], name=name, listed=True
            )
            tables[name] = await make(store, request, None, None)
    finally:
        await store.close()
    return tables


class Damaged:
    """A served database with all the damage in it, and a copy from before."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.made = asyncio.run(make_tables(self.database))
        self.whole = Path(shutil.copy(self.database, folder / "whole.db"))
        self.run("UPDATE tables SET due_at = rowid WHERE status = 'playing'")
        # As if no server had run for a minute: its start gives everybody's time back.
        self.run("INSERT INTO house VALUES ('alive_at', strftime('%s') * 1000 - 60000)")
        for name, (sql, _) in DAMAGE.items():
            self.run(sql, self.made[name].id)
        self.run("UPDATE tables SET options = 'x' WHERE id = :id", self.made["open-options"].id)
        self.server = Server(str(self.database), *TRUST)

    def run(self, sql: str, table_id: str = "") -> list[tuple[object, ...]]:
        with sqlite3.connect(self.database, timeout=30) as line:
            line.text_factory = bytes
            return line.execute(sql, {"id": table_id} if ":id" in sql else {}).fetchall()


@contextmanager
def serving_damaged(folder: Path) -> Iterator[Damaged]:
    found = Damaged(folder)
    try:
        yield found
    finally:
        if found.server.process.poll() is None:
            found.server.stop()


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    with serving_damaged(tmp_path_factory.mktemp("damage")) as found:
        yield found


async def until(browser: Browser, made: Made, *statuses: str) -> None:
    """The table has one of these."""
    async with asyncio.timeout(PATIENCE):
        while (await browser.get(f"/api/tables/{made.id}"))["status"] not in statuses:
            await asyncio.sleep(0.1)


async def until_all_are_found(damaged: Damaged) -> Browser:
    """Every damaged table is known to be stuck, and the healthy ones are played to the end."""
    browser = Browser(damaged.server)
    for name in (*DAMAGE, "open-options"):
        await until(browser, damaged.made[name], "stuck")
    for name in HEALTHY:
        await until(browser, damaged.made[name], "over")
    return browser


def test_bots_at_sound_tables_go_on(damaged: Damaged) -> None:
    async def play() -> None:
        for name in HEALTHY:
            await until(Browser(damaged.server), damaged.made[name], "over")

    run(play())
    assert "unexpected" not in damaged.server.log, damaged.server.log


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_stuck_and_says_why(name: str, damaged: Damaged) -> None:
    made = damaged.made[name]

    async def look() -> None:
        browser = Browser(damaged.server)
        browser.web.headers["authorization"] = f"Bearer {made.host}"
        info = await browser.get(f"/api/tables/{made.id}")
        assert info["status"] == "stuck" and info["host"]
        for path in ("story", "moments/3", "log", "record"):
            assert (await browser.refused(f"/api/tables/{made.id}/{path}", method="GET"))[0] == 409
        for path, body in (
            ("start", {}),
            ("rematch", None),
            ("fork", {"moment": 0, "seats": [ME, ME]}),
            ("seats/wolf/take", {"display": ""}),
            ("seats/wolf/replace", {"kind": "open"}),
        ):
            status, _ = await browser.refused(f"/api/tables/{made.id}/{path}", body)
            assert status == 409, path
        line = await Client.sit(damaged.server.socket(made.id), token=made.host)
        assert line.table["status"] == "stuck" and DAMAGE[name][1] in line.table["misfit"]
        refused = await line.ask(type="move", at=0, action=1)
        assert refused["code"] in ("not_playing", "only_players")

    run(look())


def test_nobody_sits_down_at_a_stuck_table_by_a_link(damaged: Damaged) -> None:
    async def follow() -> None:
        for name in DAMAGE:
            for link in damaged.made[name].seats:
                status, code = await Browser(damaged.server).refused(
                    "/api/links/follow", {"token": link.token, "display": ""}
                )
                assert (status, code) in ((409, "not_playing"), (404, "no_such_link")), name

    run(follow())


def test_lobby_and_own_tables_show_the_others(damaged: Damaged) -> None:
    async def look() -> None:
        browser = await until_all_are_found(damaged)
        assert [one["name"] for one in await browser.get("/api/tables")] == ["open"]
        mine = await browser.make(ME, THRALL)  # now it has a cookie
        damaged.run("CREATE TABLE hosts AS SELECT id, host FROM tables")
        damaged.run(f"UPDATE tables SET host = (SELECT host FROM tables WHERE id = '{mine.id}')")
        listed = {one["id"]: one["status"] for one in await browser.get("/api/mine")}
        damaged.run("UPDATE tables SET host = (SELECT host FROM hosts WHERE hosts.id = tables.id)")
        assert listed.pop(mine.id) == "playing"
        assert {listed.pop(damaged.made[name].id) for name in HEALTHY} == {"over"}
        assert listed.pop(damaged.made["open"].id) == "open"
        assert len(listed) == len(DAMAGE) + 1 and set(listed.values()) == {"stuck"}

    run(look())


def test_the_host_is_told_how_many_are_stuck(damaged: Damaged) -> None:
    async def ask() -> None:
        browser = await until_all_are_found(damaged)
        assert (await browser.get("/ready"))["stuck"] == len(DAMAGE) + 1
        metrics = (await browser.web.get("/metrics")).text
        assert f"meadhall_tables_stuck {len(DAMAGE) + 1}.0" in metrics
        assert "meadhall_unexpected_errors_total 0.0" in metrics

    run(ask())


def check_store(database: Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "meadhall", "check-store", "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert not done.stderr.strip(), done.stderr
    return done.returncode, done.stdout


def test_check_store_lists_each_with_its_reason(damaged: Damaged) -> None:
    run(until_all_are_found(damaged))
    code, said = check_store(damaged.database)
    assert code == 1
    for name in (*DAMAGE, "open-options"):
        assert f"\n{damaged.made[name].id}: " in f"\n{said}", name
    assert f"{damaged.made['clocks'].id}: the table: tables.clocks cannot be read." in said
    assert f"{damaged.made['gap'].id}: entry 5 of its log is missing." in said
    assert f"{damaged.made['game'].id}: its game is chess, which is not installed" in said
    # Where only the status or the reason was damaged, marking the table stuck has mended it.
    assert f"{damaged.made['status'].id}: stuck, but it fits again" in said
    assert f"{len(DAMAGE) - 1} that cannot be played" in said
    assert "meadhall tables delete" in said


def test_what_is_mended_by_hand_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving_damaged(tmp_path) as damaged:
        run(until_all_are_found(damaged))
        mend(damaged)
        code, said = check_store(damaged.database)
        assert code == 0 and said.count("it fits again") == len(DAMAGE) + 1, said
        damaged.server.again()
        run(play_on(damaged))


def mend(damaged: Damaged) -> None:
    """Stop the server and restore the rows of stuck tables from before the damage."""
    damaged.server.stop()
    assert "Traceback" not in damaged.server.log, damaged.server.log
    columns = "game rules seed options name clock clocks entries proposal result version waiting".split()
    sets = ", ".join(
        f"{one} = (SELECT {one} FROM whole.tables AS was WHERE was.id = main.tables.id)" for one in columns
    )
    with sqlite3.connect(damaged.database) as line:
        line.execute("ATTACH ? AS whole", (str(damaged.whole),))
        line.execute(f"UPDATE main.tables SET {sets} WHERE status = 'stuck'")
        for rows in ("seats", "moves"):
            of_stuck = "table_id IN (SELECT id FROM main.tables WHERE status = 'stuck')"
            line.execute(f"DELETE FROM main.{rows} WHERE {of_stuck}")
            line.execute(f"INSERT INTO main.{rows} SELECT * FROM whole.{rows} WHERE {of_stuck}")


async def play_on(damaged: Damaged) -> None:
    browser = Browser(damaged.server)
    for name in DAMAGE:
        await until(browser, damaged.made[name], "playing", "over")
    await until(browser, damaged.made["clocks"], "over")
    assert (await browser.get(f"/api/tables/{damaged.made['open-options'].id}"))["status"] == "open"
    assert (await browser.get("/ready"))["stuck"] == 0


def test_two_processes_on_postgresql_stop_at_the_same_table_only(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    names = ("clocks", "gap", "words")
    made = asyncio.run(make_tables(postgresql_url, names))
    for name in names:
        postgresql.run(DAMAGE[name][0].replace(":id", f"'{made[name].id}'"))

    async def look(*servers: Server) -> None:
        first, second = (Browser(server) for server in servers)
        for name in HEALTHY:
            await until(first, made[name], "over")
        for name in names:
            for browser in (first, second):
                assert (await browser.get(f"/api/tables/{made[name].id}"))["status"] == "stuck"
        assert (await first.get("/ready"))["stuck"] == (await second.get("/ready"))["stuck"] == len(names)

    with serving(postgresql_url) as one, serving(postgresql_url) as other:
        run(look(one, other))
