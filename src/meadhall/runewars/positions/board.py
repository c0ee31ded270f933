"""The lines of a position about the board and everything without an owner (reader.py)."""

# not compiled: works on words.
from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.runewars.positions.seats import put_units
from meadhall.runewars.runes import look_around, put
from meadhall.runewars.setup.starting_pieces import lay_exploration, place_cities, place_printed
from meadhall.runewars.state import (
    DRAGON_RUNE,
    FALSE_RUNE,
    GONE,
    IN_DECK,
    KNOWERS,
    NO_RUNE,
    SEASON_NAMES,
    Runewars,
)

if TYPE_CHECKING:
    from meadhall.runewars.positions.reader import Reader

FACES = ("none", "dragon", "false")
BACKS = ("1", "2+")
LINES = (
    "neutral", "city", "rune", "spectator", "grave", "gone", "title", "explore", "stack", "victory",
    "winter-food",
)  # fmt: skip


def read(reader: Reader, g: Runewars) -> None:
    neutral_units(reader, g)
    cities(reader, g)
    rune_tokens(reader, g)
    heroes_gone(reader, g)
    titles(reader, g)
    victory(reader, g)
    exploration(reader, g)


def finish(reader: Reader, g: Runewars) -> None:
    rune_knowledge(reader, g)


def neutral_units(reader: Reader, g: Runewars) -> None:
    """`neutral at 2A giant 1 routed giant 1`, `neutral at 2A none`; in other areas they are as printed."""
    for entry in reader.all("neutral"):
        words = reader.at(entry)
        if len(words) < 3 or words[0] != "at":
            raise reader.wrong("no_value", word="neutral")
        area = reader.area(g, words[1])
        if g.control(area) >= 0 or area in reader.written:
            raise reader.wrong("held_by_another", place=words[1])
        if words[2:] == ["none"]:
            reader.written.add(area)
        else:
            put_units(reader, g, -1, area, words[2:])
    for area in g.board.areas:
        if area not in reader.written:
            place_printed(g, area)


def cities(reader: Reader, g: Runewars) -> None:
    """`city 2C veilmarch`, `city 2C none`; the rest by lot."""
    left = list(range(len(g.content.cities)))
    destroyed = []
    for entry in reader.all("city"):
        words = reader.at(entry)
        if len(words) != 2:
            raise reader.wrong("no_value", word="city")
        area = reader.area(g, words[0])
        if not g.content.has_city[area] or g.city[area] >= 0 or area in destroyed:
            raise reader.wrong("no_city_there", place=words[0])
        if words[1] == "none":
            destroyed.append(area)
            continue
        city = reader.known(words[1], g.content.cities, "unknown_word")
        if city not in left:
            raise reader.wrong("city_twice", word=words[1])
        left.remove(city)
        g.city[area] = city
    place_cities(g, left, destroyed)


def rune_tokens(reader: Reader, g: Runewars) -> None:
    """`rune 2B dragon`, `rune 7C false up`."""
    for entry in reader.all("rune"):
        words = reader.at(entry)
        if len(words) not in (2, 3) or words[2:] not in ([], ["up"]):
            raise reader.wrong("bad_rune")
        area = reader.area(g, words[0])
        face = reader.known(words[1], FACES, "unknown_word")
        if g.rune[area] != NO_RUNE or face == NO_RUNE:
            raise reader.wrong("rune_twice", place=words[0])
        if not (g.dragons_left if face == DRAGON_RUNE else g.falses_left):
            raise reader.wrong("too_many_runes", word=words[1])
        put(g, area, face)
        g.rune_up[area] = len(words) - 2


def rune_knowledge(reader: Reader, g: Runewars) -> None:
    """`daqan runes 2B 7C / 3A`: tokens the seat cannot tell apart, group by group; `spectator runes …`.

    Default: all face-down tokens are one group, except that players know the tokens in their own areas.
    """
    down = [area for area in g.board.areas if g.rune[area] != NO_RUNE and not g.rune_up[area]]
    said: dict[int, tuple[int, str]] = {}
    for viewer, name in enumerate((*g.names, "spectator")):
        for area in down:
            g.groups[viewer * g.content.areas + area] = min(down)
        for entry in reader.all(name):
            words = reader.at(entry)
            if words[:1] == ["runes"]:
                if viewer in said:
                    raise reader.wrong("line_twice", word="runes")
                said[viewer] = entry
            elif viewer == g.seats:
                raise reader.wrong("unknown_word", word=" ".join(words))
    look_around(g)
    for viewer, entry in said.items():
        words = reader.at(entry)[1:]
        groups = [part.split() for part in " ".join(words).split("/")]
        areas = [[reader.area(g, word) for word in reader.listed(part)] for part in groups]
        if sorted(area for part in areas for area in part) != sorted(down):
            raise reader.wrong("bad_knowledge", seat=reader.line.split()[0])
        for part in areas:
            for area in part:
                g.groups[viewer * g.content.areas + area] = min(part)


