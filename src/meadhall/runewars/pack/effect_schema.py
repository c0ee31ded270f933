"""The effect language as a JSON Schema, made from the vocabulary."""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.runewars.pack import vocabulary as words

EFFECTS = "effects.json"
Schema = dict[str, Any]

NUMBER: Schema = {"type": "integer", "minimum": -99, "maximum": 99}
BOUND: Schema = {"type": "string", "pattern": rf"^\${words.NAME}$"}
WORD: Schema = {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}


def effect_schema() -> Schema:
    defs: dict[str, Schema] = {"steps": _list(_ref("step"), empty=True), "step": _step()}
    defs |= {f"step-{name}": _op(name, op) for name, op in words.OPS.items()}
    defs |= {"condition": _condition(), "conditions": _list(_ref("condition"))}
    for what, keys in words.FILTERS.items():
        described = {name: {**_kind(key.value), "description": key.meaning} for name, key in keys.items()}
        defs[f"{what}-filter"] = _object({}, described)
    defs["filter"] = {"type": "object"}  # which filter depends on the op's `what`: see _op
    defs |= _values()
    return {"title": "The effect language of packs for Runewars", "$defs": defs}


def _values() -> dict[str, Schema]:
    """Return the schemas of the named kinds of values, described by the vocabulary."""
    resources = _object({}, dict.fromkeys(words.RESOURCES, NUMBER))
    amounts = (
        NUMBER,
        {"enum": list(words.AMOUNT_WORDS)},
        _object({"count": {"enum": list(words.COUNTS)}}, {"plus": NUMBER, "max": NUMBER}),
        _object({"attribute": {"enum": list(words.ATTRIBUTES)}}, {"max": NUMBER}),
        _object({"range": {"type": "array", "items": NUMBER, "minItems": 2, "maxItems": 2}}, {}),
    )
    by_players = _object(dict.fromkeys(words.PLAYER_COUNTS, NUMBER), {})
    option = _object({"id": WORD, "steps": _ref("steps")}, {"requires": _ref("condition")})
    result = _object({"rank": {"enum": list(words.RANKS)}, "steps": _ref("steps")}, {"min": NUMBER})
    owner = {"type": "string", "pattern": rf"^{words.OWNER_OF}\${words.NAME}$"}
    made: dict[str, Schema] = {
        "number": NUMBER,
        "yes-no": {"type": "boolean"},
        "amount": _any(amounts),
        "number-by-players": _any((NUMBER, by_players)),
        "resources": resources,
        "number-or-resources": _any((NUMBER, resources)),
        "resource": _any(({"enum": [*words.RESOURCES, "highest"]}, BOUND)),
        "attributes": _one_or_more(words.ATTRIBUTES),
        "shapes": _one_or_more(words.SHAPES),
        "alignments": _any(({"enum": list(words.ALIGNMENT_WORDS)}, _list({"enum": list(words.ALIGNMENTS)}))),
        "player": _any(({"enum": list(words.PLAYERS)}, BOUND, owner)),
        "area-or-own": _any(({"enum": list(words.OWN_AREAS)}, BOUND)),
        "title": _any((WORD, BOUND)),
        "title-or-any": _any((WORD, BOUND)),
        "unit-type": _any((WORD, BOUND)),
        "neutral-type": WORD,
        "units": _any((_ref("unit-filter"), BOUND)),
        "each": _any(({"enum": list(words.EACH)}, BOUND)),
        "area-filters": _list(_ref("area-filter")),
        "options": _list(option),
        "results": _list(result),
        "binds": {"type": "string", "pattern": f"^{words.NAME}$"},
        "choose-kind": {"enum": list(words.CHOOSE_KINDS)},
        "rule-key": {"enum": list(words.RULE_KEYS)},
    }
    made |= dict.fromkeys(words.BOUND, BOUND)
    return {name: {**schema, "description": words.VALUES[name]} for name, schema in made.items()}


def _step() -> Schema:
    """Return the schema of a step by its op, so that an editor suggests only the parameters of that op."""
    return {
        "type": "object",
        "properties": {"op": {"enum": list(words.OPS)}},
        "required": ["op"],
        "allOf": [_if({"op": {"const": name}}, _ref(f"step-{name}")) for name in words.OPS],
    }


def _op(name: str, op: words.Op) -> Schema:
    required: dict[str, Schema] = {"op": {"const": name}}
    required |= {parameter: _kind(kind) for parameter, kind in op.required.items()}
    optional = {parameter: _kind(kind) for parameter, kind in op.optional.items()}
    made = _object(required, {**optional, "at": {"enum": list(words.TIMINGS)}})
    if op.one_of:
        made["anyOf"] = [{"required": [parameter]} for parameter in op.one_of]
    rules = [
        _if({parameter: {"const": word}}, {"required": needed})
        for parameter, cases in op.needs.items()
        for word, needed in cases.items()
    ]
    for parameter, kind in op.parameters.items():
        if kind == "filter":
            rules += [
                _if({"what": {"const": what}}, {"properties": {parameter: _ref(f"{filtered}-filter")}})
                for what, filtered in words.FILTER_OF.items()
            ]
    if rules:
        made["allOf"] = rules
    return {"description": op.meaning, **made}


def _condition() -> Schema:
    """Return the schema of a condition: exactly one main key, and the keys allowed with it."""
    return {
        "oneOf": [
            {
                "description": key.meaning,
                **_object(
                    {name: _kind(key.value), **{need: _kind(key.beside[need]) for need in key.needs}},
                    {beside: _kind(kind) for beside, kind in key.beside.items()},
                ),
            }
            for name, key in words.CONDITIONS.items()
        ]
    }


def _kind(kind: words.Kind) -> Schema:
    if isinstance(kind, list):
        return {"enum": kind}
    if isinstance(kind, dict):
        return _object({name: _kind(value) for name, value in kind.items()}, {})
    return _ref(kind)


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _any(some: Iterable[Schema]) -> Schema:
    return {"anyOf": list(some)}


def _list(items: Schema, empty: bool = False) -> Schema:
    return {"type": "array", "items": items} | ({} if empty else {"minItems": 1})


def _one_or_more(known: Iterable[str]) -> Schema:
    one: Schema = {"enum": list(known)}
    return _any((one, _list(one)))


def _if(properties: Schema, then: Schema) -> Schema:
    return {"if": {"properties": properties, "required": list(properties)}, "then": then}


def _object(required: Mapping[str, Schema], optional: Mapping[str, Schema]) -> Schema:
    made: Schema = {"type": "object", "properties": {**optional, **required}}
    if required:
        made["required"] = list(required)
    return {**made, "additionalProperties": False}
