"""Heroes: gained, moved, hurt, defeated, deserting (p.25, p.28)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import happenings as ev
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
    """The one kept is shown; nobody but the drawer has seen the others, and they are shuffled back."""
    hero = -1 if action == DONE else action - ENLIST
    rest = [code >> KNOWERS for code in g.offered if code >> KNOWERS != hero]
    g.offered = ()
    shuffle_into_deck(g, rest)
    g.own_news()
    if hero >= 0:
        g.then(hero_limit, seat)
        # In nobody's service yet, but in no deck either: all see him.
        g.offered = (hero << KNOWERS | ALL,)
        g.ask(seat, PLACE_HERO, hero)


def place_options(g: Runewars, seat: int, hero: int) -> list[int]:
    return [PLACE + area for area in g.forts(seat)]


def hero_placed(g: Runewars, seat: int, action: int, hero: int) -> None:
    g.offered = ()
    place_hero(g, hero, seat, action - PLACE)


def place_hero(g: Runewars, hero: int, seat: int, area: int) -> None:
    """p.25: the card lies before the player, the figure stands in the area."""
    g.hero_seat[hero] = seat
    g.hero_at[hero] = area
    g.tell(ev.HERO_GAINED, seat, hero, area)
    look(g, seat, area)


def hero_limit(g: Runewars, seat: int) -> None:
    """p.25: with a fourth hero one deserts, whatever protects him otherwise (R14.5)."""
    if len(g.heroes_of(seat)) > HEROES:
        g.ask(seat, DISMISS_HERO)


def dismiss_options(g: Runewars, seat: int) -> list[int]:
    return [DISMISS + hero for hero in g.heroes_of(seat)]


def dismissed(g: Runewars, seat: int, action: int) -> None:
    g.then(hero_limit, seat)
    leave_service(g, action - DISMISS)


# --- desertion (p.28) -----------------------------------------------------------------------------


def desert(g: Runewars, hero: int) -> None:
    """A hero deserts, unless a title keeps him."""
    if g.hero_seat[hero] >= 0 and not g.has_title_rule(g.hero_seat[hero], NO_DESERTION):
        leave_service(g, hero)


def leave_service(g: Runewars, hero: int) -> None:
    """p.28: figure off, card shuffled back, rewards discarded face up; no marker (R19.5)."""
    from meadhall.runewars.heroes.rewards import discard_reward

    for code in g.rewards[hero]:
        discard_reward(g, hero, code)
    g.tell(ev.HERO_DESERTED, g.hero_seat[hero], hero)
    clear_hero(g, hero)
    g.hero_seat[hero] = IN_DECK
    shuffle_into_deck(g, [hero])


def shuffle_into_deck(g: Runewars, heroes: list[int]) -> None:
    if heroes:
        g.hero_deck += heroes
        g.rng.shuffle(g.hero_deck)
        g.new_information()


def clear_hero(g: Runewars, hero: int) -> None:
    """Figure and tokens of a hero leave the table."""
    assists_nobody(g, hero)
    g.hero_at[hero] = -1
    g.hero_down[hero] = 0
    g.hero_damage[hero] = 0
    g.training[hero * 3 : hero * 3 + 3] = [0, 0, 0]
    g.rewards[hero] = ()


# --- where they go (p.16, p.18) -------------------------------------------------------------------


def flies(g: Runewars, hero: int) -> bool:
    return g.hero_rule(hero, FLYING)


def hero_steps(g: Runewars, hero: int, area: int) -> list[int]:
    """The areas one step away: heroes enter and cross any area, but borders hold (p.16, p.18)."""
    return beyond(g, area, flies(g, hero), g.hero_seat[hero])[:]


def hero_reach(g: Runewars, hero: int, steps: int) -> list[int]:
    """p.16: the areas within so many steps, through any areas; not where the hero is. Routed heroes stay."""
    if g.hero_down[hero]:
        return []
    return reach(g, g.hero_at[hero], steps, flies(g, hero), g.hero_seat[hero], [])


def reach(g: Runewars, start: int, steps: int, flying: bool, seat: int, gates: list[int]) -> list[int]:
    """`gates`: portals, all adjacent to each other (p.37)."""
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
    """p.17: how far a hero goes with Mobilize and Conquer."""
    return max(RANGE, rule_value(g, hero, ORDER_MOVE))


def rule_value(g: Runewars, hero: int, key: int, open_only: bool = False) -> int:
    """The best value of a rule a hero has, by himself or his rewards (or those all can see); 0: none."""
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
    """The reward whose rule has just worked is turned up, if the hero owes it to a reward."""
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
    """The figure is set down in an area; its owner sees the rune token there (p.30)."""
    seat = g.hero_seat[hero]
    start = g.hero_at[hero]
    if start != area:
        g.hero_at[hero] = area
        g.tell(ev.HERO_MOVED, seat, hero, start, area)
        look(g, seat, area)


def rout_hero(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] >= 0 and not g.hero_down[hero]:
        g.hero_down[hero] = 1
        g.tell(ev.HERO_ROUTED, g.hero_seat[hero], hero)


def stand_hero(g: Runewars, hero: int) -> None:
    if g.hero_seat[hero] >= 0 and g.hero_down[hero]:
        g.hero_down[hero] = 0
        g.tell(ev.HERO_STOOD, g.hero_seat[hero], hero)


# --- attributes and health ------------------------------------------------------------------------


def train(g: Runewars, hero: int, attribute: int, n: int) -> None:
    """p.26: one token an attribute, +2 at most; what is beyond is lost (U15)."""
    i = hero * 3 + attribute
    n = min(n, MOST_TRAINING - g.training[i])
    if n > 0:
        g.training[i] += n
        g.tell(ev.HERO_TRAINED, g.hero_seat[hero], hero, attribute, n)


def trainable(g: Runewars, hero: int) -> list[int]:
    """The attributes that can still be raised."""
    return [a for a in range(3) if g.training[hero * 3 + a] < MOST_TRAINING]


def heal(g: Runewars, hero: int, n: int) -> None:
    n = min(n, g.hero_damage[hero])
    if n > 0:
        g.hero_damage[hero] -= n
        g.tell(ev.HERO_HEALED, g.hero_seat[hero], hero, n)


def wound(g: Runewars, hero: int, n: int) -> None:
    """Damage tokens, without looking at what follows."""
    if n > 0:
        g.hero_damage[hero] += n
        g.tell(ev.HERO_HURT, g.hero_seat[hero], hero, n)


def dying(g: Runewars, hero: int) -> bool:
    """p.28: as much damage as health, or more."""
    return g.hero_seat[hero] >= 0 and g.hero_damage[hero] >= g.content.hero_health[hero]


def hurt(g: Runewars, hero: int, n: int) -> None:
    """Damage outside duels; who falls leaves a marker (R19.3)."""
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
    """What may save a hero who would be defeated: his own ability first, then a reward."""
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
    """p.28: out of the game. A hero who won the duel takes the rewards, else they lie under a marker."""
    from meadhall.runewars.heroes.reward_passing import win_rewards

    area = g.hero_at[hero]
    rewards = g.rewards[hero]
    g.tell(ev.HERO_DEFEATED, g.hero_seat[hero], hero)
    clear_hero(g, hero)
    g.hero_seat[hero] = GONE
    if rewards:
        if winner >= 0:
            win_rewards(g, winner, hero, rewards)
        else:
            g.graves.append((area, *rewards))


def redraw_hero(g: Runewars, hero: int) -> bool:
    """Whether the hero may have a card of his tests drawn again (the fate-drawn abilities of heroes)."""
    return g.content.hero_timings[hero] >> FATE_DRAWN & 1 != 0


ENLIST_HERO: Final = Prompt("enlist-hero", enlist_options, enlisted, public=True)
PLACE_HERO: Final = Prompt("place-hero", place_options, hero_placed, forced=True, continues=True)
DISMISS_HERO: Final = Prompt("dismiss-hero", dismiss_options, dismissed, forced=True)
