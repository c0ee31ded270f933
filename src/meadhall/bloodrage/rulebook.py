"""Blood Rage as the house knows it: name, rules version, seats, notation, set-up."""

# not compiled: border types.
from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources import files

from meadhall.bloodrage.actions import WORDS
from meadhall.bloodrage.battle import LATE_CARD
from meadhall.bloodrage.board import CLANS
from meadhall.bloodrage.cards import CARD_AGE, CARD_NAME
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.setup import set_up
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, indexed

VERSION = 1


def new(seats: int | Sequence[str] = 4, seed: int = 0, options: Options | None = None) -> BloodRage:
    """A fresh game: a number of clans, or clans by name, clockwise."""
    if not isinstance(seed, int) or seed < 0:
        raise Refused(Refusal("bad_seed", {"value": str(seed)}))
    return set_up(RULES.seats(seats), seed, options or Options())


def _pack() -> str:
    """A hash of the tables the game is played with."""
    folder = files("meadhall.bloodrage")
    tables = b"".join(folder.joinpath(name).read_bytes() for name in ("board.csv", "cards.csv"))
    return hashlib.sha256(tables).hexdigest()[:12]


_index, _longest = indexed(WORDS)
for _words in [words for words in _index if words[-1] in CARD_NAME and "@" not in words[-1]]:
    # A card of one Age alone may carry it as well: `tyrs-bash@1`.
    _age = CARD_AGE[CARD_NAME.index(_words[-1])]
    _index[(*_words[:-1], f"{_words[-1]}@{_age}")] = _index[_words]
RULES = Rules(
    name="bloodrage",
    version=VERSION,
    seat_names=CLANS,
    seat_counts=(2, 3, 4),
    words=WORDS,
    options=Options,
    new=new,
    pack=_pack(),
    windows=(LATE_CARD.name,),
    index=_index,
    longest=_longest,
)
