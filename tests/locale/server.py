"""Finds the texts that the server's source needs: refusals, problems, notices, close reasons."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import meadhall
from meadhall.server.guard.errors import CODES

SERVER = Path(meadhall.__file__).parent / "server"
NOTHING: frozenset[str] = frozenset()

Function = ast.FunctionDef | ast.AsyncFunctionDef
Sites = dict[str, set[frozenset[str]]]  # by code: the parameters it comes with, place by place


@dataclass(frozen=True)
class Carrier:
    """A call that names a code: its family of messages, and where the code and its parameters stand."""

    family: str
    code: int
    params: int | None = None  # a dictionary; None: keywords
    more: frozenset[frozenset[str]] = frozenset({NOTHING})  # what it adds by itself


CARRIERS = {
    "Refusal": Carrier("refusal", 0, 1),
    "Problem": Carrier("refusal", 0, 1),
    "RefusedNow": Carrier("refusal", 0, 1),
    "Denied": Carrier("refusal", 1),
    "Notice": Carrier("notice", 0, 1),
    "Bye": Carrier("bye", 0, 2),
}


@cache
def functions() -> list[Function]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SERVER.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, Function)]


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def calls(function: Function, carriers: dict[str, Carrier]) -> Iterator[tuple[ast.Call, Carrier, ast.expr]]:
    """Every call in it that names a code, and the code."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and (carrier := carriers.get(name_of(node))) is not None:
            if len(node.args) > carrier.code:
                yield node, carrier, node.args[carrier.code]


@cache
def collected() -> dict[str, Sites]:
    """All codes, by family."""
    found: dict[str, Sites] = {"refusal": {}, "notice": {}, "bye": {}}
    carriers = with_those_that_hand_on(CARRIERS)
    for function in functions():
        for call, carrier, code in calls(function, carriers):
            for word in words(code):
                sites = found[carrier.family].setdefault(word, set())
                sites |= {given | more for given in params(call, carrier) for more in carrier.more}
    return found


def with_those_that_hand_on(carriers: dict[str, Carrier]) -> dict[str, Carrier]:
    """Functions that are given a code and name it in turn carry it, too."""
    known = dict(carriers)
    for function in functions():
        arguments = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for call, carrier, code in calls(function, carriers):
            if isinstance(code, ast.Name) and code.id in arguments and function.name != "__init__":
                more = frozenset({NOTHING}) if function.args.kwarg else frozenset(params(call, carrier))
                known[function.name] = Carrier(carrier.family, arguments.index(code.id), None, more)
    return known


def words(code: ast.expr) -> list[str]:
    """The codes an expression can be; none if it is somebody else's, named elsewhere."""
    match code:
        case ast.Constant(str(word)):
            return [word]
        case ast.IfExp(_, yes, no):
            return words(yes) + words(no)
        case ast.Call(ast.Attribute(ast.Name("CODES"), "get"), [_, default]):
            return [*CODES.values(), *words(default)]
        case ast.Name() | ast.Attribute(_, "code"):
            return []
    raise AssertionError(ast.dump(code))


def params(call: ast.Call, carrier: Carrier) -> set[frozenset[str]]:
    if carrier.params is None:
        names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        if "retry_after" in names:  # told in seconds, unless it is at once
            names -= {"retry_after"}
            return {names, names | {"seconds"}}
        return {names}
    return keys(call.args[carrier.params]) if len(call.args) > carrier.params else {NOTHING}


def keys(node: ast.expr) -> set[frozenset[str]]:
    match node:
        case ast.Dict(names):
            return {frozenset(str(name.value) for name in names if isinstance(name, ast.Constant))}
        case ast.Call(ast.Name("clipped"), [inner]):
            return keys(inner)
        case ast.Call(ast.Name("_first_field")):
            return {NOTHING, frozenset({"field"})}
        case ast.Name() | ast.Attribute():  # handed on with its code
            return {NOTHING}
    raise AssertionError(ast.dump(node))
