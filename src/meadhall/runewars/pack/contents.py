"""The contents of a pack by provenance, so that our own design is not taken for the publisher's."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, get_args

from meadhall.runewars.pack.counts import copies
from meadhall.runewars.pack.kinds import Pack, Provenance, Sourced

SOURCES: Final[tuple[str, ...]] = get_args(Provenance)


@dataclass(frozen=True)
class Part:
    """One kind of content: the number of pieces, and how many have which provenance."""

    name: str
    pieces: int
    by: dict[str, int]  # source -> pieces
    mixed: int  # pieces that are not `house` but have `house_fields`


def contents(pack: Pack) -> list[Part]:
    return [_part(name, entries) for name, entries in _parts(pack)]


def _parts(pack: Pack) -> Iterator[tuple[str, Iterable[Sourced]]]:
    yield "factions", pack.factions
    yield "starting values", [faction.start for faction in pack.factions]
    yield "sets of dials", [faction.dials for faction in pack.factions]
    yield "faction figures", [unit for faction in pack.factions for unit in faction.units]
    yield "developments", [one for faction in pack.factions for one in faction.developments]
    yield "strongholds", [faction.stronghold for faction in pack.factions]
    yield "neutral figures", pack.neutrals
    yield "map tiles", pack.tiles
    yield "home realms", pack.homes
    yield "quests", pack.quests
    yield "rewards", pack.rewards
    yield "objectives", pack.objectives
    yield "heroes", pack.heroes
    yield "titles", pack.titles
    yield "tactics cards", pack.tactics
    yield "season cards", pack.seasons
    yield "cities", pack.cities
    yield "exploration tokens", pack.exploration
    yield "fate cards", pack.fate
    yield "orders", pack.orders
    yield "list of components", [pack.components]


def _part(name: str, entries: Iterable[Sourced]) -> Part:
    entries = list(entries)
    by = {source: copies(entry for entry in entries if entry.provenance == source) for source in SOURCES}
    mixed = copies(entry for entry in entries if entry.house_fields and entry.provenance != "house")
    return Part(name, copies(entries), by, mixed)
