"""Why something is not allowed: a code, its parameters and the rule it comes from. Never a text."""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


@dataclass(frozen=True)
class Refusal:
    """A rule that forbids something. `code` is a message id, `rule` names a paragraph of the rulebook."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        params = " ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.code} {params}".strip() + (f" [{self.rule}]" if self.rule else "")


class Refused(ValueError):
    """Raised by `play`, `do`, `parse` and `replay`, which then change nothing. str() gives a sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __str__(self) -> str:
        return _sentence(self.refusal) or str(self.refusal)

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def params(self) -> dict[str, str | int]:
        return self.refusal.params


class BadLine(Refused):
    """A text that cannot be read: `line` counts from 1, `text` is the line itself."""

    def __init__(self, line: int, text: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line
        self.text = text

    def __str__(self) -> str:
        said = f"line {self.line}: {super().__str__()}"
        return f"{said} It reads: {self.text}" if self.text else said


Printer = Callable[[Refusal], str]


def _no_sentence(refusal: Refusal) -> str:
    return ""


_sentence: Printer = _no_sentence


def print_with(printer: Printer) -> None:
    """Set the function that turns a refusal into a sentence. The kernel itself contains no texts.

    The function returns "" for a refusal it has no sentence for; its code is printed then.
    """
    global _sentence
    _sentence = printer


def meaningful(text: str) -> list[tuple[int, str]]:
    """Return the lines of a text with their numbers, without comments (#), blanks and a byte-order mark."""
    written = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(written, 1)]
    return [(number, line) for number, line in lines if line]
