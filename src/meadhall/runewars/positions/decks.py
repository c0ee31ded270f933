"""The lines of a position about decks and discard piles (reader.py)."""

# not compiled: works on words.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from meadhall.runewars.decks import hidden
from meadhall.runewars.setup.starting_pieces import (
    copies,
    heroes_in_deck,
    objectives_of,
    quests_in_play,
    seasons_of,
    shuffled,
)
from meadhall.runewars.state import KNOWERS, SEASON_NAMES, Runewars

if TYPE_CHECKING:
    from meadhall.runewars.positions.reader import Reader

LINES = ("fate", "deck", "discard", "season-card")
EXACTLY = "exactly"  # there are no cards below those listed
SIDES = ("good", "evil")
DECKS = ("tactics", "quests", "rewards", "heroes", *SIDES, *SEASON_NAMES)
PILES = ("tactics", "quests", "rewards", "fate", "seasons")


def read(reader: Reader, g: Runewars) -> None:
    """Read discard piles first; all cards that are nowhere else are in their deck."""
    c = g.content
    season_card = reader.one("season-card", 1)
    if season_card and season_card[0] != "none":
        g.season_card = reader.known(season_card[0], c.seasons, "unknown_card")
    g.tactics_discard = discard(reader, "tactics", c.tactics)
    g.quest_discard = discard(reader, "quests", c.quests)
    g.reward_discard = discard(reader, "rewards", c.rewards)
    g.season_discard = discard(reader, "seasons", c.seasons)
    if g.season_card >= 0 and g.season_card not in g.season_discard:
        g.season_discard.append(g.season_card)
    g.fate_discard = discard(reader, "fate", c.names["fate"])
    g.fate = [code >> KNOWERS for code in fate(reader, g)]
    held = [*numbers(g.hands), *numbers(g.fresh), *g.tactics_discard]
    g.tactics_deck = deck(reader, g, "tactics", c.tactics, copies(c.tactics_copies), held)
    held = [*numbers(g.quests), *g.quest_discard]
    g.quest_deck = deck(reader, g, "quests", c.quests, quests_in_play(g), held)
    held = [*numbers(g.rewards), *numbers([grave[1:] for grave in g.graves]), *g.reward_discard]
    g.reward_deck = deck(reader, g, "rewards", c.rewards, copies(c.reward_copies), held)
    g.hero_deck = [code >> KNOWERS for code in deck(reader, g, "heroes", c.heroes, heroes_in_deck(g), [])]
    for side, name in enumerate(SIDES):
        cards = objectives_of(g, side)
        held = [code >> KNOWERS for code in g.objective if code >> KNOWERS in cards]
        g.objective_decks[side] = tuple(deck(reader, g, name, c.objectives, cards, held))
    for season, name in enumerate(SEASON_NAMES):
        cards = seasons_of(g, season)
        held = [card for card in g.season_discard if card in cards]
        g.season_decks[season] = tuple(deck(reader, g, name, c.seasons, cards, held))


def numbers(hands: Iterable[tuple[int, ...]]) -> list[int]:
    return [code >> KNOWERS for hand in hands for code in hand]


def line(reader: Reader, key: str, name: str, known: Sequence[str]) -> list[str] | None:
    """Return the cards of `deck quests …` or `discard quests …`, if there is such a line."""
    found = None
    for entry in reader.all(key):
        words = reader.at(entry)
        if len(words) < 2:
            raise reader.wrong("no_value", word=key)
        reader.known(words[0], known, "unknown_word")
        if words[0] == name:
            if found is not None:
                raise reader.wrong("line_twice", word=name)
            found = entry
    return reader.at(found)[1:] if found else None


def discard(reader: Reader, name: str, names: Sequence[str]) -> list[int]:
    words = line(reader, "discard", name, PILES)
    return [reader.known(word, names, "unknown_card") for word in reader.listed(words or ["none"])]


def fate(reader: Reader, g: Runewars) -> list[int]:
    """`fate 9 15 1 / 8 18`: by number, the top of the deck first; `/` and `,` are ignored."""
    words = [word for word in " ".join(reader.one("fate") or []).replace(",", " ").split() if word != "/"]
    every = list(range(len(g.content.destiny)))
    return stack(reader, g, "fate", words, g.content.names["fate"], every, g.fate_discard)


def deck(
    reader: Reader, g: Runewars, name: str, names: Sequence[str], every: list[int], held: list[int]
) -> list[int]:
    """`deck tactics lost-city ambush`: on top, in this order; the rest below by lot."""
    return stack(reader, g, name, line(reader, "deck", name, DECKS) or [], names, every, held)


def stack(
    reader: Reader,
    g: Runewars,
    name: str,
    words: list[str],
    names: Sequence[str],
    every: list[int],
    held: list[int],
) -> list[int]:
    """Return codes from the bottom up. Raises if there are not enough copies of a card."""
    exactly = words[:1] == [EXACTLY]
    top = list(reader.codes(g, words[1:] if exactly else words or ["none"], names))
    left = Counter(every)
    for card in (*held, *numbers([tuple(top)])):
        left[card] -= 1
        if left[card] < 0:
            naming = [entry for entry in reader.lines if names[card] in entry[1].replace("@", " ").split()]
            if naming:
                reader.at(naming[-1])
            raise reader.wrong("too_many_cards", card=names[card])
    below = [] if exactly else hidden(shuffled(g, sorted(left.elements())))
    return [*below, *reversed(top)]
