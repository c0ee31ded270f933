"""Tokens of links, and ids of tables.

Both use Crockford's base 32 in lower case: no characters that look alike, and none that a messenger could
take for punctuation at the end of a link.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
# Makes tokens recognizable for people and for the filter of the logs.
PREFIX: Final = "mh_"
TOKEN_LETTERS: Final = 32  # 160 bits
TABLE_LETTERS: Final = 16  # 80 bits

_TOKEN: Final = re.compile(f"{PREFIX}[{LETTERS}]{{{TOKEN_LETTERS}}}")
_TABLE: Final = re.compile(f"[{LETTERS}]{{{TABLE_LETTERS}}}")


def new_token() -> str:
    """A bearer token for a seat, for the host or for watching: 160 random bits."""
    return PREFIX + _letters(TOKEN_LETTERS)


def new_table_id() -> str:
    """A table id: public in addresses and logs, but 80 bits are too many to guess an unlisted table."""
    return _letters(TABLE_LETTERS)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """What is stored instead of the token: the database and its backups give nobody a seat.

    Plain SHA-256: salts and slow hashes protect weak secrets and are not needed for 160 random bits. The
    store looks tokens up by this hash.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Whether a token has this hash; compared in constant time."""
    return hmac.compare_digest(token_hash(token).encode(), stored.encode("utf-8", "surrogatepass"))


def _letters(count: int) -> str:
    number = secrets.randbits(5 * count)
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(count))
