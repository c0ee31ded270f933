"""The fate deck: cards drawn for a group, a duel, diplomacy or a test (p.21, p.25)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt, Step
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DONE, DROP, KEEP
from meadhall.runewars.content import FATE_DRAWN
from meadhall.runewars.decks import draw_fate
from meadhall.runewars.state import Runewars

FOR_GROUP: Final = 0
FOR_DUEL: Final = 1
FOR_DIPLOMACY: Final = 2
FOR_TEST: Final = 3
FOR_CARD: Final = 4


def draw(g: Runewars, seat: int, n: int, kind: int, hero: int, step: Step, *args: int) -> None:
    """p.25: draw all cards at once, open the windows for cards of the player who drew, then run `step`."""
    cards = draw_fate(g, n)
    g.drawn = tuple(cards)
    g.drawer = seat
    if g.events is not None:
        g.emit(ev.FATE_DRAWN, seat, *cards)
    g.then(step, *args)
    if cards and kind != FOR_CARD:
        from meadhall.runewars.tactics import window

        window(g, seat, FATE_DRAWN, hero)
        if kind == FOR_TEST and hero >= 0:
            g.then(lucky_hero, hero)


def lucky_hero(g: Runewars, hero: int) -> None:
    """Let a hero with such an ability redraw one card of a test."""
    from meadhall.runewars.heroes.service import redraw_hero

    if g.drawn and redraw_hero(g, hero):
        redraw(g, g.hero_seat[hero], 1)


def discard(g: Runewars, cards: tuple[int, ...]) -> None:
    g.fate_discard += cards
    g.drawer = -1


# --- keep one (tests, diplomacy) ------------------------------------------------------------------


def keep_one(g: Runewars, seat: int, step: Step, *args: int) -> None:
    """Let the seat keep one of the drawn cards; discard all, then run `step(g, destiny, …)`."""
    if not g.drawn:
        return
    g.then(step, *args)
    g.ask(seat, KEEP_ONE)


def keep_options(g: Runewars, seat: int) -> list[int]:
    return [KEEP + card for card in sorted(g.drawn)]


def kept(g: Runewars, seat: int, action: int) -> None:
    card = action - KEEP
    destiny = g.content.destiny[card]
    discard(g, g.drawn)
    g.drawn = ()
    g.emit(ev.FATE_KEPT, seat, card, destiny)
    # The next step is on top of the stack; the destiny is added as its first argument.
    step, args = g.stack.pop()
    g.then(step, destiny, *args)


# --- draw again -----------------------------------------------------------------------------------


def redraw(g: Runewars, seat: int, most: int) -> None:
    """Discard up to so many of the drawn cards and draw as many new ones."""
    g.ask(seat, REDRAW, most, 0)


def redraw_options(g: Runewars, seat: int, most: int, dropped: int) -> list[int]:
    options = [DONE]
    if dropped < most:
        options += [DROP + card for card in sorted(g.drawn)]
    return options


def redrawn(g: Runewars, seat: int, action: int, most: int, dropped: int) -> None:
    if action != DONE:
        card = action - DROP
        i = g.drawn.index(card)
        g.drawn = g.drawn[:i] + g.drawn[i + 1 :]
        g.fate_discard.append(card)
        if dropped + 1 < most and g.drawn:
            g.ask(seat, REDRAW, most, dropped + 1)
            return
        dropped += 1
    if dropped:
        new = draw_fate(g, dropped)
        g.drawn = (*g.drawn, *new)
        if g.events is not None:
            g.emit(ev.FATE_REDRAWN, seat, *new)


KEEP_ONE: Final = Prompt("keep-fate", keep_options, kept, forced=True)
REDRAW: Final = Prompt("redraw-fate", redraw_options, redrawn, continues=True)
