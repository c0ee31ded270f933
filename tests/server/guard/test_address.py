"""The address of a client, and whose X-Forwarded-For is used."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.server.guard.address import LOOPBACK, Addresses, is_local, limit_key


def scope(peer: str | None, *forwarded: str, **headers: str) -> dict[str, Any]:
    found = [(b"x-forwarded-for", each.encode("latin-1")) for each in forwarded]
    found += [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (peer, 1234) if peer else None, "headers": found}


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", (), "203.0.113.9"),
        # A client's own header is ignored.
        ("203.0.113.9", ("127.0.0.1",), "203.0.113.9"),
        ("203.0.113.9", ("10.0.0.1, 127.0.0.1",), "203.0.113.9"),
        # The header of a configured proxy.
        ("10.0.0.1", ("203.0.113.9",), "203.0.113.9"),
        ("10.0.0.1", ("203.0.113.9, 10.0.0.7",), "203.0.113.9"),
        ("10.0.0.1", ("203.0.113.9", "10.0.0.7"), "203.0.113.9"),
        # Everything left of the first untrusted hop is ignored.
        ("10.0.0.1", ("127.0.0.1, 203.0.113.9",), "203.0.113.9"),
        ("10.0.0.1", ("10.0.0.2, 203.0.113.9",), "203.0.113.9"),
        # Forms.
        ("10.0.0.1", ("203.0.113.9:5555",), "203.0.113.9"),
        ("10.0.0.1", ("[2001:db8::7]:5555",), "2001:db8::7"),
        ("10.0.0.1", ("2001:DB8:0::7",), "2001:db8::7"),
        ("::ffff:10.0.0.1", ("::ffff:203.0.113.9",), "203.0.113.9"),
        # Invalid headers.
        ("10.0.0.1", ("unknown",), "10.0.0.1"),
        ("10.0.0.1", ("203.0.113.9, , 10.0.0.7",), "10.0.0.7"),
        ("10.0.0.1", ("é\x00",), "10.0.0.1"),
        ("10.0.0.1", (), "10.0.0.1"),
        # A unix socket.
        (None, (), "127.0.0.1"),
        (None, ("203.0.113.9",), "127.0.0.1"),
    ],
)
def test_only_our_proxies_are_believed(peer: str | None, forwarded: tuple[str, ...], client: str) -> None:
    assert Addresses(proxies=["10.0.0.0/8"]).client(scope(peer, *forwarded)) == client


def test_a_proxy_over_a_unix_socket() -> None:
    assert Addresses(proxies=LOOPBACK).client(scope(None, "203.0.113.9")) == "203.0.113.9"


def test_a_test_client_without_an_address() -> None:
    assert Addresses().client(scope("testclient")) == ""


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
def test_local(address: str) -> None:
    assert is_local(address)
    assert Addresses().local(scope(address))


@pytest.mark.parametrize(
    "address", ["10.0.0.1", "192.168.0.1", "203.0.113.9", "::2", "localhost", "testclient"]
)
def test_not_local(address: str) -> None:
    assert not is_local(address)
    assert not Addresses().local(scope(address))


@pytest.mark.parametrize("header", ["forwarded", "x_real_ip", "via"])
def test_a_proxy_nobody_told_us_of_makes_nobody_local(header: str) -> None:
    assert not Addresses().local(scope("127.0.0.1", "203.0.113.9"))
    assert not Addresses().local(scope("127.0.0.1", **{header: "203.0.113.9"}))


def test_trusted_addresses() -> None:
    addresses = Addresses(trusted=[*LOOPBACK, "192.168.7.0/24"])
    assert addresses.is_trusted("127.0.0.1") and addresses.is_trusted("::1")
    assert addresses.is_trusted("192.168.7.9")
    assert not addresses.is_trusted("192.168.8.9") and not addresses.is_trusted("")
    assert not Addresses().is_trusted("127.0.0.1")


def test_an_ipv6_network_of_64_bits_counts_as_one_address() -> None:
    assert limit_key("2001:db8:1:2::9") == limit_key("2001:db8:1:2:ffff::1") != limit_key("2001:db8:1:3::9")
    assert limit_key("203.0.113.9") != limit_key("203.0.113.8")


def test_a_wrong_setting_is_noticed_at_once() -> None:
    with pytest.raises(ValueError, match="IPv4 or IPv6"):
        Addresses(proxies=["proxy.example"])
