"""Which addresses are public: requests that the server sends must not reach into its own network (SSRF)."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address

# Not public, independently of the Python version's `is_global`.
_CLOSED: Final = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network; 0.0.0.0 connects to loopback
        "10.0.0.0/8",
        "100.64.0.0/10",  # carrier-grade NAT; Alibaba's metadata service 100.100.100.200
        "127.0.0.0/8",
        "168.63.129.16/32",  # Azure's internal services, on a public address
        "169.254.0.0/16",  # link-local; most clouds' metadata service 169.254.169.254
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocol assignments; Oracle's metadata service 192.0.0.192
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
        "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID
        "2001:db8::/32",
        "2002::/16",  # 6to4: contains an IPv4 address
        "3fff::/20",
    )
)
# All IPv6 addresses that are assigned for unicast. Not in it: loopback, link-local, private, multicast, and
# the
# forms that contain an IPv4 address: mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96, 64:ff9b:1::/48).
_IPV6_UNICAST: Final = ip_network("2000::/3")


def is_public(address: Address) -> bool:
    """Whether this is a unicast address on the public internet."""
    if isinstance(address, IPv6Address) and (address not in _IPV6_UNICAST or address.scope_id):
        return False
    return address.is_global and not any(address in network for network in _CLOSED)
