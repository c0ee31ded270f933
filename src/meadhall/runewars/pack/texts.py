"""Names and texts in a pack.

For the house set they are also messages in every language (tools/house_texts.py makes the English ones).
Texts of a user's pack that differ from the house set are shown as written.
"""

# not compiled: works on words.
from __future__ import annotations

from functools import cache
from typing import Any

from meadhall.runewars.pack.kinds import Pack
from meadhall.runewars.pack.reading import house_pack

# Title, kind of message, and the things with what is read of each: (attribute, field of the pack).
Part = tuple[str, str, list[Any], tuple[tuple[str, str], ...]]


def parts(pack: Pack) -> list[Part]:
    """Return everything that has a name, in the order of the pack."""
    text = ("text", "text")
    ability = ("ability", "ability")
    units = [unit for faction in pack.factions for unit in faction.units]
    developments = [token for faction in pack.factions for token in faction.developments]
    return [
        ("Factions", "faction", list(pack.factions), (text,)),
        ("Units of the factions", "unit", list(units), (ability, text)),
        ("Neutral units", "unit", list(pack.neutrals), (ability, text, ("duel", "duel_text"))),
        ("Developments", "development", list(developments), (text,)),
        ("Orders", "order", list(pack.orders), (text, ("supremacy", "supremacy"))),
        ("Heroes", "hero", list(pack.heroes), (ability, text)),
        ("Titles", "title", list(pack.titles), (text,)),
        ("Season cards", "seasoncard", list(pack.seasons), (text,)),
        ("Tactics cards", "tactics", list(pack.tactics), (text,)),
        ("Quests", "quest", list(pack.quests), (text, ("story", "story"))),
        ("Rewards", "reward", list(pack.rewards), (text,)),
        ("Objectives", "objective", list(pack.objectives), (text,)),
        ("Cities", "city", list(pack.cities), ()),
        ("Exploration tokens", "token", list(pack.exploration), (text,)),
    ]


def own_texts(pack: Pack) -> dict[str, str]:
    """Return all names and texts of a pack by key, such as `unit-giant` and `unit-giant.text`."""
    found: dict[str, str] = {}
    for _, kind, things, attributes in parts(pack):
        for thing in things:
            found[f"{kind}-{thing.id}"] = thing.name
            for attribute, field in attributes:
                found[f"{kind}-{thing.id}.{attribute}"] = getattr(thing, field) or ""
    return found


def changed_texts(pack: Pack) -> dict[str, str]:
    """Return the names and texts that differ from those of the house set.

    A faction of another name is a seat of another name.
    """
    house = _house_texts()
    mine = own_texts(pack)
    changed = {name.partition(".")[0] for name, text in mine.items() if house.get(name) != text}
    found = {name: text for name, text in mine.items() if name.partition(".")[0] in changed}
    for faction in pack.factions:
        if mine[f"faction-{faction.id}"] != house.get(f"faction-{faction.id}"):
            found[f"seat-{faction.id}"] = faction.name
    return found


@cache
def _house_texts() -> dict[str, str]:
    return own_texts(house_pack())
