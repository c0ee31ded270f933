"""Finds the texts that the source needs: refusals, prompts, answers, events."""

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import meadhall
from meadhall.kernel.notation import NOT_AN_ANSWER
from tests.locale.server import SERVER, collected

SOURCE = Path(meadhall.__file__).parent
CONSTANTS = {"NOT_AN_ANSWER": NOT_AN_ANSWER}

Site = tuple[str, frozenset[str], str]  # code, parameters, rule


@cache
def refusals() -> dict[str, set[frozenset[str]]]:
    """Every code a Refusal can have, and the parameters it comes with, place by place."""
    found: dict[str, set[frozenset[str]]] = {}
    for code, params, _ in sites():
        found.setdefault(code, set()).add(params)
    for code, places in collected()["refusal"].items():
        found.setdefault(code, set()).update(places)
    return found


def rules_named() -> set[str]:
    """Every rule a Refusal is given, where it is written out."""
    return {rule for _, _, rule in sites() if rule}


@cache
def sites() -> list[Site]:
    """Everywhere but in the server, which has more ways to say no (see server.py)."""
    found: list[Site] = []
    for path in sorted(path for path in SOURCE.rglob("*.py") if SERVER not in path.parents):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]:
            found += _sites(function)
    return found


def _sites(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Site]:
    local: dict[str, ast.expr] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            local[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            local[node.target.id] = node.value
    arguments = {argument.arg for argument in function.args.args}
    for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if name not in ("Refusal", "wrong") or not call.args:
            continue
        if isinstance(call.args[0], ast.Name) and call.args[0].id in arguments:
            continue  # handed on: read where it is given
        if name == "wrong":
            params = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        else:
            params = _keys(call.args[1], local) if len(call.args) > 1 else frozenset()
        last = call.args[2] if len(call.args) > 2 else None
        rule = last.value if isinstance(last, ast.Constant) else ""
        for code in _strings(call.args[0], local):
            yield code, params, str(rule)


def _strings(node: ast.expr, local: dict[str, ast.expr]) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _strings(node.body, local) + _strings(node.orelse, local)
    assert isinstance(node, ast.Name), ast.dump(node)
    return [CONSTANTS[node.id]] if node.id in CONSTANTS else _strings(local[node.id], local)


def _keys(node: ast.expr, local: dict[str, ast.expr]) -> frozenset[str]:
    if isinstance(node, ast.Name):
        node = local[node.id]
    assert isinstance(node, ast.Dict), ast.dump(node)
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def spelled_out(pattern: str, *folders: str) -> set[str]:
    """All that a regular expression finds in the source, below some folders or everywhere."""
    paths = [p for folder in folders or (".",) for p in sorted((SOURCE / folder).rglob("*.py"))]
    return {match for path in paths for match in re.findall(pattern, path.read_text(encoding="utf-8"))}


def rulebook() -> dict[str, int]:
    """The paragraphs of Blood Rage's rulebook and their pages."""
    with (SOURCE / "bloodrage" / "rules.csv").open(encoding="utf-8") as table:
        return {row["rule"]: int(row["page"]) for row in csv.DictReader(table)}
