"""Steps on influence, cards, dials and runes."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars import runes
from meadhall.runewars.answers import DIAL, OBJECTIVE
from meadhall.runewars.content import GOOD
from meadhall.runewars.decks import draw_quests, draw_tactics
from meadhall.runewars.effects.filters import EVERY, amount
from meadhall.runewars.effects.run import bound, bound_area, me, seat_of
from meadhall.runewars.effects.tree import (
    B_SOURCE,
    BOUND_RESOURCE,
    HIGHEST,
    OF_REWARD,
    OF_RULES,
    OF_SEASON,
    OF_TITLE,
    Step,
)
from meadhall.runewars.orders.harvest import production
from meadhall.runewars.state import ALL, DRAGON_RUNE, FALSE_RUNE, KNOWERS, NO_RUNE, Runewars, bits

DRAW: Final = 0
DISCARD: Final = 1


def influence(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if seat >= 0:
        g.gain_influence(seat, amount(g, s.amount))


def take_influence(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    other = seat_of(g, s.other)
    if seat >= 0 and other >= 0:
        n = min(amount(g, s.amount), g.influence[other])
        if n:
            g.influence[other] -= n
            g.influence[seat] += n
            g.emit(ev.INFLUENCE_TAKEN, seat, other, n)


def tactics(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.tactics import discard_cards, down_to

    seat = seat_of(g, s.who)
    if seat < 0:
        return
    n = amount(g, s.amount)
    if s.mode == DRAW:
        draw_tactics(g, seat, n)
    elif s.mode == DISCARD:
        discard_cards(g, seat, n)
    else:
        down_to(g, seat, n)


def quests(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if seat >= 0:
        draw_quests(g, seat, amount(g, s.amount))


# --- objectives -----------------------------------------------------------------------------------


def objective(g: Runewars, s: Step, block: int, i: int) -> None:
    """Draw an objective of the own alignment; one of the two is kept, the other goes under the deck."""
    seat = seat_of(g, s.who)
    side = 0 if g.content.alignment[g.factions[seat]] == GOOD else 1
    deck = g.objective_decks[side]
    if g.objective[seat] < 0 or not deck:
        return
    g.offered = (g.objective[seat], deck[-1] | 1 << seat)
    g.objective_decks[side] = deck[:-1]
    g.objective[seat] = -1
    g.emit(ev.OBJECTIVE_DRAWN, seat, g.offered[1] >> KNOWERS)
    g.new_information()
    g.ask(seat, KEEP_OBJECTIVE, side)


def objective_options(g: Runewars, seat: int, side: int) -> list[int]:
    return sorted(OBJECTIVE + (code >> KNOWERS) for code in g.offered)


def objective_kept(g: Runewars, seat: int, action: int, side: int) -> None:
    kept = 0 if g.offered[0] >> KNOWERS == action - OBJECTIVE else 1
    # Other players do not know which of the two was kept, even if they knew the one held before.
    code = g.offered[kept] >> KNOWERS << KNOWERS | 1 << seat
    other = g.offered[1 - kept] >> KNOWERS << KNOWERS | 1 << seat
    g.objective[seat] = code
    g.objective_decks[side] = (other, *g.objective_decks[side])
    g.offered = ()


# --- dials ----------------------------------------------------------------------------------------


def dial(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if s.mode == 0:
        shift(g, s, seat)
        return
    for resource in range(3):
        yields = min(8, production(g, seat, resource))
        old = g.dials[seat * 3 + resource]
        if s.mode == 1 or old > yields:
            g.turn_dial(seat, resource, yields - old + (s.bonus[resource] if s.mode == 1 else 0))


def shift(g: Runewars, s: Step, seat: int) -> None:
    if s.resource == HIGHEST:
        best = max(g.dials[seat * 3 : seat * 3 + 3])
        tied = [r for r in range(3) if g.dials[seat * 3 + r] == best]
        if len(tied) == 1:
            g.turn_dial(seat, tied[0], s.n)
        else:
            g.ask(seat, HIGHEST_DIAL, s.n)
    elif s.resource >= BOUND_RESOURCE:
        for resource in bits(bound(g, s.resource - BOUND_RESOURCE)):
            g.turn_dial(seat, resource, s.n)
    else:
        g.turn_dial(seat, s.resource, s.n)


def highest_options(g: Runewars, seat: int, by: int) -> list[int]:
    best = max(g.dials[seat * 3 : seat * 3 + 3])
    return [DIAL + r for r in range(3) if g.dials[seat * 3 + r] == best]


def highest_turned(g: Runewars, seat: int, action: int, by: int) -> None:
    g.turn_dial(seat, action - DIAL, by)


# --- looking --------------------------------------------------------------------------------------


def look(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if s.key == 2:
        look_at_hand(g, seat, seat_of(g, s.other))
        return
    for area in bits(bound(g, s.area)):
        if s.key == 0:
            runes.look(g, seat, area)
        elif g.explore[area] >= 0 and not g.explore[area] & (ALL | 1 << seat):
            g.explore[area] |= 1 << seat
            g.new_information()
            g.emit(ev.TOKEN_SEEN, seat, area, g.explore[area] >> KNOWERS >> 1)


def look_at_hand(g: Runewars, seat: int, other: int) -> None:
    if other < 0:
        return
    g.hands[other] = tuple(sorted(code | 1 << seat for code in g.hands[other]))
    g.fresh[other] = tuple(sorted(code | 1 << seat for code in g.fresh[other]))
    g.new_information()
    if g.events is not None:
        seen = [code >> KNOWERS for code in g.hands[other] + g.fresh[other]]
        g.emit(ev.TACTICS_SEEN, seat, other, *seen)


# --- runes ----------------------------------------------------------------------------------------


def receive_rune(g: Runewars, s: Step, block: int, i: int) -> None:
    seat = seat_of(g, s.who)
    if seat >= 0:
        if g.dragons_left:
            g.received[source_of_rune(g) * 4 + seat] += 1
        runes.receive_rune(g, seat)


def source_of_rune(g: Runewars) -> int:
    """Return the source of a dragon rune, for the final statistics."""
    kind = g.envs[-1][B_SOURCE] // 256
    if kind == OF_SEASON:
        return ev.FROM_SEASON
    if kind == OF_TITLE:
        return ev.FROM_TITLE
    if kind == OF_REWARD:
        return ev.FROM_REWARD
    return ev.FROM_OBJECTIVE if kind == OF_RULES else ev.FROM_CARD


def place_rune(g: Runewars, s: Step, block: int, i: int) -> None:
    """Place only that token. It comes from the open supply, so all players know its face (R21.3)."""
    area = bound_area(g, s.area)
    left = g.dragons_left if s.mode == 0 else g.falses_left
    if area < 0 or not left or g.rune[area] != NO_RUNE:
        return
    face = DRAGON_RUNE if s.mode == 0 else FALSE_RUNE
    if face == DRAGON_RUNE and me(g) >= 0:
        g.received[ev.PLACED_BY_CARD * 4 + me(g)] += 1
    runes.put(g, area, face)
    g.rune_up[area] = s.face
    if not s.face:
        for viewer in range(g.seats + 1):
            runes.regroup(g, viewer, [area])
    g.emit(ev.RUNE_LAID, area, face)


def move_rune(g: Runewars, s: Step, block: int, i: int) -> None:
    area = bound_area(g, s.area)
    target = bound_area(g, s.target)
    if area >= 0 and target >= 0:
        runes.move_rune(g, area, target)
        runes.look_around(g)


def recruit(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.orders.recruit import recruit as recruit_dials

    seat = seat_of(g, s.who)
    if seat >= 0:
        recruit_dials(g, seat, s.n, 0)


def redraw(g: Runewars, s: Step, block: int, i: int) -> None:
    from meadhall.runewars.fate import redraw as redraw_fate

    redraw_fate(g, seat_of(g, s.who), min(EVERY, amount(g, s.amount)))


def extra_fate(g: Runewars, s: Step, block: int, i: int) -> None:
    g.extra_cards += amount(g, s.amount)


KEEP_OBJECTIVE: Final = Prompt("keep-objective", objective_options, objective_kept)
HIGHEST_DIAL: Final = Prompt("lower-dial", highest_options, highest_turned, forced=True)
