"""Seeds from user input: whole numbers from 0 up to a limit."""

# not compiled: works on words.
from __future__ import annotations

from meadhall.kernel.refusal import Refusal, Refused

MOST_DIGITS = 100


def checked_seed(seed: object) -> int:
    """Return the seed; raises Refused if it is out of range."""
    if isinstance(seed, int) and abs(seed) >= 10**MOST_DIGITS:
        raise Refused(Refusal("seed_too_long", {"most": MOST_DIGITS}))
    if not isinstance(seed, int) or seed < 0:
        raise Refused(Refusal("bad_seed", {"value": str(seed)}))
    return seed


def read_seed(word: str) -> int:
    """Return the seed given as a word; raises Refused."""
    if not (word.isascii() and word.isdigit()):
        raise Refused(Refusal("bad_seed", {"value": word}))
    if len(word) > MOST_DIGITS:
        raise Refused(Refusal("seed_too_long", {"most": MOST_DIGITS}))
    return int(word)
