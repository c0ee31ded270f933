"""Checks of a pack whose files could be read."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from meadhall.runewars.pack import counts, references, tiles
from meadhall.runewars.pack.effects import EffectChecker
from meadhall.runewars.pack.faults import Fault, perhaps, quoted
from meadhall.runewars.pack.kinds import FILE_OF, Effective, Neutral, Objective, Pack, Quest, Reward, Tactics
from meadhall.runewars.pack.values import Ids
from meadhall.runewars.pack.vocabulary import TIMINGS

Check = Callable[[Pack], Iterable[Fault]]

# Each check, and the files it needs. If one of them is broken, the check would only report consequential
# faults.
CHECKS: Final[tuple[tuple[Check, tuple[str, ...]], ...]] = (
    (references.once, ()),
    (counts.figures, ("factions.json",)),
    (counts.neutral_figures, ("neutrals.json",)),
    (counts.components, ("components.json",)),
    (counts.exploration, ("exploration.json",)),
    (counts.fate_deck, ("fate.json",)),
    (counts.orders, ("orders.json",)),
    (counts.tiles, ("tiles.json",)),
    (references.factions, ("factions.json",)),
    (references.orders, ("orders.json",)),
    (references.dials, ("factions.json",)),
    (references.homes, ("factions.json", "tiles.json")),
    (references.quests, ("quests.json", "tiles.json")),
    (tiles.shapes, ("tiles.json",)),
    (tiles.neutrals, ("tiles.json", "neutrals.json")),
    (tiles.cities, ("tiles.json", "exploration.json")),
)


def check(pack: Pack, broken: set[str]) -> list[Fault]:
    """Return all faults; `broken` are the files that could not be read completely."""
    found = list(counts.decks(pack, broken))
    for one, files in CHECKS:
        if not broken.intersection(files):
            found += one(pack)
    ids = _ids(pack, broken)
    for file, entry in effective(pack):
        found += _effects(file, entry, ids)
    return found


def effective(pack: Pack) -> Iterator[tuple[str, Effective]]:
    """Yield everything that has an effect, with its file."""
    for faction in pack.factions:
        for own in (*faction.units, *faction.developments):
            yield "factions.json", own
    for name, file in FILE_OF.items():
        entries = getattr(pack, name)
        for entry in entries if isinstance(entries, tuple) else ():
            if isinstance(entry, Effective):
                yield file, entry


def _ids(pack: Pack, broken: set[str]) -> Ids:
    neutrals = None if "neutrals.json" in broken else frozenset(unit.id for unit in pack.neutrals)
    units = None
    if neutrals is not None and "factions.json" not in broken:
        units = neutrals | {unit.id for faction in pack.factions for unit in faction.units}
    titles = None if "titles.json" in broken else frozenset(title.id for title in pack.titles)
    return Ids(units, neutrals, titles)


def _effects(file: str, entry: Effective, ids: Ids) -> list[Fault]:
    checker = EffectChecker(file, entry.id, ids, entry.timing)
    if not entry.timing:
        checker.tell((), "timing: name at least one window")
    for window in entry.timing:
        if window not in TIMINGS:
            said = f"timing: there is no timing window {quoted(window)}{perhaps(window, TIMINGS)}"
            checker.tell((), said)
    checker.steps(entry.effect, (), {})
    if isinstance(entry, Neutral):
        checker.steps(entry.duel_effect, ("duel_effect",), {})
    if isinstance(entry, Reward | Tactics) and entry.requires is not None:
        checker.condition(entry.requires, ("requires",), {})
    if isinstance(entry, Objective):
        checker.condition(entry.condition, ("condition",), {})
    if isinstance(entry, Quest):
        checker.filter("area", entry.place.filter, ("place", "filter"), {})
    return checker.faults
