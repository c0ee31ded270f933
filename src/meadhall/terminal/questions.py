"""A few questions before the first game, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from meadhall.bots import LEVELS, BadBot, player
from meadhall.locale import Texts, languages
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.pen import Pen
from meadhall.terminal.spoken import folded


def choose(
    pen: Pen,
    keyboard: Keyboard,
    message: str,
    named: Sequence[tuple[str, str]],
    default: str,
    below: str = "",
) -> str:
    """One of several things by number, name, the beginning of a name, or Enter."""
    names = dict(named)
    while True:
        listed = "  ".join(f"{i}) {name}" for i, name in enumerate(names.values(), 1))
        pen.put(Text(f"{message}  {listed}"))
        if below:
            pen.put(Text(below, "dim"))
        line = keyboard.read(f"[{names[default].partition(' (')[0]}] > ")
        if not line:
            return default
        if meant := _meant(names, line):
            return meant
        pen.say("ui-bad-answer", "yellow")


def _meant(names: Mapping[str, str], line: str) -> str:
    """The only one with this number, or with a name that begins so; "" if none is."""
    if line.isdecimal() and 1 <= int(line) <= len(names):
        return list(names)[int(line) - 1]
    begun = folded(line)
    meant = [
        key for key, name in names.items() if key.lower().startswith(begun) or folded(name).startswith(begun)
    ]
    return meant[0] if len(meant) == 1 else ""


def ask_language(pen: Pen, keyboard: Keyboard) -> str:
    """Each language by its own name."""
    named = [(code, Texts(code)(f"language-{code}")) for code in languages()]
    return choose(pen, keyboard, pen.texts("ui-ask-language"), named, pen.texts.language)


def ask_seats(pen: Pen, keyboard: Keyboard, counts: Sequence[int], message: str = "ui-ask-seats") -> int:
    """How many sit at the table, you among them. Here the number is the answer."""
    while True:
        pen.say(message)
        line = keyboard.read(f"[{counts[-1]}] > ")
        if not line:
            return counts[-1]
        if line in map(str, counts):
            return int(line)
        pen.say("ui-bad-answer", "yellow")


def ask_clan(pen: Pen, keyboard: Keyboard, clans: Sequence[str], message: str = "ui-ask-clan") -> str:
    named = [(clan, pen.seat_name(clan)) for clan in clans]
    return choose(pen, keyboard, pen.texts(message), named, clans[0])


def ask_map(pen: Pen, keyboard: Keyboard) -> bool:
    """Whether the map of Runewars is laid by lot."""
    named = [("lot", pen.texts("rw-ui-map-lot")), ("built", pen.texts("rw-ui-map-built"))]
    return choose(pen, keyboard, pen.texts("rw-ui-ask-map"), named, "lot") == "lot"


def ask_first_game(pen: Pen, keyboard: Keyboard, newcomer: bool) -> bool:
    """Enter says yes for somebody who has never played here."""
    named = [("no", pen.texts("ui-no")), ("yes", pen.texts("ui-yes"))]
    below = pen.texts("option-first_game.text")
    usual = "yes" if newcomer else "no"
    return choose(pen, keyboard, pen.texts("ui-ask-first-game"), named, usual, below) == "yes"


def ask_bots(pen: Pen, keyboard: Keyboard, usual: str) -> str:
    """How strong the others are. Any other bot can be named as on the command line."""
    names = {level: pen.texts(f"bot-{level}") for level in LEVELS}
    while True:
        pen.say("ui-ask-bots")
        for number, (level, name) in enumerate(names.items(), 1):
            pen.put(Text(f"  {number}) {name}: {pen.texts(f'bot-{level}.text')}"))
        line = keyboard.read(f"[{names[usual]}] > ")
        if not line:
            return usual
        if meant := _meant(names, line):
            return meant
        try:
            player(line)
            return line
        except BadBot as bad:
            pen.say("ui-bad-answer", "yellow")
            if "@" in line or ":" in line:  # somebody who knows more than the list
                pen.put(Text(f"  {bad}", "dim"))


def ask_resume(pen: Pen, keyboard: Keyboard, go_on: str) -> bool:
    """Whether to go on with the game that is not over."""
    named = [("resume", go_on), ("new", pen.texts("ui-new-game"))]
    return choose(pen, keyboard, pen.texts("ui-ask-resume"), named, "resume") == "resume"
