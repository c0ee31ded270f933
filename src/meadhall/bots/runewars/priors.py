"""Priors: a weight for each legal answer. They must be cheap, because every step of a rollout uses them."""

from __future__ import annotations

from typing import Final

from meadhall.bots.runewars import marching, year
from meadhall.bots.runewars.battle_forecast import (
    area_worth,
    dragon_chance,
    force_at,
    ground_of,
    lore_of,
    talks,
    wins,
)
from meadhall.bots.runewars.features import shard
from meadhall.runewars.answers import (
    AREAS,
    BUILD,
    CARDS,
    CLAIM,
    DIPLOMACY,
    DONE,
    DRAGON,
    DROP,
    DUEL,
    FALSE,
    FIGHT,
    FIGHTER,
    FIGURES,
    HEAL,
    HERO,
    HEROES,
    KEEP,
    LOSE,
    LOSE_ROUTED,
    MOVE,
    NO,
    PLACE,
    PLAY,
    QUEST,
    RETREAT,
    SPEND,
    STATES,
    SWAP,
    TITLE,
    TRAIN,
    UNITS,
    USE,
    USE_TITLE,
    VICTORY,
)
from meadhall.runewars.battle.field import F_AREA, F_ATTACKER, F_GROUP
from meadhall.runewars.state import NO_FORT, NO_RUNE, Runewars

LITTLE: Final = 0.05
NEVER: Final = 0.00001


