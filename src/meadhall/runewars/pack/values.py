"""Checks of simple values in effects: words, numbers, ids and bindings."""

# not compiled: works on words.
from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from meadhall.runewars.pack import vocabulary as words
from meadhall.runewars.pack.faults import Fault, bare, perhaps, quoted

Where = tuple[str, ...]  # the path to a value, as words
Bound = dict[str, str]  # name -> sort


@dataclass(frozen=True)
class Ids:
    """The ids of the pack that effects may use; None if their file is broken."""

    units: frozenset[str] | None
    neutrals: frozenset[str] | None
    titles: frozenset[str] | None


class ValueChecker:
    """Checks values of one entry and collects the faults. EffectChecker adds values that contain others."""

    def __init__(self, file: str, entry: str, ids: Ids, timing: Iterable[str]) -> None:
        self.file = file
        self.entry = entry
        self.ids = ids
        self.timing = tuple(timing)
        self.faults: list[Fault] = []

    def tell(self, where: Where, said: str) -> None:
        self.faults.append(Fault(self.file, self.entry, f"{', '.join(where)}: {said}" if where else said))

    def reference(self, value: object, sorts: Iterable[str], where: Where, bound: Bound) -> None:
        """Check that a reference ($x) was bound by an earlier step and has a suitable sort."""
        if not isinstance(value, str) or not value.startswith("$"):
            return self.tell(where, f"must be something bound, such as $x, not {quoted(value)}")
        sort = words.CONTEXT.get(value, bound.get(value[1:]))
        if sort is None:
            return self.tell(where, f"{bare(value)} is not bound by any step before this")
        wanted = list(sorts)
        if sort and wanted and sort not in wanted:
            self.tell(where, f"{value} is {a(sort)}, not {' or '.join(map(a, wanted))}")

    def _number(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.tell(where, f"must be a whole number, not {quoted(value)}")
        elif abs(value) > 99:
            self.tell(where, f"must be a number up to 99, not {quoted(value)}")

    def _yes_no(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, bool):
            self.tell(where, f"must be true or false, not {quoted(value)}")

    def _range(self, value: object, where: Where, bound: Bound) -> None:
        if not (isinstance(value, list) and len(value) == 2 and all(type(end) is int for end in value)):
            return self.tell(where, f"must be two whole numbers [from, to], not {quoted(value)}")
        if not 0 <= value[0] <= value[1] <= 99:
            self.tell(where, f"must go from a smaller to a greater number, not {quoted(value)}")

    def _resource(self, value: object, where: Where, bound: Bound) -> None:
        self._word_or_bound(value, (*words.RESOURCES, "highest"), ("resource",), "resource", where, bound)

    def _attributes(self, value: object, where: Where, bound: Bound) -> None:
        self._one_or_more(value, words.ATTRIBUTES, "attribute", where)

    def _shapes(self, value: object, where: Where, bound: Bound) -> None:
        self._one_or_more(value, words.SHAPES, "shape", where)

    def _alignments(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, list):
            self._one_or_more(value, words.ALIGNMENTS, "alignment", where)
        else:
            self._one_or_more(value, words.ALIGNMENT_WORDS, "alignment", where)

    def _player(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, str) and value.startswith(words.OWNER_OF):
            return self.reference(value.removeprefix(words.OWNER_OF), ("hero", "unit"), where, bound)
        self._word_or_bound(value, words.PLAYERS, ("player",), "player", where, bound)

    def _area_or_own(self, value: object, where: Where, bound: Bound) -> None:
        self._word_or_bound(value, words.OWN_AREAS, ("area",), "area", where, bound)

    def _title(self, value: object, where: Where, bound: Bound) -> None:
        self._id_or_bound(value, self.ids.titles, "title", "title", where, bound)

    def _title_or_any(self, value: object, where: Where, bound: Bound) -> None:
        if value != "any":
            self._title(value, where, bound)

    def _unit_type(self, value: object, where: Where, bound: Bound) -> None:
        self._id_or_bound(value, self.ids.units, "unit_type", "unit", where, bound)

    def _neutral_type(self, value: object, where: Where, bound: Bound) -> None:
        if self.ids.neutrals is not None and not (isinstance(value, str) and value in self.ids.neutrals):
            self.tell(where, no("neutral unit", value, self.ids.neutrals))

    def _each(self, value: object, where: Where, bound: Bound) -> None:
        self._word_or_bound(value, words.EACH, (), "set", where, bound)

    def _word(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, str) or not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", value):
            self.tell(where, f"must be a word in small letters, not {quoted(value)}")

    def _choose_kind(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, str) or value not in words.CHOOSE_KINDS:
            self.tell(where, no("kind of choice", value, words.CHOOSE_KINDS))

    def _rule_key(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, str) or value not in words.RULE_KEYS:
            self.tell(where, no("rule key", value, words.RULE_KEYS))

    def _several(self, value: object, where: Where) -> list[Any]:
        if isinstance(value, list) and value:
            return value
        self.tell(where, f"must be a list with something in it, not {quoted(value)}")
        return []

    def _one_or_more(self, value: object, known: Iterable[str], what: str, where: Where) -> None:
        for word in self._several(value, where) if isinstance(value, list) else [value]:
            if not isinstance(word, str) or word not in known:
                self.tell(where, no(what, word, known))

    def _word_or_bound(
        self, value: object, known: Iterable[str], sorts: Iterable[str], what: str, where: Where, bound: Bound
    ) -> None:
        if isinstance(value, str) and value.startswith("$"):
            self.reference(value, sorts, where, bound)
        elif not isinstance(value, str) or value not in known:
            self.tell(where, no(what, value, known))

    def _id_or_bound(
        self, value: object, ids: frozenset[str] | None, sort: str, what: str, where: Where, bound: Bound
    ) -> None:
        if isinstance(value, str) and value.startswith("$"):
            self.reference(value, (sort,), where, bound)
        elif ids is not None and not (isinstance(value, str) and value in ids):
            self.tell(where, no(what, value, ids))


def no(what: str, value: object, known: Iterable[str]) -> str:
    """`there is no area filter 'cityy'; did you mean 'city'?`"""
    return f"there is no {what} {quoted(value)}{perhaps(value, known) if isinstance(value, str) else ''}"


def a(sort: str) -> str:
    return f"{'an' if sort[0] in 'ao' else 'a'} {sort.replace('_', ' ')}"
