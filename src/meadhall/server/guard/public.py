"""Which addresses are open to the world: what the server sends out must not reach into its own network."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address

# Not public, whatever this version of Python's `is_global` thinks.
_CLOSED: Final = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network; 0.0.0.0 reaches loopback
        "10.0.0.0/8",
        "100.64.0.0/10",  # carriers' own; Alibaba's metadata 100.100.100.200
        "127.0.0.0/8",
        "168.63.129.16/32",  # Azure's inside, on a public number
        "169.254.0.0/16",  # link-local; most clouds' metadata 169.254.169.254
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocols; Oracle's metadata 192.0.0.192
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
        "2001::/23",  # protocols: Teredo, benchmarks, ORCHID
        "2001:db8::/32",
        "2002::/16",  # 6to4: any IPv4 address inside
        "3fff::/20",
    )
)
# All of IPv6 that is given out. Outside are loopback, link-local, private, multicast, and the
# forms that carry an IPv4 address inside: mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96, 64:ff9b:1::/48).
_IPV6_UNICAST: Final = ip_network("2000::/3")


def is_public(address: Address) -> bool:
    """Somebody's server on the open internet, and nothing else."""
    if isinstance(address, IPv6Address) and (address not in _IPV6_UNICAST or address.scope_id):
        return False
    return address.is_global and not any(address in network for network in _CLOSED)
