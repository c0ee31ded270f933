"""Priors: a weight for each legal answer. They must be cheap, because every step of a rollout uses them."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage.actions import (
    ADD,
    CHALLENGE,
    DECLINE,
    DONE,
    FIGURE,
    INVADE,
    JOIN,
    MARCH,
    PILLAGE,
    PLACE,
    QUEST,
    RECALL,
    REVEAL,
    SACRIFICE,
    UPGRADE,
    WARRIORS,
)
from meadhall.bloodrage.board import (
    ADJACENT,
    FIGURES,
    LEADER,
    PROVINCES,
    SHIP,
    SUPPORTS,
    VALHALLA,
    WARRIOR,
)
from meadhall.bloodrage.cards import (
    BATTLE,
    CARD_CLASS,
    CARD_TYPE,
    CARD_VALUE,
    FIRST_UPGRADE,
    LOSE_CARDS,
    LOSE_GLORY,
    LOSE_RAGE,
    ODINS_INSPIRATION,
    QUEST_GLORIOUS_DEATH,
    WIN_GLORY,
    WIN_RAISE,
)
from meadhall.bloodrage.cards import QUEST as QUEST_CARD
from meadhall.bloodrage.figures import STRENGTH
from meadhall.bloodrage.invade import release_glory
from meadhall.bloodrage.quests import PROVINCES_OF, quest_done
from meadhall.bloodrage.state import BloodRage
from meadhall.bloodrage.upgrade import upgrade_cost
from meadhall.bots.bloodrage.card_values import weigh_draft, weigh_raise, weigh_save, weigh_slot
from meadhall.bots.bloodrage.features import (
    HAND,
    SHEET,
)

# The approximate value of a pillage token in Glory: rage, axes, horns, 5 Glory, all.
TOKEN_WORTH: Final = (2.5, 3.0, 2.5, 5.0, 7.0)
LITTLE: Final = 0.05
UNSEEN: Final = 2  # the assumed value of a hidden card


def weigh(g: BloodRage, seat: int, legal: list[int], weights: list[list[float]]) -> list[float]:
    """Return a weight above 0 for each answer."""
    index = g.ask_of(seat)
    _, prompt, args = g.asks[index]
    name = prompt.name
    if name == "turn":
        return _turn(g, seat, legal, weights)
    if name == "invade-where" or name == "free-invade" or name == "march-where" or name == "move-leader":
        return _where(g, seat, legal)
    if name == "keep-card" or name == "keep-two-cards":
        return weigh_draft(g, seat, legal, weights[(g.age - 1) * 2])
    if name == "reveal-card":
        return _reveal(g, seat, legal)
    if name == "join-battle":
        return _join(g, seat, legal, args[0], args[1])
    if name == "march-whom":
        return _whom(legal)
    if name == "late-card":
        return _late(g, seat, legal)
    if name == "save-card":
        return weigh_save(g, legal, weights[g.age * 2])
    if name == "raise-stat":
        return weigh_raise(g, seat, legal)
    if name == "upgrade-slot":
        return weigh_slot(g, legal, weights[g.age * 2 - 1])
    return _other(legal)


# --- turns ----------------------------------------------------------------------------------------


def _turn(g: BloodRage, seat: int, legal: list[int], weights: list[list[float]]) -> list[float]:
    column = weights[g.age * 2 - 1]
    rage = g.rage[seat]
    out: list[float] = []
    for action in legal:
        if action >= QUEST:
            out.append(_commit(g, seat, action - QUEST))
        elif action >= UPGRADE:
            card = action - UPGRADE
            kind = CARD_TYPE[card]
            worth = column[SHEET + kind - FIRST_UPGRADE] - column[HAND + kind]
            cost = upgrade_cost(g, seat, card)
            out.append(max(0.2, 0.6 + 0.5 * (worth - cost)))
        elif action >= CHALLENGE:
            out.append(0.5 * _pillage(g, seat, action - CHALLENGE))
        elif action >= PILLAGE:
            out.append(_pillage(g, seat, action - PILLAGE))
        elif action >= MARCH:
            place = action - MARCH
            out.append(0.9 if g.pillaged[place] else 0.35)
        elif action >= RECALL:
            out.append(1.5)
        elif action >= INVADE:
            figure = action - INVADE
            out.append(
                4.0 if figure == LEADER else 1.2 if figure == SHIP else 1.5 if figure == WARRIOR else 2.5
            )
        elif action == SACRIFICE:
            out.append(0.3)
        else:
            out.append(LITTLE if rage > 1 else 0.3)
    return out


def _commit(g: BloodRage, seat: int, card: int) -> float:
    """Prefer Quests that are fulfilled now; with the last Rage, any that may be fulfilled."""
    last = 1.5 if g.rage[seat] <= 2 else 0.5
    if quest_done(g, seat, card):
        return 3.0 * last
    if CARD_TYPE[card] == QUEST_GLORIOUS_DEATH:
        return (0.2 + 0.3 * g.here[VALHALLA * 4 + seat]) * last
    return 0.7 * last


def _pillage(g: BloodRage, seat: int, province: int) -> float:
    """Weigh a pillage by its reward and the expected result of the battle."""
    own = g.strength(seat, province) + best_card(g, seat)
    against = 0
    for other in range(g.seats):
        if other != seat:
            power = g.strength(other, province)
            if g.room[province] > 0:
                for near in ADJACENT[province]:
                    power += g.here[near * 4 + other]
            if power and g.hands[other]:
                power += UNSEEN
            if power > against:
                against = power
    gain = TOKEN_WORTH[g.tokens[province]]
    if against == 0:
        return 0.7 * gain
    gain += g.axes(seat)
    margin = own - against
    if margin > 2:
        return 0.6 * gain
    if margin > -2:
        return (0.3 + 0.07 * (margin + 2)) * gain
    return 0.02 * gain


def best_card(g: BloodRage, seat: int) -> int:
    """Return the highest value of a battle card in hand."""
    best = 0
    for card in g.hands[seat]:
        if CARD_CLASS[card] == BATTLE and CARD_VALUE[card] > best:
            best = CARD_VALUE[card]
    return best


# --- places ---------------------------------------------------------------------------------------


def strongest_enemy(g: BloodRage, seat: int, province: int, unseen: int) -> int:
    """Return the highest STR of another clan there, plus `unseen` for a card it might play."""
    most = 0
    for other in range(g.seats):
        if other != seat:
            power = g.strength(other, province)
            if power and g.hands[other]:
                power += unseen
            if power > most:
                most = power
    return most


def _where(g: BloodRage, seat: int, legal: list[int]) -> list[float]:
    out: list[float] = []
    for action in legal:
        if action < PLACE:
            out.append(0.3)
            continue
        place = action - PLACE
        if place < PROVINCES:
            out.append(_worth_being(g, seat, place))
        else:
            best = 0.2
            for province in SUPPORTS[place]:
                if not g.destroyed[province]:
                    best += 0.7 * _worth_being(g, seat, province)
            out.append(best)
    return out


def _worth_being(g: BloodRage, seat: int, province: int) -> float:
    """Return the value of one more figure there: for a token, a Quest or Ragnarok's Glory."""
    worth = 0.3
    own = g.strength(seat, province)
    most = strongest_enemy(g, seat, province, 0)
    lead = own + 2 - most
    if not g.pillaged[province]:
        worth += 0.5 * TOKEN_WORTH[g.tokens[province]] if lead > 0 else 0.4
    if g.doom[g.age - 1] == province:
        rage = g.rage[seat]
        times = 2 if g.powers[seat] & ODINS_INSPIRATION else 1
        worth += ((g.age + 1) * times + release_glory(g, seat)) * (0.8 if rage <= 3 else 0.4)
    for card in g.hands[seat] + g.committed[seat]:
        if CARD_CLASS[card] == QUEST_CARD and province in PROVINCES_OF[CARD_TYPE[card]]:
            worth += 1.5 if -3 < own - most <= 2 else 0.3
    return worth


