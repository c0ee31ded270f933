"""Writing to a store and reading from it, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from meadhall.server.store import Store, StoreError
from tests.server.store.samples import (
    NOW,
    a_change,
    a_line,
    a_move,
    a_table,
    some_moves,
    some_seats,
)

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    plain = a_table("plain")
    full = a_table(
        "full", name="Мед і мечі", language="uk", listed=True, password="$argon2id$", spectators=False,
        spectator_hash="s", spectator_delay=30, hints=False, clock='{"kind":"bank"}', pace=700, host="h",
        host_hash="hh", status="over", due_at=NOW + 2**33, waiting="wolf bear", clocks="[1]", proposal="{}",
        misfit="{}", result="{}", forked_from="plain", forked_at=3, rematch="r", version=4, entries=2,
    )  # fmt: skip
    await store.create(plain, some_seats("plain"))
    at_full = some_seats(
        "full", kind="person", level="karl", client="c", display="Å", webhook="https://x", standing_in=True,
        joined_at=NOW,
    )  # fmt: skip
    log = [a_move(1), a_move(2, "", kind="rewind", keep=0, by="clock", answers=7)]
    await store.create(full, at_full, log)
    assert await store.table("plain") == plain
    assert await store.load("full") == (full, at_full, log)
    assert await store.load("full", after=1) == (full, at_full, log[1:])
    assert await store.seats("plain") == some_seats("plain")
    assert await store.moves("full") == log
    assert await store.seat_by_token("full-raven") == at_full[1]
    found = await store.table("full")
    assert found is not None and found.listed is True and found.spectators is False  # no 0 and 1


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table("t1") is None
    assert await store.load("t1") is None
    assert await store.seats("t1") == []
    assert await store.moves("t1") == []
    assert await store.seat_by_token("") is None
    assert not await store.append("t1", [a_move(1)], a_change())
    assert not await store.change_table("t1", name="x")
    assert not await store.change_seat("t1", 0, display="x")
    assert await store.say(a_line()) is None
    assert not await store.delete("t1")


async def test_moves_follow_on_each_other(store: Store) -> None:
    await store.create(a_table(), some_seats())
    assert await store.append("t1", some_moves(1, 3), a_change(due_at=NOW + 5, clocks="[9]"))
    after = await store.table("t1")
    assert after == a_table(
        entries=3, status="playing", updated_at=NOW + 1, due_at=NOW + 5, waiting="wolf", clocks="[9]"
    )
    # Too late, too early, and half of it new: nothing changes.
    for first, last in ((1, 1), (3, 4), (5, 5)):
        assert not await store.append("t1", some_moves(first, last), a_change(status="over"))
    assert await store.load("t1") == (after, some_seats(), some_moves(1, 3))
    assert await store.append("t1", some_moves(4, 4), a_change(status="over", result="[]", due_at=None))
    assert await store.moves("t1", after=3) == some_moves(4, 4)


async def test_moves_of_somebody_who_has_not_seen_a_change_are_not_taken(store: Store) -> None:
    await store.create(a_table(), some_seats())
    assert await store.change_table("t1", proposal="{}")
    assert not await store.append("t1", [a_move(1)], a_change(), version=1)
    assert await store.append("t1", [a_move(1)], a_change(), version=2)


async def test_only_a_decision_ends_a_proposal(store: Store) -> None:
    """A bot that moves has not heard of it, perhaps: it must not write it away."""
    await store.create(a_table(), some_seats())

    async def proposal() -> str | None:
        table = await store.table("t1")
        assert table is not None
        return table.proposal

    assert await store.change_table("t1", proposal="{}")
    assert await store.append("t1", [a_move(1)], a_change())
    assert await proposal() == "{}"
    decided, after = a_change(decided=True), a_change()
    assert all(
        await asyncio.gather(store.append("t1", [a_move(2)], decided), store.append("t1", [a_move(3)], after))
    )
    assert await proposal() is None


@pytest.mark.parametrize("numbers", [[], [1, 3], [2, 1], [1, 1]])
async def test_numbers_with_gaps_are_a_mistake(store: Store, numbers: list[int]) -> None:
    await store.create(a_table(), some_seats())
    with pytest.raises(ValueError, match="moves"):
        await store.append("t1", [a_move(number) for number in numbers], a_change())


async def test_changes_count_and_can_expect(store: Store) -> None:
    await store.create(a_table(), some_seats())
    assert await store.change_table("t1", name="Feast", due_at=7)
    assert not await store.change_table("t1", where={"version": 1}, name="Late")
    assert await store.change_table("t1", where={"version": 2, "proposal": None}, name="Hall")
    take: dict[str, Any] = {"kind": "person", "client": "c", "display": "Egil", "joined_at": NOW}
    assert await store.change_seat("t1", 2, where={"kind": "open", "client": None}, **take)
    assert not await store.change_seat("t1", 2, where={"kind": "open", "client": None}, **take)
    assert not await store.change_seat("t1", 4, **take)
    seat = msgspec.structs.replace(some_seats()[2], kind="person", client="c", display="Egil", joined_at=NOW)
    assert (await store.seats("t1"))[2] == seat
    assert await store.table("t1") == a_table(name="Hall", due_at=7, version=4)


async def test_only_columns_that_may_change(store: Store) -> None:
    await store.create(a_table(), some_seats())
    for wrong in ({"version": 9}, {"id": "t2"}, {"entries": 3}, {"nonsense": 1}, {}):
        with pytest.raises(ValueError, match="cannot set"):
            await store.change_table("t1", **wrong)
        with pytest.raises(ValueError, match="cannot set"):
            await store.change_seat("t1", 0, **wrong)
    with pytest.raises(ValueError, match="cannot set"):
        await store.change_seat("t1", 0, where={"nonsense": 1}, kind="bot")


async def test_the_database_refuses_what_is_there_twice(store: Store) -> None:
    await store.create(a_table(), some_seats())
    with pytest.raises(StoreError, match="refused"):
        await store.create(a_table(), some_seats("t1", token_hash="other"))
    with pytest.raises(StoreError, match="refused"):
        await store.change_seat("t1", 0, token_hash="t1-bear")
    with pytest.raises(ValueError, match="its own"):
        await store.create(a_table("t2"), some_seats("t1"))
    assert await store.load("t1") == (a_table(), some_seats(), [])
    assert await store.table("t2") is None


async def test_the_lobby(store: Store) -> None:
    for i in range(6):
        game = "runewars" if i == 1 else "bloodrage"
        status = "playing" if i == 2 else "over" if i == 3 else "open"
        table = a_table(f"t{i}", listed=i != 0, game=game, status=status, language="uk" if i == 4 else "en")
        # Two of the same moment: pages must lose neither.
        table = msgspec.structs.replace(table, updated_at=NOW + min(i, 4))
        await store.create(table, some_seats(f"t{i}", kind="person" if i == 4 else "open"))

    async def ids(**wanted: Any) -> list[str]:
        return [table.id for table, _ in await store.lobby(**wanted, now=NOW)]

    assert await ids() == ["t5", "t4", "t2", "t1"]
    assert await ids(status=("over",)) == ["t3"]
    assert await ids(game="runewars") == ["t1"]
    assert await ids(language="uk") == ["t4"]
    assert await ids(open_seats=True) == ["t5", "t2", "t1"]
    assert await ids(limit=2, before=(NOW + 4, "t5")) == ["t4", "t2"]
    [(table, seats)] = await store.lobby(limit=1, now=NOW)
    assert (table.id, seats) == ("t5", some_seats("t5"))
    assert await store.lobby(game="chess", now=NOW) == []
    assert await store.count_tables() == 6
    assert await store.count_tables(status=("open", "playing")) == 5


async def test_my_tables(store: Store) -> None:
    await store.create(a_table("mine", host="me"), some_seats("mine"))
    await store.create(a_table("seated", updated_at=NOW + 1), some_seats("seated", client="me"))
    await store.create(a_table("other", host="you"), some_seats("other", client="you"))
    found = await store.tables_of("me", NOW)
    assert [(table.id, len(seats)) for table, seats in found] == [("seated", 4), ("mine", 4)]
    assert await store.count_tables(host="me") == 1
    assert len(await store.tables_of("me", NOW, limit=1)) == 1


async def test_what_is_due_first(store: Store) -> None:
    for name, at in (("late", 30), ("first", 10), ("never", None), ("second", 20)):
        await store.create(a_table(name, due_at=at), [])
    assert await store.due(20) == ["first", "second"]
    assert await store.due(99, limit=1) == ["first"]
    await store.append("first", [a_move(1)], a_change(due_at=None))
    assert await store.due(99) == ["second", "late"]


async def test_chat_is_kept_by_channel_and_not_for_ever(store: Store) -> None:
    await store.create(a_table(), some_seats())
    said = [await store.say(a_line(f"line {i}"), keep=3) for i in range(5)]
    apart = await store.say(a_line("hush", channel="spectators"), keep=3)
    assert all(said) and apart is not None
    assert [line.id for line in said if line] == sorted({line.id for line in said if line})
    assert await store.chat("t1", "players") == said[2:]
    assert await store.chat("t1", "spectators") == [apart]
    assert said[3] is not None
    assert await store.chat("t1", "players", after=said[3].id) == said[4:]
    assert await store.chat("t1", "players", limit=1) == said[4:]


async def test_a_shared_value_is_created_once(store: Store) -> None:
    assert await store.shared_value("secret", lambda: "a") == "a"
    assert await store.shared_value("secret", lambda: "b") == "a"
    assert await store.beat(1000) is None
    assert await store.beat(2000) == 1000
    assert await store.beat(3000) == 2000


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.create(a_table(name, entries=2), some_seats(name), some_moves(1, 2))
        await store.say(a_line(table_id=name))
    assert await store.delete("t1")
    assert not await store.delete("t1")
    assert await store.load("t1") is None
    assert (await store.moves("t1"), await store.seats("t1"), await store.chat("t1", "players")) == (
        [],
        [],
        [],
    )
    assert len(await store.moves("t2")) == 2 and len(await store.chat("t2", "players")) == 1
    await store.create(a_table("t1"), some_seats())  # its seats' hashes are free again


async def test_all_ids(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.store.store.IDS_AT_ONCE", 2)
    for name in "cabed":
        await store.create(a_table(name), [])
    assert [table_id async for table_id in store.all_ids()] == ["a", "b", "c", "d", "e"]


async def test_words_of_all_kinds(store: Store) -> None:
    """Quotes, per cent signs and backslashes go through as they are; what is no text is refused."""
    odd = """'"%s %% \\ {"a":null} ? :x ⚔ \u2028"""
    await store.create(a_table(name=odd), some_seats())
    assert await store.append("t1", [a_move(1, odd)], a_change(waiting=odd, clocks="null"))
    found = await store.load("t1")
    assert found is not None
    assert (found[0].name, found[0].waiting, found[0].clocks, found[2][0].words) == (odd, odd, "null", odd)
    with pytest.raises(StoreError, match="refused"):
        await store.append("t1", [a_move(2, "\ud800")], a_change())
    with pytest.raises(ValueError, match="zero"):
        await store.append("t1", [a_move(2, "a\0b")], a_change())
    assert await store.append("t1", [a_move(2)], a_change())


async def test_closed_is_closed(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.create(a_table(), some_seats())
    jobs = [store.append("t1", [a_move(1)], a_change())]
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await jobs[0]
    with pytest.raises(StoreError, match="closed"):
        await store.table("t1")
