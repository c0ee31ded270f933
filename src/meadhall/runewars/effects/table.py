"""The table of functions for steps, filled when a pack is loaded, when all modules are imported."""

from __future__ import annotations

from meadhall.runewars.effects import flow, heroes, land, resources, units
from meadhall.runewars.effects.run import OPS_TABLE
from meadhall.runewars.effects.tree import OPS
from meadhall.runewars.year import bids


def fill() -> None:
    table = {
        "choose": flow.choose,
        "choose_one": flow.choose_one,
        "if": flow.if_,
        "for_each": flow.for_each,
        "pay": flow.pay,
        "bid": bids.bid,
        "bid_add": bids.bid_add,
        "leader": flow.leader,
        "fate": flow.fate,
        "test": heroes.test,
        "influence": resources.influence,
        "take_influence": resources.take_influence,
        "tactics": resources.tactics,
        "quests": resources.quests,
        "objective": resources.objective,
        "dial": resources.dial,
        "look": resources.look,
        "receive_rune": resources.receive_rune,
        "place_rune": resources.place_rune,
        "move_rune": resources.move_rune,
        "recruit": resources.recruit,
        "place_units": units.place_units,
        "move_units": units.move_units,
        "retreat_units": units.retreat_units,
        "destroy_units": units.destroy_units,
        "rout_units": units.rout_units,
        "stand_units": units.stand_units,
        "damage_units": units.damage_units,
        "strength": units.strength,
        "battle_rule": units.battle_rule,
        "cancel_battle": units.cancel_battle,
        "redraw": resources.redraw,
        "extra_fate": resources.extra_fate,
        "hero_gain": heroes.hero_gain,
        "hero_desert": heroes.hero_desert,
        "hero_damage": heroes.hero_damage,
        "hero_heal": heroes.hero_heal,
        "hero_train": heroes.hero_train,
        "hero_move": heroes.hero_move,
        "hero_flip": heroes.hero_flip,
        "hero_action": heroes.hero_action,
        "reward": heroes.reward,
        "duel_neutral": heroes.duel_neutral,
        "duel_rule": heroes.duel_rule,
        "stronghold": land.stronghold,
        "development": land.development,
        "city": land.city,
        "activation": land.activation,
        "order": land.order,
        "title": land.title,
        "rule": land.rule,
        "discard_self": land.discard_self,
    }
    for i, name in enumerate(OPS):
        OPS_TABLE[i] = table[name]
