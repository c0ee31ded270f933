"""What is stored of an address: enough to know it again, too little to find out which it is."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from meadhall.server.guard.address import limit_key

# The secret's name among the server's own things in the database (`Store.house`).
ADDRESS_KEY: Final = "address_key"


class AddressKey:
    """A keyed hash: without the secret, all IPv4 addresses could be tried out in seconds."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def __call__(self, address: str) -> str:
        """Of the address, or of its /64 for IPv6, as limits count them."""
        return hmac.new(self._secret, limit_key(address).encode(), hashlib.sha256).hexdigest()


def new_address_key() -> str:
    """As the database keeps it."""
    return secrets.token_hex(32)
