"""The vocabulary of the effect language: steps, filters and conditions. Read from vocabulary.json.

The kind of a parameter is written in three ways there: a list of words, one of which it must be; an object of
fields, all of which it must have; or the name of a kind of value, listed under `values`.
"""

# not compiled: works on words.
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

Kind = str | list[str] | dict[str, Any]


@dataclass(frozen=True)
class Op:
    """An op: its parameters with their kinds, and which of them depend on each other."""

    group: str
    required: Mapping[str, Kind]
    optional: Mapping[str, Kind]
    one_of: tuple[str, ...]  # at least one of these must be given
    needs: Mapping[str, Mapping[str, list[str]]]  # parameter -> its value -> what is needed then
    meaning: str

    @property
    def parameters(self) -> dict[str, Kind]:
        return {**self.required, **self.optional}


@dataclass(frozen=True)
class Key:
    """A key of a filter or a condition: the kind of its value, and the other keys allowed with it."""

    value: Kind
    beside: Mapping[str, Kind]
    needs: tuple[str, ...]  # of those beside it
    meaning: str


def _op(row: dict[str, Any]) -> Op:
    return Op(
        group=row["group"],
        required=row["required"],
        optional=row["optional"],
        one_of=tuple(row.get("one_of", ())),
        needs=row.get("needs", {}),
        meaning=row["meaning"],
    )


def _keys(table: dict[str, dict[str, Any]]) -> dict[str, Key]:
    return {
        name: Key(row["value"], row.get("with", {}), tuple(row.get("needs", ())), row["meaning"])
        for name, row in table.items()
    }


_table = json.loads((Path(__file__).parents[1] / "vocabulary.json").read_text("utf-8"))

VALUES: Final[dict[str, str]] = _table["values"]
OPS: Final[dict[str, Op]] = {name: _op(row) for name, row in _table["ops"].items()}
TIMINGS: Final[dict[str, str]] = _table["timings"]
RULE_KEYS: Final[dict[str, str]] = _table["rule_keys"]
CHOOSE_KINDS: Final[dict[str, str]] = _table["choose_kinds"]
FILTERS: Final[dict[str, dict[str, Key]]] = {what: _keys(keys) for what, keys in _table["filters"].items()}
CONDITIONS: Final[dict[str, Key]] = _keys(_table["conditions"])
COUNTS: Final[dict[str, str]] = _table["counts"]
# Predefined bindings and their sorts.
CONTEXT: Final[dict[str, str]] = {name: row["sort"] for name, row in _table["context"].items()}
CONTEXT_MEANING: Final[dict[str, str]] = {name: row["meaning"] for name, row in _table["context"].items()}

# The filter of a choice depends on what is chosen.
FILTER_OF: Final = {"unit_type": "unit"} | {what: what for what in FILTERS}

# Words that stand for themselves in the named kinds of values.
PLAYERS: Final = ("self", "opponent", "each", "each_other", "left", "attacker", "defender", "owner")
RANKS: Final = ("highest", "second", "lowest", "others", "not_lowest", "all_zero")
ATTRIBUTES: Final = ("strength", "agility", "wisdom")
SHAPES: Final = ("triangle", "circle", "rectangle", "hexagon")
RESOURCES: Final = ("food", "wood", "ore")
ALIGNMENTS: Final = ("good", "neutral", "evil")
ALIGNMENT_WORDS: Final = ("differs", "opposite", "neutral-unaligned")
AMOUNT_WORDS: Final = ("all", "to-one-left")
EACH: Final = {"players": "player", "heroes": "hero", "titles": "title"}  # and of which sort each is
OWN_AREAS: Final = ("self_areas", "home:self")
OWNER_OF: Final = "owner-of:"
PLAYER_COUNTS: Final = ("2", "3", "4")
# The kinds that are nothing but something bound, and the sorts that fit. `figure` takes two.
BOUND: Final[dict[str, tuple[str, ...]]] = {
    "area": ("area",),
    "hero": ("hero",),
    "unit": ("unit",),
    "figure": ("unit", "hero"),
    "order": ("order",),
}
NAME: Final = "[a-z][a-z_]*"  # of a binding
