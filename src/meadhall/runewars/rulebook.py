"""The Rules of Runewars: name, rules version, seats, notation, set-up."""

# not compiled: border types.
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from meadhall.kernel.rules import Rules, indexed
from meadhall.kernel.seeds import checked_seed
from meadhall.runewars.battle.rounds import SHOW_HORN
from meadhall.runewars.content import Content
from meadhall.runewars.heroes.quest_actions import AFTER_DUEL, HERO_DEED
from meadhall.runewars.heroes.rewards import USE_REWARD
from meadhall.runewars.loading import FACTIONS, FORMER, LOADED, content_by_hash, content_of, house_content
from meadhall.runewars.options import Options
from meadhall.runewars.orders.acquire_power import CROWN
from meadhall.runewars.pack import Pack
from meadhall.runewars.runes import DISCARD_FALSE
from meadhall.runewars.setup.set_up import set_up
from meadhall.runewars.state import Runewars
from meadhall.runewars.tactics import PLAY_TACTICS
from meadhall.runewars.versions import NEWEST
from meadhall.runewars.year.turn import MY_TURN

VERSION = NEWEST
WINDOWS = (
    MY_TURN,
    PLAY_TACTICS,
    USE_REWARD,
    CROWN,
    SHOW_HORN,
    HERO_DEED,
    AFTER_DUEL,
    DISCARD_FALSE,
)
# A seat with the name of a faction plays it; others choose theirs, clockwise from the first player (p.7).
SEATS = (*FACTIONS, "seat-1", "seat-2", "seat-3", "seat-4")


def new(
    seats: int | Sequence[str] = 4,
    seed: int = 0,
    options: Options | None = None,
    pack: Pack | None = None,
    version: int = VERSION,
) -> Runewars:
    """Return a new game: a number of factions, or seats by name, clockwise; with the house set or another
    pack; of a rules version."""
    content = content_of(pack) if pack else house_content()
    return _new(content, rules_of(content).with_version(version).version, seats, seed, options)


def _new(
    content: Content,
    version: int,
    seats: int | Sequence[str] = 4,
    seed: int = 0,
    options: Options | None = None,
) -> Runewars:
    names = rules_of(content, version).seats(seats)
    return set_up(names, checked_seed(seed), options or Options(), content, version)


def rules_of(content: Content, version: int = VERSION) -> Rules:
    """Return the rules of a version with the notation of a pack; made once for each."""
    if version not in content.rules:
        index, longest = indexed(content.words)
        content.rules[version] = Rules(
            name="runewars",
            version=version,
            seat_names=SEATS,
            seat_counts=(2, 3, 4),
            words=content.words,
            options=Options,
            new=partial(_new, content, version),
            pack=content.hash,
            windows=tuple(prompt.name for prompt in WINDOWS),
            by_pack=partial(by_pack, version=version),
            by_version=partial(_by_version, content),
            index=index,
            longest=longest,
        )
    rules: Rules = content.rules[version]
    return rules


def by_pack(key: str, version: int = VERSION) -> Rules | None:
    """Return the rules with a pack that was loaded in this process, by its id or an earlier one."""
    return rules_of(content_by_hash(key), version) if key in LOADED or key in FORMER else None


def _by_version(content: Content, version: int) -> Rules | None:
    return rules_of(content, version) if 1 <= version <= VERSION else None


RULES = rules_of(house_content())
