"""What is in progress: moves, a battle, a duel, a bid, drawn fate cards."""

from __future__ import annotations

from meadhall.runewars.battle import field
from meadhall.runewars.battle.resolution import stronghold_strength
from meadhall.runewars.content import HEXAGON, SLOTS
from meadhall.runewars.heroes import duel as duels
from meadhall.runewars.orders.moving import HERO_FIGURE
from meadhall.runewars.state import Runewars
from meadhall.runewars.view import Battle, Bidder, Draw, Duel, Duellist, Fighter, Planned, Side, Term
from meadhall.runewars.viewing.words import fate_cards
from meadhall.runewars.year.bids import MAKE_BID


def draw(g: Runewars) -> Draw | None:
    """Return the fate cards just drawn, and the player who drew."""
    if not g.drawn or g.drawer < 0:
        return None
    return Draw(g.names[g.drawer], fate_cards(g.content, g.drawn))


def plan(g: Runewars) -> list[Planned]:
    """Return the planned moves of the current order (orders/moving.py)."""
    c = g.content
    found: list[Planned] = []
    for i in range(0, len(g.plan), 4):
        area, target, figure, n = g.plan[i], g.plan[i + 1], g.plan[i + 2], g.plan[i + 3]
        hero = c.heroes[figure - HERO_FIGURE] if figure >= HERO_FIGURE else None
        kind = None if hero else c.type_name[g.type_at(g.control(area), figure)]
        found.append(Planned(c.area_name[area], c.area_name[target], kind, hero, n))
    return found


def arriving(g: Runewars) -> dict[str, int]:
    """p.18: return units that wait for the choice between battle and diplomacy; until then they are in no
    area."""
    if g.current < 0 or field.in_battle(g):
        return {}
    slots = [unit >> 5 for unit in g.lines[field.ATTACKING]]
    return {g.content.type_name[g.type_at(g.current, slot)]: slots.count(slot) for slot in sorted(set(slots))}


# --- battles (p.21) ------------------------------------------------------------------------------------


def battle(g: Runewars) -> Battle | None:
    if not field.in_battle(g):
        return None
    return Battle(
        area=g.content.area_name[g.fight[field.F_AREA]],
        round=max(0, g.fight[field.F_ROUND]),
        attacker=_side(g, field.ATTACKING),
        defender=_side(g, field.DEFENDING),
    )


def _side(g: Runewars, side: int) -> Side:
    c = g.content
    seat = field.seat_at(g, side)
    group = g.fight[field.F_GROUP + side]
    terms = _terms(g, side)
    return Side(
        seat=g.names[seat] if seat >= 0 else None,
        played_by=g.names[field.decider(g, side)],
        line=_line(g, side),
        assists=_assists(g, side, seat),
        group=c.type_name[g.type_at(seat, group)] if group >= 0 else None,
        cards=fate_cards(c, g.cards[side]),
        strength=sum([term.strength for term in terms]),
        terms=terms,
    )


def _line(g: Runewars, side: int) -> list[Fighter]:
    """Return the units of a line, equal ones together."""
    found: list[Fighter] = []
    line = g.lines[side]
    for unit in sorted(set(line)):
        name = g.content.type_name[field.type_of(g, side, unit)]
        routed, damage = bool(unit & field.ROUTED), unit & field.DAMAGE
        found.append(Fighter(name, line.count(unit), routed, damage, field.health_of(g, side, unit)))
    return found


def _assists(g: Runewars, side: int, seat: int) -> dict[str, str]:
    mask = max(0, g.fight[field.F_ASSIST + side])
    found: dict[str, str] = {}
    for slot in range(SLOTS):
        hero = (mask >> 5 * slot & 31) - 1
        if hero >= 0:
            found[g.content.type_name[g.type_at(seat, slot)]] = g.content.heroes[hero]
    return found


def _terms(g: Runewars, side: int) -> list[Term]:
    """p.21: the terms of strength: standing units, hexagons even if routed in this battle, abilities,
    stronghold."""
    counts: dict[int, int] = {}
    for unit in g.lines[side]:
        kind = field.type_of(g, side, unit)
        if not unit & field.ROUTED or g.content.shape[kind] == HEXAGON:
            counts[kind] = counts.get(kind, 0) + 1
    terms = [Term(g.content.type_name[kind], counts[kind], counts[kind]) for kind in sorted(counts)]
    bonus = g.fight[field.F_BONUS + side]
    if bonus:
        terms.append(Term("effects", 1, bonus))
    if side == field.DEFENDING:
        fort = stronghold_strength(g)
        if fort:
            terms.append(Term("stronghold", 1, fort))
    return terms


# --- duels (p.28) ------------------------------------------------------------------------------------------


def duel(g: Runewars) -> Duel | None:
    """Return the duel, against a hero or the neutral units of a quest."""
    if not duels.running(g):
        return None
    c = g.content
    sides: list[Duellist] = []
    for side in range(2):
        hero = duels.hero_on(g, side)
        seat = g.hero_seat[hero] if hero >= 0 else g.left_of(g.hero_seat[duels.hero_on(g, 0)])
        sides.append(
            Duellist(
                seat=g.names[seat] if seat >= 0 else None,
                hero=c.heroes[hero] if hero >= 0 else None,
                foes=[] if hero >= 0 else _foes(g),
                cards=fate_cards(c, g.cards[side]),
                suffers=duels.coming(g, side),
            )
        )
    area = g.hero_at[duels.hero_on(g, 0)]
    return Duel(c.area_name[area] if area >= 0 else None, g.duel[duels.D_ROUND], sides)


def _foes(g: Runewars) -> list[Fighter]:
    """Return the units of a duel quest, with the damage on each."""
    name = g.content.type_name[g.duel[duels.D_TYPE]]
    foes = g.duel_foes
    return [
        Fighter(name, foes.count(damage), False, damage, g.duel[duels.D_HEALTH])
        for damage in sorted(set(foes))
    ]


# --- bids (p.31) -------------------------------------------------------------------------------------------


def bids(g: Runewars) -> list[Bidder]:
    """Return the bidders: each player's influence is public; bids are shown when all are given."""
    secret = [ask[0] for ask in g.asks if ask[1] is MAKE_BID]
    waiting = g.waiting() if secret else []
    return [
        Bidder(g.names[seat], g.influence[seat], seat not in waiting, None if secret else g.bids[seat])
        for seat in range(g.seats)
        if g.bids[seat] >= 0
    ]
