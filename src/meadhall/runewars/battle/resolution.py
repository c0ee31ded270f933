"""The comparison of strength and the end of a battle (p.21, steps 6 and 7)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE
from meadhall.runewars.battle.damage import answered_unit, answers_for
from meadhall.runewars.battle.field import (
    ATTACKING,
    CANCELLED,
    COUNTING,
    DAMAGE,
    DEFENDING,
    ENDING,
    F_AREA,
    F_ATTACKER,
    F_FORT,
    F_PRIZE,
    F_STAGE,
    F_STANDING,
    F_SUPREMACY,
    F_WINNER,
    ROUTED,
    clear,
    count_loss,
    decider,
    exchange,
    in_battle,
    seat_at,
    standing,
    strength,
    tally,
)
from meadhall.runewars.battle.retreats import assistants_fall_back, take_line
from meadhall.runewars.content import BATTLE_STRENGTH, BATTLE_WON_ATTACKER, SLOTS
from meadhall.runewars.effects.tree import (
    ENEMY_HOME_AREA_TAKEN,
    ENEMY_STRONGHOLD_REMOVED,
    OF_DEVELOPMENT,
    OF_RULES,
    OF_TITLE,
    WON_AGAINST_PLAYER,
)
from meadhall.runewars.limits import limit_of_eight
from meadhall.runewars.retreat import fall_back
from meadhall.runewars.state import DAMAGED, LIMIT, NO_FORT, SOUND, Runewars
from meadhall.runewars.strongholds import take_over

CONQUER_SUPREMACY: Final = 3  # p.33: subtracted from the stronghold's strength

# --- 6. comparing strength ---------------------------------------------------------------------------------


def count_begins(g: Runewars) -> None:
    """Push step 6: the window for cards, then the defender's development, then the comparison of strength."""
    if not in_battle(g):
        return
    from meadhall.runewars.tactics import window

    g.fight[F_STAGE] = COUNTING
    area = g.fight[F_AREA]
    g.then(battle_decided)
    g.then(defence_development)
    if seat_at(g, DEFENDING) >= 0:
        window(g, seat_at(g, DEFENDING), BATTLE_STRENGTH, -1, area)
    window(g, seat_at(g, ATTACKING), BATTLE_STRENGTH, -1, area)


def defence_development(g: Runewars) -> None:
    """p.33: only the defender's, in this area, just before strength is counted."""
    area, seat = g.fight[F_AREA], seat_at(g, DEFENDING)
    kind = g.development[area]
    if seat < 0 or kind < 0:
        return
    from meadhall.runewars.effects.run import start

    i = g.factions[seat] * 4 + kind
    if g.content.development_timing[i] >> BATTLE_STRENGTH & 1:
        block = g.content.development_block[i]
        start(g, block, seat, OF_DEVELOPMENT * 256 + i, area=area, opponent=seat_at(g, ATTACKING))


def stronghold_strength(g: Runewars) -> int:
    """p.21: return the strength that the stronghold adds, at least 0 (U09)."""
    area, seat = g.fight[F_AREA], seat_at(g, DEFENDING)
    if seat < 0 or g.fort[area] == NO_FORT:
        return 0
    c, faction = g.content, g.factions[seat]
    n = c.stronghold_strength[faction] if g.fort[area] == SOUND else c.stronghold_damaged[faction]
    n += g.fight[F_FORT]
    if g.fight[F_SUPREMACY]:
        n -= CONQUER_SUPREMACY
    return max(0, n)


def battle_decided(g: Runewars) -> None:
    """p.21: the higher strength wins, the defender wins a tie. Then stronghold, healing, retreat, return."""
    attack = strength(g, ATTACKING)
    defence = strength(g, DEFENDING) + stronghold_strength(g)
    g.emit(ev.STRENGTH, attack, defence)
    winner = ATTACKING if attack > defence else DEFENDING
    loser = 1 - winner
    g.fight[F_WINNER] = winner
    g.fight[F_STANDING] = standing(g, ATTACKING)
    g.fight[F_STAGE] = ENDING
    g.emit(ev.BATTLE_WON, seat_at(g, winner), seat_at(g, loser), g.fight[F_AREA])
    g.checkpoint("battle_decided")
    if seat_at(g, loser) >= 0:
        tally(g, seat_at(g, winner), WON_AGAINST_PLAYER)
    g.then(winners_put_back, winner)
    g.then(assistants_fall_back, loser)
    g.then(losers_fall_back, loser)
    g.then(absent_lost, loser)  # before any ask: at that time the winner's stronghold may already be there
    g.then(damage_removed)
    g.then(stronghold_fate)


# --- 7. what follows ------------------------------------------------------------------------------


def stronghold_fate(g: Runewars) -> None:
    """7a: lost if the attacker won; damaged if the attacker lost with units still standing in step 6
    (U30)."""
    area = g.fight[F_AREA]
    attacker = seat_at(g, ATTACKING)
    if g.fight[F_WINNER] == DEFENDING:
        if g.fight[F_STANDING]:
            stronghold_damaged(g, area)
        return
    home = g.content.home_of[area]
    if home >= 0 and home != g.factions[attacker]:
        tally(g, attacker, ENEMY_HOME_AREA_TAKEN)
    if g.fort[area] != NO_FORT:
        tally(g, attacker, ENEMY_STRONGHOLD_REMOVED)
        take_over(g, area, seat_at(g, DEFENDING), attacker)


