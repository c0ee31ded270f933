"""Decks and discard piles, and the hidden cards and tokens that a viewer holds or has seen."""

from __future__ import annotations

from meadhall.runewars.content import KINDS, NEUTRALS, SLOTS
from meadhall.runewars.runes import group, known_rune
from meadhall.runewars.state import DRAGON_RUNE, KNOWERS, NO_RUNE, SEASON_NAMES, Runewars
from meadhall.runewars.view import (
    Dragons,
    Known,
    Objective,
    Offered,
    Piles,
    Quest,
    Rune,
    RuneGroup,
    Supply,
    Tactic,
)
from meadhall.runewars.viewing.words import BACK_NAMES, RUNE_NAMES, known, knows, shown
from meadhall.runewars.year.victory import dragon_runes, thrones

SIDES = ("good", "evil")


def piles(g: Runewars) -> Piles:
    c = g.content
    return Piles(
        fate=len(g.fate),
        fate_discard=[c.names["fate"][card] for card in g.fate_discard],
        tactics=len(g.tactics_deck),
        tactics_discard=[c.tactics[card] for card in g.tactics_discard],
        quests=len(g.quest_deck),
        quest_discard=[c.quests[card] for card in g.quest_discard],
        rewards=len(g.reward_deck),
        reward_discard=[c.rewards[card] for card in g.reward_discard],
        heroes=len(g.hero_deck),
        objectives={name: len(g.objective_decks[i]) for i, name in enumerate(SIDES)},
        seasons={name: len(g.season_decks[i]) for i, name in enumerate(SEASON_NAMES)},
        season_discard=[c.seasons[card] for card in g.season_discard],
        tokens={name: len(g.stacks[i]) for i, name in enumerate(BACK_NAMES)},
    )


def supply(g: Runewars) -> Supply:
    row = g.seats * SLOTS + KINDS
    names = g.content.type_name[g.content.neutral_types :]
    neutrals = {names[kind]: g.supply[row + kind] for kind in range(NEUTRALS)}
    return Supply(g.dragons_left, g.falses_left, neutrals)


# --- own cards -------------------------------------------------------------------------------------------


def hand(g: Runewars, seat: int) -> list[Tactic]:
    return [_tactic(g, seat, code, False) for code in g.hands[seat]] + [
        _tactic(g, seat, code, True) for code in g.fresh[seat]
    ]


def _tactic(g: Runewars, seat: int, code: int, fresh: bool) -> Tactic:
    """Return an own tactics card, with the seats that have seen it (the owner knows who has looked)."""
    seen_by = [g.names[other] for other in range(g.seats) if other != seat and knows(code, other)]
    return Tactic(g.content.tactics[code >> KNOWERS], fresh, seen_by)


def quests(g: Runewars, seat: int) -> list[Quest]:
    c = g.content
    found: list[Quest] = []
    for code in g.quests[seat]:
        areas = quest_areas(g, seat, code >> KNOWERS)
        heroes = [c.heroes[hero] for hero in g.heroes_of(seat) if g.hero_at[hero] in areas]
        found.append(Quest(c.quests[code >> KNOWERS], [c.area_name[area] for area in areas], heroes))
    return found


def quest_areas(g: Runewars, seat: int, quest: int) -> list[int]:
    """Return the areas where a quest of this seat can be attempted."""
    from meadhall.runewars.heroes.quest_phase import quest_place_fits

    return [area for area in g.board.areas if quest_place_fits(g, seat, quest, area)]


def objective(g: Runewars, seat: int) -> Objective | None:
    from meadhall.runewars.effects.filters import met

    code = g.objective[seat]
    if code < 0:
        return None
    card = code >> KNOWERS
    return Objective(g.content.objectives[card], met(g, g.content.objective_condition[card], seat))


