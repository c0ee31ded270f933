"""Why an answer is not allowed: a code, its parameters and the page of the rulebook it comes from.

It is independent of the options; tests compare the two. An answer to another question, or with an object that
is not in this game, is refused with `not_an_answer`.
"""

# not compiled: builds messages, and speed does not matter.
from __future__ import annotations

from collections.abc import Callable

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.state import Runewars
from meadhall.runewars.why import battle as why_battle
from meadhall.runewars.why import cards as why_cards
from meadhall.runewars.why import effects as why_effects
from meadhall.runewars.why import heroes as why_heroes
from meadhall.runewars.why import map as why_map
from meadhall.runewars.why import moves as why_moves
from meadhall.runewars.why import orders as why_orders
from meadhall.runewars.why import rewards as why_rewards
from meadhall.runewars.why import runes as why_runes
from meadhall.runewars.why import units as why_units
from meadhall.runewars.why.common import Why


def explain(g: Runewars, seat: int, prompt: Prompt, args: tuple[int, ...], action: int) -> Why:
    """Return the first rule that forbids the answer, or None."""
    return EXPLAIN[prompt.name](g, seat, action, *args)


EXPLAIN: dict[str, Callable[..., Why]] = {
    # Set-up.
    "choose-faction": why_map.faction,
    "lay-tile": why_map.tile,
    "tile-cell": why_map.tile_cell,
    "tile-turn": why_map.tile_turn,
    "marker-cell": why_map.marker_cell,
    "marker-side": why_map.marker_side,
    "choose-marker": why_map.choose_marker,
    "home-cell": why_map.home_cell,
    "home-turn": why_map.home_turn,
    "setup-dragon-rune": why_map.dragon,
    "setup-false-rune": why_map.false,
    "setup-stronghold": why_map.stronghold,
    "setup-units": why_map.units,
    "setup-place-units": why_map.place_units,
    "setup-hero": why_map.first_hero,
    # Seasons, bids, orders.
    "choose-order": why_orders.order,
    "fall-gift": why_orders.fall_gift,
    "make-bid": why_orders.bid,
    "add-to-bid": why_orders.add_to_bid,
    "break-tie": why_orders.tie,
    "tie-for-lowest": why_orders.tie,
    "build-development": why_orders.development_site,
    "which-development": why_orders.development,
    "move-development": why_orders.move_development,
    "build-free": why_orders.free_development,
    "recruit-dial": why_orders.dial,
    "free-figure": why_orders.free_figure,
    "deploy": why_orders.deploy,
    "deploy-where": why_orders.deploy_where,
    "city-benefit": why_orders.city_benefit,
    "hire": why_orders.hire,
    "seek-hero": why_orders.seek_hero,
    "acquire-power-reward": why_orders.crown,
    "take-title": why_orders.title,
    "pay-for-title": why_orders.pay_title,
    "fortify": why_orders.fortify,
    "tear-down": why_orders.tear_down,
    "runes-first": why_orders.runes_first,
    "runes-second": why_orders.runes_second,
    "runes-back": why_orders.runes_back,
    "take-over": why_orders.take_over,
    # Movement.
    "activate": why_moves.activate,
    "move-from": why_moves.move_from,
    "move-which": why_moves.move_which,
    "strategize-from": why_moves.strategize_from,
    "strategize-which": why_moves.strategize_which,
    "strategize-to": why_moves.strategize_to,
    # Diplomacy, retreat, battle, fate.
    "fight-or-talk": why_battle.fight_or_talk,
    "diplomacy-influence": why_battle.talk_price,
    "fight-or-retreat": why_battle.fight_or_retreat,
    "retreat": why_battle.retreat,
    "assistants-retreat": why_battle.assistants,
    "lose-units": why_battle.lose_units,
    "battle-surplus": why_battle.surplus,
    "defender-surplus": why_battle.defender_surplus,
    "assist-hero": why_battle.assist_hero,
    "assist-group": why_battle.assist_group,
    "battle-group": why_battle.group,
    "assist-reward": why_battle.horn,
    "assist-drop": why_battle.drop,
    "battle-rout": why_battle.rout,
    "battle-damage": why_battle.damage,
    "keep-fate": why_battle.keep_fate,
    "redraw-fate": why_battle.redraw_fate,
    # Heroes, quests, rewards.
    "enlist-hero": why_heroes.enlist,
    "place-hero": why_heroes.place_hero,
    "dismiss-hero": why_heroes.dismiss,
    "quest-hero": why_heroes.which_hero,
    "hero-action": why_heroes.hero_action,
    "train-more": why_heroes.train_more,
    "quest-walk": why_heroes.quest_walk,
    "hero-walk": why_heroes.hero_walk,
    "hero-deed": why_heroes.hero_deed,
    "quest-after-duel": why_heroes.after_duel,
    "discard-quest": why_heroes.discard_quest,
    "test-attribute": why_heroes.test_attribute,
    "raise-attribute": why_heroes.raise_attribute,
    "use-reward": why_rewards.use_reward,
    "duel-symbol": why_rewards.duel_symbol,
    "use-whose-reward": why_rewards.use_whose,
    "swap-from": why_rewards.swap_from,
    "swap-card": why_rewards.swap_card,
    "swap-to": why_rewards.swap_to,
    "spread-rewards": why_rewards.spread,
    "put-reward-back": why_rewards.put_back,
    "take-rewards": why_rewards.taker,
    "pay-reward-from": why_rewards.pay_from,
    "pay-reward": why_rewards.pay_reward,
    # Cards and what they say.
    "my-turn": why_cards.my_turn,
    "play-tactics": why_cards.play_tactics,
    "discard-tactics": why_cards.discard_tactics,
    "choose-thing": why_effects.thing,
    "choose-option": why_effects.choose_option,
    "pay": why_effects.pay,
    "keep-objective": why_effects.keep_objective,
    "lower-dial": why_effects.lower_dial,
    "place-type": why_units.place_type,
    "move-some": why_units.move_some,
    "units-where": why_units.units_where,
    "units-which": why_units.units_which,
    "choose-unit": why_units.choose_unit,
    "rout-unit": why_units.unit_of_battle,
    "stand-unit": why_units.unit_of_battle,
    "destroy-unit": why_units.unit_of_battle,
    "send-unit-away": why_units.unit_of_battle,
    "pay-unit": why_units.unit_of_battle,
    "damage-unit": why_units.damage_unit,
    "damage-each": why_units.damage_each,
    "heroes-go-along": why_units.go_along,
    # Runes and victory.
    "place-dragon-rune": why_runes.place_dragon,
    "place-false-rune": why_runes.place_false,
    "discard-false-rune": why_runes.discard_false,
    "reveal-rune": why_runes.reveal,
}
