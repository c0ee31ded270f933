"""The lines of a position about one seat (reader.py)."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.runewars.content import KINDS
from meadhall.runewars.effects.tree import RULE_KEYS
from meadhall.runewars.loading import DEVELOPMENT_KINDS
from meadhall.runewars.state import DAMAGED, IN_DECK, KNOWERS, NO_FORT, SOUND, Runewars

if TYPE_CHECKING:
    from meadhall.runewars.positions.reader import Reader


def faction(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """Already read with the seats."""


def influence(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    g.influence[seat] = read.integer(words[0], 0, 999)


def dials(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """`dials 3 2 2`: food, wood, ore; or `dials 3/2/2`."""
    numbers = " ".join(words).replace("/", " ").split()
    if len(numbers) != 3:
        raise read.wrong("bad_dials")
    for resource in range(3):
        g.dials[seat * 3 + resource] = read.integer(numbers[resource], 0, 8)


def order(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """The order of this season (of the season before, if the season card is yet to be drawn)."""
    g.order[seat] = read.known(words[0], g.content.orders, "unknown_word")
    if g.order[seat] and not any(line.split()[:2] == [g.names[seat], "played"] for _, line in read.lines):
        g.played[seat] |= 1 << g.order[seat]


def played(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """All orders face up since spring, including this season's. Default: this season's only."""
    for word in read.listed(words):
        g.played[seat] |= 1 << read.known(word, g.content.orders[1:], "unknown_word") + 1


def at(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """`at 1A daqan-footman 3 beastman 2 routed daqan-knight 1`: its units and allied neutrals."""
    area = read.area(g, words[0])
    holder = g.holder[area]
    if holder not in (-1, seat) or (area in read.written and holder < 0):
        raise read.wrong("held_by_another", place=words[0])
    put_units(read, g, seat, area, words[1:])
    if seat >= 0 and g.control(area) != seat:
        raise read.wrong("no_faction_unit", place=words[0])


def put_units(read: Reader, g: Runewars, seat: int, area: int, words: list[str]) -> None:
    if len(words) < 2:
        raise read.wrong("no_value", word=read.content.area_name[area])
    read.written.add(area)
    routed = False
    i = 0
    while i < len(words):
        if words[i] == "routed" and not routed:
            routed = True
            i += 1
            continue
        kind = read.known(words[i], g.content.type_name, "unknown_word")
        n = read.integer(words[i + 1] if i + 1 < len(words) else "", 1, 99)
        slot = g.content.type_slot(kind)
        if slot < KINDS and (seat < 0 or kind // KINDS != g.factions[seat]):
            raise read.wrong("not_his_unit", unit=words[i])
        if n > g.in_supply(seat, slot):
            raise read.wrong("too_many_units", unit=words[i])
        g.add_units(area, seat, slot, n, routed)
        g.from_supply(seat, slot, n)
        i += 2


def stronghold(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """`stronghold 1A`, `stronghold 1A damaged`, `stronghold 1A diplomat`: with a development."""
    area = read.area(g, words[0])
    if (
        g.holder[area] not in (-1, seat)
        or g.fort[area] != NO_FORT
        or (area in read.written and g.holder[area] < 0)
    ):
        raise read.wrong("held_by_another", place=words[0])
    if len(g.forts(seat)) >= g.content.stronghold_count[g.factions[seat]]:
        raise read.wrong("too_many_strongholds", seat=g.names[seat])
    g.fort[area] = SOUND
    g.held_by(area, seat)
    read.written.add(area)
    for word in words[1:]:
        if word == "damaged":
            g.fort[area] = DAMAGED
        else:
            base = g.factions[seat] * 4
            own = g.content.names["development"][base : base + 4]
            kind = own.index(word) if word in own else read.known(word, DEVELOPMENT_KINDS, "unknown_word")
            built = [a for a in g.forts(seat) if g.development[a] == kind]
            if g.development[area] >= 0 or len(built) >= g.content.development_count[base + kind]:
                raise read.wrong("too_many_developments", word=word)
            g.development[area] = kind


def tokens(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """Read the areas with the seat's activation token."""
    for word in read.listed(words):
        g.tokens[read.area(g, word)] |= 1 << seat


def hero(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """`hero silhouette 1A routed damage 2 training 1 0 2 rewards blade@all ring`."""
    who = read.known(words[0], g.content.heroes, "unknown_word")
    if g.hero_seat[who] != IN_DECK or len(words) < 2:
        raise read.wrong("bad_hero", hero=words[0])
    g.hero_seat[who] = seat
    g.hero_at[who] = read.area(g, words[1])
    i = 2
    while i < len(words):
        word = words[i]
        rest = words[i + 1 :]
        if word == "routed":
            g.hero_down[who] = 1
            i += 1
        elif word == "damage" and rest:
            g.hero_damage[who] = read.integer(rest[0], 0, 99)
            i += 2
        elif word == "training" and len(rest) > 2:
            for attribute in range(3):
                g.training[who * 3 + attribute] = read.integer(rest[attribute], 0, 2)
            i += 4
        elif word == "rewards" and rest:
            g.rewards[who] = read.codes(g, rest, g.content.rewards, seat)
            i = len(words)
        else:
            raise read.wrong("unknown_word", word=word)


def tactics(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    g.hands[seat] = tuple(sorted((*g.hands[seat], *read.codes(g, words, g.content.tactics, seat))))


def fresh(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """Tactics cards drawn this season, which can be played from the next one on (p.31)."""
    g.fresh[seat] = tuple(sorted((*g.fresh[seat], *read.codes(g, words, g.content.tactics, seat))))


def quests(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    g.quests[seat] = tuple(sorted((*g.quests[seat], *read.codes(g, words, g.content.quests, seat))))


def objective(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    from meadhall.runewars.setup.starting_pieces import objectives_of, side_of

    if words != ["none"]:
        g.objective[seat] = read.code(g, words[0], g.content.objectives, seat)
        if g.objective[seat] >> KNOWERS not in objectives_of(g, side_of(g, seat)):
            raise read.wrong("wrong_alignment", card=words[0])


def rules(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """Rules of cards in force until the end of the season."""
    for word in read.listed(words):
        g.season_rules[seat] |= 1 << read.known(word, RULE_KEYS, "unknown_word")


def runes(read: Reader, g: Runewars, seat: int, words: list[str]) -> None:
    """Read with the rune tokens (board.py)."""


LINES: dict[str, Callable[[Reader, Runewars, int, list[str]], None]] = {
    "at": at,
    "dials": dials,
    "faction": faction,
    "fresh": fresh,
    "hero": hero,
    "influence": influence,
    "objective": objective,
    "order": order,
    "played": played,
    "quests": quests,
    "rules": rules,
    "runes": runes,
    "stronghold": stronghold,
    "tactics": tactics,
    "tokens": tokens,
}