def offered(g: Runewars, seat: int) -> Offered | None:
    """Return the cards drawn to choose from, which only the player who drew them knows."""
    from meadhall.runewars.redeal import OFFER_NAMES, offered_kind, offered_to

    if not g.offered or offered_to(g) != seat:
        return None
    kind = OFFER_NAMES[offered_kind(g)]
    names = g.content.names[kind]
    return Offered(kind, [names[code >> KNOWERS] for code in g.offered])


# --- what has been seen ----------------------------------------------------------------------------------


def runes(g: Runewars, viewer: int) -> list[Rune]:
    """Return the face-down tokens as the viewer (-1: a spectator) knows them."""
    row = viewer if viewer >= 0 else g.seats
    found: list[Rune] = []
    for area in g.board.areas:
        if g.rune[area] != NO_RUNE and not g.rune_up[area]:
            face = known_rune(g, row, area)
            found.append(Rune(g.content.area_name[area], RUNE_NAMES[face] if face != NO_RUNE else None))
    return found


def rune_groups(g: Runewars, viewer: int) -> list[RuneGroup]:
    """Return the groups of tokens that the viewer cannot tell apart and that are not all alike."""
    row = viewer if viewer >= 0 else g.seats
    found: list[RuneGroup] = []
    for areas in _mixed_groups(g, row):
        names = [g.content.area_name[area] for area in areas]
        found.append(RuneGroup(names, sum(1 for area in areas if g.rune[area] == DRAGON_RUNE)))
    return found


def _mixed_groups(g: Runewars, row: int) -> list[list[int]]:
    seen: set[int] = set()
    found: list[list[int]] = []
    for area in g.board.areas:
        if area not in seen and g.rune[area] != NO_RUNE and not g.rune_up[area]:
            areas = group(g, row, area)
            seen.update(areas)
            if known_rune(g, row, area) == NO_RUNE:
                found.append(areas)
    return found


def dragons(g: Runewars, viewer: int) -> list[Dragons]:
    """Return how many dragon runes each player controls, as far as the viewer knows (p.30)."""
    row = viewer if viewer >= 0 else g.seats
    least = [thrones(g, seat) for seat in range(g.seats)]
    for area in g.board.areas:
        seat = g.control(area)
        if seat >= 0 and g.rune[area] != NO_RUNE and known_rune(g, row, area) == DRAGON_RUNE:
            least[seat] += 1
    most = least[:]
    for areas in _mixed_groups(g, row):
        n = sum(1 for area in areas if g.rune[area] == DRAGON_RUNE)
        for seat in range(g.seats):
            held = sum(1 for area in areas if g.control(area) == seat)
            most[seat] += min(held, n)
            least[seat] += max(0, n - (len(areas) - held))
    return [Dragons(g.names[seat], least[seat], most[seat]) for seat in range(g.seats)]


def scores(g: Runewars) -> list[int]:
    """Return the dragon runes of each player that everybody knows of; all of them when the game is over."""
    if g.over:
        return [dragon_runes(g, seat) for seat in range(g.seats)]
    return [found.least for found in dragons(g, -1)]


def seen(g: Runewars, viewer: int) -> Known:
    """Return hidden cards and tokens the viewer has seen, besides the own hand and public ones."""
    c = g.content
    others = [other for other in range(g.seats) if other != viewer]
    cards = [(g.names[o], known((*g.hands[o], *g.fresh[o]), c.tactics, viewer)) for o in others]
    tasks = [(g.names[o], known(g.quests[o], c.quests, viewer)) for o in others]
    under = [(c.heroes[hero], shown(codes, c.rewards, viewer)) for hero, codes in enumerate(g.rewards)]
    tokens: dict[str, str] = {}
    for area in g.board.areas:
        code = g.explore[area]
        if code >= 0 and knows(code, viewer):
            tokens[c.area_name[area]] = c.tokens[code >> KNOWERS + 1]
    return Known(
        tactics={name: found for name, found in cards if found},
        quests={name: found for name, found in tasks if found},
        rewards={name: found for name, found in under if found},
        graves=[shown(grave[1:], c.rewards, viewer) for grave in g.graves],
        tokens=tokens,
    )
