"""Acquire Power (p.36): influence from the dials, then optionally a title."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, MOST, SPEND, TITLE, USE
from meadhall.runewars.content import ACQUIRE_POWER, INFLUENCE_ICON
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_REWARD
from meadhall.runewars.orders.recruit import all_icons
from meadhall.runewars.state import ALL, KNOWERS, Runewars


def acquire_power(g: Runewars, seat: int) -> None:
    """R24.12: one influence per icon at or below the arrows; rewards may add to it."""
    g.gain_influence(seat, all_icons(g, seat, INFLUENCE_ICON))
    g.then(crowned, seat, 0)


def crowned(g: Runewars, seat: int, used: int) -> None:
    """Open the window for rewards, also for players with any face-down reward, because it might be one."""
    for hero in g.heroes_of(seat):
        for code in g.rewards[hero]:
            fits = g.content.reward_timings[code >> KNOWERS] >> ACQUIRE_POWER & 1
            if not used >> hero & 1 and (fits or not code & ALL):
                g.ask(seat, CROWN, used)
                return


def crown_options(g: Runewars, seat: int, used: int) -> list[int]:
    options = [DONE]
    for hero in g.heroes_of(seat):
        if not used >> hero & 1:
            for code in g.rewards[hero]:
                if g.content.reward_timings[code >> KNOWERS] >> ACQUIRE_POWER & 1:
                    options.append(USE + (code >> KNOWERS))
    return sorted(set(options))


def crown_used(g: Runewars, seat: int, action: int, used: int) -> None:
    if action == DONE:
        return
    from meadhall.runewars.heroes.rewards import show

    card = action - USE
    for hero in g.heroes_of(seat):
        for code in g.rewards[hero]:
            if code >> KNOWERS == card and not used >> hero & 1:
                g.then(crowned, seat, used | 1 << hero)
                show(g, hero, code)
                start(g, g.content.reward_block[card], seat, OF_REWARD * 256 + card, hero)
                return


# --- titles ---------------------------------------------------------------------------------------


def price(g: Runewars, title: int) -> int:
    """R24.13: return the price of a title: more than the influence on it."""
    return g.title_influence[title] + 1


def acquire_supremacy(g: Runewars, seat: int) -> None:
    if len(title_options(g, seat)) > 1:
        g.ask(seat, TAKE_TITLE)


def title_options(g: Runewars, seat: int) -> list[int]:
    """Return the titles that can be taken; own ones only by option (U23)."""
    options = [DONE]
    for title in range(len(g.title_seat)):
        own = g.title_seat[title] == seat
        if price(g, title) <= g.influence[seat] and (not own or g.options.title_raise):
            options.append(TITLE + title)
    return options


def title_chosen(g: Runewars, seat: int, action: int) -> None:
    if action != DONE:
        g.ask(seat, PAY_TITLE, action - TITLE)


def title_price_options(g: Runewars, seat: int, title: int) -> list[int]:
    return [SPEND + n for n in range(price(g, title), min(MOST - 1, g.influence[seat]) + 1)]


def title_taken(g: Runewars, seat: int, action: int, title: int) -> None:
    """Take a title: the old influence goes to the supply, the new influence stays on the card."""
    n = action - SPEND
    g.gain_influence(seat, -n)
    g.title_seat[title] = seat
    g.title_influence[title] = n
    g.emit(ev.TITLE_TAKEN, seat, title, n)


CROWN: Final = Prompt("acquire-power-reward", crown_options, crown_used, passes=DONE)
TAKE_TITLE: Final = Prompt("take-title", title_options, title_chosen)
PAY_TITLE: Final = Prompt("pay-for-title", title_price_options, title_taken, forced=True, continues=True)
