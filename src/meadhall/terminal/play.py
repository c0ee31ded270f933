"""`meadhall play` and `meadhall resume`."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall.bots import KINDS, TABLE, BadBot, player
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.packs import Brought
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rules import read_options
from meadhall.locale import Texts, languages
from meadhall.terminal import saves, setup_questions
from meadhall.terminal.file_errors import cannot_open
from meadhall.terminal.game_screen import screen_of, terminal_game
from meadhall.terminal.keyboard import Keyboard, Leave
from meadhall.terminal.opponents import bot_kinds, usual_bot
from meadhall.terminal.output import Output
from meadhall.terminal.packs import folder_of, say_whose
from meadhall.terminal.resume_command import go_on
from meadhall.terminal.table import Table
from meadhall.terminal.why import reason
from meadhall.terminal.wishes import Wishes


def play(wishes: Wishes, language: str, console: Console, keyboard: Keyboard) -> int:
    """Play a new game, from set-up to the end."""
    out = Output(console, Texts(language))
    rules = wishes.rules
    terminal = terminal_game(wishes.game)
    if terminal is None:
        out.say("err-no-screen", "red", game=wishes.game, command="meadhall serve")
        return 2
    out.say(terminal.TITLE, "bold")
    if wishes.save is not None and _taken(out, wishes.save):
        return 2
    if wishes.ask and keyboard.terminal:
        try:
            if (unfinished := _unfinished(out, keyboard)) is not None:
                return resume(unfinished, None, language, console, keyboard)
            out = Output(out.console, Texts(setup_questions.ask_language(out, keyboard)))
            terminal.ask(wishes, out, keyboard)
        except Leave as leaving:
            return leaving.code
    seats = wishes.seats or rules.seat_counts[-1]
    seed = secrets.randbelow(10**9) if wishes.seed is None else wishes.seed
    try:
        you = wishes.clan or rules.seat_names[0]
        rules.seats(seats)
        clans = [clan for clan in rules.seat_names if clan != you][: seats - 1]
        names = [clan for clan in rules.seat_names if clan == you or clan in clans]
        options = read_options(rules.options, wishes.options)
        game = rules.new(seats=names, seed=seed, options=options)
    except Refused as refused:
        out.put(reason(out, refused.refusal, wishes.game))
        return 2
    bots = bot_kinds(wishes.bots, seats - 1, usual_bot(wishes.game))
    seating = saves.Seating(you, bots, out.texts.language, folder_of(rules))
    game.events = []
    say_whose(out, rules, wishes.pack)
    out.put(Text(f"{out.texts('ui-seed')}: {seed}", "dim"))
    path = wishes.save or saves.fresh_path(you)
    return sit_down(Match(game, seed), seating, console, keyboard, path, game.events)


def _taken(out: Output, path: Path) -> bool:
    """Whether the save file exists: a new game never overwrites it."""
    with contextlib.suppress(OSError):
        if path.exists() and not (path.is_file() and path.stat().st_size == 0):
            out.say("err-save-taken", "red", path=str(path))
            if saves.is_save(path):
                go_on(out, path)
            return True
    return False


def _unfinished(out: Output, keyboard: Keyboard) -> Path | None:
    """Return the latest unfinished game, if the player wants to continue it."""
    path = saves.latest()
    if path is None:
        return None
    try:
        loaded = saves.read(path)
    except saves.UNREADABLE:  # an unreadable save is not reported here
        return None
    if loaded.seating is None or loaded.match.game.over:
        return None
    if terminal_game(loaded.match.game.rules.name) is None:
        return None
    if loaded.seating.language in languages():
        out = Output(out.console, Texts(loaded.seating.language))
    return path if setup_questions.ask_resume(out, keyboard, _standing(out, loaded)) else None


def _standing(out: Output, loaded: saves.Loaded) -> str:
    """Describe a saved game: its seat and progress."""
    game = loaded.match.game
    terminal = terminal_game(game.rules.name)
    assert loaded.seating is not None and terminal is not None
    return terminal.standing(out.texts, loaded.seating.you, game.view(None))


def resume(
    path: Path | None,
    wanted: str | None,
    usual: str,
    console: Console,
    keyboard: Keyboard,
    pack: Brought | None = None,
) -> int:
    """Go on with a saved game, the one named or the latest, in the language wanted or the save's.

    A pack that is named takes the place of the folder that the save remembers.
    """
    out = Output(console, Texts(wanted or usual))
    path = path or saves.latest()
    if path is None:
        out.say("err-no-save")
        return 1
    try:
        loaded = saves.read(path, pack)
    except saves.UNREADABLE as trouble:
        cannot_open(out, path, trouble)
        return 1
    if terminal_game(loaded.match.game.rules.name) is None:
        out.say("err-no-screen", "red", game=loaded.match.game.rules.name, command="meadhall serve")
        return 1
    names = loaded.match.game.seat_names()
    seating = loaded.seating or saves.Seating(names[0], (), "", folder_of(loaded.match.game.rules))
    bots = bot_kinds(seating.bots, len(names) - 1, usual_bot(loaded.match.game.rules.name))
    spoken = wanted or (seating.language if seating.language in languages() else usual)
    out = Output(console, Texts(spoken))
    if not _can_play(out, path, bots):
        return 1
    out.say("ui-resumed", "green")
    say_whose(out, loaded.match.game.rules, pack)
    seating = replace(seating, bots=bots, language=spoken)
    return sit_down(loaded.match, seating, console, keyboard, path, loaded.events)


def _can_play(out: Output, path: Path, bots: Sequence[str]) -> bool:
    """Whether the bots of a save are available; if not, prints which one is missing and how to replace it."""
    for bot in bots:
        try:
            player(bot, pace=TABLE)
        except BadBot as bad:
            out.say("err-bad-bot", "red", path=str(path), bot=bot)
            out.put(Text(f"  {bad}", "dim"))
            out.say("err-other-bot", line="# bots", known=", ".join(KINDS))
            return False
    return True


def sit_down(
    match: Match[Game],
    seating: saves.Seating,
    console: Console,
    keyboard: Keyboard,
    path: Path,
    events: list[tuple[int, ...]],
) -> int:
    names = match.game.seat_names()
    screen = screen_of(match.game.rules, console, Texts(seating.language), names, seating.you, events)
    screen.story.read = max(0, len(events) - 12) if events else 0
    try:
        return Table(match, seating, screen, keyboard, path).run()
    except BrokenPipeError:  # the output was closed; the game is saved
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
