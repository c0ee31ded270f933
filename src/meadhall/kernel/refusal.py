"""Why something is not allowed: a code, its parameters and the rule it comes from. Never a text."""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """One rule that says no. `code` is a message id, `rule` names a paragraph of the rulebook."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        params = " ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.code} {params}".strip() + (f" [{self.rule}]" if self.rule else "")


class Refused(ValueError):
    """Raised by `play`, `do`, `parse` and `replay`. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def params(self) -> dict[str, str | int]:
        return self.refusal.params


class BadLine(Refused):
    """A text that cannot be read: `line` counts from 1, `text` is what stands there."""

    def __init__(self, line: int, text: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line
        self.text = text

    def __str__(self) -> str:
        return f"line {self.line}: {self.refusal}: {self.text}"


def meaningful(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers, without comments (#) and blanks."""
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if line]
