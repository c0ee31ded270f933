"""Checks effects against the vocabulary: every op, parameter, filter, condition and binding.

A binding has a sort (an area, a hero, …). Using it as another sort is a fault, too: the card would have no
effect in play.
"""

# not compiled: works on words.
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.runewars.pack import vocabulary as words
from meadhall.runewars.pack.faults import either, perhaps, quoted
from meadhall.runewars.pack.values import Bound, ValueChecker, Where, a, no

ANY = ""  # the sort of a binding of a faulty step: fits everywhere
DEEPEST = 20  # steps inside steps


class EffectChecker(ValueChecker):
    """Checks the effects of one entry and collects the faults."""

    # ------------------------------------------------------------------ steps

    def steps(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, list | tuple):
            return self.tell(where, f"must be a list of steps, not {quoted(value)}")
        if len(where) > 2 * DEEPEST:
            return self.tell(where[:3], "there are too many steps inside each other")
        for number, step in enumerate(value, 1):
            self.step(step, (*where, f"step {number}"), bound)

    def step(self, step: object, where: Where, bound: Bound) -> None:
        if not isinstance(step, dict) or not isinstance(step.get("op"), str):
            return self.tell(where, "a step is an object with an 'op'")
        name = step["op"]
        if name not in words.OPS:
            if isinstance(step.get("as"), str):
                bound[step["as"]] = ANY  # so that only this step is reported
            return self.tell(where, f"there is no op {quoted(name)}{perhaps(name, words.OPS)}")
        op = words.OPS[name]
        self._parameters(name, op, step, where)
        inner = self._bound_inside(name, step, where, bound)
        for parameter, kind in op.parameters.items():
            if parameter in step and kind != "binds":
                if kind == "filter":
                    self._filter_of_choice(step, parameter, where, inner)
                else:
                    self.value(kind, step[parameter], (*where, parameter), inner)
        if "at" in step:
            self._at(step["at"], where)
        self._bind_after(name, step, where, bound)

    def _parameters(self, name: str, op: words.Op, step: dict[str, Any], where: Where) -> None:
        known = (*op.parameters, "at")
        for parameter in step:
            if parameter != "op" and parameter not in known:
                self.tell(where, f"{name} has no {quoted(parameter)}{perhaps(parameter, known)}")
        for parameter in op.required:
            if parameter not in step:
                self.tell(where, f"{name} lacks '{parameter}'")
        if op.one_of and not any(parameter in step for parameter in op.one_of):
            self.tell(where, f"{name} needs one of {', '.join(op.one_of)}")
        for parameter, needed in op.needs.items():
            word = step.get(parameter)
            for missing in needed.get(word, ()) if isinstance(word, str) else ():
                if missing not in step:
                    self.tell(where, f"{name} with {parameter} '{word}' lacks '{missing}'")

    def _at(self, window: object, where: Where) -> None:
        if not isinstance(window, str) or window not in words.TIMINGS:
            return self.tell((*where, "at"), no("timing window", window, words.TIMINGS))
        if window not in self.timing:
            self.tell((*where, "at"), f"'{window}' is not among the timings of the card")

    def _filter_of_choice(self, step: dict[str, Any], parameter: str, where: Where, bound: Bound) -> None:
        what = step.get("what")
        if isinstance(what, str) and what in words.FILTER_OF:
            self.filter(words.FILTER_OF[what], step[parameter], (*where, parameter), bound)

    # ------------------------------------------------------------------ bindings

    def _bound_inside(self, name: str, step: dict[str, Any], where: Where, bound: Bound) -> Bound:
        """Return the bindings for nested steps. `for_each` adds one; bindings made there are local."""
        inner = dict(bound)
        if name == "for_each":
            over = step.get("over")
            if over != "players" and "as" not in step:
                self.tell(where, "for_each lacks 'as', a name for each of them")
            if "filter" in step and over != "heroes":
                self.tell(where, "for_each takes a filter only over heroes")
            if "as" in step and isinstance(over, str):
                self._bind(step["as"], words.EACH.get(over) or bound.get(over[1:], ANY), where, inner)
        return inner

    def _bind_after(self, name: str, step: dict[str, Any], where: Where, bound: Bound) -> None:
        if "as" in step and name != "for_each" and "as" in words.OPS[name].parameters:
            what = "unit" if name == "damage_units" else step.get("what")
            known = isinstance(what, str) and what in words.CHOOSE_KINDS
            self._bind(step["as"], str(what) if known else ANY, where, bound)

    def _bind(self, name: object, sort: str, where: Where, bound: Bound) -> None:
        if not isinstance(name, str) or not re.fullmatch(words.NAME, name):
            self.tell((*where, "as"), f"must be a name in small letters, not {quoted(name)}")
        bound[str(name).removeprefix("$")] = sort

    # ------------------------------------------------------------------ filters and conditions

    def filter(self, what: str, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, dict):
            return self.tell(where, f"must be an object {{…}}, {a(what)} filter, not {quoted(value)}")
        if len(where) > 3 * DEEPEST:
            return self.tell(where[:3], "there are too many filters inside each other")
        keys = words.FILTERS[what]
        for key, item in value.items():
            if key in keys:
                self.value(keys[key].value, item, (*where, key), bound)
            else:
                self.tell(where, no(f"{what} filter", key, keys))

    def condition(self, value: object, where: Where, bound: Bound) -> None:
        if not isinstance(value, dict):
            return self.tell(where, f"must be an object {{…}}, a condition, not {quoted(value)}")
        if len(where) > 3 * DEEPEST:
            return self.tell(where[:3], "there are too many conditions inside each other")
        # `min` and the like may come first: the kind of a condition is given by its main key.
        main = [key for key in value if key in words.CONDITIONS]
        if len(main) != 1:
            if not main and value:
                first = next(iter(value))
                return self.tell(where, no("condition", first, words.CONDITIONS))
            said = f"not {len(main)}: {', '.join(main)}; use all or any" if main else "and this one is empty"
            return self.tell(where, f"a condition says one thing, {said}")
        key = words.CONDITIONS[main[0]]
        self.value(key.value, value[main[0]], (*where, main[0]), bound)
        for name, item in value.items():
            if name in key.beside:
                self.value(key.beside[name], item, (*where, name), bound)
            elif name != main[0]:
                self.tell(where, f"'{main[0]}' has no {quoted(name)} beside it{perhaps(name, key.beside)}")
        for name in key.needs:
            if name not in value:
                self.tell(where, f"'{main[0]}' lacks '{name}' beside it")

    # ------------------------------------------------------------------ values that hold others

    def value(self, kind: words.Kind, value: object, where: Where, bound: Bound) -> None:
        if isinstance(kind, list):
            if not isinstance(value, str) or value not in kind:
                self.tell(where, f"must be {either(kind)}, not {quoted(value)}")
        elif isinstance(kind, dict):
            self._fields(kind, {}, value, where, bound)
        elif kind in words.BOUND:
            self.reference(value, words.BOUND[kind], where, bound)
        elif kind.endswith("-filter"):
            self.filter(kind.removesuffix("-filter"), value, where, bound)
        else:
            _VALUES[kind](self, value, where, bound)

    def _fields(
        self,
        required: Mapping[str, words.Kind],
        optional: Mapping[str, words.Kind],
        value: object,
        where: Where,
        bound: Bound,
    ) -> None:
        """Check that an object has these fields and no others."""
        if not isinstance(value, dict):
            return self.tell(where, f"must be an object {{{', '.join(required)}}}, not {quoted(value)}")
        known = {**required, **optional}
        for name in required:
            if name not in value:
                self.tell(where, f"the field '{name}' is missing")
        for name, item in value.items():
            if name in known:
                self.value(known[name], item, (*where, name), bound)
            else:
                self.tell(where, f"there is no field {quoted(name)}{perhaps(name, known)}")

    def _amount(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, dict):
            if not value.keys() & {"count", "attribute", "range"}:
                self.tell(where, f"must hold count, attribute or range, not {quoted(value)}")
            elif "range" in value:
                self._fields({"range": "range"}, {}, value, where, bound)
            elif "attribute" in value:
                self._fields({"attribute": list(words.ATTRIBUTES)}, {"max": "number"}, value, where, bound)
            else:
                beside: dict[str, words.Kind] = {"plus": "number", "max": "number"}
                self._fields({"count": list(words.COUNTS)}, beside, value, where, bound)
        elif isinstance(value, str):
            if value not in words.AMOUNT_WORDS:
                self.tell(where, no("amount", value, words.AMOUNT_WORDS) + ", or a number")
        else:
            self._number(value, where, bound)

    def _number_by_players(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, dict):
            self._fields(dict.fromkeys(words.PLAYER_COUNTS, "number"), {}, value, where, bound)
        else:
            self._number(value, where, bound)

    def _resources(self, value: object, where: Where, bound: Bound) -> None:
        self._fields({}, dict.fromkeys(words.RESOURCES, "number"), value, where, bound)

    def _number_or_resources(self, value: object, where: Where, bound: Bound) -> None:
        (self._resources if isinstance(value, dict) else self._number)(value, where, bound)

    def _area_filters(self, value: object, where: Where, bound: Bound) -> None:
        for number, item in enumerate(self._several(value, where), 1):
            self.filter("area", item, (*where[:-1], f"{where[-1]} {number}"), bound)

    def _units(self, value: object, where: Where, bound: Bound) -> None:
        if isinstance(value, str):
            self.reference(value, ("unit",), where, bound)
        else:
            self.filter("unit", value, where, bound)

    def _conditions(self, value: object, where: Where, bound: Bound) -> None:
        for number, item in enumerate(self._several(value, where), 1):
            self.condition(item, (*where[:-1], f"{where[-1]} {number}"), bound)

    def _steps_inside(self, value: object, where: Where, bound: Bound) -> None:
        here = where[:-1] if where[-1] == "steps" and isinstance(value, list) else where
        self.steps(value, here, dict(bound))

    def _options(self, value: object, where: Where, bound: Bound) -> None:
        names: list[object] = []
        for number, item in enumerate(self._several(value, where), 1):
            name = item.get("id") if isinstance(item, dict) else None
            here = (*where[:-1], f"option {quoted(name) if isinstance(name, str) else number}")
            if isinstance(name, str) and name in names:
                self.tell(here, "is there twice")
            names.append(name)
            self._fields({"id": "word", "steps": "steps"}, {"requires": "condition"}, item, here, bound)

    def _results(self, value: object, where: Where, bound: Bound) -> None:
        for number, item in enumerate(self._several(value, where), 1):
            here = (*where[:-1], f"result {number}")
            self._fields({"rank": list(words.RANKS), "steps": "steps"}, {"min": "number"}, item, here, bound)


