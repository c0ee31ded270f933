"""Questions before a game, each with a default for Enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from meadhall.bots import LEVELS, BadBot, player
from meadhall.locale import Texts, languages
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.output import Output
from meadhall.terminal.typed_words import folded


def choose(
    out: Output,
    keyboard: Keyboard,
    message: str,
    named: Sequence[tuple[str, str]],
    default: str,
    below: str = "",
) -> str:
    """Ask for one of several options, by number, name, prefix of a name, or Enter."""
    names = dict(named)
    while True:
        listed = "  ".join(f"{i}) {name}" for i, name in enumerate(names.values(), 1))
        out.put(Text(f"{message}  {listed}"))
        if below:
            out.put(Text(below, "dim"))
        line = keyboard.read(f"[{names[default].partition(' (')[0]}] > ")
        if not line:
            return default
        if meant := _meant(names, line):
            return meant
        out.say("ui-bad-answer", "yellow")


def _meant(names: Mapping[str, str], line: str) -> str:
    """Return the only option with this number or prefix; "" if there is none."""
    if line.isdecimal() and 1 <= int(line) <= len(names):
        return list(names)[int(line) - 1]
    begun = folded(line)
    meant = [
        key for key, name in names.items() if key.lower().startswith(begun) or folded(name).startswith(begun)
    ]
    return meant[0] if len(meant) == 1 else ""


def ask_language(out: Output, keyboard: Keyboard) -> str:
    """Ask for the language; each is listed by its own name."""
    named = [(code, Texts(code)(f"language-{code}")) for code in languages()]
    return choose(out, keyboard, out.texts("ui-ask-language"), named, out.texts.language)


def ask_seats(out: Output, keyboard: Keyboard, counts: Sequence[int], message: str = "ui-ask-seats") -> int:
    """Ask for the number of seats, including yours."""
    while True:
        out.say(message)
        line = keyboard.read(f"[{counts[-1]}] > ")
        if not line:
            return counts[-1]
        if line in map(str, counts):
            return int(line)
        out.say("ui-bad-answer", "yellow")


def ask_clan(out: Output, keyboard: Keyboard, clans: Sequence[str], message: str = "ui-ask-clan") -> str:
    named = [(clan, out.seat_name(clan)) for clan in clans]
    return choose(out, keyboard, out.texts(message), named, clans[0])


def ask_bots(out: Output, keyboard: Keyboard, usual: str) -> str:
    """Ask for the level of the bots. Any other bot can be named as on the command line."""
    names = {level: out.texts(f"bot-{level}") for level in LEVELS}
    while True:
        out.say("ui-ask-bots")
        for number, (level, name) in enumerate(names.items(), 1):
            out.put(Text(f"  {number}) {name}: {out.texts(f'bot-{level}.text')}"))
        line = keyboard.read(f"[{names[usual]}] > ")
        if not line:
            return usual
        if meant := _meant(names, line):
            return meant
        try:
            player(line)
            return line
        except BadBot as bad:
            out.say("ui-bad-answer", "yellow")
            if "@" in line or ":" in line:  # a bot that is not in the list
                out.put(Text(f"  {bad}", "dim"))


def ask_resume(out: Output, keyboard: Keyboard, go_on: str) -> bool:
    """Ask whether to resume the unfinished game."""
    named = [("resume", go_on), ("new", out.texts("ui-new-game"))]
    return choose(out, keyboard, out.texts("ui-ask-resume"), named, "resume") == "resume"
