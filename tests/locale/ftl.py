"""Parses the .ftl files: the contents, references and variables of each message."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from fluent.syntax import ast, visitor

from meadhall import locale

T = TypeVar("T")


class Facts(visitor.Visitor):
    """What one pattern holds: variables, references, calls of TEXT and LIST, plain text, selectors."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []
        self.selectors: set[str] = set()
        self.calls: list[tuple[str, str, str, list[str]]] = []  # function, kind, form, literal ids
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        named = {argument.name.name: argument.value.value for argument in node.arguments.named}
        ids = [value.value for value in node.arguments.positional if isinstance(value, ast.StringLiteral)]
        self.calls.append((node.id.name, named.pop("kind", ""), named.pop("form", ""), ids))
        assert not named, named
        for value in node.arguments.positional:
            if isinstance(value, ast.VariableReference):
                self.variables.add(value.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for name, resource in locale._resources(language).items():
        for item in resource.body:
            yield name, item


def bodies(language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language, by the id one asks for it with."""
    found: dict[str, ast.Pattern] = {}
    for _, item in entries(language):
        if isinstance(item, ast.Message):
            if item.value is not None:
                found[item.id.name] = item.value
            for attribute in item.attributes:
                found[f"{item.id.name}.{attribute.id.name}"] = attribute.value
    return found


class ByLanguage(dict[str, dict[str, T]]):
    """What `make` finds in a language, when first asked for: taking six of them apart takes its time."""

    def __init__(self, make: Callable[[str], dict[str, T]]) -> None:
        self.make = make

    def __missing__(self, language: str) -> dict[str, T]:
        found = self[language] = self.make(language)
        return found


BODIES = ByLanguage(bodies)
FACTS = ByLanguage(lambda language: {m: Facts(body) for m, body in BODIES[language].items()})


def reached(language: str, message: str) -> Iterator[Facts]:
    facts = FACTS[language][message]
    yield facts
    for reference in facts.references:
        yield from reached(language, reference)


def variables(language: str, message: str) -> set[str]:
    return set().union(*(facts.variables for facts in reached(language, message)))


def plurals(language: str, message: str) -> set[str]:
    return set().union(*(facts.selectors for facts in reached(language, message)))


def family(language: str, prefix: str) -> set[str]:
    """The ids of all messages `<prefix>-<id>`."""
    start = f"{prefix}-"
    return {m.removeprefix(start) for m in FACTS[language] if m.startswith(start) and "." not in m}
