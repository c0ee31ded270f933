"""Write the browser's types from the server's: `python -m tools.web_types`; `--check`: are they up to date?

msgspec makes JSON schemas of everything that travels and of a game's view; here each becomes an interface.
The protocol, the contract of all views and each game have a file of their own; a game's imports the contract.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from meadhall.bloodrage.events import Event
from meadhall.bloodrage.view import View
from meadhall.kernel import contract
from meadhall.server.api.document import schemas
from meadhall.server.messages import ClientMessage, ServerMessage

SOURCES = Path(__file__).parents[1] / "web" / "src"
PROTOCOL = SOURCES / "api" / "types.ts"
CONTRACT = SOURCES / "api" / "contract.ts"
# The games whose screens read a view of their own.
GAMES: dict[str, list[Any]] = {"bloodrage": [View, Event]}
HEAD = "// Made by `python -m tools.web_types` from the server's types. Do not edit: change those.\n"
SENT = [kind.__name__ for kind in get_args(ClientMessage)]
RECEIVED = [kind.__name__ for kind in get_args(ServerMessage)]
SHARED: dict[str, Any] = msgspec.json.schema_components([contract.View])[1]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    match schema:
        case {"$ref": ref}:
            return str(ref).rsplit("/", 1)[-1]
        case {"anyOf": some}:
            return " | ".join(dict.fromkeys(typescript(one) for one in some))
        case {"enum": words}:
            return " | ".join(f'"{word}"' for word in words)
        case {"type": "array", "items": items}:
            inner = typescript(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {typescript(values)}>"
        case {"type": "object", "properties": _}:
            return interface(schema)
        case {"type": str(kind)} if kind in PLAIN:
            return PLAIN[kind]
    return "unknown"


def interface(schema: dict[str, Any], reading: bool = False) -> str:
    """Return an interface. Types that are only received have all fields; in sent ones, defaults are
    optional."""
    needed = set(schema.get("required", ()))
    lines = [
        f"  {name}{'' if reading or name in needed else '?'}: {typescript(field)};"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def interfaces(found: dict[str, Any], extends: str = "") -> list[str]:
    """Return the interfaces of the schemas. `extends`: what `View` extends."""
    parts = []
    for name in sorted(found):
        schema = found[name]
        if "properties" not in schema:
            continue
        comment = schema.get("description", "").split("\n")[0]
        asked = name in SENT or name == "Event" or bool(schema.get("additionalProperties") is False)
        head = f"{name} extends {extends}" if extends and name == "View" else name
        text = f"export interface {head} {interface(schema, reading=not asked)}\n"
        parts.append(f"/** {comment} */\n{text}" if comment and not comment.startswith(name + "(") else text)
    return parts


def protocol() -> str:
    parts = [HEAD, *interfaces(schemas())]
    for name, kinds in (("ServerMessage", RECEIVED), ("ClientMessage", SENT)):
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";\n")
    return "\n".join(parts)


def contract_types() -> str:
    return "\n".join([HEAD, *interfaces(SHARED)])


def game_types(types: list[Any]) -> str:
    """Return a game's own types. Those of the contract are imported, and its View extends the shared one."""
    _, found = msgspec.json.schema_components(types)
    if "Event" in found:
        found["Event"]["required"] = ["kind"]  # what an event does not have is left out
    common = SHARED["View"]["properties"]
    fields = found["View"]["properties"]
    found["View"]["properties"] = {name: field for name, field in fields.items() if name not in common}
    own = {name: schema for name, schema in found.items() if name == "View" or name not in SHARED}
    used = [name for name in sorted(SHARED) if name not in own and f"#/$defs/{name}'" in repr(own)]
    imported = ", ".join([*used, "View as SharedView"])
    head = f'{HEAD}import type {{ {imported} }} from "../../api/contract.ts";\n'
    return "\n".join([head, *interfaces(own, extends="SharedView")])


def documents() -> dict[Path, str]:
    games = {SOURCES / "games" / name / "types.ts": game_types(types) for name, types in GAMES.items()}
    return {PROTOCOL: protocol(), CONTRACT: contract_types(), **games}


def main() -> int:
    stale = 0
    for target, text in documents().items():
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(
                f"{target} is not what the server's types say: run python -m tools.web_types", file=sys.stderr
            )
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
