"""The state of a duel (p.28): its registers and queries about them. duel_rounds.py has the rounds.

Side 0 is the challenger, side 1 the defender. Damage of a round is added up and applied to both at once.
"""

from __future__ import annotations

from typing import Final

from meadhall.runewars.effects.tree import B_OPP_HERO, CONDITIONS, DUEL_RULES, NO_CAP, OPS
from meadhall.runewars.heroes.service import dying, wound
from meadhall.runewars.state import KNOWERS, REGISTERS, Runewars

ROUNDS: Final = 4
BEATEN: Final = 99  # damage of a unit that is out of the duel, whatever its health becomes
WEAPON: Final = 1  # traits of rewards
ARMOUR: Final = 2

# Registers: `D_X + side` where there are two of them.
D_HERO: Final = 0  # side 0's hero
D_FOE: Final = 1  # side 1's hero; -1: neutral units
D_TYPE: Final = 2  # their type
D_ROUND: Final = 3
D_HIT: Final = 4  # damage to a side in this round that can be blocked
D_RAW: Final = 6  # … that cannot be blocked
D_BLOCK: Final = 8  # what rout symbols block
D_PREVENT: Final = 10  # damage that armour prevents
D_FLAGS: Final = 12
D_WEAPON: Final = 13  # the weapon a side has used, -1: none yet
D_ARMOUR: Final = 15
D_USES: Final = 17  # of rewards with a limit
D_TOOK: Final = 19  # damage suffered this round
D_HEALTH: Final = 21  # of the neutral units
D_AFTER: Final = 22  # block to run if the other side is defeated in this round, -1: none

# Bits of D_FLAGS, `<< side` where there are two of them.
SKIP_NEXT: Final = 1  # draws no card next round
SKIP_NOW: Final = 4
PREVENT_ALL: Final = 16
DOOMED: Final = 64  # the hero's damage has reached their health
FALLEN: Final = 256
OVER: Final = 1024

SKIP_DRAW: Final = 0
PREVENT: Final = 1
ALL_PREVENTED: Final = 2
REFLECT: Final = 3
BONUS_DAMAGE: Final = 4
BONUS_KEY: Final = 31  # of rule_values (loading.py)
DUEL_RULE: Final = OPS.index("duel_rule")
IF: Final = OPS.index("if")
NOT: Final = CONDITIONS.index("not")
ALIVE: Final = CONDITIONS.index("alive")


# --- the two sides ---------------------------------------------------------------------------------


def running(g: Runewars) -> bool:
    return g.duel[D_HERO] >= 0


def side_of(g: Runewars, hero: int) -> int:
    """Return the side of a hero, or -1."""
    if running(g):
        if g.duel[D_HERO] == hero:
            return 0
        if g.duel[D_FOE] == hero:
            return 1
    return -1


def hero_on(g: Runewars, side: int) -> int:
    return g.duel[D_HERO + side]


def neutral_foes(g: Runewars) -> bool:
    return g.duel[D_FOE] < 0


def flag(g: Runewars, bits: int) -> bool:
    return g.duel[D_FLAGS] & bits != 0


def over(g: Runewars) -> bool:
    return flag(g, OVER)


def opponent_alive(g: Runewars) -> bool:
    """Whether the other side is alive.

    It is until damage is applied at the end of a round (see `D_AFTER`).
    """
    return running(g) and not flag(g, FALLEN << 1)


def foe_damage(g: Runewars) -> int:
    """Return the damage on the units of a duel quest."""
    return max((damage for damage in g.duel_foes if damage < BEATEN), default=0)


def may_use(g: Runewars, side: int, card: int) -> bool:
    """p.27: one weapon and one armour per duel, any number of times unless the card says otherwise."""
    trait = g.content.reward_trait[card]
    if trait == WEAPON and g.duel[D_WEAPON + side] not in (-1, card):
        return False
    if trait == ARMOUR and g.duel[D_ARMOUR + side] not in (-1, card):
        return False
    for step in g.content.blocks[g.content.reward_block[card]]:
        if step.op == DUEL_RULE and g.duel[D_USES + side] >= step.n:
            return False
    return True


def note_use(g: Runewars, side: int, card: int) -> None:
    trait = g.content.reward_trait[card]
    if trait == WEAPON:
        g.duel[D_WEAPON + side] = card
    elif trait == ARMOUR:
        g.duel[D_ARMOUR + side] = card
    for step in g.content.blocks[g.content.reward_block[card]]:
        if step.op == DUEL_RULE and step.n < NO_CAP:
            g.duel[D_USES + side] += 1
        elif step.op == IF:
            condition = g.content.conditions[step.key]
            if condition.kind == NOT and condition.parts[0].kind == ALIVE:
                if condition.parts[0].ref == B_OPP_HERO:
                    g.duel[D_AFTER + side] = step.then_block


def prepare_duel(g: Runewars, hero: int, foe: int) -> None:
    g.duel = [0] * REGISTERS
    g.duel[D_HERO] = hero
    g.duel[D_FOE] = foe
    g.duel[D_TYPE] = -1
    for at in (D_WEAPON, D_ARMOUR, D_AFTER):
        g.duel[at] = g.duel[at + 1] = -1


# --- damage ---------------------------------------------------------------------------------------


def strike(g: Runewars, side: int, n: int, blockable: bool) -> None:
    """Deal damage by an ability: added to the damage of the round, or applied at once before the first
    round."""
    if g.duel[D_ROUND] == 0:
        suffer(g, side, n)
    elif blockable:
        g.duel[D_HIT + side] += n
    else:
        g.duel[D_RAW + side] += n


def suffer(g: Runewars, side: int, n: int) -> None:
    hero = hero_on(g, side)
    if hero >= 0:
        wound(g, hero, n)
    else:
        from meadhall.runewars.heroes.duel_quest import wound_foes

        wound_foes(g, n)


def stoppable(g: Runewars, side: int) -> int:
    """Return the blockable damage of the round that is left after blocks and armour."""
    if flag(g, PREVENT_ALL << side):
        return 0
    return max(0, g.duel[D_HIT + side] - g.duel[D_BLOCK + side] - g.duel[D_PREVENT + side])


def coming(g: Runewars, side: int) -> int:
    """Return the damage that a side is about to take, including damage that cannot be blocked."""
    return stoppable(g, side) + g.duel[D_RAW + side]


def beaten(g: Runewars, side: int) -> bool:
    hero = hero_on(g, side)
    if hero >= 0:
        return dying(g, hero)
    for damage in g.duel_foes:
        if damage < BEATEN:
            return False
    return True


def winner(g: Runewars) -> int:
    """Return the side that won; -1: none has."""
    for side in (0, 1):
        if flag(g, FALLEN << 1 - side) and not flag(g, DOOMED << side):
            return side
    return -1


def close_duel(g: Runewars) -> None:
    g.duel = [-1] * REGISTERS
    g.duel_foes = ()


assert DUEL_RULES[SKIP_DRAW] == "skip_draw" and DUEL_RULES[BONUS_DAMAGE] == "bonus_damage" and KNOWERS
