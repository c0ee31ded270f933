"""Heroes: gaining, moving, damage, defeat, desertion (p.25, p.28)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DISMISS, DONE, ENLIST, PLACE
from meadhall.runewars.battle.field import assists_nobody
from meadhall.runewars.borders import beyond, lifted
from meadhall.runewars.content import FATE_DRAWN, HERO_DEFEATED
from meadhall.runewars.effects.tree import (
    FLYING,
    IGNORE_OUTSIDE_DAMAGE,
    NO_DESERTION,
    OF_HERO,
    OF_REWARD,
    ORDER_MOVE,
)
from meadhall.runewars.runes import look
from meadhall.runewars.state import ALL, GONE, IN_DECK, KNOWERS, Runewars

HEROES: Final = 3  # of a player (p.25)
MOST_TRAINING: Final = 2  # of one attribute (p.26)
RANGE: Final = 2  # areas with an order (p.17)


# --- gaining (p.25, p.36) -------------------------------------------------------------------------


def gain_hero(g: Runewars, seat: int, draws: int, must: int = 0) -> None:
    """Draw so many hero cards, keep one, shuffle the rest back. U35: not without an own stronghold."""
    if not g.forts(seat) or draws <= 0 or not g.hero_deck:
        return
    drawn = [g.hero_deck.pop() for _ in range(min(draws, len(g.hero_deck)))]
    g.offered = tuple(sorted(hero << KNOWERS | 1 << seat for hero in drawn))
    g.new_information()
    g.ask(seat, ENLIST_HERO, must)


def enlist_options(g: Runewars, seat: int, must: int) -> list[int]:
    options = [] if must else [DONE]
    return options + [ENLIST + (code >> KNOWERS) for code in g.offered]


def enlisted(g: Runewars, seat: int, action: int, must: int) -> None:
    """Reveal the hero that is kept; shuffle back the others, which only the player who drew has seen."""
    hero = -1 if action == DONE else action - ENLIST
    rest = [code >> KNOWERS for code in g.offered if code >> KNOWERS != hero]
    g.offered = ()
    shuffle_into_deck(g, rest)
    g.own_news()
    if hero >= 0:
        g.then(hero_limit, seat)
        # In no player's service yet, and not in the deck: all players see the card.
        g.offered = (hero << KNOWERS | ALL,)
        g.ask(seat, PLACE_HERO, hero)


def place_options(g: Runewars, seat: int, hero: int) -> list[int]:
    return [PLACE + area for area in g.forts(seat)]


def hero_placed(g: Runewars, seat: int, action: int, hero: int) -> None:
    g.offered = ()
    place_hero(g, hero, seat, action - PLACE)


def place_hero(g: Runewars, hero: int, seat: int, area: int) -> None:
    """p.25: put the hero into the player's service and the figure into the area."""
    g.hero_seat[hero] = seat
    g.hero_at[hero] = area
    g.emit(ev.HERO_GAINED, seat, hero, area)
    look(g, seat, area)


def hero_limit(g: Runewars, seat: int) -> None:
    """p.25: with a fourth hero one must desert, even one that is protected otherwise (R14.5)."""
    if len(g.heroes_of(seat)) > HEROES:
        g.ask(seat, DISMISS_HERO)


def dismiss_options(g: Runewars, seat: int) -> list[int]:
    return [DISMISS + hero for hero in g.heroes_of(seat)]


def dismissed(g: Runewars, seat: int, action: int) -> None:
    g.then(hero_limit, seat)
    leave_service(g, action - DISMISS)


# --- desertion (p.28) -----------------------------------------------------------------------------


def desert(g: Runewars, hero: int) -> None:
    """A hero deserts, unless a title prevents it."""
    if g.hero_seat[hero] >= 0 and not g.has_title_rule(g.hero_seat[hero], NO_DESERTION):
        leave_service(g, hero)


def leave_service(g: Runewars, hero: int) -> None:
    """p.28: remove the figure, shuffle the card back, discard rewards face up; no marker (R19.5)."""
    from meadhall.runewars.heroes.rewards import discard_reward

    for code in g.rewards[hero]:
        discard_reward(g, hero, code)
    g.emit(ev.HERO_DESERTED, g.hero_seat[hero], hero)
    clear_hero(g, hero)
    g.hero_seat[hero] = IN_DECK
    shuffle_into_deck(g, [hero])


