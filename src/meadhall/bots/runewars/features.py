"""Features of a Runewars position: one list of numbers for each player.

The expected dragon runes at the end are a weighted sum of them. The weights are tables (weights/*.csv): a row
for each feature, a column for each stage of the game.
"""

from __future__ import annotations

from typing import Final

from meadhall.bots.runewars.battle_forecast import (
    FAR,
    Force,
    Ground,
    Lore,
    force_at,
    fort_strength,
    ground_of,
    lore_of,
    wins,
)
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.effects.tree import OPS
from meadhall.runewars.orders.harvest import area_yields
from meadhall.runewars.state import (
    DAMAGED,
    DRAGON_RUNE,
    KNOWERS,
    NO_FORT,
    NO_RUNE,
    ORDERS,
    WINTER,
    Runewars,
)
from meadhall.runewars.year.turn import objective_met
from meadhall.runewars.year.victory import NEEDED, thrones

STAGES: Final = ("years-1-2", "years-3-4", "years-5-6", "year-7")

# Each feature is one number; the comment says what it counts.
RUNES: Final = 0  # dragon runes in own areas
IN_DANGER: Final = 1  # … by the chance that the strongest neighbour takes their area
PROSPECT: Final = 2  # dragon runes outside own areas, by the chance to take them
SIX: Final = 3  # 1: six dragon runes, and the Victory card in hand
LYING: Final = 4  # 1: the Victory card is on a deck, and six dragon runes are still held
AREAS: Final = 5  # own areas
MOST_AREAS: Final = 6  # 1: no player has more
CITIES: Final = 7
FORTS: Final = 8
DAMAGED_FORTS: Final = 9
FORTS_IN_DANGER: Final = 10
DEVELOPMENTS: Final = 11
ARMY: Final = 12  # might of all units
ROUTED: Final = 13  # routed units
STARVING: Final = 14  # units the food dial will not feed in winter
FOOD: Final = 15  # dials
WOOD: Final = 16
ORE: Final = 17
TO_HARVEST: Final = 18  # what dials would gain by a harvest
TO_LOSE: Final = 19  # … and lose
INFLUENCE: Final = 20  # up to 8
INFLUENCE_MORE: Final = 21  # above 8
TACTICS: Final = 22  # cards in hand
QUESTS: Final = 23  # up to 3
HEROES: Final = 24
TRAINING: Final = 25  # points of all heroes
HURT: Final = 26  # damage on them
QUEST_NEAR: Final = 27  # for each hero, how near the nearest quest is
REWARDS: Final = 28  # but for the shards
SHARDS: Final = 29  # rewards that become a dragon rune in a stronghold
SHARD_NEAR: Final = 30  # how near they are to one
TITLES: Final = 31
OBJECTIVE: Final = 32  # 1: holds one
OBJECTIVE_MET: Final = 33
DECOYS: Final = 34  # false rune tokens in own areas: decoys
GARRISON: Final = 35  # might in areas with a dragon rune, each up to 4
FEATURES: Final = 36

NAMES: Final = (
    "runes", "in-danger", "prospect", "six", "lying", "areas", "most-areas", "cities", "forts",
    "damaged-forts", "forts-in-danger", "developments", "army", "routed", "starving", "food", "wood", "ore",
    "to-harvest", "to-lose", "influence", "influence-above-8", "tactics", "quests", "heroes", "training",
    "hurt", "quest-near", "rewards", "shards", "shard-near", "titles", "objective", "objective-met",
    "decoys", "garrison",
)  # fmt: skip
assert len(set(NAMES)) == FEATURES

RECEIVE_RUNE: Final[int] = OPS.index("receive_rune")
# By season: the chance that winter comes before the player can react.
WINTER_NEAR: Final = (0.25, 0.5, 1.0, 0.15)


def stage(g: Runewars) -> int:
    """Return the column of weights for the current stage of the game."""
    return 0 if g.year <= 2 else 1 if g.year <= 4 else 2 if g.year <= 6 else 3


class Field:
    """A summary of the board: who controls each area, and the units there."""

    __slots__ = ("ground", "lore", "owner", "forces")

    def __init__(self, g: Runewars) -> None:
        self.lore: Lore = lore_of(g.content)
        self.ground: Ground = ground_of(g.board)
        self.owner = [-1] * g.content.areas
        self.forces: list[Force | None] = [None] * g.content.areas
        for area in g.board.areas:
            owner = g.control(area)
            self.owner[area] = owner
            if owner >= 0:
                force = force_at(g, self.lore, area)
                if force.n:
                    self.forces[area] = force


def besiege(g: Runewars, field: Field, area: int, table: list[list[float]], rune: bool) -> float:
    """Return the best chance of any other seat to take an area with its units within a march.

    If the area has a dragon rune, each seat's chance is added to the features in `table`.
    """
    forces: list[Force | None] = [None] * g.seats
    owner = field.owner[area]
    some = False
    for other in field.ground.near[area]:
        force = field.forces[other]
        if force is not None:
            seat = field.owner[other]
            if seat != owner and not g.tokens[other] >> seat & 1:
                some = True
                known = forces[seat]
                if known is None:
                    known = Force()
                    forces[seat] = known
                known.join(force)
    worst = 0.0
    if not some:
        return worst
    foe = field.forces[area]
    if foe is None:
        foe = force_at(g, field.lore, area)
    fort = fort_strength(g, area)
    for seat in range(g.seats):
        force = forces[seat]
        if force is not None:
            chance = wins(force, foe, fort)
            if rune:
                table[seat][PROSPECT] += chance
            if chance > worst:
                worst = chance
    return worst


