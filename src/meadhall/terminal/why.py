"""A refusal as text, with its rule and page."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from rich.text import Text

from meadhall.kernel.refusal import Refusal
from meadhall.registry import plugins
from meadhall.terminal.output import Output


@cache
def pages(game: str) -> dict[str, str]:
    """The page of each rule of a game; empty if it names no such table."""
    package, _, file = plugins()[game].rule_pages.partition(":") if game in plugins() else ("", "", "")
    if not package:
        return {}
    table = files(package).joinpath(file).read_text("utf-8")
    return {row["rule"]: row["page"] for row in csv.DictReader(table.splitlines())}


def reason(out: Output, refusal: Refusal, game: str = "") -> Text:
    """The refusal in words, with the rule and its page, if its game has a table of them."""
    text = Text(out.texts.refusal(refusal.code, **refusal.params))
    if refusal.rule:
        where = out.texts("rule-reference", rule=refusal.rule, page=pages(game).get(refusal.rule, "?"))
        text.append(f" ({where})", "dim")
    return text