def _whom(legal: list[int]) -> list[float]:
    """Prefer to march with many figures."""
    out: list[float] = []
    for action in legal:
        if action == DONE:
            out.append(0.7)
        elif action < FIGURE:
            out.append(float((action - WARRIORS) ** 2))
        else:
            out.append(1.5)
    return out


# --- battle ---------------------------------------------------------------------------------------


def _join(g: BloodRage, seat: int, legal: list[int], pillager: int, province: int) -> list[float]:
    own = g.strength(seat, province) + best_card(g, seat)
    most = strongest_enemy(g, seat, province, UNSEEN)
    spare = most - own  # how much is missing
    near = 0
    for place in ADJACENT[province]:
        near += g.here[place * 4 + seat]
    reachable = -4 <= spare < 2 * near and not (seat == pillager and spare < -4)
    out: list[float] = []
    for action in legal:
        if action == DECLINE:
            out.append(1.0)
        else:
            figure = (action - JOIN) % FIGURES
            place = (action - JOIN) // FIGURES
            value = 0.25 + 0.3 * STRENGTH[figure] if reachable else 0.04
            if place == g.doom[g.age - 1]:
                value *= 0.3  # it would die there for Glory
            out.append(value)
    return out


def standing_totals(g: BloodRage, seat: int, unseen: int) -> tuple[int, int]:
    """Return own STR in the battle and the strongest enemy's, with revealed cards, `unseen` for one to
    come."""
    own = 0
    most = 0
    for other in range(g.seats):
        if g.fighters >> other & 1:
            power = g.strength(other, g.field)
            for card in g.played[other]:
                if CARD_CLASS[card] == BATTLE:
                    power += CARD_VALUE[card]
            if other == seat:
                own = power
            else:
                if g.hands[other] and not g.played[other]:
                    power += unseen
                if power > most:
                    most = power
    return own, most


def _reveal(g: BloodRage, seat: int, legal: list[int]) -> list[float]:
    own, most = standing_totals(g, seat, UNSEEN)
    gap = most - own
    out: list[float] = []
    for action in legal:
        card = action - REVEAL
        kind = CARD_TYPE[card]
        if CARD_CLASS[card] != BATTLE:
            out.append(0.15 if CARD_CLASS[card] == QUEST_CARD else 0.1)
            continue
        value = CARD_VALUE[card]
        loses = LOSE_RAGE[kind] + LOSE_GLORY[kind] + LOSE_CARDS[kind]
        worth = 0.5
        if value > gap - 2:
            worth += 1.5 + 0.3 * (value - gap) if value - gap < 4 else 1.5
            worth += 0.3 * WIN_GLORY[kind] + WIN_RAISE[kind]
        if loses:
            worth += 1.5 if gap > 3 else 0.2
        out.append(max(LITTLE, worth))
    return out


def _late(g: BloodRage, seat: int, legal: list[int]) -> list[float]:
    own, most = standing_totals(g, seat, UNSEEN)
    out: list[float] = []
    for action in legal:
        if action < ADD:
            out.append(1.0)
        else:
            value = CARD_VALUE[action - ADD]
            out.append(6.0 if own <= most < own + value else LITTLE)
    return out


def _other(legal: list[int]) -> list[float]:
    """Weigh all other answers: prefer yes to no."""
    out: list[float] = []
    for action in legal:
        out.append(0.5 if action == DECLINE or action == DONE else 1.0)
    return out
