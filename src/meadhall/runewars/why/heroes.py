"""Refusals for heroes: entering and leaving service, the Quest Phase, duels (p.25-28)."""

# not compiled: builds messages.
from __future__ import annotations

from meadhall.runewars import answers as act
from meadhall.runewars.content import DUEL_WON, QUEST_ATTEMPT
from meadhall.runewars.effects.run import bindings
from meadhall.runewars.effects.tree import FLYING, OF_HERO, OF_QUEST, OF_REWARD, PORTAL, QUEST_MOVE
from meadhall.runewars.heroes.quest_actions import Q_ACTED, Q_GONE, Q_PORTAL, Q_STOPPED
from meadhall.runewars.state import ALL, KNOWERS, Runewars
from meadhall.runewars.why.common import (
    Why,
    area_in,
    border,
    card_in,
    controlled,
    hero_in,
    hero_name,
    misplaced,
    no,
    own_hero,
    own_stronghold,
    place,
)
from meadhall.runewars.why.filters import why_area
from meadhall.runewars.why.rewards import grave, swap_somewhere

MOST_TRAINING = 2
STEPS = 2


# --- into service and out of it (p.25) -----------------------------------------------------------------


def enlist(g: Runewars, seat: int, action: int, must: int) -> Why:
    if action == act.DONE:
        return no("must_keep_a_hero", "card") if must else None
    hero = hero_in(g, action, act.ENLIST)
    if hero < 0:
        return misplaced("enlist-hero")
    if hero in [code >> KNOWERS for code in g.offered]:
        return None
    return no("hero_not_drawn", "p.36", hero=hero_name(g, hero))


def place_hero(g: Runewars, seat: int, action: int, hero: int) -> Why:
    area = area_in(g, action, act.PLACE)
    return misplaced("place-hero") if area < 0 else own_stronghold(g, seat, area, "p.25")


def dismiss(g: Runewars, seat: int, action: int) -> Why:
    hero = hero_in(g, action, act.DISMISS)
    return misplaced("dismiss-hero") if hero < 0 else own_hero(g, seat, hero)


# --- the Quest Phase (p.26) ----------------------------------------------------------------------------


def _heal(g: Runewars, hero: int) -> Why:
    if not g.hero_damage[hero]:
        return no("not_hurt", "p.26", hero=hero_name(g, hero))
    return controlled(g, g.hero_seat[hero], g.hero_at[hero], "p.26")


def _train(g: Runewars, hero: int, attribute: int) -> Why:
    if g.training[hero * 3 + attribute] < MOST_TRAINING:
        return None
    return no("trained_enough", "p.26", hero=hero_name(g, hero), attribute=act.ATTRIBUTE_NAMES[attribute])


def _move(g: Runewars, hero: int) -> Why:
    return no("hero_routed", "p.26", hero=hero_name(g, hero)) if g.hero_down[hero] else None


def which_hero(g: Runewars, seat: int, action: int) -> Why:
    if action == act.DONE:
        return None
    hero = hero_in(g, action, act.HERO)
    if hero < 0:
        return misplaced("quest-hero")
    if why := own_hero(g, seat, hero, "p.26"):
        return why
    if g.quest[Q_ACTED] >> hero & 1:
        return no("hero_has_acted", "p.26", hero=hero_name(g, hero))
    deeds = [_move(g, hero), _heal(g, hero), *(_train(g, hero, attribute) for attribute in range(3))]
    return None if None in deeds else no("hero_can_do_nothing", "p.26", hero=hero_name(g, hero))


def hero_action(g: Runewars, seat: int, action: int, hero: int) -> Why:
    if action == act.HEAL:
        return _heal(g, hero)
    if action == act.MOVE:
        return _move(g, hero)
    if action == act.SWAP:
        return swap_somewhere(g, seat, hero)
    attribute = card_in(action, act.TRAIN, 3)
    return misplaced("hero-action") if attribute < 0 else _train(g, hero, attribute)


def train_more(g: Runewars, seat: int, action: int, hero: int) -> Why:
    attribute = card_in(action, act.TRAIN, 3)
    return misplaced("train-more") if attribute < 0 else _train(g, hero, attribute)


def _reach(g: Runewars, hero: int) -> int:
    """Return how many areas a hero moves with one action: two, or more by its ability or a reward."""
    values = g.content.rule_values
    best = max(STEPS, values.get((OF_HERO * 256 + hero) * 32 + QUEST_MOVE, 0))
    for code in g.rewards[hero]:
        best = max(best, values.get((OF_REWARD * 256 + (code >> KNOWERS)) * 32 + QUEST_MOVE, 0))
    return best


def _portal(g: Runewars, area: int) -> bool:
    code = g.explore[area]
    return code >= 0 and code & ALL != 0 and g.content.token_rules[code >> KNOWERS >> 1] >> PORTAL & 1 != 0


