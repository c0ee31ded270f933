"""Features of a Blood Rage position: one list of numbers for each clan.

The expected Glory still to come is a weighted sum of them. The weights are tables (weights/*.csv): a row for
each feature, a column for the draft and one for the rest of each Age.
"""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.board import (
    FIGURES,
    FJORD,
    LEADER,
    LEGEND,
    PROVINCES,
    RAGE,
    RAGNAROK_GLORY,
    RESERVE,
    SHIP,
    TOKEN_GLORY,
    TOKEN_NAMES,
    TRACK,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.bloodrage.cards import (
    BATTLE,
    BOARD_GLORY,
    CARD_CLASS,
    CARD_GLORY,
    CARD_TYPE,
    CARD_VALUE,
    FIRST_UPGRADE,
    NO_COST,
    ODINS_INSPIRATION,
    ODINS_THRONE,
    QUEST,
    QUEST_GLORIOUS_DEATH,
    SHIP_GLORY,
    TYPE_GOD,
    TYPE_NAME,
)
from meadhall.bloodrage.invade import release_glory
from meadhall.bloodrage.quests import PROVINCES_OF
from meadhall.bloodrage.state import CLAN_SLOTS, GODS_GIFTS, SHIP_SLOT, SLOTS, BloodRage

GODS: Final = ("odin", "heimdall", "frigga", "thor", "loki", "tyr")
STAGES: Final = ("draft-1", "age-1", "draft-2", "age-2", "draft-3", "age-3")

# Each feature is one number; the comment says what it counts.
BASIS: Final = 0  # 1
RAGE_LEFT: Final = 1  # Rage, up to 6
RAGE_MORE: Final = 2  # Rage above 6
RAGE_AHEAD: Final = 3  # Rage above the mean of all clans
RAGE_HIGH: Final = 4  # 1 while any is left
ON_BOARD: Final = 5  # own figures on the board
STRENGTH: Final = 6  # their STR, summed over provinces: a ship counts in both of its own
IN_RESERVE: Final = 7  # figures that could still come, as Horns allow
FALLEN: Final = 8  # own figures in Valhalla
RELEASE: Final = 9  # Glory their release will bring
DOOMED: Final = 10  # own figures where Ragnarok comes this Age
DOOM_GLORY: Final = 11  # Glory they will bring, release and dragons included
CONQUEST: Final = 12  # Glory of Thor's Conquest as things stand
LEADS: Final = 13  # provinces not yet pillaged where the clan is strongest
LEADS_AXES: Final = 14  # Axes for each of them that is contested
SHARE_AXES: Final = 15  # Axes by the share of STR in provinces not yet pillaged
LEADS_TOKEN: Final = 16  # … 20: whose token is rage, axes, horns, glory5, all
BESIDE: Final = 21  # own figures beside Yggdrasil or in it while it is not pillaged
SPENT: Final = 22  # own figures in pillaged provinces
QUEST_DONE: Final = 23  # Glory of committed Quests that stand
QUEST_NEAR: Final = 24  # Glory of committed Quests by how near they are
QUEST_FAR: Final = 25  # Glory of committed Quests that do not stand
HELD_DONE: Final = 26  # the same for Quests in hand
HELD_NEAR: Final = 27
BEST_CARD: Final = 28  # value of the best battle card
CARDS: Final = 29  # cards in hand
BATTLE_CARDS: Final = 30  # value of all battle cards
TOO_DEAR: Final = 31  # Rage the Upgrades in hand cost beyond what is left
UNPILLAGED_AXES: Final = 32  # Axes for each province not yet pillaged
QUEST_PAIRS: Final = 33  # pairs of Quests in hand and committed
UPGRADE_PAIRS: Final = 34  # pairs of Upgrades in hand
BATTLE_PAIRS: Final = 35  # pairs of battle cards in hand
FIRST: Final = 36  # has the first turn
LEADER_OUT: Final = 37  # the Leader is on the board
SHIP_OUT: Final = 38  # the ship is on the board
LOKI_DEATHS: Final = 39  # release Glory for each figure on the board
STEPS: Final = 40  # … 54: stat at its second step or higher, third, … ; rage, axes, horns
PAIRS: Final = 55  # … 60: pairs of cards of one god, in hand and on the sheet
HAND: Final = 61  # … by type: cards in hand
SHEET: Final[int] = HAND + len(TYPE_NAME)  # … by Upgrade type: cards on the sheet
FEATURES: Final[int] = SHEET + len(TYPE_NAME) - FIRST_UPGRADE


def _names() -> list[str]:
    names = (
        "basis rage rage-above-6 rage-ahead rage-any on-board strength in-reserve fallen release doomed "
        "doom-glory conquest leads leads-battle share-axes"
    ).split()
    names += [f"leads-token-{token}" for token in TOKEN_NAMES]
    names += (
        "near-yggdrasil spent quest-done quest-near quest-far held-done held-near best-card cards "
        "battle-cards too-dear unpillaged-axes quest-pairs upgrade-pairs battle-pairs first leader-out "
        "ship-out loki-deaths"
    ).split()
    names += [f"{stat}-step-{step}" for stat in ("rage", "axes", "horns") for step in range(2, 7)]
    names += [f"god-{god}" for god in GODS]
    names += [f"hand-{name}" for name in TYPE_NAME]
    names += [f"sheet-{name}" for name in TYPE_NAME[FIRST_UPGRADE:]]
    return names


NAMES: Final[list[str]] = _names()
assert len(set(NAMES)) == FEATURES
TYPE_GOD_INDEX: Final[list[int]] = [GODS.index(god) if god in GODS else -1 for god in TYPE_GOD]


def stage(g: BloodRage) -> int:
    """Return the column of weights for the current stage of the game."""
    return (g.age - 1) * 2 + (0 if g.phase == GODS_GIFTS else 1)


def strengths(g: BloodRage) -> list[int]:
    """Return STR, indexed by province * 4 + seat."""
    table = [0] * (PROVINCES * 4)
    for province in range(PROVINCES):
        if not g.destroyed[province]:
            for seat in range(g.seats):
                table[province * 4 + seat] = g.strength(seat, province)
    return table


def look(g: BloodRage, seat: int, power: list[int], x: list[float]) -> list[int]:
    """Fill x, which holds HAND zeros, with one clan's features; return those of its single cards, 1 each.

    `power` is `strengths(g)`.
    """
    x[BASIS] = 1.0
    _stats(g, seat, x)
    _figures(g, seat, power, x)
    _provinces(g, seat, power, x)
    return _cards(g, seat, power, x)


def look_at(g: BloodRage, seat: int, power: list[int]) -> list[float]:
    """Return all features in one list, for fitting."""
    x = [0.0] * HAND
    single = look(g, seat, power, x)
    x += [0.0] * (FEATURES - HAND)
    for feature in single:
        x[feature] += 1.0
    return x


def _stats(g: BloodRage, seat: int, x: list[float]) -> None:
    rage = g.rage[seat] if g.phase != GODS_GIFTS else TRACK[RAGE][g.steps[RAGE * 4 + seat]]
    x[RAGE_LEFT] = float(min(rage, 6))
    x[RAGE_MORE] = float(max(0, rage - 6))
    x[RAGE_AHEAD] = rage - sum(g.rage) / g.seats
    x[RAGE_HIGH] = 1.0 if rage else 0.0
    x[FIRST] = 1.0 if g.first == seat else 0.0
    for stat in range(3):
        for step in range(g.steps[stat * 4 + seat]):
            x[STEPS + stat * 5 + step] = 1.0


def _figures(g: BloodRage, seat: int, power: list[int], x: list[float]) -> None:
    board = g.board[seat]
    x[ON_BOARD] = float(board)
    total = 0
    for province in range(PROVINCES):
        total += power[province * 4 + seat]
    x[STRENGTH] = float(total)
    x[IN_RESERVE] = float(min(g.here[RESERVE * 4 + seat], max(0, g.horns(seat) - board)))
    fallen = g.here[VALHALLA * 4 + seat]
    release = release_glory(g, seat)
    x[FALLEN] = float(fallen)
    x[RELEASE] = float(fallen * release)
    x[LOKI_DEATHS] = float(board * release)
    doomed = g.doom[g.age - 1]
    n = g.standing(seat, doomed)
    if n:
        glory = RAGNAROK_GLORY[g.age] * (2 if g.powers[seat] & ODINS_INSPIRATION else 1)
        x[DOOMED] = float(n)
        x[DOOM_GLORY] = float(n * (glory + release) + _dragons(g, seat, FJORD[doomed]))
    for slot in CLAN_SLOTS:
        card = g.sheet[seat * SLOTS + slot]
        if card >= 0:
            x[CONQUEST] += BOARD_GLORY[CARD_TYPE[card]] * board
    x[LEADER_OUT] = 1.0 if 0 <= g.at[seat * FIGURES + LEADER] < VALHALLA else 0.0
    x[SHIP_OUT] = 1.0 if 0 <= g.at[seat * FIGURES + SHIP] < VALHALLA else 0.0


def _dragons(g: BloodRage, seat: int, fjord: int) -> int:
    card = g.sheet[seat * SLOTS + SHIP_SLOT]
    if card < 0 or g.at[seat * FIGURES + SHIP] != fjord:
        return 0
    return SHIP_GLORY[CARD_TYPE[card]]


def _provinces(g: BloodRage, seat: int, power: list[int], x: list[float]) -> None:
    axes = g.axes(seat)
    for province in range(PROVINCES):
        if g.destroyed[province]:
            continue
        if g.pillaged[province]:
            x[SPENT] += g.here[province * 4 + seat]
            continue
        x[UNPILLAGED_AXES] += axes
        if province == YGGDRASIL:
            beside = 0
            for near in range(YGGDRASIL + 1):
                beside += g.here[near * 4 + seat]
            x[BESIDE] = float(beside)
        own = power[province * 4 + seat]
        if not own:
            continue
        best = 0
        total = 0
        for other in range(g.seats):
            if other != seat:
                against = power[province * 4 + other]
                total += against
                if against > best:
                    best = against
        x[SHARE_AXES] += axes * own / (own + total + 1.0)
        if own > best:
            x[LEADS] += 1.0
            if best:
                x[LEADS_AXES] += axes
            x[LEADS_TOKEN + g.tokens[province]] += 1.0


def quest_nearness(g: BloodRage, seat: int, kind: int, power: list[int]) -> float:
    """Return 1 if the Quest is fulfilled now, less the more is missing."""
    if kind == QUEST_GLORIOUS_DEATH:
        return min(1.0, g.here[VALHALLA * 4 + seat] / 4)
    nearest = 0.0
    for province in PROVINCES_OF[kind]:
        if g.destroyed[province]:
            continue
        own = power[province * 4 + seat]
        best = 0
        for other in range(g.seats):
            if other != seat and power[province * 4 + other] > best:
                best = power[province * 4 + other]
        if own > best:
            return 1.0
        near = 1.0 / (2.0 + best - own)
        if near > nearest:
            nearest = near
    return nearest


def _cards(g: BloodRage, seat: int, power: list[int], x: list[float]) -> list[int]:
    single: list[int] = []
    gods = [0, 0, 0, 0, 0, 0]
    twice = 2.0 if g.powers[seat] & ODINS_THRONE else 1.0
    quests = 0
    for card in g.committed[seat]:
        near = quest_nearness(g, seat, CARD_TYPE[card], power)
        glory = CARD_GLORY[card] * twice
        quests += 1
        if near == 1.0:
            x[QUEST_DONE] += glory
        else:
            x[QUEST_NEAR] += glory * near
            x[QUEST_FAR] += glory
    best = 0
    upgrades = 0
    battles = 0
    cost = 0
    for card in g.hands[seat]:
        kind = CARD_TYPE[card]
        single.append(HAND + kind)
        if TYPE_GOD_INDEX[kind] >= 0:
            gods[TYPE_GOD_INDEX[kind]] += 1
        group = CARD_CLASS[card]
        if group == QUEST:
            near = quest_nearness(g, seat, kind, power)
            quests += 1
            x[HELD_DONE if near == 1.0 else HELD_NEAR] += CARD_GLORY[card] * twice * near
        elif group == BATTLE:
            battles += 1
            x[BATTLE_CARDS] += CARD_VALUE[card]
            if CARD_VALUE[card] > best:
                best = CARD_VALUE[card]
        else:
            upgrades += 1
            if not NO_COST[kind]:
                cost += CARD_VALUE[card]
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = g.sheet[slot]
        if card >= 0:
            kind = CARD_TYPE[card]
            single.append(SHEET + kind - FIRST_UPGRADE)
            if TYPE_GOD_INDEX[kind] >= 0:
                gods[TYPE_GOD_INDEX[kind]] += 1
    x[BEST_CARD] = float(best)
    x[CARDS] = float(len(g.hands[seat]))
    x[TOO_DEAR] = max(0.0, cost - x[RAGE_LEFT] - x[RAGE_MORE])
    x[QUEST_PAIRS] = quests * (quests - 1) / 2
    x[UPGRADE_PAIRS] = upgrades * (upgrades - 1) / 2
    x[BATTLE_PAIRS] = battles * (battles - 1) / 2
    for god in range(6):
        x[PAIRS + god] = gods[god] * (gods[god] - 1) / 2
    return single


def legend_glory(g: BloodRage, seat: int) -> int:
    """Return the Glory that the current stats pay at the end of the game."""
    total = 0
    for stat in range(3):
        total += LEGEND[g.steps[stat * 4 + seat]]
    return total


assert TOKEN_GLORY == 3
