"""Passwords of tables: argon2id, in its own threads.

Hashing is slow on purpose, so it runs outside the event loop and only a few times at once; otherwise password
attempts could block the server.
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

# OWASP's recommended parameters: 19 MiB, two passes, one lane.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    """One per server. It has its own threads: a cancelled request does not stop its thread, so only the
    number of threads bounds what runs."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(limits.PASSWORDS_AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash to store. Raises Denied if too many requests are waiting."""
        return await self._run(_hash, password)

    async def verify(self, password: str, stored: str) -> bool:
        """Whether the password is right; False for invalid input of any kind. Raises Denied as above."""
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
    """Normalized (NFKC), so that the same characters give the same bytes on every system."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _hash(password: str) -> str:
    return _HASHER.hash(_plain(password))


def _verify(password: str, stored: str) -> bool:
    try:
        return _HASHER.verify(stored, _plain(password))
    except (Argon2Error, InvalidHashError, UnicodeError):
        return False
