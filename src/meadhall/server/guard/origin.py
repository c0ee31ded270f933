"""Protection against cross-site requests (CSRF) and DNS rebinding.

Browsers send `Origin` and `Sec-Fetch-Site`, which pages cannot change. Scripts and bots send neither: they
may act, but not with a browser's cookie.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from meadhall.server.guard.address import parse
from meadhall.server.guard.errors import Denied

# An ASGI scope.
Scope = Any

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST: Final = re.compile(r"([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")
_DEFAULT_PORT: Final = {"http": ":80", "https": ":443"}


class Origins:
    """`public_url`: the server's public address, if it is behind a proxy.

    `hosts`: further accepted host names. Always accepted: the public name, IP addresses
    (`http://192.168.0.5:8000`), `localhost` and `.local` names: DNS rebinding needs a foreign name.
    """

    def __init__(self, public_url: str = "", hosts: Iterable[str] = ()) -> None:
        self._public = _origin(public_url.rstrip("/")) if public_url else None
        if public_url and self._public is None:
            raise ValueError(f"not an address of a site: {public_url}")
        self._hosts: set[str] = set()
        for host in hosts:
            self.answer_to(host)
        if self._public is not None:
            self.answer_to(_name(self._public[1]))

    def answer_to(self, host: str) -> None:
        """Accept this host name."""
        self._hosts.add(host.lower().rstrip("."))

    def check(self, scope: Scope, *, cookie: bool) -> None:
        """Raises Denied for a foreign origin or host. `cookie`: the request has our cookie
        (`Cookies.carried`)."""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        host = _one(headers, b"host").lower()
        self._check_host(host)
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in SAFE:
            return
        origin = _one(headers, b"origin")
        site = _one(headers, b"sec-fetch-site")
        if origin:
            # Browsers differ in Sec-Fetch-Site on sockets (ws is another scheme than http).
            if not self._is_ours(origin, host) or (site not in ("", "same-origin") and not socket):
                raise Denied(403, "foreign_origin")
        elif site:
            if site != "same-origin":
                raise Denied(403, "foreign_origin")
        elif cookie and not _has_bearer(headers):
            raise Denied(403, "foreign_origin")
        if not socket and not _is_json(headers):
            raise Denied(415, "not_json")

    def _check_host(self, host: str) -> None:
        if not host:  # HTTP/1.0 scripts; browsers always send it
            return
        if not is_host(host):
            raise Denied(400, "unknown_host")
        name = _name(host)
        if name == "localhost" or name.endswith((".localhost", ".local")) or parse(host) is not None:
            return
        if name not in self._hosts:
            raise Denied(421, "unknown_host", host=name)

    def _is_ours(self, text: str, host: str) -> bool:
        """The origin is the public one, or the host that this request was sent to.

        Behind a proxy it is not known whether that was https; but the public host over http is not accepted.
        """
        origin = _origin(text)
        if origin is None:
            return False
        if origin == self._public:
            return True
        scheme, authority = origin
        if self._public is not None and authority == self._public[1]:
            return False
        return authority == host.removesuffix(_DEFAULT_PORT[scheme])


def is_host(text: str) -> bool:
    """Whether a Host header is valid: a name or an IP address, with an optional port."""
    return _HOST.fullmatch(text) is not None


def _origin(text: str) -> tuple[str, str] | None:
    """The scheme and the host with its port; None for `null` and anything else that is not a web origin."""
    scheme, found, authority = text.lower().partition("://")
    if not found or scheme not in _DEFAULT_PORT or not is_host(authority):
        return None
    return scheme, authority.removesuffix(_DEFAULT_PORT[scheme])


def _name(host: str) -> str:
    """Without the port and without a trailing dot."""
    return host.partition(":")[0].rstrip(".") if not host.startswith("[") else host


def _one(headers: list[tuple[bytes, bytes]], name: bytes) -> str:
    """A header that may occur at most once: with two, a proxy and the server might use different ones."""
    values = [value for key, value in headers if key == name]
    if len(values) > 1:
        raise Denied(400, "bad_request")
    return values[0].decode("latin-1").strip() if values else ""


def _has_bearer(headers: list[tuple[bytes, bytes]]) -> bool:
    """A browser never adds a bearer token by itself, so a request with one is not forged by another site."""
    return _one(headers, b"authorization").lower().startswith("bearer ")


def _is_json(headers: list[tuple[bytes, bytes]]) -> bool:
    """A form of another site cannot send JSON. A request without a body needs no content type."""
    kind = _one(headers, b"content-type")
    if kind:
        return kind.partition(";")[0].strip().lower() == "application/json"
    return _one(headers, b"content-length") in ("", "0") and not _one(headers, b"transfer-encoding")
