"""The address of a client. `X-Forwarded-For` is only read from configured proxies: anybody can send it."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

Address = IPv4Address | IPv6Address
# An ASGI scope. This module does not depend on the framework.
Scope = Any

# Added to `trusted` by a setting that trusts this machine.
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
# The peer of a Unix socket has no address. It can only be on this machine.
UNIX: Final = "127.0.0.1"
# Headers that a proxy adds: the peer's address is then not the client's.
_FORWARDING: Final = frozenset({b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"})


def parse(text: str) -> Address | None:
    """Normalized: without port, brackets and zone; an IPv4-mapped IPv6 address as IPv4. None: not an
    address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def is_local(address: str) -> bool:
    """Whether this is a loopback address."""
    parsed = parse(address)
    return parsed is not None and parsed.is_loopback


def limit_key(address: str) -> str:
    """The key under which limits count an address: IPv4 as it is, IPv6 by its /64 network."""
    parsed = parse(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, 64), strict=False))
    return address


class Addresses:
    """`proxies`: their `X-Forwarded-For` is used. `trusted`: exempt from the limits by address.

    Both are addresses or networks (`10.0.0.0/8`). An invalid one raises ValueError in the constructor.
    """

    def __init__(self, proxies: Iterable[str] = (), trusted: Iterable[str] = ()) -> None:
        self._proxies = [ip_network(text, strict=False) for text in proxies]
        self._trusted = [ip_network(text, strict=False) for text in trusted]

    def client(self, scope: Scope) -> str:
        """The client's address of a request or handshake: the last hop that is not one of the proxies.

        Hops are read from the right: everything left of the first untrusted hop can be forged.
        """
        peer = parse(scope["client"][0]) if scope.get("client") else parse(UNIX)
        if peer is None:
            return ""
        address = peer
        for hop in reversed(_hops(scope)):
            if not any(address in network for network in self._proxies):
                break
            nearer = parse(hop)
            if nearer is None:
                break
            address = nearer
        return str(address)

    def is_proxy(self, address: str) -> bool:
        parsed = parse(address)
        return parsed is not None and any(parsed in network for network in self._proxies)

    def is_trusted(self, address: str) -> bool:
        parsed = parse(address)
        return parsed is not None and any(parsed in network for network in self._trusted)

    def local(self, scope: Scope) -> bool:
        """Whether the client is on this machine. /metrics is only answered to such clients.

        A proxy on this machine that was not configured with --proxy makes every client look local. Its
        forwarding headers reveal it.
        """
        if not is_local(self.client(scope)):
            return False
        return not any(name in _FORWARDING for name, _ in scope["headers"])


def _hops(scope: Scope) -> list[str]:
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return [hop for line in lines for hop in line.split(",")]
