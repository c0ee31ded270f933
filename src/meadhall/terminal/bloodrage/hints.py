"""A hint as text: the best answers, their expected results, and reasons."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.bots import Advice
from meadhall.kernel.contract import Ask
from meadhall.terminal.bloodrage.choices import label, ordered
from meadhall.terminal.output import Output


def hint_lines(out: Output, asked: Ask, advice: list[Advice]) -> list[RenderableType]:
    """Return each answer with its number in the list, or a sentence if there is no hint."""
    numbered = {answer.action: (number, answer) for number, answer in enumerate(ordered(asked), 1)}
    table = out.grid("", "", header=False)
    for choice in advice:
        if choice.action in numbered:
            number, answer = numbered[choice.action]
            line = Text(label(out, asked.prompt, answer), "bold")
            line.append(f" · {_prospects(out, choice)}", "not bold cyan")
            if why := _reasons(out, choice):
                line.append(f"\n{why}", "not bold")
            table.add_row(Text(f"{number:>2}", "bold"), line)
    if not table.rows:
        return [Text(out.texts("ui-hint-none"), "yellow")]
    return [Text(out.texts("ui-hint-title"), "bold"), table]


def _prospects(out: Output, choice: Advice) -> str:
    """`wins 41%, ends with about 63 Glory`."""
    return out.texts("ui-hint-prospects", percent=round(100 * choice.places[0]), n=round(choice.score))


def _reasons(out: Output, choice: Advice) -> str:
    """Return short phrases; reasons without a message are left out."""
    said = [reason for reason in choice.reasons if out.texts.has(f"reason-{reason.id}")]
    return "; ".join(out.texts(f"reason-{reason.id}", **reason.params) for reason in said)
