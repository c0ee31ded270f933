"""Passwords: real argon2, outside the event loop, with limited concurrency."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from meadhall.server import limits
from meadhall.server.guard import passwords as module
from meadhall.server.guard.errors import Denied
from meadhall.server.guard.passwords import Passwords
from tests.patience import HANG


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords()
    yield made
    made.close()


def test_the_right_one_and_wrong_ones(passwords: Passwords) -> None:
    async def scene() -> None:
        stored = await passwords.hash("Мед і рогами стукіт")
        assert stored.startswith("$argon2id$")
        assert "Мед" not in stored
        assert await passwords.verify("Мед і рогами стукіт", stored)
        assert not await passwords.verify("мед і рогами стукіт", stored)
        assert not await passwords.verify("", stored)
        assert stored != await passwords.hash("Мед і рогами стукіт")

    asyncio.run(scene())


def test_the_same_letters_typed_on_another_system(passwords: Passwords) -> None:
    async def scene() -> None:
        stored = await passwords.hash("Йорд")
        assert await passwords.verify("И\u0306орд", stored)

    asyncio.run(scene())


@pytest.mark.parametrize(
    "stored", ["", "x", "$argon2id$v=19$m=19456,t=2,p=1$", "\ud800", "\0", "$argon2id$" + "é" * 99]
)
@pytest.mark.parametrize("password", ["", "\ud800\udfff", "\0", "x" * 100_000])
def test_garbage_is_just_wrong(passwords: Passwords, password: str, stored: str) -> None:
    assert asyncio.run(passwords.verify(password, stored)) is False


def test_any_string_can_be_a_password(passwords: Passwords) -> None:
    async def scene() -> None:
        for password in ("\ud800", "\0", ""):
            assert await passwords.verify(password, await passwords.hash(password))

    asyncio.run(scene())


def test_few_at_once_and_the_loop_goes_on(passwords: Passwords, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when those who asked have gone away: a thread cannot be called back."""
    running = 0
    most = 0
    lock = threading.Lock()
    free = threading.Event()

    def work(password: str) -> str:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        free.wait(HANG)
        with lock:
            running -= 1
        return password

    monkeypatch.setattr(module, "_hash", work)

    async def scene() -> None:
        tasks = [asyncio.create_task(passwords.hash(str(n))) for n in range(20)]
        while running < limits.PASSWORDS_AT_ONCE:
            await asyncio.sleep(0.01)
        for task in tasks[:10]:
            task.cancel()
        more = [asyncio.create_task(passwords.hash(str(n))) for n in range(20)]
        await asyncio.sleep(0.05)
        free.set()
        await asyncio.gather(*tasks, *more, return_exceptions=True)

    asyncio.run(scene())
    assert most == limits.PASSWORDS_AT_ONCE


def test_too_many_waiting_are_sent_away(passwords: Passwords, monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Event()

    def work(password: str) -> str:
        free.wait(HANG)
        return password

    monkeypatch.setattr(module, "_hash", work)

    async def scene() -> list[str | BaseException]:
        tasks = [asyncio.create_task(passwords.hash(str(n))) for n in range(limits.PASSWORDS_WAITING + 3)]
        await asyncio.sleep(0.05)
        free.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    answers = asyncio.run(scene())
    denied = [answer for answer in answers if isinstance(answer, Denied)]
    assert [(each.status, each.problem.code) for each in denied] == [(503, "server_busy")] * 3
