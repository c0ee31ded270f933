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
from meadhall.runewars.bringing import Brought, pack_of, rules_with
from meadhall.terminal import questions, saves
from meadhall.terminal.face import face_of
from meadhall.terminal.going_on import go_on
from meadhall.terminal.keyboard import Keyboard, Leave
from meadhall.terminal.opponents import USUAL, bot_kinds, usual_bot
from meadhall.terminal.packs import folder_of, say_whose
from meadhall.terminal.pen import Pen
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.table import Table
from meadhall.terminal.trouble import cannot_open
from meadhall.terminal.why import reason

TITLES = {"bloodrage": "ui-title", "runewars": "rw-ui-title"}


@dataclass
class Wishes:
    """What the flags say; None where they say nothing."""

    game: str = "bloodrage"
    seats: int | None = None
    clan: str | None = None
    bots: Sequence[str] = ()
    seed: int | None = None
    options: Sequence[tuple[str, str]] = ()
    save: Path | None = None
    pack: Brought | None = None
    ask: bool = False  # no flags were given: questions are welcome

    @property
    def rules(self) -> Rules:
        return games()[self.game] if self.pack is None else rules_with(self.pack)


def play(wishes: Wishes, language: str, console: Console, keyboard: Keyboard) -> int:
    """A new game, from set-up to the end."""
    pen = Pen(console, Texts(language))
    rules = wishes.rules
    pen.say(TITLES[wishes.game], "bold")
    if wishes.save is not None and _taken(pen, wishes.save):
        return 2
    if wishes.ask and keyboard.terminal:
        try:
            if (unfinished := _unfinished(pen, keyboard)) is not None:
                return resume(unfinished, None, language, console, keyboard)
            pen = _ask(wishes, pen, keyboard)
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
        pen.put(reason(pen, refused.refusal))
        return 2
    bots = bot_kinds(wishes.bots, seats - 1, usual_bot(wishes.game))
    seating = saves.Seating(you, bots, pen.texts.language, folder_of(rules))
    game.events = []
    say_whose(pen, rules, wishes.pack)
    pen.put(Text(f"{pen.texts('ui-seed')}: {seed}", "dim"))
    path = wishes.save or saves.fresh_path(you)
    return sit_down(Match(game, seed), seating, console, keyboard, path, game.events)


def _ask(wishes: Wishes, pen: Pen, keyboard: Keyboard) -> Pen:
    rules = wishes.rules
    pen = Pen(pen.console, Texts(questions.ask_language(pen, keyboard)))
    if wishes.game == "runewars":
        return _ask_runewars(wishes, pen, keyboard)
    wishes.seats = questions.ask_seats(pen, keyboard, rules.seat_counts)
    wishes.clan = questions.ask_clan(pen, keyboard, rules.seat_names)
    first = questions.ask_first_game(pen, keyboard, newcomer=not saves.any_saved())
    if first:
        wishes.options = [*wishes.options, ("first_game", "true")]
    wishes.bots = [questions.ask_bots(pen, keyboard, usual=USUAL if first else "jarl")]
    return pen


def _ask_runewars(wishes: Wishes, pen: Pen, keyboard: Keyboard) -> Pen:
    """Factions are seats; the map may be laid by lot."""
    rules = wishes.rules
    wishes.seats = questions.ask_seats(pen, keyboard, rules.seat_counts, "rw-ui-ask-seats")
    factions = [seat for seat in rules.seat_names if not seat.startswith("seat-")]
    named = RunePen(pen.console, pen.texts, pack=pack_of(rules))
    wishes.clan = questions.ask_clan(named, keyboard, factions, "rw-ui-ask-seat")
    if questions.ask_map(pen, keyboard):
        wishes.options = [*wishes.options, ("random_map", "true")]
    usual = usual_bot(wishes.game)
    if usual == USUAL:
        wishes.bots = [questions.ask_bots(pen, keyboard, usual=usual)]
    return pen


def _taken(pen: Pen, path: Path) -> bool:
    """A new game never takes the place of something that is already there."""
    with contextlib.suppress(OSError):
        if path.exists() and not (path.is_file() and path.stat().st_size == 0):
            pen.say("err-save-taken", "red", path=str(path))
            if saves.is_save(path):
                go_on(pen, path)
            return True
    return False


def _unfinished(pen: Pen, keyboard: Keyboard) -> Path | None:
    """The latest game that is not over, if the player wants to go on with it."""
    path = saves.latest()
    if path is None:
        return None
    try:
        loaded = saves.read(path)
    except saves.UNREADABLE:  # not the moment to complain of it
        return None
    if loaded.seating is None or loaded.match.game.over:
        return None
    if loaded.seating.language in languages():
        pen = Pen(pen.console, Texts(loaded.seating.language))
    return path if questions.ask_resume(pen, keyboard, _standing(pen, loaded)) else None


def _standing(pen: Pen, loaded: saves.Loaded) -> str:
    """Whose game it is, and how far it has got."""
    game = loaded.match.game
    view = game.view(None)
    assert loaded.seating is not None
    if game.rules.name == "runewars":
        you = loaded.seating.you
        return pen.texts("rw-ui-go-on-with", seat=you, year=view.year, season=view.season)
    return pen.texts("ui-go-on-with", clan=loaded.seating.you, age=view.age, phase=view.phase)


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
    pen = Pen(console, Texts(wanted or usual))
    path = path or saves.latest()
    if path is None:
        pen.say("err-no-save")
        return 1
    try:
        loaded = saves.read(path, pack)
    except saves.UNREADABLE as trouble:
        cannot_open(pen, path, trouble)
        return 1
    names = loaded.match.game.seat_names()
    seating = loaded.seating or saves.Seating(names[0], (), "", folder_of(loaded.match.game.rules))
    bots = bot_kinds(seating.bots, len(names) - 1, usual_bot(loaded.match.game.rules.name))
    spoken = wanted or (seating.language if seating.language in languages() else usual)
    pen = Pen(console, Texts(spoken))
    if not _can_play(pen, path, bots):
        return 1
    pen.say("ui-resumed", "green")
    say_whose(pen, loaded.match.game.rules, pack)
    seating = replace(seating, bots=bots, language=spoken)
    return sit_down(loaded.match, seating, console, keyboard, path, loaded.events)


def _can_play(pen: Pen, path: Path, bots: Sequence[str]) -> bool:
    """Whether the bots of a save are here; if not, says which one is missing and how to take another."""
    for bot in bots:
        try:
            player(bot, pace=TABLE)
        except BadBot as bad:
            pen.say("err-bad-bot", "red", path=str(path), bot=bot)
            pen.put(Text(f"  {bad}", "dim"))
            pen.say("err-other-bot", line="# bots", known=", ".join(KINDS))
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
    face = face_of(match.game.rules, console, Texts(seating.language), names, seating.you, events)
    face.story.read = max(0, len(events) - 12) if events else 0
    try:
        return Table(match, seating, face, keyboard, path).run()
    except BrokenPipeError:  # nobody reads what we say any more; the game is saved
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