def quest_walk(g: Runewars, seat: int, action: int, hero: int) -> Why:
    """Area by area (p.26), or from portal to portal for 1 influence (p.37)."""
    if action == act.DONE:
        return None
    if action == act.SWAP:
        return swap_somewhere(g, seat, hero)
    area = area_in(g, action, act.TO)
    if area < 0:
        return misplaced("quest-walk")
    name, here = hero_name(g, hero), g.hero_at[hero]
    if g.quest[Q_STOPPED] >> hero & 1:
        return no("hero_stopped", "p.37", hero=name, area=place(g, here))
    if g.quest[Q_GONE] >= _reach(g, hero):
        return no("steps_used", "p.26", hero=name, most=_reach(g, hero))
    why = border(g, here, area, g.hero_rule(hero, FLYING), seat, "p.26")
    if why and area != here and _portal(g, here) and _portal(g, area):
        if not g.quest[Q_PORTAL] and g.influence[seat] < 1:
            return no("portal_costs_influence", "p.37", area=place(g, here), other=place(g, area))
        return None
    return why


def hero_walk(g: Runewars, seat: int, action: int, hero: int, left: int) -> Why:
    """A move by a card: step by step over borders that the hero can cross."""
    if action == act.DONE:
        return None
    area = area_in(g, action, act.TO)
    if area < 0:
        return misplaced("hero-walk")
    return border(g, g.hero_at[hero], area, g.hero_rule(hero, FLYING), seat, "p.18")


def _moved(g: Runewars, hero: int) -> Why:
    """U14: by option a hero must take a step before a duel or a quest."""
    if g.quest[Q_GONE] or g.options.quest_without_move:
        return None
    return no("hero_has_not_moved", "p.26", hero=hero_name(g, hero))


def hero_deed(g: Runewars, seat: int, action: int, hero: int) -> Why:
    if action == act.DONE:
        return None
    if action == act.SWAP:
        return swap_somewhere(g, seat, hero)
    area = area_in(g, action, act.TAKE_FROM)
    if area >= 0:
        if not g.options.marker_pickup_quest_phase:
            return no("only_in_your_turn", "p.28")
        if area != g.hero_at[hero]:
            return no("hero_elsewhere", "p.28", hero=hero_name(g, hero), area=place(g, area))
        return grave(g, seat, area)
    foe = hero_in(g, action, act.DUEL)
    if foe >= 0:
        return _moved(g, hero) or _challenge(g, seat, hero, foe)
    quest = card_in(action, act.QUEST, len(g.content.quests))
    if quest < 0:
        return misplaced("hero-deed")
    return _moved(g, hero) or _quest_held(g, seat, quest) or _quest_here(g, seat, hero, quest)


def _challenge(g: Runewars, seat: int, hero: int, foe: int) -> Why:
    """p.28: an enemy hero in the same area, standing or routed."""
    owner = g.hero_seat[foe]
    if owner == seat:
        return no("your_own_hero", "p.28", hero=hero_name(g, foe))
    if owner < 0 or g.hero_at[foe] != g.hero_at[hero]:
        return no("hero_elsewhere", "p.28", hero=hero_name(g, foe), area=place(g, g.hero_at[hero]))
    return None


def _quest_held(g: Runewars, seat: int, quest: int) -> Why:
    if quest in [code >> KNOWERS for code in g.quests[seat]]:
        return None
    return no("quest_not_held", "p.26", quest=g.content.quests[quest])


def _quest_here(g: Runewars, seat: int, hero: int, quest: int) -> Why:
    """p.26: the hero is where the quest takes place."""
    c, area = g.content, g.hero_at[hero]
    elsewhere = no("not_in_place", "p.26", hero=hero_name(g, hero), quest=c.quests[quest])
    if c.quest_area[quest] >= 0:
        return None if c.quest_area[quest] == area else elsewhere
    where = c.quest_place[quest]
    if where is None or not c.quest_timings[quest] >> QUEST_ATTEMPT & 1:
        return no("quest_not_now", "card", quest=c.quests[quest])
    g.envs.append(bindings(g, seat, OF_QUEST * 256 + quest, -1, area, -1, -1, -1, -1))
    why = why_area(g, where, area)
    g.envs.pop()
    return elsewhere if why else None


def after_duel(g: Runewars, seat: int, action: int, hero: int) -> Why:
    if action == act.DONE:
        return None
    quest = card_in(action, act.QUEST, len(g.content.quests))
    if quest < 0:
        return misplaced("quest-after-duel")
    if why := _quest_held(g, seat, quest):
        return why
    if g.content.quest_timings[quest] >> DUEL_WON & 1:
        return None
    return no("quest_not_now", "card", quest=g.content.quests[quest])


def discard_quest(g: Runewars, seat: int, action: int) -> Why:
    quest = card_in(action, act.SHED_QUEST, len(g.content.quests))
    return misplaced("discard-quest") if quest < 0 else _quest_held(g, seat, quest)


# --- tests and training by cards -----------------------------------------------------------------------


def test_attribute(g: Runewars, seat: int, action: int, block: int, i: int, hero: int) -> Why:
    return _attribute(g, action, "test-attribute", act.TEST, block, i)


def raise_attribute(g: Runewars, seat: int, action: int, block: int, i: int, hero: int) -> Why:
    if why := _attribute(g, action, "raise-attribute", act.TRAIN, block, i):
        return why
    return _train(g, hero, action - act.TRAIN)


def _attribute(g: Runewars, action: int, prompt: str, base: int, block: int, i: int) -> Why:
    attribute = card_in(action, base, 3)
    if attribute < 0:
        return misplaced(prompt)
    if g.content.blocks[block][i].attributes >> attribute & 1:
        return None
    return no("other_attribute", "card", attribute=act.ATTRIBUTE_NAMES[attribute])
