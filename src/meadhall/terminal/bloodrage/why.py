"""Why something is not offered: the rule that forbids it, and its page."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from meadhall.bloodrage.answers import answer as taken_apart
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.terminal.bloodrage.choices import label
from meadhall.terminal.output import Output
from meadhall.terminal.why import reason

# Not explained, because there are too many of them and the reasons are obvious.
PLAIN = {
    NOT_AN_ANSWER,
    "needs_card",
    "not_a_late_card",
    "not_a_province",
    "not_a_quest",
    "not_an_upgrade",
    "not_in_battle",
    "not_in_danger",
    "not_in_hand",
    "not_in_pack",
    "not_in_valhalla",
    "not_on_sheet",
    "not_played",
    "not_your_figure",
    "no_such_figure",
    "nobody_marches",
    "only_there",
    "say_how_many",
}


# Obvious, too, unless nothing of the kind is offered: then one example is explained.
OFTEN = {"destroyed", "no_figures_there"}


def not_offered(out: Output, game: Any, seat: int) -> list[Text]:
    """Return answers that you might expect among the choices, each with the reason."""
    prompt = game.asks[game.ask_of(seat)][1].name
    said = {taken_apart(action, game.age).verb for action in game.legal(seat)}
    lines: dict[str, Text] = {}
    for action in range(len(game.rules.words)):
        refusal = game.why_not(seat, action)
        if refusal is None or refusal.code in PLAIN:
            continue
        answer = taken_apart(action, game.age)
        if refusal.code in OFTEN and answer.verb in said:
            continue
        said.add(answer.verb)
        line = Text("• ").append(label(out, prompt, answer), "bold").append(": ")
        line.append_text(reason(out, refusal, "bloodrage"))
        lines.setdefault(line.plain, line)
    return list(lines.values())
