"""The part of the game that is shown with each question."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import View
from meadhall.kernel.contract import Ask
from meadhall.terminal.bloodrage.battle import battle
from meadhall.terminal.bloodrage.board import board
from meadhall.terminal.bloodrage.cards import committed, hand
from meadhall.terminal.bloodrage.clans import clans
from meadhall.terminal.output import Output

DRAFT = {"keep-card", "keep-two-cards"}
# Questions during your own action: the board was just shown.
IN_PASSING = {
    "invade-where",
    "free-invade",
    "free-invade-whom",
    "friggas-succor",
    "thors-domain",
    "march-where",
    "march-whom",
    "upgrade-slot",
    "sacrifice-whom",
}


def heading(out: Output, view: View) -> Text:
    """Return Age, phase and first player."""
    line = Text().append(f" {out.texts('ui-age-phase', age=view.age, phase=view.phase)} ", "bold reverse")
    line.append(f"  ★ {out.texts('ui-first-player')}: ", "dim")
    return line.append_text(out.clan(view.first))


def scene(out: Output, view: View, asked: Ask, room: int = 1000) -> list[RenderableType]:
    """Return what the question is about; the hand gets the remaining lines."""
    parts: list[RenderableType]
    if asked.prompt in IN_PASSING:
        return []
    if asked.prompt in DRAFT:
        return [heading(out, view), *_drafted(out, view, asked)]
    if view.battle is not None and asked.prompt != "turn":
        parts = [heading(out, view), battle(out, view, view.battle)]
        if asked.prompt == "reveal-card" and any(card.kind != "battle" for card in view.hand):
            parts.append(Text(out.texts("ui-no-strength"), "dim"))
        with_hand = asked.prompt == "join-battle"
    else:
        parts = [heading(out, view), board(out, view), clans(out, view)]
        if quests := committed(out, view):
            parts += [Text(out.texts("ui-quests-title"), "bold"), *quests]
        with_hand = asked.prompt != "save-card"
    if with_hand and view.hand:
        parts.append(hand(out, view, room - out.lines(*parts)))
    return parts


def _drafted(out: Output, view: View, asked: Ask) -> list[RenderableType]:
    """Return your hand in one line, because the pack below is more important."""
    names = [out.texts(f"card-{card.name}") for card in view.hand]
    names += [out.texts(f"card-{words.split()[-1].partition('@')[0]}") for words in asked.given]
    if not names:
        return []
    listed = [f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items()]
    return [Text(f"{out.texts('ui-hand-title')}: ", "dim").append(", ".join(listed))]
