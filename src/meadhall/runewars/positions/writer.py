"""Writes a game as the text of a position (text.py)."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.kernel.rules import option_words
from meadhall.runewars.answers import cell, cell_words
from meadhall.runewars.content import SLOTS
from meadhall.runewars.effects.tree import RULE_KEYS
from meadhall.runewars.loading import DEVELOPMENT_KINDS
from meadhall.runewars.options import Options
from meadhall.runewars.positions.board import BACKS, FACES
from meadhall.runewars.positions.decks import EXACTLY, SIDES
from meadhall.runewars.state import (
    ALL,
    DAMAGED,
    END,
    GONE,
    KNOWERS,
    NO_FORT,
    NO_RUNE,
    PHASE_NAMES,
    SEASON_NAMES,
    SETUP,
    TURNS,
    Runewars,
    bits,
)


def written(g: Runewars) -> str:
    """Return all lines; empty if there is no position for this moment."""
    if g.over or g.phase in (SETUP, END):
        return ""
    turn = _turn(g)
    if g.phase == TURNS and turn < 0:
        return ""
    c = g.content
    lines = [f"rules {g.version}", f"seats {' '.join(g.names)}"]
    lines.append(f"seed {':'.join(str(word) for word in g.rng.words)}")
    fresh = dict(option_words(Options()))
    lines += [f"option {name} {value}" for name, value in option_words(g.options) if fresh[name] != value]
    placed = g.board.placed
    for i in range(0, len(placed), 4):
        where = cell_words(cell(placed[i + 2], placed[i + 3]))
        lines.append(f"map {c.piece_name[placed[i]]} {placed[i + 1] * 60} {where}")
    lines += [f"year {g.year}", f"season {SEASON_NAMES[g.season]}", f"first {g.names[g.first]}"]
    lines.append(f"turn {g.names[turn]}" if g.phase == TURNS else f"phase {PHASE_NAMES[g.phase]}")
    if g.out:
        lines.append(f"out {' '.join(g.names[seat] for seat in bits(g.out))}")
    lines += _board(g)
    lines += _common(g)
    for seat in range(g.seats):
        lines += [f"{g.names[seat]} {line}" for line in _seat(g, seat)]
    return "\n".join(lines) + "\n"


def _turn(g: Runewars) -> int:
    """Return the seat whose turn begins: it is asked, or the step that begins its turn is next."""
    if len(g.asks) == 1:
        return g.asks[0][0]
    if not g.asks and g.stack and g.stack[-1][0].__name__ == "take_turn":
        return g.stack[-1][1][0]
    return -1


def _codes(g: Runewars, codes: Iterable[int], names: Sequence[str], owner: int = -1) -> str:
    return " ".join(_code(g, code, names, owner) for code in codes) or "none"


def _code(g: Runewars, code: int, names: Sequence[str], owner: int) -> str:
    own = 1 << owner if owner >= 0 else 0
    others = [g.names[seat] for seat in range(g.seats) if code & ~own & 1 << seat]
    others += ["all"] if code & ALL else []
    mark = "!" if own & ~code else ""
    return names[code >> KNOWERS] + (f"@{','.join(others)}{mark}" if others or mark else "")


def _units(g: Runewars, seat: int, area: int) -> str:
    parts = []
    for word, where in (("", g.up), ("routed", g.down)):
        counts = where[area * SLOTS : (area + 1) * SLOTS]
        if any(counts):
            parts += [word] if word else []
            parts += [f"{g.content.type_name[g.type_at(seat, i)]} {n}" for i, n in enumerate(counts) if n]
    return " ".join(parts)


def _board(g: Runewars) -> list[str]:
    c = g.content
    lines = []
    for area in g.board.areas:
        name = c.area_name[area]
        seat = g.control(area)
        held = _units(g, seat, area)
        if g.fort[area] != NO_FORT:
            words = ["damaged"] if g.fort[area] == DAMAGED else []
            words += [DEVELOPMENT_KINDS[g.development[area]]] if g.development[area] >= 0 else []
            lines.append(" ".join((g.names[seat], "stronghold", name, *words)))
        if seat >= 0:
            lines += [f"{g.names[seat]} at {name} {held}"] if held else []
        else:
            lines.append(f"neutral at {name} {held or 'none'}")
        if c.has_city[area]:
            lines.append(f"city {name} {c.cities[g.city[area]] if g.city[area] >= 0 else 'none'}")
        if g.rune[area] != NO_RUNE:
            lines.append(f"rune {name} {FACES[g.rune[area]]}{' up' if g.rune_up[area] else ''}")
        if g.options.exploration and c.home_of[area] < 0:
            lines.append(f"explore {name} {_token(g, g.explore[area])}")
    if g.options.exploration:
        for back, stack in enumerate(g.stacks):
            tokens = " ".join(c.tokens[code >> KNOWERS + 1] for code in reversed(stack)) or "none"
            lines.append(f"stack {BACKS[back]} {tokens}")
    for viewer, who in enumerate((*g.names, "spectator")):
        groups: dict[int, list[str]] = {}
        for area in g.board.areas:
            key = g.groups[viewer * c.areas + area]
            if key >= 0:
                groups.setdefault(key, []).append(c.area_name[area])
        if groups:
            lines.append(f"{who} runes {' / '.join(' '.join(part) for part in groups.values())}")
    return lines


def _token(g: Runewars, code: int) -> str:
    if code < 0:
        return "none"
    number = code >> KNOWERS
    plain = number // 2 << KNOWERS | (code & (1 << KNOWERS) - 1)
    return f"{_code(g, plain, g.content.tokens, -1)} {BACKS[number % 2]}"


def _common(g: Runewars) -> list[str]:
    c = g.content
    gone = [c.heroes[hero] for hero, seat in enumerate(g.hero_seat) if seat == GONE]
    lines = [f"gone {' '.join(gone)}"] if gone else []
    for grave in g.graves:
        lines.append(f"grave {c.area_name[grave[0]]} {_codes(g, grave[1:], c.rewards)}")
    for title, seat in enumerate(g.title_seat):
        if seat >= 0 or g.title_influence[title] or g.title_used[title]:
            who = g.names[seat] if seat >= 0 else "none"
            lines.append(
                f"title {c.titles[title]} {who} {g.title_influence[title]} used {g.title_used[title]}"
            )
    for season, seat in enumerate(g.victory):
        lines += [f"victory {SEASON_NAMES[season]} {g.names[seat]}"] if seat >= 0 else []
    lines += [f"winter-food {g.winter_food}"] if g.winter_food else []
    lines += [f"season-card {c.seasons[g.season_card]}"] if g.season_card >= 0 else []
    fate = " ".join(c.names["fate"][card] for card in reversed(g.fate)) or "none"
    lines.append(f"fate {EXACTLY} {fate}")
    piles = (
        ("fate", g.fate_discard, c.names["fate"]),
        ("tactics", g.tactics_discard, c.tactics),
        ("quests", g.quest_discard, c.quests),
        ("rewards", g.reward_discard, c.rewards),
        ("seasons", g.season_discard, c.seasons),
    )
    for name, pile, names in piles:
        lines += [f"discard {name} {' '.join(names[card] for card in pile)}"] if pile else []
    decks: list[tuple[str, Sequence[int], Sequence[str]]] = [
        ("tactics", g.tactics_deck, c.tactics),
        ("quests", g.quest_deck, c.quests),
        ("rewards", g.reward_deck, c.rewards),
        ("heroes", [hero << KNOWERS for hero in g.hero_deck], c.heroes),
    ]
    decks += [(SIDES[side], g.objective_decks[side], c.objectives) for side in range(2)]
    decks += [(name, g.season_decks[season], c.seasons) for season, name in enumerate(SEASON_NAMES)]
    for name, cards, known in decks:
        lines.append(f"deck {name} {EXACTLY} {_codes(g, reversed(cards), known)}")
    return lines


def _seat(g: Runewars, seat: int) -> list[str]:
    c = g.content
    lines = []
    if g.names[seat] not in c.factions:
        lines.append(f"faction {c.factions[g.factions[seat]]}")
    lines.append(f"influence {g.influence[seat]}")
    lines.append(f"dials {' '.join(str(n) for n in g.dials[seat * 3 : seat * 3 + 3])}")
    lines += [f"order {c.orders[g.order[seat]]}"] if g.order[seat] else []
    played = " ".join(c.orders[order] for order in bits(g.played[seat]))
    lines += [f"played {played or 'none'}"] if played or g.order[seat] else []
    tokens = [c.area_name[area] for area in g.board.areas if g.tokens[area] >> seat & 1]
    lines += [f"tokens {' '.join(tokens)}"] if tokens else []
    for key, names, hands in (
        ("tactics", c.tactics, g.hands),
        ("fresh", c.tactics, g.fresh),
        ("quests", c.quests, g.quests),
    ):
        lines += [f"{key} {_codes(g, hands[seat], names, seat)}"] if hands[seat] else []
    if g.objective[seat] >= 0:
        lines.append(f"objective {_code(g, g.objective[seat], c.objectives, seat)}")
    rules = [RULE_KEYS[key] for key in bits(g.season_rules[seat])]
    lines += [f"rules {' '.join(rules)}"] if rules else []
    for hero in g.heroes_of(seat):
        words = ["routed"] if g.hero_down[hero] else []
        words += [f"damage {g.hero_damage[hero]}"] if g.hero_damage[hero] else []
        training = g.training[hero * 3 : hero * 3 + 3]
        words += [f"training {' '.join(str(n) for n in training)}"] if any(training) else []
        words += [f"rewards {_codes(g, g.rewards[hero], c.rewards, seat)}"] if g.rewards[hero] else []
        lines.append(" ".join(("hero", c.heroes[hero], c.area_name[g.hero_at[hero]], *words)))
    return lines
