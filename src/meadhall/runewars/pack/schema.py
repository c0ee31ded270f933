"""JSON Schemas of a pack's files, made from kinds.py, for editors that support them.

They describe single files. `meadhall pack check` checks what concerns several files (counts, names,
bindings). `meadhall pack new` writes them beside a new pack, so that they work without a network;
docs/pack-schema/ has them, too (tools/pack_schema.py).
"""

# not compiled: works on types.
from __future__ import annotations

import dataclasses
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from meadhall.runewars.pack.decoding import hints
from meadhall.runewars.pack.effect_schema import EFFECTS, effect_schema
from meadhall.runewars.pack.kinds import FILES, Effect, Length, Limits, Pack, Pattern

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Return the schemas by name: one for each file of a pack, and one for the effect language."""
    made = {file: _file(file, names) for file, names in FILES.items()}
    made[EFFECTS] = {"$schema": DIALECT, **effect_schema()}
    return made


def _file(file: str, names: tuple[str, ...]) -> Schema:
    defs: dict[str, Schema] = {}
    properties = {name: _of(hints(Pack)[name], defs) for name in names}
    return {
        "$schema": DIALECT,
        "title": f"{file} of a pack for Runewars",
        "type": "object",
        "properties": {"$schema": {"type": "string"}, **properties},
        "required": list(names),
        "additionalProperties": False,
        "$defs": defs,
    }


def _of(kind: Any, defs: dict[str, Schema]) -> Schema:
    """Return the schema of a type; dataclasses are put into `defs` and referenced."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _marked(arguments[0], arguments[1], defs)
    if origin in (types.UnionType, Union):
        return {"anyOf": [_of(arguments[0], defs), {"type": "null"}]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is tuple:
        return {"type": "array", "items": _of(arguments[0], defs)}
    if origin is dict:
        names = {"propertyNames": _of(arguments[0], defs)} if get_origin(arguments[0]) is Literal else {}
        return {"type": "object", "additionalProperties": _of(arguments[1], defs), **names}
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        if kind.__name__ not in defs:
            defs[kind.__name__] = {}  # reserves its position before the types it refers to
            defs[kind.__name__] |= _object(kind, defs)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    return dict(_PLAIN[kind])


_PLAIN: dict[Any, Schema] = {
    str: {"type": "string", "pattern": r"\S"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
}


def _marked(kind: Any, mark: object, defs: dict[str, Schema]) -> Schema:
    match mark:
        case Effect(part):
            return {"$ref": f"{EFFECTS}#/$defs/{part}"}
        case Limits(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case Pattern(expression, meaning):
            return {"type": "string", "pattern": f"^({expression})$", "description": meaning}
        case Length(length):
            return {**_of(kind, defs), "minItems": length, "maxItems": length}
    raise TypeError(mark)


def _object(kind: type, defs: dict[str, Schema]) -> Schema:
    fields = dataclasses.fields(kind)
    needed = [
        field.name
        for field in fields
        if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
    ]
    properties = {}
    for field in fields:
        properties[field.name] = _of(hints(kind)[field.name], defs)
        if field.default == "":  # a note may be empty; no other text may
            properties[field.name] = {"type": "string"}
    text = " ".join((kind.__doc__ or "").split())
    made: Schema = {"type": "object", "properties": properties}
    if text and not text.startswith(f"{kind.__name__}("):  # dataclasses write a docstring of their own
        made = {"description": text, **made}
    return {**made, "required": needed, "additionalProperties": False}
