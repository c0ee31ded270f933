"""Setting up (p.9-11)."""

from __future__ import annotations

from meadhall.bloodrage.ages import play_age
from meadhall.bloodrage.board import (
    DESTROYED_AT_START,
    OUTER,
    OUTER_TOKENS,
    TOKEN_ALL,
    YGGDRASIL,
)
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.versions import generator_of


def set_up(clans: tuple[str, ...], seed: int, options: Options, version: int) -> BloodRage:
    """Return a new game after the first deal."""
    g = BloodRage(clans, generator_of(seed, version), options, version)
    preparing_the_board(g)
    first_player(g)
    g.then(play_age)
    g.run()
    return g


def preparing_the_board(g: BloodRage) -> None:
    """p.10: draw pillage tokens, the doomed provinces of the three Ages, then the destroyed ones (ruling
    113)."""
    tokens = list(OUTER_TOKENS)
    g.rng.shuffle(tokens)
    for province in range(OUTER):
        g.tokens[province] = tokens[province]
    g.tokens[YGGDRASIL] = TOKEN_ALL
    ragnarok = list(range(OUTER))
    g.rng.shuffle(ragnarok)
    for age in range(3):
        g.doom[age] = ragnarok[age]
    for province in ragnarok[3 : 3 + DESTROYED_AT_START[g.seats]]:
        g.close(province)


def first_player(g: BloodRage) -> None:
    """p.11: the player born furthest north; here at random (ruling 112)."""
    g.first = g.rng.below(g.seats)