def heroes_gone(reader: Reader, g: Runewars) -> None:
    """`gone dun-harrowgate`: out of the game; `grave 3A ring sword@all`: what a defeated hero left there."""
    for word in reader.listed(reader.one("gone") or ["none"]):
        hero = reader.known(word, g.content.heroes, "unknown_word")
        if g.hero_seat[hero] != IN_DECK:
            raise reader.wrong("bad_hero", hero=word)
        g.hero_seat[hero] = GONE
    for entry in reader.all("grave"):
        words = reader.at(entry)
        if not words:
            raise reader.wrong("no_value", word="grave")
        g.graves.append((reader.area(g, words[0]), *reader.codes(g, words[1:], g.content.rewards)))


def titles(reader: Reader, g: Runewars) -> None:
    """`title captain-of-the-heroes-league daqan 3 used 1`: its owner, the influence on it, uses this turn."""
    for entry in reader.all("title"):
        words = reader.at(entry)
        if len(words) not in (2, 3, 5) or (len(words) == 5 and words[3] != "used"):
            raise reader.wrong("no_value", word="title")
        title = reader.known(words[0], g.content.titles, "unknown_word")
        if g.title_seat[title] >= 0:
            raise reader.wrong("line_twice", word=words[0])
        g.title_seat[title] = -1 if words[1] == "none" else reader.seat(g, words[1])
        g.title_influence[title] = reader.integer(words[2], 0, 999) if len(words) > 2 else 1
        g.title_used[title] = reader.integer(words[4], 0, 99) if len(words) > 3 else 0


def victory(reader: Reader, g: Runewars) -> None:
    """`victory spring daqan`: the Victory card of daqan lies on that deck."""
    for entry in reader.all("victory"):
        words = reader.at(entry)
        if len(words) != 2:
            raise reader.wrong("no_value", word="victory")
        season, seat = reader.known(words[0], SEASON_NAMES, "unknown_word"), reader.seat(g, words[1])
        if g.victory[season] >= 0 or seat in g.victory:
            raise reader.wrong("line_twice", word=words[0])
        g.victory[season] = seat
    # R20.3: all other players have theirs in hand.
    g.promised = sum(1 << seat for seat in range(g.seats) if g.alive(seat) and seat not in g.victory)
    food = reader.one("winter-food", 1)
    if food:
        g.winter_food = reader.integer(food[0], -99, 99)


def exploration(reader: Reader, g: Runewars) -> None:
    """`explore 1A temple 2+`, `explore 1A temple@all 2+` (face up), `explore 1A none`; the rest by lot."""
    c = g.content
    lines = reader.all("explore")
    empty: list[int] = []
    left = [n for backs in c.token_backs for n in backs]
    for entry in lines:
        words = reader.at(entry)
        if len(words) < 2:
            raise reader.wrong("no_value", word="explore")
        area = reader.area(g, words[0])
        if g.explore[area] >= 0 or area in empty or c.home_of[area] >= 0 or not g.options.exploration:
            raise reader.wrong("bad_token", word=words[1])
        if words[1:] == ["none"]:
            empty.append(area)
            continue
        g.explore[area] = token_code(reader, g, words[1:], left)
    if g.options.exploration:
        lay_exploration(g, empty)
        stacks(reader, g)


def token_code(reader: Reader, g: Runewars, words: list[str], left: list[int]) -> int:
    if len(words) != 2:
        raise reader.wrong("bad_token", word=words[0])
    code = reader.code(g, words[0], g.content.tokens)
    number = (code >> KNOWERS) * 2 + reader.known(words[1], BACKS, "unknown_word")
    if not left[number]:
        raise reader.wrong("bad_token", word=words[0])
    left[number] -= 1
    return number << KNOWERS | (code & (1 << KNOWERS) - 1)


def stacks(reader: Reader, g: Runewars) -> None:
    """`stack 1 dungeon training`: what is left of a stack, from the top."""
    for entry in reader.all("stack"):
        words = reader.at(entry)
        if len(words) < 2:
            raise reader.wrong("no_value", word="stack")
        back = reader.known(words[0], BACKS, "unknown_word")
        tokens = [reader.known(word, g.content.tokens, "unknown_word") for word in reader.listed(words[1:])]
        g.stacks[back] = tuple((token * 2 + back) << KNOWERS for token in reversed(tokens))


assert FACES[DRAGON_RUNE] == "dragon" and FACES[FALSE_RUNE] == "false"
