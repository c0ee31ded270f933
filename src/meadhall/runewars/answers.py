"""Every answer to every ask as an int, in blocks: one block for each verb, one answer for each object.

A block has room for more objects than the house set has, so that the blocks have the same numbers for every
pack. The words are made for each pack (`words`) from its ids.
"""

from __future__ import annotations

from typing import Final

AREAS: Final = 64
SEATS: Final = 4
TYPES: Final = 40
HEROES: Final = 24
CARDS: Final = 64
OPTIONS: Final = 64
MOST: Final = 64  # numbers 0 … 63
FIGURES: Final = 17  # how many units of a type at once: 0 … 16
SPAN: Final = 41  # cells of the map: q and r from -20 to 20
MIDDLE: Final = 20
STATES: Final = 32  # of one unit in a battle: 16 * routed + damage

RESOURCE_NAMES: Final = ("food", "wood", "ore")
ATTRIBUTE_NAMES: Final = ("strength", "agility", "wisdom")
BENEFIT_NAMES: Final = ("influence", "tactics", "quests", "triangle", "circle", "rectangle", "hexagon")
ROTATIONS: Final = 6
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")

SIZES: Final = {
    "word": 1,
    "area": AREAS,
    "seat": SEATS,
    "units": TYPES * FIGURES,
    "fighter": TYPES * STATES,
    "type": TYPES,
    "hero": HEROES,
    "tactics": CARDS,
    "reward": CARDS,
    "quest": CARDS,
    "objective": CARDS,
    "development": CARDS,
    "title": 8,
    "order": 9,
    "resource": 3,
    "attribute": 3,
    "benefit": 7,
    "option": OPTIONS,
    "number": MOST,
    "fate": CARDS,
    "cell": SPAN * SPAN,
    "rotation": ROTATIONS,
    "direction": ROTATIONS,
    "tile": 16,
    "marker": SEATS,
    "faction": SEATS,
}

# (verb, kind, first answer) of each block, in order.
BLOCKS: Final[list[tuple[str, str, int]]] = []


def _block(verb: str, kind: str = "word") -> int:
    if BLOCKS:
        _, last, base = BLOCKS[-1]
        base += SIZES[last]
    else:
        base = 0
    BLOCKS.append((verb, kind, base))
    return base


