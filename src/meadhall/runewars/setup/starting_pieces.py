"""Set-up after the map is built: supply, neutral units, cities, exploration tokens, decks (p.7-8, p.37)."""

from __future__ import annotations

from meadhall.runewars import event_codes as ev
from meadhall.runewars.content import EVIL, GOOD, KINDS, NEUTRALS, SLOTS
from meadhall.runewars.decks import hidden
from meadhall.runewars.state import IN_DECK, KNOWERS, Runewars


def fill_supply(g: Runewars) -> None:
    """R1.2: every figure is in front of its faction, the neutral ones beside the board."""
    c = g.content
    for seat in range(g.seats):
        for kind in range(KINDS):
            g.supply[seat * SLOTS + kind] = c.figures[g.factions[seat] * KINDS + kind]
    for kind in range(NEUTRALS):
        g.supply[g.seats * SLOTS + KINDS + kind] = c.figures[c.neutral_types + kind]


def settle_homes(g: Runewars) -> None:
    """p.15: a faction controls the areas of its home realm."""
    for area in g.board.areas:
        faction = g.content.home_of[area]
        g.home_for(area, g.seat_of_faction(faction) if faction >= 0 else -1)


def place_neutrals(g: Runewars) -> None:
    """R3.11: as printed, in the order of laying; as many as there are figures."""
    for area in g.board.areas:
        place_printed(g, area)


def place_printed(g: Runewars, area: int) -> None:
    for kind in range(NEUTRALS):
        printed = g.content.printed[area * NEUTRALS + kind]
        if printed:
            slot = KINDS + kind
            n = min(printed, g.in_supply(-1, slot))
            g.add_units(area, -1, slot, n)
            g.from_supply(-1, slot, n)


def place_cities(g: Runewars, tokens: list[int], without: list[int]) -> None:
    """R3.12: a shuffled token face up on each city, the rest to the box. Areas in `without` get none."""
    left = tokens[:]
    g.rng.shuffle(left)
    for area in g.board.areas:
        if g.content.has_city[area] and g.city[area] < 0 and area not in without and left:
            g.city[area] = left.pop()
            g.emit(ev.CITY_PLACED, area, g.city[area])


def beside_home(g: Runewars, area: int) -> bool:
    """Whether an area outside the homes touches one."""
    for near in g.board.near[area]:
        if g.content.home_of[near] >= 0:
            return True
    return False


def lay_exploration(g: Runewars, without: list[int]) -> None:
    """R26.2: one face-down token an area outside the homes, back 1 next to a home, back 2+ elsewhere.

    An empty stack is replaced by the other one (house content, section 7). Areas in `without` get none.
    """
    c = g.content
    stacks: list[list[int]] = [[], []]
    lying = [0] * (len(c.tokens) * 2)
    for code in g.explore:
        if code >= 0:
            lying[code >> KNOWERS] += 1
    for token in range(len(c.tokens)):
        for back in range(2):
            stacks[back] += [token * 2 + back] * (c.token_backs[token][back] - lying[token * 2 + back])
    for stack in stacks:
        g.rng.shuffle(stack)
    for area in g.board.areas:
        if c.home_of[area] < 0 and g.explore[area] < 0 and area not in without:
            back = 0 if beside_home(g, area) else 1
            stack = stacks[back] or stacks[1 - back]
            if stack:
                g.explore[area] = stack.pop() << KNOWERS
    g.stacks = [tuple(hidden(stack)) for stack in stacks]


def on_map(g: Runewars, quest: int) -> bool:
    """R2.4: quests that name no area are always in play."""
    area = g.content.quest_area[quest]
    return area < 0 or g.board.cells[area] >= 0


def quests_in_play(g: Runewars) -> list[int]:
    return copies([n if on_map(g, i) else 0 for i, n in enumerate(g.content.quest_copies)])


def copies(counts: list[int]) -> list[int]:
    """Return each card as many times as it has copies."""
    cards: list[int] = []
    for card, n in enumerate(counts):
        cards += [card] * n
    return cards


def objectives_of(g: Runewars, side: int) -> list[int]:
    """Return the objectives of good (0) or evil (1)."""
    c = g.content
    wanted = EVIL if side else GOOD
    return copies([n if c.objective_side[i] == wanted else 0 for i, n in enumerate(c.objective_copies)])


def seasons_of(g: Runewars, season: int) -> list[int]:
    c = g.content
    return copies([n if c.season_of[i] == season else 0 for i, n in enumerate(c.season_copies)])


def side_of(g: Runewars, seat: int) -> int:
    """Return the objective deck of a seat: 0 good, 1 evil."""
    return 1 if g.content.alignment[g.factions[seat]] == EVIL else 0


def shuffled(g: Runewars, cards: list[int]) -> list[int]:
    deck = cards[:]
    g.rng.shuffle(deck)
    return deck


def heroes_in_deck(g: Runewars) -> list[int]:
    return [hero for hero in range(len(g.hero_seat)) if g.hero_seat[hero] == IN_DECK]


def make_decks(g: Runewars) -> None:
    """R2.8: every deck is shuffled on its own; the fate deck holds all cards again. Heroes: see set-up."""
    c = g.content
    g.fate = shuffled(g, list(range(len(c.destiny))))
    g.fate_discard = []
    g.quest_deck = hidden(shuffled(g, quests_in_play(g)))
    g.reward_deck = hidden(shuffled(g, copies(c.reward_copies)))
    g.tactics_deck = hidden(shuffled(g, copies(c.tactics_copies)))
    g.objective_decks = [tuple(hidden(shuffled(g, objectives_of(g, side)))) for side in range(2)]
    g.season_decks = [tuple(hidden(shuffled(g, seasons_of(g, season)))) for season in range(4)]
