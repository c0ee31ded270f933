"""Runewars in the terminal: see game_screen.TerminalGame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.runewars.own_packs import pack_of
from meadhall.terminal import setup_questions
from meadhall.terminal.keyboard import Keyboard
from meadhall.terminal.opponents import USUAL, usual_bot
from meadhall.terminal.output import Output
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.screen import RunewarsScreen
from meadhall.terminal.wishes import Wishes

TITLE = "rw-ui-title"


def screen(
    rules: Rules,
    console: Console,
    texts: Texts,
    seats: Sequence[str],
    you: int,
    events: list[tuple[int, ...]],
) -> RunewarsScreen:
    return RunewarsScreen(console, texts, seats, you, events, pack_of(rules))


def ask(wishes: Wishes, out: Output, keyboard: Keyboard) -> None:
    """Factions are seats; the map may be laid by lot."""
    rules = wishes.rules
    wishes.seats = setup_questions.ask_seats(out, keyboard, rules.seat_counts, "rw-ui-ask-seats")
    factions = [seat for seat in rules.seat_names if not seat.startswith("seat-")]
    named = RunewarsOutput(out.console, out.texts, pack=pack_of(rules))
    wishes.clan = setup_questions.ask_clan(named, keyboard, factions, "rw-ui-ask-seat")
    if ask_map(out, keyboard):
        wishes.options = [*wishes.options, ("random_map", "true")]
    usual = usual_bot(wishes.game)
    if usual == USUAL:
        wishes.bots = [setup_questions.ask_bots(out, keyboard, usual=usual)]


def ask_map(out: Output, keyboard: Keyboard) -> bool:
    """Whether the map is laid by lot."""
    named = [("lot", out.texts("rw-ui-map-lot")), ("built", out.texts("rw-ui-map-built"))]
    return setup_questions.choose(out, keyboard, out.texts("rw-ui-ask-map"), named, "lot") == "lot"


def standing(texts: Texts, you: str, view: Any) -> str:
    return texts("rw-ui-go-on-with", seat=you, year=view.year, season=view.season)
