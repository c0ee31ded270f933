"""Security headers of every response: Content-Security-Policy, Referrer-Policy and so on.

ASGI middleware around the whole application: Litestar runs its own only for routes that exist, and a 404 must
have the same headers.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.types import ASGIApp, Message, Scope

from meadhall.server.guard.origin import is_host

# Nothing inline and nothing from other hosts; images may be data: URLs.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The link of a seat must not be sent to another site.
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
# Key in a socket's scope: its `send` without the middleware, which has nothing to do once the socket is open.
DIRECT_SEND: Final = "meadhall.straight"
# Key in the scope of a socket (websocket_protocol.py): sends text at once if the connection is writable.
PUSH: Final = "meadhall.push"
_YEAR: Final = (b"strict-transport-security", b"max-age=31536000")
_NO_STORE: Final = (b"cache-control", b"no-store")


class SecurityHeaders:
    """`https`: the public address is https; then Strict-Transport-Security is sent."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self._app = app
        self._https = https

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_strict(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._add(scope, message)
            await send(message)

        if scope["type"] == "websocket":
            scope[DIRECT_SEND] = send
        await self._app(scope, receive, send_strict)

    def _add(self, scope: Scope, message: Any) -> None:
        """Add or replace headers. Only Cache-Control outside /api is kept as the response set it."""
        strict = [*_ALWAYS, (b"content-security-policy", policy(scope).encode())]
        if self._https:
            strict.append(_YEAR)
        path = scope["path"]
        if path == "/api" or path.startswith("/api/"):
            strict.append(_NO_STORE)
        names = {name for name, _ in strict}
        kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in names]
        message["headers"] = kept + strict


def bare_headers(length: int) -> list[tuple[bytes, bytes]]:
    """For a JSON answer to something that is not a valid request. The connection is closed afterwards."""
    return [
        (b"content-type", b"application/json"),
        (b"content-length", str(length).encode()),
        (b"connection", b"close"),
        *_ALWAYS,
        (b"content-security-policy", _POLICY.format(sockets="").encode()),
        _NO_STORE,
    ]


def policy(scope: Scope) -> str:
    """Sockets of this host are listed explicitly: Safari before 15.4 does not count them as `'self'`."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    sockets = f" ws://{host} wss://{host}" if is_host(host) else ""
    return _POLICY.format(sockets=sockets)
