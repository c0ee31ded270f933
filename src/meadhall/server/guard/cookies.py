"""Identifies a browser by a random id in a signed cookie. There are no accounts and no personal data.

Seats, "my tables" and the rights of a host depend on this id, so the cookie is signed.
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

# An ASGI scope.
Scope = Any

_NAME: Final = "meadhall"
# Signed together with the id: a signature made for another purpose is not valid here.
_PURPOSE: Final = b"meadhall identity 1 "
_BYTES: Final = 18  # 144 bits: 24 letters
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{43}")


class Cookies:
    """`secrets`: the first signs; cookies signed with any of them are accepted.

    With https the cookie's name begins with `__Host-`: browsers refuse such a cookie from another host or
    http.
    """

    def __init__(self, secrets: Sequence[bytes], *, https: bool) -> None:
        self.renew(secrets)
        self._https = https
        self.name = f"__Host-{_NAME}" if https else _NAME

    def renew(self, secrets: Sequence[bytes]) -> None:
        """Replace the secrets."""
        if not secrets or any(len(secret) < 16 for secret in secrets):
            raise ValueError("a secret of at least 16 bytes is needed")
        self._secrets = list(secrets)

    def new(self) -> str:
        """A new random id."""
        return secrets.token_urlsafe(_BYTES)

    def write(self, identity: str) -> Cookie:
        """For a response's `cookies`. SameSite=Lax: sent when a link is followed, not with a foreign form."""
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
        """The id of a request or handshake; None if there is no cookie, or none that is valid."""
        return next(iter(self._signed(scope, self._secrets)), None)

    def renewed_cookie(self, scope: Scope) -> Cookie | None:
        """The cookie signed with the newest secret, if it was signed with an older one."""
        identity = self.read(scope)
        if identity is None or self._signed(scope, self._secrets[:1]):
            return None
        return self.write(identity)

    def _signed(self, scope: Scope, accepted: Sequence[bytes]) -> list[str]:
        """The ids of a request's cookies that are signed with one of these secrets."""
        pairs = [value.split(".") for value in self._values(scope) if _FORM.fullmatch(value)]
        return [
            identity
            for identity, signature in pairs
            if any(hmac.compare_digest(_signature(secret, identity), signature) for secret in accepted)
        ]

    def carried(self, scope: Scope) -> bool:
        """Whether a request has our cookie, valid or not."""
        return bool(self._values(scope))

    def _values(self, scope: Scope) -> list[str]:
        """The values of all cookies of that name: an invalid one must not hide a valid one."""
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
        pairs = [pair.strip().partition("=") for line in lines for pair in line.split(";")]
        return [value for name, _, value in pairs if name == self.name]


def _signature(secret: bytes, identity: str) -> str:
    digest = hmac.digest(secret, _PURPOSE + identity.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
