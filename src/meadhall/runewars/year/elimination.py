"""Elimination (p.31): a player without a controlled area is out."""

from __future__ import annotations

from meadhall.runewars import event_codes as ev
from meadhall.runewars.decks import shuffle_back
from meadhall.runewars.heroes.service import clear_hero
from meadhall.runewars.state import IN_DECK, KNOWERS, Runewars


def check(g: Runewars) -> None:
    """R23.5, U24: eliminate players without an area, at the end of the step that took the last one."""
    if all(g.lands[: g.seats]):
        return
    for seat in range(g.seats):
        if not g.lands[seat] and g.alive(seat) and g.factions[seat] >= 0:
            eliminate(g, seat)


def eliminate(g: Runewars, seat: int) -> None:
    """Remove heroes, shuffle cards into their decks, return titles with the influence on them."""
    g.out |= 1 << seat
    g.emit(ev.ELIMINATED, seat)
    g.new_information()
    for area in range(g.content.areas):
        if g.home_seat[area] == seat:
            g.home_for(area, -1)
        g.tokens[area] &= ~(1 << seat)
    rewards: list[int] = []
    for hero in g.heroes_of(seat):
        rewards += g.rewards[hero]
        clear_hero(g, hero)
        g.hero_seat[hero] = IN_DECK
        g.hero_deck.append(hero)
    g.rng.shuffle(g.hero_deck)
    shuffle_back(g, g.reward_deck, rewards)
    shuffle_back(g, g.tactics_deck, [*g.hands[seat], *g.fresh[seat]])
    shuffle_back(g, g.quest_deck, list(g.quests[seat]))
    g.hands[seat] = g.fresh[seat] = g.quests[seat] = ()
    if g.objective[seat] >= 0:
        g.emit(ev.OBJECTIVE_BOXED, seat, g.objective[seat] >> KNOWERS)
        g.objective[seat] = -1
    g.influence[seat] = 0
    for title in range(len(g.title_seat)):
        if g.title_seat[title] == seat:
            g.title_seat[title] = -1
    for season in range(4):
        if g.victory[season] == seat:
            g.victory[season] = -1
    g.promised &= ~(1 << seat)
    if alive_count(g) == 1:
        from meadhall.runewars.year.victory import end

        for other in range(g.seats):
            if g.alive(other):
                end(g, other)


def alive_count(g: Runewars) -> int:
    return sum(1 for seat in range(g.seats) if g.alive(seat))
