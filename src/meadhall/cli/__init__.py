"""The `meadhall` command."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from meadhall import games
from meadhall.cli import hosting, packs
from meadhall.cli.flags import DECISIONS, parser
from meadhall.kernel.refusal import Refusal, Refused
from meadhall.kernel.rules import Rules, option_words, read_options
from meadhall.locale import Texts, languages
from meadhall.runewars.own_packs import Brought, bring
from meadhall.runewars.pack import BadPack
from meadhall.terminal.packs import NO_PACKS, whose


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
            pack = bring(given.own_pack)
        except BadPack as bad:
            packs.tell(bad, errors)
            return 2
    if given.command == "simulate":
        return _simulate(given, pack, texts, console, errors)
    if given.command == "arena":
        return _arena(given, pack, texts, console, errors)
    if given.command == "pack":
        return packs.run(given, console, errors)
    if given.command in ("serve", "check-store", "backup", *hosting.COMMANDS):
        return _serve(given, console, errors)
    from meadhall.terminal.keyboard import Keyboard
    from meadhall.terminal.play import Wishes, play, resume
    from meadhall.terminal.replay import replay

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
    if given.own_pack is not None and rules.by_pack is None:
        return texts("err-no-packs", **NO_PACKS)
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
        return f"{said}\n{texts('err-known-options', options=known, page=DECISIONS[given.game])}"
    if given.command == "arena":
        return None  # any number of bots
    bots = len(seats) - (given.command == "play")
    if given.bots and len(given.bots) not in (1, bots):
        return texts("err-bots-count", flag="--bots", wanted=bots, given=len(given.bots))
    return None


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
