"""Exploration tokens (p.37): turned up by heroes, discarded, razed."""

from __future__ import annotations

from typing import Final

from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import RAZE
from meadhall.runewars.content import EXPLORE, QUEST_ACTION_END
from meadhall.runewars.effects.run import start
from meadhall.runewars.effects.tree import OF_TOKEN, PORTAL, STOP
from meadhall.runewars.state import ALL, KNOWERS, Runewars

DESTRUCTIBLE: Final = 0
EVENT: Final = 2
RAZERS: Final = 6  # units that raze a place


def token_at(g: Runewars, area: int) -> int:
    """Return the face-up token in an area, or -1."""
    code = g.explore[area]
    return code >> KNOWERS >> 1 if code >= 0 and code & ALL else -1


def face_down(g: Runewars, area: int) -> bool:
    return g.explore[area] >= 0 and not g.explore[area] & ALL


def has_rule(g: Runewars, area: int, key: int) -> bool:
    token = token_at(g, area)
    return token >= 0 and g.content.token_rules[token] >> key & 1 != 0


def portals(g: Runewars) -> list[int]:
    """Return the areas with a face-up portal."""
    return [area for area in sorted(g.board.areas) if has_rule(g, area, PORTAL)]


def stops(g: Runewars, area: int) -> bool:
    """R26.8: whether a hero that enters the area moves no farther in this phase."""
    return has_rule(g, area, STOP)


def explore(g: Runewars, hero: int) -> None:
    """R26.3: a hero that has ended its quest movement turns the token up and resolves it."""
    area = g.hero_at[hero]
    if g.hero_seat[hero] < 0 or not face_down(g, area):
        return
    seat = g.hero_seat[hero]
    g.explore[area] |= ALL
    token = token_at(g, area)
    g.emit(ev.TOKEN_TURNED, seat, area, token)
    g.new_information()
    if g.content.token_type[token] == EVENT:
        g.then(event_over, area)
    if g.content.token_timings[token] >> EXPLORE & 1:
        start(g, g.content.token_block[token], seat, OF_TOKEN * 256 + token, hero=hero, area=area)


def event_over(g: Runewars, area: int) -> None:
    """R26.4: events are discarded, whatever has happened to the hero."""
    token = token_at(g, area)
    if token >= 0 and g.content.token_type[token] == EVENT:
        discard_token(g, area)


def discard_token(g: Runewars, area: int) -> None:
    token = token_at(g, area)
    if token >= 0:
        g.explore[area] = -1
        g.emit(ev.TOKEN_DISCARDED, area, token)


def action_ends(g: Runewars, hero: int) -> None:
    """R26.9, R26.10: places with an effect for a hero that ends its action there."""
    token = token_at(g, g.hero_at[hero])
    if token >= 0 and g.content.token_timings[token] >> QUEST_ACTION_END & 1:
        block = g.content.token_block[token]
        start(g, block, g.hero_seat[hero], OF_TOKEN * 256 + token, hero=hero, area=g.hero_at[hero])


def raze_options(g: Runewars, seat: int, options: list[int]) -> None:
    """R26.4: the player who controls the area needs six units there, not counting heroes."""
    if not g.options.exploration:
        return
    for area in g.board.by_number:
        token = token_at(g, area)
        if token >= 0 and g.content.token_type[token] == DESTRUCTIBLE and g.units_of(seat, area) >= RAZERS:
            options.append(RAZE + area)


def raze(g: Runewars, seat: int, area: int) -> None:
    discard_token(g, area)
