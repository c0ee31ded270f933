"""Where a client comes from. Anybody can write `X-Forwarded-For`, so only our own proxies are believed."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

Address = IPv4Address | IPv6Address
# As the ASGI specification has it: nothing here depends on the framework.
Scope = Any

# What a setting that trusts this very machine adds to `trusted`.
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
# The peer of a unix socket has no address; whoever may open the file is on this machine.
UNIX: Final = "127.0.0.1"
# Somebody stands between: then the peer's address is not the client's.
_FORWARDING: Final = frozenset({b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"})


def parse(text: str) -> Address | None:
    """One form for one address: without port, brackets and zone, IPv4 as IPv4."""
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
    """This very machine."""
    parsed = parse(address)
    return parsed is not None and parsed.is_loopback


def limit_key(address: str) -> str:
    """Who is counted as one: an IPv4 address; for IPv6 the /64 that every house and every server gets."""
    parsed = parse(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, 64), strict=False))
    return address


class Addresses:
    """`proxies`: believed about whom they speak for. `trusted`: exempt from the limits by address.

    Both are addresses or networks (`10.0.0.0/8`); a wrong one raises ValueError at the start, not later.
    """

    def __init__(self, proxies: Iterable[str] = (), trusted: Iterable[str] = ()) -> None:
        self._proxies = [ip_network(text, strict=False) for text in proxies]
        self._trusted = [ip_network(text, strict=False) for text in trusted]

    def client(self, scope: Scope) -> str:
        """The address of a request or handshake: the last hop that is not one of our proxies.

        From the right, because everything left of the first stranger is only what that stranger says.
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
        """Whether the client sits at this very machine: for what is not for the world, such as /metrics.

        A proxy on this machine that nobody told us of makes the whole world look local; but it leaves its
        mark in the headers.
        """
        if not is_local(self.client(scope)):
            return False
        return not any(name in _FORWARDING for name, _ in scope["headers"])


def _hops(scope: Scope) -> list[str]:
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return [hop for line in lines for hop in line.split(",")]
