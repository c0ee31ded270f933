"""The spoils of a successful pillage (p.18)."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import DECLINE, PLACE
from meadhall.bloodrage.board import ADJACENT, AXES, FIGURES, HORNS, LEADER, RAGE, TOKEN_ALL, TOKEN_GLORY
from meadhall.bloodrage.cards import FRIGGAS_GRACE, LORD_OF_AXES, LORD_OF_HAMMERS, LORD_OF_SPEARS
from meadhall.bloodrage.figures import FROST_GIANT
from meadhall.bloodrage.raising import NONE_BARRED, raise_a_stat
from meadhall.bloodrage.state import BloodRage
from meadhall.kernel.prompt import Prompt

GLORY_TOKEN: Final = 5


def province_pillaged(g: BloodRage, seat: int, province: int) -> None:
    """p.18: give the token's reward, twice with the Frost Giant; then Frigga's Grace, then the Leader's
    card."""
    token = g.tokens[province]
    g.pillaged[province] = 1
    g.emit(ev.PROVINCE_PILLAGED, seat, province, token)
    g.then(lord_of, seat, province)
    if g.texts[seat] == FRIGGAS_GRACE:
        # Another stat than the token's; any for 5 Glory or Yggdrasil (ruling 73).
        g.then(raise_a_stat, seat, token if token < TOKEN_GLORY else NONE_BARRED)
    reward(g, seat, token)
    if g.at[seat * FIGURES + FROST_GIANT] == province:
        reward(g, seat, token)


def reward(g: BloodRage, seat: int, token: int) -> None:
    if token == TOKEN_GLORY:
        g.gain_glory(seat, GLORY_TOKEN, ev.FROM_PILLAGE)
    elif token == TOKEN_ALL:
        for stat in (RAGE, AXES, HORNS):
            g.raise_stat(seat, stat)
    else:
        g.raise_stat(seat, token)


def lord_of(g: BloodRage, seat: int, province: int) -> None:
    """Lord of Hammers, Axes, Spears: after a pillage with the Leader, still in the province (ruling 83)."""
    if g.at[seat * FIGURES + LEADER] != province:
        return
    powers = g.powers[seat]
    if powers & LORD_OF_HAMMERS and any(g.room[near] > 0 for near in ADJACENT[province]):
        g.ask(seat, MOVE_LEADER, province)
    elif powers & LORD_OF_AXES:
        raise_a_stat(g, seat, NONE_BARRED)
    elif powers & LORD_OF_SPEARS:
        for stat in (RAGE, AXES, HORNS):
            g.raise_stat(seat, stat)


def leader_places(g: BloodRage, seat: int, province: int) -> list[int]:
    return [DECLINE, *(PLACE + near for near in ADJACENT[province] if g.room[near] > 0)]


def move_leader(g: BloodRage, seat: int, action: int, province: int) -> None:
    if action != DECLINE:
        g.move(seat, LEADER, province, action - PLACE, 1)
        g.emit(ev.LEADER_MOVED, seat, province, action - PLACE)


MOVE_LEADER: Final = Prompt("move-leader", leader_places, move_leader)