def shuffle_into_deck(g: Runewars, heroes: list[int]) -> None:
    if heroes:
        g.hero_deck += heroes
        g.rng.shuffle(g.hero_deck)
        g.new_information()


def clear_hero(g: Runewars, hero: int) -> None:
    """Remove the figure and tokens of a hero."""
    assists_nobody(g, hero)
    g.hero_at[hero] = -1
    g.hero_down[hero] = 0
    g.hero_damage[hero] = 0
    g.training[hero * 3 : hero * 3 + 3] = [0, 0, 0]
    g.rewards[hero] = ()


# --- movement (p.16, p.18) -------------------------------------------------------------------


def flies(g: Runewars, hero: int) -> bool:
    return g.hero_rule(hero, FLYING)


def hero_steps(g: Runewars, hero: int, area: int) -> list[int]:
    """Return the areas one step away: heroes may enter any area, but not cross coloured borders (p.16,
    p.18)."""
    return beyond(g, area, flies(g, hero), g.hero_seat[hero])[:]


def hero_reach(g: Runewars, hero: int, steps: int) -> list[int]:
    """p.16: return the areas within so many steps, without the hero's own. Routed heroes stay."""
    if g.hero_down[hero]:
        return []
    return reach(g, g.hero_at[hero], steps, flies(g, hero), g.hero_seat[hero], [])


def reach(g: Runewars, start: int, steps: int, flying: bool, seat: int, gates: list[int]) -> list[int]:
    """Return the areas within so many steps. `gates`: portals, all adjacent to each other (p.37)."""
    ways = g.board.near if flying else g.board.ways(lifted(g, seat))
    seen = [start]
    edge = [start]
    for _ in range(steps):
        new: list[int] = []
        for area in edge:
            for other in ways[area] + gates if area in gates else ways[area]:
                if other not in seen:
                    seen.append(other)
                    new.append(other)
        edge = new
        if not edge:
            break
    return sorted(seen[1:])


def order_range(g: Runewars, hero: int) -> int:
    """p.17: return how many areas a hero moves with Mobilize and Conquer."""
    return max(RANGE, rule_value(g, hero, ORDER_MOVE))


def rule_value(g: Runewars, hero: int, key: int, open_only: bool = False) -> int:
    """Return the best value of a rule from a hero's ability or rewards (or face-up ones only); 0: none."""
    c = g.content
    best = c.rule_values.get((OF_HERO * 256 + hero) * 32 + key, 0)
    for code in g.rewards[hero]:
        if not open_only or code & ALL:
            best = max(best, c.rule_values.get((OF_REWARD * 256 + (code >> KNOWERS)) * 32 + key, 0))
    return best


def shown_for_way(g: Runewars, hero: int, start: int, end: int, steps: int, gates: list[int]) -> None:
    """A reward that made a move with an order possible is turned up (p.27): wings first, then boots.

    `steps`: how far heroes without a reward may go; `gates`: portals that were paid for.
    """
    seat = g.hero_seat[hero]
    wings = flies(g, hero)
    innate = g.content.hero_rules[hero] >> FLYING & 1 != 0
    if end in reach(g, start, steps, innate, seat, gates):
        return
    far = order_range(g, hero)
    if end in reach(g, start, far, innate, seat, gates):
        show_rule(g, hero, ORDER_MOVE)
    elif wings:
        show_rule(g, hero, FLYING)
        if end not in reach(g, start, steps, True, seat, gates):
            show_rule(g, hero, ORDER_MOVE)


def show_rule(g: Runewars, hero: int, key: int) -> None:
    """Turn up the reward whose rule was just used, if the rule comes from a reward."""
    from meadhall.runewars.heroes.rewards import show

    if g.content.hero_rules[hero] >> key & 1:
        return
    hidden = -1
    for code in g.rewards[hero]:
        if g.content.reward_rules[code >> KNOWERS] >> key & 1:
            if code & ALL:
                return
            if hidden < 0:
                hidden = code
    if hidden >= 0:
        show(g, hero, hidden)


def move_hero(g: Runewars, hero: int, area: int) -> None:
    """Put the figure into an area; its owner sees the rune token there (p.30)."""
    seat = g.hero_seat[hero]
    start = g.hero_at[hero]
    if start != area:
        g.hero_at[hero] = area
        g.emit(ev.HERO_MOVED, seat, hero, start, area)
        look(g, seat, area)