_VALUES: Final[dict[str, Callable[[EffectChecker, object, Where, Bound], None]]] = {
    "number": EffectChecker._number,
    "yes-no": EffectChecker._yes_no,
    "amount": EffectChecker._amount,
    "range": EffectChecker._range,
    "number-by-players": EffectChecker._number_by_players,
    "resources": EffectChecker._resources,
    "number-or-resources": EffectChecker._number_or_resources,
    "resource": EffectChecker._resource,
    "attributes": EffectChecker._attributes,
    "shapes": EffectChecker._shapes,
    "alignments": EffectChecker._alignments,
    "player": EffectChecker._player,
    "area-or-own": EffectChecker._area_or_own,
    "area-filters": EffectChecker._area_filters,
    "title": EffectChecker._title,
    "title-or-any": EffectChecker._title_or_any,
    "unit-type": EffectChecker._unit_type,
    "neutral-type": EffectChecker._neutral_type,
    "units": EffectChecker._units,
    "each": EffectChecker._each,
    "condition": EffectChecker.condition,
    "conditions": EffectChecker._conditions,
    "steps": EffectChecker._steps_inside,
    "options": EffectChecker._options,
    "results": EffectChecker._results,
    "word": EffectChecker._word,
    "choose-kind": EffectChecker._choose_kind,
    "rule-key": EffectChecker._rule_key,
}
