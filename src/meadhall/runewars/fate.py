"""The fate deck: cards drawn for a group, a duel, diplomacy or a test (p.21, p.25)."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt, Step
from meadhall.runewars import happenings as ev
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
    """p.25: all cards of a draw are drawn at once, then whoever drew may use cards on them, then `step`
    goes on."""
    cards = draw_fate(g, n)
    g.drawn = tuple(cards)
    g.drawer = seat
    if g.events is not None:
        g.tell(ev.FATE_DRAWN, seat, *cards)
    g.then(step, *args)
    if cards and kind != FOR_CARD:
        from meadhall.runewars.tactics import window

        window(g, seat, FATE_DRAWN, hero)
        if kind == FOR_TEST and hero >= 0:
            g.then(lucky_hero, hero)


def lucky_hero(g: Runewars, hero: int) -> None:
    """A hero who may have one card of a test drawn again."""
    from meadhall.runewars.heroes.serving import redraw_hero

    if g.drawn and redraw_hero(g, hero):
        redraw(g, g.hero_seat[hero], 1)


def discard(g: Runewars, cards: tuple[int, ...]) -> None:
    g.fate_discard += cards
    g.drawer = -1


# --- keep one (tests, diplomacy) ------------------------------------------------------------------


def keep_one(g: Runewars, seat: int, step: Step, *args: int) -> None:
    """One of the cards drawn counts; all are discarded, and `step(g, destiny, …)` goes on."""
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
    g.tell(ev.FATE_KEPT, seat, card, destiny)
    # The step that goes on lies on top of the stack, and wants to know.
    step, args = g.stack.pop()
    g.then(step, destiny, *args)


# --- draw again -----------------------------------------------------------------------------------


def redraw(g: Runewars, seat: int, most: int) -> None:
    """Up to so many of the cards drawn are discarded, and as many new ones drawn."""
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
            g.tell(ev.FATE_REDRAWN, seat, *new)


KEEP_ONE: Final = Prompt("keep-fate", keep_options, kept, forced=True)
REDRAW: Final = Prompt("redraw-fate", redraw_options, redrawn, continues=True)
