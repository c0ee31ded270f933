"""A few questions before the first game, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.locale import Texts, languages
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.pen import Pen


def choose(pen: Pen, keyboard: Keyboard, message: str, named: Sequence[tuple[str, str]], default: str) -> str:
    """One of several things by number, name, the beginning of a name, or Enter."""
    names = dict(named)
    while True:
        listed = "  ".join(f"{i}) {name}" for i, name in enumerate(names.values(), 1))
        pen.put(f"{message}  {listed}")
        line = keyboard.read(f"[{names[default]}] > ").lower()
        if not line:
            return default
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return list(names)[int(line) - 1]
        meant = [
            key
            for key, name in names.items()
            if key.lower().startswith(line) or name.lower().startswith(line)
        ]
        if len(meant) == 1:
            return meant[0]
        pen.say("ui-bad-choice", "yellow")


def ask_language(pen: Pen, keyboard: Keyboard) -> str:
    """Each language by its own name."""
    named = [(code, Texts(code)(f"language-{code}")) for code in languages()]
    return choose(pen, keyboard, pen.texts("ui-ask-language"), named, pen.texts.language)


def ask_seats(pen: Pen, keyboard: Keyboard, counts: Sequence[int]) -> int:
    """How many sit at the table, you among them. Here the number is the answer."""
    while True:
        pen.say("ui-ask-seats")
        line = keyboard.read(f"[{counts[-1]}] > ")
        if not line:
            return counts[-1]
        if line in map(str, counts):
            return int(line)
        pen.say("ui-bad-choice", "yellow")


def ask_clan(pen: Pen, keyboard: Keyboard, clans: Sequence[str]) -> str:
    named = [(clan, pen.texts(f"clan-{clan}")) for clan in clans]
    return choose(pen, keyboard, pen.texts("ui-ask-clan"), named, clans[0])


def ask_first_game(pen: Pen, keyboard: Keyboard) -> bool:
    named = [("no", pen.texts("ui-no")), ("yes", pen.texts("ui-yes"))]
    pen.say("option-first_game.text", "dim")
    return choose(pen, keyboard, pen.texts("option-first_game"), named, "no") == "yes"
