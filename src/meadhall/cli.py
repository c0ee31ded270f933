"""The `meadhall` command."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from meadhall import __version__, games
from meadhall.bots import KINDS
from meadhall.kernel.refusal import Refused
from meadhall.locale import Texts, languages


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="meadhall", description="Blood Rage at a table in your terminal.")
    top.add_argument("--version", action="version", version=f"meadhall {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command")
    play = commands.add_parser("play", help="play against bots")
    _game(play, optional=True)
    play.add_argument("--seats", type=int, help="how many clans play: 2, 3 or 4")
    play.add_argument("--clan", choices=_clans(), help="which clan is yours")
    play.add_argument("--bots", type=_kinds, default=(), metavar="KIND[,KIND...]", help=_kinds_help())
    play.add_argument("--seed", type=_number, help="the same seed deals the same game")
    play.add_argument("--first-game", action="store_true", help="no draft in the first Age")
    play.add_argument("--save", type=Path, metavar="PATH", help="where to save (default: among your saves)")
    _option(play)
    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", type=Path, nargs="?", help="a save (default: the latest)")
    simulate = commands.add_parser("simulate", help="let bots play many games")
    _game(simulate, optional=False)
    simulate.add_argument("--seats", type=int, default=4)
    simulate.add_argument("--games", type=_some, default=1000)
    simulate.add_argument("--seed", type=_number, default=1)
    simulate.add_argument("--workers", type=_some, default=1, help="how many processes play")
    simulate.add_argument(
        "--bots", type=_kinds, default=("careful",), metavar="KIND[,KIND...]", help=_kinds_help()
    )
    simulate.add_argument("--json", type=Path, metavar="FILE", help="write what was found as JSON")
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write the record of every game")
    _option(simulate)
    replay = commands.add_parser("replay", help="check a record and show the end")
    replay.add_argument("file", type=Path)
    for command in (play, resume, simulate, replay):
        command.add_argument("--language", choices=languages())
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    top = parser()
    given = top.parse_args(arguments)
    if given.command is None:
        top.print_help()
        return 0
    try:
        return _run(given)
    except BrokenPipeError:  # `meadhall … | head`: nobody reads any more
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130


def _run(given: argparse.Namespace) -> int:
    console = Console(highlight=False, soft_wrap=False)
    if given.command == "simulate":
        return _simulate(given, console)
    from meadhall.terminal.keyboard import Keyboard
    from meadhall.terminal.play import Wishes, play, resume
    from meadhall.terminal.replay import replay

    language = given.language or language_of_the_environment()
    if given.command == "replay":
        return replay(given.file, language, console)
    keyboard = Keyboard(console)
    if given.command == "resume":
        return resume(given.file, given.language, language, console, keyboard)
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
        ask=not options and not given.bots and all(flag is None for flag in flags),
    )
    return play(wishes, language, console, keyboard)


def _simulate(given: argparse.Namespace, console: Console) -> int:
    from meadhall.arena.command import run
    from meadhall.arena.plan import Plan, bots_for

    texts = Texts(given.language or language_of_the_environment())
    errors = Console(stderr=True, highlight=False)
    try:
        names = games()[given.game].seats(given.seats)
    except Refused as refused:
        errors.print(texts.refusal(refused.code, **refused.params), style="red")
        return 2
    plan = Plan(
        game=given.game,
        seats=names,
        bots=bots_for(given.bots, len(names)),
        count=given.games,
        seed=given.seed,
        options=tuple(given.option),
        records=given.records,
    )
    return run(plan, given.workers, given.json, texts, console, errors)


def language_of_the_environment() -> str:
    """Ukrainian if the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "uk" if os.environ[name].lower().startswith("uk") else "en"
    return "en"


# --- flags -------------------------------------------------------------------------------------


def _game(command: argparse.ArgumentParser, *, optional: bool) -> None:
    names = sorted(games())
    if optional:
        command.add_argument("game", nargs="?", choices=names, default=names[0])
    else:
        command.add_argument("game", choices=names)


def _option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the table, see docs/rules-decisions.md; may be given more than once",
    )


def _clans() -> list[str]:
    return [clan for rules in games().values() for clan in rules.seat_names]


def _kinds_help() -> str:
    return f"one kind for all bots or one for each: {', '.join(sorted(KINDS))}"


def _kinds(word: str) -> tuple[str, ...]:
    kinds = tuple(kind for kind in word.split(",") if kind)
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown or not kinds:
        known = ", ".join(sorted(KINDS))
        raise argparse.ArgumentTypeError(f"no bot of the kind {', '.join(unknown)!r}, only: {known}")
    return kinds


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{word!r} is not of the form name=value")
    return name, value


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 100):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number, 0 or more")
    return int(word)


def _some(word: str) -> int:
    number = _number(word)
    if not 1 <= number <= 10**9:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 up")
    return number
