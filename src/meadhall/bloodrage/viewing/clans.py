"""Clans in a view: the public information on and beside their sheets."""

from __future__ import annotations

from functools import lru_cache

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.board import FIGURES, RESERVE, STAT_NAMES, TRACK, VALHALLA, WARRIOR
from meadhall.bloodrage.cards import CARD_AGE
from meadhall.bloodrage.invade import invade_cost
from meadhall.bloodrage.state import SLOTS, BloodRage
from meadhall.bloodrage.view import Clan, Stat
from meadhall.bloodrage.viewing.cards import card_face, names
from meadhall.bloodrage.viewing.kinds import CLAN, KEPT, Key
from meadhall.bloodrage.viewing.places import groups_of


def clan_key(g: BloodRage, seat: int, others: list[int]) -> Key:
    reserve, valhalla = RESERVE * 4 + seat, VALHALLA * 4 + seat
    kinds = others[reserve] | (1 << WARRIOR if g.warriors[reserve] else 0)
    return (
        CLAN,
        g.clans[seat],
        g.glory[seat],
        g.rage[seat],
        tuple(g.steps[seat::4]),
        bool(g.passed[seat]) and not (g.rage[seat] and not g.options.pass_is_final),
        g.board[seat],
        tuple(g.sheet[seat * SLOTS : (seat + 1) * SLOTS]),
        tuple([CARD_AGE[card] for card in g.hands[seat]]),
        tuple([CARD_AGE[card] for card in g.committed[seat]]),
        tuple([card for card, _ in g.known[seat]]),
        g.played[seat],
        (g.warriors[reserve], others[reserve]),
        (g.warriors[valhalla], others[valhalla]),
        tuple([invade_cost(g, seat, figure) for figure in range(FIGURES) if kinds >> figure & 1]),
        tuple(g.earned[seat::4]),
    )


def clan_part(key: Key) -> Clan:
    _, clan, glory, rage, steps, passed, on_board, sheet, hand, committed, known, played, *rest = key
    reserve, valhalla, costs, earned = rest
    in_reserve = groups_of(clan, *reserve)
    return Clan(
        id=clan,
        glory=glory,
        rage=rage,
        stats={name: _stat(i, steps[i]) for i, name in enumerate(STAT_NAMES)},
        passed=passed,
        figures_on_board=on_board,
        upgrades=[card_face(card) if card >= 0 else None for card in sheet],
        hand=list(hand),
        committed=list(committed),
        known=names(known),
        table=[card_face(card) for card in played],
        reserve=in_reserve,
        valhalla=groups_of(clan, *valhalla),
        costs={group.figure: cost for group, cost in zip(in_reserve, costs, strict=True)},
        earned={name: n for name, n in zip(ev.SOURCES, earned, strict=True) if n},
    )


@lru_cache(maxsize=KEPT)
def _stat(stat: int, step: int) -> Stat:
    return Stat(step + 1, TRACK[stat][step], TRACK[stat])
