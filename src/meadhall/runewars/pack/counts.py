"""Checks that a pack is complete, by the rulebook's list of components (p. 4); the fate deck by its cards."""

# not compiled: works on words.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from meadhall.runewars.pack.faults import Fault, listed, number_of
from meadhall.runewars.pack.kinds import FILE_OF, Components, Pack

FIGURES: Final = (4, 8, 8, 16)  # of a faction's four units
NEUTRAL_FIGURES: Final = (4, 4, 8, 8, 8, 8)
EXPLORATION_KINDS: Final = 10

COMPONENTS: Final[dict[str, int]] = {
    "rune_tokens_dragon": 21, "rune_tokens_false": 17, "influence": 40, "damage": 26,
    "activation_per_faction": 4, "strongholds_per_faction": 4, "developments_per_faction": 5,
    "exploration": 35, "city": 7, "training": 24, "defeated_hero": 8, "home_markers": 4,
    "fate_cards": 30, "orders_per_faction": 8, "victory_cards": 4, "hero_figures": 12,
    "tiles_numbered": 9, "tiles_home": 4,
}  # fmt: skip

# Every deck and pile: the field of the pack, its name in messages, the number; "" means all of it.
PARTS: Final[tuple[tuple[str, str, str, int], ...]] = (
    ("tactics", "", "tactics cards", 50),
    *(("seasons", season, f"{season} cards", 8) for season in ("spring", "summer", "fall", "winter")),
    ("quests", "", "quest cards", 24),
    ("rewards", "", "reward cards", 25),
    *(("objectives", side, f"objectives of the {side} side", 8) for side in ("good", "evil")),
    *(("heroes", side, f"{side} heroes", 4) for side in ("good", "neutral", "evil")),
    *(("factions", side, f"{side} factions", 2) for side in ("good", "evil")),
    ("titles", "", "titles", 3),
    ("cities", "", "city tokens", 7),
    ("exploration", "", "exploration tokens", 35),
    ("tiles", "", "numbered tiles", 9),
    ("homes", "", "home realms", 4),
    ("fate", "", "fate cards", 30),
    ("orders", "", "order cards", 8),
)

# The fate deck is completely known: the symbols on its thirty cards, for each section.
FATE: Final[dict[str, dict[str | None, int]]] = {
    "destiny": {"gold": 4, "silver": 8, "red": 18},
    "triangle": {None: 12, "damage:1": 8, "special:1": 6, "rout:1": 4},
    "circle": {None: 12, "special:1": 12, "damage:1": 4, "rout:1": 2},
    "rectangle": {None: 9, "special:1": 6, "damage:1": 6, "damage:2": 4, "rout:1": 3, "rout:2": 2},
    "hexagon": {
        None: 6, "special:1": 6, "damage:1": 5, "damage:2": 4, "damage:3": 3, "rout:1": 1, "rout:2": 5,
    },
}  # fmt: skip


def copies(entries: Iterable[object]) -> int:
    """Return the number of pieces of these entries; one without `copies` is one piece."""
    return sum(getattr(entry, "copies", 1) for entry in entries)


def decks(pack: Pack, broken: set[str]) -> Iterator[Fault]:
    """Count the decks, except those in files that could not be read completely."""
    for name, group, what, wanted in PARTS:
        if FILE_OF[name] in broken:
            continue
        entries = [entry for entry in getattr(pack, name) if not group or group in _groups(entry)]
        if copies(entries) != wanted:
            yield Fault(FILE_OF[name], "", f"there must be {wanted} {what}, not {copies(entries)}")


def _groups(entry: object) -> tuple[object, ...]:
    return getattr(entry, "alignment", None), getattr(entry, "season", None)


def figures(pack: Pack) -> Iterator[Fault]:
    for faction in pack.factions:
        found = tuple(sorted(unit.copies for unit in faction.units))
        if found != FIGURES:
            said = f"a faction has four units, of {_few(FIGURES)} figures, not {len(found)}, of {_few(found)}"
            yield Fault("factions.json", faction.id, said)
        for what, there, wanted in (
            ("development tokens", copies(faction.developments), COMPONENTS["developments_per_faction"]),
            ("stronghold tokens", faction.stronghold.copies, COMPONENTS["strongholds_per_faction"]),
        ):
            if there != wanted:
                yield Fault("factions.json", faction.id, f"there must be {wanted} {what}, not {there}")


def neutral_figures(pack: Pack) -> Iterator[Fault]:
    found = tuple(sorted(unit.copies for unit in pack.neutrals))
    if found != NEUTRAL_FIGURES:
        said = f"six neutral units have {_few(NEUTRAL_FIGURES)} figures, not {_few(found)}"
        yield Fault("neutrals.json", "", said)


def components(pack: Pack) -> Iterator[Fault]:
    yield from _components(pack.components)


def _components(found: Components) -> Iterator[Fault]:
    for name, wanted in COMPONENTS.items():
        if getattr(found, name) != wanted:
            said = f"the box holds {wanted}, not {getattr(found, name)}"
            yield Fault("components.json", name, said)


def exploration(pack: Pack) -> Iterator[Fault]:
    for token in pack.exploration:
        if sum(token.backs.values()) != token.copies:
            held = number_of(token.copies, "copy", "copies")
            said = f"its backs add up to {sum(token.backs.values())}, but it has {held}"
            yield Fault("exploration.json", token.id, said)
    kinds = len({token.kind for token in pack.exploration})
    if kinds != EXPLORATION_KINDS:
        yield Fault("exploration.json", "", f"there must be {EXPLORATION_KINDS} kinds of tokens, not {kinds}")


def fate_deck(pack: Pack) -> Iterator[Fault]:
    yield from _numbers("fate.json", [card.number for card in pack.fate], 30)
    for section, wanted in FATE.items():
        found = Counter(getattr(card, section) for card in pack.fate)
        for symbol in dict.fromkeys([*wanted, *found]):
            if found[symbol] != wanted.get(symbol, 0):
                shown = symbol or "a miss (null)"
                said = f"{shown} must be on {wanted.get(symbol, 0)} cards, not on {found[symbol]}"
                yield Fault("fate.json", section, said)


def orders(pack: Pack) -> Iterator[Fault]:
    yield from _numbers("orders.json", [order.number for order in pack.orders], 8)


def tiles(pack: Pack) -> Iterator[Fault]:
    yield from _numbers("tiles.json", [tile.number for tile in pack.tiles], 9)


def _numbers(file: str, found: list[int], last: int) -> Iterator[Fault]:
    """Check that each number occurs once."""
    for number in range(1, last + 1):
        if found.count(number) > 1:
            yield Fault(file, f"number {number}", f"is there {found.count(number)} times")
        elif number not in found:
            yield Fault(file, f"number {number}", "is missing")


def _few(numbers: Iterable[int]) -> str:
    return listed(map(str, numbers)) if numbers else "none"
