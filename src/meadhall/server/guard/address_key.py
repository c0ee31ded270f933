"""Keyed hashes of addresses: what the database stores in place of an address."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from meadhall.server.guard.address import limit_key

# The secret's name in the table of shared values (`Store.shared_value`).
ADDRESS_KEY: Final = "address_key"


class AddressKey:
    """HMAC-SHA256. Without a key, a hash could be reversed by trying all IPv4 addresses."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def __call__(self, address: str) -> str:
        """The hash of an address; for IPv6 of its /64 network, as for limits."""
        return hmac.new(self._secret, limit_key(address).encode(), hashlib.sha256).hexdigest()


def new_address_key() -> str:
    """A new secret in hex, as the database stores it."""
    return secrets.token_hex(32)
