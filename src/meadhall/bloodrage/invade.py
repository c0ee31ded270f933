"""Invade (p.14): a figure from the reserve, or from Valhalla with Frigga's Domain, onto the board."""

from __future__ import annotations

from typing import Final

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import BRING, DECLINE, INVADE, PILLAGE, PLACE, RECALL
from meadhall.bloodrage.board import (
    FIGURES,
    FIRST_FJORD,
    LEADER,
    ON_BOARD,
    OUTER,
    PROVINCES,
    RESERVE,
    SHIP,
    SUPPORTS,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
)
from meadhall.bloodrage.cards import (
    CARD_TYPE,
    FRIGGAS_DOMAIN,
    FRIGGAS_SUCCOR,
    RELEASE_GLORY,
    THORS_DOMAIN,
    TYPE_VALUE,
    TYRS_CHALLENGE,
)
from meadhall.bloodrage.destroy import perish
from meadhall.bloodrage.figures import COST, DARK_ELF, FIRE_GIANT, SAILS, TROLL, TYPE_MONSTER
from meadhall.bloodrage.pillage import begin_pillage
from meadhall.bloodrage.state import (
    CLAN_SLOTS,
    MONSTER_SLOTS,
    SLOTS,
    WARRIOR_SLOT,
    BloodRage,
    clockwise,
)
from meadhall.kernel.prompt import Prompt

RECALL_COST: Final = 1
DOMAIN_COST: Final = 2


def invade_cost(g: BloodRage, seat: int, figure: int) -> int:
    """p.14: return the Rage to invade: equal to STR, with upgrades; 0 for Leaders and some Monsters (ruling
    21)."""
    if figure == WARRIOR:
        card = g.sheet[seat * SLOTS + WARRIOR_SLOT]
        return 1 if card < 0 else TYPE_VALUE[CARD_TYPE[card]]
    return COST[figure]


def invade_places(g: BloodRage, figure: int) -> list[int]:
    """p.14: outer provinces with an empty village; fjords for ships; Yggdrasil for Dark Elves (ruling 22)."""
    if SAILS[figure]:
        return [place for place in range(FIRST_FJORD, ON_BOARD) if g.room[place] > 0]
    places = [place for place in range(OUTER) if g.room[place] > 0]
    if figure == DARK_ELF:
        places.append(YGGDRASIL)
    return places


def can_arrive(g: BloodRage, figure: int) -> bool:
    """Whether `invade_places` is not empty."""
    if figure == DARK_ELF:
        return True
    first, last = (FIRST_FJORD, ON_BOARD) if SAILS[figure] else (0, OUTER)
    for place in range(first, last):
        if g.room[place] > 0:
            return True
    return False


def invade_options(g: BloodRage, seat: int, options: list[int]) -> None:
    if not g.below_horns(seat):
        return
    rage = g.rage[seat]
    row = seat * FIGURES
    land = can_arrive(g, WARRIOR)
    if land and g.warriors[RESERVE * 4 + seat] and invade_cost(g, seat, WARRIOR) <= rage:
        options.append(INVADE + WARRIOR)
    if land and g.at[row + LEADER] == RESERVE:
        options.append(INVADE + LEADER)
    if g.at[row + SHIP] == RESERVE and COST[SHIP] <= rage and can_arrive(g, SHIP):
        options.append(INVADE + SHIP)
    for slot in MONSTER_SLOTS:
        card = g.sheet[seat * SLOTS + slot]
        if card >= 0:
            monster = TYPE_MONSTER[CARD_TYPE[card]]
            if g.at[row + monster] == RESERVE and COST[monster] <= rage and can_arrive(g, monster):
                options.append(INVADE + monster)


def recall_options(g: BloodRage, seat: int, options: list[int]) -> None:
    """Frigga's Domain: invade with a figure in Valhalla for 1 Rage (ruling 97)."""
    if not g.powers[seat] & FRIGGAS_DOMAIN or not g.below_horns(seat):
        return
    if g.warriors[VALHALLA * 4 + seat] and can_arrive(g, WARRIOR):
        options.append(RECALL + WARRIOR)
    for figure in range(1, FIGURES):
        if g.at[seat * FIGURES + figure] == VALHALLA and can_arrive(g, figure):
            options.append(RECALL + figure)


def invade(g: BloodRage, seat: int, figure: int) -> None:
    g.pay(seat, invade_cost(g, seat, figure))
    g.ask(seat, INVADE_WHERE, figure, RESERVE)


def recall(g: BloodRage, seat: int, figure: int) -> None:
    g.pay(seat, RECALL_COST)
    g.ask(seat, INVADE_WHERE, figure, VALHALLA)


def where_options(g: BloodRage, seat: int, figure: int, source: int) -> list[int]:
    return [PLACE + place for place in invade_places(g, figure)]


def invade_there(g: BloodRage, seat: int, action: int, figure: int, source: int) -> None:
    invades(g, seat, figure, source, action - PLACE)
    if source == VALHALLA and g.options.domain_counts_as_release:
        g.gain_glory(seat, release_glory(g, seat), ev.FROM_VALHALLA)


