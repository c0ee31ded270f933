"""Passwords of tables: argon2id, in threads of its own.

It is slow on purpose: so never in the event loop, and never many at once, or it would be the way to
stop the server.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meadhall.server import limits
from meadhall.server.guard.errors import Denied

T = TypeVar("T")

# OWASP's choice for a server that also has other things to do: 19 MiB, two passes, one lane.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    """One for the server. Threads of its own, because a request that is given up does not stop its thread:
    only their number bounds what runs."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(limits.PASSWORDS_AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What is stored. Raises Denied when too many wait already."""
        return await self._run(_hash, password)

    async def verify(self, password: str, stored: str) -> bool:
        """Whether it is the one; False for garbage of any kind, on either side. Raises Denied as above."""
        if len(password) > limits.PASSWORD_LENGTH:
            return False
        return await self._run(_verify, password, stored)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        if self._waiting >= limits.PASSWORDS_WAITING:
            raise Denied(503, "server_busy", retry_after=2)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._waiting -= 1


def _plain(password: str) -> bytes:
    """The same letters are the same password, whatever system typed them; and any string will do."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _hash(password: str) -> str:
    return _HASHER.hash(_plain(password))


def _verify(password: str, stored: str) -> bool:
    try:
        return _HASHER.verify(stored, _plain(password))
    except (Argon2Error, InvalidHashError, UnicodeError):
        return False
