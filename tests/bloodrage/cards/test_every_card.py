"""Each of the 61 cards has a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path

from meadhall.bloodrage.cards import TYPE_NAME


def cards_with_a_test() -> set[str]:
    """The names in `@card("…")` above the tests of this folder."""
    names: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                names |= {name for decorator in node.decorator_list for name in named(decorator)}
    return names


def named(decorator: ast.expr) -> set[str]:
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name):
        if decorator.func.id == "card":
            return {str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)}
    return set()


def test_every_card_has_a_test() -> None:
    assert len(TYPE_NAME) == 61
    assert cards_with_a_test() == set(TYPE_NAME)
