"""Refusals when units meet (p.16, p.18), in a battle (p.21-22) and after it."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.battle import field
from meadhall.runewars.battle.field import ATTACKING, DAMAGE, DEFENDING, ROUTED
from meadhall.runewars.content import BATTLE_ASSIST, SLOTS
from meadhall.runewars.effects.tree import FLYING
from meadhall.runewars.retreat import BY_RULE, FRIENDLY_ONLY, UNCONTROLLED_ONLY
from meadhall.runewars.state import ALL, KNOWERS, LIMIT, Runewars
from meadhall.runewars.why.common import (
    CARD,
    Why,
    area_in,
    border,
    card_in,
    fighter_in,
    hero_in,
    hero_name,
    influence,
    misplaced,
    no,
    own_hero,
    place,
    so_many,
    type_in,
    unit,
    units_in,
)

TALKS = 6  # the most influence that can be spent on diplomacy


# --- before a battle -----------------------------------------------------------------------------------


def fight_or_talk(g: Runewars, seat: int, action: int, area: int, fought: int) -> Why:
    if action == act.FIGHT:
        return no("second_battle", "p.33", area=place(g, area)) if fought else None
    return None if action == act.DIPLOMACY else misplaced("fight-or-talk")


def talk_price(g: Runewars, seat: int, action: int, area: int, fought: int) -> Why:
    n = card_in(action, act.SPEND, act.MOST)
    if n < 0:
        return misplaced("diplomacy-influence")
    if n == 0:
        return no("at_least_one", "p.18")
    return no("spend_at_most", "p.18", most=TALKS) if n > TALKS else influence(g, seat, n, "p.18")


def fight_or_retreat(g: Runewars, seat: int, action: int, area: int) -> Why:
    return None if action in (act.FIGHT, act.NO) else misplaced("fight-or-retreat")


# --- retreat (p.22) ------------------------------------------------------------------------------------


def retreat(
    g: Runewars, seat: int, action: int, owner: int, area: int, rout: int, only: int, *counts: int
) -> Why:
    """p.22: all to one adjacent area. `counts`: how many of each slot, then routed ones."""
    target = area_in(g, action, act.RETREAT)
    if target < 0:
        return misplaced("retreat")
    going = [i % SLOTS for i in range(len(counts)) if counts[i]]
    flyers = [slot for slot in going if g.content.flying[g.type_at(owner, slot)]]
    on_foot = len(flyers) < len(going)
    if why := border(g, area, target, bool(flyers), owner, "p.22"):
        return why
    if why := _kind_of_area(g, owner, target, only):
        return why
    if _kind_of_area(g, owner, target, FRIENDLY_ONLY) is None or only != BY_RULE or owner < 0:
        # Where units that do not fly can go, too, the flying ones go with them.
        if on_foot and border(g, area, target, False, owner) and _others(g, owner, area, only, False, True):
            return no("all_to_one_area", "p.22", area=place(g, target))
        return None
    # An empty area: friendly ones come first, as far as they can be reached (R13.2, R13.9).
    if _others(g, owner, area, FRIENDLY_ONLY, not on_foot, False):
        return no("friendly_first", "p.22", area=place(g, target))
    if on_foot and border(g, area, target, False, owner):
        if _others(g, owner, area, FRIENDLY_ONLY, True, False):
            return no("friendly_first", "p.22", area=place(g, target))
        if _others(g, owner, area, BY_RULE, False, False):
            return no("all_to_one_area", "p.22", area=place(g, target))
    return None


def _kind_of_area(g: Runewars, owner: int, target: int, only: int) -> Why:
    holder = g.control(target)
    if only == UNCONTROLLED_ONLY or (owner < 0 and only == BY_RULE):
        return None if holder < 0 else no("controlled_area", "p.22", area=place(g, target))
    if holder == owner:
        return None
    if only == FRIENDLY_ONLY:
        return no("not_friendly", CARD, area=place(g, target))
    return None if g.empty(target) else no("not_friendly_or_empty", "p.22", area=place(g, target))


def _others(g: Runewars, owner: int, area: int, only: int, flying: bool, friendly: bool) -> bool:
    """Whether there is an area of the kind at all; `friendly`: by the rules, but not empty."""
    for other in g.board.near[area]:
        if border(g, area, other, flying, owner) is None and _kind_of_area(g, owner, other, only) is None:
            if not friendly or owner < 0 or g.control(other) == owner:
                return True
    return False


def assistants(g: Runewars, seat: int, action: int, area: int, heroes: int) -> Why:
    """p.25: heroes who assisted the losers, to an area that all of them can reach."""
    target = area_in(g, action, act.RETREAT)
    if target < 0:
        return misplaced("assistants-retreat")
    flying = [g.hero_rule(h, FLYING) for h in range(len(g.hero_seat)) if heroes >> h & 1]
    closed = border(g, area, target, any(flying), seat, "p.25")
    if closed or all(flying) or border(g, area, target, False, seat) is None:
        return closed
    # Only flying units can go there: that is allowed if the others can go nowhere.
    if any(border(g, area, other, False, seat) is None for other in g.board.near[area]):
        return no("all_to_one_area", "p.25", area=place(g, target))
    return None


# --- too many units (p.18) -----------------------------------------------------------------------------


def lose_units(g: Runewars, seat: int, action: int, area: int, most: int) -> Why:
    routed = action >= act.LOSE_ROUTED
    kind, n = units_in(g, action, act.LOSE_ROUTED if routed else act.LOSE)
    if kind < 0:
        return misplaced("lose-units")
    if kind < g.content.neutral_types and kind // 4 != g.factions[seat]:
        return no("not_your_unit", "p.18", unit=unit(g, kind))
    have = (g.down if routed else g.up)[area * SLOTS + g.content.type_slot(kind)]
    return so_many(g, kind, n, have, "p.18")


def surplus(g: Runewars, seat: int, action: int, *counts: int) -> Why:
    here = len(g.lines[ATTACKING])
    if action == act.DONE:
        return None if here <= LIMIT else no("still_too_many", "p.18", need=here - LIMIT)
    if why := _in_line(g, action, "battle-surplus", ATTACKING):
        return why
    return None if here > 1 else no("one_must_stay", "p.18")


def defender_surplus(g: Runewars, seat: int, action: int) -> Why:
    return _in_line(g, action, "defender-surplus", DEFENDING)


# --- a battle (p.21-22) --------------------------------------------------------------------------------


def _in_line(g: Runewars, action: int, prompt: str, side: int) -> Why:
    """A unit of that side, in its current state."""
    kind, state = fighter_in(g, action, act.FIGHTER)
    if kind < 0:
        return misplaced(prompt)
    return None if (kind, state) in line(g, side) else no("not_in_line", "p.21", unit=unit(g, kind))


def line(g: Runewars, side: int) -> list[tuple[int, int]]:
    """The units of a side by type and state."""
    owner = g.fight[field.F_ATTACKER + side]
    return [(g.type_at(owner, one >> 5), one & (ROUTED | DAMAGE)) for one in g.lines[side]]


def assist_hero(g: Runewars, seat: int, action: int, side: int, passed: int) -> Why:
    if action == act.DONE:
        return None
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("assist-hero")
    if why := own_hero(g, seat, hero):
        return why
    name = hero_name(g, hero)
    if g.hero_at[hero] != g.fight[field.F_AREA]:
        return no("hero_elsewhere", "p.25", hero=name, area=place(g, g.fight[field.F_AREA]))
    if g.hero_down[hero]:
        return no("hero_routed", "p.25", hero=name)
    return no("hero_assists_already", "p.25", hero=name) if passed >> hero & 1 else None


def assist_group(g: Runewars, seat: int, action: int, side: int, hero: int) -> Why:
    kind = type_in(g, action, act.ASSIST)
    if kind < 0:
        return misplaced("assist-group")
    if kind not in [k for k, _ in line(g, side)]:
        return no("not_in_line", "p.25", unit=unit(g, kind))
    if g.fight[field.F_ASSIST + side] >> g.content.type_slot(kind) * 5 & 31:
        return no("assisted_already", "p.25", unit=unit(g, kind))
    return None


def group(g: Runewars, seat: int, action: int, side: int) -> Why:
    kind = type_in(g, action, act.GROUP)
    if kind < 0:
        return misplaced("battle-group")
    states = [state for k, state in line(g, side) if k == kind]
    if not states:
        return no("not_in_line", "p.22", unit=unit(g, kind))
    if g.content.initiative[kind] != g.fight[field.F_ROUND]:
        return no("other_initiative", "p.22", unit=unit(g, kind), need=g.fight[field.F_ROUND])
    if g.fight[field.F_DONE + side] >> g.content.type_slot(kind) & 1:
        return no("attacked_already", "p.22", unit=unit(g, kind))
    return no("all_routed", "p.22", unit=unit(g, kind)) if all(s & ROUTED for s in states) else None


def horn(g: Runewars, seat: int, action: int, hero: int) -> Why:
    """A face-down reward that helps a hero who assists."""
    if action == act.DONE:
        return None
    card = card_in(action, act.USE, len(g.content.rewards))
    if card < 0:
        return misplaced("assist-reward")
    held = [code for code in g.rewards[hero] if code >> KNOWERS == card]
    name = g.content.rewards[card]
    if not held:
        return no("reward_not_held", "p.27", reward=name)
    if not g.content.reward_timings[card] >> BATTLE_ASSIST & 1:
        return no("reward_not_now", CARD, reward=name)
    return no("reward_works_already", "p.27", reward=name) if all(code & ALL for code in held) else None


def drop(g: Runewars, seat: int, action: int, side: int, left: int) -> Why:
    return _fate(g, action, "assist-drop", act.DROP, g.cards[side])


def keep_fate(g: Runewars, seat: int, action: int) -> Why:
    return _fate(g, action, "keep-fate", act.KEEP, g.drawn)


def redraw_fate(g: Runewars, seat: int, action: int, most: int, dropped: int) -> Why:
    if action == act.DONE:
        return None
    if why := _fate(g, action, "redraw-fate", act.DROP, g.drawn):
        return why
    return None if dropped < most else no("redraw_at_most", CARD, most=most)


def _fate(g: Runewars, action: int, prompt: str, base: int, drawn: tuple[int, ...]) -> Why:
    card = card_in(action, base, len(g.content.destiny))
    if card < 0:
        return misplaced(prompt)
    return None if card in drawn else no("not_drawn", "p.21", number=g.content.names["fate"][card])


def rout(g: Runewars, seat: int, action: int, side: int, left: int) -> Why:
    """p.22: an undamaged standing unit before a damaged one."""
    return _in_line(g, action, "battle-rout", side) or rout_order(g, action, line(g, side))


def rout_order(g: Runewars, action: int, units: list[tuple[int, int]]) -> Why:
    kind, state = fighter_in(g, action, act.FIGHTER)
    if state & ROUTED:
        return no("routed_already", "p.22", unit=unit(g, kind))
    if state & DAMAGE and any(other == 0 for _, other in units):
        return no("undamaged_first", "p.22", unit=unit(g, kind))
    return None


def damage(g: Runewars, seat: int, action: int, side: int, left: int) -> Why:
    return _in_line(g, action, "battle-damage", side) or damage_order(g, action, line(g, side))


def damage_order(g: Runewars, action: int, units: list[tuple[int, int]]) -> Why:
    """p.22: a damaged unit first; else a standing one; else a routed one."""
    kind, state = fighter_in(g, action, act.FIGHTER)
    if not state & DAMAGE and any(other & DAMAGE for _, other in units):
        return no("damaged_first", "p.22", unit=unit(g, kind))
    return None if state & DAMAGE else standing_order(g, action, units)


def standing_order(g: Runewars, action: int, units: list[tuple[int, int]]) -> Why:
    kind, state = fighter_in(g, action, act.FIGHTER)
    if state & ROUTED and any(not other & ROUTED for _, other in units):
        return no("standing_first", "p.22", unit=unit(g, kind))
    return None
