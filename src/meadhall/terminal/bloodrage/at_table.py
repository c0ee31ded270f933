"""Blood Rage in the terminal: see game_screen.TerminalGame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.terminal import saves, setup_questions
from meadhall.terminal.bloodrage.screen import BloodRageScreen
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.opponents import USUAL
from meadhall.terminal.output import Output
from meadhall.terminal.wishes import Wishes

TITLE = "ui-title"


def screen(
    rules: Rules,
    console: Console,
    texts: Texts,
    seats: Sequence[str],
    you: int,
    events: list[tuple[int, ...]],
) -> BloodRageScreen:
    return BloodRageScreen(console, texts, seats, you, events)


def ask(wishes: Wishes, out: Output, keyboard: Keyboard) -> None:
    """Somebody who has never played is offered the first game without a draft."""
    rules = wishes.rules
    wishes.seats = setup_questions.ask_seats(out, keyboard, rules.seat_counts)
    wishes.clan = setup_questions.ask_clan(out, keyboard, rules.seat_names)
    first = _ask_first_game(out, keyboard, newcomer=not saves.any_saved())
    if first:
        wishes.options = [*wishes.options, ("first_game", "true")]
    wishes.bots = [setup_questions.ask_bots(out, keyboard, usual=USUAL if first else "jarl")]


def _ask_first_game(out: Output, keyboard: Keyboard, newcomer: bool) -> bool:
    """Enter says yes for somebody who has never played here."""
    named = [("no", out.texts("ui-no")), ("yes", out.texts("ui-yes"))]
    below = out.texts("option-first_game.text")
    usual = "yes" if newcomer else "no"
    message = out.texts("ui-ask-first-game")
    return setup_questions.choose(out, keyboard, message, named, usual, below) == "yes"


def standing(texts: Texts, you: str, view: Any) -> str:
    return texts("ui-go-on-with", clan=you, age=view.age, phase=view.phase)
