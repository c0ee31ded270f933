"""Sends turn notices to a URL that a player entered, without letting it reach the server's own network
(SSRF).

The host name is looked up once, all its addresses must be public, and the connection goes to the address that
was checked, so DNS rebinding has no effect. Redirects are not followed, and of the answer only the status is
read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Final

import httpx

from meadhall.server import limits
from meadhall.server.guard.errors import Denied, Problem
from meadhall.server.guard.public_address import Address, is_public

Resolve = Callable[[str, int], list[str]]
Allow = Callable[[Address], bool]

# Ports of web servers. Other ports below 8000 belong to mail, databases and the like.
_PORTS: Final = frozenset({80, 443, *range(8000, 65536)})
# Names of this machine, of local networks and of clouds' internal networks.
_LOCAL_NAMES: Final = (
    ".localhost",
    ".local",
    ".internal",
    ".intranet",
    ".lan",
    ".home",
    ".corp",
    ".home.arpa",
)
# At least two labels, the last one not a number: `127.1` and `0x7f.1` are addresses.
_NAME: Final = re.compile(
    r"(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)


def check(url: str) -> Problem | None:
    """What is wrong with a URL as it was entered. Its host name is looked up when something is sent."""
    try:
        literal = _literal(_host(_parse(url)))
    except Denied as denied:
        return denied.problem
    return Problem("webhook_private") if literal is not None and not is_public(literal) else None


class Webhooks:
    """One per server. `resolve`, `allow` and `tls` are for tests."""

    def __init__(
        self, *, resolve: Resolve | None = None, allow: Allow = is_public, tls: ssl.SSLContext | None = None
    ) -> None:
        # Its own threads: a name server that does not answer must not block threads that others need.
        self._lookups = ThreadPoolExecutor(limits.WEBHOOK_LOOKUPS_AT_ONCE, thread_name_prefix="lookup")
        self._resolve = resolve or _look_up
        self._allow = allow
        self._tls = tls or httpx.create_ssl_context(trust_env=False)
        self._free = limits.WEBHOOKS_AT_ONCE

    async def send(self, url: str, payload: bytes) -> Problem | None:
        """POST JSON. None: it was accepted. Never raises: a lost notice must not affect the game."""
        if not self._free:
            return Problem("webhook_busy")
        self._free -= 1
        try:
            async with asyncio.timeout(limits.WEBHOOK_SECONDS):
                await self._send(_parse(url), payload)
        except Denied as denied:
            return denied.problem
        except (httpx.HTTPError, OSError, TimeoutError, ValueError):
            return Problem("webhook_unreachable")
        finally:
            self._free += 1
        return None

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def _send(self, url: httpx.URL, payload: bytes) -> None:
        addresses = await self._checked_addresses(url)
        # A second attempt only if the connection failed: at the name's last address.
        for last, address in ((False, addresses[0]), (True, addresses[-1])):
            try:
                await self._post(url, address, payload)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if last:
                    raise
            else:
                return

    async def _checked_addresses(self, url: httpx.URL) -> list[Address]:
        """The addresses of the host; raises Denied if any of them is not public."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(limits.WEBHOOK_LOOKUP_SECONDS):
            found = await loop.run_in_executor(self._lookups, self._resolve, _host(url), _port(url))
        addresses = [ip_address(text) for text in found]
        if not addresses:
            raise Denied(400, "webhook_unreachable")
        if not all(self._allow(address) for address in addresses):
            raise Denied(400, "webhook_private")
        return addresses

    async def _post(self, url: httpx.URL, address: Address, payload: bytes) -> None:
        """Connect to the address that was checked. Host header, SNI and certificate are those of the name."""
        transport = httpx.AsyncHTTPTransport(verify=self._tls, trust_env=False, retries=0)
        timeout = httpx.Timeout(limits.WEBHOOK_ANSWER_SECONDS, connect=limits.WEBHOOK_CONNECT_SECONDS)
        async with httpx.AsyncClient(
            transport=transport, trust_env=False, follow_redirects=False, timeout=timeout
        ) as client:
            request = client.build_request(
                "POST",
                url.copy_with(host=str(address)),
                content=payload,
                headers={
                    "Host": url.netloc.decode(),
                    "Content-Type": "application/json",
                    "User-Agent": "meadhall",
                    "Accept-Encoding": "identity",
                },
                extensions={"sni_hostname": _host(url)},
            )
            response = await client.send(request, stream=True)
            # The body is not read: it may be endless.
            await response.aclose()
        if not response.is_success:
            raise Denied(400, "webhook_refused", answer=response.status_code)


def _parse(url: str) -> httpx.URL:
    """Checked and sent with the same parser: two parsers might read a URL differently."""
    if len(url) > limits.WEBHOOK_URL_LENGTH:
        raise Denied(400, "webhook_too_long", most=limits.WEBHOOK_URL_LENGTH)
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, UnicodeError):
        raise Denied(400, "webhook_bad_url") from None
    host = _host(parsed)
    if parsed.scheme not in ("http", "https") or parsed.userinfo or parsed.fragment:
        raise Denied(400, "webhook_bad_url")
    if _literal(host) is None and _NAME.fullmatch(host) is None:
        raise Denied(400, "webhook_bad_url")
    if host.endswith(_LOCAL_NAMES):
        raise Denied(400, "webhook_private")
    if _port(parsed) not in _PORTS:
        raise Denied(400, "webhook_bad_port", port=_port(parsed))
    return parsed


def _host(url: httpx.URL) -> str:
    """The host in ASCII, as it is looked up."""
    return url.raw_host.decode("ascii")


def _port(url: httpx.URL) -> int:
    return {"http": 80, "https": 443}.get(url.scheme, 0) if url.port is None else url.port


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _look_up(host: str, port: int) -> list[str]:
    """Blocks: runs in a thread."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]) for info in found))
