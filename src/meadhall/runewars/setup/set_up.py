"""Setting up (p.7): the first player, factions, the board, armies, heroes, decks and hands."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import AREA, FACTION, PLACE, units
from meadhall.runewars.content import KINDS, Content
from meadhall.runewars.options import Options
from meadhall.runewars.orders.recruit import all_icons
from meadhall.runewars.setup.map_building import TILES_EACH, build_map
from meadhall.runewars.setup.starting_pieces import (
    fill_supply,
    heroes_in_deck,
    lay_exploration,
    make_decks,
    place_cities,
    place_neutrals,
    settle_homes,
    shuffled,
    side_of,
)
from meadhall.runewars.state import KNOWERS, LIMIT, SOUND, Runewars
from meadhall.runewars.versions import generator_of

QUESTS_AT_START: Final = 2


def set_up(names: tuple[str, ...], seed: int, options: Options, content: Content, version: int) -> Runewars:
    """Return a new game at its first decision."""
    g = Runewars(names, generator_of(seed, version), options, content, version)
    g.then(prepare)
    g.run()
    return g


def prepare(g: Runewars) -> None:
    """The steps of p.7; the last one is the first season."""
    from meadhall.runewars.year.seasons import begin_season

    g.then(begin_season)
    g.then(deal_hands)
    g.then(prepare_armies)
    g.then(populate_board)
    g.then(build_map)
    g.then(deal_setup_quests)
    g.then(choose_factions)
    choose_first_player(g)


def clockwise(g: Runewars) -> list[int]:
    return [(g.first + i) % g.seats for i in range(g.seats)]


# --- steps 1 and 2 --------------------------------------------------------------------------------


def choose_first_player(g: Runewars) -> None:
    """R2.1: each player draws a fate card; the highest number is first player."""
    cards = shuffled(g, list(range(len(g.content.destiny))))[: g.seats]
    g.first = cards.index(max(cards))
    g.emit(ev.FIRST_PLAYER, g.first, *cards)
    g.new_information()


def choose_factions(g: Runewars) -> None:
    """R2.2: clockwise from the first player. Seats with the name of a faction play it."""
    for seat in range(g.seats):
        if g.names[seat] in g.content.factions:
            g.factions[seat] = g.content.factions.index(g.names[seat])
    for seat in reversed(clockwise(g)):
        g.then(choose_faction, seat)


def choose_faction(g: Runewars, seat: int) -> None:
    if g.factions[seat] < 0:
        g.ask(seat, CHOOSE_FACTION)
    else:
        g.emit(ev.FACTION_CHOSEN, seat, g.factions[seat])


def faction_options(g: Runewars, seat: int) -> list[int]:
    return [FACTION + i for i in range(len(g.content.factions)) if i not in g.factions]


def faction_chosen(g: Runewars, seat: int, action: int) -> None:
    g.factions[seat] = action - FACTION
    g.emit(ev.FACTION_CHOSEN, seat, g.factions[seat])


# --- step 3: the board ----------------------------------------------------------------------------


def deal_setup_quests(g: Runewars) -> None:
    """R3.1: two Setup Quests each, face up; they name the tiles a player lays."""
    c = g.content
    quests = shuffled(g, [quest for quest in range(len(c.quests)) if c.quest_setup[quest] >= 0])
    for seat in clockwise(g):
        own = [quests.pop() for _ in range(TILES_EACH)]
        g.setup_quests[seat] = tuple(sorted([c.quest_setup[quest] for quest in own]))
        g.emit(ev.SETUP_QUESTS, seat, *own)
    g.new_information()


def populate_board(g: Runewars) -> None:
    """R3.11, R3.12, R26.2: neutral units, cities, exploration tokens; figures beside the board."""
    settle_homes(g)
    fill_supply(g)
    place_neutrals(g)
    place_cities(g, list(range(len(g.content.cities))), [])
    if g.options.exploration:
        lay_exploration(g, [])
    g.new_information()


# --- steps 5 to 7: dials, armies, heroes ----------------------------------------------------------


def prepare_armies(g: Runewars) -> None:
    """Dials (R2.5); clockwise a stronghold and recruits each (R2.6); then a hero each (R2.7)."""
    for seat in range(g.seats):
        base = g.factions[seat] * 3
        for resource in range(3):
            g.dials[seat * 3 + resource] = g.content.start_dials[base + resource]
    g.then(deal_heroes)
    for seat in reversed(clockwise(g)):
        g.then(first_stronghold, seat)


def home_areas(g: Runewars, seat: int) -> tuple[int, ...]:
    """Return the areas of the home realm: at set-up a player controls no others."""
    return g.lands[seat]


def first_stronghold(g: Runewars, seat: int) -> None:
    g.ask(seat, SETUP_STRONGHOLD)


def stronghold_options(g: Runewars, seat: int) -> list[int]:
    return [AREA + area for area in home_areas(g, seat)]


def stronghold_placed(g: Runewars, seat: int, action: int) -> None:
    area = action - AREA
    g.fort[area] = SOUND
    g.held_by(area, seat)
    g.emit(ev.STRONGHOLD_BUILT, seat, area)
    n = [all_icons(g, seat, kind) for kind in range(KINDS)]
    g.then(place_recruits, seat, n[0], n[1], n[2], n[3])


def place_recruits(g: Runewars, seat: int, a: int, b: int, c: int, d: int) -> None:
    """R2.6: place recruits into any home areas, at most eight in each, until all are placed."""
    options = recruit_options(g, seat, a, b, c, d)
    if options:
        g.ask_among(options, seat, SETUP_UNITS, a, b, c, d)


def room(g: Runewars, area: int) -> int:
    return LIMIT - g.count(area)


def recruit_options(g: Runewars, seat: int, a: int, b: int, c: int, d: int) -> list[int]:
    most = max([room(g, area) for area in home_areas(g, seat)])
    options: list[int] = []
    for kind, left in enumerate((a, b, c, d)):
        if left:
            none = units(g.type_at(seat, kind), 0)
            options += range(none + 1, none + min(left, most, g.in_supply(seat, kind)) + 1)
    return options


def recruits_chosen(g: Runewars, seat: int, action: int, a: int, b: int, c: int, d: int) -> None:
    """First which units, then where: one sentence."""
    for kind, left in enumerate((a, b, c, d)):
        n = action - units(g.type_at(seat, kind), 0)
        if 0 < n <= left:
            g.ask(seat, SETUP_PLACE, kind, n, a, b, c, d)


def recruit_places(g: Runewars, seat: int, kind: int, n: int, a: int, b: int, c: int, d: int) -> list[int]:
    return [PLACE + area for area in home_areas(g, seat) if room(g, area) >= n]


def recruits_placed(
    g: Runewars, seat: int, action: int, kind: int, n: int, a: int, b: int, c: int, d: int
) -> None:
    area = action - PLACE
    g.add_units(area, seat, kind, n)
    g.from_supply(seat, kind, n)
    g.emit(ev.RECRUITED, seat, area, g.type_at(seat, kind), n)
    left = [a, b, c, d]
    left[kind] -= n
    g.then(place_recruits, seat, left[0], left[1], left[2], left[3])


def deal_heroes(g: Runewars) -> None:
    """R2.7: one hero of the own alignment each; all others, neutral ones too, become one deck."""
    dealt: list[int] = [-1] * g.seats
    for alignment in sorted(set(g.content.alignment)):
        deck = shuffled(g, [h for h in heroes_in_deck(g) if g.content.hero_alignment[h] == alignment])
        for seat in clockwise(g):
            if g.content.alignment[g.factions[seat]] == alignment and deck:
                dealt[seat] = deck.pop()
    g.hero_deck = shuffled(g, [hero for hero in heroes_in_deck(g) if hero not in dealt])
    g.new_information()
    for seat in reversed(clockwise(g)):
        if dealt[seat] >= 0:
            g.then(first_hero, seat, dealt[seat])


def first_hero(g: Runewars, seat: int, hero: int) -> None:
    g.ask(seat, SETUP_HERO, hero)


def hero_options(g: Runewars, seat: int, hero: int) -> list[int]:
    return [PLACE + area for area in home_areas(g, seat)]


def first_hero_placed(g: Runewars, seat: int, action: int, hero: int) -> None:
    from meadhall.runewars.heroes.service import place_hero

    place_hero(g, hero, seat, action - PLACE)


# --- steps 4 and 8 to 12: decks and hands ---------------------------------------------------------


def deal_hands(g: Runewars) -> None:
    """Influence and tactics cards as the faction sheet says, two quests, an objective (R2.4, R2.8-R2.11).

    U20: these tactics cards may be played in the first spring already.
    """
    c = g.content
    make_decks(g)
    g.promised = (1 << g.seats) - 1  # all Victory cards are in hand
    for seat in clockwise(g):
        faction = g.factions[seat]
        g.gain_influence(seat, c.start_influence[faction])
        tactics = [g.tactics_deck.pop() | 1 << seat for _ in range(c.start_tactics[faction])]
        g.hands[seat] = tuple(sorted(tactics))
        quests = [g.quest_deck.pop() | 1 << seat for _ in range(QUESTS_AT_START)]
        g.quests[seat] = tuple(sorted(quests))
        side = side_of(g, seat)
        deck = g.objective_decks[side]
        g.objective[seat] = deck[-1] | 1 << seat
        g.objective_decks[side] = deck[:-1]
        tell_hand(g, seat)
    g.new_information()


def tell_hand(g: Runewars, seat: int) -> None:
    if g.events is not None:
        g.emit(ev.TACTICS_DRAWN, seat, *numbers(g.hands[seat]))
        for quest in numbers(g.quests[seat]):
            g.emit(ev.QUEST_DRAWN, seat, quest)
        g.emit(ev.OBJECTIVE_DRAWN, seat, numbers((g.objective[seat],))[0])


def numbers(codes: tuple[int, ...]) -> list[int]:
    return [code >> KNOWERS for code in codes]


CHOOSE_FACTION: Final = Prompt("choose-faction", faction_options, faction_chosen, forced=True)
SETUP_STRONGHOLD: Final = Prompt("setup-stronghold", stronghold_options, stronghold_placed, forced=True)
SETUP_UNITS: Final = Prompt("setup-units", recruit_options, recruits_chosen, forced=True)
SETUP_PLACE: Final = Prompt("setup-place-units", recruit_places, recruits_placed, forced=True, continues=True)
SETUP_HERO: Final = Prompt("setup-hero", hero_options, first_hero_placed, forced=True)
