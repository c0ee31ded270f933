"""Turn notices to an address that a player typed in: it may lead anywhere, so it is not believed.

The server stands inside somebody's network. Without care a player could have it knock at the router, at the
database, at a cloud's table of keys (SSRF). So: the name is looked up once, every address it has must be
public, and the connection goes to that very address. A name that changes its mind in between (DNS rebinding)
gains nothing; redirects are not followed; nothing of the answer but its status is read.
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
from meadhall.server.guard.public import Address, is_public

Resolve = Callable[[str, int], list[str]]
Allow = Callable[[Address], bool]

# Where web servers listen; below 8000 there is mail, databases and the like.
_PORTS: Final = frozenset({80, 443, *range(8000, 65536)})
# Names of this machine, of a local network, of a cloud's inside.
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
# At least two labels, the last one no number: `127.1` and `0x7f.1` are names only to look at.
_NAME: Final = re.compile(
    r"(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)


def check(url: str) -> Problem | None:
    """What is wrong with an address as it was typed. Where its name leads is seen when something is sent."""
    try:
        literal = _literal(_host(_parse(url)))
    except Denied as denied:
        return denied.problem
    return Problem("webhook_private") if literal is not None and not is_public(literal) else None


class Webhooks:
    """One for the server. `resolve`, `allow` and `tls` are for tests, which have no internet to send to."""

    def __init__(
        self, *, resolve: Resolve | None = None, allow: Allow = is_public, tls: ssl.SSLContext | None = None
    ) -> None:
        # Threads of their own: a name server that never answers must not hold those that others need.
        self._lookups = ThreadPoolExecutor(limits.WEBHOOK_LOOKUPS_AT_ONCE, thread_name_prefix="lookup")
        self._resolve = resolve or _look_up
        self._allow = allow
        self._tls = tls or httpx.create_ssl_context(trust_env=False)
        self._free = limits.WEBHOOKS_AT_ONCE

    async def send(self, url: str, payload: bytes) -> Problem | None:
        """POST some JSON. None: it was taken. Never raises: a notice that is lost must not hurt a game."""
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
        # A second try only where nobody was reached: at the name's next address, if it has one.
        for last, address in ((False, addresses[0]), (True, addresses[-1])):
            try:
                await self._post(url, address, payload)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if last:
                    raise
            else:
                return

    async def _checked_addresses(self, url: httpx.URL) -> list[Address]:
        """Looked up once. One closed address among open ones is enough to refuse: honest names have none."""
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
        """To the address that was checked, under the name that was given: the certificate must be its own."""
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
            # The body is never read: it may be endless, and nobody here wants it.
            await response.aclose()
        if not response.is_success:
            raise Denied(400, "webhook_refused", answer=response.status_code)


def _parse(url: str) -> httpx.URL:
    """One parser decides what the address means, here and when sending: two might read it differently."""
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
    """In ASCII, as it is looked up."""
    return url.raw_host.decode("ascii")


def _port(url: httpx.URL) -> int:
    return {"http": 80, "https": 443}.get(url.scheme, 0) if url.port is None else url.port


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _look_up(host: str, port: int) -> list[str]:
    """Runs in a thread: the operating system's own way to find addresses has no other."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]) for info in found))
