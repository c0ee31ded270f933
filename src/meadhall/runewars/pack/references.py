"""Checks that every id that is referred to exists, and that ids and names are unique."""

# not compiled: works on words.
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from meadhall.runewars.pack.faults import Fault, listed, number_of, perhaps, quoted
from meadhall.runewars.pack.kinds import FACTION_IDS, FILE_OF, ORDER_IDS, RESOURCES, Faction, Named, Pack

ICONS = ("influence", "tactics")
LISTS = tuple(name for name in FILE_OF if name not in ("pack", "components", "fate"))


def once(pack: Pack) -> Iterator[Fault]:
    """Check that ids and names are unique within their list. Players identify cards by name."""
    for name in LISTS:
        yield from _once(FILE_OF[name], getattr(pack, name))
    for faction in pack.factions:
        yield from _once("factions.json", faction.developments)
        yield from _once("factions.json", faction.units)
    owners = [(unit, faction.id) for faction in pack.factions for unit in {unit.id for unit in faction.units}]
    owners += [(unit, "the neutrals") for unit in {unit.id for unit in pack.neutrals}]
    for unit, times in Counter(unit for unit, _ in owners).items():
        if times > 1:
            both = listed(owner for named, owner in owners if named == unit)
            yield Fault("factions.json", unit, f"this id is that of a unit of {both}")
    for what, found in (
        ("colour", [faction.colour for faction in pack.factions]),
        # The rulebook uses it as the last tie-breaker of a bid.
        ("starting influence", [str(faction.start.influence) for faction in pack.factions]),
    ):
        for value, times in Counter(found).items():
            if times > 1:
                yield Fault(
                    "factions.json", "", f"{times} factions have the {what} {value}; each needs its own"
                )


def _once(file: str, entries: Iterable[Named]) -> Iterator[Fault]:
    entries = list(entries)
    ids = Counter(entry.id for entry in entries)
    for entry_id, times in ids.items():
        if times > 1:
            yield Fault(file, entry_id, f"this id is there {times} times")
    for name, times in Counter(entry.name for entry in entries).items():
        same = [entry.id for entry in entries if entry.name == name]
        if times > 1 and len(set(same)) > 1:
            yield Fault(file, same[-1], f"the name {quoted(name)} is that of {same[0]}, too")


def factions(pack: Pack) -> Iterator[Fault]:
    """Check the factions: they are the names of the seats, which are numbered in this order."""
    found = tuple(faction.id for faction in pack.factions)
    if found != FACTION_IDS:
        said = (
            f"the factions are {listed(FACTION_IDS)}, in this order, not {listed(found) if found else 'none'}"
        )
        yield Fault("factions.json", "", said)


def orders(pack: Pack) -> Iterator[Fault]:
    """Check the orders. The rules implement an order by its number; notation uses its id."""
    if len({order.number for order in pack.orders}) != len(ORDER_IDS):
        return  # already reported: a number is missing
    for order in pack.orders:
        wanted = ORDER_IDS[order.number - 1]
        if order.id != wanted:
            yield Fault(
                "orders.json", order.id, f"the order with number {order.number} has the id '{wanted}'"
            )


def dials(pack: Pack) -> Iterator[Fault]:
    for faction in pack.factions:
        yield from _dials(faction)


def _dials(faction: Faction) -> Iterator[Fault]:
    def fault(said: str) -> Fault:
        return Fault("factions.json", faction.id, said)

    own = [unit.id for unit in faction.units]
    for resource, spaces in zip(RESOURCES, faction.dials.all(), strict=True):
        if spaces[0] is not None:
            yield fault(f"dials, {resource}: space 0 gives nothing (null), not {quoted(spaces[0])}")
        for space, icon in enumerate(spaces):
            if icon is not None and icon not in (*own, *ICONS):
                said = f"there is no icon {quoted(icon)}{perhaps(icon, (*own, *ICONS))}"
                yield fault(f"dials, {resource}, space {space}: {said}")
    shown = {icon for spaces in faction.dials.all() for icon in spaces}
    for unit in own:
        if unit not in shown:
            yield fault(f"dials: the unit '{unit}' is on none of them, so it could never be recruited")


def homes(pack: Pack) -> Iterator[Fault]:
    """Check that each faction has a home realm whose production equals its starting dials (p. 7 and 14)."""
    there = {home.id: home for home in pack.homes}
    for faction in pack.factions:
        home = there.get(faction.home_tile)
        if home is None:
            close = perhaps(faction.home_tile, there)
            said = f"tiles.json has no home realm {quoted(faction.home_tile)}{close}"
            yield Fault("factions.json", faction.id, said)
            continue
        if home.faction != faction.id:
            said = f"it is the home of {quoted(home.faction)}, but {faction.id} calls it its own"
            yield Fault("tiles.json", home.id, said)
        yields = tuple(map(sum, zip(*(area.resources.all() for area in home.hexes), strict=True)))
        if yields and yields != faction.start.dials.all():
            begin = _three(faction.start.dials.all())
            said = f"it yields {_three(yields)}, but the dials of {faction.id} begin at {begin}"
            yield Fault("tiles.json", home.id, said)
    named = {faction.home_tile for faction in pack.factions}
    for home in pack.homes:
        if home.id not in named:
            yield Fault("tiles.json", home.id, "no faction has this home realm")


def _three(numbers: Iterable[int]) -> str:
    return ", ".join(f"{number} {resource}" for number, resource in zip(numbers, RESOURCES, strict=True))


def quests(pack: Pack) -> Iterator[Fault]:
    """Check that a quest names an area or a kind of place, and that each tile has one Setup Quest."""
    tile_of = {area.id: tile.number for tile in pack.tiles for area in tile.hexes}
    setup: Counter[int] = Counter()
    for quest in pack.quests:
        place = quest.place
        if (place.area is None) == (place.kind is None):
            yield Fault("quests.json", quest.id, "place: give either an 'area' or a 'kind'")
        elif place.area is not None and place.area not in tile_of:
            said = f"place: no numbered tile has the area {quoted(place.area)}"
            yield Fault("quests.json", quest.id, said)
        elif quest.setup and place.area is None:
            yield Fault("quests.json", quest.id, "place: a Setup Quest names an area")
        elif quest.setup and place.area is not None:
            setup[tile_of[place.area]] += 1
    for number in sorted({tile.number for tile in pack.tiles}):
        if setup[number] != 1:
            said = f"the tile {number} has {number_of(setup[number], 'Setup Quest')}; each tile has one"
            yield Fault("quests.json", "", said)
