"""A refusal as text, with its rule and page."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from rich.text import Text

from meadhall.kernel.refusal import Refusal
from meadhall.terminal.output import Output


@cache
def pages() -> dict[str, str]:
    table = files("meadhall.bloodrage").joinpath("rules.csv").read_text("utf-8")
    return {row["rule"]: row["page"] for row in csv.DictReader(table.splitlines())}


def reason(out: Output, refusal: Refusal) -> Text:
    """Return the refusal as text, with the rule and its page."""
    text = Text(out.texts.refusal(refusal.code, **refusal.params))
    if refusal.rule:
        where = out.texts("rule-reference", rule=refusal.rule, page=pages().get(refusal.rule, "?"))
        text.append(f" ({where})", "dim")
    return text
