"""The commands for hosting a server, except `serve`: their options, and what they run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from meadhall.registry import games

COMMANDS = ("tables", "bans", "limits", "renew-secret", "restore")
STATUSES = ("open", "playing", "over", "stuck")
DATABASE = "a file, sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)"
# Options that several commands have.
SHARED: dict[str, dict[str, Any]] = {
    "database": {"metavar": "URL", "help": DATABASE},
    "json": {"action": "store_true", "help": "print JSON (default: a table)"},
    "yes": {"action": "store_true", "help": "do not ask for confirmation (default: ask)"},
}


def add(commands: Any) -> None:
    """Add these commands to the parser of `meadhall`."""
    _tables(commands)
    _bans(commands)
    limits = _command(commands, "limits", "print every limit of the server with its reason")
    limits.set_defaults(database=None)
    secret = _command(
        commands, "renew-secret", "sign cookies with a new secret, while the server runs", "database", "yes"
    )
    secret.add_argument(
        "--forget-old", action="store_true", help="accept no older cookies at all (default: for a year)"
    )
    restore = _command(
        commands, "restore", "restore a backup into a database that no server runs on", "database", "yes"
    )
    restore.add_argument("file", type=Path, help="a file that `meadhall backup` wrote")
    restore.add_argument(
        "--replace", action="store_true", help="replace the tables that are there (default: refuse)"
    )


def _command(
    commands: Any, name: str, about: str, *shared: str, subcommand: bool = False
) -> argparse.ArgumentParser:
    """A command with the options of SHARED that are named.

    `subcommand`: a --database that was given before the name of the subcommand counts, too.
    """
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about)
    for option in shared:
        added = parser.add_argument(f"--{option}", **SHARED[option])
        if subcommand and option == "database":
            added.default = argparse.SUPPRESS
    if not subcommand:
        parser.set_defaults(language=None)
    return parser


def _tables(commands: Any) -> None:
    about = "list the tables of the server, or delete some of them"
    tables = _command(commands, "tables", about, "json", "database")
    tables.add_argument("--status", choices=STATUSES, help="only tables with this status (default: all)")
    tables.add_argument("--game", choices=sorted(games()), help="only tables of this game (default: all)")
    tables.add_argument(
        "--older-than", type=days, metavar="DAYS", help="only tables that have not been used for so many days"
    )
    actions = tables.add_subparsers(dest="doing", metavar="what")

    def action(name: str, about: str, *shared: str) -> argparse.ArgumentParser:
        return _command(actions, name, about, "database", *shared, subcommand=True)

    action("show", "print the seats and the chat of a table").add_argument("table", metavar="ID")
    delete = action("delete", "delete tables for good, with all that belongs to them", "yes")
    delete.add_argument("tables", metavar="ID", nargs="+")
    keep(action("expire", "delete tables that have not been used for long", "yes"), required=True)


def _bans(commands: Any) -> None:
    about = "list bans and mutes of the server and of its tables; add or remove some"
    bans = _command(commands, "bans", about, "json", "database")
    actions = bans.add_subparsers(dest="doing", metavar="what")
    add = _command(actions, "add", "ban somebody from all tables of the server", "database", subcommand=True)
    who = add.add_mutually_exclusive_group(required=True)
    who.add_argument("--address", type=address, help="this address; for IPv6 its whole /64 network")
    who.add_argument("--seat", metavar="NAME", help="the holder of this seat at --table")
    who.add_argument("--line", type=_id, metavar="N", help="the sender of this chat message at --table")
    add.add_argument("--table", metavar="ID", help="`meadhall tables show ID` lists its seats and messages")
    add.add_argument("--mute", action="store_true", help="only from the chat (default: from the tables)")
    add.add_argument("--days", type=days, metavar="N", help="for so many days (default: for ever)")
    add.add_argument("--note", default="", help="shown in the list (default: the name at the table)")
    remove = _command(actions, "remove", "end bans and mutes", "database", subcommand=True)
    which = remove.add_mutually_exclusive_group(required=True)
    which.add_argument("bans", type=_id, metavar="ID", nargs="*", default=[])
    which.add_argument("--address", type=address, help="all bans of this address")


def keep(command: argparse.ArgumentParser, *, required: bool = False) -> None:
    """Add --keep and --keep-running; `serve` has them, too."""
    never = "" if required else " (default: none)"
    command.add_argument(
        "--keep",
        type=days,
        metavar="DAYS",
        required=required,
        help="delete tables that are over, stuck or never begun, and have not been used for so many days"
        + never,
    )
    command.add_argument(
        "--keep-running",
        type=days,
        metavar="DAYS",
        help="delete running games that have not been used for so many days (default: none)",
    )


def days(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 5 and int(word) >= 1):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days from 1 to 99999")
    return int(word)


def _id(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 1 <= len(word) <= 18):
        raise argparse.ArgumentTypeError(f"{word!r} is not a number")
    return int(word)


def address(word: str) -> str:
    from meadhall.server.guard.address import parse

    if parse(word) is None:
        raise argparse.ArgumentTypeError(f"{word!r} is not an address such as 203.0.113.5 or 2001:db8::1")
    return word


def limit(word: str) -> tuple[str, Any]:
    """Parse the value of `serve --limit`."""
    from meadhall.server.limit_flags import BadLimit, read

    try:
        return read(word)
    except BadLimit as bad:
        raise argparse.ArgumentTypeError(str(bad)) from bad


def run(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    """Run one of COMMANDS; returns the exit code."""
    if given.command == "limits":
        from meadhall.server.commands.limits import list_limits

        return list_limits(console)
    if given.command == "renew-secret":
        from meadhall.server.commands.secret import renew_secret

        return renew_secret(
            database, forget_old=given.forget_old, yes=given.yes, console=console, errors=errors
        )
    if given.command == "restore":
        from meadhall.server.commands.restore import restore_backup

        return restore_backup(
            given.file, database, replace=given.replace, yes=given.yes, console=console, errors=errors
        )
    return (_run_tables if given.command == "tables" else _run_bans)(given, database, console, errors)


def _run_tables(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    from meadhall.server.commands import tables

    if given.doing == "show":
        return tables.show_table(database, given.table, console, errors)
    if given.doing == "delete":
        return tables.delete_tables(database, given.tables, yes=given.yes, console=console, errors=errors)
    if given.doing == "expire":
        return tables.expire(
            database,
            keep=given.keep,
            keep_running=given.keep_running,
            yes=given.yes,
            console=console,
            errors=errors,
        )
    return tables.list_tables(
        database,
        status=given.status,
        game=given.game,
        older_than=given.older_than,
        as_json=given.json,
        console=console,
        errors=errors,
    )


def _run_bans(given: argparse.Namespace, database: str, console: Console, errors: Console) -> int:
    from meadhall.server.commands import bans

    if given.doing == "add":
        if (given.table is None) is not (given.seat is None and given.line is None):
            errors.print("--table goes with --seat or --line.", style="red")
            return 2
        return bans.add_ban(
            database,
            address=given.address,
            table=given.table,
            seat=given.seat,
            line=given.line,
            mute=given.mute,
            days=given.days,
            note=given.note,
            console=console,
            errors=errors,
        )
    if given.doing == "remove":
        return bans.remove_bans(database, given.bans, given.address, console, errors)
    return bans.list_bans(database, as_json=given.json, console=console, errors=errors)