def stronghold_damaged(g: Runewars, area: int) -> None:
    """Turn the stronghold to its damaged side; a damaged one stays damaged."""
    if g.fort[area] == SOUND:
        g.fort[area] = DAMAGED
        g.emit(ev.STRONGHOLD_DAMAGED, g.holder[area], area)


def damage_removed(g: Runewars) -> None:
    """7b: remove all damage."""
    for side in (ATTACKING, DEFENDING):
        g.lines[side] = tuple(sorted([unit & ~DAMAGE for unit in g.lines[side]]))


def losers_fall_back(g: Runewars, loser: int) -> None:
    """7c: all units of the loser that took part retreat and are routed, including those routed in this
    battle."""
    fall_back(g, seat_at(g, loser), g.fight[F_AREA], 1, decider(g, loser), take_line(g, loser))


def absent_lost(g: Runewars, loser: int) -> None:
    """p.21: units that lay routed in the area before the battle do not retreat: they are destroyed."""
    if loser == ATTACKING:
        return
    area, seat = g.fight[F_AREA], seat_at(g, loser)
    for slot in range(SLOTS):
        n = g.down[area * SLOTS + slot]
        if n:
            g.down[area * SLOTS + slot] = 0
            g.to_supply(seat, slot, n)
            g.emit(ev.DESTROYED, area, g.type_at(seat, slot), n)
            count_loss(g, loser, slot, n)
    g.hold(area)


def winners_put_back(g: Runewars, side: int) -> None:
    """7d: put the winner's units back into the area; an attacker's surplus above eight leaves (p.18)."""
    if side == ATTACKING and len(g.lines[side]) > LIMIT:
        g.ask(seat_at(g, side), SURPLUS, *[0] * SLOTS)
    else:
        units_return(g, side)


def surplus_options(g: Runewars, seat: int, *counts: int) -> list[int]:
    """At least the surplus leaves, and at least one unit stays; more than the surplus in version 1 only."""
    options = [DONE] if len(g.lines[ATTACKING]) <= LIMIT else []
    if len(g.lines[ATTACKING]) > 1:
        options += answers_for(g, ATTACKING, list(g.lines[ATTACKING]))
    return options


def surplus_leaves(g: Runewars, seat: int, action: int, *counts: int) -> None:
    """U11: the units that the player chose are routed and go to one area by the rules of retreat."""
    left = list(counts)
    if action != DONE:
        unit = answered_unit(g, action)
        exchange(g, ATTACKING, unit, -1)
        left[unit >> 5] += 1
        if len(g.lines[ATTACKING]) > LIMIT or not g.only_surplus_leaves:
            g.ask(seat, SURPLUS, *left)
            return
    units_return(g, ATTACKING)
    fall_back(g, seat, g.fight[F_AREA], 1, seat, [*[0] * SLOTS, *left])


def units_return(g: Runewars, side: int) -> None:
    area, seat = g.fight[F_AREA], seat_at(g, side)
    for unit in g.lines[side]:
        g.add_units(area, seat, unit >> 5, 1, bool(unit & ROUTED))
    g.lines[side] = ()
    g.hold(area)


def battle_ends(g: Runewars) -> None:
    """End a battle, cancelled or decided: the units that are left return to the area, then the state is
    reset."""
    g.then(field_cleared)
    if g.fight[F_STAGE] == CANCELLED:
        g.then(winners_put_back, ATTACKING)


def field_cleared(g: Runewars) -> None:
    """Run effects for the winner and titles last; update alliances by control."""
    from meadhall.runewars.neutrals import settle_alliances

    g.then(battle_forgotten)
    area, winner = g.fight[F_AREA], g.fight[F_WINNER]
    seats = g.fight[F_ATTACKER : F_ATTACKER + 2]
    prizes = g.fight[F_PRIZE + winner] if winner >= 0 else 0
    clear(g)
    g.hold(area)
    settle_alliances(g)
    g.checkpoint("battle_ended")
    if winner == ATTACKING:
        titles(g, seats[ATTACKING], seats[DEFENDING], area)
    if winner >= 0:
        prizes_given(g, seats[winner], prizes)
    if g.owner[area] >= 0:
        g.then(limit_of_eight, g.owner[area], area)


def battle_forgotten(g: Runewars) -> None:
    """Reset the counts of the battle, after the titles that use them."""
    g.battle_tally = [0] * len(g.battle_tally)


def titles(g: Runewars, seat: int, loser: int, area: int) -> None:
    """Run titles that work after a battle won as attacker."""
    from meadhall.runewars.effects.run import start

    for title, owner in enumerate(g.title_seat):
        if owner == seat:
            block = g.content.title_blocks[title].get(BATTLE_WON_ATTACKER, -1)
            start(g, block, seat, OF_TITLE * 256 + title, area=area, opponent=loser)


def prizes_given(g: Runewars, seat: int, prizes: int) -> None:
    from meadhall.runewars.effects.run import start

    while prizes:
        start(g, (prizes & 0xFFFF) - 1, seat, OF_RULES * 256)
        prizes >>= 16


SURPLUS: Final = Prompt("battle-surplus", surplus_options, surplus_leaves)