def release_glory(g: BloodRage, seat: int) -> int:
    """Return the Glory for each own figure released: Loki's Domain, Eminence and Wrath add up (ruling 39)."""
    total = 0
    for slot in CLAN_SLOTS:
        card = g.sheet[seat * SLOTS + slot]
        if card >= 0:
            total += RELEASE_GLORY[CARD_TYPE[card]]
    return total


def invades(g: BloodRage, seat: int, figure: int, source: int, place: int) -> None:
    """p.14: place an invading figure; then its effect, Frigga's Succor, Thor's Domain."""
    g.move(seat, figure, source, place, 1)
    g.emit(ev.INVADED, seat, figure, source, place)
    g.then(thors_domain, seat, place)
    g.then(friggas_succor, seat, place)
    if figure == TROLL or figure == FIRE_GIANT:
        g.then(rampage, seat, figure, place)


def rampage(g: BloodRage, seat: int, figure: int, province: int) -> None:
    """The Troll destroys enemy Warriors, the Fire Giant all but Monsters, fjord included (rulings 84, 85)."""
    for other in reversed(clockwise(g, seat)[1:]):
        warriors = g.warriors[province * 4 + other]
        mask = 0
        if figure == FIRE_GIANT:
            row = other * FIGURES
            if g.at[row + LEADER] == province:
                mask |= 1 << LEADER
            ship_at = g.at[row + SHIP]
            if FIRST_FJORD <= ship_at < ON_BOARD and province in SUPPORTS[ship_at]:
                mask |= 1 << SHIP
        if warriors or mask:
            g.then(perish, other, province, warriors, mask, ev.BY_MONSTER)


# --- Frigga's Succor ---------------------------------------------------------------------


def succor_places(g: BloodRage, seat: int, place: int) -> list[int]:
    """Return the places for one more Warrior: the invaded province, by option also next to ships (ruling
    95)."""
    if place >= PROVINCES:
        near = SUPPORTS[place] if g.options.succor_with_ship else ()
    elif place == YGGDRASIL and not g.options.succor_in_yggdrasil:
        near = ()
    else:
        near = (place,)
    if not g.warriors[RESERVE * 4 + seat] or not g.below_horns(seat):
        return []
    return [province for province in near if g.room[province] > 0]


def friggas_succor(g: BloodRage, seat: int, place: int) -> None:
    if g.powers[seat] & FRIGGAS_SUCCOR and succor_places(g, seat, place):
        g.ask(seat, SUCCOR, place)


def succor_options(g: BloodRage, seat: int, place: int) -> list[int]:
    return [DECLINE, *(BRING + province for province in succor_places(g, seat, place))]


def bring_warrior(g: BloodRage, seat: int, action: int, place: int) -> None:
    if action != DECLINE:
        province = action - BRING
        g.move(seat, WARRIOR, RESERVE, province, 1)
        g.emit(ev.INVADED, seat, WARRIOR, RESERVE, province)
        if place >= PROVINCES and not g.options.domain_after_ship:
            # A ship has invaded: Thor's Domain is offered for the Warrior (ruling 82).
            g.then(thors_domain, seat, province)


# --- Thor's Domain -------------------------------------------------------------------------


def domain_places(g: BloodRage, seat: int, place: int) -> list[int]:
    """Return the provinces that can be pillaged at once for 2 Rage after invading (ruling 82)."""
    near = (place,) if place < PROVINCES else SUPPORTS[place] if g.options.domain_after_ship else ()
    again = g.options.domain_with_challenge and g.powers[seat] & TYRS_CHALLENGE
    return [p for p in near if not g.destroyed[p] and (again or not g.pillaged[p])]


def thors_domain(g: BloodRage, seat: int, place: int) -> None:
    """Offer Thor's Domain; by option not to a clan that has passed and invades by Loki's Blessing (ruling
    118)."""
    if not g.powers[seat] & THORS_DOMAIN or g.rage[seat] < DOMAIN_COST:
        return
    if g.passed[seat] and g.options.pass_is_final and not g.options.domain_after_pass:
        return
    if domain_places(g, seat, place):
        g.ask(seat, DOMAIN, place)


def domain_options(g: BloodRage, seat: int, place: int) -> list[int]:
    return [DECLINE, *(PILLAGE + province for province in domain_places(g, seat, place))]


def domain_pillage(g: BloodRage, seat: int, action: int, place: int) -> None:
    if action != DECLINE:
        g.pay(seat, DOMAIN_COST)
        begin_pillage(g, seat, action - PILLAGE)


INVADE_WHERE: Final = Prompt("invade-where", where_options, invade_there, forced=True, continues=True)
SUCCOR: Final = Prompt("friggas-succor", succor_options, bring_warrior, continues=True)
DOMAIN: Final = Prompt("thors-domain", domain_options, domain_pillage, continues=True)
