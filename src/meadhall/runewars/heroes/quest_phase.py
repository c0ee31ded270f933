"""The Quest Phase of summer (p.26): one action for each hero, in play order. It is no player's turn."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, HEAL, HERO, MOVE, SHED_QUEST, SWAP, TRAIN
from meadhall.runewars.content import QUEST_ACTION_END, QUEST_PHASE
from meadhall.runewars.heroes.exploration import action_ends
from meadhall.runewars.heroes.quest_actions import (
    Q_ACTED,
    Q_CARD,
    Q_DONE,
    Q_ENDED,
    Q_GONE,
    Q_HERO,
    Q_PORTAL,
    Q_SEAT,
    Q_STOPPED,
    quest_code,
    run_ability,
)
from meadhall.runewars.heroes.quest_actions import quest_place_fits as quest_place_fits
from meadhall.runewars.heroes.quest_move import walk_on
from meadhall.runewars.heroes.reward_passing import can_swap, swap
from meadhall.runewars.heroes.service import heal, train, trainable
from meadhall.runewars.state import KNOWERS, QUESTS, REGISTERS, SEASON_CARD, Runewars, without

QUEST_LIMIT: Final = 3  # quests of a player (p.26)


def quest_phase(g: Runewars) -> None:
    """R16.4: in play order, each hero of a player one action."""
    g.phase = QUESTS
    g.current = -1
    g.quest = [-1] * REGISTERS
    g.quest[Q_ACTED] = 0
    g.quest[Q_STOPPED] = 0
    g.emit(ev.QUEST_PHASE)
    g.checkpoint("quest_phase")
    g.then(quest_phase_over)
    for seat in reversed(g.play_order()):
        g.then(quests_of, seat)


def quest_phase_over(g: Runewars) -> None:
    g.phase = SEASON_CARD
    g.swaps = 0
    g.quest = [-1] * REGISTERS


def quests_of(g: Runewars, seat: int) -> None:
    g.quest[Q_SEAT] = seat
    if g.heroes_of(seat):
        g.then(all_have_acted, seat)
        g.then(next_hero, seat)


def all_have_acted(g: Runewars, seat: int) -> None:
    """Open the window for tactics cards that give a hero another action."""
    from meadhall.runewars.tactics import window

    g.quest[Q_HERO] = -1
    window(g, seat, QUEST_PHASE)


# --- which hero, which action ---------------------------------------------------------------------


def ready(g: Runewars, seat: int) -> list[int]:
    """Return the heroes that have not acted yet and can act."""
    acted, down = g.quest[Q_ACTED], g.hero_down
    # A standing hero can at least move.
    return [h for h in g.heroes_of(seat) if not acted >> h & 1 and (not down[h] or actions_of(g, h))]


def next_hero(g: Runewars, seat: int) -> None:
    g.quest[Q_HERO] = -1
    options = hero_options(g, seat)
    if len(options) > 1:
        g.ask_among(options, seat, WHICH_HERO)


def hero_options(g: Runewars, seat: int) -> list[int]:
    return [DONE, *[HERO + hero for hero in ready(g, seat)]]


def hero_chosen(g: Runewars, seat: int, action: int) -> None:
    """Take the action of the chosen hero, or stop: a player need not use all heroes."""
    if action != DONE:
        g.then(next_hero, seat)
        take_action(g, action - HERO)


def take_action(g: Runewars, hero: int) -> None:
    """Push one action of a hero: the regular one, or another one by a card."""
    g.then(act, hero)


def act(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] < 0 or not actions_of(g, hero):
        return
    g.quest[Q_ACTED] |= 1 << hero
    g.quest[Q_HERO] = hero
    g.quest[Q_GONE] = 0
    g.quest[Q_ENDED] = 0
    g.quest[Q_CARD] = -1
    g.quest[Q_DONE] = 0
    g.quest[Q_PORTAL] = 0
    g.swaps = 0
    g.ask(g.hero_seat[hero], HERO_ACTION, hero)


def actions_of(g: Runewars, hero: int) -> list[int]:
    """R16.5-R16.7, U16: routed heroes may heal and train, but not move."""
    found = []
    if g.hero_damage[hero] and g.control(g.hero_at[hero]) == g.hero_seat[hero]:
        found.append(HEAL)
    found += [TRAIN + a for a in trainable(g, hero)]
    if not g.hero_down[hero]:
        found.append(MOVE)
    return found


def action_options(g: Runewars, seat: int, hero: int) -> list[int]:
    options = actions_of(g, hero)
    if can_swap(g, seat, hero):
        options.append(SWAP)
    return options


def action_chosen(g: Runewars, seat: int, action: int, hero: int) -> None:
    if action == SWAP:
        g.then(ask_action, hero)
        swap(g, seat, hero)
        return
    g.then(action_ended, hero)
    if action == HEAL:
        heal(g, hero, g.hero_damage[hero])
    elif action == MOVE:
        g.then(walk_on, hero)
    else:
        train(g, hero, action - TRAIN, 1)
        if trainable(g, hero):
            g.ask(seat, TRAIN_MORE, hero)


def ask_action(g: Runewars, hero: int) -> None:
    g.ask(g.hero_seat[hero], HERO_ACTION, hero)


def train_options(g: Runewars, seat: int, hero: int) -> list[int]:
    """R16.7: the second point, for the same attribute or another."""
    return [TRAIN + a for a in trainable(g, hero)]


def trained(g: Runewars, seat: int, action: int, hero: int) -> None:
    train(g, hero, action - TRAIN, 1)


def action_ended(g: Runewars, hero: int) -> None:
    """Push abilities and places that work when a hero's action ends."""
    if g.hero_seat[hero] >= 0:
        g.then(place_gives, hero)
        run_ability(g, hero, QUEST_ACTION_END)


def place_gives(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] >= 0:
        action_ends(g, hero)


def end_action(g: Runewars, hero: int) -> None:
    """A card ends the action of a hero that has just moved: no exploration, duel or quest."""
    if g.quest[Q_HERO] == hero:
        g.quest[Q_ENDED] = 1


def quest_limit(g: Runewars, seat: int) -> None:
    """R16.1: at most three quests are kept; the player chooses."""
    if len(g.quests[seat]) > QUEST_LIMIT:
        g.ask(seat, SHED)


def shed_options(g: Runewars, seat: int) -> list[int]:
    return [SHED_QUEST + (code >> KNOWERS) for code in g.quests[seat]]


def shed(g: Runewars, seat: int, action: int) -> None:
    quest = action - SHED_QUEST
    g.quests[seat] = without(g.quests[seat], quest_code(g, seat, quest))
    g.quest_discard.append(quest)
    g.emit(ev.QUEST_DISCARDED, seat, quest)
    g.own_news()
    g.then(quest_limit, seat)


WHICH_HERO: Final = Prompt("quest-hero", hero_options, hero_chosen)
HERO_ACTION: Final = Prompt("hero-action", action_options, action_chosen, continues=True, public=True)
TRAIN_MORE: Final = Prompt("train-more", train_options, trained, forced=True, continues=True)
SHED: Final = Prompt("discard-quest", shed_options, shed)
