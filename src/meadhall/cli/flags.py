"""The options and subcommands of `meadhall`, and their parsing."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
from pathlib import Path
from typing import Any

from meadhall import __version__
from meadhall.bots import KINDS, BadBot, player
from meadhall.cli import hosting
from meadhall.kernel.record import BRINGS_A_PACK
from meadhall.kernel.seeds import MOST_DIGITS
from meadhall.locale import languages
from meadhall.registry import default_game, games, games_with_packs, load, plugins


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="meadhall", description=f"{_titles(list(plugins()))} at a table in your terminal."
    )
    top.add_argument("--version", action="version", version=f"meadhall {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command")
    packed = _titles(games_with_packs())
    content = f"a pack of {packed} to play with, as docs/packs.md tells (default: the house set)"
    play = commands.add_parser("play", help="play against bots")
    _game(play, optional=True)
    play.add_argument(
        "--seats", type=_seats, metavar="N", help=f"how many clans play: {_counts()} (default: 4)"
    )
    play.add_argument(
        "--clan",
        "--faction",
        choices=_clans(),
        metavar="NAME",
        help=f"which clan or faction is yours: {_own_clans()}",
    )
    play.add_argument("--bots", type=_bots, default=(), metavar="BOT[,BOT...]", help=_bots_help("karl"))
    play.add_argument(
        "--seed", type=_seed, metavar="N", help="the same seed deals the same game (default: a new one)"
    )
    play.add_argument("--first-game", action="store_true", help="no draft in the first Age (default: draft)")
    play.add_argument("--save", type=Path, metavar="PATH", help="where to save (default: among your saves)")
    _option(play)
    _pack(play, content)
    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", type=Path, nargs="?", help="a save (default: the latest)")
    _pack(resume, f"the pack of {packed} it is played with (default: where the save says it lies)")
    simulate = commands.add_parser("simulate", help="let bots play many games")
    _game(simulate, optional=False)
    _many_games(simulate, 1000, "how many games are played")
    simulate.add_argument(
        "--bots", type=_bots, default=("careful",), metavar="BOT[,BOT...]", help=_bots_help("careful")
    )
    simulate.add_argument(
        "--json", type=Path, metavar="FILE", help="write what was found as JSON too (default: tables only)"
    )
    simulate.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help="write the record of every game into this folder, new or empty (default: no records)",
    )
    _option(simulate)
    _pack(simulate, content)
    arena = commands.add_parser("arena", help="find out which bots are stronger, and how sure that is")
    _game(arena, optional=False)
    arena.add_argument(
        "--bots",
        type=_bots,
        required=True,
        metavar="BOT[,BOT...]",
        help=f"who plays: {_named_bots()}. As many as seats: one table, in all its seat orders; more: "
        "every choice of so many; fewer: free seats are filled from among them in every way",
    )
    _many_games(arena, 400, "how many games are played, rounded up to whole rounds of all seat orders")
    arena.add_argument(
        "--limit",
        type=_seconds,
        default=60.0,
        metavar="SECONDS",
        help="how long one decision may take before it is taken away from the bot (default: %(default)g)",
    )
    arena.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="where the games and results go; the same command goes on with what is there "
        "(default: arena/ and the names of the bots)",
    )
    _option(arena)
    _pack(arena, content)
    _serving(commands)
    hosting.add(commands)
    for plugin in plugins().values():
        if plugin.commands:
            load(plugin.commands).add(commands)
    replay = commands.add_parser("replay", help="check a record and show the end")
    replay.add_argument("file", type=Path, help="a save, or a record that simulate wrote")
    _pack(replay, f"the pack of {packed} it was played with (default: where a save says it lies)")
    for command in (play, resume, simulate, arena, replay):
        command.add_argument("--language", choices=languages(), help=_language_help(command is resume))
    return top


def _serving(commands: Any) -> None:
    serve = commands.add_parser("serve", help="start the server: tables for people with a browser")
    store = commands.add_parser("check-store", help="replay every stored table")
    backup = commands.add_parser("backup", help="copy all tables into one file, while the server runs")
    backup.add_argument("file", type=Path, help="where to; must not exist yet")
    for command in (serve, store, backup):
        command.add_argument("--database", metavar="URL", help=hosting.DATABASE)
    serve.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0: all (default: %(default)s)"
    )
    serve.add_argument("--port", type=_port, default=8000, help="0: any free one (default: %(default)s)")
    serve.add_argument(
        "--public-url",
        type=_url,
        metavar="URL",
        help="what people type, if a proxy stands in front: https://meadhall.example (default: none)",
    )
    for flag, what in (
        (
            "--allow-host",
            "one more name this server answers to, besides localhost, numbers, this machine's own name,"
            " names in .local and the public one (default: none)",
        ),
        ("--proxy", "a proxy's address or network, believed about whom it speaks for (default: none)"),
        ("--trust", "an address or network without limits, as for load tests (default: none)"),
    ):
        kind = _name if flag == "--allow-host" else _network
        serve.add_argument(flag, action="append", default=[], type=kind, metavar="NAME", help=what)
    serve.add_argument(
        "--workers",
        type=_some,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes in which bots think (default: %(default)s)",
    )
    hosting.keep(serve)
    serve.add_argument(
        "--limit",
        type=hosting.limit,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a limit; `meadhall limits` prints them; more than once for more (default: as printed)",
    )
    serve.add_argument(
        "--public-metrics", action="store_true", help="/metrics for everybody (default: local)"
    )
    serve.add_argument(
        "--json-logs", action="store_true", help="logs as JSON (default: unless at a terminal)"
    )
    serve.add_argument("--open", action="store_true", help="open the page in a browser (default: no)")
    for command in (serve, store, backup):
        command.set_defaults(language=None)


def _port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"{word!r} is not a port from 0 to 65535")
    return int(word)


def _url(word: str) -> str:
    if not re.fullmatch(r"https?://[^/?#\s]+/?", word):
        raise argparse.ArgumentTypeError(f"{word!r} is not of the form https://meadhall.example")
    return word


def _name(word: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_.-]{1,253}", word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a name such as meadhall.example, without a port")
    return word


def _network(word: str) -> str:
    try:
        ipaddress.ip_network(word, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not an address or a network such as 10.0.0.0/8"
        ) from None
    return word


def _game(command: argparse.ArgumentParser, *, optional: bool) -> None:
    names = sorted(games())
    if optional:
        command.add_argument(
            "game", nargs="?", choices=names, default=default_game(), help="which game (default: %(default)s)"
        )
    else:
        command.add_argument("game", choices=names, help="which game")


def _option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        type=_pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"a choice of the table, as in {' and '.join(_rulings())}; may be given more than once "
        "(default: as written there)",
    )


def _pack(command: argparse.ArgumentParser, what: str) -> None:
    flag, metavar = BRINGS_A_PACK.split()
    command.add_argument(flag, dest="own_pack", type=Path, metavar=metavar, help=what)


def _titles(names: list[str]) -> str:
    """The titles of some games: `A, B and C`."""
    *few, last = [plugins()[name].title for name in names] or ["no game"]
    return f"{', '.join(few)} and {last}" if few else last


def _rulings() -> list[str]:
    return [plugin.rulings for plugin in plugins().values() if plugin.rulings]


def _clans() -> list[str]:
    return [clan for rules in games().values() for clan in rules.seat_names]


def _own_clans() -> str:
    """Describe the seats of each game, with the default one of the user."""
    return "; ".join(
        f"{name}: {', '.join(rules.seat_names)} (default: {rules.seat_names[0]})"
        for name, rules in sorted(games().items())
    )


def _counts() -> str:
    *few, most = sorted({count for rules in games().values() for count in rules.seat_counts})
    return f"{', '.join(map(str, few))} or {most}"


def _seats(word: str) -> int:
    if word not in {str(count) for rules in games().values() for count in rules.seat_counts}:
        raise argparse.ArgumentTypeError(f"{_counts()} can play, not {word!r}")
    return int(word)


def _language_help(resumes: bool) -> str:
    return (
        f"the language of all texts (default: {'that of the save' if resumes else 'as your system has it'})"
    )


def _many_games(command: argparse.ArgumentParser, usual: int, games_help: str) -> None:
    for flag, kind, default, what in (
        ("--seats", _seats, 4, f"how many clans play: {_counts()}"),
        ("--games", _some, usual, games_help),
        ("--seed", _seed, 1, "the same seed plays the same games, however many workers there are"),
        ("--workers", _some, 1, "how many processes play"),
    ):
        command.add_argument(
            flag, type=kind, default=default, metavar="N", help=f"{what} (default: %(default)s)"
        )


def _named_bots() -> str:
    return f"{', '.join(KINDS)}, or module:Class for your own"


def _bots_help(usual: str) -> str:
    return f"one for all seats or one for each: {_named_bots()} (default: {usual})"


def _bots(word: str) -> tuple[str, ...]:
    specs = tuple(spec.strip() for spec in word.split(","))
    for spec in dict.fromkeys(specs):
        try:
            player(spec)
        except BadBot as bad:
            raise argparse.ArgumentTypeError(str(bad)) from bad
    return specs


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 86400:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of seconds from 0.001 to 86400")
    return seconds


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{word!r} is not of the form name=value")
    return name, value


def _seed(word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number, 0 or more")
    if len(word) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"a seed has at most {MOST_DIGITS} digits, this one {len(word)}")
    return int(word)


def _some(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 100 and 1 <= int(word) <= 10**9):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 to 1000000000")
    return int(word)
