"""Who a browser is: a random name in a signed cookie. No account, nothing about the person.

Holding seats, "my tables" and being host hang on it, so it must not be possible to make one up.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from litestar.datastructures import Cookie

from meadhall.server import limits

# As the ASGI specification has it.
Scope = Any

_NAME: Final = "meadhall"
# Signatures for anything else with the same secret are no identities.
_PURPOSE: Final = b"meadhall identity 1 "
_BYTES: Final = 18  # 144 bits: 24 letters
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{43}")


class Cookies:
    """`secrets`: the first signs, all are believed: a new one is put in front, an old one taken out later.

    Over https the name begins with `__Host-`: browsers then refuse one set by another host or over http.
    """

    def __init__(self, secrets: Sequence[bytes], *, https: bool) -> None:
        self.renew(secrets)
        self._https = https
        self.name = f"__Host-{_NAME}" if https else _NAME

    def renew(self, secrets: Sequence[bytes]) -> None:
        """Believe these from now on."""
        if not secrets or any(len(secret) < 16 for secret in secrets):
            raise ValueError("a secret of at least 16 bytes is needed")
        self._secrets = list(secrets)

    def new(self) -> str:
        """An identity nobody has."""
        return secrets.token_urlsafe(_BYTES)

    def write(self, identity: str) -> Cookie:
        """For a response's `cookies`. Lax: from a link in a chat one comes as oneself, not from a form."""
        return Cookie(
            key=self.name,
            value=f"{identity}.{_signature(self._secrets[0], identity)}",
            path="/",
            max_age=limits.COOKIE_SECONDS,
            httponly=True,
            secure=self._https,
            samesite="lax",
        )

    def read(self, scope: Scope) -> str | None:
        """The identity of a request or handshake. Forged, cut off, garbled: none, as without a cookie."""
        return next(iter(self._signed(scope, self._secrets)), None)

    def written_anew(self, scope: Scope) -> Cookie | None:
        """The cookie signed with the newest secret, if it came signed with an older one."""
        identity = self.read(scope)
        if identity is None or self._signed(scope, self._secrets[:1]):
            return None
        return self.write(identity)

    def _signed(self, scope: Scope, believed: Sequence[bytes]) -> list[str]:
        """The identities that a request carries, signed with one of these."""
        pairs = [value.split(".") for value in self._values(scope) if _FORM.fullmatch(value)]
        return [
            identity
            for identity, signature in pairs
            if any(hmac.compare_digest(_signature(secret, identity), signature) for secret in believed)
        ]

    def carried(self, scope: Scope) -> bool:
        """Whether a request comes with our cookie at all, good or bad."""
        return bool(self._values(scope))

    def _values(self, scope: Scope) -> list[str]:
        """All of that name: a broken one that some other page set must not hide the good one."""
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
        pairs = [pair.strip().partition("=") for line in lines for pair in line.split(";")]
        return [value for name, _, value in pairs if name == self.name]


def _signature(secret: bytes, identity: str) -> str:
    digest = hmac.digest(secret, _PURPOSE + identity.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