def rout_hero(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] >= 0 and not g.hero_down[hero]:
        g.hero_down[hero] = 1
        g.emit(ev.HERO_ROUTED, g.hero_seat[hero], hero)


def stand_hero(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] >= 0 and g.hero_down[hero]:
        g.hero_down[hero] = 0
        g.emit(ev.HERO_STOOD, g.hero_seat[hero], hero)


# --- attributes and health ------------------------------------------------------------------------


def train(g: Runewars, hero: int, attribute: int, n: int) -> None:
    """p.26: raise an attribute, up to +2; what is beyond is lost (U15)."""
    i = hero * 3 + attribute
    n = min(n, MOST_TRAINING - g.training[i])
    if n > 0:
        g.training[i] += n
        g.emit(ev.HERO_TRAINED, g.hero_seat[hero], hero, attribute, n)


def trainable(g: Runewars, hero: int) -> list[int]:
    """Return the attributes that can still be raised."""
    return [a for a in range(3) if g.training[hero * 3 + a] < MOST_TRAINING]


def heal(g: Runewars, hero: int, n: int) -> None:
    n = min(n, g.hero_damage[hero])
    if n > 0:
        g.hero_damage[hero] -= n
        g.emit(ev.HERO_HEALED, g.hero_seat[hero], hero, n)


def wound(g: Runewars, hero: int, n: int) -> None:
    """Add damage tokens without checking for defeat."""
    if n > 0:
        g.hero_damage[hero] += n
        g.emit(ev.HERO_HURT, g.hero_seat[hero], hero, n)


def dying(g: Runewars, hero: int) -> bool:
    """p.28: whether damage is at least the hero's health."""
    return g.hero_seat[hero] >= 0 and g.hero_damage[hero] >= g.content.hero_health[hero]


def hurt(g: Runewars, hero: int, n: int) -> None:
    """Damage a hero outside duels; a defeated hero leaves a marker (R19.3)."""
    if n <= 0 or g.hero_seat[hero] < 0:
        return
    if g.hero_rule(hero, IGNORE_OUTSIDE_DAMAGE):
        show_rule(g, hero, IGNORE_OUTSIDE_DAMAGE)
        return
    wound(g, hero, n)
    if dying(g, hero):
        g.then(fall_unless_saved, hero)
        g.then(would_fall, hero)


def fall_unless_saved(g: Runewars, hero: int) -> None:
    if dying(g, hero):
        defeated(g, hero, -1)


# --- defeat (p.28) --------------------------------------------------------------------------------


def would_fall(g: Runewars, hero: int) -> None:
    """Push what may save a hero that would be defeated: its own ability first, then a reward."""
    from meadhall.runewars.effects.run import start

    if not dying(g, hero):
        return
    g.then(saving_reward, hero)
    if g.content.hero_timings[hero] >> HERO_DEFEATED & 1:
        start(g, g.content.hero_block[hero], g.hero_seat[hero], OF_HERO * 256 + hero, hero=hero)


def saving_reward(g: Runewars, hero: int) -> None:
    from meadhall.runewars.heroes.rewards import window

    if dying(g, hero):
        window(g, hero, HERO_DEFEATED)


def defeated(g: Runewars, hero: int, winner: int) -> None:
    """p.28: remove a hero from the game.

    The winner of the duel takes the rewards, else a marker holds them.
    """
    from meadhall.runewars.heroes.reward_passing import win_rewards

    area = g.hero_at[hero]
    rewards = g.rewards[hero]
    g.emit(ev.HERO_DEFEATED, g.hero_seat[hero], hero)
    clear_hero(g, hero)
    g.hero_seat[hero] = GONE
    if rewards:
        if winner >= 0:
            win_rewards(g, winner, hero, rewards)
        else:
            g.graves.append((area, *rewards))


def redraw_hero(g: Runewars, hero: int) -> bool:
    """Whether the hero may redraw a card of its tests (hero abilities with the timing fate-drawn)."""
    return g.content.hero_timings[hero] >> FATE_DRAWN & 1 != 0


ENLIST_HERO: Final = Prompt("enlist-hero", enlist_options, enlisted, public=True)
PLACE_HERO: Final = Prompt("place-hero", place_options, hero_placed, forced=True, continues=True)
DISMISS_HERO: Final = Prompt("dismiss-hero", dismiss_options, dismissed, forced=True)
