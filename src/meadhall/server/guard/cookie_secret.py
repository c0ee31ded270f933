"""The secret that signs cookies, as the database keeps it: the newest first, older ones with their end.

`0123…` or `0123… 89ab…@1794803500000`: in hex, separated by spaces; a time in milliseconds since 1970 says
until when an older one is believed.
"""

from __future__ import annotations

import secrets
from typing import Final

from meadhall.server import limits

# Its name among the server's own things in the database (`Store.house`).
COOKIE_SECRET: Final = "cookie_secret"


def new_secret() -> str:
    return secrets.token_hex(32)


def believed(stored: str, now: int) -> list[bytes]:
    """For `Cookies`: the one that signs, then those still believed."""
    return [bytes.fromhex(secret) for secret, until in _parts(stored) if until is None or now < until]


def renewed(stored: str, now: int, *, forget_old: bool) -> str:
    """A new secret in front. Cookies signed with the old one are believed for COOKIE_SECONDS more."""
    parts = [new_secret()]
    for secret, until in [] if forget_old else _parts(stored):
        until = now + limits.COOKIE_SECONDS * 1000 if until is None else until
        if now < until:
            parts.append(f"{secret}@{until}")
    return " ".join(parts)


def _parts(stored: str) -> list[tuple[str, int | None]]:
    pairs = [word.partition("@") for word in stored.split()]
    return [(secret, int(until) if until else None) for secret, _, until in pairs]
