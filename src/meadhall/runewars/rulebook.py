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
from meadhall.runewars.loading import FACTIONS, LOADED, content_of, house_content
from meadhall.runewars.options import Options
from meadhall.runewars.orders.acquire_power import CROWN
from meadhall.runewars.pack import Pack
from meadhall.runewars.runes import DISCARD_FALSE
from meadhall.runewars.setup.set_up import set_up
from meadhall.runewars.state import Runewars
from meadhall.runewars.tactics import PLAY_TACTICS
from meadhall.runewars.year.turn import MY_TURN

VERSION = 1
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
    seats: int | Sequence[str] = 4, seed: int = 0, options: Options | None = None, pack: Pack | None = None
) -> Runewars:
    """Return a new game: a number of factions, or seats by name, clockwise; with the house set or another
    pack."""
    return _new(content_of(pack) if pack else house_content(), seats, seed, options)


def _new(
    content: Content, seats: int | Sequence[str] = 4, seed: int = 0, options: Options | None = None
) -> Runewars:
    return set_up(rules_of(content).seats(seats), checked_seed(seed), options or Options(), content)


def rules_of(content: Content) -> Rules:
    """Return the rules with the notation of a pack; made once for each pack."""
    if content.rules is None:
        index, longest = indexed(content.words)
        content.rules = Rules(
            name="runewars",
            version=VERSION,
            seat_names=SEATS,
            seat_counts=(2, 3, 4),
            words=content.words,
            options=Options,
            new=partial(_new, content),
            pack=content.hash,
            windows=tuple(prompt.name for prompt in WINDOWS),
            by_pack=by_pack,
            index=index,
            longest=longest,
        )
    rules: Rules = content.rules
    return rules


def by_pack(key: str) -> Rules | None:
    """Return the rules with a pack that was loaded in this process, by its hash."""
    return rules_of(LOADED[key]) if key in LOADED else None


RULES = rules_of(house_content())
