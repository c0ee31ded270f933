"""Tactics cards: windows, playing, the hand limit (p.31).

Whether a window opens depends on public facts only: the seat holds a card that was not drawn this season, and
some card of the pack with that timing could be played now. It does not depend on the cards actually held.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, PLAY, SHED_TACTICS
from meadhall.runewars.content import BATTLE_ROUND_START, BATTLE_START, BATTLE_STRENGTH, QUEST_HERO_MOVED
from meadhall.runewars.decks import HAND_LIMIT
from meadhall.runewars.effects.filters import condition_holds
from meadhall.runewars.effects.flow import first_choice_exists
from meadhall.runewars.effects.run import PLAIN, bindings, start
from meadhall.runewars.effects.tree import OF_TACTICS
from meadhall.runewars.state import KNOWERS, Runewars

ATTACKERS: Final = 1


# --- which cards can be played ---------------------------------------------------------------------------


def may_play(g: Runewars, seat: int, card: int, timing: int, hero: int, area: int) -> bool:
    """Whether this card, if held, could be played in this window: its timing, role and requirement."""
    c = g.content
    if not c.tactics_timings[card] >> timing & 1:
        return False
    role = c.tactics_role[card]
    if role:
        from meadhall.runewars.battle import field

        if g.fight[field.F_ATTACKER if role == ATTACKERS else field.F_DEFENDER] != seat:
            return False
    return would_do(g, seat, card, hero, area)


def would_do(g: Runewars, seat: int, card: int, hero: int, area: int) -> bool:
    """Whether the card's requirement holds and its first choice has candidates."""
    if g.content.tactics_plain[card]:
        return True
    moved = hero if g.content.tactics_timings[card] >> QUEST_HERO_MOVED & 1 else -1
    if hero < 0 and area < 0 and g.fight[0] < 0:
        g.envs.append(PLAIN[seat])
    else:
        g.envs.append(
            bindings(g, seat, OF_TACTICS * 256 + card, -1 if moved >= 0 else hero, area, -1, moved, -1, -1)
        )
    fits = condition_holds(g, g.content.tactics_needs[card]) and first_choice_exists(
        g, g.content.tactics_block[card]
    )
    g.envs.pop()
    return fits


def window_opens(g: Runewars, seat: int, timing: int, hero: int, area: int) -> bool:
    if seat < 0 or not g.hands[seat] or not g.alive(seat):
        return False
    if timing in (BATTLE_START, BATTLE_ROUND_START, BATTLE_STRENGTH):
        from meadhall.runewars.battle.field import in_battle

        # A card may have cancelled the battle.
        if not in_battle(g):
            return False
    for card in g.content.tactics_by_timing[timing]:
        if may_play(g, seat, card, timing, hero, area):
            return True
    return False


# --- windows --------------------------------------------------------------------------------------


def window(g: Runewars, seat: int, timing: int, hero: int = -1, area: int = -1) -> None:
    """Ask for tactics cards of this timing, one after the other, until the seat is done."""
    g.then(tactics_window, seat, timing, hero, area, 0)


def tactics_window(g: Runewars, seat: int, timing: int, hero: int, area: int, used: int) -> None:
    if window_opens(g, seat, timing, hero, area):
        g.ask(seat, PLAY_TACTICS, timing, hero, area, used)


def play_options(g: Runewars, seat: int, timing: int, hero: int, area: int, used: int) -> list[int]:
    return [DONE, *playable(g, seat, timing, hero, area, used)]


def playable(g: Runewars, seat: int, timing: int, hero: int, area: int, used: int) -> list[int]:
    """Return the playable cards: each only once in a window, none that was drawn this season (p.31)."""
    options: list[int] = []
    timings = g.content.tactics_timings
    last = -1
    for code in g.hands[seat]:
        card = code >> KNOWERS
        # A quick test first: most cards have another timing.
        if timings[card] >> timing & 1 and card != last and not used >> card & 1:
            if may_play(g, seat, card, timing, hero, area):
                options.append(PLAY + card)
        last = card
    return options


def tactics_played(g: Runewars, seat: int, action: int, timing: int, hero: int, area: int, used: int) -> None:
    if action != DONE:
        card = action - PLAY
        g.then(tactics_window, seat, timing, hero, area, used | 1 << card)
        play_card(g, seat, card, timing, hero, area)


def play_card(g: Runewars, seat: int, card: int, timing: int, hero: int, area: int) -> None:
    """Remove the card from the hand, run its effect, and discard it."""
    take_card(g, seat, card)
    g.own_news()
    g.emit(ev.TACTICS_PLAYED, seat, card)
    g.then(card_spent, card)
    moved = hero if g.content.tactics_timings[card] >> QUEST_HERO_MOVED & 1 else -1
    if moved >= 0:
        start(
            g, g.content.tactics_block[card], seat, OF_TACTICS * 256 + card, -1, g.hero_at[moved], -1, moved
        )
    else:
        start(g, g.content.tactics_block[card], seat, OF_TACTICS * 256 + card, hero, area)


def take_card(g: Runewars, seat: int, card: int, fresh_first: bool = False) -> None:
    """Remove one copy from the hand. Each viewer knows one copy less: it may have been one they had seen."""
    for new in (1, 0) if fresh_first else (0, 1):
        held = g.fresh[seat] if new else g.hands[seat]
        copies = [code for code in held if code >> KNOWERS == card]
        if copies:
            rest = tuple([code for code in held if code >> KNOWERS != card])
            left = tuple(sorted(rest + one_less(copies, card, seat)))
            if new:
                g.fresh[seat] = left
            else:
                g.hands[seat] = left
            return


def one_less(copies: list[int], card: int, seat: int) -> tuple[int, ...]:
    """Return the remaining copies, with what each viewer still knows of them."""
    left = [card << KNOWERS | 1 << seat] * (len(copies) - 1)
    for viewer in range(KNOWERS):
        known = sum(1 for code in copies if code >> viewer & 1)
        if viewer != seat:
            for i in range(known - 1):
                left[i] |= 1 << viewer
    return tuple(left)


def card_spent(g: Runewars, card: int) -> None:
    g.tactics_discard.append(card)


# --- the hand -------------------------------------------------------------------------------------


def hand_limit(g: Runewars, seat: int) -> None:
    """p.31: at most ten cards; new ones may be discarded, too."""
    down_to(g, seat, HAND_LIMIT)


def down_to(g: Runewars, seat: int, most: int) -> None:
    if len(g.hands[seat]) + len(g.fresh[seat]) > most:
        g.ask(seat, SHED, most)


def discard_cards(g: Runewars, seat: int, n: int) -> None:
    """Discard so many cards of the player's choice, or all if there are fewer."""
    down_to(g, seat, max(0, len(g.hands[seat]) + len(g.fresh[seat]) - n))


def shed_options(g: Runewars, seat: int, most: int) -> list[int]:
    return [
        SHED_TACTICS + card for card in sorted({code >> KNOWERS for code in g.hands[seat] + g.fresh[seat]})
    ]


def card_shed(g: Runewars, seat: int, action: int, most: int) -> None:
    card = action - SHED_TACTICS
    take_card(g, seat, card, True)
    g.tactics_discard.append(card)
    g.own_news()
    g.emit(ev.TACTICS_DISCARDED, seat, card)
    g.then(down_to, seat, most)


PLAY_TACTICS: Final = Prompt("play-tactics", play_options, tactics_played, passes=DONE)
SHED: Final = Prompt("discard-tactics", shed_options, card_shed, continues=True)
