"""The Rules of Blood Rage: name, rules version, seats, notation, set-up."""

# not compiled: border types.
from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files

from meadhall.bloodrage.actions import WORDS
from meadhall.bloodrage.battle import LATE_CARD
from meadhall.bloodrage.board import CLANS
from meadhall.bloodrage.cards import CARD_AGE, CARD_NAME
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.setup import set_up
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.versions import NEWEST
from meadhall.kernel.rules import Rules, indexed
from meadhall.kernel.seeds import checked_seed

VERSION = NEWEST


def new(
    seats: int | Sequence[str] = 4, seed: int = 0, options: Options | None = None, version: int = VERSION
) -> BloodRage:
    """Return a new game: a number of clans, or clans by name, clockwise; of a rules version."""
    RULES.with_version(version)
    return set_up(RULES.seats(seats), checked_seed(seed), options or Options(), version)


def _pack() -> str:
    """Return a hash of the tables of cards and board."""
    folder = files("meadhall.bloodrage")
    tables = b"".join(folder.joinpath(name).read_bytes() for name in ("board.csv", "cards.csv"))
    return hashlib.sha256(tables).hexdigest()[:12]


_index, _longest = indexed(WORDS)
for _words in [words for words in _index if words[-1] in CARD_NAME and "@" not in words[-1]]:
    # The Age of a card with only one Age may be given, too: `tyrs-bash@1`.
    _age = CARD_AGE[CARD_NAME.index(_words[-1])]
    _index[(*_words[:-1], f"{_words[-1]}@{_age}")] = _index[_words]


def _by_version(version: int) -> Rules | None:
    return rules_of(version) if 1 <= version <= VERSION else None


@cache
def rules_of(version: int) -> Rules:
    """Return the rules of a version; made once for each."""
    return Rules(
        name="bloodrage",
        version=version,
        seat_names=CLANS,
        seat_counts=(2, 3, 4),
        words=WORDS,
        options=Options,
        new=partial(new, version=version),
        pack=_pack(),
        windows=(LATE_CARD.name,),
        by_version=_by_version,
        index=_index,
        longest=_longest,
    )


RULES = rules_of(VERSION)
