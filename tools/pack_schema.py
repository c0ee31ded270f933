"""Write what docs/ says about packs from the engine's own tables: `python -m tools.pack_schema`.

The JSON Schemas of a pack's files (docs/pack-schema/), and the effect language as a page (pack-effects.md).
`--check`: are they up to date?
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from meadhall.runewars.pack import vocabulary as words
from meadhall.runewars.pack.schema import schemas

DOCS = Path(__file__).parents[1] / "docs"
SCHEMAS = DOCS / "pack-schema"
PAGE = DOCS / "pack-effects.md"

HEAD = """\
<!-- Made by `python -m tools.pack_schema` from src/meadhall/runewars/vocabulary.json. Change that. -->
# The effect language of packs

What the cards, units and tokens of a pack for Runewars do, in words that the engine reads. How it is used,
with examples, is in [packs.md](packs.md).
"""


def documents() -> dict[Path, str]:
    """Return the content of all generated files, by path."""
    made = {
        SCHEMAS / name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in schemas().items()
    }
    made[PAGE] = page()
    return made


def page() -> str:
    parts = [HEAD, "## Steps\n"]
    parts.append(
        "Every step may also say `at`: the timing window in which it is done, if the card has several.\n"
    )
    for group in dict.fromkeys(op.group for op in words.OPS.values()):
        rows = [
            (f"`{name}`", _parameters(op.required), _parameters(op.optional), _with_needs(op))
            for name, op in words.OPS.items()
            if op.group == group
        ]
        parts += [f"### {group}\n", _table(("op", "required", "optional", "meaning"), rows)]
    parts += ["## Values\n", _pairs("value", words.VALUES)]
    parts += ["## Timing windows\n", _pairs("window", words.TIMINGS)]
    for what, keys in words.FILTERS.items():
        listed = [(f"`{name}`", _kind(key.value), key.meaning) for name, key in keys.items()]
        parts += [f"## Filter: {what}\n", _table(("key", "value", "meaning"), listed)]
    rows = [
        (f"`{name}`", _kind(key.value), _parameters(key.beside), key.meaning)
        for name, key in words.CONDITIONS.items()
    ]
    parts += ["## Conditions\n", _table(("condition", "value", "beside it", "meaning"), rows)]
    parts += ["## What can be chosen\n", _pairs("kind", words.CHOOSE_KINDS)]
    parts += ["## Counts in amounts\n", _pairs("count", words.COUNTS)]
    parts += ["## Rule keys\n", _pairs("key", words.RULE_KEYS)]
    parts += ["## Bound without a step\n", _pairs("name", words.CONTEXT_MEANING)]
    return "\n".join(parts)


def _with_needs(op: words.Op) -> str:
    said = [op.meaning]
    if op.one_of:
        said.append(f"Needs one of {', '.join(op.one_of)}.")
    for parameter, cases in op.needs.items():
        needs = "; ".join(f"{word}: {', '.join(needed)}" for word, needed in cases.items())
        said.append(f"By its {parameter} it needs more ({needs}).")
    return " ".join(said)


def _parameters(kinds: Mapping[str, words.Kind]) -> str:
    return ", ".join(f"`{name}` ({_kind(kind)})" for name, kind in kinds.items()) or "-"


def _kind(kind: words.Kind) -> str:
    if isinstance(kind, list):
        return " or ".join(kind)
    if isinstance(kind, dict):
        return "{" + ", ".join(f"{name}: {_kind(value)}" for name, value in kind.items()) + "}"
    return kind


def _pairs(what: str, table: Mapping[str, str]) -> str:
    return _table((what, "meaning"), [(f"`{name}`", meaning) for name, meaning in table.items()])


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |\n" for line in lines)


def main() -> int:
    made = documents()
    if "--check" in sys.argv[1:]:
        stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
        stale += [path for path in SCHEMAS.glob("*") if path not in made]
        for path in stale:
            print(
                f"{path} is not what the engine's tables say: run python -m tools.pack_schema",
                file=sys.stderr,
            )
        return 1 if stale else 0
    SCHEMAS.mkdir(exist_ok=True)
    for path in SCHEMAS.glob("*"):
        path.unlink()
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
