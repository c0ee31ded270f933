"""The `meadhall` command."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from meadhall.cli import hosting
from meadhall.cli.flags import parser
from meadhall.cli.pack_faults import tell
from meadhall.kernel.packs import BadPack, Brought
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, option_words, read_options
from meadhall.locale import Texts, languages
from meadhall.registry import games, games_with_packs, packs_of, plugins
from meadhall.terminal.packs import no_packs, whose


class GameCommands(Protocol):
    """Commands of one game: `GamePlugin.commands` names an object or module with this function."""

    def add(self, commands: Any) -> None:
        """Add parsers. They set the defaults `language` and `run(given, console, errors) -> exit code`."""
        ...


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            # A replaced stream may lack the method: hence the AttributeError above.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    top = parser()
    given = top.parse_args(arguments)
    if given.command is None:
        top.print_help()
        return 0
    try:
        return _run(given)
    except BrokenPipeError:  # `meadhall … | head`: the reader has gone
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130


def _run(given: argparse.Namespace) -> int:
    console = Console(highlight=False, soft_wrap=False)
    texts = Texts(given.language or language_of_the_environment())
    errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if given.command in ("play", "simulate", "arena"):
        objection = _objection(given, texts)
        if objection:
            errors.print(objection, style="red")
            return 2
    pack = None
    if getattr(given, "own_pack", None) is not None:
        try:
            pack = _bring(given.own_pack, getattr(given, "game", None))
        except BadPack as bad:
            tell(bad, errors)
            return 2
    if given.command == "simulate":
        return _simulate(given, pack, texts, console, errors)
    if given.command == "arena":
        return _arena(given, pack, texts, console, errors)
    if hasattr(given, "run"):  # a command of one game
        code: int = given.run(given, console, errors)
        return code
    if given.command in ("serve", "check-store", "backup", *hosting.COMMANDS):
        return _serve(given, console, errors)
    from meadhall.terminal.keyboard import Keyboard
    from meadhall.terminal.play import play, resume
    from meadhall.terminal.replay import replay
    from meadhall.terminal.wishes import Wishes

    language = texts.language
    if given.command == "replay":
        return replay(given.file, language, console, pack)
    keyboard = Keyboard(console)
    if given.command == "resume":
        return resume(given.file, given.language, language, console, keyboard, pack)
    options = list(given.option)
    if given.first_game:
        options.append(("first_game", "true"))
    flags = (given.seats, given.clan, given.seed, given.save, given.language)
    wishes = Wishes(
        game=given.game,
        seats=given.seats,
        clan=given.clan,
        bots=given.bots,
        seed=given.seed,
        options=options,
        save=given.save,
        pack=pack,
        ask=not options and not given.bots and all(flag is None for flag in flags),
    )
    return play(wishes, language, console, keyboard)


def _objection(given: argparse.Namespace, texts: Texts) -> str | None:
    """Return why the game cannot be played with these options, if so."""
    rules = games()[given.game]
    if given.own_pack is not None and packs_of(given.game) is None:
        return texts("err-no-packs", **no_packs())
    try:
        seats = rules.seats(given.seats or rules.seat_counts[-1])
        if given.command == "play" and given.clan is not None and given.clan not in rules.seat_names:
            known = " ".join(rules.seat_names)
            raise Refused(Refusal("unknown_seat", {"word": given.clan, "seats": known}))
        read_options(rules.options, given.option)
    except Refused as refused:
        said = texts.refusal(refused.code, **refused.params)
        if "option" not in refused.params:
            return said
        known = ", ".join(f"{name}={value}" for name, value in option_words(rules.options()))
        return f"{said}\n{_known_options(texts, given.game, known)}"
    if given.command == "arena":
        return None  # any number of bots
    bots = len(seats) - (given.command == "play")
    if given.bots and len(given.bots) not in (1, bots):
        return texts("err-bots-count", flag="--bots", wanted=bots, given=len(given.bots))
    return None


def _known_options(texts: Texts, game: str, known: str) -> str:
    """The options of a game, with the page that explains them, if it has one."""
    page = plugins()[game].rulings
    return texts("err-known-options", options=known, page=page) if page else known


def _bring(folder: Path, game: str | None) -> Brought:
    """Load a pack of that game, or of the first one that can read it; raises BadPack."""
    trouble = BadPack(())
    for name in games_with_packs() if game is None else [game]:
        packs = packs_of(name)
        assert packs is not None
        try:
            return packs.bring(folder)
        except BadPack as bad:
            trouble = bad
    raise trouble


def _simulate(
    given: argparse.Namespace, pack: Brought | None, texts: Texts, console: Console, errors: Console
) -> int:
    from meadhall.arena.command import run
    from meadhall.arena.plan import Plan, bots_for

    names = games()[given.game].seats(given.seats)
    plan = Plan(
        game=given.game,
        seats=names,
        bots=bots_for(given.bots, len(names)),
        count=given.games,
        seed=given.seed,
        options=tuple(given.option),
        records=given.records,
        pack=pack,
    )
    _say_whose(plan.rules, pack, texts, console)
    return run(plan, given.workers, given.json, texts, console, errors)


def _arena(
    given: argparse.Namespace, pack: Brought | None, texts: Texts, console: Console, errors: Console
) -> int:
    from meadhall.arena.tournament.command import run
    from meadhall.arena.tournament.plan import Tournament

    tournament = Tournament(
        game=given.game,
        clans=games()[given.game].seats(given.seats),
        bots=given.bots,
        wanted=given.games,
        seed=given.seed,
        options=tuple(given.option),
        limit=given.limit,
        pack=pack,
    )
    _say_whose(tournament.rules, pack, texts, console)
    return run(tournament, given.out or tournament.folder(), given.workers, texts, console, errors)


def _say_whose(rules: Rules, pack: Brought | None, texts: Texts, console: Console) -> None:
    """Print the provenance of the content."""
    if said := whose(texts, rules, pack):
        console.print(Text(said, "dim"))


def _serve(given: argparse.Namespace, console: Console, errors: Console) -> int:
    try:
        from meadhall.server import limit_flags
        from meadhall.server.commands.backup import back_up
        from meadhall.server.commands.check_store import check_store
        from meadhall.server.commands.serve import serve
        from meadhall.server.config import Config, default_database
    except ImportError as missing:
        errors.print(f"The server's parts are not installed ({missing.name}): pip install 'meadhall[server]'")
        return 1
    database = given.database or default_database()
    if given.command in hosting.COMMANDS:
        return hosting.run(given, database, console, errors)
    if given.command == "check-store":
        return check_store(database, console, errors)
    if given.command == "backup":
        return back_up(database, given.file, console, errors)
    if given.keep_running is not None and given.keep is None:
        errors.print("--keep-running goes with --keep.", style="red")
        return 2
    config = Config(
        database=database,
        host=given.host,
        port=given.port,
        public_url=(given.public_url or "").rstrip("/"),
        hosts=tuple(given.allow_host),
        proxies=tuple(given.proxy),
        trusted=tuple(given.trust),
        workers=given.workers,
        keep=given.keep,
        keep_running=given.keep_running,
        public_metrics=given.public_metrics,
    )
    for name, value in given.limit:
        limit_flags.apply(name, value)
    return serve(config, open_browser=given.open, json_logs=given.json_logs or None, errors=errors)


def language_of_the_environment() -> str:
    """Return the language of the environment if there are texts in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name].lower()[:2]
            return code if code in languages() else "en"
    return "en"
