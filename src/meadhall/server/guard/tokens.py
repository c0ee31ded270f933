"""Links that nobody can guess, and the names of tables.

Letters are Crockford's base 32, in lower case: no lookalikes to read out wrongly, nothing at the end of a
link that a messenger takes for punctuation.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
# Ours are known at sight, by people and by the filter of the logs.
PREFIX: Final = "mh_"
TOKEN_LETTERS: Final = 32  # 160 bits
TABLE_LETTERS: Final = 16  # 80 bits

_TOKEN: Final = re.compile(f"{PREFIX}[{LETTERS}]{{{TOKEN_LETTERS}}}")
_TABLE: Final = re.compile(f"[{LETTERS}]{{{TABLE_LETTERS}}}")


def new_token() -> str:
    """The right to a seat, or to watch: whoever has it, has the seat. 160 bits from the operating system."""
    return PREFIX + _letters(TOKEN_LETTERS)


def new_table_id() -> str:
    """Stands in addresses of pages and in logs. Not listed means not found: 80 bits are not tried out."""
    return _letters(TABLE_LETTERS)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """What is stored instead of the token: who reads the database or a backup gets no seat.

    Plain SHA-256: slow hashes and salts protect what people choose; of 160 random bits none can be tried out,
    and the store can look a token up by its hash.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str) -> bool:
    """In constant time: how much of a wrong token is right cannot be measured."""
    return hmac.compare_digest(token_hash(token).encode(), stored.encode("utf-8", "surrogatepass"))


def _letters(count: int) -> str:
    number = secrets.randbits(5 * count)
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(count))
