"""Estimates: the results of battles, distances, and which areas are worth marching to."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from meadhall.runewars.board import MOUNTAIN, OPEN, Board
from meadhall.runewars.content import HEXAGON, KINDS, MISS, ROUT, SLOTS, SPECIAL, Content
from meadhall.runewars.runes import group
from meadhall.runewars.state import DAMAGED, DRAGON_RUNE, NO_FORT, NO_RUNE, WINTER, Runewars

FAR: Final = 99
SPECIAL_HIT: Final = 0.9  # the approximate number of units that an ability costs the enemy
ROUT_HIT: Final = 0.8
# The later a group draws, the fewer of its units are left.
IN_TIME: Final = (1.0, 1.0, 0.93, 0.86, 0.79, 0.72)
CONQUER_LESS: Final = 3  # strength that Conquer's supremacy subtracts from a stronghold
REACH: Final = 2


class Lore:
    """What one unit of each type does in a battle, computed once per pack from its fate cards."""

    __slots__ = ("content", "hits", "might")

    def __init__(self, content: Content) -> None:
        self.content = content
        self.hits: list[float] = []  # expected losses of the enemy for one fate card
        self.might: list[float] = []  # the value of the unit
        by_shape: list[float] = []
        for shape in range(HEXAGON + 1):
            total = 0.0
            for symbols in content.symbols:
                symbol = symbols[shape * 2]
                n = max(1, symbols[shape * 2 + 1])
                if symbol == SPECIAL:
                    total += SPECIAL_HIT
                elif symbol == ROUT:
                    total += ROUT_HIT * n
                elif symbol != MISS:
                    total += n
            by_shape.append(total / max(1, len(content.symbols)))
        for kind in range(content.types):
            hits = by_shape[content.shape[kind]] * IN_TIME[min(5, content.initiative[kind])]
            self.hits.append(hits)
            self.might.append(0.55 + 0.25 * content.health[kind] + hits)


class Ground:
    """Distances over open borders between all areas of a board, and the areas within a march of each."""

    __slots__ = ("board", "near", "steps")

    def __init__(self, board: Board) -> None:
        self.board = board
        size = board.content.areas
        self.steps: list[list[int]] = [[] for _ in range(size)]
        self.near: list[list[int]] = [[] for _ in range(size)]  # at most REACH away
        for start in board.areas:
            steps = [FAR] * size
            steps[start] = 0
            edge = [start]
            n = 0
            while edge:
                n += 1
                found: list[int] = []
                for area in edge:
                    beside = board.near[area]
                    borders = board.edge[area]
                    for i in range(len(beside)):
                        if borders[i] == OPEN and steps[beside[i]] == FAR:
                            steps[beside[i]] = n
                            found.append(beside[i])
                edge = found
            self.steps[start] = steps
            self.near[start] = [area for area in board.areas if 0 < steps[area] <= REACH]


# Cached for the last game, because a bot evaluates many copies of one game.
LORES: Final[list[Lore]] = []
GROUNDS: Final[list[Ground]] = []


def lore_of(content: Content) -> Lore:
    if not LORES or LORES[0].content is not content:
        LORES.clear()
        LORES.append(Lore(content))
    return LORES[0]


def ground_of(board: Board) -> Ground:
    for ground in GROUNDS:
        if ground.board is board:
            return ground
    if len(GROUNDS) > 3:
        GROUNDS.clear()
    ground = Ground(board)
    GROUNDS.append(ground)
    return ground


class Force:
    """The units of one side: their number, expected hits and health."""

    __slots__ = ("health", "hits", "n")

    def __init__(self) -> None:
        self.n = 0
        self.hits = 0.0
        self.health = 0

    def add(self, lore: Lore, kind: int, n: int) -> None:
        self.n += n
        self.hits += lore.hits[kind] * n
        self.health += lore.content.health[kind] * n

    def join(self, other: Force) -> None:
        self.n += other.n
        self.hits += other.hits
        self.health += other.health


def wins(own: Force, foe: Force, fort: int) -> float:
    """Return the chance that the attacker wins; a tie is won by the defender (p.21)."""
    if own.n == 0:
        return 0.0
    left = own.n - min(float(own.n), foe.hits * own.n / own.health)
    if foe.n:
        stays = foe.n - min(float(foe.n), own.hits * foe.n / foe.health)
        left = max(left, 0.0)
    else:
        left = float(own.n)
        stays = 0.0
    margin = left - stays - fort - 0.5
    spread = 0.5 + 0.3 * sqrt(own.n + foe.n)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, 1.6 * margin / spread))))


def fort_strength(g: Runewars, area: int) -> int:
    """Return the strength that a stronghold adds for the defender, including a defence development."""
    if g.fort[area] == NO_FORT or g.holder[area] < 0:
        return 0
    faction = g.factions[g.holder[area]]
    c = g.content
    strength = c.stronghold_damaged[faction] if g.fort[area] == DAMAGED else c.stronghold_strength[faction]
    return strength + (2 if g.development[area] == 3 else 0)


def force_at(g: Runewars, lore: Lore, area: int) -> Force:
    """Return the standing units in an area, whoever they belong to."""
    force = Force()
    base = area * SLOTS
    owner = g.holder[area]
    for slot in range(SLOTS):
        n = g.up[base + slot]
        if n:
            force.add(lore, g.type_at(owner, slot), n)
    return force


def talks(g: Runewars, seat: int, n: int) -> float:
    """Return the chance of gold or silver in diplomacy with neutral units, for this much influence (p.18)."""
    reds = 0
    for destiny in g.content.destiny:
        if destiny == 2:
            reds += 1
    chance = 1.0
    for _ in range(n):
        chance *= reds / len(g.content.destiny)
    return 1.0 - chance


def dragon_chance(g: Runewars, seat: int, area: int) -> float:
    """Return the chance that the token in an area is a dragon rune, as far as the seat knows (p.30)."""
    if g.rune[area] == NO_RUNE:
        return 0.0
    if g.rune_up[area]:
        return 1.0 if g.rune[area] == DRAGON_RUNE else 0.0
    mates = group(g, seat, area)
    dragons = 0
    for mate in mates:
        if g.rune[mate] == DRAGON_RUNE:
            dragons += 1
    return dragons / len(mates) if mates else 0.5


def area_worth(g: Runewars, seat: int, area: int) -> float:
    """Return the value of controlling an area, in dragon runes."""
    c = g.content
    worth = 0.12 + dragon_chance(g, seat, area)
    if g.city[area] >= 0:
        worth += 0.3
    for resource in range(3):
        n = c.produces[area * 3 + resource]
        if n:
            worth += 0.06 * n if g.dials[seat * 3 + resource] < 6 else 0.02 * n
    owner = g.control(area)
    if owner == seat:
        return worth
    if owner >= 0:
        worth += 0.1
        if g.fort[area] != NO_FORT:
            worth += 0.3
        if owner in g.victory:
            worth += 2.0 * dragon_chance(g, seat, area)
        if c.home_of[area] >= 0:
            worth += 0.1
    return worth


def open_border(g: Runewars, border: int) -> bool:
    return border == OPEN or (border != MOUNTAIN and g.season == WINTER)


def marches(g: Runewars, seat: int, target: int) -> list[int]:
    """Return the steps from every area to the target through areas the seat's units may pass; FAR if too
    far."""
    steps = [FAR] * g.content.areas
    steps[target] = 0
    edge = [target]
    for n in range(1, REACH + 2):
        found: list[int] = []
        for area in edge:
            if n > 1 and g.control(area) != seat and not g.empty(area):
                continue
            near = g.board.near[area]
            borders = g.board.edge[area]
            for i in range(len(near)):
                if steps[near[i]] == FAR and open_border(g, borders[i]):
                    steps[near[i]] = n
                    found.append(near[i])
        edge = found
    return steps


def free_to_go(g: Runewars, lore: Lore, seat: int, area: int, near: int, guard: int) -> Force:
    """Return the units that can leave an area for one at this distance, without those that stay as a
    guard."""
    force = Force()
    c = g.content
    base = area * SLOTS
    stay = guard
    for slot in range(KINDS):
        n = g.up[base + slot]
        if not n:
            continue
        kind = g.type_at(seat, slot)
        if near > (REACH + 1 if c.fast[kind] else REACH):
            continue
        if stay and c.health[kind] == 1:
            left = min(stay, n)
            stay -= left
            n -= left
        if n:
            force.add(lore, kind, n)
    if stay and force.n:  # none of the cheap units is left to stay: one of the others does
        part = (force.n - stay) / force.n if force.n > stay else 0.0
        force.n = max(0, force.n - stay)
        force.hits *= part
        force.health = int(force.health * part)
    return force


def guard_of(g: Runewars, seat: int, area: int) -> int:
    """Return how many units should stay: without any, control of an area outside the home is lost (p.15)."""
    if g.fort[area] != NO_FORT:
        return 1 if g.rune[area] != NO_RUNE else 0
    if g.rune[area] != NO_RUNE:
        return 1
    if g.content.home_of[area] >= 0 and g.home_seat[area] == seat:
        return 0
    return 1


class March:
    """A target area and the expected gain of a march there."""

    __slots__ = ("area", "chance", "fights", "force", "worth")

    def __init__(self, area: int, worth: float, chance: float, fights: bool, force: int) -> None:
        self.area = area
        self.worth = worth
        self.chance = chance
        self.fights = fights
        self.force = force


def plans(g: Runewars, seat: int, conquer: bool) -> list[March]:
    """Return every area that is worth a march, with its chance. `conquer`: a stronghold counts less."""
    lore = lore_of(g.content)
    ground = ground_of(g.board)
    armies: list[int] = []
    around = 0
    for area in g.board.areas:
        if g.holder[area] == seat and not g.tokens[area] >> seat & 1:
            standing = 0
            for i in range(area * SLOTS, area * SLOTS + KINDS):
                standing += g.up[i]
            if standing:
                armies.append(area)
                for other in ground.near[area]:
                    around |= 1 << other
                for other in g.board.near[area]:
                    around |= 1 << other
    found: list[March] = []
    if not armies:
        return found
    for area in g.board.areas:
        if not around >> area & 1 or g.tokens[area] >> seat & 1 or g.control(area) == seat:
            continue
        march = plan(g, lore, seat, area, armies, conquer)
        if march is not None:
            found.append(march)
    return found


def plan(g: Runewars, lore: Lore, seat: int, area: int, armies: list[int], conquer: bool) -> March | None:
    steps = marches(g, seat, area)
    force = Force()
    for source in armies:
        if steps[source] <= REACH + 1:
            force.join(free_to_go(g, lore, seat, source, steps[source], guard_of(g, seat, source)))
    if not force.n:
        return None
    worth = area_worth(g, seat, area)
    foe = force_at(g, lore, area)
    fort = fort_strength(g, area)
    if g.control(area) < 0 and not g.count(area):
        return March(area, worth, 1.0, False, force.n)
    if fort and conquer:
        fort = max(0, fort - CONQUER_LESS)
    chance = wins(force, foe, fort)
    fights = True
    losses = 0.06 * min(float(force.n), foe.hits)
    if g.control(area) < 0 and g.influence[seat]:
        spent = min(3, g.influence[seat])
        spoken = talks(g, seat, spent)
        if spoken > chance or losses > 0.08 * spent:
            losses = 0.08 * spent
            chance = max(chance, spoken)
            worth += 0.08 * foe.n
            fights = False
    # The cost of a lost battle: units, and the season.
    return March(area, worth * chance - losses - 0.5 * (1.0 - chance), chance, fights, force.n)
