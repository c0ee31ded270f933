"""The secrets that sign cookies, as the database stores them: the newest first, older ones with an expiry.

`0123…` or `0123… 89ab…@1794803500000`: hex, separated by spaces. The time after `@`, in milliseconds since
1970, is when an older secret stops being accepted.
"""

from __future__ import annotations

import secrets
from typing import Final

from meadhall.server import limits

# Its name in the table of shared values (`Store.shared_value`).
COOKIE_SECRET: Final = "cookie_secret"


def new_secret() -> str:
    return secrets.token_hex(32)


def accepted(stored: str, now: int) -> list[bytes]:
    """For `Cookies`: the secret that signs, then the older ones that are still accepted."""
    return [bytes.fromhex(secret) for secret, until in _parts(stored) if until is None or now < until]


def renewed(stored: str, now: int, *, forget_old: bool) -> str:
    """A new secret in front. Cookies signed with older ones are accepted for COOKIE_SECONDS more."""
    parts = [new_secret()]
    for secret, until in [] if forget_old else _parts(stored):
        until = now + limits.COOKIE_SECONDS * 1000 if until is None else until
        if now < until:
            parts.append(f"{secret}@{until}")
    return " ".join(parts)


def _parts(stored: str) -> list[tuple[str, int | None]]:
    pairs = [word.partition("@") for word in stored.split()]
    return [(secret, int(until) if until else None) for secret, _, until in pairs]
