"""The public information about players and their heroes in a view."""

from __future__ import annotations

from meadhall.runewars.answers import ATTRIBUTE_NAMES, RESOURCE_NAMES
from meadhall.runewars.content import INFLUENCE_ICON, KINDS, NOTHING, SLOTS, TACTICS_ICON, Content
from meadhall.runewars.effects.tree import ALIGNMENTS
from meadhall.runewars.runes import rune_tokens
from meadhall.runewars.state import SEASON_NAMES, Runewars, bits
from meadhall.runewars.view import Dial, Hero, Player, Title
from meadhall.runewars.viewing.places import production_of
from meadhall.runewars.viewing.words import known, shown
from meadhall.runewars.year.seasons import winter_limit

SPACES = 9  # of a dial, 0 … 8


def player(g: Runewars, seat: int) -> Player:
    c = g.content
    faction = g.factions[seat]
    controlled = [area for area in g.board.areas if g.control(area) == seat]
    return Player(
        id=g.names[seat],
        faction=c.factions[faction] if faction >= 0 else None,
        alignment=ALIGNMENTS[c.alignment[faction]] if faction >= 0 else None,
        influence=g.influence[seat],
        dials=_dials(g, seat),
        production=_production(g, controlled),
        order=c.orders[g.order[seat]] if g.order[seat] else None,
        face_up=[c.orders[order] for order in bits(g.played[seat])],
        orders=[c.orders[order] for order in range(1, len(c.orders)) if not g.played[seat] >> order & 1],
        tactics=len(g.hands[seat]) + len(g.fresh[seat]),
        fresh=len(g.fresh[seat]),
        quests=len(g.quests[seat]),
        shown_quests=known(g.quests[seat], c.quests, -1),
        objective=g.objective[seat] >= 0,
        titles=[c.titles[title] for title, owner in enumerate(g.title_seat) if owner == seat],
        heroes=[c.heroes[hero] for hero in g.heroes_of(seat)],
        areas=len(controlled),
        rune_tokens=len(rune_tokens(g, seat)),
        victory=_victory(g, seat),
        eliminated=not g.alive(seat),
        pieces=[c.piece_name[piece] for piece in g.setup_quests[seat]],
        supply=_supply(g, seat),
        strongholds=c.stronghold_count[faction] - len(g.forts(seat)) if faction >= 0 else 0,
        winter_limit=winter_limit(g, seat),
    )


def _production(g: Runewars, controlled: list[int]) -> dict[str, int]:
    """R24.5: return the production of all controlled areas."""
    total = dict.fromkeys(RESOURCE_NAMES, 0)
    for area in controlled:
        for name, n in production_of(g, area).items():
            total[name] += n
    return total


def _dials(g: Runewars, seat: int) -> dict[str, Dial]:
    if g.factions[seat] < 0:
        return {}
    return {
        name: _dial(g.content, g.factions[seat], i, g.dials[seat * 3 + i])
        for i, name in enumerate(RESOURCE_NAMES)
    }


def _dial(c: Content, faction: int, resource: int, value: int) -> Dial:
    """Return a dial; the icons at and below the arrow count (p.14)."""
    first = (faction * 3 + resource) * SPACES
    spaces = [_icon(c, faction, icon) for icon in c.dials[first : first + SPACES]]
    counts: dict[str, int] = {}
    for icon in spaces[: value + 1]:
        if icon is not None:
            counts[icon] = counts.get(icon, 0) + 1
    return Dial(value, spaces, counts)


def _icon(c: Content, faction: int, icon: int) -> str | None:
    if icon == NOTHING:
        return None
    if icon == INFLUENCE_ICON:
        return "influence"
    if icon == TACTICS_ICON:
        return "tactics"
    return c.type_name[faction * KINDS + icon]


def _victory(g: Runewars, seat: int) -> str | None:
    """Return where the Victory card is: in hand, or on the deck of a season (p.30)."""
    if seat in g.victory:
        return SEASON_NAMES[g.victory.index(seat)]
    return "hand" if g.promised >> seat & 1 else None


def _supply(g: Runewars, seat: int) -> dict[str, int]:
    if g.factions[seat] < 0:
        return {}
    row = seat * SLOTS
    return {g.content.type_name[g.type_at(seat, kind)]: g.supply[row + kind] for kind in range(KINDS)}


def heroes(g: Runewars) -> list[Hero]:
    """Return the heroes that are in a player's service."""
    return [_hero(g, hero, seat) for hero, seat in enumerate(g.hero_seat) if seat >= 0]


def _hero(g: Runewars, hero: int, seat: int) -> Hero:
    c = g.content
    return Hero(
        id=c.heroes[hero],
        seat=g.names[seat],
        area=c.area_name[g.hero_at[hero]] if g.hero_at[hero] >= 0 else None,
        alignment=ALIGNMENTS[c.hero_alignment[hero]],
        routed=bool(g.hero_down[hero]),
        damage=g.hero_damage[hero],
        health=c.hero_health[hero],
        attributes={name: g.attribute(hero, i) for i, name in enumerate(ATTRIBUTE_NAMES)},
        training={name: g.training[hero * 3 + i] for i, name in enumerate(ATTRIBUTE_NAMES)},
        rewards=shown(g.rewards[hero], c.rewards, -1),
    )


def titles(g: Runewars) -> list[Title]:
    c = g.content
    return [
        Title(c.titles[title], g.names[seat] if seat >= 0 else None, g.title_influence[title])
        for title, seat in enumerate(g.title_seat)
    ]