def look(g: Runewars, field: Field) -> list[list[float]]:
    """Return the features of all seats."""
    table: list[list[float]] = []
    for seat in range(g.seats):
        table.append([0.0] * FEATURES)
        _means(g, seat, table[seat])
    _land(g, field, table)
    _heroes(g, field, table)
    most = 0.0
    for seat in range(g.seats):
        most = max(most, table[seat][AREAS])
    for seat in range(g.seats):
        x = table[seat]
        if x[AREAS] == most:
            x[MOST_AREAS] = 1.0
        if g.options.exploration:
            x[RUNES] += thrones(g, seat)
        if x[RUNES] >= NEEDED:
            if g.promised >> seat & 1:
                x[SIX] = 1.0
            elif seat in g.victory:
                x[LYING] = 1.0
    return table


def _means(g: Runewars, seat: int, x: list[float]) -> None:
    influence = g.influence[seat]
    x[INFLUENCE] = float(min(8, influence))
    x[INFLUENCE_MORE] = float(max(0, influence - 8))
    x[TACTICS] = float(len(g.hands[seat]) + len(g.fresh[seat]))
    x[QUESTS] = float(min(3, len(g.quests[seat])))
    for resource in range(3):
        x[FOOD + resource] = float(g.dials[seat * 3 + resource])
    for title in range(len(g.title_seat)):
        if g.title_seat[title] == seat:
            x[TITLES] += 1.0
    if g.objective[seat] >= 0:
        x[OBJECTIVE] = 1.0
        if objective_met(g, seat):
            x[OBJECTIVE_MET] = 1.0


def _land(g: Runewars, field: Field, table: list[list[float]]) -> None:
    yields = [0] * (g.seats * 3)
    lore = field.lore
    winter = WINTER_NEAR[g.season] if g.season != WINTER or g.phase >= ORDERS else 1.0
    for area in g.board.areas:
        owner = field.owner[area]
        rune = g.rune[area]
        worst = 0.0
        if rune == DRAGON_RUNE or g.fort[area] != NO_FORT:
            worst = besiege(g, field, area, table, rune == DRAGON_RUNE)
        if owner < 0:
            continue
        x = table[owner]
        x[AREAS] += 1.0
        if rune != NO_RUNE:
            if rune == DRAGON_RUNE:
                x[RUNES] += 1.0
                x[IN_DANGER] += worst
                force = field.forces[area]
                if force is not None:
                    x[GARRISON] += min(4.0, force.n + force.hits)
            else:
                x[DECOYS] += 1.0
        if g.city[area] >= 0:
            x[CITIES] += 1.0
        if g.fort[area] != NO_FORT:
            x[FORTS] += 1.0
            if g.fort[area] == DAMAGED:
                x[DAMAGED_FORTS] += 1.0
            if g.development[area] >= 0:
                x[DEVELOPMENTS] += 1.0
            x[FORTS_IN_DANGER] += worst
        for resource in range(3):
            yields[owner * 3 + resource] += area_yields(g, area, resource)
        _units(g, lore, owner, area, x, winter)
    for seat in range(g.seats):
        for resource in range(3):
            more = min(8, yields[seat * 3 + resource]) - g.dials[seat * 3 + resource]
            if more > 0:
                table[seat][TO_HARVEST] += more
            else:
                table[seat][TO_LOSE] -= more


def _units(g: Runewars, lore: Lore, owner: int, area: int, x: list[float], winter: float) -> None:
    base = area * SLOTS
    n = 0
    own = g.factions[owner] * KINDS
    up = g.up
    down = g.down
    for slot in range(SLOTS):
        here = up[base + slot] + down[base + slot]
        if here:
            kind = own + slot if slot < KINDS else g.content.neutral_types + slot - KINDS
            x[ARMY] += lore.might[kind] * here
            x[ROUTED] += down[base + slot]
            n += here
    if n > g.dials[owner * 3]:
        x[STARVING] += winter * (n - g.dials[owner * 3])


def shard(g: Runewars, card: int) -> bool:
    """Whether the reward can be exchanged for a dragon rune."""
    for step in g.content.blocks[g.content.reward_block[card]]:
        if step.op == RECEIVE_RUNE:
            return True
    return False


def nearest_quest(g: Runewars, ground: Ground, seat: int, area: int) -> int:
    """Return the steps to the nearest place of a quest in hand."""
    best = FAR
    for code in g.quests[seat]:
        place = g.content.quest_area[code >> KNOWERS]
        if place >= 0 and g.board.cells[place] >= 0:
            best = min(best, ground.steps[area][place])
    return best


def nearest_fort(g: Runewars, ground: Ground, seat: int, area: int) -> int:
    best = FAR
    for fort in g.forts(seat):
        best = min(best, ground.steps[area][fort])
    return best


def _heroes(g: Runewars, field: Field, table: list[list[float]]) -> None:
    for hero in range(len(g.hero_seat)):
        seat = g.hero_seat[hero]
        area = g.hero_at[hero]
        if seat < 0 or area < 0:
            continue
        x = table[seat]
        x[HEROES] += 1.0
        x[HURT] += g.hero_damage[hero]
        for attribute in range(3):
            x[TRAINING] += g.training[hero * 3 + attribute]
        steps = nearest_quest(g, field.ground, seat, area)
        if steps < FAR:
            x[QUEST_NEAR] += 2.0 / (2.0 + steps)
        for code in g.rewards[hero]:
            if shard(g, code >> KNOWERS):
                x[SHARDS] += 1.0
                x[SHARD_NEAR] += 2.0 / (2.0 + nearest_fort(g, field.ground, seat, area))
            else:
                x[REWARDS] += 1.0
