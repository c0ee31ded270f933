"""Decodes JSON values into the dataclasses of kinds.py, and reports every fault as a sentence.

It uses the standard library only, because a game may import nothing else, and because a person who types in
two hundred cards needs better messages than those of a library.
"""

# not compiled: works on types and words.
from __future__ import annotations

import dataclasses
import re
import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from meadhall.runewars.pack.faults import Fault, bare, either, perhaps, quoted
from meadhall.runewars.pack.kinds import Effect, Length, Limits, Pattern

Where = tuple[str, ...]
BAD = object()  # in place of a value whose fault was reported


@cache
def hints(kind: type) -> dict[str, Any]:
    """Return the types of a dataclass's fields, including limits and patterns."""
    return get_type_hints(kind, include_extras=True)


class Decoder:
    """Reads the entries of one file and collects their faults."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.entry = ""
        self.faults: list[Fault] = []

    def entry_of(self, kind: type, value: object, number: int) -> Any:
        """Decode one entry of a list; messages name it by its id, or by its number if it has none."""
        self.entry = f"entry {number}"
        if isinstance(value, dict):
            for name in ("id", "number"):
                if isinstance(value.get(name), str | int):
                    label = bare(str(value[name]))
                    self.entry = label if name == "id" else f"number {label}"
                    break
        return self.of(kind, value, ())

    def tell(self, where: Where, said: str) -> Any:
        self.faults.append(Fault(self.file, self.entry, f"{', '.join(where)}: {said}" if where else said))
        return BAD

    def of(self, kind: Any, value: object, where: Where) -> Any:
        """Return the value as this type, or BAD."""
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._marked(arguments[0], arguments[1], value, where)
        if origin in (types.UnionType, Union):  # always: something, or null
            return None if value is None else self.of(arguments[0], value, where)
        if origin is Literal:
            if isinstance(value, str) and value in arguments:
                return value
            return self.tell(where, f"must be {either(arguments)}, not {quoted(value)}")
        if origin is tuple:
            return self._list(arguments[0], value, where)
        if origin is dict:
            return self._mapping(arguments[0], arguments[1], value, where)
        if dataclasses.is_dataclass(kind) and isinstance(kind, type):
            return self._object(kind, value, where)
        return self._plain(kind, value, where)

    def _plain(self, kind: Any, value: object, where: Where) -> Any:
        if kind is Any:
            return value
        if kind is bool and not isinstance(value, bool):
            return self.tell(where, f"must be true or false, not {quoted(value)}")
        if kind is int and (isinstance(value, bool) or not isinstance(value, int)):
            return self.tell(where, f"must be a whole number, not {quoted(value)}")
        if kind is str:
            if not isinstance(value, str):
                return self.tell(where, f"must be a text in quotes, not {quoted(value)}")
            if not value.strip():
                return self.tell(where, "is empty")
            if not value.isprintable():
                return self.tell(where, "holds a character that cannot be shown, as a line break or a tab")
        return value

    def _marked(self, kind: Any, mark: object, value: object, where: Where) -> Any:
        """Decode a value with a limit or a pattern."""
        if isinstance(mark, Effect):
            return self._effect(mark, value, where)
        read = self.of(kind, value, where)
        if read is BAD:
            return BAD
        if isinstance(mark, Limits) and not mark.low <= read <= mark.high:
            wanted = f"{mark.low}" if mark.low == mark.high else f"from {mark.low} to {mark.high}"
            return self.tell(where, f"must be {wanted}, not {quoted(read)}")
        if isinstance(mark, Pattern) and not re.fullmatch(mark.expression, read):
            return self.tell(where, f"must be {mark.meaning}, not {quoted(read)}")
        if isinstance(mark, Length) and len(read) != mark.length:
            return self.tell(where, f"must list {mark.length} things, not {len(read)}")
        return read

    def _effect(self, mark: Effect, value: object, where: Where) -> Any:
        """Check only the outer form of an effect; effects.py checks it against the vocabulary."""
        if mark.part != "steps":
            return (
                value
                if isinstance(value, dict)
                else self.tell(where, f"must be an object {{…}}: {mark.part}")
            )
        if not isinstance(value, list) or not all(isinstance(step, dict) for step in value):
            return self.tell(where, "must be a list of steps, each an object with an 'op'")
        return tuple(value)

    def _list(self, kind: Any, value: object, where: Where) -> Any:
        if not isinstance(value, list):
            return self.tell(where, f"must be a list […], not {quoted(value)}")
        read = []
        for number, item in enumerate(value, 1):
            name = str(number)
            if isinstance(item, dict) and isinstance(item.get("id"), str):
                name = quoted(item["id"])
            read.append(self.of(kind, item, (*where[:-1], f"{where[-1]} {name}")))
        return BAD if any(item is BAD for item in read) else tuple(read)

    def _mapping(self, key_kind: Any, kind: Any, value: object, where: Where) -> Any:
        if not isinstance(value, dict):
            return self.tell(where, f"must be an object {{…}}, not {quoted(value)}")
        read = {}
        for key, item in value.items():
            if get_origin(key_kind) is Literal and key not in get_args(key_kind):
                read[key] = self.tell(
                    where, f"there is no {quoted(key)} here{perhaps(key, get_args(key_kind))}"
                )
            else:
                read[key] = self.of(kind, item, (*where, bare(key)))
        return BAD if any(item is BAD for item in read.values()) else read

    def _object(self, kind: type, value: object, where: Where) -> Any:
        if not isinstance(value, dict):
            return self.tell(where, f"must be an object {{…}}, not {quoted(value)}")
        fields = {field.name: field for field in dataclasses.fields(kind)}
        good, read = True, {}
        for name in value:
            if name not in fields:
                self.tell(where, f"there is no field {quoted(name)}{perhaps(name, fields)}")
                good = False
        for name, field in fields.items():
            optional = _optional(field)
            if name not in value:
                if not optional:
                    self.tell(where, f"the field '{name}' is missing")
                    good = False
            elif not (optional and value[name] == field.default and type(value[name]) is type(field.default)):
                read[name] = self.of(hints(kind)[name], value[name], (*where, name))
                good = good and read[name] is not BAD
        return kind(**read) if good else BAD


def _optional(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