def weigh(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Return a weight above 0 for each answer."""
    _, prompt, args = g.asks[g.ask_of(seat)]
    name = prompt.name
    if name == "my-turn":
        return _my_turn(g, seat, legal)
    if name == "choose-order":
        return year.weigh_orders(g, seat, legal)
    if name == "activate":
        return marching.weigh_activate(g, seat, legal, args[0], args[1])
    if name == "move-from":
        return marching.weigh_from(g, seat, legal, args[0], args[1])
    if name == "move-which":
        return marching.weigh_which(g, seat, legal, args[0], args[1], args[2])
    if name == "strategize-from":
        return marching.weigh_strategize_from(g, seat, legal)
    if name == "strategize-which":
        return marching.weigh_strategize_which(g, seat, legal, args[0])
    if name == "strategize-to":
        return marching.weigh_strategize_to(g, seat, legal)
    if name == "recruit-dial":
        return year.weigh_dials(g, seat, legal)
    if name == "fortify":
        return year.weigh_fortify(g, seat, legal)
    if name == "make-bid":
        return year.weigh_bid(g, seat, legal)
    if name == "quest-walk":
        return marching.weigh_walk(g, seat, legal, args[0])
    if name == "hero-action" or name == "train-more":
        return _hero_action(g, seat, legal, args[0])
    if name == "lose-units":
        return _lose(g, seat, legal, args[0], args[1])
    if name == "deploy" or name == "setup-units":
        return _most_of(legal)
    if name == "deploy-where" or name == "setup-place-units" or name == "setup-stronghold":
        return _where(g, seat, legal)
    if name == "place-dragon-rune":
        return _dragon(g, seat, legal)
    if name == "place-false-rune":
        return _false(g, seat, legal)
    if name == "fight-or-talk" or name == "fight-or-retreat":
        return _fight(g, seat, legal, args[0])
    if name == "diplomacy-influence" or name == "seek-hero" or name == "pay-for-title":
        return _spend(g, seat, legal, name)
    if name == "keep-fate":
        return _keep(g, legal)
    if name == "battle-rout" or name == "battle-damage":
        return _least(g, legal)
    if name == "assist-drop":
        return _drop(g, legal, args[0])
    if name == "retreat" or name == "assistants-retreat":
        return _retreat(g, seat, legal)
    if name == "take-over" or name == "build-development":
        return [0.15 if action == NO else 1.0 for action in legal]
    return _other(g, seat, legal)


# --- turns ----------------------------------------------------------------------------------------


def _my_turn(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        if action == VICTORY:
            out.append(300.0)
        elif action == CLAIM:
            out.append(200.0)
        elif action == DONE:
            out.append(1.0)
        elif PLAY <= action < PLAY + CARDS:
            out.append(0.35)
        elif USE <= action < USE + CARDS:
            out.append(100.0 if shard(g, action - USE) else 0.3)
        elif USE_TITLE <= action < USE_TITLE + len(g.title_seat):
            out.append(0.4)
        elif action == SWAP:
            out.append(NEVER)
        else:
            out.append(0.6)
    return out


def _hero_action(g: Runewars, seat: int, legal: list[int], hero: int) -> list[float]:
    """Heal when damaged, move if there is a goal, otherwise train the lowest attribute."""
    goal = marching.hero_goal(g, seat, hero)
    out: list[float] = []
    for action in legal:
        if action == HEAL:
            out.append(3.0 * g.hero_damage[hero] / max(1, g.content.hero_health[hero]))
        elif action == MOVE:
            out.append(2.5 if goal else 0.4)
        elif TRAIN <= action < TRAIN + 3:
            out.append(0.3 + 0.2 * g.attribute(hero, action - TRAIN))
        else:
            out.append(NEVER)
    return out


# --- units ----------------------------------------------------------------------------------------


def _lose(g: Runewars, seat: int, legal: list[int], area: int, most: int) -> list[float]:
    """Destroy exactly the surplus, the cheapest units first."""
    lore = lore_of(g.content)
    surplus = g.units_of(seat, area) - most
    out: list[float] = []
    for action in legal:
        routed = action >= LOSE_ROUTED
        what = action - (LOSE_ROUTED if routed else LOSE)
        n = what % FIGURES
        might = lore.might[what // FIGURES] - (0.2 if routed else 0.0)
        if n > surplus:
            out.append(NEVER)
        else:
            out.append((0.5 + n) / (might * might * might))
    return out


def _most_of(legal: list[int]) -> list[float]:
    """Prefer large numbers: the order of the answers does not matter."""
    return [0.2 + (action - UNITS) % FIGURES for action in legal]


def _where(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Prefer areas with runes, near enemies and near targets, but not too many units in one."""
    out: list[float] = []
    for action in legal:
        area = (action - PLACE) % AREAS if action >= PLACE else action % AREAS
        if not PLACE <= action < PLACE + AREAS:
            out.append(1.0)
            continue
        n = g.units_of(seat, area)
        worth = 0.6 + marching.front(g, seat, area)
        if g.rune[area] != NO_RUNE:
            worth += 0.5 * dragon_chance(g, seat, area)
        food = max(2, g.dials[seat * 3])
        if n >= food:
            worth *= 0.5
        if n >= 7:
            worth *= 0.1
        out.append(worth)
    return out


def _least(g: Runewars, legal: list[int]) -> list[float]:
    """Prefer the unit with the lowest value."""
    lore = lore_of(g.content)
    out: list[float] = []
    for action in legal:
        what = action - FIGHTER
        might = lore.might[what // STATES]
        if what % STATES >= 16:
            might *= 0.7
        out.append(1.0 / (might * might))
    return out


def _retreat(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Prefer the home realm and areas with own units, not areas above the limit."""
    out: list[float] = []
    for action in legal:
        if not RETREAT <= action < RETREAT + AREAS:
            out.append(0.5)
            continue
        area = action - RETREAT
        worth = 0.5
        if g.control(area) == seat:
            worth += 1.0
            if g.fort[area] != NO_FORT:
                worth += 1.0
            if g.count(area) >= 6:
                worth *= 0.3
        out.append(worth)
    return out


# --- runes ----------------------------------------------------------------------------------------


def safety(g: Runewars, seat: int, area: int) -> float:
    """Return how safe a rune would be: own areas, strongholds, units, distance from others."""
    if g.control(area) != seat:
        return 0.02
    worth = 0.5 + 0.25 * min(6, g.count(area))
    if g.home_seat[area] == seat:
        worth += 1.0
    if g.fort[area] != NO_FORT:
        worth += 1.5
    for other in ground_of(g.board).near[area]:
        owner = g.control(other)
        if owner >= 0 and owner != seat:
            worth -= 0.1 * g.count(other)
    return max(0.05, worth)


def _dragon(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        worth = safety(g, seat, action - DRAGON)
        out.append(worth * worth)
    return out


def _false(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Place false runes in own areas, so that others cannot tell them apart, but not in the best one."""
    out: list[float] = []
    for action in legal:
        area = action - FALSE
        out.append(1.0 if g.control(area) == seat and g.fort[area] == NO_FORT else 0.4)
    return out


# --- talks, fate, small questions -----------------------------------------------------------------


def _fight(g: Runewars, seat: int, legal: list[int], area: int) -> list[float]:
    """Fight weak neutral units, use diplomacy with strong ones."""
    foe = force_at(g, lore_of(g.content), area)
    chance = wins(marching.marching_force(g, seat), foe, 0)
    spoken = talks(g, seat, min(3, g.influence[seat]))
    out: list[float] = []
    for action in legal:
        if action == FIGHT:
            out.append(0.02 + chance * chance * (2.0 if foe.hits < 0.6 else 1.0))
        elif action == DIPLOMACY:
            out.append(0.02 + 1.2 * spoken)
        else:
            out.append(0.02 + (1.0 - chance))
    return out


def _spend(g: Runewars, seat: int, legal: list[int], name: str) -> list[float]:
    """Spend two or three on diplomacy and heroes, little more than its price on a title."""
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.4)
            continue
        n = action - SPEND
        left = g.influence[seat] - n
        if name == "pay-for-title":
            out.append(1.0 / (1.0 + n * n * 0.3))
        elif name == "seek-hero":
            out.append(1.0 if left >= 2 else 0.4)
        else:
            out.append((1.0 if 2 <= n <= 3 else 0.6 if n == 4 else 0.3) * (1.0 if left >= 1 else 0.6))
    return out


def _keep(g: Runewars, legal: list[int]) -> list[float]:
    """Prefer gold, then silver, then red."""
    return [(10.0, 2.0, 0.1)[g.content.destiny[action - KEEP]] for action in legal]


def _drop(g: Runewars, legal: list[int], side: int) -> list[float]:
    """Drop the card with the weakest symbol."""
    slot = g.fight[F_GROUP + side]
    kind = g.type_at(g.fight[F_ATTACKER + side], slot)
    at = g.content.shape[kind] * 2
    out: list[float] = []
    for action in legal:
        symbols = g.content.symbols[action - DROP]
        strikes = 0.0 if symbols[at] == 0 else 0.8 + symbols[at + 1]
        out.append(1.0 / (0.1 + strikes * strikes))
    return out


def _other(g: Runewars, seat: int, legal: list[int]) -> list[float]:
    """Weigh all other answers: prefer yes to no, and higher values."""
    out: list[float] = []
    for action in legal:
        if action == DONE or action == NO:
            out.append(0.5)
        elif action == SWAP:
            out.append(NEVER)
        elif QUEST <= action < QUEST + CARDS:
            out.append(4.0)
        elif DUEL <= action < DUEL + HEROES:
            out.append(0.3)
        elif HERO <= action < HERO + HEROES:
            out.append(2.0)
        elif PLAY <= action < PLAY + CARDS:
            out.append(0.7 if g.fight[F_AREA] >= 0 else 0.35)
        elif TITLE <= action < TITLE + len(g.title_seat):
            out.append(0.8)
        elif BUILD <= action < BUILD + AREAS:
            out.append(max(LITTLE, area_worth(g, seat, action - BUILD)))
        else:
            out.append(1.0)
    return out