# Words that stand alone.
DONE: Final[int] = _block("done")  # no more of it; go on
NO: Final[int] = _block("no")
YES: Final[int] = _block("yes")
# Set-up (p.7-9).
FACTION: Final[int] = _block("faction", "faction")
TILE: Final[int] = _block("tile", "tile")
CELL: Final[int] = _block("at", "cell")
TURN: Final[int] = _block("turned", "rotation")
SIDE: Final[int] = _block("side", "direction")
MARKER: Final[int] = _block("marker", "marker")
# Orders and turns.
ORDER: Final[int] = _block("order", "order")
PLAY: Final[int] = _block("play", "tactics")
CLAIM: Final[int] = _block("claim")  # the objective is met
VICTORY: Final[int] = _block("victory")
USE_TITLE: Final[int] = _block("use", "title")
USE: Final[int] = _block("use", "reward")
TAKE_FROM: Final[int] = _block("take-rewards", "area")  # of a defeated hero, by the area of the marker
RAZE: Final[int] = _block("raze", "area")  # a destructible exploration token
SWAP: Final[int] = _block("swap")  # rewards between own heroes
# Movement and places.
ACTIVATE: Final[int] = _block("activate", "area")
FROM: Final[int] = _block("from", "area")
TO: Final[int] = _block("to", "area")
RETREAT: Final[int] = _block("retreat", "area")
AREA: Final[int] = _block("area", "area")
PLACE: Final[int] = _block("place", "area")
UNITS: Final[int] = _block("", "units")
HERO: Final[int] = _block("hero", "hero")
LOSE: Final[int] = _block("lose", "units")  # destroyed, while they stand
LOSE_ROUTED: Final[int] = _block("lose-routed", "units")
FIGHT: Final[int] = _block("fight")
DIPLOMACY: Final[int] = _block("diplomacy")
SPEND: Final[int] = _block("spend", "number")
BID: Final[int] = _block("bid", "number")
# Battles.
ASSIST: Final[int] = _block("assist", "type")
GROUP: Final[int] = _block("attack", "type")
FIGHTER: Final[int] = _block("unit", "fighter")
# Fate cards.
KEEP: Final[int] = _block("keep", "fate")
DROP: Final[int] = _block("drop", "fate")
# Heroes and quests.
HEAL: Final[int] = _block("heal")
TRAIN: Final[int] = _block("train", "attribute")
TEST: Final[int] = _block("test", "attribute")
MOVE: Final[int] = _block("move")
DUEL: Final[int] = _block("duel", "hero")
QUEST: Final[int] = _block("quest", "quest")
REWARD: Final[int] = _block("reward", "reward")
SHED_QUEST: Final[int] = _block("discard", "quest")
SHED_TACTICS: Final[int] = _block("discard", "tactics")
SHED_REWARD: Final[int] = _block("discard", "reward")
OBJECTIVE: Final[int] = _block("objective", "objective")
ENLIST: Final[int] = _block("enlist", "hero")
DISMISS: Final[int] = _block("dismiss", "hero")
# Choices of cards and orders.
SEAT: Final[int] = _block("player", "seat")
DIAL: Final[int] = _block("dial", "resource")
CHOOSE_ORDER: Final[int] = _block("choose-order", "order")
TYPE: Final[int] = _block("type", "type")
TITLE: Final[int] = _block("title", "title")
OPTION: Final[int] = _block("choose", "option")
BENEFIT: Final[int] = _block("take", "benefit")
BUILD: Final[int] = _block("build", "area")
REPAIR: Final[int] = _block("repair", "area")
RUNES: Final[int] = _block("runes")  # Fortify's third action
DEVELOP: Final[int] = _block("develop", "development")
DISCARD_RUNE: Final[int] = _block("discard-rune", "area")
DRAGON: Final[int] = _block("dragon", "area")  # a dragon rune token to this area
FALSE: Final[int] = _block("false", "area")
REVEAL: Final[int] = _block("reveal", "area")
ANSWERS: Final[int] = BLOCKS[-1][2] + SIZES[BLOCKS[-1][1]]


def units(kind: int, n: int) -> int:
    """n units of a type."""
    return UNITS + kind * FIGURES + n


def fighter(kind: int, routed: int, damage: int) -> int:
    """Return the answer for one unit in a battle, in its current state."""
    return FIGHTER + kind * STATES + routed * 16 + damage


def cell(q: int, r: int) -> int:
    """Return the number of a cell of the map."""
    return (q + MIDDLE) * SPAN + r + MIDDLE


def cell_words(number: int) -> str:
    return f"{number // SPAN - MIDDLE},{number % SPAN - MIDDLE}"


def words(names: dict[str, list[str]]) -> list[tuple[str, ...]]:
    """Return the notation of every answer; `names` holds the ids of a pack by kind."""
    spelled: list[tuple[str, ...]] = []
    for verb, kind, _ in BLOCKS:
        head = (verb,) if verb else ()
        for i in range(SIZES[kind]):
            spelled.append((*head, *_object(kind, i, names)))
    return spelled


def _object(kind: str, i: int, names: dict[str, list[str]]) -> tuple[str, ...]:
    if kind == "word":
        return ()
    if kind == "number":
        return (str(i),)
    if kind == "cell":
        return (cell_words(i),)
    if kind == "rotation":
        return (str(60 * i),)
    if kind == "units":
        return (_name(names["type"], i // FIGURES, "type"), str(i % FIGURES))
    if kind == "fighter":
        state = i % STATES
        parts = [_name(names["type"], i // STATES, "type")]
        if state >= 16:
            parts.append("routed")
        if state % 16:
            parts.append(f"-{state % 16}")
        return tuple(parts)
    return (_name(names[kind], i, kind),)


def _name(known: list[str], i: int, kind: str) -> str:
    """Return the id of an object; numbers that the pack does not use get a placeholder."""
    return known[i] if i < len(known) else f"{kind}?{i}"


def answer_of(names: dict[str, list[str]], verb: str, area: str) -> int:
    """Return the answer of a verb with this area; -1 if there is no such area."""
    base = next(base for said, kind, base in BLOCKS if (said, kind) == (verb, "area"))
    return base + names["area"].index(area) if area in names["area"] else -1
