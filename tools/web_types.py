"""Write the browser's types from the server's: `python -m tools.web_types`; `--check`: are they up to date?

msgspec makes JSON schemas of all messages and of a game's view; each becomes an interface here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from meadhall.bloodrage.events import Event
from meadhall.bloodrage.view import View
from meadhall.server.api.document import schemas
from meadhall.server.messages import ClientMessage, ServerMessage

TARGET = Path(__file__).parents[1] / "web" / "src" / "api" / "types.ts"
HEAD = "// Made by `python -m tools.web_types` from the server's types. Do not edit: change those.\n"
SENT = [kind.__name__ for kind in get_args(ClientMessage)]
RECEIVED = [kind.__name__ for kind in get_args(ServerMessage)]
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


def document() -> str:
    _, views = msgspec.json.schema_components([View, Event])
    views["Event"]["required"] = ["kind"]  # fields that an event does not have are left out
    parts = [HEAD]
    found = {**schemas(), **views}
    for name in sorted(found):
        schema = found[name]
        if "properties" not in schema:
            continue
        comment = schema.get("description", "").split("\n")[0]
        asked = name in SENT or name == "Event" or bool(schema.get("additionalProperties") is False)
        text = f"export interface {name} {interface(schema, reading=not asked)}\n"
        parts.append(f"/** {comment} */\n{text}" if comment and not comment.startswith(name + "(") else text)
    for name, kinds in (("ServerMessage", RECEIVED), ("ClientMessage", SENT)):
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";\n")
    return "\n".join(parts)


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(
                f"{TARGET} is not what the server's types say: run python -m tools.web_types", file=sys.stderr
            )
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
