"""`meadhall play` and `meadhall resume`."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall import games
from meadhall.bots import KINDS, TABLE, BadBot, player
from meadhall.kernel.match import Match
from meadhall.kernel.refusal import Refused
from meadhall.kernel.rules import Rules, read_options
from meadhall.locale import Texts, languages
from meadhall.runewars.own_packs import Brought, pack_of, rules_with
from meadhall.terminal import saves, setup_questions
from meadhall.terminal.file_errors import cannot_open
from meadhall.terminal.game_screen import screen_of
from meadhall.terminal.keyboard import Keyboard, Leave
from meadhall.terminal.opponents import USUAL, bot_kinds, usual_bot
from meadhall.terminal.output import Output
from meadhall.terminal.packs import folder_of, say_whose
from meadhall.terminal.resume_command import go_on
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.table import Table
from meadhall.terminal.why import reason

TITLES = {"bloodrage": "ui-title", "runewars": "rw-ui-title"}


@dataclass
class Wishes:
    """The options of the command; None if not given."""

    game: str = "bloodrage"
    seats: int | None = None
    clan: str | None = None
    bots: Sequence[str] = ()
    seed: int | None = None
    options: Sequence[tuple[str, str]] = ()
    save: Path | None = None
    pack: Brought | None = None
    ask: bool = False  # no options were given: ask the set-up questions

    @property
    def rules(self) -> Rules:
        return games()[self.game] if self.pack is None else rules_with(self.pack)


def play(wishes: Wishes, language: str, console: Console, keyboard: Keyboard) -> int:
    """Play a new game, from set-up to the end."""
    out = Output(console, Texts(language))
    rules = wishes.rules
    out.say(TITLES[wishes.game], "bold")
    if wishes.save is not None and _taken(out, wishes.save):
        return 2
    if wishes.ask and keyboard.terminal:
        try:
            if (unfinished := _unfinished(out, keyboard)) is not None:
                return resume(unfinished, None, language, console, keyboard)
            out = _ask(wishes, out, keyboard)
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
        out.put(reason(out, refused.refusal))
        return 2
    bots = bot_kinds(wishes.bots, seats - 1, usual_bot(wishes.game))
    seating = saves.Seating(you, bots, out.texts.language, folder_of(rules))
    game.events = []
    say_whose(out, rules, wishes.pack)
    out.put(Text(f"{out.texts('ui-seed')}: {seed}", "dim"))
    path = wishes.save or saves.fresh_path(you)
    return sit_down(Match(game, seed), seating, console, keyboard, path, game.events)


def _ask(wishes: Wishes, out: Output, keyboard: Keyboard) -> Output:
    rules = wishes.rules
    out = Output(out.console, Texts(setup_questions.ask_language(out, keyboard)))
    if wishes.game == "runewars":
        return _ask_runewars(wishes, out, keyboard)
    wishes.seats = setup_questions.ask_seats(out, keyboard, rules.seat_counts)
    wishes.clan = setup_questions.ask_clan(out, keyboard, rules.seat_names)
    first = setup_questions.ask_first_game(out, keyboard, newcomer=not saves.any_saved())
    if first:
        wishes.options = [*wishes.options, ("first_game", "true")]
    wishes.bots = [setup_questions.ask_bots(out, keyboard, usual=USUAL if first else "jarl")]
    return out


def _ask_runewars(wishes: Wishes, out: Output, keyboard: Keyboard) -> Output:
    """Ask for the set-up of Runewars: faction, seats, random map."""
    rules = wishes.rules
    wishes.seats = setup_questions.ask_seats(out, keyboard, rules.seat_counts, "rw-ui-ask-seats")
    factions = [seat for seat in rules.seat_names if not seat.startswith("seat-")]
    named = RunewarsOutput(out.console, out.texts, pack=pack_of(rules))
    wishes.clan = setup_questions.ask_clan(named, keyboard, factions, "rw-ui-ask-seat")
    if setup_questions.ask_map(out, keyboard):
        wishes.options = [*wishes.options, ("random_map", "true")]
    usual = usual_bot(wishes.game)
    if usual == USUAL:
        wishes.bots = [setup_questions.ask_bots(out, keyboard, usual=usual)]
    return out


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
    if loaded.seating.language in languages():
        out = Output(out.console, Texts(loaded.seating.language))
    return path if setup_questions.ask_resume(out, keyboard, _standing(out, loaded)) else None


def _standing(out: Output, loaded: saves.Loaded) -> str:
    """Describe a saved game: its seat and progress."""
    game = loaded.match.game
    view = game.view(None)
    assert loaded.seating is not None
    if game.rules.name == "runewars":
        you = loaded.seating.you
        return out.texts("rw-ui-go-on-with", seat=you, year=view.year, season=view.season)
    return out.texts("ui-go-on-with", clan=loaded.seating.you, age=view.age, phase=view.phase)


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
    match: Match,
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
