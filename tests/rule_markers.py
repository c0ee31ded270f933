"""Reads `@pytest.mark.rule(...)`: which tests prove which rule. Comments and docstrings do not count."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def marked_rules(folder: Path) -> dict[str, set[str]]:
    """Every code in a `rule` marker below the folder, with the tests that have it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.rglob("test_*.py")):
        for test in tests_of(ast.parse(path.read_text("utf-8"))):
            for decorator in test.decorator_list:
                for code in codes_of(decorator):
                    found[code].add(f"{path.name}::{test.name}")
    return dict(found)


def tests_of(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def codes_of(decorator: ast.expr) -> list[str]:
    """Also those of a `pytest.param(..., marks=pytest.mark.rule(...))`."""
    calls = [node for node in ast.walk(decorator) if isinstance(node, ast.Call)]
    return [
        str(ast.literal_eval(code))
        for call in calls
        if ast.unparse(call.func) == "pytest.mark.rule"
        for code in call.args
    ]


def rows(page: Path, code: str) -> dict[str, tuple[str, ...]]:
    """Rows of the tables of a document whose first cell is such a code: the code -> the other cells."""
    lines = page.read_text("utf-8").splitlines()
    tables = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"]
    return {first: tuple(others) for first, *others in tables if re.fullmatch(code, first)}


def cited(folder: Path, pattern: str) -> dict[str, set[str]]:
    """What the Python files below a folder cite, with the files: comments and docstrings count here."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.rglob("*.py")):
        for code in re.findall(pattern, path.read_text("utf-8")):
            found[code].add(path.name)
    return dict(found)
